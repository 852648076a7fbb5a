"""serai bench-table"""

from __future__ import annotations

import argparse
from typing import Any

import msgspec
from rich.console import Console

from serai.cli.arguments import add_json, whole_number
from serai.cli.files import print_json
from serai.engine.errors import SeraiError
from serai.lab.bench import calibration
from serai.table.bench import QUICK, Size, bench_table
from serai.table.loopback import Failed


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--tables", type=whole_number(1), metavar="N", help=f"tables of bots at the same time (default {Size().tables})"
    )
    sub.add_argument("--quick", action="store_true", help="a short run; its figures are rough")
    add_json(sub)


def main(args: argparse.Namespace) -> int:
    size = QUICK if args.quick else Size()
    if args.tables is not None:
        size = msgspec.structs.replace(size, tables=args.tables)
    console = Console(stderr=True)
    try:
        with console.status("bench-table") as status:
            report = bench_table(size, lambda part: status.update(f"bench-table: {part}"), calibration)
    except (Failed, OSError) as error:
        raise SeraiError(f"cannot measure the server ({error or type(error).__name__})") from None
    if args.json:
        print_json(report)
    else:
        show(report)
    return 1 if report["many"]["errors"] else 0


def show(report: dict[str, Any]) -> None:
    latency, many, memory, start = report["latency"], report["many"], report["memory"], report["start"]
    print(f"serai {report['serai']}, Python {report['python']}, {report['cpus']} processors, calibration", end=" ")
    print(f"{report['calibration_us']} us, load {report['load_before']} before and {report['load_after']} after")
    print(f"from an action until {latency['viewers']} viewers have it ({latency['game']}, {latency['decisions']} decisions):")
    for name in ("first", "last"):
        part = latency[name]
        words = f"{name} {part['moves']} moves"
        print(f"  {words:<24}{part['median_ms']:>9.2f} ms median{part['p99_ms']:>9.2f} ms 99th percentile")
    print(f"{many['tables']} tables of bots at once, each with a viewer:")
    print(
        f"  {many['moves_per_second']} moves per second, {many['views_per_second']} views per second, {many['errors']} errors,",
        end=" ",
    )
    print(f"{many['moves']} moves in {many['seconds']} s, {many['finished']} games over, {many['open_ms']} ms to open a table")
    people, crowd, experts = many["people"], report["crowd"], report["experts"]
    print(f"  beside them an action of people: {people['median_ms']} ms median, {people['p99_ms']} ms 99th percentile")
    print(f"{crowd['viewers']} viewers of one table: all have a move after {crowd['median_ms']} ms,", end=" ")
    print(f"{crowd['worst_ms']} ms at worst")
    print(f"beside {experts['tables']} tables of experts that nobody watches a bot answers", end=" ")
    print(f"after {experts['median_ms']} ms, {experts['worst_ms']} ms at worst")
    print(f"{'game':<24}{'first visit':>12}{'page':>12}{'files':>8}{'view':>12}{'processor':>12}")
    for game_id, row in report["pages"].items():
        kilo = [f"{row[name] / 1000:.1f} kB" for name in ("bytes", "page_bytes")]
        print(f"{game_id:<24}{kilo[0]:>12}{kilo[1]:>12}{row['files']:>8}{row['view_ms']:>9.2f} ms{row['view_cpu_ms']:>9.2f} ms")
    weight = "unknown on this system" if memory["kb_per_table"] is None else f"{memory['kb_per_table']} kB"
    print(f"a table in memory: {weight} (mean of {memory['tables']})")
    print(f"start: {start['empty_s']} s with no tables, {start['full_s']} s with {start['stored']} stored")
