"""Western Legends' vocabulary.  People are called by their characters, which are open and unique."""

from __future__ import annotations

from typing import Final

from serai.engine.vocabulary import Vocabulary
from serai.games.western_legends.board import SHARED_SPACES, SPACES
from serai.games.western_legends.cards import (
    CARDS,
    CHARACTERS,
    FACE_NAMES,
    FIGHT_CARDS,
    FIGURES,
    GOAL_NAMES,
    ITEMS,
    LIMITS,
    SIDES_OF_STORY,
    STARTS,
    TOKENS,
    UPGRADABLE,
    VALUES,
)

MOST_GOLD: Final = LIMITS["max_gold_with_mule"]
COUNTS: Final = [str(n) for n in range(1 + max(MOST_GOLD, VALUES["revel_max_lp"]))]
OFFERS: Final = (
    "wound_1",
    "discard_random_1",
    "discard_own_choice_1",
    "lose_money_10",
    "lp_1",
    "mp_1",
    "wp_1",
    "money_10",
    "money_20",
)

VOCABULARY: Final = Vocabulary()
# set-up and start phase
BE: Final = VOCABULARY.verb("be", CHARACTERS)
STAND: Final = VOCABULARY.verb("stand in", [SPACES[space] for space in SHARED_SPACES])
START: Final = VOCABULARY.verb("start with", [row["id"] for row in STARTS])
USE: Final = VOCABULARY.verb("use", ITEMS)
# actions
GO: Final = VOCABULARY.verb("go to", SPACES)
ACT: Final = VOCABULARY.verb("act with", CARDS)
DUEL: Final = VOCABULARY.verb("duel", FIGURES)
ROB: Final = VOCABULARY.verb("rob", FIGURES)
ARREST: Final = VOCABULARY.verb("arrest", FIGURES)
WORK: Final = VOCABULARY.verb("work", ["here"])
PROSPECT: Final = VOCABULARY.verb("prospect", ["for gold"])
DEPOSIT: Final = VOCABULARY.verb("deposit", COUNTS)
HEIST: Final = VOCABULARY.verb("heist", ["at the bank"])
HEAL: Final = VOCABULARY.verb("heal", ["at the doctor"])
REVEL: Final = VOCABULARY.verb("revel for", COUNTS)
CATTLE: Final = VOCABULARY.verb("take", ["a cattle token"])
POKER: Final = VOCABULARY.verb("play", ["poker"])
BUY: Final = VOCABULARY.verb("buy", ITEMS)
UPGRADE: Final = VOCABULARY.verb("upgrade", [item for item, can in zip(ITEMS, UPGRADABLE, strict=True) if can])
# free steps
DELIVER: Final = VOCABULARY.verb("deliver", ["the cattle"])
WHISKEY_ON: Final = VOCABULARY.verb("whiskey for", CHARACTERS)
DISC: Final = VOCABULARY.verb("disc on the", SIDES_OF_STORY)
REACT: Final = VOCABULARY.verb("react with", CARDS)
REVEAL: Final = VOCABULARY.verb("reveal", GOAL_NAMES)
# fights
FIGHT: Final = VOCABULARY.verb("fight with", CARDS)
DECLINE: Final = VOCABULARY.verb("decline", ["the fight"])
ANSWER: Final = VOCABULARY.verb("answer with", FIGHT_CARDS)
RESTART: Final = VOCABULARY.verb("restart", ["the fight"])
LOOK: Final = VOCABULARY.verb("look at", ["cards"])
CANCEL: Final = VOCABULARY.verb("pay for", ["the wound"])
LOOT: Final = VOCABULARY.verb("rob the", ["gold", "money", "cattle token"])
SHERIFF_TO: Final = VOCABULARY.verb("sheriff to", SPACES)
SHERIFF_TAKES: Final = VOCABULARY.verb("sheriff takes", CHARACTERS)
# other choices
CHOOSE: Final = VOCABULARY.verb("choose", [offer.replace("_", " ") for offer in OFFERS])
DISCARD: Final = VOCABULARY.verb("discard", CARDS)
REROLL: Final = VOCABULARY.verb("reroll", FACE_NAMES)
JOIN: Final = VOCABULARY.verb("join", ["poker"])
BET: Final = VOCABULARY.verb("bet", CARDS)
REPLACE: Final = VOCABULARY.verb("replace", CARDS)
RETURN: Final = VOCABULARY.verb("return token", [str(n) for n in range(max(TOKENS) + 1)])
