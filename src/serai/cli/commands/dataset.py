"""serai dataset"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from serai.cli.arguments import stoppable
from serai.cli.files import complain, print_json
from serai.cli.jobs import crew_of
from serai.cli.plan import add_plan, read_plan
from serai.cli.progress import progress
from serai.lab.dataset import collect, writing


def arguments(sub: argparse.ArgumentParser) -> None:
    add_plan(sub)
    sub.add_argument("--out", required=True, metavar="FILE", help="the Parquet file to write")
    sub.add_argument("--force", action="store_true", help="replace an existing file")


def main(args: argparse.Namespace) -> int:
    plan = read_plan(args)
    plan.checked()
    start = time.perf_counter()
    with stoppable() as stop, writing(args.out, plan, args.force) as writer, crew_of(args) as crew:
        for played, rows in progress(collect(plan, args.games, crew, stop), args.games, args.game):
            writer.add(played, rows)
    tally = writer.tally
    if stop.asked and not tally.games:
        complain("interrupted before the first game was finished: nothing was written")
        return 130
    report = {
        "file": args.out,
        "bytes": Path(args.out).stat().st_size,
        "games": tally.games,
        "decisions": tally.decisions,
        "log_sha256": tally.report()["log_sha256"],
        "seconds": round(time.perf_counter() - start, 3),
        "interrupted": stop.asked,
    }
    if args.json:
        print_json(report)
    else:
        print(f"{args.out}: {report['decisions']} decisions of {report['games']} games, {report['bytes']} bytes")
        print(f"log_sha256 {report['log_sha256']}")
    if stop.asked:
        complain(f"interrupted after {tally.games} of {args.games} games: {args.out} contains these")
        return 130
    return 0
