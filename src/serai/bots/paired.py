"""Was another action better?  Both are played on to the end from the same imagined states, and the difference in wins decides.

The test is a bet (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting"): a gambler stakes a part
of their capital on every pair, and only if the other action really wins more often can they expect to gain.  Their capital
exceeds 1/p with a chance of at most p, whenever one looks: so pairs may stop as soon as the answer is clear."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

CONFIDENCE: Final = 0.95  # that all intervals of a game hold, so that nothing at all is wrongly called a mistake
PAIRS = 300  # of games, at most
LOOK = 20  # after these a comparison may be given up
STAKES: Final = (0.1, 0.2, 0.4, 0.8)  # parts of the capital; it is divided between these gamblers
HOPE: Final = 2.0  # standard errors above what was seen: a better result than that is not waited for
STEPS: Final = 30  # of halving an interval


@dataclass
class Comparison:
    """Two actions in the same imagined states, played on to the end: sums over all pairs."""

    pairs: int = 0
    played: float = 0.0  # games won with what was played
    better: float = 0.0  # and with what may be better
    squares: float = 0.0  # of the difference in wins
    gains: list[float] = field(default_factory=list)  # how many more points by category, and the best opponent's
    gain_squares: list[float] = field(default_factory=list)
    differences: list[float] = field(default_factory=list)  # in wins, pair by pair
    tests: int = 7  # comparisons of this game: the more there are, the clearer each has to be

    def __post_init__(self) -> None:
        """Comparisons of 0.2 kept sums alone; without shared victories these are the same."""
        if self.pairs and not self.differences:
            more = self.better - self.played
            won, lost = round((self.squares + more) / 2), round((self.squares - more) / 2)
            self.differences = [*[1.0] * won, *[-1.0] * lost, *[0.0] * (self.pairs - won - lost)]

    @property
    def difference(self) -> float:
        """How much more often the other action wins."""
        return (self.better - self.played) / self.pairs if self.pairs else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true difference lies; all intervals of a game hold together with the stated confidence."""
        counts = Counter(self.differences)
        mirrored = {-value: count for value, count in counts.items()}
        return lowest(counts, self.needed), -lowest(mirrored, self.needed)

    @property
    def needed(self) -> float:
        """The evidence that makes a difference clear: in one of two directions, in one of several comparisons."""
        return math.log(2 * self.tests / (1 - CONFIDENCE))

    @property
    def confirmed(self) -> bool:
        """Is the other action clearly better?  The same as an interval above 0."""
        return self.evidence > self.needed

    @property
    def evidence(self) -> float:
        return evidence(Counter(self.differences), 0.0)

    @property
    def done(self) -> bool:
        """Has enough been played?"""
        return self.pairs >= PAIRS or (self.pairs >= LOOK and (self.confirmed or self.hopeless))

    @property
    def hopeless(self) -> bool:
        """Would the pairs that are left hardly confirm anything, even if they went rather well?"""
        mean, square = self.difference, self.squares / self.pairs
        most = mean + HOPE * error(self.better - self.played, self.squares, self.pairs)
        growth = max([stake * most - stake * stake * square / 2 for stake in STAKES])
        return self.evidence + (PAIRS - self.pairs) * growth < self.needed

    def clear_gains(self) -> list[tuple[int, float]]:
        """The categories (by number; the last is the best opponent's points) that differ by more than a standard error, the
        largest first."""
        found = [
            (n, total / self.pairs)
            for n, (total, squares) in enumerate(zip(self.gains, self.gain_squares, strict=True))
            if abs(total / self.pairs) > error(total, squares, self.pairs)
        ]
        return sorted(found, key=lambda gain: -abs(gain[1]))

    def add(self, played: Sequence[float], better: Sequence[float]) -> None:
        """One more pair: wins, then points by category, then the best opponent's."""
        differences = [b - a for a, b in zip(played, better, strict=True)]
        self.pairs += 1
        self.played += played[0]
        self.better += better[0]
        self.squares += differences[0] ** 2
        self.differences.append(differences[0])
        more = differences[1:]
        self.gains = [a + b for a, b in zip(self.gains or [0.0] * len(more), more, strict=True)]
        self.gain_squares = [a + b * b for a, b in zip(self.gain_squares or [0.0] * len(more), more, strict=True)]


def evidence(counts: Mapping[float, int], mean: float) -> float:
    """Against a true difference of `mean` or less: the logarithm of the capital that those have who began with 1."""
    capitals = [
        sum([count * math.log1p(stake * (value - mean) / (1 + mean)) for value, count in counts.items()]) for stake in STAKES
    ]
    most = max(capitals)
    return most + math.log(sum([math.exp(one - most) for one in capitals]) / len(STAKES))


def lowest(counts: Mapping[float, int], needed: float) -> float:
    """The true difference is larger than this: everything below has this much evidence against it."""
    low, high = -1.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if evidence(counts, middle) > needed:
            low = middle
        else:
            high = middle
    return low


def error(total: float, squares: float, count: int) -> float:
    """The standard error of a mean."""
    return math.sqrt(max(0.0, squares / count - (total / count) ** 2) / count)
