"""The house: all tables of one server.  Rooms are loaded on demand, written before anybody hears of a change, and put away when
nobody uses them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from serai.catalogue import find
from serai.engine.log import ending
from serai.engine.match import Match
from serai.engine.save import load, save
from serai.table import acts, lobby, wishes
from serai.table import drive as driving
from serai.table.database import BACK, END, LOBBY, OVER, PLAYING, Database, Entry, Stale
from serai.table.journal import retraced, told
from serai.table.room import MOVED, Room, Stuck
from serai.table.server_log import LOG
from serai.table.view import View
from serai.table.worker import Workers

ROOMS = 400  # rooms in memory; beyond that the one longest unused is put away
PACE = 0.7  # seconds between two moves of bots, so that people can follow


class House:
    """All tables of one server."""

    def __init__(self, database: Database, workers: int = 2, limit: float = 20.0, pace: float = PACE, seed: str = "") -> None:
        self.database = database
        self.seed = seed  # empty: every table is dealt by chance, as it has to be among people
        self.workers = Workers(workers, limit)
        self.bots = asyncio.Semaphore(workers)  # bots that play at the same moment: people never wait behind a queue of them
        self.pace = pace
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    # Who sits at a table, what seats do, how far they go back, what bots do: a file for each.

    create = lobby.create
    adopt = lobby.adopt
    take_seat = lobby.take_seat
    give_to_bot = lobby.give_to_bot
    set_away = lobby.set_away
    act = acts.act
    take_back = acts.take_back
    say = acts.say
    ask_back = wishes.ask_back
    answer_wish = wishes.answer_wish
    drive = driving.drive
    hint = driving.hint

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.workers.stop()
        await self.database.close()

    # -- rooms --

    async def room(self, table_id: str) -> Room:
        """The table in memory, loaded if it is not there yet."""
        if table_id in self.rooms:
            self.rooms.move_to_end(table_id)
            return self.rooms[table_id]
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.rooms:
                found = await self.database.table(table_id)
                if found is None:
                    raise Stuck("error-no-table", "There is no such table: it was deleted, or the link is not complete.")
                self.rooms[table_id] = await self.load(Room(*found))
                LOG.info("table loaded", table=table_id, in_memory=len(self.rooms))
                self.drive(self.rooms[table_id])
        self.loading.pop(table_id, None)
        self.put_away()
        return self.rooms[table_id]

    async def load(self, room: Room) -> Room:
        """A table as it was left: the states that can be taken back to, the log, the story."""
        room.chat = await self.database.chat(room.table.id)
        if room.table.phase == LOBBY:
            return room
        await lobby.name_seats(self, room)  # in a game that an older Serai began
        entries = await self.database.entries(room.table.id)
        states = await self.database.states(room.table.id)
        record, drafts = retraced(room.table, entries)
        room.keys = {entry.key for entry in entries if entry.key}
        room.count_drafts(entries)
        room.kept = set(states)
        kept = [load(states[line], find, any_rules=True) for line in sorted(states)]
        room.match = Match.restore(record, kept, drafts, *told(entries))
        room.questions = {seat: (version, room.match.state.step_for(seat)) for seat, version in enumerate(room.table.asked)}
        room.remember_questions(set())
        return room

    def holds(self, room: Room) -> bool:
        """Is this the room that everybody uses?  One that was forgotten or put away is not."""
        return self.rooms.get(room.table.id) is room

    def put_away(self) -> None:
        """Rooms that nobody looks at and that have nothing to do make place for others."""
        for table_id, room in list(self.rooms.items()):
            if len(self.rooms) <= ROOMS:
                return
            if not room.listeners and room.driver is None and not room.lock.locked():
                del self.rooms[table_id]
                LOG.info("table put away", table=table_id, in_memory=len(self.rooms))

    def forget(self, room: Room, why: str) -> None:
        """A room that is not what the database says: it is loaded again when it is next needed."""
        if self.holds(room):
            del self.rooms[room.table.id]
            LOG.warning("table has to be loaded again", table=room.table.id, why=why)
        room.notify()

    def playing(self, room: Room) -> Match:
        """The match of a table where something can be done."""
        match = room.begun()
        if room.table.phase == OVER:
            raise Stuck("error-over", "The game is over: nothing more can be done at this table.")
        if not self.holds(room):
            raise Stuck("error-stale", MOVED)
        return match

    async def look(self, room: Room, seat: int | None, match: Match | None = None) -> View:
        """What a viewer may know now.  Nobody sees what is not yet stored: a room that was forgotten is loaded again."""
        while True:
            async with room.lock:
                if self.holds(room):
                    return room.view(seat, match)
            room = await self.room(room.table.id)

    async def commit(self, room: Room, entries: list[Entry]) -> None:
        """Into the database first, then into everybody's eyes."""
        match = room.match
        assert match is not None
        lines = len(match.record.lines)
        wanted = {lines - len(match.past) + i: state for i, (state, _) in enumerate(match.past)} | {lines: match.state}
        fresh = {line: save(state) for line, state in wanted.items() if line not in room.kept or line == lines}
        dropped = [line for line in room.kept if line not in wanted or line in fresh]
        phase = PLAYING if match.state.stack else OVER
        if phase == OVER:  # with the points, as they are counted by the rules of now
            entries.append(Entry(entries[-1].seq + 1, -1, END, ending(match.state), []))
        was = room.table.version
        room.table.version += len(entries)
        room.count_drafts(entries)
        everybody = set(range(room.setup.players))
        changed = {entry.seat for entry in entries}
        room.remember_questions(everybody if entries[-1].kind == BACK else changed)  # back: the past has changed
        questions = [room.decision(seat) for seat in range(room.setup.players)]
        try:
            await self.database.write(room.table.id, entries, fresh, dropped, phase, questions, was)
        except BaseException as error:  # memory is ahead of the database
            self.forget(room, "another server wrote first" if isinstance(error, Stale) else "a change could not be stored")
            raise
        room.kept = set(wanted)
        room.wish = None  # the table has moved on
        room.keys |= {entry.key for entry in entries if entry.key}
        room.table.phase = phase
        if phase == OVER:
            LOG.info("game over", table=room.table.id, game=room.table.game, lines=lines)
        room.notify()
