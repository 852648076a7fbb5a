"""Western Legends' vocabulary.  People are called by their characters, which are open and unique."""

from __future__ import annotations

from typing import Final

from serai.engine.words import Vocabulary
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

WORDS: Final = Vocabulary()
# set-up and start phase
BE: Final = WORDS.verb("be", CHARACTERS)
STAND: Final = WORDS.verb("stand in", [SPACES[space] for space in SHARED_SPACES])
START: Final = WORDS.verb("start with", [row["id"] for row in STARTS])
USE: Final = WORDS.verb("use", ITEMS)
# actions
GO: Final = WORDS.verb("go to", SPACES)
ACT: Final = WORDS.verb("act with", CARDS)
DUEL: Final = WORDS.verb("duel", FIGURES)
ROB: Final = WORDS.verb("rob", FIGURES)
ARREST: Final = WORDS.verb("arrest", FIGURES)
WORK: Final = WORDS.verb("work", ["here"])
PROSPECT: Final = WORDS.verb("prospect", ["for gold"])
DEPOSIT: Final = WORDS.verb("deposit", COUNTS)
HEIST: Final = WORDS.verb("heist", ["at the bank"])
HEAL: Final = WORDS.verb("heal", ["at the doctor"])
REVEL: Final = WORDS.verb("revel for", COUNTS)
CATTLE: Final = WORDS.verb("take", ["a cattle token"])
POKER: Final = WORDS.verb("play", ["poker"])
BUY: Final = WORDS.verb("buy", ITEMS)
UPGRADE: Final = WORDS.verb("upgrade", [item for item, can in zip(ITEMS, UPGRADABLE, strict=True) if can])
# free steps
DELIVER: Final = WORDS.verb("deliver", ["the cattle"])
WHISKEY_ON: Final = WORDS.verb("whiskey for", CHARACTERS)
DISC: Final = WORDS.verb("disc on the", SIDES_OF_STORY)
REACT: Final = WORDS.verb("react with", CARDS)
REVEAL: Final = WORDS.verb("reveal", GOAL_NAMES)
# fights
FIGHT: Final = WORDS.verb("fight with", CARDS)
DECLINE: Final = WORDS.verb("decline", ["the fight"])
ANSWER: Final = WORDS.verb("answer with", FIGHT_CARDS)
RESTART: Final = WORDS.verb("restart", ["the fight"])
LOOK: Final = WORDS.verb("look at", ["cards"])
CANCEL: Final = WORDS.verb("pay for", ["the wound"])
LOOT: Final = WORDS.verb("rob the", ["gold", "money", "cattle token"])
SHERIFF_TO: Final = WORDS.verb("sheriff to", SPACES)
SHERIFF_TAKES: Final = WORDS.verb("sheriff takes", CHARACTERS)
# other choices
CHOOSE: Final = WORDS.verb("choose", [offer.replace("_", " ") for offer in OFFERS])
DISCARD: Final = WORDS.verb("discard", CARDS)
REROLL: Final = WORDS.verb("reroll", FACE_NAMES)
JOIN: Final = WORDS.verb("join", ["poker"])
BET: Final = WORDS.verb("bet", CARDS)
REPLACE: Final = WORDS.verb("replace", CARDS)
RETURN: Final = WORDS.verb("return token", [str(n) for n in range(max(TOKENS) + 1)])
