"""How the server goes: not ready, then no streams, then open requests, then status 0."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import uvicorn
from litestar.types import Message, Receive, Scope, Send

from serai.table.metrics import REGISTRY
from serai.table.serving import Server
from serai.table.stopping import RETRY, Stopping, Streams
from tests.table.conftest import Server as Process
from tests.table.test_server import opened

START: Message = {
    "type": "http.response.start",
    "status": 200,
    "headers": [(b"content-type", b"text/event-stream; charset=utf-8")],
}


async def receive() -> Any:
    raise AssertionError("nobody sends anything")


def streams() -> float:
    return REGISTRY.get_sample_value("serai_streams") or 0.0


def test_a_stream_ends_with_the_pause_after_which_to_come_back() -> None:
    async def story(stopping: Stopping) -> bytes:
        """The whole body of a stream that the server ends."""
        begun, body = asyncio.Event(), []

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await send(START)
            await send({"type": "http.response.body", "body": b"data: 1\n\n", "more_body": True})
            begun.set()
            await asyncio.Event().wait()

        async def send(message: Message) -> None:
            if message["type"] == "http.response.body":
                body.append((message["body"], message["more_body"]))

        stream = asyncio.create_task(Streams(app, stopping)({"type": "http"}, receive, send))  # type: ignore[arg-type]
        await begun.wait()
        assert streams() == before + 1
        stopping.end_streams()
        await stream
        assert [more for _, more in body] == [True, False]
        return b"".join([part for part, _ in body])

    before, pauses = streams(), set()
    for _ in range(20):
        stopping = Stopping()
        whole = asyncio.run(story(stopping)).decode()
        assert whole.startswith("data: 1\n\nretry: ")
        assert whole.endswith("\n\n")
        pauses.add(int(whole.split()[-1]))
        assert stopping.streams == set()
    assert streams() == before
    assert len(pauses) > 10  # they do not all come back at the same moment
    assert all(RETRY[0] <= pause <= RETRY[1] for pause in pauses)


def test_what_is_no_stream_finishes_and_a_visitor_who_leaves_is_nothing_special() -> None:
    async def story() -> None:
        stopping, goes_on, sent = Stopping(), asyncio.Event(), []

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await goes_on.wait()
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/html")]})

        async def send(message: Message) -> None:
            sent.append(message["type"])

        request = asyncio.create_task(Streams(app, stopping)({"type": "http"}, receive, send))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        stopping.end_streams()
        goes_on.set()
        await request
        assert sent == ["http.response.start"]
        cancelled = asyncio.create_task(Streams(app, Stopping())({"type": "http"}, receive, send))  # type: ignore[arg-type]
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled

    asyncio.run(story())


def test_sigterm_waits_for_the_proxy_and_ctrl_c_does_not() -> None:
    async def ticks(sig: int, drain: float) -> tuple[bool, bool]:
        server = Server(uvicorn.Config(lambda: None), Stopping(), drain)
        assert not await server.on_tick(1)
        server.handle_exit(sig, None)
        return server.stopping.begun, await server.on_tick(1)

    assert asyncio.run(ticks(signal.SIGTERM, 3600)) == (True, False)
    assert asyncio.run(ticks(signal.SIGTERM, 0)) == (True, True)
    assert asyncio.run(ticks(signal.SIGINT, 3600)) == (True, True)


def test_a_second_signal_does_not_wait() -> None:
    server = Server(uvicorn.Config(lambda: None), Stopping(), 3600)
    server.handle_exit(signal.SIGTERM, None)
    assert not server.should_exit
    server.handle_exit(signal.SIGTERM, None)
    assert server.should_exit
    assert server.force_exit


@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGINT])
def test_a_server_with_open_streams_ends_with_status_0(servers: Callable[..., Process], sig: signal.Signals) -> None:
    server = servers("--drain", "0", "--log-level", "info")
    with httpx.Client(base_url=server.url, timeout=30) as client:
        guests, _ = opened(client, "san-juan", 2)
        with client.stream("GET", "/api/stream", headers=guests[0].headers) as stream:
            lines = stream.iter_lines()
            assert any(line.startswith("data: ") for line in lines)
            assert server.process is not None
            server.process.send_signal(sig)
            rest = list(lines)  # it ends properly, not in the middle of a chunk
    assert [line for line in rest if line.startswith("retry: ")] == [line for line in rest if line][-1:]
    assert server.process.wait(30) == 0
    said = server.log.read_text("utf-8")
    assert '"event": "server ends"' in said
    assert "Cancel" not in said  # nothing had to be cut off
    assert "error" not in said
