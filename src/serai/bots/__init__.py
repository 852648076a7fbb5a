"""Bots.  They know the names of `serai.engine.game` only, and never see what their seat cannot see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from serai.engine.errors import UnknownBot
from serai.engine.game import Game, Seed
from serai.engine.hidden import determinize
from serai.engine.state import State


class View:
    """All that a bot is given: its options, what it sees, and tables that it cannot tell from the real one."""

    def __init__(self, state: State, seat: int) -> None:
        def observe() -> dict[str, Any]:
            return state.setup.game.observe(state, seat)

        def imagine(seed: Seed) -> State:
            return determinize(state, seat, seed)

        self.game: Game = state.setup.game
        self.seat = seat
        self.options = tuple(state.options_for(seat))
        self.observe = observe
        self.imagine = imagine


class Bot(Protocol):
    """Chooses one of `view.options`.  The same seed and the same views give the same choices."""

    def choose(self, view: View) -> int: ...


def random_bot(game: Game, seed: Seed) -> Bot:
    from serai.bots.random import RandomBot

    return RandomBot(seed)


def greedy_bot(game: Game, seed: Seed) -> Bot:
    from serai.bots.greedy import GreedyBot

    return GreedyBot(game, seed)


BOTS: dict[str, Callable[[Game, Seed], Bot]] = {"random": random_bot, "greedy": greedy_bot}


def make_bot(name: str, game: Game, seed: Seed) -> Bot:
    """A bot for one seat of one game."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r:.60}: there is {', '.join(BOTS)}")
    return BOTS[name](game, seed)
