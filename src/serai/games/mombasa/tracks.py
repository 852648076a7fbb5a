"""Company tracks (MB-1.2, MB-6) as printed, and the special bonuses on them (MB-6.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from serai.games.mombasa.data import COMPANY_IDS, GOOD_IDS, SETUP, TRACK_DATA

TRACK_ROWS: Final[list[dict[str, Any]]] = TRACK_DATA["company_tracks"]
TRACK_IDS: Final[list[str]] = [row["id"] for row in TRACK_ROWS]
LAST: Final[list[int]] = [row["last"] for row in TRACK_ROWS]
SHARES: Final = [  # by track, by space: the shares at the last icon reached or passed (MB-6.2)
    [len([at for at in row["shares_at"] if at <= space]) for space in range(row["last"] + 1)] for row in TRACK_ROWS
]
NO_CALL: Final = 0
CALL: Final = [  # by track, by space: what the step from it to the next costs (MB-6.3)
    [sum([call["cost"] for call in row["capital_calls"] if call["after"] == space]) for space in range(row["last"] + 1)]
    for row in TRACK_ROWS
]
SPECIAL: Final = [  # by track, by space: pounds for the player who reaches it (MB-6.5)
    [sum([special["pounds"] for special in row["special"] if special["space"] == space]) for space in range(row["last"] + 1)]
    for row in TRACK_ROWS
]
LEVEL: Final = [  # by track, by space: special spaces reached or passed (MB-6.6)
    [len([special for special in row["special"] if special["space"] <= space]) for space in range(row["last"] + 1)]
    for row in TRACK_ROWS
]
PIECES: Final[list[list[int]]] = [[TRACK_IDS.index(side) for side in row["halves"]] for row in TRACK_DATA["track_cards"]]
FIRST_GAME: Final[list[int]] = [TRACK_IDS.index(SETUP["first_game_tracks"][name]) for name in COMPANY_IDS]


@dataclass(frozen=True, slots=True)
class Permanent:
    """A permanent bonus of tracks A and B (MB-6.7, MB-6.9); a bonus space of tracks C and D leaves all of it empty."""

    discount: int = 0  # units off the price of a card acquired with goods
    discount_good: int = -1  # only with this good; -1: with any
    mix: bool = False  # goods cards of different types may be combined for that card
    cotton: int = 0  # units more of each cotton card
    expansion: int = 0  # points more of the expansion total
    markers: int = 0  # extra bonus markers


def permanent(row: dict[str, Any]) -> Permanent:
    return Permanent(
        row.get("goods_price_discount", 0),
        GOOD_IDS.index(row["discount_good"]) if "discount_good" in row else -1,
        row.get("mix_goods", False),
        row.get("cotton_per_card", 0),
        row.get("expansion_total", 0),
        row.get("extra_markers", 0),
    )


BONUS_ROWS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in TRACK_DATA["special_bonuses"]}
PERMANENT: Final = [  # by track, by level; level 0: nothing yet
    [Permanent(), *[permanent(BONUS_ROWS[special["bonus"]]) for special in row["special"]]] for row in TRACK_ROWS
]
