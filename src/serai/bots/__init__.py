"""Bots.  They use `serai.engine.game` and the evaluation of their game, and never see what their seat cannot see.

A bot is named by a word, with its settings after a colon: `greedy`, `careful:8x600`, `ismcts:500`, `exec:./mybot`.
People choose among `LEVELS`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache

from serai.bots.bot import Bot, Decision
from serai.bots.evaluation import evaluation
from serai.bots.exec import ExecBot
from serai.bots.greedy import CarefulBot, CarelessBot, GreedyBot
from serai.bots.ismcts import SearchBot
from serai.bots.random import RandomBot
from serai.catalogue import find
from serai.engine.errors import SeraiError, UnknownBot
from serai.engine.game import Game, Seed
from serai.engine.state import State
from serai.extras import needed_by

__all__ = ["BOTS", "LEVELS", "Bot", "Decision", "View", "bot_of", "make_bot"]

View = Decision
"""The old name of `Decision`, until 0.3."""


def learned_bot(game: Game[State], seed: Seed, how: str) -> Bot:
    """Bots with networks need NumPy, which is imported with the first of them."""
    with needed_by("the bot 'learned'"):
        from serai.learned.policy import make_learned  # noqa: PLC0415

        return make_learned(game, seed, how)


def turn_bot(game: Game[State], seed: Seed, how: str) -> Bot:
    with needed_by("the bot 'turns'"):
        from serai.learned.turns import TurnBot  # noqa: PLC0415

        return TurnBot(game, seed, how)


BOTS: dict[str, Callable[[Game[State], Seed, str], Bot]] = {
    "random": lambda game, seed, _: RandomBot(game, seed),
    "careless": lambda game, seed, _: CarelessBot(game, seed),
    "greedy": lambda game, seed, _: GreedyBot(game, seed),
    "careful": CarefulBot,
    "ismcts": SearchBot,
    "learned": learned_bot,
    "turns": turn_bot,
    "exec": ExecBot,
}
"""By the word before the colon; the last argument is what stands after it."""

LEVELS = ("random", "easy", "medium", "hard", "expert")
"""What people choose: the same names in every game, each meant to be stronger than the one before."""

ALIKE = {"random": "random", "easy": "careless", "medium": "greedy"}
"""The levels that are the same bot in every game; a game's evaluation names the others.  None of them counts seconds: so they
are as strong on every machine, and play the same game for the same seed."""

LOG = logging.getLogger("serai.bots")


def bot_of(level: str, game: Game[State]) -> str:
    """The name of the bot that a level of this game is.  A bot's own name stays what it is."""
    if level not in LEVELS:
        return level
    if level in ALIKE:
        return ALIKE[level]
    judged = evaluation(game)
    learned = judged.learned.get(level)
    return learned if learned is not None and can_play(learned, game.id, level) else judged.levels[level]


@cache
def can_play(learned: str, game_id: str, level: str) -> bool:
    """Whether a bot with a network has what it needs: NumPy, and weights that fit.  If not, the host is told why, once."""
    try:
        make_bot(learned, find(game_id), "")
    except SeraiError as error:
        LOG.warning("%s: %s thinks with a search instead. %s", game_id, level, error)
        return False
    return True


def make_bot(name: str, game: Game[State], seed: Seed) -> Bot:
    """A bot for one seat of one game: a level, or a bot by its own name."""
    kind, _, how = bot_of(name, game).partition(":")
    if kind not in BOTS:
        raise UnknownBot(f"Unknown bot {name!r:.60}. Choose from: {', '.join(dict.fromkeys([*LEVELS, *BOTS]))}")
    return BOTS[kind](game, seed, how)
