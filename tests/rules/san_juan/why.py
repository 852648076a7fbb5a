"""Positions with refusals that few random games get to."""

from __future__ import annotations

from collections.abc import Iterator

from serai.games.san_juan.state import SanJuan
from serai.games.san_juan.vocabulary import VOCABULARY
from tests.rules.san_juan.position import Area, position, say


def cannot(s: SanJuan, *texts: str) -> Iterator[tuple[SanJuan, int, int]]:
    for text in texts:
        yield s.copy(), s.player, VOCABULARY.numbers[text]


def positions() -> Iterator[tuple[SanJuan, int, int]]:
    """A state, a seat, and what it cannot do."""
    crane = position(Area("indigo plant, crane, well, poor house", hand="library, palace, any"), Area(), Area())
    say(crane, 0, "take builder")
    yield from cannot(crane, "build palace")
    say(crane, 0, "build library")
    yield from cannot(crane, "on open ground", "over indigo plant", "over crane", "over tower")
    library = position(Area("indigo plant, library"), Area())
    say(library, 0, "take prospector")
    yield from cannot(library, "draw 3")
