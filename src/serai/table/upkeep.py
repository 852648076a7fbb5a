"""Looking after a database: tables that were left are put away, journals are checked, everything is moved elsewhere."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from serai.catalogue import find
from serai.engine.errors import SeraiError
from serai.engine.log import Record, ending, replay
from serai.engine.save import dump, load
from serai.table import store
from serai.table.copies import BadCopy, draft
from serai.table.database import Database, Unavailable, default_database
from serai.table.journal import retraced
from serai.table.schema import (
    BOT,
    CODES,
    DEADLINES,
    FACTS,
    JOURNAL,
    LOBBY,
    META,
    OVER,
    PLAYING,
    PRESENCE,
    SEATS,
    SITTERS,
    TABLES,
    Entry,
    TableRow,
)
from serai.table.server_log import LOG

DAY = 24 * 3600.0
PAUSE = 3600.0  # seconds between two rounds, and before the first
KEYS = 1.0  # days until a request is not sent again any more, so that nobody asks for its key


# ---- What was left -----------------------------------------------------------------------------


class Retention(msgspec.Struct, frozen=True):
    """For how many days a table is kept that nobody has touched or looked at."""

    lobbies: int = 7  # not begun
    bots: int = 2  # bots alone
    quiet: int = 60  # in play, without a clock: its log stays, in a folder
    over: int = 365


class Keeping(msgspec.Struct, frozen=True):
    """What is kept for how long, and where logs are put away; None: beside the tables."""

    retention: Retention = Retention()
    folder: Path | None = None


class Left(msgspec.Struct):
    """A table that has been left for too long."""

    table: TableRow
    why: str
    logged: bool = False  # its log is written before it is deleted


def left(connection: Connection, retention: Retention, now: float) -> list[Left]:
    """The tables whose time is over, the oldest first."""

    def since(days: float) -> sa.ColumnElement[bool]:
        limit = now - days * DAY
        seen = sa.exists().where((SITTERS.c.table_id == TABLES.c.id) & (SITTERS.c.seen >= limit))
        return (TABLES.c.updated < limit) & ~seen

    people = sa.exists().where((SEATS.c.table_id == TABLES.c.id) & (SEATS.c.kind != BOT))
    clock = sa.exists().where(DEADLINES.c.table_id == TABLES.c.id)
    phase = TABLES.c.phase
    rules = [
        ((phase == LOBBY) & since(retention.lobbies), f"not begun, untouched for {retention.lobbies} days", False),
        ((phase != LOBBY) & ~people & since(retention.bots), f"bots alone, unwatched for {retention.bots} days", False),
        ((phase == OVER) & people & since(retention.over), f"over, nobody seen for {retention.over} days", False),
        ((phase == PLAYING) & people & ~clock & since(retention.quiet), f"nobody seen for {retention.quiet} days", True),
    ]
    found = [
        Left(store.table_row(row), why, logged)
        for condition, why, logged in rules
        for row in connection.execute(sa.select(TABLES).where(condition)).mappings()
    ]
    return sorted(found, key=lambda one: one.table.updated)


async def run(database: Database, keeping: Keeping) -> None:
    """Until it is cancelled: from time to time, what was left is removed."""
    while True:
        await asyncio.sleep(PAUSE)
        try:
            gone = await expire(database, keeping)
        except Unavailable as error:
            LOG.warning("the database does not answer", why=str(error))
            continue
        for one in gone:
            LOG.info("table expired", table=one.table.id, game=one.table.game, why=one.why)


async def expire(database: Database, keeping: Keeping, now: float | None = None) -> list[Left]:
    """Delete what was left; the logs of games in play go into the folder first."""
    moment = time.time() if now is None else now
    folder = keeping.folder or default_folder(database)
    found = await database.read(lambda connection: left(connection, keeping.retention, moment))
    gone = []
    for one in found:
        if one.logged:
            text = await database.read(partial(log_of, table=one.table))
            put_away(folder / f"{one.table.game}-{one.table.id}.serai.log", text)
        if await database.write(partial(drop, table=one.table)):
            gone.append(one)
    await database.write(lambda connection: sweep(connection, moment))
    return gone


def drop(connection: Connection, table: TableRow) -> bool:
    """Delete a table, unless somebody came back meanwhile."""
    here = (TABLES.c.id == table.id) & (TABLES.c.stamp == table.stamp)
    return connection.execute(TABLES.delete().where(here)).rowcount == 1


def sweep(connection: Connection, now: float) -> None:
    """Small things whose time is over: codes for further devices, keys of requests that nobody sends again."""
    connection.execute(CODES.delete().where(CODES.c.until < now))
    old = JOURNAL.c.key.is_not(None) & (JOURNAL.c.time < now - KEYS * DAY)
    connection.execute(JOURNAL.update().where(old).values(key=None, digest=None))


def log_of(connection: Connection, table: TableRow) -> str:
    """The log of a game that has begun; it reveals every secret."""
    record, _ = retraced(table, store.entries(connection, table.id))
    return record.write(load(latest(store.states(connection, table.id)), find, any_rules=True))


def latest(states: dict[int, bytes]) -> str:
    """The present state of a table."""
    return store.unpack(states[max(states)])


def default_folder(database: Database) -> Path:
    """Where logs are put away: beside the tables."""
    file = database.file or Path(str(sa.make_url(default_database()).database))
    return file.parent / "put-away"


def put_away(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise BadCopy(f"cannot write {path} ({error.strerror or error}): name a folder where you may write") from None
    with draft(path) as made:
        made.write_text(text, "utf-8")


# ---- What is stored is sound -------------------------------------------------------------------


Game = tuple[TableRow, list[Entry], dict[int, bytes]]  # with its journal and its states


def begun(connection: Connection) -> list[str]:
    """The tables whose games have begun, the oldest first."""
    query = sa.select(TABLES.c.id).where(TABLES.c.phase != LOBBY).order_by(TABLES.c.created, TABLES.c.id)
    return list(connection.execute(query).scalars())


def game(connection: Connection, table_id: str) -> Game | None:
    """A game as it is stored; None if it was deleted meanwhile."""
    found = store.table(connection, table_id)
    return found and (found[0], store.entries(connection, table_id), store.states(connection, table_id))


def trouble(table: TableRow, entries: Sequence[Entry], states: dict[int, bytes]) -> str:
    """What is wrong with a stored game; empty if nothing is.  Rules that were mended since are not a fault of the database."""
    gap = next((n for n, entry in enumerate(entries, 1) if entry.seq != n), 0)
    if gap:
        return f"row {gap} of its journal is missing"
    if table.version != len(entries):
        return f"its journal has {len(entries)} rows, and should have {table.version}"
    if not states:
        return "it has no state"
    try:
        record, _ = retraced(table, entries)
        state = load(latest(states), find, any_rules=True)
    except (SeraiError, LookupError, ValueError, zlib.error) as error:
        return f"it cannot be read ({error})"
    if max(states) != len(record.lines):
        return f"its newest state is that of line {max(states)}, and its journal leads to line {len(record.lines)}"
    if (table.phase == OVER) == bool(state.stack):
        return f"it is called {table.phase!r}, and its state says otherwise"
    return difference(record, latest(states)) if table.rules == record.setup.game.rules_version else ""


def by_rules_of_now(table: TableRow, entries: Sequence[Entry], states: dict[int, bytes]) -> str:
    """How a game would play differently by today's rules; empty if it would not."""
    try:
        record, _ = retraced(table, entries)
    except SeraiError:
        return "its game or its options no longer exist"
    record.rules = record.setup.game.rules_version
    return difference(record, latest(states))


def difference(record: Record, then: str) -> str:
    """What differs between the state that was stored and the one to which the record leads; empty if nothing does."""
    try:
        now, before = replay(record), load(then, find, any_rules=True)
    except SeraiError as error:
        return str(error)
    if ending(before) != ending(now):
        return f"it led to '{ending(before)}', today it leads to '{ending(now)}'"
    return "" if dump(before) == dump(now) else "it leads to another state"


# ---- From one database to another --------------------------------------------------------------

Rows = dict[str, list[dict[str, Any]]]  # by the name of the table of the database
MOVED = [table for table in META.sorted_tables if table is not PRESENCE]
OF_GAMES = [table for table in MOVED if table is TABLES or "table_id" in table.c]
OF_NONE = [table for table in MOVED if table is not TABLES and ("table_id" not in table.c or table.c.table_id.nullable)]
Which = Callable[[sa.Table], sa.ColumnElement[bool]]  # rows of a table of the database


def of_game(table_id: str) -> Which:
    return lambda table: (table.c.id if table is TABLES else table.c.table_id) == table_id


def of_none(table: sa.Table) -> sa.ColumnElement[bool]:
    """What belongs to no game."""
    return table.c.table_id.is_(None) if "table_id" in table.c else sa.true()


def every(table: sa.Table) -> sa.ColumnElement[bool]:
    return sa.true()


async def move(source: Database, target: Database, shown: Callable[[list[str]], Iterable[str]] = iter) -> dict[str, int]:
    """Copy everything into an empty database, game by game; how many rows there are of each kind.  Whatever was written is
    read again and compared.  Nobody may play meanwhile: that is noticed, and nothing is left behind.  `shown`: the ids of the
    tables go through it one by one."""
    if any(count for name, count in (await target.read(counts)).items() if name != FACTS.name):
        raise BadCopy("the database to move to is not empty: name a new one")
    ids = await source.read(lambda connection: list(connection.execute(sa.select(TABLES.c.id).order_by(TABLES.c.id)).scalars()))
    before = await source.read(sums)
    try:
        await copy(source, target, OF_NONE, of_none)
        for table_id in shown(ids):
            await copy(source, target, OF_GAMES, of_game(table_id))
        await target.write(go_on_counting)
        if await target.read(sums) != before or await source.read(sums) != before:
            raise BadCopy("somebody played meanwhile: stop all servers of both databases and try again")
    except BaseException:
        await target.write(empty)
        raise
    return await target.read(counts)


async def copy(source: Database, target: Database, tables: Sequence[sa.Table], which: Which) -> None:
    rows = await source.read(lambda connection: rows_of(connection, tables, which))

    def write(connection: Connection) -> None:
        for table in tables:
            if table is FACTS:  # a new database may have made some of its own
                connection.execute(table.delete())
            if rows[table.name]:
                connection.execute(table.insert(), rows[table.name])

    await target.write(write)
    if await target.read(lambda connection: rows_of(connection, tables, which)) != rows:
        raise BadCopy("what was written is not what was read: nothing was moved")


def rows_of(connection: Connection, tables: Sequence[sa.Table], which: Which = every) -> Rows:
    """Rows of these tables, in the order of their keys."""
    found = {}
    for table in tables:
        query = sa.select(table).where(which(table)).order_by(*table.primary_key.columns)
        found[table.name] = [dict(row) for row in connection.execute(query).mappings()]
    return found


def counts(connection: Connection) -> dict[str, int]:
    return {table.name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() for table in MOVED}


def sums(connection: Connection) -> list[object]:
    """How many rows there are, and the sum of all stamps: every change that anybody makes changes one of these."""
    return [counts(connection), connection.execute(sa.select(sa.func.sum(TABLES.c.stamp))).scalar_one()]


def empty(connection: Connection) -> None:
    for table in reversed(MOVED):
        connection.execute(table.delete())


def go_on_counting(connection: Connection) -> None:
    """PostgreSQL numbers new rows after those that came with a number."""
    if connection.dialect.name != "postgresql":
        return
    for table in MOVED:
        if table.autoincrement_column is not None:
            name, key = table.name, table.autoincrement_column.name
            newest = f"SELECT setval(pg_get_serial_sequence('{name}', '{key}'), max({key})) FROM {name} HAVING max({key}) > 0"  # noqa: S608
            connection.execute(sa.text(newest))
