"""Looking after a database: what was left is put away, damage is found, everything can be moved; on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

import serai
from serai.catalogue import find
from serai.cli import main
from serai.engine.log import read
from serai.table import store, upkeep
from serai.table.copies import BadCopy
from serai.table.database import Database, Unavailable, open_database
from serai.table.schema import CHANNELS, CODES, DEADLINES, JOURNAL, META, OUTBOX, SEATS, SITTERS, STATES, TABLES
from serai.table.upkeep import DAY, Keeping, Retention, move, rows_of
from tests.table.test_old_database import TABLES as IDS
from tests.table.test_old_database import old

__all__ = ["old"]  # the database of 0.1: a fixture with tables of all kinds

Story = Callable[[Database], Awaitable[None]]


def at(address: str, story: Story) -> None:
    """What happens in one database."""

    async def live() -> None:
        database = open_database(address)
        await database.open()
        try:
            await story(database)
        finally:
            await database.close()

    asyncio.run(live())


def moved(source: Path, target: str) -> str:
    """The tables of a file in another database; its address."""

    async def story(database: Database) -> None:
        other = open_database(target)
        await other.open()
        await move(database, other)
        await other.close()

    at(f"sqlite:///{source}", story)
    return target


async def everything(database: Database) -> upkeep.Rows:
    return await database.read(lambda connection: rows_of(connection, META.sorted_tables))


async def change(database: Database, *statements: sa.Update | sa.Insert) -> None:
    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    await database.write(work)


# ---- Expiry --------------------------------------------------------------------------------------


def aged(name: str, days: float, seen: float | None = None) -> list[sa.Update]:
    """Say how many days ago a table was last touched, and last seen."""
    now = time.time()
    here = IDS[name]
    return [
        TABLES.update().where(TABLES.c.id == here).values(updated=now - days * DAY),
        SITTERS.update().where(SITTERS.c.table_id == here).values(seen=now - (days if seen is None else seen) * DAY),
    ]


PLAYED = (("plantations", 0.9), ("programs", 1.1))  # days ago


async def tidied(database: Database, folder: Path) -> None:
    """One table of each kind is too old, and another one of that kind is not, or somebody was seen there."""
    bots = SEATS.update().where(SEATS.c.table_id == IDS["west"]).values(kind="bot")
    clock = DEADLINES.insert().values(table_id=IDS["companies"], seat=0, decision=1, at=time.time())
    ages = [*aged("waiting", 8), *aged("west", 3), *aged("over", 366), *aged("sofa", 61)]
    ages += [*aged("programs", 61, 59), *aged("plantations", 59), *aged("companies", 61)]
    code = [{"hash": f"{n}", "table_id": IDS["programs"], "seat": 0, "until": time.time() + n * 60} for n in (-1, 1)]
    played = [
        JOURNAL.update().where(JOURNAL.c.table_id == IDS[name]).values(time=time.time() - days * DAY) for name, days in PLAYED
    ]
    await change(database, bots, clock, *ages, *played, CODES.insert().values(code))
    names = {table: name for name, table in IDS.items()}
    listed = await database.read(partial(upkeep.left, retention=Retention(), now=time.time()))
    due = {names[one.table.id]: one.logged for one in listed}
    assert due == {"waiting": False, "west": False, "over": False, "sofa": True}
    before = await database.read(partial(upkeep.game, table_id=IDS["sofa"]))
    assert before is not None
    gone = await upkeep.expire(database, Keeping(folder=folder))
    assert {names[one.table.id] for one in gone} == set(due)
    left = await everything(database)
    assert {row["id"] for row in left["tables"]} == {IDS[name] for name in IDS if name not in due}
    for name in ("seats", "sitters", "journal", "states", "chat", "turns", "deadlines"):
        assert not {row["table_id"] for row in left[name]} & {IDS[name] for name in due}, name
    assert [row["hash"] for row in left["codes"]] == ["1"]
    keyed = {row["table_id"] for row in left["journal"] if row["key"]}
    assert [IDS[name] in keyed for name, _ in PLAYED] == [True, False]  # nobody sends these requests again
    (log,) = folder.iterdir()
    assert log.name == f"great-western-trail-2-{IDS['sofa']}.serai.log"
    assert log.stat().st_mode & 0o777 == 0o600
    record = read(log.read_text(), find)  # of a former rules version, so it cannot be replayed here
    assert (record.rules, len(record.lines)) == (1, max(before[2]))
    assert await upkeep.expire(database, Keeping(folder=folder)) == []


def test_expiry(old: Path, tmp_path: Path) -> None:
    at(f"sqlite:///{old}", partial(tidied, folder=tmp_path / "put-away"))


def test_expiry_on_postgres(old: Path, tmp_path: Path, fresh: str) -> None:
    at(moved(old, fresh), partial(tidied, folder=tmp_path / "put-away"))


def test_a_table_to_which_somebody_came_back_meanwhile_stays(old: Path) -> None:
    async def story(database: Database) -> None:
        await change(database, *aged("over", 400))
        (one,) = await database.read(partial(upkeep.left, retention=Retention(), now=time.time()))
        await change(database, TABLES.update().where(TABLES.c.id == IDS["over"]).values(stamp=one.table.stamp + 1))
        assert not await database.write(partial(upkeep.drop, table=one.table))
        assert await database.read(partial(store.table, table_id=IDS["over"]))

    at(f"sqlite:///{old}", story)


def test_a_game_stays_if_its_log_cannot_be_put_away(old: Path, tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        await change(database, *aged("sofa", 61))
        (tmp_path / "file").touch()
        with pytest.raises(BadCopy, match="cannot write"):
            await upkeep.expire(database, Keeping(folder=tmp_path / "file" / "folder"))
        assert await database.read(partial(store.table, table_id=IDS["sofa"]))

    at(f"sqlite:///{old}", story)


# ---- Check ---------------------------------------------------------------------------------------


async def troubles(database: Database) -> dict[str, str]:
    """What is wrong, by name of the table."""
    found = {}
    for name, table_id in IDS.items():
        game = await database.read(partial(upkeep.game, table_id=table_id))
        assert game is not None
        if name != "waiting" and (why := upkeep.trouble(*game)):
            found[name] = why
    return found


async def damaged(database: Database) -> None:
    assert await troubles(database) == {}

    def of(table: sa.Table, name: str) -> sa.ColumnElement[bool]:
        found: sa.ColumnElement[bool] = (table.c.id if table is TABLES else table.c.table_id) == IDS[name]
        return found

    def newest(connection: Connection, name: str) -> tuple[int, str]:
        states = store.states(connection, IDS[name])
        return max(states), store.unpack(states[max(states)])

    line, state = await database.read(partial(newest, name="programs"))
    other = serai.load(state)
    other.play(other.options[0])
    last, _ = await database.read(partial(newest, name="companies"))
    await database.write(lambda c: c.execute(JOURNAL.delete().where(of(JOURNAL, "west") & (JOURNAL.c.seq == 7))))
    await change(
        database,
        TABLES.update().where(of(TABLES, "sofa")).values(version=3),
        STATES.update().where(of(STATES, "programs") & (STATES.c.line == line)).values(state=store.pack(serai.save(other))),
        STATES.update().where(of(STATES, "companies") & (STATES.c.line == last)).values(state=b"nothing"),
        STATES.update().where(of(STATES, "trail in play")).values(line=STATES.c.line + 1000),
        TABLES.update().where(of(TABLES, "over")).values(phase="playing"),
        TABLES.update().where(of(TABLES, "mombasa in play")).values(seed="another", rules=1),
        TABLES.update().where(of(TABLES, "plantations")).values(seed="another"),
    )
    found = await troubles(database)
    assert found.pop("plantations")  # another deal: a line is illegal, or it leads elsewhere
    assert found == {
        "west": "row 7 of its journal is missing",
        "sofa": "its journal has 70 rows, and should have 3",
        "programs": found["programs"],
        "companies": found["companies"],
        "over": "it is called 'playing', and its state says otherwise",
        "trail in play": "its newest state is that of line 1250, and its journal leads to line 250",
    }
    assert "another state" in found["programs"]
    assert "cannot be read" in found["companies"]
    # Mombasa was begun by other rules: that is not a fault of the database


def test_damage_is_found(old: Path) -> None:
    at(f"sqlite:///{old}", damaged)


def test_damage_is_found_on_postgres(old: Path, fresh: str) -> None:
    at(moved(old, fresh), damaged)


# ---- Move ----------------------------------------------------------------------------------------


def test_there_and_back(old: Path, tmp_path: Path, fresh: str) -> None:
    """Every row is the same, and PostgreSQL goes on counting where SQLite stopped."""
    found: list[upkeep.Rows] = []

    def letter(n: int, **more: object) -> dict[str, Any]:
        return {"channel": 3, "kind": "turn", "table_id": IDS["over"], "seat": 0, "decision": n, "due": 1.0, **more}

    async def furnished(database: Database) -> None:
        channel = {
            "person": "somebody",
            "kind": "mail",
            "target": "x@example.org",
            "confirmed": True,
            "token": "t",
            "made": 1.0,
        }
        letters = [letter(0, id=5), letter(1, id=6, table_id=None)]  # of a game, and of none
        await change(database, CHANNELS.insert().values(id=3, **channel), OUTBOX.insert().values(letters))
        found.append(await everything(database))

    async def counting(database: Database) -> None:
        found.append(await everything(database))
        await change(database, OUTBOX.insert().values(letter(9)))
        numbers = await database.read(lambda connection: list(connection.execute(sa.select(OUTBOX.c.id)).scalars()))
        assert sorted(numbers) == [5, 6, 7]

    at(f"sqlite:///{old}", furnished)
    at(moved(old, fresh), counting)
    back = f"sqlite:///{tmp_path / 'back.sqlite3'}"
    assert main(["tables", "move", fresh, back]) == 0

    async def again(database: Database) -> None:
        found.append(await everything(database))
        assert await troubles(database) == {}

    at(back, again)
    assert found[1] == found[0]
    assert len(found[2]["outbox"]) == 3
    assert {name: rows for name, rows in found[2].items() if name != "outbox"} == {
        name: rows for name, rows in found[0].items() if name != "outbox"
    }


def test_nothing_is_left_behind_where_somebody_plays_meanwhile(old: Path, tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        target = open_database(f"sqlite:///{tmp_path / 'other.sqlite3'}")
        await target.open()

        def played(ids: list[str]) -> Iterable[str]:
            yield from ids
            with closing(sqlite3.connect(old)) as base:
                base.execute("UPDATE tables SET stamp = stamp + 1 WHERE id = ?", (IDS["over"],))
                base.commit()

        with pytest.raises(BadCopy, match="somebody played meanwhile"):
            await move(database, target, played)
        assert not any((await everything(target)).values())
        await move(database, target)
        with pytest.raises(BadCopy, match="not empty"):
            await move(database, target)
        assert (await everything(target)) == (await everything(database))
        await target.close()

    at(f"sqlite:///{old}", story)


# ---- Commands ------------------------------------------------------------------------------------


def told(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    assert main(["tables", *words]) == status
    out, err = capsys.readouterr()
    assert err == "" if status != 2 else err.count("\n") == 1
    return out + err


def test_commands(old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    base, copy = f"sqlite:///{old}", tmp_path / "copy"
    assert "bytes" in told(capsys, "backup", str(copy), "--database", base)
    with closing(sqlite3.connect(copy)) as made:
        assert made.execute("SELECT version_num FROM alembic_version").fetchall() == [("0002",)]  # as it was
    at(base, lambda database: change(database, *aged("sofa", 61), *aged("over", 400)))
    said = told(capsys, "expire", "--dry-run", "--database", base)
    assert "nobody seen for 60 days, log put away" in said
    assert "2 tables would be deleted" in said
    assert len(json.loads(told(capsys, "expire", "--dry-run", "--json", "--keep-over", "500", "--database", base))) == 1
    assert "2 tables deleted" in told(capsys, "expire", "--database", base)
    assert len(list((tmp_path / "put-away").iterdir())) == 1
    assert told(capsys, "check", "--database", base) == "6 tables checked, 0 damaged\n"
    assert told(capsys, "restore", str(copy), "--database", base) == f"9 tables restored from {copy}\n"
    assert json.loads(told(capsys, "check", "--json", "--database", base)) == {"checked": 8, "damaged": []}
    other = f"sqlite:///{tmp_path / 'new' / 'other.sqlite3'}"
    assert "9 rows of tables" in told(capsys, "move", base, other)
    with closing(sqlite3.connect(old)) as made:
        made.execute("UPDATE tables SET version = 1 WHERE id = ?", (IDS["sofa"],))
        made.commit()
    assert "8 tables checked, 1 damaged" in told(capsys, "check", "--database", base, status=1)
    assert "not empty" in told(capsys, "move", base, other, status=2)
    assert "cannot find" in told(capsys, "move", f"{base}x", other, status=2)
    assert "cannot find" in told(capsys, "backup", str(copy), "--database", f"{base}x", status=2)
    assert "from the last time" in told(capsys, "restore", str(copy), "--database", base, status=2)
    assert "9 tables restored" in told(capsys, "restore", str(copy), "--database", f"{base}.new")


def test_no_restore_and_no_move_under_a_server(old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    base, copy = f"sqlite:///{old}", tmp_path / "copy"
    told(capsys, "backup", str(copy), "--database", base)

    async def serving() -> None:
        server = open_database(base)
        await server.open(serving=True)
        for words in (["restore", str(copy), "--database", base], ["move", base, f"sqlite:///{tmp_path / 'other'}"]):
            status = await asyncio.to_thread(main, ["tables", *words])
            assert (status, "Another server" in capsys.readouterr().err) == (2, True)
        await server.close()

    asyncio.run(serving())


def test_commands_on_postgres(old: Path, tmp_path: Path, fresh: str, postgres: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """The address comes from a file, as the password has no place on a command line."""
    (tmp_path / "address").write_text(f"{fresh}\n")
    here, dump = f"@{tmp_path / 'address'}", str(tmp_path / "tables.dump")
    assert "9 rows of tables" in told(capsys, "move", f"sqlite:///{old}", here)
    assert "9 tables checked" not in told(capsys, "check", "--database", here)
    assert "bytes" in told(capsys, "backup", dump, "--database", here)
    assert "0 tables deleted" in told(capsys, "expire", "--put-away", str(tmp_path), "--database", here)
    assert "not empty" in told(capsys, "restore", dump, "--database", here, status=2)
    other = postgres.create("restored_elsewhere")
    assert "9 tables restored" in told(capsys, "restore", dump, "--database", other)
    assert "8 tables checked, 0 damaged" in told(capsys, "check", "--database", other)
    with pytest.raises(SystemExit):
        main(["tables", "list", "--database", f"@{tmp_path / 'nothing'}"])
    assert "name a file that holds an address" in capsys.readouterr().err


def test_a_house_looks_from_time_to_time(old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first round takes a table away; one in which the database does not answer does no harm."""

    async def story(database: Database) -> None:
        await change(database, *aged("over", 400))
        rounds = iter([None, Unavailable("gone"), asyncio.CancelledError()])

        async def expire(base: Database, keeping: Keeping) -> list[upkeep.Left]:
            trouble = next(rounds)
            if trouble is not None:
                raise trouble
            return await before(base, keeping)

        before = upkeep.expire
        monkeypatch.setattr(upkeep, "expire", expire)
        monkeypatch.setattr(upkeep, "PAUSE", 0.0)
        with pytest.raises(asyncio.CancelledError):
            await upkeep.run(database, Keeping())
        assert await database.read(partial(store.table, table_id=IDS["over"])) is None

    at(f"sqlite:///{old}", story)
