"""The first page: games to choose, and the tables of the person who comes in."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from litestar import Response, get

from serai.bots import LEVELS
from serai.catalogue import everything, find
from serai.engine.errors import SeraiError
from serai.table import store
from serai.table.access import house_of
from serai.table.clock import left
from serai.table.house import House
from serai.table.room import Room
from serai.table.schema import LOBBY, OPEN, OVER, PLAYING, SeatRow, TableRow
from serai.table.security import Request, language_of, person_of
from serai.table.server_log import LOG
from serai.table.site.common import ago, card, shown


@get("/")
async def home(request: Request) -> Response[str]:
    """The first page."""
    house, language, person = house_of(request), language_of(request), person_of(request)
    mine = [
        await entry(house, row, language, person)
        for row in await house.database.read(partial(store.tables, person=person, limit=40))
    ]
    mine.sort(key=lambda one: ("turn", "waiting", "lobby", "over").index(one["state"]))
    turns = sum(one["state"] == "turn" for one in mine)
    games = [card(game, language) for game in everything()]
    return shown(
        request, "home.html", games=games, tables=mine, turns=turns, levels=list(LEVELS), offered=bool(request.app.state.page)
    )


async def entry(house: House, row: TableRow, language: str, person: str) -> dict[str, Any]:
    """A table of somebody's, as the first page lists it."""
    seats: list[SeatRow] = []
    waiting: list[int] = []
    until: float | None = None
    state = row.phase
    if row.phase == OVER and row.id not in house.rooms:  # nothing happens there: its seats are enough
        found = await house.database.read(partial(store.table, table_id=row.id))
        seats = found[1] if found else []
    try:
        room = await house.room(row.id) if not seats else None
        seats = room.seats if room else seats
        if room and room.missing():
            state = LOBBY
        elif room and room.match is not None and row.phase == PLAYING:
            waiting = [seat for seat in room.match.state.waiting() if not room.match.ready(seat)]
            asked = set(waiting) & set(await mine_at(house, room, person))
            state = "turn" if asked else "waiting"
            until = min([room.deadlines[seat] for seat in asked or waiting if seat in room.deadlines], default=None)
    except SeraiError as error:  # a table that cannot be opened any more is still listed
        LOG.warning("table cannot be opened", table=row.id, error=error)
    return {
        "id": row.id,
        "game": row.game,
        "name": find(row.game).title(language),
        "title": row.title,
        "state": "waiting" if state == PLAYING else state,
        "seats": seats,
        "free": sum(seat.kind == OPEN for seat in seats),
        "waiting": [seats[seat].name for seat in waiting],
        "left": None if until is None else left(until - time.time(), language),
        "ago": ago(row.updated),
        "host": row.owner == person,
    }


async def mine_at(house: House, room: Room, person: str) -> list[int]:
    return await house.database.peek(partial(store.seats_of, table_id=room.table.id, person=person))


PAGES = [home]
