"""The page about speed: a summary, notes, the releases compared, and the peers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from serai.lab.charts import steps
from serai.lab.peers import PEERS, table

Report = Mapping[str, Any]  # of `serai bench --peers --json`
History = Mapping[str, Mapping[str, Report]]  # by release, the oldest first, then by build
BUILDS = ("plain", "compiled")
PICTURE = "speed/history.svg"
OVER_TIME = "Time of a decision by release, in units of the calibration"


@dataclass(frozen=True)
class Figure:
    """A row of the summary."""

    text: str
    of: Callable[[Report], float | None]  # None where it was not measured


def us(game: str, name: str) -> Callable[[Report], float]:
    return lambda report: float(report["games"][game]["us"][name])


def steps_a_second(game: str) -> Callable[[Report], float | None]:
    """Of the vector environment."""
    return lambda report: report.get("vector_steps_a_second", {}).get(game)


def times_as_fast_as(package: str) -> Callable[[Report], float | None]:
    """How many times as long one of its decisions takes as one of San Juan."""
    return lambda report: next((row.get("times_san_juan") for row in report["peers"] if row["package"] == package), None)


TITLES = {
    "san-juan": "San Juan",
    "great-western-trail": "Great Western Trail",
    "great-western-trail-2": "Great Western Trail, second edition",
    "mombasa": "Mombasa",
    "western-legends": "Western Legends",
}
VECTORS = ("san-juan", "great-western-trail")  # games whose vector environment is measured
WORKERS = 2
FIGURES = (
    *[Figure(f"{title}, us per decision", us(game, "decision")) for game, title in TITLES.items()],
    *[Figure(f"{title}, us per observation", us(game, "observe")) for game, title in TITLES.items()],
    Figure("copy of a Great Western Trail state, us", us("great-western-trail", "copy")),
    Figure("San Juan compared with catanatron, times as fast", times_as_fast_as("catanatron")),
    *[
        Figure(
            f"vector environment, {TITLES[game]}, {WORKERS} worker processes, steps per second with observations and masks",
            steps_a_second(game),
        )
        for game in VECTORS
    ],
    Figure(
        "ISMCTS with full rollouts, San Juan, 4 players, rollouts per second",
        lambda report: 1e6 / us("san-juan", "playout")(report),
    ),
)


def number(value: float | None) -> str:
    """A dash where it was not measured."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def lines_of(rows: list[list[str]], right: int) -> list[str]:
    """A Markdown table; figures, in column `right` and after it, are aligned to the right."""
    head, *rest = rows
    marks = ["---:" if column >= right else "---" for column in range(len(head))]
    return [f"| {' | '.join(row)} |" for row in [head, marks, *rest]]


def age(release: str) -> tuple[int, ...]:
    """To sort releases by."""
    return tuple([int(part) for part in release.split(".")])


def over_time(history: History, build: str) -> dict[str, list[float | None]]:
    """By game the time of a decision in each release, in units of the calibration; None where it was not measured."""
    reports = [builds[build]["games"] if build in builds else {} for builds in history.values()]
    games = dict.fromkeys([game for found in reports for game in found])
    return {game: [found[game]["decision_over_calibration"] if game in found else None for found in reports] for game in games}


def picture(history: History) -> str:
    return steps(OVER_TIME, list(history), [(build, over_time(history, build)) for build in BUILDS])


def releases(history: History) -> list[str]:
    """The section that compares them."""
    lines = ["## Over time", "", f"![{OVER_TIME}]({PICTURE})", ""]
    head = ["", *[f"{release}, {build}" for build in BUILDS for release in history]]
    found, nothing = [over_time(history, build) for build in BUILDS], [None] * len(history)
    rows = [[game, *[number(value) for games in found for value in games.get(game, nothing)]] for game in found[0]]
    lines += [*lines_of([head, *rows], 1), ""]
    reports = [(release, *one) for release, builds in history.items() for one in builds.items()]
    measured = ", ".join([f"{release} {build} {report['calibration_us']} us" for release, build, report in reports])
    return [*lines, f"A decision in units of the calibration, so that machines do not matter much: {measured}.", ""]


def document(history: History, notes: str) -> str:
    """The whole page, with the figures of the newest release; `notes` are written by hand."""
    reports = list(history.values())[-1]
    lines = [
        "# Speed",
        "",
        "Times are microseconds (us) on one core, for random play with as many players as the game allows, setup included: the"
        " best of several rounds. The command",
        "",
        "    serai bench --docs docs",
        "",
        "writes this page. It measures all games and the installed peers in one run and keeps the figures in `docs/speed/` by"
        " release and build (plain, or compiled after `make fast`). The notes come from `docs/speed/notes.md`. To install the"
        " peers:",
        "",
        f"    pip install {' '.join(sorted({peer.package for peer in PEERS} | {'pygame-ce'}))}",
        "",
        "`make speed`, a part of all tests, counts the instructions of a decision, a copy and the like: 10 % more work than"
        " before is a failure.",
        "",
        "## Summary",
        "",
    ]
    summary = [["", *BUILDS]]
    for figure in FIGURES:
        values = [figure.of(reports[build]) if build in reports else None for build in BUILDS]
        summary.append([figure.text, *map(number, values)])
    lines += [*lines_of(summary, 1), "", notes.strip(), "", *releases(history)]
    for build in BUILDS:
        if report := reports.get(build):
            lines += [
                f"## Compared with other libraries: Serai {build}",
                "",
                f"Serai {report['serai']}, {report['implementation']} {report['python']}, calibration"
                f" {report['calibration_us']} us (a fixed piece of plain Python, to compare machines by).",
                "",
                *lines_of(table(report), 2),
                "",
            ]
    lines += ["What counts as one decision of a peer:", ""]
    lines += [f"- {peer.name}, {peer.package}: {peer.unit}." for peer in PEERS]
    lines += [
        "",
        "A decision of Serai: choose one of `options` and `play` it, which checks it and lists the next options. Forced moves"
        " are played along the way and not counted. No observation is made.",
        "",
    ]
    return "\n".join(lines)
