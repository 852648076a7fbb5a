"""Bots.  They use `serai.engine.game` and the evaluation of their game, and never see what their seat cannot see.

A bot is named by a word, with its settings after a colon: `greedy`, `careful:8x600`, `ismcts:500`, `exec:./mybot`.
People choose among `LEVELS`.
"""

from __future__ import annotations

from collections.abc import Callable

from serai.bots.bot import Bot, Decision
from serai.bots.evaluation import evaluation
from serai.bots.exec import ExecBot
from serai.bots.greedy import CarefulBot, CarelessBot, GreedyBot
from serai.bots.ismcts import SearchBot
from serai.bots.random import RandomBot
from serai.engine.errors import UnknownBot
from serai.engine.game import Game, Seed
from serai.engine.state import State

__all__ = ["BOTS", "LEVELS", "Bot", "Decision", "View", "bot_of", "make_bot"]

View = Decision
"""The old name of `Decision`, until 0.3."""

BOTS: dict[str, Callable[[Game[State], Seed, str], Bot]] = {
    "random": lambda game, seed, _: RandomBot(game, seed),
    "careless": lambda game, seed, _: CarelessBot(game, seed),
    "greedy": lambda game, seed, _: GreedyBot(game, seed),
    "careful": CarefulBot,
    "ismcts": SearchBot,
    "exec": ExecBot,
}
"""By the word before the colon; the last argument is what stands after it."""

LEVELS = ("random", "easy", "medium", "hard", "expert")
"""What people choose: the same names in every game, each meant to be stronger than the one before."""

ALIKE = {"random": "random", "easy": "careless", "medium": "greedy"}
"""The levels that are the same bot in every game; a game's evaluation names the others.  None of them counts seconds: so they
are as strong on every machine, and play the same game for the same seed."""


def bot_of(level: str, game: Game[State]) -> str:
    """The name of the bot that a level of this game is."""
    return ALIKE.get(level) or evaluation(game).levels[level]


def make_bot(name: str, game: Game[State], seed: Seed) -> Bot:
    """A bot for one seat of one game: a level, or a bot by its own name."""
    kind, _, how = (bot_of(name, game) if name in LEVELS else name).partition(":")
    if kind not in BOTS:
        raise UnknownBot(f"Unknown bot {name!r:.60}. Choose from: {', '.join(dict.fromkeys([*LEVELS, *BOTS]))}")
    return BOTS[kind](game, seed, how)
