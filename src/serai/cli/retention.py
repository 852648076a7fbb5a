"""How long tables are kept that nobody uses: the options of the commands that expire them."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from serai.cli.arguments import whole_number
from serai.table.upkeep import Retention

WORDS = {
    "lobbies": "that have not begun",
    "bots": "of bots alone",
    "quiet": "in play without a clock, where nobody was seen; their logs are put away",
    "over": "that are over",
}


def add_retention(sub: argparse.ArgumentParser) -> None:
    for field in msgspec.structs.fields(Retention):
        words = f"keep tables {WORDS[field.name]} for this long (default {field.default})"
        sub.add_argument(f"--{field.name}", type=whole_number(1), default=field.default, metavar="DAYS", help=words)
    sub.add_argument(
        "--folder", type=Path, metavar="DIR", help="where logs are put away (default: put-away, beside the file of SQLite)"
    )


def retention_of(args: argparse.Namespace) -> Retention:
    return Retention(**{name: getattr(args, name) for name in Retention.__struct_fields__})
