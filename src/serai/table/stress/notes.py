"""What the guests of a stress run write down, for the checker."""

from __future__ import annotations

import random
from itertools import count

import msgspec

SAMPLES = 300  # views that are kept to be compared with the journal


class Sent(msgspec.Struct):
    """A request that changes a table, and how it was answered."""

    table: str
    seat: int
    kind: str  # act, undo or chat
    key: str  # of a chat: its text
    actions: list[str] = []
    version: int = 0  # of the view that it answers, as its seat counts
    sent: float = 0.0
    answered: float = 0.0  # when it was acknowledged, or refused at last
    done: bool = False  # acknowledged, by any server
    refusals: list[str] = []  # codes of refusals, of all servers that it was sent to
    servers: list[str] = []  # that it was sent to
    tries: int = 0


class Seen(msgspec.Struct):
    """A view that came in.  `asked` and `at` number what happens on our side, in order."""

    table: str
    seat: int | None
    version: int
    asked: int  # when the request was sent, or the stream was opened
    at: int  # when the view was there
    time: float
    server: str
    after: int = 0  # pushed: the version of the view before it on the same stream


class Kill(msgspec.Struct):
    kind: str
    name: str
    at: float
    back: float = 0.0  # when it answered again
    alone: bool = False  # nobody else could do its work meanwhile


class Behind(msgspec.Struct):
    """A stream at the end of the run: what it shows, and what it should show."""

    table: str
    seat: int | None
    shown: int
    wanted: int


class Notes:
    """All that was seen from outside."""

    def __init__(self, seed: str) -> None:
        self.dice = random.Random(f"notes {seed}")  # noqa: S311
        self.clock = count()
        self.secrets: dict[str, set[str]] = {}  # by table: codes, keys and the watch code, which no view may hold
        self.seeds: dict[str, list[str]] = {}  # by table: what tells every card, which a view may hold when the game is over
        self.sent: list[Sent] = []
        self.seen: list[Seen] = []
        self.samples: list[tuple[str, int | None, bytes]] = []
        self.views = 0
        self.leaks: list[str] = []
        self.faults: list[str] = []  # answers that should never come
        self.kills: list[Kill] = []
        self.behind: list[Behind] = []  # streams that did not show the last version in time
        self.converged = 0.0  # seconds until all streams did
        self.idle: list[str] = []  # tables whose bots did not move in time
        self.busy = 0  # answers that asked to try again
        self.broken = 0  # requests without an answer
        self.lost_seats = 0  # joined, but the answer never came
        self.left = set[tuple[str, int]]()  # seats for which a bot played for a while

    def tick(self) -> int:
        return next(self.clock)

    def saw(self, seen: Seen, body: bytes) -> None:
        """A view came in."""
        self.seen.append(seen)
        self.views += 1
        if len(self.samples) < SAMPLES:
            self.samples.append((seen.table, seen.seat, body))
        elif (place := self.dice.randrange(self.views)) < SAMPLES:
            self.samples[place] = (seen.table, seen.seat, body)
        whose = f'"seat":{"null" if seen.seat is None else seen.seat},"seats":['
        if not body.startswith(f'{{"table":"{seen.table}"'.encode()) or whose.encode() not in body:
            self.leaks.append(f"{viewer(seen.table, seen.seat)} got the view of somebody else")
        self.search(seen.table, body, f"a view of {viewer(seen.table, seen.seat)}")

    def search(self, table: str, body: bytes, where: str) -> None:
        """Look for secrets of the table in what was sent."""
        told = self.secrets.get(table, set())
        if b'"over":true' not in body:
            told = told.union(self.seeds.get(table, ()))
        if any(secret.encode() in body for secret in told):
            self.leaks.append(f"{where} holds a secret")


def viewer(table: str, seat: int | None) -> str:
    return f"{table}, {'spectator' if seat is None else f'seat {seat}'}"
