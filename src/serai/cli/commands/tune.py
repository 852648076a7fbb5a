"""serai tune"""

from __future__ import annotations

import argparse

from serai.bots.evaluation import evaluation
from serai.catalogue import find
from serai.cli.arguments import add_game, add_json, add_options, add_players, add_seed, read_options, stoppable, whole_number
from serai.cli.files import complain, print_json
from serai.cli.jobs import add_jobs, crew_of
from serai.cli.progress import progress
from serai.lab.tune import Tuner


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    add_players(sub, least=2)
    sub.add_argument("--rounds", type=whole_number(1), default=8, metavar="N", help="steps of the weights (default 8)")
    sub.add_argument(
        "--games", type=whole_number(2), default=500, metavar="N", help="games of a round, and of the proof (default 500)"
    )
    sub.add_argument("--ways", metavar="SxC", help="how far bots look ahead, as of careful (default: as far as medium does)")
    add_seed(sub, "weights")
    add_jobs(sub)
    add_options(sub)
    add_json(sub)


def main(args: argparse.Namespace) -> int:
    setup = find(args.game).setup(args.players, read_options(args.option))
    tuner = Tuner(setup, args.seed, args.ways or f"1x{evaluation(setup.game).leaves}")
    with stoppable() as stop, crew_of(args) as crew:
        games = tuner.run(args.rounds, args.games, crew, stop)
        for _ in progress(games, (args.rounds + 1) * args.games, f"tune {args.game}"):
            pass
    if args.json:
        print_json({"weights": tuner.best, "rounds": tuner.rounds, "gain": tuner.proof.mean(), "error": tuner.proof.error()})
    else:
        show(tuner)
    if stop.asked:
        complain(f"interrupted: these are the weights after {tuner.rounds} rounds")
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
    if gain.values:
        print(
            f"{tuner.rounds} rounds; a lead of {gain.mean():+.2f} points over the weights before on fresh deals,"
            f" standard error {gain.error():.2f}"
        )
