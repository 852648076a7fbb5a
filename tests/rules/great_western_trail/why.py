"""Positions with refusals that few random games get to."""

from __future__ import annotations

from collections.abc import Iterator

from serai.games.great_western_trail.state import Trail


def positions() -> Iterator[tuple[Trail, int, int]]:
    """A state, a seat, and what it cannot do."""
    yield from ()
