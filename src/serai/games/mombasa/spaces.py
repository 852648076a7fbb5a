"""Bonus spaces as printed: on the board (MB-5.7.3) and on tracks C and D (MB-6.8), one row each, all of the same form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from serai.games.mombasa.data import DATA, GOOD_IDS, MEASURES, company
from serai.games.mombasa.rewards import Reward, reward
from serai.games.mombasa.tracks import BONUS_ROWS, TRACK_IDS

TILE_ROWS: Final[list[dict[str, Any]]] = DATA["bonus_tiles"]
TILE_IDS: Final[list[str]] = [row["id"] for row in TILE_ROWS]
TILES: Final = [f"{name.removeprefix('tile_').replace('_', ' ')} tile" for name in TILE_IDS]
PLUS_ONE: Final = [row["kind"] for row in TILE_ROWS].index("goods_modifier")
BOOKKEEPER_TILE: Final = [row["kind"] for row in TILE_ROWS].index("bookkeeper")
MERCHANT_TILE: Final = [row["kind"] for row in TILE_ROWS].index("diamond_merchant")
EXPANSION_TILE: Final = [row["kind"] for row in TILE_ROWS].index("expansion")
PLUS_UNITS: Final[int] = TILE_ROWS[PLUS_ONE]["value"]
TILE_POINTS: Final[int] = TILE_ROWS[BOOKKEEPER_TILE]["bookkeeping"]
TILE_DIAMONDS: Final[int] = TILE_ROWS[MERCHANT_TILE]["diamonds"]
TILE_POUNDS: Final[int] = TILE_ROWS[MERCHANT_TILE]["pounds"]
TILE_DIAMONDS_EACH: Final[int] = TILE_ROWS[MERCHANT_TILE]["diamonds_per_other_face_up_merchant"]
TILE_EXPANSION: Final[int] = TILE_ROWS[EXPANSION_TILE]["value"]


@dataclass(frozen=True, slots=True)
class Space:
    """What a marker here asks for and brings."""

    cost: int
    leads: bool  # take the first player marker
    points: int  # bookkeeping points
    measure: int  # majority of this total; -1: none
    company: int  # whose track the steps go to; -1: none
    levels: tuple[tuple[int, Reward], ...]  # least total and reward; one of them is gained
    tile: int  # the bonus tile that is reserved; -1: none
    diamonds: int
    buys: bool  # a displayed card may be bought
    discount: int  # pounds off its price
    removes: bool  # a hand card is removed
    good: int  # only a goods card of this type; -1: any card
    over: int  # pounds above its red number
    others: int  # number of other company tracks
    steps: int  # on each of them
    track: int  # of tracks C and D; -1: on the board
    level: int


def level_rows(row: dict[str, Any]) -> list[dict[str, Any]]:
    """Levels of a majority, or the choices of track C1."""
    rows: list[dict[str, Any]] = row.get("levels", row.get("options", []))
    return rows


def space(row: dict[str, Any]) -> Space:
    wanted = row.get("remove_from_hand", "any")
    return Space(
        row["cost_pounds"],
        row.get("forbidden_for_first_player_on_first_turn", False),
        row.get("bookkeeping", 0),
        MEASURES.index(row["kind"]) if row.get("group") == "majority" else -1,
        company(row.get("company")),
        tuple([(level.get("min", 0), reward(level)) for level in level_rows(row)]),
        TILE_IDS.index(row["tile"]) if "tile" in row else -1,
        row.get("diamonds", 0),
        row.get("buy_card", row["id"] == "buy_card"),
        row.get("card_price_discount", 0),
        "pounds_over_red_box" in row,
        GOOD_IDS.index(wanted) if wanted != "any" else -1,
        row.get("pounds_over_red_box", 0),
        row.get("other_tracks", 0),
        row.get("steps_each", 0),
        TRACK_IDS.index(row["track"]) if "track" in row else -1,
        row.get("level", 0),
    )


SPACE_ROWS: Final[list[dict[str, Any]]] = [
    *DATA["bonus_spaces"],
    *[row for row in BONUS_ROWS.values() if row["kind"] == "bonus_space"],
]
SPACE_IDS: Final[list[str]] = [row["id"] for row in SPACE_ROWS]
SPACES: Final = [space(row) for row in SPACE_ROWS]
SPACE_NAMES: Final = [name.replace("_", " ") for name in SPACE_IDS]
MOST_LEVELS: Final = max([len(row.levels) for row in SPACES])


def in_play(tracks: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces of a game with these company tracks."""
    return tuple([i for i, row in enumerate(SPACES) if row.track == -1 or row.track in tracks])


TWIN: Final = [  # the other space of the same track (MB-6.8), or the space itself
    [j for j, other in enumerate(SPACES) if row.track == other.track != -1 and j != i][:1] for i, row in enumerate(SPACES)
]
