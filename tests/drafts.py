"""A match in which one seat can take back its last choice, and another one is about to choose in secret."""

from __future__ import annotations

import random
from collections.abc import Iterator

from serai.catalogue import find
from serai.engine.match import Match

SEED = 6


def decisions(match: Match) -> Iterator[tuple[int, int]]:
    """Random decisions until then, always the same ones; the one who takes them plays them."""
    chance = random.Random("san-juan6")  # noqa: S311
    while not found(match):
        seat = chance.choice([seat for seat in match.state.waiting() if not match.ready(seat)])
        yield seat, chance.choice(match.desk(seat).options_for(seat))


def found(match: Match) -> list[int]:
    """The seat that can take back, and the one that chooses in secret."""
    if not match.past or match.drafts:
        return []
    seat = match.past[-1][1]
    return next(([seat, other] for other in match.choosing_at_once() if other != seat), [])


def before_a_draft() -> tuple[Match, int, int]:
    match = Match(find("san-juan").setup(2, {}), SEED)
    for seat, action in decisions(match):
        match.do(seat, action)
    seat, other = found(match)
    return match, seat, other
