"""Positions with refusals that few random games get to."""

from __future__ import annotations

from collections.abc import Iterator

from serai.games.mombasa.state import Mombasa


def positions(game_id: str) -> Iterator[tuple[Mombasa, int, int]]:
    """A state, a seat, and what it cannot do."""
    yield from ()
