"""PettingZoo's own tests for every game, and what they do not ask."""

from __future__ import annotations

import copy
import subprocess
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import serai
import serai.lab
from serai import BadSetup, IllegalAction, UnknownGame
from serai.catalogue import GAMES, find
from serai.extras import MissingExtra
from serai.lab.aec_env import SeatsEnv

with warnings.catch_warnings():  # PettingZoo's tests import its own games in a way that it has deprecated
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, max_cycles_test, seed_test
    from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel


def play(env: SeatsEnv, decisions: int, seed: int = 0) -> list[Any]:
    """Random decisions, and all that was seen on the way."""
    dice = np.random.default_rng(seed)
    seen: list[Any] = []
    for agent in env.agent_iter(decisions):
        observation, reward, terminated, truncated, info = env.last()
        seen.append((agent, observation["observation"].tobytes(), info["action_mask"].tobytes(), reward, terminated, truncated))
        env.step(None if terminated or truncated else dice.choice(np.flatnonzero(info["action_mask"])))
    return seen


# The first two are said of every environment whose name is not in a list of PettingZoo's own
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # that of a finished game
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_is_content(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = find(game).players
    api_test(serai.lab.aec(game, players=players[0]), num_cycles=1000)
    api_test(serai.lab.aec(game, players=players[-1], reward="margin"), num_cycles=30)
    seed_test(lambda: serai.lab.aec(game, players=players[-1]), num_cycles=50)
    assert capsys.readouterr().out.count("Passed API test") == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_cut(game: str) -> None:
    """PettingZoo's test counts cycles in which all agents act: so all are asked, and the answer of one counts."""

    def parallel_env(max_cycles: int) -> Any:
        return turn_based_aec_to_parallel(serai.lab.aec(game, players=3, max_cycles=max_cycles))

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=env))


def test_a_cut_game_is_truncated_and_worth_nothing() -> None:
    env = serai.lab.aec("san-juan", players=2, max_cycles=5)
    env.reset(seed=1)
    seen = play(env, 99)
    assert len(seen) == 5 + 2
    assert [last[3:] for last in seen[-2:]] == [(0.0, False, True)] * 2


@pytest.mark.parametrize(("reward", "players"), [("result", 4), ("margin", 3)])
def test_the_end_is_worth_something_to_every_seat(reward: str, players: int) -> None:
    env = serai.lab.aec("mombasa", players=players, reward=reward, seed=5)
    env.reset()
    seen = play(env, 10**6)
    assert not any([decision[3] for decision in seen[:-players]])
    totals = [score.total for score in serai.scores(env.position)]
    got = {agent: worth for agent, _, _, worth, *_ in seen[-players:]}
    assert max(got, key=lambda agent: got[agent]) == f"seat_{totals.index(max(totals))}"
    assert max(got.values()) > 0
    assert (reward == "margin") == (abs(sum(got.values())) > 1e-6)


def test_seeds_are_those_of_new_game_and_options_are_the_games_own() -> None:
    env = serai.lab.aec("san-juan", players=4, seed=3, expansion=False)
    games = []
    for seed in (None, None, 3, None, 4):
        env.reset(seed)
        games.append(serai.save(env.position))
    assert games[0] == games[2] == serai.save(serai.new_game("san-juan", 4, 3, expansion=False))
    assert games[1] == games[3]
    assert len(set(games)) == 3
    assert serai.lab.aec("san-juan", players=2).series != serai.lab.aec("san-juan", players=2).series


def test_masks_are_where_libraries_look_and_empty_for_those_who_wait() -> None:
    env = serai.lab.aec("western-legends", players=3, seed=1)
    env.reset()
    play(env, 40)
    for agent in env.agents:
        seen = env.observe(agent)["action_mask"]
        asked = agent == env.agent_selection
        assert seen.tolist() == env.infos[agent]["action_mask"].tolist()
        assert np.flatnonzero(seen).tolist() == (sorted(env.position.options) if asked else [])


def test_what_is_drawn_without_a_mask_is_legal() -> None:
    env = serai.lab.aec("great-western-trail", players=2, seed=1)
    space = env.action_space("seat_0")
    assert space.contains(space.sample())
    env.reset()
    for agent in env.agents:
        env.action_space(agent).seed(1)
    for agent in env.agent_iter(300):
        action = env.action_space(agent).sample()
        assert action in env.position.options
        env.step(action)


@pytest.mark.parametrize("game", GAMES)
def test_copies_and_restored_moments_go_on_in_the_same_way(game: str) -> None:
    env = serai.lab.aec(game, players=2, seed=8)
    env.reset()
    play(env, 60)
    space = env.action_space("seat_0")
    moment, deep = env.copy(), copy.deepcopy(env)
    first = play(env, 500, seed=1)
    assert play(deep, 500, seed=1) == first
    for _ in range(2):  # as often as wanted
        env.restore(moment)
        assert env.action_space(env.agent_selection).sample() in env.position.options
        assert play(env, 500, seed=1) == first
    assert env.action_space("seat_0") is space
    env.restore(moment)
    assert play(env, 500, seed=2) != first
    assert moment.position.setup is env.position.setup


def test_a_finished_game_can_be_restored() -> None:
    env = serai.lab.aec("san-juan", players=2, seed=8)
    env.reset()
    play(env, 100)
    moment = env.copy()
    play(env, 10**6)
    end = env.copy()
    env.restore(moment)
    assert env.agents
    env.restore(end)
    assert not env.agents


def test_structured_observations_and_the_board_show_what_the_seat_sees() -> None:
    env = serai.lab.aec("san-juan", players=3, seed=2, render_mode="ansi")
    env.reset()
    assert env.structured("seat_1") == serai.observe(env.position, 1)
    text = env.render()
    assert text is not None
    assert "Round 1" in text
    assert "seat 2" in text
    solo = serai.lab.aec("great-western-trail-2", players=1, seed=2, render_mode="ansi")
    solo.reset()
    assert "Sam" in (solo.render() or "")


@pytest.mark.filterwarnings("ignore:.*render_mode='ansi'")
def test_without_a_render_mode_nothing_is_rendered() -> None:
    env = serai.lab.aec("san-juan", players=2)
    env.reset()
    assert env.render() is None


def started(**choices: Any) -> SeatsEnv:
    env = serai.lab.aec("san-juan", players=2, seed=1, **choices)
    env.reset()
    return env


def masked(env: SeatsEnv) -> int:
    return next(action for action in range(999) if action not in env.position.options)


@pytest.mark.parametrize(
    ("mistake", "error", "sentence"),
    [
        (lambda: serai.lab.aec("san-john", players=2), UnknownGame, "Unknown game 'san-john'"),
        (lambda: serai.lab.aec("san-juan", players=7), BadSetup, "2 to 4 players, not for 7"),
        (lambda: started(reward="fame"), BadSetup, "Unknown reward 'fame'. Choose from: result, margin"),
        (lambda: started(colour=1), BadSetup, "no option 'colour'"),
        (lambda: started(max_cycles=0), BadSetup, "max_cycles cannot be 0"),
        (lambda: started(render_mode="human"), BadSetup, "Unknown render_mode 'human'. Choose from: 'ansi'"),
        (lambda: started().observe("seat_9"), BadSetup, "Unknown agent 'seat_9'. Choose from: seat_0, seat_1"),
        (lambda: started().step(masked(started())), IllegalAction, "seat 0 cannot .*: it may choose"),
        (lambda: started().step(-1), IllegalAction, "seat 0 cannot action -1"),
        (lambda: started().step(10**9), IllegalAction, "seat 0 cannot action 1000000000"),
        (lambda: started().step(None), IllegalAction, "None is not an action: use a whole number from 0 to 322"),
        (lambda: started().step(1.0), IllegalAction, "1.0 is not an action"),
        (lambda: started().step(np.zeros(3, int)), IllegalAction, r"array\(\[0, 0, 0\]\) is not an action"),
        (lambda: serai.lab.aec("san-juan", players=2).step(0), IllegalAction, r"no game has begun: call reset\(\) first"),
        (lambda: serai.lab.aec("san-juan", players=2).last(), IllegalAction, "no game has begun"),
        (lambda: started().restore(serai.lab.aec("san-juan", players=2)), IllegalAction, "no game has begun"),
        (lambda: started().restore(started(expansion=False)), BadSetup, "same game, players and options"),
        (lambda: started().restore(7), BadSetup, "can only be restored from a copy"),  # type: ignore[arg-type]
    ],
)
def test_a_mistake_is_told_in_one_sentence(mistake: Any, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence) as caught:
        mistake()
    assert "\n" not in str(caught.value)


def test_a_refused_action_changes_nothing() -> None:
    env = started()
    before = serai.save(env.position)
    with pytest.raises(IllegalAction):
        env.step(masked(env))
    assert serai.save(env.position) == before


def test_after_the_end_there_are_no_actions() -> None:
    env = started(max_cycles=1)
    env.step(env.position.options[0])
    with pytest.raises(IllegalAction, match=r"over for seat_0: step\(None\) removes it"):
        env.step(0)
    env.step(None)
    env.step(None)
    with pytest.raises(IllegalAction, match=r"the game is over: reset\(\) begins the next one"):
        env.step(None)


@pytest.mark.parametrize(
    ("library", "module", "call", "name"),
    [("pettingzoo", "aec_env", started, "aec"), ("gymnasium", "single", serai.lab.register, "register")],
)
def test_a_missing_extra_is_named(library: str, module: str, call: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"serai.lab.{module}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingExtra, match=rf"^serai.lab.{name} needs the lab: pip install 'serai\[lab\]'$"):
        call()


def test_the_lab_is_light_until_it_is_used() -> None:
    code = "import sys, serai.lab; print({'numpy', 'gymnasium', 'pettingzoo'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"
