"""Requests to addresses that strangers named: to the open internet only, short, and never onward."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from datetime import UTC
from email.utils import parsedate_to_datetime
from ipaddress import ip_address

import aiohttp
from aiohttp.abc import AbstractResolver

from serai.table.channels import Gone, Later, Outcome, Sent
from serai.table.channels.targets import public, reachable

TIMEOUT = aiohttp.ClientTimeout(total=20, connect=8, sock_read=10)
LONGEST_WAIT = 24 * 3600.0  # seconds that the other side may ask us to wait


class Forbidden(OSError):
    """An address inside somebody's network."""


class Web:
    """POST requests by aiohttp.  Addresses are checked when the connection is made, on the number that a name has led to."""

    def __init__(
        self,
        loopback: bool = False,
        resolver: AbstractResolver | None = None,
        clock: Callable[[], float] = time.time,
        timeout: aiohttp.ClientTimeout = TIMEOUT,
    ) -> None:
        self.loopback, self.clock = loopback, clock
        connector = aiohttp.TCPConnector(
            socket_factory=self.open_socket,
            resolver=resolver,
            use_dns_cache=False,
            force_close=True,
            limit=20,
            limit_per_host=4,
        )
        self.session = aiohttp.ClientSession(
            connector=connector, timeout=timeout, trust_env=False, cookie_jar=aiohttp.DummyCookieJar(), auto_decompress=False
        )

    def open_socket(self, found: tuple[int, int, int, str, tuple[str, int] | tuple[str, int, int, int]]) -> socket.socket:
        """Each connection of ours begins here, with the address that it leads to."""
        family, kind, protocol, _, address = found
        if not public(address[0]) and not (self.loopback and ip_address(address[0]).is_loopback):
            raise Forbidden("notices are not sent to private addresses")
        return socket.socket(family, kind, protocol)

    async def post(self, url: str, body: bytes, headers: dict[str, str], gone: frozenset[int]) -> Outcome:
        """`gone`: the answers that say that nobody is there any more.  Of an answer only its status and one header are read."""
        if not reachable(url, self.loopback):
            return Gone()
        try:
            async with self.session.post(url, data=body, headers=headers, allow_redirects=False) as answer:
                if 200 <= answer.status < 300:
                    return Sent()
                if answer.status in gone:
                    return Gone()
                return Later(retry_after(answer.headers.get("Retry-After", ""), self.clock()), f"answer {answer.status}")
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            return Later(why=type(error).__name__)

    async def close(self) -> None:
        await self.session.close()


def retry_after(text: str, now: float) -> float:
    """The header `Retry-After` in seconds: a number, or a date; 0 if it says nothing."""
    text = text.strip()
    if text.isascii() and text.isdecimal():
        return min(float(text[:10]), LONGEST_WAIT)
    try:
        until = parsedate_to_datetime(text)
    except ValueError:
        return 0.0
    moment = until.replace(tzinfo=until.tzinfo or UTC).timestamp()
    return min(max(0.0, moment - now), LONGEST_WAIT)
