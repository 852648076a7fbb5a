"""PettingZoo's own tests for every game, and what they do not ask."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import serai.lab
from serai.games import GAMES, find
from serai.lab.aec_env import SeatsEnv

with warnings.catch_warnings():  # PettingZoo's tests import its own games in a way that it has deprecated
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, max_cycles_test, seed_test
    from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel

# Said of every environment whose name is not in a list of PettingZoo's own; masks of zeros are those of a finished game
ADVICE = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]
whole_advice = [pytest.mark.filterwarnings(line) for line in ADVICE]


def advised(test: Any) -> Any:
    for mark in whole_advice:
        test = mark(test)
    return test


def play(env: SeatsEnv, decisions: int, seed: int = 0) -> list[Any]:
    """Random decisions, and all that was seen on the way."""
    dice = np.random.default_rng(seed)
    seen: list[Any] = []
    for agent in env.agent_iter(decisions):
        observation, reward, terminated, truncated, info = env.last()
        seen.append([agent, observation["observation"].tobytes(), info["action_mask"].tobytes(), reward, terminated, truncated])
        env.step(None if terminated or truncated else int(dice.choice(np.flatnonzero(info["action_mask"]))))
    return seen


@pytest.mark.parametrize("game", GAMES)
@advised
def test_pettingzoo_is_content(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = find(game).players
    api_test(serai.lab.aec(game, players=players[0]), num_cycles=1000)
    api_test(serai.lab.aec(game, players=players[-1], reward="margin"), num_cycles=30)
    seed_test(lambda: serai.lab.aec(game, players=players[-1]), num_cycles=50)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_cut(game: str) -> None:
    """PettingZoo's test counts cycles in which all agents act, so all are asked and only the answer of one counts."""

    def parallel_env(max_cycles: int) -> Any:
        return turn_based_aec_to_parallel(serai.lab.aec(game, players=3, seed=1, max_cycles=max_cycles))

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles)))
    )
