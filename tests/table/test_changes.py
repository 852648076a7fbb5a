"""Changes of a table: each is one transaction, and what failed leaves no trace.  How many tables there may be, and what is kept
of them."""

from __future__ import annotations

import asyncio
import gc
import random
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from serai.engine.events import OFFERED, TAKEN
from serai.table import database, store
from serai.table import house as houses
from serai.table.app import create_app
from serai.table.database import BadDatabase, Unavailable, open_database
from serai.table.house import House
from serai.table.lobby import Wish
from serai.table.room import Room, Stuck
from serai.table.schema import LEFT, LOBBY, META, OPEN, PERSON, PLAYING, SEATS, SITTERS, TABLES
from serai.table.store import Change, hash_of
from serai.table.wishes import go_back_if_agreed
from tests.table.conftest import Server
from tests.table.homes import BOTS, SHORT, TWO, again, asked, at_home, execute, in_use, seen, step, stored
from tests.table.logged import logged

SCRIPT = {"sec-fetch-mode": "cors"}  # a script looks, as it does after every change
QUICK = {"technical_round_limit": 1}
Deed = Callable[[House, Room], Awaitable[object]]
Place = Callable[[House], Awaitable[Room]]


def everything(connection: sa.Connection) -> dict[str, list[Any]]:
    """All that is stored, but for who is there just now."""
    tables = [table for table in META.sorted_tables if table.name != "presence"]
    return {table.name: [*connection.execute(sa.select(table).order_by(*table.primary_key.columns))] for table in tables}


def known(room: Room) -> list[object]:
    """All that anybody could see of a room, as it is now."""
    views = seen(room) if room.match is not None else []
    table = msgspec.structs.replace(room.table, updated=0.0)  # which only the database knows
    return deepcopy([table, room.seats, room.chat, views])


# ---- What failed leaves no trace ---------------------------------------------------------------


class Frail:
    """A connection on which one statement fails, the nth; or the end of the transaction, if it has fewer."""

    def __init__(self, connection: sa.Connection, fails: int) -> None:
        self.connection, self.fails, self.done = connection, fails, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)

    def execute(self, *given: Any) -> Any:
        if self.done == self.fails:
            raise Unavailable("no space left")
        self.done += 1
        return self.connection.execute(*given)


async def failing(house: House, fails: int, deed: Callable[[], Awaitable[object]]) -> int:
    """Do something while a statement of its last transaction fails; the number of statements that were done before."""
    write, made = house.database.write, []

    async def frail(work: Any) -> Any:
        def broken(connection: sa.Connection) -> None:
            made.append(Frail(connection, fails))
            work(made[-1])
            raise Unavailable("no space left")

        return await write(broken)

    house.database.write = frail  # type: ignore[method-assign]
    try:
        with pytest.raises(Unavailable, match="no space"):
            await deed()
    finally:
        house.database.write = write  # type: ignore[method-assign]
    return int(made[-1].done)


async def lobby(house: House) -> Room:
    return await house.create("san-juan", {}, [Wish("me", "Leila"), Wish("open")], "somebody")


async def in_play(house: House) -> Room:
    """Where something can be taken back."""
    room = await house.create("san-juan", {}, TWO, "somebody")
    await house.act(room, asked(room)[0], ["take builder"])
    return room


async def at_once(house: House) -> Room:
    """Where one of two has chosen in secret."""
    room = await house.create("mombasa", {}, TWO, "somebody")
    chance = random.Random("plans")  # noqa: S311
    assert room.match is not None
    while len(room.match.choosing_at_once()) < 2 or not room.match.ready(0):
        seat = 0 if len(room.match.choosing_at_once()) == 2 else asked(room)[0]
        await house.act(room, seat, [chance.choice(room.view(seat).choices).action])
    return room


async def wished(house: House) -> Room:
    """Where one wishes to go back, and the other is asked."""
    room = await in_play(house)
    await house.ask_back(room, first(room))
    return room


async def agreed(house: House) -> Room:
    """Where all agree to go back."""
    room = await wished(house)

    def agree(room: Room) -> Change:
        assert room.table.wish is not None
        room.table.wish.agreed = {0, 1}
        return Change()

    await house.change(room, agree)
    return room


async def left(house: House) -> Room:
    room = await in_play(house)
    await house.set_away(room, [1], LEFT)
    return room


async def offered(house: House) -> Room:
    room = await left(house)
    await house.reopen(room, 1)
    return room


async def two_devices(house: House) -> Room:
    room = await lobby(house)
    await house.add_device(room, 0, await house.device_code(room, 0), "tablet", "Firefox")
    return room


def first(room: Room) -> int:
    """The seat that chose first."""
    assert room.match is not None
    return room.match.record.lines[0][0]


def sit(house: House, room: Room, seat: int = 1) -> Awaitable[object]:
    return house.take_seat(room, seat, room.seats[seat].invite or "", hash_of("guest"), "Kian the Second", 5)


def act(house: House, room: Room) -> Awaitable[object]:
    seat = asked(room)[0]
    return house.act(room, seat, [room.view(seat).choices[0].action], key="key")


DEEDS: dict[str, tuple[Place, Deed]] = {
    "create": (lobby, lambda house, _: house.create("mombasa", {}, [*TWO, Wish("bot", level="easy")], "somebody")),
    "create a lobby": (in_play, lambda house, _: lobby(house)),
    "take the last seat": (lobby, sit),
    "take a seat that was offered": (offered, sit),
    "give to a bot": (lobby, lambda house, room: house.give_to_bot(room, [1], "easy")),
    "leave": (in_play, lambda house, room: house.set_away(room, [0, 1], LEFT)),
    "come back": (left, lambda house, room: house.set_away(room, [1], "")),
    "offer": (left, lambda house, room: house.reopen(room, 1)),
    "act": (in_play, act),
    "choose at once": (at_once, act),
    "take back": (in_play, lambda house, room: house.take_back(room, first(room), key="key")),
    "say": (in_play, lambda house, room: house.say(room, 0, "hello")),
    "ask back": (in_play, lambda house, room: house.ask_back(room, first(room))),
    "answer a wish": (wished, lambda house, room: house.answer_wish(room, 1 - first(room), agree=True)),
    "go back": (agreed, go_back_if_agreed),
    "leave for good": (in_play, lambda house, room: house.depart(room, "somebody", [0, 1])),
    "rename": (lobby, lambda house, room: house.rename(room, "Friday")),
    "a code for a device": (lobby, lambda house, room: house.device_code(room, 0)),
    "remove a device": (two_devices, lambda house, room: house.remove_device(room, 0, "tablet")),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_what_failed_leaves_no_trace(address: str, deed: str) -> None:
    """Each statement of the transaction fails by turns, and at last its end: memory and database are as they were, nobody hears
    of anything, and then the same can be done."""
    place, do = DEEDS[deed]

    async def story(house: House) -> None:
        room = await place(house)
        before, memory, rooms = await stored(house, everything), known(room), in_use(house)
        heard = asyncio.Event()
        room.listeners.add(heard)
        fails = 0
        while True:
            done = await failing(house, fails, lambda: do(house, room))
            await house.freshen(room)
            assert await stored(house, everything) == before
            assert known(room) == memory
            if done < fails:
                break  # the end of the transaction was reached
            fails += 1
        assert fails > 1
        assert not heard.is_set()
        assert in_use(house) == rooms
        await do(house, room)
        assert await stored(house, everything) != before
        assert known(await again(house, room)) == known(room)

    at_home(address, story, workers=0)


async def held_up(house: House, deed: Awaitable[object]) -> tuple[asyncio.Future[object], Callable[[], None]]:
    """A deed whose change is in memory and not yet stored; and how to let its transaction fail."""
    write, reached, fails = house.database.write, asyncio.Event(), asyncio.Event()

    async def slow(work: Any) -> Any:
        house.database.write = write  # type: ignore[method-assign]
        reached.set()
        await fails.wait()
        raise Unavailable("no space left")

    house.database.write = slow  # type: ignore[method-assign]
    doing = asyncio.ensure_future(deed)
    await reached.wait()
    return doing, fails.set


async def waits(room: Room, count: int) -> None:
    """Until this many wait for the room."""
    while len(getattr(room.lock, "_waiters") or ()) < count:  # noqa: B009 -- asyncio does not tell it otherwise
        await asyncio.sleep(0)


def test_a_change_that_was_not_stored_is_not_told(address: str) -> None:
    """The lobby waits, too: nobody reads a name that may still be refused by the disk."""

    async def story(house: House) -> None:
        room = await lobby(house)
        sitting, fail = await held_up(house, sit(house, room))
        looking = asyncio.ensure_future(house.room(room.table.id))
        await waits(room, 1)  # until it is clear whether somebody sits there
        fail()
        await looking
        assert [row.kind for row in room.seats] == [PERSON, OPEN]
        with pytest.raises(Unavailable):
            await sitting
        await sit(house, room)
        assert room.table.phase == PLAYING

    at_home(address, story, workers=0)


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_no_page_shows_what_was_not_stored(tmp_path: Path) -> None:
    """Somebody sits down while the host looks at the lobby, and the disk is full."""

    async def story() -> None:
        app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}", workers=0)
        asking = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1")  # type: ignore[arg-type]
        async with app.lifespan(), asyncio.timeout(60), asking as client:
            house: House = app.state.house
            form = {"game": "san-juan", "players": "2", "seat-0": "me", "name-0": "Leila", "seat-1": "open"}
            made = await client.post("/tables", data=form, follow_redirects=False)
            path = made.headers["location"]
            room = await house.room(path.rpartition("/")[2])
            sitting, fail = await held_up(house, sit(house, room))
            looking = [asyncio.ensure_future(client.get(where, headers=SCRIPT)) for where in (path, "/")]
            await waits(room, 2)
            fail()
            lobby, home = [await one for one in looking]
            with pytest.raises(Unavailable):
                await sitting
            assert "Leila" in lobby.text
            assert "Kian the Second" not in lobby.text
            assert "Kian the Second" not in home.text

    asyncio.run(story())


# ---- The beginning -----------------------------------------------------------------------------


def test_a_full_table_that_was_found_unbegun_begins(address: str, caplog: pytest.LogCaptureFixture) -> None:
    """As an older Serai left it, whose power failed between the last seat and the beginning.  One that cannot begin, because
    its game is not there any more, does not keep the server from its work."""
    ids: list[str] = []

    async def story(house: House) -> None:
        ids.extend([(await lobby(house)).table.id for _ in range(3)])
        await execute(house, SEATS.update().where(SEATS.c.table_id.in_(ids[1:])).values(kind=PERSON))
        await execute(house, TABLES.update().where(TABLES.c.id == ids[1]).values(game="chess"))

    async def later(house: House) -> None:
        room = await house.room(ids[2])
        assert room.table.phase == PLAYING
        assert asked(room)
        assert [row.name for row in room.seats] == ["Leila", "2"]
        assert (await house.room(ids[0])).table.phase == LOBBY

    at_home(address, story, workers=0)
    at_home(address, later, workers=0)
    assert [line["table"] for line in logged(caplog, "table cannot be opened")] == [ids[1]]


# ---- Invitations -------------------------------------------------------------------------------


def test_an_invitation_is_used_up(address: str) -> None:
    """Neither by its guest nor by the host, in play or before, is it used again; the seat is in the guest's hand alone."""

    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, [Wish("me", "Leila"), Wish("open"), Wish("open")], "host")
        code = room.seats[1].invite or ""
        await house.take_seat(room, 1, code, "guest", "Kian", 0)
        assert room.seats[1].invite is None
        last = room.seats[2].invite or ""
        for person in ("host", "guest", "stranger"):
            for seat in (1, 2):
                with pytest.raises(Stuck) as refused:
                    await house.take_seat(room, seat, code, person, "Mina", 0)
                assert refused.value.code == "error-link"
        await house.take_seat(room, 2, last, "friend", "Mina", 0)
        with pytest.raises(Stuck):
            await house.take_seat(room, 2, last, "host", "Host", 0)
        room = await again(house, room)
        assert [await stored(house, store.seats_of, room.table.id, one) for one in ("host", "guest")] == [[0], [1]]
        assert await stored(house, store.of_code, code) is None
        kept = repr(await stored(house, everything))
        assert code not in kept
        assert last not in kept

    at_home(address, story, workers=0)


def test_one_of_two_guests_with_one_invitation_sits_down(address: str) -> None:
    async def story(house: House) -> None:
        room = await lobby(house)
        code = room.seats[1].invite or ""
        coming = [house.take_seat(room, 1, code, f"guest {n}", f"Guest {n}", 0) for n in range(3)]
        came = await asyncio.gather(*coming, return_exceptions=True)
        assert sum(isinstance(one, Stuck) for one in came) == 2
        rows = await house.database.read(lambda c: c.execute(sa.select(SITTERS).where(SITTERS.c.seat == 1)).all())
        assert [row.person for row in rows] == [f"guest {came.index(None)}"]

    at_home(address, story, workers=0)


def test_a_taken_seat_is_offered_again_only_when_it_was_given_up(address: str) -> None:
    """Everybody reads in the log that it was offered and taken.  The one who sat there before sees nothing more."""

    async def story(house: House) -> None:
        house.absent = 100.0
        room = await lobby(house)
        await sit(house, room)
        with pytest.raises(Stuck) as refused:
            await house.reopen(room, 1)
        assert refused.value.code == "error-seat-kept"
        lines = len(room.view(None).told)
        await house.set_away(room, [1], LEFT)
        code = await house.reopen(room, 1)
        assert await stored(house, store.seats_of, room.table.id, hash_of("guest")) == [1]  # until somebody accepts it
        await house.take_seat(room, 1, code, "another", "Mina", 0)
        for viewer in (0, 1, None):
            kinds = [one.seen[0] for one in room.view(viewer).told[lines + 1 :]]
            assert kinds == [OFFERED, TAKEN]
        assert await stored(house, store.seats_of, room.table.id, hash_of("guest")) == []
        house.clock = lambda: time.time() + 101.0
        code = await house.reopen(room, 1)  # not seen for long
        assert room.seats[1].invite == code

    at_home(address, story, workers=0)


# ---- How many tables ---------------------------------------------------------------------------


def test_more_tables_than_are_kept_in_memory(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play at more tables than fit, and somebody watches each: a new one is opened, and all of them answer."""
    monkeypatch.setattr(houses, "ROOMS", 3)

    async def story(house: House) -> None:
        ids = []
        for _ in range(8):
            room = await house.create("san-juan", SHORT, BOTS, "somebody")
            await house.appear(room, None)
            ids.append(room.table.id)
        del room
        mine = await house.create("san-juan", {}, TWO, "somebody")
        await step(house, mine, random.Random(1))  # noqa: S311
        assert len(house.recent) == 3
        for one in ids:
            assert (await house.look(await house.room(one), None)).table == one
        assert len(house.recent) == 3

    at_home(address, story)


def test_tables_that_are_too_many_are_refused_and_not_stored(address: str) -> None:
    async def story(house: House) -> None:
        async def refused(**more: Any) -> str:
            before, rooms = await stored(house, everything), in_use(house)
            with pytest.raises(Stuck) as refusal:
                await house.create("san-juan", QUICK, TWO, "somebody", **more)
            assert await stored(house, everything) == before
            assert in_use(house) == rooms
            return refusal.value.code

        over = await house.create("san-juan", QUICK, TWO, "somebody", opener="here")  # people play: it is nobody's hoard
        for wishes in (BOTS, [Wish("me"), Wish("open")]):
            await house.create("san-juan", QUICK, wishes, "somebody", opener="here")
        assert await refused(opener="here") == "error-many-tables"
        await house.create("san-juan", QUICK, TWO, "somebody", opener="there")
        assert await refused(opener="elsewhere") == "error-full"
        chance = random.Random(2)  # noqa: S311
        while asked(over):
            await step(house, over, chance)
        await house.create("san-juan", QUICK, TWO, "somebody")  # a game that is over does not count

    at_home(address, story, tables=4, tables_each=2, workers=0)


def test_nothing_is_kept_of_tables_that_do_not_exist(address: str) -> None:
    async def story(house: House) -> None:
        mine = await house.create("san-juan", {}, TWO, "somebody")
        before = rooms_in_memory()
        for n in range(200):
            with pytest.raises(Stuck, match="no such table"):
                await house.room(f"{n:016x}")
        assert in_use(house) == set(house.recent) == {mine.table.id}
        assert not house.leaving
        assert rooms_in_memory() <= before

    at_home(address, story, workers=0)


def rooms_in_memory() -> int:
    gc.collect()
    return sum(issubclass(type(one), Room) for one in gc.get_objects())  # a look at the class of a proxy can do anything


# ---- Keys --------------------------------------------------------------------------------------


def test_a_key_stands_for_one_request(address: str) -> None:
    """Sent again it is done, with another action, or for taking back, it is refused, also after a restart."""

    async def story(house: House) -> None:
        room = await house.create("san-juan", {}, TWO, "somebody")
        seat = asked(room)[0]
        one = room.view(seat).decision
        await house.act(room, seat, ["take builder"], one, "first")
        two = room.view(seat).decision
        for _ in range(2):
            await house.act(room, seat, ["take builder"], one, "first")
            for attempt in (
                house.act(room, seat, ["take councillor"], one, "first"),
                house.act(room, seat, ["take builder"], two, "first"),
                house.take_back(room, seat, two, "first"),
            ):
                with pytest.raises(Stuck) as refused:
                    await attempt
                assert refused.value.code == "error-key"
            await house.freshen(room)
            assert room.table.version == 2
            room = await again(house, room)
        for _ in range(2):
            await house.take_back(room, seat, two, "second")
            assert room.table.version == 3
        with pytest.raises(Stuck) as refused:  # it would be legal, and is another request
            await house.act(room, seat, ["take builder"], room.view(seat).decision, "second")
        assert refused.value.code == "error-key"
        await house.freshen(room)
        assert room.table.version == 3
        assert await stored(house, store.done, room.table.id, f"{seat} third") is None

    at_home(address, story, workers=0)


# ---- One server on one file --------------------------------------------------------------------


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    """In one sentence that says what to do; when the first one has ended, the second one may begin."""
    address = f"sqlite:///{tmp_path / 'tables.sqlite3'}"

    async def story(house: House) -> None:
        second = House(open_database(address))
        with pytest.raises(BadDatabase) as refused:
            await second.open()
        await second.database.close()
        words = str(refused.value)
        assert "Another server has opened" in words
        assert "--database" in words
        assert words.count(".") - words.count(".sqlite3") == 2
        looking = open_database(address)  # what only looks, as `serai tables` does, may come at any time
        await looking.open()
        await looking.close()
        await step(house, await house.create("san-juan", {}, TWO, "somebody"), random.Random(3))  # noqa: S311

    at_home(address, story, workers=0)
    at_home(address, story, workers=0)


def test_a_file_that_cannot_be_opened_is_let_go(tmp_path: Path) -> None:
    """So once it is mended, it can be opened while whoever failed still runs."""
    file = tmp_path / "tables.sqlite3"

    async def go() -> None:
        file.write_bytes(b"nonsense" * 1000)
        failed, mended = open_database(f"sqlite:///{file}"), open_database(f"sqlite:///{file}")
        with pytest.raises(BadDatabase, match="cannot be opened"):
            await failed.open(serving=True)
        file.write_bytes(b"")
        await mended.open(serving=True)
        await mended.close()
        await failed.close()

    asyncio.run(go())


@pytest.mark.parametrize("name", ["copy_before_migration", "migrate", "squeeze"])
def test_a_file_is_held_until_what_writes_to_it_has_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Who opens it may be cancelled in the middle, but a thread goes on: until it has ended, nobody else may open the file."""
    writing, go_on, work = threading.Event(), threading.Event(), getattr(database, name)

    def slow(*arguments: Any) -> Any:
        writing.set()
        assert go_on.wait(20)
        return work(*arguments)

    async def go() -> None:
        first, second = [open_database(f"sqlite:///{tmp_path / 'tables.sqlite3'}") for _ in range(2)]
        opening = asyncio.create_task(first.open(serving=True))
        assert await asyncio.to_thread(writing.wait, 20)
        opening.cancel()
        for _ in range(3):
            await asyncio.sleep(0)
            with pytest.raises(BadDatabase, match="Another server has opened"):
                await second.open(serving=True)
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await opening
        monkeypatch.undo()
        await second.open(serving=True)
        await second.close()
        await first.close()

    monkeypatch.setattr(database, "copy_before_migration", lambda _: True)  # as if it were of an older Serai
    monkeypatch.setattr(database, name, slow)
    asyncio.run(go())


def test_a_server_that_cannot_begin_says_why(tmp_path: Path, servers: Callable[..., Server]) -> None:
    server = servers()
    command = [sys.executable, "-m", "serai", "serve", "--port", "0", "--database", server.database]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "Another server has opened" in done.stderr
    assert "Traceback" not in done.stderr
