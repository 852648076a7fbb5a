"""Book tiles and starting tiles (MB-1.5): requirements and rewards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from serai.games.mombasa.board import BOOK_LETTERS
from serai.games.mombasa.cards import number
from serai.games.mombasa.data import BOOK_DATA, COMPANY_IDS, MEASURES, SETUP
from serai.games.mombasa.rewards import Reward, reward


@dataclass(frozen=True, slots=True)
class Needs:
    """Requirements of a book (MB-5.5.4)."""

    totals: tuple[int, ...]  # of each measure
    any_good: int  # units of one single good, on top of what is named of it
    persons: int


KINDS: Final = [*MEASURES, "any_good", "person"]


def needs(rows: list[dict[str, Any]]) -> Needs:
    def sum_of(kind: str) -> int:
        return sum([int(row["min"]) for row in rows if row["kind"] == kind])

    for row in rows:
        if row["kind"] not in KINDS:
            raise ValueError(f"no requirement is called {row['kind']!r}")
    return Needs(tuple([sum_of(kind) for kind in MEASURES]), sum_of("any_good"), sum_of("person"))


# Books are numbered: the tiles, then the books printed on the starting tiles (MB-2.15).
TILE_ROWS: Final[list[dict[str, Any]]] = BOOK_DATA["book_tiles"]
START_ROWS: Final[list[dict[str, Any]]] = BOOK_DATA["starting_tiles"]
BOOK_ROWS: Final = [*TILE_ROWS, *START_ROWS]
BOOK_IDS: Final[list[str]] = [row["id"] for row in BOOK_ROWS]
FIRST_PRINTED: Final = len(TILE_ROWS)  # the book on starting tile 0
NEEDS: Final = [needs(row["requirements"]) for row in BOOK_ROWS]
BOOK_REWARD: Final[list[Reward]] = [reward(row["reward"]) for row in BOOK_ROWS]
LETTER: Final = [BOOK_LETTERS.index(row["letter"]) for row in TILE_ROWS]
LETTER_A: Final = BOOK_LETTERS.index("A")
NO_BOOK: Final = -1
SUPPLY: Final = [[book for book, own in enumerate(LETTER) if own == letter] for letter in range(len(BOOK_LETTERS))]

# ---- Starting tiles (MB-2.13, MB-2.14) -----------------------------------------------------

START_IDS: Final[list[str]] = [row["id"] for row in START_ROWS]
STARTS: Final = [name.replace("_", " ") for name in START_IDS]
RESTING: Final = [sorted([number(card) for card in row["resting"]]) for row in START_ROWS]
START_REWARD: Final[list[Reward]] = [reward(row["bonus"]) for row in START_ROWS]  # its diamonds
START_STEPS: Final = [[row["bonus"].get(name, 0) for name in COMPANY_IDS] for row in START_ROWS]  # on each company's track
FIRST_GAME: Final = [START_IDS.index(name) for key, name in SETUP["first_game_starting_tiles"].items() if key != "source"]
