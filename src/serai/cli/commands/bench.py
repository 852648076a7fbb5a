"""serai bench"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any

from serai.catalogue import everything, find
from serai.cli.common import print_json, read_text, whole_number, write_text
from serai.cli.progress import progress
from serai.engine.errors import SeraiError
from serai.lab.bench import bench
from serai.lab.extras import need
from serai.lab.peers import PEERS, beside, measure, table
from serai.lab.speed import BUILDS, document


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("only", nargs="*", metavar="GAME", help="ids of games (default: all)")
    sub.add_argument("--games", type=whole_number(1), default=40, metavar="N", help="random games a round (default 40)")
    sub.add_argument("--peers", action="store_true", help="time what is installed of other libraries' games, too")
    sub.add_argument("--json", action="store_true", help="as JSON, for programs")
    sub.add_argument("--docs", metavar="FOLDER", help="of all games, with peers: keep the figures there and write speed.md")


def main(args: argparse.Namespace) -> int:
    for game_id in args.only:
        find(game_id)
    if args.docs and args.only:
        raise SeraiError("the page is of all games: say --docs FOLDER and name no games")
    if args.docs:
        shelf(args.docs)  # a folder where nobody may write is better known before than after
    compared = args.peers or args.docs
    chosen = [game for game in everything() if not args.only or game.id in args.only or (compared and game.id == "san-juan")]
    report = bench(args.games, progress(chosen, len(chosen), "games"))
    if compared:
        report["peers"] = [beside(report, measure(peer)) for peer in progress(PEERS, len(PEERS), "peers")]
    if args.docs:
        need("numpy", "lab")
        vector = import_module("serai.lab.bench_vector").bench_vector("san-juan", 4, games=256, workers=[2], steps=100)
        report["vector_steps_a_second"] = vector["rates"][0]["steps_per_second"]
        write_page(shelf(args.docs), report)
    if args.json:
        print_json(report)
    else:
        show(report)
    return 0


def shelf(docs: str) -> Path:
    """Where the figures are kept."""
    folder = Path(docs, "speed")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SeraiError(f"{folder} cannot be made ({error.strerror or error}): name a place where you may write") from None
    return folder


def write_page(folder: Path, report: dict[str, Any]) -> None:
    """The figures of this build are kept beside those of the other one; the page shows both."""
    write_text(str(folder / f"{build(report)}.json"), json.dumps(report, indent=2) + "\n")
    paths = {name: folder / f"{name}.json" for name in BUILDS}
    reports = {name: json.loads(read_text(str(path))) for name, path in paths.items() if path.exists()}
    notes = folder / "notes.md"
    write_text(str(folder.with_suffix(".md")), document(reports, read_text(str(notes)) if notes.exists() else ""))


def build(report: dict[str, Any]) -> str:
    return "compiled" if report["compiled"] else "plain"


def show(report: dict[str, Any]) -> None:
    print(f"serai {report['serai']}, {build(report)}, {report['implementation']} {report['python']}")
    print(f"calibration {report['calibration_us']} us (plain Python: compare machines by it), import {report['import_ms']} ms")
    for game_id, figures in report["games"].items():
        print(f"{game_id}, {figures['players']} players:")
        for name, us in figures["us"].items():
            print(f"  {name:<14}{us:>10.2f} us")
        print(f"  {'state':<14}{figures['bytes_per_state']:>10} bytes")
        print(f"  {'save':<14}{figures['bytes_of_a_save']:>10} bytes")
    if "peers" in report:
        for name, library, *figures in table(report):
            print(f"{name:<34}{library:<20}" + "".join([f"{figure:>18}" for figure in figures]).rstrip())
