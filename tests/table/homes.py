"""Houses for tests: tables in play without a network, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from serai.table.database import open_database
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.room import Room

T = TypeVar("T")
TWO = [Wish("hot", "Leila"), Wish("hot", "Kian")]
BOTS = [Wish("bot", level="random"), Wish("bot", level="random")]
SHORT = {"technical_round_limit": 3}
GAMES = ["san-juan", "great-western-trail", "great-western-trail-2", "mombasa", "western-legends"]


def at_home(address: str, story: Callable[..., Awaitable[None]], houses: int = 1, **more: Any) -> None:
    """What happens in one house, or in several on one database."""

    async def live() -> None:
        made = [House(open_database(address), **{"pace": 0, **more}) for _ in range(houses)]
        try:
            for house in made:
                await house.open()
            async with asyncio.timeout(60):
                await story(*made)
        finally:
            for house in made:
                await house.close()

    asyncio.run(live())


def seen(room: Room) -> list[bytes]:
    """Everybody's view, byte for byte."""
    return [msgspec.json.encode(room.view(seat)) for seat in [*range(room.setup.players), None]]


def asked(room: Room) -> list[int]:
    """The seats that can choose something now, drafts included."""
    assert room.match is not None
    return [seat for seat in range(room.setup.players) if room.view(seat).choices]


def put_away(house: House, room: Room) -> None:
    """This house keeps nothing of a table."""
    house.recent.pop(room.table.id, None)
    house.rooms.pop(room.table.id, None)


async def again(house: House, room: Room) -> Room:
    """The same table, put away and loaded."""
    async with room.lock:  # between two transactions
        put_away(house, room)
    fresh = await house.room(room.table.id)
    assert fresh is not room
    return fresh


async def step(house: House, room: Room, chance: random.Random, **more: Any) -> int:
    """Somebody chooses something; who."""
    seat = chance.choice(asked(room))
    view = room.view(seat)
    await house.act(room, seat, [chance.choice(view.choices).action], view.decision, **more)
    return seat


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def in_use(house: House) -> set[str]:
    """The tables that are in memory although nobody needs them, or because somebody does."""
    gc.collect()
    return set(house.rooms)


async def stored(house: House, work: Callable[..., T], *args: Any) -> T:
    """What a statement of `store` reads."""
    return await house.database.read(lambda connection: work(connection, *args))


async def execute(house: House, statement: sa.Executable) -> None:
    """Change what is stored, behind everybody's back."""
    await house.database.write(lambda connection: connection.execute(statement))
