"""Many games between bots: the arguments of a command that plays them, and the plan that follows from these."""

from __future__ import annotations

import argparse

from serai.cli.arguments import add_game, add_json, add_options, add_players, add_seed, read_options, split, whole_number
from serai.cli.jobs import add_jobs
from serai.cli.own_figures import add_data
from serai.lab.simulate import Plan


def add_plan(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    add_players(sub)
    sub.add_argument("--games", type=whole_number(1), default=100, metavar="N", help="number of games (default 100)")
    add_seed(sub, "games")
    sub.add_argument("--bots", default="random", metavar="A,B,..", help="a bot for each seat, or one for all (default random)")
    add_jobs(sub)
    add_options(sub)
    add_data(sub)
    add_json(sub)


def read_plan(args: argparse.Namespace) -> Plan:
    bots = split(args.bots)
    bots = bots * args.players if len(bots) == 1 else bots
    return Plan(args.game, args.players, read_options(args.option), tuple(bots), args.seed)
