"""serai post: clocks, notices and the deletion of what is old for the tables of a PostgreSQL database, on any machine"""

from __future__ import annotations

import argparse
import asyncio
import signal
from functools import partial

from serai.cli import hosting, notices
from serai.cli.arguments import add_database
from serai.cli.retention import add_retention, retention_of
from serai.engine.errors import SeraiError
from serai.table.database import open_database
from serai.table.health import counted
from serai.table.house import House
from serai.table.post import Duties, run


def arguments(sub: argparse.ArgumentParser) -> None:
    add_database(sub)
    hosting.arguments(sub)
    notices.arguments(sub)
    add_retention(sub)


def main(args: argparse.Namespace) -> int:
    duties = Duties(notices.settings(args), retention_of(args), args.folder)
    with hosting.seen(args):
        asyncio.run(work(args.database, duties))
    return 0


async def work(address: str, duties: Duties) -> None:
    """Until it is told to stop.  What is in hand is taken by another process, or by this one when it begins again."""
    database = open_database(address)
    if not database.shared:
        raise SeraiError("only a PostgreSQL database has a post elsewhere: 'serai serve' has that of an SQLite file")
    house = House(database, workers=0)
    house.beside["post"] = partial(run, house, duties)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await house.open()
    print("The post is open  (Ctrl-C closes it; nothing is lost)", flush=True)
    async with counted(database):
        await stop.wait()
    await house.close()
