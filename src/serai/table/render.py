"""Pages from scenes: the Jinja templates, and what the table's page is made of."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from serai.engine.events import Fact
from serai.table.clock import left
from serai.table.coach import Coach
from serai.table.covers import curtain, gate
from serai.table.recap import Speed, bots_moving, following, log, newest, recap, waited_for
from serai.table.scene import Scene
from serai.table.svg import SPRITE, icon, piece
from serai.table.view import RECENT, Choice
from serai.words import LANGUAGES
from serai.words.book import TABLE, phrasebook
from serai.words.rulebook import for_people

BUTTONS = 3  # answers in the status bar; the others stand behind "More", in the list of all actions
WORDY = 20  # letters of an answer that fit beside others on a narrow window
LONG = (72, 42)  # letters of a question that fit into one large line: alone, and beside answers
PACKED = 48  # letters that fit into two lines of a phone
AREA = re.compile(r'<section class="area[^"]*" id="(area-[a-z0-9-]+)" aria-label="([^"]*)"')
TARGET = re.compile(r'class="[^"]*\blegal\b|data-(?:acts|ways)=')


@cache
def static(name: str) -> str:
    """The address of a file of ours; it changes with the file, so that browsers may keep it forever."""
    return f"/static/{name}?{sha256((files('serai.table') / 'static' / name).read_bytes()).hexdigest()[:8]}"


def symbols(*names: str) -> str:
    """Some of the icons, for a page that holds no others."""
    kept = [
        symbol
        for symbol in re.findall(r'<symbol id="i-[a-z0-9-]+".*?</symbol>', SPRITE, re.DOTALL)
        if symbol.split('"')[1][2:] in names
    ]
    return f"<svg hidden>{''.join(kept)}</svg>"


def joined(source: str) -> str:
    """A template's lines.  One that is indented continues the one before it: with nothing in between where two tags meet, and
    with one space elsewhere, as between two attributes."""
    return re.sub(r"\n +", " ", re.sub(r"(?<=[>}])\n +(?=[<{])", "", source))


class Templates(PackageLoader):
    """Our templates, whose line breaks leave no trace in the pages."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool] | None]:
        source, name, fresh = super().get_source(environment, template)
        return joined(source), name, fresh


ENVIRONMENT = Environment(
    loader=Templates("serai.table"), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
)
ENVIRONMENT.globals.update(
    icon=lambda *args: Markup(icon(*args)),
    piece=lambda *args: Markup(piece(*args)),
    gate=lambda *args: Markup(gate(*args)),
    curtain=lambda colour: Markup(curtain(colour)),
    static=static,
    sprite=Markup(SPRITE),
    symbols=lambda *names: Markup(symbols(*names)),
)


def page(template: str, language: str, **context: Any) -> str:
    """A page that is not about one game in play."""
    book = phrasebook(language, TABLE)

    def say(message: str, **args: object) -> Markup:
        return escape(book.say(message, args))

    frame = {
        "language": language,
        "direction": direction(language),
        "say": say,
        "styles": [],
        "alone": False,
        "num": book.number,
    }
    return ENVIRONMENT.get_template(template).render({**frame, **context})


def ground(scene: Scene) -> Markup:
    """What is drawn on the board and never changes: a page has it once, for all moments that it will show."""
    drawn = scene.board.ground(scene.view.game, scene.language)
    return Markup(f'<svg class="ground-once" aria-hidden="true"><defs>{drawn}</defs></svg>')


def direction(language: str) -> str:
    return LANGUAGES[language].direction


def table_page(
    scene: Scene,
    inner: bool = False,
    chat: list[dict[str, Any]] | None = None,
    may_chat: bool = False,
    replay: dict[str, Any] | None = None,
    links: Sequence[tuple[str, str]] = (),
    host: bool = False,
    speed: Speed | None = None,
    coach: Coach | None = None,
    alone: bool = False,
    aside: str = "",
) -> str:
    """The table for one viewer; `inner`: only the part that changes.  `host`: the viewer has opened the table.  `speed`: how
    fast bots move here.  `coach`: where the viewer has one, or may call one.  `alone`: all who play sit at this device.
    `aside`: a word for all that changes without a new version."""
    view = scene.view
    board = Markup(scene.board.board(scene))
    elsewhere = list(scene.elsewhere())
    buttons = [] if view.several and elsewhere == view.choices else view.choices if either(scene) else elsewhere
    buttons = [choice for choice in buttons if choice.action not in scene.ticked]
    shown = in_sight(buttons)
    listed = worded(scene, view.choices) if scene.live else []
    asked_words = question(scene)
    mine = bool(view.choices) and scene.live
    bots = scene.live and not view.over and not view.ask and bots_moving(scene)
    return ENVIRONMENT.get_template("table_inner.html" if inner else "table.html").render(
        language=scene.language,
        direction=direction(scene.language),
        say=scene.say,
        left=lambda deadline: left(deadline - time.time(), scene.language),
        num=scene.num,
        label=scene.label,
        view=view,
        live=scene.live,
        mine=mine,
        ground="" if inner else ground(scene),
        board=board,
        areas=[(area[1], Markup(area[2])) for area in AREA.finditer(board)],
        asked=asked(board),
        style=scene.board.style,
        styles=[*scene.board.styles, "end.css"] if replay else scene.board.styles,
        game_title=scene.game.title(scene.language),
        tab_title=scene.say("tab-your-turn" if mine else "tab", game=scene.game.title(scene.language)),
        progress=scene.board.progress(scene),
        tools=[
            {"href": f"/t/{view.table}/replay{as_seat(view.seat, '?')}", "label": scene.say("replay"), "icon": "play"},
            {"href": f"/learn/{view.game}", "label": scene.say("rules"), "icon": "rules"},
        ],
        turn="mine" if mine and view.ask else "bots" if bots else "wait",
        speed=speed,
        coach=coach,
        bots=bots,
        recap=recap(scene, board),
        sigil=scene.colour(sigil(scene)),
        question=asked_words,
        long=len(asked_words) > LONG[bool(shown)],
        packed=len(asked_words) > PACKED,
        whys=[line for line in whys(scene, bots) if line],
        rules=rules(scene),
        buttons=shown,
        wordy=WORDY,
        more=any(choice not in shown for choice in listed),
        primary=len(buttons) == 1 and not scene.placed,
        send=send(scene),
        listed=listed,
        chips=[Markup(scene.board.chip(scene, seat)) for seat in range(len(view.seats))],
        panels=[Markup(scene.board.panel(scene, seat)) for seat in range(len(view.seats))],
        log=log(scene, RECENT),
        chat=chat,
        may_chat=may_chat,
        replay=replay,
        links=links,
        host=host and replay is None,
        devices=(host or view.seat is not None) and replay is None and not alone,
        alone=alone,
        aside=aside,
        as_seat=replay["as_seat"] if replay else as_seat(view.seat, "&"),
        moment=moment(view.seat, replay),
        sent=sent,
        company=any([not seat.bot for number, seat in enumerate(view.seats) if number != view.seat]),
        stand_in=view.seat is not None and bool(view.seats[view.seat].bot),
        languages={language.id: language.name for language in LANGUAGES.values()},
        script_words=script_words(scene),
    )


def whys(scene: Scene, bots: bool) -> list[Markup]:
    """The line below the question: its arithmetic; of those who wait, what bots are doing, and who comes next."""
    if not scene.live or scene.view.over:
        return []
    if scene.view.ask:
        return [Markup(line) for line in sums(scene)]
    return [newest(scene) if bots else Markup(""), following(scene)]


def either(scene: Scene) -> bool:
    """Whether there is one thing to do, or to pass: then both stand in the status bar, even if the thing has its place."""
    verbs = [choice.verb for choice in scene.view.choices]
    return scene.live and len(verbs) == 2 and "pass" in verbs


def in_sight(buttons: Sequence[Choice]) -> list[Choice]:
    """The answers that stand in the status bar.  Passing is always one of them, and the last."""
    passes = [choice for choice in buttons if choice.verb == "pass"]
    others = [choice for choice in buttons if choice.verb != "pass"]
    return [*others[: BUTTONS - len(passes)], *passes]


def sent(choice: Choice) -> str:
    """What a button sends: the action, or with what is meant to follow it a list."""
    return json.dumps([choice.action, *choice.also]) if choice.also else choice.action


def as_seat(seat: int | None, sign: str) -> str:
    """What an address needs to be opened for a seat, where one browser has several."""
    return "" if seat is None else f"{sign}seat={seat}"


def moment(seat: int | None, replay: dict[str, Any] | None) -> str:
    """What an address needs to show the same moment to the same eyes."""
    return f"?at={replay['at']}{as_seat(seat, '&')}" if replay else as_seat(seat, "?")


def script_words(scene: Scene) -> dict[str, str]:
    """What the script itself says."""
    told = {"lost": "error-lost", "choose": "error-choose", "sure": "sure", "more": "news-more"}
    told |= {"fit": "zoom-fit", "zoom-in": "zoom-in", "beyond": "zoom-beyond", "read": "read-thing"}
    words = {name: scene.say(message) for name, message in told.items()}
    return {**words, "icon": static("favicon.svg"), "icon_mine": static("favicon-mine.svg")}


def worded(scene: Scene, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that words can tell apart: of those with the same words the first."""
    found: dict[str, Choice] = {}
    for choice in choices:
        found.setdefault(scene.label(choice), choice)
    return list(found.values())


def asked(board: str) -> str:
    """The first area of a board that holds something to choose."""
    first = TARGET.search(board)
    before = [area[1] for area in AREA.finditer(board, 0, first.start())] if first else []
    return before[-1] if before else ""


def rules(scene: Scene) -> list[str]:
    """The rules of the question, and those that its sums follow; rulings that only the full text has are left there."""
    ask = scene.view.ask
    if ask is None or not scene.live:
        return []
    counted = [term["rule"] for one in ask.facts.get("sums", []) for term in one["terms"] if term["rule"]]
    known = for_people(scene.game)
    return [number for number in dict.fromkeys([*ask.rules, *counted]) if not known or number in known]


def sums(scene: Scene) -> list[str]:
    """The arithmetic of the question: what the game says of it, and what its board shows."""
    ask = scene.view.ask
    return [*[calculation(scene, one) for one in ask.facts.get("sums", [])], *scene.board.sums(scene)] if ask else []


def calculation(scene: Scene, one: dict[str, Any]) -> str:
    """A sum: its terms, and what it comes to.  One number alone is not a sum."""
    terms = [term(scene, i == 0, **part) for i, part in enumerate(one["terms"])]
    if "result" not in one:
        return f'<span class="calc">{"".join(terms)}</span>' if terms else ""
    result = escape(scene.words.word(one["result"]))
    if not terms:
        return str(result)
    return f'<span class="calc sum">{"".join(terms) if len(terms) > 1 else ""}<b>{result}</b></span>'


def term(scene: Scene, first: bool, what: Fact, amount: int, rule: str) -> str:
    """One part of a sum; its rule is among those of the question."""
    shown = scene.num(amount) if first or amount < 0 else f"+{scene.num(amount)}"
    return f'<span>{escape(scene.words.word(what))} <b class="num">{shown}</b></span>'


def sigil(scene: Scene) -> int:
    """The seat whose symbol stands in the status bar: the viewer if asked, else a player who is; at the end the winner."""
    view = scene.view
    if view.over:
        return next((seat for seat, sheet in enumerate(view.sheets) if sheet.won and seat < len(view.seats)), 0)
    if view.seat is not None and (view.ask or not view.waiting):
        return view.seat
    return next((seat for seat in view.waiting if seat < len(view.seats)), 0)


def question(scene: Scene) -> Markup:
    """What is asked of the viewer, or who is thinking, or who has won."""
    view = scene.view
    if view.over:
        names = [scene.called(seat) for seat, sheet in enumerate(view.sheets) if sheet.won]
        return scene.say("won", who=scene.listed(names), count=len(names), points=max(sheet.total for sheet in view.sheets))
    if view.ask is not None and scene.live:
        return scene.question()
    return waited_for(scene)


def send(scene: Scene) -> str:
    """The verb of what is ticked."""
    several = scene.view.several
    return several.choices[0].verb.replace(" ", "-") if several else ""
