"""A whole database as one file, and back: SQLite by its own backup, PostgreSQL by pg_dump and pg_restore."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa

from serai.engine.errors import SeraiError

SQLITE, POSTGRES = b"SQLite format 3\0", b"PGDMP"  # how such files begin
PACKAGE = "install PostgreSQL's client programs, of the server's version or newer ('apt-get install postgresql-client')"
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
    """Make a database what it was at a backup.  Whatever is in it is replaced, all of it or, if that fails, nothing."""
    wanted, name = (SQLITE, "SQLite") if url.get_backend_name() == "sqlite" else (POSTGRES, "PostgreSQL")
    try:
        with source.open("rb") as file:
            begins = file.read(len(wanted))
    except OSError as error:
        raise BadCopy(f"cannot read {source} ({error.strerror or error}): name a backup") from None
    if begins != wanted:
        raise BadCopy(f"{source} is not a backup of {name}: name one that was made of such a database")
    if wanted == SQLITE:
        with draft(Path(str(url.database))) as made:
            copy_sqlite(source, made)
    else:
        everything = ("--clean", "--if-exists", "--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error")
        postgres(url, "pg_restore", *everything, "--dbname", str(url.database), str(source))


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
        for rest in ("-wal", "-shm"):  # of the database that lay there before
            Path(f"{target}{rest}").unlink(missing_ok=True)
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


def postgres(url: sa.URL, program: str, *arguments: str) -> None:
    """Run one of PostgreSQL's own programs.  The password goes by the environment: others can read the command line."""
    found = shutil.which(program)
    if found is None:
        raise BadCopy(f"cannot find {program}: {PACKAGE}")
    named = {"PGHOST": url.host, "PGPORT": url.port, "PGUSER": url.username, "PGPASSWORD": url.password, "PGDATABASE": url.database}
    named |= {LIBPQ[name]: value for name, value in url.query.items() if name in LIBPQ}
    environment = {**os.environ, **{name: str(value) for name, value in named.items() if value is not None}}
    done = subprocess.run([found, *arguments], env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise BadCopy(f"{program} failed ({' '.join(done.stderr.split())[:300]})")
