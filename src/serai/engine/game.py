"""What a game is to everybody else: bots, table, lab and tests use only these names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from serai.engine.chance import Dice, secret_of
from serai.engine.errors import BadSetup
from serai.engine.events import Fact, Message, Seen
from serai.engine.features import Blocks, Layout
from serai.engine.names import languages, names
from serai.engine.score import Score
from serai.engine.vocabulary import Vocabulary
from serai.engine.zones import Deal

if TYPE_CHECKING:
    from serai.engine.state import State

S = TypeVar("S", bound="State")
T = TypeVar("T")
Value = bool | int | str
Seed = int | str


@dataclass(frozen=True)
class Option:
    """One choice made before the game: its default, and either its choices or a smallest number."""

    id: str
    default: Value
    choices: tuple[Value, ...]  # empty for numbers
    least: int
    text: str
    pattern: str = ""  # in addition to the choices: any text of this form (a regular expression, lower case)
    form: str = ""  # the same in words

    def legal(self) -> str:
        """The choices in words."""
        if not self.choices:
            return f"a whole number >= {self.least}"
        return " or ".join([*[str(choice).lower() for choice in self.choices], *([self.form] if self.form else [])])

    def read(self, value: object) -> Value:
        """The choice that a Python value or its text stands for."""
        text = str(value).strip().lower()
        for choice in self.choices:
            if text == str(choice).lower():
                return choice
        if self.pattern and re.fullmatch(self.pattern, text):
            return text
        if not self.choices and text.removeprefix("-").isdecimal() and len(text) < 10 and int(text) >= self.least:
            return int(text)
        raise BadSetup(f"option {self.id} cannot be {str(value)!r:.60}: it must be {self.legal()}")


@dataclass(frozen=True)
class Setup:
    """What was agreed before a game: shared by all copies of its states, never changed.  It does not include the seed."""

    game: Game[State]
    players: int
    options: Mapping[str, Any]

    def __deepcopy__(self, memo: dict[int, Any]) -> Setup:
        return self


def no_facts(s: Any, number: int) -> Mapping[str, Fact]:
    """For a game whose actions or questions mean the same in every position."""
    return {}


def untold(seen: Seen, observation: Mapping[str, Any]) -> Message | None:
    """For a game that tells nothing but the choices themselves."""
    return None


def unprinted(thing: str) -> Message | None:
    """For a game whose things have their own messages (`about-<thing>`)."""
    return None


def unnamed(s: Any) -> list[dict[str, str]]:
    return [{} for _ in range(s.setup.players)]


def uncounted(s: Any) -> list[dict[str, float]]:
    return [{} for _ in range(s.setup.players)]


def interpreted(kind: type[T]) -> type[T]:
    """mypyc cannot compile a generic dataclass: its import fails.  A class with a decorator that mypyc does not know stays an
    ordinary Python class."""
    return kind


@interpreted
@dataclass(frozen=True)
class Game(Generic[S]):
    """A game of the catalogue.  All its functions take the same kind of state; `serai` calls them for you."""

    id: str
    package: str  # where its classes, its data and its rules lie
    players: range
    options: tuple[Option, ...]
    rules_version: int
    vocabulary: Vocabulary
    categories: tuple[str, ...]
    blocks: Blocks  # of the features: the observation as numbers
    things: tuple[type[Any], ...]  # classes of what lies on the table, each made without arguments: a save consists of them
    check: Callable[[Setup], None]  # raises BadSetup where choices do not go together
    begin: Callable[[Setup, str], S]  # set-up, secret -> the table as it is laid, and the first steps
    observe: Callable[[S, int | None], dict[str, Any]]  # what a seat (None: a spectator) sees, as plain JSON data
    zones: tuple[Callable[[S, Deal], None], ...]  # who sees which cards: a function for each kind of thing
    scores: Callable[[S], list[Score]]
    meaning: Callable[[S, int], Mapping[str, Fact]] = no_facts  # what an action means in this position
    asked: Callable[[S, int], Mapping[str, Fact]] = no_facts  # of the question put to a seat, beside the fields of its step
    told: Callable[[Seen, Mapping[str, Any]], Message | None] = untold  # an event as heard, for a seat that observes this
    printed: Callable[[str], Message | None] = unprinted  # what is printed on a thing
    headings: frozenset[str] = frozenset()  # messages of `told` that are headings of the story
    passing: frozenset[str] = frozenset()  # messages of `told` of which only the last in a row is said
    turn: int = -1  # the kind of event with which a player's turn begins, in games that have turns
    labels: Callable[[S], list[dict[str, str]]] = unnamed  # of a finished game, by seat: what `serai balance` groups seats by
    figures: Callable[[S], list[dict[str, float]]] = uncounted  # and what it averages
    imagine: Callable[[S, int, Dice], None] | None = None  # after the zones: hidden things whose very number is hidden
    whole_sheet: bool = False  # the score sheet lists also the categories in which nobody has scored

    @property
    def words(self) -> Vocabulary:
        """The old name of `vocabulary`, until 0.3."""
        return self.vocabulary

    def sheet_rows(self, points: Sequence[Sequence[int]]) -> list[int]:
        """The categories that a score sheet lists, given everybody's points."""
        return [row for row in range(len(self.categories)) if self.whole_sheet or any(seat[row] for seat in points)]

    def title(self, language: str) -> str:
        """The name of the game."""
        return names(self.package, self.id, language).get(self.id, self.id)

    @property
    def titles(self) -> dict[str, str]:
        """By language."""
        return {language: self.title(language) for language in languages(self.package)}

    @property
    def layout(self) -> Layout:
        """The blocks of a row of features, in order: name and size."""
        return self.blocks.layout

    @property
    def width(self) -> int:
        """The number of features."""
        return self.blocks.width

    def features(self, s: S, seat: int) -> list[float]:
        """The observation as `width` numbers, own seat first."""
        return self.blocks.features(s, seat)

    def fill(self, s: S, seat: int, row: Any) -> None:
        """The same into a row of zeros, until 0.3; a `Sheet` of `blocks` is faster."""
        for place, number in enumerate(self.features(s, seat)):
            if number:
                row[place] = number

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[S]:
        return self  # what never changes is shared by all copies

    def setup(self, players: int, options: Mapping[str, object]) -> Setup:
        """Check what was agreed; an error names the valid choices."""
        if players not in self.players:
            raise BadSetup(f"{self.id} is for {self.players[0]} to {self.players[-1]} players, not for {players}")
        known = {option.id: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadSetup(f"{self.id} has no option {name!r:.60}: it has {', '.join(known) or 'none'}")
        chosen = {o.id: o.read(options[o.id]) if o.id in options else o.default for o in self.options}
        setup = Setup(cast("Game[State]", self), players, chosen)
        self.check(setup)
        return setup

    def new_game(self, players: int, seed: Seed, **options: object) -> S:
        """A new state, waiting for its first decision."""
        return self.start(self.setup(players, options), seed)

    def start(self, setup: Setup, seed: Seed, listening: bool = False) -> S:
        """The same for a checked set-up; `listening`: what happens before the first decision is told too."""
        chosen = [f"{name}={value}" for name, value in setup.options.items()]
        s = self.begin(setup, secret_of(self.id, setup.players, *chosen, seed))
        s.story = [] if listening else None
        s.advance()
        return s
