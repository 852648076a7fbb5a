"""Plays any of its options."""

from __future__ import annotations

from serai.bots.bot import Decision
from serai.engine.chance import Dice
from serai.engine.game import Game, Seed
from serai.engine.state import State


class RandomBot:
    def __init__(self, game: Game[State], seed: Seed) -> None:
        self.dice = Dice("random", seed)

    def choose(self, decision: Decision) -> int:
        return decision.options[self.dice.below(len(decision.options))]
