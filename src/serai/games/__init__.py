"""The registry: a game is found by its id.  A game is read when it is first asked for."""

from __future__ import annotations

from importlib import import_module, resources
from pathlib import Path

from serai.engine.errors import UnknownGame
from serai.engine.game import Game

GAMES = {
    "san-juan": "serai.games.san_juan",
}


def find(game_id: str) -> Game:
    """The game with this id."""
    if game_id not in GAMES:
        raise UnknownGame(f"there is no game {game_id!r:.60}: there is {', '.join(GAMES)}")
    game: Game = import_module(GAMES[game_id]).GAME
    return game


def everything() -> list[Game]:
    return [find(game_id) for game_id in GAMES]


def document(game: Game, name: str) -> str:
    """A text that lies beside a game's code: RULES.md, GAPS.md."""
    return resources.files(game.package).joinpath(name).read_text("utf-8")


def folder(game: Game) -> Path:
    """Where a game's code lies."""
    return Path(str(resources.files(game.package)))
