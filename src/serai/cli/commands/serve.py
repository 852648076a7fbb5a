"""serai serve"""

from __future__ import annotations

import argparse
import socket
import threading
import webbrowser
from collections.abc import Callable
from math import inf

import uvicorn

from serai.cli import hosting
from serai.cli.arguments import whole_number
from serai.engine.errors import SeraiError
from serai.table import stopping
from serai.table.app import create_app
from serai.table.database import default_database
from serai.table.lobby import ABSENT

DAY = 24 * 3600.0  # seconds


class CannotServe(SeraiError):
    """The table cannot be opened on this address."""


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--host",
        default="127.0.0.1",
        help="address to listen on: 127.0.0.1 for this machine only (default), 0.0.0.0 for everybody",
    )
    sub.add_argument(
        "--port", type=whole_number(0), default=8765, metavar="N", help="port to listen on (default 8765; 0 picks a free one)"
    )
    sub.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in your data folder)",
    )
    sub.add_argument("--workers", type=whole_number(1), default=2, metavar="N", help="bots that think at once (default 2)")
    sub.add_argument("--only-pages", action="store_true", help="leave the turns of bots to 'serai bots' (PostgreSQL)")
    sub.add_argument(
        "--pace", type=amount("seconds"), default=0.7, metavar="SECONDS", help="pause between two moves of bots (default 0.7)"
    )
    sub.add_argument(
        "--unlimited", action="store_true", help="do not limit how often a person may open tables, chat, ask for hints"
    )
    sub.add_argument(
        "--absent",
        type=amount("days"),
        default=ABSENT / DAY,
        metavar="DAYS",
        help=f"days without a visit after which a seat may be offered to somebody else (default {ABSENT / DAY:g})",
    )
    sub.add_argument(
        "--seed", default="", metavar="TEXT", help="deal by this text and the title of a table, for tests; its players are told"
    )
    sub.add_argument("--open", action="store_true", help="open the browser")
    hosting.arguments(sub)
    sub.add_argument(
        "--verbose",
        dest="log_level",
        action="store_const",
        const="info",
        help="log every request: the same as --log-level info",
    )
    sub.add_argument(
        "--drain",
        type=amount("seconds"),
        default=stopping.DRAIN,
        metavar="SECONDS",
        help=f"on SIGTERM, time for a proxy to notice that /readyz says no (default {stopping.DRAIN:g})",
    )


def amount(unit: str) -> Callable[[str], float]:
    """An argument type: a number of seconds or days, 0 or more."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        if not 0 <= number < inf:
            raise argparse.ArgumentTypeError(f"must be a number of {unit}, 0 or more, not {text!r:.30}")
        return number

    return read


def listen(host: str, port: int) -> socket.socket:
    """A socket on this port."""
    try:
        made = socket.create_server((host, port), backlog=256)
    except (OSError, OverflowError) as error:
        raise CannotServe(
            f"cannot listen on {host} port {port} ({error}): choose another address with --host and --port"
        ) from None
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)  # connections inherit it: answers leave at once
    return made


def main(args: argparse.Namespace) -> int:
    with hosting.seen(args):
        return serve(args)


def serve(args: argparse.Namespace) -> int:
    listening = listen(args.host, args.port)
    address = f"http://{'localhost' if args.host in ('127.0.0.1', '0.0.0.0') else args.host}:{listening.getsockname()[1]}/"  # noqa: S104
    app = create_app(
        args.database or default_database(),
        not args.unlimited,
        workers=0 if args.only_pages else args.workers,
        pace=args.pace,
        seed=args.seed,
        absent=args.absent * DAY,
    )
    print(f"The table is open at {address}  (Ctrl-C closes it; all games are kept)", flush=True)
    if args.open:
        threading.Timer(0.8, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        app, log_config=None, access_log=False, timeout_graceful_shutdown=stopping.FINISH, server_header=False
    )
    stopping.Server(config, app.state.stopping, args.drain).run(sockets=[listening])
    return 0
