"""The registry: a game is found by its id.  A game is read when it is first asked for."""

from __future__ import annotations

from importlib import import_module, resources
from pathlib import Path

from serai.engine.errors import UnknownGame
from serai.engine.game import Game

GAMES = {  # where each game is; a package with several games names the one
    "san-juan": "serai.games.san_juan",
    "great-western-trail": "serai.games.great_western_trail:FIRST",
    "great-western-trail-2": "serai.games.great_western_trail:SECOND",
    "mombasa": "serai.games.mombasa",
    "western-legends": "serai.games.western_legends",
}


def find(game_id: str) -> Game:
    """The game with this id."""
    if game_id not in GAMES:
        raise UnknownGame(f"there is no game {game_id!r:.60}: there is {', '.join(GAMES)}")
    package, _, name = GAMES[game_id].partition(":")
    game: Game = getattr(import_module(package), name or "GAME")
    return game


def everything() -> list[Game]:
    return [find(game_id) for game_id in GAMES]


def document(game: Game, name: str) -> str:
    """A text that lies beside a game's code: RULES.md, GAPS.md."""
    return resources.files(game.package).joinpath(name).read_text("utf-8")


def folder(game: Game) -> Path:
    """Where a game's code lies."""
    return Path(str(resources.files(game.package)))
