"""The tuner: deterministic, honest about what it gained, and easy to leave."""

from __future__ import annotations

import json

import pytest

from serai.bots.evaluation import evaluation
from serai.catalogue import GAMES, find
from serai.cli import main
from serai.engine.chance import Dice
from serai.lab.tune import Mean, Tuner, beyond_chance, worth


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


def small(seed: str) -> Tuner:
    return Tuner(find("san-juan").setup(2, {}), seed, "1x1")


def test_the_same_seed_gives_the_same_weights() -> None:
    found = []
    for _ in range(2):
        tuner = small("again")
        list(tuner.run(2, 4))
        found.append((tuner.best, tuner.rounds, tuner.proof.values))
    assert found[0] == found[1]
    assert found[0][0] != small("again").first
    assert len(found[0][2]) == 4


def test_a_round_that_was_not_finished_changes_nothing() -> None:
    tuner = small("early")
    for games, _ in enumerate(tuner.run(1, 3), 1):
        if games == 2:
            break
    assert tuner.best == tuner.first
    stopped = small("stopped")
    assert list(stopped.run(1, 3, stop=lambda: True)) == []
    assert (stopped.best, stopped.rounds) == (stopped.first, 0)


def test_what_a_larger_weight_is_worth_is_told_from_the_rest() -> None:
    """The first weight brings 3 points to those who have it larger, the second takes 1, the third does nothing."""
    dice = Dice("worth", 1)
    tosses = [[bool(dice.below(2)) for _ in range(3)] for _ in range(4000)]
    leads = [1.5 * (1 if a else -1) - 0.5 * (1 if b else -1) + dice.below(9) - 4 for a, b, _ in tosses]
    first, second, third = worth(tosses, leads)
    assert abs(first.mean() - 1.5) < 4 * first.error()
    assert abs(second.mean() + 0.5) < 4 * second.error()
    assert abs(third.mean()) < 4 * third.error()
    assert 0.0 < first.error() < 0.1


def test_a_step_goes_where_the_gain_is_beyond_chance() -> None:
    tuner = small("steps")
    names = list(tuner.first)
    found = [Mean([0.1, -0.1]) for _ in names]
    found[0], found[1] = Mean([1.0, 1.2, 1.1]), Mean([-0.6, -0.5, -0.55])
    tuner.step(found)
    moved = [name for name in names if tuner.best[name] != tuner.first[name]]
    assert moved == names[:2]
    assert tuner.best[names[0]] > tuner.first[names[0]]
    assert tuner.best[names[1]] < tuner.first[names[1]]


def test_a_gain_that_may_be_chance_counts_for_nothing() -> None:
    assert beyond_chance(1.0, 1.5) == 0.0
    assert beyond_chance(0.0, 0.0) == 0.0
    assert beyond_chance(-2.0, 1.0) == -1.5


def test_the_command_prints_a_table_to_paste(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tune", "san-juan", "--players", "2", "--rounds", "1", "--games", "2"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert out.startswith('WEIGHTS = {\n    "card": 0.')
    assert "points over the weights before on fresh deals" in out
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["weights"]["card"] > 0
