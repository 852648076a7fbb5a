"""What all pages share: who asks for what, and how it is shown."""

from __future__ import annotations

import time
from functools import partial
from typing import Any
from urllib.parse import urlencode

from litestar import MediaType, Response
from litestar.response import Redirect
from markupsafe import escape

from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.state import State
from serai.table import store
from serai.table.access import house_of
from serai.table.boards import board_of
from serai.table.boards.presets import Introduction
from serai.table.forms import number
from serai.table.render import page
from serai.table.room import Room, Stuck
from serai.table.schema import OVER, SPECTATOR
from serai.table.security import Request, language_of, local, person_of, remember
from serai.words import LANGUAGES, Speaker
from serai.words.book import TABLE, phrasebook


def html(request: Request, text: str, status: int = 200, headers: dict[str, str] | None = None) -> Response[str]:
    response = Response(text, media_type=MediaType.HTML, status_code=status, headers=headers or {})
    remember(request, response)
    return response


def shown(request: Request, template: str, status: int = 200, here: str = "", **context: Any) -> Response[str]:
    """A page around the table.  `here`: where the answer to a form can be asked for again."""
    language = language_of(request)
    path = here or (local(request.scope["path"]) if request.method == "GET" else "/")
    frame: dict[str, Any] = {"alone": alone(request)}
    frame["languages"] = [(code, name, in_language(request, path, code)) for code, (_, name, *_) in LANGUAGES.items()]
    return html(request, page(template, language, **{**frame, **context}), status)


def alone(request: Request) -> bool:
    """Do all who play sit at this device?  A request that was meant for another server has come to no house, and one that
    comes before the server has begun finds none yet."""
    house = request.app.state.get("house") if "litestar_app" in request.scope else None
    return house is not None and bool(house.alone)


def in_language(request: Request, path: str, language: str) -> str:
    """The address of a page in another language."""
    kept = [(name, value) for name, value in request.query_params.multi_items() if name != "lang"]
    return f"{path}?{urlencode([*kept, ('lang', language)])}"


def see_other(request: Request, path: str) -> Response[Any]:
    response = Redirect(local(path), status_code=303)
    remember(request, response)
    return response


def card(game: Game[State], language: str) -> dict[str, Any]:
    """A game on the first page."""
    words = Speaker(game, language)
    blurb = words.say(f"blurb-{game.id}") if f"blurb-{game.id}" in words.book else ""
    players = {"least": game.players[0], "most": game.players[-1]}
    guide = board_of(game).guide
    guided = guide is not None and game.id in guide.tables
    return {"id": game.id, "title": words.title(), "blurb": blurb, "about": introduction(game), "guided": guided, **players}


def introduction(game: Game[State]) -> Introduction:
    """What newcomers are told of a game; nothing, where its board says nothing."""
    return board_of(game).introductions.get(game.id, Introduction())


def title(request: Request, room: Room) -> str:
    return room.table.title or room.setup.game.title(language_of(request))


async def entered(request: Request, table_id: str) -> tuple[Room, list[int]]:
    """The table, and the seats of the person who asks; nobody sees a table without an invitation."""
    house, person = house_of(request), person_of(request)
    room = await house.room(table_id)
    places = await house.database.peek(partial(store.places, table_id=table_id, person=person))
    if not places:
        raise Stuck("error-not-invited", "You have no seat at this table: ask somebody there for a link.")
    await house.visit(room, person, places)
    await house.freshen(room)
    return room, list(places)


async def seats_of(request: Request, room: Room) -> list[int]:
    """The seats of the person who asks; `SPECTATOR` for those who came by the spectators' link."""
    person = person_of(request)
    return await house_of(request).database.peek(lambda connection: store.seats_of(connection, room.table.id, person))


def check_host(request: Request, room: Room) -> None:
    if room.table.owner != person_of(request):
        raise Stuck("error-owner", "Only the person who opened the table can do this: ask them.")


def not_your_seat() -> Stuck:
    return Stuck("error-not-your-seat", "This is not your seat: open the table by your own link.")


def wanted_seat(request: Request, room: Room, seats: list[int]) -> int | None:
    """The seat that the page was opened for; None for spectators."""
    playing = [seat for seat in seats if seat != SPECTATOR]
    if not playing:
        return None
    wanted = number(request.query_params.get("seat"), playing)
    if wanted is not None:
        return wanted
    return playing[0] if len(playing) == 1 else SPECTATOR


def at_curtain(room: Room, seats: list[int], seat: int | None) -> int | None:
    """Several people at one device: the one who is to come next, if another one sits there now."""
    playing = [one for one in seats if one != SPECTATOR]
    if len(playing) < 2 or room.match is None or room.table.phase == OVER:
        return None
    waiting = [one for one in playing if one in room.match.state.waiting() and not room.match.ready(one)]
    if seat in playing and (seat in waiting or not waiting):
        return None
    return waiting[0] if waiting else playing[0]


def uncovered(request: Request, room: Room, seats: list[int]) -> int | None:
    """The seat with whose eyes something beside the table is shown.  Behind a curtain it is a spectator's: several people at
    one device must not see each other's hands there either."""
    seat = wanted_seat(request, room, seats)
    return None if seat == SPECTATOR or at_curtain(room, seats, seat) is not None else seat


def ago(moment: float) -> tuple[str, int]:
    """How long ago something was: a message, and the number that it is given."""
    minutes = int(max(0.0, time.time() - moment) // 60)
    if minutes < 60:
        return "ago-minutes", minutes
    return ("ago-hours", minutes // 60) if minutes < 1440 else ("ago-days", minutes // 1440)


def sorry(request: Request, error: SeraiError) -> str:
    """A refusal in the reader's words."""
    book = phrasebook(language_of(request), TABLE)
    if isinstance(error, Stuck) and error.code in book:
        return str(escape(book.say(error.code, {})))
    return str(escape(sentence(str(error))))


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")
