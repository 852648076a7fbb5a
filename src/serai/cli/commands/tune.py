"""serai tune"""

from __future__ import annotations

import argparse

from serai.catalogue import find
from serai.cli.arguments import add_game, add_json, add_options, add_players, add_seed, read_options, stoppable, whole_number
from serai.cli.files import complain, print_json
from serai.cli.progress import progress
from serai.lab.tune import Tuner


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    add_players(sub, least=2)
    sub.add_argument("--trials", type=whole_number(1), default=100, metavar="N", help="number of changes to try (default 100)")
    sub.add_argument(
        "--games", type=whole_number(2), default=40, metavar="N", help="pairs of games for each change (default 40)"
    )
    add_seed(sub, "weights")
    add_options(sub)
    add_json(sub)


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
    """The weights as they are written in the module of the evaluation."""
    print("WEIGHTS = {")
    for name, value in tuner.best.items():
        was = tuner.first[name]
        print(f'    "{name}": {value},' + (f"  # was {was}" if value != was else ""))
    print("}")
    gain = tuner.proof
    if gain.pairs:
        print(
            f"{tuner.kept} changes kept; {gain.mean():+.2f} points per game on fresh deals, standard error {gain.error():.2f}"
        )
