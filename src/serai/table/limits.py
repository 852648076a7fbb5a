"""How often and how much: by the address of those who ask, never by what they say about themselves."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from functools import partial

from serai.table.room import Stuck
from serai.table.security import Request, address_of
from serai.table.server_log import LOG

LIMITS = {  # how often, in how many seconds
    "open": (30, 60),
    "import": (10, 60),
    "join": (30, 60),
    "talk": (12, 10),
    "hint": (20, 60),
    "review": (10, 3600),
    "notices": (20, 600),
}
TINY = 1e-6  # seconds: sums of fractions are not exact
REMEMBERED = 10_000  # addresses for each limit
STREAMS_EACH, STREAMS = 32, 2000  # open at one moment: of one address, of one process


# ---- How often ---------------------------------------------------------------------------------


def limit(request: Request, what: str) -> None:
    """Refuse those who do this too often, at a server that has limits."""
    limits: dict[str, Limit] = request.app.state.limits
    if limits and not limits[what].allows(address_of(request), time.monotonic()):
        LOG.info("too many requests", what=what)
        raise Stuck("error-often", "This was done too often from your address: try again in a few seconds.")


class Limit:
    """At most `count` at once for each address, and again as many in `seconds`: a bucket that everybody fills drop by drop, and
    that runs dry by itself."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds, self.drop = seconds, seconds / count
        self.dry: OrderedDict[str, float] = OrderedDict()  # by address, the last that came at the end: when its bucket is dry

    def allows(self, who: str, now: float) -> bool:
        full = max(now, self.dry.get(who, now))
        if full + self.drop > now + self.seconds + TINY:
            return False
        self.dry[who] = full + self.drop
        self.dry.move_to_end(who)
        if len(self.dry) > REMEMBERED:
            self.dry.popitem(last=False)
        return True


# ---- How many ----------------------------------------------------------------------------------


class StreamsOpen:
    """The open streams of a process by address; `each` is None where addresses are not limited."""

    def __init__(self, each: int | None = STREAMS_EACH, most: int = STREAMS) -> None:
        self.each, self.most = each, most
        self.by_address: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        if self.each is not None and self.by_address[address] >= self.each:
            text = f"{self.each} pages with tables are open at your address already: close some of them."
            raise Stuck("error-many-streams", text)
        if self.by_address.total() >= self.most:
            raise Stuck("error-full", "The server is full: try again later.")
        self.by_address[address] += 1

    def leave(self, address: str) -> None:
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


def count_stream(request: Request) -> None:
    """This request becomes a stream.  The entrance counts it off when it ends, however it ends."""
    streams: StreamsOpen = request.app.state.streams
    address = address_of(request)
    streams.enter(address)
    request.scope["state"]["leave"] = partial(streams.leave, address)
