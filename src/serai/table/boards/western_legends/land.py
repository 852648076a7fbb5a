"""The land of Western Legends as it is drawn: ground, river, rails, mesas, and what grows and stands there.

All drawings are small and our own; their colours are classes of the style sheet, so that day and night share one drawing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Final

from serai.games.western_legends.board import BOARD, SPACE_ROWS
from serai.table.boards.western_legends.room import (
    HEIGHT,
    OUTLINE,
    PATH,
    RAILS,
    RIVER,
    TOWN,
    Box,
    Point,
    Room,
    borders_of,
    drawn,
    from_border,
    inside,
    layout,
    limits,
)
from serai.table.boards.western_legends.things import words_in
from serai.table.svg import polygon, text

# ---- Drawings, each around its own middle; how much room it needs -----------------------------------------------

PLANKS: Final = (
    '<ellipse cy="9" rx="14" ry="2.5" class="sh"/><path d="M-11-1h22V9h-22z" class="plank"/><path d="M-14 0L-8-10H9L14 0Z"'
    ' class="{roof}"/><path d="M-2 3h5v6h-5zM-8 2h4v3h-4zM5 2h4v3h-4z" fill="#4a3320"/>'
)
DRAWINGS: Final = {
    "pine": '<ellipse cy="12" rx="8" ry="2.5" class="sh"/><path d="M0-16L7-4H4L9 5H5L10 12H-10L-5 5H-9L-4-4H-7Z" class="pine"/>'
    '<path d="M0-16L7-4H4L9 5H5L10 12H0Z" class="pine2"/>',
    "oak": '<ellipse cy="9" rx="9" ry="2.5" class="sh"/><path d="M-1.5 0h3v9h-3z" fill="#7b5a36"/><circle cy="-4" r="8"'
    ' class="oak"/><circle cx="-2.5" cy="-6.5" r="4" class="oak2"/>',
    "cactus": '<ellipse cy="9" rx="7" ry="2" class="sh"/><path d="M-2 9V-10a2 2 0 0 1 4 0V-1h3V-5a1.6 1.6 0 0 1 3.2 0V.5a1.8'
    ' 1.8 0 0 1-1.8 1.8H2V9zM-2 4h-3.4A1.8 1.8 0 0 1-7.2 2.2V-2a1.6 1.6 0 0 1 3.2 0V1h2z" class="cactus"/>',
    "dune": '<path d="M-15 4C-8-5 4-5 15 4M-8 7C-3 3 5 3 10 7" class="dune"/>',
    "hill": '<path d="M-19 8C-12-9 6-11 19 8Z" class="hill"/><path d="M-4-4C3-7 11-2 19 8H8C7 3 2-2-4-4Z" class="hill2"/>',
    "spire": '<ellipse cy="10" rx="15" ry="3" class="sh"/><path d="M-13 10L-10-6H-3L-1-12H7L9-3L13 10Z" class="spire"/>'
    '<path d="M1-12H7L9-3L13 10H4Z" class="spire2"/><path d="M-11 0h9M-12 5h11" class="strata"/>',
    "rocks": '<path d="M-8 5l3-8 6-2 4 6 5 1 2 4z" class="rock"/>',
    "grass": '<path d="M-5 3l-2-6M-1 3V-5M3 3l2-6" class="grass"/>',
    "house": PLANKS.format(roof="roof"),
    "barn": PLANKS.format(roof="roof2"),
}
SIZE: Final = {"spire": 26, "hill": 30, "dune": 28, "house": 28, "barn": 28}  # the others need 18
GROWS: Final = {
    "mesitos_point": "dune cactus dune rocks cactus grass", "sunny_hills": "hill oak grass hill oak grass",
    "spikes_view": "spire rocks dune cactus rocks", "cliff_junction": "pine rocks pine grass pine",
    "dixon_creek": "grass rocks", "darkrock": "house barn", "red_falls": "house barn house",
    "mp_creek_woods": "pine oak pine pine", "cj_pine_slope": "pine", "cj_nugget_field": "rocks grass rocks",
    "sv_rock_garden": "rocks spire rocks", "sv_spike_ridge": "spire spire rocks", "sh_upper_scrub": "grass oak grass",
    "sh_middle_scrub": "grass grass oak", "sh_lower_scrub": "grass rocks", "cj_river_bank": "grass grass pine",
    "mp_dry_wash": "rocks dune cactus", "sv_boulder_pass": "rocks rocks spire",
}  # fmt: skip
CROWD: Final = {True: 5, False: 12}  # the most drawings in an area: of a town, of the open land
TRIES: Final = 110


@cache
def land(language: str) -> str:
    """Everything that never changes and lies below the areas that can be chosen.  It leaves room for names."""
    colours = "".join(
        f'<linearGradient id="wl-{name}" x1="0" y1="0" x2="0" y2="{HEIGHT}" gradientUnits="userSpaceOnUse">'
        f'<stop offset="0" class="ga-{name}"/><stop offset="1" class="gb-{name}"/></linearGradient>'
        for name in [row["id"] for row in BOARD["regions"]]
    )
    shapes = "".join(f'<g id="wl-{name}">{shape}</g>' for name, shape in DRAWINGS.items())
    ground = "".join(
        f'<path d="{"".join(PATH[space] for space in row["spaces"])}" fill="url(#wl-{row["id"]})" class="ground"/>'
        for row in BOARD["regions"]
    )
    river, rails = smooth(RIVER), smooth(RAILS)
    water = "".join(f'<path d="{river}" class="{cls}"/>' for cls in ("shore", "river", "ripples"))
    track = "".join(f'<path d="{rails}" class="{cls}"/>' for cls in ("ties", "rails", "bed"))
    whole = f"{ground}{water}{track}{regions()}{mesas(language)}{growth(language)}"
    return f'<g id="wl-land" class="wlmap"><defs>{colours}{shapes}</defs>{whole}</g>'


def smooth(points: Sequence[Point]) -> str:
    """A line that bends at its points."""
    path = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for (x, y), (next_x, next_y) in pairwise(points[1:]):
        path += f"Q{x:.0f} {y:.0f} {(x + next_x) / 2:.0f} {(y + next_y) / 2:.0f}"
    return f"{path}T{points[-1][0]:.0f} {points[-1][1]:.0f}"


def regions() -> str:
    """Regions have a border of their own, towns a fence."""
    found = []
    for row in BOARD["regions"]:
        path = borders_of(row["spaces"])
        looks = ("fence", "fence2") if row["is_town"] else ("rborder",)
        found += [f'<path d="{path}" class="{cls}"/>' for cls in looks]
    return "".join(found)


def mesas(language: str) -> str:
    """The cliffs, which nobody crosses."""
    found = []
    for row in BOARD["cliffs"]:
        points = [drawn(*point) for point in row["polygon"]]
        x, y = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
        found.append(f'<path d="{polygon([(a + 3, b + 6) for a, b in points])}" class="m0"/>')
        found += [
            f'<path d="{polygon(shrunk(points, by))}" class="m{n}"/>' for n, by in enumerate((0.0, 9.0, 20.0, 34.0), start=1)
        ]
        found.append(text(x, y + 4, words_in(language).name(row["id"]), 13, extra='class="mesaname"'))
    return "".join(found)


def shrunk(points: Sequence[Point], by: float) -> list[Point]:
    """The same shape, its corners that much nearer to its middle."""
    x0, y0 = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    keep = [max(0.1, 1 - by / math.dist(point, (x0, y0))) for point in points]
    return [(x0 + (x - x0) * part, y0 + (y - y0) * part) for (x, y), part in zip(points, keep, strict=True)]


def growth(language: str) -> str:
    """Trees, rocks and houses where nothing else is printed; always the same ones."""
    chance = Random(5)  # noqa: S311
    room = Room(layout(language).room.taken)
    found: list[tuple[float, str]] = []
    for row in SPACE_ROWS:
        space, outline = row["id"], OUTLINE[row["id"]]
        left, top, right, bottom = limits(outline)
        kinds = GROWS.get(space, GROWS[row["region"]]).split()
        near = Room(room.near(outline, 30, 30))
        grown = 0
        for _ in range(TRIES):
            x, y, kind = chance.uniform(left, right), chance.uniform(top, bottom), chance.choice(kinds)
            scale = chance.uniform(0.62, 0.95)
            size = SIZE.get(kind, 18) * scale
            box = Box(x, y, size + 3, size * 0.8 + 3)
            if not 12 < y < HEIGHT - 14 or not inside(outline, x, y) or from_border(outline, x, y) < size * 0.48:
                continue
            if grown < CROWD[bool(TOWN[space])] and near.free(box, 2):
                near.taken.append(box)
                room.taken.append(box)
                grown += 1
                found.append((y, f'<use href="#wl-{kind}" transform="translate({x:.0f} {y:.0f})scale({scale:.2f})"/>'))
    return "".join(shape for _, shape in sorted(found))
