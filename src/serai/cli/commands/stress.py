"""serai stress"""

from __future__ import annotations

import argparse
import secrets
from typing import Any

from rich.console import Console

from serai.cli.arguments import add_json, add_pace, one_line, split, whole_number
from serai.cli.files import print_json
from serai.engine.errors import SeraiError
from serai.lab.bench import calibration
from serai.table.loopback import Failed
from serai.table.stress.processes import KINDS
from serai.table.stress.run import Plan, stress

EXAMPLES = 5  # breaches of each promise that are shown
LATENCIES = {"act": "an action, from sending to the answer", "notice": "a notice, from writing to another server's stream"}


def arguments(sub: argparse.ArgumentParser) -> None:
    plan = Plan()
    some = whole_number(1)
    sub.add_argument("--servers", type=some, default=plan.servers, metavar="N", help=f"servers (default {plan.servers})")
    sub.add_argument(
        "--workers", type=some, default=plan.workers, metavar="N", help=f"processes that play bots (default {plan.workers})"
    )
    sub.add_argument("--tables", type=some, default=plan.tables, metavar="N", help=f"tables (default {plan.tables})")
    sub.add_argument(
        "--clients", type=some, default=plan.clients, metavar="N", help=f"people and viewers (default {plan.clients})"
    )
    sub.add_argument("--seconds", type=some, default=60, metavar="N", help="how long they play (default 60)")
    sub.add_argument("--kill", type=kinds, default=KINDS, metavar="KINDS", help=f"what is killed (default {','.join(KINDS)})")
    sub.add_argument(
        "--kills", type=whole_number(0), default=plan.kills, metavar="N", help=f"how many kills (default {plan.kills})"
    )
    sub.add_argument(
        "--rate",
        type=whole_number(0),
        default=int(plan.rate),
        metavar="N",
        help=f"actions of all people a second, 0: as many as they can (default {plan.rate:.0f})",
    )
    add_pace(sub, plan.pace)
    sub.add_argument("--game", default="", metavar="GAME", help="play this game alone (default: all in turn)")
    sub.add_argument("--sqlite", action="store_true", help="one server on SQLite, with its bots inside")
    sub.add_argument(
        "--seed",
        type=one_line,
        default=secrets.token_hex(8),
        metavar="SEED",
        help="number or text; the same seed gives the same guests and kills",
    )
    add_json(sub)


def kinds(text: str) -> tuple[str, ...]:
    """An argument type: kinds of processes."""
    found = split(text) if text else []
    if unknown := [name for name in found if name not in KINDS]:
        raise argparse.ArgumentTypeError(f"unknown kind {unknown[0]!r:.30}: choose from {', '.join(KINDS)}")
    return tuple(found)


def main(args: argparse.Namespace) -> int:
    plan = Plan(**{name: getattr(args, name) for name in Plan.__struct_fields__})
    console = Console(stderr=True)
    try:
        with console.status("stress") as status:
            report = stress(plan, lambda part: status.update(f"stress: {part}"), calibration)
    except (Failed, OSError) as error:
        raise SeraiError(f"the run failed ({error or type(error).__name__})") from None
    if args.json:
        print_json(report)
    else:
        show(report)
    return 1 if any(report["breaches"].values()) else 130 if report["interrupted"] else 0


def show(report: dict[str, Any]) -> None:
    print(f"serai {report['serai']}, Python {report['python']}, {report['cpus']} processors, calibration", end=" ")
    print(f"{report['calibration_us']} us, load {report['load_before']} before and {report['load_after']} after")
    print(f"{report['database']}, {report['seconds']} s{' (interrupted)' if report['interrupted'] else ''}", end=", ")
    print(f"{report['tables']} tables, {report['rows']} rows of journals, {report['views']} views, seed {report['seed']}")
    print(f"{report['acts']} actions acknowledged ({report['acts_per_second']} a second)", end=", ")
    print(f"{report['sent_twice']} sent to two servers at once, {report['repeated']} repeated", end=", ")
    print(f"{report['overtaken']} overtaken, {report['never_answered']} never answered, {report['taken_back']} taken back")
    for name, words in LATENCIES.items():
        part = report[name]
        if part["moves"]:
            print(f"  {words:<52}{part['median_ms']:>9.1f} ms median{part['p99_ms']:>10.1f} ms 99th percentile")
    print(f"  streams showed the end after {report['converged_s']} s")
    used = [f"{kind} {seconds} s ({report['cpu_ms_per_row'][kind]} ms a row)" for kind, seconds in report["cpu_s"].items()]
    print(f"  processor time: {', '.join(used)}")
    for kind, row in report["kills"].items():
        if row["count"]:
            pauses = f"longest pause {row['longest_pause_s']} s, longest restart {row['longest_restart_s']} s"
            print(f"  {row['count']} kills ({kind}): {pauses}")
    for promise, found in report["breaches"].items():
        print(f"{len(found):>6}  {promise}" if found else f"{'ok':>6}  {promise}")
        for words in found[:EXAMPLES]:
            print(f"          {words}")
        if len(found) > EXAMPLES:
            print(f"          and {len(found) - EXAMPLES} more")
