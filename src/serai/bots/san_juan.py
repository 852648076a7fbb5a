"""What a table of San Juan is worth to a seat."""

from __future__ import annotations

from collections.abc import Callable

from serai.engine.chance import Dice
from serai.games.san_juan.cards import HAND_LIMIT, IDS, TWELVE
from serai.games.san_juan.scoring import scores
from serai.games.san_juan.table import SanJuan

AHEAD = 1
LEAVES = 1  # the decision after the next shows what a choice is for
CARD = 0.55  # a card in hand, as money
SPARE = 0.15  # a card above the hand limit, soon to be discarded
LAST_MONEY = 0.4  # money at the very end still breaks ties, and may pay a last building
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


WORTH_OF = [HELP.get(name, 0.0) for name in IDS]


def worth(table: SanJuan, seat: int) -> float:
    """Points as they stand, cards and goods as money, and for the part of the game still to come what buildings bring."""
    me = table.players[seat]
    left = 1 - max([len(p.buildings) for p in table.players]) / TWELVE
    cards = len(me.hand) + len(me.picked)
    money = CARD * min(cards, HAND_LIMIT) + SPARE * max(0, cards - HAND_LIMIT) + GOOD * len(me.laden())
    help_to_come = sum([WORTH_OF[card] for card in me.buildings]) * left
    return scores(table)[seat].total + BUILDING * len(me.buildings) + money * (LAST_MONEY + left) + help_to_come


def opinion(dice: Dice) -> Callable[[SanJuan, int], float]:
    """All bots judge alike."""
    return worth
