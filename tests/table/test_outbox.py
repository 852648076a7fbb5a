"""Notices that wait: when they are sent, when they are dropped, how often they are tried.  Time is a number here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa

from serai.table import outbox, people, store
from serai.table.channels import MAIL, PUSH, Gone, Later, Notice, Outcome, Sent
from serai.table.clock import left
from serai.table.database import Database, open_database
from serai.table.health import counts
from serai.table.house import House
from serai.table.notices import CLOCK, CONFIRM, OFFER, TEST, TURN, Subject, notice
from serai.table.outbox import GRACE, KEPT, LEASE, PAUSES
from serai.table.post import Post
from serai.table.schema import (
    CHANNELS,
    DEADLINES,
    META,
    OUTBOX,
    OVER,
    PERSON,
    PLAYING,
    PRESENCE,
    SEATS,
    SITTERS,
    TABLES,
    SeatRow,
    Sitter,
    TableRow,
)
from serai.table.store import Change
from serai.words import LANGUAGES

NOW = 1_800_000_000.0
TABLE = "0123456789abcdef"
MINA, OMID = "m" * 64, "o" * 64


class Letterbox:
    """A channel that keeps what it is given and answers as it is told; then that it was sent."""

    def __init__(self) -> None:
        self.got: list[tuple[str, Notice]] = []
        self.outcomes: list[Outcome | Exception] = []

    async def send(self, target: str, sent: Notice) -> Outcome:
        self.got.append((target, sent))
        outcome = self.outcomes.pop(0) if self.outcomes else Sent()
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    async def close(self) -> None:
        pass


class Desk:
    """A database with one table in play, where Mina on seat 0 is asked her question 7; and a post office."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now = NOW
        self.box = Letterbox()
        house = cast(House, SimpleNamespace(database=database))
        self.post = Post(house, "https://serai.example.org/", {MAIL: self.box, PUSH: self.box}, clock=lambda: self.now)

    async def do(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return await self.database.write(lambda connection: work(connection, *args, **more))

    async def set(self, table: sa.Table, which: sa.ColumnElement[bool], **values: Any) -> None:
        await self.database.write(lambda connection: connection.execute(table.update().where(which).values(**values)))

    async def furnish(self) -> None:
        row = TableRow(TABLE, "san-juan", 2, {}, 1, "seed", "Friday", PLAYING, 9, "", "watch", {}, NOW, NOW, asked=[7, 9])
        seats = [SeatRow(n, None, PERSON, name, n + 1) for n, name in enumerate(("Mina", "Omid"))]
        sitters = Change(sitters=[Sitter(0, MINA), Sitter(1, OMID)])
        await self.do(store.add, row, seats, sitters)

    async def channel(
        self, person: str = MINA, target: str = "mina@example.org", kind: str = MAIL, confirmed: bool = True
    ) -> int:
        way = await self.do(people.add_way, person, kind, target)
        if confirmed:
            await self.do(people.confirm, way.token)
        return int(way.id)

    async def ask(self, seats: Mapping[int, int] | None = None, kind: str = TURN) -> None:
        await self.do(outbox.put, TABLE, kind, seats or {0: 7}, self.now + GRACE)

    async def rows(self) -> list[Any]:
        return await self.database.read(lambda c: list(c.execute(sa.select(OUTBOX).order_by(OUTBOX.c.id)).mappings()))

    async def later(self, seconds: float, kind: str = MAIL) -> list[Notice]:
        """What is sent after a while."""
        self.now += seconds
        before = len(self.box.got)
        await self.post.deliver(kind)
        return [sent for _, sent in self.box.got[before:]]


def empty(connection: sa.Connection) -> None:
    """A database that other scenes were played in."""
    for table in reversed(META.sorted_tables):
        connection.execute(table.delete())


@asynccontextmanager
async def desk(url: str) -> Any:
    database = open_database(url)
    await database.open()
    await database.write(empty)
    made = Desk(database)
    try:
        await made.furnish()
        yield made
    finally:
        await database.close()


Scene = Callable[[Desk], Awaitable[None]]


def played(url: str, scene: Scene) -> None:
    async def work() -> None:
        async with desk(url) as made:
            await scene(made)

    asyncio.run(work())


# ---- Scenes: each is played on SQLite and on PostgreSQL -----------------------------------------


async def is_sent_once_a_minute_later(at: Desk) -> None:
    await at.channel()
    await at.ask()
    assert await at.later(GRACE - 1) == []
    (sent,) = await at.later(1)
    assert at.box.got[0][0] == "mina@example.org"
    assert sent.title == "Your turn: Friday"
    assert sent.link == f"https://serai.example.org/t/{TABLE}"
    assert await at.later(10 * 86400) == []
    assert await at.rows() == []


async def goes_to_every_confirmed_channel(at: Desk) -> None:
    await at.channel()
    await at.channel(target="subscription", kind=PUSH)
    await at.channel(target="other@example.org", confirmed=False)
    await at.channel(person=OMID, target="omid@example.org")
    await at.ask()
    await at.later(GRACE, MAIL)
    await at.later(0, PUSH)
    assert [target for target, _ in at.box.got] == ["mina@example.org", "subscription"]


async def is_written_once_for_a_question(at: Desk) -> None:
    await at.channel()
    await at.ask()
    await at.ask()
    await at.ask({0: 8})
    assert [row["decision"] for row in await at.rows()] == [7, 8]


async def is_one_letter_for_two_devices_of_a_person(at: Desk) -> None:
    other = "n" * 64
    await at.do(store.sit, TABLE, Sitter(0, other))
    await at.channel()
    await at.channel(person=other)
    await at.ask()
    assert len(await at.later(GRACE)) == 1


async def is_not_written_without_a_channel(at: Desk) -> None:
    await at.ask({0: 7, 1: 9})
    assert await at.rows() == []


def dropped(change: Callable[[Desk], Awaitable[None]]) -> Scene:
    async def scene(at: Desk) -> None:
        await at.channel()
        await at.ask()
        await change(at)
        assert await at.later(GRACE) == []
        assert await at.rows() == []

    return scene


async def answered(at: Desk) -> None:
    await at.set(TABLES, TABLES.c.id == TABLE, asked="[10,9]")


async def over(at: Desk) -> None:
    await at.set(TABLES, TABLES.c.id == TABLE, phase=OVER)


async def present(at: Desk) -> None:
    row = {"table_id": TABLE, "process": "p", "seat": 0, "until": at.now + 2 * GRACE}
    await at.database.write(lambda connection: connection.execute(PRESENCE.insert(), row))


async def away(at: Desk) -> None:
    await at.set(SEATS, (SEATS.c.table_id == TABLE) & (SEATS.c.seat == 0), away="left")


async def unseated(at: Desk) -> None:
    await at.database.write(lambda connection: connection.execute(SITTERS.delete().where(SITTERS.c.seat == 0)))


async def unconfirmed(at: Desk) -> None:
    await at.set(CHANNELS, sa.true(), confirmed=False)


async def deleted(at: Desk) -> None:
    await at.do(store.delete, TABLE)


async def removed(at: Desk) -> None:
    (way,) = await at.do(people.ways, MINA)
    assert await at.do(people.remove_way, MINA, way.id)


async def is_sent_to_those_who_were_there_before(at: Desk) -> None:
    await at.channel()
    await at.ask()
    row = {"table_id": TABLE, "process": "p", "seat": 0, "until": at.now + GRACE - 1}
    await at.database.write(lambda connection: connection.execute(PRESENCE.insert(), row))
    assert len(await at.later(GRACE)) == 1


async def is_tried_again_after_growing_pauses(at: Desk) -> None:
    await at.channel()
    await at.ask()
    at.box.outcomes = [Later(why="busy")] * 9
    assert len(await at.later(GRACE)) == 1
    for pause in PAUSES:
        assert await at.later(pause - 1) == []
        (sent,) = await at.later(1)
        assert sent == at.box.got[0][1]  # a double is the same
    found = await at.database.read(counts)
    assert (found.notices, found.dead_notices) == ({}, {MAIL: 1})
    assert await at.later(100 * 86400) == []
    assert len(await at.rows()) == 1
    await at.do(outbox.expire, at.now)
    assert await at.rows() == []


async def is_kept_for_a_month_when_dead(at: Desk) -> None:
    await at.channel()
    await at.ask()
    await at.set(OUTBOX, sa.true(), dead=True, due=NOW)
    assert await at.do(outbox.expire, NOW + KEPT - 1) == 0
    assert await at.do(outbox.expire, NOW + KEPT + 1) == 1


async def waits_as_long_as_the_other_side_asks(at: Desk) -> None:
    await at.channel()
    await at.ask()
    at.box.outcomes = [Later(1000.0), Later(1.0)]
    assert len(await at.later(GRACE)) == 1
    assert await at.later(999) == []
    assert len(await at.later(1)) == 1
    assert await at.later(PAUSES[1] - 1) == []  # never sooner than we would
    assert len(await at.later(1)) == 1
    assert await at.rows() == []


async def ends_the_channel_that_is_gone(at: Desk) -> None:
    number = await at.channel()
    await at.ask()
    await at.ask({0: 8})
    at.box.outcomes = [Gone()]
    await at.later(GRACE)
    assert await at.rows() == []
    assert await at.database.read(partial(people.ways, person=MINA)) == []
    assert number


async def is_claimed_by_one_and_given_up_after_a_lease(at: Desk) -> None:
    await at.channel()
    await at.ask()
    (mine,) = await at.do(outbox.claim, MAIL, at.now + GRACE)
    assert mine.wanted
    assert await at.do(outbox.claim, MAIL, at.now + GRACE + LEASE - 1) == []
    (again,) = await at.do(outbox.claim, MAIL, at.now + GRACE + LEASE)  # who had it was killed
    assert (again.id, again.tries) == (mine.id, 2)
    made = [notice(one.id, one.kind, one.subject, "en", "https://x.example", one.token) for one in (mine, again)]
    assert made[0].id == made[1].id
    assert made[0].topic == made[1].topic


async def is_sent_although_another_one_fails(at: Desk) -> None:
    await at.channel()
    await at.channel(target="other@example.org")
    await at.ask()
    at.box.outcomes = [RuntimeError("a mistake of ours")]
    assert len(await at.later(GRACE)) == 2
    (row,) = await at.rows()
    assert row["tries"] == 1
    assert row["due"] == at.now + PAUSES[0]


async def confirms_and_tests_a_channel(at: Desk) -> None:
    number = await at.channel(confirmed=False)
    await at.do(outbox.put_own, number, CONFIRM, at.now)
    await at.do(outbox.put_own, number, CONFIRM, at.now)  # asked for twice, sent once
    await at.do(outbox.put_own, number, TEST, at.now)
    (sent,) = await at.later(0)
    assert sent.kind == CONFIRM  # a test only where it was confirmed
    assert "/confirm/" in sent.link
    assert "/stop/" in sent.stop
    token = sent.link.rpartition("/")[2]
    assert await at.do(people.confirm, token)
    await at.do(outbox.put_own, number, TEST, at.now)
    (sent,) = await at.later(0)
    assert sent.kind == TEST
    assert await at.do(people.end, token)
    assert not await at.do(people.end, token)


async def says_how_much_time_is_left(at: Desk) -> None:
    await at.channel()
    await at.do(people.prefer, MINA, people.Preferences(language="ru"))
    row = {"table_id": TABLE, "seat": 0, "decision": 7, "at": at.now + GRACE + 5 * 3600}
    await at.database.write(lambda connection: connection.execute(DEADLINES.insert(), row))
    await at.ask()
    (sent,) = await at.later(GRACE)
    assert sent.text == "Сан-Хуан: ваш ход. Осталось: 5 часов."
    assert sent.lasts == 5 * 3600
    assert sent.language == "ru"


async def forgets_addresses_that_nobody_confirmed(at: Desk) -> None:
    await at.channel()
    await at.channel(target="other@example.org", confirmed=False)
    made = await at.database.read(lambda c: c.execute(sa.select(sa.func.max(CHANNELS.c.made))).scalar_one())
    assert await at.do(people.remove_unconfirmed, made + people.UNCONFIRMED - 1) == 0
    assert await at.do(people.remove_unconfirmed, made + people.UNCONFIRMED + 1) == 1
    assert [way.target for way in await at.database.read(partial(people.ways, person=MINA))] == ["mina@example.org"]


async def is_not_a_way_to_pester_somebody(at: Desk) -> None:
    """Who has not confirmed an address cannot have letters sent there again and again."""
    for n in range(people.LETTERS):
        way = await at.do(people.add_way, f"{n}" * 64, MAIL, "victim@example.org")
        assert way is not None
        assert await at.do(people.end, way.token)
        assert await at.do(people.way_of, way.token) is None
        assert await at.database.read(partial(people.ways, person=f"{n}" * 64)) == []
    assert await at.do(people.add_way, MINA, MAIL, "victim@example.org") is None
    assert not await at.do(people.end, "")
    assert await at.do(people.way_of, "") is None


async def has_at_most_some_channels(at: Desk) -> None:
    for n in range(people.MOST):
        assert await at.do(people.add_way, MINA, MAIL, f"mina{n}@example.org") is not None
    assert await at.do(people.add_way, MINA, MAIL, "more@example.org") is None
    same = await at.do(people.add_way, MINA, MAIL, "mina0@example.org")
    assert same is not None
    assert not await at.do(people.remove_way, OMID, same.id)  # somebody else's
    assert len(await at.database.read(partial(people.ways, person=MINA))) == people.MOST


SCENES = [
    is_sent_once_a_minute_later,
    goes_to_every_confirmed_channel,
    is_written_once_for_a_question,
    is_one_letter_for_two_devices_of_a_person,
    is_not_written_without_a_channel,
    is_sent_to_those_who_were_there_before,
    is_tried_again_after_growing_pauses,
    is_kept_for_a_month_when_dead,
    waits_as_long_as_the_other_side_asks,
    ends_the_channel_that_is_gone,
    is_claimed_by_one_and_given_up_after_a_lease,
    is_sent_although_another_one_fails,
    confirms_and_tests_a_channel,
    says_how_much_time_is_left,
    forgets_addresses_that_nobody_confirmed,
    is_not_a_way_to_pester_somebody,
    has_at_most_some_channels,
]
DROPS = [answered, over, present, away, unseated, unconfirmed, deleted, removed]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_a_notice(scene: Scene, tmp_path: Path) -> None:
    played(f"sqlite:///{tmp_path}/tables.sqlite3", scene)


@pytest.mark.parametrize("change", DROPS, ids=lambda change: change.__name__)
def test_a_notice_is_dropped_when_it_is_of_no_use(change: Callable[[Desk], Awaitable[None]], tmp_path: Path) -> None:
    played(f"sqlite:///{tmp_path}/tables.sqlite3", dropped(change))


# ---- Words --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [TURN, CLOCK, OFFER, CONFIRM, TEST])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_in_every_language(kind: str, language: str) -> None:
    about = kind in (TURN, CLOCK, OFFER)
    subject = Subject(TABLE, "san-juan", "", 90.0 if kind == TURN else None) if about else Subject("", "", "")
    made = notice(3, kind, subject, language, "https://serai.example.org", "TOKEN")
    assert made.title
    assert made.text
    assert made.direction == ("rtl" if language == "fa" else "ltr")
    assert "\n" not in made.title
    assert made.stop == "https://serai.example.org/stop/TOKEN"
    assert made.link.startswith("https://serai.example.org/")


def test_a_later_notice_of_a_table_takes_the_place_of_an_earlier_one() -> None:
    def topic(number: int, kind: str, table: str) -> str:
        return notice(number, kind, Subject(table, "san-juan", ""), "en", "https://x.example", "T").topic

    assert topic(1, TURN, "a") == topic(2, TURN, "a") == topic(3, CLOCK, "a") != topic(4, TURN, "b")


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, "1 minute"),
        (59, "1 minute"),
        (150, "2 minutes"),
        (3600, "1 hour"),
        (3601, "60 minutes"),
        (86399, "24 hours"),
        (86400, "1 day"),
        (3 * 86400 - 1, "3 days"),
    ],
)
def test_how_much_time_is_left(seconds: float, words: str) -> None:
    assert left(seconds, "en") == words
