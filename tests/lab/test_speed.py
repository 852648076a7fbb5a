"""The games do not become slower unnoticed, and the page about speed shows what was measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.catalogue import GAMES
from serai.cli import main
from serai.cli.commands import bench as command
from serai.cli.commands.bench import kept, write_page
from serai.engine.state import State
from serai.lab import bench_vector
from serai.lab.speed import PICTURE, TITLES, VECTORS, document, picture
from tests.lab.hurry import hurry
from tests.lab.speed import baseline, counts

DOCS = Path(__file__).parents[2] / "docs"
GROWTH = 1.1  # more than so many times the work is a failure


def grown(game_id: str, known: dict[str, int]) -> dict[str, float]:
    """What has become more work than it may, and how many times as much it is."""
    found = {name: count / known[name] for name, count in counts(serai.game(game_id)).items() if name in known}
    return {name: round(growth, 2) for name, growth in found.items() if growth > GROWTH}


@pytest.mark.parametrize("game_id", GAMES)
def test_no_game_became_slower(game_id: str) -> None:
    """The baseline is of plain Python, in the versions where it was counted."""
    more = grown(game_id, baseline(game_id))
    assert not more, "make it faster, or write the baseline anew with python -m tests.lab.speed and say why"


def test_a_slower_engine_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision is made 1.44 times as much work; nothing else is."""
    known = counts(serai.game("san-juan"))
    rounds = known["decision"] * 44 // 100 // 3  # a round of the loop has three instructions

    def slower(self: State, action: int) -> None:
        for _ in range(rounds):
            pass
        play(self, action)

    play = State.play
    monkeypatch.setattr(State, "play", slower)
    assert grown("san-juan", known) == {"decision": pytest.approx(1.44, abs=0.04)}


def report(release: str, build: str, decision: float) -> dict[str, Any]:
    us = {"decision": decision, "observe": 4 * decision, "copy": 2.5, "playout": 1000.0}
    catan = {"name": "Catan", "package": "catanatron", "version": "9.9", "us": 35.0, "copy_us": 40.0}
    return {
        "serai": release,
        "python": "3.11.7",
        "implementation": "CPython",
        "compiled": build == "compiled",
        "calibration_us": 1.6,
        "games": {game_id: {"players": 4, "us": us, "decision_over_calibration": decision / 1.6} for game_id in GAMES},
        "peers": [
            {**catan, "decision_over_calibration": 21.9, "times_san_juan": 35 / decision},
            {"name": "uno", "package": "rlcard", "missing": "rlcard is not installed (pip install rlcard)"},
        ],
        "vector_steps_a_second": {"san-juan": 123456},  # as kept before the trail was measured, too
    }


def test_the_page_shows_the_figures_of_both_builds(tmp_path: Path) -> None:
    folder = tmp_path / "speed"
    folder.mkdir()
    (folder / "notes.md").write_text("A note.\n", "utf-8")
    write_page(folder, report("0.1.0", "plain", 7.0))
    page = (tmp_path / "speed.md").read_text("utf-8")
    assert "| San Juan, us per decision | 7 | - |" in page
    write_page(folder, report("0.1.0", "compiled", 1.0))
    page = (tmp_path / "speed.md").read_text("utf-8")
    assert "| San Juan, us per decision | 7 | 1 |" in page
    assert "| Mombasa, us per observation | 28 | 4 |" in page
    assert "| San Juan compared with catanatron, times as fast | 5 | 35 |" in page
    assert "San Juan, 2 worker processes, steps per second with observations and masks | 123,456 | 123,456 |" in page
    assert "Great Western Trail, 2 worker processes, steps per second with observations and masks | - | - |" in page
    assert "| ISMCTS with full rollouts, San Juan, 4 players, rollouts per second | 1,000 | 1,000 |" in page
    assert "| uno | rlcard | rlcard is not installed (pip install rlcard) |" in page
    assert "A note." in page
    assert json.loads((folder / "0.1.0" / "plain.json").read_text("utf-8")) == report("0.1.0", "plain", 7.0)


def test_releases_are_compared_in_units_of_the_calibration(tmp_path: Path) -> None:
    folder = tmp_path / "speed"
    for release, decision in [("0.10.0", 4.0), ("0.9.0", 8.0)]:  # the older one is measured again
        write_page(folder, report(release, "plain", decision))
    page = (tmp_path / "speed.md").read_text("utf-8")
    assert "| San Juan, us per decision | 4 | - |" in page
    assert "|  | 0.9.0, plain | 0.10.0, plain | 0.9.0, compiled | 0.10.0, compiled |" in page
    assert "| mombasa | 5 | 2.5 | - | - |" in page
    assert "mombasa 2.50" in (folder / "history.svg").read_text("utf-8")


def test_every_game_has_its_rows() -> None:
    assert list(TITLES) == list(GAMES)
    assert set(VECTORS) <= set(GAMES)


@pytest.mark.long
def test_the_command_measures_the_vector_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    monkeypatch.setattr(bench_vector, "ROUNDS", 1)
    monkeypatch.setattr(command, "PEERS", [])
    monkeypatch.setattr(bench_vector, "WARM", 1)
    assert main(["bench", "--games", "1", "--docs", str(tmp_path)]) == 0
    [file] = tmp_path.glob("speed/*/*.json")
    found = json.loads(file.read_text("utf-8"))["vector_steps_a_second"]
    assert list(found) == ["san-juan", "great-western-trail"]
    assert min(found.values()) > 0
    assert "| San Juan compared with catanatron, times as fast | - | - |" in (tmp_path / "speed.md").read_text("utf-8")


def test_the_page_in_the_documents_shows_what_is_kept() -> None:
    folder = DOCS / "speed"
    history = kept(folder)
    assert list(history)[0] == "0.1.0"
    assert all([set(builds) == {"plain", "compiled"} for builds in history.values()])
    assert (DOCS / "speed.md").read_text("utf-8") == document(history, (folder / "notes.md").read_text("utf-8"))
    assert (DOCS / PICTURE).read_text("utf-8") == picture(history)
