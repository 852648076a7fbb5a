"""Mombasa's figures: four TOML files that an owner of the game can correct without touching code.  GAPS.md says what is a
stand-in in them."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from serai.engine.game import Option


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(__package__).joinpath(name).read_text("utf-8"))


DATA: Final = read("data.toml")
CARD_DATA: Final = read("cards.toml")
BOOK_DATA: Final = read("books.toml")
TRACK_DATA: Final = read("tracks.toml")

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


# ---- Names and texts ----------------------------------------------------------------------

WORD: Final = {
    "book": {"en": "Book", "fa": "دفتر", "ru": "Книга"},
    "start": {"en": "Starting tile", "fa": "کاشی شروع", "ru": "Стартовый жетон"},
    "track": {"en": "Track", "fa": "مسیر", "ru": "Шкала"},
    "level": {"en": ", level", "fa": "، سطح", "ru": ", уровень"},
}


def names(language: str) -> dict[str, str]:
    """The name of everything that has an id."""
    tables = [DATA[key] for key in ("player_colours", "companies", "regions", "bonus_spaces", "bonus_tiles")]
    tables += [CARD_DATA[key] for key in ("starting_cards", "numbered_expansion_cards", "action_cards")]
    found = {row["id"]: row[f"name_{language}"] for table in tables for row in table}
    # The company Mombasa and the majority spaces keep their own names; terms fill in what has none.
    found = {**{name: term[language] for name, term in DATA["terms"].items() if isinstance(term, dict)}, **found}
    for row in BOOK_DATA["book_tiles"]:
        found[row["id"]] = f"{WORD['book'][language]} {row['id'].rpartition('_')[2].upper()}"
    for row in BOOK_DATA["starting_tiles"]:
        found[row["id"]] = f"{WORD['start'][language]} {int(row['id'].rpartition('_')[2])}"
    for row in TRACK_DATA["company_tracks"]:
        found[row["id"]] = f"{WORD['track'][language]} {row['id']}"
    for row in TRACK_DATA["special_bonuses"]:
        found[row["id"]] = f"{WORD['track'][language]} {row['track']}{WORD['level'][language]} {row['level']}"
    return found


def gains(reward: dict[str, Any]) -> str:
    """A reward in words."""
    words = {
        "pounds": ("1 pound", "{} pounds"),
        "diamonds": ("1 diamond", "{} diamonds"),
        "bookkeeping": ("1 bookkeeping point", "{} bookkeeping points"),
        "steps": ("1 step on its track", "{} steps on its track"),
        "remove_posts": ("remove 1 trading post", "remove {} trading posts"),
        "good_minus_one": ("", "pounds: the total of {} less 1"),
    }
    parts = []
    for key, n in reward.items():
        if key in words:
            parts.append(words[key][n != 1].format(n))
        elif key in COMPANY_IDS:
            parts.append(f"{n} on the track of {COMPANIES[COMPANY_IDS.index(key)]}")
    return ", ".join(parts) or "nothing"


def needs(requirements: list[dict[str, Any]]) -> str:
    """Requirements in words."""
    parts = [f"{row['min']} {row['kind'].replace('_', ' ')}" if row["kind"] != "person" else "a person" for row in requirements]
    return " and ".join(parts)


def printed_on(row: dict[str, Any]) -> str:
    """A card in words."""
    parts = []
    if "bookkeeping" in row:
        parts.append(f"{row['bookkeeping']} bookkeeping points.")
    if row["kind"] == "diamond_merchant":
        parts.append(f"{row['diamonds']} diamonds and {row['pounds']} pounds.")
    if "mine_company" in row:
        per = row["mines_per_extra_diamond"]
        parts.append(f"1 more diamond for every {per} mines of {row['mine_company'].replace('_', ' ')}.")
    if "share" in row:
        parts.append(f"1 share of {row['share'].replace('_', ' ')} at the end.")
    return " ".join([f"Red number {row['red']}.", *parts])


def about() -> dict[str, str]:
    """What is printed on things, by id."""
    found: dict[str, str] = {}
    for key in ("starting_cards", "numbered_expansion_cards", "action_cards"):
        found.update({row["id"]: printed_on(row) for row in CARD_DATA[key]})
    for row in DATA["regions"]:
        mines = f" Mines: {row['mines']}." if row["mines"] else ""
        found[row["id"]] = f"The player who enters gains {gains(row['reward'])}.{mines}"
    for row in DATA["bonus_spaces"]:
        cost = f"Pay {row['cost_pounds']}. " if row["cost_pounds"] else ""
        levels = "; ".join(f"{level['min']} or more: {gains(level)}" for level in row.get("levels", []))
        where = f"Nobody may have more {row['kind']}. For {row['company'].replace('_', ' ')}: " if levels else ""
        found[row["id"]] = cost + where + row.get("effect", levels)
    for row in BOOK_DATA["book_tiles"]:
        found[row["id"]] = f"Needs {needs(row['requirements'])}; brings {gains(row['reward'])}."
    for row in BOOK_DATA["starting_tiles"]:
        book = f"Its book needs {needs(row['requirements'])} and brings {gains(row['reward'])}."
        rest = ", ".join(name.removeprefix("start_").replace("_", " ") for name in row["resting"])
        found[row["id"]] = f"Start with {gains(row['bonus'])}. {book} Resting cards: {rest}."
    for row in TRACK_DATA["special_bonuses"]:
        found[row["id"]] = row["description"]
    return found
