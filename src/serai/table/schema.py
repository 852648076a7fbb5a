"""What is stored of every table, and of the people who play there.

A journal only grows: one row for each thing that a seat did, with what was told of it.  The states that can still be taken back
to lie beside it, so that a table goes on where it was, even after its rules were mended."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

META = sa.MetaData()
LOBBY, PLAYING, OVER = "lobby", "playing", "over"
SPECTATOR = -1  # the seat of those who only watch
PERSON, BOT, OPEN = "person", "bot", "open"  # kinds of seats
LEFT, CLOCK = "left", "clock"  # why a bot plays for a person: they went away, or their time ran out
SEED, FILE, GUIDED = "seed", "file", "guided"  # origins of a deal that somebody may know
PROGRAM = "program"  # the device of a seat that is played through the API
# Kinds of rows of a journal.
BEGIN, ACT, BACK, DRAFT, UNDRAFT, WRITE, NOTE, END = "begin", "act", "back", "draft", "undraft", "write", "note", "end"


def table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def hashed(name: str, **more: Any) -> sa.Column[str]:
    """A person, a key or an address: never itself, always its hash."""
    return sa.Column(name, sa.String(64), nullable=False, **more)


TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("phase", sa.String(8), nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),  # counts the journal
    sa.Column("stamp", sa.Integer, nullable=False, server_default="0"),  # grows with everything that anybody can see
    hashed("owner"),
    sa.Column("watch", sa.String(64), nullable=False, unique=True),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("asked", sa.Text, nullable=False, server_default="[]"),
    sa.Column("wish", sa.Text, nullable=False, server_default="null"),
    sa.Column("origin", sa.String(8), nullable=False, server_default=""),
    hashed("opener", server_default="", index=True),
)
SEATS = sa.Table(
    "seats",
    META,
    table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("invite", sa.String(64), unique=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("colour", sa.Integer, nullable=False),
    sa.Column("level", sa.String(20), nullable=False),
    sa.Column("away", sa.String(8), nullable=False, server_default=""),
    sa.Column("missed", sa.Integer, nullable=False, server_default="0"),
)
SITTERS = sa.Table(
    "sitters",
    META,
    table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    hashed("person", primary_key=True, index=True),
    sa.Column("device", sa.String(40), nullable=False, server_default=""),
    sa.Column("since", sa.Float, nullable=False, server_default="0"),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),
)
CODES = sa.Table(  # one-time codes for a further device of the person on a seat
    "codes",
    META,
    hashed("hash", primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)
JOURNAL = sa.Table(
    "journal",
    META,
    table_id(),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("action", sa.String(80), nullable=False),
    sa.Column("events", sa.Text, nullable=False),
    sa.Column("key", sa.String(64)),
    sa.Column("digest", sa.String(16)),
    sa.Column("time", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)
KEYS = sa.Index(
    "journal_keys",
    JOURNAL.c.table_id,
    JOURNAL.c.key,
    unique=True,
    sqlite_where=JOURNAL.c.key.is_not(None),
    postgresql_where=JOURNAL.c.key.is_not(None),
)
STATES = sa.Table(
    "states",
    META,
    table_id(),
    sa.Column("line", sa.Integer, primary_key=True),
    sa.Column("state", sa.LargeBinary, nullable=False),  # compressed
)
CHAT = sa.Table(
    "chat",
    META,
    table_id(),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(280), nullable=False),
    sa.Column("time", sa.Float, nullable=False),
)
TURNS = sa.Table(  # tables where a bot has to choose; written with the action that led there
    "turns",
    META,
    table_id(),
    sa.Column("version", sa.Integer, nullable=False),
    hashed("owner"),
    sa.Column("people", sa.Boolean, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("due", sa.Float, nullable=False),
    sa.Column("lease", sa.Float, nullable=False, server_default="0"),
    sa.Column("worker", sa.String(40), nullable=False, server_default=""),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Index("turns_rank", "rank", "due"),
    sa.Index("turns_owner", "owner", "lease"),
)
REVIEWS = sa.Table(  # finished games that somebody wants to look back at
    "reviews",
    META,
    table_id(),
    sa.Column("state", sa.String(8), nullable=False),  # wanted, done or failed
    hashed("opener", server_default=""),
    sa.Column("wanted", sa.Float, nullable=False),
    sa.Column("lease", sa.Float, nullable=False, server_default="0"),
    sa.Column("worker", sa.String(40), nullable=False, server_default=""),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Index("reviews_wanted", "state", "wanted"),
)
FINDINGS = sa.Table(  # what a review has found at every decision
    "findings",
    META,
    table_id(),
    sa.Column("decision", sa.Integer, primary_key=True),
    sa.Column("found", sa.Text, nullable=False),
)
PRESENCE = sa.Table(  # who has which table open, at which server; rows that are not renewed die
    "presence",
    META,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("process", sa.String(16), primary_key=True, index=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("until", sa.Float, nullable=False, index=True),
)
DEADLINES = sa.Table(  # until when a seat has to answer its question
    "deadlines",
    META,
    table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("decision", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False, index=True),
)
PEOPLE = sa.Table(
    "people",
    META,
    hashed("person", primary_key=True),
    sa.Column("language", sa.String(8), nullable=False, server_default=""),
    sa.Column("zone", sa.String(64), nullable=False, server_default=""),
    sa.Column("sleep_from", sa.Integer, nullable=False, server_default="0"),  # minutes after midnight
    sa.Column("sleep_to", sa.Integer, nullable=False, server_default="0"),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),
)
LESSONS = sa.Table(  # what the coach has told a person of a game
    "lessons",
    META,
    hashed("person", primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("progress", sa.Text, nullable=False),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),
)
CHANNELS = sa.Table(  # where a person wants to be told that it is their turn
    "channels",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    hashed("person", index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("token", sa.String(64), nullable=False, index=True),  # in the links that confirm and end it: not a secret's hash
    sa.Column("made", sa.Float, nullable=False),
)
OUTBOX = sa.Table(  # notices to be sent
    "outbox",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("channel", sa.Integer, sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("decision", sa.Integer, nullable=False),
    sa.Column("due", sa.Float, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Column("lease", sa.Float, nullable=False, server_default="0"),
    sa.Column("dead", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.UniqueConstraint("channel", "kind", "table_id", "seat", "decision"),
)
FACTS = sa.Table(  # of the whole database: the key that signs cookies, the keys of web push
    "facts",
    META,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)


class SeatRow(msgspec.Struct):
    seat: int
    invite: str | None  # the code of its invitation, until somebody sits there
    kind: str  # open, person or bot
    name: str
    colour: int
    level: str = ""
    away: str = ""  # why a bot plays for the person
    missed: int = 0  # deadlines in a row


class Wished(msgspec.Struct):
    """A seat wishes to go back before a line of the log."""

    seat: int
    line: int
    agreed: set[int]


class TableRow(msgspec.Struct):
    id: str
    game: str
    players: int
    options: dict[str, Any]
    rules: int
    seed: str
    title: str
    phase: str
    version: int
    owner: str
    watch: str
    settings: dict[str, Any]
    created: float
    updated: float
    asked: list[int] = []  # by seat: the version at which its question came up
    stamp: int = 0
    wish: Wished | None = None  # to take back further than the rules of the table allow
    origin: str = ""  # how somebody may know the deal; empty: nobody does
    opener: str = ""  # the address from which it was opened, hashed


IN_JSON = {
    "options": dict[str, Any],
    "settings": dict[str, Any],
    "asked": list[int],
    "wish": Wished | None,
}  # columns of a table


class Entry(msgspec.Struct):
    """A row of the journal."""

    seq: int
    seat: int
    kind: str
    action: str
    events: list[Any]
    key: str | None = None
    digest: str | None = None  # of the whole request that the key stands for
    time: float = 0.0


class Sitter(msgspec.Struct):
    """A device that plays a seat, or watches."""

    seat: int
    person: str
    device: str = ""
    since: float = 0.0
    seen: float = 0.0


class Message(msgspec.Struct):
    """A line of the chat."""

    n: int
    seat: int
    text: str


class Turn(msgspec.Struct):
    """A bot has to choose at this table."""

    table_id: str
    version: int
    owner: str
    people: bool  # somebody waits for it
    pace: float = 0.0  # seconds until it is due, where somebody watches
    tries: int = 0
