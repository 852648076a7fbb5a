"""The laws that every game must obey, checked on random play."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, cast

from serai.engine.chance import Dice
from serai.engine.errors import BadSetup
from serai.engine.events import Seen
from serai.engine.features import Sheet
from serai.engine.game import Game, Setup, Value
from serai.engine.hidden import determinize, permute
from serai.engine.log import Record, read, replay
from serai.engine.playout import play_on
from serai.engine.save import dump, load, save
from serai.engine.state import State
from serai.engine.step import Step
from serai.engine.zones import EMPTY, SPECTATOR, Cards, Deal, components

Line = tuple[int, int]  # seat, action
CUT_IN = 20  # one decision in 20 is an anytime action, if somebody has one
PLAY_OUT = 37  # one determinization in 37 is played to the end
LONGEST = 100_000  # decisions; a longer game does not end


class Broken(Exception):
    """A law does not hold; `log` replays to the place."""

    def __init__(self, law: str, log: str) -> None:
        super().__init__(law)
        self.law = law
        self.log = log


def setups(game: Game[State]) -> list[Setup]:
    """All player counts with all choices of the options, shuffled.  Numbers take their default and a small value."""
    choices: list[tuple[Value, ...]] = [o.choices or (o.default, o.least + 3) for o in game.options]
    found: list[Setup] = []
    for players, *chosen in itertools.product(game.players, *choices):
        try:
            found.append(game.setup(int(players), dict(zip([o.id for o in game.options], chosen, strict=True))))
        except BadSetup:
            continue  # an invalid combination
    order = list(range(len(found)))
    Dice("setups").shuffle(order)
    return [found[i] for i in order]


def require(law: str, kept: bool, *facts: object) -> None:
    if not kept:
        raise AssertionError(": ".join([law, *[str(fact) for fact in facts]]))


def told(s: State, line: Line, seat: int) -> tuple[State, list[Seen]]:
    """Play one line on a copy that is listened to, and return what this seat hears."""
    t = s.copy()
    t.story = []
    t.follow(*line)
    return t, [event.seen_by(seat) for event in t.story or []]


def waiting_steps(s: State) -> list[Step]:
    """The steps that wait for somebody now."""
    return [step for step in map(s.step_for, s.waiting()) if step is not None]


def shown(s: State, seat: int) -> list[Any]:
    """All that a seat is shown."""
    game = s.setup.game
    return [game.observe(s, seat), game.features(s, seat), s.options_for(seat), s.anytime(seat), s.waiting()]


def facts(s: State, seat: int) -> list[Any]:
    """What words are made of for the seat on the move: of its question, and of all that it may choose."""
    game = s.setup.game
    return [game.asked(s, seat), [game.meaning(s, action) for action in s.options]]


def secret(s: State, line: Line, seat: int, seed: int) -> None:
    """Permuting what a seat cannot see never changes what it is shown, now or after a move that tells it nothing."""
    game = s.setup.game
    t = permute(s, seat, seed)
    require("permuting loses nothing", components(t, game.zones) == components(s, game.zones))
    require("what a seat is shown does not depend on what is hidden", shown(t, seat) == shown(s, seat), seat, s.stack[-1])
    if seat == s.player:
        require("what a seat is told does not depend on what is hidden", facts(t, seat) == facts(s, seat), seat, s.stack[-1])
    imagined = [dump(determinize(table, seat, seed)) for table in (s, t)]
    require("what a seat imagines does not depend on what is hidden", imagined[0] == imagined[1], seat, s.stack[-1])
    same = t.stack == s.stack and t.aside == s.aside
    require("who is asked does not depend on what is hidden", same, s.stack[-1], t.stack[-1:])
    if line[1] in t.options_for(line[0]) or line[1] in t.anytime(line[0]):
        (s2, heard), (t2, also) = told(s, line, seat), told(t, line, seat)
        if heard == also:
            require("who is asked next does not depend on what is hidden", waiting_steps(t2) == waiting_steps(s2), s.stack[-1])
            require("every change that a seat sees was told", shown(t2, seat) == shown(s2, seat), seat, s.stack[-1])
        else:
            learned = s2.reveals > s.reveals or t2.reveals > t.reveals
            require("the story tells only what is revealed", learned, s.stack[-1], heard, also)


def discreet(s: State, line: Line, dice: Dice) -> None:
    """A choice that a seat may not see shows it the same as any other thing of the same verb would have."""
    seat, action = line
    step, verbs = s.step_for(seat), s.setup.game.vocabulary.verbs
    if step is None or action not in s.options_for(seat):
        return
    other = (seat, dice.pick([a for a in s.options_for(seat) if verbs[a] == verbs[action]]))
    for viewer in range(s.setup.players):
        if not step.eyes(s) >> viewer & 1:
            (t, heard), (u, also) = told(s, line, viewer), told(s, other, viewer)
            if t.reveals == u.reveals == s.reveals:
                same = heard == also and shown(t, viewer) == shown(u, viewer) and waiting_steps(t) == waiting_steps(u)
                require("a hidden choice tells nothing", same, step, heard, also)


class Replace(Deal):
    """Counts, and replaces one of the open cards by another."""

    __slots__ = ("by", "place", "seen")

    def __init__(self, place: int, by: int) -> None:
        Deal.__init__(self, SPECTATOR, Dice(), counting=True)
        self.place = place
        self.by = by
        self.seen: list[int] = []  # all open cards, as they were

    def open(self, cards: Cards) -> Cards:
        found = list(cards)
        for i, card in enumerate(found):
            if card != EMPTY:
                if len(self.seen) == self.place:
                    found[i] = self.by
                self.seen.append(card)
        return cast("Cards", found if isinstance(cards, list) else tuple(found))


def frank(s: State, dice: Dice) -> None:
    """A card in a zone that is called open is shown to everybody: with another card there, a spectator sees something else."""
    game = s.setup.game
    for zones in game.zones:
        look = Replace(-1, EMPTY)
        zones(s.copy(), look)
        if len(set(look.seen)) > 1:
            place = dice.below(len(look.seen))
            by = dice.pick([card for card in look.seen if card != look.seen[place]])
            t = s.copy()
            zones(t, Replace(place, by))
            shown = game.observe(t, None) != game.observe(s, None)
            require("what lies open is shown to everybody", shown, zones.__name__, look.seen[place], by, s.stack[-1])


def commute(s: State, dice: Dice) -> None:
    """Simultaneous choices are independent: first seat first or last seat first, the state is the same."""
    together = [step.player for step in waiting_steps(s) if step.at_once()]
    if len(together) < 2 or not s.stack[-1].at_once():
        return
    plans: list[list[Line]] = []
    for seat in together:
        t = s.copy()
        plans.append([])
        while t.place(seat) >= 0:
            plans[-1].append((seat, dice.pick(t.options_for(seat))))
            t.answer(*plans[-1][-1])
    results = []
    for order in (plans, plans[::-1]):
        t = s.copy()
        for plan in order:
            for line in plan:
                t.answer(*line)
        results.append(dump(t))
    require("simultaneous choices do not depend on their order", results[0] == results[1])


def refusals(s: State) -> None:
    """A reason exactly where an action is not offered, for every action of the vocabulary."""
    seat = s.player
    offered = {*s.options, *s.anytime(seat)}
    for action in range(len(s.setup.game.vocabulary)):
        reason = s.why_not(seat, action)
        require(
            "every refusal has a reason", (reason == "") == (action in offered), s.setup.game.vocabulary.names[action], reason
        )


def features_agree(s: State) -> None:
    """The features in memory, in numbers of 16 bits, are those of the list."""
    blocks = s.setup.game.blocks
    row: list[int] = Sheet(blocks).write(s, s.player).tolist()
    scaled = [number / divisor for number, divisor in zip(row, blocks.divisors, strict=True)]
    require("features are the same in memory", scaled == blocks.features(s, s.player))


def check_decision(s: State, line: Line, dice: Dice, number: int) -> State:
    """All laws that can be checked at one decision; returns a loaded twin of the state."""
    game, step = s.setup.game, waiting_steps(s)[s.waiting().index(s.player)]
    require("options are distinct", len(set(s.options)) == len(s.options), step)
    require("a real choice, or one that must not be skipped", len(s.options) > 1 or step.asks(s), step)
    refusals(s)
    before = dump(s)
    require("a copy is equal", dump(s.copy()) == before)
    twin: State = load(save(s), lambda _: game)
    require("a loaded save is equal", dump(twin) == before)
    features_agree(s)
    for seat in range(s.setup.players):
        secret(s, line, seat, dice.below(1 << 60))
        d = determinize(s, seat, dice.below(1 << 60))
        require("a determinization looks the same", game.observe(d, seat) == game.observe(s, seat), seat)
        if seat == s.player:
            require("a determinization offers the same", d.options == s.options, seat)
        if number % PLAY_OUT == seat:
            play_on(d, dice)
    discreet(s, line, dice)
    frank(s, dice)
    commute(s, dice)
    return twin


def check_game(setup: Setup, seed: int, heartbeat: Callable[[], None] = lambda: None, every: int = 1) -> int:
    """Play one random game with all checks; return the number of its decisions.  Raises Broken with a log of the game.

    With `every=5`, every fifth decision is checked and the others are only played: a quick look at a whole game."""
    game = setup.game
    record = Record(setup, seed)
    dice = Dice("laws", game.id, seed)
    s: State = game.start(setup, seed)
    kept: list[tuple[State, str]] = []
    parts = components(s, game.zones)
    line: Line | None = None
    try:
        while s.options:
            seat = dice.pick(s.waiting())
            line = (seat, dice.pick(s.options_for(seat)))
            cutters = [q for q in range(setup.players) if s.anytime(q)]
            if cutters and dice.below(CUT_IN) == 0:
                seat = dice.pick(cutters)
                line = (seat, dice.pick(s.anytime(seat)))
            twin: State | None = None
            if len(record.lines) % every == 0:
                twin = check_decision(s, line, dice, len(record.lines))
                kept.append((s.copy(), dump(s)))
                twin.follow(*line)
            s.follow(*line)
            record.add(*line)
            line = None
            require("a loaded state plays on the same", twin is None or dump(twin) == dump(s))
            require("each card is in exactly one place", components(s, game.zones) == parts)
            require("every game ends", len(record.lines) < LONGEST)
            heartbeat()
        for c, text in kept:
            require("copies are independent", dump(c) == text)
        game.scores(s)
        end = replay(read(record.write(s), lambda _: game))
        require("the log replays to the same end", dump(end) == dump(s))
    except Exception as error:  # any error in the rules is a broken law
        law = str(error) if isinstance(error, AssertionError) else f"nothing fails: {type(error).__name__}: {error}"
        then = f" (when seat {line[0]} chooses: {game.vocabulary.names[line[1]]})" if line else ""
        raise Broken(law + then, record.write(s)) from error
    return len(record.lines)
