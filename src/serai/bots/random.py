"""Plays any of its options."""

from __future__ import annotations

from serai.bots import View
from serai.engine.chance import Dice
from serai.engine.game import Seed


class RandomBot:
    def __init__(self, seed: Seed) -> None:
        self.dice = Dice("random", seed)

    def choose(self, view: View) -> int:
        return view.options[self.dice.below(len(view.options))]
