"""The map (WL-3): spaces are numbers in the order of board.toml; which are neighbours, what stands where, how far it is."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from serai.engine.figures import read

BOARD: Final[dict[str, Any]] = read("western-legends", __package__, "board.toml")

Row = dict[str, Any]
SPACE_ROWS: Final[list[Row]] = BOARD["spaces"]
SPACE_IDS: Final[list[str]] = [row["id"] for row in SPACE_ROWS]
SPACES: Final = [name.replace("_", " ") for name in SPACE_IDS]
PLACES: Final[list[str]] = [  # what the log calls them
    f"{row['region']}_{row['id'].partition('_')[2]}".replace("_", " ") for row in SPACE_ROWS
]


def space(name: str) -> int:
    return SPACE_IDS.index(name)


# ---- Towns, locations and hideouts (WL-3.4 to WL-3.6) ----------------------------------------------

REGIONS: Final[list[str]] = [row["id"] for row in BOARD["regions"]]
TOWN: Final[list[int]] = [REGIONS.index(row["town"]) if row["town"] else -1 for row in SPACE_ROWS]  # WL-3.4
LOCATION_ROWS: Final[list[Row]] = BOARD["locations"]
LOCATIONS: Final[list[str]] = [row["id"] for row in LOCATION_ROWS]
LOCATION_SPACES: Final[list[list[int]]] = [[space(name) for name in row["spaces"]] for row in LOCATION_ROWS]
LOCATION_TYPE: Final[list[str]] = [row["type"] for row in LOCATION_ROWS]
WORKPLACE: Final[list[bool]] = [
    any([LOCATION_ROWS[LOCATIONS.index(name)]["work_allowed"] for name in row["locations"]]) for row in SPACE_ROWS
]


def spaces_of_type(kind: str) -> list[int]:
    """All spaces that are "at" a location of this type (WL-3.5)."""
    return [at for i, row in enumerate(LOCATION_ROWS) if row["type"] == kind for at in LOCATION_SPACES[i]]


def at(kind: str) -> list[bool]:
    """By space: is it at such a location?"""
    return [number in spaces_of_type(kind) for number in range(len(SPACES))]


OFFICE: Final = spaces_of_type("sheriff_office")[0]
STATION: Final = spaces_of_type("rail_station")[0]
RANCH: Final = [LOCATION_SPACES[LOCATIONS.index(name)][0] for name in ("green_ranch", "blue_ranch")]  # in the order of COLORS
HIDEOUTS: Final[list[int]] = [space(row["space"]) for row in BOARD["hideouts"]]
GANG: Final[list[str]] = [row["gang"] for row in BOARD["hideouts"]]
SHARED_SPACES: Final = [
    number for spaces in LOCATION_SPACES if len(spaces) > 1 for number in spaces
]  # a building between three


# ---- Roads: which spaces are neighbours (WL-3.2, WL-3.3) ------------------------------------------------


class Roads:
    """Neighbours in the order of board.toml, and the steps between any two spaces.  Cliffs are not spaces (WL-3.3)."""

    def __init__(self, corners: bool) -> None:
        self.near = [
            [space(name) for name in row["adjacent"] + (row["corner_adjacent"] if corners else [])] for row in SPACE_ROWS
        ]
        self.far = [self.steps_from(start) for start in range(len(SPACES))]

    def steps_from(self, start: int) -> list[int]:
        steps = [-1] * len(SPACES)
        steps[start] = 0
        edge = [start]
        for here in edge:
            for there in self.near[here]:
                if steps[there] < 0:
                    steps[there] = steps[here] + 1
                    edge.append(there)
        return steps

    def toward(self, here: int, goal: int, most: int) -> int:
        """Where a figure is that goes the shortest way, equal ways by the order of the neighbours (WL-15.7)."""
        for _ in range(min(most, self.far[here][goal])):
            here = next(there for there in self.near[here] if self.far[there][goal] == self.far[here][goal] - 1)
        return here


@cache
def roads(corners: bool) -> Roads:
    """Borders only, or corners too: the other reading of WL-R1 (WL-3.2)."""
    return Roads(corners)
