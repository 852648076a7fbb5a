"""Play by lot: what benchmarks and full searches do most of the time."""

from __future__ import annotations

from typing import Final

from serai.engine.chance import Dice
from serai.engine.state import State

FOREVER: Final = 1 << 60  # more decisions than any game has; compiled, a larger number would no longer be a plain one


def play_on(s: State, dice: Dice, most: int = FOREVER) -> int:
    """Random decisions until the end, or so many; how many there were."""
    decisions = 0
    while s.options and decisions < most:
        s.play(dice.pick(s.options))
        decisions += 1
    return decisions
