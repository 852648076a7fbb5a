"""Several servers on one PostgreSQL: what one of them does, all others know."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from functools import partial
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from serai.engine.save import save
from serai.table import database as databases
from serai.table.api import looked_at, views
from serai.table.database import Busy, Postgres, Unavailable, open_database
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.room import Room
from serai.table.schema import PLAYING, Turn
from serai.table.store import Contents, hash_of
from serai.table.view import View
from tests.table.logged import logged

OPEN = [Wish("open"), Wish("open")]


def in_two_houses(address: str, story: Callable[[House, House], Awaitable[None]]) -> None:
    """Two servers that hear nothing of each other: no notice arrives, and nobody polls."""

    async def live() -> None:
        houses = [House(open_database(address), pace=0) for _ in range(2)]
        try:
            for house in houses:
                await house.open()
                for task in house.tasks:
                    task.cancel()
            async with asyncio.timeout(60):
                await story(*houses)
        finally:
            for house in houses:
                await house.close()

    asyncio.run(live())


async def sit_down(house: House, room: Room, seat: int) -> None:
    code = room.seats[seat].invite
    assert code is not None
    await house.take_seat(room, seat, code, hash_of(f"person {seat}"), f"Guest {seat}", 0, "program")


async def begun(house: House, game: str = "san-juan") -> Room:
    """A table where two people play."""
    room = await house.create(game, {}, OPEN, "")
    for seat in range(2):
        await sit_down(house, room, seat)
    assert room.table.phase == PLAYING
    return room


async def act(house: House, room: Room) -> int:
    """Somebody chooses something; the version after it."""
    assert room.match is not None
    seat = room.match.state.waiting()[0]
    view = await house.look(room, seat)
    await house.act(room, seat, [view.choices[0].action], view.decision)
    return room.table.version


def test_a_game_that_begins_at_another_server_is_seen_at_once(fresh: str) -> None:
    async def story(here: House, there: House) -> None:
        room = await here.create("san-juan", {}, OPEN, "")
        assert (await there.room(room.table.id)).match is None  # the other server knows it as a lobby
        for seat in range(2):
            await sit_down(here, room, seat)
        assert (await looked_at(there, await there.room(room.table.id), None)).version == room.table.version

    in_two_houses(fresh, story)


def test_everything_about_a_room_is_as_new_as_the_database(fresh: str) -> None:
    """Pages read phase, seats and match of a room, not only its view."""

    async def story(here: House, there: House) -> None:
        room = await here.create("san-juan", {}, OPEN, "")
        other = await there.room(room.table.id)
        await sit_down(here, room, 0)
        assert (await there.room(room.table.id)).seats[0].name == "Guest 0"
        await sit_down(here, room, 1)
        assert await there.room(room.table.id) is other
        assert other.table.phase == PLAYING
        assert other.match is not None

    in_two_houses(fresh, story)


def test_a_stream_hears_of_a_change_that_a_request_found_first(fresh: str) -> None:
    """Somebody looks at the table at this server before the notice arrives: those who listen there are told all the same."""

    async def story(here: House, there: House) -> None:
        room = await begun(here)
        other = await there.room(room.table.id)
        changed = asyncio.Event()
        other.listeners.add(changed)
        version = await act(here, room)
        await there.room(room.table.id)
        there.heard(room.table.id, room.table.stamp)
        assert changed.is_set()
        assert (await there.look(other, None)).version == version

    in_two_houses(fresh, story)


def test_a_stream_of_a_lobby_shows_the_game_when_it_begins_elsewhere(fresh: str) -> None:
    async def story(here: House, there: House) -> None:
        room = await here.create("san-juan", {}, OPEN, "")
        other = await there.room(room.table.id)
        shown: Any = views(there, other, None)
        async with aclosing(shown) as stream:
            first = asyncio.ensure_future(anext(stream))
            while not other.listeners:
                await asyncio.sleep(0)
            for seat in range(2):
                await sit_down(here, room, seat)
            there.heard(room.table.id, room.table.stamp)
            view = msgspec.json.decode(str((await first).data), type=View)
        assert view.version == room.table.version

    in_two_houses(fresh, story)


def test_a_stream_outlives_a_database_that_goes_away(fresh: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(here: House, there: House) -> None:
        room = await begun(here)
        other = await there.room(room.table.id)
        read, away = there.database.read, [Unavailable("it restarts")] * 2

        async def sometimes(work: Any) -> Any:
            if away:
                raise away.pop()
            return await read(work)

        shown: Any = views(there, other, None)
        async with aclosing(shown) as stream:
            assert (await anext(stream)).id == str(room.table.version)
            await act(here, room)
            monkeypatch.setattr(there.database, "read", sometimes)
            there.heard(room.table.id, room.table.stamp)
            assert (await anext(stream)).id == str(room.table.version)
        assert not away

    monkeypatch.setattr(databases, "PAUSE", 0.0)
    in_two_houses(fresh, story)


def test_a_room_that_is_read_again_stays_what_it_was_meanwhile(fresh: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests that come in while a game is read again must not take it for a lobby."""

    async def story(here: House, there: House) -> None:
        room = await begun(here)
        read = here.database.read
        asked, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(work: Any) -> Any:
            asked.set()
            await go_on.wait()
            return await read(work)

        monkeypatch.setattr(here.database, "read", slowly)
        room.spoil()
        reading = asyncio.create_task(here.freshen(room))
        await asked.wait()
        assert room.begun()
        go_on.set()
        await reading
        assert room.begun()

    in_two_houses(fresh, story)


def test_what_was_begun_is_ended_when_nobody_waits_for_it(fresh: str) -> None:
    """A stream that is cut off in the middle of a read must not cost a connection."""

    async def story(here: House, there: House) -> None:
        database = here.database
        assert isinstance(database, Postgres)

        def slowly(connection: Connection) -> int:
            return int(connection.execute(sa.text("SELECT pg_backend_pid() FROM pg_sleep(0.2)")).scalar_one())

        pool: Any = database.engine.pool
        before = await database.read(slowly)
        reading = asyncio.create_task(database.read(slowly))
        while not pool.checkedout():
            await asyncio.sleep(0)
        reading.cancel()
        await asyncio.gather(reading, *database.running, return_exceptions=True)
        assert reading.cancelled()
        assert await database.read(slowly) == before

    in_two_houses(fresh, story)


def test_what_fails_when_nobody_waits_for_it_is_not_complained_about(fresh: str) -> None:
    async def story(here: House, there: House) -> None:
        complaints: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))

        def fail(connection: Connection) -> None:
            connection.execute(sa.text("SELECT 1 / 0 FROM pg_sleep(0.1)"))

        reading = asyncio.create_task(here.database.read(fail))
        while not here.database.running:
            await asyncio.sleep(0)
        (work,) = here.database.running
        reading.cancel()
        await asyncio.wait([reading, work])
        del reading, work
        gc.collect()
        assert not complaints

    in_two_houses(fresh, story)


@pytest.mark.long
@pytest.mark.parametrize("game", ["san-juan", "mombasa"])
def test_a_room_that_hears_of_every_change_is_the_room_that_is_read_anew(fresh: str, game: str) -> None:
    """What other servers do is added to what is in memory: states, past, drafts, story.  Some choices are taken back."""

    async def story(here: House, there: House) -> None:
        room = await begun(here, game)
        other = await there.room(room.table.id)
        chance = random.Random(game)  # noqa: S311
        taken_back = 0
        for _ in range(90):
            able = [seat for seat in range(2) if (await here.look(room, seat)).choices]
            if not able:
                break
            seat = chance.choice(able)
            view = await here.look(room, seat)
            if not view.undo and chance.random() < 0.3:
                await here.take_back(room, seat, view.decision)
                taken_back += 1
            else:
                await here.act(room, seat, [chance.choice(view.choices).action], view.decision)
            if chance.random() < 0.6:  # sometimes several changes at once
                assert inside(await there.room(room.table.id)) == inside(Room(await everything(there, room)))
        assert taken_back > 5
        assert await there.room(room.table.id) is other

    in_two_houses(fresh, story)


async def everything(house: House, room: Room) -> Contents:
    return await house.database.read(partial(house.contents, room.table.id, 0, 0))


def inside(room: Room) -> list[object]:
    """All that a room knows of its match."""
    match = room.match
    assert match is not None
    states = [save(state) for state in (*[state for state, _ in match.past], match.state)]
    views = [msgspec.json.encode(room.view(seat)) for seat in (0, 1, None)]
    return [states, [seat for _, seat in match.past], match.record.lines, match.drafts, match.moments, room.kept, views]


def test_runners_are_woken_by_turns_of_bots_alone(fresh: str) -> None:
    """Every change of every table would otherwise make every process look for turns."""

    async def story(here: House, there: House) -> None:
        told: list[tuple[int, bool]] = []
        there.database.tell = here.database.tell = lambda table, stamp, turn: told.append((stamp, turn))  # type: ignore[method-assign]
        room = await begun(here)
        here.runner.news.clear()
        await act(here, room)
        assert told[-1] == (room.table.stamp, False)
        assert not here.runner.news.is_set()
        assert room.match is not None
        seat = room.match.state.waiting()[0]
        await here.set_away(room, [seat], "left")
        assert told[-1] == (room.table.stamp, True)
        assert here.runner.news.is_set()
        for turn in (False, True):
            there.runner.news.clear()
            there.heard(room.table.id, room.table.stamp, turn)
            assert there.runner.news.is_set() == turn

    in_two_houses(fresh, story)


@pytest.mark.parametrize("error", [Busy(), Unavailable("it restarts")])
def test_a_bot_that_others_overtake_again_and_again_has_not_failed(
    fresh: str, error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its turn is still there, and is taken again when the claim ends."""

    async def story(here: House, there: House) -> None:
        room = await begun(here)

        async def overtaken(*_: object) -> None:
            raise error

        monkeypatch.setattr(here, "change", overtaken)
        await here.runner.take(Turn(room.table.id, room.table.version, "", True))  # of people alone: no bot has to choose

    in_two_houses(fresh, story)
    (line,) = logged(caplog, "a bot's move was not stored")
    assert line["level"] == "warning"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
