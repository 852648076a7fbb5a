"""Perft: the number of positions n decisions ahead.  If it changes, the rules have changed."""

from __future__ import annotations

from serai.engine.state import State


def perft(s: State, depth: int) -> int:
    """The number of positions `depth` decisions ahead; a game that is over counts once."""
    if depth == 0 or not s.options:
        return 1
    total = 0
    for action in s.options:
        t = s.copy()
        t.play(action)
        total += perft(t, depth - 1)
    return total
