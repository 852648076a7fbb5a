"""Analysis of finished games."""

from __future__ import annotations

import json
from pathlib import Path
from xml.dom.minidom import parseString

import pytest

from serai.bots import Decision
from serai.bots.analysis import MOST, decisions, estimate, outcome, pairs, play_on, turning
from serai.bots.evaluation import evaluation
from serai.catalogue import GAMES, find
from serai.cli import main
from serai.engine.hidden import permute
from serai.engine.log import Record, read, replay, steps
from tests.golden import FOLDER

LOG = FOLDER / "san-juan-3-greedy-2.log"
RANDOM = FOLDER / "san-juan-3-random-0.log"


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_every_decision_of_every_game_is_judged(game_id: str) -> None:
    record = read((FOLDER / f"{game_id}-2-random-1.log").read_text("utf-8"), find)
    rows = list(decisions(record, 1))
    numbers = record.setup.game.vocabulary.numbers  # by the names of today and by older ones
    assert [(row["seat"], numbers[row["played"]]) for row in rows] == [(seat, numbers[name]) for seat, name in record.lines]
    assert [row["decision"] for row in rows] == list(range(len(rows)))
    for row in rows:
        people = 0.0 if game_id == "western-legends" else 0.999  # with two players the Man in Black may win
        assert people <= sum(row["chances"]) <= 1.001
        assert row["best"] in record.setup.game.vocabulary.numbers
        assert 0 <= row["loss"] <= 1
        assert row["loss"] == 0 or row["best"] != row["played"]
    assert sum(outcome(replay(record))) <= 1  # an automaton may have won


def test_the_moments_that_turned_a_game_are_the_largest_losses_of_the_mover() -> None:
    rows = list(decisions(read(RANDOM.read_text("utf-8"), find), 2))
    moments = turning(rows)
    assert len(moments) == MOST
    assert [row["decision"] for row in moments] == sorted(row["decision"] for row in moments)
    smallest = min(row["loss"] for row in moments)
    assert smallest > 0
    assert all(row["loss"] <= smallest for row in rows if row not in moments)


def test_whoever_plays_the_best_action_loses_nothing() -> None:
    rows = [row for row in decisions(read(LOG.read_text("utf-8"), find), 2) if row["best"] == row["played"]]
    assert len(rows) > 50
    assert not turning(rows)


@pytest.mark.parametrize("game_id", GAMES)
def test_an_estimate_knows_only_what_its_seat_sees(game_id: str) -> None:
    s = find(game_id).new_game(find(game_id).players[-1], 5)
    for number in range(40):
        if number % 8 == 0:
            assert estimate(Decision(s, s.player), 2) == estimate(Decision(permute(s, s.player, number), s.player), 2)
        s.play(s.options[number % len(s.options)])


LATE = 25  # decisions before the end


@pytest.mark.parametrize("game_id", GAMES)
def test_a_pair_is_the_same_game_but_for_one_action(game_id: str) -> None:
    """What is played on knows only what the seat sees, and the same action leads to the same end."""
    record = read((FOLDER / f"{game_id}-2-greedy-2.log").read_text("utf-8"), find)
    number = len(record.lines) - LATE
    for at, (s, seat, action) in enumerate(steps(record)):
        if at == number:
            names = record.setup.game.vocabulary.names
            mine = play_on(Decision(s, seat), action, 1)
            assert mine == play_on(Decision(permute(s, seat, "behind their back"), seat), action, 1)
            assert list(pairs(record, number, names[action], [1])) == [(mine, mine)]
            assert 0 <= mine.won <= 1
            assert len(mine.points) == len(record.setup.game.categories)
            return


def test_an_analysis_goes_on_where_it_stopped() -> None:
    record = read(RANDOM.read_text("utf-8"), find)
    whole = list(decisions(record, 1))
    assert list(decisions(record, 1, 30, whole[29]["chances"])) == whole[30:]


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    assert main(["analyse", str(LOG), "--iterations", "2", "--json", "--chart", str(chart)]) == 0
    report = json.loads(capsys.readouterr().out)
    assert len(report["decisions"]) == len(read(LOG.read_text("utf-8"), find).lines)
    assert sum(report["outcome"]) == 1
    assert len(report["seats"]) == 3
    root = parseString(chart.read_text("utf-8")).documentElement  # noqa: S318
    assert root is not None
    assert "winning chances" in root.getAttribute("aria-label")
    assert main(["analyse", str(LOG), "--iterations", "1"]) == 0
    out = capsys.readouterr().out
    assert "its turning points:" in out
    assert "won by" in out


def test_by_default_the_game_says_how_long(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.cli.commands.analyse.decisions", lambda record, iterations: iter([]))
    assert main(["analyse", str(LOG), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["iterations"] == evaluation(find("san-juan")).search.iterations


def test_alone_one_may_lose_to_the_automaton(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.cli.commands.analyse.decisions", lambda record, iterations: iter([]))
    assert main(["analyse", str(FOLDER / "great-western-trail-2-1-greedy-2.log")]) == 0
    assert "won by the automaton\n" in capsys.readouterr().out


def test_an_open_game_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "open.log"
    setup = find("san-juan").setup(2, {})
    path.write_text(Record(setup, 1).write(setup.game.start(setup, 1)), "utf-8")
    assert main(["analyse", str(path)]) == 2
    assert "this game is not over" in capsys.readouterr().err
