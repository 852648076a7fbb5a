"""What a seat is shown belongs to whoever asked: it is made anew each time, so nobody is changed by changing it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import serai
from serai.catalogue import GAMES
from serai.engine.chance import Dice
from serai.engine.laws import setups
from serai.engine.playout import play_on


def containers(shown: Any) -> Iterator[int]:
    """The identity of every dictionary and list in it."""
    if isinstance(shown, dict | list):
        yield id(shown)
        for part in shown.values() if isinstance(shown, dict) else shown:
            yield from containers(part)


@pytest.mark.parametrize("game_id", GAMES)
def test_an_observation_shares_nothing(game_id: str) -> None:
    game = serai.game(game_id)
    for number, setup in enumerate(setups(game)[:6]):
        s = game.start(setup, number)
        while s.options:
            shown = [game.observe(s, seat) for seat in (None, *range(setup.players), 0)]
            found = [name for observation in shown for name in containers(observation)]
            assert len(set(found)) == len(found), s.stack[-1]
            play_on(s, Dice("shared", len(found)), 25)
