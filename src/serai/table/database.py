"""What is kept of every table: SQLAlchemy tables and the few ways in which they are read and written.

A journal only grows: one row for each thing that a seat did, with what was told of it.  The states that can still be taken back
to lie beside it, so that a table goes on where it was, even after its rules were mended."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from serai.engine.errors import SeraiError

META = sa.MetaData()
LOBBY, PLAYING, OVER = "lobby", "playing", "over"
SPECTATOR = -1  # the seat of those who only watch
# Kinds of rows of a journal.
BEGIN, ACT, BACK, DRAFT, UNDRAFT, WRITE, END = "begin", "act", "back", "draft", "undraft", "write", "end"

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
    sa.Column("phase", sa.String(8), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("owner", sa.String(64), nullable=False),
    sa.Column("watch", sa.String(64), nullable=False, unique=True),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("asked", sa.Text, nullable=False, server_default="[]"),
)
IN_JSON = ("options", "settings", "asked")  # columns of a table
SEATS = sa.Table(
    "seats",
    META,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False, unique=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("colour", sa.Integer, nullable=False),
    sa.Column("level", sa.String(20), nullable=False),
    sa.Column("away", sa.Boolean, nullable=False),
)
SITTERS = sa.Table(
    "sitters",
    META,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(64), primary_key=True, index=True),
)
JOURNAL = sa.Table(
    "journal",
    META,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("action", sa.String(80), nullable=False),
    sa.Column("events", sa.Text, nullable=False),
    sa.Column("key", sa.String(64)),
    sa.Column("time", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "key"),
)
STATES = sa.Table(
    "states",
    META,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("line", sa.Integer, primary_key=True),
    sa.Column("state", sa.Text, nullable=False),
)
CHAT = sa.Table(
    "chat",
    META,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(280), nullable=False),
    sa.Column("time", sa.Float, nullable=False),
)


class SeatRow(msgspec.Struct):
    seat: int
    secret: str
    kind: str  # open, person or bot
    name: str
    colour: int
    level: str = ""
    away: bool = False


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


class Entry(msgspec.Struct):
    """A row of the journal."""

    seq: int
    seat: int
    kind: str
    action: str
    events: list[Any]
    key: str | None = None
    time: float = 0.0


class BadDatabase(SeraiError):
    """The database cannot be opened."""


class Stale(Exception):
    """Somebody else has written to this table."""


def default_database() -> str:
    """A file in the user's data folder."""
    home = Path.home()
    folders = {"win32": home / "AppData" / "Local", "darwin": home / "Library" / "Application Support"}
    base = Path(os.environ.get("XDG_DATA_HOME") or folders.get(sys.platform, home / ".local" / "share"))
    return f"sqlite:///{base / 'serai' / 'tables.sqlite3'}"


def driver(url: str) -> sa.URL:
    """The same address with an asynchronous driver."""
    made = sa.make_url(url)
    if made.drivername == "sqlite":
        return made.set(drivername="sqlite+aiosqlite")
    if made.drivername in ("postgresql", "postgres"):
        return made.set(drivername="postgresql+asyncpg")
    return made


class Database:
    """One database."""

    def __init__(self, url: str) -> None:
        try:
            self.url = driver(url)
            self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True)  # errors tell no secrets
        except (SQLAlchemyError, ImportError) as error:
            raise BadDatabase(f"The tables cannot be kept in {url!r:.100} ({error}). Name a file as sqlite:///FILE.") from None
        self.turn: AbstractAsyncContextManager[None] = nullcontext()
        if self.url.get_backend_name() == "sqlite":
            self.turn = asyncio.Lock()
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    async def open(self) -> None:
        """Bring the database up to this version of Serai."""
        try:
            if self.file:
                self.file.parent.mkdir(parents=True, exist_ok=True)
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except CommandError:
            raise BadDatabase("The database was written by a newer Serai: open it with that one.") from None
        except (SQLAlchemyError, OSError) as error:
            raise BadDatabase(f"The database cannot be opened ({getattr(error, 'orig', None) or error}).") from None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction.  SQLite has one writer at a time: they wait here, in a fair queue, and never find it locked."""
        async with self.turn, self.engine.begin() as connection:
            yield connection

    @property
    def file(self) -> Path | None:
        """Where the tables lie, if that is a file."""
        return Path(self.url.database) if self.url.get_backend_name() == "sqlite" and self.url.database else None

    async def close(self) -> None:
        await self.engine.dispose()

    # -- tables --

    async def add(self, table: TableRow, seats: Sequence[SeatRow], sitters: Sequence[tuple[int, str]]) -> None:
        async with self.writing() as connection:
            row = msgspec.structs.asdict(table)
            row.update({name: to_json(row[name]) for name in IN_JSON})
            await connection.execute(TABLES.insert(), row)
            await connection.execute(SEATS.insert(), [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats])
            if sitters:
                rows = [{"table_id": table.id, "seat": seat, "person": person} for seat, person in sitters]
                await connection.execute(SITTERS.insert(), rows)

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table_id))).mappings().first()
            if row is None:
                return None
            found = await connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
            return table_row(row), [seat_row(seat) for seat in found.mappings()]

    async def tables(self, person: str | None = None, limit: int | None = 200) -> list[TableRow]:
        """All tables, or those of one person, the last touched first."""
        query = sa.select(TABLES).order_by(TABLES.c.updated.desc()).limit(limit)
        if person is not None:
            mine = sa.select(SITTERS.c.table_id).where(SITTERS.c.person == person)
            query = query.where(TABLES.c.id.in_(mine))
        async with self.engine.connect() as connection:
            return [table_row(row) for row in (await connection.execute(query)).mappings()]

    async def delete(self, table_id: str) -> None:
        async with self.writing() as connection:
            for table in (CHAT, STATES, JOURNAL, SITTERS, SEATS):
                await connection.execute(table.delete().where(table.c.table_id == table_id))
            await connection.execute(TABLES.delete().where(TABLES.c.id == table_id))

    async def update_table(self, table_id: str, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(TABLES.update().where(TABLES.c.id == table_id).values(updated=time.time(), **values))

    # -- seats --

    async def update_seat(self, table_id: str, seat: int, **values: Any) -> None:
        async with self.writing() as connection:
            here = (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)
            await connection.execute(SEATS.update().where(here).values(**values))

    async def sit(self, table_id: str, seat: int, person: str) -> None:
        try:
            async with self.writing() as connection:
                await connection.execute(SITTERS.insert(), {"table_id": table_id, "seat": seat, "person": person})
        except IntegrityError:
            return  # sits there already

    async def seats_of(self, table_id: str, person: str) -> list[int]:
        """The seats of a person at a table; `SPECTATOR` for those who came by the spectators' link."""
        here = (SITTERS.c.table_id == table_id) & (SITTERS.c.person == person)
        async with self.engine.connect() as connection:
            return sorted((await connection.execute(sa.select(SITTERS.c.seat).where(here))).scalars())

    async def by_secret(self, secret: str) -> tuple[str, int] | None:
        """The table and the seat that a secret opens."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.secret == secret))).first()
            if row is None:
                found = await connection.execute(sa.select(TABLES.c.id).where(TABLES.c.watch == secret))
                watched = found.scalar_one_or_none()
                return (watched, SPECTATOR) if watched is not None else None
            return row.table_id, row.seat

    # -- the course of the game --

    async def write(
        self,
        table_id: str,
        entries: Sequence[Entry],
        kept: dict[int, str],
        dropped: Sequence[int],
        phase: str,
        questions: Sequence[int],
        was: int,
    ) -> None:
        """One transaction: what was done, the states to go on from, the numbers of the seats' questions, the table's new
        version.  `was`: the version before."""
        try:
            async with self.writing() as connection:
                await self.journal(connection, table_id, entries)
                if dropped:
                    await connection.execute(
                        STATES.delete().where((STATES.c.table_id == table_id) & STATES.c.line.in_(list(dropped)))
                    )
                if kept:
                    rows = [{"table_id": table_id, "line": line, "state": state} for line, state in kept.items()]
                    await connection.execute(STATES.insert(), rows)
                here = (TABLES.c.id == table_id) & (TABLES.c.version == was)
                values = {"version": was + len(entries), "phase": phase, "asked": to_json(questions), "updated": time.time()}
                done = await connection.execute(TABLES.update().where(here).values(**values))
                if done.rowcount != 1:
                    raise Stale
        except IntegrityError:
            raise Stale from None

    async def journal(self, connection: AsyncConnection, table_id: str, entries: Sequence[Entry]) -> None:
        if entries:
            rows = [
                {"table_id": table_id, **msgspec.structs.asdict(entry), "events": to_json(entry.events), "time": time.time()}
                for entry in entries
            ]
            await connection.execute(JOURNAL.insert(), rows)

    async def entries(self, table_id: str) -> list[Entry]:
        query = sa.select(JOURNAL).where(JOURNAL.c.table_id == table_id).order_by(JOURNAL.c.seq)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return [
                Entry(r["seq"], r["seat"], r["kind"], r["action"], msgspec.json.decode(r["events"]), r["key"], r["time"])
                for r in rows
            ]

    async def states(self, table_id: str) -> dict[int, str]:
        query = sa.select(STATES).where(STATES.c.table_id == table_id).order_by(STATES.c.line)
        async with self.engine.connect() as connection:
            return {row["line"]: row["state"] for row in (await connection.execute(query)).mappings()}

    # -- chat --

    async def say(self, table_id: str, n: int, seat: int, text: str) -> None:
        row = {"table_id": table_id, "n": n, "seat": seat, "text": text, "time": time.time()}
        try:
            async with self.writing() as connection:
                await connection.execute(CHAT.insert(), row)
        except IntegrityError:
            raise Stale from None

    async def chat(self, table_id: str) -> list[tuple[int, int, str]]:
        query = sa.select(CHAT).where(CHAT.c.table_id == table_id).order_by(CHAT.c.n)
        async with self.engine.connect() as connection:
            return [(row["n"], row["seat"], row["text"]) for row in (await connection.execute(query)).mappings()]


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def table_row(row: Any) -> TableRow:
    return TableRow(**{**row, **{name: msgspec.json.decode(row[name]) for name in IN_JSON}})


def seat_row(row: Any) -> SeatRow:
    return SeatRow(**{name: row[name] for name in SeatRow.__struct_fields__})


def prepare_sqlite(connection: Any, record: object) -> None:
    """Readers never wait for the writer; what was committed outlives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "serai.table:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
