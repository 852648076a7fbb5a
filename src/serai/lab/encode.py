"""A state as arrays: what all environments and data sets share."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import accumulate, groupby

import numpy as np
from numpy.typing import NDArray

from serai.engine.errors import BadSetup
from serai.engine.features import Blocks, Sheet
from serai.engine.game import Game
from serai.engine.score import Score, winners
from serai.engine.state import State

Cells = NDArray[np.int16]
Features = NDArray[np.float32]
Mask = NDArray[np.int8]


@cache
def divisors(blocks: Blocks) -> NDArray[np.float32]:
    return np.array(blocks.divisors, np.float32)


def cells(s: State, seat: int) -> Cells:
    """What a seat sees as whole numbers, not yet scaled."""
    return np.array(Sheet(s.setup.game.blocks).write(s, seat))


def scaled(game: Game[State], rows: Cells) -> Features:
    """One row of whole numbers, or many at once, as features.  Dividing such small numbers in float32 gives exactly what
    `serai.features` gives, rounded."""
    return np.divide(rows, divisors(game.blocks), dtype=np.float32)


def features(s: State, seat: int) -> Features:
    """What a seat sees, as `game.width` numbers, own seat first."""
    return scaled(s.setup.game, cells(s, seat))


def blocks(game: Game[State]) -> dict[str, slice]:
    """Where in the features each block of the game's layout lies."""
    ends = accumulate([size for _, size in game.layout])
    return {name: slice(end - size, end) for (name, size), end in zip(game.layout, ends, strict=True)}


def described(game: Game[State]) -> str:
    """The blocks as docs/lab.md shows them, and what their numbers are divided by.  Other areas are like one's own."""
    lines, at = ["| from | numbers | what | divided by |", "|---|---|---|---|"], 0
    own = [(f"me: {block.name}", block) for block in game.blocks.area]
    for name, block in [*[(block.name, block) for block in game.blocks.common], *own]:
        runs = [(divisor, len(list(run))) for divisor, run in groupby(block.divisors)]
        divided = ", ".join([str(divisor) if n == 1 else f"{n} times {divisor}" for divisor, n in runs])
        lines.append(f"| {at} | {block.size} | {name} | {divided} |")
        at += block.size
    return "\n".join(lines)


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
