"""A database of version 0.1 goes up to this version and back: nothing of its games is lost, old cookies and keys still open
their seats, used links open nothing."""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import aclosing, closing
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from litestar.testing import TestClient
from sqlalchemy.engine import Connection

import serai
from serai.catalogue import find
from serai.engine.log import read
from serai.table.app import create_app
from serai.table.database import alembic, newest, open_database
from serai.table.house import House
from serai.table.schema import OVER
from serai.table.store import unpack
from serai.table.stream import changes
from serai.table.upkeep import DAY, Keeping, Retention, begun, expire, game, rows_of, trouble
from tests.table.old_database import FOLDER

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
KNOWN = json.loads((FOLDER / "0.1.json").read_text("utf-8"))
SITE = "http://127.0.0.1"
TABLES, COOKIES, KEYS = KNOWN["tables"], KNOWN["cookies"], KNOWN["keys"]
Rows = dict[str, list[dict[str, Any]]]


@cache
def statements() -> str:
    return lzma.decompress((FOLDER / "0.1.sql.xz").read_bytes()).decode()


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The file as a server of 0.1 left it."""
    file = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as base:
        base.executescript(statements())
    return file


def rows(file: Path) -> Rows:
    """Everything that is in a database, by table, ordered by its keys."""
    with closing(sqlite3.connect(file)) as base:
        base.row_factory = sqlite3.Row
        names = [row["name"] for row in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return ordered({name: [dict(row) for row in base.execute(f"SELECT * FROM {name}")] for name in names})  # noqa: S608


def ordered(found: Rows) -> Rows:
    """Each table by its first two columns: every table has its keys there."""
    return {name: sorted(some, key=lambda row: [str(row[column]) for column in list(row)[:2]]) for name, some in found.items()}


def opened(file: Path) -> None:
    """As every command and every server begins."""

    async def go() -> None:
        database = open_database(f"sqlite:///{file}")
        await database.open()
        await database.close()

    asyncio.run(go())


def back_to(file: Path, revision: str) -> None:
    async def go() -> None:
        database = open_database(f"sqlite:///{file}")
        await database.write(lambda connection: command.downgrade(alembic(connection), revision))
        await database.close()

    asyncio.run(go())


def of_games(found: Rows) -> Rows:
    """What belongs to the games themselves, in words that both versions share."""
    same = (
        "id",
        "game",
        "players",
        "options",
        "rules",
        "seed",
        "title",
        "phase",
        "version",
        "watch",
        "settings",
        "created",
        "asked",
    )
    seats = ("table_id", "seat", "kind", "name", "colour", "level")
    journal = ("table_id", "seq", "seat", "kind", "action", "events", "time")
    states = [
        {**row, "state": row["state"] if isinstance(row["state"], str) else unpack(row["state"])} for row in found["states"]
    ]
    return {
        "tables": [{name: row[name] for name in same} for row in found["tables"]],
        "seats": [{name: row[name] for name in seats} | {"away": bool(row["away"])} for row in found["seats"]],
        "journal": [{name: row[name] for name in journal} for row in found["journal"]],
        "states": states,
        "chat": found["chat"],
    }


def hash_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


# ---- Up ------------------------------------------------------------------------------------------


def test_everything_is_there(old: Path) -> None:
    before = rows(old)
    assert {row["phase"] for row in before["tables"]} == {"lobby", "playing", "over"}
    assert len({row["game"] for row in before["tables"]}) == 5
    assert {row["kind"] for row in before["journal"]} == {"begin", "act", "back", "draft", "undraft", "write", "end"}
    opened(old)
    after = rows(old)
    assert of_games(after) == of_games(before)
    assert [row["owner"] for row in after["tables"]] == [
        hash_of(row["owner"]) if row["owner"] else "" for row in before["tables"]
    ]
    people = {(row["table_id"], row["seat"], hash_of(row["person"])) for row in before["sitters"]}
    assert {(row["table_id"], row["seat"], row["person"]) for row in after["sitters"]} == people
    invited = [row["secret"] if row["kind"] == "open" else None for row in before["seats"]]
    assert [row["invite"] for row in after["seats"]] == invited
    assert [secret for secret in invited if secret] == list(KNOWN["open"].values())


def test_what_opened_a_taken_seat_is_nowhere_in_the_new_file(old: Path) -> None:
    """Cookies, keys and used links are not even left over in pages that are not used any more."""
    before = rows(old)
    secrets = {row["person"] for row in before["sitters"]} | {row["secret"] for row in before["seats"] if row["kind"] != "open"}
    assert set(COOKIES.values()) | set(KEYS.values()) | set(KNOWN["used"]) <= secrets
    assert all(secret.encode() in old.read_bytes() for secret in secrets)
    opened(old)
    left = old.read_bytes() + (Path(f"{old}-wal").read_bytes() if Path(f"{old}-wal").exists() else b"")
    assert [secret for secret in secrets if secret.encode() in left] == []


def test_a_copy_is_made_before_it_is_changed(old: Path) -> None:
    before = rows(old)
    opened(old)
    copy = old.with_name(f"{old.name}.before-{newest()}")
    assert rows(copy) == before
    assert copy.stat().st_mode & 0o777 == 0o600
    assert old.stat().st_mode & 0o777 == 0o600
    made = copy.stat().st_mtime_ns
    opened(old)
    assert copy.stat().st_mtime_ns == made


def test_the_migrated_games_are_sound(old: Path) -> None:
    async def go() -> list[tuple[str, str]]:
        database = open_database(f"sqlite:///{old}")
        await database.open()
        games = [await database.read(partial(game, table_id=name)) for name in await database.read(begun)]
        found = [(one[0].id, trouble(*one)) for one in games if one is not None]
        await database.close()
        return found

    found = asyncio.run(go())
    assert len(found) == len(TABLES) - 1  # without the lobby
    assert [wrong for wrong in found if wrong[1]] == []


# ---- And back ------------------------------------------------------------------------------------


def test_down_and_up_again(old: Path) -> None:
    before = rows(old)
    opened(old)
    back_to(old, "0002")
    down = rows(old)
    assert set(down) == set(before)
    assert {name: list(down[name][0]) for name in before} == {
        name: list(before[name][0]) for name in before
    }  # the same columns
    assert of_games(down) == of_games(before)
    assert len({row["secret"] for row in down["seats"]}) == len(before["seats"])  # a link for every seat
    assert set(KNOWN["open"].values()) <= {row["secret"] for row in down["seats"]}
    opened(old)
    assert of_games(rows(old)) == of_games(before)


def test_up_and_down_and_up_on_postgres(old: Path, fresh: str) -> None:
    before = rows(old)

    def fill(connection: Connection) -> None:
        """What 0.1 would have written into PostgreSQL."""
        command.upgrade(alembic(connection), "0002")
        made = sa.MetaData()
        made.reflect(connection)
        for table in made.sorted_tables:
            if table.name != "alembic_version" and before[table.name]:
                found = [{**row, "away": bool(row["away"])} if table.name == "seats" else row for row in before[table.name]]
                connection.execute(table.insert(), found)

    def stored(connection: Connection) -> Rows:
        made = sa.MetaData()
        made.reflect(connection)
        return ordered(rows_of(connection, made.sorted_tables))

    async def go() -> None:
        database = open_database(fresh)
        await database.write(fill)
        await database.upgrade()
        assert of_games(await database.read(stored)) == of_games(before)
        games = [await database.read(partial(game, table_id=name)) for name in await database.read(begun)]
        assert [trouble(*one) for one in games if one is not None] == [""] * (len(TABLES) - 1)
        await database.write(lambda connection: command.downgrade(alembic(connection), "0002"))
        down = await database.read(stored)
        assert set(down) == set(before)
        assert of_games(down) == of_games(before)
        await database.upgrade()
        assert of_games(await database.read(stored)) == of_games(before)
        await database.close()

    asyncio.run(go())


# ---- Old cookies, keys and links -----------------------------------------------------------------


@pytest.fixture
def client(old: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(f"sqlite:///{old}", limited=False, workers=1, pace=0), base_url=SITE) as made:
        yield made


def headers(person: str) -> dict[str, str]:
    return {"origin": SITE, "cookie": f"serai={COOKIES[person]}"}


def test_old_cookies_open_their_seats_and_no_others(client: TestClient[Any], old: Path) -> None:
    with closing(sqlite3.connect(f"{old}.before-{newest()}")) as base:
        sat = set(base.execute("SELECT table_id, person FROM sitters").fetchall())
    for person, cookie in COOKIES.items():
        for table in TABLES.values():
            reply = client.get(f"/t/{table}", headers=headers(person))
            assert reply.status_code == (200 if (table, cookie) in sat else 403)


def test_old_keys_of_programs_open_their_seats(client: TestClient[Any]) -> None:
    for place, key in KEYS.items():
        name, seat = place.split("/")
        reply = client.get("/api/view", headers={"authorization": f"Bearer {key}"})
        assert reply.status_code == 200
        assert (reply.json()["table"], reply.json()["seat"]) == (TABLES[name], int(seat))


def test_used_links_open_nothing(client: TestClient[Any]) -> None:
    for link in KNOWN["used"]:
        assert client.get(f"/join/{link}", headers={"cookie": ""}).status_code == 404
        assert client.get("/api/view", headers={"authorization": f"Bearer {link}"}).status_code in (401, 404)


@pytest.mark.long
def test_an_open_link_still_leads_to_its_seat(client: TestClient[Any]) -> None:
    """The last seat of the lobby is taken by a program with the old link, and the game begins."""
    (link,) = KNOWN["open"].values()
    reply = client.post("/api/join", json={"name": "Late"}, headers={"authorization": f"Bearer {link}"})
    assert reply.status_code == 200
    view = client.get("/api/view", headers={"authorization": f"Bearer {reply.json()['key']}"})
    assert view.status_code == 200
    assert view.json()["seats"][1]["name"] == "Late"
    assert client.get("/api/view", headers={"authorization": f"Bearer {link}"}).status_code in (401, 404)


# ---- The games go on -----------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in TABLES if name not in ("waiting", "over")])
def test_every_game_goes_on_to_its_end(old: Path, name: str) -> None:
    """Everybody plays at random; half-made plans, what can be taken back and what was told are as they were."""

    async def go() -> str:
        house = House(open_database(f"sqlite:///{old}"), workers=1, pace=0)
        await house.open()
        try:
            room, chance = await house.room(TABLES[name]), random.Random(name)  # noqa: S311
            people = [seat for seat in range(room.setup.players) if not room.bot_level(seat)]
            async with asyncio.timeout(120), aclosing(changes(house, room, None)) as news:
                async for _ in news:  # a bot may have played
                    while able := [seat for seat in people if room.view(seat).choices]:
                        view = room.view(chance.choice(able))
                        assert view.seat is not None
                        await house.act(room, view.seat, [chance.choice(view.choices).action], view.decision)
                    if room.table.phase == OVER:
                        break
            assert room.match is not None
            return room.match.log()
        finally:
            await house.close()

    log = asyncio.run(go())
    record = read(log, find)
    if record.rules == record.setup.game.rules_version:
        assert serai.replay(log).options == []
    else:  # begun with other figures: it goes on, and cannot be played again
        with pytest.raises(serai.BadLog, match=f"this log uses rules version {record.rules} of {record.setup.game.id}"):
            serai.replay(log)


# ---- Half the size -------------------------------------------------------------------------------

COPIES = 20


def bytes_of_a_game(file: Path, game: str, copies: int) -> tuple[int, int]:
    """The size of a file with a number of copies of one game and no other, before and after the migration."""
    with closing(sqlite3.connect(file)) as base:
        base.executescript(statements())
        children = ("seats", "sitters", "journal", "states", "chat")
        for n in range(copies):
            for table in ("tables", *children):
                columns = [row[1] for row in base.execute(f"PRAGMA table_info({table})")]
                other = {"id": f"'{n:016x}'", "table_id": f"'{n:016x}'", "secret": f"secret || {n}", "watch": f"watch || {n}"}
                found = ", ".join(other.get(column, column) for column in columns)
                key = "id" if table == "tables" else "table_id"
                base.execute(f"INSERT INTO {table} SELECT {found} FROM {table} WHERE {key} = ?", (game,))  # noqa: S608
        for table in children:
            base.execute(f"DELETE FROM {table} WHERE table_id NOT LIKE '00000000%'")  # noqa: S608
        base.execute("DELETE FROM tables WHERE id NOT LIKE '00000000%'")
        base.commit()
        base.execute("VACUUM")
    before = file.stat().st_size

    async def upkeep() -> None:
        database = open_database(f"sqlite:///{file}")
        await database.open()
        forever = Keeping(Retention(lobbies=9999, bots=9999, quiet=9999, over=9999))
        assert await expire(database, forever, time.time() + 2 * DAY) == []
        await database.close()

    asyncio.run(upkeep())
    with closing(sqlite3.connect(file)) as base:
        base.execute("PRAGMA journal_mode=DELETE")
        base.execute("VACUUM")
    return before, file.stat().st_size


@pytest.mark.long
@pytest.mark.parametrize("name", ["over", "mombasa in play", "trail in play"])
def test_a_game_takes_half_the_space(tmp_path: Path, name: str) -> None:
    """Recorded games, bytes of a game in a file of many: in 0.1 and now."""
    empty, full = [bytes_of_a_game(tmp_path / f"{n}.sqlite3", TABLES[name], n) for n in (0, COPIES)]
    before, after = [(many - none) / COPIES for many, none in zip(full, empty, strict=True)]
    assert before > 20_000
    assert after <= before / 2
