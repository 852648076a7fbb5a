"""The other side of notices, on this machine: a mail server, and a web server that plays a push service or a webhook."""

from __future__ import annotations

import asyncio
import email
import email.policy
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from email.message import EmailMessage
from typing import NamedTuple

from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from http_ece import decrypt

from serai.table.channels.push import as_text


class Call(NamedTuple):
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class Site:
    """A web server that keeps what it was sent and answers as it is told, first things first; then with 201."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.answers: list[Callable[[web.Request], Awaitable[web.StreamResponse]]] = []
        self.url = ""

    def answer(self, status: int, **headers: str) -> None:
        async def plain(_: web.Request) -> web.StreamResponse:
            return web.Response(status=status, headers={name.replace("_", "-"): value for name, value in headers.items()})

        self.answers.append(plain)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        self.calls.append(Call(request.path_qs, dict(request.headers), await request.read()))
        return await self.answers.pop(0)(request) if self.answers else web.Response(status=201)


@asynccontextmanager
async def website() -> AsyncIterator[Site]:
    site, app = Site(), web.Application()
    app.router.add_route("*", "/{path:.*}", site.handle)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    site.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield site
    finally:
        await runner.cleanup()


class Browser:
    """The keys of a browser that has subscribed to web push."""

    def __init__(self, endpoint: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        numbers = self.private.public_key().public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        self.subscription = {
            "endpoint": endpoint,
            "expirationTime": None,
            "keys": {"p256dh": as_text(point), "auth": as_text(self.auth)},
        }

    def read(self, body: bytes) -> bytes:
        """What the service worker is given."""
        found: bytes = decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        return found


class Mailbox:
    """A mail server without encryption."""

    def __init__(self) -> None:
        self.port = 0
        self.mails: list[EmailMessage] = []
        self.to: list[str] = []
        self.talks: list[asyncio.Task[None] | None] = []
        self.refuse = ""  # what it answers to the next recipients, such as "550 5.1.1 unknown"

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.talks.append(asyncio.current_task())
        with suppress(ConnectionError):
            await self.converse(reader, writer)
            writer.close()
            await writer.wait_closed()

    async def converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(text: str) -> None:
            writer.write(f"{text}\r\n".encode())

        say("220 fake")
        while line := (await reader.readline()).decode():
            verb = line[:4].upper().strip()
            if verb == "EHLO":
                say("250-fake\r\n250 SMTPUTF8")
            elif verb == "RCPT":
                self.to.append(line.partition("<")[2].partition(">")[0])
                say(self.refuse or "250 ok")
            elif verb == "DATA":
                say("354 go on")
                content = (await reader.readuntil(b"\r\n.\r\n"))[:-5].replace(b"\r\n..", b"\r\n.")
                self.mails.append(email.message_from_bytes(content, policy=email.policy.default))
                say("250 stored")
            elif verb == "QUIT":
                say("221 bye")
                return
            else:
                say("250 ok")
            await writer.drain()


@asynccontextmanager
async def mail_server() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    server = await asyncio.start_server(box.talk, "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box
        await asyncio.gather(*[talk for talk in box.talks if talk])
