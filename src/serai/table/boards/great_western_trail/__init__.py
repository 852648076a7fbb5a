"""Great Western Trail in the browser, both editions.

`things` is what an edition prints, `pictures` draws it, `places` says where it lies.  `railroad`, `jobs`, `trail` and `market`
are the table's middle, `mat` and `hand` lie before a player, `players` is everybody in short.
"""

from __future__ import annotations

from serai.games.great_western_trail.data import ROWS
from serai.table.boards import Board, Shelf
from serai.table.boards.great_western_trail.cards import area
from serai.table.boards.great_western_trail.coach import GUIDE
from serai.table.boards.great_western_trail.cover import COVERS
from serai.table.boards.great_western_trail.gallery import held, icons, shelves
from serai.table.boards.great_western_trail.hand import hand, sums
from serai.table.boards.great_western_trail.jobs import jobs
from serai.table.boards.great_western_trail.market import market, objectives
from serai.table.boards.great_western_trail.mat import own_discs, own_mat, whole_mat
from serai.table.boards.great_western_trail.overview import PANELS
from serai.table.boards.great_western_trail.players import facts
from serai.table.boards.great_western_trail.railroad import railroad
from serai.table.boards.great_western_trail.story import STORY
from serai.table.boards.great_western_trail.trail import ground, trail
from serai.table.boards.presets import introductions
from serai.table.scene import HtmlSpeaker, Scene

SAID_TOO = ("use action", "take reward", "bring in", "certificates down to")
"""Verbs that need words: they are buttons of the status bar, too."""


class TrailBoard(Board):
    style = "g-gwt"
    styles = ("great_western_trail.css",)
    story = STORY
    introductions = introductions(__name__)
    guide = GUIDE
    panels = PANELS
    turn = ("GWT-5.1", "GWT-6.1", "GWT-8.1", "GWT-7.6", "GWT-13.1")

    def board(self, scene: Scene) -> str:
        """The railroad above, jobs, trail and market beside each other, the viewer's own mat and hand below."""
        parts = [
            area("trail", scene.say("trail"), f'<div class="boardwrap pan">{trail(scene)}</div>', "g-trail board"),
            area("railroad", scene.say("railroad"), f'<div class="strip">{railroad(scene)}</div>', "g-rail board"),
            objectives(scene),
            jobs(scene),
            market(scene),
        ]
        if scene.me is not None:
            parts += [own_mat(scene, scene.me), own_discs(scene, scene.me), hand(scene, scene.me)]
        scene.placed -= {choice.action for verb in SAID_TOO for choice in scene.may(verb)}
        return f'<div class="gwt{"" if scene.me is not None else " watched"}">{"".join(parts)}</div>'

    def ground(self, game_id: str, language: str) -> str:
        return ground(game_id)

    def panel(self, scene: Scene, seat: int) -> str:
        return facts(scene, seat)

    def mat(self, scene: Scene, seat: int) -> str:
        return whole_mat(scene, seat)

    def card(self, words: HtmlSpeaker, card: str) -> str:
        return held(words, card)

    def shelves(self, words: HtmlSpeaker) -> list[Shelf]:
        return shelves(words)

    def glossary(self, game_id: str) -> str:
        return icons(game_id)

    def chip(self, scene: Scene, seat: int) -> str:
        return str(scene.say("dollars", n=scene.o["players"][seat]["dollars"]))

    def progress(self, scene: Scene) -> tuple[str, int]:
        """How far the job market token has come: after its last row the last turns begin."""
        row = scene.o["token_row"]
        if row is None:
            return str(scene.say("last-turns")), 100
        return str(scene.say("progress", row=row, rows=ROWS)), round(100 * (row - 1) / ROWS)

    def sums(self, scene: Scene) -> list[str]:
        return sums(scene)

    def cover(self, game_id: str) -> str:
        return COVERS[game_id]


BOARD = TrailBoard()
