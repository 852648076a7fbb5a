"""The PostgreSQL of one's own: it keeps what it acknowledged through crashes, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest
import sqlalchemy as sa

from serai.table import cluster
from serai.table.cluster import Cluster, NoPostgres, programs
from serai.table.database import Postgres, Unavailable


async def ask(address: str, *statements: str) -> list[object]:
    """The values that statements answer with, all on one connection."""
    connection = await asyncpg.connect(address)
    try:
        return [await connection.fetchval(statement) for statement in statements]
    finally:
        await connection.close()


def test_what_was_acknowledged_outlives_crashes(postgres: Cluster, fresh: str) -> None:
    durable = asyncio.run(ask(fresh, "SHOW fsync", "SHOW synchronous_commit"))
    assert durable == ["on", "on"]
    asyncio.run(ask(fresh, "CREATE TABLE kept (n serial)"))
    for n, crash in enumerate((postgres.crash, postgres.kill), 1):
        asyncio.run(ask(fresh, "INSERT INTO kept DEFAULT VALUES"))
        crash()
        assert asyncio.run(ask(fresh, "SELECT count(*) FROM kept")) == [n]


def test_every_test_has_a_database_of_its_own(postgres: Cluster, fresh: str) -> None:
    assert asyncio.run(ask(fresh, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")) == [0]
    assert "test_every_test_has_a_database" in fresh
    other = postgres.create("another_one")
    asyncio.run(ask(other, "CREATE TABLE here (n int)"))
    assert asyncio.run(ask(fresh, "SELECT to_regclass('here')")) == [None]


def test_strangers_are_not_let_in(postgres: Cluster, fresh: str) -> None:
    with pytest.raises(asyncpg.InvalidPasswordError):
        asyncio.run(ask(fresh.replace(postgres.password, "guessed"), "SELECT 1"))
    assert asyncio.run(ask(fresh, "SHOW listen_addresses")) == ["127.0.0.1"]


def test_one_that_goes_at_the_first_question_is_away_and_nothing_worse() -> None:
    """Neither a question nor the task that listens dies of it: both see it when it is back."""

    async def story() -> None:
        met = asyncio.Event()
        visits = 0

        async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal visits
            if len(await reader.read(8)) == 8:  # the question whether we speak TLS
                writer.write(b"N")
                await reader.read(1000)  # who asks for which database
                writer.write(b"R\0\0\0\x08\0\0\0\0" + b"S\0\0\0\x18server_version\x0015.0\0" + b"Z\0\0\0\x05I")  # come in
                await reader.read(1000)  # the first question
            visits += 1
            if visits == 3:
                met.set()
            writer.close()

        async with await asyncio.start_server(hang_up, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            database = Postgres(sa.make_url(f"postgresql://somebody@127.0.0.1:{port}/tables"))
            with pytest.raises(Unavailable):
                await database.read(lambda connection: connection.execute(sa.text("SELECT 1")))
            listener = asyncio.create_task(database.listen(lambda *heard: None))
            await asyncio.wait({listener, asyncio.create_task(met.wait())}, return_when=asyncio.FIRST_COMPLETED)
            assert not listener.done()
            listener.cancel()
            await database.close()

    asyncio.run(story())


@pytest.mark.server
@pytest.mark.parametrize("how", [signal.SIGINT, None])
def test_nothing_stays_behind(how: signal.Signals | None) -> None:
    """After an interrupt and after an error alike: no process, no folder."""
    code = (
        "import signal, sys\n"
        "from serai.table.cluster import Cluster\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # tests that run in the background ignore it
        "with Cluster() as made:\n"
        "    print(made.folder, made.process.pid, flush=True)\n"
        "    sys.stdin.readline()\n"
        "    1 / 0\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        folder_name, pid = process.stdout.readline().split()
        assert Path(folder_name.decode()).is_dir()
        if how is not None:
            process.send_signal(how)
        _, complaint = process.communicate(b"\n")
    assert (b"KeyboardInterrupt" if how else b"ZeroDivisionError") in complaint
    assert not Path(folder_name.decode()).exists()
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)


def test_a_missing_postgresql_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(cluster, "DEBIAN", tmp_path)
    with pytest.raises(NoPostgres, match="apt-get install postgresql"):
        programs()


def test_the_newest_version_of_debian_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(cluster, "DEBIAN", tmp_path)
    for name in ("9", "15", "16", "not-a-version"):
        folder = tmp_path / name / "bin"
        folder.mkdir(parents=True)
        for program in ("initdb", "postgres") if name != "16" else ("initdb",):
            (folder / program).touch()
    assert programs() == tmp_path / "15" / "bin"  # of 16 only a part is there
