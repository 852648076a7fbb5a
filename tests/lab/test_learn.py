"""serai learn, in small."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from serai.bots import Decision, make_bot
from serai.catalogue import find
from serai.cli import main
from serai.cli.commands import learn as command
from serai.engine.errors import BadSetup
from serai.lab.charts import ticks
from serai.lab.learn.setups import setups
from serai.lab.training import read_curve
from serai.lab.vector_env import VectorEnv

SMALL = ["--recipe", "decisions=256", "games=8", "steps=16", "hidden=16", "depth=1", "batch=64"]


def learn(folder: Path, *words: str, game: str = "san-juan") -> int:
    return main(["learn", game, "--folder", str(folder), "--workers", "1", "--checks", "0", *words])


def arrays(file: Path) -> dict[str, bytes]:
    with np.load(file, allow_pickle=False) as found:
        return {name: found[name].tobytes() for name in found.files if name != "header"}


@pytest.mark.long
@pytest.mark.torch
def test_a_network_learns_by_playing_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed gives the same network, and the network plays."""
    for name in ("a", "b"):
        assert learn(tmp_path / name, *SMALL) == 0
    assert "M decisions" in capsys.readouterr().err
    weights = [tmp_path / name / "san-juan.policy.npz" for name in ("a", "b")]
    assert arrays(weights[0]) == arrays(weights[1])
    game = find("san-juan")
    s = game.start(game.setup(2, {}), 1)
    bot = make_bot(f"learned:{weights[0]}", game, 1)
    assert bot.choose(Decision(s, s.player)) in s.options
    # It goes on where it was, and never begins anew over what is there.
    assert learn(tmp_path / "a", "--resume", *SMALL) == 0
    assert learn(tmp_path / "a", *SMALL) != 0
    assert "Continue it with --resume" in capsys.readouterr().err
    assert learn(tmp_path / "a", "--resume", *SMALL, "hidden=32") != 0
    assert re.search(r"has another recipe \(hidden\)", capsys.readouterr().err)


@pytest.mark.long
@pytest.mark.torch
def test_a_teacher_is_imitated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [*SMALL, "decisions=128", "hidden=64"]
    assert learn(tmp_path, "--teacher", "easy", "--lessons", "4", *words) == 0
    alike = re.search(r'"alike": ([\d.]+)', capsys.readouterr().err)
    assert alike
    assert float(alike[1]) > 0.3
    again = tmp_path / "again"
    assert learn(again, "--start", str(tmp_path / "san-juan.policy.npz"), *words, "learning_rate=0") == 0
    assert arrays(again / "san-juan.policy.npz") == arrays(tmp_path / "san-juan.policy.npz")


@pytest.mark.long
@pytest.mark.torch
def test_some_seats_are_kept_from_a_way(tmp_path: Path) -> None:
    """What begins as barred is not chosen by such a seat, unless nothing else is possible; later nobody is kept from it."""
    torch = pytest.importorskip("torch")
    from serai.lab.learn.selfplay import Recipe, Training  # noqa: PLC0415

    recipe = Recipe(games=4, steps=2, hidden=16, depth=1, barred="be annie,be bass,be billy", barred_part=1.0)
    training = Training("western-legends", recipe, 0, tmp_path)
    names = training.game.vocabulary.names
    everybody = torch.ones(1, 2, dtype=torch.bool)
    with VectorEnv(training.game.id, {}, games=1, players=2, workers=0, reward="result", seed=1) as env:
        batch = env.reset()
        batch.masks[:] = 0
        two = [names.index("be annie oakley"), names.index("be doc holliday")]
        for possible, left in [(two, two[1:]), (two[:1], two[:1])]:
            batch.masks[0] = 0
            batch.masks[0, possible] = 1
            roll = training.new_roll(1, 2)
            assert {int(training.choose(batch, roll, 0, everybody)[0]) for _ in range(20)} == set(left)
            assert roll.masks[0, 0].nonzero()[:, 0].tolist() == left
    training.kept = [~everybody]
    training.keep(0, torch.ones(1, dtype=torch.bool))
    assert training.kept[0].all()
    training.done = recipe.decisions
    training.keep(0, torch.ones(1, dtype=torch.bool))
    assert not training.kept[0].any()


@pytest.mark.long
@pytest.mark.torch
def test_the_value_of_a_turn_is_learned_in_rounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--way", "turns", "--recipe", "games=2", "ways=1x1", "hidden=16", "passes=1"]
    assert learn(tmp_path, *words, "rounds=1") == 0
    assert learn(tmp_path, "--resume", *words, "rounds=2") == 0
    said = capsys.readouterr().err
    assert re.search(r"round 2: [\d,]+ turns, points [\d.]+", said)
    game = find("san-juan")
    s = game.start(game.setup(2, {}), 1)
    bot = make_bot(f"turns:1x4:{tmp_path / 'san-juan.ends.npz'}", game, 1)
    assert bot.choose(Decision(s, s.player)) in s.options


@pytest.mark.long
@pytest.mark.torch
def test_the_strength_on_the_way_is_kept_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One measurement for each opponent; a training that goes on adds to its curve."""
    monkeypatch.setattr(command, "OPPONENTS", ("random", "easy"))
    folder = tmp_path / "training"
    words = ["--way", "turns", "--checks", "1", "--duels", "2", "--recipe", "games=2", "ways=1x1", "hidden=16", "passes=1"]
    assert learn(folder, *words, "rounds=1") == 0
    assert learn(folder, "--resume", *words, "rounds=2") == 0
    curve = read_curve("san-juan.turns", (folder / "san-juan.turns.jsonl").read_text("utf-8"))
    assert [(one.done, one.level, one.games) for one in curve.measured] == [
        (2, "random", 2), (2, "easy", 2), (4, "random", 2), (4, "easy", 2)
    ]  # fmt: skip
    assert curve.measured[0].seconds < curve.measured[2].seconds
    assert main(["curves", "--docs", str(tmp_path)]) == 0
    page = (tmp_path / "training.md").read_text("utf-8")
    assert "    serai learn san-juan --way turns --workers 1 --recipe games=2 ways=1x1 hidden=16 passes=1 rounds=1\n" in page
    assert f"| 4 | {curve.measured[2].seconds / 60:.1f} | random | 2 |" in page
    assert (folder / "san-juan.turns.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("most", "marks"),
    [(2.03, [0, 0.5, 1, 1.5, 2]), (750, [0, 200, 400, 600]), (1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (5, [0, 1, 2, 3, 4, 5])],
)
def test_axes_have_round_numbers(most: float, marks: list[float]) -> None:
    assert ticks(most) == pytest.approx(marks)


def test_a_file_that_is_no_curve_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["curves", "--docs", str(tmp_path)]) == 2
    assert "holds no training curves. Put files there" in capsys.readouterr().err
    (tmp_path / "training").mkdir()
    for text in ("", "{}", "[1]", '{"game": "san-juan"}\nno line'):
        (tmp_path / "training" / "odd.jsonl").write_text(text, "utf-8")
        assert main(["curves", "--docs", str(tmp_path)]) == 2
        assert "odd holds no training curve. Name a file" in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.torch
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--recipe", "speed=3"], "Unknown part of the recipe 'speed'. Choose from: decisions, games"),
        (["--recipe", "decisions=many"], "Wrong value 'many' of decisions. Give a number like"),
        (["--resume"], "No training run of san-juan was found in"),
    ],
)
def test_mistakes_are_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert learn(tmp_path, *words) != 0
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("game_id", ["san-juan", "great-western-trail-2", "mombasa", "western-legends"])
def test_all_set_ups_are_trained_for(game_id: str) -> None:
    game = find(game_id)
    found = setups(game)
    for players in game.players:
        assert (players, {}) in found
        for option in game.options:
            for choice in option.choices:
                try:
                    game.setup(players, {option.id: choice})
                except BadSetup:
                    assert (players, {option.id: choice}) not in found
                else:
                    assert choice == option.default or (players, {option.id: choice}) in found
