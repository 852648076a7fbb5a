"""Turns of bots: whose comes first, what pauses, what is thought only once.  The thinking itself is a fake."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from serai.table import drive, store
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.room import Room
from serai.table.schema import BOT, LEFT, OVER, TURNS, Turn
from serai.table.store import AWAITED, PAUSED, PRESENT, WATCHED
from serai.table.worker import Job, Thought
from tests.table.homes import BOTS, SHORT, TWO, asked, at_home, stored, until

WITH_BOT = [Wish("bot", level="easy"), Wish("hot", "Kian")]


class Thinkers:
    """Instead of processes: every thought about a table takes until it is let go."""

    def __init__(self, house: House) -> None:
        self.begun: list[str] = []  # tables that were thought about, by their titles
        self.gates: dict[str, asyncio.Event] = defaultdict(asyncio.Event)
        house.runner.workers = self  # type: ignore[assignment]

    async def choose(self, job: Job, legal: list[str]) -> Thought:
        title = job.seed.partition("/")[0]
        self.begun.append(title)
        await self.gates[title].wait()
        return Thought(legal[0])

    def release(self, *titles: str) -> None:
        for title in titles:
            self.gates[title].set()

    async def stop(self) -> None: ...


async def table(house: House, title: str, wishes: list[Wish], owner: str = "somebody") -> Room:
    """A table where a bot is to choose, if there is one; its seed is its title, so that a thinker knows it."""
    room = await house.create("san-juan", SHORT, wishes, owner, title, seed=title)
    while not drive.bots_waiting(room) and any(row.kind == BOT for row in room.seats):
        seat = asked(room)[0]
        await house.act(room, seat, [room.view(seat).choices[0].action])
    return room


async def ranks(house: House) -> dict[str, int]:
    """Of all turns, by the titles of their tables."""
    return await stored(house, lambda c: {turn.table_id: turn.rank for turn in c.execute(sa.select(TURNS))})


async def claimed(house: House, share: int = 99) -> str:
    """The table whose turn comes next; empty if there is none."""
    found = await house.database.light(partial(store.claim, worker="somebody", lease=60.0, share=share))
    return (await house.room(found.table_id)).table.title if isinstance(found, Turn) else ""


# ---- Whose turn comes first --------------------------------------------------------------------


def test_bots_alone_pause_until_somebody_watches(address: str) -> None:
    async def story(house: House) -> None:
        thinkers = Thinkers(house)
        one, two = [await table(house, title, BOTS) for title in ("one", "two")]
        assert await ranks(house) == {one.table.id: PAUSED, two.table.id: PAUSED}
        assert await claimed(house) == ""
        thinkers.release("one", "two")
        await house.appear(one, None)
        await until(lambda: one.table.phase == OVER)
        await house.freshen(one)
        assert "two" not in thinkers.begun
        assert await ranks(house) == {two.table.id: PAUSED}
        await house.appear(two, None)
        await house.appear(two, None)  # two pages
        house.disappear(two, None)
        await asyncio.gather(*house.leaving)
        assert (await ranks(house))[two.table.id] == WATCHED
        await until(lambda: two.table.phase == OVER)

    at_home(address, story)


def test_they_pause_again_when_everybody_has_left(address: str) -> None:
    async def story(house: House) -> None:
        thinkers = Thinkers(house)
        room = await table(house, "one", BOTS)
        await house.appear(room, None)
        await until(lambda: thinkers.begun == ["one"])
        house.disappear(room, None)
        await asyncio.gather(*house.leaving)
        thinkers.release("one")
        await until(lambda: room.table.version > 1)
        await house.freshen(room)
        assert await ranks(house) == {room.table.id: PAUSED}
        assert await claimed(house) == ""

    at_home(address, story)


def test_a_page_that_is_loaded_again_counts_as_there(address: str) -> None:
    """Its old stream ends and its new one begins at the same moment, and the database may write it in any order."""

    async def story(house: House) -> None:
        room = await table(house, "bots", BOTS)
        await house.appear(room, None)
        light, came = house.database.light, asyncio.Event()

        async def slow(work: Any) -> Any:
            if work.func is store.vanish:
                await came.wait()
            return await light(work)

        house.database.light = slow  # type: ignore[method-assign]
        house.disappear(room, None)
        await house.appear(room, None)
        came.set()
        await asyncio.gather(*house.leaving)
        assert await ranks(house) == {room.table.id: WATCHED}

    at_home(address, story, workers=0)


def test_bots_of_people_who_all_left_pause(address: str) -> None:
    async def story(house: House) -> None:
        room = await table(house, "one", TWO)
        await house.set_away(room, [0], LEFT)
        await house.set_away(room, [1], LEFT)
        assert await ranks(house) == {room.table.id: PAUSED}
        await house.appear(room, 1)  # who looks, and has not come back
        assert await ranks(house) == {room.table.id: WATCHED}

    at_home(address, story, workers=0)


def test_people_come_first(address: str) -> None:
    """Those who are there, then all others who wait, then those who watch bots; in each rank those who wait longest."""

    async def story(house: House) -> None:
        rooms = {title: await table(house, title, BOTS) for title in ("bots 1", "bots 2")}
        rooms |= {title: await table(house, title, WITH_BOT) for title in ("away 1", "away 2", "here 1", "here 2")}
        for title, room in rooms.items():
            if title.startswith("bots"):
                await house.appear(room, None)
            elif title.startswith("here"):
                await house.appear(room, 1)
        await house.appear(rooms["away 1"], None)  # a spectator is not whom the bots keep waiting
        expected = {"bots": WATCHED, "away": AWAITED, "here": PRESENT}
        found = await ranks(house)
        assert all(found[room.table.id] == expected[title.split()[0]] for title, room in rooms.items())
        order = [await claimed(house) for _ in range(7)]
        assert order == ["here 1", "here 2", "away 1", "away 2", "bots 1", "bots 2", ""]

    at_home(address, story, workers=0)


def test_nobody_has_more_than_their_share(address: str) -> None:
    """A hoard of tables waits behind the first table of everybody else; those who are there are served all the same."""

    async def story(house: House) -> None:
        for n in range(4):
            await table(house, f"hoard {n}", WITH_BOT, "hoarder")
        await table(house, "other", WITH_BOT, "other")
        assert [await claimed(house, share=2) for _ in range(4)] == ["hoard 0", "hoard 1", "other", ""]
        there = await table(house, "there", WITH_BOT, "hoarder")
        await house.appear(there, 1)
        assert await claimed(house, share=2) == "there"

    at_home(address, story, workers=0)


def test_a_hoard_of_tables_does_not_delay_anybody(address: str) -> None:
    """One owner's tables think without end: the bot of another person is asked at once, by a worker that was left free."""

    async def story(house: House) -> None:
        thinkers = Thinkers(house)
        for n in range(6):
            await house.appear(await table(house, f"hoard {n}", BOTS, "hoarder"), None)
        await until(lambda: len(thinkers.begun) == 1)
        thinkers.release("mine")
        mine = await table(house, "mine", WITH_BOT, "guest")
        await until(lambda: asked(mine) == [1])
        assert sum(title.startswith("hoard") for title in thinkers.begun) == 1

    at_home(address, story, workers=2)


# ---- What is thought only once -----------------------------------------------------------------


def test_talk_does_not_begin_a_thought_anew(address: str) -> None:
    async def story(house: House) -> None:
        thinkers = Thinkers(house)
        room = await table(house, "mine", WITH_BOT)
        await house.appear(room, 1)
        await until(lambda: thinkers.begun == ["mine"])
        (before,) = await stored(house, turns)
        for n in range(5):
            await house.say(room, 1, f"hurry up {n}")
        (after,) = await stored(house, turns)
        assert after == before
        assert await claimed(house) == ""
        assert thinkers.begun == ["mine"]
        thinkers.release("mine")
        await until(lambda: asked(room) == [1])

    at_home(address, story, workers=2)


def turns(connection: sa.Connection) -> list[Any]:
    return list(connection.execute(sa.select(TURNS).order_by(TURNS.c.table_id)))


def test_a_thought_for_somebody_who_came_back_is_thrown_away(address: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(house: House) -> None:
        thinkers = Thinkers(house)
        room = await table(house, "mine", [Wish("hot", "Leila"), Wish("hot", "Kian")])
        seat = asked(room)[0]
        await house.set_away(room, [seat], LEFT)
        await until(lambda: thinkers.begun == ["mine"])
        await house.set_away(room, [seat], "")
        lines, playing = room.view(seat).lines, list(house.runner.playing)
        thinkers.release("mine")
        await asyncio.gather(*playing)
        assert room.view(seat).lines == lines
        assert asked(room) == [seat]
        assert await stored(house, turns) == []

    at_home(address, story, workers=1)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_turn_that_nobody_finished_is_taken_again(address: str) -> None:
    """Its worker was killed: the claim ends by itself.  One that ends as it should gives its turns back at once, and that does
    not count as a failure."""

    async def story(house: House) -> None:
        room = await table(house, "mine", WITH_BOT)
        claim = partial(store.claim, share=1)
        first = await house.database.light(partial(claim, worker="killed", lease=0.0))
        assert isinstance(first, Turn)
        second = await house.database.light(partial(claim, worker="second", lease=60.0))
        assert isinstance(second, Turn)
        assert (second.table_id, second.tries) == (room.table.id, 2)
        waits = await house.database.light(partial(claim, worker="third", lease=60.0))
        assert isinstance(waits, float)
        assert waits > time.time()
        await house.database.light(store.free_turns)  # as if a minute had passed

    async def stopped(house: House) -> None:
        thinkers = Thinkers(house)
        house.runner.wake()
        await until(lambda: thinkers.begun == ["mine"])
        (claimed,) = await stored(house, turns)
        assert (claimed.worker, claimed.tries) == (house.process, 3)

    async def later(house: House) -> None:
        (given_back,) = await stored(house, turns)
        assert (given_back.worker, given_back.lease, given_back.tries) == ("", 0.0, 2)

    at_home(address, story, workers=0)
    at_home(address, stopped, workers=1)
    at_home(address, later, workers=0)
