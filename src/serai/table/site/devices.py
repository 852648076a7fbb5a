"""The devices of one's seat, and for the host the seats of those who have left or stay away."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import FormMultiDict

from serai.table import store
from serai.table.access import house_of
from serai.table.forms import form_of, number
from serai.table.lobby import kept
from serai.table.room import Room
from serai.table.schema import BOT, LOBBY, OVER, PROGRAM, SPECTATOR, Sitter
from serai.table.security import Request, person_of
from serai.table.site.common import ago, check_host, entered, not_your_seat, see_other, shown, title
from serai.table.site.seats import base_of, link


@get("/t/{table_id:str}/devices")
async def devices(request: Request, table_id: str) -> Response[str]:
    """What may open one's seats; for the host also who is missing."""
    room, seats = await entered(request, table_id)
    return await overview(request, room, seats)


async def overview(request: Request, room: Room, seats: list[int], code: tuple[int, str] = (SPECTATOR, "")) -> Response[str]:
    """All of it; a code that was just made stands beside its seat."""
    person, host = person_of(request), room.table.owner == person_of(request)
    mine = [seat for seat in seats if seat != SPECTATOR]
    if not mine and not host:
        raise not_your_seat()
    sitters = await house_of(request).database.read(
        lambda connection: [store.sitters(connection, room.table.id, row.seat) for row in room.seats]
    )
    others = [row.seat for row in room.seats if row.kind != BOT and row.seat not in mine] if host else []
    return shown(
        request,
        "devices.html",
        here=f"/t/{room.table.id}/devices",
        room=room,
        title=title(request, room),
        mine=[{"seat": room.seats[seat], "devices": [shape(one, person) for one in sitters[seat]]} for seat in mine],
        others=[other(request, room, seat, sitters[seat]) for seat in others],
        days=round(house_of(request).absent / (24 * 3600)),
        coded=code[0],
        code=code[1],
        base=base_of(request),
    )


def shape(sitter: Sitter, person: str) -> dict[str, Any]:
    """A device as its person sees it."""
    return {
        "id": name_of(sitter),
        "device": sitter.device,
        "program": sitter.device == PROGRAM,
        "this": sitter.person == person,
        "since": ago(sitter.since),
        "seen": ago(sitter.seen),
    }


def name_of(sitter: Sitter) -> str:
    """What a form calls a device: a part of a hash, which opens nothing."""
    return sitter.person[:16]


def other(request: Request, room: Room, seat: int, sitters: list[Sitter]) -> dict[str, Any]:
    """Somebody else's seat as the host sees it: whether they are there, and whether it may be offered again."""
    row = room.seats[seat]
    seen = max([one.seen for one in sitters], default=0.0)
    return {
        "seat": row,
        "here": room.here(row),
        "seen": ago(seen) if seen else None,
        "free": room.table.phase != OVER and not kept(house_of(request), room, row, seen),
        "link": link(base_of(request), room.table.id, row.invite) if row.invite else "",
    }


@post("/t/{table_id:str}/devices")
async def change_devices(request: Request, table_id: str) -> Response[Any]:
    """A code for a further device, or one device less."""
    house = house_of(request)
    room, seats = await entered(request, table_id)
    form = await form_of(request)
    seat = chosen_seat(form, [seat for seat in seats if seat != SPECTATOR])
    if "remove" not in form:
        return await overview(request, room, seats, (seat, await house.device_code(room, seat)))
    known = await house.database.read(partial(store.sitters, table_id=table_id, seat=seat))
    gone = [one.person for one in known if name_of(one) == str(form["remove"])]
    for person in gone:
        await house.remove_device(room, seat, person)
    alone = seats == [seat] and person_of(request) in gone
    return see_other(request, "/" if alone else f"/t/{table_id}/devices")


@post("/t/{table_id:str}/offer")
async def offer(request: Request, table_id: str) -> Response[Any]:
    """A new invitation for a seat that is open, was given up, or whose people stay away."""
    room, seats = await entered(request, table_id)
    check_host(request, room)
    seat = chosen_seat(await form_of(request), [row.seat for row in room.seats if row.seat not in seats])
    await house_of(request).reopen(room, seat)
    return see_other(request, f"/t/{table_id}" if room.table.phase == LOBBY else f"/t/{table_id}/devices")


def chosen_seat(form: FormMultiDict, among: list[int]) -> int:
    """The seat that a form is about."""
    found = number(form.get("seat"), among)
    if found is None:
        raise not_your_seat()
    return found


PAGES = [devices, change_devices, offer]
