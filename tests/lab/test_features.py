"""The features are what the layout of each game says, and docs/lab.md shows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai.catalogue import GAMES, find
from serai.engine.chance import Dice
from serai.engine.features import Block, Blocks, Row
from serai.engine.game import Game
from serai.engine.hidden import determinize
from serai.engine.state import State
from serai.lab.encode import blocks, described, features
from serai.lab.environment import observations

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")


def positions(game: Game[State], players: int, every: int) -> Iterator[Any]:
    """Some positions of a random game, and its end."""
    s = game.new_game(players, 7)
    dice, number = Dice("positions", players), 0
    while s.options:
        if number % every == 0:
            yield s
        number += 1
        s.play(dice.pick(s.options))
    yield s


def areas(game: Game[State]) -> dict[str, list[tuple[str, slice]]]:
    """By whose they are: the blocks of each seat."""
    found: dict[str, list[tuple[str, slice]]] = {}
    for name, where in blocks(game).items():
        owner, colon, _ = name.partition(": ")
        if colon and (owner == "me" or owner.startswith("seat +")):
            found.setdefault(owner, []).append((name, where))
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_the_layout_fits(game_id: str) -> None:
    game = find(game_id)
    where = blocks(game)
    assert len(where) == len(game.layout)
    assert list(where.values())[-1].stop == game.width
    assert len(areas(game)) == (6 if game_id == "western-legends" else 4)
    for players in game.players:
        for s in positions(game, players, 40):
            row = features(s, 0)
            assert row.shape == (game.width,)
            assert row in observations(game)["observation"]


@pytest.mark.parametrize("game_id", GAMES)
def test_absent_seats_are_zero(game_id: str) -> None:
    game = find(game_id)
    for players in game.players:
        for s in positions(game, players, 60):
            present = len(s.players)  # an automaton may sit there, too
            row = features(s, 0)
            for i, area in enumerate(areas(game).values()):
                assert bool(row[area[0][1].start : area[-1][1].stop].any()) == (i < present)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_own_seat_comes_first_and_the_others_in_turn_order(game_id: str) -> None:
    """Whoever looks at an area, and from wherever, sees the same, but for how far it is from oneself; in Mombasa only its
    owner sees cards lying face down."""
    game = find(game_id)
    told_apart = 0
    for s in positions(game, 3, 15):
        rows = [features(s, seat) for seat in range(3)]
        places = list(areas(game).values())
        for owner in range(3):
            for seat in range(3):
                if seat == owner and not getattr(s, "revealed", True):
                    continue
                other = (owner + 1) % 3  # a neighbour looks, too
                for (name, here), (_, there) in zip(places[(owner - seat) % 3], places[(owner - other) % 3], strict=True):
                    if name.endswith("from me"):
                        continue
                    assert rows[seat][here].tolist() == rows[other][there].tolist()
        told_apart += len({row.tobytes() for row in rows}) == 3
    assert told_apart > 5


@pytest.mark.parametrize("game_id", GAMES)
def test_what_one_cannot_see_changes_no_feature(game_id: str) -> None:
    game = find(game_id)
    for s in positions(game, 3, 25):
        for seat in range(3):
            assert np.array_equal(features(determinize(s, seat, 1), seat), features(s, seat))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_row_is_the_list_whichever_way_it_is_written(game_id: str) -> None:
    """The list of `serai.features`, rounded to float32, is what environments scale from whole numbers."""
    game = find(game_id)
    for s in positions(game, game.players[-1], 10):
        numbers = game.features(s, 0)
        row = np.zeros(game.width, np.float32)
        game.fill(s, 0, row.data)
        assert row.tolist() == np.array(numbers, np.float32).tolist() == features(s, 0).tolist()


@pytest.mark.parametrize("game_id", GAMES)
def test_dividing_in_float32_is_exact(game_id: str) -> None:
    """For every number of 16 bits: the quotient rounded once is the quotient rounded to float64 and then to float32."""
    numbers = np.arange(-(1 << 15), 1 << 15, dtype=np.int16)
    for divisor in set(find(game_id).blocks.divisors):
        assert np.array_equal(numbers / np.float32(divisor), (numbers / np.float64(divisor)).astype(np.float32))


def test_divisors_fill_a_block() -> None:
    class Nothing(Block):
        def write(self, s: Any, seat: int, owner: int, row: Row) -> None:
            pass

    blocks = Blocks([Nothing("pairs", 4, (1, 5))], [Nothing("alike", 2, 3)], 2)
    assert blocks.divisors == [1, 5, 1, 5, 3, 3, 3, 3]
    assert blocks.layout == (("pairs", 4), ("me: alike", 2), ("seat +1: alike", 2))
    with pytest.raises(ValueError, match="5 numbers cannot repeat 2 divisors: odd"):
        Nothing("odd", 5, (1, 5))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_page_shows_the_layout(game_id: str) -> None:
    game = find(game_id)
    assert described(game) in PAGE
    assert f"`{game_id}`" in PAGE
    assert f"{game.width} numbers, {len(game.vocabulary)} actions" in PAGE
