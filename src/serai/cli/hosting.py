"""What all commands have in common that run for a host: a log and metrics."""

from __future__ import annotations

import argparse
import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

from serai.cli.arguments import add_log
from serai.cli.own_figures import add_data
from serai.table import metrics, server_log
from serai.table.health import counted
from serai.table.house import House


def arguments(sub: argparse.ArgumentParser) -> None:
    add_data(sub)
    add_log(sub)
    sub.add_argument(
        "--metrics", type=address, metavar="HOST:PORT", help="metrics for Prometheus, on an address of their own (default: off)"
    )


def address(text: str) -> tuple[str, int]:
    """An argument type: a host and a port, as in 127.0.0.1:9464 or [::1]:9464."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or len(port) > 5 or int(port) > 65535:
        raise argparse.ArgumentTypeError(f"must be HOST:PORT, as in 127.0.0.1:9464, not {text!r:.60}")
    return host.strip("[]"), int(port)


@contextmanager
def seen(args: argparse.Namespace) -> Iterator[None]:
    """Inside, the command logs and shows its metrics as its arguments say."""
    server_log.set_up(args.log_level, args.log_format)
    with metrics.shown_at(*args.metrics) if args.metrics else nullcontext():
        yield


async def until_stopped(house: House, words: str) -> None:
    """A house without pages, until a signal ends it.  `words`: what is said when it is open."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await house.open()
    print(words, flush=True)
    async with counted(house.database):
        await stop.wait()
    await house.close()
