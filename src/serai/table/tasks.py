"""Background tasks: one that dies is logged, counted and started again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextvars import Context

from serai.table.metrics import TASK_DEATHS
from serai.table.server_log import LOG, bind

PAUSE, LONGEST_PAUSE = 0.5, 60.0  # seconds until a dead task is started again
Sleep = Callable[[float], Awaitable[object]]


def keep(
    name: str,
    make: Callable[[], Awaitable[None]],
    *,
    sleep: Sleep = asyncio.sleep,
    clock: Callable[[], float] = time.monotonic,
) -> asyncio.Task[None]:
    """Runs `make()` until it returns or the task is cancelled; the caller holds the task.  What fails is started again, each
    time after twice the pause; one that lasted longer than the longest pause counts as well again."""
    return asyncio.create_task(kept(name, make, sleep, clock), name=name, context=Context())  # not in the request that began it


async def kept(name: str, make: Callable[[], Awaitable[None]], sleep: Sleep, clock: Callable[[], float]) -> None:
    bind(task=name)
    pause = PAUSE
    while True:
        began = clock()
        try:
            return await make()
        except asyncio.CancelledError as error:
            if asyncio.current_task().cancelling():  # type: ignore[union-attr]
                raise
            died: BaseException = error  # something inside was cancelled, not this task
        except Exception as error:
            died = error
        if clock() - began > LONGEST_PAUSE:
            pause = PAUSE
        TASK_DEATHS.labels(name).inc()
        LOG.error("task died", error=died, next_try_s=pause)
        await sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
