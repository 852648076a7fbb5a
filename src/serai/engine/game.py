"""What a game is to everybody else: bots, table, lab and tests know these names and nothing more of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from serai.engine.chance import Dice, secret_of
from serai.engine.errors import BadSetup
from serai.engine.events import Seen
from serai.engine.features import Blocks, Layout
from serai.engine.score import Score
from serai.engine.vocabulary import Vocabulary

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
    pattern: str = ""  # beside the choices, any text of this form (a regular expression in small letters)
    form: str = ""  # the same in words

    def legal(self) -> str:
        """The choices in words."""
        if not self.choices:
            return f"a whole number from {self.least} on"
        return " or ".join([*[str(choice).lower() for choice in self.choices], *([self.form] if self.form else [])])

    def read(self, value: object) -> Value:
        """The value meant by a Python value or by its text."""
        text = str(value).strip().lower()
        for choice in self.choices:
            if text == str(choice).lower():
                return choice
        if self.pattern and re.fullmatch(self.pattern, text):
            return text
        if not self.choices and text.removeprefix("-").isdecimal() and len(text) < 10 and int(text) >= self.least:
            return int(text)
        raise BadSetup(f"option {self.id} cannot be {str(value)!r:.60}: it is {self.legal()}")


@dataclass(frozen=True)
class Setup:
    """What was agreed before a game: shared by all copies of its states, never changed.  The seed is not in it."""

    game: Game
    players: int
    options: Mapping[str, Any]

    def __deepcopy__(self, memo: dict[int, Any]) -> Setup:
        return self


def no_figures(s: Any, action: int) -> Mapping[str, Any]:
    """A game whose actions mean the same in every position."""
    return {}


@dataclass(frozen=True)
class Game:
    """A game of the registry.  Its functions take the game's own state; `serai` calls them for you."""

    id: str
    package: str  # where its classes, its data and its rules lie
    titles: Mapping[str, str]  # by language
    players: range
    options: tuple[Option, ...]
    rules_version: int
    vocabulary: Vocabulary
    categories: tuple[str, ...]
    blocks: Blocks  # of the features: the observation as numbers
    things: tuple[type[Any], ...]  # classes of what lies on the table, each made without arguments: a save consists of them
    names: Callable[[str], Mapping[str, str]]  # language -> name of everything that has an id
    about: Callable[[], Mapping[str, str]]  # id -> what is printed on it, in one or two sentences
    check: Callable[[Setup], None]  # raises BadSetup where choices do not go together
    begin: Callable[[Setup, str], Any]  # set-up, secret -> the table as it is laid, and the first steps
    observe: Callable[[Any, int | None], dict[str, Any]]  # what a seat (None: a spectator) sees, as plain JSON data
    mix: Callable[[Any, int, Dice], None]  # moves about, in place, all that a seat cannot see
    components: Callable[[Any], list[int]]  # every card and token, sorted
    scores: Callable[[Any], list[Score]]
    label: Callable[[Any, int], str]  # an action in words, with what it means in this position
    sentence: Callable[[Seen, Sequence[str]], str]  # an event as heard, names of the seats -> words, or nothing
    meaning: Callable[[Any, int], Mapping[str, Any]] = no_figures  # what an action means in this position: numbers and ids

    @property
    def words(self) -> Vocabulary:
        """The old name of `vocabulary`, until 0.3."""
        return self.vocabulary

    @property
    def layout(self) -> Layout:
        """The blocks of a row of features: what they tell, and how many numbers that takes."""
        return self.blocks.layout

    @property
    def width(self) -> int:
        """How many features there are."""
        return self.blocks.width

    def features(self, s: Any, seat: int) -> list[float]:
        """The observation as `width` numbers, own seat first."""
        return self.blocks.features(s, seat)

    def fill(self, s: Any, seat: int, row: Any) -> None:
        """The same into a row of zeros, until 0.3; a `Sheet` of `blocks` is faster."""
        for place, number in enumerate(self.features(s, seat)):
            if number:
                row[place] = number

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self  # what never changes is shared by all copies

    def setup(self, players: int, options: Mapping[str, object]) -> Setup:
        """Check what was agreed; every wrong word names the right ones."""
        if players not in self.players:
            raise BadSetup(f"{self.id} is for {self.players[0]} to {self.players[-1]} players, not for {players}")
        known = {option.id: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadSetup(f"{self.id} has no option {name!r:.60}: it has {', '.join(known) or 'none'}")
        chosen = {o.id: o.read(options[o.id]) if o.id in options else o.default for o in self.options}
        setup = Setup(self, players, chosen)
        self.check(setup)
        return setup

    def new_game(self, players: int, seed: Seed, **options: object) -> Any:
        """A fresh state, waiting for its first decision."""
        return self.start(self.setup(players, options), seed)

    def start(self, setup: Setup, seed: Seed, listening: bool = False) -> Any:
        """The same for a set-up that was checked; with a listener, what happens before the first decision is told too."""
        chosen = [f"{name}={value}" for name, value in setup.options.items()]
        s = self.begin(setup, secret_of(self.id, setup.players, *chosen, seed))
        s.story = [] if listening else None
        s.advance()
        return s
