"""serai dataset"""

from __future__ import annotations

import argparse
import time
from importlib import import_module
from pathlib import Path

from serai.cli.common import (
    add_game,
    add_options,
    complain,
    one_line,
    print_json,
    read_options,
    split,
    stoppable,
    whole_number,
)
from serai.cli.progress import progress
from serai.lab.extras import need
from serai.lab.simulate import Plan


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    sub.add_argument("--out", required=True, metavar="FILE", help="the Parquet file to write")
    sub.add_argument("--force", action="store_true", help="replace the file if it is there")
    sub.add_argument("--players", type=whole_number(1), default=4, metavar="N", help="how many seats (default 4)")
    sub.add_argument("--games", type=whole_number(1), default=100, metavar="N", help="how many games (default 100)")
    sub.add_argument(
        "--seed", type=one_line, default="1", help="number or word; the same seed gives the same games (default 1)"
    )
    sub.add_argument("--bots", default="random", metavar="A,B,..", help="a bot for each seat, or one for all (default random)")
    sub.add_argument(
        "--jobs", type=whole_number(1), default=1, metavar="N", help="processes; the file does not depend on it (default 1)"
    )
    add_options(sub)
    sub.add_argument("--json", action="store_true", help="as JSON, for programs")


def main(args: argparse.Namespace) -> int:
    need("numpy", "lab")
    need("pyarrow", "lab")
    lab = import_module("serai.lab.dataset")  # only now: it cannot be read without them
    bots = split(args.bots)
    bots = bots * args.players if len(bots) == 1 else bots
    plan = Plan(args.game, args.players, read_options(args.option), tuple(bots), args.seed)
    plan.checked()
    start = time.perf_counter()
    with stoppable() as stop, lab.writing(args.out, plan, args.force) as writer:
        for played, table in progress(lab.collect(plan, args.games, args.jobs, stop), args.games, args.game):
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
