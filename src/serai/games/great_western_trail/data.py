"""What both editions have in common: the numbers of cards, tiles, spaces and discs.  All of it comes from the two TOML files.

A card, a tile, a disc is a number, and the numbers are the same in both editions; what the first edition does not have
(buildings 11 and 12, Simmental cattle) is never met there.  Cattle is called by its colour, as in the rules (GWT-0.3).
"""

from __future__ import annotations

from typing import Any, Final

from serai.engine.figures import read

Row = dict[str, Any]

FIRST: Final = read("great-western-trail", __package__, "first_edition.toml")
SECOND: Final = read("great-western-trail-2", __package__, "second_edition.toml")

SEATS: Final = 4  # at most, Sam among them
NOWHERE: Final = -1  # no tile, no owner, not on the board yet
NOBODY: Final = -1

# ---- Cards: cattle by kind, then objective cards (GWT-0.6) ---------------------------------


def starting(data: dict[str, Any]) -> list[Row]:
    """The cattle of a starting deck, in the order of the table (GWT-1.1)."""
    return [row for row in data["cattle_type"] if row["origin"] == "player_deck"]


def market(data: dict[str, Any]) -> list[Row]:
    """The cattle of the market: type and points make a kind (GWT-1.2)."""
    return list(data["market_card"])


def colours(data: dict[str, Any]) -> dict[str, str]:
    """Cattle type -> colour."""
    return {row["id"]: row["color"] for row in data["cattle_type"]}


def cattle_names() -> list[str]:
    """Grey, white, ..., brown 3, ..., calf: the colour, and the points where a colour has several."""
    colour, rows = colours(SECOND), market(SECOND)
    many = [row["type"] for row in rows]
    names = [row["color"] for row in starting(SECOND)]
    names += [colour[r["type"]] if many.count(r["type"]) == 1 else f"{colour[r['type']]} {r['vp']}" for r in rows]
    return names + [row["id"].removeprefix("simmental_") for row in SECOND["simmental_card"]]


CATTLE: Final = cattle_names()
MARKET: Final = len(starting(SECOND))  # the first kind of the market
CALF: Final = CATTLE.index("calf")
HEIFER: Final = CALF + 1
COW: Final = CALF + 2
OBJECTIVE: Final = len(CATTLE)  # the first objective card
OBJECTIVES: Final[list[str]] = [row["id"].removeprefix("obj_").replace("_", " ") for row in SECOND["objective"]]
STARTING: Final = OBJECTIVE + len(OBJECTIVES)  # the first starting objective: in an area, never in a hand
CARDS: Final = CATTLE + [f"objective {name}" for name in OBJECTIVES]
STARTING_NAMES: Final[list[str]] = [row["id"].replace("_", " ") for row in SECOND["starting_objective"]]

# ---- Tiles: neutral and private buildings, hazards, camps, workers --------------------------

WORKERS: Final[list[str]] = [row["id"] for row in SECOND["worker_type"]]
COWBOY: Final = WORKERS.index("cowboy")
CRAFTSMAN: Final = WORKERS.index("craftsman")
ENGINEER: Final = WORKERS.index("engineer")
KINDS: Final = len(WORKERS)

NEUTRALS: Final = len(SECOND["neutral_building"])
PRIVATE: Final = NEUTRALS  # the first private building: 1a, 1b, 2a, ...
NUMBERS: Final = len(SECOND["private_building"]) // 2
HAZARD: Final = PRIVATE + 2 * NUMBERS
HAZARD_ROWS: Final[list[Row]] = [row for row in SECOND["supply_tile"] if row["kind"] == "hazard"]
CAMP: Final = HAZARD + len(HAZARD_ROWS)  # green first, then the edition's second colour
CAMP_COLOURS: Final = 2
WORKER: Final = CAMP + CAMP_COLOURS
TILES: Final = WORKER + KINDS  # how many kinds of tiles there are


def building(name: str) -> int:
    """The number of a private building: '10b'."""
    return PRIVATE + 2 * (int(name[:-1]) - 1) + "ab".index(name[-1])


BUILDINGS: Final = [f"{number}{side}" for number in range(1, NUMBERS + 1) for side in "ab"]


def supply_names(data: dict[str, Any]) -> list[str]:
    """What comes from Kansas City: hazards by hand and points, camps by colour, workers."""
    hazards = [f"{row['type']} {row['hand']} {row['vp']}" for row in HAZARD_ROWS]
    return hazards + [f"{row['id']} camp" for row in data["camp_color"]] + WORKERS


# ---- Spaces, rails, discs -------------------------------------------------------------------

SPACES: Final[int] = len(SECOND["trail_space"])
RAIL_ROWS: Final[list[Row]] = sorted(SECOND["rail_space"], key=lambda row: float(row["position"]))
RAILS: Final[list[str]] = [row["id"] for row in RAIL_ROWS]  # by position: a turnout lies between two numbered spaces
LAST_RAIL: Final = len(RAILS) - 1
TURNOUT: Final[list[bool]] = [row["kind"] == "turnout" for row in RAIL_ROWS]
STATIONS: Final[list[str]] = [row["id"] for row in SECOND["station"]]
DISCS: Final[list[str]] = [row["id"] for row in SECOND["disc_space"]]
ALL_DISCS: Final = (1 << len(DISCS)) - 1
CERT_4: Final = 1 << DISCS.index("cert_4")
CERT_6: Final = 1 << DISCS.index("cert_6")
STEP_LEFT: Final = 1 << DISCS.index("step_left")
STEP_RIGHT: Final = 1 << DISCS.index("step_right")
HAND_LEFT: Final = 1 << DISCS.index("hand_left")
HAND_RIGHT: Final = 1 << DISCS.index("hand_right")
LIMIT_4: Final[int] = SECOND["disc_space"][DISCS.index("cert_4")]["effect"]["limit"]
LIMIT_6: Final[int] = SECOND["disc_space"][DISCS.index("cert_6")]["effect"]["limit"]
CERTIFICATE_LIMIT: Final[int] = SECOND["player_board"]["certificate_limit"]
HAND_LIMIT: Final[int] = SECOND["player_board"]["hand_limit"]
TRACK: Final[list[int]] = SECOND["player_board"]["certificate_track"]  # it has no 5 (GWT-7.7)
AUXILIARIES: Final = len(SECOND["aux_action"])
CITIES: Final[int] = len(SECOND["city"])
KANSAS: Final = 0  # the first city
ROWS: Final[int] = SECOND["job_market"]["rows"]
COLUMNS: Final[int] = SECOND["job_market"]["columns"]
MARKET_OPTIONS: Final[list[str]] = [row["id"] for row in SECOND["cattle_market_option"]]
REVEAL: Final = MARKET_OPTIONS.index("reveal_2")
FORESIGHT: Final[int] = SECOND["setup"]["foresight_spaces_per_column"]  # spaces a column
PILES: Final[int] = SECOND["setup"]["foresight_columns"]
MASTERS: Final[int] = SECOND["setup"]["station_masters_on_board"]
