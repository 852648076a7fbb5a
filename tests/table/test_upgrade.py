"""Versions of a database: who may work with which, and how servers are replaced one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy.engine import Connection

from serai.cli import main
from serai.table.database import NEEDS, BadDatabase, Database, alembic, known, misfit, newest, open_database, revision
from serai.table.schema import FACTS, TABLES

Story = Callable[[Database], Awaitable[None]]


def at(address: str, story: Story) -> None:
    async def live() -> None:
        database = open_database(address)
        try:
            await story(database)
        finally:
            await database.close()

    asyncio.run(live())


async def set_version(database: Database, version: str, needs: str = "") -> None:
    def work(connection: Connection) -> None:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = :version"), {"version": version})
        connection.execute(FACTS.delete().where(FACTS.c.name == NEEDS))
        if needs:
            connection.execute(FACTS.insert().values(name=NEEDS, value=needs))

    await database.write(work)


async def newer_and_newer(database: Database) -> None:
    """A release that only added things leaves the servers of this one at work; one that removed some does not."""
    await database.open()
    assert await database.read(misfit) == ""
    for needs, fits in ((newest(), True), ("8999", False), ("", False)):
        await set_version(database, "9000", needs)
        assert (await database.read(misfit) == "") == fits
        if fits:
            await database.open()
            await database.upgrade()
        else:
            with pytest.raises(BadDatabase, match="newer Serai"):
                await database.open()
            with pytest.raises(BadDatabase, match="newer Serai"):
                await database.upgrade()
        assert await database.read(revision) == "9000"


def test_a_newer_database(tmp_path: Path) -> None:
    at(f"sqlite:///{tmp_path / 'tables.sqlite3'}", newer_and_newer)
    assert [path.name for path in tmp_path.glob("*.before-*")] == []  # nothing was migrated


def test_a_newer_database_of_postgres(fresh: str) -> None:
    at(fresh, newer_and_newer)


def test_only_a_command_upgrades_postgres(fresh: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Servers of the old version may be at work: a server that starts, or a look at the tables, does not pull the ground away
    from under them."""

    async def older(database: Database) -> None:
        await database.open()  # a new one is laid out
        assert await database.read(revision) == newest()
        await database.write(lambda connection: command.downgrade(alembic(connection), known()[1]))
        with pytest.raises(BadDatabase, match="serai tables upgrade"):
            await database.open(serving=True)

    at(fresh, older)
    assert main(["tables", "list", "--database", fresh]) == 2
    assert "serai tables upgrade" in capsys.readouterr().err
    assert main(["tables", "upgrade", "--database", fresh]) == 0
    assert main(["tables", "list", "--database", fresh]) == 0
    assert "no tables" in capsys.readouterr().out


def test_two_upgrades_at_once(fresh: str) -> None:
    """The second waits for the first, and finds nothing to do."""

    async def story(database: Database) -> None:
        await database.open()
        await database.write(lambda connection: command.downgrade(alembic(connection), known()[1]))
        other = open_database(fresh)
        await asyncio.gather(database.upgrade(), other.upgrade())
        await other.close()
        assert await database.read(lambda connection: list(connection.execute(sa.select(TABLES)))) == []

    at(fresh, story)
