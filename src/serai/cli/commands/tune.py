"""serai tune"""

from __future__ import annotations

import argparse

from serai.catalogue import find
from serai.cli.common import add_game, add_options, complain, one_line, print_json, read_options, stoppable, whole_number
from serai.cli.progress import progress
from serai.lab.tune import Tuner


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    sub.add_argument("--players", type=whole_number(2), default=4, metavar="N", help="how many seats (default 4)")
    sub.add_argument("--trials", type=whole_number(1), default=100, metavar="N", help="changes that are tried (default 100)")
    sub.add_argument("--games", type=whole_number(2), default=40, metavar="N", help="pairs of games for each (default 40)")
    sub.add_argument(
        "--seed", type=one_line, default="1", help="number or word; the same seed gives the same weights (default 1)"
    )
    add_options(sub)
    sub.add_argument("--json", action="store_true", help="as JSON, for programs")


def main(args: argparse.Namespace) -> int:
    tuner = Tuner(find(args.game).setup(args.players, read_options(args.option)), args.seed)
    with stoppable() as stop:
        for _ in progress(tuner.run(args.trials, args.games), (args.trials + 1) * args.games, f"tune {args.game}"):
            if stop():
                break
    if args.json:
        print_json({"weights": tuner.best, "kept": tuner.kept, "gain": tuner.proof.mean(), "error": tuner.proof.error()})
    else:
        show(tuner)
    if stop.asked:
        complain(f"interrupted: these are the best weights so far, with {tuner.kept} changes")
        return 130
    return 0


def show(tuner: Tuner) -> None:
    """The table as it stands in the evaluation's module."""
    print("WEIGHTS = {")
    for name, value in tuner.best.items():
        was = tuner.first[name]
        print(f'    "{name}": {value},' + (f"  # was {was}" if value != was else ""))
    print("}")
    gain = tuner.proof
    if gain.pairs:
        print(f"{tuner.kept} changes kept; {gain.mean():+.2f} points a game on fresh deals, standard error {gain.error():.2f}")
