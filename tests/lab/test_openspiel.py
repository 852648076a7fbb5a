"""The games in OpenSpiel: its own test of random play, and what its users do with a game."""

from __future__ import annotations

import pickle
import subprocess
import sys
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import serai
from serai.catalogue import GAMES
from serai.engine.save import dump
from serai.extras import MissingExtra
from serai.lab import openspiel
from serai.lab.encode import features

SEED = (0, 0, 1, 7)  # 263


def dealt(line: str) -> Any:
    state = pyspiel.load_game(line).new_initial_state()
    for byte in SEED:
        state.apply_action(byte)
    return state


def play_on(state: Any, decisions: int = 100_000) -> Any:
    """Play at random to the end, or until a player is to choose after this many decisions."""
    dice = np.random.RandomState(1)
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        state.apply_action(int(dice.choice(state.legal_actions())))
    return state


def leading_to_chance(state: Any) -> Any:
    """After an action of a player by which something comes to light."""
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def line_of(game_id: str, players: int) -> str:
    return f"serai_{game_id.replace('-', '_')}(players={players})"


@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("game_id", GAMES)
def test_random_simulation(game_id: str, most: bool) -> None:
    game = pyspiel.load_game(line_of(game_id, serai.game(game_id).players[-most]))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_bytes_of_a_seed_give_the_deal_of_that_seed() -> None:
    assert dump(dealt("serai_mombasa(players=3)").position.s) == dump(serai.new_game("mombasa", 3, 263))


def test_chance_comes_after_the_action_and_differs_by_its_outcome() -> None:
    state = leading_to_chance(dealt("serai_san_juan(players=2)"))
    assert state.current_player() == pyspiel.PlayerId.CHANCE
    assert len(state.legal_actions()) == 256
    assert sum(chance for _, chance in state.chance_outcomes()) == 1
    texts = {str(state.child(outcome)) for outcome in range(20)}
    assert len(texts) == 20
    assert str(state.child(3)) == str(state.child(3))


def test_a_copy_does_not_foresee() -> None:
    """Two tables that differ only in what nobody can know are the same for everybody until chance has spoken; after the same
    outcome of chance they differ in nothing."""
    one, two = dealt("serai_san_juan(players=2)"), dealt("serai_san_juan(players=2)")
    two.position.s.deck.reverse()
    assert str(one) != str(two)
    leading_to_chance(one), leading_to_chance(two)
    assert one.history() == two.history()
    one.apply_action(5)
    two.apply_action(5)
    assert str(one) == str(two)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("serai_san_juan", {"players": 2, "expansion": False, "start_player": "2"})
    assert game.setup == serai.game("san-juan").setup(2, {"expansion": False, "start_player": "2"})
    assert pickle.loads(pickle.dumps(game)).setup == game.setup  # noqa: S301
    assert pyspiel.load_game("serai_san_juan").num_players() == 4


def test_a_seat_sees_its_observation_and_nothing_else() -> None:
    state = play_on(dealt("serai_great_western_trail(players=2)"), 50)
    s = state.position.s
    for seat in range(2):
        assert np.array_equal(state.observation_tensor(seat), features(s, seat))
        imagined = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert imagined.observation_string(seat) == state.observation_string(seat)
        assert str(imagined) != str(state)
        assert pickle.loads(pickle.dumps(imagined)).position.s.brisk  # noqa: S301
    assert str(state) == dump(s)  # imagining has not touched the real table


@pytest.mark.parametrize(
    ("line", "zero_sum"), [("serai_san_juan(players=3)", True), ("serai_great_western_trail_2(players=1)", False)]
)
def test_returns(line: str, zero_sum: bool) -> None:
    state = dealt(line)
    assert state.returns() == [0.0] * state.num_players()
    returns = play_on(state).returns()
    assert all(-1 <= one <= 1 for one in returns)
    assert (state.get_game().get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) is zero_sum
    assert (sum(returns) == pytest.approx(0)) is zero_sum


def test_in_its_environment_for_learning() -> None:
    def first_sights(seed: int) -> list[list[float]]:
        env = rl_environment.Environment("serai_mombasa(players=2)")
        env.seed(seed)
        sights = []
        for _ in range(2):
            step = env.reset()
            sights.append(step.observations["info_state"][0])
            while not step.last():
                step = env.step([step.observations["legal_actions"][step.observations["current_player"]][-1]])
        return sights

    one, two = first_sights(1), first_sights(2)
    assert one == first_sights(1)
    assert one[0] != one[1] != two[1]


def test_its_search_imagines_tables() -> None:
    state = dealt("serai_san_juan(players=2)")
    dice = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, dice)
    search = {"use_observation_string": True, "allow_inconsistent_action_sets": True}
    bot = ismcts.ISMCTSBot(state.get_game(), rollout, uct_c=1.0, max_simulations=20, random_state=dice, **search)
    assert bot.step(state) in state.legal_actions()


def test_its_search_of_copies_samples_chance() -> None:
    state = dealt("serai_san_juan(players=2)")
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 1.0, 8, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    found = bot.mcts_search(state)
    nodes, chances = [found], 0
    while nodes:
        node = nodes.pop()
        nodes += node.children
        chances += node.player == pyspiel.PlayerId.CHANCE and node.explore_count > 0
    assert chances > 0
    assert found.best_child().action in state.legal_actions()


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_its_playthrough_replays_every_kind_of_node(game_id: str) -> None:
    """OpenSpiel's record of a whole game, by which its own games are tested."""
    text = generate_playthrough.playthrough(line_of(game_id, serai.game(game_id).players[0]), None, seed=1)
    assert "IsChanceNode() = True" in text
    assert "IsTerminal() = True" in text


def test_another_process_loads_what_was_stored_and_ends_in_peace() -> None:
    text = pickle.dumps(dealt("serai_san_juan(players=2)")).hex()
    code = f"import pickle; print(pickle.loads(bytes.fromhex('{text}')).legal_actions())"
    there = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert there.stdout.strip() == str(serai.new_game("san-juan", 2, 263).options)


# ---- Bad input --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("serai_san_juan(colour=red)", "Unknown parameter 'colour'. Available parameters are: expansion, "),
        ("serai_san_juan(players=9)", "san-juan is for 2 to 4 players, not for 9"),
        ("serai_san_juan(setup_mode=wild)", "option setup_mode cannot be 'wild': it must be simple or advanced"),
    ],
)
def test_wrong_parameters(line: str, message: str) -> None:
    with pytest.raises((pyspiel.SpielError, serai.BadSetup), match=message.replace("(", r"\(")):
        pyspiel.load_game(line)


def test_wrong_actions_and_observers() -> None:
    state = dealt("serai_san_juan(players=2)")
    with pytest.raises(serai.IllegalAction, match="seat 1 cannot bank aqueduct"):
        state.apply_action(300)
    assert state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)) is None  # there is none


def test_without_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, openspiel.__name__)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(MissingExtra, match=r"^serai.lab.openspiel needs OpenSpiel: pip install 'serai\[openspiel\]'$"):
        import_module("serai.lab.openspiel")
