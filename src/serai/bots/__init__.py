"""Bots.  They know the names of `serai.engine.game` only, and never see what their seat cannot see."""

from __future__ import annotations

from collections.abc import Callable

from serai.bots.greedy import GreedyBot
from serai.bots.random import RandomBot
from serai.bots.view import Bot, View
from serai.engine.errors import UnknownBot
from serai.engine.game import Game, Seed

__all__ = ["BOTS", "Bot", "View", "make_bot"]

BOTS: dict[str, Callable[[Game, Seed], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, game: Game, seed: Seed) -> Bot:
    """A bot for one seat of one game."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r:.60}: there is {', '.join(BOTS)}")
    return BOTS[name](game, seed)
