"""The pages: home, new table, lobby, curtain, table, replay, score, learn.  Without a script all forms still work."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import NotFoundException
from litestar.response import Redirect, ServerSentEvent, ServerSentEventMessage
from markupsafe import Markup, escape

from serai.bots import LEVELS
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.log import Record, read
from serai.engine.match import Match
from serai.engine.rulebook import rules
from serai.engine.step import IN_ORDER, NOT_NOW, NOT_YOURS
from serai.games import document, everything, find
from serai.table.guard import Asked, language_of, limit, person_of, remember
from serai.table.pages import page, table_page
from serai.table.rooms import STAND_IN, House, Room, Stuck, Wish
from serai.table.scene import BOARDS, Scene, board_of
from serai.table.store import LOBBY, OVER, SPECTATOR
from serai.table.words import LANGUAGES, phrasebook

BEAT = 20.0  # seconds between two signs of life on a quiet stream
LARGEST_LOG = 400_000  # bytes of a game file
CHART = 60  # points of the chart of scores


def house_of(request: Asked) -> House:
    return cast(House, request.app.state.house)


def html(request: Asked, text: str, status: int = 200, headers: dict[str, str] | None = None) -> Response[str]:
    response = Response(text, media_type=MediaType.HTML, status_code=status, headers=headers or {})
    remember(request, response)
    return response


def shown(request: Asked, template: str, status: int = 200, **context: Any) -> Response[str]:
    """A page around the table."""
    language = language_of(request)
    frame = {"languages": LANGUAGES, "path": request.url.path}
    return html(request, page(template, language, **{**frame, **context}), status)


def see_other(request: Asked, path: str) -> Response[Any]:
    response = Redirect(path, status_code=303)
    remember(request, response)
    return response


# ---- Home, new tables ----------------------------------------------------------------------


@get("/")
async def home(request: Asked) -> Response[str]:
    """The courtyard: games to choose, and the tables of whoever comes in."""
    house, language = house_of(request), language_of(request)
    mine = []
    for row in await house.store.tables(person_of(request), 40):
        room = await house.room(row.id) if row.id in house.rooms else None
        turn = bool(room and room.match and room.table.phase != OVER) and await my_turn(
            house, cast(Room, room), person_of(request)
        )
        mine.append(
            {
                "row": row,
                "game": find(row.game).titles[language],
                "turn": turn,
                "when": datetime.fromtimestamp(row.updated, UTC),
            }
        )
    return shown(request, "home.html", games=[card(game, language) for game in everything()], tables=mine)


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
    language = language_of(request)
    return shown(
        request,
        "new.html",
        game=game,
        title=game.titles[language],
        games=[card(one, language) for one in everything()],
        players=count,
        options=[option_choices(game, option, language) for option in game.options],
        levels=list(LEVELS),
    )


def option_choices(game: Game, option: Any, language: str) -> dict[str, Any]:
    """An option of the set-up in the reader's language, with its choices."""
    book = phrasebook(language, BOARDS[game.id])
    name = option.id.replace("_", "-")

    def words(message: str, otherwise: str) -> Markup:
        return book.say(message, {}) if message in book else escape(otherwise)

    values = [
        {
            "value": str(value).lower(),
            "words": words(f"option-{name}-{str(value).lower().replace('_', '-')}", str(value).lower()),
        }
        for value in option.choices
    ]
    text = words(f"option-{name}", option.text)
    return {"id": option.id, "words": text, "values": values, "default": str(option.default).lower(), "least": option.least}


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
    wishes = []
    for seat in range(int(players)):
        kind, _, level = str(form.get(f"seat-{seat}", "open")).partition(":")
        colour = str(form.get(f"colour-{seat}", ""))
        wishes.append(Wish(kind, str(form.get(f"name-{seat}", "")), level, int(colour) if colour.isdecimal() else 0))
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
        request, "join.html", room=room, seat=room.seats[seat], secret=secret, colours=free, title=title(request, room)
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
        return shown(request, "curtain.html", room=room, seat=room.seats[following], title=title(request, room))
    return html(request, await drawn(request, room, None if seat == SPECTATOR else seat, inner=False))


def lobby(request: Asked, room: Room, seats: list[int]) -> Response[str]:
    base = str(request.base_url).rstrip("/")
    owner = room.table.owner == person_of(request)
    rows = [
        {
            "seat": row,
            "mine": row.seat in seats,
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
        title=title(request, room),
        game=room.setup.game.titles[language_of(request)],
        levels=list(LEVELS),
        watch=f"{base}/join/{room.table.watch}",
        options=room.table.options,
    )


async def drawn(request: Asked, room: Room, seat: int | None, inner: bool) -> str:
    scene = Scene(await house_of(request).look(room, seat), language_of(request))
    notes = [
        {
            "n": n,
            "name": room.seats[who].name if who != SPECTATOR else scene.say("spectator"),
            "text": text,
            "colour": room.seats[who].colour if who != SPECTATOR else 0,
        }
        for n, who, text in room.chat[-60:]
    ]
    may_chat = seat is not None or bool(room.table.settings.get("open_chat"))
    return table_page(scene, inner, notes, may_chat)


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
    """In the lobby: a bot for an open seat."""
    room, _ = await entered(request, table_id)
    if room.table.owner != person_of(request):
        raise Stuck("error-owner", "only whoever opened the table can do this: ask them")
    form = await request.form()
    seat = str(form.get("seat", ""))
    if not seat.isdecimal() or int(seat[:3]) >= room.setup.players:
        raise Stuck("error-seat-taken", "there is no such seat at this table: look at the table again")
    await house_of(request).give_to_bot(room, int(seat), str(form.get("level", "")))
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
    text = plain_rules(game).get(rule, "")
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
    movers = [room.seats[player].colour for player, _ in room.match.record.lines]
    bar = {"at": at, "last": last, "movers": movers, "over": room.table.phase == OVER, "base": f"/t/{table_id}/replay"}
    if "x-serai" in request.headers:
        return html(request, table_page(scene, inner=True, replay=bar))
    return html(request, table_page(scene, replay=bar))


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
    categories = [scene.say(f"cat-{n}") for n in range(len(room.setup.game.categories))]
    ties = [scene.say(f"tie-{n}") for n in range(len(scene.view.sheets[0].ties))]
    rows = [row for row in range(len(categories)) if any(sheet.points[row] for sheet in scene.view.sheets)]
    return shown(
        request,
        "score.html",
        room=room,
        view=scene.view,
        title=title(request, room),
        game=room.setup.game.titles[language_of(request)],
        categories=categories,
        rows=rows,
        ties=ties,
        course=course,
        chart=Markup(chart(scene, course)),
    )


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
    """Everybody's points over the game as lines, each with its symbol at the end."""
    if len(course) < 2:
        return ""
    width, height, margin = 640.0, 240.0, 28.0
    most = max(max(totals) for _, totals in course) or 1
    least = min(0, *[min(totals) for _, totals in course])
    end = course[-1][0]

    def place(n: int, total: int) -> tuple[float, float]:
        return margin + (width - 2 * margin) * n / end, height - margin - (height - 2 * margin) * (total - least) / (
            most - least
        )

    lines = []
    for seat in range(len(scene.view.seats)):
        colour = scene.colour(seat)
        points = [place(n, totals[seat]) for n, totals in course]
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        x, y = points[-1]
        lines.append(
            f'<path d="{path}" fill="none" stroke="var(--piece-rim)" stroke-width="5"/><path d="{path}" fill="none"'
            f' stroke="var(--p{colour})" stroke-width="3"/><use href="#i-p{colour}" x="{x + 2:.1f}" y="{y - 8:.1f}" width="16"'
            f' height="16" style="color:var(--p{colour});stroke:var(--piece-rim)"/>'
        )
    base = place(0, 0)[1]
    axis = f'<path d="M{margin} {base:.1f}H{width - margin}" stroke="var(--line-2)"/>'
    words = f'role="img" aria-label="{scene.say("chart")}"'
    return f'<svg class="scores" viewBox="0 0 {width:.0f} {height:.0f}" {words}>{axis}{"".join(lines)}</svg>'


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
        request, "learn.html", games=[card(game, language) for game in everything()], game=None, chapters=[], query="", found=0
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
    )


def chapters_of(game: Game, query: str) -> list[dict[str, Any]]:
    """Headings with the rules under them, with the searched words marked."""
    numbered = plain_rules(game)
    words = [word for word in query.casefold().split() if word]
    chapters: list[dict[str, Any]] = []
    placed: set[str] = set()
    for line in document(game, "RULES.md").split("\n"):
        if heading := re.match(r"^##+ +(.*)", line):
            chapters.append({"title": re.sub(r"[*`]", "", heading[1]), "id": f"c{len(chapters)}", "rules": []})
        for cited in re.findall(r"\b[A-Z]{2,3}-[0-9A-Z][0-9A-Z.]*\b", line)[:1]:
            number = cited.rstrip(".")
            if number in numbered and number not in placed and chapters:
                text = numbered[number]
                if all(word in f"{number} {text}".casefold() for word in words):
                    chapters[-1]["rules"].append({"number": number, "text": marked(text, words)})
                placed.add(number)
    return [chapter for chapter in chapters if chapter["rules"]]


def marked(text: str, words: list[str]) -> Markup:
    pattern = "|".join(re.escape(str(escape(word))) for word in words)
    safe = str(escape(text))
    return Markup(re.sub(f"({pattern})", r"<mark>\1</mark>", safe, flags=re.IGNORECASE) if words else safe)


PAGES = [
    home, new_table, create_table, import_game, join_page, join, table, fragment, act, events, chat, leave, come_back, fill,
    why_not, rule, about, hint, replay, score, export, fork, learn, learn_game,
]  # fmt: skip
