"""The entrance: every request comes in here and every answer goes out, also where there is no page."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any
from urllib.parse import unquote_to_bytes

from litestar import Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from serai.table.addresses import Proxies, answers_to, host_name
from serai.table.forms import unreadable
from serai.table.room import Stuck
from serai.table.security import HEADERS, Request

DRESS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
SCHEMES = ("http", "https")


class Entrance:
    """Finds out where a request comes from and whether it was meant for this server; `refuse` makes an answer of a refusal."""

    def __init__(
        self, app: ASGIApp, names: Collection[str], proxies: Proxies, refuse: Callable[[Request, Stuck], Response[Any]]
    ) -> None:
        self.app, self.proxies, self.refuse = app, proxies, refuse
        self.names = {name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *[header for header in DRESS if header[0] not in given]]
            await send(message)

        self.see_through_proxies(scope)
        app = self.app
        if problem := self.problem(scope):
            request: Request = Request(scope, receive, send)
            app = self.refuse(request, problem).to_asgi_response(app=None, request=request)
        try:
            await app(scope, receive, dressed)
        finally:
            if leave := scope["state"].get("leave"):  # a stream that was counted
                leave()

    def see_through_proxies(self, scope: Scope) -> None:
        """Only our own proxies are believed when they name somebody else."""
        if self.proxies.sent(scope):
            peer = scope["client"][0] if scope["client"] else ""
            scope["client"] = (self.proxies.origin(peer, named(scope, b"x-forwarded-for")), 0)
            scheme = ",".join(named(scope, b"x-forwarded-proto")).rpartition(",")[2].strip()
            if scheme in SCHEMES:
                scope["scheme"] = scheme

    def problem(self, scope: Scope) -> Stuck | None:
        """Why a request is answered by nobody."""
        hosts = named(scope, b"host")
        name = host_name(hosts[0]) if len(hosts) == 1 else None
        if name is None:
            return Stuck("error-bad-host", "The request does not say which server it is for: it needs one sound Host header.")
        if not answers_to(self.names, name):
            return Stuck(
                "error-host", f"This server does not answer to the name {name[:80]}: its host has to allow it with --name."
            )
        return unreadable() if garbled(scope["raw_path"] + b"?" + scope["query_string"]) else None


def named(scope: Scope, name: bytes) -> list[str]:
    """The headers of this name."""
    return [value.decode("latin-1") for header, value in scope["headers"] if header == name]


def garbled(address: bytes) -> bool:
    """An address that is not text in UTF-8."""
    if b"%" not in address:
        return False
    try:
        return "\0" in unquote_to_bytes(address).decode()
    except UnicodeDecodeError:
        return True
