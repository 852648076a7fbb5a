"""A rematch: the same people, bots, colours and options at a new table, where the first seat moves on by one.

The old table remembers the new one, so those who ask later join the first.  Both tables change in one transaction."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.engine import Connection

from serai.table import lobby, store
from serai.table.lobby import Wish
from serai.table.room import COACH, Room, Stuck
from serai.table.schema import BOT, GUIDED, OPEN, OVER, PERSON, PROGRAM, SPECTATOR, Sitter
from serai.table.store import Change

if TYPE_CHECKING:
    from serai.table.house import House

Devices = dict[int, list[Sitter]]  # by seat of the old table


async def rematch(house: House, room: Room, person: str, opener: str = "") -> str:
    """Ask for a rematch, or sit down at the one that somebody asked for: the new table."""
    devices = await house.database.read(lambda connection: devices_of(connection, room, person))
    await house.freshen(room)  # nobody acts on what is not yet stored
    asked = room.rematch
    if asked is None and all(seat == SPECTATOR for seat in devices):
        raise Stuck("error-rematch-spectator", "Only those who played can ask for a rematch.")
    if asked is None or await house.database.peek(lambda connection: store.stamp(connection, asked.table)) is None:
        await ask(house, room, devices, person, opener, gone=asked.table if asked else "")
    found = room.rematch
    assert found is not None
    await join(house, await house.room(found.table), devices, person)
    return found.table


def devices_of(connection: Connection, room: Room, person: str) -> Devices:
    """The seats of a person at a table, each with all devices that play it; a program's key opens one table only."""
    return {
        seat: [one for one in store.sitters(connection, room.table.id, seat) if one.device != PROGRAM]
        for seat in store.seats_of(connection, room.table.id, person)
    }


def moved_on(seat: int, players: int) -> int:
    """Where somebody sits in the next game: the second seat becomes the first."""
    return seat if seat == SPECTATOR else (seat - 1) % players


async def ask(house: House, room: Room, devices: Devices, person: str, opener: str, gone: str) -> None:
    """Open the new table, unless somebody else was faster."""
    mine = [seat for seat in devices if seat != SPECTATOR]
    made: list[Room] = []

    def work(room: Room) -> Change:
        made.clear()
        if room.table.phase != OVER:
            raise Stuck("error-rematch", "The game is not over yet: a rematch begins after its end.")
        if room.rematch is not None and room.rematch.table != gone:
            return Change()
        old = room.table
        settings = {name: value for name, value in old.settings.items() if name not in ("rematch", COACH)}
        title = "" if old.origin == GUIDED else old.title
        seats = [*room.seats[1:], *room.seats[:1]]
        here = "hot" if len(mine) > 1 else "me"
        kinds = [BOT if row.kind == BOT else here if row.seat in mine else OPEN for row in seats]
        wishes = [Wish(kind, row.name, row.level, row.colour) for kind, row in zip(kinds, seats, strict=True)]
        seed = store.hash_of(old.seed)[:32] if house.seed else ""  # where deals can be repeated, rematches can
        new, change = lobby.laid(
            house, old.game, old.options, wishes, person, title, seed=seed, settings=settings, opener=opener
        )
        change.sitters = moved(devices, room.setup.players)
        made.append(new)
        old.settings = {**old.settings, "rematch": {"table": new.table.id, "seat": mine[0]}}
        return Change(more=[partial(lobby.admit, house=house, room=new, change=change)])

    await house.change(room, work)
    for new in made:
        lobby.opened(house, new)


def moved(devices: Devices, players: int) -> list[Sitter]:
    now = time.time()
    return [
        msgspec.structs.replace(one, seat=moved_on(seat, players), since=now, seen=now)
        for seat, sitters in devices.items()
        for one in sitters
        if seat != SPECTATOR
    ]


async def join(house: House, new: Room, devices: Devices, person: str) -> None:
    """Those who played take the seats that were kept for them; those who watched watch again."""
    there = await house.database.peek(lambda connection: store.seats_of(connection, new.table.id, person))
    wanted = [moved_on(seat, new.setup.players) for seat in devices]
    if set(wanted) <= set(there):
        return
    sitters = moved(devices, new.setup.players)
    if SPECTATOR in wanted:
        now = time.time()
        sitters.append(Sitter(SPECTATOR, person, "", now, now))

    def work(new: Room) -> Change:
        rows = [new.seats[seat] for seat in wanted if seat not in (SPECTATOR, *there)]
        if any(row.kind != OPEN for row in rows):
            raise Stuck("error-seat-taken", "This seat is not open any more: look at the table again.")
        change = lobby.seated(new, *[msgspec.structs.replace(row, kind=PERSON, invite=None) for row in rows])
        change.sitters = sitters
        return change

    await house.change(new, work)
