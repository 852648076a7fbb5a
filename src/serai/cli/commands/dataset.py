"""serai dataset"""

from __future__ import annotations

import argparse
import time
from importlib import import_module
from pathlib import Path

from serai.cli.common import complain, print_json, stoppable
from serai.cli.jobs import hired
from serai.cli.plan import add_plan, read_plan
from serai.cli.progress import progress
from serai.lab.extras import need


def arguments(sub: argparse.ArgumentParser) -> None:
    add_plan(sub)
    sub.add_argument("--out", required=True, metavar="FILE", help="the Parquet file to write")
    sub.add_argument("--force", action="store_true", help="replace the file if it is there")


def main(args: argparse.Namespace) -> int:
    need("numpy", "lab")
    need("pyarrow", "lab")
    lab = import_module("serai.lab.dataset")  # only now: it cannot be read without them
    plan = read_plan(args)
    plan.checked()
    start = time.perf_counter()
    with stoppable() as stop, lab.writing(args.out, plan, args.force) as writer, hired(args) as crew:
        for played, table in progress(lab.collect(plan, args.games, crew, stop), args.games, args.game):
            writer.add(played, table)
    tally = writer.tally
    if stop.asked and not tally.games:
        complain("interrupted before the first game was finished: nothing is written")
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
        complain(f"interrupted after {tally.games} of {args.games} games: {args.out} holds these")
        return 130
    return 0
