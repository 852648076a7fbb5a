"""What a bot is, and what it is given."""

from __future__ import annotations

from typing import Any, Protocol

from serai.engine.game import Game, Seed
from serai.engine.hidden import determinize
from serai.engine.state import State


class Decision:
    """All that a bot is given: its options, what it sees, and imagined states that it cannot tell from the real one."""

    def __init__(self, state: State, seat: int) -> None:
        def observe() -> dict[str, Any]:
            return state.setup.game.observe(state, seat)

        def imagine(seed: Seed) -> State:
            return determinize(state, seat, seed)

        self.game: Game[State] = state.setup.game
        self.seat = seat
        self.options = tuple(state.options_for(seat))
        self.observe = observe
        self.imagine = imagine


class Bot(Protocol):
    """Chooses one of `decision.options`.  The same seed and the same decisions give the same choices."""

    def choose(self, decision: Decision) -> int: ...
