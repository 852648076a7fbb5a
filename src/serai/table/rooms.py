"""Tables in play: who sits where, what may be done, what everybody is told of it.

A room is a table in memory.  Rooms are loaded on demand and put away when nobody uses them; everything in them is in the store
before anybody hears of it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any

import msgspec

from serai.bots import LEVELS
from serai.catalogue import find
from serai.engine.errors import BadSetup, SeraiError
from serai.engine.events import TOOK_BACK, Event
from serai.engine.game import Setup
from serai.engine.log import Record, ending
from serai.engine.match import Match, Refused
from serai.engine.save import load, save
from serai.engine.state import State
from serai.engine.step import EVERYBODY, PASS
from serai.table.database import (
    ACT,
    BACK,
    DRAFT,
    END,
    LOBBY,
    OVER,
    PLAYING,
    UNDRAFT,
    WRITE,
    Entry,
    SeatRow,
    Stale,
    Store,
    TableRow,
)
from serai.table.scene import board_of
from serai.table.view import Seat, View, view_of
from serai.table.worker import Job, Thought, Workers

PERSON, BOT, OPEN = "person", "bot", "open"
ROOMS = 400  # rooms in memory; beyond that the one longest unused is put away
RECENT = 80  # events that a page shows
NAME, TITLE, WORDS = 24, 48, 280  # the longest name, title, message of the chat
JOINERS = "\u200c\u200d"  # seen in nothing, but Persian words and some pictures are spelled with them
PACE = 0.7  # seconds between two moves of bots, so that people can follow
STAND_IN = "medium"  # who plays for a person that has left


class Stuck(SeraiError):
    """A request that cannot be done, in a sentence for whoever made it; `code` is its message in the words of the table."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Wish(msgspec.Struct):
    """Who shall sit on a seat of a new table."""

    kind: str  # me, hot, open or bot
    name: str = ""
    level: str = ""
    colour: int = 0


class Wished(msgspec.Struct):
    """Somebody wishes to go back before a line of the log."""

    seat: int
    line: int
    agreed: set[int]


class Room:
    """One table in memory."""

    def __init__(self, table: TableRow, seats: list[SeatRow]) -> None:
        self.table = table
        self.seats = seats
        self.setup: Setup = find(table.game).setup(table.players, table.options)
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.drafted = [0] * table.players  # by seat: how often it chose, or changed its mind, where all choose at once
        self.kept: set[int] = set()  # lines of which the state is in the store
        self.keys: set[str] = set()  # seats and keys of requests that were done
        self.asked: dict[int, tuple[int, object]] = {}  # by seat: the version at which its question came up, and the question
        self.chat: list[tuple[int, int, str]] = []
        self.wish: Wished | None = None  # to take back further than the rules of the table allow
        self.driver: asyncio.Task[None] | None = None
        self.present: dict[int, int] = {}  # by seat: open pages
        self.ticks = frozenset(board_of(table.game).TICKS)
        self.seed_hash = sha256(f"serai {table.seed}".encode()).hexdigest()

    # -- what is seen --

    def people(self) -> list[Seat]:
        return [
            Seat(row.name, row.colour, row.level if row.kind == BOT else STAND_IN if row.away else "", here=self.here(row))
            for row in self.seats
        ]

    def here(self, row: SeatRow) -> bool:
        return row.kind == BOT or self.present.get(row.seat, 0) > 0

    def view(self, seat: int | None, match: Match | None = None) -> View:
        """The table for one viewer; another match for a moment of the past."""
        shown = match or self.match
        assert shown is not None
        return view_of(
            shown,
            self.people(),
            seat,
            self.ticks,
            table=self.table.id,
            title=self.table.title,
            version=self.version(seat),
            decision=self.asked[seat][0] if seat is not None and seat in self.asked else self.version(seat),
            seed_hash=self.seed_hash,
            recent=RECENT,
            wish=self.wish.seat if self.wish and seat is not None and seat not in self.wish.agreed else None,
        )

    def version(self, seat: int | None) -> int:
        """The table's version as this viewer counts it: what others draft in secret is not even counted for it."""
        return self.table.version - sum([count for other, count in enumerate(self.drafted) if other != seat])

    def notify(self) -> None:
        for listener in self.listeners:
            listener.set()

    # -- what is done --

    def remember_questions(self, answered: set[int]) -> None:
        """A question keeps its number, the version at which it came up, until its seat has answered it."""
        assert self.match is not None
        for seat in range(self.setup.players):
            question = self.match.state.step_for(seat)
            if seat in answered or seat not in self.asked or self.asked[seat][1] != question:
                self.asked[seat] = (self.version(seat), question)

    def count_drafts(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.kind in (DRAFT, UNDRAFT):
                self.drafted[entry.seat] += 1

    def actions(self, seat: int, names: Sequence[str]) -> list[int]:
        """The numbers of actions in words; a set in the order in which the engine asks for it."""
        numbers = self.setup.game.vocabulary.numbers
        unknown = [name for name in names if name not in numbers]
        if unknown or not names:
            said = f"{unknown[0]!r:.60} is" if unknown else "nothing is"
            raise Stuck(
                "error-unknown-action", f"{said} no action of {self.setup.game.id}: send one of the actions of your view"
            )
        return sorted([numbers[name] for name in names], key=lambda action: (action == PASS, action))

    def rehearse(self, seat: int, actions: Sequence[int]) -> Sequence[int]:
        """Several actions are one transaction: all of them on a copy first.  A pass after a set means "these and no more":
        it is dropped where nothing more was asked anyway."""
        assert self.match is not None
        desk = self.match.desk(seat).copy()
        asked, reveals = type(desk.step_for(seat)), desk.reveals
        for i, action in enumerate(actions):
            if i and (type(desk.step_for(seat)) is not asked or desk.reveals != reveals):
                if action == PASS:
                    return actions[:i]
                raise Stuck("error-too-many", "nothing was done: that is more than is asked for, so choose fewer things")
            if action not in desk.options_for(seat) and action not in desk.anytime(seat):
                raise Refused(desk.refusal(seat, action))
            if i < len(actions) - 1:
                desk.follow(seat, action)
        return actions


def clean(text: str, most: int) -> str:
    """Words that people typed: one line, printable, not too long."""
    kept = "".join(c if c.isprintable() or c in JOINERS else " " if c.isspace() else "" for c in text)
    line = " ".join(kept.split())[:most].strip()
    return line if line.strip(f" {JOINERS}") else ""


def told_row(event: Event, line: int) -> list[Any]:
    """An event as the journal keeps it."""
    return [event.kind, event.player, event.numbers, event.cards, event.eyes, line]


def retraced(table: TableRow, entries: Sequence[Entry]) -> tuple[Record, dict[int, list[int]]]:
    """What a journal comes to: the lines that stand, and by seat the answers to a choice at once that is still open."""
    setup: Setup = find(table.game).setup(table.players, table.options)
    record = Record(setup, table.seed, table.rules)
    drafts: dict[int, list[int]] = {}
    for entry in entries:
        if entry.kind in (ACT, WRITE):
            record.lines.append((entry.seat, entry.action))
        elif entry.kind == BACK:
            record.lines.pop()
        elif entry.kind == DRAFT:
            drafts.setdefault(entry.seat, []).append(setup.game.vocabulary.numbers[entry.action])
        elif entry.kind == UNDRAFT:
            drafts[entry.seat].pop()
        elif entry.kind == END:
            record.end = entry.action
        if entry.kind == WRITE:
            drafts.pop(entry.seat, None)
    return record, {seat: made for seat, made in drafts.items() if made}


def new_secret() -> str:
    return secrets.token_urlsafe(24)  # 192 bits


class House:
    """All tables of one server."""

    def __init__(self, store: Store, workers: int = 2, limit: float = 20.0, pace: float = PACE, seed: str = "") -> None:
        self.store = store
        self.seed = seed  # empty: every table is dealt by chance, as it has to be among people
        self.workers = Workers(workers, limit)
        self.bots = asyncio.Semaphore(workers)  # bots that play at the same moment: people never wait behind a queue of them
        self.pace = pace
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.workers.stop()
        await self.store.close()

    # -- tables --

    async def create(
        self,
        game_id: str,
        options: dict[str, Any],
        wishes: Sequence[Wish],
        person: str,
        title: str = "",
        *,
        seed: str = "",
        match: Match | None = None,
        settings: dict[str, Any] | None = None,
    ) -> Room:
        """A new table; it begins at once where no seat is open."""
        game = find(game_id)
        setup = game.setup(len(wishes), options)
        seats = [self.seat(i, wish, wishes) for i, wish in enumerate(wishes)]
        now = time.time()
        table = TableRow(
            id=secrets.token_hex(8),
            game=game.id,
            players=setup.players,
            options=dict(setup.options),
            rules=game.rules_version,
            seed=seed or (f"{self.seed}/{title}" if self.seed else secrets.token_hex(16)),
            title=clean(title, TITLE),
            phase=LOBBY,
            version=0,
            owner=person,
            watch=new_secret(),
            settings=settings or {},
            created=now,
            updated=now,
        )
        mine = [(row.seat, person) for row, wish in zip(seats, wishes, strict=True) if wish.kind in ("me", "hot")]
        await self.store.add(table, seats, mine)
        room = await self.room(table.id)
        await self.begin_if_full(room, match)
        return room

    async def adopt(self, record: Record, wishes: Sequence[Wish], person: str, title: str = "") -> Room:
        """A table that goes on where a record stops."""
        match = await asyncio.to_thread(Match.resume, record)
        named = [
            msgspec.structs.replace(wish, name=wish.name or f"{seat + 1}", level=wish.level or STAND_IN)
            for seat, wish in enumerate(wishes)
        ]
        options = dict(record.setup.options)
        return await self.create(record.setup.game.id, options, named, person, title, seed=record.seed, match=match)

    def seat(self, number: int, wish: Wish, wishes: Sequence[Wish]) -> SeatRow:
        kinds = {"me": PERSON, "hot": PERSON, "open": OPEN, "bot": BOT}
        if wish.kind not in kinds:
            raise BadSetup(f"a seat cannot be {wish.kind!r:.30}: it is me, hot, open or bot")
        if wish.kind == "bot" and wish.level not in LEVELS:
            raise BadSetup(f"there is no bot {wish.level!r:.30}: there is {', '.join(LEVELS)}")
        taken = {other.colour for other in wishes[:number] if other.colour}
        free = [colour for colour in range(1, 7) if colour not in {other.colour for other in wishes if other.colour}]
        colour = wish.colour if wish.colour in range(1, 7) and wish.colour not in taken else free[number % len(free)]
        name = clean(wish.name, NAME)
        return SeatRow(number, new_secret(), kinds[wish.kind], name, colour, wish.level if wish.kind == "bot" else "")

    async def room(self, table_id: str) -> Room:
        """The table in memory, loaded if it is not there yet."""
        if table_id in self.rooms:
            self.rooms.move_to_end(table_id)
            return self.rooms[table_id]
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.rooms:
                found = await self.store.table(table_id)
                if found is None:
                    raise Stuck("error-no-table", "there is no such table: it was deleted, or the link is not complete")
                self.rooms[table_id] = await self.load(Room(*found))
                self.drive(self.rooms[table_id])
        self.loading.pop(table_id, None)
        self.put_away()
        return self.rooms[table_id]

    async def load(self, room: Room) -> Room:
        """A table as it was left: the states that can be taken back to, the log, the story."""
        room.chat = await self.store.chat(room.table.id)
        if room.table.phase == LOBBY:
            return room
        entries = await self.store.entries(room.table.id)
        states = await self.store.states(room.table.id)
        record, drafts = retraced(room.table, entries)
        told = [told for entry in entries for told in entry.events]
        events = [Event(kind, player, tuple(numbers), tuple(cards), eyes) for kind, player, numbers, cards, eyes, _ in told]
        room.keys = {entry.key for entry in entries if entry.key}
        room.count_drafts(entries)
        room.kept = set(states)
        kept = [load(states[line], find, any_rules=True) for line in sorted(states)]
        room.match = Match.restore(record, kept, drafts, events, [row[-1] for row in told])
        room.asked = {seat: (version, room.match.state.step_for(seat)) for seat, version in enumerate(room.table.asked)}
        room.remember_questions(set())
        return room

    def put_away(self) -> None:
        """Rooms that nobody looks at and that have nothing to do make place for others."""
        for table_id, room in list(self.rooms.items()):
            if len(self.rooms) <= ROOMS:
                return
            if not room.listeners and room.driver is None and not room.lock.locked():
                del self.rooms[table_id]

    async def begin_if_full(self, room: Room, match: Match | None = None) -> None:
        """The game begins when nobody is missing; a match that was begun elsewhere goes on."""
        async with room.lock:
            if room.table.phase != LOBBY or any(row.kind == OPEN for row in room.seats):
                return
            for row in room.seats:
                if not row.name:
                    row.name = f"{row.seat + 1}"
            room.match = match or Match(room.setup, room.table.seed)
            rows = [(-1, "begin", ""), *[(seat, ACT, name) for seat, name in room.match.record.lines]]
            entries = [Entry(n, *row, []) for n, row in enumerate(rows, 1)]
            for event, line in zip(room.match.told, room.match.moments, strict=True):
                entries[line].events.append(told_row(event, line))
            await self.commit(room, entries)
        self.drive(room)

    async def commit(self, room: Room, entries: list[Entry]) -> None:
        """Into the store first, then into everybody's eyes."""
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
        asked = [room.asked[seat][0] for seat in range(room.setup.players)]
        try:
            await self.store.write(room.table.id, entries, fresh, dropped, phase, asked, was)
        except BaseException:
            self.forget(room)  # memory is ahead of the store
            raise
        room.kept = set(wanted)
        room.wish = None  # the table has moved on
        room.keys |= {entry.key for entry in entries if entry.key}
        room.table.phase = phase
        room.notify()

    def forget(self, room: Room) -> None:
        """A room that is not what the store says: whoever wants it next loads it."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        room.notify()

    async def look(self, room: Room, seat: int | None, match: Match | None = None) -> View:
        """What a viewer may know now.  Nobody sees what is not yet in the store: a room that was forgotten is loaded again."""
        while True:
            async with room.lock:
                if self.rooms.get(room.table.id) is room:
                    return room.view(seat, match)
            room = await self.room(room.table.id)

    # -- what people do --

    async def act(
        self, room: Room, seat: int, names: Sequence[str], decision: int | None = None, key: str | None = None
    ) -> None:
        """One or several actions of a seat, in words, all or none."""
        async with room.lock:
            key = f"{seat} {key}" if key else None  # everybody numbers requests in their own way
            if key in room.keys:
                return
            match = self.playing(room)
            if decision is not None and decision != room.asked[seat][0]:
                raise Stuck("error-stale", "someone moved first: the table is up to date now, choose again")
            actions: Sequence[int] = room.actions(seat, names)
            if match.ready(seat) and all(action not in match.state.anytime(seat) for action in actions):
                raise Refused("you have chosen already, the others have not: take back to change it")
            actions = room.rehearse(seat, actions)
            entries: list[Entry] = []
            try:
                for action in actions:
                    entries += self.do(room, match, seat, action, len(entries))
            except BaseException:
                self.forget(room)  # half of it was played in memory
                raise
            entries[0].key = key
            await self.commit(room, entries)
        self.drive(room)

    def do(self, room: Room, match: Match, seat: int, action: int, before: int) -> list[Entry]:
        """Play one action and say what happened to log and drafts as rows of the journal."""
        words = room.setup.game.vocabulary.names
        lines, told = len(match.record.lines), len(match.told)
        drafted = seat in match.choosing_at_once() and action not in match.state.anytime(seat)
        match.do(seat, action)
        rows = [(seat, DRAFT, words[action])] if drafted else []
        rows += [(player, WRITE if drafted else ACT, name) for player, name in match.record.lines[lines:]]
        events = [told_row(*news) for news in zip(match.told[told:], match.moments[told:], strict=True)]
        first = room.table.version + before + 1
        entries = [Entry(first + i, player, kind, name, []) for i, (player, kind, name) in enumerate(rows)]
        entries[-1].events = events
        return entries

    async def take_back(self, room: Room, seat: int, decision: int | None = None) -> None:
        """The last decision of a seat, while nobody has learned anything."""
        async with room.lock:
            match = self.playing(room)
            if decision is not None and decision != room.asked[seat][0]:
                raise Stuck("error-stale", "someone moved first: the table is up to date now, choose again")
            told, drafted = len(match.told), bool(match.drafts.get(seat))
            match.take_back(seat)
            events = [told_row(*news) for news in zip(match.told[told:], match.moments[told:], strict=True)]
            entry = Entry(room.table.version + 1, seat, UNDRAFT if drafted else BACK, "", events)
            await self.commit(room, [entry])
        self.drive(room)

    async def ask_back(self, room: Room, seat: int) -> None:
        """A wish to go back before the last decision of one's own, whatever was shown since.  All people at the table have to
        agree; who plays against bots alone agrees with himself."""
        async with room.lock:
            match = self.playing(room)
            mine = [line for line, (player, _) in enumerate(match.record.lines) if player == seat]
            if not mine:
                raise Stuck("undo-nothing", "nothing was chosen yet, so nothing can be taken back")
            room.wish = Wished(seat, mine[-1], {seat})
            await self.go_back_if_agreed(room, match)
        self.drive(room)

    async def answer_wish(self, room: Room, seat: int, agree: bool) -> None:
        async with room.lock:
            match = self.playing(room)
            if room.wish is None:
                raise Stuck("error-no-wish", "nobody wishes to take anything back now: look at the table again")
            if not agree:
                room.wish = None
                room.notify()
                return
            room.wish.agreed.add(seat)
            await self.go_back_if_agreed(room, match)
        self.drive(room)

    async def go_back_if_agreed(self, room: Room, match: Match) -> None:
        wish = room.wish
        assert wish is not None
        if any(row.kind == PERSON and not row.away and row.seat not in wish.agreed for row in room.seats):
            room.notify()
            return
        record = Record(room.setup, room.table.seed, room.table.rules)
        record.lines = match.record.lines[: wish.line]
        earlier = await asyncio.to_thread(Match.resume, record)
        rows = [(seat, UNDRAFT) for seat, drafts in match.drafts.items() for _ in drafts]
        rows += [(wish.seat, BACK)] * (len(match.record.lines) - wish.line)
        earlier.told, earlier.moments = match.told, match.moments
        earlier.tell([Event(TOOK_BACK, wish.seat, (), (), EVERYBODY)])
        entries = [Entry(room.table.version + n, seat, kind, "", []) for n, (seat, kind) in enumerate(rows, 1)]
        entries[-1].events = [told_row(earlier.told[-1], wish.line)]
        room.match, room.wish = earlier, None
        await self.commit(room, entries)

    def playing(self, room: Room) -> Match:
        if room.match is None:
            raise Stuck("error-lobby", "the game has not begun yet: it begins when all seats are taken")
        if room.table.phase == OVER:
            raise Stuck("error-over", "the game is over: nothing more can be done at this table")
        if self.rooms.get(room.table.id) is not room:
            raise Stuck("error-stale", "someone moved first: the table is up to date now, choose again")
        return room.match

    async def take_seat(self, room: Room, seat: int, person: str, name: str, colour: int) -> None:
        """Somebody came by a seat's link: with a name, and the colour if nobody has it yet."""
        async with room.lock:
            row = room.seats[seat]
            others = [other for other in room.seats if other.seat != seat]
            if row.kind == BOT:
                raise Stuck("error-seat-bot", "a bot sits here: ask whoever opened the table for another link")
            name = clean(name, NAME) or row.name
            if not name:
                raise Stuck("error-name", "a name is missing: type what the others shall call you")
            if name in [other.name for other in others]:
                raise Stuck("error-name-taken", f"somebody at this table is called {name} already: choose another name")
            if colour in range(1, 7) and colour not in [other.colour for other in others]:
                row.colour = colour
            row.kind, row.name, row.away = PERSON, name, False
            await self.store.update_seat(room.table.id, seat, kind=row.kind, name=name, colour=row.colour, away=False)
            await self.store.sit(room.table.id, seat, person)
            room.notify()
        await self.begin_if_full(room)

    async def give_to_bot(self, room: Room, seat: int, level: str) -> None:
        """Before the game an open seat is filled by a bot."""
        async with room.lock:
            row = room.seats[seat]
            if row.kind != OPEN or level not in LEVELS:
                raise Stuck(
                    "error-seat-taken", "this seat is not open any more, or there is no such bot: look at the table again"
                )
            row.kind, row.level = BOT, level
            row.name = row.name or bot_name(room, seat)
            await self.store.update_seat(room.table.id, seat, kind=BOT, level=level, name=row.name)
            room.notify()
        await self.begin_if_full(room)

    async def set_away(self, room: Room, seat: int, away: bool) -> None:
        """Whoever leaves is played by a bot until coming back."""
        async with room.lock:
            room.seats[seat].away = away
            await self.store.update_seat(room.table.id, seat, away=away)
            room.notify()
        self.drive(room)

    async def say(self, room: Room, seat: int, text: str) -> None:
        text = clean(text, WORDS)
        if not text:
            raise Stuck("error-empty", "an empty message says nothing: type some words")
        async with room.lock:
            n = len(room.chat) + 1
            try:
                await self.store.say(room.table.id, n, seat, text)
            except Stale:
                self.forget(room)
                raise
            room.chat.append((n, seat, text))
            room.notify()

    # -- what bots do --

    def bot_level(self, room: Room, seat: int) -> str:
        """The level of the bot that plays a seat; empty for a person who is there."""
        row = room.seats[seat]
        return row.level if row.kind == BOT else STAND_IN if row.away else ""

    def bots_waiting(self, room: Room) -> list[int]:
        match = room.match
        if match is None or room.table.phase != PLAYING:
            return []
        return [seat for seat in match.state.waiting() if self.bot_level(room, seat) and not match.ready(seat)]

    def drive(self, room: Room) -> None:
        """See that the bots of a table play, if it is their turn."""
        if room.driver is None and self.bots_waiting(room):
            room.driver = asyncio.create_task(self.play_bots(room))
            self.tasks.add(room.driver)
            room.driver.add_done_callback(lambda task: self.rest(room, task))

    def rest(self, room: Room, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        room.driver = None
        if not task.cancelled() and task.exception() is None:
            self.drive(room)

    async def play_bots(self, room: Room) -> None:
        while (waiting := self.bots_waiting(room)) and self.rooms.get(room.table.id) is room:
            seat = waiting[0]
            if room.listeners and not room.table.settings.get("fast"):
                await asyncio.sleep(self.pace)
            async with self.bots:
                await self.play_bot(room, seat)

    async def play_bot(self, room: Room, seat: int) -> None:
        match, decision, level = room.match, room.asked[seat][0], self.bot_level(room, seat)
        if match is None or not level or seat not in self.bots_waiting(room):
            return  # somebody came back or took back meanwhile
        thought = await self.choose(room, match.desk(seat), seat, level)
        with suppress(SeraiError, Stale):  # or while it thought
            await self.act(room, seat, [thought.action], decision)

    async def choose(self, room: Room, desk: State, seat: int, level: str, explain: bool = False) -> Thought:
        names = room.setup.game.vocabulary.names
        legal = [names[action] for action in desk.options_for(seat)]
        seed = f"{room.table.seed}/{seat}/{room.table.version}"
        return await self.workers.choose(Job(save(desk), seat, level, seed, explain), legal)

    async def hint(self, room: Room, seat: int) -> Thought:
        """What a bot would do in this seat's place; it sees what the seat sees."""
        match = self.playing(room)
        if not match.desk(seat).options_for(seat) or match.ready(seat):
            raise Stuck("error-not-asked", "you are not asked anything now: a hint needs a question")
        return await self.choose(room, match.desk(seat), seat, STAND_IN, explain=True)


BOT_NAMES = ("Omid", "Vera", "Tomás", "Aoife", "Ravi", "Mei")


def bot_name(room: Room, seat: int) -> str:
    """A name for a bot that nobody at the table has."""
    taken = {row.name for row in room.seats}
    return next(name for name in BOT_NAMES[seat:] + BOT_NAMES[:seat] if name not in taken)
