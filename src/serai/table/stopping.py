"""How a server's streams end, and when their viewers come back."""

from __future__ import annotations

import asyncio
import random

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from serai.table.metrics import STREAMS

RETRY = (500, 2500)  # milliseconds until a browser opens its stream again: not all at the same moment


class Stopping:
    """First `begun`: /readyz says so, and everything else goes on.  Then `ending`: streams end, whatever they wait for."""

    def __init__(self) -> None:
        self.begun = self.ending = False
        self.streams: set[asyncio.Task[object]] = set()

    def end_streams(self) -> None:
        self.begun = self.ending = True
        for task in self.streams:
            task.cancel()


class Streams:
    """Stands around the server and knows its open streams.  One that has to end says when to come back."""

    def __init__(self, app: ASGIApp, stopping: Stopping) -> None:
        self.app, self.stopping = app, stopping

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        task = asyncio.current_task()
        assert task is not None

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start" and is_stream(message):
                self.stopping.streams.add(task)
                STREAMS.inc()
                if self.stopping.ending:  # it came just now
                    task.cancel()
            await send(message)

        try:
            await self.app(scope, receive, answer)
        except asyncio.CancelledError:
            if not (self.stopping.ending and task in self.stopping.streams):
                raise
            task.uncancel()
            last = f"retry: {random.randint(*RETRY)}\n\n"  # noqa: S311
            await send({"type": "http.response.body", "body": last.encode(), "more_body": False})
        finally:
            if task in self.stopping.streams:
                self.stopping.streams.remove(task)
                STREAMS.dec()


def is_stream(message: Message) -> bool:
    return str(MutableScopeHeaders.from_message(message).get("content-type", "")).startswith("text/event-stream")
