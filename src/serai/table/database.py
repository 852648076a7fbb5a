"""How the database is reached: SQLite by one writer in one process, or PostgreSQL by any number of them.

All statements are plain functions of a connection (`store.py`), written once.  Here they are run: each in one transaction.
SQLite runs them in a thread for the writer and a few for readers; PostgreSQL in the event loop.  What is told between
processes goes through PostgreSQL, too: `tell` after a commit, `heard` at everybody else."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from serai.engine.errors import SeraiError
from serai.extras import EXTRAS
from serai.table.copies import copy_sqlite, draft, give_to_owner
from serai.table.metrics import NOTICE_SECONDS, POOL_WAIT_SECONDS
from serai.table.server_log import LOG

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine
if sys.platform != "win32":
    import fcntl

T = TypeVar("T")
Work = Callable[[Connection], T]
Heard = Callable[[str, int, bool], None]  # a table, its new stamp, and whether a bot has to choose there

READERS = 4  # threads that read from SQLite
CONNECTIONS = 10  # to PostgreSQL
PATIENCE = 5.0  # seconds to wait for a database
PAUSE = 1.0  # seconds until a database that does not answer is asked again
CHANNEL = "serai"
NOTIFY = sa.text("SELECT pg_notify(:channel, :words)")
TURN = "!"  # behind the stamp of a table in a notice: a bot has to choose there
NEEDS = "needs"  # the fact that names the oldest revision whose servers may still write
LONGEST_NOTICE = 7900  # bytes; PostgreSQL refuses 8,000


class BadDatabase(SeraiError):
    """The database cannot be opened."""


class Unavailable(Exception):
    """The database does not answer now."""


class Stale(Exception):
    """Somebody else has written to this table."""


class Busy(Exception):
    """Others were faster, again and again: try once more."""


class Used(Exception):
    """A one-time code was used before, or is too old."""


class Taken(Exception):
    """A key that has to be unique is there already."""


async def patiently(work: Callable[[], Awaitable[T]]) -> T:
    """The result of some work, as soon as the database answers: for what cannot be refused, such as a stream that is open.  If
    all streams ended at once, all would come again at once."""
    while True:
        try:
            return await work()
        except Unavailable as error:
            LOG.debug("waiting for the database", why=str(error))
            await asyncio.sleep(PAUSE)


def default_database() -> str:
    """A file in the user's data folder."""
    home = Path.home()
    folders = {"win32": home / "AppData" / "Local", "darwin": home / "Library" / "Application Support"}
    base = Path(os.environ.get("XDG_DATA_HOME") or folders.get(sys.platform, home / ".local" / "share"))
    return f"sqlite:///{base / 'serai' / 'tables.sqlite3'}"


def open_database(url: str) -> Database:
    """The database of an address."""
    try:
        parts = sa.make_url(url)
    except SQLAlchemyError:
        raise BadDatabase(unknown(url)) from None
    kinds: dict[str, type[Database]] = {"sqlite": Sqlite, "postgresql": Postgres, "postgres": Postgres}
    if parts.drivername not in kinds:
        raise BadDatabase(unknown(url))
    return kinds[parts.drivername](parts)


def unknown(url: str) -> str:
    kind = url.partition(":")[0]  # the rest may hold a password
    return f"The tables cannot be kept in {kind!r:.40}. Name a database as sqlite:///FILE or postgresql://USER@HOST/NAME."


class Database(ABC):
    """One database.  `write`, `light` and `read` run some work in one transaction, all of it or nothing."""

    shared = False  # do other processes write to it, too?

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self.running: set[asyncio.Future[Any]] = set()

    async def to_the_end(self, work: asyncio.Future[T]) -> T:
        """The result of some work, which goes on even if nobody waits for it any more: a viewer who leaves in the middle would
        cost a connection, and would never be seen to leave."""
        self.running.add(work)
        work.add_done_callback(self.ended)
        return await asyncio.shield(work)

    def ended(self, work: asyncio.Future[Any]) -> None:
        self.running.discard(work)
        if not work.cancelled():
            work.exception()  # it is known now, even if nobody waited for it

    @property
    def file(self) -> Path | None:
        """Where the tables lie, if that is a file."""
        return None

    @abstractmethod
    async def open(self, serving: bool = False) -> None:
        """Make sure that this version of Serai can work with the database; `serving`: to run a server on it."""

    @abstractmethod
    async def upgrade(self) -> None:
        """Bring the database up to this version of Serai."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """What is done here outlives a power cut."""

    async def light(self, work: Work[T]) -> T:
        """What may be lost in a power cut: who is there, who works at what."""
        return await self.write(work)

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """All statements see the same moment."""

    async def peek(self, work: Work[T]) -> T:
        """For a single question: without a transaction around it, which would take three exchanges with PostgreSQL."""
        return await self.read(work)

    def tell(self, table: str, stamp: int, turn: bool) -> None:  # noqa: B027 -- where nobody else writes there is nobody to tell
        """Other processes learn that a table has changed, and whether a bot has to choose there."""

    async def listen(self, heard: Heard) -> None:
        """Until it is cancelled: hear what others tell."""
        await asyncio.Event().wait()

    @property
    def listening(self) -> bool:
        """Would this process hear of a change that another one makes?"""
        return True


# ---- SQLite ------------------------------------------------------------------------------------


class Sqlite(Database):
    """A file, and one process that writes to it."""

    journal = "WAL"  # readers never wait for the writer

    def __init__(self, url: sa.URL) -> None:
        super().__init__(url)
        self.writer = self.engine("IMMEDIATE", "FULL")
        self.careless = self.engine("IMMEDIATE", "NORMAL")  # not flushed to the disk at once
        self.reader = self.engine("DEFERRED", "FULL")
        self.one = ThreadPoolExecutor(1, "sqlite-writer")
        self.some = ThreadPoolExecutor(READERS, "sqlite-reader")
        self.lock: int | None = None

    def engine(self, begin: str, synchronous: str) -> sa.Engine:
        arguments = {"check_same_thread": False, "isolation_level": None, "timeout": PATIENCE}
        made = sa.create_engine(self.url, connect_args=arguments, hide_parameters=True, pool_size=READERS)

        @event.listens_for(made, "connect")
        def prepare(connection: Any, _: object) -> None:
            """What was committed outlives a power cut.  Where the file is not a database nobody else closes it."""
            try:
                for pragma in (f"journal_mode={self.journal}", f"synchronous={synchronous}", "foreign_keys=ON"):
                    connection.execute(f"PRAGMA {pragma}").close()
            except sqlite3.Error:
                connection.close()
                raise

        @event.listens_for(made, "begin")
        def begun(connection: Connection) -> None:
            connection.exec_driver_sql(f"BEGIN {begin}")

        return made

    @property
    def file(self) -> Path | None:
        return Path(self.url.database) if self.url.database and self.url.database != ":memory:" else None

    async def open(self, serving: bool = False) -> None:
        if self.file is None:
            raise BadDatabase("The tables need a file: name it as sqlite:///FILE.")
        async with self.released_on_failure():
            try:
                make_private(self.file)
                if serving:
                    self.lock = locked(self.file)
                older = await self.aside(copy_before_migration, self.file)
                await self.run(self.one, self.writer, migrate)
                if older:
                    await self.aside(squeeze, self.file)
            except (SQLAlchemyError, sqlite3.Error, OSError, Unavailable) as error:
                raise BadDatabase(f"The database {self.file} cannot be opened ({reason(error)}).") from None

    async def upgrade(self) -> None:
        await self.open()  # which does it

    async def close(self) -> None:
        await asyncio.gather(*self.running, return_exceptions=True)
        for threads in (self.one, self.some):
            await asyncio.to_thread(threads.shutdown)
        self.release()

    def release(self) -> None:
        """Give back the connections and the hold on the file."""
        for engine in (self.writer, self.careless, self.reader):
            engine.dispose()
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    @asynccontextmanager
    async def released_on_failure(self) -> AsyncIterator[None]:
        """Who is cancelled while a thread writes keeps its hold on the file until that thread has ended."""
        try:
            yield
        except (Exception, asyncio.CancelledError):
            if self.running:
                await asyncio.wait(self.running)
            self.release()
            raise

    async def aside(self, work: Callable[[Path], T], file: Path) -> T:
        """Work on the file itself, in the writer's thread."""
        return await self.to_the_end(asyncio.get_running_loop().run_in_executor(self.one, work, file))

    async def run(self, threads: ThreadPoolExecutor, engine: sa.Engine, work: Work[T]) -> T:
        asked = time.perf_counter()
        return await self.to_the_end(asyncio.get_running_loop().run_in_executor(threads, in_transaction, engine, work, asked))

    async def write(self, work: Work[T]) -> T:
        return await self.run(self.one, self.writer, work)

    async def light(self, work: Work[T]) -> T:
        return await self.run(self.one, self.careless, work)

    async def read(self, work: Work[T]) -> T:
        return await self.run(self.some, self.reader, work)


def in_transaction(engine: sa.Engine, work: Work[T], asked: float) -> T:
    POOL_WAIT_SECONDS.observe(time.perf_counter() - asked)
    try:
        with engine.begin() as connection:
            return work(connection)
    except IntegrityError:
        raise Taken from None
    except (DBAPIError, PoolTimeout) as error:
        raise Unavailable(reason(error)) from error


def make_private(file: Path) -> None:
    """Nobody else on this machine reads the tables: they hold every secret."""
    if file.is_dir():
        raise IsADirectoryError("it is a folder")
    if not file.parent.exists():
        file.parent.mkdir(parents=True, mode=0o700)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        give_to_owner(file)
    elif file.stat().st_mode & 0o077 and sys.platform != "win32":
        for one in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
            with suppress(FileNotFoundError):
                one.chmod(0o600)
        LOG.warning("others on this machine could read the database: it is private now")


def copy_before_migration(file: Path) -> bool:
    """A database of an older Serai is copied before it is changed: FILE.before-REVISION."""
    with closing(sqlite3.connect(file)) as base:
        marked = base.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        found = base.execute("SELECT version_num FROM alembic_version").fetchone() if marked else None
    if found is None or found[0] not in known()[1:]:
        return False
    copy = file.with_name(f"{file.name}.before-{newest()}")
    if not copy.exists():
        with draft(copy) as made:
            copy_sqlite(file, made)
        LOG.info("the database of an older Serai was copied before its migration", copy=copy.name)
    return True


def squeeze(file: Path) -> None:
    """Give back the space that an older Serai needed, and with it the secrets that are left over in pages without use."""
    with closing(sqlite3.connect(file)) as base:
        base.execute("VACUUM")


def locked(file: Path) -> int | None:
    """A server's hold on its file, until it ends."""
    if sys.platform == "win32":
        return None
    lock = file.with_name(f"{file.name}.lock")
    handle = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    give_to_owner(lock)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise BadDatabase(
            f"Another server has opened {file}. Stop it, choose another file with --database,"
            " or let several servers share a PostgreSQL database."
        ) from None
    return handle


# ---- PostgreSQL --------------------------------------------------------------------------------


class Postgres(Database):
    """A PostgreSQL server, shared by any number of processes.  It may go away and come back."""

    shared = True

    def __init__(self, url: sa.URL) -> None:
        for library in EXTRAS["postgres"][1]:  # one that is missing is named, with the extra that brings it
            import_module(library)
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 -- it needs one of them

        super().__init__(url.set(drivername="postgresql"))

        def made(**settings: str) -> AsyncEngine:
            return create_async_engine(
                url.set(drivername="postgresql+asyncpg"),
                connect_args={
                    "timeout": PATIENCE,
                    "command_timeout": 4 * PATIENCE,
                    "server_settings": {"jit": "off", **settings},
                },
                hide_parameters=True,
                pool_size=CONNECTIONS,
                max_overflow=0,
                pool_timeout=PATIENCE,
                pool_use_lifo=True,
            )

        self.engine = made()
        self.snapshot = self.engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self.single = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.careless = made(synchronous_commit="off")  # not flushed to the disk at once
        self.news: dict[str, tuple[int, bool]] = {}
        self.told: dict[str, float] = {}  # when we told what we have not heard yet ourselves
        self.flushing: asyncio.Task[None] | None = None
        self.line: Any = None  # the connection that listens
        self.faults = faults()

    async def open(self, serving: bool = False) -> None:
        """An empty database is laid out.  An older one is not touched: other servers may be at work."""
        await self.prepare(check)

    async def upgrade(self) -> None:
        await self.prepare(migrate)

    async def prepare(self, work: Work[None]) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(734001)"))  # one process at a time
                await connection.run_sync(work)
        except self.faults as error:
            raise Unavailable(f"The database at {self.url.host or 'localhost'} cannot be opened ({reason(error)}).") from None
        except TypeError:  # of the driver, for what it does not know
            known = ", ".join(self.url.query)
            raise BadDatabase(f"The address of the database says more than is understood ({known}): leave that out.") from None

    async def close(self) -> None:
        if self.flushing is not None:
            await asyncio.gather(self.flushing, return_exceptions=True)
        await asyncio.gather(*self.running, return_exceptions=True)
        for engine in (self.engine, self.careless):
            await engine.dispose()

    async def run(self, engine: Any, work: Work[T]) -> T:
        return await self.to_the_end(asyncio.ensure_future(self.in_transaction(engine, work)))

    async def in_transaction(self, engine: Any, work: Work[T]) -> T:
        asked = time.perf_counter()
        try:
            async with engine.begin() as connection:
                POOL_WAIT_SECONDS.observe(time.perf_counter() - asked)
                done: T = await connection.run_sync(work)
                return done
        except IntegrityError:
            raise Taken from None
        except self.faults as error:
            raise Unavailable(reason(error)) from error

    async def write(self, work: Work[T]) -> T:
        return await self.run(self.engine, work)

    async def light(self, work: Work[T]) -> T:
        return await self.run(self.careless, work)

    async def read(self, work: Work[T]) -> T:
        return await self.run(self.snapshot, work)

    async def peek(self, work: Work[T]) -> T:
        return await self.run(self.single, work)

    # -- what processes tell each other --

    def tell(self, table: str, stamp: int, turn: bool) -> None:
        self.news[table] = (stamp, turn)
        if self.listening:
            self.told[table] = time.perf_counter()
        if self.flushing is None or self.flushing.done():
            self.flushing = asyncio.create_task(self.flush())

    async def flush(self) -> None:
        """All news of a moment in one notice.  Inside the action's own transaction it would make all commits wait in a row."""
        while self.news:
            news, self.news = self.news, {}
            words = ",".join(f"{table} {stamp}{TURN if turn else ''}" for table, (stamp, turn) in news.items())
            try:
                for part in pieces(words, LONGEST_NOTICE):
                    await self.notify(part)
            except Unavailable as error:
                LOG.warning("a notice was lost, the others will look for themselves", why=str(error))

    async def notify(self, words: str) -> None:
        """On the connection that listens, where nothing waits in a queue; a process that does not listen takes another."""
        if self.line is None:
            await self.light(lambda connection: connection.execute(NOTIFY, {"channel": CHANNEL, "words": words}))
            return
        try:
            await self.line.execute("SELECT pg_notify($1, $2)", CHANNEL, words, timeout=PATIENCE)
        except self.faults as error:
            raise Unavailable(reason(error)) from error

    async def listen(self, heard: Heard) -> None:
        import asyncpg  # noqa: PLC0415

        def parsed(_connection: object, _pid: int, _channel: str, words: str) -> None:
            for part in words.split(","):
                table, _, stamp = part.partition(" ")
                if table in self.told:
                    NOTICE_SECONDS.observe(time.perf_counter() - self.told.pop(table))
                heard(table, int(stamp.removesuffix(TURN)), stamp.endswith(TURN))

        while True:
            ended = asyncio.Event()
            connection = None
            try:
                connection = await asyncpg.connect(
                    self.url.set(drivername="postgresql").render_as_string(hide_password=False), timeout=PATIENCE
                )
                connection.add_termination_listener(lambda _: ended.set())  # noqa: B023 -- this round's own
                await connection.add_listener(CHANNEL, parsed)
                self.line = connection  # what was told before was not heard: those who listen look from time to time
                await ended.wait()
            except self.faults as error:
                LOG.warning("the database does not answer, next try in a second", why=reason(error))
                await asyncio.sleep(PAUSE)
            finally:
                self.line = None
                self.told.clear()
                if connection is not None:
                    connection.terminate()

    @property
    def listening(self) -> bool:
        return self.line is not None


def faults() -> tuple[type[Exception], ...]:
    """What PostgreSQL's absence is told by.  The driver's own errors come when it goes while a connection is being made."""
    import asyncpg  # noqa: PLC0415

    of_driver = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    return (DBAPIError, PoolTimeout, *of_driver, OSError, TimeoutError)


def pieces(words: str, most: int) -> list[str]:
    """Cut at commas into parts that are not too long."""
    found: list[str] = []
    while len(words) > most:
        cut = words.rindex(",", 0, most)
        found.append(words[:cut])
        words = words[cut + 1 :]
    return [*found, words]


# ---- Both --------------------------------------------------------------------------------------


def reason(error: BaseException) -> str:
    """What a driver says, in one line and without the statement."""
    said = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
    return said or type(error).__name__


def alembic(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "serai.table:migrations")
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Bring a database up to this version.  One of a newer Serai is left as it is, where this one can still use it."""
    found = revision(connection)
    if found == newest():
        return
    if found is None or found in known():
        command.upgrade(alembic(connection), "head")
    elif problem := misfit(connection):
        raise BadDatabase(problem)


def check(connection: Connection) -> None:
    """A new database is laid out; any other must fit."""
    if revision(connection) is None:
        migrate(connection)
    elif problem := misfit(connection):
        raise BadDatabase(problem)


def misfit(connection: Connection) -> str:
    """Why this Serai must not work with a database as it is; empty if it may.  While servers are replaced one by one, those of
    the release before go on: a newer database names the oldest revision whose servers it can still serve."""
    found = revision(connection)
    if found == newest():
        return ""
    if found is None or found in known():
        return "The database is older than this Serai: bring it up to date with 'serai tables upgrade'."
    needs = connection.execute(sa.text("SELECT value FROM facts WHERE name = :name"), {"name": NEEDS}).scalar_one_or_none()
    if needs is not None and needs in known():
        return ""
    return "The database was written by a newer Serai: open it with that one."


def revision(connection: Connection) -> str | None:
    """The migration that a database has come to; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def known() -> list[str]:
    """The migrations that this Serai knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(alembic()).walk_revisions()]


def newest() -> str:
    """The migration that this Serai needs."""
    return known()[0]
