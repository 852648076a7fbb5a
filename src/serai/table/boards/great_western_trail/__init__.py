"""Great Western Trail in the browser, both editions.

`printed` is what an edition prints, `pictures` draws it, `trail` is the board, `area` what lies beside it,
`speech` the words.
"""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from serai.engine.events import Seen
from serai.games.great_western_trail.data import ROWS
from serai.table.boards import Wordy
from serai.table.boards.great_western_trail.areas import (
    facts,
    hand,
    market,
    objectives,
    out_of_game,
    own_board,
    sam,
    sums,
)
from serai.table.boards.great_western_trail.cover import COVERS
from serai.table.boards.great_western_trail.map import trail_board
from serai.table.boards.great_western_trail.speech import HEADS, asked, figures, told
from serai.table.boards.great_western_trail.things import printed
from serai.table.scene import Scene
from serai.table.view import Choice

SAID_TOO = (  # verbs whose things may lie out of sight, below the board: while they are few they are buttons too
    ("use action", "take reward"),
    ("certificates down to", "upgrade", "give up", "raise"),
    ("auxiliary", "double auxiliary", "play objective"),
    ("buy by", "build", "disc from", "disc of", "take the top"),
)
BUTTONS = 6


def board(scene: Scene) -> str:
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


def say_too(scene: Scene) -> None:
    """What lies below the board is said in the status bar as well, while there is room for it."""
    room = BUTTONS - len(scene.elsewhere())
    for verbs in SAID_TOO:
        far = {choice.action for verb in verbs for choice in scene.may(verb)} & scene.placed - scene.ticked
        if len(far) <= room:
            scene.placed -= far
            room -= len(far)


def about(game: str, language: str, thing: str) -> str:
    """What is printed on a thing, for its tooltip: the editions give the same name to different things."""
    return str(escape(printed(game, language).about(thing)))


def panel(scene: Scene, seat: int) -> str:
    return facts(scene, seat)


def chip(scene: Scene, seat: int) -> str:
    return str(scene.say("dollars", n=scene.o["players"][seat]["dollars"]))


def progress(scene: Scene) -> tuple[str, int]:
    """How far the job market token has come: after its last row the last turns begin."""
    row = scene.o["token_row"]
    if row is None:
        return str(scene.say("last-turns")), 100
    return str(scene.say("progress", row=row, rows=ROWS)), round(100 * (row - 1) / ROWS)


class TrailBoard(Wordy):
    style = "g-gwt"
    styles = ("great_western_trail.css",)
    turn = ("GWT-5.1", "GWT-6.1", "GWT-8.1", "GWT-7.6", "GWT-13.1")
    glossary = "cowboy craftsman engineer flood drought rockfall"
    heads = HEADS

    def board(self, scene: Scene) -> str:
        return board(scene)

    def panel(self, scene: Scene, seat: int) -> str:
        return panel(scene, seat)

    def chip(self, scene: Scene, seat: int) -> str:
        return chip(scene, seat)

    def progress(self, scene: Scene) -> tuple[str, int]:
        return progress(scene)

    def sums(self, scene: Scene) -> list[str]:
        return sums(scene)

    def asked(self, scene: Scene) -> dict[str, object]:
        return asked(scene)

    def figures(self, scene: Scene, choice: Choice) -> dict[str, object]:
        return figures(scene, choice)

    def told(self, scene: Scene, seen: Seen) -> tuple[str, dict[str, Any]] | None:
        return told(scene, seen)

    def about(self, game_id: str, language: str, thing: str) -> str:
        return about(game_id, language, thing)

    def cover(self, game_id: str) -> str:
        return COVERS[game_id]


BOARD = TrailBoard()
