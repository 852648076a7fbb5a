"""A new table: its form, or a game file that becomes one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import UploadFile
from markupsafe import Markup, escape

from serai.bots import LEVELS
from serai.catalogue import find
from serai.engine.errors import BadSetup
from serai.engine.game import Game, Option
from serai.engine.log import read
from serai.engine.rulebook import CITED
from serai.engine.state import State
from serai.table import store
from serai.table.access import house_of
from serai.table.boards.presets import Preset
from serai.table.clock import CLOCKS, NONE, left
from serai.table.deadlines import clock_of
from serai.table.forms import form_of, number
from serai.table.limits import limit
from serai.table.links import LARGEST_LOG, unpacked
from serai.table.lobby import COLOURS, Wish
from serai.table.names import NAME, clean, taken
from serai.table.room import STAND_IN, Room, Stuck
from serai.table.security import Request, device_of, language_of, opener_of, person_of
from serai.table.site.common import alone, card, introduction, see_other, sentence, shown
from serai.words import Speaker
from serai.words.book import TABLE, phrasebook

BESIDE = ("bots", "open", "hot")  # who sits beside the person who opens a table


class Filled(msgspec.Struct):
    """The form of a new table as it is filled in."""

    preset: str  # empty: none
    who: str  # sits beside me: bots, open (friends by link) or hot (friends at this device)
    level: str  # of the bots
    players: int
    options: dict[str, str]
    kinds: list[str]  # of each seat

    @property
    def above(self) -> str:
        """What stands above the details."""
        return f"{self.preset}/{self.who}/{self.level}"


def filled(game: Game[State], asked: Mapping[str, Any], usual: str = "") -> Filled:
    """The form as somebody filled it in.  The details follow from what stands above them, a preset and who plays, whenever that
    was changed (`was` says what they follow already); else they are as they were.  `usual`: the preset of an empty form."""
    presets = {preset.id: preset for preset in introduction(game).presets}
    empty = not any(name.startswith(("seat-", "option-")) for name in asked)
    was = str(asked.get("was", ""))
    preset = presets.get(str(asked.get("preset", usual if empty else "")))
    level, who = str(asked.get("level", "")), str(asked.get("who", "bots" if empty else "open"))
    level = level if level in LEVELS else STAND_IN
    players = number(asked.get("players"), game.players)
    options = {o.id: str(asked[f"option-{o.id}"]) for o in game.options if asked.get(f"option-{o.id}")}
    if preset is not None and preset.id != was.partition("/")[0]:
        options = {name: str(value).lower() for name, value in preset.options.items()}
        level = preset.bots or STAND_IN
        players = preset.players if players is None or was else players
    counts = [count for count in game.players if allowed(game, count, options)]
    if players not in counts:
        players = next((n for n in (preset.players if preset else 2, *counts) if n in counts), game.players[0])
    made = Filled(preset.id if preset else "", who if who in BESIDE else "bots", level, players, options, [])
    beside = f"bot:{level}" if made.who == "bots" else made.who
    kept = asked if was in ("", made.above) else {}
    made.kinds = [str(kept.get(f"seat-{seat}", beside if seat else "me")) for seat in range(players)]
    return made


def allowed(game: Game[State], players: int, options: Mapping[str, object]) -> bool:
    """May this many play with these options?"""
    try:
        game.setup(players, options)
    except BadSetup:
        return False
    return True


@get("/new")
async def new_table(request: Request) -> Response[str]:
    """Presets, who plays; all details below."""
    game = find(request.query_params.get("game", "san-juan"))
    language, asked = language_of(request), request.query_params
    presets = introduction(game).presets
    played = await house_of(request).database.peek(partial(store.known, person=person_of(request)))
    form = filled(game, asked, presets[1 if played and len(presets) > 1 else 0].id if presets else "")
    options = [option_choices(game, option, language, form.players) for option in game.options]
    for option in options:
        option["chosen"] = form.options.get(option["id"], option["default"])
    return shown(
        request,
        "new.html",
        game=card(game, language),
        presets=[preset_card(game, preset, language) for preset in presets],
        form=form,
        counts=[count for count in game.players if allowed(game, count, form.options)] or list(game.players),
        beside=[who for who in BESIDE if who != "open" or not alone(request)],
        seats=[wanted(asked, seat, kind, language) for seat, kind in enumerate(form.kinds)],
        options=options,
        levels=list(LEVELS),
        name=asked.get("title", ""),
        clocks=[(seconds, clock_words(seconds, language)) for seconds in CLOCKS],
        clock=number(asked.get("clock"), CLOCKS) or NONE,
        fast=asked.get("pace") == "fast",
        talk=asked.get("spectator-chat", "on" if "seat-0" not in asked else "") == "on",
    )


def preset_card(game: Game[State], preset: Preset, language: str) -> dict[str, Any]:
    """A preset in words: who plays, and every option that it chooses."""
    shapes = [option_choices(game, option, language, preset.players) for option in game.options if option.id in preset.options]
    chosen = {name: str(value).lower() for name, value in preset.options.items()}
    values = [next(one["words"] for one in shape["values"] if one["value"] == chosen[shape["id"]]) for shape in shapes]
    why = Speaker(game, language).say(f"advice-{game.id}-{preset.id}")
    lines = [(shape["words"], value) for shape, value in zip(shapes, values, strict=True)]
    return {"id": preset.id, "players": preset.players, "bots": preset.bots, "lines": lines, "why": why}


def clock_words(seconds: int, language: str) -> str:
    """How long a seat has for a decision."""
    return left(seconds, language) if seconds else phrasebook(language, TABLE).say("clock-none", {})


def wanted(asked: Mapping[str, str], seat: int, kind: str, language: str) -> dict[str, Any]:
    """A seat of the form, with what was typed before the number of players changed."""
    return {
        "n": seat,
        "kind": kind,
        "name": asked.get(f"name-{seat}", ""),
        "usual": usual_name(kind, seat, language),
        "colour": number(asked.get(f"colour-{seat}"), COLOURS) or seat + 1,
    }


def usual_name(kind: str, seat: int, language: str) -> str:
    """What somebody is called for whom no name was typed; a friend who comes by link brings a name along."""
    book = phrasebook(language, TABLE)
    if kind.startswith("bot"):
        return book.say("bot-names", {}).split()[seat]
    return "" if kind == "open" else str(book.say("player", {"n": seat + 1}))


def option_choices(game: Game[State], option: Option, language: str, players: int) -> dict[str, Any]:
    """An option of the set-up in the reader's language, with its choices."""
    book = Speaker(game, language).book
    name = option.id.replace("_", "-")

    def words(message: str, otherwise: str) -> Markup:
        return escape(book.say(message, {}) if message in book else otherwise)

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
            escape(phrasebook(language, TABLE).digits(value)),
        )
        found.append({"words": shape["words"], "value": words, "rule": shape["rule"]})
    clock = {"words": phrasebook(language, TABLE).say("clock", {}), "value": clock_words(clock_of(room), language), "rule": ""}
    return [*found, clock] if clock_of(room) else found


@post("/tables")
async def create_table(request: Request) -> Response[Any]:
    """Open a table: the form of `new_table`."""
    house, person = house_of(request), person_of(request)
    limit(request, "open")
    form = await form_of(request)
    game = find(str(form.get("game", "")))
    players = number(form.get("players"), game.players)
    if players is None:
        raise Stuck(
            "error-players", f"{game.id} is for {game.players[0]} to {game.players[-1]} players: choose one of these numbers."
        )
    made = filled(game, form)
    wishes: list[Wish] = []
    for seat, wish in enumerate(made.kinds):
        kind, _, level = wish.partition(":")
        colour = number(form.get(f"colour-{seat}"), COLOURS) or 0
        name = clean(str(form.get(f"name-{seat}", "")), NAME) or usual_name(kind, seat, language_of(request))
        if name and taken(name, [wish.name for wish in wishes]):
            raise Stuck("error-name-taken", f"Two seats are called {name}: choose another name.")
        wishes.append(Wish(kind, name, level, colour))
    clock = number(form.get("clock", "0"), CLOCKS)
    if clock is None:
        raise Stuck("error-clock", f"No table has such a clock. Choose from: {', '.join(map(str, CLOCKS))} seconds.")
    settings = {"fast": form.get("pace") == "fast", "open_chat": form.get("spectator-chat") == "on", "clock": clock}
    heading = str(form.get("title", ""))
    room = await house.create(
        game.id, made.options, wishes, person, heading, settings=settings, opener=opener_of(request), device=device_of(request)
    )
    return see_other(request, f"/t/{room.table.id}")


@post("/import")
async def import_game(request: Request) -> Response[Any]:
    """A game file, or the code of a link, becomes a table to look at, or to play on if it was not finished: with everybody at
    this device, or each at their own."""
    house, person = house_of(request), person_of(request)
    limit(request, "import")
    form = await form_of(request)
    upload = form.get("file")
    text = (await upload.read()).decode("utf-8", "replace") if isinstance(upload, UploadFile) else str(form.get("text", ""))
    if "code" in form:
        text = unpacked(str(form["code"]))
    if len(text) > LARGEST_LOG:
        raise Stuck("error-large", f"This file is too large: a game file has at most {LARGEST_LOG:,} characters.")
    record = read(text, find)
    others = "open" if form.get("seats") == "open" and not record.end.startswith("over") else "hot"
    kinds = ["me" if seat == 0 else others for seat in range(record.setup.players)]
    wishes = [Wish(kind, usual_name(kind, seat, language_of(request))) for seat, kind in enumerate(kinds)]
    room = await house.adopt(record, wishes, person, opener=opener_of(request), device=device_of(request))
    return see_other(request, f"/t/{room.table.id}")


PAGES = [new_table, create_table, import_game]
