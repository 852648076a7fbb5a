"""Other futures of a state: the same for all seats until something comes to light."""

from __future__ import annotations

from typing import Any

import pytest

import serai
from serai.catalogue import GAMES
from serai.engine.chance import Dice
from serai.engine.hidden import reshuffle
from serai.engine.save import dump
from serai.engine.state import State
from serai.engine.zones import components

DECISIONS, EACH = 300, 7


def seen(s: State) -> list[Any]:
    """By all seats together, with what may be chosen."""
    return [s.options, *[s.setup.game.observe(s, seat) for seat in range(s.setup.players)]]


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_shows_before_an_action_reveals(game_id: str) -> None:
    """An action that neither reveals nor casts dice has one outcome, whatever lies where nobody looks."""
    game, dice = serai.game(game_id), Dice("futures")
    s: State = game.new_game(game.players[0], 3)
    for number in range(DECISIONS):
        if not s.options:
            break
        action, other = dice.pick(s.options), reshuffle(s, number)
        then = s.copy()
        then.play(action)
        if number % EACH == 0:
            assert seen(other) == seen(s)
            assert components(other, game.zones) == components(s, game.zones)
            if (then.chances, then.reveals) == (s.chances, s.reveals):
                other.play(action)
                assert seen(other) == seen(then)
        s = then


def test_futures_differ_by_their_seed() -> None:
    s = serai.new_game("san-juan", 3, 1)
    one, two, again = [dump(reshuffle(s, seed)) for seed in (1, 2, 1)]
    assert one == again != two
    assert dump(s) == dump(serai.new_game("san-juan", 3, 1))
