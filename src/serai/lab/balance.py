"""How balanced a game is: many games between equal bots, grouped by seat, by starting position, by category.

A game may offer two functions of a finished state, each with one row a seat: `Game.labels`, words to group seats by
(`{"starting tile": "start 04"}`), and `Game.figures`, numbers to average (`{"shares of Cairo": 5}`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from serai.engine.score import winners
from serai.lab.simulate import ALONE, CHUNK, Crew, Plan, in_order, play

Z = 1.96  # standard errors on both sides of a 95 % interval


@dataclass(frozen=True)
class Seat:
    """One seat of a finished game."""

    win: float  # a shared victory is divided
    points: list[int]  # by category
    labels: dict[str, str]
    figures: dict[str, float]


def play_some(task: tuple[Plan, range]) -> list[list[Seat]]:
    """The games of a plan with these numbers, seat by seat."""
    plan, numbers = task
    setup = plan.checked()
    result = []
    for number in numbers:
        s, _ = play(setup, f"{plan.seed}-{number}", plan.bots)
        scores = setup.game.scores(s)
        won = winners(scores)
        seats = zip(scores, setup.game.labels(s), setup.game.figures(s), strict=False)
        result.append(
            [
                Seat((seat in won) / len(won), score.points, labels, figures)
                for seat, (score, labels, figures) in enumerate(seats)
            ]
        )
    return result


def games_of(plan: Plan, games: int, crew: Crew = ALONE, stop: Callable[[], bool] = lambda: False) -> Iterator[list[Seat]]:
    """All games of a plan, in order."""
    plan.checked()
    chunks = ((plan, range(first, min(first + CHUNK, games))) for first in range(0, games, CHUNK))
    for some in in_order(play_some, chunks, crew, stop):
        yield from some


@dataclass
class Group:
    """Seats that have something in common, added up."""

    seats: int = 0
    wins: float = 0.0
    points: int = 0

    def add(self, seat: Seat) -> None:
        self.seats += 1
        self.wins += seat.win
        self.points += sum(seat.points)

    def row(self, players: int) -> dict[str, float]:
        """`times_share` is 1 where a group wins exactly its fair share; `times_pm` is half of its 95 % interval."""
        rate = self.wins / self.seats
        return {
            "seats": self.seats,
            "win_rate": round(rate, 4),
            "times_share": round(rate * players, 3),
            "times_pm": round(Z * sqrt(rate * (1 - rate) / self.seats) * players, 3),
            "mean_score": round(self.points / self.seats, 2),
        }


@dataclass
class Balance:
    """The results, added up."""

    plan: Plan
    games: int = 0
    groups: dict[str, dict[str, Group]] = field(default_factory=dict)  # label -> value -> seats
    categories: list[list[float]] = field(default_factory=list)  # points of all seats, points of winners
    figures: dict[str, list[float]] = field(default_factory=dict)  # sum over all seats, over winners
    wins: float = 0.0
    best: list[int] = field(default_factory=list)  # the winner's points, game by game

    def add(self, seats: list[Seat]) -> None:
        self.games += 1
        self.best += [sum(seat.points) for seat in seats if seat.win][:1]  # an automaton may have won
        for number, seat in enumerate(seats):
            for label, value in {"seat": str(number), **seat.labels}.items():
                self.groups.setdefault(label, {}).setdefault(value, Group()).add(seat)
            self.categories = self.categories or [[0.0, 0.0] for _ in seat.points]
            self.wins += seat.win
            for sums, points in zip(self.categories, seat.points, strict=True):
                sums[0] += points
                sums[1] += points * seat.win
            for name, number_of in seat.figures.items():
                sums = self.figures.setdefault(name, [0.0, 0.0])
                sums[0] += number_of
                sums[1] += number_of * seat.win

    def winner(self) -> dict[str, float]:
        """The mean points of winners, with half of its 95 % interval."""
        n = len(self.best)
        pm = Z * stdev(self.best) / sqrt(n) if n > 1 else 0.0
        return {"mean": round(fmean(self.best), 2) if n else 0.0, "pm": round(pm, 2)}

    def report(self) -> dict[str, Any]:
        setup, players = self.plan.checked(), self.plan.players
        seats = max(1, self.games * players)

        def means(sums: list[float]) -> dict[str, float]:
            return {"mean": round(sums[0] / seats, 2), "mean_of_winners": round(sums[1] / max(1.0, self.wins), 2)}

        return {
            "game": self.plan.game,
            "players": players,
            "options": dict(setup.options),
            "bots": list(self.plan.bots),
            "seed": str(self.plan.seed),
            "games": self.games,
            "by": {
                label: {value: group.row(players) for value, group in sorted(values.items())}
                for label, values in self.groups.items()
            },
            "winner": self.winner(),
            "points": {name: means(sums) for name, sums in zip(setup.game.categories, self.categories, strict=False)},
            "figures": {name: means(sums) for name, sums in self.figures.items()},
        }


def markdown(report: dict[str, Any]) -> str:
    """A report as a Markdown chapter."""
    options = ", ".join(f"{name} = {value}" for name, value in report["options"].items())
    lines = [
        f"## {report['players']} players",
        "",
        f"{report['games']} games between {', '.join(sorted(set(report['bots'])))} bots, seed {report['seed']}"
        + (f"; {options}." if options else "."),
        f"The winner has {report['winner']['mean']:.1f} ± {report['winner']['pm']:.1f} points. All ± are 95 % intervals.",
        "",
    ]
    for label, values in report["by"].items():
        lines += [f"| {label} | seats | win rate | times its share | mean score |", "|---|---:|---:|---:|---:|"]
        lines += [
            f"| {value} | {row['seats']} | {row['win_rate']:.1%} | {row['times_share']:.2f} ± {row['times_pm']:.2f} "
            f"| {row['mean_score']:.1f} |"
            for value, row in values.items()
        ]
        lines.append("")
    for title in ("points", "figures"):
        if report[title]:
            lines += [f"| {title} | mean | of winners |", "|---|---:|---:|"]
            lines += [f"| {name} | {row['mean']:.2f} | {row['mean_of_winners']:.2f} |" for name, row in report[title].items()]
            lines.append("")
    return "\n".join(lines)
