"""What pages and programs both need: the house, the table and the seat that a secret opens, a finished game as a file."""

from __future__ import annotations

import re
from functools import partial
from typing import cast

from serai.table import devices, store
from serai.table.house import House
from serai.table.lobby import bad_link
from serai.table.room import Room, Stuck
from serai.table.schema import OVER
from serai.table.security import Request
from serai.table.server_log import bind

SECRET = re.compile(r"[\w-]{16,64}", re.ASCII)


def house_of(request: Request) -> House:
    return cast(House, request.app.state.house)


def well_formed(secret: str) -> bool:
    return SECRET.fullmatch(secret) is not None


async def by_key(house: House, secret: str) -> tuple[Room, int]:
    """The table and the seat that a program's key, or the spectators' link, opens."""
    found = await house.database.peek(partial(store.of_key, secret=secret)) if well_formed(secret) else []
    if len(found) != 1:  # a browser's cookie may open several: it is not a key
        raise Stuck("error-key-unknown", "This key opens no seat: sit down first with an invitation, at /api/join.")
    table, seat, seen = found[0]
    bind(table=table, seat=seat)
    room = await house.room(table)
    await house.visit(room, store.hash_of(secret), {seat: seen})
    return room, seat


async def by_code(house: House, code: str) -> tuple[Room, int, bool]:
    """The table and the seat of an invitation; whether it is for a further device of the person who sits there."""
    short = devices.is_short(code)
    if not short and not well_formed(code):
        raise Stuck("error-code", "This is not a whole code: copy the link once more, from its beginning to its end.")
    found = await house.database.peek(partial(store.of_code, code=code))
    if found is None:
        raise devices.bad_code() if short else bad_link()
    return await house.room(found[0]), found[1], found[2]


def export_text(room: Room, alone: bool = False) -> str:
    """The log of a game that is over; it holds the seed, and with it every secret.  If others may have known it before, it says
    so.  `alone`: a game in play may be taken along, because all who play sit at this device, and the file is theirs."""
    if room.match is None or (room.table.phase != OVER and not alone):
        raise Stuck("error-export", "A game in play cannot be exported: its file would tell every secret. Wait for its end.")
    room.match.record.origin = room.table.origin
    return room.match.log()
