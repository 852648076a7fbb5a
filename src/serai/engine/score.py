"""Scores at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence


class Score:
    """One seat: points by category (in the order of the game's categories), and tie-breakers, most important first."""

    def __init__(self, points: list[int], ties: list[int]) -> None:
        self.points = points
        self.ties = ties

    @property
    def total(self) -> int:
        """All points together."""
        return sum(self.points)

    def key(self) -> list[int]:
        """By which seats are compared: the total, then the tie-breakers."""
        return [self.total, *self.ties]


def winners(scores: Sequence[Score]) -> list[int]:
    """The seats that win; several share the victory."""
    best = max(score.key() for score in scores)
    return [seat for seat, score in enumerate(scores) if score.key() == best]
