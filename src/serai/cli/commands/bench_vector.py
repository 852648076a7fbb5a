"""serai bench-vector"""

from __future__ import annotations

import argparse

from serai.cli.arguments import add_game, add_json, add_players, whole_number
from serai.cli.files import print_json
from serai.lab.bench_vector import bench_vector


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    add_players(sub)
    sub.add_argument("--games", type=whole_number(1), default=256, metavar="N", help="games at the same time (default 256)")
    sub.add_argument(
        "--workers",
        type=whole_number(0),
        nargs="+",
        default=[0, 1, 2],
        metavar="N",
        help="numbers of worker processes to measure; 0 is this process alone (default 0 1 2)",
    )
    sub.add_argument("--steps", type=whole_number(1), default=200, metavar="N", help="steps of each measurement (default 200)")
    add_json(sub)


def main(args: argparse.Namespace) -> int:
    report = bench_vector(args.game, args.players, args.games, args.workers, args.steps)
    if args.json:
        print_json(report)
        return 0
    build = "compiled" if report["compiled"] else "plain"
    print(f"serai {report['serai']}, {build}; calibration {report['calibration_us']} us")
    print(f"{report['game']}, {report['players']} players, {report['games']} games at the same time, steps per second:")
    print(f"{'workers':>9}{'environment':>14}{'with random actions':>22}")
    for row in report["rates"]:
        print(f"{row['workers']:>9}{row['steps_per_second']:>14,}{row['with_random_actions']:>22,}")
    return 0
