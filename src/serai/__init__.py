"""Serai: modern board games exactly by their rulebooks.  This is the whole public interface.

A *state* is a game being played: `state.options` are the actions of `state.player`, `state.play(action)` chooses one,
`state.copy()` takes microseconds.  Actions are numbers with names.  Seats count from 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai import catalogue as _catalogue
from serai import games as _games  # noqa: F401  # now: read later, it would replace the function of this name
from serai.engine import hidden as _hidden
from serai.engine import log as _log
from serai.engine import save as _save
from serai.engine.chance import Dice
from serai.engine.errors import BadLog, BadSave, BadSetup, IllegalAction, SeraiError, UnknownBot, UnknownGame
from serai.engine.events import Event
from serai.engine.game import Game, Option, Seed, Setup
from serai.engine.match import Match, Refused
from serai.engine.perft import perft
from serai.engine.score import Score
from serai.engine.score import winners as _winners
from serai.engine.state import State

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """`__version__` as it is installed.  Looked up when it is wanted, which takes longer than importing the engine."""
        if name != "__version__":
            raise AttributeError(f"module 'serai' has no attribute {name!r}")
        from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

        try:
            return version("serai")
        except PackageNotFoundError:
            return "not installed"


__all__ = [
    "BadLog",
    "BadSave",
    "BadSetup",
    "Dice",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Option",
    "Refused",
    "Score",
    "SeraiError",
    "Setup",
    "State",
    "UnknownBot",
    "UnknownGame",
    "action",
    "determinize",
    "features",
    "game",
    "games",
    "load",
    "name",
    "names",
    "new_game",
    "new_match",
    "observe",
    "perft",
    "replay",
    "save",
    "scores",
    "winners",
]


def games() -> list[Game[State]]:
    """All games of the catalogue."""
    return _catalogue.everything()


def game(game_id: str) -> Game[State]:
    """The game with this id: its titles, player counts, options, vocabulary."""
    return _catalogue.find(game_id)


def new_game(game_id: str, players: int, seed: Seed, **options: object) -> State:
    """A new game, waiting for its first decision.  The same seed gives the same game everywhere."""
    return game(game_id).new_game(players, seed, **options)


def new_match(game_id: str, players: int, seed: Seed, **options: object) -> Match:
    """A game for people: with a log, a story for each seat, secret drafts and undo."""
    return Match(game(game_id).setup(players, options), seed)


def name(state: State, action: int) -> str:
    """The name of an action, as in the log."""
    return state.setup.game.vocabulary.names[action]


def names(state: State) -> list[str]:
    """The names of the legal actions, as in the log."""
    return [name(state, action) for action in state.options]


def action(state: State, text: str) -> int:
    """The number of a legal action."""
    number = state.setup.game.vocabulary.numbers.get(" ".join(text.split()).lower(), -1)
    if number not in state.options:
        why = state.refusal(state.player, number) if number >= 0 and state.options else ""
        raise IllegalAction(why or f"{text!r:.60} is not a legal action. Choose from: {', '.join(names(state)) or 'nothing'}")
    return number


def observe(state: State, seat: int | None) -> dict[str, Any]:
    """What this seat (None: a spectator) sees, as plain JSON data."""
    return state.setup.game.observe(state, check_seat(state, seat))


def features(state: State, seat: int) -> list[float]:
    """The observation as a row of numbers of fixed length, the observing seat first."""
    check_seat(state, seat)
    return state.setup.game.features(state, seat)


def determinize(state: State, seat: int, seed: Seed) -> State:
    """An imagined state that this seat cannot tell from the real one, to search on."""
    check_seat(state, seat)
    return _hidden.determinize(state, seat, seed)


def check_seat(state: State, seat: int | None) -> int | None:
    if seat is not None and seat not in range(state.setup.players):
        raise BadSetup(f"there is no seat {seat!r:.20}: choose 0 to {state.setup.players - 1}")
    return seat


def scores(state: State) -> list[Score]:
    """Points of every seat by category (see `game.categories`), and tie-breakers."""
    return state.setup.game.scores(state)


def winners(state: State) -> list[int]:
    """The seats that win with these scores; several share the victory."""
    return _winners(scores(state))


def save(state: State) -> str:
    """A state as text, to continue later.  It contains every secret of the game."""
    return _save.save(state)


def load(text: str) -> State:
    """The saved state."""
    return _save.load(text, _catalogue.find)  # type: ignore[no-any-return]


def replay(text: str) -> State:
    """The state at the end of a log; every line of it is checked."""
    return _log.replay(_log.read(text, _catalogue.find))  # type: ignore[no-any-return]
