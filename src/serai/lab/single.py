"""A Gymnasium environment: one seat for a learner, bots in the others.  Importing this module registers its ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import gymnasium

from serai.bots import Bot, Decision, make_bot
from serai.bots.exec import ExecBot
from serai.catalogue import everything
from serai.engine.chance import Dice
from serai.engine.errors import BadSetup, IllegalAction
from serai.lab.encode import Mask, mask
from serai.lab.environment import Actions, Environment, Observation, observations

ROTATE = "rotate"
VERSION = 1  # raised when rules, features or rewards change so much that results can no longer be compared


class SingleEnv(Environment, gymnasium.Env[Any, Any]):
    """The learner chooses whenever it is its seat's decision; in between, bots play the other seats."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012
    kept = ("action_space", "observation_space", "spec")
    action_space: Actions

    def __init__(
        self,
        game: str,
        players: int,
        *,
        bots: str | Sequence[str] = "random",
        seat: int | str = ROTATE,
        reward: str = "result",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__(game, players, options, worth=reward, render_mode=render_mode)
        self.names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(self.names) != players - 1:
            raise BadSetup(f"{players} players need {players - 1} bots in addition to the learner, not {len(self.names)}")
        for name in self.names:
            make_bot(name, self.setup.game, 0)
        if seat != ROTATE and seat not in range(players):
            raise BadSetup(f"the learner cannot have seat {seat!r:.30}: choose 0 to {players - 1}, or {ROTATE!r}")
        self.place = seat
        self.seat = 0  # of the learner in this game
        self.bots: dict[int, Bot] = {}  # by seat
        self.observation_space = observations(self.setup.game)
        self.action_space = Actions(len(self.setup.game.vocabulary))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """The game of this seed, or the next one.  `options` is Gymnasium's; a game's options are fixed before."""
        gymnasium.Env.reset(self, seed=seed)
        self.begin(seed)
        n = self.setup.players
        self.seat = int(self.place) if self.place != ROTATE else (Dice("seat", self.series).below(n) + self.number) % n
        others = [(self.seat + i) % n for i in range(1, n)]
        self.bots = {
            other: make_bot(name, self.setup.game, f"{self.seed_of_game}/{other}")
            for other, name in zip(others, self.names, strict=True)
        }
        self.go_on()
        return self.look()

    def go_on(self) -> None:
        """Until the learner has to choose, or the game is over."""
        s = self.position
        while s.options and s.player != self.seat:
            s.play(self.bots[s.player].choose(Decision(s, s.player)))
        self.action_space.legal = self.action_masks()

    def look(self) -> tuple[Observation, dict[str, Any]]:
        return self.seen(self.seat), {"action_mask": self.action_masks()}

    def step(self, action: object) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        s = self.position
        if not s.options:
            raise IllegalAction("the game is over: reset() begins the next one")
        s.play(self.meant(action))
        self.go_on()
        over = not s.options
        seen, info = self.look()
        return seen, self.results()[self.seat] if over else 0.0, over, False, info

    def action_masks(self) -> Mask:
        """The mask of legal actions, under the name that sb3-contrib expects."""
        return mask(self.position, self.seat)

    def structured(self) -> dict[str, Any]:
        """What the learner sees, as plain data with names instead of numbers."""
        return self.seen_by(self.seat)

    def render(self) -> str | None:
        """What the learner sees."""
        return self.board(self.seat)

    def copy(self) -> Self:
        if any([isinstance(bot, ExecBot) for bot in self.bots.values()]):
            raise BadSetup("an environment with exec: bots cannot be copied: choose other bots")
        return super().copy()

    def restore(self, moment: Self) -> None:
        super().restore(moment)
        self.action_space.legal = self.action_masks()


def env_id(game: str, players: int) -> str:
    """For example serai/SanJuan-4p-v1."""
    name = "".join([part.capitalize() for part in game.split("-")])
    return f"serai/{name}-{players}p-v{VERSION}"


for each in everything():
    for number in each.players:
        gymnasium.register(env_id(each.id, number), "serai.lab.single:SingleEnv", kwargs={"game": each.id, "players": number})
