"""Great Western Trail in the browser, both editions.

`things` is what an edition prints, `pictures` draws it; `map` is the board, `market` and `areas` lie beside it, `cards` are
single cards and piles, `delivery` is the hand and its value.
"""

from __future__ import annotations

from serai.games.great_western_trail.data import ROWS
from serai.table.boards import Board
from serai.table.boards.great_western_trail.areas import facts, own_board, sam
from serai.table.boards.great_western_trail.cover import COVERS
from serai.table.boards.great_western_trail.delivery import hand, sums
from serai.table.boards.great_western_trail.map import trail_board
from serai.table.boards.great_western_trail.market import market, objectives, out_of_game
from serai.table.boards.great_western_trail.story import STORY
from serai.table.boards.presets import introductions
from serai.table.scene import Scene

SAID_TOO = (  # verbs whose things may lie out of sight, below the board: while they are few they are buttons too
    ("use action", "take reward"),
    ("certificates down to", "upgrade", "give up", "raise"),
    ("auxiliary", "double auxiliary", "play objective"),
    ("buy by", "build", "disc from", "disc of", "take the top"),
)
BUTTONS = 6


def say_too(scene: Scene) -> None:
    """What lies below the board is said in the status bar as well, while there is room for it."""
    room = BUTTONS - len(scene.elsewhere())
    for verbs in SAID_TOO:
        far = {choice.action for verb in verbs for choice in scene.may(verb)} & scene.placed - scene.ticked
        if len(far) <= room:
            scene.placed -= far
            room -= len(far)


class TrailBoard(Board):
    style = "g-gwt"
    styles = ("great_western_trail.css",)
    story = STORY
    introductions = introductions(__name__)
    turn = ("GWT-5.1", "GWT-6.1", "GWT-8.1", "GWT-7.6", "GWT-13.1")
    glossary = "cowboy craftsman engineer flood drought rockfall"

    def board(self, scene: Scene) -> str:
        """The board; beside it the markets; the viewer's own board and hand."""
        drawn = (
            f'<section class="board" aria-label="{scene.say("board-label")}"><div class="boardwrap" data-scroll>'
            f"{trail_board(scene)}</div></section>"
        )
        parts = [drawn, f'<div class="gmarkets">{market(scene)}{objectives(scene)}</div>', sam(scene)]
        if scene.me is not None:
            parts += [own_board(scene, scene.me), out_of_game(scene), hand(scene, scene.me)]
        else:
            parts.append(out_of_game(scene))
        say_too(scene)
        return "".join(parts)

    def panel(self, scene: Scene, seat: int) -> str:
        return facts(scene, seat)

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
