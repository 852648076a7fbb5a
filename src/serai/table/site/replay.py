"""Looking back: replay, game files, playing on from a moment."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from litestar import Response, get, post
from markupsafe import Markup

from serai.engine.log import Record
from serai.engine.match import Match
from serai.table.access import export_text, house_of
from serai.table.forms import form_of, number
from serai.table.limits import limit
from serai.table.links import packed
from serai.table.lobby import Wish
from serai.table.qr import TooLong, qr, svg
from serai.table.render import as_seat, table_page
from serai.table.room import STAND_IN, Room, Stuck
from serai.table.scene import Scene
from serai.table.schema import OVER, SPECTATOR
from serai.table.security import Request, device_of, language_of, opener_of, person_of
from serai.table.site.common import alone, entered, html, see_other, shown, title, uncovered
from serai.table.site.seats import base_of
from serai.words.book import TABLE, phrasebook

ALL = "all"  # whose eyes: everybody's


def at_line(room: Room, line: int) -> Match:
    """The match as it was after this many lines of its log."""
    assert room.match is not None
    record = Record(room.setup, room.table.seed, room.table.rules)
    record.lines = room.match.record.lines[:line]
    return Match.resume(record)


@get("/t/{table_id:str}/replay")
async def replay(request: Request, table_id: str) -> Response[Any]:
    """Any moment of the game, as the viewer saw it; of several people at one device, the one whose turn it is.  After the end
    nothing is secret any more: then it is shown with anybody's eyes, or with all hands open."""
    room, seats = await entered(request, table_id)
    if room.match is None:
        return see_other(request, f"/t/{table_id}")
    over, eyes = room.table.phase == OVER, request.query_params.get("seat", "")
    chosen = number(eyes, range(room.setup.players)) if over else None
    open_hands = over and eyes == ALL
    seat = chosen if chosen is not None or open_hands else uncovered(request, room, seats)
    last = len(room.match.record.lines)
    wanted = number(request.query_params.get("at"), range(last + 1))
    at = last if wanted is None else wanted
    match = await asyncio.to_thread(at_line, room, at)
    scene = Scene(await house_of(request).look(room, seat, match), language_of(request), live=False)
    bar = {
        "at": at,
        "last": last,
        "runs": runs(room),
        "over": over,
        "base": f"/t/{table_id}/replay",
        "as_seat": f"&seat={ALL}" if open_hands else as_seat(seat, "&"),
        "open": open_hands,
        "hands": await hands(request, room, match, scene) if open_hands else [],
    }
    return html(request, table_page(scene, inner="x-serai" in request.headers, replay=bar))


class Held(NamedTuple):
    """A card of a hand that all may see."""

    id: str
    name: Markup
    drawing: Markup  # empty: there is none


async def hands(request: Request, room: Room, match: Match, scene: Scene) -> list[list[Held]]:
    """By seat: the cards in hand, as their owner sees them; they lie open in the scene, too."""
    found, shown = [], scene.o.get("players", [])
    for seat in range(room.setup.players):
        players = (await house_of(request).look(room, seat, match)).observation.get("players", [])
        cards = [card for card in players[seat].get("hand", []) if isinstance(card, str)] if seat < len(players) else []
        if cards:
            shown[seat]["hand"] = cards
        found.append([Held(card, scene.name(card), Markup(scene.board.card(scene, card))) for card in cards])
    return found


def runs(room: Room) -> list[tuple[int, int, int]]:
    """Who made the moves: from which line on, how many of them, in which colour."""
    assert room.match is not None
    found: list[tuple[int, int, int]] = []
    for line, (player, _) in enumerate(room.match.record.lines):
        colour = room.seats[player].colour
        if found and found[-1][2] == colour:
            found[-1] = (found[-1][0], found[-1][1] + 1, colour)
        else:
            found.append((line, 1, colour))
    return found


@get("/t/{table_id:str}/export")
async def export(request: Request, table_id: str) -> Response[str]:
    """The whole game as a file, once it is over: it holds the seed, and with it every secret."""
    room, _ = await entered(request, table_id)
    name = f"{room.table.game}-{room.table.id}.serai.log"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(export_text(room, alone(request)), media_type="text/plain; charset=utf-8", headers=headers)


@get("/t/{table_id:str}/link")
async def as_link(request: Request, table_id: str) -> Response[Any]:
    """A finished game as a link that holds all of it, and as a QR code; those who have it need nothing else."""
    room, _ = await entered(request, table_id)
    if room.match is None or room.table.phase != OVER:
        return see_other(request, f"/t/{table_id}")
    link = f"{base_of(request)}/game#{packed(export_text(room))}"
    try:
        code = Markup(svg(await asyncio.to_thread(qr, link), phrasebook(language_of(request), TABLE).say("game-link-qr", {})))
    except TooLong:
        code = Markup()
    return shown(request, "game_link.html", table=table_id, title=title(request, room), link=link, code=code)


@get("/game")
async def by_link(request: Request) -> Response[str]:
    """The page that such a link opens: it sends what stands behind the #."""
    return shown(request, "game.html")


@post("/t/{table_id:str}/fork")
async def fork(request: Request, table_id: str) -> Response[Any]:
    """Play on from a moment of a finished game, with bots on the other seats."""
    house, person = house_of(request), person_of(request)
    limit(request, "open")
    room, seats = await entered(request, table_id)
    if room.match is None or room.table.phase != OVER:
        raise Stuck("error-fork", "Only a finished game can be continued from a moment: a running one would tell secrets.")
    form = await form_of(request)
    lines = room.match.record.lines
    record = Record(room.setup, room.table.seed, room.table.rules)
    record.lines = lines[: number(form.get("at"), range(len(lines) + 1)) or 0]
    mine = next((seat for seat in seats if seat != SPECTATOR), 0)
    wishes = [Wish("me" if row.seat == mine else "bot", row.name, STAND_IN, row.colour) for row in room.seats]
    made = await house.adopt(record, wishes, person, room.table.title, opener=opener_of(request), device=device_of(request))
    return see_other(request, f"/t/{made.table.id}")


PAGES = [replay, export, as_link, by_link, fork]
