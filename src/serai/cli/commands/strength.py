"""serai strength"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

from serai.catalogue import everything, find
from serai.cli.commands.arena import held
from serai.cli.common import append_text, complain, stoppable, write_text
from serai.cli.jobs import add_crew, hired
from serai.cli.progress import progress
from serai.engine.game import Game
from serai.lab.arena import Result, contest, write_result
from serai.lab.bench import calibration
from serai.lab.simulate import Crew
from serai.lab.strength import arenas, document


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("only", nargs="*", metavar="GAME", help="play games of these only; the page shows all (default: all)")
    add_crew(sub)
    sub.add_argument("--docs", default="docs", metavar="FOLDER", help="where strength.md and its results are (default docs)")


def main(args: argparse.Namespace) -> int:
    """What the results files hold is not played again: to measure a game anew, remove its file."""
    chosen = [find(game_id) for game_id in args.only] or everything()
    page, folder = Path(args.docs, "strength.md"), Path(args.docs, "strength")
    folder.mkdir(parents=True, exist_ok=True)
    start, base = time.perf_counter(), calibration()
    with stoppable() as stop, hired(args) as crew:
        results = {
            game.id: measure(game, str(folder / f"{game.id}.jsonl"), crew, stop if game in chosen else lambda: True)
            for game in everything()
        }
    write_text(str(page), document(results, base))
    print(f"{page} after {time.perf_counter() - start:.0f} s, {crew.hands} processes")
    if stop.asked:
        complain("interrupted: the page shows what was played so far, and the next time goes on from there")
        return 130
    return 0


def measure(game: Game, path: str, crew: Crew, stop: Callable[[], bool]) -> list[Result]:
    """All results of a game; those that its file lacks are played and written there, until it is stopped."""
    known = {result.key: result for result in held(path)}
    found = []
    for arena, games in arenas(game.id):
        title = f"{game.id}: {arena.bots[0]} against {arena.against}"
        for result in progress(contest(arena, games, crew, known, stop), games, title):
            found.append(result)
            if result.key not in known:
                append_text(path, write_result(result))
    return found
