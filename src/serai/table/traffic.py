"""Every request gets an id, a line in the log and a measurement."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from serai.table.metrics import REQUEST_SECONDS
from serai.table.server_log import LOG, bind

HEADER = "X-Request-ID"
SOUND = re.compile(r"[\w.-]{8,64}", re.ASCII)  # an id that a proxy may have made
TABLE = re.compile(r"[0-9a-f]{16}")  # the id of a table; anything else in its place may be a secret
SLOW = 1.0  # seconds until an answer begins
QUIET = {"/healthz", "/readyz", "/static/{name}"}  # asked all the time


def request_id(scope: Scope) -> str:
    """The id of a request, as the log and the answer name it."""
    return str(scope["state"]["request_id"])


class Traffic:
    """Stands around the whole server, so that requests for pages that do not exist are seen too.  `trusted` says whether a
    request comes from a proxy of ours: only then the id is its own."""

    def __init__(self, app: ASGIApp, trusted: Callable[[Scope], bool]) -> None:
        self.app, self.trusted = app, trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        name = self.proposed(scope) or secrets.token_hex(8)
        scope["state"]["request_id"] = name
        bind(request=name)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableScopeHeaders.from_message(message)[HEADER] = name
                seen(scope, message["status"], time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, answer)

    def proposed(self, scope: Scope) -> str:
        given = dict(scope["headers"]).get(HEADER.lower().encode(), b"").decode("latin-1")
        return given if SOUND.fullmatch(given) and self.trusted(scope) else ""


def seen(scope: Scope, status: int, seconds: float) -> None:
    """The path is logged as a template: what stands in its place may be a secret."""
    path = scope.get("path_template") or "unknown"
    REQUEST_SECONDS.labels(path, status).observe(seconds)
    write = LOG.warning if seconds > SLOW else LOG.debug if path in QUIET else LOG.info
    event = "slow request" if seconds > SLOW else "request"
    write(event, method=scope.get("method"), path=path, status=status, ms=round(1000 * seconds, 1))


def at_table(app: ASGIApp) -> ASGIApp:
    """Every line of a request for a table names the table."""

    async def named(scope: Scope, receive: Receive, send: Send) -> None:
        table = str(scope["path_params"].get("table_id", ""))
        if TABLE.fullmatch(table):
            bind(table=table)
        await app(scope, receive, send)

    return named
