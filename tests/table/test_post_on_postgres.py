"""Clocks and notices on a real PostgreSQL: the same scenes and stories as on SQLite, and several processes at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from serai.table import outbox
from serai.table.channels import MAIL
from serai.table.cluster import Cluster
from tests.table.test_deadlines import STORIES, Story, told
from tests.table.test_outbox import DROPS, SCENES, Desk, Scene, dropped, played


@pytest.fixture(scope="module")
def shared(postgres: Cluster) -> str:
    """One database for all of them: each scene empties it first."""
    return postgres.create("clocks_and_notices")


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_a_notice(scene: Scene, shared: str) -> None:
    played(shared, scene)


@pytest.mark.parametrize("change", DROPS, ids=lambda change: change.__name__)
def test_a_notice_is_dropped_when_it_is_of_no_use(change: Callable[[Desk], Awaitable[None]], shared: str) -> None:
    played(shared, dropped(change))


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
def test_clocks(story: Story, shared: str) -> None:
    told(shared, story)


def test_several_processes_claim_different_notices(shared: str) -> None:
    async def scene(at: Desk) -> None:
        await at.channel()
        for decision in range(3 * outbox.BATCH):
            await at.ask({0: decision})
        now = at.now + outbox.GRACE
        claimed = await asyncio.gather(*[at.do(outbox.claim, MAIL, now) for _ in range(6)])
        found = [one.id for some in claimed for one in some]
        assert len(found) == len(set(found))  # nothing twice
        while more := await at.do(outbox.claim, MAIL, now):
            found += [one.id for one in more]
        assert len(set(found)) == len(found) == 3 * outbox.BATCH  # nothing left

    played(shared, scene)
