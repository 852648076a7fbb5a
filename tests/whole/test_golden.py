"""Games that were played once play the same for ever; positions ahead are as many as ever."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import serai
from serai.catalogue import GAMES, find
from serai.engine.game import Game
from serai.engine.state import State
from tests.golden import FOLDER, golden_games

LOGS = sorted(FOLDER.glob("*.log"))
PERFT = json.loads((Path(__file__).parents[1] / "perft.json").read_text("utf-8"))


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_golden_log_replays_to_its_scores(path: Path) -> None:
    state = serai.replay(path.read_text("utf-8"))  # checks every line, and the scores in the last one
    assert not state.options


@pytest.mark.parametrize("game_id", GAMES)
def test_random_bots_play_the_golden_games_again(game_id: str) -> None:
    """Same seed, same game: chance, options and their order are as they were.  (Other bots may learn.)"""
    for golden in golden_games(find(game_id)):
        if "random" in golden.bots:
            assert golden.play() == in_present_names((FOLDER / golden.name).read_text("utf-8"), find(game_id)), golden.name


def in_present_names(log: str, game: Game[State]) -> str:
    """A log as it would be written now: recorded games keep the names that actions had."""
    words = game.vocabulary
    return re.sub(r"^(\d+) (.+)$", lambda line: f"{line[1]} {words.names[words.numbers[line[2]]]}", log, flags=re.MULTILINE)


@pytest.mark.parametrize("row", PERFT, ids=[f"{row['game']}-{row['players']}-{row['seed']}" for row in PERFT])
def test_perft(row: dict[str, object]) -> None:
    options = row["options"]
    counts = row["counts"]
    assert isinstance(options, dict)
    assert isinstance(counts, list)
    state = serai.new_game(str(row["game"]), int(str(row["players"])), str(row["seed"]), **options)
    assert [serai.perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_game_has_golden_logs_and_perft() -> None:
    for game_id in GAMES:
        assert {path.name for path in LOGS} >= {golden.name for golden in golden_games(find(game_id))}
        assert {row["players"] for row in PERFT if row["game"] == game_id} >= set(find(game_id).players)
