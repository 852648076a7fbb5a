"""serai bench"""

from __future__ import annotations

import argparse

from serai.cli.common import print_json, whole_number
from serai.games import find
from serai.lab.bench import bench


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("only", nargs="*", metavar="GAME", help="ids of games (default: all)")
    sub.add_argument("--games", type=whole_number(1), default=40, metavar="N", help="random games a round (default 40)")
    sub.add_argument("--json", action="store_true", help="as JSON, for programs")


def main(args: argparse.Namespace) -> int:
    for game_id in args.only:
        find(game_id)
    report = bench(args.games, args.only)
    if args.json:
        print_json(report)
        return 0
    build = "compiled" if report["compiled"] else "plain"
    print(f"serai {report['serai']}, {build}, {report['implementation']} {report['python']}")
    print(f"calibration {report['calibration_us']} us (plain Python: compare machines by it), import {report['import_ms']} ms")
    for game_id, figures in report["games"].items():
        print(f"{game_id}, {figures['players']} players:")
        for name, us in figures["us"].items():
            print(f"  {name:<14}{us:>10.2f} us")
        print(f"  {'state':<14}{figures['bytes_per_state']:>10} bytes")
        print(f"  {'save':<14}{figures['bytes_of_a_save']:>10} bytes")
    return 0
