"""The games do not become slower unnoticed, and the page about speed shows what was measured."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.catalogue import GAMES
from serai.cli.commands.bench import write_page
from serai.engine.state import State
from tests.lab.speed import baseline, counts

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


def report(build: str, decision: float) -> dict[str, Any]:
    us = {"decision": decision, "copy": 2.5, "playout": 1000.0}
    catan = {"name": "Catan", "package": "catanatron", "version": "9.9", "us": 35.0, "copy_us": 40.0}
    return {
        "serai": "0.1.0",
        "python": "3.11.7",
        "implementation": "CPython",
        "compiled": build == "compiled",
        "calibration_us": 1.6,
        "games": {game_id: {"players": 4, "us": us} for game_id in GAMES},
        "peers": [
            {**catan, "decision_over_calibration": 21.9, "times_san_juan": 35 / decision},
            {"name": "uno", "package": "rlcard", "missing": "rlcard is not installed (pip install rlcard)"},
        ],
    }


def test_the_page_shows_the_figures_of_both_builds(tmp_path: Path) -> None:
    folder = tmp_path / "speed"
    folder.mkdir()
    (folder / "notes.md").write_text("A note.\n", "utf-8")
    write_page(folder, report("plain", 7.0))
    page = (tmp_path / "speed.md").read_text("utf-8")
    assert "| San Juan, us per decision | 7 | not measured |" in page
    write_page(folder, report("compiled", 1.0))
    page = (tmp_path / "speed.md").read_text("utf-8")
    assert "| San Juan, us per decision | 7 | 1 |" in page
    assert "| San Juan compared with catanatron, times as fast | 5 | 35 |" in page
    assert "| ISMCTS with full rollouts, San Juan, 4 players, rollouts per second | 1,000 | 1,000 |" in page
    assert "| uno | rlcard | rlcard is not installed (pip install rlcard) |" in page
    assert "A note." in page
    assert json.loads((folder / "plain.json").read_text("utf-8")) == report("plain", 7.0)
