"""Who comes after whom."""

from __future__ import annotations

from typing import Final

MOST: Final = 10  # seats in a game, automata included
CLOCKWISE: Final = [[(*range(first, n), *range(first)) for first in range(n)] for n in range(MOST + 1)]


def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """All seats in turn order, starting with this one."""
    return CLOCKWISE[seats][first]
