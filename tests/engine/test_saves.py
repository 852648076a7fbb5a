"""Saves of older versions load as they were, and their games can be played to the end."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.catalogue import GAMES, find
from serai.engine.playout import play_on
from serai.engine.save import load, save
from serai.engine.step import numbers_of
from serai.words import Speaker
from tests.saves import FOLDER

FILES = sorted(FOLDER.glob("*/*.jsonl.gz"))


def saves(path: Path) -> list[str]:
    return gzip.decompress(path.read_bytes()).decode().splitlines()


def steps_in(state: dict[str, Any]) -> set[str]:
    return {step["class"] for step in state["stack"] + state["aside"]}


def agrees(now: Any, before: Any) -> bool:
    """Everything is there as it was; fields that were added since have their defaults."""
    if isinstance(before, dict):
        return all(name in now and agrees(now[name], value) for name, value in before.items())
    if isinstance(before, list):
        return len(now) == len(before) and all(agrees(*pair) for pair in zip(now, before, strict=True))
    return bool(now == before)


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.name.partition('.')[0]}" for path in FILES])
def test_an_old_save_is_loaded_as_it_was_and_played_to_its_end(path: Path) -> None:
    """A game that was begun goes on after its rules were mended, so its rules version does not matter here."""
    for text in saves(path):
        state = load(text, find, any_rules=True)
        before, after = json.loads(text), json.loads(save(state))
        assert agrees(after["state"], before["state"])
        assert (after["players"], after["options"]) == (before["players"], before["options"])
        for seat in state.waiting():  # what is asked can be said
            speaker, step = Speaker(state.setup.game, "en", seats=["A"] * 6), state.step_for(seat)
            assert speaker.question(type(step).__name__, {**numbers_of(step), **state.setup.game.asked(state, seat)})
        assert play_on(state, serai.Dice(text)) > 0
        assert len(serai.scores(state)) >= state.setup.players  # an automaton may have points too


def test_every_game_has_old_saves_of_many_steps() -> None:
    for game_id in GAMES:
        seen = [steps_in(json.loads(text)["state"]) for text in saves(FOLDER / "0.1.0" / f"{game_id}.jsonl.gz")]
        assert len(set().union(*seen)) == len(seen) > 25
