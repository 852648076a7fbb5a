"""Random play, the inner loop of benchmarks and full rollouts."""

from __future__ import annotations

from typing import Final

from serai.engine.chance import Dice
from serai.engine.state import State

FOREVER: Final = 1 << 60  # more decisions than any game has; a larger number would be slow when compiled


def play_on(s: State, dice: Dice, most: int = FOREVER) -> int:
    """Random decisions until the end, or at most `most`; returns how many there were."""
    decisions = 0
    while s.options and decisions < most:
        s.play(dice.pick(s.options))
        decisions += 1
    return decisions
