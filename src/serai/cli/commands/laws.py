"""serai laws"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from typing import Any

from serai.catalogue import find
from serai.cli.arguments import add_game, add_json, stoppable, whole_number
from serai.cli.files import complain, print_json, write_text
from serai.cli.jobs import add_jobs, crew_of
from serai.cli.progress import progress
from serai.engine.laws import Broken, check_game, setups
from serai.lab.simulate import Crew, in_order


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    sub.add_argument("--games", type=whole_number(1), default=200, metavar="N", help="number of games (default 200)")
    sub.add_argument("--seed", type=whole_number(0), default=0, metavar="N", help="number of the first game (default 0)")
    add_jobs(sub)
    sub.add_argument(
        "--log", metavar="FILE", help="where to write the log of a game that breaks a law (default: <game>-broken.log)"
    )
    add_json(sub)


def check(task: tuple[str, int]) -> dict[str, Any]:
    """One game with all checks."""
    game_id, number = task
    all_setups = setups(find(game_id))
    setup = all_setups[number % len(all_setups)]
    report: dict[str, Any] = {"number": number, "players": setup.players, "options": dict(setup.options)}
    try:
        return {**report, "decisions": check_game(setup, number)}
    except Broken as broken:
        return {**report, "decisions": 0, "law": broken.law, "log": broken.log}


def results(args: argparse.Namespace, crew: Crew, stop: Callable[[], bool]) -> Iterator[dict[str, Any]]:
    tasks = ((args.game, number) for number in range(args.seed, args.seed + args.games))
    return in_order(check, tasks, crew, stop)


def main(args: argparse.Namespace) -> int:
    game = find(args.game)
    games = decisions = 0
    kinds: set[str] = set()
    broken: dict[str, Any] | None = None
    start = time.perf_counter()
    with stoppable() as stop, crew_of(args) as crew:
        for result in progress(results(args, crew, stop), args.games, f"laws of {game.id}"):
            games += 1
            decisions += result["decisions"]
            kinds.add(str((result["players"], result["options"])))
            if "law" in result:
                broken = result
                break
    report: dict[str, Any] = {
        "game": game.id,
        "games": games,
        "decisions": decisions,
        "setups": len(kinds),
        "of_setups": len(setups(game)),
        "seconds": round(time.perf_counter() - start, 1),
        "holds": broken is None,
        "interrupted": stop.asked,
    }
    if broken is not None:
        path = args.log or f"{game.id}-broken.log"
        write_text(path, broken["log"])
        report["broken"] = {key: broken[key] for key in ("law", "number", "players", "options")} | {"log": path}
    if args.json:
        print_json(report)
    else:
        print(
            f"{games} games, {decisions} decisions, {report['setups']} of {report['of_setups']} set-ups, {report['seconds']} s"
        )
        print(
            "all laws hold"
            if broken is None
            else f"game {broken['number']} breaks a law: {broken['law']}\nits log: {report['broken']['log']}"
        )
    if stop.asked:
        complain(f"interrupted after {games} of {args.games} games")
        return 130
    return 0 if broken is None else 1
