"""Points, and what breaks ties (MG-4.1)."""

from __future__ import annotations

from typing import Final

from menagerie.state import Menagerie
from serai.engine.score import Score

CATEGORIES: Final = ("rounds",)  # the lines of the score sheet


def scores(s: Menagerie) -> list[Score]:
    return [Score([p.points], [len(p.hand)]) for p in s.players]
