"""serai bench"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from serai.catalogue import everything, find, own
from serai.cli.arguments import add_json, whole_number
from serai.cli.files import make_folder, print_json, read_text, write_text
from serai.cli.own_figures import add_data
from serai.cli.progress import progress
from serai.engine.errors import SeraiError
from serai.extras import needed_by
from serai.lab.bench import bench
from serai.lab.peers import PEERS, beside, measure, table
from serai.lab.speed import BUILDS, PICTURE, VECTORS, WORKERS, age, document, picture


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("only", nargs="*", metavar="GAME", help="ids of games (default: all)")
    sub.add_argument(
        "--games", type=whole_number(1), default=40, metavar="N", help="random games for each measurement (default 40)"
    )
    sub.add_argument("--peers", action="store_true", help="also measure the games of other libraries that are installed")
    add_data(sub)
    add_json(sub)
    sub.add_argument("--docs", metavar="FOLDER", help="measure all games and peers, store the figures there and write speed.md")


def main(args: argparse.Namespace) -> int:
    for game_id in args.only:
        find(game_id)
    if args.docs and args.only:
        raise SeraiError("--docs measures all games: leave the names of games out")
    if args.docs:
        with needed_by("serai bench --docs"):
            from serai.lab.bench_vector import bench_vector  # noqa: PLC0415  # only this needs the lab
        folder = Path(args.docs, "speed")
        make_folder(folder)  # fail now rather than after all measurements
    compared = args.peers or args.docs
    offered = own() if args.docs else everything()
    chosen = [game for game in offered if not args.only or game.id in args.only or (compared and game.id == "san-juan")]
    report = bench(args.games, progress(chosen, len(chosen), "games"))
    if compared:
        report["peers"] = [beside(report, measure(peer)) for peer in progress(PEERS, len(PEERS), "peers")]
    if args.docs:
        vectors = {game_id: bench_vector(game_id, 4, games=256, workers=[WORKERS], steps=100) for game_id in VECTORS}
        report["vector_steps_a_second"] = {
            game_id: vector["rates"][0]["steps_per_second"] for game_id, vector in vectors.items()
        }
        write_page(folder, report)
    if args.json:
        print_json(report)
    else:
        show(report)
    return 0


def write_page(folder: Path, report: dict[str, Any]) -> None:
    """Store the figures of this release and build beside those of the others; the page shows all."""
    place = folder / report["serai"]
    make_folder(place)
    write_text(str(place / f"{build(report)}.json"), json.dumps(report, indent=2) + "\n")
    history, notes = kept(folder), folder / "notes.md"
    write_text(str(folder.parent / PICTURE), picture(history))
    write_text(str(folder.with_suffix(".md")), document(history, read_text(str(notes)) if notes.exists() else ""))


def kept(folder: Path) -> dict[str, dict[str, Any]]:
    """All stored figures, by release and build."""
    releases = sorted([path.name for path in folder.iterdir() if path.is_dir()], key=age)
    files = {release: {name: folder / release / f"{name}.json" for name in BUILDS} for release in releases}
    return {
        release: {name: json.loads(read_text(str(path))) for name, path in builds.items() if path.exists()}
        for release, builds in files.items()
    }


def build(report: dict[str, Any]) -> str:
    return "compiled" if report["compiled"] else "plain"


def show(report: dict[str, Any]) -> None:
    print(f"serai {report['serai']}, {build(report)}, {report['implementation']} {report['python']}")
    print(f"calibration {report['calibration_us']} us (plain Python, to compare machines), import {report['import_ms']} ms")
    for game_id, figures in report["games"].items():
        print(f"{game_id}, {figures['players']} players:")
        for name, us in figures["us"].items():
            print(f"  {name:<14}{us:>10.2f} us")
        print(f"  {'state':<14}{figures['bytes_per_state']:>10} bytes")
        print(f"  {'save':<14}{figures['bytes_of_a_save']:>10} bytes")
    if "peers" in report:
        for name, library, *figures in table(report):
            print(f"{name:<34}{library:<20}" + "".join([f"{figure:>18}" for figure in figures]).rstrip())
