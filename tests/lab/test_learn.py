"""serai learn, in small."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from serai.bots import Decision, make_bot
from serai.catalogue import find
from serai.cli import main
from serai.cli.commands import learn as command
from serai.engine.errors import BadSetup
from serai.lab.charts import ticks
from serai.lab.learn.choices import Choice, Recipe, joined, kept, play
from serai.lab.learn.setups import setups
from serai.lab.training import read_curve
from serai.lab.vector_env import VectorEnv
from serai.learned.network import shipped
from serai.learned.policy import POLICY
from serai.learned.turns import lead

TURNS = ["--way", "turns", "--recipe", "round=2", "ways=1", "hidden=16", "critic=16"]
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
    assert " 256 decisions " in capsys.readouterr().err
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
def test_a_machine_that_stops_loses_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Checkpoints do not wait for measurements, of which there are none here."""
    from serai.lab.learn.selfplay import Training  # noqa: PLC0415

    def stopped(training: Training) -> Iterator[dict[str, float]]:
        yield next(iter(run(training)))
        raise MemoryError

    run = Training.run
    monkeypatch.setattr(command, "SAVE_EVERY", 0.0)
    with monkeypatch.context() as stops:
        stops.setattr(Training, "run", stopped)
        with pytest.raises(MemoryError):
            learn(tmp_path, *SMALL)
    assert learn(tmp_path, "--resume", *SMALL) == 0
    with np.load(tmp_path / "san-juan.policy.npz", allow_pickle=False) as found:
        assert json.loads(str(found["header"]))["recipe"]["done"] == 256


@pytest.mark.long
@pytest.mark.torch
def test_weights_to_begin_with_must_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Checked before anything is written."""
    damaged, weights = tmp_path / "damaged.npz", str(shipped(find("san-juan"), POLICY))
    damaged.write_bytes(b"no weights")
    assert learn(tmp_path / "a", "--start", str(damaged), *SMALL) != 0
    assert "The weights damaged.npz are damaged" in capsys.readouterr().err
    assert learn(tmp_path / "a", "--start", weights, *SMALL, game="mombasa") != 0
    assert "were trained for other features and actions: begin with others." in capsys.readouterr().err
    assert learn(tmp_path / "a", "--start", weights, *SMALL) != 0
    assert "are of a network of another size: give the same hidden and depth." in capsys.readouterr().err
    assert list((tmp_path / "a").iterdir()) == []


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
    import torch  # noqa: PLC0415

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
def test_how_to_end_a_turn_is_learned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed gives the same network; a training that goes on has no other recipe; the network plays."""
    for name in ("a", "b"):
        assert learn(tmp_path / name, *TURNS, "games=8") == 0
    assert re.search(r"\b8 games  points +[\d.]+", capsys.readouterr().err)
    weights = [tmp_path / name / "san-juan.ends.npz" for name in ("a", "b")]
    assert arrays(weights[0]) == arrays(weights[1])
    assert learn(tmp_path / "a", "--resume", *TURNS, "games=10") == 0
    assert arrays(weights[0]) != arrays(weights[1])
    assert learn(tmp_path / "a", "--resume", *TURNS, "games=10", "hidden=32") != 0
    assert re.search(r"has another recipe \(hidden\)", capsys.readouterr().err)
    game = find("san-juan")
    s = game.start(game.setup(2, {}), 1)
    bot = make_bot(f"turns:1x4:{weights[0]}", game, 1)
    assert bot.choose(Decision(s, s.player)) in s.options


@pytest.mark.long
@pytest.mark.torch
def test_editions_learn_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [*TURNS, "games=2"]
    assert learn(tmp_path, "--also", "great-western-trail-2", *words, game="great-western-trail") == 0
    both = [tmp_path / f"{game_id}.ends.npz" for game_id in ("great-western-trail", "great-western-trail-2")]
    assert arrays(both[0]) == arrays(both[1])
    assert learn(tmp_path / "other", "--also", "mombasa", *words, game="great-western-trail") != 0
    assert "mombasa has other features than great-western-trail: train it by itself." in capsys.readouterr().err
    again = tmp_path / "again"
    assert learn(again, "--start", str(both[0]), *words, "learning_rate=0", game="great-western-trail") == 0
    assert arrays(again / both[0].name) == arrays(both[0])
    assert learn(tmp_path, "--resume", *words, "games=4", game="great-western-trail") != 0
    assert "is of great-western-trail and great-western-trail-2: name the same games." in capsys.readouterr().err


@pytest.mark.torch
def test_ends_are_judged_by_their_differences() -> None:
    """As if every end were a whole row, whichever choices are learned from."""
    import torch  # noqa: PLC0415

    from serai.lab.learn.net import Net  # noqa: PLC0415
    from serai.lab.learn.turns import Ends  # noqa: PLC0415

    width, shown, dice = 40, 3, np.random.default_rng(1)
    rows = dice.integers(0, 3, (5, 1 + shown, width)).astype(np.int16)
    choices = [Choice(0, row.tobytes(), 0.0, [end.tobytes() for end in ends], [0.0] * shown, 0, 0.0) for row, *ends in rows]
    choices[2].rows[1] = b""  # there the game is over
    samples = joined([kept(some, width, shown, [0.5], (20.0, 20.0)) for some in (choices[:3], choices[3:], [])])
    net, divisors = Net(width, 0, 8, 1), torch.arange(1, width + 1).float()
    torch.nn.init.normal_(net.value.weight)
    part = torch.tensor([4, 2, 0])
    with torch.no_grad():
        judged = Ends(samples, divisors).judged(net, torch.from_numpy(samples.seen)[part].float() / divisors, part)
        whole = net.worth(torch.from_numpy(rows[part.numpy(), 1:]).float().view(-1, width) / divisors).view(3, shown)
    there = torch.from_numpy(samples.open[part.numpy()])
    assert there.tolist() == [[True] * 3, [True, False, True], [True] * 3]
    assert torch.allclose(judged[there], whole[there], atol=1e-5)


@pytest.mark.long
@pytest.mark.torch
@pytest.mark.parametrize("hand", [1.0, 0.5, 0.0])
def test_choices_are_learned_from_as_they_were_made(hand: float, tmp_path: Path) -> None:
    """Before an update every choice is as likely to the learner as it was to the player."""
    import torch  # noqa: PLC0415

    from serai.lab.learn.turns import Ends, Training  # noqa: PLC0415

    recipe = Recipe(hidden=16, critic=16, ways=4, hand=hand)
    training = Training(["san-juan"], recipe, 1, tmp_path)
    torch.nn.init.normal_(training.net.value.weight, std=0.01)
    training.export(training.weights, training.game)
    training.begin(training.weights)  # in half precision, as it is played with
    samples = joined([play(["san-juan"], recipe, training.weights, 0)])
    part, chosen = torch.arange(len(samples.seen)), torch.from_numpy(samples.chosen)
    with torch.no_grad():
        seen = training.scaled(torch.from_numpy(samples.seen))
        logs = Ends(samples, training.divisors).logs(training.net, seen, part, recipe.heat)
    assert len(part) > 10
    assert logs.gather(1, chosen[:, None])[:, 0].numpy() == pytest.approx(samples.logs, abs=0.15)


def test_twenty_points_more_than_the_others_are_a_lead_of_1() -> None:
    assert [lead([70, 40, 60], seat) for seat in range(3)] == [1.0, -1.25, 0.25]


@pytest.mark.torch
def test_what_came_of_a_choice_reaches_those_before_it() -> None:
    """The lead in the end is shared out backwards, each seat's for itself."""
    from serai.lab.learn.turns import GAE_LAMBDA, advantages  # noqa: PLC0415

    choice = Choice(0, bytes(2), 0.0, [b"", b""], [0.0, 0.0], 0, 0.0)
    other = Choice(1, bytes(2), 0.0, [b"", b""], [0.0, 0.0], 0, 0.0)
    samples = kept([choice, choice, other], 1, 2, [1.0, -1.0], (10.0, 20.0))
    gains = advantages(np.array([0.2, 0.4, 0.0], np.float32), samples)
    assert gains == pytest.approx([0.2 + GAE_LAMBDA * 0.6, 0.6, -1.0])


@pytest.mark.long
@pytest.mark.torch
def test_the_strength_on_the_way_is_kept_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One measurement for each opponent; a training that goes on adds to its curve."""
    monkeypatch.setattr(command, "OPPONENTS", ("random", "easy"))
    folder = tmp_path / "training"
    words = [*TURNS, "games=2"]
    words[:0] = ["--checks", "1", "--duels", "2"]
    assert learn(folder, *words) == 0
    assert learn(folder, "--resume", *words, "games=4") == 0
    curve = read_curve("san-juan.turns", (folder / "san-juan.turns.jsonl").read_text("utf-8"))
    assert [(one.done, one.level, one.games) for one in curve.measured] == [
        (2, "random", 2), (2, "easy", 2), (4, "random", 2), (4, "easy", 2)
    ]  # fmt: skip
    assert curve.measured[0].seconds < curve.measured[2].seconds
    assert main(["curves", "--docs", str(tmp_path)]) == 0
    page = (tmp_path / "training.md").read_text("utf-8")
    assert "    serai learn san-juan --way turns --workers 1 --recipe round=2 ways=1 hidden=16 critic=16 games=2\n" in page
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
        (["--recipe", "barred=nothing"], "No action of san-juan begins with 'nothing'. Choose from: "),
        (["--also", "mombasa"], "--also trains editions together with --way turns"),
        (["--way", "turns", "--recipe", "shown=1"], "shown must be at least 2, not 1"),
        (["--start", "nowhere.npz"], "There is no file nowhere.npz."),
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
