"""serai calibrate"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path

from serai.bots.calibration import AS_IT_IS
from serai.catalogue import find, own
from serai.cli.arguments import split, stoppable, whole_number
from serai.cli.files import append_text, complain, make_folder, read_text, write_text
from serai.cli.jobs import add_jobs, crew_of
from serai.cli.progress import progress
from serai.lab.calibrate import (
    LEVELS,
    Result,
    Sample,
    Task,
    current,
    document,
    measured,
    read_samples,
    reliability,
    samples,
    write_sample,
)
from serai.lab.charts import reliability as drawn
from serai.lab.simulate import Crew


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("only", nargs="*", metavar="GAME", help="play only these games; the page still shows all (default: all)")
    sub.add_argument("--games", type=whole_number(2), default=200, metavar="N", help="games for each level (default 200)")
    levels = ",".join(LEVELS)
    sub.add_argument("--levels", default=levels, metavar="A,B,..", help=f"levels that play among equals (default {levels})")
    add_jobs(sub)
    sub.add_argument("--docs", default="docs", metavar="FOLDER", help="folder of calibration.md and its results (default docs)")
    sub.add_argument(
        "--fits",
        default="src/serai/bots/calibration.json",
        metavar="FILE",
        help="where bots read how chances are corrected (default src/serai/bots/calibration.json)",
    )


def main(args: argparse.Namespace) -> int:
    """Games that the results files hold are not played again."""
    chosen = [find(game_id) for game_id in args.only] or own()
    page, folder = Path(args.docs, "calibration.md"), Path(args.docs, "calibration")
    make_folder(folder)
    start = time.perf_counter()
    with stoppable() as stop, crew_of(args) as crew:
        for game in chosen:
            tasks = [Task(game.id, level, deal) for level in split(args.levels) for deal in range(args.games)]
            play(tasks, folder / f"{game.id}.jsonl", crew, stop)
    results = [result for game in own() if (result := measured(game, current(held(folder / f"{game.id}.jsonl")))) is not None]
    for result in results:
        write_text(str(folder / f"{result.game.id}.svg"), picture(result))
    write_text(str(page), document(results))
    kept = json.loads(read_text(args.fits)) if Path(args.fits).exists() else {}
    kept |= {result.game.id: result.kept() for result in results}
    write_text(args.fits, json.dumps(kept, indent=2) + "\n")
    print(f"{page} and {args.fits} after {time.perf_counter() - start:.0f} s, {crew.hands} processes")
    if stop.asked:
        complain("interrupted: the page shows the games played so far; the next run continues from there")
        return 130
    return 0


def play(tasks: list[Task], path: Path, crew: Crew, stop: Callable[[], bool]) -> None:
    """Play what the file of a game lacks, and add it there."""
    known = {one.key: one for one in held(path)}
    for one in progress(samples(tasks, crew, known, stop), len(tasks), path.stem):
        if one.key not in known:
            append_text(str(path), write_sample(one))


def held(path: Path) -> list[Sample]:
    return read_samples(read_text(str(path)), str(path)) if path.exists() else []


def picture(result: Result) -> str:
    """Chances as the search gives them, and as they are shown, where that differs."""
    titles = {AS_IT_IS: "as the search estimates them", result.fit: "as they are shown"}
    panels = [
        (name, [(one.foreseen, one.came.value, one.came.pm, one.seats) for one in reliability(result.tested, correction)])
        for correction, name in titles.items()
    ]
    return drawn(f"{result.game.title('en')}: do chances come true?", panels)
