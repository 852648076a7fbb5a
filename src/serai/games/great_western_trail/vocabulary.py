"""The vocabulary.  Its numbers are the same in both editions; spaces, cities and tiles are called as the edition calls them."""

from __future__ import annotations

from typing import Any, Final

from serai.engine.vocabulary import Vocabulary
from serai.games.great_western_trail.data import (
    AUXILIARIES,
    BUILDINGS,
    CARDS,
    CATTLE,
    DISCS,
    MARKET_OPTIONS,
    OBJECTIVES,
    RAILS,
    ROWS,
    SECOND,
    STATIONS,
    TRACK,
    WORKERS,
    supply_names,
)

LOCAL_ACTIONS: Final = ["1", "1 otherwise", "2", "2 otherwise", "3", "3 otherwise", "risk"]
MOST_DRAWN: Final = 6  # as many as a row has cowboys


def plain(names: list[str]) -> list[str]:
    return [name.replace("_", " ") for name in names]


def vocabulary(data: dict[str, Any]) -> Vocabulary:
    """Every action of an edition."""
    spaces = plain([row["id"] for row in data["trail_space"]])
    cities = plain([row["id"] for row in data["city"]])
    auxiliary = [str(i + 1) for i in range(AUXILIARIES)]
    words = Vocabulary()
    for verb, things in [
        ("go to", spaces),
        ("use action", LOCAL_ACTIONS),
        ("copy", spaces),
        ("auxiliary", auxiliary),
        ("double auxiliary", auxiliary),
        ("play objective", OBJECTIVES),
        ("take reward", ["1", "2"]),
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
        ("buy by", plain(MARKET_OPTIONS)),
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
    ]:
        words.verb(verb, things)
    return words


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
