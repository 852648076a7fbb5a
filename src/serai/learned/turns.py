"""Thinks its turn through as `careful` does, and judges the ways to end it with a network, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from serai.bots.bot import Decision
from serai.bots.evaluation import Evaluation, Judgement, evaluation
from serai.bots.greedy import LONGEST, best, ways
from serai.engine.chance import Dice
from serai.engine.features import Sheet
from serai.engine.game import Game, Seed
from serai.engine.state import State
from serai.learned.minds import Mind, Seen, mind

ENDS = "ends"  # the kind of network that judges the end of a turn
NO_FILE = "none"  # instead of its file: judge by the game's evaluation alone
LEAD = 20.0  # points of lead that are counted as 1

Way = tuple[tuple[Sequence[int], int], ...]
"""What is chosen of what, one decision after the other, as far as everything was tried."""


def lead(totals: Sequence[float], seat: int) -> float:
    """Points more than the mean of the others."""
    others = [*totals[:seat], *totals[seat + 1 :]]
    return (totals[seat] - sum(others) / max(1, len(others))) / LEAD


class End(NamedTuple):
    """A way to end the turn."""

    worth: float  # by the game's evaluation, or by the points if the game is over
    row: int  # of the features that the network judges; -1 if there is nothing to judge
    way: Way


class Look:
    """One imagined state, and all ways to end a seat's turn from there."""

    def __init__(self, game: Game[State], network: Mind | None, dice: Dice) -> None:
        """`dice`: for an opinion of one's own, where bots should not all want the same."""
        self.judge: Evaluation[State] = evaluation(game)
        self.judgement: Judgement[State] = self.judge.opinion(dice, "turns")
        self.network = network
        self.hand = 1.0 if network is None else network.hand

    def explore(self, guess: State, decision: Decision, leaves: int) -> list[list[End]]:
        """The ways to end the turn, by option."""
        self.seat, self.now = decision.seat, self.judge.moment(guess)
        self.sheet = Sheet(guess.setup.game.blocks)
        self.rows: list[Seen] = []
        return [self.ends(guess, action, self.judge.ahead, leaves, ()) for action in decision.options]

    def expected(self) -> list[float]:
        """What the network adds to them, by row."""
        return self.network.worths(self.rows) if self.network and self.rows else []

    def worths(self, guess: State, decision: Decision, leaves: int) -> list[tuple[float, Way]]:
        """What each option is worth: the best of its ends, and the way there."""
        groups = self.explore(guess, decision, leaves)
        expected = self.expected()
        return [max([(total(end, expected), end.way) for end in group], key=by_worth) for group in groups]

    def goes_on(self, s: State) -> bool:
        """Has this seat more to choose in the same turn?"""
        return bool(s.options) and s.player == self.seat and self.judge.moment(s) == self.now

    def ends(self, guess: State, action: int, ahead: int, leaves: int, way: Way) -> list[End]:
        """The ways to end the turn with this action."""
        s = guess.copy()
        if s.player == self.seat:
            s.play(action)
        else:  # all choose at once, and another seat is asked first
            s.answer(self.seat, action)
        n = len(s.options)
        if self.goes_on(s) and (ahead or n <= leaves):
            options, left = list(s.options), max(0, ahead - 1)
            return [end for option in options for end in self.ends(s, option, left, leaves // n, (*way, (options, option)))]
        for _ in range(LONGEST):
            if not self.goes_on(s):
                break
            s.play(self.judge.usual(s))
        if not s.options:
            totals = [score.total for score in s.setup.game.scores(s)]
            return [End(2 * lead(totals, self.seat), -1, way)]
        worth = self.hand * self.judgement.worth(s, self.seat) / LEAD
        if self.network is None:
            return [End(worth, -1, way)]
        self.rows.append(self.sheet.write(s, self.seat).tobytes())
        return [End(worth, len(self.rows) - 1, way)]


def total(end: End, expected: Sequence[float]) -> float:
    """What an end is worth; `expected`: what the network adds, by row."""
    return end.worth + (expected[end.row] if end.row >= 0 else 0.0)


def by_worth(pair: tuple[float, Way]) -> float:
    return pair[0]


class TurnBot:
    """With one imagined state it goes on as it meant to, as long as what it is asked is what it saw coming.  `turns:1x600`, or
    `turns:1x600:FILE` with weights of one's own; with the FILE `none` it judges by the evaluation alone."""

    def __init__(self, game: Game[State], seed: Seed, how: str) -> None:
        size, _, file = how.partition(":")
        self.guesses, self.leaves = ways(size)
        self.dice = Dice("turns", seed)
        self.look = Look(game, None if file == NO_FILE else mind(game.id, ENDS, file), Dice("opinion", seed))
        self.meant: Way = ()

    def choose(self, decision: Decision) -> int:
        options = list(decision.options)
        if len(options) == 1:
            return options[0]
        if self.meant and list(self.meant[0][0]) == options:
            action = self.meant[0][1]
            self.meant = self.meant[1:]
            return action
        return self.think(decision, options)

    def think(self, decision: Decision, options: list[int]) -> int:
        looks = [
            self.look.worths(decision.imagine(self.dice.below(1 << 60)), decision, self.leaves) for _ in range(self.guesses)
        ]
        chosen = best(options, [sum([worth for worth, _ in found]) / self.guesses for found in zip(*looks, strict=True)])
        self.meant = looks[0][options.index(chosen)][1] if self.guesses == 1 else ()
        return chosen
