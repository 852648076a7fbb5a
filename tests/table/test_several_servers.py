"""Several servers on one PostgreSQL: what one of them does, all others know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from serai.table import stream as streams
from serai.table.api import looked_at, views
from serai.table.database import Postgres, Unavailable, open_database
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.room import Room
from serai.table.schema import PLAYING
from serai.table.store import hash_of
from serai.table.view import View

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


async def begun(house: House) -> Room:
    """A table where two people play."""
    room = await house.create("san-juan", {}, OPEN, "")
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

    monkeypatch.setattr(streams, "PAUSE", 0.0)
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
