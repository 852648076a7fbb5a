"""The laws hold for every game."""

from __future__ import annotations

import pytest

from serai.catalogue import GAMES, find
from serai.engine.laws import check_game, setups

GAMES_EACH = 14  # set-ups of a game that are checked here; `serai laws` checks as many as one likes


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("number", range(GAMES_EACH))
@pytest.mark.parametrize("game_id", GAMES)
def test_laws_hold(game_id: str, number: int) -> None:
    assert check_game(setups(find(game_id))[number], number) > 0
