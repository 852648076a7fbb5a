"""Mombasa in the browser."""

from __future__ import annotations

from collections.abc import Sequence

from serai.engine.seats import clockwise
from serai.table.boards import Board, Shelf
from serai.table.boards.mombasa.areas import mat, mine
from serai.table.boards.mombasa.books import books, ledger
from serai.table.boards.mombasa.coach import GUIDE
from serai.table.boards.mombasa.cover import COVER
from serai.table.boards.mombasa.display import bonus, companies, display
from serai.table.boards.mombasa.gallery import ICONS, shelves
from serai.table.boards.mombasa.gallery import card as printed
from serai.table.boards.mombasa.map import ground, world
from serai.table.boards.mombasa.overview import PANELS
from serai.table.boards.mombasa.pieces import FIRST, money
from serai.table.boards.mombasa.story import STORY
from serai.table.boards.presets import introductions
from serai.table.scene import HtmlSpeaker, Scene
from serai.table.svg import stat
from serai.words import kebab

HELPED = ("PlanSlot", "TakeTurn", "EnterRegion")


class MombasaBoard(Board):
    style = "g-mb"
    panels = PANELS
    styles = ("mombasa.css",)
    story = STORY
    introductions = introductions(__name__)
    guide = GUIDE
    turn = ("MB-4.1", "MB-5.2", "MB-5.9.1", "MB-8.1")

    def board(self, scene: Scene) -> str:
        """One arrangement for planning and for actions: they differ in what is lit, not in where things are."""
        own = "" if scene.me is None else mine(scene, scene.me)
        books_of = "" if scene.me is None else ledger(scene, scene.me)
        return own + world(scene) + bonus(scene) + display(scene) + companies(scene) + books(scene) + books_of

    def ground(self, game_id: str, language: str) -> str:
        return ground()

    def panel(self, scene: Scene, seat: int) -> str:
        """Public facts; what lies before the others is on their mats."""
        o, p = scene.o, scene.o["players"][seat]
        facts = (
            ("diamond", p["diamonds"], "mb-diamonds"),
            ("ink", p["ink"], "mb-ink"),
            ("marker", p["markers"], "mb-markers"),
            ("cards", p["hand_size"], "mb-cards-in-hand"),
        )
        shown = "".join([stat(sign, scene.num(n), scene.say(message)) for sign, n, message in facts])
        tags = (
            [f'<span class="tag tag--brass">{FIRST.format(scene.num(1))}{scene.say("mb-first-player")}</span>']
            if seat == o["first_player"]
            else []
        )
        tags += [f'<span class="tag">{scene.say("mb-phase-ended")}</span>'] if seat in o["ended"] else []
        value = f'<span class="stat">{scene.say("mb-value-now")} <b class="num">{money(scene, p["worth"])}</b></span>'
        return f'<div class="stats st">{shown}{value}{"".join(tags)}</div>'

    def card(self, words: HtmlSpeaker, card: str) -> str:
        return printed(words, card)

    def shelves(self, words: HtmlSpeaker) -> list[Shelf]:
        return shelves(words)

    def glossary(self, game_id: str) -> str:
        return ICONS

    def mat(self, scene: Scene, seat: int) -> str:
        return mat(scene, seat)

    def chip(self, scene: Scene, seat: int) -> str:
        return money(scene, scene.o["players"][seat]["pounds"])

    def progress(self, scene: Scene) -> tuple[str, int]:
        o = scene.o
        if not o["round"]:
            return scene.say("mb-progress-setup"), 0
        done = 100 if o["over"] else round((o["round"] - 1 + 0.3 * o["revealed"]) / o["rounds"] * 100)
        return scene.say("mb-progress", round=o["round"], rounds=o["rounds"]), done

    def row(self, scene: Scene, now: int) -> Sequence[int]:
        """Clockwise without those who have ended the phase (MB-5.1); cards are planned by all at once."""
        o = scene.o
        seats = clockwise(len(scene.view.seats), now) if o["round"] and o["revealed"] else ()
        return [seat for seat in seats if seat not in o["ended"]]

    def sums(self, scene: Scene) -> Sequence[str]:
        """One line of help beside the questions that are asked most."""
        ask = scene.view.ask
        return [scene.say(f"mb-help-{kebab(ask.step)}", **ask.facts)] if ask and ask.step in HELPED else []

    def cover(self, game_id: str) -> str:
        return COVER


BOARD = MombasaBoard()
