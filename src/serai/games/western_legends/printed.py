"""What is printed on poker cards, fight cards, items and characters: the facts that words are made of."""

from __future__ import annotations

from typing import Final

from serai.engine.events import Fact, Message, message
from serai.games.western_legends.cards import (
    BOTH_LP,
    BOTH_MP,
    BRIBE,
    CARD_ROWS,
    CHARACTER_ROWS,
    DATA,
    EFFECTS,
    EXTRA_MP,
    FEWER_GUARDS,
    FIGHT_ROWS,
    FIRST_REVEL,
    GAMBLER_CARDS,
    HAT_LP,
    HAT_MONEY,
    HAUL_MONEY,
    ITEM_ROWS,
    LIMITS,
    SCOUT_STEPS,
    STYLE_CARDS,
    STYLE_LP,
    VALUES,
    Row,
)

Facts = dict[str, Fact]

COUNTED: Final = {  # key words whose number stands before a noun that follows it
    "wound": "n-wounds",
    "heal": "n-wounds",
    "heal_or_shield": "n-wounds",
    "draw": "n-cards",
    "discard_own_choice": "n-cards",
    "discard_random": "n-cards",
    "mp": "n-marshal-points",
    "wp": "n-wanted-points",
}
AMOUNTS: Final = ("n", "max", "spaces", "bonus_spaces")  # what a row of an effect calls its number
LISTS: Final = ("action", "bonus", "reaction", "on_gain")  # when the effects of a thing happen


def counted(kind: str, n: int) -> Fact:
    return message(COUNTED[kind], n=n) if kind in COUNTED else n


def figures(parts: list[Row], when: str = "") -> Facts:
    """The numbers of effects by their key words (WL-19.1); of a choice those of its options."""
    found: Facts = {}
    for part in parts:
        for option in part.get("options", []):
            kind, _, n = option.rpartition("_")
            found[when + kind] = counted(kind, int(n))
        for name in AMOUNTS:
            if name in part:
                found[when + part["type"]] = counted(part["type"], part[name])
    return found


def effects(row: Row) -> Facts:
    """The numbers of everything a thing does, by when it happens and by key word: `action_draw`."""
    found: Facts = {}
    for when in LISTS:
        if isinstance(row.get(when), list):
            found |= figures(row[when], f"{when}_")
    return found


def item(row: Row) -> Facts:
    amount: int = row.get("amount", 0)
    others: Facts = {name: row.get(name, 0) for name in ("movement", "raises")}
    arrest = amount + row.get("arrest_amount", 0)
    return {"amount": amount, "arrest": arrest, "cards": message("n-cards", n=amount), **others, **effects(row)}


def character(row: Row) -> Facts:
    """The numbers of the ACTION that some characters have (WL-17.5)."""
    return {"price": row.get("ability_price", 0), **figures(row.get("ability_action", []), "action_")}


ABILITIES: Final[Facts] = {  # the numbers of all abilities (WL-17.3)
    "needed": LIMITS["legendary_ability_lp"],
    "bribe": BRIBE,
    "steps": SCOUT_STEPS,
    "haul": HAUL_MONEY,
    "first_revel": FIRST_REVEL,
    "revel": VALUES["revel_cost_per_lp"],
    "style": STYLE_LP,
    "duelist": message("n-cards", n=STYLE_CARDS),
    "extra": message("n-marshal-points", n=EXTRA_MP),
    "fewer": message("n-cards", n=FEWER_GUARDS),
    "cards": message("n-cards", n=GAMBLER_CARDS),
    "lp": BOTH_LP,
    "mp": message("n-marshal-points", n=BOTH_MP),
}
FIGURES: Final[dict[str, Facts]] = {
    **{row["id"]: effects(row) for row in EFFECTS},
    **{row["id"]: figures(row["effects"]) for row in FIGHT_ROWS},
    **{row["id"]: item(row) for row in [*ITEM_ROWS, *DATA["item_upgrades"]]},
    **{row["id"]: {**ABILITIES, **character(row)} for row in CHARACTER_ROWS},
}
FIGURES["ten_gallon"] |= {"lp": HAT_LP, "money": HAT_MONEY}
TEXTS: Final[dict[str, str]] = {row["id"]: row["effect"] for row in CARD_ROWS}  # the four cards of a rank have one text


def printed(thing: str) -> Message | None:
    """The message `print-<thing>` with its numbers."""
    text = TEXTS.get(thing, thing)
    return message(f"print-{text.replace('_', '-')}", **FIGURES[text]) if text in FIGURES else None
