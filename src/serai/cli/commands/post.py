"""serai post: clocks, notices and expiry for the tables of a PostgreSQL database, on any machine"""

from __future__ import annotations

import argparse
import asyncio
from functools import partial

from serai.cli import hosting, notices, retention
from serai.cli.arguments import add_database
from serai.engine.errors import SeraiError
from serai.table import post, upkeep
from serai.table.channels.settings import Settings
from serai.table.database import open_database
from serai.table.house import House
from serai.table.upkeep import Keeping


def arguments(sub: argparse.ArgumentParser) -> None:
    add_database(sub)
    hosting.arguments(sub)
    notices.arguments(sub)
    retention.arguments(sub)


def main(args: argparse.Namespace) -> int:
    settings = notices.settings(args)
    with hosting.seen(args):
        asyncio.run(work(args.database, settings, retention.keeping(args)))
    return 0


async def work(address: str, settings: Settings, keeping: Keeping) -> None:
    """Until it is told to stop.  What is in hand is taken by another process, or by this one when it begins again."""
    database = open_database(address)
    if not database.shared:
        raise SeraiError("only a PostgreSQL database has a post elsewhere: 'serai serve' has that of an SQLite file")
    house = House(database, workers=0)
    house.beside["post"] = partial(post.run, house, settings)
    house.beside["upkeep"] = partial(upkeep.run, database, keeping)
    await hosting.until_stopped(house, "The post is open  (Ctrl-C closes it; nothing is lost)")
