"""serai balance"""

from __future__ import annotations

import argparse

from serai.catalogue import find
from serai.cli.arguments import add_game, add_json, add_options, add_seed, read_options, stoppable, whole_number
from serai.cli.files import complain, print_json
from serai.cli.jobs import add_jobs, crew_of
from serai.cli.own_figures import add_data
from serai.cli.progress import progress
from serai.lab.balance import Balance, games_of, markdown
from serai.lab.simulate import Plan


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    add_data(sub)
    sub.add_argument(
        "--players",
        type=whole_number(1),
        action="append",
        metavar="N",
        help="number of players; repeat it for several numbers (default: all that the game allows)",
    )
    sub.add_argument(
        "--games", type=whole_number(1), default=100, metavar="N", help="games for each number of players (default 100)"
    )
    add_seed(sub, "games")
    sub.add_argument("--bot", default="greedy", help="the bot in all seats (default greedy)")
    add_jobs(sub)
    add_options(sub)
    add_json(sub)


def main(args: argparse.Namespace) -> int:
    reports = []
    with stoppable() as stop, crew_of(args) as crew:
        for players in args.players or find(args.game).players:
            plan = Plan(args.game, players, read_options(args.option), (args.bot,) * players, args.seed)
            balance = Balance(plan)
            for seats in progress(games_of(plan, args.games, crew, stop), args.games, f"{args.game} {players}"):
                balance.add(seats)
            if balance.games:
                reports.append(balance.report())
    if args.json:
        print_json(reports)
    else:
        print("\n".join(markdown(report) for report in reports))
    if stop.asked:
        complain("interrupted: only the games played so far are reported")
        return 130
    return 0
