"""What a seat sees, as plain JSON data.  It is a whitelist: what is not written here is seen by nobody."""

from __future__ import annotations

from typing import Any

from menagerie.state import Area, Menagerie
from menagerie.vocabulary import CARDS


def observe(s: Menagerie, seat: int | None) -> dict[str, Any]:
    """All that this seat sees (None: a spectator).  Things are called by their ids."""
    return {
        "game": s.setup.game.id,
        "seat": seat,
        "round": s.round,
        "deck": len(s.deck),
        "discards": ids(s.discards),
        "over": not s.stack,
        "players": [observe_area(p, i == seat) for i, p in enumerate(s.players)],
    }


def observe_area(p: Area, mine: bool) -> dict[str, Any]:
    """Others see how many cards a player has, but not whether one of them lies face down."""
    area: dict[str, Any] = {"points": p.points, "token": p.token, "cards": len(p.hand) + len(p.laid)}
    return {**area, "hand": ids(p.hand), "laid": ids(p.laid)} if mine else area


def ids(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]
