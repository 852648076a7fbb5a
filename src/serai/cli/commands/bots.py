"""serai bots: play the turns of bots at the tables of a PostgreSQL database, on any machine"""

from __future__ import annotations

import argparse
import asyncio

from serai.cli import hosting
from serai.cli.arguments import add_database, add_pace, whole_number
from serai.engine.errors import SeraiError
from serai.table.database import open_database
from serai.table.house import PACE, House


def arguments(sub: argparse.ArgumentParser) -> None:
    add_database(sub)
    sub.add_argument("--workers", type=whole_number(1), default=2, metavar="N", help="bots that think at once (default 2)")
    add_pace(sub, PACE)
    hosting.arguments(sub)


def main(args: argparse.Namespace) -> int:
    with hosting.seen(args):
        asyncio.run(work(args))
    return 0


async def work(args: argparse.Namespace) -> None:
    """Until it is told to stop: then every turn in hand is given back."""
    database = open_database(args.database)
    if not database.shared:
        raise SeraiError("only a PostgreSQL database has bots elsewhere: 'serai serve' plays those of an SQLite file")
    house = House(database, workers=args.workers, pace=args.pace)
    await hosting.until_stopped(house, "The bots are ready  (Ctrl-C ends them; others take over)")
