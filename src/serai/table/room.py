"""A room: one table in memory.  What is in it is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from serai.catalogue import find
from serai.engine.errors import SeraiError
from serai.engine.events import Event
from serai.engine.figures import changed, mark
from serai.engine.game import Setup
from serai.engine.log import ending
from serai.engine.match import Match
from serai.engine.save import load, save
from serai.engine.state import State
from serai.engine.step import EVERYBODY
from serai.table.journal import retrace, told, told_since
from serai.table.schema import (
    BACK,
    BOT,
    DRAFT,
    END,
    LOBBY,
    NOTE,
    OPEN,
    OVER,
    PLAYING,
    UNDRAFT,
    Entry,
    Message,
    SeatRow,
    TableRow,
)
from serai.table.store import Change, Contents, pack, unpack
from serai.table.view import RECENT, Seat, View, view_of

STAND_IN = "medium"  # the bot that plays for a person who has left
# Settings of a table.
SKIP = "skip"  # bots move without a pause until a person is asked
COACH = "coach"  # the seat that has a coach
HELD = "held"  # bots wait, because that seat reads a note
MOVED = "Someone moved first. The table is up to date now: choose again."


class Stuck(SeraiError):
    """A request that cannot be done, in a sentence for the one who made it; `code` is its message in the words of the table."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Gone(Stuck):
    """A table that does not exist, or not any more."""

    def __init__(self) -> None:
        super().__init__("error-no-table", "There is no such table: it was deleted, or the link is not complete.")


def game_over() -> Stuck:
    return Stuck("error-over", "The game is over: nothing more can be done at this table.")


class Rematch(msgspec.Struct):
    """The table where a game is played again, and the seat that asked for it."""

    table: str
    seat: int


class Room:
    """One table in memory."""

    def __init__(self, contents: Contents) -> None:
        table = contents.table
        self.setup: Setup = find(table.game).setup(table.players, table.options)
        self.seed_hash = sha256(f"serai {table.seed}".encode()).hexdigest()
        self.data = mark(changed(table.game))  # where the host has figures of their own
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.present: dict[int, int] = {}  # by seat: pages that are open at this server
        self.latest = table.stamp  # the newest stamp that this server has heard of
        self.announced = table.stamp  # and the newest of which those who listen were told
        self.clear()
        self.take(contents)

    # -- what is stored, and what is in memory --

    def clear(self) -> None:
        """Nothing is known: the next contents have to be complete."""
        self.match: Match | None = None
        self.version_read = 0  # rows of the journal that are in memory
        self.chat: list[Message] = []
        self.drafted = [0] * self.setup.players  # by seat: how often it chose, or changed its mind, where all choose at once
        self.kept: set[int] = set()  # lines of which the state is stored
        self.questions: dict[int, tuple[int, object]] = {}  # by seat: its question, and the version at which it came up
        self.views: dict[int | None, View] = {}  # by viewer, since the last change
        self.encoded: dict[int | None, str] = {}
        self.spoiled = False

    def take(self, contents: Contents) -> None:
        """What is stored, from the version and the message on that are in memory."""
        self.table: TableRow = contents.table
        self.seats: list[SeatRow] = contents.seats
        self.elsewhere = contents.present
        self.deadlines = contents.deadlines
        self.chat += contents.chat
        self.version_read = self.table.version
        self.forget_views()
        self.hear(self.table.stamp)
        if self.table.phase == LOBBY:
            return
        self.count_drafts(contents.entries)
        self.kept = set(contents.states)
        known, packed = self.known_states(contents.entries), contents.states
        states = [known[n] if n in known else load(unpack(packed[n]), find, any_rules=True) for n in sorted(packed)]
        if self.match is None:
            self.match = Match(self.setup, self.table.seed)
            self.match.told, self.match.moments = [], []
            self.match.record.rules = self.table.rules
        match = self.match
        retrace(match.record, match.drafts, contents.entries)
        events, moments = told(contents.entries)
        match.told += events
        match.moments += moments
        match.go_on(states)
        self.questions = {seat: (version, match.state.step_for(seat)) for seat, version in enumerate(self.table.asked)}
        self.remember_questions(set())

    def known_states(self, news: Sequence[Entry]) -> dict[int, State]:
        """By line: states that need not be loaded again.  Unless something was taken back, the past is what it was."""
        if self.match is None or any(entry.kind == BACK for entry in news):
            return {}
        lines, past = len(self.match.record.lines), self.match.past
        return {lines - len(past) + n: state for n, (state, _) in enumerate(past)} | {lines: self.match.state}

    def spoil(self) -> None:
        """Memory may be ahead of the database: all of it is read again before anybody sees it."""
        self.spoiled = True
        self.forget_views()

    def forget_views(self) -> None:
        self.views.clear()
        self.encoded.clear()

    @property
    def stale(self) -> bool:
        return self.spoiled or self.latest > self.table.stamp

    # -- what is seen --

    def people(self) -> list[Seat]:
        return [
            Seat(
                row.name or f"{row.seat + 1}",
                row.colour,
                self.bot_level(row.seat),
                here=self.here(row),
                deadline=self.deadlines.get(row.seat),
            )
            for row in self.seats
        ]

    @property
    def rematch(self) -> Rematch | None:
        found = self.table.settings.get("rematch")
        return Rematch(**found) if found else None

    def missing(self) -> list[int]:
        """Seats where nobody sits yet."""
        return [row.seat for row in self.seats if row.kind == OPEN]

    def here(self, row: SeatRow) -> bool:
        return row.kind == BOT or self.present.get(row.seat, 0) > 0 or row.seat in self.elsewhere

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays a seat; empty for a person who is there."""
        row = self.seats[seat]
        return row.level if row.kind == BOT else STAND_IN if row.away else ""

    def people_waiting(self) -> list[int]:
        """The seats of people who have to choose now."""
        match = self.begun()
        return [seat for seat in match.state.waiting() if not self.bot_level(seat) and not match.ready(seat)]

    def view(self, seat: int | None, match: Match | None = None) -> View:
        """The table for one viewer; another match for a moment of the past."""
        shown = match or self.match
        assert shown is not None
        wish = self.table.wish
        return view_of(
            shown,
            self.people(),
            seat,
            table=self.table.id,
            title=self.table.title,
            version=self.version(seat),
            decision=self.decision(seat),
            seed_hash=self.seed_hash,
            origin=self.table.origin,
            recent=RECENT,
            wish=wish.seat if wish and seat is not None and seat not in wish.agreed else None,
            rematch=self.rematch.seat if self.rematch else None,
        )

    def version(self, seat: int | None) -> int:
        """The table's version as this viewer counts it: what others draft in secret is not even counted for it."""
        return self.table.version - sum([count for other, count in enumerate(self.drafted) if other != seat])

    def decision(self, seat: int | None) -> int:
        """The number of the question that was put to this seat; without one, the version."""
        return self.questions[seat][0] if seat in self.questions else self.version(seat)

    def check_decision(self, seat: int, decision: int | None) -> None:
        """Refuse an answer to a question that is not put any more."""
        if decision is not None and decision != self.decision(seat):
            raise Stuck("error-stale", MOVED)

    def hear(self, stamp: int) -> None:
        """The table has changed, here or elsewhere.  Those who listen look again, no matter by which way it became known."""
        self.latest = max(self.latest, stamp)
        if stamp > self.announced:
            self.announced = stamp
            self.notify()

    def notify(self) -> None:
        """Something has changed: everybody who listens looks again."""
        for listener in self.listeners:
            listener.set()

    def begun(self) -> Match:
        """The match; before the game begins there is none."""
        if self.match is None:
            raise Stuck("error-lobby", "The game has not begun yet: it begins when all seats are taken.")
        return self.match

    def playing(self) -> Match:
        """The match of a table where something can be done."""
        match = self.begun()
        if self.table.phase == OVER:
            raise game_over()
        return match

    # -- what changes --

    def proceed(self, entries: list[Entry]) -> Change:
        """The match has moved on, as these rows of the journal say: what has to be stored of it."""
        match = self.playing() if self.table.phase == PLAYING else self.begun()
        lines = len(match.record.lines)
        if not match.state.stack:
            match.past = []  # nothing is taken back when the game is over
        wanted = {lines - len(match.past) + i: state for i, (state, _) in enumerate(match.past)} | {lines: match.state}
        kept = {line: pack(save(state)) for line, state in wanted.items() if line not in self.kept or line == lines}
        dropped = [line for line in self.kept if line not in wanted or line in kept]
        self.table.phase = PLAYING if match.state.stack else OVER
        if self.table.phase == OVER:  # with the points, as they are counted by the rules of now
            entries.append(Entry(entries[-1].seq + 1, -1, END, ending(match.state), []))
        self.table.version += len(entries)
        self.version_read = self.table.version
        self.count_drafts(entries)
        back = entries[-1].kind == BACK  # the past has changed
        self.remember_questions(set(range(self.setup.players)) if back else {entry.seat for entry in entries})
        self.table.asked = [self.decision(seat) for seat in range(self.setup.players)]
        self.table.wish = None  # the table has moved on
        ended = {HELD, SKIP} if self.people_waiting() else {HELD}
        if ended & self.table.settings.keys():
            self.table.settings = {name: value for name, value in self.table.settings.items() if name not in ended}
        self.kept = set(wanted)
        return Change(entries=entries, kept=kept, dropped=dropped)

    def noted(self, notes: Sequence[tuple[int, int]]) -> Change:
        """Everybody is told what happened around a game in play: kinds of events with their seats."""
        if not notes or self.match is None or self.table.phase == OVER:
            return Change()
        wish, told = self.table.wish, len(self.match.told)
        self.match.tell([Event(kind, seat, (), (), EVERYBODY) for kind, seat in notes])
        change = self.proceed([Entry(self.table.version + 1, -1, NOTE, "", told_since(self.match, told))])
        self.table.wish = wish
        return change

    def remember_questions(self, answered: set[int]) -> None:
        """A question keeps its number, the version at which it came up, until its seat has answered it."""
        assert self.match is not None
        for seat in range(self.setup.players):
            question = self.match.state.step_for(seat)
            if seat in answered or seat not in self.questions or self.questions[seat][1] != question:
                self.questions[seat] = (self.version(seat), question)

    def count_drafts(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.kind in (DRAFT, UNDRAFT):
                self.drafted[entry.seat] += 1
