"""Looks one own decision ahead and takes what looks best, by an evaluation of the game's own."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from serai.bots.view import View
from serai.engine.chance import Dice
from serai.engine.errors import UnknownBot
from serai.engine.game import Game, Seed
from serai.engine.state import State

WORTH = {  # where each game's evaluation is: worth(table, seat), of an imagined table, so that it holds no secret
    "san-juan": "serai.bots.san_juan",
}
LONGEST = 30  # decisions of one's own in a row: longer chains are judged where they stand

Worth = Callable[[Any, int], float]


class GreedyBot:
    """Tries every option on one imagined table: its own decision, the next one of the same turn, and for what then follows
    of it the first option; judges the table when somebody else is to choose."""

    def __init__(self, game: Game, seed: Seed) -> None:
        self.dice = Dice("greedy", seed)
        if game.id not in WORTH:
            raise UnknownBot(f"the greedy bot cannot play {game.id} yet: choose another one")
        self.worth: Worth = import_module(WORTH[game.id]).worth

    def choose(self, view: View) -> int:
        if len(view.options) == 1:
            return view.options[0]
        table = view.imagine(self.dice.below(1 << 60))
        values = [self.value(table, view.seat, action, ahead=1) for action in view.options]
        return view.options[values.index(max(values))]

    def value(self, table: State, seat: int, action: int, ahead: int) -> float:
        """What the table is worth to this seat after the action."""
        t = table.copy()
        t.answer(seat, action)
        if ahead and t.options and t.player == seat:
            return max([self.value(t, seat, option, ahead - 1) for option in t.options])
        for _ in range(LONGEST):
            if not t.options or t.player != seat:
                break
            t.play(t.options[0])
        return self.worth(t, seat)
