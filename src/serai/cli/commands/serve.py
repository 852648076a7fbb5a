"""serai serve"""

from __future__ import annotations

import argparse
import socket
import threading
import webbrowser

from serai.engine.errors import SeraiError


class CannotServe(SeraiError):
    """The table cannot be opened here."""


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--host", default="127.0.0.1", help="where to listen: 127.0.0.1 is this machine only, 0.0.0.0 everybody")
    sub.add_argument("--port", type=int, default=8765)
    sub.add_argument("--database", default="", metavar="URL", help="sqlite:///FILE; the default is a file in your data folder")
    sub.add_argument("--workers", type=int, default=2, help="processes in which bots think")
    sub.add_argument("--pace", type=float, default=0.7, metavar="SECONDS", help="pause between two moves of bots")
    sub.add_argument(
        "--unlimited", action="store_true", help="no limits on how often somebody may open tables, talk, ask hints"
    )
    sub.add_argument(
        "--seed", default="", metavar="TEXT", help="deal from this text and a table's title, for tests; else by chance"
    )
    sub.add_argument("--open", action="store_true", help="open the browser")
    sub.add_argument("--verbose", action="store_true", help="show every request")


def listen(host: str, port: int) -> socket.socket:
    """The port, or a sentence why not."""
    try:
        made = socket.create_server((host, port), backlog=256)
    except (OSError, OverflowError) as error:
        raise CannotServe(f"cannot listen on {host} port {port} ({error}): choose another one with --port") from None
    made.setsockopt(
        socket.IPPROTO_TCP, socket.TCP_NODELAY, True
    )  # connections inherit it: answers leave at once, not 40 ms later
    return made


def main(args: argparse.Namespace) -> int:
    import uvicorn  # noqa: PLC0415  (the other commands start without it)

    from serai.table.app import create_app  # noqa: PLC0415
    from serai.table.database import default_database  # noqa: PLC0415

    if args.workers < 1 or args.pace < 0:
        raise CannotServe("--workers has to be at least 1, and --pace not negative")
    listening = listen(args.host, args.port)
    address = f"http://{'localhost' if args.host in ('127.0.0.1', '0.0.0.0') else args.host}:{listening.getsockname()[1]}/"  # noqa: S104
    app = create_app(
        args.database or default_database(), not args.unlimited, workers=args.workers, pace=args.pace, seed=args.seed
    )
    print(f"The table is open at {address}  (Ctrl-C closes it; every game is kept)", flush=True)
    if args.open:
        threading.Timer(0.8, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        app, log_level="info" if args.verbose else "warning", timeout_graceful_shutdown=2, server_header=False
    )
    uvicorn.Server(config).run(sockets=[listening])
    return 0
