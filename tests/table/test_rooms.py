"""Tables in play, without a network: what survives when a room is put away, when others write, when bots fail."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import serai
from serai.catalogue import find
from serai.engine.errors import BadSave, BadSetup, SeraiError
from serai.engine.events import RETURNED, WENT
from serai.engine.log import Record
from serai.engine.match import Match, Refused
from serai.engine.save import load, seal
from serai.table import drive, store, worker
from serai.table import house as houses
from serai.table.database import BadDatabase, alembic, open_database
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.names import clean
from serai.table.room import STAND_IN, Room, Stuck
from serai.table.schema import LEFT, META, OVER, PLAYING, STATES, TABLES, TURNS, Turn
from serai.table.store import pack, to_json, unpack
from serai.table.stream import changes
from tests.table.homes import BOTS, GAMES, SHORT, TWO, again, asked, at_home, execute, in_use, seen, step, stored, until
from tests.table.logged import logged

ODD = sys.executable, "-c"


# ---- Beginning -----------------------------------------------------------------------------


def test_a_table_begins_when_nobody_is_missing(address: str) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, [Wish("me", "Leila"), Wish("open")], "somebody")
        assert room.match is None
        code = room.seats[1].invite or ""
        with pytest.raises(Stuck, match="has not begun"):
            await house.act(room, 0, ["pass"])
        room = await again(house, room)
        with pytest.raises(Stuck, match="called Leila already"):
            await house.take_seat(room, 1, code, "another", "Leila", 0)
        await house.take_seat(room, 1, code, "another", "Kian", 3)
        assert room.table.phase == PLAYING
        assert [row.name for row in room.seats] == ["Leila", "Kian"]
        assert room.seats[1].colour == 3
        before = seen(room)
        assert seen(await again(house, room)) == before
        assert await stored(house, store.seats_of, room.table.id, "another") == [1]

    at_home(address, story)


def test_bots_are_given_open_seats(address: str) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", SHORT, [Wish("open"), Wish("open")], "somebody")
        code = room.seats[0].invite or ""
        await house.give_to_bot(room, [0], "random")
        with pytest.raises(Stuck, match="not open any more"):
            await house.give_to_bot(room, [0], "random")
        with pytest.raises(Stuck, match="Unknown bot 'genius'"):
            await house.give_to_bot(room, [1], "genius")
        with pytest.raises(Stuck, match="does not work any more"):  # the invitation went with the seat
            await house.take_seat(room, 0, code, "another", "Kian", 0)
        await house.give_to_bot(room, [1], "random")
        assert room.seats[0].name != room.seats[1].name
        await house.appear(room, None)
        await until(lambda: room.table.phase == OVER)
        with pytest.raises(Stuck, match="is over"):
            await house.act(room, 0, ["pass"])

    at_home(address, story)


def test_seats_without_a_name_are_called_by_their_number(address: str) -> None:
    """Also after a restart, and in the list of finished games, which reads the rows."""

    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, [Wish("hot"), Wish("hot", "Kian")], "somebody")
        assert [row.name for row in room.seats] == ["1", "Kian"]
        room = await again(house, room)
        assert [row.name for row in room.seats] == ["1", "Kian"]
        found = await stored(house, store.table, room.table.id)
        assert found is not None
        assert [row.name for row in found[1]] == ["1", "Kian"]

    at_home(address, story)


def test_seats_without_a_name_in_a_game_that_an_older_serai_began(tmp_path: Path) -> None:
    """They get their numbers as names when its database is opened, also those of finished games, which nobody loads."""
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with engine.begin() as connection:
        command.upgrade(alembic(connection), "0002")
        for phase in ("lobby", "playing", "over"):
            table = {"id": phase, "game": "san-juan", "players": 2, "options": "{}", "rules": 1, "seed": "s", "title": ""}
            table |= {"phase": phase, "version": 0, "owner": "me", "watch": phase, "settings": "{}", "created": 0, "updated": 0}
            connection.execute(sa.table("tables", *map(sa.column, table)).insert(), table)
            for seat, name in enumerate(("", "Kian")):
                row = {"table_id": phase, "seat": seat, "secret": f"{phase}{seat}", "kind": "person", "name": name}
                row |= {"colour": 1, "level": "", "away": False}
                connection.execute(sa.table("seats", *map(sa.column, row)).insert(), row)
    engine.dispose()

    async def look() -> dict[str, list[str]]:
        database = open_database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        await database.open()
        names = {}
        for phase in ("lobby", "playing", "over"):
            found = await database.read(partial(store.table, table_id=phase))
            assert found is not None
            names[phase] = [row.name for row in found[1]]
        await database.close()
        return names

    assert asyncio.run(look()) == {"lobby": ["", "Kian"], "playing": ["1", "Kian"], "over": ["1", "Kian"]}


def test_tables_that_cannot_be(address: str) -> None:
    async def story(house: House) -> None:
        for wishes in ([Wish("queen"), *TWO[1:]], [Wish("bot", level="genius"), *TWO[1:]], TWO[:1]):
            with pytest.raises(BadSetup):
                await house.create("san-juan", {}, wishes, "somebody")
        with pytest.raises(Stuck, match="no such table"):
            await house.room("nothing")
        assert await stored(house, store.tables) == []

    at_home(address, story)


def test_words_that_people_typed() -> None:
    assert clean("  Leila \n Kian\t", 24) == "Leila Kian"
    assert clean("می\u200cروم", 24) == "می\u200cروم"
    assert clean("\u202eevil\x07", 24) == "evil"
    assert clean("\u200c \u200d", 24) == ""
    assert clean("x" * 50, 24) == "x" * 24


# ---- Put away and loaded -------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_put_away_is_the_same_for_everybody(address: str, game: str) -> None:
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

    at_home(address, story)


def test_taking_back_works_after_loading(address: str) -> None:
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
        assert [entry.kind for entry in await stored(house, store.entries, room.table.id)] == ["begin", "act", "back"]

    at_home(address, story)


def test_drafts_survive_and_stay_secret(address: str) -> None:
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

    at_home(address, story)


def test_the_same_request_is_done_once(address: str) -> None:
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

    at_home(address, story)


def test_several_actions_are_all_done_or_none(address: str) -> None:
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

    at_home(address, story)


def test_a_state_of_other_rules_plays_on(address: str) -> None:
    """The rules were mended since: the table goes on from its state; a state with unknown parts is refused in a sentence."""

    async def story(house: House) -> None:
        room = await house.create("great-western-trail", {}, TWO, "somebody")
        chance = random.Random(1)  # noqa: S311
        for _ in range(20):
            await step(house, room, chance)
        before = seen(room)
        for line, packed in (await stored(house, store.states, room.table.id)).items():
            data = json.loads(unpack(packed))
            data["rules"] = 0
            data["sha256"] = seal(data)
            with pytest.raises(BadSave, match="rules version 0"):
                load(to_json(data), find)
            here = (STATES.c.table_id == room.table.id) & (STATES.c.line == line)
            await execute(house, STATES.update().where(here).values(state=pack(to_json(data))))
        await execute(house, TABLES.update().values(rules=0))
        room = await again(house, room)
        assert seen(room) == before
        for _ in range(20):
            await step(house, room, chance)
        room = await again(house, room)
        assert room.table.rules == 0
        state = json.loads(unpack((await stored(house, store.states, room.table.id)).popitem()[1]))
        state["state"]["stack"][0]["class"] = "GoneStep"
        state["sha256"] = seal(state)
        with pytest.raises(BadSave, match="GoneStep"):
            load(to_json(state), find, any_rules=True)

    at_home(address, story)


def test_rooms_that_nobody_uses_are_put_away(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "ROOMS", 3)

    async def story(house: House) -> None:
        made = [await house.create("san-juan", {}, TWO, "somebody") for _ in range(3)]
        watched, held, idle = [room.table.id for room in made]
        news = changes(house, made[0], None)
        assert await anext(news)
        mine = made[1]
        views = [seen(room) for room in made]
        made.clear()
        new = [(await house.create("san-juan", {}, TWO, "somebody")).table.id for _ in range(4)]
        assert list(house.recent) == new[1:]
        assert in_use(house) == {watched, held, *new[1:]}  # somebody looks at one, a request is busy with another
        assert await house.room(held) is mine
        assert seen(await house.room(idle)) == views[2]
        await house.act(mine, asked(mine)[0], ["take builder"])
        await house.act(await house.room(watched), asked(await house.room(watched))[0], ["take builder"])
        assert await anext(news)
        await news.aclose()

    at_home(address, story)


# ---- What was not stored -------------------------------------------------------------------


def test_nobody_sees_what_was_not_stored(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
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

    at_home(address, story)


# ---- Leaving, bots -------------------------------------------------------------------------


def turns(connection: sa.Connection) -> list[Any]:
    return list(connection.execute(sa.select(TURNS).order_by(TURNS.c.table_id)))


def test_a_bot_plays_for_whoever_leaves(address: str) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", SHORT, TWO, "somebody")
        seat = asked(room)[0]
        await house.set_away(room, [seat], LEFT)
        assert room.view(seat).seats[seat].bot == STAND_IN
        await until(lambda: room.table.version > 2 and asked(room) == [1 - seat])
        room = await again(house, room)
        assert room.seats[seat].away
        await house.set_away(room, [seat], "")
        chance = random.Random(3)  # noqa: S311
        while seat not in asked(room):
            await step(house, room, chance)
        assert await stored(house, turns) == []  # the person thinks
        await house.set_away(room, [0, 1], LEFT)
        await house.appear(room, None)
        await until(lambda: room.table.phase == OVER)

    at_home(address, story)


def test_everybody_reads_who_left_and_who_came_back(address: str) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, TWO, "somebody")
        lines = len(room.view(None).told)
        await house.set_away(room, [1], LEFT)
        await house.set_away(room, [1], LEFT)  # again: nothing new
        await house.set_away(room, [1], "")
        for viewer in (0, 1, None):
            told = [(one.seen[0], one.seen[1]) for one in room.view(viewer).told[lines:]]
            assert told == [(WENT, 1), (RETURNED, 1)]
        before = seen(room)
        assert seen(await again(house, room)) == before

    at_home(address, story, workers=0)


def test_bots_go_on_after_a_restart(address: str) -> None:
    """Where somebody waits for them at once, although nobody looks; bots alone as soon as somebody watches."""

    async def story(house: House) -> None:
        room = await house.create("san-juan", SHORT, [*BOTS, Wish("hot", "Kian")], "somebody", "people")
        assert drive.bots_waiting(room)
        await house.create("san-juan", SHORT, BOTS, "somebody", "bots")
        assert await stored(house, versions) == {"people": 1, "bots": 1}

    async def later(house: House) -> None:
        while (await stored(house, versions))["people"] == 1:
            await asyncio.sleep(0.01)
        ids = {row.title: row.id for row in await stored(house, store.tables)}
        room = await house.room(ids["people"])
        await until(lambda: asked(room) == [2])
        assert (await stored(house, versions))["bots"] == 1
        room = await house.room(ids["bots"])
        await house.appear(room, None)
        await until(lambda: room.table.phase == OVER)
        assert room.match is not None
        assert serai.replay(room.match.log()).options == []

    at_home(address, story, workers=0, seed="a bot begins")
    at_home(address, later)


def versions(connection: sa.Connection) -> dict[str, int]:
    """How far every table has come, by its title; nobody has to look at it for that."""
    return {row.title: row.version for row in connection.execute(sa.select(TABLES))}


@pytest.mark.parametrize(
    "command",
    [
        (*ODD, "import time; time.sleep(60)"),  # hangs
        (*ODD, "raise SystemExit(3)"),  # dies at once
        (*ODD, "input(); raise SystemExit(3)"),  # dies at work
        (*ODD, "print('fly away', flush=True); input()"),  # answers nonsense
        (*ODD, "import sys; sys.stdout.buffer.write(b'\\xff' * 9 + b'\\n'); sys.stdout.flush(); input()"),
        (*ODD, """print('{"action": "fly away"}', flush=True); input()"""),  # chooses what it may not
        ("/nothing/here",),  # cannot be started
    ],
)
def test_a_bot_that_fails_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, command: tuple[str, ...]
) -> None:
    """It is asked again, then a simpler one is, and if no worker does its work at all, chance decides."""
    monkeypatch.setattr(worker, "COMMAND", command)
    monkeypatch.setattr(drive, "PAUSE", 0.0)

    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, [Wish("bot", level="medium"), Wish("hot", "Kian")], "somebody")
        chance = random.Random(4)  # noqa: S311
        for _ in range(3):
            await until(lambda: asked(room) == [1])
            seat = await step(house, room, chance)
            assert seat == 1
        assert room.match is not None
        assert serai.replay(room.match.log()) is not None

    at_home(f"sqlite:///{tmp_path / 'tables.sqlite3'}", story, workers=1, limit=0.2)
    levels = [line["bot"] for line in logged(caplog, "a simpler bot decides")]
    assert levels[:2] == [*drive.SIMPLER]


@pytest.mark.parametrize("what", ["write", "save"])
def test_a_move_of_a_bot_that_fails_is_logged_and_made_again(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    """Whether the database does not answer or something else breaks: the bots go on."""
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
        room = await house.create("san-juan", SHORT, BOTS, "somebody")
        await house.appear(room, None)
        await until(lambda: room.table.phase == OVER)
        assert room.match is not None
        assert serai.replay(room.match.log()).options == []

    at_home(address, story)
    traces = [str(line["trace"]) for line in logged(caplog, "a bot's move failed")]
    assert len(traces) == 3
    assert all("RuntimeError: out of order" in text and "play_turn" in text for text in traces)


def test_a_bot_whose_move_is_refused_does_not_try_without_end(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The refusal speaks of the bot's own cards, so its words stay out of the log."""
    pauses: list[float] = []
    words, postpone = "you cannot discard your smithy", store.postpone

    def later(connection: sa.Connection, turn: Turn, worker: str, pause: float) -> None:
        pauses.append(pause)
        postpone(connection, turn, worker, 0 if len(pauses) < 9 else 3600)

    async def refuse(*args: object, **more: object) -> None:
        raise Refused(words)

    async def story(house: House) -> None:
        monkeypatch.setattr(house, "act", refuse)
        monkeypatch.setattr(store, "postpone", later)
        room = await house.create("san-juan", SHORT, BOTS, "somebody")
        await house.appear(room, None)
        await until(lambda: len(pauses) == 9)

    at_home(address, story)
    assert pauses == sorted(pauses)
    assert pauses[0] == drive.PAUSE
    assert pauses[-1] == drive.LONGEST_PAUSE
    assert "Refused" in caplog.text
    assert "smithy" not in caplog.text


def test_a_table_that_was_deleted_leaves_no_bots_behind(address: str, caplog: pytest.LogCaptureFixture) -> None:
    """In the middle of a thought: the bots of another table go on, and nothing is wrong."""

    async def story(house: House) -> None:
        think, thinking, go_on = house.runner.workers.choose, asyncio.Event(), asyncio.Event()

        async def slow(job: worker.Job, legal: list[str]) -> worker.Thought:
            thinking.set()
            await go_on.wait()
            return await think(job, legal)

        house.runner.workers.choose = slow  # type: ignore[method-assign]
        gone, other = [await house.create("san-juan", SHORT, BOTS, "somebody") for _ in range(2)]
        await house.appear(gone, None)
        await thinking.wait()
        await house.database.write(partial(store.delete, table_id=gone.table.id))
        await house.appear(other, None)
        go_on.set()
        await until(lambda: other.table.phase == OVER)
        await house.freshen(other)
        assert await stored(house, turns) == []
        with pytest.raises(Stuck, match="no such table"):
            await house.say(gone, 0, "hello")

    at_home(address, story, workers=1)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_many_tables_of_bots_never_lock_each_other_out(address: str) -> None:
    """All write at once, to one file: every game comes to its end, and a person is not kept waiting behind the bots."""

    async def story(house: House) -> None:
        made = [await house.create("san-juan", {"technical_round_limit": 1}, BOTS, "somebody") for _ in range(12)]
        for room in made:
            await house.appear(room, None)
        mine = await house.create("san-juan", {}, TWO, "somebody")
        await step(house, mine, random.Random(7))  # noqa: S311
        await until(lambda: all(room.table.phase == OVER for room in made))

    at_home(address, story)


def test_a_worker_that_was_killed_is_started_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, TWO, "somebody")
        seat = asked(room)[0]
        first = await house.hint(room, seat)
        (hinted,) = [one for one in house.runner.workers.all if one.process is not None]
        one = hinted.process
        assert one is not None
        one.kill()
        await one.wait()
        for _ in house.runner.workers.all:  # each of them, in turn
            assert await house.hint(room, seat) == first
        assert hinted.process is not None
        assert hinted.process is not one
        with pytest.raises(Stuck, match="not asked anything"):
            await house.hint(room, 1 - seat)

    at_home(f"sqlite:///{tmp_path / 'tables.sqlite3'}", story, workers=1)


# ---- Records, database ---------------------------------------------------------------------


def test_a_record_goes_on_at_a_table(address: str) -> None:
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

    at_home(address, story)


def test_migrations_make_exactly_our_tables(address: str) -> None:
    def differs(*given: Any) -> bool | None:
        """An empty text is a default that alembic finds different from itself on SQLite: there it compares '' and ('')."""
        *_, inspected, _, rendered = given
        return False if {inspected, rendered} <= {"", "''", "('')"} else None

    def differences(connection: sa.Connection) -> Any:
        options = {"compare_type": True, "compare_server_default": differs}
        return compare_metadata(MigrationContext.configure(connection, opts=options), META)

    async def story(house: House) -> None:
        assert await house.database.write(differences) == []
        await house.database.open()  # again: nothing to do

    at_home(address, story)


@pytest.mark.parametrize("url", ["nothing", "oracle://x", "sqlite:////proc/nothing/x.sqlite3"])
def test_databases_that_cannot_be(url: str) -> None:
    with pytest.raises(BadDatabase):
        asyncio.run(open_database(url).open())


# ---- Taking back with everybody's leave ----------------------------------------------------


@pytest.mark.parametrize("game", ["san-juan", "mombasa"])
def test_further_back_when_all_people_agree(address: str, game: str) -> None:
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

    at_home(address, story)


def test_who_plays_against_bots_agrees_alone(address: str) -> None:
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

    at_home(address, story)


async def step_of(house: House, room: Room, seat: int) -> None:
    view = room.view(seat)
    await house.act(room, seat, [view.choices[0].action], view.decision)
