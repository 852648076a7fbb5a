"""Clocks of tables in a house: set with the action that asks, stopped by the answer; what happens when they run out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from serai.engine.events import LATE, RETURNED, WENT
from serai.table import deadlines, people, store
from serai.table.channels import MAIL, Notice, Outcome, Sent
from serai.table.clock import DAY, HOUR, PATIENCE, SHORT
from serai.table.database import open_database
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.notices import CLOCK as TOOK
from serai.table.notices import OFFER, TURN
from serai.table.outbox import GRACE
from serai.table.people import Preferences
from serai.table.post import Post
from serai.table.room import Room
from serai.table.schema import CLOCK, DEADLINES, LEFT, OUTBOX, TURNS
from tests.table.test_outbox import empty

NOW = 1_800_000_000.0  # a Friday, 08:00 in London
MINA = "m" * 64


class Box:
    def __init__(self) -> None:
        self.got: list[Notice] = []

    async def send(self, target: str, sent: Notice) -> Outcome:
        self.got.append(sent)
        return Sent()

    async def close(self) -> None:
        pass


class Place:
    """A house without bots, whose time is a number; and its post office."""

    def __init__(self, house: House) -> None:
        self.house, self.now, self.box = house, NOW, Box()
        house.clock = lambda: self.now
        self.post = Post(house, "https://serai.example.org", {MAIL: self.box}, clock=lambda: self.now)

    async def table(self, clock: int = DAY, *wishes: Wish, **more: Any) -> Room:
        seats = wishes or (Wish("me", "Mina"), Wish("bot", "Vera", "random"))
        return await self.house.create("san-juan", {}, seats, MINA, "Friday", settings={"clock": clock, "fast": True}, **more)

    async def rows(self, table: sa.Table) -> list[Any]:
        found = await self.house.database.read(lambda connection: connection.execute(sa.select(table)).mappings().all())
        return list(found)

    async def deadlines(self) -> dict[int, tuple[int, float]]:
        return {row["seat"]: (row["decision"], row["at"] - NOW) for row in await self.rows(DEADLINES)}

    async def prefer(self, **chosen: Any) -> None:
        await self.house.database.write(partial(people.prefer, person=MINA, chosen=Preferences(**chosen)))

    async def mail(self) -> None:
        way = await self.house.database.write(partial(people.add_way, person=MINA, kind=MAIL, target="mina@example.org"))
        assert way is not None
        await self.house.database.write(partial(people.confirm, token=way.token))

    async def pass_time(self, seconds: float) -> int:
        self.now += seconds
        return await self.post.tick()


async def choose(house: House, room: Room, seat: int) -> None:
    """The first thing that a seat may do."""
    view = await house.look(room, seat)
    await house.act(room, seat, [view.choices[0].action], view.decision)


async def until_asked(house: House, room: Room, seat: int) -> None:
    """All others choose until it is this seat's turn."""
    while room.match is not None and seat not in room.match.state.waiting():
        await choose(house, room, room.match.state.waiting()[0])


@asynccontextmanager
async def place(url: str) -> Any:
    house = House(open_database(url), workers=0)
    await house.open()
    await house.database.write(empty)
    try:
        yield Place(house)
    finally:
        await house.close()


Story = Callable[[Place], Awaitable[None]]


def told(url: str, story: Story) -> None:
    async def work() -> None:
        async with place(url) as made:
            await story(made)

    asyncio.run(work())


def kinds(room: Room) -> list[int]:
    """Kinds of events around the game that everybody was told."""
    assert room.match is not None
    return [event.kind for event in room.match.told if event.kind < 0]


# ---- Stories: each is told on SQLite and on PostgreSQL ------------------------------------------


async def a_question_sets_a_clock_and_its_answer_stops_it(at: Place) -> None:
    room = await at.table()
    await until_asked(at.house, room, 0)
    first = await at.deadlines()
    assert first == {0: (room.decision(0), DAY)}
    view = await at.house.look(room, None)
    assert [seat.deadline for seat in view.seats] == [NOW + DAY, None]
    at.now += HOUR
    await choose(at.house, room, 0)
    assert (await at.deadlines()).get(0) != first[0]
    fresh = House(at.house.database, workers=0)  # another process sees the same
    assert (await fresh.look(await fresh.room(room.table.id), None)).seats == (await at.house.look(room, None)).seats


async def a_table_without_a_clock_has_no_deadlines(at: Place) -> None:
    room = await at.table(0)
    await until_asked(at.house, room, 0)
    assert await at.deadlines() == {}
    assert await at.pass_time(1000 * DAY) == 0
    assert not room.seats[0].away


async def talk_and_other_seats_do_not_wind_a_clock(at: Place) -> None:
    room = await at.table(DAY, Wish("me", "Mina"), Wish("open", "Omid"))
    await at.house.take_seat(room, 1, room.seats[1].invite or "", "o" * 64, "Omid", 0)
    await until_asked(at.house, room, 0)
    before = await at.deadlines()
    at.now += HOUR
    await at.house.say(room, 1, "hello")
    await at.house.set_away(room, [1], LEFT)
    await at.house.set_away(room, [1], "")
    assert await at.deadlines() == before


async def sleeping_hours_are_left_out(at: Place) -> None:
    await at.prefer(zone="Europe/London", sleep_from=22 * 60, sleep_to=7 * 60)
    room = await at.table(15 * HOUR)  # asked at 8: 14 hours until bedtime, one more after it
    await until_asked(at.house, room, 0)
    assert await at.deadlines() == {0: (room.decision(0), (14 + 9 + 1) * HOUR)}


async def at_the_deadline_a_bot_takes_the_seat(at: Place) -> None:
    await at.mail()
    room = await at.table()
    await until_asked(at.house, room, 0)
    assert await at.pass_time(DAY - 1) == 0
    assert room.seats[0].away == ""
    await at.house.database.write(lambda connection: connection.execute(TURNS.delete()))
    assert await at.pass_time(1) == 1
    assert (room.seats[0].away, room.seats[0].missed) == (CLOCK, 1)
    assert kinds(room) == [LATE]
    assert await at.deadlines() == {}
    assert [row["table_id"] for row in await at.rows(TURNS)] == [room.table.id]  # a bot has to choose now
    assert (await at.house.look(room, 0)).seats[0].bot
    assert await at.pass_time(0) == 0
    await at.post.deliver(MAIL)
    assert [sent.kind for sent in at.box.got] == [TOOK]


async def any_visit_takes_the_seat_back_with_a_fresh_clock(at: Place) -> None:
    room = await at.table()
    await until_asked(at.house, room, 0)
    await at.pass_time(DAY)
    at.now += HOUR
    await at.house.welcome(room, [0])
    assert room.seats[0].away == ""
    assert kinds(room) == [LATE, RETURNED]
    assert await at.deadlines() == {0: (room.decision(0), DAY + HOUR + DAY)}
    stamp = room.table.stamp
    await at.house.welcome(room, [0])  # who is there already changes nothing
    assert room.table.stamp == stamp


async def another_process_took_the_seat(at: Place) -> None:
    """A visit at a server whose memory is older than that."""
    room = await at.table()
    await until_asked(at.house, room, 0)
    other = House(at.house.database, workers=0)
    other.clock = lambda: at.now
    at.now += DAY
    (due,) = await at.house.database.read(partial(deadlines.due, now=at.now))
    await other.time_out(due)
    assert room.seats[0].away == ""
    room.latest += 1  # as `House.room` finds out on a shared database
    await at.house.welcome(room, [0])
    assert room.seats[0].away == ""
    assert kinds(room) == [LATE, RETURNED]


async def leaving_is_the_same_without_waiting(at: Place) -> None:
    room = await at.table()
    await until_asked(at.house, room, 0)
    await at.house.set_away(room, [0], LEFT)
    assert await at.deadlines() == {}
    assert room.seats[0].missed == 0
    assert kinds(room) == [WENT]
    await at.house.welcome(room, [0])
    assert await at.deadlines() == {0: (room.decision(0), DAY)}


async def three_missed_deadlines_make_the_clock_short_until_they_play(at: Place) -> None:
    room = await at.table()
    await until_asked(at.house, room, 0)
    for missed in range(1, PATIENCE + 1):
        at.now = NOW + 100 * missed * DAY
        assert await at.post.tick() == 1
        assert room.seats[0].missed == missed
        await at.house.welcome(room, [0])
        ((_, left),) = (await at.deadlines()).values()
        assert left + NOW - at.now == (DAY if missed < PATIENCE else SHORT)
    await choose(at.house, room, 0)
    assert room.seats[0].missed == 0
    await until_asked(at.house, room, 0)
    ((_, left),) = (await at.deadlines()).values()
    assert left + NOW - at.now == DAY


async def a_bot_that_plays_for_a_person_does_not_count_as_them(at: Place) -> None:
    room = await at.table()
    await until_asked(at.house, room, 0)
    await at.pass_time(DAY)
    await choose(at.house, room, 0)
    assert room.seats[0].missed == 1
    assert await at.deadlines() == {}


async def an_answer_in_the_last_moment_counts(at: Place) -> None:
    room = await at.table()
    await until_asked(at.house, room, 0)
    (due,) = await at.house.database.read(partial(deadlines.due, now=NOW + DAY))
    await choose(at.house, room, 0)
    before = room.table.stamp, await at.deadlines()
    await at.house.time_out(due)
    assert (room.table.stamp, await at.deadlines()) == before
    assert room.seats[0].away == ""


async def two_processes_take_a_seat_once(at: Place) -> None:
    room = await at.table()
    await until_asked(at.house, room, 0)
    at.now += DAY
    (due,) = await at.house.database.read(partial(deadlines.due, now=at.now))
    await asyncio.gather(*[at.house.time_out(due) for _ in range(3)])
    assert room.seats[0].missed == 1
    assert kinds(room) == [LATE]


async def a_table_that_cannot_be_opened_does_not_stop_the_others(at: Place) -> None:
    broken, room = await at.table(), await at.table(2 * DAY)
    for one in (broken, room):
        await until_asked(at.house, one, 0)
    real = at.house.room

    async def odd(table_id: str) -> Room:
        if table_id == broken.table.id:
            raise KeyError("a mistake of ours")
        return await real(table_id)

    at.house.room = odd  # type: ignore[method-assign]
    assert await at.pass_time(2 * DAY) == 2
    assert room.seats[0].away == CLOCK
    assert not broken.seats[0].away
    assert await at.pass_time(0) == 0  # looked at again later
    at.house.room = real  # type: ignore[method-assign]
    assert await at.pass_time(deadlines.AGAIN) == 1
    assert broken.seats[0].away == CLOCK


async def notices_are_written_with_the_question(at: Place) -> None:
    await at.mail()
    room = await at.table(0)  # without a clock, too
    await until_asked(at.house, room, 0)
    (row,) = await at.rows(OUTBOX)
    assert (row["kind"], row["seat"], row["decision"], row["due"]) == (TURN, 0, room.decision(0), NOW + GRACE)
    await at.house.say(room, 0, "hello")
    at.now += GRACE
    await at.post.deliver(MAIL)
    assert [sent.title for sent in at.box.got] == ["Your turn: Friday"]
    await at.house.say(room, 0, "still here")  # the same question is not told again
    assert await at.rows(OUTBOX) == []


async def a_change_that_fails_leaves_no_deadline(at: Place) -> None:
    await at.mail()
    room = await at.table()
    await until_asked(at.house, room, 0)
    before = await at.deadlines(), await at.rows(OUTBOX)
    real = store.commit

    def failing(*args: Any) -> None:
        real(*args)
        raise RuntimeError("the power is cut before the commit")

    store.commit = failing  # type: ignore[assignment]
    try:
        with pytest.raises(RuntimeError):
            await choose(at.house, room, 0)
    finally:
        store.commit = real
    assert (await at.deadlines(), await at.rows(OUTBOX)) == before
    assert (await at.house.look(room, None)).seats[0].deadline == NOW + DAY


async def the_former_holder_of_an_offered_seat_is_told(at: Place) -> None:
    await at.mail()
    room = await at.table(DAY, Wish("open"), Wish("bot", "Vera", "random"))
    await at.house.take_seat(room, 0, room.seats[0].invite or "", MINA, "Mina", 0)
    await at.house.set_away(room, [0], LEFT)
    await at.house.reopen(room, 0)
    await at.post.deliver(MAIL)
    assert [sent.kind for sent in at.box.got] == [OFFER]


async def a_game_that_ends_has_no_clock(at: Place) -> None:
    room = await at.house.create(
        "san-juan", {"technical_round_limit": 1}, [Wish("hot", "Mina"), Wish("hot", "Omid")], MINA, settings={"clock": DAY}
    )
    assert room.match is not None
    while room.match.state.stack:
        await choose(at.house, room, room.match.state.waiting()[0])
    assert await at.deadlines() == {}


STORIES = [
    a_question_sets_a_clock_and_its_answer_stops_it,
    a_table_without_a_clock_has_no_deadlines,
    talk_and_other_seats_do_not_wind_a_clock,
    sleeping_hours_are_left_out,
    at_the_deadline_a_bot_takes_the_seat,
    any_visit_takes_the_seat_back_with_a_fresh_clock,
    another_process_took_the_seat,
    leaving_is_the_same_without_waiting,
    three_missed_deadlines_make_the_clock_short_until_they_play,
    a_bot_that_plays_for_a_person_does_not_count_as_them,
    an_answer_in_the_last_moment_counts,
    two_processes_take_a_seat_once,
    a_table_that_cannot_be_opened_does_not_stop_the_others,
    notices_are_written_with_the_question,
    a_change_that_fails_leaves_no_deadline,
    the_former_holder_of_an_offered_seat_is_told,
    a_game_that_ends_has_no_clock,
]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
def test_clocks(story: Story, tmp_path: Path) -> None:
    told(f"sqlite:///{tmp_path}/tables.sqlite3", story)
