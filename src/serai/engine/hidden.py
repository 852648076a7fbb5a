"""Hidden information: imagined states that a seat cannot tell from the real one, and other futures of one state."""

from __future__ import annotations

from typing import TypeVar

from serai.engine.chance import Dice, secret_of
from serai.engine.errors import DeadEnd
from serai.engine.game import Seed
from serai.engine.state import State
from serai.engine.zones import redeal, reorder

S = TypeVar("S", bound=State)
TRIES = 999  # deals until one agrees with everything that was announced; most games need one


def permute(s: S, seat: int, seed: Seed) -> S:
    """A state that this seat cannot tell from `s`: what it cannot see is dealt anew, until it agrees with everything that
    was announced."""
    game, dice = s.setup.game, Dice("permute", seed)
    for _ in range(TRIES):
        t = s.copy()
        redeal(t, seat, dice, game.zones)
        if game.imagine is not None:
            game.imagine(t, seat, dice)
        if t.holds():
            t.advance()  # what the seat on the move may choose can depend on what was dealt
            return t
    raise DeadEnd(f"no deal agrees with what was announced: {s.stack[-1]}")  # the real state must never stand in


def determinize(s: S, seat: int, seed: Seed) -> S:
    """The same for a search: with its own future chances, and without prompts that have one answer.  For one seed it depends
    only on what the seat can see."""
    t = permute(s, seat, seed)
    t.secret = secret_of("determinize", seed)
    t.brisk = True
    return t


def reshuffle(s: S, seed: Seed) -> S:
    """The same state for all seats together, with another future: every pile in an order that nobody knows is shuffled, and
    all later chances are others.  For one seed it does not depend on how those piles lie, so nothing is foreseen."""
    t = s.copy()
    reorder(t, Dice("reshuffle", s.secret, seed), s.setup.game.zones)
    t.secret = secret_of("reshuffle", s.secret, seed)
    return t
