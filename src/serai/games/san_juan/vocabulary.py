"""San Juan's vocabulary.  Buildings of one kind are interchangeable, so an action names a kind, never a place."""

from __future__ import annotations

from typing import Final

from serai.engine.vocabulary import Vocabulary
from serai.games.san_juan.cards import (
    CARDS,
    CATHEDRAL,
    COST,
    COUNCILLOR_ACTION,
    COUNCILLOR_PRIVILEGE,
    DOUBLE,
    GOODS,
    HOLDER,
    IDS,
    ROLES,
    SILVER_SMELTER,
)

DECK_CARDS: Final = CARDS[:CATHEDRAL]
COUNTS: Final = [str(n) for n in range(max(COST) + 1)]
DRAWS: Final = [str(n) for n in range(COUNCILLOR_ACTION + DOUBLE * COUNCILLOR_PRIVILEGE + 1)]

VOCABULARY: Final = Vocabulary()
TAKE: Final = VOCABULARY.verb("take", ROLES)
BUILD: Final = VOCABULARY.verb("build", CARDS)
OPEN: Final = VOCABULARY.verb("on", ["open ground"])
OVER: Final = VOCABULARY.verb("over", CARDS)
OVER_LADEN: Final = VOCABULARY.verb(
    "over", [f"{CARDS[holder]} with its good" for holder in HOLDER], [IDS[holder] for holder in HOLDER]
)
PAY: Final = VOCABULARY.verb("pay", COUNTS)
SPEND: Final = VOCABULARY.verb("spend", GOODS)
SPEND_NOTHING: Final = VOCABULARY.verb("spend", ["nothing"])
DISCARD: Final = VOCABULARY.verb("discard", DECK_CARDS)
PRODUCE: Final = VOCABULARY.verb("produce", GOODS[: SILVER_SMELTER + 1])
SELL: Final = VOCABULARY.verb("sell", GOODS)
DRAW: Final = VOCABULARY.verb("draw", DRAWS)
KEEP: Final = VOCABULARY.verb("keep", DECK_CARDS)
SWAP: Final = VOCABULARY.verb("swap", DECK_CARDS)
TUCK: Final = VOCABULARY.verb("tuck", DECK_CARDS)
BANK_IT: Final = VOCABULARY.verb("bank", DECK_CARDS)
