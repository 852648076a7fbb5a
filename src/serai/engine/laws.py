"""The laws that every game must obey, checked on random play."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, Final, cast

from serai.engine.chance import Dice
from serai.engine.errors import BadSetup
from serai.engine.events import Event, Seen
from serai.engine.features import Sheet
from serai.engine.game import Game, Setup, Value
from serai.engine.hidden import determinize, permute
from serai.engine.log import Record, read, replay
from serai.engine.playout import play_on
from serai.engine.save import body, load, same, save
from serai.engine.state import State
from serai.engine.step import Step
from serai.engine.zones import EMPTY, NO_DICE, SPECTATOR, Cards, Deal, components

Line = tuple[int, int]  # seat, action
CUT_IN = 20  # one decision in 20 is an anytime action, if somebody has one
PLAY_OUT = 37  # one determinization in 37 is played to the end
LONGEST: Final = 100_000  # decisions; a longer game does not end
GLANCE: Final = 400  # decisions from one glance of the light laws to the next, on average


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


class Scene:
    """A state that stands still, with the story of how it came about.  What each seat is shown of it is looked at once."""

    def __init__(self, s: State, story: list[Event]) -> None:
        self.s = s
        self.story = story
        self.looks: dict[int, list[Any]] = {}
        self.counted: list[list[int]] = []

    def parts(self) -> list[list[int]]:
        """All cards, wherever they lie; they are counted once."""
        if not self.counted:
            self.counted = components(self.s, self.s.setup.game.zones)
        return self.counted

    def shown(self, seat: int) -> list[Any]:
        """All that a seat is shown."""
        if seat not in self.looks:
            s, game = self.s, self.s.setup.game
            self.looks[seat] = [
                game.observe(s, seat),
                game.blocks.rows(s, seat),
                s.options_for(seat),
                s.anytime(seat),
                s.waiting(),
            ]
        return self.looks[seat]

    def observed(self, seat: int) -> Any:
        return self.shown(seat)[0]

    def rows(self, seat: int) -> Any:
        return self.shown(seat)[1]

    def heard(self, seat: int) -> list[Seen]:
        """What a seat was told."""
        return [event.seen_by(seat) for event in self.story]


def after(s: State, line: Line) -> Scene:
    """What one line leads to, on a copy that is listened to."""
    t = s.copy()
    story: list[Event] = []
    t.story = story
    t.follow(*line)
    t.story = None
    return Scene(t, story)


def waiting_steps(s: State) -> list[Step]:
    """The steps that wait for somebody now."""
    return [step for step in map(s.step_for, s.waiting()) if step is not None]


def facts(s: State, seat: int) -> list[Any]:
    """What words are made of for the seat on the move: of its question, and of all that it may choose."""
    game = s.setup.game
    return [game.asked(s, seat), [game.meaning(s, action) for action in s.options]]


def secret(now: Scene, then: Scene, line: Line, seat: int, dice: Dice) -> State:
    """Permuting what a seat cannot see never changes what it is shown, now or after a move that tells it nothing.  Returns
    the table as the seat imagines it."""
    s = now.s
    t = permute(s, seat, dice.below(1 << 60))
    there = Scene(t, [])
    require("permuting loses nothing", there.parts() == now.parts())
    require("what a seat is shown does not depend on what is hidden", there.shown(seat) == now.shown(seat), seat, s.stack[-1])
    if seat == s.player:
        require("what a seat is told does not depend on what is hidden", facts(t, seat) == facts(s, seat), seat, s.stack[-1])
    seed = dice.below(1 << 60)
    imagined = determinize(s, seat, seed)
    alike = same(imagined, determinize(t, seat, seed))
    require("what a seat imagines does not depend on what is hidden", alike, seat, s.stack[-1])
    alike = t.stack == s.stack and t.aside == s.aside
    require("who is asked does not depend on what is hidden", alike, s.stack[-1], t.stack[-1:])
    if line[1] in t.options_for(line[0]) or line[1] in t.anytime(line[0]):
        s2, there = then.s, after(t, line)
        t2, heard, also = there.s, then.heard(seat), there.heard(seat)
        if heard == also:
            require("who is asked next does not depend on what is hidden", waiting_steps(t2) == waiting_steps(s2), s.stack[-1])
            require("every change that a seat sees was told", there.shown(seat) == then.shown(seat), seat, s.stack[-1])
        else:
            learned = s2.reveals > s.reveals or t2.reveals > t.reveals
            require("the story tells only what is revealed", learned, s.stack[-1], heard, also)
    return imagined


def discreet(s: State, then: Scene, line: Line, dice: Dice) -> None:
    """A choice that a seat may not see shows it the same as any other thing of the same verb would have."""
    seat, action = line
    step, verbs = s.step_for(seat), s.setup.game.vocabulary.verbs
    if step is None or action not in s.options_for(seat):
        return
    viewers = [viewer for viewer in range(s.setup.players) if not step.eyes(s) >> viewer & 1]
    other = dice.pick([a for a in s.options_for(seat) if verbs[a] == verbs[action]])
    if other == action or not viewers or then.s.reveals != s.reveals:
        return
    instead = after(s, (seat, other))
    if instead.s.reveals == s.reveals:
        for viewer in viewers:
            heard, also = then.heard(viewer), instead.heard(viewer)
            alike = heard == also and then.shown(viewer) == instead.shown(viewer)
            alike = alike and waiting_steps(then.s) == waiting_steps(instead.s)
            require("a hidden choice tells nothing", alike, step, heard, also)


class Replace(Deal):
    """Counts, and replaces one of the open cards by another."""

    __slots__ = ("by", "place", "seen")

    def __init__(self, place: int, by: int) -> None:
        Deal.__init__(self, SPECTATOR, NO_DICE, counting=True)
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


def frank(s: State, dice: Dice, number: int) -> None:
    """A card in a zone that is called open is shown to everybody: with another card there, a spectator sees something else.
    The zones take turns, one at each decision: what is open does not change from one to the next."""
    game = s.setup.game
    zones = game.zones[number % len(game.zones)]
    look = Replace(-1, EMPTY)
    zones(s.copy(), look)
    if len(set(look.seen)) > 1:
        place = dice.below(len(look.seen))
        by = dice.pick([card for card in look.seen if card != look.seen[place]])
        t = s.copy()
        zones(t, Replace(place, by))
        try:
            shown = game.observe(t, None) != game.observe(s, None)
        except LookupError:  # a table that cannot be, such as four monuments of one player: so the card was looked at
            shown = True
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
        results.append(t)
    require("simultaneous choices do not depend on their order", same(results[0], results[1]))


def refusals(s: State) -> None:
    """A reason exactly where an action is not offered, for every action of the vocabulary."""
    seat = s.player
    offered = {*s.options, *s.anytime(seat)}
    for action in range(len(s.setup.game.vocabulary)):
        reason = s.why_not(seat, action)
        if (reason == "") != (action in offered):
            require("every refusal has a reason", False, s.setup.game.vocabulary.names[action], reason)


def features_agree(now: Scene) -> None:
    """The features in memory, in numbers of 16 bits, are those of the list."""
    s, blocks = now.s, now.s.setup.game.blocks
    row: list[int] = Sheet(blocks).write(s, s.player).tolist()
    scaled = [number / divisor if number else 0.0 for number, divisor in zip(row, blocks.divisors, strict=True)]
    require("features are the same in memory", scaled == blocks.scaled(now.rows(s.player)))


def check_decision(now: Scene, line: Line, dice: Dice, number: int) -> Scene:
    """All laws that can be checked at one decision; returns what it leads to."""
    s, game = now.s, now.s.setup.game
    step = waiting_steps(s)[s.waiting().index(s.player)]
    require("options are distinct", len(set(s.options)) == len(s.options), step)
    require("a real choice, or one that must not be skipped", len(s.options) > 1 or step.asks(s), step)
    refusals(s)
    require("a copy is equal", same(s.copy(), s))
    twin: State = load(save(s), lambda _: game)
    require("a loaded save is equal", same(twin, s))
    features_agree(now)
    then = after(s, line)
    for seat in range(s.setup.players):
        imagined = secret(now, then, line, seat, dice)
        require("a determinization looks the same", game.observe(imagined, seat) == now.observed(seat), seat)
        if seat == s.player:
            require("a determinization offers the same", imagined.options == s.options, seat)
        if number % PLAY_OUT == seat:
            play_on(imagined, dice)
    discreet(s, then, line, dice)
    frank(s, dice, number)
    commute(s, dice)
    require("copies are independent", same(twin, s))  # the twin came out of a text, so it shares nothing with anybody
    twin.follow(*line)
    require("a loaded state plays on the same", same(twin, then.s))
    return then


def check_game(setup: Setup, seed: int, heartbeat: Callable[[], None] = lambda: None, every: int = 1) -> int:
    """Play one random game with all checks; return the number of its decisions.  Raises Broken with a log of the game.

    After a check the game goes on in a copy, and the original has to stay as it was.  With `every=5`, every fifth decision is
    checked and the others are only played: a quick look at a whole game."""
    game = setup.game
    record = Record(setup, seed)
    dice = Dice("laws", game.id, seed)
    now = Scene(game.start(setup, seed), [])
    parts = now.parts()
    line: Line | None = None
    try:
        while now.s.options:
            s = now.s
            seat = dice.pick(s.waiting())
            line = (seat, dice.pick(s.options_for(seat)))
            cutters = [q for q in range(setup.players) if s.anytime(q)]
            if cutters and dice.below(CUT_IN) == 0:
                seat = dice.pick(cutters)
                line = (seat, dice.pick(s.anytime(seat)))
            if len(record.lines) % every == 0:
                now = check_decision(now, line, dice, len(record.lines))
            else:
                s.follow(*line)
                now = Scene(s, [])
            record.add(*line)
            line = None
            require("each card is in exactly one place", now.parts() == parts)
            require("every game ends", len(record.lines) < LONGEST)
            heartbeat()
        game.scores(now.s)
        end = replay(read(record.write(now.s), lambda _: game))
        require("the log replays to the same end", same(end, now.s))
    except Exception as error:  # any error in the rules is a broken law
        raise broken(error, record, now.s, line) from error
    return len(record.lines)


def broken(error: Exception, record: Record, s: State, line: Line | None) -> Broken:
    """Which law it is, and the log that leads to the place."""
    law = str(error) if isinstance(error, AssertionError) else f"nothing fails: {type(error).__name__}: {error}"
    names = record.setup.game.vocabulary.names
    then = f" (when seat {line[0]} chooses: {names[line[1]]})" if line else ""
    return Broken(law + then, record.write(s))


# ---- The light laws: for millions of games -----------------------------------------------------------------------------------


def distinct(options: list[int]) -> bool:
    """Whether no option is there twice.  Most are listed in ascending order, which is seen at once."""
    last = -1
    for option in options:
        if option <= last:
            return len(set(options)) == len(options)
        last = option
    return True


def glance(s: State, parts: list[list[int]]) -> None:
    """What is checked at a few moments of a game: every option is answered, on a copy that leaves the original alone."""
    before = body(s)
    require("a copy is equal", same(s.copy(), s))
    for option in s.options:
        t = s.copy()
        t.play(option)
    require("copies are independent", body(s) == before)
    require("each card is in exactly one place", components(s, s.setup.game.zones) == parts)


def check_lightly(setup: Setup, seed: int, longest: int = LONGEST) -> int:
    """Play one random game with the laws that cost little; return the number of its decisions.  Raises Broken with a log.

    Options are distinct, and each is answered.  No dead end, and no other error.  Copies are equal and independent, and each
    card is in exactly one place: at a few moments, and at the end, which comes."""
    game = setup.game
    dice = Dice("light laws", game.id, seed)
    s: State = game.start(setup, seed)
    parts = components(s, game.zones)
    played: list[int] = []
    action, due = -1, dice.below(GLANCE)
    try:
        while s.options:
            if not distinct(s.options):
                require("options are distinct", False, s.stack[-1])
            if len(played) == due:
                glance(s, parts)
                due += 1 + dice.below(2 * GLANCE)
            action = dice.pick(s.options)
            s.play(action)
            played.append(action)
            action = -1
            if len(played) >= longest:
                require("every game ends", False, longest)
        require("each card is in exactly one place", components(s, game.zones) == parts)
        game.scores(s)
    except Exception as error:
        raise lightly_broken(error, setup, seed, played, action) from error
    return len(played)


def lightly_broken(error: Exception, setup: Setup, seed: int, played: list[int], action: int) -> Broken:
    """The same with a log: it is written only now, which makes all other games faster."""
    record = Record(setup, seed)
    s: State = setup.game.start(setup, seed)
    for choice in played:
        record.add(s.player, choice)
        s.play(choice)
    return broken(error, record, s, (s.player, action) if action >= 0 else None)
