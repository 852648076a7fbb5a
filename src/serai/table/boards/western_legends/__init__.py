"""Western Legends in the browser.

`map` is the map, `land` its landscape, `room` where things find room on it; `fight` a fight, `poker` a game of poker, `display`
what lies around them, `areas` what belongs to the players, `actions` what can be done now; `things` is what they share."""

from __future__ import annotations

from collections.abc import Sequence

from serai.table.boards import Board, Shelf
from serai.table.boards.presets import introductions
from serai.table.boards.western_legends.actions import casting, here
from serai.table.boards.western_legends.areas import hand, own_mat, panel, whole_mat
from serai.table.boards.western_legends.coach import GUIDE
from serai.table.boards.western_legends.cover import COVER
from serai.table.boards.western_legends.display import aside, store, stories, tracks
from serai.table.boards.western_legends.fight import arena
from serai.table.boards.western_legends.gallery import ICONS, shelves
from serai.table.boards.western_legends.land import land
from serai.table.boards.western_legends.map import chart, printed_names
from serai.table.boards.western_legends.overview import PANELS
from serai.table.boards.western_legends.poker import felt
from serai.table.boards.western_legends.story import STORY
from serai.table.boards.western_legends.things import poker_face, suit_colour
from serai.table.scene import HtmlSpeaker, Scene


class WesternBoard(Board):
    style = "g-wl"
    panels = PANELS
    styles = ("western_legends.css",)
    story = STORY
    introductions = introductions(__name__)
    guide = GUIDE
    turn = ("WL-5.2", "WL-5.4", "WL-5.8", "WL-14.1")

    def board(self, scene: Scene) -> str:
        """Every part has its place; a fight, a poker game and the choice of a character lie over the map, which nobody needs
        then.  What is asked most comes first in the page, and is reached first by keyboard."""
        o = scene.o
        stage = arena(scene) if o["fight"] else felt(scene) if o["poker"] else casting(scene)
        own, drawing, around = hand(scene), chart(scene), [tracks(scene), stories(scene), store(scene), aside(scene)]
        return "".join([stage, drawing, here(scene), own, *around, own_mat(scene)])

    def ground(self, game_id: str, language: str) -> str:
        return land(language) + printed_names(language)

    def panel(self, scene: Scene, seat: int) -> str:
        return panel(scene, seat)

    def mat(self, scene: Scene, seat: int) -> str:
        return whole_mat(scene, seat)

    def card(self, words: HtmlSpeaker, card: str) -> str:
        return f'<div class="card poker" style="{suit_colour(card)}">{poker_face(words.language, card)}</div>'

    def shelves(self, words: HtmlSpeaker) -> list[Shelf]:
        return shelves(words)

    def glossary(self, game_id: str) -> str:
        return ICONS

    def chip(self, scene: Scene, seat: int) -> str:
        return f"<bdi>{scene.say('lp-short', n=scene.o['players'][seat]['lp'])}</bdi>"

    def progress(self, scene: Scene) -> tuple[str, int]:
        """The most legendary points so far; when they have reached their number, one last round."""
        o = scene.o
        most = max([player["lp"] for player in o["players"]] + ([o["man_in_black"]["lp"]] if o["man_in_black"] else []))
        words = scene.say("progress-last") if o["last_round"] else scene.say("progress-lp", n=most, end=o["end_lp"])
        return words, min(100, 100 * most // o["end_lp"])

    def sums(self, scene: Scene) -> Sequence[str]:
        """Where one may ride: what the numbers on the map are."""
        return [scene.say("ride-help")] if scene.ways else []

    def cover(self, game_id: str) -> str:
        return COVER


BOARD = WesternBoard()
