"""All seats in one environment, one after the other: PettingZoo's agent environment cycle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from gymnasium import spaces
from pettingzoo import AECEnv

from serai.engine.errors import BadSetup, IllegalAction
from serai.engine.game import Seed
from serai.lab.encode import mask
from serai.lab.environment import Actions, Environment, Observation, observations


class SeatsEnv(Environment, AECEnv):  # type: ignore[misc]
    """Every seat is an agent.  Simultaneous choices are made in seat order, and nobody sees what another seat has chosen before
    all have."""

    kept = ("action_spaces", "observation_spaces")

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object],
        *,
        reward: str,
        seed: Seed | None,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__(game, players, options, worth=reward, seed=seed, render_mode=render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise BadSetup(f"max_cycles cannot be {max_cycles}: it must be a whole number >= 1, or None")
        self.metadata = {"name": f"{game}_v1", "is_parallelizable": False, "render_modes": ["ansi"], "render_fps": 1}
        self.max_cycles = max_cycles  # decisions of all seats together
        self.decisions = 0
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.observation_spaces = dict.fromkeys(self.possible_agents, observations(self.setup.game))
        self.action_spaces = {agent: Actions(len(self.setup.game.vocabulary)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[self.possible_agents[self.seat(agent)]]

    def action_space(self, agent: str) -> Actions:
        return self.action_spaces[self.possible_agents[self.seat(agent)]]

    def seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadSetup(f"Unknown agent {agent!r:.30}. Choose from: {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def reset(self, seed: Seed | None = None, options: dict[str, Any] | None = None) -> None:
        """The game of this seed, or the next one.  `options` is PettingZoo's; a game's options are fixed before."""
        self.begin(seed)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.look()

    def look(self) -> None:
        """Set what follows from the state: whose decision it is, legal actions, whether the game is over."""
        s = self.position
        over = not s.options
        cut = not over and self.decisions == self.max_cycles
        masks = {agent: mask(s, self.seat(agent)) for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": masks[agent]} for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        for agent in self.agents:
            self.action_spaces[agent].legal = masks[agent]
        self.agent_selection = self.agents[0] if over or cut else self.possible_agents[s.player]

    def step(self, action: object) -> None:
        """The action of `agent_selection`; None where the game has ended for it."""
        s = self.position
        if not self.agents:
            raise IllegalAction("the game is over: reset() begins the next one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise IllegalAction(f"the game is over for {agent}: step(None) removes it, reset() begins the next game")
            self._was_dead_step(None)
            return
        s.play(self.meant(action))
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        if not s.options:
            self.rewards = dict(zip(self.possible_agents, self.results(), strict=True))
        self.look()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        return self.seen(self.seat(agent))

    def structured(self, agent: str) -> dict[str, Any]:
        """The same as `observe`, as plain data with names instead of numbers."""
        return self.seen_by(self.seat(agent))

    def render(self) -> str | None:
        """What the agent to choose sees."""
        return self.board(self.seat(self.agent_selection))

    def close(self) -> None:
        """Nothing to close."""

    def restore(self, moment: Self) -> None:
        super().restore(moment)
        for agent, info in self.infos.items():
            self.action_spaces[agent].legal = info["action_mask"]
