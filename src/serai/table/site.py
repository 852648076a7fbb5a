"""The pages: home, new table, lobby, curtain, table, replay, score, learn.  Without a script all forms still work."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from textwrap import shorten
from typing import Any, cast
from urllib.parse import urlencode

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import NotFoundException
from litestar.response import Redirect, ServerSentEvent, ServerSentEventMessage
from markupsafe import Markup, escape

from serai.bots import LEVELS
from serai.engine.errors import SeraiError
from serai.engine.game import Game, Option
from serai.engine.log import Record, read
from serai.engine.match import Match
from serai.engine.rulebook import CITED, NUMBER, RULE, rules
from serai.engine.step import IN_ORDER, NOT_NOW, NOT_YOURS
from serai.games import document, everything, find
from serai.table.draw import disc, text
from serai.table.guard import Asked, language_of, limit, person_of, remember
from serai.table.pages import log, page, question, table_page
from serai.table.rooms import NAME, OPEN, STAND_IN, House, Room, Stuck, Wish, clean
from serai.table.scene import BOARDS, Scene, board_of
from serai.table.store import LOBBY, OVER, PLAYING, SPECTATOR, SeatRow, TableRow
from serai.table.words import LANGUAGES, phrasebook

BEAT = 20.0  # seconds between two signs of life on a quiet stream
LARGEST_LOG = 400_000  # bytes of a game file
LONGEST_TIP = 420  # characters of a rule in a popover; the rest is in the rules
CHART = 60  # points of the chart of scores
GLOSSARY = {  # icons of each game with the things that they stand for
    "san-juan": "governor builder producer trader councillor prospector indigo sugar tobacco coffee silver",
    "great-western-trail": "cowboy craftsman engineer flood drought rockfall",
    "great-western-trail-2": "cowboy craftsman engineer flood drought rockfall",
    "mombasa": "coffee banana cotton expansion bookkeeper merchant:diamond_merchant share post:trading_post call:capital_call"
    " ink:ink_marker marker:bonus_marker rest:resting_column",
    "western-legends": "marshal wanted wound gold sheriff fight doctor cabaret bank hideout rail:rail_station",
}
TURN = {  # the steps of a turn or a round, each with its rule; the messages are `turn-<game>-<number>`
    "san-juan": ("SJ-4.3", "SJ-5.2", "SJ-4.6", "SJ-12.1"),
    "great-western-trail": ("GWT-5.1", "GWT-6.1", "GWT-8.1", "GWT-7.6", "GWT-13.1"),
    "mombasa": ("MB-4.1", "MB-5.2", "MB-5.9.1", "MB-8.1"),
    "western-legends": ("WL-5.2", "WL-5.4", "WL-5.8", "WL-14.1"),
}


def house_of(request: Asked) -> House:
    return cast(House, request.app.state.house)


def html(request: Asked, text: str, status: int = 200, headers: dict[str, str] | None = None) -> Response[str]:
    response = Response(text, media_type=MediaType.HTML, status_code=status, headers=headers or {})
    remember(request, response)
    return response


def shown(request: Asked, template: str, status: int = 200, **context: Any) -> Response[str]:
    """A page around the table."""
    language = language_of(request)
    frame = {"languages": [(code, name, in_language(request, code)) for code, name in LANGUAGES.items()]}
    return html(request, page(template, language, **{**frame, **context}), status)


def in_language(request: Asked, language: str) -> str:
    """The address of this page in another language."""
    if request.method != "GET":
        return f"/?lang={language}"
    kept = [(name, value) for name, value in request.query_params.multi_items() if name != "lang"]
    return f"{request.url.path}?{urlencode([*kept, ('lang', language)])}"


def see_other(request: Asked, path: str) -> Response[Any]:
    response = Redirect(path, status_code=303)
    remember(request, response)
    return response


# ---- Home, new tables ----------------------------------------------------------------------


@get("/")
async def home(request: Asked) -> Response[str]:
    """The courtyard: games to choose, and the tables of whoever comes in."""
    house, language, person = house_of(request), language_of(request), person_of(request)
    mine = [await entry(house, row, language, person) for row in await house.store.tables(person, 40)]
    mine.sort(key=lambda one: ("turn", "waiting", "lobby", "over").index(one["state"]))
    turns = sum(one["state"] == "turn" for one in mine)
    return shown(request, "home.html", games=[card(game, language) for game in everything()], tables=mine, turns=turns)


async def entry(house: House, row: TableRow, language: str, person: str) -> dict[str, Any]:
    """A table of somebody's, as the first page lists it."""
    seats: list[SeatRow] = []
    waiting: list[str] = []
    state = row.phase
    if row.phase == OVER and row.id not in house.rooms:  # nothing happens there: its seats are enough
        found = await house.store.table(row.id)
        seats = found[1] if found else []
    with suppress(SeraiError):  # a table that cannot be opened any more is still listed
        room = await house.room(row.id) if not seats else None
        seats = room.seats if room else seats
        if room and room.match is not None and row.phase == PLAYING:
            state = "turn" if await my_turn(house, room, person) else "waiting"
            waiting = [seats[seat].name for seat in room.match.state.waiting() if not room.match.ready(seat)]
    minutes = int(max(0.0, time.time() - row.updated) // 60)
    unit, count = (
        ("days", minutes // 1440) if minutes >= 1440 else ("hours", minutes // 60) if minutes >= 60 else ("minutes", minutes)
    )
    return {
        "id": row.id,
        "game": row.game,
        "name": find(row.game).titles[language],
        "title": row.title,
        "state": "waiting" if state == PLAYING else state,
        "seats": seats,
        "free": sum(seat.kind == OPEN for seat in seats),
        "waiting": waiting,
        "ago": (f"ago-{unit}", count),
    }


def card(game: Game, language: str) -> dict[str, Any]:
    return {"id": game.id, "title": game.titles[language], "least": game.players[0], "most": game.players[-1]}


async def my_turn(house: House, room: Room, person: str) -> bool:
    assert room.match is not None
    seats = await house.store.seats_of(room.table.id, person)
    return any(seat in seats and not room.match.ready(seat) for seat in room.match.state.waiting())


@get("/new")
async def new_table(request: Asked) -> Response[str]:
    """Game, seats, rules, pace."""
    chosen = request.query_params.get("game", "san-juan")
    game = find(chosen)
    players = request.query_params.get("players", "")
    count = (
        int(players) if players.isdecimal() and int(players) in game.players else min(max(2, game.players[0]), game.players[-1])
    )
    language, asked = language_of(request), request.query_params
    options = [option_choices(game, option, language, count) for option in game.options]
    for option in options:
        option["chosen"] = asked.get(f"option-{option['id']}", option["default"])
    return shown(
        request,
        "new.html",
        game=card(game, language),
        games=[card(one, language) for one in everything()],
        counts=list(game.players),
        players=count,
        seats=[wanted(asked, seat, language) for seat in range(count)],
        options=options,
        levels=list(LEVELS),
        name=asked.get("title", ""),
        fast=asked.get("pace") == "fast",
        talk=asked.get("spectator-chat", "on" if "seat-0" not in asked else "") == "on",
    )


def wanted(asked: Mapping[str, str], seat: int, language: str) -> dict[str, Any]:
    """A seat of the form, as it was filled in before the number of players changed."""
    kind = asked.get(f"seat-{seat}", "me" if seat == 0 else f"bot:{STAND_IN}")
    colour = asked.get(f"colour-{seat}", "")
    return {
        "n": seat,
        "kind": kind,
        "name": asked.get(f"name-{seat}", ""),
        "usual": usual_name(kind, seat, language),
        "colour": int(colour) if colour.isdecimal() and int(colour[:2]) in range(1, 7) else seat + 1,
    }


def usual_name(kind: str, seat: int, language: str) -> str:
    """What somebody is called for whom no name was typed; a friend who comes by link brings a name along."""
    book = phrasebook(language, "table")
    if kind.startswith("bot"):
        return book.say("bot-names", {}).split()[seat]
    return "" if kind == "open" else str(book.say("player", {"n": seat + 1}))


def option_choices(game: Game, option: Option, language: str, players: int) -> dict[str, Any]:
    """An option of the set-up in the reader's language, with its choices."""
    book = phrasebook(language, BOARDS[game.id])
    name = option.id.replace("_", "-")

    def words(message: str, otherwise: str) -> Markup:
        return book.say(message, {}) if message in book else escape(otherwise)

    plain = {"true": book.say("yes", {}), "false": book.say("no", {})}
    values = [
        {"value": value, "words": words(f"option-{name}-{value.replace('_', '-')}", plain.get(value, value.replace("_", " ")))}
        for value in [str(choice).lower() for choice in option.choices]
        if not value.isdecimal() or int(value) <= players  # no seat that is not there
    ]
    text = words(f"option-{name}", sentence(re.sub(r" *\([A-Z]{2,3}-[^)]*\)", "", option.text)).rstrip("."))
    cited = CITED.findall(option.text)
    return {
        "id": option.id,
        "words": text,
        "values": values,
        "default": str(option.default).lower(),
        "least": option.least,
        "rule": cited[0] if cited else "",
    }


def agreed(room: Room, language: str) -> list[dict[str, Any]]:
    """The options of a table in words, with what was chosen."""
    found = []
    for option in room.setup.game.options:
        shape = option_choices(room.setup.game, option, language, room.setup.players)
        value = str(room.table.options[option.id]).lower()
        words = next(
            (one["words"] for one in shape["values"] if one["value"] == value),
            escape(phrasebook(language, "table").digits(value)),
        )
        found.append({"words": shape["words"], "value": words, "rule": shape["rule"]})
    return found


@post("/tables")
async def create_table(request: Asked) -> Response[Any]:
    """Open a table: the form of `new_table`."""
    house, person = house_of(request), person_of(request)
    limit(request, "open", person)
    form = await request.form()
    game = find(str(form.get("game", "")))
    players = str(form.get("players", ""))
    if not players.isdecimal() or int(players[:3]) not in game.players:
        raise Stuck(
            "error-players", f"{game.id} is for {game.players[0]} to {game.players[-1]} players: choose one of these numbers"
        )
    options = {o.id: str(form[f"option-{o.id}"]) for o in game.options if form.get(f"option-{o.id}")}
    wishes: list[Wish] = []
    for seat in range(int(players)):
        kind, _, level = str(form.get(f"seat-{seat}", "open")).partition(":")
        colour, name = str(form.get(f"colour-{seat}", "")), clean(str(form.get(f"name-{seat}", "")), NAME)
        name = name or usual_name(kind, seat, language_of(request))
        if name and name in [wish.name for wish in wishes]:
            raise Stuck("error-name-taken", f"two seats are called {name}: choose another name")
        wishes.append(Wish(kind, name, level, int(colour) if colour.isdecimal() else 0))
    settings = {"fast": form.get("pace") == "fast", "open_chat": form.get("spectator-chat") == "on"}
    room = await house.create(game.id, options, wishes, person, str(form.get("title", "")), settings=settings)
    return see_other(request, f"/t/{room.table.id}")


@post("/import")
async def import_game(request: Asked) -> Response[Any]:
    """A game file becomes a table to look at, or to play on if it was not finished."""
    house, person = house_of(request), person_of(request)
    limit(request, "open", person)
    form = await request.form()
    upload = form.get("file")
    text = (await upload.read()).decode("utf-8", "replace") if isinstance(upload, UploadFile) else str(form.get("text", ""))
    if len(text) > LARGEST_LOG:
        raise Stuck("error-large", f"this file is too large: a game file has at most {LARGEST_LOG:,} characters")
    record = read(text, find)
    room = await house.adopt(record, [Wish("hot") for _ in range(record.setup.players)], person)
    return see_other(request, f"/t/{room.table.id}")


# ---- Who comes to a table ------------------------------------------------------------------


@get("/join/{secret:str}")
async def join_page(request: Asked, secret: str) -> Response[Any]:
    """A seat's link: choose a name, sit down.  Whoever sat there before only comes back."""
    house, person = house_of(request), person_of(request)
    room, seat = await by_secret(house, secret)
    if seat == SPECTATOR:
        await house.store.sit(room.table.id, SPECTATOR, person)
        return see_other(request, f"/t/{room.table.id}")
    mine = await house.store.seats_of(room.table.id, person)
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
        game=room.setup.game.titles[language_of(request)],
    )


@post("/join/{secret:str}")
async def join(request: Asked, secret: str) -> Response[Any]:
    house, person = house_of(request), person_of(request)
    room, seat = await by_secret(house, secret)
    if seat == SPECTATOR:
        raise Stuck("error-spectator", "this link is for spectators: ask for a seat's link to play")
    form = await request.form()
    colour = str(form.get("colour", ""))
    await house.take_seat(room, seat, person, str(form.get("name", "")), int(colour) if colour.isdecimal() else 0)
    return see_other(request, f"/t/{room.table.id}")


async def by_secret(house: House, secret: str) -> tuple[Room, int]:
    found = await house.store.by_secret(secret) if len(secret) >= 16 else None
    if found is None:
        raise Stuck("error-link", "this link opens no seat: ask for it again, perhaps a part of it was lost")
    return await house.room(found[0]), found[1]


def title(request: Asked, room: Room) -> str:
    return room.table.title or room.setup.game.titles[language_of(request)]


async def entered(request: Asked, table_id: str) -> tuple[Room, list[int]]:
    """The table, and the seats of whoever asks; nobody sees a table without having been let in."""
    house = house_of(request)
    room = await house.room(table_id)
    seats = await house.store.seats_of(table_id, person_of(request))
    if not seats:
        raise Stuck("error-not-invited", "you have no seat at this table: ask somebody there for a link")
    return room, seats


def wanted_seat(request: Asked, room: Room, seats: list[int]) -> int | None:
    """The seat that the page was opened for; None for spectators."""
    playing = [seat for seat in seats if seat != SPECTATOR]
    if not playing:
        return None
    wanted = request.query_params.get("seat", "")
    if wanted.isdecimal() and int(wanted) in playing:
        return int(wanted)
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


# ---- The table -----------------------------------------------------------------------------


@get("/t/{table_id:str}")
async def table(request: Asked, table_id: str) -> Response[Any]:
    """Lobby, curtain or table, whichever it is time for."""
    room, seats = await entered(request, table_id)
    if room.table.phase == LOBBY:
        return lobby(request, room, seats)
    seat = wanted_seat(request, room, seats)
    following = at_curtain(room, seats, seat)
    if following is not None:
        return await closed(request, room, seats, following)
    return html(request, await drawn(request, room, None if seat == SPECTATOR else seat, inner=False))


async def closed(request: Asked, room: Room, seats: list[int], following: int) -> Response[str]:
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
        news=log(Scene(await house_of(request).look(room, None), language_of(request)))[-5:],
        title=title(request, room),
        game=room.setup.game.titles[language_of(request)],
    )


def lobby(request: Asked, room: Room, seats: list[int]) -> Response[str]:
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
        game=room.setup.game.titles[language_of(request)],
        levels=list(LEVELS),
        watch=f"{base}/join/{room.table.watch}",
        options=agreed(room, language_of(request)),
        free=[row.seat for row in room.seats if row.kind == OPEN],
        playing=any(seat != SPECTATOR for seat in seats),
        away=any(row.away for row in room.seats if row.seat in seats),
        talk=notes(room, str(phrasebook(language_of(request), "table").say("spectator", {}))),
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


async def drawn(request: Asked, room: Room, seat: int | None, inner: bool) -> str:
    scene = Scene(await house_of(request).look(room, seat), language_of(request))
    may_chat = seat is not None or bool(room.table.settings.get("open_chat"))
    base = str(request.base_url).rstrip("/")
    links = [("watch-link", f"{base}/join/{room.table.watch}")]
    links += [("own-link", f"{base}/join/{room.seats[seat].secret}")] if seat is not None else []
    return table_page(scene, inner, notes(room, str(scene.say("spectator"))), may_chat, links=links)


@get("/t/{table_id:str}/view")
async def fragment(request: Asked, table_id: str) -> Response[str]:
    """The part of the page that changes; 204 where another page is due (a curtain, the lobby)."""
    room, seats = await entered(request, table_id)
    seat = wanted_seat(request, room, seats)
    if room.match is None or seat == SPECTATOR or at_curtain(room, seats, seat) is not None:
        return Response("", status_code=205)
    return html(request, await drawn(request, room, seat, inner=True))


@post("/t/{table_id:str}/act", status_code=200)
async def act(request: Asked, table_id: str) -> Response[Any]:
    """What somebody chose, or takes back.  A refusal comes with the fresh table."""
    house = house_of(request)
    room, seats = await entered(request, table_id)
    form = await request.form()
    chosen = str(form.get("seat", ""))
    seat = int(chosen) if chosen.isdecimal() and len(chosen) < 3 else SPECTATOR
    if seat == SPECTATOR or seat not in seats:
        raise Stuck("error-not-your-seat", "this is not your seat: open the table by your own link")
    number = str(form.get("decision", ""))
    decision = int(number) if number.isdecimal() and len(number) < 10 else -1
    key = str(form.get("key", ""))[:60] or None
    note, status = "", 200
    try:
        if form.get("undo"):
            await house.take_back(room, seat, decision)
        elif form.get("ask-back"):
            await house.ask_back(room, seat)
        elif form.get("agree"):
            await house.answer_wish(room, seat, form.get("agree") == "yes")
        else:
            await house.act(room, seat, [str(action) for action in form.getall("action", [])], decision, key)
    except SeraiError as error:
        note, status = sorry(request, room, error), 409
    room = await house.room(table_id)
    if "x-serai" not in request.headers:
        return see_other(request, f"/t/{table_id}?seat={seat}")
    if at_curtain(room, seats, seat) is not None:
        return Response("", status_code=205)
    headers = {"X-Serai-Note": note.encode("ascii", "xmlcharrefreplace").decode()} if note else {}
    return html(request, await drawn(request, room, seat, inner=True), status, headers)


def sorry(request: Asked, room: Room | None, error: SeraiError) -> str:
    """A refusal in the reader's words."""
    book = phrasebook(language_of(request), "table")
    if isinstance(error, Stuck) and error.code in book:
        return str(book.say(error.code, {}))
    return str(escape(sentence(str(error))))


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


@get("/t/{table_id:str}/events")
async def events(request: Asked, table_id: str) -> ServerSentEvent:
    """A line whenever the table changes, so that the page fetches it anew."""
    house = house_of(request)
    room, seats = await entered(request, table_id)
    seat = wanted_seat(request, room, seats)
    return ServerSentEvent(stream(house, room, seat))


async def stream(house: House, room: Room, seat: int | None) -> AsyncIterator[ServerSentEventMessage]:
    changed = asyncio.Event()
    room.listeners.add(changed)
    present = seat if seat is not None else SPECTATOR
    room.present[present] = room.present.get(present, 0) + 1
    try:
        yield beat(room)
        while house.rooms.get(room.table.id) is room:
            try:
                async with asyncio.timeout(BEAT):
                    await changed.wait()
            except TimeoutError:
                pass
            changed.clear()
            yield beat(room)
    finally:
        room.listeners.discard(changed)
        room.present[present] -= 1


def beat(room: Room) -> ServerSentEventMessage:
    data = msgspec.json.encode({"version": room.table.version, "chat": len(room.chat), "phase": room.table.phase}).decode()
    return ServerSentEventMessage(data=data, event="table", id=str(room.table.version), retry=1500)


@post("/t/{table_id:str}/chat", status_code=200)
async def chat(request: Asked, table_id: str) -> Response[Any]:
    house = house_of(request)
    room, seats = await entered(request, table_id)
    limit(request, "talk", person_of(request))
    seat = next((seat for seat in seats if seat != SPECTATOR), SPECTATOR)
    if seat == SPECTATOR and not room.table.settings.get("open_chat"):
        raise Stuck("error-chat", "spectators only watch at this table: its players have closed the chat to them")
    form = await request.form()
    await house.say(room, seat, str(form.get("text", "")))
    return Response("", status_code=204) if "x-serai" in request.headers else see_other(request, f"/t/{table_id}")


@post("/t/{table_id:str}/leave")
async def leave(request: Asked, table_id: str) -> Response[Any]:
    """A bot takes over until the person comes back."""
    return await set_away(request, table_id, True, "/")


@post("/t/{table_id:str}/back")
async def come_back(request: Asked, table_id: str) -> Response[Any]:
    return await set_away(request, table_id, False, f"/t/{table_id}")


async def set_away(request: Asked, table_id: str, away: bool, path: str) -> Response[Any]:
    room, seats = await entered(request, table_id)
    for seat in seats:
        if seat != SPECTATOR:
            await house_of(request).set_away(room, seat, away)
    return see_other(request, path)


@post("/t/{table_id:str}/fill")
async def fill(request: Asked, table_id: str) -> Response[Any]:
    """In the lobby: a bot for an open seat, or for all of them."""
    room, _ = await entered(request, table_id)
    if room.table.owner != person_of(request):
        raise Stuck("error-owner", "only whoever opened the table can do this: ask them")
    form = await request.form()
    chosen = str(form.get("seat", ""))
    seats = [row.seat for row in room.seats if chosen == str(row.seat) or (chosen == "all" and row.kind == OPEN)]
    if not seats:
        raise Stuck("error-seat-taken", "there is no such seat at this table: look at the table again")
    for seat in seats:
        await house_of(request).give_to_bot(room, seat, str(form.get("level", "")))
    return see_other(request, f"/t/{table_id}")


# ---- Why not, hints, tips ------------------------------------------------------------------


@get("/t/{table_id:str}/why")
async def why_not(request: Asked, table_id: str, action: str) -> Response[str]:
    """Which rule forbids an action now."""
    room, seats = await entered(request, table_id)
    seat = wanted_seat(request, room, seats)
    if room.match is None or seat is None or seat == SPECTATOR:
        raise Stuck("error-not-your-seat", "this is not your seat: open the table by your own link")
    number = room.setup.game.words.numbers.get(action, -1)
    reason = room.match.desk(seat).why_not(seat, number)
    messages = {NOT_NOW: "why-not-now", NOT_YOURS: "why-not-yours", IN_ORDER: "why-in-order"}
    number_of_rule = "" if reason in messages else reason
    return tip(request, room.setup.game, messages.get(reason, "why-rule"), number_of_rule)


def tip(request: Asked, game: Game, message: str, rule: str) -> Response[str]:
    """A popover: a sentence, and the rule with its text."""
    text = shorten(plain_rules(game).get(rule, ""), LONGEST_TIP, placeholder=" …")
    return shown(request, "tip.html", heading="", message=message, rule=rule, text=text, game=game.id, thing="")


@get("/rule/{game_id:str}/{number:str}")
async def rule(request: Asked, game_id: str, number: str) -> Response[str]:
    game = find(game_id)
    if number not in plain_rules(game):
        raise NotFoundException(f"{game_id} has no rule {number[:20]}: look it up in the rules")
    return tip(request, game, "", number)


@get("/about/{game_id:str}/{thing:str}")
async def about(request: Asked, game_id: str, thing: str) -> Response[str]:
    """What is printed on a thing."""
    game, language = find(game_id), language_of(request)
    names, english = game.names(language), game.about()
    if thing not in names:
        raise NotFoundException(f"nothing in {game_id} is called {thing[:30]}: look it up in the rules")
    book = phrasebook(language, BOARDS[game.id])
    message = f"about-{thing.replace('_', '-')}"
    said = board_of(game.id).about(game.id, language, thing) if hasattr(board_of(game.id), "about") else ""
    text = book.say(message, {}) if message in book else Markup(said) or escape(english.get(thing, ""))
    cited = re.findall(r"[A-Z]{2,3}-[0-9A-Z.]+", english.get(thing, ""))
    return shown(
        request,
        "tip.html",
        heading=book.digits(names[thing]),
        message="",
        rule=cited[0] if cited else "",
        text=text,
        game=game.id,
        thing=thing,
    )


@post("/t/{table_id:str}/hint", status_code=200)
async def hint(request: Asked, table_id: str) -> Response[Any]:
    """What a bot would do here."""
    house = house_of(request)
    room, seats = await entered(request, table_id)
    seat = wanted_seat(request, room, seats)
    if seat is None or seat == SPECTATOR:
        raise Stuck("error-not-your-seat", "this is not your seat: open the table by your own link")
    limit(request, "hint", person_of(request))
    thought = await house.hint(room, seat)
    scene = Scene(await house.look(room, seat), language_of(request))
    words = [
        scene.label(scene.legal[name]).striptags() if name in scene.legal else name for name in (thought.action, thought.other)
    ]
    gain = round(thought.gain, 1)
    said = scene.say("hint-compares" if gain > 0 else "hint-says", action=words[0], other=words[1], gain=gain)
    return Response({"action": thought.action, "words": said.unescape()})


# ---- Replay, score, files ------------------------------------------------------------------


def at_line(room: Room, line: int) -> Match:
    """The table as it was after so many lines of its log."""
    assert room.match is not None
    record = Record(room.setup, room.table.seed, room.table.rules)
    record.lines = room.match.record.lines[:line]
    return Match.resume(record)


@get("/t/{table_id:str}/replay")
async def replay(request: Asked, table_id: str) -> Response[Any]:
    """Any moment of the game, as the viewer saw it."""
    room, seats = await entered(request, table_id)
    if room.match is None:
        return see_other(request, f"/t/{table_id}")
    seat = wanted_seat(request, room, seats)
    seat = None if seat == SPECTATOR else seat
    last = len(room.match.record.lines)
    wanted = request.query_params.get("at", "")
    at = min(int(wanted), last) if wanted.isdecimal() and len(wanted) < 7 else last
    match = await asyncio.to_thread(at_line, room, at)
    scene = Scene(await house_of(request).look(room, seat, match), language_of(request), live=False)
    bar = {"at": at, "last": last, "runs": runs(room), "over": room.table.phase == OVER, "base": f"/t/{table_id}/replay"}
    if "x-serai" in request.headers:
        return html(request, table_page(scene, inner=True, replay=bar))
    return html(request, table_page(scene, replay=bar))


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


@get("/t/{table_id:str}/score")
async def score(request: Asked, table_id: str) -> Response[Any]:
    """Points by category, and how they grew."""
    room, _ = await entered(request, table_id)
    if room.match is None or room.table.phase != OVER:
        return see_other(request, f"/t/{table_id}")
    scene = Scene(await house_of(request).look(room, None), language_of(request), live=False)
    try:
        course = await asyncio.to_thread(scores_over_time, room)
    except SeraiError:  # played under other rules: the sheet still stands
        course = []
    sheets = scene.view.sheets
    rows = [
        {"words": scene.say(f"cat-{n}"), "points": [sheet.points[n] for sheet in sheets]}
        for n in range(len(room.setup.game.categories))
        if any(sheet.points[n] for sheet in sheets)
    ]
    best = max(sheet.total for sheet in sheets)
    level = [sheet for sheet in sheets if sheet.total == best]
    ties = [
        {"words": scene.say(f"tie-{n}"), "values": [sheet.ties[n] if sheet in level else None for sheet in sheets]}
        for n in range(len(sheets[0].ties))
        if len(level) > 1
    ]
    won = [seat for seat, sheet in enumerate(sheets) if sheet.won]
    second = sorted((sheet.total for sheet in sheets), reverse=True)[1:2]
    return shown(
        request,
        "score.html",
        view=scene.view,
        title=title(request, room),
        game=card(room.setup.game, language_of(request)),
        columns=[(scene.called(seat), face(scene, seat)) for seat in range(len(sheets))],
        won=won,
        face=face(scene, won[0]),
        headline=question(scene),
        ahead=best - second[0] if second and len(level) == 1 else 0,
        rows=rows,
        ties=ties,
        shared=len(won) > 1,
        chart=Markup(chart(scene, course)),
        lines=len(room.match.record.lines),
    )


def face(scene: Scene, seat: int) -> int:
    """A seat's colour; 0 for an automaton, which has none."""
    return scene.colour(seat) if seat < len(scene.view.seats) else 0


def scores_over_time(room: Room) -> list[tuple[int, list[int]]]:
    """What everybody had after so many lines."""
    assert room.match is not None
    lines = room.match.record.lines
    game, numbers = room.setup.game, room.setup.game.words.numbers
    state = game.start(room.setup, room.table.seed)
    every = max(1, len(lines) // CHART)
    course = []
    for n, (seat, name) in enumerate(lines):
        if n % every == 0:
            course.append((n, [one.total for one in game.scores(state)]))
        state.follow(seat, numbers[name])
    course.append((len(lines), [one.total for one in game.scores(state)]))
    return course


def chart(scene: Scene, course: list[tuple[int, list[int]]]) -> str:
    """Everybody's points over the game as lines, each with its disc at the end."""
    if len(course) < 2:
        return ""
    width, height = 600.0, 220.0
    most = max(1, *[max(totals) for _, totals in course])
    least = min(0, *[min(totals) for _, totals in course])
    end = course[-1][0]
    every = next(step for step in (5, 10, 20, 25, 50, 100, 200, 500, 1000) if (most - least) / step <= 5 or step == 1000)

    def place(n: int, total: int) -> tuple[float, float]:
        return width * n / end, height - height * (total - least) / (most - least)

    drawn = []
    for total in range(-(-least // every) * every, most + 1, every):
        y = place(0, total)[1]
        drawn.append(f'<path d="M0 {y:.1f}H{width:.0f}" stroke="var(--line)"/>' + text(-8, y + 5, scene.num(total), 16, "end"))
    paths, discs = [], []
    for seat in range(len(scene.view.seats)):
        colour, points = scene.colour(seat), [place(n, totals[seat]) for n, totals in course]
        path = f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in points)}" fill="none" stroke-linejoin="round"'
        paths.append(f'{path} stroke="var(--piece-rim)" stroke-width="5" opacity=".3"/>')
        paths.append(f'{path} stroke="var(--p{colour})" stroke-width="3"/>')
        discs.append((points[-1][1], colour))
    last = -100.0
    for y, colour in sorted(discs):  # equal or nearly equal ones stand side by side
        beside = abs(y - last) < 18
        drawn_at = width + 12 + (22 if beside else 0)
        paths.append(disc(colour, drawn_at, y, 10))
        last = -100.0 if beside else y
    words = f'role="img" aria-label="{scene.say("chart")}"'
    return f'<svg class="scores" viewBox="-56 -14 704 246" {words}>{"".join(drawn)}{"".join(paths)}</svg>'


@get("/t/{table_id:str}/export")
async def export(request: Asked, table_id: str) -> Response[str]:
    """The whole game as a file, once it is over: it holds the seed, and with it every secret."""
    room, _ = await entered(request, table_id)
    name = f"{room.table.game}-{room.table.id}.serai.log"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(export_text(room), media_type="text/plain; charset=utf-8", headers=headers)


def export_text(room: Room) -> str:
    if room.match is None or room.table.phase != OVER:
        raise Stuck("error-export", "a game in play cannot be exported: its file would tell every secret; wait for its end")
    return room.match.log()


@post("/t/{table_id:str}/fork")
async def fork(request: Asked, table_id: str) -> Response[Any]:
    """Play on from a moment of a finished game, with bots on the other seats."""
    house, person = house_of(request), person_of(request)
    limit(request, "open", person)
    room, seats = await entered(request, table_id)
    if room.match is None or room.table.phase != OVER:
        raise Stuck("error-fork", "only a finished game can be played on from: in a running one it would tell secrets")
    form = await request.form()
    at = str(form.get("at", ""))
    record = Record(room.setup, room.table.seed, room.table.rules)
    record.lines = room.match.record.lines[: int(at) if at.isdecimal() and len(at) < 7 else 0]
    mine = next((seat for seat in seats if seat != SPECTATOR), 0)
    wishes = [Wish("me" if row.seat == mine else "bot", row.name, STAND_IN, row.colour) for row in room.seats]
    made = await house.adopt(record, wishes, person, room.table.title)
    return see_other(request, f"/t/{made.table.id}")


# ---- Learn ---------------------------------------------------------------------------------


def plain_rules(game: Game) -> dict[str, str]:
    """Numbered rules without their typography."""
    return {number: re.sub(r"[*`]", "", text) for number, text in rules(document(game, "RULES.md")).items()}


@get("/learn")
async def learn(request: Asked) -> Response[str]:
    language = language_of(request)
    return shown(
        request,
        "learn.html",
        games=[card(game, language) for game in everything()],
        game=None,
        chapters=[],
        query="",
        found=0,
        glossary=[],
    )


@get("/learn/{game_id:str}")
async def learn_game(request: Asked, game_id: str, q: str = "") -> Response[str]:
    """The rules of one game by chapter, those with the words that were searched."""
    game, language = find(game_id), language_of(request)
    chapters = chapters_of(game, q[:80])
    return shown(
        request,
        "learn.html",
        games=[card(one, language) for one in everything()],
        game=card(game, language),
        chapters=chapters,
        query=q[:80],
        found=sum(len(chapter["rules"]) for chapter in chapters),
        glossary=glossary(game, language),
        turn=turn_steps(game, language),
    )


def turn_steps(game: Game, language: str) -> list[dict[str, Any]]:
    """A turn in short; both editions of a game are played alike."""
    name, book = game.id.removesuffix("-2"), phrasebook(language, "table")
    return [{"words": book.say(f"turn-{name}-{n}", {}), "rule": rule} for n, rule in enumerate(TURN[name], 1)]


def glossary(game: Game, language: str) -> list[tuple[str, str]]:
    """Icons of a game with what they mean."""
    names, book = game.names(language), phrasebook(language, "table")
    pairs = [pair.partition(":") for pair in GLOSSARY[game.id].split()]
    return [(icon, book.digits(names[thing or icon])) for icon, _, thing in pairs]


def chapters_of(game: Game, query: str) -> list[dict[str, Any]]:
    """Headings with the rules under them, with the searched words marked."""
    numbered = plain_rules(game)
    words = [word for word in query.casefold().split() if word]
    chapters: list[dict[str, Any]] = []
    placed: set[str] = set()
    above = ""
    for line in document(game, "RULES.md").split("\n"):
        if heading := re.match(r"^(##+) +(?:[A-Z]{2,3}-)?(?:([0-9]+)\.? )?(.*)", line):
            name = re.sub(r"[*`]|\[.*?\] ?", "", heading[3])
            above = name if heading[1] == "##" else above
            title = name if above == name else f"{above}: {name}"
            chapters.append({"number": heading[2] or "", "title": title, "id": f"c{len(chapters)}", "rules": []})
        if (begins := RULE.match(line)) and chapters and (number := begins["number"]) not in placed:
            text = numbered[number]
            placed.add(number)
            if all(word in f"{number} {text}".casefold() for word in words):
                chapters[-1]["rules"].append({"number": number, "text": marked(text, words)})
    return [chapter for chapter in chapters if chapter["rules"]]


def marked(text: str, words: list[str]) -> Markup:
    """A rule as HTML: the searched words marked, other rules linked."""
    safe = str(escape(text))
    patterns = [
        rf"(?P<number>{NUMBER})",
        *(["(?P<found>" + "|".join(re.escape(str(escape(word))) for word in words) + ")"] if words else []),
    ]

    def dress(match: re.Match[str]) -> str:
        return f'<a href="#{match[0]}">{match[0]}</a>' if match["number"] else f"<mark>{match[0]}</mark>"

    return Markup("<br>").join([Markup(re.sub("|".join(patterns), dress, line, flags=re.IGNORECASE)) for line in steps(safe)])


def steps(text: str) -> list[str]:
    """The steps of a procedure, each on its own line."""
    lines, number = [text], 1
    while (cut := lines[-1].find(f" {number}. ")) >= 0 and (number > 1 or lines[-1][cut - 1] == ":"):
        lines[-1:] = [lines[-1][:cut], lines[-1][cut + 1 :]]
        number += 1
    return lines


PAGES = [
    home, new_table, create_table, import_game, join_page, join, table, fragment, act, events, chat, leave, come_back, fill,
    why_not, rule, about, hint, replay, score, export, fork, learn, learn_game,
]  # fmt: skip
