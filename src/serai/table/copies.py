"""A whole database as one file, and back: SQLite by its own backup, PostgreSQL by pg_dump and pg_restore."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa

from serai.engine.errors import SeraiError

SQLITE, POSTGRES = b"SQLite format 3\0", b"PGDMP"  # how such files begin
PACKAGE = "install PostgreSQL's client programs, of the server's version or newer ('apt-get install postgresql-client')"
TABLES = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
LIBPQ = {"host": "PGHOST", "sslmode": "PGSSLMODE", "ssl": "PGSSLMODE"}  # what an address may say after its question mark


class BadCopy(SeraiError):
    """A backup that cannot be made or read."""


def back_up(url: sa.URL, target: Path) -> None:
    """Write all of a database into one file that only its owner can read.  A server may go on meanwhile."""
    with draft(target) as made:
        if url.get_backend_name() == "sqlite":
            copy_sqlite(Path(str(url.database)), made)
        else:
            postgres(url, "pg_dump", "--format=custom", "--file", str(made))


def put_back(url: sa.URL, source: Path) -> None:
    """Make a database what it was at a backup, all of it or nothing.  No server may run.  Of SQLite, what lay there before is
    kept beside it as FILE.before-restore; of PostgreSQL, the database must be empty."""
    wanted, name = (SQLITE, "SQLite") if url.get_backend_name() == "sqlite" else (POSTGRES, "PostgreSQL")
    try:
        with source.open("rb") as file:
            begins = file.read(len(wanted))
    except OSError as error:
        raise BadCopy(f"cannot read {source} ({error.strerror or error}): name a backup") from None
    if begins != wanted:
        raise BadCopy(f"{source} is not a backup of {name}: name one that was made of such a database")
    if wanted == SQLITE:
        target = Path(str(url.database))
        with draft(target) as made:
            copy_sqlite(source, made)
            set_aside(target)
            give_to_owner(made)
    elif postgres(url, "psql", "--no-psqlrc", "--tuples-only", "--no-align", "--command", TABLES).strip() != "0":
        raise BadCopy(f"the database {url.database} is not empty: make a new one with createdb, and restore there")
    else:
        how = ("--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error")
        postgres(url, "pg_restore", *how, "--dbname", str(url.database), str(source))


def set_aside(file: Path) -> None:
    """With what belongs to it: the log that SQLite keeps beside a file would be taken for that of the next one."""
    aside = Path(f"{file}.before-restore")
    if aside.exists():
        raise BadCopy(f"{aside} is there already, from the last time: move it elsewhere, or delete it")
    for rest in ("-shm", "-wal", ""):
        old = Path(f"{file}{rest}")
        if old.exists():
            old.replace(f"{aside}{rest}")


def give_to_owner(file: Path) -> None:
    """What root makes in a server's folder belongs to the server, which could not open it otherwise."""
    if sys.platform != "win32" and os.geteuid() == 0:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid)


@contextmanager
def draft(target: Path) -> Iterator[Path]:
    """A file of mode 0600 beside its target, whose place it takes once it is complete."""
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        os.close(handle)
    except OSError as error:
        raise BadCopy(f"cannot write {target} ({error.strerror or error}): name a place where you may write") from None
    made = Path(name)
    try:
        yield made
        with made.open("rb") as file:
            os.fsync(file.fileno())
        made.replace(target)
    finally:
        for rest in ("", "-wal", "-shm"):
            Path(f"{made}{rest}").unlink(missing_ok=True)


def copy_sqlite(source: Path, target: Path) -> None:
    """One consistent moment of a database, also while others write to it."""
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            found = new.execute("PRAGMA integrity_check").fetchone()[0]
            new.execute("PRAGMA journal_mode=DELETE")  # one file, whole without others beside it
    except sqlite3.Error as error:
        raise BadCopy(f"cannot copy {source} ({error}): it is damaged, or not a database of tables") from None
    if found != "ok":
        raise BadCopy(f"cannot copy {source}: it is damaged ({found})")


def postgres(url: sa.URL, program: str, *arguments: str) -> str:
    """What one of PostgreSQL's own programs says.  The password goes by the environment: others can read the command line."""
    found = shutil.which(program)
    if found is None:
        raise BadCopy(f"cannot find {program}: {PACKAGE}")
    named: dict[str, object] = {"PGHOST": url.host, "PGPORT": url.port, "PGUSER": url.username, "PGPASSWORD": url.password}
    named |= {"PGDATABASE": url.database, **{LIBPQ[name]: value for name, value in url.query.items() if name in LIBPQ}}
    environment = {**os.environ, **{name: str(value) for name, value in named.items() if value is not None}}
    done = subprocess.run([found, *arguments], env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise BadCopy(f"{program} failed ({' '.join(done.stderr.split())[:300]})")
    return done.stdout
