"""Mombasa in the browser."""

from __future__ import annotations

from serai.table.boards import Board
from serai.table.boards.mombasa.areas import area, desk, dock
from serai.table.boards.mombasa.books import books, ledger
from serai.table.boards.mombasa.cover import COVER
from serai.table.boards.mombasa.display import bonus, companies, display
from serai.table.boards.mombasa.map import chart
from serai.table.boards.mombasa.pieces import FIRST, money
from serai.table.boards.mombasa.story import STORY
from serai.table.boards.presets import introductions
from serai.table.scene import Scene
from serai.table.svg import stat


def planning(scene: Scene) -> bool:
    """Before the first round and while cards lie face down."""
    return not scene.o["over"] and (scene.o["round"] == 0 or not scene.o["revealed"])


# ---- Players -------------------------------------------------------------------------------------------------


class MombasaBoard(Board):
    style = "g-mb"
    styles = ("mombasa.css",)
    story = STORY
    introductions = introductions(__name__)
    turn = ("MB-4.1", "MB-5.2", "MB-5.9.1", "MB-8.1")
    glossary = (
        "coffee banana cotton expansion bookkeeper merchant:diamond_merchant share post:trading_post call:capital_call"
        " ink:ink_marker marker:bonus_marker rest:resting_column"
    )

    def board(self, scene: Scene) -> str:
        """While cards are planned the desk stands beside the map; later the displays do, and the viewer's area under them."""
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
        above = f'<div class="mbtop">{chartered}<div class="mbside">{"".join(sides)}</div></div>'
        return above + dock(scene, me) + ledger(scene, me)

    def panel(self, scene: Scene, seat: int) -> str:
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
        value = f'<span class="stat">{scene.say("mb-value-now")} <b class="num">{money(scene, p["worth"])}</b></span>'
        return f'<div class="stats">{shown}{value}{"".join(tags)}</div>' + ("" if seat == scene.me else area(scene, p))

    def chip(self, scene: Scene, seat: int) -> str:
        return money(scene, scene.o["players"][seat]["pounds"])

    def progress(self, scene: Scene) -> tuple[str, int]:
        o = scene.o
        if not o["round"]:
            return scene.say("mb-progress-setup"), 0
        done = 100 if o["over"] else round((o["round"] - 1 + 0.3 * o["revealed"]) / o["rounds"] * 100)
        return scene.say("mb-progress", round=o["round"], rounds=o["rounds"]), done

    def cover(self, game_id: str) -> str:
        return COVER


BOARD = MombasaBoard()
