"""Do chances come true: the fit, the figures, the page."""

from __future__ import annotations

import json
import random
from pathlib import Path
from xml.dom.minidom import parseString

import pytest

from serai.bots.advice import judge_of
from serai.bots.calibration import AS_IT_IS, Calibration, calibration, kept
from serai.catalogue import GAMES, find
from serai.cli import main
from serai.lab import calibrate
from serai.lab.calibrate import BINS, MOMENTS, Sample, Task, brier, fair, fit, measured, off, read_samples, reliability


def foretold(games: int, truth: Calibration, seed: int, at: tuple[int, ...] = (4,)) -> list[Sample]:
    """Games whose results come with known chances, told by somebody whose chances have to be corrected by `truth`."""
    dice = random.Random(seed)  # noqa: S311
    found = []
    for deal in range(games):
        weights = [dice.random() ** 2 + 0.01 for _ in range(4)]
        said = [weight / sum(weights) for weight in weights]
        winner = dice.choices(range(4), truth.apply(said))[0]
        result = [float(seat == winner) for seat in range(4)]
        found.append(Sample("san-juan", 1, 4, "medium", "greedy", "judge", deal, 9, result, [*at], [said] * len(at)))
    return found


@pytest.mark.parametrize("truth", [Calibration(0.5, 0.0), Calibration(1.0, 0.0), Calibration(1.6, 0.0), Calibration(1.0, 0.3)])
def test_a_known_distortion_is_found(truth: Calibration) -> None:
    found = fit(foretold(800, truth, 1))
    fresh = foretold(800, truth, 2)
    assert off(reliability(fresh, found)) < 0.045
    best = brier(fresh, truth).value
    for said in ([0.7, 0.2, 0.05, 0.05], [0.4, 0.3, 0.2, 0.1]):  # power and even part may share the work in other ways
        assert found.apply(said) == pytest.approx(truth.apply(said), abs=0.04)
    assert brier(fresh, found).value == pytest.approx(best, abs=0.004)


def test_what_is_too_sure_is_evened_out() -> None:
    fresh = foretold(800, Calibration(0.4, 0.0), 3)
    found = fit(foretold(800, Calibration(0.4, 0.0), 4))
    assert found.power < 0.6
    assert off(reliability(fresh, AS_IT_IS)) > 2 * off(reliability(fresh, found))
    assert brier(fresh, found).value < brier(fresh, AS_IT_IS).value
    assert brier(fresh, found).value < fair(fresh).value == pytest.approx(0.1875)


def test_a_brier_score_by_hand() -> None:
    one = Sample("san-juan", 1, 2, "medium", "greedy", "judge", 1, 10, [1.0, 0.0], [0, 9], [[0.5, 0.5], [0.8, 0.2]])
    assert brier([one], AS_IT_IS).value == pytest.approx((0.25 * 2 + 0.04 * 2) / 4)
    assert brier([one], AS_IT_IS, "last third").value == pytest.approx(0.04)


def test_few_games_have_no_interval() -> None:
    found = foretold(calibrate.SEVERAL, AS_IT_IS, 7)
    assert "±" in str(brier(found, AS_IT_IS))
    assert "±" not in str(brier(found[1:], AS_IT_IS))


def test_reliability_by_hand() -> None:
    rows = [Sample("g", 1, 2, "m", "b", "j", n, 9, [float(n < 3), float(n >= 3)], [0], [[0.75, 0.25]]) for n in range(4)]
    low, high = reliability(rows, AS_IT_IS)
    assert (low.foreseen, low.came.value, low.seats) == (0.25, 0.25, 4)
    assert (high.foreseen, high.came.value, high.seats) == (0.75, 0.75, 4)
    assert high.came.pm > 0
    assert off([low, high]) == 0


def test_chances_stay_chances() -> None:
    for correction in (Calibration(0.3, 0.1), Calibration(2.5, 0.0), Calibration(1.0, 0.9)):
        assert sum(correction.apply([0.7, 0.3, 0.0])) == pytest.approx(1)
        assert 0 < sum(correction.apply([0.3])) < 1  # the automaton has the rest
        first, second, third = correction.apply([0.5, 0.3, 0.2])
        assert first > second > third
    assert AS_IT_IS.apply([0.7, 0.3]) == pytest.approx([0.7, 0.3])
    assert AS_IT_IS.apply([1.0]) == [1.0]


def test_only_the_judge_that_was_measured_is_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.bots.calibration.kept", lambda: {"san-juan": {"judge": "a", "power": 0.5, "even": 0.1}})
    assert calibration("san-juan", "a") == Calibration(0.5, 0.1)
    assert calibration("san-juan", "b") == calibration("mombasa", "a") == AS_IT_IS


def test_what_is_kept_can_be_used() -> None:
    for game_id, one in kept().items():
        assert game_id in GAMES
        assert one["power"] > 0
        assert 0 <= one["even"] < 1


def test_the_page_comes_from_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("serai.bots.advice.STRONGEST", "ismcts:2")
    monkeypatch.setattr("serai.bots.ismcts.ENOUGH", 2)
    monkeypatch.setattr(calibrate, "FEWEST", 2)
    fits, docs = tmp_path / "fits.json", tmp_path / "docs"
    fits.write_text('{"another": {"judge": "x", "power": 1, "even": 0}}', "utf-8")
    command = ["calibrate", "san-juan", "--levels", "medium", "--games", "4", "--docs", str(docs), "--fits", str(fits)]
    assert main(command) == 0
    results = docs / "calibration" / "san-juan.jsonl"
    found = read_samples(results.read_text("utf-8"), "")
    assert [one.deal for one in found] == [0, 1, 2, 3]
    for one in found:
        assert one.judge == judge_of(find("san-juan")) == "ismcts:2"
        assert len(one.at) == len(one.chances) == MOMENTS
        assert sum(one.outcome) == 1
    page = (docs / "calibration.md").read_text("utf-8")
    assert "| `medium` | 2 | 16 |" in page
    assert "Not measured yet: Great Western Trail" in page
    root = parseString((docs / "calibration" / "san-juan.svg").read_text("utf-8")).documentElement  # noqa: S318
    assert root is not None
    written = json.loads(fits.read_text("utf-8"))
    assert written["another"]["judge"] == "x"
    result = measured(find("san-juan"), found)
    assert result is not None
    assert written["san-juan"] == {"judge": "ismcts:2", "power": result.fit.power, "even": result.fit.even, "games": 2}

    monkeypatch.setattr(calibrate, "sample", None)  # nothing is played again
    before = results.read_text("utf-8")
    assert main(command) == 0
    assert (docs / "calibration.md").read_text("utf-8") == page
    assert results.read_text("utf-8") == before
    monkeypatch.setattr("serai.bots.advice.STRONGEST", "ismcts:3")  # another judge: what is known does not count
    assert Task("san-juan", "medium", 0).key() not in {one.key for one in found}
    assert calibrate.current(found) == []


def test_few_games_make_no_fit() -> None:
    game, found = find("san-juan"), foretold(2 * calibrate.FEWEST, Calibration(0.2, 0.0), 6, (1, 4, 7))
    few, many = measured(game, found[:-1][: calibrate.FEWEST]), measured(game, found)
    assert few is not None
    assert many is not None
    assert few.fit == AS_IT_IS != many.fit
    assert "too few for a fit" in calibrate.document([few])
    assert measured(game, []) is None


def test_bins_hold_every_seat() -> None:
    found = foretold(50, AS_IT_IS, 5)
    assert sum(one.seats for one in reliability(found, AS_IT_IS)) == 200
    assert len(reliability(found, AS_IT_IS)) <= BINS


def test_a_damaged_file_is_named() -> None:
    with pytest.raises(Exception, match="line 1 of x is not a calibration result"):
        read_samples('{"a": 1}\n', "x")
