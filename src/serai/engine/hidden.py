"""Hidden information: tables that a seat cannot tell from the real one."""

from __future__ import annotations

from typing import TypeVar

from serai.engine.chance import Dice, secret_of
from serai.engine.errors import DeadEnd
from serai.engine.game import Seed
from serai.engine.state import State

S = TypeVar("S", bound=State)
TRIES = 999  # mixes until all that was promised aloud can be kept; most games need one


def permute(s: S, seat: int, seed: Seed) -> S:
    """A table that this seat cannot tell from `s`: mixed, and again until all that was promised aloud can be kept."""
    dice = Dice("permute", seed)
    for _ in range(TRIES):
        t = s.copy()
        s.setup.game.mix(t, seat, dice)
        if t.holds():
            t.advance()  # what the seat on the move may choose can depend on what was mixed
            return t
    raise DeadEnd(f"no mixing keeps what was promised: {s.stack[-1]}")  # the real table must never stand in


def determinize(s: S, seat: int, seed: Seed) -> S:
    """The same for a search: with chances of its own, and no prompts for form's sake.  For one seed it depends on nothing
    that the seat cannot see."""
    t = permute(s, seat, seed)
    t.secret = secret_of("determinize", seed)
    t.brisk = True
    return t
