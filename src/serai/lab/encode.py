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
    """What a seat sees, into a row of zeros of `game.width` floats.  Faster for games with `fill`."""
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
    """1 for every action of the vocabulary that is legal for this seat now."""
    row = np.zeros(len(s.setup.game.vocabulary), np.int8)
    if s.options and s.player == seat:
        row[s.options] = 1
    return row


def result(scores: list[Score]) -> list[float]:
    """1 for a single winner and -1 / (n - 1) for each loser among n, so that they add up to 0.  Several winners share the 1."""
    n, won = len(scores), winners(scores)
    shares = [(seat in won) / len(won) for seat in range(n)]
    return [(n * share - 1) / (n - 1) for share in shares]


def margin(scores: list[Score]) -> list[float]:
    """Own points minus those of the best other player."""
    totals = [score.total for score in scores]
    return [float(own - max(totals[:seat] + totals[seat + 1 :])) for seat, own in enumerate(totals)]


REWARDS: dict[str, Callable[[list[Score]], list[float]]] = {"result": result, "margin": margin}
"""The reward of every seat at the end of a game, an automaton after the players; 0 before the end."""


def reward(name: str) -> Callable[[list[Score]], list[float]]:
    if name not in REWARDS:
        raise BadSetup(f"Unknown reward {name!r:.30}. Choose from: {', '.join(REWARDS)}")
    return REWARDS[name]
