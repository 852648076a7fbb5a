"""The page about speed: what was to be reached, and what was measured beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from serai.lab.peers import PEERS, table

Report = Mapping[str, Any]  # of `serai bench --peers --json`
BUILDS = ("plain", "compiled")


@dataclass(frozen=True)
class Goal:
    """A figure to reach; for each build, as some are asked of one build only."""

    text: str
    asked: tuple[float | None, float | None]
    figure: Callable[[Report], float | None]  # nothing where it was not measured
    more: bool = False  # is better


def us(game: str, name: str) -> Callable[[Report], float]:
    return lambda report: float(report["games"][game]["us"][name])


def against(package: str) -> Callable[[Report], float | None]:
    """How many times as long one of its decisions takes as one of San Juan."""
    return lambda report: next((row.get("times_san_juan") for row in report["peers"] if row["package"] == package), None)


GOALS = (
    Goal("San Juan, us a decision", (6, 1.2), us("san-juan", "decision")),
    Goal("Great Western Trail, us a decision", (15, 3.5), us("great-western-trail", "decision")),
    Goal("Great Western Trail, second edition, us a decision", (15, 3.5), us("great-western-trail-2", "decision")),
    Goal("Mombasa, us a decision", (15, 3.5), us("mombasa", "decision")),
    Goal("Western Legends, us a decision", (15, 3.5), us("western-legends", "decision")),
    Goal("copy of a Great Western Trail state, us", (8, 3), us("great-western-trail", "copy")),
    Goal("San Juan against catanatron, times faster", (5, 25), against("catanatron"), more=True),
    Goal(
        "vector environment, San Juan, 2 worker processes, steps a second with observations and masks",
        (None, 250_000),
        lambda report: report.get("vector_steps_a_second"),
        more=True,
    ),
    Goal(
        "ISMCTS full playouts a second, San Juan, 4 players",
        (600, 2000),
        lambda report: 1e6 / us("san-juan", "playout")(report),
        more=True,
    ),
)


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def verdict(goal: Goal, asked: float | None, report: Report | None) -> list[str]:
    """What was asked, and what was measured."""
    value = goal.figure(report) if report else None
    measured = "" if value is None else number(value)
    if asked is None:
        return ["", measured]
    if value is None:
        return [number(asked), "not measured"]
    reached = value >= asked if goal.more else value <= asked
    return [number(asked), measured if reached else f"**{measured}**, missed"]


def lines_of(rows: list[list[str]], right: int) -> list[str]:
    """A table; the columns from `right` on hold figures."""
    head, *rest = rows
    marks = ["---:" if column >= right else "---" for column in range(len(head))]
    return [f"| {' | '.join(row)} |" for row in [head, marks, *rest]]


def document(reports: Mapping[str, Report], notes: str) -> str:
    """The whole page, from the reports by build; `notes` are written by hand: why something is missed."""
    lines = [
        "# Speed",
        "",
        "Microseconds of one core, random play with as many players as a game allows, the best of several rounds; starting a"
        " game is part of it. This page is written by",
        "",
        "    serai bench --docs docs",
        "",
        "which measures all games and the installed peers in one run, keeps the figures in `docs/speed/` by build (plain, or"
        " compiled after `make fast`), and writes what both have. The reasons are in `docs/speed/notes.md`. Peers:",
        "",
        f"    pip install {' '.join(sorted({peer.package for peer in PEERS} | {'pygame'}))}",
        "",
        "## To reach, and reached",
        "",
    ]
    goals = [["", *[f"{build}, {what}" for build in BUILDS for what in ("asked", "measured")]]]
    for goal in GOALS:
        cells = [verdict(goal, asked, reports.get(build)) for build, asked in zip(BUILDS, goal.asked, strict=True)]
        goals.append([goal.text, *cells[0], *cells[1]])
    lines += [*lines_of(goals, 1), "", notes.strip(), ""]
    for build in BUILDS:
        if report := reports.get(build):
            lines += [
                f"## Beside others: Serai {build}",
                "",
                f"Serai {report['serai']}, {report['implementation']} {report['python']}, calibration"
                f" {report['calibration_us']} us (plain Python that has nothing to do with Serai: compare machines by it).",
                "",
                *lines_of(table(report), 2),
                "",
            ]
    lines += ["What a decision of a peer is:", ""]
    lines += [f"- {peer.name}, {peer.package}: {peer.unit}." for peer in PEERS]
    lines += [
        "",
        "A decision of Serai: one of `options` is chosen and `play`ed, which checks it and lists the next options; what is"
        " forced happens unasked and is not counted. No observation is made.",
        "",
    ]
    return "\n".join(lines)
