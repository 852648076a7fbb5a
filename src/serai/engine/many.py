"""Many games at once: a decision in each of them, and what the next seats see, in rows of memory.  Environments use it; here it
is compiled with the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from serai.engine.features import Blocks, Sheet
from serai.engine.state import State


class Lines:
    """A row of features, a row of legal actions and a seat for each game.  Numbers are written one by one: memory views are
    much faster at this than arrays."""

    def __init__(self, blocks: Blocks, cells: list[memoryview], masks: list[memoryview], seats: memoryview) -> None:
        self.sheet = Sheet(blocks)
        self.cells = cells
        self.masks = masks  # all zero before they are written
        self.seats = seats

    def show(self, i: int, s: State) -> None:
        """Write the next decision of game i: what its seat sees, what it may choose, and which seat it is."""
        seat, mask = s.player, self.masks[i]
        self.seats[i] = seat
        for action in s.options:
            mask[action] = 1
        self.cells[i][:] = self.sheet.write(s, seat)

    def step(self, states: list[State], actions: Sequence[int], finish: Callable[[int], None]) -> None:
        """Make the decision of every game and write the next one.  Where a game is over, `finish` puts another in its place."""
        for i, action in enumerate(actions):
            states[i].play(action)
            if not states[i].options:
                finish(i)
            self.show(i, states[i])
