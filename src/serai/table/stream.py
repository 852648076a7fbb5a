"""Streams of server-sent events: when there is something new at a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from serai.table.house import House
from serai.table.room import Room

BEAT = 20.0  # seconds between two signs of life on a quiet stream


async def changes(house: House, room: Room, seat: int | None) -> AsyncGenerator[bool, None]:
    """True at once and after every change of the table, False as a sign of life when nothing has happened for a while.  As
    long as it lasts the viewer counts as present."""
    changed = asyncio.Event()
    room.listeners.add(changed)
    try:
        await house.appear(room, seat)
        yield True
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    await changed.wait()
            except TimeoutError:
                yield False
            else:
                changed.clear()
                yield True
    finally:
        room.listeners.discard(changed)
        house.disappear(room, seat)  # it does not wait: what is cancelled, because a visitor left, cannot
