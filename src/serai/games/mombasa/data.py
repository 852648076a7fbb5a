"""Mombasa's figures: four TOML files that an owner of the game can correct without touching code.  GAPS.md says what is a
stand-in in them."""

from __future__ import annotations

from typing import Any, Final

from serai.engine.figures import read
from serai.engine.game import Option

DATA: Final = read("mombasa", __package__, "data.toml")
CARD_DATA: Final = read("mombasa", __package__, "cards.toml")
BOOK_DATA: Final = read("mombasa", __package__, "books.toml")
TRACK_DATA: Final = read("mombasa", __package__, "tracks.toml")

ROUNDS: Final[int] = DATA["meta"]["rounds"]
SETUP: Final[dict[str, Any]] = DATA["setup"]

COMPANY_IDS: Final[list[str]] = [row["id"] for row in DATA["companies"]]  # in the order of scoring (MB-8.3)
COMPANIES: Final = [name.replace("_", " ") for name in COMPANY_IDS]  # as the log calls them
COLOURS: Final[list[str]] = [row["id"] for row in DATA["player_colours"]]  # by seat

GOOD_IDS: Final = ["coffee", "banana", "cotton"]  # MB-0.2
COFFEE: Final = GOOD_IDS.index("coffee")
COTTON: Final = GOOD_IDS.index("cotton")
EXPANSION: Final = len(GOOD_IDS)
MEASURES: Final = [*GOOD_IDS, "expansion"]  # what has a total (MB-0.8)


def company(name: str | None) -> int:
    return COMPANY_IDS.index(name) if name else -1


def options() -> tuple[Option, ...]:
    """What players can agree on before a game (MB-10.2, MB-10.3)."""
    return tuple(Option(row["id"], row["default"], tuple(row["values"]), 0, row["text"]) for row in DATA["options"])
