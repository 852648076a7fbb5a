"""Going further back than the rules of the table allow: one seat wishes it, and all people at the table have to agree."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from serai.engine.events import TOOK_BACK, Event
from serai.engine.log import Record
from serai.engine.match import Match
from serai.engine.step import EVERYBODY
from serai.table.journal import taken_back, told_since, undrafted
from serai.table.room import MOVED, Room, Stuck
from serai.table.schema import BACK, PERSON, Wished
from serai.table.store import Change

if TYPE_CHECKING:
    from serai.table.house import House


async def ask_back(house: House, room: Room, seat: int) -> None:
    """A wish to go back before the last decision of one's own, whatever was shown since.  A person who plays against bots
    alone needs nobody's consent."""

    def work(room: Room) -> Change:
        match = room.playing()
        mine = [line for line, (player, _) in enumerate(match.record.lines) if player == seat]
        if not mine:
            raise Stuck("undo-nothing", "Nothing was chosen yet, so nothing can be taken back.")
        room.table.wish = Wished(seat, mine[-1], {seat})
        return Change()

    await house.change(room, work)
    await go_back_if_agreed(house, room)


async def answer_wish(house: House, room: Room, seat: int, agree: bool) -> None:
    """Agree, or decline: then the wish is gone."""

    def work(room: Room) -> Change:
        room.playing()
        wish = room.table.wish
        if wish is None:
            raise Stuck("error-no-wish", "Nobody wishes to take anything back now: look at the table again.")
        room.table.wish = Wished(wish.seat, wish.line, wish.agreed | {seat}) if agree else None
        return Change()

    await house.change(room, work)
    await go_back_if_agreed(house, room)


async def go_back_if_agreed(house: House, room: Room) -> None:
    match, wish = room.playing(), room.table.wish
    if wish is None or any(row.kind == PERSON and not row.away and row.seat not in wish.agreed for row in room.seats):
        return
    record = Record(room.setup, room.table.seed, room.table.rules)
    record.lines = match.record.lines[: wish.line]
    earlier = await asyncio.to_thread(Match.resume, record)

    def work(room: Room) -> Change:
        match = room.playing()
        if room.table.wish != wish or match.record.lines[: wish.line] != record.lines:
            raise Stuck("error-stale", MOVED)
        rows = [*undrafted(match), *[(wish.seat, BACK)] * (len(match.record.lines) - wish.line)]
        earlier.told, earlier.moments = match.told, match.moments
        told = len(earlier.told)
        earlier.tell([Event(TOOK_BACK, wish.seat, (), (), EVERYBODY)])
        room.match = earlier
        return room.proceed(taken_back(room.table, rows, told_since(earlier, told)))

    await house.change(room, work)
