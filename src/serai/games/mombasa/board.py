"""What is printed on the boards: map, home areas, displays, round track (MB-1.1) and the player boards (MB-1.3, MB-9)."""

from __future__ import annotations

from typing import Any, Final

from serai.games.mombasa.data import COMPANY_IDS, DATA
from serai.games.mombasa.rewards import Reward, reward

# ---- The map (MB-5.3.12): regions are bits -------------------------------------------------

REGION_ROWS: Final[list[dict[str, Any]]] = DATA["regions"]
REGION_IDS: Final[list[str]] = [row["id"] for row in REGION_ROWS]
REGIONS: Final = [name.replace("_", " ") for name in REGION_IDS]
REGION_REWARD: Final[list[Reward]] = [reward(row["reward"]) for row in REGION_ROWS]
MINES: Final[list[int]] = [row["mines"] for row in REGION_ROWS]
LINES: Final[list[int]] = sorted({row["lines"] for row in DATA["borders"]})  # what a border can cost, the cheapest first


def bits(names: list[str]) -> int:
    return sum([1 << REGION_IDS.index(name) for name in names])


def across(end: str, lines: int) -> list[str]:
    """The regions across a border of this many lines."""
    rows = [(row["a"], row["b"]) for row in DATA["borders"] if row["lines"] == lines and end in (row["a"], row["b"])]
    return [b if a == end else a for a, b in rows]


def near(end: str, lines: int) -> int:
    return bits([name for name in across(end, lines) if name in REGION_IDS])


NEAR: Final = [[near(name, lines) for name in REGION_IDS] for lines in LINES]  # by lines, by region
NEAR_HOME: Final = [[near(f"base:{name}", lines) for name in COMPANY_IDS] for lines in LINES]  # by lines, by company
BORDERS: Final = list(zip(LINES, NEAR, NEAR_HOME, strict=True))  # the cheapest first

# ---- Home areas (MB-2.2, MB-5.3.16): the posts of a column are bits, space 1 the lowest ------

COLUMNS: Final[int] = DATA["home_area"]["columns"]
HOME_SPACES: Final[int] = DATA["home_area"]["spaces_per_column"]
FULL: Final = (1 << HOME_SPACES) - 1
LAST_SPACE: Final = 1 << DATA["home_area"]["final_space"] - 1  # once empty, never covered again (MB-5.3.14)
COINS: Final[list[int]] = DATA["home_area"]["coins"]
VISIBLE: Final = [sum([coins for i, coins in enumerate(COINS) if not posts >> i & 1]) for posts in range(FULL + 1)]
POSTS: Final[int] = DATA["components"]["trading_posts_per_company"]

# ---- Card display (MB-2.4), book display and round track (MB-2.5, MB-2.6, MB-7.1) -----------

DISPLAY: Final[list[dict[str, Any]]] = DATA["card_display"]
DISPLAY_IDS: Final[list[str]] = [row["id"] for row in DISPLAY]
ADDED: Final[list[int]] = [row["added_price"] for row in DISPLAY]
FILL_ORDER: Final = [  # right column from top to bottom, then middle, then left
    i for column in DATA["card_display_rules"]["fill_order"] for i, row in enumerate(DISPLAY) if row["column"] == column
]
SWEPT: Final = [i for i, row in enumerate(DISPLAY) if row["column"] == DATA["card_display_rules"]["removed_each_round"]]
DISPLAY_ROWS: Final = [  # each from the right to the left
    [i for i in FILL_ORDER if DISPLAY[i]["row"] == n] for n in sorted({row["row"] for row in DISPLAY})
]

BOOK_SPACES: Final[list[dict[str, Any]]] = DATA["book_display"]
BOOK_SPACE_IDS: Final[list[str]] = [row["id"] for row in BOOK_SPACES]
BOOK_LETTERS: Final = sorted({row["letter"] for row in BOOK_SPACES})
SPACE_LETTER: Final = [BOOK_LETTERS.index(row["letter"]) for row in BOOK_SPACES]
BOOK_COST: Final[list[int]] = [DATA["book_costs"][letter] for letter in BOOK_LETTERS]
POINTS_PER_POUND: Final[int] = DATA["book_costs"]["pound"]
ROUND_COINS: Final[list[dict[str, int]]] = [row["coins"] for row in DATA["round_track"]]  # by round, by number of players


def coin_spaces(round_number: int, coins: int) -> list[int]:
    """The book spaces that get the coins of this round's space: the first coin in row 1, the second in row 2 (MB-7.1)."""
    return [i for i, row in enumerate(BOOK_SPACES) if row["coin_round"] == round_number and row["row"] <= coins]


# ---- Player boards (MB-1.3, MB-9) --------------------------------------------------------------

SLOTS: Final[int] = DATA["player_board"]["slots"]
OPEN_SLOTS: Final[list[int]] = [slot - 1 for slot in DATA["player_board"]["open_slots"]]
DIAMONDS_LAST: Final[int] = DATA["diamond_track"]["last"]
DIAMONDS_OPEN: Final[int] = DATA["diamond_track"]["slot_unlock_at"]
DIAMOND_SLOT: Final[int] = DATA["diamond_track"]["slot"] - 1
DIAMOND_POUNDS: Final[int] = DATA["diamond_track"]["pounds_per_step_beyond_end"]
INK_LAST: Final[int] = DATA["bookkeeping_track"]["last"]
INK_OPEN: Final[int] = DATA["bookkeeping_track"]["slot_unlock_at"]
INK_SLOT: Final[int] = DATA["bookkeeping_track"]["slot"] - 1
INK_POUNDS: Final[int] = DATA["bookkeeping_track"]["pounds_per_point_beyond_end"]
START_BOOK: Final[int] = DATA["bookkeeping_track"]["starting_book_position"]
FIRST_BOOK: Final[int] = DATA["bookkeeping_track"]["first_board_space"]
NO_A: Final[list[int]] = DATA["bookkeeping_track"]["no_a_spaces"]  # MB-9.5
FLIP_COST: Final[int] = DATA["bookkeeping_track"]["flip_cost_pounds"]


def values(track: dict[str, Any]) -> list[int]:
    """For every space the last value reached or passed; 0 before the first (MB-8.3)."""
    spaces = range(track["last"] + 1)
    return [max([row["pounds"] for row in track["values"] if row["at"] <= space], default=0) for space in spaces]


DIAMOND_VALUE: Final = values(DATA["diamond_track"])  # MB-9.1
INK_VALUE: Final = values(DATA["bookkeeping_track"])  # MB-9.4
