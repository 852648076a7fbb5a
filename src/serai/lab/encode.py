"""A state as arrays: what all environments and data sets share."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from struct import pack_into

import numpy as np
from numpy.typing import NDArray

from serai.engine.errors import BadSetup
from serai.engine.game import Game
from serai.engine.score import Score, winners
from serai.engine.state import State

Features = NDArray[np.float32]
Mask = NDArray[np.int8]


def write_features(s: State, seat: int, row: memoryview) -> None:
    """What a seat sees, into a row of zeros of `game.width` floats.  A game that can write them there itself is faster."""
    game = s.setup.game
    if game.fill is not None:
        game.fill(s, seat, row)
    else:
        numbers = game.features(s, seat)
        pack_into(f"{len(numbers)}f", row, 0, *numbers)


def features(s: State, seat: int) -> Features:
    """What a seat sees, as `game.width` numbers, own seat first."""
    row = np.zeros(s.setup.game.width, np.float32)
    write_features(s, seat, row.data)
    return row


def blocks(game: Game) -> dict[str, slice]:
    """Where in the features each block of the game's layout lies."""
    ends = accumulate([size for _, size in game.layout])
    return {name: slice(end - size, end) for (name, size), end in zip(game.layout, ends, strict=True)}


def mask(s: State, seat: int) -> Mask:
    """1 for every action of the vocabulary that this seat may choose now."""
    row = np.zeros(len(s.setup.game.vocabulary), np.int8)
    if s.options and s.player == seat:
        row[s.options] = 1
    return row


def result(scores: list[Score]) -> list[float]:
    """1 for the only winner; all together nothing, so that a loser among n has -1 / (n - 1).  A shared victory is shared."""
    n, won = len(scores), winners(scores)
    shares = [(seat in won) / len(won) for seat in range(n)]
    return [(n * share - 1) / (n - 1) for share in shares]


def margin(scores: list[Score]) -> list[float]:
    """Own points less those of the best other player."""
    totals = [score.total for score in scores]
    return [float(own - max(totals[:seat] + totals[seat + 1 :])) for seat, own in enumerate(totals)]


REWARDS: dict[str, Callable[[list[Score]], list[float]]] = {"result": result, "margin": margin}
"""What the end of a game is worth to every seat, an automaton's after the players'.  Before the end everything is worth 0."""


def reward(name: str) -> Callable[[list[Score]], list[float]]:
    if name not in REWARDS:
        raise BadSetup(f"there is no reward {name!r:.30}: there is {' and '.join(REWARDS)}")
    return REWARDS[name]
