"""Several houses on one PostgreSQL: all of them play, talk, sit down and take back at one table, and do the work of one that
ends or is killed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

import serai
from serai.engine.errors import SeraiError
from serai.table import drive, store
from serai.table import house as houses
from serai.table.database import Busy, open_database
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.room import Room, Stuck
from serai.table.schema import ACT, BACK, BEGIN, DRAFT, LEFT, OVER, PLAYING, PRESENCE, TURNS, WRITE
from serai.table.store import PAUSED, WATCHED
from serai.table.stream import changes
from tests.table.homes import BOTS, GAMES, TWO, asked, at_home, seen, step, stored, until
from tests.table.logged import logged
from tests.table.test_changes import everything
from tests.table.test_turns import WITH_BOT, Thinkers, table

CHOICES = (ACT, WRITE)  # lines of the log


async def anew(house: House, room: Room) -> Room:
    """The whole table as it is stored, beside what is in memory."""
    return Room(await house.database.read(partial(house.contents, room.table.id, 0, 0)))


async def insisting(deed: Callable[[], Awaitable[None]]) -> None:
    """As a page does that is told to try again."""
    while True:
        try:
            return await deed()
        except Busy:
            continue


def lines_of(entries: list[Any]) -> int:
    return sum([1 if entry.kind in CHOICES else -1 if entry.kind == BACK else 0 for entry in entries])


# ---- One table, several houses -----------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_what_is_added_in_memory_is_what_is_read_anew(fresh: str, game: str) -> None:
    """Random play at three houses with steps back, far steps back, drafts, talk and people who come and go: after every change
    every house shows what the whole journal says, byte for byte."""

    async def story(*homes: House) -> None:
        chance = random.Random(game)  # noqa: S311
        room = await homes[0].create(game, {}, [*TWO, Wish("hot", "Mina")], "somebody")
        table_id, done = room.table.id, dict.fromkeys(("act", "back", "far", "talk", "leave"), 0)
        for _ in range(70):
            house = chance.choice(homes)
            here = await house.room(table_id)
            if not asked(here):
                break
            seat = await step(house, here, chance)
            done["act"] += 1
            deed = chance.random()
            house = chance.choice(homes)
            here = await house.room(table_id)
            if deed < 0.3 and not here.view(seat).undo:
                await house.take_back(here, seat, here.view(seat).decision)
                done["back"] += 1
            elif deed < 0.35 and here.match is not None and seat in dict(here.match.record.lines):
                await house.ask_back(here, seat)
                for other in {0, 1, 2} - {seat}:
                    voter = chance.choice(homes)
                    await voter.answer_wish(await voter.room(table_id), other, agree=True)
                done["far"] += 1
            elif deed < 0.45:
                await house.say(here, seat, f"word {done['talk']}")
                done["talk"] += 1
            elif deed < 0.55:
                await house.set_away(here, [seat], LEFT)
                house = chance.choice(homes)
                await house.set_away(await house.room(table_id), [seat], "")
                done["leave"] += 1
            whole = await anew(homes[0], here)
            for house in homes:
                here = await house.room(table_id)
                assert seen(here) == seen(whole)
                assert (here.chat, here.seats, here.kept, here.questions) == (
                    whole.chat,
                    whole.seats,
                    whole.kept,
                    whole.questions,
                )
        assert min(done.values()) > 0, done
        whole = await anew(homes[0], room)
        assert whole.match is not None
        assert serai.replay(whole.match.log()) is not None

    at_home(fresh, story, houses=3, workers=0)


@pytest.mark.parametrize("game", ["san-juan", "mombasa"])
def test_of_those_who_act_at_once_one_is_heard(fresh: str, game: str) -> None:
    """The same question is answered at three houses at once, in different ways: one answer counts, the others are refused; what
    was acknowledged is what is stored."""

    async def story(*homes: House) -> None:
        chance = random.Random(game)  # noqa: S311
        room = await homes[0].create(game, {}, TWO, "somebody")
        acknowledged: list[tuple[int, str]] = []
        for _ in range(30):
            rooms = [await house.room(room.table.id) for house in homes]
            views = {seat: rooms[0].view(seat) for seat in asked(rooms[0])}
            sent = [(seat, chance.choice(views[seat].choices).action) for seat in [chance.choice(list(views)) for _ in homes]]
            acts = [
                house.act(there, seat, [action], views[seat].decision)
                for house, there, (seat, action) in zip(homes, rooms, sent, strict=True)
            ]
            answers = await asyncio.gather(*acts, return_exceptions=True)
            assert all(answer is None or isinstance(answer, SeraiError) for answer in answers), answers
            done = [one for one, answer in zip(sent, answers, strict=True) if answer is None]
            assert len({seat for seat, _ in done}) == len(done) > 0  # each question is answered once
            acknowledged += done
        entries = await stored(homes[0], store.entries, room.table.id)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        chosen = [(entry.seat, entry.action) for entry in entries if entry.kind in (ACT, DRAFT)]
        assert sorted(chosen) == sorted(acknowledged)
        whole = await anew(homes[0], room)
        assert whole.match is not None
        assert serai.replay(whole.match.log()) is not None

    at_home(fresh, story, houses=3, workers=0)


def test_a_request_that_is_sent_to_two_houses_is_done_once(fresh: str) -> None:
    """With one key, as a page does whose answer was lost: both say that it was done."""

    async def story(*homes: House) -> None:
        chance = random.Random(1)  # noqa: S311
        room = await homes[0].create("great-western-trail", {}, TWO, "somebody")
        backs = 0
        for number in range(30):
            rooms = [await house.room(room.table.id) for house in homes]
            seat = asked(rooms[0])[0]
            view = rooms[0].view(seat)
            action = chance.choice(view.choices).action
            await asyncio.gather(
                *[
                    house.act(there, seat, [action], view.decision, f"{number}")
                    for house, there in zip(homes, rooms, strict=True)
                ]
            )
            rooms = [await house.room(room.table.id) for house in homes]
            view = rooms[0].view(seat)
            if not view.undo and chance.random() < 0.5:
                backs += 1
                await asyncio.gather(
                    *[
                        house.take_back(there, seat, view.decision, f"back {number}")
                        for house, there in zip(homes, rooms, strict=True)
                    ]
                )
        assert backs > 3
        kinds = [entry.kind for entry in await stored(homes[0], store.entries, room.table.id)]
        assert [kinds.count(kind) for kind in (ACT, BACK)] == [30, backs]

    at_home(fresh, story, houses=2, workers=0)


def test_acting_and_taking_back_at_once(fresh: str) -> None:
    """One takes back what they chose, and the next one chooses upon it, at different houses.  No matter who was first, the log
    can be played."""

    async def story(*homes: House) -> None:
        chance = random.Random(2)  # noqa: S311
        room = await homes[0].create("great-western-trail", {}, TWO, "somebody")
        both = 0
        for _ in range(40):
            rooms = [await house.room(room.table.id) for house in homes]
            seat = await step(homes[0], rooms[0], chance)
            rooms = [await house.room(room.table.id) for house in homes]
            able = asked(rooms[1])
            if rooms[0].view(seat).undo or not able:
                continue
            other = able[-1]
            view = rooms[1].view(other)
            results = await asyncio.gather(
                homes[0].take_back(rooms[0], seat, rooms[0].view(seat).decision),
                homes[1].act(rooms[1], other, [chance.choice(view.choices).action], view.decision),
                return_exceptions=True,
            )
            assert all(one is None or isinstance(one, SeraiError) for one in results), results
            assert None in results
            both += 1
        assert both > 5
        whole = await anew(homes[0], room)
        entries = await stored(homes[0], store.entries, room.table.id)
        assert whole.match is not None
        assert len(whole.match.record.lines) == lines_of(entries)
        assert serai.replay(whole.match.log()) is not None

    at_home(fresh, story, houses=2, workers=0)


def test_everybody_talks_at_once(fresh: str) -> None:
    async def story(*homes: House) -> None:
        room = await homes[0].create("san-juan", {}, TWO, "somebody")
        rooms = [await house.room(room.table.id) for house in homes]

        async def talk(n: int) -> None:
            for number in range(12):
                await insisting(lambda: homes[n].say(rooms[n], n % 2, f"house {n}, word {number}"))  # noqa: B023

        await asyncio.gather(*map(talk, range(3)))
        chat = await stored(homes[0], store.chat, room.table.id)
        assert [message.n for message in chat] == list(range(1, 37))
        said = [message.text for message in chat]
        for n in range(3):
            assert [text for text in said if text.startswith(f"house {n}")] == [f"house {n}, word {k}" for k in range(12)]
        for house in homes:
            assert (await house.room(room.table.id)).chat == chat

    at_home(fresh, story, houses=3, workers=0)


def test_guests_sit_down_at_once_at_different_houses(fresh: str) -> None:
    """Each invitation is accepted once, and the game begins once, when the last person comes."""

    async def story(*homes: House) -> None:
        room = await homes[0].create("western-legends", {}, [Wish("open")] * 4, "somebody")
        rooms = [await house.room(room.table.id) for house in homes]
        codes = [row.invite or "" for row in room.seats]

        async def come(house: House, there: Room, seat: int, name: str) -> str:
            try:
                await insisting(lambda: house.take_seat(there, seat, codes[seat], name, name, 0))
            except Stuck as refused:
                return refused.code
            return ""

        guests = [(n, seat) for n in range(3) for seat in range(4)]
        came = await asyncio.gather(*[come(homes[n], rooms[n], seat, f"Guest {n}{seat}") for n, seat in guests])
        assert sorted(came) == [""] * 4 + ["error-link"] * 8
        whole = await anew(homes[0], room)
        assert whole.table.phase == PLAYING
        entries = await stored(homes[0], store.entries, room.table.id)
        assert [entry.kind for entry in entries].count(BEGIN) == 1
        for house in homes:
            assert seen(await house.room(room.table.id)) == seen(whole)

    at_home(fresh, story, houses=3, workers=0)


# ---- What is heard -----------------------------------------------------------------------------


@pytest.mark.parametrize("notices", [True, False])
def test_viewers_hear_of_what_was_done_elsewhere(fresh: str, monkeypatch: pytest.MonkeyPatch, notices: bool) -> None:
    """By a notice; where those are lost, by looking from time to time."""
    monkeypatch.setattr(houses, "POLL", 3600.0 if notices else 0.02)

    async def story(one: House, two: House) -> None:
        if not notices:
            for house in (one, two):
                monkeypatch.setattr(house.database, "tell", lambda *told: None)
        chance = random.Random(3)  # noqa: S311
        room = await one.create("san-juan", {}, TWO, "somebody")
        there = await two.room(room.table.id)
        await until(lambda: two.database.listening)
        news = changes(two, there, None)
        assert await anext(news)
        for _ in range(5):
            await step(one, room, chance)
            while (await two.look(there, None)).version < room.table.version:
                assert await anext(news)
            assert seen(there)[-1] == seen(await anew(two, there))[-1]
        await one.say(room, 0, "hello")
        while not there.chat:
            assert await anext(news)
            await two.freshen(there)
        await news.aclose()

    at_home(fresh, story, houses=2, workers=0)


# ---- Bots --------------------------------------------------------------------------------------


def test_a_turn_is_played_once_although_several_runners_look_for_it(fresh: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(*homes: House) -> None:
        thinkers = [Thinkers(house) for house in homes]
        rooms = [await table(homes[0], f"table {n}", BOTS, f"owner {n}") for n in range(4)]
        for one in thinkers:
            one.release(*[room.table.title for room in rooms])
        for n, room in enumerate(rooms):
            house = homes[n % 3]
            await house.appear(await house.room(room.table.id), None)
        while {row.phase for row in await stored(homes[0], store.tables)} != {OVER}:
            await asyncio.sleep(0.01)
        for room in rooms:
            entries = await stored(homes[0], store.entries, room.table.id)
            chosen = [entry for entry in entries if entry.kind in CHOICES]
            begun = sum([one.begun.count(room.table.title) for one in thinkers])
            assert begun == len(chosen)  # nothing was thought in vain
            whole = await anew(homes[0], room)
            assert whole.match is not None
            assert serai.replay(whole.match.log()).options == []
        assert await stored(homes[0], lambda c: c.execute(sa.select(TURNS)).all()) == []
        assert all(one.begun for one in thinkers)

    at_home(fresh, story, houses=3, workers=2)
    assert logged(caplog, "a bot's move failed") == []


def test_what_a_house_had_in_hand_when_it_ended_is_taken_by_another(fresh: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once: it gives back what it had, long before its claim would end."""
    monkeypatch.setattr(drive, "IDLE", 0.02)
    monkeypatch.setattr(drive, "LEASE", 3600.0)

    async def story(looking: House) -> None:
        ending, other = [House(open_database(fresh), workers=1, pace=0) for _ in range(2)]
        await ending.open()
        thinkers, taking = Thinkers(ending), Thinkers(other)
        room = await table(ending, "mine", WITH_BOT)
        await until(lambda: thinkers.begun == ["mine"])
        taking.release("mine")
        await other.open()
        await ending.close()
        while asked(await looking.room(room.table.id)) != [1]:
            await asyncio.sleep(0.01)
        await other.close()
        assert taking.begun

    at_home(fresh, story, workers=0)


def test_a_runner_that_was_killed_is_made_good_and_its_late_answer_is_not_heard(
    fresh: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its claim is not renewed any more, so another one takes the turn.  If the first one was only asleep, its answer comes too
    late and changes nothing."""
    monkeypatch.setattr(drive, "IDLE", 0.02)
    monkeypatch.setattr(drive, "LEASE", 0.05)
    monkeypatch.setattr(drive, "RENEWAL", 3600.0)

    async def story(one: House) -> None:
        asleep = Thinkers(one)
        room = await table(one, "mine", WITH_BOT)
        await until(lambda: asleep.begun == ["mine"])
        (late,) = one.runner.playing
        two = House(open_database(fresh), workers=1, pace=0)
        awake = Thinkers(two)
        awake.release("mine")
        await two.open()
        try:
            there = await two.room(room.table.id)
            await until(lambda: asked(there) == [1])
            await two.freshen(there)
            before = await stored(two, everything)
            asleep.release("mine")
            await late
            assert await stored(two, everything) == before
            assert awake.begun
            assert seen(await one.room(room.table.id)) == seen(there)
        finally:
            await two.close()

    at_home(fresh, story, workers=1)
    assert logged(caplog, "a bot's move failed") == []


def test_a_long_thought_stays_in_one_hand(fresh: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The claim is renewed for as long as the bot thinks, far beyond its first end."""
    monkeypatch.setattr(drive, "IDLE", 0.01)
    monkeypatch.setattr(drive, "LEASE", 1.0)
    monkeypatch.setattr(drive, "RENEWAL", 0.1)

    async def story(one: House, two: House) -> None:
        thinkers = [Thinkers(house) for house in (one, two)]
        renew, renewed = store.renew, [0.0]

        def counted(connection: sa.Connection, **more: Any) -> None:
            renew(connection, **more)
            renewed.append(connection.execute(sa.select(TURNS.c.lease)).scalar_one())

        monkeypatch.setattr(store, "renew", counted)
        room = await table(one, "mine", WITH_BOT)
        await until(lambda: renewed[-1] > renewed[1] + 1.5 if len(renewed) > 1 else False)
        assert [title for hand in thinkers for title in hand.begun] == ["mine"]
        for hand in thinkers:
            hand.release("mine")
        while asked(await two.room(room.table.id)) != [1]:
            await asyncio.sleep(0.01)

    at_home(fresh, story, houses=2, workers=1)


def test_a_watcher_of_a_house_that_was_killed_is_forgotten(fresh: str) -> None:
    """What that house wrote of its visitors is not renewed: bots whom nobody watches any more pause."""

    async def story(killed: House, other: House) -> None:
        room = await table(killed, "bots", BOTS)
        await killed.appear(room, None)
        rank = sa.select(TURNS.c.rank)
        assert await stored(other, lambda c: c.execute(rank).scalar_one()) == WATCHED
        await other.database.write(lambda c: c.execute(PRESENCE.update().values(until=0.0)))  # a minute later
        await other.database.light(partial(store.stay, process=other.process, until=0.0, here=[]))
        assert await stored(other, lambda c: c.execute(rank).scalar_one()) == PAUSED
        assert await stored(other, lambda c: c.execute(sa.select(PRESENCE)).all()) == []
        here = [(room.table.id, -1)]  # it lives, after all
        await killed.database.light(partial(store.stay, process=killed.process, until=1e12, here=here))
        assert await stored(other, lambda c: c.execute(rank).scalar_one()) == WATCHED

    at_home(fresh, story, houses=2, workers=0)
