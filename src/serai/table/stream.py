"""Streams of server-sent events: when there is something new at a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from functools import partial

from serai.table import store
from serai.table.database import patiently
from serai.table.house import House
from serai.table.room import Room

BEAT = 20.0  # seconds between two signs of life on a quiet stream


async def changes(house: House, room: Room, seat: int | None, person: str = "") -> AsyncGenerator[bool, None]:
    """True at once and after every change of the table, False as a sign of life when nothing has happened for a while.  As
    long as it lasts the viewer counts as present.  It ends when the person loses the seat, or when the table is deleted."""
    mine = partial(store.places, table_id=room.table.id, person=person)
    there = partial(store.stamp, table_id=room.table.id)
    changed = asyncio.Event()
    room.listeners.add(changed)
    try:
        await house.appear(room, seat)
        yield True
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    await changed.wait()
                changed.clear()
                something = True
            except TimeoutError:
                something = False
            if seat is None:
                if await patiently(partial(house.database.peek, there)) is None:
                    return
            elif seat not in await patiently(partial(house.database.peek, mine)):
                return
            yield something
    finally:
        room.listeners.discard(changed)
        house.disappear(room, seat)  # it does not wait: what is cancelled, because a visitor left, cannot
