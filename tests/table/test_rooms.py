"""Tables in play, without a network: what survives when a room is put away, when others write, when bots fail."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import serai
from serai.catalogue import find
from serai.engine.errors import BadSave, BadSetup, SeraiError
from serai.engine.log import Record
from serai.engine.match import Match, Refused
from serai.engine.save import load, seal
from serai.table import drive, worker
from serai.table import house as houses
from serai.table.database import META, OVER, PLAYING, STATES, BadDatabase, Database, Stale, to_json
from serai.table.house import House
from serai.table.lobby import Wish, clean
from serai.table.room import STAND_IN, Room, Stuck

TWO = [Wish("hot", "Leila"), Wish("hot", "Kian")]
SHORT = {"technical_round_limit": 3}
GAMES = ["san-juan", "great-western-trail", "great-western-trail-2", "mombasa", "western-legends"]
ODD = sys.executable, "-c"


def at_home(tmp_path: Path, story: Callable[[House], Awaitable[None]], **more: Any) -> None:
    """What happens in one house."""

    async def live() -> None:
        house = House(Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}"), pace=0, **more)
        await house.open()
        try:
            async with asyncio.timeout(60):
                await story(house)
        finally:
            await house.close()

    asyncio.run(live())


def seen(room: Room) -> list[bytes]:
    """Everybody's view, byte for byte."""
    return [msgspec.json.encode(room.view(seat)) for seat in [*range(room.setup.players), None]]


def asked(room: Room) -> list[int]:
    """The seats that can choose something now, drafts included."""
    assert room.match is not None
    return [seat for seat in range(room.setup.players) if room.view(seat).choices]


async def again(house: House, room: Room) -> Room:
    """The same table, put away and loaded."""
    async with room.lock:  # rooms are put away only between two transactions
        house.rooms.clear()
    fresh = await house.room(room.table.id)
    assert fresh is not room
    return fresh


async def step(house: House, room: Room, chance: random.Random, **more: Any) -> int:
    """Somebody chooses something; who."""
    seat = chance.choice(asked(room))
    view = room.view(seat)
    await house.act(room, seat, [chance.choice(view.choices).action], view.decision, **more)
    return seat


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


# ---- Beginning -----------------------------------------------------------------------------


def test_a_table_begins_when_nobody_is_missing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, [Wish("me", "Leila"), Wish("open")], "somebody")
        assert room.match is None
        with pytest.raises(Stuck, match="has not begun"):
            await house.act(room, 0, ["pass"])
        room = await again(house, room)
        with pytest.raises(Stuck, match="called Leila already"):
            await house.take_seat(room, 1, "another", "Leila", 0)
        await house.take_seat(room, 1, "another", "Kian", 3)
        assert room.table.phase == PLAYING
        assert [row.name for row in room.seats] == ["Leila", "Kian"]
        assert room.seats[1].colour == 3
        before = seen(room)
        assert seen(await again(house, room)) == before
        assert await house.database.seats_of(room.table.id, "another") == [1]

    at_home(tmp_path, story)


def test_bots_are_given_open_seats(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", SHORT, [Wish("open"), Wish("open")], "somebody")
        await house.give_to_bot(room, 0, "random")
        with pytest.raises(Stuck, match="not open any more"):
            await house.give_to_bot(room, 0, "random")
        with pytest.raises(Stuck, match="Unknown bot 'genius'"):
            await house.give_to_bot(room, 1, "genius")
        with pytest.raises(Stuck, match="A bot sits here"):
            await house.take_seat(room, 0, "another", "Kian", 0)
        await house.give_to_bot(room, 1, "random")
        assert room.seats[0].name != room.seats[1].name
        await until(lambda: room.table.phase == OVER)
        with pytest.raises(Stuck, match="is over"):
            await house.act(room, 0, ["pass"])

    at_home(tmp_path, story)


def test_seats_without_a_name_are_called_by_their_number(tmp_path: Path) -> None:
    """Also after a restart, at a table that an older Serai began, and in the list of finished games, which reads the rows."""

    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, [Wish("hot"), Wish("hot", "Kian")], "somebody")
        assert [row.name for row in room.seats] == ["1", "Kian"]
        room = await again(house, room)
        assert [row.name for row in room.seats] == ["1", "Kian"]
        await house.database.update_seat(room.table.id, 0, name="")
        room = await again(house, room)
        assert [row.name for row in room.seats] == ["1", "Kian"]
        found = await house.database.table(room.table.id)
        assert found is not None
        assert [row.name for row in found[1]] == ["1", "Kian"]

    at_home(tmp_path, story)


def test_tables_that_cannot_be(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        for wishes in ([Wish("queen"), *TWO[1:]], [Wish("bot", level="genius"), *TWO[1:]], TWO[:1]):
            with pytest.raises(BadSetup):
                await house.create("san-juan", {}, wishes, "somebody")
        with pytest.raises(Stuck, match="no such table"):
            await house.room("nothing")
        assert await house.database.tables() == []

    at_home(tmp_path, story)


def test_words_that_people_typed() -> None:
    assert clean("  Leila \n Kian\t", 24) == "Leila Kian"
    assert clean("می\u200cروم", 24) == "می\u200cروم"
    assert clean("\u202eevil\x07", 24) == "evil"
    assert clean("\u200c \u200d", 24) == ""
    assert clean("x" * 50, 24) == "x" * 24


# ---- Put away and loaded -------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_put_away_is_the_same_for_everybody(tmp_path: Path, game: str) -> None:
    """Random play with steps back; again and again the room is dropped and loaded: views, numbers of questions, what can be
    taken back and drafts are as they were."""

    async def story(house: House) -> None:
        room = await house.create(game, {}, [*TWO, Wish("hot", "Mina")], "somebody")
        chance = random.Random(game)  # noqa: S311
        backs = 0
        for number in range(90):
            seat = await step(house, room, chance, key=f"{number}")
            if chance.random() < 0.3 and not room.view(seat).undo:
                await house.take_back(room, seat)
                backs += 1
            if number % 6 == 0:
                before = seen(room)
                room = await again(house, room)
                assert seen(room) == before
        assert backs > 3
        assert room.match is not None
        assert serai.replay(room.match.log()) is not None

    at_home(tmp_path, story)


def test_taking_back_works_after_loading(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, TWO, "somebody")
        seat = asked(room)[0]
        first = room.view(seat)
        await house.act(room, seat, ["take builder"], first.decision)
        room = await again(house, room)
        with pytest.raises(Refused, match="cannot be taken back"):
            await house.take_back(room, 1 - seat)
        with pytest.raises(Stuck, match="moved first"):
            await house.take_back(room, seat, first.decision)
        await house.take_back(room, seat, room.view(seat).decision)
        room = await again(house, room)
        assert room.view(seat).choices == first.choices
        assert room.view(seat).undo == "nothing"
        assert [entry.kind for entry in await house.database.entries(room.table.id)] == ["begin", "act", "back"]

    at_home(tmp_path, story)


def test_drafts_survive_and_stay_secret(tmp_path: Path) -> None:
    """Mombasa's plans are made at once: a half-made plan is there again, and is nobody else's business."""

    async def story(house: House) -> None:
        room = await house.create("mombasa", {}, TWO, "somebody")
        chance = random.Random("plans")  # noqa: S311
        assert room.match is not None
        while len(room.match.choosing_at_once()) < 2:
            await step(house, room, chance)
        other = msgspec.structs.replace(room.view(1), version=0)
        await house.act(room, 0, [room.view(0).choices[0].action], room.view(0).decision)
        assert room.match.drafts[0]
        room = await again(house, room)
        assert room.match is not None
        assert room.match.drafts[0]
        assert msgspec.structs.replace(room.view(1), version=0) == other
        assert room.view(0).undo == ""
        await house.take_back(room, 0)
        room = await again(house, room)
        assert room.match is not None
        assert room.match.drafts == {}

    at_home(tmp_path, story)


def test_the_same_request_is_done_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, TWO, "somebody")
        seat = asked(room)[0]
        view = room.view(seat)
        for _ in range(2):
            await house.act(room, seat, ["take builder"], view.decision, "1")
            assert room.table.version == 2
        room = await again(house, room)
        await house.act(room, seat, ["take builder"], view.decision, "1")
        assert room.table.version == 2
        with pytest.raises(Stuck, match="moved first"):
            await house.act(room, seat, ["take builder"], view.decision, "2")
        with pytest.raises(SeraiError):  # the same key of somebody else is another request
            await house.act(room, 1 - seat, ["take prospector"], room.view(1 - seat).decision + 1, "1")

    at_home(tmp_path, story)


def test_several_actions_are_all_done_or_none(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, TWO, "somebody")
        seat = asked(room)[0]
        before = seen(room)
        with pytest.raises(Stuck, match="Unknown action 'fly away'"):
            await house.act(room, seat, ["take builder", "fly away"])
        with pytest.raises(Stuck, match="No action was sent"):
            await house.act(room, seat, [])
        with pytest.raises(SeraiError):
            await house.act(room, seat, ["take builder", "take councillor"])
        with pytest.raises(Refused):
            await house.act(room, 1 - seat, ["take builder"])
        assert seen(room) == before
        assert seen(await again(house, room)) == before

    at_home(tmp_path, story)


def test_a_state_of_other_rules_plays_on(tmp_path: Path) -> None:
    """The rules were mended since: the table goes on from its state; a state with unknown parts is refused in a sentence."""

    async def story(house: House) -> None:
        room = await house.create("great-western-trail", {}, TWO, "somebody")
        chance = random.Random(1)  # noqa: S311
        for _ in range(20):
            await step(house, room, chance)
        before = seen(room)
        for line, text in (await house.database.states(room.table.id)).items():
            data = json.loads(text)
            data["rules"] = 0
            data["sha256"] = seal(data)
            with pytest.raises(BadSave, match="rules version 0"):
                load(to_json(data), find)
            async with house.database.engine.begin() as connection:
                here = (STATES.c.table_id == room.table.id) & (STATES.c.line == line)
                await connection.execute(STATES.update().where(here).values(state=to_json(data)))
        await house.database.update_table(room.table.id, rules=0)
        room = await again(house, room)
        assert seen(room) == before
        for _ in range(20):
            await step(house, room, chance)
        room = await again(house, room)
        assert room.table.rules == 0
        state = json.loads((await house.database.states(room.table.id)).popitem()[1])
        state["state"]["stack"][0]["class"] = "GoneStep"
        state["sha256"] = seal(state)
        with pytest.raises(BadSave, match="GoneStep"):
            load(to_json(state), find, any_rules=True)

    at_home(tmp_path, story)


def test_rooms_that_nobody_uses_are_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "ROOMS", 3)

    async def story(house: House) -> None:
        made = [await house.create("san-juan", {}, TWO, "somebody") for _ in range(3)]
        watched = asyncio.Event()
        made[0].listeners.add(watched)
        views = [seen(room) for room in made]
        made += [await house.create("san-juan", {}, TWO, "somebody") for _ in range(4)]
        assert len(house.rooms) == 3
        assert made[0].table.id in house.rooms  # somebody looks at it
        assert made[1].table.id not in house.rooms
        assert seen(await house.room(made[1].table.id)) == views[1]
        with pytest.raises(Stuck, match="moved first"):  # a request that still holds the old room
            await house.act(made[1], 0, ["take builder"])
        assert msgspec.json.encode(await house.look(made[1], 0)) == views[1][0]

    at_home(tmp_path, story)


# ---- Two servers, one database -------------------------------------------------------------


def test_two_houses_never_both_play(tmp_path: Path) -> None:
    """The second writer is told so, nothing is lost, and both go on."""

    async def story(one: House) -> None:
        two = House(Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}"), pace=0)
        await two.open()
        try:
            room = await one.create("san-juan", {}, TWO, "somebody")
            same = await two.room(room.table.id)
            seat = asked(room)[0]
            await one.act(room, seat, ["take builder"])
            with pytest.raises(Stale):
                await two.act(same, seat, ["take councillor"])
            assert same.table.id not in two.rooms
            same = await two.room(same.table.id)
            assert seen(same) == seen(room)
            chance = random.Random(2)  # noqa: S311
            played = 1
            for _ in range(60):
                house = chance.choice([one, two])
                try:
                    await step(house, await house.room(room.table.id), chance)
                    played += 1
                except (Stale, Stuck):
                    continue
            assert played > 20
            lines = [await house.room(room.table.id) for house in (one, two)]
            longest = max(lines, key=lambda room: room.table.version)
            assert longest.match is not None
            assert len(longest.match.record.lines) == played
            assert serai.replay(longest.match.log()) is not None
            one.rooms.clear()
            two.rooms.clear()
            assert seen(await one.room(room.table.id)) == seen(await two.room(room.table.id))
        finally:
            await two.close()

    at_home(tmp_path, story)


def test_two_houses_talk_at_one_table(tmp_path: Path) -> None:
    async def story(one: House) -> None:
        two = House(Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}"), pace=0)
        await two.open()
        try:
            room = await one.create("san-juan", {}, TWO, "somebody")
            same = await two.room(room.table.id)
            await one.say(room, 0, " hello\nthere ")
            with pytest.raises(Stale):
                await two.say(same, 1, "hi")
            same = await two.room(room.table.id)
            await two.say(same, 1, "hi")
            assert same.chat == [(1, 0, "hello there"), (2, 1, "hi")]
            with pytest.raises(Stuck, match="empty message"):
                await two.say(same, 1, " \x07 ")
        finally:
            await two.close()

    at_home(tmp_path, story)


def test_nobody_sees_what_was_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full: the one who plays is told, everybody sees the table as it is stored."""

    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, TWO, "somebody")
        before, seat = seen(room), asked(room)[0]

        async def full(*args: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patch:
            patch.setattr(house.database, "write", full)
            with pytest.raises(OSError, match="no space"):
                await house.act(room, seat, ["take builder"], None, "1")
        assert msgspec.json.encode(await house.look(room, seat)) == before[seat]
        room = await house.room(room.table.id)
        await house.act(room, seat, ["take builder"], None, "1")
        assert room.table.version == 2

    at_home(tmp_path, story)


# ---- Leaving, bots -------------------------------------------------------------------------


def test_a_bot_plays_for_whoever_leaves(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", SHORT, TWO, "somebody")
        seat = asked(room)[0]
        await house.set_away(room, seat, True)
        assert room.view(seat).seats[seat].bot == STAND_IN
        await until(lambda: room.table.version > 1 and asked(room) == [1 - seat])
        room = await again(house, room)
        assert room.seats[seat].away
        await house.set_away(room, seat, False)
        chance = random.Random(3)  # noqa: S311
        while seat not in asked(room):
            await step(house, room, chance)
        version = room.table.version
        await asyncio.sleep(0.05)
        assert room.table.version == version  # the person thinks
        await house.set_away(room, seat, True)
        await house.set_away(room, 1 - seat, True)
        await until(lambda: room.table.phase == OVER)

    at_home(tmp_path, story)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", SHORT, [Wish("bot", level="random"), Wish("bot", level="random")], "somebody")
        await until(lambda: room.table.version > 5)

    async def later(house: House) -> None:
        rows = await house.database.tables()
        assert rows[0].phase == PLAYING
        room = await house.room(rows[0].id)
        await until(lambda: room.table.phase == OVER)
        assert room.match is not None
        assert serai.replay(room.match.log()).options == []

    at_home(tmp_path, story)
    at_home(tmp_path, later)


@pytest.mark.parametrize(
    "command",
    [
        (*ODD, "import time; time.sleep(60)"),  # hangs
        (*ODD, "raise SystemExit(3)"),  # dies at once
        (*ODD, "input(); raise SystemExit(3)"),  # dies at work
        (*ODD, "print('fly away', flush=True); input()"),  # answers nonsense
        (*ODD, "import sys; sys.stdout.buffer.write(b'\\xff' * 9 + b'\\n'); sys.stdout.flush(); input()"),
        ("/nothing/here",),  # cannot be started
    ],
)
def test_a_bot_that_fails_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(worker, "COMMAND", command)

    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, [Wish("bot", level="medium"), Wish("hot", "Kian")], "somebody")
        chance = random.Random(4)  # noqa: S311
        for _ in range(3):
            await until(lambda: room.driver is None)
            seat = await step(house, room, chance)
            assert seat == 1
        assert room.match is not None
        assert serai.replay(room.match.log()) is not None

    at_home(tmp_path, story, workers=1, limit=0.3)


@pytest.mark.parametrize("what", ["write", "save"])
def test_a_move_of_a_bot_that_fails_is_logged_and_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    """Whether the database does not answer or something else breaks: the bots go on, although nobody looks at the table."""
    monkeypatch.setattr(drive, "PAUSE", 0.0)

    async def story(house: House) -> None:
        place, failures = {"write": (house.database, 3), "save": (drive, 3)}[what]
        works, calls = getattr(place, what), [0]

        def fails() -> None:
            calls[0] += 1
            if 5 < calls[0] <= 5 + failures:
                raise RuntimeError("out of order")

        async def write(*args: Any) -> None:
            fails()
            await works(*args)

        def save(*args: Any) -> str:
            fails()
            return str(works(*args))

        monkeypatch.setattr(place, what, {"write": write, "save": save}[what])
        room = await house.create("san-juan", SHORT, [Wish("bot", level="random"), Wish("bot", level="random")], "somebody")
        while room.table.phase != OVER:
            await asyncio.sleep(0.01)
            room = house.rooms.get(room.table.id, room)
        assert room.match is not None
        assert serai.replay(room.match.log()).options == []

    at_home(tmp_path, story)
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert len(errors) == 3
    assert all("RuntimeError: out of order" in text and "play_bot" in text for text in errors)


def test_a_bot_whose_move_is_refused_does_not_try_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The refusal speaks of the bot's own cards, so its words stay out of the log."""
    pauses: list[float] = []
    words, sleep = "you cannot discard your smithy", asyncio.sleep

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0 if len(pauses) < 9 else 3600)

    async def refuse(*args: object) -> None:
        raise Refused(words)

    async def story(house: House) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(house, "act", refuse)
            patch.setattr(asyncio, "sleep", pause)
            await house.create("san-juan", SHORT, [Wish("bot", level="random"), Wish("bot", level="random")], "somebody")
            while len(pauses) < 9:
                await sleep(0.01)

    at_home(tmp_path, story)
    assert pauses == sorted(pauses)
    assert pauses[0] == drive.PAUSE
    assert pauses[-1] == drive.LONGEST_PAUSE
    assert "Refused" in caplog.text
    assert "smithy" not in caplog.text


def test_a_room_that_was_forgotten_leaves_its_bots_in_peace(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, [Wish("bot", level="random"), Wish("bot", level="random")], "somebody")
        async with room.lock:
            house.forget(room, "a test")
        await until(lambda: room.driver is None)
        house.drive(room)
        assert room.driver is None

    at_home(tmp_path, story)


def test_many_tables_of_bots_never_lock_each_other_out(tmp_path: Path) -> None:
    """All write at once, to one file: every game comes to its end, and a person is not kept waiting behind the bots."""

    async def story(house: House) -> None:
        bots = [Wish("bot", level="random"), Wish("bot", level="random")]
        made = [await house.create("san-juan", {"technical_round_limit": 1}, bots, "somebody") for _ in range(12)]
        mine = await house.create("san-juan", {}, TWO, "somebody")
        await step(house, mine, random.Random(7))  # noqa: S311
        await until(lambda: all(room.table.phase == OVER for room in made))

    at_home(tmp_path, story)


def test_a_worker_that_was_killed_is_started_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, TWO, "somebody")
        seat = asked(room)[0]
        first = await house.hint(room, seat)
        one = house.workers.all[0].process
        assert one is not None
        one.kill()
        await one.wait()
        assert await house.hint(room, seat) == first
        assert house.workers.all[0].process is not one
        with pytest.raises(Stuck, match="not asked anything"):
            await house.hint(room, 1 - seat)

    at_home(tmp_path, story, workers=1)


# ---- Records, database ---------------------------------------------------------------------


def test_a_record_goes_on_at_a_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        match = serai.new_match("great-western-trail", 2, "seed")
        chance = random.Random(5)  # noqa: S311
        for _ in range(40):
            seat = match.state.waiting()[0]
            match.do(seat, chance.choice(match.state.options_for(seat)))
        record = Record(match.record.setup, match.record.seed)
        record.lines = list(match.record.lines)
        room = await house.adopt(record, [Wish("hot"), Wish("hot")], "somebody", "again")
        assert room.match is not None
        assert room.match.log() == match.log()
        assert [event.in_the_open() for event in room.match.told] == [event.in_the_open() for event in match.told]
        before = seen(room)
        room = await again(house, room)
        assert seen(room) == before
        assert room.match is not None
        assert room.match.log() == match.log()
        await step(house, room, chance)
        assert room.match.record.lines[:-1] == match.record.lines
        assert Match.resume(room.match.record).state.options == room.match.state.options

    at_home(tmp_path, story)


def test_migrations_make_exactly_our_tables(tmp_path: Path) -> None:
    def differences(connection: sa.Connection) -> Any:
        options = {"compare_type": True, "compare_server_default": True}
        return compare_metadata(MigrationContext.configure(connection, opts=options), META)

    async def story(house: House) -> None:
        async with house.database.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await house.database.open()  # again: nothing to do

    at_home(tmp_path, story)


@pytest.mark.parametrize("url", ["nothing", "oracle://x", "sqlite:////proc/nothing/x.sqlite3"])
def test_databases_that_cannot_be(url: str) -> None:
    with pytest.raises(BadDatabase):
        asyncio.run(Database(url).open())


# ---- Taking back with everybody's leave ----------------------------------------------------


@pytest.mark.parametrize("game", ["san-juan", "mombasa"])
def test_further_back_when_all_people_agree(tmp_path: Path, game: str) -> None:
    """Beyond what was shown the table goes back only when everybody agrees; the journal grows, and the room loads again."""

    async def story(house: House) -> None:
        room = await house.create(game, {}, TWO, "somebody")
        chance = random.Random(game)  # noqa: S311
        assert room.match is not None
        while not room.match.record.lines or all(room.match.stuck(seat) != "revealed" for seat in (0, 1)):
            await step(house, room, chance)
        seat = room.match.record.lines[-1][0]
        lines, version = list(room.match.record.lines), room.table.version
        await house.ask_back(room, seat)
        assert room.match.record.lines == lines
        assert room.view(1 - seat).wish == seat
        assert room.view(seat).wish is None
        await house.answer_wish(room, 1 - seat, agree=False)
        assert room.view(1 - seat).wish is None
        with pytest.raises(Stuck, match="Nobody wishes"):
            await house.answer_wish(room, 1 - seat, agree=True)
        await house.ask_back(room, seat)
        await house.answer_wish(room, 1 - seat, agree=True)
        assert room.match.record.lines == lines[: max(n for n, (player, _) in enumerate(lines) if player == seat)]
        assert room.table.version > version
        before = seen(room)
        room = await again(house, room)
        assert seen(room) == before
        assert seat in asked(room)

    at_home(tmp_path, story)


def test_who_plays_against_bots_agrees_alone(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, [Wish("me", "Leila"), Wish("bot", "Omid", "random")], "somebody", settings={})
        with pytest.raises(Stuck, match="Nothing was chosen yet"):
            await house.ask_back(room, 0)
        await until(lambda: 0 in asked(room))
        await step_of(house, room, 0)
        await until(lambda: 0 in asked(room))
        assert room.match is not None
        mine = [n for n, (player, _) in enumerate(room.match.record.lines) if player == 0]
        await house.ask_back(room, 0)
        assert len(room.match.record.lines) == mine[-1]

    at_home(tmp_path, story)


async def step_of(house: House, room: Room, seat: int) -> None:
    view = room.view(seat)
    await house.act(room, seat, [view.choices[0].action], view.decision)
