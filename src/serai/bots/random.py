"""Plays any of its options."""

from __future__ import annotations

from serai.bots.bot import View
from serai.engine.chance import Dice
from serai.engine.game import Game, Seed


class RandomBot:
    def __init__(self, game: Game, seed: Seed) -> None:
        self.dice = Dice("random", seed)

    def choose(self, view: View) -> int:
        return view.options[self.dice.below(len(view.options))]
