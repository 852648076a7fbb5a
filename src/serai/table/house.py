"""The house: all tables of one server.

A room is a table in memory: a copy that is never trusted unchecked.  `change` is the only way to change a table: in memory,
then in one transaction, then in everybody's eyes.  Whatever fails on that way leaves no trace, and if another server was first
it begins again from what that one stored."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.engine import Connection

from serai.engine.errors import SeraiError
from serai.engine.match import Match
from serai.table import acts, deadlines, devices, lobby, rematch, reviews, store, wishes
from serai.table import drive as driving
from serai.table.database import Busy, Database, Stale, Unavailable
from serai.table.metrics import LOADS, STALE
from serai.table.room import Gone, Room
from serai.table.schema import OVER, SPECTATOR
from serai.table.server_log import LOG
from serai.table.store import Change
from serai.table.tasks import keep
from serai.table.view import View
from serai.table.worker import Worker

ROOMS = 400  # rooms that are kept in memory although nobody uses them
TRIES = 4  # at a change, if other servers are first again and again
PACE = 0.7  # seconds between two moves of bots, so that people can follow
RETRY = 1.0  # seconds until a database that did not answer at the beginning is tried again
POLL = 2.0  # seconds until a change is found of which no notice told
STAY, DEAD = 15.0, 40.0  # seconds between two signs of presence, and until it is over without one
TABLES = 10_000  # games that are not over, in all
TABLES_EACH = 20  # and from one address


class House:
    """All tables of one server."""

    def __init__(
        self,
        database: Database,
        workers: int = 2,
        limit: float = 20.0,
        pace: float = PACE,
        seed: str = "",
        tables: int = TABLES,
        tables_each: int = TABLES_EACH,
        absent: float = lobby.ABSENT,
        worker: Callable[[], Worker] = Worker,
        alone: bool = False,
        home: str = "",
    ) -> None:
        self.database = database
        self.process = secrets.token_hex(4)
        self.seed = seed  # empty: every table is dealt by chance
        self.tables, self.tables_each = tables, tables_each
        self.absent = absent  # seconds after which a seat whose people were not seen may be offered again
        self.pace = pace
        self.worker = worker  # where bots think
        self.alone = alone  # all who play sit at this device: nobody comes by a link
        self.home = home  # then: the address of the page in which they play
        self.clock = time.time
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()  # all that anybody uses
        self.recent: OrderedDict[str, Room] = OrderedDict()  # and those that were used last
        self.runner = driving.Runner(self, workers, limit)
        self.reviewer = reviews.Reviewer(self)
        self.tasks: list[asyncio.Task[None]] = []
        self.beside: dict[str, Callable[[], Awaitable[None]]] = {}  # what else runs while the house is open
        self.leaving: set[asyncio.Task[None]] = set()  # visitors whose absence is being written
        self.ready = False  # has the database been opened?
        self.key = b""  # that signs cookies, once the database is open

    # Who sits at a table, what seats do, how far they go back, what bots do: a file for each.

    create = lobby.create
    adopt = lobby.adopt
    take_seat = lobby.take_seat
    add_device = devices.add_device
    device_code = devices.device_code
    remove_device = devices.remove_device
    visit = devices.visit
    reopen = lobby.reopen
    give_to_bot = lobby.give_to_bot
    set_away = lobby.set_away
    depart = lobby.depart
    rename = lobby.rename
    delete = lobby.delete
    time_out = lobby.time_out
    welcome = lobby.welcome
    act = acts.act
    take_back = acts.take_back
    say = acts.say
    ask_back = wishes.ask_back
    answer_wish = wishes.answer_wish
    hint = driving.hint
    play_again = rematch.rematch
    ask_review = reviews.ask_review

    async def open(self) -> None:
        """Begin.  A shared database may be away for now: then the house begins without it, and everything waits for it."""
        try:
            await self.prepare()
        except Unavailable as error:
            LOG.error("the database does not answer, so nothing can be done yet", why=str(error))
            self.tasks = [keep("opening", self.open_later)]
        else:
            self.begin()

    async def open_later(self) -> None:
        while not self.ready:
            await asyncio.sleep(RETRY)
            try:
                await self.prepare()
            except Unavailable as error:
                LOG.warning("the database still does not answer", why=str(error))
            else:
                LOG.info("the database answers")
                self.begin()

    async def prepare(self) -> None:
        await self.database.open(serving=True)
        if not self.database.shared:
            await self.database.write(store.free_turns)
            await self.database.write(reviews.free_reviews)
            await self.database.write(store.clear_presence)
        make = partial(secrets.token_hex, 32)
        self.key = bytes.fromhex(await self.database.write(partial(store.fact, name="cookies", make=make)))
        for table_id in await self.database.read(store.full_lobbies):
            try:
                await lobby.begin_if_full(self, await self.room(table_id))
            except SeraiError as error:  # a game that is not there any more: all others go on
                LOG.warning("table cannot be opened", table=table_id, error=error)

    def begin(self) -> None:
        self.ready = True
        self.tasks += [keep("presence", self.stay), keep("bots", self.runner.run)]
        self.tasks += [keep(name, work) for name, work in self.beside.items()]
        if self.runner.count:  # where bots think, reviews are computed
            self.tasks.append(keep("reviews", self.reviewer.run))
        if self.database.shared:
            self.tasks += [keep("listener", partial(self.database.listen, self.heard)), keep("poll", self.poll)]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.leaving, return_exceptions=True)
        await self.runner.stop()
        await self.reviewer.stop()
        try:
            await self.database.light(partial(store.clear_presence, process=self.process))
        except Unavailable:
            LOG.warning("the database does not answer at the end")
        await self.database.close()

    # -- rooms --

    async def room(self, table_id: str) -> Room:
        """The table in memory, as new as the database is now; what is not yet stored is waited for."""
        room = self.rooms.get(table_id)
        if room is None:
            contents = await self.database.read(partial(self.contents, table_id, 0, 0))
            room = self.rooms.setdefault(table_id, Room(contents))
            LOADS.inc()
        elif self.database.shared:
            stamp = await self.database.peek(lambda connection: store.stamp(connection, table_id))
            if stamp is None:
                raise Gone
            room.hear(stamp)
        self.recent[table_id] = room
        self.recent.move_to_end(table_id)
        if len(self.recent) > ROOMS:
            self.recent.popitem(last=False)
        await self.freshen(room)
        return room

    def contents(self, table_id: str, version: int, messages: int, connection: Connection) -> store.Contents:
        found = store.contents(connection, table_id, version, messages, self.process)
        if found is None:
            raise Gone
        return found

    def forget(self, room: Room) -> None:
        """A table that was deleted: those who still hold its room find nothing any more."""
        self.rooms.pop(room.table.id, None)
        self.recent.pop(room.table.id, None)
        room.spoil()

    async def freshen(self, room: Room) -> None:
        """Whatever others have changed at a table is in memory after this."""
        async with room.lock:
            await self.refresh(room)

    async def refresh(self, room: Room) -> None:
        """Under the room's lock: read what is not in memory yet.  Until it is read, memory stays as it is: not everybody who
        asks whether the game has begun waits for the lock."""
        if not room.stale:
            return
        known = (0, 0) if room.spoiled else (room.version_read, len(room.chat))
        room.latest = 0  # whatever is told from here on is newer than what is read
        LOADS.inc()
        try:
            contents = await self.database.read(partial(self.contents, room.table.id, *known))
            if room.spoiled:
                room.clear()
            room.take(contents)
        except BaseException:
            room.spoil()
            raise

    async def look(self, room: Room, seat: int | None, match: Match | None = None) -> View:
        """What a viewer may know now; nobody sees what is not yet stored."""
        async with room.lock:
            await self.refresh(room)
            if match is not None:
                return room.view(seat, match)
            if seat not in room.views:
                room.views[seat] = room.view(seat)
            return room.views[seat]

    async def look_in_json(self, room: Room, seat: int | None) -> tuple[int, str]:
        """The same as it is sent, with its version: encoded once for all who see the same.  Before the game begins there is
        nothing to see."""
        await self.freshen(room)
        if room.match is None:
            return 0, ""
        view = await self.look(room, seat)
        if seat not in room.encoded:
            room.encoded[seat] = msgspec.json.encode(view).decode()
        return view.version, room.encoded[seat]

    # -- changes --

    async def change(self, room: Room, work: Callable[[Room], Change]) -> None:
        """Change a table.  `work` refuses (and has changed nothing then), or changes the room and says what to store."""
        async with room.lock:
            for _ in range(TRIES):
                await self.refresh(room)
                was, phase, before = room.table.stamp, room.table.phase, deadlines.asked(room)
                try:
                    change = work(room)
                    await self.store(room, was, before, change)
                except SeraiError:
                    raise
                except Stale:
                    room.spoil()
                    STALE.inc()
                except BaseException:
                    room.spoil()
                    raise
                else:
                    room.forget_views()
                    room.hear(room.table.stamp)
                    self.database.tell(room.table.id, room.table.stamp, change.turn is not None)
                    if room.table.phase == OVER != phase:
                        LOG.info("game over", table=room.table.id, game=room.table.game)
                    if change.turn is not None:
                        self.runner.wake()
                    return
            raise Busy

    async def store(self, room: Room, was: int, before: dict[int, int], change: Change) -> None:
        table = room.table
        table.stamp = room.latest = was + 1
        change.turn = driving.turn_of(room, self.pace)
        change.rested = change.turn is None
        change.more += deadlines.following(room, before, self.clock())
        await self.database.write(lambda connection: store.commit(connection, table, was, change))

    # -- what other servers tell --

    def heard(self, table_id: str, stamp: int, turn: bool = False) -> None:
        """Another server, or this one, has changed a table; `turn`: a bot has to choose there."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.hear(stamp)
        if turn:
            self.runner.wake()

    async def poll(self) -> None:
        """The safety net below the notices."""
        while True:
            await asyncio.sleep(POLL)
            watched = [table_id for table_id, room in list(self.rooms.items()) if room.listeners]
            try:
                if watched:
                    for table_id, stamp in await self.database.peek(partial(store.stamps, tables=watched)):
                        self.heard(table_id, stamp)
            except Unavailable as error:
                LOG.warning("the database does not answer", why=str(error))

    # -- who is there --

    async def appear(self, room: Room, seat: int | None) -> None:
        """Somebody opens the table."""
        place = SPECTATOR if seat is None else seat
        room.present[place] = room.present.get(place, 0) + 1
        if room.present[place] == 1:
            room.forget_views()
            await self.tell_presence(store.appear, room, place, until=time.time() + DEAD)
            self.runner.wake()

    def disappear(self, room: Room, seat: int | None) -> None:
        place = SPECTATOR if seat is None else seat
        room.present[place] -= 1
        if not room.present[place]:
            del room.present[place]
            room.forget_views()
            task = asyncio.create_task(self.leave(room, place))
            self.leaving.add(task)
            task.add_done_callback(self.leaving.discard)

    async def leave(self, room: Room, place: int) -> None:
        await self.tell_presence(store.vanish, room, place)
        if place in room.present:  # somebody came at the same moment, and may have been taken for the one who left
            await self.tell_presence(store.appear, room, place, until=time.time() + DEAD)

    async def tell_presence(self, work: Callable[..., None], room: Room, seat: int, **more: float) -> None:
        try:
            await self.database.light(partial(work, table_id=room.table.id, process=self.process, seat=seat, **more))
        except Unavailable as error:
            LOG.warning("the database does not answer", why=str(error))

    async def stay(self) -> None:
        """Those who are here are still here."""
        while True:
            await asyncio.sleep(STAY)
            here = [(table_id, seat) for table_id, room in list(self.rooms.items()) for seat in room.present]
            try:
                await self.database.light(partial(store.stay, process=self.process, until=time.time() + DEAD, here=here))
            except Unavailable as error:
                LOG.warning("the database does not answer", why=str(error))
