"""serai serve"""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from serai.cli import hosting, notices, retention
from serai.cli.arguments import add_database, add_pace, amount, whole_number
from serai.engine.errors import SeraiError
from serai.page.built import built
from serai.table import serving
from serai.table.addresses import NO_PROXIES, Proxies, host_name
from serai.table.app import create_app
from serai.table.database import default_database
from serai.table.guard import Rules, guarded
from serai.table.house import PACE
from serai.table.lobby import ABSENT

DAY = 24 * 3600.0  # seconds
LAST_PORT = 65535
SPARE_FILES = 256  # for everything that is not a connection
LOOPBACK = ("127.0.0.1", "localhost", "::1")  # who listens there is found at its own address


class CannotServe(SeraiError):
    """The table cannot be opened on this address."""


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--host",
        default="127.0.0.1",
        help="address to listen on: 127.0.0.1 for this machine only (default), 0.0.0.0 or :: for everybody",
    )
    sub.add_argument(
        "--port", type=whole_number(0), default=8765, metavar="N", help="port to listen on (default 8765; 0 picks a free one)"
    )
    sub.add_argument(
        "--name",
        type=name,
        action="append",
        default=[],
        help="a name under which browsers find the server, such as serai.example.org; repeat it for several. Without it the"
        " server answers to localhost and to addresses only",
    )
    sub.add_argument(
        "--trusted-proxy",
        type=proxies,
        default=NO_PROXIES,
        metavar="NETWORK,...",
        help="addresses or networks of your own proxy, such as 10.0.0.0/8: only there X-Forwarded-For is believed",
    )
    add_database(sub, "a file in your data folder")
    sub.add_argument("--workers", type=whole_number(1), default=2, metavar="N", help="bots that think at once (default 2)")
    sub.add_argument(
        "--only-pages",
        action="store_true",
        help="leave bots, clocks, notices and expiry to 'serai bots' and 'serai post' (PostgreSQL)",
    )
    add_pace(sub, PACE)
    sub.add_argument(
        "--unlimited",
        action="store_true",
        help="do not limit what comes from one address: connections, streams, how often tables are opened and hints asked for",
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
    notices.arguments(sub)
    retention.arguments(sub)
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
        default=serving.DRAIN,
        metavar="SECONDS",
        help=f"on SIGTERM, time for a proxy to notice that /readyz says no (default {serving.DRAIN:g})",
    )


def name(text: str) -> str:
    """An argument type: the name of a server."""
    if host_name(text) != text.lower().rstrip("."):
        raise argparse.ArgumentTypeError(f"must be a name without port or path, as serai.example.org, not {text!r:.60}")
    return text


def proxies(text: str) -> Proxies:
    """An argument type: addresses and networks."""
    try:
        return Proxies.read(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"must be addresses or networks, as 127.0.0.1,10.0.0.0/8: {error}") from None


def listen(host: str, port: int) -> socket.socket:
    """A socket on this port; `::` listens for IPv4 too."""
    try:
        if not host.strip():
            raise OSError("no address was given")
        if port > LAST_PORT:
            raise OSError(f"the last port is {LAST_PORT}")
        family = min([found[0] for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)])  # IPv4 before IPv6
        both = host == "::" and socket.has_dualstack_ipv6()
        made = socket.create_server((host, port), family=family, backlog=256, dualstack_ipv6=both)
    except (OSError, ValueError) as error:
        raise CannotServe(
            f"cannot listen on {host!r:.100} port {port} ({error}): choose another address with --host and --port"
        ) from None
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)  # connections inherit it: answers leave at once
    return made


def address_of(host: str, port: int) -> str:
    """What people type to come here."""
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else f"[{host}]" if ":" in host else host  # noqa: S104
    return f"http://{shown}:{port}/"


def room_for_connections() -> int:
    """How many connections fit: each is an open file, and databases, bots and logs need some too."""
    if sys.platform == "win32":
        return Rules.most
    import resource  # noqa: PLC0415  (not there on Windows)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = Rules.most + SPARE_FILES
    files = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= files:
        return files - min(SPARE_FILES, files // 2)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    except (ValueError, OSError):  # a system may allow less than it says
        files = soft
    return files - min(SPARE_FILES, files // 2)


def main(args: argparse.Namespace) -> int:
    with hosting.seen(args):
        return serve(args)


def serve(args: argparse.Namespace) -> int:
    host = args.host.strip("[]")
    listening = listen(host, args.port)
    address = address_of(host, listening.getsockname()[1])
    app = create_app(
        args.database or default_database(),
        not args.unlimited,
        names=[*args.name, host],
        proxies=args.trusted_proxy,
        notices=None if args.only_pages else notices.settings(args, address.rstrip("/") if host in LOOPBACK else ""),
        keeping=None if args.only_pages else retention.keeping(args),
        page=built(),
        workers=0 if args.only_pages else args.workers,
        pace=args.pace,
        seed=args.seed,
        absent=args.absent * DAY,
    )
    config = uvicorn.Config(
        app,
        http=guarded(Rules(None if args.unlimited else Rules.each, room_for_connections(), args.trusted_proxy)),
        ws="none",
        lifespan="off",  # `keep_open` opens and closes the house
        proxy_headers=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=serving.FINISH,
        server_header=False,
    )

    def ready() -> None:
        print(f"The table is open at {address}  (Ctrl-C closes it; all games are kept)", flush=True)
        if args.open:
            threading.Timer(0.8, webbrowser.open, [address]).start()

    server = serving.Server(config, app.state.stopping, args.drain)
    with listening, asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(keep_open(app, server, listening, ready))
    return 0


async def keep_open(app: Litestar, server: uvicorn.Server, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Open the database before the table, so that one that cannot be opened is told in a sentence, and close it last."""
    with server.capture_signals():
        try:
            async with app.lifespan():
                ready()
                await server.serve(sockets=[listening])
        except ExceptionGroup as group:  # Litestar keeps tasks of its own around it
            raise group.exceptions[0] from None
