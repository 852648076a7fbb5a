"""Western Legends' vocabulary.  People are called by their characters, which are open and unique."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from serai.engine.vocabulary import Vocabulary
from serai.games.western_legends.board import PLACES, SHARED_SPACES, SPACE_IDS
from serai.games.western_legends.cards import (
    CARDS,
    CHARACTERS,
    FACES,
    FIGHT_ROWS,
    FIGURES,
    GOAL_NAMES,
    GOALS,
    ITEMS,
    LIMITS,
    SADDLEBAGS,
    SIDES_OF_STORY,
    STARTS,
    TOKENS,
    UPGRADABLE,
    VALUES,
    Row,
    spoken,
)

MOST_GOLD: Final = LIMITS["max_gold"] + max([max(both) for both in SADDLEBAGS])
COUNTS: Final = [str(n) for n in range(1 + max(LIMITS["max_gold_with_mule"], VALUES["revel_max_lp"]))]
OFFER_NAMES: Final = {  # by id: what the log calls it
    "wound_1": "1 wound",
    "discard_random_1": "to discard 1 card at random",
    "discard_own_choice_1": "to discard 1 card",
    "lose_money_10": "to lose 10 dollars",
    "lp_1": "1 LP",
    "mp_1": "1 marshal point",
    "wp_1": "1 wanted point",
    "money_10": "10 dollars",
    "money_20": "20 dollars",
}
LATER_OFFERS: Final = {"money_30": "30 dollars", "draw_2": "2 cards", "gold_1": "1 gold"}
OFFERS: Final = [*OFFER_NAMES, *LATER_OFFERS]
DIE_NAMES: Final = {
    "gold": "the die with gold",
    "money": "the die with 10 dollars",
    "money_reroll": "the die with 10 dollars and another roll",
    "nothing": "the die with nothing",
}
LOOTS: Final = {
    "gold": "target of half the gold",
    "money": "target of half the money",
    "cattle_token": "target of the cattle token",
}
DECKS: Final = {side: f"{side} story" for side in SIDES_OF_STORY}
TOKEN_VALUES: Final = {str(n): f"worth {n} LP" for n in range(max(TOKENS) + 1)}


def start(row: Row) -> str:
    """Money, cards, or some of both (WL-5.2)."""
    money = [f"{row['money']} dollars"] if row["money"] else []
    cards = [f"{row['cards']} card{'' if row['cards'] == 1 else 's'}"] if row["cards"] else []
    return " and ".join(money + cards)


def goal(row: Row) -> str:
    words = [{"mp": "marshal points", "wp": "wanted points"}.get(word, word) for word in row["type"].split("_")]
    return f"the goal of {row['character'].replace('_', ' ')}: {' '.join(words)} {row['n']}"


VOCABULARY: Final = Vocabulary()


def named(verb: str, things: dict[str, str], before: Sequence[str] = ()) -> int:
    """Number a verb with things, which are given by id and name.  Up to version 0.1 the log called them by their ids, or as
    they are called in `before`."""
    first = VOCABULARY.verb(verb, list(things.values()), list(things))
    for old, name in zip(before or spoken(list(things)), things.values(), strict=True):
        VOCABULARY.renamed(f"{verb} {old}", f"{verb} {name}")
    return first


def spaces(numbers: Iterable[int]) -> dict[str, str]:
    return {SPACE_IDS[space]: PLACES[space] for space in numbers}


# set-up and start phase
BE: Final = VOCABULARY.verb("be", CHARACTERS)
STAND: Final = named("stand in", spaces(SHARED_SPACES))
START: Final = named("start with", {row["id"]: start(row) for row in STARTS})
USE: Final = VOCABULARY.verb("use", ITEMS)
# actions
GO: Final = named("go to", spaces(range(len(SPACE_IDS))))
ACT: Final = VOCABULARY.verb("act with", CARDS)
DUEL: Final = VOCABULARY.verb("duel", FIGURES)
ROB: Final = VOCABULARY.verb("rob", FIGURES)
ARREST: Final = VOCABULARY.verb("arrest", FIGURES)
WORK: Final = VOCABULARY.verb("work", ["here"])
PROSPECT: Final = VOCABULARY.verb("prospect", ["for gold"])
named("deposit", {n: f"{n} gold" for n in COUNTS})
HEIST: Final = VOCABULARY.verb("heist", ["at the bank"])
HEAL: Final = VOCABULARY.verb("heal", ["at the doctor"])
REVEL: Final = named("revel for", {n: f"{n} LP" for n in COUNTS})
CATTLE: Final = VOCABULARY.verb("take", ["a cattle token"])
POKER: Final = VOCABULARY.verb("play", ["poker"])
BUY: Final = VOCABULARY.verb("buy", ITEMS)
UPGRADE: Final = VOCABULARY.verb("upgrade", [item for item, can in zip(ITEMS, UPGRADABLE, strict=True) if can])
# free steps
DELIVER: Final = VOCABULARY.verb("deliver", ["the cattle"])
WHISKEY_ON: Final = VOCABULARY.verb("whiskey for", CHARACTERS)
DISC: Final = named("disc on the", DECKS)
REACT: Final = VOCABULARY.verb("react with", CARDS)
REVEAL: Final = named("reveal", {row["id"]: goal(row) for row in GOALS}, GOAL_NAMES)
# fights
FIGHT: Final = VOCABULARY.verb("fight with", CARDS)
DECLINE: Final = VOCABULARY.verb("decline", ["the fight"])
ANSWER: Final = named("answer with", {row["id"]: f"fight card {row['rank'].lower()}" for row in FIGHT_ROWS})
RESTART: Final = VOCABULARY.verb("restart", ["the fight"])
LOOK: Final = VOCABULARY.verb("look at", ["cards"])
CANCEL: Final = named("pay for", {"the_wound": "being spared the wound"})
LOOT: Final = named("rob the", LOOTS)
SHERIFF_TO: Final = named("sheriff to", spaces(range(len(SPACE_IDS))))
SHERIFF_TAKES: Final = VOCABULARY.verb("sheriff takes", CHARACTERS)
# other choices
named("choose", OFFER_NAMES)
DISCARD: Final = VOCABULARY.verb("discard", CARDS)
REROLL: Final = named("reroll", {face: DIE_NAMES[face] for face in FACES})
JOIN: Final = VOCABULARY.verb("join", ["poker"])
BET: Final = VOCABULARY.verb("bet", CARDS)
REPLACE: Final = VOCABULARY.verb("replace", CARDS)
RETURN: Final = named("return token", TOKEN_VALUES)
# added since version 0.2
LIVE_UP: Final = VOCABULARY.verb("live up to", ["the legend"])
MORE_GOLD: Final = [str(n) for n in range(len(COUNTS), MOST_GOLD + 1)]
VOCABULARY.verb("deposit", [f"{n} gold" for n in MORE_GOLD], MORE_GOLD, len(COUNTS))
VOCABULARY.verb("choose", list(LATER_OFFERS.values()), list(LATER_OFFERS), len(OFFER_NAMES))


def numbers(verb: str) -> list[int]:
    """All actions with a verb, in the order of its things."""
    return [action for action, other in enumerate(VOCABULARY.verbs) if other == verb]


DEPOSITS: Final = numbers("deposit")  # by the number of nuggets
CHOICES: Final = numbers("choose")  # by offer
