"""The games do not become slower unnoticed, and the page about speed shows what was measured."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.catalogue import GAMES
from serai.cli.commands.bench import write_page
from serai.lab.bench import compiled
from tests.lab.speed import baseline, ratios

GROWTH = 1.3  # so much slower is a failure


@pytest.mark.parametrize("game_id", GAMES)
def test_no_game_became_slower(game_id: str) -> None:
    """One round is enough if it is fast enough; a slow one is measured again and again.  The baseline is of plain Python, in
    the versions that were measured."""
    allowed = math.inf if compiled() else GROWTH * baseline().get(game_id, math.inf)
    figure = math.inf
    for figure in ratios(serai.game(game_id)):
        if figure <= allowed:
            break
    assert figure <= allowed, (
        f"a decision of {game_id} takes {figure:.2f} times the calibration, and {allowed:.2f} is allowed: make it faster,"
        " or write the baseline anew with python -m tests.lab.speed and say why"
    )


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
