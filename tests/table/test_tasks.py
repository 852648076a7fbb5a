"""A background task that dies is logged, counted and started again, each time after a longer pause."""

from __future__ import annotations

import asyncio

import pytest

from serai.table.metrics import REGISTRY
from serai.table.server_log import bound
from serai.table.tasks import LONGEST_PAUSE, PAUSE, keep
from tests.table.logged import logged


class Sleeper:
    """Waits for nobody, and remembers for how long it should have waited."""

    def __init__(self) -> None:
        self.pauses: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)


def deaths(name: str) -> float:
    return REGISTRY.get_sample_value("serai_task_deaths_total", {"name": name}) or 0.0


def test_a_task_that_dies_three_times_is_started_a_fourth_time(caplog: pytest.LogCaptureFixture) -> None:
    runs: list[int] = []
    sleep = Sleeper()

    async def work() -> None:
        runs.append(len(runs))
        if len(runs) <= 3:
            raise ZeroDivisionError(f"death {len(runs)}")

    async def story() -> None:
        with bound(request="0123456789abcdef"):  # a request that set it going
            task = keep("thrice", work, sleep=sleep)
        await task

    before = deaths("thrice")
    asyncio.run(story())
    assert len(runs) == 4
    assert deaths("thrice") - before == 3
    assert sleep.pauses == [PAUSE, 2 * PAUSE, 4 * PAUSE]
    lines = logged(caplog, "task died")
    assert [(line["level"], line["task"], line["error"]) for line in lines] == [("error", "thrice", "ZeroDivisionError")] * 3
    assert all("in work" in line["trace"] for line in lines)
    assert all("request" not in line for line in lines)  # it lives longer than the request


def test_the_pause_grows_to_a_limit_and_is_short_again_after_a_long_life() -> None:
    sleep, now = Sleeper(), [0.0]

    async def work() -> None:
        if len(sleep.pauses) == 12:
            now[0] += LONGEST_PAUSE + 1  # it lived that long
        if len(sleep.pauses) == 14:
            return
        raise ZeroDivisionError

    async def story() -> None:
        await keep("long life", work, sleep=sleep, clock=lambda: now[0])

    asyncio.run(story())
    assert sleep.pauses[:12] == [min(PAUSE * 2**n, LONGEST_PAUSE) for n in range(12)]
    assert sleep.pauses[12:] == [PAUSE, 2 * PAUSE]


def test_cancelling_ends_a_task() -> None:
    async def story() -> None:
        begun = asyncio.Event()

        async def work() -> None:
            begun.set()
            await asyncio.Event().wait()

        task = keep("cancelled", work, sleep=Sleeper())
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(story())
    assert deaths("cancelled") == 0


def test_cancelling_ends_a_task_that_waits_for_its_next_try() -> None:
    async def story() -> None:
        asleep = asyncio.Event()

        async def sleep(_seconds: float) -> None:
            asleep.set()
            await asyncio.Event().wait()

        async def work() -> None:
            raise ZeroDivisionError

        task = keep("resting", work, sleep=sleep)
        await asleep.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(story())


def test_something_cancelled_inside_is_a_death_like_any_other() -> None:
    """A connection that is closed cancels what waits for it: the task itself was not meant."""
    runs: list[int] = []

    async def work() -> None:
        runs.append(1)
        if len(runs) == 1:
            raise asyncio.CancelledError

    async def story() -> None:
        await keep("inner", work, sleep=Sleeper())

    asyncio.run(story())
    assert len(runs) == 2
    assert deaths("inner") == 1
