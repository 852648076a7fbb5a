"""Many games between bots: what a command asks for them, and the plan that follows."""

from __future__ import annotations

import argparse

from serai.cli.common import add_game, add_options, one_line, read_options, split, whole_number
from serai.cli.jobs import add_crew
from serai.lab.simulate import Plan


def add_plan(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    sub.add_argument("--players", type=whole_number(1), default=4, metavar="N", help="how many seats (default 4)")
    sub.add_argument("--games", type=whole_number(1), default=100, metavar="N", help="how many games (default 100)")
    sub.add_argument(
        "--seed", type=one_line, default="1", help="number or word; the same seed gives the same games (default 1)"
    )
    sub.add_argument("--bots", default="random", metavar="A,B,..", help="a bot for each seat, or one for all (default random)")
    add_crew(sub)
    add_options(sub)
    sub.add_argument("--json", action="store_true", help="as JSON, for programs")


def read_plan(args: argparse.Namespace) -> Plan:
    bots = split(args.bots)
    bots = bots * args.players if len(bots) == 1 else bots
    return Plan(args.game, args.players, read_options(args.option), tuple(bots), args.seed)
