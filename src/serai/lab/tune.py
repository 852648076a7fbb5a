"""Tune the weights of an evaluation by self-play, all of them at once.

In every game each seat judges by weights of its own: every weight is a little larger or smaller than the best so far, by the
toss of a coin.  Over many games the seats with the larger one lead by more or by less than those with the smaller one, whatever
else differs.  After each round all weights take a step towards more points, as far as that is more than chance, and the next
round begins there.  Everything follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt

from serai.bots.evaluation import evaluation
from serai.bots.greedy import CarefulBot
from serai.catalogue import find
from serai.engine.chance import Dice
from serai.engine.game import Game, Seed, Setup
from serai.engine.state import State
from serai.lab.simulate import ALONE, Crew, in_order, play_out

Weights = dict[str, float]
Tosses = list[bool]
"""Which weights of a seat are larger, in their order."""

OFF = 0.25  # how far weights are off in a trial, as a part of themselves
FROM_NOTHING = 0.2  # what a weight of 0 counts as there
STEP = 0.8  # of that: how far the weight that matters most is moved after a round
MEMORY = 0.5  # how much the rounds before count beside the last one


@dataclass(frozen=True)
class Match:
    """One game, and the weights of every seat."""

    setup: tuple[str, int, dict[str, object]]  # game, players, options
    ways: str
    seed: Seed
    weights: Sequence[Weights]


def bot(game: Game[State], seed: Seed, ways: str, weights: Weights) -> CarefulBot:
    found = CarefulBot(game, seed, ways)
    found.judgement = evaluation(game).judge(weights)
    return found


def play(match: Match) -> list[float]:
    """The lead of each seat over the mean of the others, in points."""
    game_id, players, options = match.setup
    setup = find(game_id).setup(players, options)
    bots = [bot(setup.game, f"{match.seed}/{seat}", match.ways, weights) for seat, weights in enumerate(match.weights)]
    points = [score.total for score in setup.game.scores(play_out(setup, match.seed, bots)[0])[:players]]
    return [mine - (sum(points) - mine) / (players - 1) for mine in points]


@dataclass
class Mean:
    """A mean, and how sure it is."""

    values: list[float] = field(default_factory=list)

    def mean(self) -> float:
        return sum(self.values) / max(1, len(self.values))

    def error(self) -> float:
        """The standard error of the mean."""
        n, mean = len(self.values), self.mean()
        return sqrt(sum([(value - mean) ** 2 for value in self.values]) / (n - 1) / n) if n > 1 else 0.0


def amount(weight: float) -> float:
    return OFF * (abs(weight) or FROM_NOTHING)


def tossed(weights: Weights, tosses: Tosses) -> Weights:
    """The weights of a seat in a trial."""
    return {
        name: weight + (amount(weight) if larger else -amount(weight))
        for (name, weight), larger in zip(weights.items(), tosses, strict=True)
    }


def worth(tosses: Sequence[Tosses], leads: Sequence[float]) -> list[Mean]:
    """What it is worth to have each weight larger; a seat each."""
    return [
        Mean([lead if larger else -lead for lead, larger in zip(leads, sides, strict=True)])
        for sides in zip(*tosses, strict=True)
    ]


def beyond_chance(gain: float, error: float) -> float:
    """A gain, less what chance makes of nothing."""
    return gain * max(0.0, 1 - (error / gain) ** 2) if gain else 0.0


class Tuner:
    """The best weights so far."""

    def __init__(self, setup: Setup, seed: Seed, ways: str) -> None:
        self.setup, self.seed, self.ways = setup, seed, ways
        self.first: Weights = evaluation(setup.game).weights_of("careful")
        self.best = self.first
        self.rounds = 0  # that were finished
        self.gains = [0.0] * len(self.first)  # of having a weight larger
        self.errors = [0.0] * len(self.first)
        self.proof = Mean()  # lead of the best weights among the first ones, on new deals

    def run(
        self, rounds: int, games: int, crew: Crew = ALONE, stop: Callable[[], bool] = lambda: False
    ) -> Iterator[list[float]]:
        """Rounds of games, and as many games for the proof; every game is yielded.  A round that was not finished changes
        nothing."""
        players, dice = self.setup.players, Dice("tune", self.seed)
        for number in range(rounds):
            tosses = [[bool(dice.below(2)) for _ in self.first] for _ in range(games * players)]
            trials = [
                self.match(f"{number}-{game}", [tossed(self.best, seat) for seat in tosses[game * players :][:players]])
                for game in range(games)
            ]
            leads: list[float] = []
            for played in in_order(play, trials, crew, stop):
                leads += played
                yield played
            if len(leads) < len(tosses):
                return
            self.step(worth(tosses, leads))
        deals = [divmod(game, players) for game in range(games)]  # every seat of a deal is the new weights' once
        proofs = [
            self.match(f"proof-{deal}", [self.best if other == seat else self.first for other in range(players)])
            for deal, seat in deals
        ]
        for (_, seat), played in zip(deals, in_order(play, proofs, crew, stop), strict=False):
            self.proof.values.append(played[seat])
            yield played

    def match(self, name: str, weights: Sequence[Weights]) -> Match:
        setup = self.setup
        return Match((setup.game.id, setup.players, dict(setup.options)), self.ways, f"{self.seed}-{name}", weights)

    def step(self, found: Sequence[Mean]) -> None:
        """All weights, by what larger ones are worth in the last round and, less and less, in those before."""
        self.gains = [MEMORY * before + one.mean() for before, one in zip(self.gains, found, strict=True)]
        self.errors = [sqrt((MEMORY * before) ** 2 + one.error() ** 2) for before, one in zip(self.errors, found, strict=True)]
        steps = [beyond_chance(gain, error) for gain, error in zip(self.gains, self.errors, strict=True)]
        most = max([abs(step) for step in steps]) or 1.0
        self.best = {
            name: round(weight + STEP * step / most * amount(weight), 4)
            for (name, weight), step in zip(self.best.items(), steps, strict=True)
        }
        self.rounds += 1
