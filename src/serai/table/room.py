"""A room: one table in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from serai.catalogue import find
from serai.engine.errors import SeraiError
from serai.engine.game import Setup
from serai.engine.match import Match
from serai.table.database import DRAFT, UNDRAFT, Entry, SeatRow, TableRow
from serai.table.view import Seat, View, view_of

PERSON, BOT, OPEN = "person", "bot", "open"  # kinds of seats
STAND_IN = "medium"  # the bot that plays for a person who has left
RECENT = 80  # events that a page shows
MOVED = "Someone moved first. The table is up to date now: choose again."


class Stuck(SeraiError):
    """A request that cannot be done, in a sentence for the one who made it; `code` is its message in the words of the table."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Wished(msgspec.Struct):
    """A seat wishes to go back before a line of the log."""

    seat: int
    line: int
    agreed: set[int]


class Room:
    """One table in memory.  What is in it was stored before anybody hears of it."""

    def __init__(self, table: TableRow, seats: list[SeatRow]) -> None:
        self.table = table
        self.seats = seats
        self.setup: Setup = find(table.game).setup(table.players, table.options)
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.drafted = [0] * table.players  # by seat: how often it chose, or changed its mind, where all choose at once
        self.kept: set[int] = set()  # lines of which the state is stored
        self.keys: set[str] = set()  # seats and keys of requests that were done
        self.questions: dict[int, tuple[int, object]] = {}  # by seat: its question, and the version at which it came up
        self.chat: list[tuple[int, int, str]] = []
        self.wish: Wished | None = None  # to take back further than the rules of the table allow
        self.driver: asyncio.Task[None] | None = None
        self.present: dict[int, int] = {}  # by seat: open pages
        self.seed_hash = sha256(f"serai {table.seed}".encode()).hexdigest()

    # -- what is seen --

    def people(self) -> list[Seat]:
        return [Seat(row.name, row.colour, self.bot_level(row.seat), here=self.here(row)) for row in self.seats]

    def here(self, row: SeatRow) -> bool:
        return row.kind == BOT or self.present.get(row.seat, 0) > 0

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays a seat; empty for a person who is there."""
        row = self.seats[seat]
        return row.level if row.kind == BOT else STAND_IN if row.away else ""

    def view(self, seat: int | None, match: Match | None = None) -> View:
        """The table for one viewer; another match for a moment of the past."""
        shown = match or self.match
        assert shown is not None
        return view_of(
            shown,
            self.people(),
            seat,
            table=self.table.id,
            title=self.table.title,
            version=self.version(seat),
            decision=self.decision(seat),
            seed_hash=self.seed_hash,
            recent=RECENT,
            wish=self.wish.seat if self.wish and seat is not None and seat not in self.wish.agreed else None,
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

    def notify(self) -> None:
        """Something has changed: everybody who listens looks again."""
        for listener in self.listeners:
            listener.set()

    def begun(self) -> Match:
        """The match; before the game begins there is none."""
        if self.match is None:
            raise Stuck("error-lobby", "The game has not begun yet: it begins when all seats are taken.")
        return self.match

    # -- what is counted --

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
