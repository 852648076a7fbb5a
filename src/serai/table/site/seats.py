"""Who sits at a table: links, the lobby, leaving and coming back."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post

from serai.bots import LEVELS
from serai.table.access import by_secret, house_of
from serai.table.database import SPECTATOR
from serai.table.forms import form_of, number
from serai.table.limits import limit
from serai.table.lobby import COLOURS
from serai.table.room import OPEN, STAND_IN, Room, Stuck
from serai.table.security import Request, language_of, person_of
from serai.table.site.common import entered, see_other, shown, title
from serai.table.site.new import agreed
from serai.words.book import TABLE, phrasebook


@get("/join/{secret:str}")
async def join_page(request: Request, secret: str) -> Response[Any]:
    """A seat's link: choose a name, sit down.  A person who sat there before comes back."""
    house, person = house_of(request), person_of(request)
    room, seat = await by_secret(house, secret)
    if seat == SPECTATOR:
        await house.database.sit(room.table.id, SPECTATOR, person)
        return see_other(request, f"/t/{room.table.id}")
    mine = await house.database.seats_of(room.table.id, person)
    if seat in mine:
        return see_other(request, f"/t/{room.table.id}")
    free = [colour for colour in range(1, 7) if colour not in [row.colour for row in room.seats if row.seat != seat]]
    return shown(
        request,
        "join.html",
        room=room,
        seat=room.seats[seat],
        secret=secret,
        colours=free,
        others=[row for row in room.seats if row.seat != seat],
        title=title(request, room),
        game=room.setup.game.title(language_of(request)),
    )


@post("/join/{secret:str}")
async def join(request: Request, secret: str) -> Response[Any]:
    house, person = house_of(request), person_of(request)
    limit(request, "join")
    room, seat = await by_secret(house, secret)
    if seat == SPECTATOR:
        raise Stuck("error-spectator", "This link is for spectators: ask for a seat's link to play.")
    form = await form_of(request)
    colour = number(form.get("colour"), COLOURS) or 0
    await house.take_seat(room, seat, person, str(form.get("name", "")), colour)
    return see_other(request, f"/t/{room.table.id}")


def lobby(request: Request, room: Room, seats: list[int]) -> Response[str]:
    base = str(request.base_url).rstrip("/")
    owner = room.table.owner == person_of(request)
    rows = [
        {
            "seat": row,
            "mine": row.seat in seats,
            "host": owner and row.seat == min(seats),
            "link": f"{base}/join/{row.secret}" if row.kind == "open" and (owner or row.seat in seats) else "",
        }
        for row in room.seats
    ]
    return shown(
        request,
        "lobby.html",
        room=room,
        rows=rows,
        owner=owner,
        usual=STAND_IN,
        title=title(request, room),
        game=room.setup.game.title(language_of(request)),
        levels=list(LEVELS),
        watch=f"{base}/join/{room.table.watch}",
        options=agreed(room, language_of(request)),
        free=[row.seat for row in room.seats if row.kind == OPEN],
        playing=any(seat != SPECTATOR for seat in seats),
        away=any(row.away for row in room.seats if row.seat in seats),
        talk=notes(room, str(phrasebook(language_of(request), TABLE).say("spectator", {}))),
        may_chat=any(seat != SPECTATOR for seat in seats) or bool(room.table.settings.get("open_chat")),
    )


def notes(room: Room, spectator: str) -> list[dict[str, Any]]:
    """The last words of the chat, each with who said it."""
    return [
        {
            "n": n,
            "name": room.seats[who].name if who != SPECTATOR else spectator,
            "text": text,
            "colour": room.seats[who].colour if who != SPECTATOR else 0,
        }
        for n, who, text in room.chat[-60:]
    ]


@post("/t/{table_id:str}/leave")
async def leave(request: Request, table_id: str) -> Response[Any]:
    """A bot takes over until the person comes back."""
    return await set_away(request, table_id, True, "/")


@post("/t/{table_id:str}/back")
async def come_back(request: Request, table_id: str) -> Response[Any]:
    return await set_away(request, table_id, False, f"/t/{table_id}")


async def set_away(request: Request, table_id: str, away: bool, path: str) -> Response[Any]:
    room, seats = await entered(request, table_id)
    for seat in seats:
        if seat != SPECTATOR:
            await house_of(request).set_away(room, seat, away)
    return see_other(request, path)


@post("/t/{table_id:str}/fill")
async def fill(request: Request, table_id: str) -> Response[Any]:
    """In the lobby: a bot for an open seat, or for all of them."""
    room, _ = await entered(request, table_id)
    if room.table.owner != person_of(request):
        raise Stuck("error-owner", "Only the person who opened the table can do this: ask them.")
    form = await form_of(request)
    chosen = str(form.get("seat", ""))
    seats = [row.seat for row in room.seats if chosen == str(row.seat) or (chosen == "all" and row.kind == OPEN)]
    if not seats:
        raise Stuck("error-seat-taken", "There is no such seat at this table: look at the table again.")
    for seat in seats:
        await house_of(request).give_to_bot(room, seat, str(form.get("level", "")))
    return see_other(request, f"/t/{table_id}")


PAGES = [join_page, join, leave, come_back, fill]
