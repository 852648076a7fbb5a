"""How long tables are kept that nobody uses: the options of the commands that remove them."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from serai.cli.arguments import whole_number
from serai.table.upkeep import Keeping, Retention

WORDS = {
    "lobbies": "that have not begun",
    "bots": "of bots alone",
    "quiet": "in play without a clock, where nobody was seen; their logs are put away",
    "over": "that are over",
}


def arguments(sub: argparse.ArgumentParser) -> None:
    group = sub.add_argument_group("housekeeping", "How long tables are kept that nobody has touched or looked at.")
    for field in msgspec.structs.fields(Retention):
        words = f"tables {WORDS[field.name]} (default {field.default})"
        group.add_argument(f"--keep-{field.name}", type=whole_number(1), default=field.default, metavar="DAYS", help=words)
    words = "folder for the logs that are put away (default: put-away, beside the file of SQLite or in your data folder)"
    group.add_argument("--put-away", type=Path, metavar="DIR", help=words)


def keeping(args: argparse.Namespace) -> Keeping:
    return Keeping(Retention(**{name: getattr(args, f"keep_{name}") for name in Retention.__struct_fields__}), args.put_away)
