"""How bots come to their networks: NumPy computes them (`serai.learned.network`), or what stands in for it elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

from serai.catalogue import find
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.state import State

Seen = bytes  # what a seat sees, as whole numbers of 16 bits


class BadWeights(SeraiError):
    """The weights of a game cannot be used."""


class Mind(Protocol):
    """A network that judges what seats see, a row for each."""

    hand: float  # how much the game's own evaluation counts beside it

    def likes(self, rows: Sequence[Seen]) -> tuple[list[list[float]], list[float]]:
        """The logits of all actions, and values."""

    def worths(self, rows: Sequence[Seen]) -> list[float]:
        """The values alone."""


STAND_INS: list[Callable[[Game[State], str], Mind]] = []
"""Where there is no NumPy: what makes the network of a game, of a kind, instead of it."""


@cache
def mind(game_id: str, kind: str, file: str) -> Mind:
    """The network of a file, or the one that the package brings."""
    game = find(game_id)
    if STAND_INS:
        return STAND_INS[-1](game, kind)
    from serai.learned.network import read_weights, shipped  # noqa: PLC0415

    return read_weights(Path(file) if file else shipped(game, kind), game, kind)


def purpose(game: Game[State], kind: str) -> dict[str, Any]:
    """What a network must have been trained for to be of use."""
    names = "\n".join(game.vocabulary.names)
    layout = "\n".join([f"{name} {size}" for name, size in game.layout])
    return {
        "game": game.id,
        "rules": game.rules_version,
        "kind": kind,
        "features": sha256(f"{layout}\n{game.blocks.divisors}".encode()).hexdigest()[:16],
        "actions": sha256(names.encode()).hexdigest()[:16],
    }


def check_purpose(name: str, header: dict[str, Any], game: Game[State], kind: str) -> None:
    wrong = [part for part, value in purpose(game, kind).items() if header.get(part) != value]
    if wrong:
        raise BadWeights(f"The weights {name} were trained for other {' and '.join(wrong)}: train them anew.")
