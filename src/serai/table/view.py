"""What one viewer may know of a table, as plain data.

Pages, streams and the API are made from a `View` and from nothing else: this is the one place where secrets are left out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from serai.catalogue import part
from serai.engine.events import CHOSE, TOOK_BACK, Event, Seen
from serai.engine.game import Game
from serai.engine.hidden import permute
from serai.engine.match import Match, same_question
from serai.engine.rulebook import CITED
from serai.engine.score import winners
from serai.engine.state import State
from serai.engine.step import PASS, Step, numbers_of
from serai.engine.ways import NO_WAY, Ways, distance, goes_on, ways

RECENT = 80  # events that the log of a page shows
FARTHEST = 240  # events that a view goes back to find the viewer's last turn


class Seat(msgspec.Struct):
    """Who sits there, for everybody's eyes."""

    name: str
    colour: int  # 1 to 6, with its symbol
    bot: str = ""  # the level, where a bot plays
    ready: bool = False  # has chosen, where all choose at once
    here: bool = True
    deadline: float | None = None  # until when it has to choose, in seconds since 1970


class Choice(msgspec.Struct):
    """One action that the viewer may take now."""

    action: str  # in the words of the log
    verb: str
    thing: str  # the id of what it is done to
    meaning: dict[str, Any]  # numbers and ids: what it means in this position
    anytime: bool = False
    reveals: bool = False  # it shows something to somebody, so that it cannot be taken back
    also: list[str] = []  # what people mean to do right after it, such as paying the least: to be sent with it, `in_order`


class Way(msgspec.Struct):
    """How the viewer may get to a place in one go."""

    to: str  # the id of the place
    path: list[str]  # the places on the way, the last is `to`
    actions: list[str]  # in the words of the log, each after the one before it
    steps: int  # what the game counts: steps, actions or points
    fee: int = 0
    differs: dict[str, Any] = {}  # numbers and ids: what it does beside getting there, where another way does something else
    reveals: bool = False  # it shows something to somebody at its end, so that it cannot be taken back


class Ask(msgspec.Struct):
    """What the viewer is asked: the step of the rules that waits for this seat."""

    step: str  # the name of its class
    fields: dict[str, Any]
    rules: list[str]  # the numbers that its docstring cites
    facts: dict[str, Any] = {}  # numbers and ids: what else the question speaks of


class Several(msgspec.Struct):
    """Things that may be ticked and sent at once, where the engine asks for them one by one."""

    choices: list[Choice]
    least: int
    most: int


class Told(msgspec.Struct):
    """An event as this viewer heard it, and after how many lines of the log."""

    line: int
    seen: Seen


class Sheet(msgspec.Struct):
    """One seat's points at the end."""

    points: list[int]
    total: int
    ties: list[int]
    won: bool


class View(msgspec.Struct):
    """A table as one seat, or a spectator (`seat` is None), sees it."""

    table: str
    title: str
    game: str
    options: dict[str, Any]
    seat: int | None
    seats: list[Seat]
    version: int  # grows with every change
    decision: int  # the version at which this question was put to this seat
    over: bool
    waiting: list[int]
    ask: Ask | None
    choices: list[Choice]
    several: Several | None
    undo: str  # why nothing can be taken back; empty: it can
    observation: dict[str, Any]
    told: list[Told]
    lines: int  # how long the log is
    seed_hash: str
    origin: str = ""  # how somebody may know the deal: `seed` (the host), `file` (who has it), `guided`; empty: nobody
    wish: int | None = None  # the seat that asks this viewer whether it may take back more than is allowed
    rematch: int | None = None  # the seat that would like to play again, once the game is over
    seed: str = ""  # once the game is over
    sheets: list[Sheet] = []
    ways: list[Way] = []  # where the question is about walking: to every place in reach, the cheapest first
    passes: str = ""  # `now` or `soon`: a page answers by itself, because there is one answer


class Outcome(NamedTuple):
    """What an action leads to."""

    reveals: bool
    also: Sequence[int]


UNTRIED = Outcome(False, ())


def choice(game: Game[State], s: State, action: int, anytime: bool = False, outcome: Outcome = UNTRIED) -> Choice:
    all_of = game.vocabulary
    return Choice(
        all_of.names[action],
        all_of.verbs[action],
        all_of.ids[action],
        dict(game.meaning(s, action)),
        anytime,
        outcome.reveals,
        [all_of.names[then] for then in outcome.also],
    )


def outcomes(desk: State, seat: int, actions: list[int]) -> dict[int, Outcome]:
    """Which of these actions show something, and what is meant to follow.  They are tried on a table as the seat imagines it,
    so that the answer tells nothing that it does not know."""
    found = {}
    imagined = permute(desk, seat, "reveals")
    for action in actions:
        t = imagined.copy()
        t.follow(seat, action)
        also: list[int] = []
        while goes_on(imagined, t, seat) and (meant := t.stack[-1].meant(t)) in t.options:
            also.append(meant)
            t.follow(seat, meant)
        found[action] = Outcome(t.reveals != desk.reveals, also)
    return found


def ask_of(desk: State, seat: int, step: Step) -> Ask:
    rules = dict.fromkeys(CITED.findall(type(step).__doc__ or ""))
    return Ask(type(step).__name__, numbers_of(step), list(rules), dict(desk.setup.game.asked(desk, seat)))


def several(game: Game[State], desk: State, seat: int) -> Several | None:
    """All that could be part of the set that this step asks for.  A set is named in ascending order, so that taking the first
    option each time leaves all the others in sight."""
    t = desk.copy()
    least = most = 0
    found: dict[int, Choice] = {}
    while t.step_for(seat) is not None and same_question(desk, t, seat):
        options = [action for action in t.options_for(seat) if action != PASS]
        if not options:
            break
        found.update({action: choice(game, t, action) for action in options if action not in found})
        most += 1
        least += PASS not in t.options_for(seat)
        t.answer(seat, options[0])
    return Several([found[action] for action in sorted(found)], least, most) if most > 1 else None


def choices(match: Match, desk: State, seat: int) -> list[Choice]:
    """What this seat may choose now: where all choose at once and it has chosen, nothing more."""
    game: Game[State] = desk.setup.game
    options = [] if match.ready(seat) else desk.options_for(seat)
    later = [action for action in desk.anytime(seat) if action not in options]
    led_to = outcomes(desk, seat, [*options, *later])
    here = desk.facing(seat)
    return [choice(game, here, action, action in later, led_to[action]) for action in [*options, *later]]


NOW, SOON = "now", "soon"


def passes(match: Match, desk: State, seat: int, seats: list[Seat]) -> str:
    """Whether a page may answer by itself, because there is one answer: `NOW`, or `SOON` where a person would learn from it
    that there was nothing to choose; empty where somebody has to.  What may be done at any time does not count beside
    passing, and who has just taken back wants to look."""
    step = desk.step_for(seat)
    options, later = desk.options_for(seat), desk.anytime(seat)
    answers = [action for action in options if action not in later]
    if step is None or seat in match.choosing_at_once() or len(answers) != 1 or (later and answers != [PASS]):
        return ""
    if seats[seat].bot or (match.told and match.told[-1].kind == TOOK_BACK):
        return ""
    watched = any([other.bot == "" for number, other in enumerate(seats) if number != seat])
    return SOON if watched and step.asks(desk) else NOW


@cache
def walking(game: Game[State]) -> Ways[State] | None:
    """How one walks in this game."""
    return part(game, "WAYS", Ways)


def ways_for(desk: State, seat: int) -> list[Way]:
    """Where the question is about walking: to every place in reach."""
    game = desk.setup.game
    how = walking(game)
    names = game.vocabulary.names
    return [
        Way(way.to, way.path, [names[a] for a in way.actions], way.steps, way.fee, dict(way.facts), way.reveals)
        for way in (ways(how, desk, seat) if how else [])
    ]


class Far(NamedTuple):
    """How far a place is that no way leads to in one go, and how far the viewer may go now."""

    steps: int  # `NO_WAY` where it cannot be reached at all
    limit: int

    @property
    def message(self) -> str:
        if self.steps in (0, NO_WAY):
            return "no-way" if self.steps else "there-already"
        return "too-far" if self.steps > self.limit else "not-in-one-go"


def how_far(desk: State, seat: int, action: int) -> Far | None:
    """Where the question is about walking: how far the place is that this action would lead to.  None if a way leads there, or
    if the action is about something else."""
    how = walking(desk.setup.game)
    if how is None or action < 0 or not (place := how.place(desk, action)) or not how.onward(desk, seat):
        return None
    if place in [way.to for way in ways(how, desk, seat)]:
        return None
    return Far(distance(how, desk, seat, place), how.limit(desk, seat))


def view_of(
    match: Match,
    seats: list[Seat],
    seat: int | None,
    *,
    table: str = "",
    title: str = "",
    version: int = 0,
    decision: int = 0,
    seed_hash: str = "",
    origin: str = "",
    recent: int | None = None,
    wish: int | None = None,
    rematch: int | None = None,
) -> View:
    """The table for one viewer; of the story only its last `recent` events, and whatever happened since the viewer's turn."""
    game: Game[State] = match.record.setup.game
    desk = match.state if seat is None else match.desk(seat)
    step = None if seat is None or match.ready(seat) else desk.step_for(seat)
    over = not match.state.stack
    walks = ways_for(desk, seat) if seat is not None and step is not None else []
    first = 0 if recent is None else max(0, min(len(match.told) - recent, last_turn(match.told, seat, game.turn)))
    heard = zip(match.told[first:], match.moments[first:], strict=True)
    at_once = match.choosing_at_once()
    return View(
        table=table,
        title=title,
        game=game.id,
        options=dict(match.record.setup.options),
        seat=seat,
        seats=[msgspec.structs.replace(s, ready=i in at_once and match.ready(i)) for i, s in enumerate(seats)],
        version=version,
        decision=decision,
        over=over,
        waiting=[s for s in match.state.waiting() if not match.ready(s)],
        ask=ask_of(desk, seat, step) if seat is not None and step is not None else None,
        choices=choices(match, desk, seat) if seat is not None else [],
        several=several(game, desk, seat) if seat is not None and step is not None and step.ticks() else None,
        undo="spectator" if seat is None else match.stuck(seat),
        observation=game.observe(desk, seat),
        told=[Told(line, event.seen_by(seat)) for event, line in heard],
        lines=len(match.record.lines),
        seed_hash=seed_hash,
        origin=origin,
        wish=wish,
        rematch=rematch,
        seed=match.record.seed if over else "",
        sheets=sheets(match.state) if over else [],
        ways=walks,
        passes=passes(match, desk, seat, seats) if seat is not None and step is not None and not walks else "",
    )


def last_turn(told: list[Event], seat: int | None, turn: int) -> int:
    """The place of a seat's last turn after which others had theirs, or of the first of theirs if that is too far back; in
    games without turns a choice counts as one."""
    kind = CHOSE if turn < 0 else turn
    place = len(told)
    for at in range(len(told) - 1, max(-1, len(told) - FARTHEST), -1):
        event = told[at]
        if seat is None or event.kind != kind:
            continue
        if event.player != seat:
            place = at
        elif place < len(told):
            return at
    return place


def sheets(s: State) -> list[Sheet]:
    """The score sheet of a finished game."""
    scores = s.setup.game.scores(s)
    won = winners(scores)
    return [Sheet(list(one.points), one.total, list(one.ties), seat in won) for seat, one in enumerate(scores)]
