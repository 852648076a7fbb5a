"""How strength grew in training: what `serai learn` keeps beside its weights, and the page that shows it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import NamedTuple

from serai.engine.errors import SeraiError
from serai.lab.arena import wilson
from serai.lab.charts import growth
from serai.lab.speed import lines_of

FAIR = 0.25  # the share of one in four


class Measured(NamedTuple):
    """The strength at one moment of a training."""

    done: int  # decisions or games played until then
    seconds: float  # of training; measuring is not counted
    level: str  # of the three opponents
    games: int
    wins: float
    points: float

    @property
    def rate(self) -> float:
        return self.wins / self.games


@dataclass(frozen=True)
class Run:
    """One training: how it was made."""

    serai: str
    game: str
    way: str
    unit: str  # what `Measured.done` counts
    command: str
    device: str
    build: str
    calibration: float  # us


@dataclass(frozen=True)
class Curve:
    """A training, and its strength on the way."""

    name: str
    run: Run
    measured: Sequence[Measured]

    def of(self, level: str) -> list[Measured]:
        return [one for one in self.measured if one.level == level]


def write_run(run: Run) -> str:
    return json.dumps(asdict(run)) + "\n"


def write_measured(one: Measured) -> str:
    return json.dumps(one._asdict()) + "\n"


def read_curve(name: str, text: str) -> Curve:
    """A file that `serai learn` wrote."""
    try:
        first, *rest = [json.loads(line) for line in text.splitlines()]
        return Curve(name, Run(**first), [Measured(**one) for one in rest])
    except (ValueError, TypeError):
        raise SeraiError(f"{name} holds no training curve. Name a file that 'serai learn' wrote, GAME.WAY.jsonl.") from None


def picture(curve: Curve) -> str:
    """Strength by what was played, and by time."""
    levels = dict.fromkeys([one.level for one in curve.measured])
    big = max([one.done for one in curve.measured], default=0) >= 1_000_000
    unit, each = (f"million {curve.run.unit}", 1_000_000) if big else (curve.run.unit, 1)

    def lines(by: str, part: float) -> dict[str, list[tuple[float, float, float, float]]]:
        return {
            level: [(getattr(one, by) / part, one.rate, *wilson(one.wins, one.games)) for one in curve.of(level)]
            for level in levels
        }

    panels = [(unit, lines("done", each)), ("minutes", lines("seconds", 60))]
    return growth(f"{curve.run.game}, {curve.run.way}: games won against three of a level", FAIR, panels)


def table(curve: Curve) -> list[str]:
    rows = [[curve.run.unit, "minutes", "against three", "games", "win rate", "95 %", "points"]]
    for one in curve.measured:
        low, high = wilson(one.wins, one.games)
        rows.append(
            [
                f"{one.done:,}",
                f"{one.seconds / 60:.1f}",
                one.level,
                str(one.games),
                f"{one.rate:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{one.points:.1f}",
            ]
        )
    return lines_of(rows, 3)


def document(curves: Sequence[Curve]) -> str:
    """The page."""
    lines = [
        "# Training curves",
        "",
        "A benchmark for learners: how strong a network is by the decisions and minutes of its training, on a small machine."
        " One seat is the network's, three are a level's, so a fair share is 25 %. Intervals are 95 % (Wilson). Measuring is"
        " not counted as time. Levels are the same bots on every machine: [strength.md](strength.md) says how strong they are.",
        "",
        "`serai learn` keeps such a curve beside the weights (`GAME.WAY.jsonl`). To show yours here, put it into"
        " `docs/training/` and write this page anew:",
        "",
        "    serai curves --docs docs",
        "",
    ]
    for curve in curves:
        run = curve.run
        lines += [
            f"## {run.game}, {run.way}",
            "",
            f"Serai {run.serai}, {run.build}, on {run.device}; calibration {run.calibration:.2f} us.",
            "",
            f"    {run.command}",
            "",
            f"![Strength of {run.game} in training](training/{curve.name}.svg)",
            "",
            *table(curve),
            "",
        ]
    return "\n".join(lines)
