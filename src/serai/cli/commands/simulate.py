"""serai simulate"""

from __future__ import annotations

import argparse
import time
from typing import Any

from serai.cli.arguments import stoppable
from serai.cli.files import complain, print_json
from serai.cli.jobs import crew_of
from serai.cli.plan import add_plan, read_plan
from serai.cli.progress import progress
from serai.lab.simulate import Tally, simulate


def arguments(sub: argparse.ArgumentParser) -> None:
    add_plan(sub)


def main(args: argparse.Namespace) -> int:
    tally = Tally(read_plan(args))
    with stoppable() as stop, crew_of(args) as crew:
        start = time.perf_counter()
        for played in progress(simulate(tally.plan, args.games, crew, stop), args.games, args.game):
            tally.add(played)
        seconds = time.perf_counter() - start
    report = {
        **tally.report(),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "jobs": crew.hands,
        "interrupted": stop.asked,
    }
    if args.json:
        print_json(report)
    else:
        show(report)
    if stop.asked:
        complain(f"interrupted after {tally.games} of {args.games} games: these are reported")
        return 130
    return 0


def show(report: dict[str, Any]) -> None:
    length = report["game_length"]
    print(f"{report['games']} games of {report['game']}, {report['decisions']} decisions in {report['seconds']} s")
    print(f"{report['decisions_per_second']} decisions per second, {report['jobs']} processes")
    print(f"a game has {length['shortest']} to {length['longest']} decisions, {length['mean']} on average")
    print(f"{'seat':<8}{'bot':<12}{'wins':>10}{'win rate':>10}{'mean score':>12}")
    for row in report["by_seat"]:
        print(f"{row['seat']:<8}{row['bot']:<12}{row['wins']:>10.1f}{row['win_rate']:>10.1%}{row['mean_score']:>12.2f}")
    for name, row in report["by_bot"].items():
        print(f"{'all':<8}{name:<12}{row['wins']:>10.1f}{row['win_rate']:>10.1%}{row['mean_score']:>12.2f}")
    print(f"log_sha256 {report['log_sha256']}")
