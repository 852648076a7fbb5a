"""What the phases have in common."""

from __future__ import annotations

from serai.engine.step import Step
from serai.games.san_juan.cards import NO_ROLE
from serai.games.san_juan.state import SanJuan


class PhaseEnds(Step):
    """The phase is over before the next role is chosen (SJ-1.6, SJ-4.3)."""

    def choose(self, s: SanJuan, action: int) -> None:
        s.phase = NO_ROLE
