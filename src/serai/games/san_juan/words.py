"""San Juan's vocabulary.  Buildings of one kind are interchangeable, so an action names a kind, never a place."""

from __future__ import annotations

from typing import Final

from serai.engine.words import Vocabulary
from serai.games.san_juan.cards import (
    CARDS,
    CATHEDRAL,
    COST,
    COUNCILLOR_ACTION,
    COUNCILLOR_PRIVILEGE,
    DOUBLE,
    GOODS,
    HOLDER,
    ROLES,
    SILVER_SMELTER,
)

DECK_CARDS: Final = CARDS[:CATHEDRAL]
COUNTS: Final = [str(n) for n in range(max(COST) + 1)]
DRAWS: Final = [str(n) for n in range(COUNCILLOR_ACTION + DOUBLE * COUNCILLOR_PRIVILEGE + 1)]

WORDS: Final = Vocabulary()
TAKE: Final = WORDS.verb("take", ROLES)
BUILD: Final = WORDS.verb("build", CARDS)
OPEN: Final = WORDS.verb("on", ["open ground"])
OVER: Final = WORDS.verb("over", CARDS)
OVER_LADEN: Final = WORDS.verb("over", [f"{CARDS[holder]} with its good" for holder in HOLDER])
PAY: Final = WORDS.verb("pay", COUNTS)
SPEND: Final = WORDS.verb("spend", GOODS)
SPEND_NOTHING: Final = WORDS.verb("spend", ["nothing"])
DISCARD: Final = WORDS.verb("discard", DECK_CARDS)
PRODUCE: Final = WORDS.verb("produce", GOODS[: SILVER_SMELTER + 1])
SELL: Final = WORDS.verb("sell", GOODS)
DRAW: Final = WORDS.verb("draw", DRAWS)
KEEP: Final = WORDS.verb("keep", DECK_CARDS)
SWAP: Final = WORDS.verb("swap", DECK_CARDS)
TUCK: Final = WORDS.verb("tuck", DECK_CARDS)
BANK_IT: Final = WORDS.verb("bank", DECK_CARDS)
