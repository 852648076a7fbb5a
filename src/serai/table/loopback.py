"""Servers in processes of their own, and the least of HTTP to talk to them over loopback: for `bench-table` and `stress`."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import statistics
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

LINE = 1 << 24  # the longest line of an answer
KEPT = 2.0  # seconds; a server closes connections that rest for 5
DONE = (200, 201, 204, 303)


class Failed(Exception):
    """An answer that should not have come."""


class Process:
    """A command of Serai in a process of its own.  What it says on standard error is written to its log, if it has one."""

    def __init__(self, name: str, words: Sequence[str], log: Path | None = None) -> None:
        self.name, self.words, self.log = name, list(words), log
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        await self.launch()

    async def launch(self, *more: str) -> None:
        errors = None if self.log is None else self.log.open("ab")
        try:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *["-m", "serai", *self.words, *more],
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
                start_new_session=True,  # an interrupt at the terminal is ours to handle
            )
        finally:
            if errors is not None:
                errors.close()

    async def said(self) -> bytes:
        """The next line on standard output."""
        assert self.process is not None
        assert self.process.stdout is not None
        return await self.process.stdout.readline()

    def runs(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def end(self, how: signal.Signals) -> None:
        """Send a signal and wait until the process is gone."""
        if self.process is None:
            return
        with suppress(ProcessLookupError):
            self.process.send_signal(how)
        await self.process.wait()

    async def stop(self) -> None:
        await self.end(signal.SIGTERM)

    async def kill(self) -> None:
        """As a power cut would: no farewell."""
        await self.end(signal.SIGKILL)

    def memory(self) -> int | None:
        """Bytes that the process holds, where the system tells."""
        assert self.process is not None
        with suppress(OSError):
            found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.process.pid}/status").read_text("ascii"))
            return int(found[1]) * 1024 if found else None
        return None


class Server(Process):
    """`serai serve`.  It keeps its port when it is started again."""

    def __init__(self, database: str, *more: str, name: str = "server", log: Path | None = None) -> None:
        super().__init__(name, ["serve", "--pace", "0", "--drain", "0", "--unlimited", "--database", database, *more], log)
        self.database = database
        self.port = 0
        self.idle: list[tuple[Line, float]] = []  # connections that nobody uses, and since when

    async def start(self) -> None:
        await self.launch("--port", str(self.port))
        found = re.search(rb"localhost:(\d+)", await self.said())
        if found is None:
            raise Failed(f"the {self.name} did not start")
        self.port = int(found[1])
        await self.ask("GET", "/api/games")

    async def timed(self) -> float:
        """Seconds until it answers."""
        begun = time.perf_counter()
        await self.start()
        return time.perf_counter() - begun

    async def connect(self) -> Line:
        return Line(*await asyncio.open_connection("127.0.0.1", self.port, limit=LINE))

    async def ask(self, method: str, path: str, body: object = None, secret: str = "") -> Any:
        """One request on a connection of its own, as JSON."""
        line = await self.connect()
        try:
            return msgspec.json.decode((await line.ask(method, path, json_of(body), auth(secret)))[1])
        finally:
            line.close()

    async def exchange(self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None) -> Answer:
        """One request, on a connection that is kept for the next one."""
        line, since = self.idle.pop() if self.idle else (await self.connect(), time.monotonic())
        if time.monotonic() - since > KEPT:
            self.hang_up()
            line.close()
            line = await self.connect()
        try:
            answer = await line.exchange(method, path, body, headers)
        except BaseException:
            line.close()
            raise
        if answer.head.get("connection") == "close":
            line.close()
        else:
            self.idle.append((line, time.monotonic()))
        return answer

    def hang_up(self) -> None:
        """Close the connections that nobody uses."""
        while self.idle:
            self.idle.pop()[0].close()


def json_of(body: object) -> bytes:
    return b"" if body is None else msgspec.json.encode(body)


def auth(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"} if secret else {}


class Answer(NamedTuple):
    """What came back."""

    status: int
    head: dict[str, str]
    body: bytes


class Line:
    """A connection: the least of HTTP that is needed, so that little of what is measured is our own work."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def close(self) -> None:
        self.writer.close()

    async def send(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str]]:
        """A request; status and head of the answer."""
        version = "1.0" if headers and "Accept" in headers else "1.1"  # a stream without chunks
        lines = [f"{method} {path} HTTP/{version}", "Host: localhost", f"Content-Length: {len(body)}"]
        kind = {} if headers and "Content-Type" in headers else {"Content-Type": "application/json"}
        lines += [f"{name}: {value}" for name, value in {**kind, **(headers or {})}.items()]
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        return int(head[0].split()[1]), {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}

    async def exchange(self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None) -> Answer:
        """A request and its whole answer, whatever it is."""
        status, head = await self.send(method, path, body, headers)
        return Answer(status, head, await self.reader.readexactly(int(head.get("content-length", 0))))

    async def ask(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
    ) -> tuple[dict[str, str], bytes]:
        """A request that has to be granted; the head and the body of the answer."""
        status, head, text = await self.exchange(method, path, body, headers)
        if status not in DONE:
            raise Failed(f"{method} {path.partition('?')[0]} was answered with {status}")
        return head, text

    async def views(self, secret: str) -> AsyncIterator[tuple[int, bytes]]:
        """The stream of a seat or of spectators: version and view, until the server ends it."""
        status, _ = await self.send("GET", "/api/stream", headers={**auth(secret), "Accept": "text/event-stream"})
        if status not in DONE:
            raise Failed(f"GET /api/stream was answered with {status}")
        version = 0
        while text := await self.reader.readline():
            if text.startswith(b"id:"):
                version = int(text[3:])
            elif text.startswith(b"data:"):
                yield version, text[5:].strip()


def spread(times: Sequence[float]) -> dict[str, Any]:
    """Median and 99th percentile, in milliseconds."""
    ordered = sorted(times)
    if not ordered:
        return {"moves": 0, "median_ms": None, "p99_ms": None}
    return {
        "moves": len(ordered),
        "median_ms": round(statistics.median(ordered) * 1000, 2),
        "p99_ms": round(ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] * 1000, 2),
    }


def load() -> float | None:
    """How busy the machine was in the last minute: figures of a busy one say little."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
