"""serai bot-check"""

from __future__ import annotations

import argparse
from typing import Any

from serai.bots.exec import LIMIT, ExecBot
from serai.bots.random import RandomBot
from serai.catalogue import everything, find
from serai.cli.arguments import add_json, whole_number
from serai.cli.files import print_json
from serai.cli.progress import progress
from serai.engine.game import Game
from serai.engine.state import State
from serai.lab.arena import Timed
from serai.lab.simulate import play_out

SEED = "bot-check"


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("program", metavar="PROGRAM", help="the command that starts the bot, quoted: 'python mybot.py'")
    sub.add_argument("only", nargs="*", metavar="GAME", help="ids of games (default: all)")
    sub.add_argument("--games", type=whole_number(1), default=2, metavar="N", help="number of games of each (default 2)")
    sub.add_argument(
        "--limit",
        type=whole_number(1),
        default=int(LIMIT),
        metavar="S",
        help=f"seconds allowed for an answer (default {LIMIT:g})",
    )
    add_json(sub)


def main(args: argparse.Namespace) -> int:
    chosen = [find(game_id) for game_id in args.only] or everything()
    tasks = [(game, number) for game in chosen for number in range(args.games)]
    rows = [check(game, number, args.program, args.limit) for game, number in progress(tasks, len(tasks), "games")]
    good = not any(row["bad_answers"] or row["lost"] for row in rows)
    if args.json:
        print_json({"program": args.program, "good": good, "games": rows})
        return 0 if good else 1
    print(f"{'game':<24}{'seat':>5}  {'name':<20}{'decisions':>10}{'ms':>9}{'slowest':>9}{'bad':>5}  points")
    for row in rows:
        times = f"{row['decisions']:>10}{row['ms']:>9.1f}{row['slowest_ms']:>9.1f}{row['bad_answers']:>5}"
        gone = " (the program died or hung)" if row["lost"] else ""
        print(f"{row['game']:<24}{row['seat']:>5}  {row['name'][:19]:<20}{times}  {row['points'][row['seat']]}{gone}")
    print("the bot passed" if good else "the bot did not pass: see the messages on standard error")
    return 0 if good else 1


def check(game: Game[State], number: int, program: str, limit: float) -> dict[str, Any]:
    """One game against random bots; the program takes each seat in turn."""
    setup = game.setup(max(2, game.players[0]), {})
    seat = number % setup.players
    bot = ExecBot(game, f"{SEED}-{number}/{seat}", program, limit)
    timed = Timed(bot)
    others = [RandomBot(game, f"{SEED}-{number}/{other}") for other in range(setup.players)]
    s, _ = play_out(setup, f"{SEED}-{number}", [timed if other == seat else others[other] for other in range(setup.players)])
    return {
        "game": game.id,
        "seat": seat,
        "name": bot.name,
        "decisions": timed.decisions,
        "ms": timed.ms,
        "slowest_ms": round(1000 * timed.slowest, 1),
        "bad_answers": bot.bad_answers,
        "lost": bot.lost,
        "points": [score.total for score in game.scores(s)],
    }
