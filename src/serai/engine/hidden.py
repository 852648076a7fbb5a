"""Hidden information: imagined states that a seat cannot tell from the real one."""

from __future__ import annotations

from typing import TypeVar

from serai.engine.chance import Dice, secret_of
from serai.engine.errors import DeadEnd
from serai.engine.game import Seed
from serai.engine.state import State
from serai.engine.zones import redeal

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
