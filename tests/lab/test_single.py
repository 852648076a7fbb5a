"""Gymnasium's own check for every id, and what it does not ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import serai
import serai.lab
from serai import BadSetup, IllegalAction, UnknownBot
from serai.catalogue import everything
from serai.lab.single import SingleEnv, env_id

serai.lab.register()
IDS = [env_id(game.id, players) for game in everything() for players in game.players]


def make(players: int = 3, game: str = "san-juan", **choices: Any) -> SingleEnv:
    return SingleEnv(game, players, **choices)


def play(env: SingleEnv, decisions: int = 10**6, seed: int = 0) -> list[Any]:
    """Random decisions of the learner until the end, and all that it saw."""
    dice = np.random.default_rng(seed)
    seen: list[Any] = []
    while env.position.options and len(seen) < decisions:
        observation, reward, over, cut, info = env.step(dice.choice(np.flatnonzero(env.action_masks())))
        assert observation["action_mask"].tolist() == info["action_mask"].tolist() == env.action_masks().tolist()
        seen.append((observation["observation"].tobytes(), info["action_mask"].tobytes(), reward, over, cut))
    return seen


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_is_content(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


def test_ids_are_known_by_the_module_too() -> None:
    assert "serai/SanJuan-4p-v1" in IDS
    assert "serai/GreatWesternTrail2-1p-v1" in IDS
    env = gymnasium.make("serai.lab.single:serai/SanJuan-4p-v1", bots="easy", seat=2, expansion=False)
    _, info = env.reset(seed=1)
    assert np.flatnonzero(info["action_mask"]).tolist() == sorted(env.get_wrapper_attr("table").options)
    assert not env.get_wrapper_attr("setup").options["expansion"]
    assert env.get_wrapper_attr("action_masks")().tolist() == info["action_mask"].tolist()


def test_the_learner_is_asked_in_its_own_seat_only_and_paid_at_the_end() -> None:
    env = make(seat=1, reward="margin")
    for seed in range(5):
        env.reset(seed=seed)
        assert env.seat == 1
        while True:
            assert env.position.player == 1
            _, reward, over, cut, _ = env.step(env.action_space.sample())
            assert not cut
            if over:
                break
            assert reward == 0
        totals = [score.total for score in serai.scores(env.position)]
        assert reward == totals[1] - max(totals[0], totals[2])


def test_a_learner_that_rotates_sits_everywhere_in_turn() -> None:
    env = make()
    env.reset(seed=11)
    seats = [env.seat]
    for _ in range(5):
        env.reset()
        seats.append(env.seat)
    assert seats == [(seats[0] + i) % 3 for i in range(6)]
    env.reset(seed=11)
    assert env.seat == seats[0]


def test_bots_sit_in_turn_order_after_the_learner() -> None:
    env = make(4, bots=["random", "easy", "greedy"], seat=2)
    env.reset(seed=1)
    assert {seat: type(bot).__name__ for seat, bot in env.bots.items()} == {
        3: "RandomBot",
        0: "CarelessBot",
        1: "GreedyBot",
    }


def test_one_player_needs_no_bots() -> None:
    env = make(1, "great-western-trail-2")
    env.reset(seed=1)
    assert abs(play(env)[-1][2]) == 1


@pytest.mark.parametrize("bots", ["random", "greedy", "ismcts:8"])
def test_copies_and_restored_moments_go_on_in_the_same_way(bots: str) -> None:
    env = make(2, bots=bots)
    env.reset(seed=4)
    play(env, 10)
    moment, space = env.copy(), env.action_space
    first = play(env, 12, seed=1)
    for _ in range(2):
        env.restore(moment)
        assert env.action_space.sample() in env.position.options
        assert play(env, 12, seed=1) == first
    assert play(moment, 12, seed=1) == first
    assert env.action_space is space


def test_a_copy_knows_the_next_game_too() -> None:
    env = make()
    env.reset(seed=4)
    other = env.copy()
    assert env.reset()[0]["observation"].tolist() == other.reset()[0]["observation"].tolist()


def test_programs_cannot_be_copied(tmp_path: Path) -> None:
    program = tmp_path / "bot"
    program.write_text("#!/bin/sh\nexit 1\n")
    program.chmod(0o755)
    env = make(2, bots=f"exec:{program}", seat=0)
    env.reset(seed=1)
    with pytest.raises(BadSetup, match="exec: bots cannot be copied"):
        env.copy()


def test_structured_observation_and_board() -> None:
    env = make(render_mode="ansi", seat=2)
    env.reset(seed=3)
    assert env.structured() == serai.observe(env.position, 2)
    assert "Your hand" in (env.render() or "")


def ended() -> SingleEnv:
    env = make(2)
    env.reset(seed=1)
    play(env)
    return env


def begun() -> SingleEnv:
    env = make(2, seat=0)
    env.reset(seed=1)
    return env


@pytest.mark.parametrize(
    ("mistake", "error", "sentence"),
    [
        (lambda: make(bots=["random"]), BadSetup, "3 players need 2 bots in addition to the learner, not 1"),
        (lambda: make(bots="clever"), UnknownBot, "Unknown bot 'clever'"),
        (lambda: make(seat=3), BadSetup, "cannot have seat 3: choose 0 to 2, or 'rotate'"),
        (lambda: make(seat="left"), BadSetup, "cannot have seat 'left'"),
        (lambda: make(reward="fame"), BadSetup, "Unknown reward 'fame'"),
        (lambda: make().step(0), IllegalAction, r"no game has begun: call reset\(\) first"),
        (lambda: make().action_masks(), IllegalAction, "no game has begun"),
        (lambda: ended().step(0), IllegalAction, r"the game is over: reset\(\) begins the next one"),
        (lambda: begun().step(322), IllegalAction, "seat 0 cannot .*: it may choose"),
        (lambda: begun().step("build"), IllegalAction, "'build' is not an action: use a whole number from 0 to 322"),
        (lambda: begun().restore(make(3)), IllegalAction, "no game has begun"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(mistake: Any, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence) as caught:
        mistake()
    assert "\n" not in str(caught.value)


def test_unknown_ids_are_told_by_gymnasium() -> None:
    with pytest.raises(gymnasium.error.Error, match=r"SanJohn"):
        gymnasium.make("serai/SanJohn-4p-v1")
