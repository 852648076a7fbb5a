"""What the environments for all seats and for one seat share: spaces, actions, seeds, copies, and the board as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from io import StringIO
from operator import index
from secrets import randbits
from typing import Any, Protocol, Self, runtime_checkable

import numpy as np
from gymnasium import logger, spaces
from numpy.typing import NDArray
from rich.console import Console, RenderableType

from serai.catalogue import find, part
from serai.engine.errors import BadSetup, IllegalAction
from serai.engine.game import Game, Seed
from serai.engine.state import State
from serai.lab.encode import Features, Mask, features, mask, reward
from serai.words import Speaker

LEAST, MOST = -1.0, 100.0  # features are scaled to about 1; what has no upper limit, such as money, may be more

Observation = dict[str, Features | Mask]


@runtime_checkable
class Terminal(Protocol):
    """How a game looks as text, if it says so."""

    def board(self, o: dict[str, Any], words: Speaker) -> RenderableType: ...


class Drawn(np.int64):
    """An action sampled without a mask.  It was legal when it was drawn.  Some checkers draw first and then reset: if it is no
    longer legal, it stands for any legal action."""


class Actions(spaces.Discrete[np.int64]):
    """The vocabulary of a game.  Sampling without a mask gives a legal action of its seat."""

    legal: Mask | None = None

    def sample(self, mask: NDArray[Any] | None = None, probability: NDArray[Any] | None = None) -> np.int64:
        if mask is None and probability is None and self.legal is not None:
            return Drawn(super().sample(self.legal))
        return super().sample(mask, probability)


def observations(game: Game[State]) -> spaces.Dict:
    seen = spaces.Box(LEAST, MOST, (game.width,), np.float32)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (len(game.vocabulary),), np.int8)})


class Environment:
    """A game that is played again and again, from one seed after the other.  A seat is only shown what it may see."""

    kept: tuple[str, ...] = ()  # attributes that survive a restore, because libraries hold on to them

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object],
        *,
        worth: str,
        seed: Seed | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setup = find(game).setup(players, options)
        self.worth = reward(worth)
        if render_mode not in (None, "ansi"):
            raise BadSetup(f"Unknown render_mode {render_mode!r:.30}. Choose from: 'ansi', None")
        self.render_mode = render_mode
        self.series: Seed = randbits(63) if seed is None else seed
        self.number = -1  # of the game in this series
        self.begun: State | None = None

    @property
    def position(self) -> State:
        """The state of the game being played."""
        if self.begun is None:
            raise IllegalAction("no game has begun: call reset() first")
        return self.begun

    @property
    def table(self) -> State:
        """The old name of `position`, until 0.3."""
        return self.position

    @property
    def seed_of_game(self) -> Seed:
        """The first game of a series is that of `serai.new_game` with the same seed."""
        return f"{self.series}-{self.number}" if self.number else self.series

    def begin(self, seed: Seed | None) -> None:
        """A seed begins a new series; without one the next game of the series follows."""
        if seed is not None:
            self.series, self.number = seed, -1
        self.number += 1
        self.begun = self.setup.game.start(self.setup, self.seed_of_game)

    def meant(self, action: object) -> int:
        """An action as a plain int, from any form in which libraries pass one."""
        s = self.position
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            raise IllegalAction(
                f"{action!r:.60} is not an action: use a whole number from 0 to {len(self.setup.game.vocabulary) - 1}"
            ) from None
        if isinstance(action, Drawn) and number not in s.options:
            return s.options[number % len(s.options)]
        return number

    def results(self) -> list[float]:
        """The reward of each player; 0 before the end."""
        return self.worth(self.setup.game.scores(self.position))[: self.setup.players]

    def seen(self, seat: int) -> Observation:
        return {"observation": features(self.position, seat), "action_mask": mask(self.position, seat)}

    def seen_by(self, seat: int) -> dict[str, Any]:
        return self.setup.game.observe(self.position, seat)

    def board(self, seat: int) -> str | None:
        """What a seat sees, as the terminal shows it."""
        if self.render_mode is None:
            logger.warn("nothing to render: create the environment with render_mode='ansi'")
            return None
        game = self.setup.game
        terminal = part(game, "TERMINAL", Terminal)
        words = Speaker(game, "en", "terminal", [f"seat {n}" for n in range(self.setup.players)])
        console = Console(file=StringIO(), width=120, color_system=None)
        with console.capture() as text:
            console.print(terminal.board(self.seen_by(seat), words) if terminal else json.dumps(self.seen_by(seat), indent=1))
        return text.get()

    def copy(self) -> Self:
        """An independent environment in the same position.  With the same actions both go on in the same way."""
        return deepcopy(self)

    def restore(self, moment: Self) -> None:
        """Go back (or forward) to a copy, any number of times."""
        if type(moment) is not type(self) or moment.position.setup != self.setup:
            raise BadSetup("an environment can only be restored from a copy with the same game, players and options")
        now = moment.copy()
        vars(self).update({name: value for name, value in vars(now).items() if name not in self.kept})
