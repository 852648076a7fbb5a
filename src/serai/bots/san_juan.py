"""What a table of San Juan is worth to a seat."""

from __future__ import annotations

from typing import Any

from serai.engine.score import Score

CARD = 0.55  # a card in hand, as money
SPARE = 0.15  # a card above the hand limit, soon to be discarded
LIMIT = 7
LAST_MONEY = 0.4  # money at the very end still breaks ties, and may pay a last building
TWELVE = 12
GOOD = 0.55  # a good, as cards to come
BUILDING = 0.6  # a building, as a step towards the end: whoever builds fastest sets the pace
HELP = {  # what a building brings in a whole game beyond its points
    "smithy": 0.8,
    "gold_mine": 0.8,
    "archive": 0.7,
    "poor_house": 1.0,
    "black_market": 0.7,
    "trading_post": 1.2,
    "well": 1.0,
    "market_stand": 0.9,
    "crane": 0.5,
    "chapel": 2.5,
    "tower": 0.4,
    "aqueduct": 1.6,
    "carpenter": 3.0,
    "prefecture": 3.0,
    "market_hall": 1.8,
    "quarry": 2.5,
    "library": 4.0,
    "hut": 0.3,
    "office_building": 0.8,
    "tavern": 0.5,
    "customs_office": 1.5,
    "bank": 2.0,
    "harbor": 2.5,
    "goldsmith": 1.0,
    "sugar_mill": 0.5,
    "tobacco_storage": 0.8,
    "coffee_roaster": 1.2,
    "silver_smelter": 1.6,
    "indigo_plant": 0.3,
    "guild_hall": 2.0,
    "city_hall": 2.0,
    "triumphal_arch": 1.0,
    "palace": 3.0,
    "residence": 1.0,
    "cathedral": 1.0,
}


def worth(view: dict[str, Any], scores: list[Score], seat: int) -> float:
    """Points as they stand, cards and goods as money, and for the part of the game still to come what buildings bring."""
    me = view["players"][seat]
    built: list[dict[str, Any]] = me["buildings"]
    left: float = 1 - max(len(p["buildings"]) for p in view["players"]) / TWELVE
    cards: int = me["hand_size"] + me["picked_size"]
    money = CARD * min(cards, LIMIT) + SPARE * max(0, cards - LIMIT) + GOOD * len([b for b in built if b["good"]])
    help_to_come = sum(HELP.get(b["id"], 0) for b in built) * left
    return scores[seat].total + BUILDING * len(built) + money * (LAST_MONEY + left) + help_to_come
