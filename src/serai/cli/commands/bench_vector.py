"""serai bench-vector"""

from __future__ import annotations

import argparse
from importlib import import_module

from serai.cli.common import add_game, print_json, whole_number
from serai.lab.extras import need


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    sub.add_argument("--players", type=whole_number(1), default=4, metavar="N", help="how many seats (default 4)")
    sub.add_argument("--games", type=whole_number(1), default=256, metavar="N", help="games at once (default 256)")
    sub.add_argument(
        "--workers",
        type=whole_number(0),
        nargs="+",
        default=[0, 1, 2],
        metavar="N",
        help="numbers of worker processes to try; 0 is this process (default 0 1 2)",
    )
    sub.add_argument("--steps", type=whole_number(1), default=200, metavar="N", help="steps a round (default 200)")
    sub.add_argument("--json", action="store_true", help="as JSON, for programs")


def main(args: argparse.Namespace) -> int:
    need("numpy", "lab")
    lab = import_module("serai.lab.bench_vector")  # only now: it cannot be read without it
    report = lab.bench_vector(args.game, args.players, args.games, args.workers, args.steps)
    if args.json:
        print_json(report)
        return 0
    build = "compiled" if report["compiled"] else "plain"
    print(f"serai {report['serai']}, {build}; calibration {report['calibration_us']} us")
    print(f"{report['game']}, {report['players']} players, {report['games']} games at once, steps a second:")
    print(f"{'workers':>9}{'environment':>14}{'with random actions':>22}")
    for row in report["rates"]:
        print(f"{row['workers']:>9}{row['steps_per_second']:>14,}{row['with_random_actions']:>22,}")
    return 0
