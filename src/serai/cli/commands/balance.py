"""serai balance"""

from __future__ import annotations

import argparse

from serai.catalogue import find
from serai.cli.common import (
    add_game,
    add_options,
    complain,
    one_line,
    print_json,
    read_options,
    stoppable,
    whole_number,
)
from serai.cli.jobs import add_crew, hired
from serai.cli.progress import progress
from serai.lab.balance import Balance, games_of, markdown
from serai.lab.simulate import Plan


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    sub.add_argument(
        "--players",
        type=whole_number(1),
        action="append",
        metavar="N",
        help="how many seats; may be given several times (default: every number the game allows)",
    )
    sub.add_argument("--games", type=whole_number(1), default=100, metavar="N", help="games for each number (default 100)")
    sub.add_argument(
        "--seed", type=one_line, default="1", help="number or word; the same seed gives the same games (default 1)"
    )
    sub.add_argument("--bot", default="greedy", help="who plays all seats (default greedy)")
    add_crew(sub)
    add_options(sub)
    sub.add_argument("--json", action="store_true", help="as JSON, for programs; otherwise as Markdown")


def main(args: argparse.Namespace) -> int:
    reports = []
    with stoppable() as stop, hired(args) as crew:
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
