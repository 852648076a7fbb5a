"""The tutorial game of `examples/menagerie` as the tests' toy: it needs everything the engine can do and San Juan does not,
choices at once, anytime actions with a debt that delays nobody else, pauses, dice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import menagerie
from serai.engine.game import Game

TOY: Final[Game[Any]] = menagerie.GAME


def toy(**changes: Any) -> Game[Any]:
    """The toy with something in it changed, to see whether a law notices."""
    return replace(TOY, **changes)
