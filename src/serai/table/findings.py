"""What a review finds out: chances at every decision, and whether another action was better.  A worker computes it in parts.

A search estimates the loss of every decision, and is often wrong.  So the largest losses are looked into: both actions are
played on to the end from the same imagined states.  Only where the difference is clear is the decision called a mistake."""

from __future__ import annotations

import math
import time
from typing import Any

import msgspec

from serai.bots.analysis import decisions, pairs, turning
from serai.bots.evaluation import evaluation
from serai.catalogue import find
from serai.engine.log import read

WORTH = 0.07  # a loss of chance that is looked into
NOTHING = 0.02  # a loss that counts as none
PAIRS = 400  # games on each side
LOOK = 100  # after these the better action has to be ahead, or it is given up
ERRORS = 2.0  # standard errors that make a difference clear


class Comparison(msgspec.Struct):
    """Two actions in the same imagined states, played on to the end: sums over all pairs."""

    pairs: int = 0
    played: float = 0.0  # games won with what was played
    better: float = 0.0  # and with what may be better
    squares: float = 0.0  # of the difference in wins
    gains: list[float] = []  # points by category, then the best opponent's: how many more with what may be better
    gain_squares: list[float] = []

    @property
    def difference(self) -> float:
        """How much more often the other action wins."""
        return (self.better - self.played) / self.pairs if self.pairs else 0.0

    @property
    def done(self) -> bool:
        """Has enough been played?  An action that is not even ahead after a while is given up; none is praised early."""
        return self.pairs >= PAIRS or (self.pairs >= LOOK and self.difference <= 0)

    @property
    def confirmed(self) -> bool:
        return self.pairs >= PAIRS and self.difference > ERRORS * error(self.better - self.played, self.squares, self.pairs)

    def clear_gains(self) -> list[tuple[int, float]]:
        """The categories (by number; the last is the best opponent's points) that differ by more than a standard error, the
        largest first."""
        found = [
            (n, total / self.pairs)
            for n, (total, squares) in enumerate(zip(self.gains, self.gain_squares, strict=True))
            if abs(total / self.pairs) > error(total, squares, self.pairs)
        ]
        return sorted(found, key=lambda gain: -abs(gain[1]))

    def add(self, played: list[float], better: list[float]) -> None:
        """One more pair: wins, then points by category, then the best opponent's."""
        differences = [b - a for a, b in zip(played, better, strict=True)]
        self.pairs += 1
        self.played += played[0]
        self.better += better[0]
        self.squares += differences[0] ** 2
        more = differences[1:]
        self.gains = [a + b for a, b in zip(self.gains or [0.0] * len(more), more, strict=True)]
        self.gain_squares = [a + b * b for a, b in zip(self.gain_squares or [0.0] * len(more), more, strict=True)]


def error(total: float, squares: float, count: int) -> float:
    """The standard error of a mean."""
    return math.sqrt(max(0.0, squares / count - (total / count) ** 2) / count)


class Finding(msgspec.Struct):
    """One decision of a finished game, as it is looked back at."""

    decision: int
    seat: int
    chances: list[float]
    best: str
    played: str
    loss: float
    options: int
    compared: Comparison | None = None


class Study(msgspec.Struct, tag="study"):
    """A part of a review: decisions from the first on that is not known yet, or more pairs of games for one of them."""

    log: str
    first: int
    before: list[float] = []  # the chances before it
    compare: Finding | None = None
    seconds: float = 2.0  # after these, what is ready is handed back


class Studied(msgspec.Struct):
    """What was found.  A study that failed says how."""

    findings: list[Finding] = []
    trace: str = ""


def study(job: Study) -> Studied:
    """Do as much of a study as fits into its time, and at least one step."""
    record, end = read(job.log, find), time.monotonic() + job.seconds
    if job.compare is not None:
        return Studied([compare(job, job.compare, end)])
    found: list[Finding] = []
    for row in decisions(record, evaluation(record.setup.game).search.iterations, job.first, job.before):
        found.append(msgspec.convert(row, Finding))
        if time.monotonic() > end:
            break
    return Studied(found)


def compare(job: Study, finding: Finding, end: float) -> Finding:
    found = finding.compared or Comparison()
    for played, better in pairs(read(job.log, find), finding.decision, finding.best, range(found.pairs, PAIRS)):
        found.add([played.won, *played.points, played.others], [better.won, *better.points, better.others])
        if found.done or time.monotonic() > end:
            break
    return msgspec.structs.replace(finding, compared=found)


def unclear(findings: list[Finding]) -> list[Finding]:
    """The moments that are looked into: where the search sees the largest losses."""
    rows: list[dict[str, Any]] = [{"decision": n, "loss": one.loss} for n, one in enumerate(findings) if one.loss >= WORTH]
    return [findings[row["decision"]] for row in turning(rows)]
