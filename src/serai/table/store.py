"""All statements, each a function of a connection, the same for SQLite and PostgreSQL.  `Database` runs them."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from serai.table.database import Stale, Used
from serai.table.schema import (
    CHAT,
    CODES,
    DEADLINES,
    FACTS,
    IN_JSON,
    JOURNAL,
    LEFT,
    LOBBY,
    OPEN,
    PERSON,
    PLAYING,
    PRESENCE,
    SEATS,
    SITTERS,
    SPECTATOR,
    STATES,
    TABLES,
    TURNS,
    Entry,
    Message,
    SeatRow,
    Sitter,
    TableRow,
    Turn,
)

# Ranks of turns: who waits for a bot.
PRESENT, AWAITED, WATCHED, PAUSED = 0, 1, 2, 9


class Change(msgspec.Struct):
    """What one transaction does to a table."""

    entries: list[Entry] = []
    kept: dict[int, bytes] = {}  # states by line, packed
    dropped: list[int] = []
    seats: list[SeatRow] = []
    sitters: list[Sitter] = []  # who sits down
    gone: list[tuple[int, str]] = []  # seats and persons whose devices are removed; an empty person: all of that seat
    said: list[Message] = []
    code: tuple[str, int, float] | None = None  # a one-time code for a seat, hashed, and until when
    used: str = ""  # a one-time code that is used up, hashed
    turn: Turn | None = None  # a bot has to choose
    rested: bool = False  # no bot has to choose any more
    more: list[Callable[[Connection], object]] = []  # what else belongs to it


class Contents(msgspec.Struct):
    """A table as it is stored, from some version of its journal and some message on."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    states: dict[int, bytes]
    chat: list[Message]
    present: set[int]  # seats whose people are there
    deadlines: dict[int, float] = {}  # by seat: until when it has to choose


def hash_of(secret: str) -> str:
    """What is stored of a secret: a copy of the database opens no seat."""
    return sha256(secret.encode()).hexdigest()


def pack(state: str) -> bytes:
    return zlib.compress(state.encode())


def unpack(state: bytes) -> str:
    return zlib.decompress(state).decode()


decode = msgspec.json.Decoder().decode


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def table_row(row: Any) -> TableRow:
    return TableRow(**{**row, **{name: msgspec.json.decode(row[name], type=kind) for name, kind in IN_JSON.items()}})


def table_values(table: TableRow, *names: str) -> dict[str, Any]:
    """Columns of a table as they are stored."""
    return {name: to_json(getattr(table, name)) if name in IN_JSON else getattr(table, name) for name in names}


def made_of(kind: type[msgspec.Struct], row: Any) -> Any:
    return kind(**{name: row[name] for name in kind.__struct_fields__})


def upsert(connection: Connection, table: sa.Table, row: dict[str, Any]) -> None:
    """Insert a row, or replace what it says."""
    connection.execute(upserting(connection.dialect.name, table, tuple(row)), row)


def inserting(dialect: str, table: sa.Table) -> Any:
    """An INSERT that knows what to do about rows that are there already, as this database says it."""
    return import_module(f"sqlalchemy.dialects.{dialect}").insert(table)


@cache
def upserting(dialect: str, table: sa.Table, columns: tuple[str, ...]) -> sa.Insert:
    """Made once: to put a statement together takes longer than to run it."""
    insert = inserting(dialect, table)
    keys = [column.name for column in table.primary_key]
    rest = {name: insert.excluded[name] for name in columns if name not in keys}
    made: sa.Insert = insert.on_conflict_do_update(index_elements=keys, set_=rest)
    return made


# ---- Tables ------------------------------------------------------------------------------------


def add(connection: Connection, table: TableRow, seats: Sequence[SeatRow], change: Change) -> None:
    """A new table, and whatever happens there at once."""
    connection.execute(TABLES.insert(), table_values(table, *TableRow.__struct_fields__))
    connection.execute(SEATS.insert(), [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats])
    write_rows(connection, table, change)


HERE: sa.BindParameter[str] = sa.bindparam("table")
TABLE = sa.select(TABLES).where(TABLES.c.id == HERE)
SEATS_THERE = sa.select(SEATS).where(SEATS.c.table_id == HERE).order_by(SEATS.c.seat)
SAID = sa.select(CHAT).where((CHAT.c.table_id == HERE) & (CHAT.c.n > sa.bindparam("n"))).order_by(CHAT.c.n)
ENTRIES = (
    sa.select(JOURNAL).where((JOURNAL.c.table_id == HERE) & (JOURNAL.c.seq > sa.bindparam("version"))).order_by(JOURNAL.c.seq)
)
STATES_THERE = sa.select(STATES.c.line, STATES.c.state).where(STATES.c.table_id == HERE).order_by(STATES.c.line)
OTHERS = sa.text("SELECT seat FROM presence WHERE table_id = :table AND until > :now AND process <> :process")
UNTIL = sa.select(DEADLINES.c.seat, DEADLINES.c.at).where(DEADLINES.c.table_id == HERE)
STAMP = sa.text("SELECT stamp FROM tables WHERE id = :table")


def stamp(connection: Connection, table_id: str) -> int | None:
    """The newest stamp of a table; None if there is no such table."""
    return connection.execute(STAMP, {"table": table_id}).scalar_one_or_none()


def stamps(connection: Connection, tables: Sequence[str]) -> list[tuple[str, int]]:
    rows = connection.execute(sa.select(TABLES.c.id, TABLES.c.stamp).where(TABLES.c.id.in_(tables)))
    return [(row.id, row.stamp) for row in rows]


def table(connection: Connection, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
    row = connection.execute(TABLE, {"table": table_id}).mappings().first()
    return None if row is None else (table_row(row), seats(connection, table_id))


def seats(connection: Connection, table_id: str) -> list[SeatRow]:
    return [made_of(SeatRow, row) for row in connection.execute(SEATS_THERE, {"table": table_id}).mappings()]


def contents(connection: Connection, table_id: str, version: int, messages: int, process: str) -> Contents | None:
    """A table after the first `version` rows of its journal and `messages` of its chat; who is there besides this process."""
    found = table(connection, table_id)
    if found is None:
        return None
    others = {"table": table_id, "now": time.time(), "process": process}
    return Contents(
        *found,
        entries(connection, table_id, version),
        states(connection, table_id),
        chat(connection, table_id, messages),
        set(connection.execute(OTHERS, others).scalars()),
        deadlines(connection, table_id) if found[0].settings.get("clock") else {},
    )


def deadlines(connection: Connection, table_id: str) -> dict[int, float]:
    """Until when the seats of a table have to choose."""
    return {row.seat: row.at for row in connection.execute(UNTIL, {"table": table_id})}


def tables(connection: Connection, person: str | None = None, limit: int | None = 200) -> list[TableRow]:
    """All tables, or those where one person sits or watches and has not left, the last touched first."""
    query = sa.select(TABLES).order_by(TABLES.c.updated.desc()).limit(limit)
    if person is not None:
        left = sa.exists().where(
            (SEATS.c.table_id == SITTERS.c.table_id) & (SEATS.c.seat == SITTERS.c.seat) & (SEATS.c.away == LEFT)
        )
        query = query.where(TABLES.c.id.in_(sa.select(SITTERS.c.table_id).where((SITTERS.c.person == person) & ~left)))
    return [table_row(row) for row in connection.execute(query).mappings()]


def crowd(connection: Connection, opener: str) -> tuple[int, int]:
    """How many tables are not over: those opened from one address where nobody plays yet, or bots alone; and all."""
    counted = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.phase.in_((LOBBY, PLAYING)))
    people = sa.exists().where((SEATS.c.table_id == TABLES.c.id) & (SEATS.c.kind == PERSON) & (SEATS.c.away == ""))
    idle = (TABLES.c.opener == opener) & ((TABLES.c.phase == LOBBY) | ~people)
    mine = connection.execute(counted.where(idle)).scalar_one() if opener else 0
    return mine, connection.execute(counted).scalar_one()


def delete(connection: Connection, table_id: str) -> None:
    """A table with all that belongs to it."""
    connection.execute(TABLES.delete().where(TABLES.c.id == table_id))


# ---- The course of the game --------------------------------------------------------------------


CHANGING = ("version", "stamp", "phase", "asked", "wish", "owner", "title", "settings")  # columns of a table
UPDATE_TABLE = (
    TABLES.update()
    .where((TABLES.c.id == sa.bindparam("this")) & (TABLES.c.stamp == sa.bindparam("was")))
    .values({name: sa.bindparam(name) for name in (*CHANGING, "updated")})
)
ADD_ENTRIES, ADD_STATES = JOURNAL.insert(), STATES.insert()
DROP_STATE = sa.text("DELETE FROM states WHERE table_id = :table AND line = :line")


def commit(connection: Connection, table: TableRow, was: int, change: Change) -> None:
    """One change of a table, whose stamp was `was` before; `table` says what it is after it."""
    values = table_values(table, *CHANGING)
    done = connection.execute(UPDATE_TABLE, {**values, "updated": time.time(), "this": table.id, "was": was})
    if done.rowcount != 1:
        raise Stale
    write_rows(connection, table, change)


def write_rows(connection: Connection, table: TableRow, change: Change) -> None:
    """All that a change says besides the table's own row."""
    here = table.id
    if change.entries:
        now = time.time()
        rows = [
            {"table_id": here, **msgspec.structs.asdict(e), "events": to_json(e.events), "time": now} for e in change.entries
        ]
        connection.execute(ADD_ENTRIES, rows)
    if change.dropped:
        connection.execute(DROP_STATE, [{"table": here, "line": line} for line in change.dropped])
    if change.kept:
        connection.execute(ADD_STATES, [{"table_id": here, "line": line, "state": s} for line, s in change.kept.items()])
    for row in change.seats:
        at = (SEATS.c.table_id == here) & (SEATS.c.seat == row.seat)
        connection.execute(SEATS.update().where(at).values(**msgspec.structs.asdict(row)))
    for seat, person in change.gone:
        at = (SITTERS.c.table_id == here) & (SITTERS.c.seat == seat)
        connection.execute(SITTERS.delete().where(at & (SITTERS.c.person == person) if person else at))
        forget_codes(connection, here, seat)  # nobody comes back by a code that was made before
    for sitter in change.sitters:
        upsert(connection, SITTERS, {"table_id": here, **msgspec.structs.asdict(sitter)})
    if change.said:
        now = time.time()
        connection.execute(CHAT.insert(), [{"table_id": here, **msgspec.structs.asdict(m), "time": now} for m in change.said])
    if change.code:
        code, seat, until = change.code
        forget_codes(connection, here, seat)
        connection.execute(CODES.insert(), {"hash": code, "table_id": here, "seat": seat, "until": until})
    if change.used:
        valid = (CODES.c.hash == change.used) & (CODES.c.until > time.time())
        if connection.execute(CODES.delete().where(valid)).rowcount != 1:
            raise Used
    if change.turn is not None or change.rested:
        write_turn(connection, here, change.turn)
    for work in change.more:
        work(connection)


def forget_codes(connection: Connection, table_id: str, seat: int) -> None:
    """The codes for further devices of a seat, and all that are too old."""
    here = (CODES.c.table_id == table_id) & (CODES.c.seat == seat)
    connection.execute(CODES.delete().where(here | (CODES.c.until < time.time())))


def entries(connection: Connection, table_id: str, version: int = 0) -> list[Entry]:
    """The journal after its first `version` rows."""
    rows = connection.execute(ENTRIES, {"table": table_id, "version": version}).mappings()
    return [made_of(Entry, {**row, "events": decode(row["events"])}) for row in rows]


def states(connection: Connection, table_id: str) -> dict[int, bytes]:
    return {row.line: row.state for row in connection.execute(STATES_THERE, {"table": table_id})}


def done(connection: Connection, table_id: str, key: str) -> Entry | None:
    """What was done by the request with this key."""
    query = sa.select(JOURNAL).where((JOURNAL.c.table_id == table_id) & (JOURNAL.c.key == key))
    row = connection.execute(query).mappings().first()
    return made_of(Entry, {**row, "events": []}) if row is not None else None


def chat(connection: Connection, table_id: str, messages: int = 0) -> list[Message]:
    """The chat after its first `messages`."""
    return [made_of(Message, row) for row in connection.execute(SAID, {"table": table_id, "n": messages}).mappings()]


# ---- People ------------------------------------------------------------------------------------


PLACES = sa.text("SELECT seat, seen FROM sitters WHERE table_id = :table AND person = :person")
OF_KEY = sa.text("SELECT table_id, seat, seen FROM sitters WHERE person = :person LIMIT 2")


def places(connection: Connection, table_id: str, person: str) -> dict[int, float]:
    """The seats of a person at a table, and when they were last seen there; `SPECTATOR` for those who came by the spectators'
    link."""
    found = connection.execute(PLACES, {"table": table_id, "person": person})
    return {row.seat: row.seen for row in sorted(found)}


def seats_of(connection: Connection, table_id: str, person: str) -> list[int]:
    return list(places(connection, table_id, person))


def sitters(connection: Connection, table_id: str, seat: int) -> list[Sitter]:
    """The devices of a seat, the oldest first."""
    here = (SITTERS.c.table_id == table_id) & (SITTERS.c.seat == seat)
    found = connection.execute(sa.select(SITTERS).where(here).order_by(SITTERS.c.since, SITTERS.c.person))
    return [made_of(Sitter, row) for row in found.mappings()]


def sit(connection: Connection, table_id: str, sitter: Sitter) -> None:
    upsert(connection, SITTERS, {"table_id": table_id, **msgspec.structs.asdict(sitter)})


def see(connection: Connection, table_id: str, person: str) -> None:
    """Somebody was here just now."""
    here = (SITTERS.c.table_id == table_id) & (SITTERS.c.person == person)
    connection.execute(SITTERS.update().where(here).values(seen=time.time()))


def last_seen(connection: Connection, table_id: str, seat: int) -> float:
    """When somebody of this seat was here last."""
    here = (SITTERS.c.table_id == table_id) & (SITTERS.c.seat == seat)
    return float(connection.execute(sa.select(sa.func.max(SITTERS.c.seen)).where(here)).scalar_one() or 0.0)


def known(connection: Connection, person: str) -> bool:
    """Has this person ever sat at a table?"""
    return connection.execute(sa.select(SITTERS.c.person).where(SITTERS.c.person == person).limit(1)).first() is not None


def of_key(connection: Connection, secret: str) -> list[tuple[str, int, float]]:
    """The tables and seats that a program's key opens, and when it was last seen there; a spectators' link opens a table
    without a seat."""
    found = [(row.table_id, row.seat, row.seen) for row in connection.execute(OF_KEY, {"person": hash_of(secret)})]
    if found:
        return found
    watched = connection.execute(sa.select(TABLES.c.id).where(TABLES.c.watch == secret)).scalars()
    return [(table_id, SPECTATOR, 0.0) for table_id in watched]


def of_code(connection: Connection, code: str) -> tuple[str, int, bool] | None:
    """The table and the seat to which an invitation or a one-time code leads; whether it is for a further device."""
    row = connection.execute(sa.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invite == code)).first()
    if row is not None:
        return row.table_id, row.seat, False
    valid = (CODES.c.hash == hash_of(code)) & (CODES.c.until > time.time())
    row = connection.execute(sa.select(CODES.c.table_id, CODES.c.seat).where(valid)).first()
    if row is not None:
        return row.table_id, row.seat, True
    watched = connection.execute(sa.select(TABLES.c.id).where(TABLES.c.watch == code)).scalar_one_or_none()
    return (watched, SPECTATOR, False) if watched is not None else None


# ---- Who is there ------------------------------------------------------------------------------


def appear(connection: Connection, table_id: str, process: str, seat: int, until: float) -> None:
    upsert(connection, PRESENCE, {"table_id": table_id, "process": process, "seat": seat, "until": until})
    rank_turns(connection, [table_id])


def vanish(connection: Connection, table_id: str, process: str, seat: int) -> None:
    here = (PRESENCE.c.table_id == table_id) & (PRESENCE.c.process == process) & (PRESENCE.c.seat == seat)
    connection.execute(PRESENCE.delete().where(here))
    rank_turns(connection, [table_id])


def stay(connection: Connection, process: str, until: float, here: Sequence[tuple[str, int]]) -> None:
    """Everybody at this process is still there, even if the database has forgotten it; rows of processes that died go."""
    for table_id, seat in here:
        upsert(connection, PRESENCE, {"table_id": table_id, "process": process, "seat": seat, "until": until})
    dead = PRESENCE.c.until < time.time()
    gone = set(connection.execute(sa.select(PRESENCE.c.table_id).where(dead)).scalars())
    if gone:
        connection.execute(PRESENCE.delete().where(dead))
    rank_turns(connection, gone | {table_id for table_id, _ in here})


def clear_presence(connection: Connection, process: str | None = None) -> None:
    """A process ends, or begins as the only one (None): nobody is there."""
    here = PRESENCE.c.process == process if process is not None else sa.true()
    gone = set(connection.execute(sa.select(PRESENCE.c.table_id).where(here)).scalars())
    connection.execute(PRESENCE.delete().where(here))
    rank_turns(connection, gone)


# ---- Turns of bots -----------------------------------------------------------------------------
# Written out and prepared once, as these are the statements of every move.

THERE = "EXISTS (SELECT 1 FROM presence WHERE table_id = {table} AND until > :now{seat})"
RANK = (
    "CASE WHEN {people} AND " + THERE.replace("{seat}", f" AND seat <> {SPECTATOR}") + f" THEN {PRESENT}"
    f" WHEN {{people}} THEN {AWAITED} WHEN " + THERE.replace("{seat}", "") + f" THEN {WATCHED} ELSE {PAUSED} END"
)  # who waits for a bot: somebody who is there, people, those who watch bots, or nobody
RANK_TURN = sa.text(f"UPDATE turns SET rank = {RANK.format(people='people', table='turns.table_id')} WHERE table_id = :table")
STILL = "{0} = CASE WHEN turns.version = excluded.version THEN turns.{0} ELSE excluded.{0} END"  # talk: it is the same turn
SOONER = (  # somebody skips: the same turn, earlier
    "due = CASE WHEN turns.version = excluded.version AND turns.due <= excluded.due THEN turns.due ELSE excluded.due END"
)
WRITE_TURN = sa.text(
    "INSERT INTO turns (table_id, version, owner, people, rank, due, lease, worker, tries) VALUES (:table, :version, :owner,"
    f" :people, {RANK.format(people=':people', table=':table')},"
    f" CASE WHEN {THERE.format(table=':table', seat='')} THEN :now + :pace ELSE :now END, 0, '', 0)"
    " ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, owner = excluded.owner, people = excluded.people,"
    f" rank = excluded.rank, {', '.join([SOONER, *map(STILL.format, ('lease', 'worker', 'tries'))])}"
).bindparams(sa.bindparam("people", type_=sa.Boolean), sa.bindparam("table", type_=sa.String))
REST = sa.text("DELETE FROM turns WHERE table_id = :table")
CLAIM = (
    "SELECT table_id, version, owner, people, tries FROM turns AS t WHERE lease <= :now AND due <= :now"
    f" AND rank <> {PAUSED} AND (rank = {PRESENT} OR"
    " (SELECT count(*) FROM turns AS other WHERE other.owner = t.owner AND other.lease > :now) < :share)"
    " ORDER BY rank, due LIMIT 1"
)
CLAIMS = {"sqlite": sa.text(CLAIM), "postgresql": sa.text(f"{CLAIM} FOR UPDATE OF t SKIP LOCKED")}
CLAIMED = sa.text("UPDATE turns SET lease = :lease, worker = :worker, tries = tries + 1 WHERE table_id = :table")
SOONEST = sa.text(f"SELECT min(due) FROM turns WHERE lease <= :now AND due > :now AND rank <> {PAUSED}")
RENEW = sa.text("UPDATE turns SET lease = :lease WHERE table_id = :table AND worker = :worker")
POSTPONE = sa.text(
    "UPDATE turns SET lease = 0, worker = '', due = :due, tries = :tries WHERE table_id = :table AND worker = :worker"
)


def rank_turns(connection: Connection, tables: Iterable[str]) -> None:
    """Somebody came to these tables, or left them."""
    for table_id in tables:
        connection.execute(RANK_TURN, {"table": table_id, "now": time.time()})


def write_turn(connection: Connection, table_id: str, turn: Turn | None) -> None:
    """It is a bot's turn, or it is not.  Where somebody watches it is due a little later, so that they can follow."""
    if turn is None:
        connection.execute(REST, {"table": table_id})
        return
    values = {"version": turn.version, "owner": turn.owner, "people": turn.people, "pace": turn.pace}
    connection.execute(WRITE_TURN, {"table": table_id, "now": time.time(), **values})


def claim(connection: Connection, worker: str, lease: float, share: int) -> Turn | float:
    """The next turn for a worker, which has it for `lease` seconds; without one, the moment when the next is due.  Nobody's
    tables have more than `share` workers at once, unless somebody there is waiting."""
    now = time.time()
    row = connection.execute(CLAIMS[connection.dialect.name], {"now": now, "share": share}).first()
    if row is None:
        soonest = connection.execute(SOONEST, {"now": now}).scalar_one()
        return float(soonest) if soonest is not None else now + 60.0
    connection.execute(CLAIMED, {"lease": now + lease, "worker": worker, "table": row.table_id})
    return Turn(row.table_id, row.version, row.owner, bool(row.people), tries=row.tries + 1)


def renew(connection: Connection, table_id: str, worker: str, lease: float) -> None:
    connection.execute(RENEW, {"table": table_id, "worker": worker, "lease": time.time() + lease})


def postpone(connection: Connection, turn: Turn, worker: str, pause: float) -> None:
    """A turn that was claimed is taken again later, by anybody."""
    due = time.time() + pause
    connection.execute(POSTPONE, {"table": turn.table_id, "worker": worker, "due": due, "tries": turn.tries})


def free_turns(connection: Connection) -> None:
    """No worker has a turn: the only process that has any begins."""
    connection.execute(TURNS.update().values(lease=0.0, worker=""))


def full_lobbies(connection: Connection) -> list[str]:
    """Tables where nobody is missing, and which have not begun."""
    missing = sa.exists().where((SEATS.c.table_id == TABLES.c.id) & (SEATS.c.kind == OPEN))
    return list(connection.execute(sa.select(TABLES.c.id).where((TABLES.c.phase == LOBBY) & ~missing)).scalars())


def has_people(rows: Iterable[SeatRow]) -> bool:
    """Does anybody wait at this table, or do only bots play?"""
    return any(row.kind == PERSON and not row.away for row in rows)


# ---- Facts of the whole database ---------------------------------------------------------------


def fact(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """A fact, made once by whichever process asks first."""
    connection.execute(inserting(connection.dialect.name, FACTS).values(name=name, value=make()).on_conflict_do_nothing())
    return str(connection.execute(sa.select(FACTS.c.value).where(FACTS.c.name == name)).scalar_one())
