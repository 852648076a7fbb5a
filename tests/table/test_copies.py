"""A database as one file, and back; what cannot be copied is refused in one sentence, and nothing is half done."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from serai.table import copies
from serai.table.cluster import Cluster
from serai.table.copies import BadCopy, back_up, put_back

WRONG = "guessed"


def address(file: Path) -> sa.URL:
    return sa.make_url(f"sqlite:///{file}")


def filled(file: Path, rows: int = 3) -> Path:
    """A database as a server keeps it: what was written last is still in the log beside it."""
    with closing(sqlite3.connect(file)) as base:
        base.execute("PRAGMA journal_mode=WAL")
        base.execute("CREATE TABLE kept (n INTEGER PRIMARY KEY, words TEXT)")
        base.executemany("INSERT INTO kept VALUES (?, ?)", [(n, f"row {n}") for n in range(rows)])
        base.commit()
    return file


def rows(file: Path) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as base:
        return base.execute("SELECT * FROM kept ORDER BY n").fetchall()


def files(folder: Path) -> set[str]:
    """Without what SQLite keeps beside an open database."""
    return {path.name for path in folder.iterdir() if not path.name.endswith(("-wal", "-shm"))}


def test_there_and_back(tmp_path: Path) -> None:
    base, copy = filled(tmp_path / "tables.sqlite3"), tmp_path / "copy"
    back_up(address(base), copy)
    assert rows(copy) == rows(base)
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(base)) as changed:
        changed.execute("DELETE FROM kept")
        changed.commit()
    put_back(address(base), copy)
    assert len(rows(base)) == 3
    assert base.stat().st_mode & 0o777 == 0o600
    assert rows(tmp_path / "tables.sqlite3.before-restore") == []
    with pytest.raises(BadCopy, match="from the last time"):
        put_back(address(base), copy)
    assert files(tmp_path) == {"copy", "tables.sqlite3", "tables.sqlite3.before-restore"}


def test_a_copy_is_one_moment_of_a_database_that_is_written_to(tmp_path: Path) -> None:
    """Two rows are always written together, so a copy never holds one of them."""
    base, done = filled(tmp_path / "tables.sqlite3", 2), threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(base, timeout=60)) as busy:
            for n in range(2, 4000, 2):
                with busy:
                    busy.executemany("INSERT INTO kept VALUES (?, '')", [(n,), (n + 1,)])
                if done.is_set():
                    return

    writer = threading.Thread(target=write)
    writer.start()
    sizes = []
    for n in range(5):
        back_up(address(base), tmp_path / f"copy{n}")
        sizes.append(len(rows(tmp_path / f"copy{n}")))
    done.set()
    writer.join()
    assert sizes == sorted(sizes)
    assert all(size % 2 == 0 for size in sizes)


def test_what_cannot_be_copied(tmp_path: Path) -> None:
    base = filled(tmp_path / "tables.sqlite3", 2000)
    with pytest.raises(BadCopy, match="cannot write"):
        back_up(address(base), tmp_path / "nowhere" / "copy")
    (tmp_path / "text").write_text("not a database\n" * 100)
    with pytest.raises(BadCopy, match="not a backup of SQLite"):
        put_back(address(base), tmp_path / "text")
    with pytest.raises(BadCopy, match="cannot read"):
        put_back(address(base), tmp_path / "nothing")
    with pytest.raises(BadCopy, match="not a database"):
        back_up(address(tmp_path / "text"), tmp_path / "copy")
    back_up(address(base), tmp_path / "copy")
    whole = (tmp_path / "copy").read_bytes()
    (tmp_path / "half").write_bytes(whole[:8192] + bytes(4096) + whole[12288:])
    with pytest.raises(BadCopy, match="damaged"):
        put_back(address(base), tmp_path / "half")
    assert len(rows(base)) == 2000  # as before
    assert files(tmp_path) == {"copy", "half", "tables.sqlite3", "text"}


def test_an_older_copy_stays_until_the_new_one_is_complete(tmp_path: Path) -> None:
    base, copy = filled(tmp_path / "tables.sqlite3"), tmp_path / "copy"
    back_up(address(base), copy)
    base.write_bytes(b"damaged" * 1000)
    with pytest.raises(BadCopy):
        back_up(address(base), copy)
    assert len(rows(copy)) == 3


# ---- PostgreSQL ----------------------------------------------------------------------------------


def test_postgres_there_and_back(postgres: Cluster, fresh: str, tmp_path: Path) -> None:
    url, dump = sa.make_url(fresh), tmp_path / "tables.dump"
    query(url, "CREATE TABLE kept (n int); INSERT INTO kept VALUES (1), (2)")
    back_up(url, dump)
    assert dump.stat().st_mode & 0o777 == 0o600
    other = sa.make_url(postgres.create("restored_here"))
    put_back(other, dump)
    assert query(other, "SELECT count(*) FROM kept") == "2"
    with pytest.raises(BadCopy, match="not empty"):
        put_back(url, dump)
    with pytest.raises(BadCopy, match="not a backup of SQLite"):
        put_back(address(tmp_path / "tables.sqlite3"), dump)
    with pytest.raises(BadCopy, match="pg_dump failed"):
        back_up(url.set(password=WRONG), tmp_path / "other.dump")
    assert files(tmp_path) == {"tables.dump"}


def query(url: sa.URL, statement: str) -> str:
    return copies.postgres(url, "psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--command", statement).strip()


def test_the_password_is_on_no_command_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Everybody on the machine can read what a process was started with."""
    program = tmp_path / "pg_dump"
    program.write_text('#!/bin/sh\necho "$PGHOST $PGUSER $PGPASSWORD $PGDATABASE $PGSSLMODE: $*" > "$3.told"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    url = sa.make_url("postgresql://serai:hush@db.example/tables?ssl=require")
    copies.postgres(url, "pg_dump", "--format=custom", "--file", str(tmp_path / "out"))
    told = (tmp_path / "out.told").read_text()
    assert told == f"db.example serai hush tables require: --format=custom --file {tmp_path / 'out'}\n"


def test_a_missing_program_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadCopy, match="postgresql-client"):
        back_up(sa.make_url("postgresql://db.example/tables"), tmp_path / "out")


def test_what_a_crash_left_in_the_log_beside_the_file_is_copied_too(tmp_path: Path) -> None:
    code = (
        "import os, sqlite3, sys\n"
        "base = sqlite3.connect(sys.argv[1])\n"
        "base.execute('INSERT INTO kept VALUES (9, 0)')\n"
        "base.commit()\n"
        "os.kill(os.getpid(), 9)\n"
    )
    base = filled(tmp_path / "tables.sqlite3")
    subprocess.run([sys.executable, "-c", code, str(base)], check=False)
    assert Path(f"{base}-wal").stat().st_size > 0
    back_up(address(base), tmp_path / "copy")
    assert [n for n, _ in rows(tmp_path / "copy")] == [0, 1, 2, 9]


@pytest.mark.parametrize(("user", "given"), [(0, True), (1000, False)])
def test_what_root_restores_belongs_to_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, user: int, given: bool
) -> None:
    """A unit with a user of its own could not open a file of root's."""
    base = filled(tmp_path / "tables.sqlite3")
    back_up(address(base), tmp_path / "copy")
    chowned: list[tuple[int, int]] = []
    monkeypatch.setattr("os.geteuid", lambda: user)
    monkeypatch.setattr("os.chown", lambda _file, uid, gid: chowned.append((uid, gid)))
    put_back(address(tmp_path / "other.sqlite3"), tmp_path / "copy")
    folder = tmp_path.stat()
    assert chowned == ([(folder.st_uid, folder.st_gid)] if given else [])
