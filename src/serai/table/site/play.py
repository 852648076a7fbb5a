"""The table in play: what is shown, chosen, said."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.response import ServerSentEvent, ServerSentEventMessage
from markupsafe import Markup

from serai.engine.errors import SeraiError
from serai.engine.match import Refused
from serai.table.access import house_of
from serai.table.database import patiently
from serai.table.drive import SPEEDS, hold, set_speed, skip, speed_of
from serai.table.forms import ANY, FIELDS, form_of, number, unreadable
from serai.table.house import House
from serai.table.limits import count_stream, limit
from serai.table.recap import Speed, news
from serai.table.render import table_page
from serai.table.room import COACH, Room, Stuck
from serai.table.scene import Scene
from serai.table.schema import BOT, LOBBY, OPEN, SPECTATOR
from serai.table.security import Request, language_of, person_of
from serai.table.site import whys
from serai.table.site.coach import coach_beside, has_coach, instruct, learned, moment_at
from serai.table.site.common import alone, at_curtain, entered, html, not_your_seat, see_other, shown, sorry, title, wanted_seat
from serai.table.site.seats import base_of, link, lobby, notes
from serai.table.stream import changes
from serai.table.worker import Thought


@get("/t/{table_id:str}")
async def table(request: Request, table_id: str) -> Response[Any]:
    """Lobby, curtain or table, whichever it is time for."""
    room, seats = await entered(request, table_id)
    if request.headers.get("sec-fetch-mode", "navigate") == "navigate":  # a person came, not a script
        await house_of(request).welcome(room, seats)
    if room.table.phase == LOBBY or room.missing():
        return lobby(request, room, seats)
    seat = wanted_seat(request, room, seats)
    following = at_curtain(room, seats, seat)
    if following is not None:
        return await closed(request, room, seats, following)
    return html(request, await drawn(request, room, seats, None if seat == SPECTATOR else seat, inner=False))


async def closed(request: Request, room: Room, seats: list[int], following: int) -> Response[str]:
    """The curtain: what it tells of the game is what a spectator has seen."""
    assert room.match is not None
    waiting = [
        seat for seat in room.match.state.waiting() if seat in seats and seat != following and not room.match.ready(seat)
    ]
    return shown(
        request,
        "curtain.html",
        room=room,
        seat=room.seats[following],
        others=[room.seats[seat] for seat in waiting],
        news=news(Scene(await house_of(request).look(room, None), language_of(request)), 5),
        title=title(request, room),
        game=room.setup.game.title(language_of(request)),
    )


async def drawn(request: Request, room: Room, seats: list[int], seat: int | None, inner: bool) -> str:
    beside = aside(room)  # before the look: what changes meanwhile is fetched once more, and not missed
    scene = Scene(await house_of(request).look(room, seat), language_of(request))
    may_chat = seat is not None or bool(room.table.settings.get("open_chat"))
    here = alone(request)
    links = [] if here else [("watch-link", link(base_of(request), room.table.id, room.table.watch))]
    person = person_of(request)
    speed = Speed(speed_of(room.table), may_set_speed(room, seats, person), list(SPEEDS))
    host = room.table.owner == person
    said = notes(room, str(scene.say("spectator")))
    coach = await coach_beside(request, room, scene)
    if seat is not None:
        await hold(house_of(request), room, coach is not None and coach.reads)
    return table_page(scene, inner, said, may_chat, links=links, host=host, speed=speed, coach=coach, alone=here, aside=beside)


@get("/t/{table_id:str}/view")
async def fragment(request: Request, table_id: str) -> Response[str]:
    """The part of the page that changes; 205 where another page is due (a curtain, the lobby)."""
    room, seats = await entered(request, table_id)
    seat = wanted_seat(request, room, seats)
    if room.match is None or at_curtain(room, seats, seat) is not None:
        return Response("", status_code=205)
    return html(request, await drawn(request, room, seats, None if seat == SPECTATOR else seat, inner=True))


@post("/t/{table_id:str}/act", status_code=200)
async def act(request: Request, table_id: str) -> Response[Any]:
    """What somebody chose, or takes back.  A refusal comes with the fresh table."""
    house = house_of(request)
    room, seats = await entered(request, table_id)
    form = await form_of(request)
    seat = number(form.get("seat"), seats)
    if seat is None:
        raise not_your_seat()
    decision = number(form.get("decision"), ANY)
    decision = -1 if decision is None else decision
    key = str(form.get("key", ""))[:60] or None
    note, status = "", 200
    now = await moment_at(request, room, seat) if form.get("lesson") else None
    await house.welcome(room, [seat])
    try:
        if undo := str(form.get("undo", "")):
            await house.take_back(room, seat, decision, key, steps=int(undo[:3]) if undo.isdecimal() else 1)
        elif form.get("ask-back"):
            await house.ask_back(room, seat)
        elif form.get("agree"):
            await house.answer_wish(room, seat, form.get("agree") == "yes")
        elif "way" in form:
            await house.act(room, seat, way_of(form["way"]), decision, key, in_order=True, reading=has_coach(room, seat))
        else:
            names = [str(action) for action in form.getall("action", [])]
            await house.act(room, seat, names, decision, key, reading=has_coach(room, seat))
    except Refused as error:
        note, status = whys.note(request, room, seat, error), 409
    except SeraiError as error:
        note, status = sorry(request, error), 409
    else:
        if now is not None and not form.get("undo"):  # who answers has read what the coach said beside the question
            await learned(request, room, form.get("lesson"), now)
    if "x-serai" not in request.headers:
        return see_other(request, f"/t/{table_id}?seat={seat}")
    if at_curtain(room, seats, seat) is not None:
        return Response("", status_code=205)
    headers = {"X-Serai-Note": note.encode("ascii", "xmlcharrefreplace").decode()} if note else {}
    return html(request, await drawn(request, room, seats, seat, inner=True), status, headers)


WAY = msgspec.json.Decoder(list[str])


def way_of(sent: object) -> list[str]:
    """The actions of a way, as a button of the page holds them."""
    try:
        way = WAY.decode(str(sent))
    except msgspec.DecodeError:
        raise unreadable() from None
    if len(way) > FIELDS:
        raise unreadable()
    return way


@get("/t/{table_id:str}/events")
async def events(request: Request, table_id: str) -> ServerSentEvent:
    """A line whenever the table changes, so that the page fetches it anew."""
    house = house_of(request)
    room, seats = await entered(request, table_id)
    seat = wanted_seat(request, room, seats)
    count_stream(request)
    return ServerSentEvent(stream(house, room, seat, person_of(request)))


async def stream(house: House, room: Room, seat: int | None, person: str) -> AsyncIterator[ServerSentEventMessage]:
    viewer = None if seat == SPECTATOR else seat
    last = ""
    async with aclosing(changes(house, room, viewer, person)) as news:
        async for changed in news:
            now = await patiently(partial(beat_of, house, room, viewer))
            if now != last or not changed:  # what others draft in secret makes no sound
                yield ServerSentEventMessage(data=now, event="table", retry=1500)
            last = now


async def beat_of(house: House, room: Room, seat: int | None) -> str:
    """Nobody hears of what is not yet stored."""
    async with room.lock:
        await house.refresh(room)
        return beat(room, seat)


def beat(room: Room, seat: int | None) -> str:
    """The table's version, and whether anything beside it has changed."""
    return msgspec.json.encode({"version": room.version(seat), "aside": aside(room), "phase": room.table.phase}).decode()


def aside(room: Room) -> str:
    """What changes without a version, as one word: talk, wishes, who sits there, who is ready, its name.  A page holds the word
    of what it shows."""
    people = [(row.kind == OPEN, bool(row.away), row.invite is not None) for row in room.seats]
    ready = [other for other in range(room.setup.players) if room.match is not None and room.match.ready(other)]
    wish, again = room.table.wish.seat if room.table.wish else None, room.table.settings.get("rematch")
    found = [len(room.chat), wish, people, ready, room.table.title, speed_of(room.table), again, room.table.settings.get(COACH)]
    return sha256(msgspec.json.encode(found)).hexdigest()[:8]


@post("/t/{table_id:str}/chat", status_code=200)
async def chat(request: Request, table_id: str) -> Response[Any]:
    house = house_of(request)
    room, seats = await entered(request, table_id)
    limit(request, "talk")
    seat = next((seat for seat in seats if seat != SPECTATOR), SPECTATOR)
    if seat == SPECTATOR and not room.table.settings.get("open_chat"):
        raise Stuck("error-chat", "Spectators only watch at this table: its chat is closed to them.")
    form = await form_of(request)
    await house.say(room, seat, str(form.get("text", "")))
    return Response("", status_code=204) if "x-serai" in request.headers else see_other(request, f"/t/{table_id}")


@post("/t/{table_id:str}/pace", status_code=200)
async def pace(request: Request, table_id: str) -> Response[Any]:
    """How fast bots move: from now on, or (`skip`) without a pause until a person is asked."""
    house = house_of(request)
    room, seats = await entered(request, table_id)
    form = await form_of(request)
    if form.get("skip"):
        if seats == [SPECTATOR]:
            raise not_your_seat()
        await skip(house, room)
    else:
        if not may_set_speed(room, seats, person_of(request)):
            raise Stuck("error-owner", "Only the person who opened the table can do this: ask them.")
        await set_speed(house, room, str(form.get("speed", "")))
    return Response("", status_code=204) if "x-serai" in request.headers else see_other(request, f"/t/{table_id}")


def may_set_speed(room: Room, seats: list[int], person: str) -> bool:
    """The host, or anybody who is alone with bots."""
    return room.table.owner == person or all(row.kind == BOT for row in room.seats if row.seat not in seats)


@post("/t/{table_id:str}/coach", status_code=200)
async def coach(request: Request, table_id: str) -> Response[Any]:
    """What somebody says to the coach: I have read this, tell me less, go, come back."""
    room, seats = await entered(request, table_id)
    form = await form_of(request)
    seat = number(form.get("seat"), [seat for seat in seats if seat != SPECTATOR])
    if seat is None:
        raise not_your_seat()
    await instruct(request, room, seat, str(form.get("do", "")), form.get("lesson"))
    if "x-serai" not in request.headers:
        return see_other(request, f"/t/{table_id}?seat={seat}")
    return html(request, await drawn(request, room, seats, seat, inner=True))


@post("/t/{table_id:str}/hint", status_code=200)
async def hint(request: Request, table_id: str) -> Response[Any]:
    """What a bot would do here."""
    house = house_of(request)
    room, seats = await entered(request, table_id)
    seat = wanted_seat(request, room, seats)
    if seat is None or seat == SPECTATOR:
        raise not_your_seat()
    limit(request, "hint")
    thought = await house.hint(room, seat)
    scene = Scene(await house.look(room, seat), language_of(request))
    return Response({"action": thought.action, "words": "\n".join(said.unescape() for said in hinted(scene, thought))})


def hinted(scene: Scene, thought: Thought) -> list[Markup]:
    """A hint in words: what to choose, the chances before and after, the best alternative."""
    action, other = [
        scene.label(scene.legal[name]).striptags() if name in scene.legal else name for name in (thought.action, thought.other)
    ]
    before, after, otherwise = [round(100 * chance) for chance in (thought.before, thought.after, thought.otherwise)]
    said = [scene.say("hint-says", action=action), scene.say("hint-chances", before=before, after=after)]
    if other:
        said.append(scene.say("hint-also" if thought.close else "hint-next", other=other, chance=otherwise))
    return said


PAGES = [table, fragment, act, events, chat, pace, coach, hint]
