"""The host of the page: the table's own server, asked by a script instead of a socket.

It runs in a Web Worker (`static/host.js`), where there are no threads: what the server hands to one is done on the spot.  The
database is a file in memory, which the script keeps in the browser's storage; bots think in a second worker."""

from __future__ import annotations

import asyncio
import gc
import re
import sqlite3
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar
from urllib.parse import unquote

import msgspec
import sqlalchemy as sa
from litestar import Litestar
from sqlalchemy.engine import Connection

from serai.table import store
from serai.table.app import create_app
from serai.table.database import BadDatabase, Sqlite, Unavailable, Work, migrate
from serai.table.schema import FACTS
from serai.table.worker import Worker

T = TypeVar("T")
Headers = Sequence[tuple[str, str]]
COOKIES = "page-cookies"  # the fact that holds them: a browser keeps none for what a service worker answers
ADDRESS = re.compile(r'(\s(?:href|src|action|formaction|data-[\w-]+)=")/(?!/)')
UNSENT = {"content-length", "set-cookie"}  # headers that are of no use to the page


class Script(Protocol):
    """What the worker's script does for the host."""

    def keep(self) -> Awaitable[None]:
        """Everything that the database's file holds now outlives the page; if that cannot be, the script says so to people."""

    def think(self, job: str) -> Awaitable[str]:
        """What a bot answers."""

    def forget_thought(self) -> None:
        """A bot takes too long: the next one begins anew."""


class Reply(Protocol):
    """Where an answer goes."""

    @property
    def gone(self) -> Awaitable[None]:
        """Until nobody waits for it any more."""

    def begin(self, status: int, headers: Headers) -> None: ...

    def more(self, part: bytes) -> None: ...

    def end(self) -> None: ...


class Kept(Sqlite):
    """A database in memory, kept by the script."""

    journal = "MEMORY"

    def __init__(self, file: str, script: Script) -> None:
        super().__init__(sa.make_url(f"sqlite:///{file}"))
        self.script = script

    async def open(self, serving: bool = False) -> None:
        """Games of an older version are brought up to this one.  What cannot be read stays in the browser as it is."""
        async with self.released_on_failure():
            try:
                await self.write(migrate)
            except (Unavailable, sqlite3.Error) as error:
                raise BadDatabase(f"The games cannot be opened ({error}).") from None

    async def write(self, work: Work[T]) -> T:
        done = await super().write(work)
        await self.script.keep()
        return done


class Thinker(Worker):
    """The second Web Worker."""

    def __init__(self, script: Script) -> None:
        super().__init__()
        self.script = script

    async def exchange(self, line: bytes) -> bytes:
        return (await self.script.think(line.decode())).encode()

    async def stop(self) -> None:
        self.script.forget_thought()


class Host:
    """Answers what the pages ask for.  They lie under `root`, wherever that is; the server knows nothing of it."""

    def __init__(self, app: Litestar, database: Kept, root: str, languages: str) -> None:
        self.app, self.database, self.root, self.languages = app, database, root, languages
        self.cookies: dict[str, str] = {}
        self.begun = asyncio.Event()
        self.life = asyncio.create_task(self.live())

    async def live(self) -> None:
        """As long as the page."""
        async with self.app.lifespan():
            self.begun.set()
            await asyncio.Event().wait()

    async def open(self) -> None:
        begun = asyncio.create_task(self.begun.wait())
        await asyncio.wait([self.life, begun], return_when=asyncio.FIRST_COMPLETED)
        if self.life.done():
            await self.life  # which says why
        made = await self.database.write(partial(store.fact, name=COOKIES, make=lambda: "{}"))
        self.cookies = msgspec.json.decode(made, type=dict[str, str])

    async def ask(self, method: str, address: str, headers: Headers, body: bytes | memoryview, reply: Reply) -> None:
        """One request.  The address has no root: `/t/TABLE?seat=0`."""
        path, _, query = address.partition("?")
        sent = [*headers, ("host", "localhost"), ("accept-language", self.languages), ("sec-fetch-site", "same-origin")]
        sent.append(("cookie", "; ".join(f"{name}={value}" for name, value in self.cookies.items())))
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode("latin-1", "replace")) for name, value in sent],
            "client": None,
            "server": None,
            "state": {},
            "extensions": {},
        }
        asked = asyncio.Event()
        page = False

        async def receive() -> Any:
            if asked.is_set():
                await reply.gone
                return {"type": "http.disconnect"}
            asked.set()
            return {"type": "http.request", "body": bytes(body), "more_body": False}

        async def send(message: Any) -> None:
            nonlocal page
            if message["type"] == "http.response.start":
                answered = [(name.decode().lower(), value.decode("latin-1")) for name, value in message["headers"]]
                page = dict(answered).get("content-type", "").startswith("text/html")
                await self.remember([value for name, value in answered if name == "set-cookie"])
                reply.begin(message["status"], [self.moved(*one) for one in answered if one[0] not in UNSENT])
                return
            part = message.get("body", b"")
            if part:
                reply.more(rebased(part.decode(), self.root).encode() if page else part)
            if not message.get("more_body"):
                reply.end()

        await self.app(scope, receive, send)

    def moved(self, name: str, value: str) -> tuple[str, str]:
        """A header as it has to be under the root, where pages lie in a frame of ours."""
        if name == "location":
            return name, f"{self.root}{value}"
        if name == "content-security-policy":
            return name, value.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
        return name, value

    async def remember(self, cookies: Sequence[str]) -> None:
        """What the server gives to the browser."""
        given = dict(cookie.partition(";")[0].split("=", 1) for cookie in cookies)
        if given:
            self.cookies |= given
            await self.database.write(partial(keep_cookies, cookies=self.cookies))


def rebased(html: str, root: str) -> str:
    """A page whose addresses lie under a root."""
    return ADDRESS.sub(rf"\g<1>{root}/", html)


def keep_cookies(connection: Connection, cookies: dict[str, str]) -> None:
    store.upsert(connection, FACTS, {"name": COOKIES, "value": msgspec.json.encode(cookies).decode()})


async def start(file: str, home: str, root: str, languages: str, script: Script) -> Host:
    """The server with the database in this file.  `home`: the address of the page.  `languages`: those of the reader, as a
    browser names them to a server."""
    database = Kept(file, script)
    await database.open()  # before the server does: games that cannot be read are a matter of their own
    app = create_app(database, limited=False, workers=1, worker=partial(Thinker, script), alone=True, home=home)
    host = Host(app, database, root, languages)
    await host.open()
    gc.freeze()  # what is loaded by now stays: without it garbage is soon looked for, and the memory does not grow
    return host
