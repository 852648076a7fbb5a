"""Ways: how a seat gets to a place in one go, found by playing copies of the state.

A game whose players walk exports `WAYS` from its module `ways`.  It says which questions are about walking and what a step
brings about; where one may go, and what that costs, is what the rules offer and do.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from heapq import heappop, heappush
from typing import Final, Generic, TypeVar

from serai.engine.events import Fact
from serai.engine.hidden import permute
from serai.engine.state import State
from serai.engine.step import PASS

S = TypeVar("S", bound=State)
MOST_TRIES: Final = 600  # actions tried in one search
MOST_WAYS: Final = 4  # to one place


class Way:
    """Actions of one seat that lead to a place, and what they bring about."""

    __slots__ = ("actions", "effects", "facts", "fee", "path", "reveals", "steps", "to")

    def __init__(self) -> None:
        self.to = ""
        self.path: list[str] = []
        self.actions: list[int] = []
        self.steps = 0  # what the game counts: steps, actions or points
        self.fee = 0
        self.effects: dict[str, int] = {}  # whom it pays, what it takes: two ways with the same effects are the same
        self.facts: Mapping[str, Fact] = {}  # the same for words
        self.reveals = False  # its last action shows something to somebody

    def copy(self) -> Way:
        t = Way()
        t.to = self.to
        t.path = self.path[:]
        t.actions = self.actions[:]
        t.steps = self.steps
        t.fee = self.fee
        t.effects = dict(self.effects)
        t.facts = self.facts
        t.reveals = self.reveals
        return t

    def as_good_as(self, other: Way) -> bool:
        """Whether it does nothing that the other does not do as well."""
        for effect in self.effects:  # noqa: SIM110 - mypyc is slow with generators
            if self.effects[effect] > other.effects.get(effect, 0):
                return False
        return True


class Ways(ABC, Generic[S]):
    """How one walks in a game."""

    @abstractmethod
    def onward(self, s: S, seat: int) -> list[int]:
        """Those of the options of this seat that go on walking: to a next place, or to the question where to."""

    @abstractmethod
    def place(self, s: S, action: int) -> str:
        """The id of the place that an action names as the next one; empty if it names none."""

    def here(self, s: S, seat: int) -> str:
        """The id of the place where the seat stands, where one could walk in a circle; empty where nobody can."""
        return ""

    @abstractmethod
    def mark(self, s: S, seat: int) -> Hashable:
        """Where the seat stands, and how far it may still go: from states with the same mark the same places are in reach."""

    @abstractmethod
    def count(self, way: Way, before: S, seat: int, action: int, after: S) -> None:
        """Add what one action has brought about to the way: the places that it led to, one of which may have been the only one
        to go to, and what it cost.  `after.story` holds what was told of it."""

    @abstractmethod
    def facts(self, s: S, seat: int, way: Way) -> Mapping[str, Fact]:
        """What the words of a way speak of, beside the place, the steps and the fee.  `s` is the state before it."""

    def vary(self) -> bool:
        """Whether two ways to one place may differ in their effects.  If not, the first that is found is enough: no other has
        fewer actions."""
        return True

    @abstractmethod
    def stops(self, s: S, seat: int) -> bool:
        """Whether a pass now ends the walk: it does what somebody means who has chosen a destination."""

    @abstractmethod
    def limit(self, s: S, seat: int) -> int:
        """How far this seat may go now, in what `Way.steps` counts."""

    @abstractmethod
    def unlimit(self, s: S, seat: int) -> None:
        """Let this seat go as far as it likes: so it is found how far a place is."""


def goes_on(before: State, s: State, seat: int) -> bool:
    """Whether nothing was shown, and the same seat is asked: otherwise a way ends here."""
    return s.reveals == before.reveals and bool(s.stack) and s.player == seat


def search(walking: Ways[S], s: S, seat: int) -> dict[str, list[Way]]:
    """By place: the ways to it, before they are compared.  Only actions that show nothing and ask nobody else are walked
    through, and nobody walks in a circle."""
    home = walking.here(s, seat)
    found: dict[str, list[Way]] = {}
    seen: dict[Hashable, list[Way]] = {}
    edge: list[tuple[S, Way]] = [(s, Way())]
    tries = 0
    for here, so_far in edge:
        for action in walking.onward(here, seat):
            place = walking.place(here, action)
            if place == home != "" or (place in found and not walking.vary()):
                continue
            tries += 1
            if tries > MOST_TRIES:
                return found
            t = here.copy()
            t.story = []
            t.follow(seat, action)
            way = so_far.copy()
            way.actions.append(action)
            walking.count(way, here, seat, action, t)
            way.reveals = t.reveals != s.reveals
            mine = goes_on(s, t, seat)
            if len(way.path) > len(so_far.path):
                way.to = way.path[-1]
                ending = way.copy()
                if mine and PASS in t.options_for(seat) and walking.stops(t, seat):
                    ending.actions.append(PASS)
                found.setdefault(way.to, []).append(ending)
            if mine:
                before = seen.setdefault(walking.mark(t, seat), [])
                if not any([other.as_good_as(way) and other.steps <= way.steps for other in before]):
                    before.append(way)
                    edge.append((t, way))
    return found


NO_WAY: Final = -1


def distance(walking: Ways[S], s: S, seat: int, place: str) -> int:
    """How far a place is for this seat, in what `Way.steps` counts, even if that is farther than it may go now; `NO_WAY` if
    no way leads there."""
    begin = permute(s, seat, "ways")
    if place == walking.here(begin, seat):
        return 0
    edge: list[tuple[int, int, Way, S]] = [(0, 0, Way(), begin)]  # steps, number of the try: the nearest comes first
    settled: set[str] = set()
    tries = 0
    while edge and tries < MOST_TRIES:
        _, _, so_far, here = heappop(edge)
        if so_far.path:
            there = so_far.path[-1]
            if there == place:
                return so_far.steps
            if there in settled:
                continue
            settled.add(there)
        if not goes_on(begin, here, seat):
            continue
        walking.unlimit(here, seat)
        for action in walking.onward(here, seat):
            if walking.place(here, action) not in settled:
                tries += 1
                t = here.copy()
                t.story = []
                t.follow(seat, action)
                way = so_far.copy()
                walking.count(way, here, seat, action, t)
                heappush(edge, (way.steps, tries, way, t))
    return NO_WAY


def price(way: Way) -> tuple[int, int, int]:
    return way.fee, way.steps, len(way.actions)


def best(ways: list[Way]) -> list[Way]:
    """One way for each different effect, the cheapest first; what only does more than another is left out."""
    kept: list[Way] = []
    for way in sorted(ways, key=price):
        if not any([other.as_good_as(way) for other in kept]):
            kept.append(way)
    return kept[:MOST_WAYS]


def ways(walking: Ways[S], s: S, seat: int) -> list[Way]:
    """To every place that this seat can reach in one go.  They are looked for at a table as the seat imagines it, so that they
    tell nothing that it does not know."""
    if not walking.onward(s, seat):
        return []
    imagined = permute(s, seat, "ways")
    found = [way for ways in search(walking, imagined, seat).values() for way in best(ways)]
    for way in found:
        way.facts = walking.facts(imagined, seat, way)
        if way.actions[-1] == PASS:
            way.reveals = shows(imagined, seat, way.actions)
    return found


def shows(s: State, seat: int, actions: list[int]) -> bool:
    """Whether somebody learns something by these actions."""
    t = s.copy()
    for action in actions:
        t.follow(seat, action)
    return t.reveals != s.reveals
