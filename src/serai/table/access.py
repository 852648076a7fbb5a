"""What pages and programs both need: the house, the table and the seat that a secret opens, a finished game as a file."""

from __future__ import annotations

from typing import cast

from serai.table.database import OVER
from serai.table.house import House
from serai.table.room import Room, Stuck
from serai.table.security import Request


def house_of(request: Request) -> House:
    return cast(House, request.app.state.house)


async def by_secret(house: House, secret: str) -> tuple[Room, int]:
    """The table and the seat of a link."""
    found = await house.database.by_secret(secret) if len(secret) >= 16 else None
    if found is None:
        raise Stuck("error-link", "This link opens no seat: ask for it again, perhaps a part of it was lost.")
    return await house.room(found[0]), found[1]


def export_text(room: Room) -> str:
    """The log of a game that is over; it holds the seed, and with it every secret."""
    if room.match is None or room.table.phase != OVER:
        raise Stuck("error-export", "A game in play cannot be exported: its file would tell every secret. Wait for its end.")
    return room.match.log()
