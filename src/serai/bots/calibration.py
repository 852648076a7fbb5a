"""Chances as they come true.  What a search thinks is too sure in some games and too timid in others: two numbers a game, found
by `serai calibrate`, turn its chances into those with which seats really win.  docs/calibration.md shows how well they do."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

FILE: Final = "calibration.json"
LEAST: Final = 1e-6  # a chance of nothing has no logarithm


class Calibration(NamedTuple):
    """How chances are corrected."""

    power: float = 1.0  # below 1 the chances are evened out, above 1 they are sharpened
    even: float = 0.0  # the part that all share alike: what no search foresees

    def apply(self, chances: Sequence[float]) -> list[float]:
        """Where the chances of the seats do not add up to 1, an automaton has the rest."""
        rest = max(0.0, 1.0 - math.fsum(chances))
        everybody = [*chances, rest] if rest > LEAST else list(chances)
        if len(everybody) == 1:
            return everybody
        odds = [max(LEAST, chance) ** self.power for chance in everybody]
        whole = math.fsum(odds)
        return [(1 - self.even) * one / whole + self.even / len(odds) for one in odds][: len(chances)]

    def loss(self, chances: Sequence[float], outcome: Sequence[float]) -> float:
        """How badly the corrected chances foresaw the result: the negative logarithm of the winner's."""
        return -math.fsum(
            [share * math.log(max(LEAST, chance)) for chance, share in zip(self.apply(chances), outcome, strict=True)]
        )


AS_IT_IS: Final = Calibration()


@cache
def kept() -> dict[str, dict[str, Any]]:
    """What was fitted, by game."""
    found: dict[str, dict[str, Any]] = json.loads(resources.files(__package__).joinpath(FILE).read_text("utf-8"))
    return found


def calibration(game_id: str, judge: str) -> Calibration:
    """How the chances of this judge are corrected.  Those of another one than was measured are left as they are."""
    fit = kept().get(game_id)
    return Calibration(fit["power"], fit["even"]) if fit and fit["judge"] == judge else AS_IT_IS
