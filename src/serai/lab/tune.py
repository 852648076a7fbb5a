"""Tune the weights of an evaluation by self-play: one weight is changed at a time, and the change kept if it helps.

Every trial plays one changed bot among bots with the best weights so far, on the same deals and in the same seats as an
unchanged bot, so that luck affects both alike.  Everything follows from the seed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt

from serai.bots.evaluation import evaluation
from serai.bots.greedy import GreedyBot
from serai.engine.chance import Dice
from serai.engine.game import Seed, Setup
from serai.lab.simulate import play_out

Weights = dict[str, float]

STEPS = (-0.5, -0.25, 0.25, 0.5)  # relative changes of a weight
LEAST = 0.2  # a smaller weight changes by parts of this
SURE = 1.0  # standard errors that a change must gain to be kept


@dataclass
class Gain:
    """How many more points one bot leads by than another in its place."""

    pairs: list[float] = field(default_factory=list)

    def mean(self) -> float:
        return sum(self.pairs) / max(1, len(self.pairs))

    def error(self) -> float:
        """The standard error of the mean."""
        n, mean = len(self.pairs), self.mean()
        return sqrt(sum([(pair - mean) ** 2 for pair in self.pairs]) / (n - 1) / n) if n > 1 else 0.0

    def sure(self) -> bool:
        return self.mean() > SURE * self.error()


def lead(setup: Setup, seed: Seed, seat: int, one: Weights, others: Weights) -> float:
    """The lead of this seat over the mean of the others, in points."""
    judge = evaluation(setup.game).judge
    bots = [GreedyBot(setup.game, f"{seed}/{i}", judge(one if i == seat else others)) for i in range(setup.players)]
    scores = setup.game.scores(play_out(setup, seed, bots)[0])
    points = [score.total for score in scores]
    rest = points[:seat] + points[seat + 1 :]
    return points[seat] - sum(rest) / len(rest)


@dataclass
class Tuner:
    """The best weights so far, and how they were found."""

    setup: Setup
    seed: Seed
    kept: int = 0  # changes that were kept
    proof: Gain = field(default_factory=Gain)  # gain of the best weights over the first ones, on new deals

    def __post_init__(self) -> None:
        self.first: Weights = dict(evaluation(self.setup.game).weights)
        self.best = self.first

    def run(self, trials: int, games: int) -> Iterator[Gain]:
        """Trials of several pairs of games each, then as many pairs for the proof.  It may stop after every pair: an unfinished
        trial changes nothing."""
        dice = Dice("tune", self.seed)
        for trial in range(trials):
            gain, new = Gain(), self.changed(dice)
            yield from self.compare(gain, f"{self.seed}-{trial}", games, new, self.best)
            if gain.sure():
                self.best = new
                self.kept += 1
        yield from self.compare(self.proof, f"{self.seed}-proof", games, self.best, self.first)

    def changed(self, dice: Dice) -> Weights:
        """The best weights with one of them larger or smaller."""
        name = list(self.best)[dice.below(len(self.best))]
        old = self.best[name]
        step = STEPS[dice.below(len(STEPS))] * max(abs(old), LEAST)
        return {**self.best, name: round(old + step, 3)}

    def compare(self, gain: Gain, seed: Seed, games: int, new: Weights, old: Weights) -> Iterator[Gain]:
        """New weights among bots with old ones; the gain grows with every pair of games."""
        for number in range(games):
            deal, seat = f"{seed}-{number}", number % self.setup.players
            gain.pairs.append(lead(self.setup, deal, seat, new, old) - lead(self.setup, deal, seat, old, old))
            yield gain
