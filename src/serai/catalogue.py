"""The catalogue: a game is one `Entry` plus packages of its name.  A game is read when it is first asked for.

    serai.games.<g>          GAME         the rules: `Game[S]`
    serai.bots.<g>           EVALUATION   how bots judge a position; without one only random bots play
    serai.table.boards.<g>   BOARD        how it looks in the browser; without one the observation is listed
    serai.cli.boards.<g>     TERMINAL     how it looks as text; without one the observation is shown as a tree
    serai.games.<g>.ways     WAYS         how people walk to a place in one go; without it they go step by step

A game of other people is a package of its own, installed with an entry point of the group `serai.games`:

    [project.entry-points."serai.games"]
    lanterns = "lanterns:GAME"

Its other parts are modules inside it: `lanterns.evaluation`, `lanterns.board`, `lanterns.terminal`, `lanterns.ways`.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, TypeVar, cast

from serai.engine.errors import UnknownGame
from serai.engine.game import Game
from serai.engine.state import State

T = TypeVar("T")
log = logging.getLogger(__name__)
GROUP = "serai.games"
PARTS = {"EVALUATION": "serai.bots", "BOARD": "serai.table.boards", "TERMINAL": "serai.cli.boards"}
BESIDE_RULES = ("WAYS",)  # parts that are a module of the game's own package


class Entry(NamedTuple):
    """A game's one line.  Everything else is found by the name of its package."""

    id: str
    package: str
    name: str = "GAME"  # two editions of one package export two games
    edition: str = ""  # the tag of what only this edition has, in the rules for people that they share

    @property
    def own(self) -> bool:
        """One of Serai's own games, whose parts lie in Serai's packages."""
        return self.package.startswith("serai.")

    def module(self, export: str) -> str:
        """Where the game keeps this part of it."""
        if export in BESIDE_RULES or (export in PARTS and not self.own):
            return f"{self.package}.{export.lower()}"
        return f"{PARTS[export]}.{self.package.rpartition('.')[2]}" if export in PARTS else self.package

    def load(self, module: str) -> ModuleType:
        """A game of other people is plain Python, and the compiled build has compiled classes for its own games alone."""
        try:
            return import_module(module)
        except TypeError as error:
            if "interpreted classes" not in str(error):
                raise
            raise UnknownGame(
                f"{self.id} is written in plain Python, and this is the compiled build of Serai. Use the plain build to play"
                " it: make play, or a wheel that ends in py3-none-any"
            ) from None

    def find(self, export: str, kind: type[T]) -> T | None:
        """What the game exports under this name; None where it has no such part."""
        module = self.module(export)
        if find_spec(module) is None:
            return None
        found = getattr(self.load(module), export, None)
        if not isinstance(found, kind):
            raise TypeError(f"{module} has to export {export}, a {kind.__name__}")
        return found


CATALOGUE = (
    Entry("san-juan", "serai.games.san_juan"),
    Entry("great-western-trail", "serai.games.great_western_trail", "FIRST", "1"),
    Entry("great-western-trail-2", "serai.games.great_western_trail", "SECOND", "2"),
    Entry("mombasa", "serai.games.mombasa"),
    Entry("western-legends", "serai.games.western_legends"),
)


GAMES = tuple([entry.id for entry in CATALOGUE])
"""Serai's own games."""


@cache
def entries() -> dict[str, Entry]:
    """All games by id: Serai's own first, then those that were installed beside it."""
    from importlib import metadata  # noqa: PLC0415  # takes longer than importing the engine

    found = {entry.id: entry for entry in CATALOGUE}
    for point in sorted(metadata.entry_points(group=GROUP), key=lambda point: point.name):
        found.setdefault(point.name, Entry(point.name, point.module, point.attr or "GAME"))
    return found


def entry(game_id: str) -> Entry:
    if game_id not in entries():
        raise UnknownGame(f"Unknown game {game_id!r:.60}. Choose from: {', '.join(entries())}")
    return entries()[game_id]


@cache
def find(game_id: str) -> Game[State]:
    """The game with this id.  The one place where a game forgets its own kind of state."""
    found = entry(game_id)
    game = found.find(found.name, Game)
    if game is None:
        raise UnknownGame(f"{game_id} lies in the package {found.package}, which cannot be found. Install it again.")
    if game.id != game_id:
        raise TypeError(f"{found.package} has to export {found.name}, the game {game_id!r}")
    return cast("Game[State]", game)


def editions(game: Game[State]) -> dict[str, str]:
    """The games that share a package, with the tag of each; empty where a game stands alone."""
    return {entry.id: entry.edition for entry in entries().values() if entry.package == game.package and entry.edition}


def part(game: Game[State], export: str, kind: type[T]) -> T | None:
    """A part of a game: its EVALUATION, BOARD, TERMINAL or WAYS; None where it has none."""
    return entry(game.id).find(export, kind) if game.id in entries() else None


def own() -> list[Game[State]]:
    """Serai's own games, of which its pages and measurements tell."""
    return [find(game_id) for game_id in GAMES]


def everything() -> list[Game[State]]:
    """All games that this build can play."""
    found = []
    for game_id in entries():
        try:
            found.append(find(game_id))
        except UnknownGame as error:
            log.warning("%s", error)
    return found


def place(entry: Entry) -> Path:
    """Where a game's code lies, without reading the game."""
    spec = find_spec(entry.package)
    return Path(spec.submodule_search_locations[0] if spec and spec.submodule_search_locations else "")


def document(game: Game[State], name: str) -> str:
    """A text that lies beside a game's code: RULES.md, GAPS.md."""
    return resources.files(game.package).joinpath(name).read_text("utf-8")


def folder(game: Game[State]) -> Path:
    """Where a game's code lies."""
    return Path(str(resources.files(game.package)))
