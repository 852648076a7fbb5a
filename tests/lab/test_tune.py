"""The tuner: deterministic, honest about what it gained, and easy to leave."""

from __future__ import annotations

import json

import pytest

from serai.bots.evaluation import evaluation
from serai.catalogue import GAMES, find
from serai.cli import main
from serai.lab.tune import Gain, Tuner


@pytest.mark.parametrize("game_id", GAMES)
def test_every_evaluation_has_its_weights_in_a_table(game_id: str) -> None:
    """And judges with the ones that it is given: the same state, other weights, another worth."""
    game = find(game_id)
    found = evaluation(game)
    s = game.new_game(4, 1)
    for _ in range(40):
        s.play(s.options[-1])
    doubled = {name: 2 * weight + 0.1 for name, weight in found.weights.items()}
    assert found.judge(found.weights).worth(s, 0) != found.judge(doubled).worth(s, 0)


def test_the_same_seed_gives_the_same_weights() -> None:
    setup = find("san-juan").setup(2, {})
    found = []
    for _ in range(2):
        tuner = Tuner(setup, "again")
        list(tuner.run(4, 2))
        found.append((tuner.best, tuner.kept, tuner.proof.mean()))
    assert found[0] == found[1]


def test_a_trial_that_was_not_finished_changes_nothing() -> None:
    tuner = Tuner(find("san-juan").setup(2, {}), 1)
    for pairs, _ in enumerate(tuner.run(1, 3), 1):
        if pairs == 2:
            break
    assert tuner.best == tuner.first


def test_a_gain_is_sure_beyond_its_error() -> None:
    assert Gain([1.0, 2.0, 3.0]).sure()
    assert not Gain([-4.0, 5.0, 1.0]).sure()
    assert not Gain().sure()


def test_the_command_prints_a_table_to_paste(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "san-juan", "--players", "2", "--trials", "1", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith('WEIGHTS = {\n    "card": 0.55,')
    assert "points per game on fresh deals" in out
    assert main(["tune", "san-juan", "--players", "2", "--trials", "1", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["weights"]["card"] > 0
