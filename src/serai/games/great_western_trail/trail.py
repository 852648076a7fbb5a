"""Phase A: movement and fees (GWT-5)."""

from __future__ import annotations

from serai.engine.step import PASS, Step
from serai.games.great_western_trail.data import HAZARD, NOBODY, NOWHERE
from serai.games.great_western_trail.events import FEE
from serai.games.great_western_trail.state import Trail
from serai.games.great_western_trail.vocabulary import GO_TO, VERBS


def ahead(s: Trail, space: int) -> list[int]:
    """The next locations on all ways ahead.  A location is Kansas City or a space with a tile; an empty space costs no step
    (GWT-2.1, GWT-2.3, GWT-R16).  Ways with the same next location are the same (GWT-5.10)."""
    tiles, goal = s.tiles, s.rules.goal
    found: list[int] = []
    for n in s.rules.next[space]:
        if tiles[n] != NOWHERE or n == goal:
            if n not in found:
                found.append(n)
        else:
            found += [place for place in ahead(s, n) if place not in found]
    return found


def fee(s: Trail, player: int, space: int) -> int:
    """What the hands on a location ask for: nothing in Kansas City, on neutral and on own buildings (GWT-5.6, GWT-5.7)."""
    tile = s.tiles[space]
    if tile == NOWHERE or s.owners[space] == player:
        return 0
    return s.rules.fees[len(s.players)][tile]


def pay_fee(s: Trail, player: int, space: int) -> None:
    """To the bank for hazards and camps, to its owner for a building, at once (GWT-5.7, GWT-5.11); who is short pays what is
    left and owes nothing (GWT-5.8, GWT-R15).  Sam has no money: fees to Sam go to the bank (GWT-18.16)."""
    due = min(s.players[player].cash, fee(s, player, space))
    if due:
        owner = s.owners[space] if s.tiles[space] < HAZARD else NOBODY
        s.players[player].cash -= due
        if owner in s.people():
            s.players[owner].cash += due
        s.tell(FEE, player, (due, owner))


class Move(Step):
    """At least one step and at most the step limit (GWT-5.1, GWT-5.5)."""

    def choose(self, s: Trail, action: int) -> None:
        s.then(Walk(self.player, s.step_limit(self.player), False, False))


class Walk(Step):
    """Location by location, because fees depend on the path (GWT-5.2); empty spaces are free; herders never block (GWT-5.4).
    It ends on a location, in Kansas City at once (GWT-5.3).  A free move pays nothing and stays out of Kansas City (GWT-11.4).
    A herder that stands where no tile is any more goes on from there (GWT-5.9)."""

    __slots__ = ("free", "left", "moved")

    def __init__(self, player: int, left: int, free: bool, moved: bool) -> None:
        self.player = player
        self.left = left
        self.free = free
        self.moved = moved

    def options(self, s: Trail) -> list[int]:
        options = [PASS] if self.moved else []
        if self.left:
            goal = s.rules.goal
            options += [GO_TO + p for p in ahead(s, s.players[self.player].herder) if not (self.free and p == goal)]
        return options

    def why_not(self, s: Trail, action: int) -> str:
        if action == PASS:
            return "GWT-5.1:must-step"
        if VERBS[action] != "go to":
            return ""
        space = action - GO_TO
        if self.free and space == s.rules.goal:
            return "GWT-11.4:not-to-kansas"
        return "GWT-5.2:not-next" if s.tiles[space] != NOWHERE or space == s.rules.goal else "GWT-2.3:empty-space"

    def choose(self, s: Trail, action: int) -> None:
        if action == PASS:
            return
        me = s.players[self.player]
        me.herder = action - GO_TO
        if not self.free:
            pay_fee(s, self.player, me.herder)
        s.then(Walk(self.player, 0 if me.herder == s.rules.goal else self.left - 1, self.free, True))


class Mount(Step):
    """The first turn: on any neutral building, shared freely, without a fee (GWT-4.2, GWT-5.11)."""

    def options(self, s: Trail) -> list[int]:
        return [GO_TO + space for space in s.rules.neutral]

    def why_not(self, s: Trail, action: int) -> str:
        return "GWT-4.2:begin-neutral" if VERBS[action] == "go to" else ""

    def choose(self, s: Trail, action: int) -> None:
        s.players[self.player].herder = action - GO_TO


class LeaveLocation(Step):
    """The herder leaves: what is unused at its location is lost (GWT-6.9, GWT-11.4)."""

    def choose(self, s: Trail, action: int) -> None:
        s.visit += 1
