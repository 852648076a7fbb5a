"""Who sits at a table: invitations, the lobby, leaving and coming back."""

from __future__ import annotations

import re
import time
from functools import partial
from typing import Any

from litestar import Response, get, post
from markupsafe import Markup

from serai.bots import LEVELS
from serai.table import store
from serai.table.access import by_code, house_of
from serai.table.devices import second_seat, tidy
from serai.table.forms import form_of, number
from serai.table.limits import limit
from serai.table.lobby import COLOURS, may_sit_twice
from serai.table.room import STAND_IN, Room, Stuck
from serai.table.schema import SPECTATOR, Sitter
from serai.table.security import Request, device_of, language_of, person_of
from serai.table.site.common import alone, check_host, entered, seats_of, see_other, shown, sorry, title
from serai.table.site.new import agreed
from serai.words.book import TABLE, phrasebook

TABLE_ID = re.compile("[0-9a-f]{16}")


def link(base: str, table_id: str, code: str) -> str:
    """An invitation.  What stands behind the # reaches no log of a server or a proxy: the page itself sends it."""
    return f"{base}/join/{table_id}#{code}"


def base_of(request: Request) -> str:
    """What stands before the path of a link that is sent to others."""
    return f"{house_of(request).home}#" if alone(request) else str(request.base_url).rstrip("/")


# ---- Invitations -------------------------------------------------------------------------------


@get(["/join", "/join/{table_id:str}"])
async def join_page(request: Request, table_id: str = "") -> Response[Any]:
    """An invitation: the page sends its code.  Where no script runs, or where a code is to be typed, it asks for it."""
    if table_id and not TABLE_ID.fullmatch(table_id):  # a link of an older Serai, or typed so: all of it is the code
        limit(request, "join")
        code = tidy(table_id)
        room, _, _ = await by_code(house_of(request), code)
        return ask_code(request, room.table.id, code=code, send=True)
    seats = await seats_of(request, await house_of(request).room(table_id)) if table_id else []
    return ask_code(request, table_id, seated=bool(seats))


def ask_code(
    request: Request, table_id: str, code: str = "", problem: Stuck | None = None, send: bool = False, seated: bool = False
) -> Response[str]:
    """The page with the field for a code; what was wrong with the last one stands above it."""
    here = f"/join/{table_id}" if table_id else "/join"
    words = Markup(sorry(request, problem)) if problem else ""
    onward = "review" if request.query_params.get("to") == "review" else ""
    known = {"table": table_id, "code": code, "words": words, "send": send, "seated": seated, "onward": onward}
    return shown(request, "code.html", 404 if problem else 200, here, action=here, **known)


@post(["/join", "/join/{table_id:str}"])
async def join(request: Request, table_id: str = "") -> Response[Any]:
    """The code of an invitation: spectators come in, others choose a name, and sit down with it.  The code for a further device
    opens the same seat there."""
    house, person = house_of(request), person_of(request)
    limit(request, "join")
    form = await form_of(request)
    code = tidy(str(form.get("code", "")))
    try:
        room, seat, further = await by_code(house, code)
    except Stuck as problem:
        return await wrong_code(request, table_id, code, problem)
    at_table = see_other(request, f"/t/{room.table.id}{'/review' if form.get('to') == 'review' else ''}")
    mine = await seats_of(request, room)
    if seat in mine:
        return at_table
    if seat == SPECTATOR:
        now = time.time()
        sitter = Sitter(SPECTATOR, person, device_of(request), now, now)
        await house.database.write(partial(store.sit, table_id=room.table.id, sitter=sitter))
    elif further:
        if "here" not in form:
            return arrive(request, "device.html", room, seat, code)
        await house.add_device(room, seat, code, person, device_of(request))
    else:
        if any(one != SPECTATOR for one in mine) and not may_sit_twice(room, room.seats[seat], person):
            raise second_seat()
        if "name" not in form:
            return sit_down(request, room, seat, code)
        name, colour = str(form["name"]), number(form.get("colour"), COLOURS) or 0
        try:
            await house.take_seat(room, seat, code, person, name, colour, device_of(request))
        except Stuck as problem:
            if problem.code not in ("error-name", "error-name-taken"):
                return await wrong_code(request, room.table.id, "", problem)
            return sit_down(request, room, seat, code, name, problem)
    return at_table


async def wrong_code(request: Request, table_id: str, code: str, problem: Stuck) -> Response[Any]:
    """A code that opens nothing: those who sit there already, and sent their form twice, are let in."""
    known = TABLE_ID.fullmatch(table_id) and await seats_of(request, await house_of(request).room(table_id))
    return see_other(request, f"/t/{table_id}") if known else ask_code(request, table_id, code, problem)


def arrive(request: Request, template: str, room: Room, seat: int, code: str, status: int = 200, **more: Any) -> Response[str]:
    """A page before somebody comes to a seat: they see what table it is, and who sits there."""
    return shown(
        request,
        template,
        status,
        f"/join/{room.table.id}",
        room=room,
        seat=room.seats[seat],
        code=code,
        others=[row for row in room.seats if row.seat != seat],
        title=title(request, room),
        game=room.setup.game.title(language_of(request)),
        **more,
    )


def sit_down(request: Request, room: Room, seat: int, code: str, name: str = "", problem: Stuck | None = None) -> Response[str]:
    """Choose a name and a colour."""
    taken = [row.colour for row in room.seats if row.seat != seat]
    more = {"colours": [colour for colour in range(1, 7) if colour not in taken], "name": name or room.seats[seat].name}
    words = Markup(sorry(request, problem)) if problem else ""
    return arrive(request, "join.html", room, seat, code, 400 if problem else 200, words=words, **more)


# ---- The lobby ---------------------------------------------------------------------------------


def lobby(request: Request, room: Room, seats: list[int]) -> Response[str]:
    base = base_of(request)
    owner = room.table.owner == person_of(request)
    rows = [
        {
            "seat": row,
            "mine": row.seat in seats,
            "here": room.here(row),
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
        free=room.missing(),
        playing=any(seat != SPECTATOR for seat in seats),
        away=any(row.away for row in room.seats if row.seat in seats),
        talk=notes(room, str(phrasebook(language_of(request), TABLE).say("spectator", {}))),
        may_chat=any(seat != SPECTATOR for seat in seats) or bool(room.table.settings.get("open_chat")),
    )


# ---- Talking, leaving --------------------------------------------------------------------------


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
    """A bot takes over until the person comes back; until then the table is not in their list."""
    room, seats = await entered(request, table_id)
    await house_of(request).depart(room, person_of(request), seats)
    return see_other(request, "/")


@post("/t/{table_id:str}/back")
async def come_back(request: Request, table_id: str) -> Response[Any]:
    room, seats = await entered(request, table_id)
    await house_of(request).set_away(room, [seat for seat in seats if seat != SPECTATOR], "")
    return see_other(request, f"/t/{table_id}")


@post("/t/{table_id:str}/rename")
async def rename(request: Request, table_id: str) -> Response[Any]:
    """The host gives the table another name."""
    room, _ = await entered(request, table_id)
    check_host(request, room)
    form = await form_of(request)
    await house_of(request).rename(room, str(form.get("title", "")))
    return see_other(request, "/" if form.get("from") == "home" else f"/t/{table_id}")


@post("/t/{table_id:str}/delete")
async def delete(request: Request, table_id: str) -> Response[Any]:
    """The host deletes the table for everybody; the form asks whether this is meant."""
    room, _ = await entered(request, table_id)
    check_host(request, room)
    if (await form_of(request)).get("sure") != "yes":
        raise Stuck("error-sure", "A deleted table cannot be brought back: tick that you are sure, then delete it.")
    await house_of(request).delete(room)
    return see_other(request, "/")


@post("/t/{table_id:str}/fill")
async def fill(request: Request, table_id: str) -> Response[Any]:
    """In the lobby: a bot for an open seat, or for all of them."""
    room, _ = await entered(request, table_id)
    check_host(request, room)
    form = await form_of(request)
    chosen = str(form.get("seat", ""))
    seats = room.missing() if chosen == "all" else [row.seat for row in room.seats if chosen == str(row.seat)]
    if not seats:
        raise Stuck("error-seat-taken", "There is no such seat at this table: look at the table again.")
    await house_of(request).give_to_bot(room, seats, str(form.get("level", "")))
    return see_other(request, f"/t/{table_id}")


PAGES = [join_page, join, leave, come_back, rename, delete, fill]
