"""Looks one own decision ahead and takes what looks best, by an evaluation of the game's own."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from serai.bots.bot import View
from serai.engine.chance import Dice
from serai.engine.errors import UnknownBot
from serai.engine.game import Game, Seed
from serai.engine.state import State

# A game's evaluation: `judge(weights)` gives a way of judging an imagined table, `WEIGHTS` are the ones in use, and
# `opinion(dice)` is one bot's own way, for games whose bots should not all want the same.  `LEAVES` says how far it looks;
# with `AHEAD = 0` the next decision of the same turn is tried only where it is small.  `SEARCH` says how the game is searched,
# `LEVELS` which bots its higher levels are.  Where a game has them, `TUNED` are the weights in which bots that think further
# differ; `usual(table)` is what is done without thinking, beyond that, instead of the first option, which may be a bad one; and
# `moment(table)` changes when a turn is over, for games in which nobody else may have anything to choose.
EVALUATIONS = {
    "san-juan": "serai.bots.san_juan",
    "great-western-trail": "serai.bots.great_western_trail",
    "great-western-trail-2": "serai.bots.great_western_trail",
    "mombasa": "serai.bots.mombasa",
    "western-legends": "serai.bots.western_legends",
}
LONGEST = 30  # decisions of one's own in a row: longer chains are judged where they stand
CARELESS = 1.5  # times the difference between the best and the worst option: so far a careless bot is off


class Search(NamedTuple):
    """How a game is searched; docs/bots.md tells what was tried."""

    scale: float  # points of lead that make the chance of winning e times as large
    turns: int  # that are played on beyond the tree
    iterations: int  # for each decision of a finished game, when it is analysed
    price: int  # of judging all options on one table before the search, in iterations
    leaves: int = 1  # that an option may have there
    alone: bool = False  # only one's own choices make the tree: the others choose as beyond it
    at_sight: bool = False  # beyond the tree one takes what looks best at once, and leaves nothing to chance or habit
    all_at_sight: bool = False  # and so does everybody else


Worth = Callable[[Any, int], float]
Look = Callable[[Any], int]


def evaluation(game: Game) -> Any:
    """The module that judges tables of this game."""
    if game.id not in EVALUATIONS:
        raise UnknownBot(f"only random bots can play {game.id} yet: choose one of them")
    return import_module(EVALUATIONS[game.id])


def weights(module: Any, bot: str) -> dict[str, float]:
    """By which a bot of this kind judges."""
    return {**module.WEIGHTS, **getattr(module, "TUNED", {}).get(bot, {})}


def first(table: State) -> int:
    return table.options[0]


def always(table: State) -> int:
    return 0


def best(options: Sequence[int], values: list[float]) -> int:
    return options[values.index(max(values))]


class GreedyBot:
    """Tries every option on one imagined table: its own decision, the next one of the same turn, more of them as long as an
    option has no more than `LEAVES` tables to be judged, and for what then follows the usual option; judges the table when
    somebody else is to choose.  As it is imagined, it holds no secret."""

    def __init__(self, game: Game, seed: Seed, worth: Worth | None = None) -> None:
        """`worth`: how tables are judged, if not by an opinion of its own."""
        self.dice = Dice("greedy", seed)
        module = evaluation(game)
        self.worth: Worth = worth or module.opinion(self.dice)
        self.leaves: int = module.LEAVES
        self.ahead: int = module.AHEAD
        self.usual: Look = getattr(module, "usual", first)
        self.moment: Look = getattr(module, "moment", always)
        self.now = 0

    def choose(self, view: View) -> int:
        return view.options[0] if len(view.options) == 1 else best(view.options, self.judge(view))

    def at_sight(self, table: State) -> int:
        """What looks best at once to whoever is on the move."""
        options = table.options
        return options[0] if len(options) == 1 else best(options, self.weigh(table, table.player, options, 0, 1))

    def judge(self, view: View) -> list[float]:
        """What each option seems to be worth, in points."""
        return self.weigh(view.imagine(self.dice.below(1 << 60)), view.seat, view.options, self.ahead, self.leaves)

    def weigh(self, table: State, seat: int, options: Sequence[int], ahead: int, leaves: int) -> list[float]:
        """The same on a table that was imagined already, looking so far."""
        self.now = self.moment(table)
        return [self.value(table, seat, action, ahead, leaves) for action in options]

    def value(self, table: State, seat: int, action: int, ahead: int, leaves: int) -> float:
        """What the table is worth to this seat after the action."""
        t = table.copy()
        if t.player == seat:
            t.play(action)
        else:  # all choose at once, and another seat is asked first
            t.answer(seat, action)
        n = len(t.options)
        if self.goes_on(t, seat) and (ahead or n <= leaves):
            return max([self.value(t, seat, option, max(0, ahead - 1), leaves // n) for option in t.options])
        for _ in range(LONGEST):
            if not self.goes_on(t, seat):
                break
            t.play(self.usual(t))
        return self.worth(t, seat)

    def goes_on(self, t: State, seat: int) -> bool:
        """Has this seat more to choose in the same turn?"""
        return bool(t.options) and t.player == seat and self.moment(t) == self.now


class CarefulBot(GreedyBot):
    """Judges every option on several imagined tables, and thinks more of the turn through: `careful:8x600` looks at 8 tables,
    and at up to 600 ways to end the turn for each option."""

    def __init__(self, game: Game, seed: Seed, how: str) -> None:
        module = evaluation(game)
        super().__init__(game, seed, module.judge(weights(module, "careful")))
        numbers = re.fullmatch(r"([1-9][0-9]{0,2})x([1-9][0-9]{0,4})", how)
        if not numbers:
            raise UnknownBot(f"careful cannot look at {how!r:.30}: name tables and ways to end the turn (careful:8x600)")
        self.tables, self.leaves = [int(number) for number in numbers.groups()]

    def judge(self, view: View) -> list[float]:
        looks = [GreedyBot.judge(self, view) for _ in range(self.tables)]
        return [sum(values) / self.tables for values in zip(*looks, strict=True)]


class CarelessBot(GreedyBot):
    """Sees the same, but not sharply: what is nearly as good often passes for better, the worst hardly ever."""

    def judge(self, view: View) -> list[float]:
        values = super().judge(view)
        blur = CARELESS * (max(values) - min(values))
        return [value + blur * self.dice.below(1000) / 1000 for value in values]
