"""Do chances come true?  Games are played between equal bots, a judge says at some moments who will win, and the results tell.

Two numbers a game (`serai.bots.calibration`) are fitted to half of the deals; everything on the page comes from the other half.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, NamedTuple

from serai import __version__
from serai.bots import Decision, bot_of
from serai.bots.advice import Estimate, judge_of
from serai.bots.analysis import outcome
from serai.bots.calibration import AS_IT_IS, Calibration
from serai.catalogue import find, own
from serai.engine.chance import Dice
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.log import steps
from serai.engine.state import State
from serai.lab.arena import Z
from serai.lab.simulate import Crew, in_order, play

SEED = "calibration"
PLAYERS = 4
LEVELS = ("medium", "hard")
MOMENTS = 8  # of each game, one in each part of it
FEWEST = 50  # games for a fit: with fewer it would follow chance, and chances are left as they are
SEVERAL = 10  # games for an interval
BINS = 10
STAGES = ("first third", "second third", "last third")
FIRST, FINEST, SMALLER = Calibration(0.5, 0.08), 0.01, 0.5  # steps of the fit, as parts of the first ones


@dataclass(frozen=True)
class Sample:
    """One game, as a line of a results file.  The chances are those of the search, as they are."""

    game: str
    rules: int
    players: int
    level: str
    bot: str  # that the level was
    judge: str
    deal: int
    decisions: int
    outcome: list[float]
    at: list[int]  # decisions at which the judge was asked
    chances: list[list[float]]  # what it said, of all seats

    @property
    def key(self) -> tuple[object, ...]:
        return (self.game, self.rules, self.players, self.level, self.bot, self.judge, self.deal)

    @property
    def fitted(self) -> bool:
        """Half of the deals are for the fit, the other half for the test."""
        return self.deal % 2 == 0

    def stage(self, n: int) -> str:
        return STAGES[self.at[n] * len(STAGES) // self.decisions]


class Task(NamedTuple):
    game: str
    level: str
    deal: int

    def key(self) -> tuple[object, ...]:
        """That of its sample."""
        game = find(self.game)
        return (self.game, game.rules_version, PLAYERS, self.level, bot_of(self.level, game), judge_of(game), self.deal)


def sample(task: Task) -> Sample:
    """Play a game, and ask the judge at moments when there was something to choose."""
    game = find(task.game)
    end, record = play(game.setup(PLAYERS, {}), f"{SEED}-{task.level}-{task.deal}", [task.level] * PLAYERS)
    open_ = [at for at, (s, seat, _) in enumerate(steps(record)) if seat >= 0 and len(s.options_for(seat)) > 1]
    dice = Dice(SEED, *task)
    parts = [open_[n * len(open_) // MOMENTS : (n + 1) * len(open_) // MOMENTS] for n in range(MOMENTS)]
    asked = {dice.pick(part) for part in parts if part}
    chances = [foreseen(s, seat) for at, (s, seat, _) in enumerate(steps(record)) if at in asked]
    return Sample(
        task.game,
        game.rules_version,
        PLAYERS,
        task.level,
        bot_of(task.level, game),
        judge_of(game),
        task.deal,
        len(record.lines),
        outcome(end),
        sorted(asked),
        chances,
    )


def foreseen(s: State, seat: int) -> list[float]:
    """The chances as the search gives them, not corrected."""
    found = Estimate(Decision(s, seat), SEED)
    return [round(chance, 4) for chance in found.search.after(found.root, found.decision, found.best)]


def samples(
    tasks: Sequence[Task], crew: Crew, known: Mapping[tuple[object, ...], Sample], stop: Callable[[], bool]
) -> Iterator[Sample]:
    """All games of the tasks, in order; known ones are not played again."""
    fresh = in_order(sample, [task for task in tasks if task.key() not in known], crew, stop)
    for task in tasks:
        found = known.get(task.key()) or next(fresh, None)
        if found is None:  # it was stopped
            return
        yield found


def read_samples(text: str, path: str) -> list[Sample]:
    """The samples of a file.  A last line that was cut off is ignored."""
    found = []
    for number, line in enumerate(text.split("\n")[:-1], 1):
        try:
            found.append(Sample(**json.loads(line)))
        except (TypeError, ValueError) as error:
            raise SeraiError(f"line {number} of {path} is not a calibration result ({error}): name another folder") from None
    return found


def write_sample(found: Sample) -> str:
    return json.dumps(asdict(found), separators=(",", ":")) + "\n"


def current(found: Iterable[Sample]) -> list[Sample]:
    """The samples of today's rules, levels and judge."""
    return [one for one in found if one.key == Task(one.game, one.level, one.deal).key()]


# ---- The fit -----------------------------------------------------------------------------------


def fit(found: Sequence[Sample]) -> Calibration:
    """The correction with which the results would have been foreseen best, by logarithmic loss: from where it stands to the
    better neighbour, in steps that become smaller."""
    rows = [(chances, one.outcome) for one in found for chances in one.chances]
    if not rows:
        return AS_IT_IS

    def loss(one: Calibration) -> float:
        return sum([one.loss(chances, result) for chances, result in rows])

    best, size = AS_IT_IS, 1.0
    least = loss(best)
    while size > FINEST:
        power, even = FIRST.power * size, FIRST.even * size
        around = [(power, 0.0), (-power, 0.0), (0.0, even), (0.0, -even), (power, even), (-power, -even)]
        near = [Calibration(max(0.0, best.power + a), min(1.0, max(0.0, best.even + b))) for a, b in around]
        losses = [loss(one) for one in near]
        if min(losses) < least:
            least = min(losses)
            best = near[losses.index(least)]
        else:
            size *= SMALLER
    return Calibration(round(best.power, 3), round(best.even, 3))


# ---- How well chances come true ----------------------------------------------------------------


class Mean(NamedTuple):
    """With the half of its 95 % interval.  Moments of one game belong together, so games are what is counted."""

    value: float
    pm: float
    games: int

    def __str__(self) -> str:
        return f"{self.value:.3f} ± {self.pm:.3f}" if self.games >= SEVERAL else f"{self.value:.3f}"


def ratio(parts: Sequence[tuple[float, float]]) -> Mean:
    """A sum by a sum; each part is one game."""
    whole = sum([count for _, count in parts])
    value = sum([total for total, _ in parts]) / whole
    games = len(parts)
    spread = sqrt(sum([(total - value * count) ** 2 for total, count in parts]) * games / max(1, games - 1))
    return Mean(value, Z * spread / whole, games)


def brier(found: Sequence[Sample], correction: Calibration, stage: str = "") -> Mean:
    """The mean square of what was foreseen for a seat less what came: 0 is perfect."""
    return ratio([square_error(one, correction, stage) for one in found])


def square_error(one: Sample, correction: Calibration, stage: str) -> tuple[float, float]:
    """The sum over all seats at all moments of a game, and how many there are."""
    squares = [
        (chance - share) ** 2
        for n, chances in enumerate(one.chances)
        if not stage or one.stage(n) == stage
        for chance, share in zip(correction.apply(chances), one.outcome, strict=True)
    ]
    return sum(squares), len(squares)


def fair(found: Sequence[Sample]) -> Mean:
    """The same for somebody who gives all seats the same chance."""
    return brier(found, Calibration(0.0, 0.0))


class Bin(NamedTuple):
    """Seats with about the same chance."""

    foreseen: float
    came: Mean
    seats: int


def reliability(found: Sequence[Sample], correction: Calibration) -> list[Bin]:
    """How often seats won, by the chance that they were given."""
    bins = []
    for n in range(BINS):
        parts = [in_bin(one, correction, n) for one in found]
        seats = [chance for chances, _ in parts for chance in chances]
        if seats:
            came = ratio([(sum(shares), len(shares)) for _, shares in parts if shares])
            bins.append(Bin(sum(seats) / len(seats), came, len(seats)))
    return bins


def in_bin(one: Sample, correction: Calibration, n: int) -> tuple[list[float], list[float]]:
    """The seats of a game with such a chance: what was foreseen, what came."""
    rows = [
        (chance, share)
        for chances in one.chances
        for chance, share in zip(correction.apply(chances), one.outcome, strict=True)
        if min(BINS - 1, int(chance * BINS)) == n
    ]
    return [chance for chance, _ in rows], [share for _, share in rows]


def off(bins: Sequence[Bin]) -> float:
    """How far chances are from what came, on average (expected calibration error)."""
    return sum([one.seats * abs(one.foreseen - one.came.value) for one in bins]) / sum([one.seats for one in bins])


# ---- The page ----------------------------------------------------------------------------------


class Result(NamedTuple):
    """What was measured of a game."""

    game: Game[State]
    fit: Calibration
    tested: list[Sample]
    fitted: int  # games

    def kept(self) -> dict[str, Any]:
        """For the package."""
        return {"judge": judge_of(self.game), "power": self.fit.power, "even": self.fit.even, "games": self.fitted}


def measured(game: Game[State], found: Sequence[Sample]) -> Result | None:
    """None where there are not enough games."""
    tested, fitted = [one for one in found if not one.fitted], [one for one in found if one.fitted]
    correction = fit(fitted) if len(fitted) >= FEWEST else AS_IT_IS
    return Result(game, correction, tested, len(fitted)) if tested else None


def chapter(result: Result) -> list[str]:
    game, correction = result.game, result.fit
    fitted = f"Fitted to {result.fitted} games: power {correction.power:g}, even part {correction.even:g}."
    if correction == AS_IT_IS:
        fitted = f"Nothing is corrected yet: {result.fitted} games are too few for a fit, which needs {FEWEST}."
    lines = [
        f"## {game.title('en')}",
        "",
        f"Judge: `{judge_of(game)}`. {fitted}",
        "",
        f"![Reliability of chances in {game.title('en')}](calibration/{game.id}.svg)",
        "",
        "| games between | games | moments | Brier score | calibrated | fair share | off by | calibrated |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for level in dict.fromkeys(one.level for one in result.tested):
        some = [one for one in result.tested if one.level == level]
        raw, better, none = brier(some, AS_IT_IS), brier(some, correction), fair(some)
        errors = [off(reliability(some, one)) for one in (AS_IT_IS, correction)]
        lines.append(
            f"| `{level}` | {len(some)} | {sum(len(one.at) for one in some)} | {raw}"
            f" | {better} | {none.value:.3f} | {errors[0]:.1%} | {errors[1]:.1%} |"
        )
    stages = [f"{brier(result.tested, correction, stage).value:.3f} in the {stage}" for stage in STAGES]
    return [*lines, "", f"Brier score, calibrated, by time: {', '.join(stages)} of the game.", ""]


def document(results: Sequence[Result]) -> str:
    """The whole page."""
    lines = [
        "# Do winning chances come true?",
        "",
        "Hints, reviews and `serai analyse` show chances of winning. A search estimates them, and is too sure in some games and"
        " too timid in others. Two numbers a game correct that: chances are raised to a *power* (below 1 evens them out) and"
        " scaled to a sum of 1; then all seats share an *even part*, for what no search foresees.",
        "",
        f"Measured on fresh games of {PLAYERS} equal bots, with {MOMENTS} moments a game, judged with the eyes of the seat that"
        " decides. Deals with even numbers are for the fit; all figures below come from the others.",
        "",
        "- **Brier score**: the mean square of the difference between a seat's chance and its result; 0 is perfect."
        " *Fair share* is the score of giving everybody the same chance.",
        "- **Off by**: how far a chance is from how often it came true, on average over tenths (expected calibration error)."
        " With few games it is never 0, because results are chance.",
        "- Intervals are 95 %, with games counted as one piece: moments of a game share its result."
        f" Fewer than {SEVERAL} games have none.",
        "",
        "`serai calibrate` writes this page from the results in `docs/calibration/`, plays only missing games, and writes the"
        " two numbers of each game for the bots. Results of other rules, levels or judges than today's are left out.",
        "",
        f"Serai {__version__}.",
        "",
    ]
    for result in results:
        lines += chapter(result)
    missing = [game.title("en") for game in own() if game.id not in {result.game.id for result in results}]
    return "\n".join([*lines, *([f"Not measured yet: {', '.join(missing)}.", ""] if missing else [])])
