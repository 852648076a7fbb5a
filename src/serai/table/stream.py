"""Streams of server-sent events: when there is something new at a table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncGenerator

from serai.table.house import House
from serai.table.room import Room

BEAT = 20.0  # seconds between two signs of life on a quiet stream
RETRY = (500, 2500)  # milliseconds until those who listened come back after the server's end: not all at the same moment


async def changes(house: House, room: Room, seat: int | None) -> AsyncGenerator[bool, None]:
    """True at once and after every change of the table, False as a sign of life when nothing has happened for a while.  It
    ends with the server.  As long as it lasts the viewer counts as present."""
    changed = asyncio.Event()
    room.listeners.add(changed)
    await house.appear(room, seat)
    try:
        yield True
        while not house.closing.is_set():
            try:
                async with asyncio.timeout(BEAT):
                    await changed.wait()
            except TimeoutError:
                yield False
            else:
                changed.clear()
                if not house.closing.is_set():
                    yield True
    finally:
        room.listeners.discard(changed)
        await house.disappear(room, seat)


def retry() -> int:
    return random.randint(*RETRY)  # noqa: S311
