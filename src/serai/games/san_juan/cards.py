"""San Juan's cards, tiles and figures: a card is a number, its facts are in the columns.  All of it comes from data.toml."""

from __future__ import annotations

from typing import Any, Final

from serai.engine.figures import read
from serai.engine.game import Option, Value

DATA: Final[dict[str, Any]] = read("san-juan", __package__, "data.toml")
ROWS: Final[list[dict[str, Any]]] = DATA["buildings"]

# ---- Cards (SJ-2.1, SJ-2.2): one row per kind -----------------------------------

IDS: Final[list[str]] = [row["id"] for row in ROWS]
CARDS: Final[list[str]] = [name.replace("_", " ") for name in IDS]  # as the log calls them
COST: Final[list[int]] = [row["cost"] for row in ROWS]
POINTS: Final[list[int]] = [row["vp"] for row in ROWS]
MONUMENT: Final[list[bool]] = [row["monument"] for row in ROWS]


def number(name: str) -> int:
    return IDS.index(name)


def effect(name: str, key: str) -> int:
    """A figure printed on a card."""
    return int(ROWS[number(name)]["effect"][key])


def deck(expansion: bool) -> list[int]:
    """All cards that are shuffled (SJ-3.2, SJ-3.3)."""
    copies = [row["count_base"] + (row["count_expansion"] if expansion else 0) for row in ROWS]
    return [card for card, n in enumerate(copies) for _ in range(n)]


INDIGO_PLANT: Final = number("indigo_plant")
SILVER_SMELTER: Final = number("silver_smelter")  # production buildings come first, and this is the last of them
SMITHY: Final = number("smithy")
GOLD_MINE: Final = number("gold_mine")
ARCHIVE: Final = number("archive")
POOR_HOUSE: Final = number("poor_house")
BLACK_MARKET: Final = number("black_market")
TRADING_POST: Final = number("trading_post")
WELL: Final = number("well")
MARKET_STAND: Final = number("market_stand")
CRANE: Final = number("crane")
CHAPEL: Final = number("chapel")
TOWER: Final = number("tower")
AQUEDUCT: Final = number("aqueduct")
CARPENTER: Final = number("carpenter")
PREFECTURE: Final = number("prefecture")
MARKET_HALL: Final = number("market_hall")
QUARRY: Final = number("quarry")
LIBRARY: Final = number("library")
GUILD_HALL: Final = number("guild_hall")
CITY_HALL: Final = number("city_hall")
TRIUMPHAL_ARCH: Final = number("triumphal_arch")
PALACE: Final = number("palace")
GUARD_HOUSE: Final = number("guard_house")
OFFICE_BUILDING: Final = number("office_building")
HUT: Final = number("hut")
TAVERN: Final = number("tavern")
PARK: Final = number("park")
CUSTOMS_OFFICE: Final = number("customs_office")
BANK: Final = number("bank")
HARBOR: Final = number("harbor")
GOLDSMITH: Final = number("goldsmith")
RESIDENCE: Final = number("residence")
CATHEDRAL: Final = number("cathedral")  # the last row: never in the deck

NO_CARD: Final = -1


def is_production(card: int) -> bool:
    """SJ-1.3: production buildings may be owned in any number; all others are city buildings, one of a kind."""
    return card <= SILVER_SMELTER


# ---- Goods (SJ-1.2): a good, face down on a building, is named after the building --------

GOOD_IDS: Final[list[str]] = [row["id"] for row in DATA["goods"]]
GOODS: Final[list[str]] = [good.replace("_", " ") for good in GOOD_IDS]
GOOD_OF: Final[list[int]] = [GOOD_IDS.index(row["good"]) if "good" in row else -1 for row in ROWS]
HOLDER: Final[list[int]] = [GOOD_OF.index(good) for good in range(len(GOODS))]
TILES: Final[list[list[int]]] = [  # price of each good, the customs good's fixed one last (SJ-8.5)
    [*tile["prices"], *[good["fixed_price"] for good in DATA["goods"] if "fixed_price" in good]]
    for tile in DATA["trading_house_tiles"]
]

# ---- Roles (SJ-1.5): what everybody may do, and what the chooser has on top -------------

ROLE_ROWS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in DATA["roles"]}
ROLES: Final = list(ROLE_ROWS)
BUILDER: Final = ROLES.index("builder")
PRODUCER: Final = ROLES.index("producer")
TRADER: Final = ROLES.index("trader")
COUNCILLOR: Final = ROLES.index("councillor")
PROSPECTOR: Final = ROLES.index("prospector")
NO_ROLE: Final = -1

BUILDER_DISCOUNT: Final[int] = ROLE_ROWS["builder"]["privilege"]["discount"]
PRODUCER_ACTION: Final[int] = ROLE_ROWS["producer"]["action"]["goods"]
PRODUCER_PRIVILEGE: Final[int] = ROLE_ROWS["producer"]["privilege"]["goods"]
TRADER_ACTION: Final[int] = ROLE_ROWS["trader"]["action"]["sales"]
TRADER_PRIVILEGE: Final[int] = ROLE_ROWS["trader"]["privilege"]["sales"]
COUNCILLOR_ACTION: Final[int] = ROLE_ROWS["councillor"]["action"]["draw"]
COUNCILLOR_KEEPS: Final[int] = ROLE_ROWS["councillor"]["action"]["keep"]
COUNCILLOR_PRIVILEGE: Final[int] = ROLE_ROWS["councillor"]["privilege"]["draw"]
PROSPECTOR_PRIVILEGE: Final[int] = ROLE_ROWS["prospector"]["privilege"]["draw"]
DOUBLE: Final = effect("library", "multiplier")

# ---- Figures printed on buildings or in the rulebook -----------------------------------

LIMITS: Final[dict[str, Any]] = DATA["limits"]
TWELVE: Final[int] = LIMITS["buildings_to_end_game"]
HAND_LIMIT: Final[int] = LIMITS["hand_limit"]
STARTING_HAND: Final[int] = LIMITS["starting_hand"]
TOWER_LIMIT: Final = effect("tower", "limit")
GUARD_HOUSE_LIMIT: Final = effect("guard_house", "owner_limit")
WITHOUT_GUARD_HOUSE: Final = effect("guard_house", "others_limit")
SWAPS: Final = effect("office_building", "max_cards")
CHAPEL_CARDS: Final = effect("chapel", "max_per_round")
SMITHY_DISCOUNT: Final = effect("smithy", "amount")
QUARRY_DISCOUNT: Final = effect("quarry", "amount")
PARK_DISCOUNT: Final = effect("park", "amount")
MARKET_GOODS: Final = effect("black_market", "max_goods")
POOR_HAND: Final = effect("poor_house", "hand_at_most")
POOR_HOUSE_CARDS: Final = effect("poor_house", "amount")
CARPENTER_CARDS: Final = effect("carpenter", "amount")
TAVERN_CARDS: Final = effect("tavern", "amount")
AQUEDUCT_GOODS: Final = effect("aqueduct", "amount")
WELL_GOODS: Final = effect("well", "threshold")
WELL_CARDS: Final = effect("well", "amount")
POST_SALES: Final = effect("trading_post", "amount")
STAND_GOODS: Final = effect("market_stand", "threshold")
STAND_CARDS: Final = effect("market_stand", "amount")
HALL_GOODS: Final = effect("market_hall", "threshold")
HALL_CARDS: Final = effect("market_hall", "amount")
HUT_CARDS: Final = effect("hut", "amount")
PREFECTURE_KEEPS: Final = effect("prefecture", "keep")
MINE_CARDS: Final = effect("gold_mine", "reveal")
SMITH_CARDS: Final = effect("goldsmith", "reveal")
GUILD_BUILDING: Final = effect("guild_hall", "per_production_building")
GUILD_KIND: Final = effect("guild_hall", "per_production_kind")
CITY_BUILDING: Final = effect("city_hall", "per_building")
ARCH_POINTS: Final[list[int]] = ROWS[TRIUMPHAL_ARCH]["effect"]["points_by_count"]
PALACE_DIVISOR: Final = effect("palace", "divisor")
SET_SIZE: Final = effect("residence", "set_size")
SET_POINTS: Final[list[int]] = ROWS[RESIDENCE]["effect"]["points"]
CATHEDRAL_COST: Final = effect("cathedral", "cost")
CATHEDRAL_POINTS: Final[list[int]] = ROWS[CATHEDRAL]["effect"]["points"]

DEALT: Final[dict[str, list[int]]] = {mode: DATA["setup"][mode]["dealt_by_seat"] for mode in ("simple", "advanced")}


# ---- Options of a game (SJ-3.1) --------------------------------------------------------


def options() -> tuple[Option, ...]:
    return tuple(Option(row["id"], row["default"], choices(row), row.get("min", 0), row["text"]) for row in DATA["options"])


def choices(row: dict[str, Any]) -> tuple[Value, ...]:
    """What an option can be; nothing for numbers."""
    return (False, True) if row["type"] == "bool" else tuple(row.get("values", ()))
