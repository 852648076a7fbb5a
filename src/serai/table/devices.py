"""The devices of a seat: a person plays it in one browser or in several, and somebody who was away comes back.

A code for a further device is typed by hand, so it is short: ten of 32 letters and digits, 50 bits.  It opens its seat once,
for ten minutes, and a seat has one such code at a time.  Somebody who tries a thousand codes a second in all that time, which
the limits on joining do not allow, meets it with a chance of one in a thousand million."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from serai.engine.events import RETURNED
from serai.table import store
from serai.table.database import Unavailable, Used
from serai.table.room import Room, Stuck
from serai.table.schema import PERSON, SPECTATOR, SeatRow, Sitter
from serai.table.server_log import LOG
from serai.table.store import Change, hash_of

if TYPE_CHECKING:
    from serai.table.house import House

SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that is taken for another one: no 0 and O, no 1 and I
LENGTH = 10
MINUTES = 10  # for which a code is good
MINUTE = 60.0  # seconds until somebody who looks again is written down again


# ---- Codes -------------------------------------------------------------------------------------


def tidy(text: str) -> str:
    """A code as it was typed or pasted: as a whole link, in small letters, with spaces or a dash, in Persian digits."""
    code = text.strip().rpartition("#")[2]
    typed = "".join([str(unicodedata.digit(sign, sign)) for sign in code if sign not in " -"]).upper()
    return typed if is_short(typed) else code


def is_short(code: str) -> bool:
    """Is this a code for a further device, and not an invitation?"""
    return len(code) == LENGTH and all([sign in SIGNS for sign in code])


def bad_code() -> Stuck:
    text = (
        f"This code opens nothing: it was used, or its {MINUTES} minutes are over. Make a new one on the device where you play."
    )
    return Stuck("error-device-code", text)


async def device_code(house: House, room: Room, seat: int) -> str:
    """A code that opens this seat on another device, once and soon."""
    code = "".join([secrets.choice(SIGNS) for _ in range(LENGTH)])
    await house.change(room, lambda room: Change(code=(hash_of(code), seat, time.time() + 60 * MINUTES)))
    return code


# ---- Devices -----------------------------------------------------------------------------------


async def add_device(house: House, room: Room, seat: int, code: str, person: str, device: str) -> None:
    """The person on a seat came by such a code with another device."""
    mine = await house.database.peek(partial(store.seats_of, table_id=room.table.id, person=person))

    def work(room: Room) -> Change:
        if any([other not in (seat, SPECTATOR) for other in mine]) and not room.table.settings.get("hot"):
            raise second_seat()
        now = time.time()
        return Change(used=hash_of(code), sitters=[Sitter(seat, person, device, now, now)])

    try:
        await house.change(room, work)
    except Used:
        raise bad_code() from None
    LOG.info("device added", table=room.table.id, seat=seat)


def second_seat() -> Stuck:
    return Stuck("error-second-seat", "You sit at this table already: this link is for somebody else.")


async def remove_device(house: House, room: Room, seat: int, person: str) -> None:
    """A device can no longer play or look at this seat."""
    known = await house.database.read(partial(store.sitters, table_id=room.table.id, seat=seat))
    if [sitter.person for sitter in known] == [person]:
        raise Stuck("error-last-device", "This is the only device of this seat: open the seat on another one first.")
    await house.change(room, lambda room: Change(gone=[(seat, person)]))
    LOG.info("device removed", table=room.table.id, seat=seat)


# ---- Being there -------------------------------------------------------------------------------


async def visit(house: House, room: Room, person: str, places: Mapping[int, float]) -> None:
    """Somebody looks at the table from these seats, where they were last seen then.  A seat that was offered to others because
    they stayed away is theirs again."""
    mine = {seat: seen for seat, seen in places.items() if seat != SPECTATOR}
    if mine and time.time() - min(mine.values()) > MINUTE:
        try:
            await house.database.light(partial(store.see, table_id=room.table.id, person=person))
        except Unavailable as error:
            LOG.warning("the database does not answer", why=str(error))
    if any([offered(room.seats[seat]) for seat in mine]):
        await house.change(
            room, lambda room: keep_seats(room, [row for row in room.seats if row.seat in mine and offered(row)])
        )


def offered(row: SeatRow) -> bool:
    """Can somebody else take this seat, although its person has not left?"""
    return row.kind == PERSON and row.invite is not None and not row.away


def keep_seats(room: Room, rows: list[SeatRow]) -> Change:
    for row in rows:
        room.seats[row.seat] = msgspec.structs.replace(row, invite=None)
    change = room.noted([(RETURNED, row.seat) for row in rows])
    change.seats = [room.seats[row.seat] for row in rows]
    return change
