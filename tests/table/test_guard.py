"""The guard at the door: who is slow, sends too much or takes every seat is cut, and nobody else notices."""

from __future__ import annotations

import asyncio
import socket
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
import uvloop
from uvicorn.server import ServerState

from serai.table.addresses import Proxies
from serai.table.guard import ADDRESS, COOKIES, HEAD, QUEUE, Guard, Rules, guarded
from serai.table.metrics import CONNECTIONS_REFUSED
from serai.table.security import HEADERS

PATIENCE = 60  # seconds for what comes at once on a machine that has time
SOON = 0.05
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n"


class App:
    """Answers with the length of what it was sent.  /stream never ends, /large is more than any buffer holds."""

    def __init__(self) -> None:
        self.streaming, self.ended = asyncio.Event(), asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await {"/stream": self.stream, "/large": self.large}.get(scope["path"], self.echo)(receive, send)

    async def echo(self, receive: Any, send: Any) -> None:
        body, more = b"", True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                self.ended.set()
                return
            body, more = body + message["body"], message["more_body"]
        said = str(len(body)).encode()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(said))]})
        await send({"type": "http.response.body", "body": said})

    async def stream(self, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"begins", "more_body": True})
        self.streaming.set()
        while (await receive())["type"] != "http.disconnect":
            pass
        self.ended.set()

    async def large(self, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(200):
            await send({"type": "http.response.body", "body": bytes(1_000_000), "more_body": True})
        self.ended.set()


class Door:
    """A server with a guard, on loopback."""

    def __init__(self, app: App, protocol: type[Guard], port: int) -> None:
        self.app, self.protocol, self.port = app, protocol, port
        self.writers: list[StreamWriter] = []

    async def connect(self) -> tuple[StreamReader, StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers.append(writer)
        return reader, writer

    async def said(self, sent: bytes) -> bytes:
        """All that a client hears that sends this, and then nothing more, until the server closes the connection."""
        reader, writer = await self.connect()
        writer.write(sent)
        return await to_the_end(reader)


async def to_the_end(reader: StreamReader) -> bytes:
    heard = b""
    try:
        while part := await reader.read(65536):
            heard += part
    except ConnectionResetError:
        pass
    return heard


@asynccontextmanager
async def opened(rules: Rules) -> AsyncIterator[Door]:
    app, protocol = App(), guarded(rules)
    config = uvicorn.Config(app, http=protocol, ws="none", lifespan="off", log_config=None)
    state = ServerState()
    listening = socket.create_server(("127.0.0.1", 0))
    server = await asyncio.get_running_loop().create_server(
        lambda: protocol(config=config, server_state=state, app_state={}), sock=listening
    )
    door = Door(app, protocol, listening.getsockname()[1])
    try:
        yield door
    finally:
        for writer in door.writers:
            writer.close()
        server.close()
        for connection in list(state.connections):
            connection.transport.abort()
        for task in list(state.tasks):
            task.cancel()
        await asyncio.gather(*state.tasks, return_exceptions=True)


def at(rules: Rules, act: Callable[[Door], Coroutine[Any, Any, None]]) -> None:
    """On both loops that a server may have: they close connections in their own ways."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), opened(rules) as door:
            await act(door)

    for factory in (asyncio.new_event_loop, uvloop.new_event_loop):
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(run())


def status(answer: bytes) -> int:
    """Of a whole answer; each has the headers that every answer has."""
    head, _, body = answer.partition(b"\r\n\r\n")
    for name, value in HEADERS.items():
        assert f"{name}: {value}".encode() in head
    assert body.strip().endswith(b".")
    return int(head.split()[1])


# ---- Slow clients ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", 0),
        (b"GET / HT", 408),
        (b"GET / HTTP/1.1\r\nHost: local", 408),
        (b"\r\n\r\n", 408),
        (POST + b"12", 408),
        (POST.replace(b"Content-Length: 4", b"Transfer-Encoding: chunked") + b"2\r\n12\r\n", 408),
    ],
)
def test_half_a_request_is_not_waited_for(sent: bytes, answer: int) -> None:
    async def act(door: Door) -> None:
        heard = await door.said(sent)
        assert (status(heard) if heard else 0) == answer
        assert answer == 0 or b"took too long" in heard

    counted = CONNECTIONS_REFUSED.labels(answer or "none")
    before = counted._value.get()
    at(Rules(head=SOON, body=SOON), act)
    assert counted._value.get() == before + 2


def test_a_handler_that_waits_for_a_slow_body_is_told_that_nobody_is_there() -> None:
    async def act(door: Door) -> None:
        await door.said(POST + b"12")
        await door.app.ended.wait()

    at(Rules(body=SOON), act)


def test_after_an_answer_a_connection_is_kept_for_a_while_and_empty_lines_do_not_keep_it() -> None:
    async def act(door: Door) -> None:
        assert (await door.said(GET)).endswith(b"\r\n\r\n0")
        reader, writer = await door.connect()
        writer.write(GET)
        await reader.readuntil(b"\r\n\r\n0")
        writer.write(b"\r\n")
        assert status(await to_the_end(reader)) == 408

    at(Rules(idle=SOON, head=SOON), act)


def test_a_client_that_does_not_read_is_cut() -> None:
    async def act(door: Door) -> None:
        _, writer = await door.connect()
        writer.write(GET.replace(b"/ ", b"/large "))
        await door.app.ended.wait()

    at(Rules(taking=SOON), act)


class Clock:
    """A loop whose time stands still: timers are only written down."""

    def __init__(self) -> None:
        self.timers: list[tuple[float, asyncio.TimerHandle]] = []

    def call_later(self, seconds: float, call: Callable[..., None], *args: Any) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(seconds, call, args, asyncio.get_running_loop())
        self.timers.append((seconds, handle))
        return handle

    def create_task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(work)

    def running(self) -> list[float]:
        return [seconds for seconds, handle in self.timers if not handle.cancelled()]


class Line(asyncio.Transport):
    """A connection that goes nowhere."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 1), "sockname": ("192.0.2.2", 2)})
        self.written, self.closed = b"", False

    def write(self, data: Any) -> None:
        self.written += data

    def write_eof(self) -> None:
        self.closed = True

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def by_hand(act: Callable[[Clock, Line, Guard], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        clock, line, protocol = Clock(), Line(), guarded(Rules(head=10, body=30, idle=5, taking=20))
        config = uvicorn.Config(App(), http=protocol, ws="none", lifespan="off", log_config=None)
        guard = protocol(config=config, server_state=ServerState(), app_state={}, _loop=clock)
        guard.connection_made(line)
        async with asyncio.timeout(PATIENCE):
            await act(clock, line, guard)
            guard.connection_lost(None)
            assert clock.running() == []
            await asyncio.gather(*guard.tasks)

    asyncio.run(run())


def test_a_byte_now_and_then_does_not_give_more_time() -> None:
    async def act(clock: Clock, line: Line, guard: Guard) -> None:
        for byte in POST + b"123":
            guard.data_received(bytes([byte]))
        assert [seconds for seconds, _ in clock.timers] == [10, 10, 30]  # for the connection, the head, the body
        assert clock.running() == [30]
        guard.data_received(b"4")
        assert clock.running() == []

    by_hand(act)


def test_a_request_that_comes_at_once_needs_no_timer() -> None:
    async def act(clock: Clock, line: Line, guard: Guard) -> None:
        for _ in range(3):
            guard.data_received(POST + b"1234")
            await asyncio.gather(*guard.tasks)
        assert [seconds for seconds, _ in clock.timers] == [10, 5, 5, 5]  # the connection; uvicorn's own between two requests
        assert clock.running() == [5]
        assert line.written.count(b"200 OK") == 3

    by_hand(act)


def test_a_stream_may_be_quiet_for_ever_but_has_to_be_read() -> None:
    async def act(clock: Clock, line: Line, guard: Guard) -> None:
        guard.data_received(GET.replace(b"/ ", b"/stream "))
        while b"begins" not in line.written:
            await asyncio.sleep(0)
        assert clock.running() == []
        guard.pause_writing()
        assert clock.running() == [20]
        guard.resume_writing()
        assert clock.running() == []

    by_hand(act)


# ---- Long-winded clients -----------------------------------------------------------------------


def with_headers(*headers: bytes) -> bytes:
    return GET[:-2] + b"".join([header + b"\r\n" for header in headers]) + b"\r\n"


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (with_headers(b"Cookie: serai=" + b"\\" * COOKIES), 431),
        (with_headers(*[b"Cookie: a=" + b"x" * 1000] * 5), 431),
        (with_headers(b"Cookie: serai=" + b"\\" * 3_000_000), 431),
        (with_headers(*[b"X-%d: y" % n for n in range(HEAD // 10)]), 431),
        (GET[:-2] + b"X: " + b"y" * 100_000, 431),  # and no end of it
        (GET.replace(b"/ ", b"/" + b"x" * ADDRESS + b" "), 414),
        (b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400),
        (GET.replace(b"/ ", b"/\xff "), 400),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n", 400),
        (b"CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n", 400),
    ],
)
def test_what_is_too_long_or_not_a_request_is_refused_before_it_is_read(sent: bytes, answer: int) -> None:
    async def act(door: Door) -> None:
        reader, writer = await door.connect()
        half = len(sent) // 2
        for part in (sent[:half], sent[half:]):
            writer.write(part)
            await writer.drain()
        writer.write_eof()
        assert status(await to_the_end(reader)) == answer

    at(Rules(), act)


def test_what_is_just_short_enough_is_answered() -> None:
    async def act(door: Door) -> None:
        sent = with_headers(b"Cookie: " + b"x" * COOKIES, b"X: " + b"y" * (HEAD - COOKIES - 100), b"Connection: close")
        assert (await door.said(sent)).endswith(b"\r\n\r\n0")

    at(Rules(), act)


def test_a_wish_for_another_protocol_is_answered_in_http() -> None:
    async def act(door: Door) -> None:
        assert (await door.said(with_headers(b"Connection: Upgrade", b"Upgrade: websocket"))).endswith(b"\r\n\r\n0")

    at(Rules(idle=SOON), act)


# ---- Many at once ------------------------------------------------------------------------------


def test_too_many_connections_of_one_address_are_turned_away() -> None:
    async def act(door: Door) -> None:
        _, first = await door.connect()
        await door.connect()
        third, _ = await door.connect()
        heard = await to_the_end(third)
        assert status(heard) == 429
        assert b"Retry-After: 60" in heard
        first.close()
        while door.protocol.crowd["127.0.0.1"] > 1:
            await asyncio.sleep(0)
        assert (await door.said(with_headers(b"Connection: close"))).endswith(b"\r\n\r\n0")

    at(Rules(each=2), act)


@pytest.mark.parametrize("rules", [Rules(each=None), Rules(each=1, proxies=Proxies.read("127.0.0.0/8"))])
def test_our_own_proxy_may_open_as_many_as_it_needs(rules: Rules) -> None:
    async def act(door: Door) -> None:
        for _ in range(3):
            await door.connect()
        assert (await door.said(with_headers(b"Connection: close"))).endswith(b"\r\n\r\n0")

    at(rules, act)


def test_a_full_server_says_so() -> None:
    async def act(door: Door) -> None:
        await door.connect()
        second, _ = await door.connect()
        heard = await to_the_end(second)
        assert status(heard) == 503
        assert b"Retry-After: 60" in heard

    at(Rules(most=1), act)


def test_requests_that_are_sent_together_are_answered_in_their_order() -> None:
    async def act(door: Door) -> None:
        heard = await door.said(POST + b"1234" + GET + POST + b"1234" + with_headers(b"Connection: close"))
        assert [part.rpartition(b"\r\n\r\n")[2] for part in heard.split(b"HTTP/1.1 200 OK")[1:]] == [b"4", b"0", b"4", b"0"]

    at(Rules(), act)


def test_a_queue_of_requests_has_an_end() -> None:
    async def act(door: Door) -> None:
        await door.said(GET.replace(b"/ ", b"/stream ") + GET * (QUEUE + 2))
        await door.app.ended.wait()

    at(Rules(), act)


def test_a_stream_with_a_request_behind_it_ends_with_its_client() -> None:
    async def act(clock: Clock, line: Line, guard: Guard) -> None:
        guard.data_received(GET.replace(b"/ ", b"/stream ") + GET)
        while b"begins" not in line.written:
            await asyncio.sleep(0)

    by_hand(act)  # which hangs up and waits for all that was begun
