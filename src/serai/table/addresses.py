"""Addresses: of those who ask, of our own proxies, and the names that the server answers to."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from litestar.types import Scope

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

HOPS = 16  # entries of X-Forwarded-For that are read, from the last one on
HOST = re.compile(r"(?:\[(?P<literal>[0-9A-Fa-f:.]+(?:%25[\w.-]+)?)\]|(?P<name>[\w.-]{1,253}))(?::[0-9]{0,5})?", re.ASCII)
PORT = re.compile(r"\[(.*)\](?::[0-9]+)?|([0-9.]+):[0-9]+")  # an address that a proxy names together with its port


def parsed(text: str) -> Address | None:
    """An address, perhaps with a port.  IPv4 inside IPv6, as a socket for both shows it, is IPv4."""
    with_port = PORT.fullmatch(text)
    try:
        found = ip_address((with_port[1] or with_port[2]) if with_port else text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


@lru_cache(4096)
def block(text: str) -> str:
    """What limits count as one: an IPv4 address, or the /64 that a customer gets in IPv6."""
    found = parsed(text)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return text if found is None else str(found)


class Proxies:
    """Our own proxies: only what they say about a request's origin is believed."""

    def __init__(self, *networks: Network) -> None:
        self.networks = networks

    @classmethod
    def read(cls, text: str) -> Proxies:
        """Of addresses and networks with commas between them; a ValueError where one is neither."""
        return cls(*[ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip()])

    def __contains__(self, text: str) -> bool:
        return bool(self.networks) and trusts(self.networks, text)

    def sent(self, scope: Scope) -> bool:
        """Did a proxy of ours send this request?"""
        peer = scope["client"]
        return peer is not None and peer[0] in self

    def origin(self, peer: str, forwarded: Iterable[str]) -> str:
        """Where a request comes from: the last address in X-Forwarded-For that is not one of our proxies.  Anybody can write
        what stands before it."""
        if peer not in self:
            return peer
        hops = ",".join(forwarded).split(",")[-HOPS:]
        for hop in reversed(hops):
            found = parsed(hop.strip())
            if found is None:
                return peer
            peer = str(found)
            if peer not in self:
                return peer
        return peer


NO_PROXIES = Proxies()


@lru_cache(4096)
def trusts(networks: tuple[Network, ...], text: str) -> bool:
    found = parsed(text)
    return found is not None and any([found in network for network in networks])


def host_name(value: str) -> str | None:
    """The name or the literal address in a Host header, without its port; None if it is neither."""
    found = HOST.fullmatch(value)
    if found is None:
        return None
    if found["literal"]:
        return found["literal"].lower() if is_literal(found["literal"].partition("%")[0]) else None
    return found["name"].lower().rstrip(".")


def is_literal(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def answers_to(names: Collection[str], name: str) -> bool:
    """Besides the names that it was given, a server answers to localhost and to addresses: a page of somebody else's that
    points its own name at this machine is not answered."""
    return name in names or name == "localhost" or is_literal(name.partition("%")[0])
