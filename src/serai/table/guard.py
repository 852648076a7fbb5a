"""The guard at the door: connections that are too many, too slow or too long-winded are cut before anybody reads them.

A client has a few seconds to send the head of a request, some more for its body, and some to take the answer.  A stream of
events stays open for as long as it is read.  A request that arrives at once, as nearly all do, needs no timer."""

from __future__ import annotations

import logging
from asyncio import TimerHandle, Transport
from collections import Counter, deque
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from serai.table.addresses import NO_PROXIES, Proxies, block
from serai.table.metrics import CONNECTIONS_REFUSED
from serai.table.security import HEADERS

FAULTS = logging.getLogger("uvicorn.error.guard")  # our own: what strangers send is counted, and not worth a line each
FAULTS.setLevel(logging.ERROR)
COOKIES = 4096  # bytes of all cookies
HEAD = 16_384  # bytes of all headers
ADDRESS = 8192  # bytes of the address of a page
QUEUE = 16  # requests that wait on one connection for the answers to earlier ones


@dataclass(frozen=True)
class Rules:
    """How many connections there may be, and how long a client may take, in seconds."""

    each: int | None = 64  # of one address
    most: int = 4000  # in all
    proxies: Proxies = NO_PROXIES  # connections of theirs are counted in all alone
    head: float = 10.0
    body: float = 30.0
    idle: float = 5.0  # between two requests
    proxy_idle: float = 150.0  # the same for our own proxy: it closes first, so that no request meets a closed connection
    taking: float = 30.0  # until a client that does not read its answer is cut
    farewell: float = 2.0  # to read why it was refused


class Refused(Exception):
    """The rest of a request is not read."""


class Guard(HttpToolsProtocol):
    """One connection."""

    rules: ClassVar[Rules]
    crowd: ClassVar[Counter[str]]  # connections by address

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = FAULTS
        self.time: float | None = self.rules.head  # for what the client has to send now; None: it is the server's turn
        self.moved = False  # `time` is new, and does not run yet
        self.timer: TimerHandle | None = None  # until the client must have sent
        self.taker: TimerHandle | None = None  # until the client must have read
        self.silent = True  # nothing was received yet
        self.in_head, self.received = True, 0  # bytes of a head that is not complete
        self.mixed = False  # the end of another request came together with it
        self.refused = False
        self.problem = (400, "This is not a valid HTTP request.")
        self.address = ""  # that this connection counts for
        self.open: deque[RequestResponseCycle] = deque()  # requests that are not answered completely

    # ---- Connections -------------------------------------------------------------------------------

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        rules, peer = self.rules, self.client[0] if self.client else ""
        proxy = peer in rules.proxies
        self.timeout_keep_alive = rules.proxy_idle if proxy else rules.idle  # type: ignore[assignment]
        self.address = "" if proxy else block(peer)
        self.crowd[self.address] += 1
        if len(self.connections) > rules.most:
            self.turn_away(503, "The server is full. Try again in a minute.")
        elif self.address and rules.each is not None and self.crowd[self.address] > rules.each:
            self.turn_away(429, f"There are more than {rules.each} connections from your address. Close some of them.")
        else:
            self.set_timer()

    def turn_away(self, status: int, sentence: str) -> None:
        """A connection too many is closed at once: waiting until the client has read why would keep it open."""
        self.refused = True
        CONNECTIONS_REFUSED.labels(status).inc()
        self.transport.write(answer(status, sentence))
        self.transport.close()
        self.wait_for_taker()

    def connection_lost(self, exc: Exception | None) -> None:
        self.forsake()
        self.stop_timers()
        self.crowd[self.address] -= 1
        if not self.crowd[self.address]:
            del self.crowd[self.address]
        super().connection_lost(exc)

    def forsake(self) -> None:
        """Nobody waits for these answers any more.  Uvicorn tells it to the last request alone: a stream with another request
        behind it would go on for ever."""
        for cycle in self.open:
            cycle.disconnected = True
            cycle.message_event.set()
        self.open.clear()
        self.pipeline.clear()

    # ---- Time --------------------------------------------------------------------------------------

    def allow(self, seconds: float | None) -> None:
        self.time, self.moved = seconds, True

    def set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if self.time is None else self.loop.call_later(self.time, self.cut)
        self.moved = False

    def stop_timers(self) -> None:
        for timer in (self.timer, self.taker):
            if timer is not None:
                timer.cancel()
        self.timer = self.taker = None

    def cut(self) -> None:
        if self.silent:
            self.drop()
        else:
            self.refuse(408, "The request took too long. Send all of it at once.")

    def drop(self) -> None:
        CONNECTIONS_REFUSED.labels("none").inc()
        self.transport.abort()

    def wait_for_taker(self) -> None:
        if self.taker is None:
            self.taker = self.loop.call_later(self.rules.taking, self.drop)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait_for_taker()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.taker is not None and not self.transport.is_closing():
            self.taker.cancel()
            self.taker = None

    def on_response_complete(self) -> None:
        if self.open:
            self.open.popleft()
        super().on_response_complete()
        if self.transport.is_closing():
            self.wait_for_taker()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.wait_for_taker()

    # ---- Requests ----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        self.silent = self.mixed = False
        super().data_received(data)
        if self.refused:
            return
        if self.time is None and not self.open:  # empty lines between two requests, or the rest of one that was answered
            self.in_head = True
            self.allow(self.rules.head)
        if self.in_head and not self.mixed:
            self.received += len(data)
            if self.received > HEAD + ADDRESS:
                self.refuse(431, too_long("headers of this request are", HEAD))
                return
        if self.moved:
            self.set_timer()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.received = True, 0
        self.allow(self.rules.head)

    def on_headers_complete(self) -> None:
        size = cookies = 0
        for name, value in self.headers:
            size += len(name) + len(value) + 4
            if name == b"cookie":
                cookies += len(value)
        if len(self.url) > ADDRESS:
            self.problem = (414, too_long("address of this page is", ADDRESS))
        elif cookies > COOKIES:
            self.problem = (431, "The cookies are too long: delete those that your browser keeps for this site.")
        elif size > HEAD:
            self.problem = (431, too_long("headers of this request are", HEAD))
        elif len(self.pipeline) >= QUEUE:
            self.problem = (429, f"More than {QUEUE} requests were sent at once. Wait for the answers.")
        else:
            super().on_headers_complete()
            self.open.append(self.cycle)
            self.in_head = False
            self.allow(self.rules.body)
            return
        raise Refused  # the parser stops, and `send_400_response` answers

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.mixed = True
        self.allow(None)

    def send_400_response(self, msg: str) -> None:
        self.refuse(*self.problem)

    def refuse(self, status: int, sentence: str) -> None:
        """Say why, and close as soon as it was read: a connection that is closed before may lose what was said."""
        waiting = list(self.open)
        self.refused = True
        self.forsake()
        self.stop_timers()
        if any([cycle.response_started or not cycle.more_body for cycle in waiting]):
            self.drop()  # other answers are due first
            return
        CONNECTIONS_REFUSED.labels(status).inc()
        self.transport.write(answer(status, sentence))
        self.transport.write_eof()
        self.taker = self.loop.call_later(self.rules.farewell, self.transport.abort)


def too_long(what: str, most: int) -> str:
    return f"The {what} too long: send at most {most:,} bytes."


def answer(status: int, sentence: str) -> bytes:
    """A whole answer of one sentence, with the headers that every answer has."""
    body = f"{sentence}\n".encode()
    headers = HEADERS | {"Content-Type": "text/plain; charset=utf-8", "Content-Length": str(len(body)), "Connection": "close"}
    if status in (429, 503):
        headers["Retry-After"] = "60"
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *[f"{name}: {value}" for name, value in headers.items()]]
    return "\r\n".join([*lines, "", ""]).encode() + body


def guarded(rules: Rules) -> type[Guard]:
    """The protocol of one server."""
    return type("Guarded", (Guard,), {"rules": rules, "crowd": Counter()})
