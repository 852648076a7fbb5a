"""Mombasa in the browser."""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from serai.engine.events import Seen
from serai.games.mombasa.board import DIAMOND_VALUE, FLIP_COST, INK_VALUE, REGION_IDS, REGION_ROWS
from serai.games.mombasa.cards import SHARE
from serai.games.mombasa.data import COMPANY_IDS
from serai.games.mombasa.events import FINISHED, ROUND
from serai.games.mombasa.spaces import SPACE_IDS, SPACE_ROWS, level_rows
from serai.games.mombasa.tracks import SHARES, TRACK_IDS
from serai.table.boards import Wordy
from serai.table.boards.mombasa.areas import FIRST, area, bonus, books, companies, desk, display, dock, ledger, next_slot
from serai.table.boards.mombasa.chronicle import told
from serai.table.boards.mombasa.cover import COVER
from serai.table.boards.mombasa.map import chart
from serai.table.boards.mombasa.pieces import CARD, book_words, gains, money, plain
from serai.table.boards.mombasa.things import printed_on
from serai.table.scene import HtmlSpeaker, Scene
from serai.table.svg import stat
from serai.table.view import Choice


def board(scene: Scene) -> str:
    """While cards are planned the desk stands beside the map; later the displays do, and the viewer's own area under them."""
    chartered = f'<section class="board"><div class="boardwrap" data-scroll>{chart(scene)}</div>{bonus(scene)}</section>'
    sides = (display(scene), books(scene), companies(scene))
    if scene.me is None:
        return f'<div class="mbtop">{chartered}<div class="mbside">{"".join(sides)}</div></div>'
    me = scene.o["players"][scene.me]
    if planning(scene):
        return (
            f'<div class="mbtop plan">{chartered}{desk(scene, me)}</div>{ledger(scene, me)}'
            f'<div class="planrow">{sides[0]}{sides[1]}</div><div class="planrow">{sides[2]}</div>'
        )
    return f'<div class="mbtop">{chartered}<div class="mbside">{"".join(sides)}</div></div>{dock(scene, me)}{ledger(scene, me)}'


def about(game: str, language: str, thing: str) -> str:
    """What is printed on a thing, for its tooltip."""
    return str(escape(printed_on(HtmlSpeaker(game, language), thing)))


def planning(scene: Scene) -> bool:
    """Before the first round and while cards lie face down."""
    return not scene.o["over"] and (scene.o["round"] == 0 or not scene.o["revealed"])


# ---- Players -------------------------------------------------------------------------------------------------


def panel(scene: Scene, seat: int) -> str:
    """Public facts, and what lies in the areas of the others."""
    o, p = scene.o, scene.o["players"][seat]
    facts = (
        ("pound", p["pounds"], "mb-pounds", "coin"),
        ("diamond", p["diamonds"], "mb-diamonds", ""),
        ("ink", p["ink"], "mb-ink", ""),
        ("marker", p["markers"], "mb-markers", ""),
        ("cards", p["hand_size"], "mb-cards-in-hand", ""),
    )
    shown = "".join([stat(sign, scene.num(n), scene.say(message), cls) for sign, n, message, cls in facts])
    tags = (
        [f'<span class="tag tag--brass">{FIRST.format(scene.num(1))}{scene.say("mb-first-player")}</span>']
        if seat == o["first_player"]
        else []
    )
    tags += [f'<span class="tag">{scene.say("mb-phase-ended")}</span>'] if seat in o["ended"] else []
    value = f'<span class="stat">{scene.say("mb-value-now")} <b class="num">{money(scene, worth(scene, seat))}</b></span>'
    return f'<div class="stats">{shown}{value}{"".join(tags)}</div>' + ("" if seat == scene.me else area(scene, p))


def worth(scene: Scene, seat: int) -> int:
    """Pounds if the game ended now, by what the viewer sees: shares on cards in the hands of others are not in it."""
    o, p = scene.o, scene.o["players"][seat]
    values = [o["companies"][name]["share_value"] for name in COMPANY_IDS]
    invested = sum([count * value for count, value in zip(shares(scene, p), values, strict=True)])
    return int(p["pounds"] + invested + DIAMOND_VALUE[p["diamonds"]] + INK_VALUE[p["ink"]])


def shares(scene: Scene, p: dict[str, Any]) -> list[int]:
    if "shares" in p:
        return list(p["shares"])
    tracks = [TRACK_IDS.index(scene.o["companies"][name]["track"]) for name in COMPANY_IDS]
    found = [SHARES[track][p["tracks"][name]] for track, name in zip(tracks, COMPANY_IDS, strict=True)]
    for card in [card for column in [p["slots"] or [], *p["resting"]] for card in column if card]:
        if SHARE[CARD[card]] >= 0:
            found[SHARE[CARD[card]]] += 1
    return found


def chip(scene: Scene, seat: int) -> str:
    return money(scene, scene.o["players"][seat]["pounds"])


def progress(scene: Scene) -> tuple[str, int]:
    o = scene.o
    if not o["round"]:
        return scene.say("mb-progress-setup"), 0
    done = 100 if o["over"] else round((o["round"] - 1 + 0.3 * o["revealed"]) / o["rounds"] * 100)
    return scene.say("mb-progress", round=o["round"], rounds=o["rounds"]), done


# ---- Words ----------------------------------------------------------------------------------------------------


def asked(scene: Scene) -> dict[str, object]:
    """Names for what a step speaks of by number."""
    ask, o = scene.view.ask, scene.o
    fields = ask.fields if ask else {}
    args: dict[str, object] = {"cost": FLIP_COST}
    if (slot := next_slot(scene)) is not None:
        args["slot"] = slot + 1
    if "company" in fields:
        args["company"] = scene.plain(COMPANY_IDS[fields["company"]])
    elif o["expanding"]:
        args["company"] = scene.plain(o["expanding"])
    if "region" in fields:
        args["region"] = scene.plain(REGION_IDS[fields["region"]])
    if "space" in fields:
        args["space"] = scene.plain(SPACE_IDS[fields["space"]])
    if scene.me is not None and o["players"][scene.me]["taken"]:
        book = o["players"][scene.me]["taken"][0]
        args.update(book=scene.plain(book), words=book_words(scene, book))
    return args


def figures(scene: Scene, choice: Choice) -> dict[str, object]:
    """The ids of a choice's meaning as names, rewards in words."""
    meaning = choice.meaning
    args: dict[str, object] = {key: scene.plain(meaning[key]) for key in ("company", "region", "space") if key in meaning}
    for key in ("card", "tile", "region", "space", "company"):
        if key in meaning:
            args["thing"] = scene.plain(meaning[key])
            break
    args["shown"] = int("book" in meaning)
    if "book" in meaning:
        args["words"] = book_words(scene, meaning["book"])
    if "region" in meaning:
        args["gains"] = gains(scene, REGION_ROWS[REGION_IDS.index(meaning["region"])]["reward"])
    if "level" in meaning:
        args["gains"] = gains(scene, level_rows(SPACE_ROWS[SPACE_IDS.index(meaning["space"])])[meaning["level"] - 1])
    if choice.verb == "use":
        args.update(gains=used(scene, meaning), plus=meaning.get("plus", 0))
    if (slot := next_slot(scene)) is not None:
        args["slot"] = slot + 1
    if choice.verb == "pick up" and scene.me is not None:
        column = scene.o["players"][scene.me]["resting"][meaning["column"] - 1]
        args["names"] = scene.listed([scene.plain(name) for name in column])
    return args


def used(scene: Scene, meaning: dict[str, Any]) -> str:
    """What using a card brings: units to spend, bookkeeping points, or diamonds and pounds."""
    if "units" in meaning:
        return plain(scene, "mb-gain-units", n=meaning["units"])
    brought = {
        "bookkeeping": meaning.get("points", 0),
        "diamonds": meaning.get("diamonds", 0),
        "pounds": meaning.get("pounds", 0),
    }
    return gains(scene, {key: n for key, n in brought.items() if n})


class MombasaBoard(Wordy):
    style = "g-mb"
    styles = ("mombasa.css",)
    turn = ("MB-4.1", "MB-5.2", "MB-5.9.1", "MB-8.1")
    glossary = (
        "coffee banana cotton expansion bookkeeper merchant:diamond_merchant share post:trading_post call:capital_call"
        " ink:ink_marker marker:bonus_marker rest:resting_column"
    )
    heads = frozenset({ROUND, FINISHED})

    def board(self, scene: Scene) -> str:
        return board(scene)

    def panel(self, scene: Scene, seat: int) -> str:
        return panel(scene, seat)

    def chip(self, scene: Scene, seat: int) -> str:
        return chip(scene, seat)

    def progress(self, scene: Scene) -> tuple[str, int]:
        return progress(scene)

    def asked(self, scene: Scene) -> dict[str, object]:
        return asked(scene)

    def figures(self, scene: Scene, choice: Choice) -> dict[str, object]:
        return figures(scene, choice)

    def told(self, scene: Scene, seen: Seen) -> tuple[str, dict[str, Any]] | None:
        return told(scene, seen)

    def about(self, game_id: str, language: str, thing: str) -> str:
        return about(game_id, language, thing)

    def cover(self, game_id: str) -> str:
        return COVER


BOARD = MombasaBoard()
