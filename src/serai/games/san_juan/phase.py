"""What the phases have in common."""

from __future__ import annotations

from serai.engine.step import Step
from serai.games.san_juan.cards import DOUBLE, IDS, LIBRARY, NO_ROLE
from serai.games.san_juan.state import SanJuan

Term = tuple[int, str]
"""One part of a price or a limit: how much, and what causes it: a role, a building, `everybody`; empty: what is printed."""


def privileges(role: str, times: int, amount: int) -> list[Term]:
    """The chooser's part of a role, and the library's on top (SJ-5.2, SJ-11.B17)."""
    return ([(amount, role)] if times else []) + ([(amount, IDS[LIBRARY])] if times == DOUBLE else [])


class PhaseEnds(Step):
    """The phase is over before the next role is chosen (SJ-1.6, SJ-4.3)."""

    def choose(self, s: SanJuan, action: int) -> None:
        s.phase = NO_ROLE
