"""Devices and offered seats where several servers share one PostgreSQL: whichever server is asked, the answer is the same."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import Any

import pytest

from serai.table import store
from serai.table.access import by_code
from serai.table.api import views
from serai.table.house import House
from serai.table.room import Stuck
from serai.table.schema import LEFT
from serai.table.store import hash_of
from tests.table.test_several_servers import begun, in_two_houses

MINA = hash_of("person 1")


def test_a_code_for_a_device_is_used_once_at_whichever_server(fresh: str) -> None:
    async def story(here: House, there: House) -> None:
        room = await begun(here)
        code = await here.device_code(room, 1)
        other, seat, further = await by_code(there, code)
        assert (other.table.id, seat, further) == (room.table.id, 1, True)
        tries = [(house, table, n) for n, (house, table) in enumerate(((here, room), (there, other)) * 3)]
        done = await asyncio.gather(
            *[house.add_device(table, 1, code, hash_of(f"phone {n}"), "") for house, table, n in tries], return_exceptions=True
        )
        assert done.count(None) == 1
        assert {error.code for error in done if isinstance(error, Stuck)} == {"error-device-code"}
        assert len([error for error in done if isinstance(error, Stuck)]) == 5
        sitters = await there.database.read(lambda connection: store.sitters(connection, room.table.id, 1))
        assert len(sitters) == 2

    in_two_houses(fresh, story)


def test_a_stream_ends_when_its_device_is_removed_at_another_server(fresh: str) -> None:
    async def story(here: House, there: House) -> None:
        room = await begun(here)
        await here.add_device(room, 1, await here.device_code(room, 1), hash_of("phone"), "")
        other = await there.room(room.table.id)
        shown: Any = views(there, other, 1, hash_of("phone"))
        async with aclosing(shown) as stream:
            assert (await anext(stream)).event == "view"
            await here.remove_device(room, 1, hash_of("phone"))
            there.heard(room.table.id, room.table.stamp)
            with pytest.raises(StopAsyncIteration):
                await anext(stream)

    in_two_houses(fresh, story)


def test_a_seat_that_was_offered_is_kept_by_a_visit_at_any_server(fresh: str) -> None:
    async def story(here: House, there: House) -> None:
        here.absent = 0.0
        room = await begun(here)
        code = await here.reopen(room, 1)
        assert (await by_code(there, code))[1] == 1
        await there.visit(await there.room(room.table.id), MINA, {1: 0.0})
        with pytest.raises(Stuck) as refused:
            await here.take_seat(room, 1, code, hash_of("somebody"), "Kian", 0)
        assert refused.value.code == "error-link"
        assert room.seats[1].name == "Guest 1"

    in_two_houses(fresh, story)


def test_a_seat_that_was_offered_is_kept_by_coming_back(fresh: str) -> None:
    async def story(here: House, there: House) -> None:
        room = await begun(here)
        await here.set_away(room, [1], LEFT)
        await here.reopen(room, 1)
        other = await there.room(room.table.id)
        assert other.seats[1].invite == room.seats[1].invite is not None
        await there.set_away(other, [1], "")
        assert (await here.room(room.table.id)).seats[1].invite is None

    in_two_houses(fresh, story)
