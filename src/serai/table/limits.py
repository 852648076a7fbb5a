"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import defaultdict, deque

from litestar.exceptions import TooManyRequestsException

from serai.table.security import Request
from serai.table.server_log import LOG

LIMITS = {"open": (30, 60), "api-open": (60, 60), "talk": (12, 10), "hint": (20, 60)}  # how often, in how many seconds


def limit(request: Request, what: str, who: str) -> None:
    """Refuse those who do this too often, at a server that has limits."""
    limits: dict[str, Limit] = request.app.state.limits
    if what in limits:
        limits[what].check(what, who)


class Limit:
    """At most `count` in `seconds` for each one that asks."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count, self.seconds = count, seconds
        self.times: defaultdict[str, deque[float]] = defaultdict(deque)

    def check(self, what: str, who: str) -> None:
        now, times = time.monotonic(), self.times[who]
        while times and times[0] < now - self.seconds:
            times.popleft()
        if len(times) >= self.count:
            LOG.info("too many requests", what=what)
            raise TooManyRequestsException(
                f"Too many requests: at most {self.count} in {self.seconds:.0f} seconds. Wait a little."
            )
        times.append(now)
        if len(self.times) > 10_000:  # forget those who went away
            for name in [name for name, seen in self.times.items() if not seen or seen[-1] < now - self.seconds]:
                del self.times[name]
