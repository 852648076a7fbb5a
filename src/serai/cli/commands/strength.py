"""serai strength"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path

from serai.catalogue import find, own
from serai.cli.arguments import stoppable
from serai.cli.commands.arena import held
from serai.cli.files import append_text, complain, make_folder, read_text, write_text
from serai.cli.jobs import add_jobs, crew_of
from serai.cli.progress import progress
from serai.engine.game import Game
from serai.engine.state import State
from serai.lab.arena import Result, contest, write_result
from serai.lab.bench import calibration
from serai.lab.simulate import Crew
from serai.lab.strength import Times, arenas, document, measured

TIMES = "times.json"


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("only", nargs="*", metavar="GAME", help="play only these games; the page still shows all (default: all)")
    add_jobs(sub)
    sub.add_argument("--docs", default="docs", metavar="FOLDER", help="folder of strength.md and its results (default docs)")
    sub.add_argument("--page", action="store_true", help="play nothing: write the page from the results that are there")
    sub.add_argument("--times", action="store_true", help="play nothing: measure what a decision takes in this build")


def main(args: argparse.Namespace) -> int:
    """Games that the results files hold are not played again: to measure a game anew, remove its file."""
    chosen = [find(game_id) for game_id in args.only] or own()
    page, folder = Path(args.docs, "strength.md"), Path(args.docs, "strength")
    make_folder(folder)
    start, base = time.perf_counter(), calibration()
    times = known_times(folder)
    if args.times:
        times = measured(chosen, times)
        write_text(str(folder / TIMES), json.dumps(times, indent=1) + "\n")
    played = [] if args.page or args.times else chosen
    with stoppable() as stop, crew_of(args) as crew:
        results = {
            game.id: measure(game, str(folder / f"{game.id}.jsonl"), crew, stop if game in played else lambda: True)
            for game in own()
        }
    write_text(str(page), document(results, times, base))
    print(f"{page} after {time.perf_counter() - start:.0f} s, {crew.hands} processes")
    if stop.asked:
        complain("interrupted: the page shows the games played so far; the next run continues from there")
        return 130
    return 0


def known_times(folder: Path) -> Times:
    file = folder / TIMES
    times: Times = json.loads(read_text(str(file))) if file.exists() else {}
    return times


def measure(game: Game[State], path: str, crew: Crew, stop: Callable[[], bool]) -> list[Result]:
    """All results of a game.  Those that its file lacks are played and added to it, until `stop` says so."""
    known = {result.key: result for result in held(path)}
    found = []
    for arena, games in arenas(game.id):
        title = f"{game.id}: {arena.bots[0]} against {arena.against or 'its equals'}, {arena.players} players"
        for result in progress(contest(arena, games, crew, known, stop), games, title):
            found.append(result)
            if result.key not in known:
                append_text(path, write_result(result))
    return found
