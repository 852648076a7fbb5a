"""serai laws"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from serai.catalogue import find
from serai.cli.arguments import add_game, add_json, stoppable, whole_number
from serai.cli.files import append_text, complain, make_folder, print_json, read_text, write_text
from serai.cli.jobs import add_jobs, crew_of
from serai.cli.own_figures import add_data
from serai.cli.progress import progress
from serai.lab.bench import compiled
from serai.lab.laws import Found, Run, check, document, read_runs, setups_of, tasks
from serai.lab.simulate import in_order


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    sub.add_argument("--light", action="store_true", help="only the laws that cost little: for millions of games")
    add_data(sub)
    sub.add_argument("--games", type=whole_number(1), default=200, metavar="N", help="number of games (default 200)")
    sub.add_argument("--seed", type=whole_number(0), default=0, metavar="N", help="number of the first game (default 0)")
    add_jobs(sub)
    sub.add_argument(
        "--log", metavar="FILE", help="where to write the log of a game that breaks a law (default: <game>-broken.log)"
    )
    sub.add_argument("--docs", metavar="FOLDER", help="if all laws hold, add the run to laws.jsonl and laws.md in this folder")
    add_json(sub)


def main(args: argparse.Namespace) -> int:
    game, found = find(args.game), Found()
    todo = tasks(game.id, args.seed, args.games, args.light)
    start = time.perf_counter()
    with stoppable() as stop, crew_of(args) as crew:
        for part in progress(in_order(check, todo, crew, stop), len(todo), f"laws of {game.id}"):
            found.add(part)
            if found.broken:
                break
    of_setups = len(setups_of(game.id))
    run = Run(
        game=game.id,
        rules=game.rules_version,
        light=args.light,
        first=args.seed,
        games=found.games,
        setups=min(found.games, of_setups),
        of_setups=of_setups,
        decisions=found.decisions,
        shortest=found.shortest,
        longest=found.longest,
        compiled=compiled(),
        seconds=round(found.seconds, 3),
    )
    report = {
        **vars(run),
        "elapsed": round(time.perf_counter() - start, 1),
        "holds": not found.broken,
        "interrupted": stop.asked,
    }
    if found.broken:
        path = args.log or f"{game.id}-broken.log"
        write_text(path, found.broken["log"])
        report["broken"] = {**found.broken, "log": path}
    elif args.docs and found.games:
        keep(run, Path(args.docs))
    if args.json:
        print_json(report)
    else:
        show(report)
    if stop.asked:
        complain(f"interrupted after {found.games} of {args.games} games")
        return 130
    return 1 if found.broken else 0


def keep(run: Run, folder: Path) -> None:
    """Add a run to those that are kept, and write the page of all of them."""
    make_folder(folder)
    runs = folder / "laws.jsonl"
    append_text(str(runs), run.line())
    write_text(str(folder / "laws.md"), document(read_runs(read_text(str(runs)))))


def show(report: dict[str, Any]) -> None:
    print(
        f"{report['games']} games, {report['decisions']} decisions, {report['setups']} of {report['of_setups']} set-ups,"
        f" {report['elapsed']} s, {1000 * report['seconds'] / max(1, report['games']):.2f} ms of processor time a game"
    )
    if report["holds"]:
        print("all light laws hold" if report["light"] else "all laws hold")
    else:
        broken = report["broken"]
        print(f"game {broken['number']} breaks a law: {broken['law']}\nits log: {broken['log']}")
