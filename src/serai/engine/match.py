"""A game played by several people: log, story, drafts and undo around the engine.  It knows no game's rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.engine.errors import SeraiError
from serai.engine.events import TOOK_BACK, Event
from serai.engine.game import Seed, Setup
from serai.engine.hidden import permute
from serai.engine.log import Record, steps
from serai.engine.state import State
from serai.engine.step import PASS

STUCK = {
    "nothing": "nothing has been chosen yet",
    "revealed": "something has been drawn or shown since",
    "others": "somebody else has chosen since",
}
FARTHEST: Final = 100  # lines that can be undone at most: each is a state in memory, and on disk
CHOSEN = "you have already chosen and others have not: take back to change your choice"


class Refused(SeraiError):
    """For one seat only: the message may name that seat's own cards."""

    def __init__(self, text: str, action: int = -1, before: int = -1, why: str = "") -> None:
        super().__init__(text)
        self.action = action  # what was refused; of several actions, `before` was accepted last
        self.before = before
        self.why = why  # the reason, as `State.why_not` gives it


class TooMany(Refused):
    """More things than the question asks for."""


def check(s: State, seat: int, action: int, before: int) -> None:
    """Refuse an action that cannot be chosen now, after `before`."""
    if action not in s.options_for(seat) and action not in s.anytime(seat):
        raise Refused(s.refusal(seat, action), action, before, s.why_not(seat, action))


def same_question(before: State, now: State, seat: int) -> bool:
    """The things of one set are asked for one by one: is this seat still being asked for the set that it began?"""
    return type(now.step_for(seat)) is type(before.step_for(seat)) and now.reveals == before.reveals


class Match:
    """One game: its record, its state, its story, and the states that undo can still return to."""

    def __init__(self, setup: Setup, seed: Seed) -> None:
        self.record = Record(setup, seed)
        self.state: State = setup.game.start(setup, seed, listening=True)
        self.told: list[Event] = self.state.story or []
        self.moments = [0] * len(self.told)  # how many lines the log had when each event was told
        self.state.story = None
        self.past: list[tuple[State, int]] = []  # the state before each line that can still be undone, and who chose
        self.drafts: dict[int, list[int]] = {}  # by seat: answers to a simultaneous choice, not yet given to the engine

    @classmethod
    def resume(cls, record: Record) -> Match:
        """The match of a log, ready to go on where the log stops."""
        match = cls(record.setup, record.seed)
        match.record.seats = record.seats
        for _, seat, action in steps(record):
            if action >= 0:
                match.write(seat, action)
        return match

    @classmethod
    def restore(
        cls, record: Record, states: list[State], drafts: dict[int, list[int]], told: list[Event], moments: list[int]
    ) -> Match:
        """A stored match, without replaying it: the last of the states is the present one, the others are
        those that undo can still return to."""
        match = cls(record.setup, record.seed)
        match.record, match.drafts, match.told, match.moments = record, drafts, told, moments
        match.go_on(states)
        return match

    def go_on(self, states: list[State]) -> None:
        """Continue from stored states: the last is the present one, the others are those that undo can still return to."""
        self.state = states[-1]
        choosers = [seat for seat, _ in self.record.lines[len(self.record.lines) - len(states) + 1 :]]
        self.past = list(zip(states[:-1], choosers, strict=True))

    def do(self, seat: int, action: int) -> None:
        """A decision of a seat: a draft in a simultaneous choice, otherwise a line of the log."""
        if seat not in range(self.record.setup.players):
            raise Refused(f"there is no seat {seat!r:.20}: choose 0 to {self.record.setup.players - 1}")
        s = self.state
        if self.is_draft(seat, action):
            self.draft(seat, action)
        elif action in s.options_for(seat) or action in s.anytime(seat):
            self.write(seat, action)
        else:
            raise Refused(s.refusal(seat, action))

    def do_all(self, seat: int, actions: Sequence[int]) -> list[int]:
        """Several decisions of a seat as one, all or nothing: a set.  Returns what was done."""
        done = self.rehearse(seat, actions)
        for action in done:
            self.do(seat, action)
        return done

    def rehearse(self, seat: int, actions: Sequence[int]) -> list[int]:
        """What `do_all` will do: the actions in the order in which a set is asked for, tried on a copy.  A pass at the end
        means "these and no more": it is dropped where nothing more is asked for anyway."""
        if self.ready(seat) and all(action not in self.state.anytime(seat) for action in actions):
            raise Refused(CHOSEN)
        first = self.desk(seat)
        t = first.copy()
        ordered = sorted(actions, key=lambda action: (action == PASS, action))
        before = -1
        for i, action in enumerate(ordered):
            if i and not same_question(first, t, seat):
                if action == PASS:
                    return ordered[:i]
                raise TooMany("nothing was done: that is more than is asked for, so choose fewer things", action, before)
            check(t, seat, action, before)
            before = action
            if i < len(ordered) - 1:
                t.follow(seat, action)
        return ordered

    def rehearse_in_order(self, seat: int, actions: Sequence[int]) -> list[int]:
        """The same for decisions of a seat one after the other, such as a way: all or nothing.  Only the last may show anything
        or ask somebody else.  They are tried on a table as the seat imagines it, so that a refusal tells nothing either."""
        if self.ready(seat):
            raise Refused(CHOSEN)
        t = permute(self.desk(seat), seat, "in order")
        reveals, before = t.reveals, -1
        for i, action in enumerate(actions):
            if i and (t.step_for(seat) is None or t.reveals != reveals):
                raise TooMany("nothing was done: only the last of several decisions may show something", action, before)
            check(t, seat, action, before)
            before = action
            if i < len(actions) - 1:
                t.follow(seat, action)
        return list(actions)

    def write(self, seat: int, action: int) -> None:
        before = self.state.copy()
        self.state.story = []
        self.state.follow(seat, action)
        self.record.add(seat, action)
        self.tell(self.state.story)
        self.state.story = None
        if self.state.reveals == before.reveals:
            self.past.append((before, seat))
            del self.past[:-FARTHEST]
        else:
            self.past = []

    def tell(self, events: list[Event]) -> None:
        self.told += events
        self.moments += [len(self.record.lines)] * len(events)

    def log(self) -> str:
        """The whole game as text, a line for each decision."""
        return self.record.write(self.state)

    # -- simultaneous choices: revisable until all seats are ready --

    def choosing_at_once(self) -> list[int]:
        """The seats that choose simultaneously; empty if only one chooses, which need not wait for anybody."""
        s = self.state
        if not s.stack or not s.stack[-1].at_once():
            return []
        seats = [seat for seat in s.waiting() if s.place(seat) >= 0]
        return seats if len(seats) > 1 else []

    def is_draft(self, seat: int, action: int) -> bool:
        """Would this decision be a draft?  What a seat owes, and what may be done at any time, is not."""
        s = self.state
        return seat in self.choosing_at_once() and s.debt(seat) < 0 and action not in s.anytime(seat)

    def desk(self, seat: int) -> State:
        """A copy of the state with the draft of this seat played, so nobody else learns of it."""
        t = self.state.copy()
        for action in self.drafts.get(seat, []):
            t.answer(seat, action)
        return t

    def draft(self, seat: int, action: int) -> None:
        if self.ready(seat):
            raise Refused(CHOSEN)
        t = self.desk(seat)
        if action not in t.options_for(seat):
            raise Refused(t.refusal(seat, action))
        self.drafts.setdefault(seat, []).append(action)
        if all(self.ready(other) for other in self.choosing_at_once()):
            drafts, self.drafts = self.drafts, {}
            for other in sorted(drafts):  # in seat order, no matter who was ready first
                for answer in drafts[other]:
                    self.write(other, answer)
            self.past = []  # everybody has learned the choices

    def ready(self, seat: int) -> bool:
        """A seat's draft is complete when its own copy no longer waits for it."""
        return seat in self.drafts and self.desk(seat).place(seat) < 0

    # -- undo --

    def take_back(self, seat: int) -> None:
        """Undo the last decision, if the same seat made it and nobody has learned anything since."""
        if why := self.stuck(seat):
            raise Refused(f"this cannot be taken back: {STUCK[why]}")
        if self.drafts.get(seat):
            self.drafts[seat].pop()
            if not self.drafts[seat]:
                del self.drafts[seat]
        else:
            self.drafts = {}  # others may have answered a question that is not put any more
            self.state = self.past.pop()[0]
            self.record.lines.pop()
            self.tell([Event(TOOK_BACK, seat, (), (), -1)])

    def stuck(self, seat: int) -> str:
        """Why this seat cannot undo anything, as a key of `STUCK`; empty if it can."""
        if self.drafts.get(seat) or (self.past and self.past[-1][1] == seat):
            return ""
        if self.past:
            return "others"
        return "revealed" if self.record.lines else "nothing"
