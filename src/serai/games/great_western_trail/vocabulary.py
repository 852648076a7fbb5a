"""The vocabulary.  Its numbers are the same in both editions; spaces, cities and tiles are called as the edition calls them."""

from __future__ import annotations

from typing import Any, Final

from serai.engine.vocabulary import Vocabulary
from serai.games.great_western_trail.data import (
    BUILDINGS,
    CARDS,
    CATTLE,
    DISCS,
    OBJECTIVES,
    RAILS,
    ROWS,
    SECOND,
    STATIONS,
    TRACK,
    WORKERS,
    Row,
    supply_names,
)

MOST_DRAWN: Final = 6  # as many as a row has cowboys


def plain(names: list[str]) -> list[str]:
    return [name.replace("_", " ") for name in names]


def of_offer(row: Row) -> str:
    """An option of the cattle market: whom it takes and what it brings."""
    cowboys = "1 cowboy" if row["cowboys"] == 1 else f"{row['cowboys']} cowboys"
    cards = "1 card" if row["cards"] == 1 else f"{row['cards']} cards"
    values = [kind["breeding_value"] for kind in SECOND["cattle_type"] if kind["id"] in row["types"]]
    brings = f"{cards} of value {values[0]}" if values else "a calf" if row["types"] else "new cards"
    return f"sending {cowboys} for {brings}"


# Things that the log does not call by their ids: id -> name.
OTHER: Final = "second alternative"
LOCAL_ACTIONS: Final = {
    "1": "1",
    "1_otherwise": f"1, {OTHER}",
    "2": "2",
    "2_otherwise": f"2, {OTHER}",
    "3": "3",
    "3_otherwise": f"3, {OTHER}",
    "risk": "of the risk space",
}
REWARDS: Final = {"1": "by its first alternative", "2": f"by its {OTHER}"}
AUXILIARY: Final = {"1": "gain", "2": "draw", "3": "certificate", "4": "engine", "5": "remove card"}
OFFERS: Final = {row["id"]: of_offer(row) for row in SECOND["cattle_market_option"]}


def vocabulary(data: dict[str, Any]) -> Vocabulary:
    """Every action of an edition."""
    spaces = plain([row["id"] for row in data["trail_space"]])
    cities = plain([row["id"] for row in data["city"]])
    words = Vocabulary()
    named: list[tuple[str, list[str] | dict[str, str]]] = [
        ("go to", spaces),
        ("use action", LOCAL_ACTIONS),
        ("copy", spaces),
        ("auxiliary", AUXILIARY),
        ("double auxiliary", AUXILIARY),
        ("play objective", OBJECTIVES),
        ("take reward", REWARDS),
        ("discard", CARDS),
        ("remove", CARDS),
        ("engine to", RAILS),
        ("upgrade", plain(STATIONS)),
        ("disc from", plain(DISCS)),
        ("disc of", plain(STATIONS)),
        ("give up", WORKERS),
        ("hire", [f"{worker} of row {row}" for row in range(1, ROWS + 1) for worker in WORKERS]),
        ("build", BUILDINGS),
        ("on", spaces),
        ("take the tile on", spaces),
        ("buy by", OFFERS),
        ("choose", CATTLE),
        ("take objective", OBJECTIVES),
        ("take the top", ["objective"]),
        ("bring in", supply_names(data)),
        ("certificates down to", [str(n) for n in TRACK]),
        ("deliver to", cities),
        ("link with", cities),
        ("draw", [str(n) for n in range(MOST_DRAWN + 1)]),
        ("raise", ["calf", "heifer"]),
        ("token for", ["1 card", "2 cards"]),
    ]
    for verb, things in named:
        if isinstance(things, dict):
            name_by_id(words, verb, things)
        else:
            words.verb(verb, things)
    return words


def name_by_id(words: Vocabulary, verb: str, things: dict[str, str]) -> None:
    """Up to version 0.1 the log called these things by their ids, too."""
    words.verb(verb, list(things.values()), list(things))
    for thing, name in things.items():
        old = f"{verb} {thing.replace('_', ' ')}"
        if old not in words.numbers:
            words.renamed(old, f"{verb} {name}")


VOCABULARY: Final = vocabulary(SECOND)
VERBS: Final = VOCABULARY.verbs

GO_TO: Final = VERBS.index("go to")
USE: Final = VERBS.index("use action")
COPY: Final = VERBS.index("copy")
SINGLE: Final = VERBS.index("auxiliary")
DOUBLE: Final = VERBS.index("double auxiliary")
PLAY: Final = VERBS.index("play objective")
REWARD: Final = VERBS.index("take reward")
DISCARD: Final = VERBS.index("discard")
REMOVE: Final = VERBS.index("remove")
ENGINE: Final = VERBS.index("engine to")
UPGRADE: Final = VERBS.index("upgrade")
DISC: Final = VERBS.index("disc from")
DISC_OF: Final = VERBS.index("disc of")
GIVE_UP: Final = VERBS.index("give up")
HIRE: Final = VERBS.index("hire")
BUILD: Final = VERBS.index("build")
ON: Final = VERBS.index("on")
TAKE: Final = VERBS.index("take the tile on")
BUY: Final = VERBS.index("buy by")
CHOOSE: Final = VERBS.index("choose")
OBTAIN: Final = VERBS.index("take objective")
TOP: Final = VERBS.index("take the top")
BRING: Final = VERBS.index("bring in")
DOWN_TO: Final = VERBS.index("certificates down to")
DELIVER: Final = VERBS.index("deliver to")
LINK: Final = VERBS.index("link with")
DRAW: Final = VERBS.index("draw")
RAISE: Final = VERBS.index("raise")
TOKEN: Final = VERBS.index("token for")
