"""Who sits at a table: invitations, the lobby, leaving and coming back."""

from __future__ import annotations

import re
import time
from functools import partial
from typing import Any

from litestar import Response, get, post

from serai.bots import LEVELS
from serai.table import store
from serai.table.access import by_code, house_of
from serai.table.forms import form_of, number
from serai.table.house import no_table
from serai.table.limits import limit
from serai.table.lobby import COLOURS
from serai.table.room import STAND_IN, Room, Stuck
from serai.table.schema import LEFT, OPEN, SPECTATOR, Sitter
from serai.table.security import Request, device_of, language_of, person_of
from serai.table.site.common import entered, seats_of, see_other, shown, title
from serai.table.site.new import agreed
from serai.words.book import TABLE, phrasebook

TABLE_ID = re.compile("[0-9a-f]{16}")


def link(base: str, table_id: str, code: str) -> str:
    """An invitation.  What stands behind the # reaches no log of a server or a proxy: the page itself sends it."""
    return f"{base}/join/{table_id}#{code}"


@get("/join/{table_id:str}")
async def join_page(request: Request, table_id: str) -> Response[Any]:
    """An invitation: the page sends its code, or asks for it where no script runs.  Those who sit there already are let in."""
    if not TABLE_ID.fullmatch(table_id):  # a link of an older Serai: all of it is the code
        return shown(request, "code.html", table=(await by_code(house_of(request), table_id))[0].table.id, code=table_id)
    room = await house_of(request).room(table_id)
    if await seats_of(request, room):
        return see_other(request, f"/t/{table_id}")
    return shown(request, "code.html", table=table_id, code="")


@post("/join/{table_id:str}")
async def join(request: Request, table_id: str) -> Response[Any]:
    """The code of an invitation: spectators come in, others choose a name; with a name they sit down."""
    house, person = house_of(request), person_of(request)
    limit(request, "join")
    form = await form_of(request)
    code = str(form.get("code", "")).strip().rpartition("#")[2]  # the whole link may be pasted
    room, seat, further = await by_code(house, code)
    if room.table.id != table_id:
        raise no_table()
    at_table = f"/t/{table_id}"
    if seat == SPECTATOR:
        now = time.time()
        sitter = Sitter(SPECTATOR, person, device_of(request), now, now)
        await house.database.write(partial(store.sit, table_id=table_id, sitter=sitter))
        return see_other(request, at_table)
    mine = await seats_of(request, room)
    if seat in mine:
        return see_other(request, at_table)
    if any(one != SPECTATOR for one in mine) and not room.table.settings.get("hot") and room.table.owner != person:
        raise Stuck("error-second-seat", "You sit at this table already: this link is for somebody else.")
    if further:
        await house.add_device(room, seat, code, person, device_of(request))
        return see_other(request, at_table)
    if "name" not in form:
        return sit_down(request, room, seat, code)
    colour = number(form.get("colour"), COLOURS) or 0
    await house.take_seat(room, seat, code, person, str(form["name"]), colour, device_of(request))
    return see_other(request, at_table)


def sit_down(request: Request, room: Room, seat: int, code: str) -> Response[str]:
    """Choose a name and a colour."""
    others = [row for row in room.seats if row.seat != seat]
    return shown(
        request,
        "join.html",
        room=room,
        seat=room.seats[seat],
        code=code,
        colours=[colour for colour in range(1, 7) if colour not in [row.colour for row in others]],
        others=others,
        title=title(request, room),
        game=room.setup.game.title(language_of(request)),
    )


def lobby(request: Request, room: Room, seats: list[int]) -> Response[str]:
    base = str(request.base_url).rstrip("/")
    owner = room.table.owner == person_of(request)
    rows = [
        {
            "seat": row,
            "mine": row.seat in seats,
            "host": owner and row.seat == min(seats),
            "code": row.invite if owner else None,
            "link": link(base, room.table.id, row.invite) if owner and row.invite else "",
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
        watch=link(base, room.table.id, room.table.watch),
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
            "n": note.n,
            "name": room.seats[note.seat].name if note.seat != SPECTATOR else spectator,
            "text": note.text,
            "colour": room.seats[note.seat].colour if note.seat != SPECTATOR else 0,
        }
        for note in room.chat[-60:]
    ]


@post("/t/{table_id:str}/leave")
async def leave(request: Request, table_id: str) -> Response[Any]:
    """A bot takes over until the person comes back."""
    return await set_away(request, table_id, LEFT, "/")


@post("/t/{table_id:str}/back")
async def come_back(request: Request, table_id: str) -> Response[Any]:
    return await set_away(request, table_id, "", f"/t/{table_id}")


async def set_away(request: Request, table_id: str, why: str, path: str) -> Response[Any]:
    room, seats = await entered(request, table_id)
    await house_of(request).set_away(room, [seat for seat in seats if seat != SPECTATOR], why)
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
    await house_of(request).give_to_bot(room, seats, str(form.get("level", "")))
    return see_other(request, f"/t/{table_id}")


PAGES = [join_page, join, leave, come_back, fill]
