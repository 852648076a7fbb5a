"""The state: what lies before the players, the steps still to do, and the options of the seat that is to choose."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from serai.engine.chance import shuffle, stream
from serai.engine.errors import DeadEnd, IllegalAction
from serai.engine.events import CHOSE, Event, Fact
from serai.engine.events import seat as seated
from serai.engine.game import Setup
from serai.engine.step import EVERYBODY, NOT_NOW, NOT_YOURS, Step, key_of, rule_of


class State:
    """What every game state has.  `options` are the actions of `player`; none when the game is over.  A game adds fields."""

    shared: ClassVar[tuple[str, ...]] = ("setup", "story", "brisk")
    """Fields that are never saved: set-up, secret, story, `brisk`.  A game adds what is printed."""

    __slots__ = ("aside", "brisk", "chances", "options", "reveals", "secret", "setup", "stack", "story")

    setup: Setup  # shared by all copies
    secret: str  # it determines every shuffle and roll

    def __init__(self) -> None:
        """Without arguments, like every thing of a game: a compiled class runs its constructor even for a copy."""
        self.chances = 0  # the number of shuffles and rolls so far
        self.stack: list[Step] = []  # the top goes first; emptied in place, never replaced
        self.aside: list[Step] = []  # debts out of turn: paid before any other step of the same seat, delaying nobody else
        self.options: list[int] = []  # of the step on top; empty when the game is over
        self.reveals = 0  # grows whenever somebody learns something that undo could not take back
        self.story: list[Event] | None = None  # None: nobody listens.  Never copied, never saved
        self.brisk = False  # in searches: a single option is never asked

    def agree(self, setup: Setup, secret: str) -> None:
        """What is settled before the first step."""
        self.setup = setup
        self.secret = secret

    def copy(self) -> Self:
        """The same state, independent of this one.  It takes microseconds."""
        raise TypeError(f"{type(self).__name__} must define copy()")

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """So that objects that hold a state can be deep-copied."""
        return self.copy()

    def carry_on(self, other: State) -> None:
        """The engine's part of a copy."""
        self.setup = other.setup
        self.secret = other.secret
        self.chances = other.chances
        self.stack = other.stack[:]
        self.aside = other.aside[:] if other.aside else []
        self.options = other.options
        self.reveals = other.reveals
        self.story = None
        self.brisk = other.brisk

    # -- for steps --

    def then(self, *steps: Step) -> None:
        """Do these next, in this order, before anything already waiting."""
        if len(steps) == 1:
            self.stack.append(steps[0])
        else:
            for step in reversed(steps):
                self.stack.append(step)

    def finish(self) -> None:
        """The game is over: nothing is left to do."""
        self.stack.clear()
        self.aside.clear()

    def tell(
        self, kind: int, player: int, numbers: tuple[int, ...] = (), cards: tuple[int, ...] = (), eyes: int = EVERYBODY
    ) -> None:
        """Add to the story; called where things move.  Guard it with `if s.story is not None` in inner loops."""
        if self.story is not None:
            self.story.append(Event(kind, player, numbers, cards, eyes))

    def shuffle(self, cards: list[int]) -> None:
        shuffle(cards, self.secret, self.chances)
        self.chances += 1

    def roll(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.chances += 1
        return stream(self.secret, self.chances - 1, 1)[0] * n >> 64

    def holds(self) -> bool:
        """Whether every promise of the waiting steps can be kept.  If not, a determinization is drawn again."""
        for step in self.stack:  # noqa: SIM110 - a generator takes longer than all the questions
            if not step.holds(self):
                return False
        return True

    # -- for a game to add --

    def anytime(self, seat: int) -> list[int]:
        """Actions this seat may take whenever the game waits for somebody; only that seat sees them."""
        return []

    def interject(self, seat: int, action: int) -> None:
        """Do an anytime action; what the seat still owes goes `aside`."""
        raise TypeError(f"{type(self).__name__} has no anytime actions")

    def moment(self, seat: int, action: int) -> dict[str, Fact]:
        """What `why-now-<verb>` and `way-now-<verb>` speak of: when an action is possible that is not one of this moment."""
        return {}

    # -- for bots: one seat at a time --

    @property
    def player(self) -> int:
        """The seat whose decision is on top."""
        return self.stack[-1].player

    def play(self, action: int) -> None:
        """Choose one of `options` and go on to the next decision."""
        if action not in self.options:
            raise IllegalAction(self.refusal(self.player if self.stack else 0, action))
        self.perform(self.lift(self.player) if self.aside else self.stack.pop(), action)

    def perform(self, step: Step, action: int) -> None:
        if self.story is not None:
            self.story.append(Event(CHOSE, step.player, (), (action,), step.eyes(self)))
        if step.pause() and action in self.anytime(step.player):
            self.stack.append(step)
            self.interject(step.player, action)
        else:
            step.choose(self, action)
        self.advance()

    def advance(self) -> None:
        """Do forced steps until somebody has to choose.  A seat's debt comes before its step on top."""
        stack = self.stack
        while stack:
            step = stack[-1]
            if self.aside and (owed := self.debt(step.player)) >= 0:
                step = self.aside[owed]
            options = step.options(self)
            if step.pause():
                options = options + self.anytime(step.player)
            if len(options) > 1 or (options and not self.brisk and step.asks(self)):
                self.options = options
                return
            if not options:
                raise DeadEnd(str(step))
            if self.aside:
                self.lift(step.player)
            else:
                stack.pop()
            step.choose(self, options[0])
        self.finish()
        self.options = []

    # -- for people: several seats may be waiting --

    def debt(self, seat: int) -> int:
        """The place of this seat's debt among the asides, or -1."""
        for i, step in enumerate(self.aside):
            if step.player == seat:
                return i
        return -1

    def place(self, seat: int) -> int:
        """The place on the stack of the step that waits for this seat now, or -1."""
        stack = self.stack
        i = len(stack) - 1
        if i < 0 or stack[i].player == seat:
            return i
        while i >= 0 and stack[i].at_once():
            if stack[i].player == seat:
                return i
            i -= 1
        return -1

    def step_for(self, seat: int) -> Step | None:
        """The step that waits for this seat now: its debt, or its step on the stack."""
        if self.aside and (owed := self.debt(seat)) >= 0:
            return self.aside[owed]
        return self.stack[i] if (i := self.place(seat)) >= 0 else None

    def lift(self, seat: int) -> Step:
        """Remove that step."""
        owed = self.debt(seat)
        return self.aside.pop(owed) if owed >= 0 else self.stack.pop(self.place(seat))

    def waiting(self) -> list[int]:
        """The seats that may choose now: several in a simultaneous choice or with debts out of turn, otherwise one."""
        if self.stack and not self.aside and not self.stack[-1].at_once():
            return [self.stack[-1].player]
        seats = {step.player for step in self.stack} | {step.player for step in self.aside}
        return [seat for seat in sorted(seats) if self.step_for(seat) is not None]

    def options_for(self, seat: int) -> list[int]:
        """What this seat may choose now."""
        step = self.step_for(seat)
        return self.options_of(step) if step is not None else []

    def options_of(self, step: Step) -> list[int]:
        """What may be chosen at a step that waits for somebody now."""
        return self.options if step.player == self.stack[-1].player else step.options(self)

    def call_on(self, seat: int) -> None:
        """Of several waiting seats take this one first: its decision comes to the top."""
        if self.step_for(seat) is None:
            raise IllegalAction(f"seat {seat} has nothing to choose now: the game waits for {self.waiting()}")
        self.stack.append(self.lift(seat))
        self.advance()

    def facing(self, seat: int) -> Self:
        """This state, or a copy in which, of several choices at once, this seat's is on top: what an action means to this
        seat is asked there."""
        if self.debt(seat) >= 0 or not 0 <= self.place(seat) < len(self.stack) - 1:
            return self
        t = self.copy()
        t.call_on(seat)
        return t

    def answer(self, seat: int, action: int) -> None:
        """`play` for a given seat, where several may be waiting."""
        if action not in self.options_for(seat):
            raise IllegalAction(self.refusal(seat, action))
        self.perform(self.lift(seat), action)

    def cut_in(self, seat: int, action: int) -> None:
        """An anytime action of a seat that is not on the move, or in the middle of its own action."""
        if action not in self.anytime(seat):
            raise IllegalAction(self.refusal(seat, action))
        if self.story is not None:
            self.story.append(Event(CHOSE, seat, (), (action,), EVERYBODY))
        self.interject(seat, action)
        self.advance()

    def follow(self, seat: int, action: int) -> None:
        """A line of a log: an answer, or an anytime action."""
        if action not in self.options_for(seat) and action in self.anytime(seat):
            self.cut_in(seat, action)
        else:
            self.answer(seat, action)

    def why_not(self, seat: int, action: int) -> str:
        """Why this seat cannot do this now: "<rule>:<key>", a rule alone, or one of three phrases; empty if it can."""
        step = self.step_for(seat)
        if (step is not None and action in self.options_of(step)) or action in self.anytime(seat):
            return ""
        if step is None:
            return NOT_YOURS
        known = 0 <= action < len(self.setup.game.vocabulary.names)
        return (step.why_not(self, action) if known else "") or NOT_NOW

    def figures(self, seat: int, action: int, reason: str) -> dict[str, Fact]:
        """What the sentence of a reason speaks of."""
        if reason == NOT_YOURS:
            asked = self.waiting()
            return {"who": [seated(other) for other in asked], "count": len(asked)}
        if reason == NOT_NOW:
            return self.moment(seat, action)
        key, step = key_of(reason), self.step_for(seat)
        return step.figures(self, action, key) if key and step is not None else {}

    def refusal(self, seat: int, action: int) -> str:
        """The same as a sentence for this seat only: it may name the seat's own cards."""
        words = self.setup.game.vocabulary
        name = words.names[action] if 0 <= action < len(words) else f"action {action}"
        if not self.stack:
            return f"the game is over, so nobody can {name}"
        may = ", ".join(words.names[a] for a in self.options_for(seat)) or "nothing"
        reason = self.why_not(seat, action)
        return f"seat {seat} cannot {name} ({rule_of(reason) or reason}): it may choose {may}"
