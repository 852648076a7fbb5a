"""Outlines for the map of Mombasa: the rule data has a point for each region and the borders, but no shapes.

`python -m serai.table.boards.mombasa.outlines` writes outlines.json; the table only reads that file.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from serai.games.mombasa.board import REGION_ROWS
from serai.table.svg import polygon

FILE = Path(__file__).with_name("outlines.json")

Point = tuple[float, float]
Node = tuple[int, int]
Pair = frozenset[str]

SEA = ""
CELLS = 250  # on each side of the square of 1000 units
SIZE = 1000 / CELLS
ROUNDS_OF_SMOOTHING = 9
COAST = [(95, 232), (120, 168), (178, 120), (250, 108), (330, 92), (392, 112), (440, 96), (500, 112), (560, 108),
         (622, 120), (668, 142), (700, 196), (722, 250), (752, 300), (790, 332), (848, 336), (902, 330), (890, 380),
         (850, 440), (812, 500), (806, 560), (812, 620), (790, 680), (764, 716), (740, 760), (700, 800), (676, 846),
         (620, 880), (556, 900), (500, 888), (456, 850), (424, 810), (400, 758), (392, 700), (408, 640), (398, 584),
         (372, 530), (348, 498), (300, 486), (250, 492), (196, 486), (152, 452), (118, 400), (92, 350), (84, 300)]  # fmt: skip
# Sites (region, x, y, weight) of a power diagram, fitted so that neighbours in the drawing are exactly the borders of the data.
SITES = [("cyrenaica", 409, 165, 323), ("lower_nile", 579, 138, -799), ("red_sea_coast", 656, 241, -143),
         ("darfur", 522, 297, 8231), ("great_sahara", 279, 208, 3790), ("great_sahara", 424, 178, -13751),
         ("great_sahara", 377, 260, -9379), ("great_sahara", 332, 235, 2194), ("great_sahara", 383, 360, -12036),
         ("mauritania", 235, 210, 5266), ("senegambia", 140, 369, 3684), ("guinea_coast", 177, 475, 6910),
         ("niger_bend", 350, 372, 1479), ("cameroon", 365, 411, -1337), ("abyssinia", 665, 361, 2305),
         ("somali_coast", 793, 422, -647), ("kenya_highlands", 738, 470, 2418), ("great_lakes", 632, 476, 2745),
         ("congo_basin", 502, 517, -6257), ("congo_basin", 549, 528, 4487), ("congo_basin", 549, 523, -2609),
         ("congo_basin", 590, 525, -8055), ("congo_basin", 470, 588, -4088), ("tanganyika", 767, 556, -1869),
         ("angola", 451, 606, -1380), ("zambezi", 555, 665, 7644), ("mozambique", 734, 691, -4634),
         ("namaqualand", 484, 740, -1417), ("cape_interior", 579, 835, -244), ("natal", 653, 818, 1648)]  # fmt: skip
ENCLOSED = 44  # radius of a region that another one encloses


def outlines() -> dict[str, Any]:
    """Everything that the map needs: the outline of each region and of the land, the lines between neighbours, and where in a
    region there is most room."""
    grid = painted()
    lines = [(pair, path[0], path[-1], smooth(path)) for pair, path in traced(grid)]
    return {
        "regions": {row["id"]: outline(row["id"], lines) for row in REGION_ROWS},
        "land": outline(SEA, lines),
        "borders": [{"between": sorted(pair), "d": polygon(points)[:-1]} for pair, _, _, points in lines],
        "room": roomiest(grid),
    }


def ashore(x: float, y: float) -> bool:
    """Inside the coast: a ray to the right crosses it an odd number of times."""
    crossings = [
        x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
        for (x1, y1), (x2, y2) in zip(COAST, COAST[1:] + COAST[:1], strict=True)
        if (y1 > y) != (y2 > y)
    ]
    return sum(crossings) % 2 == 1


def painted() -> list[list[str]]:
    """The region of each cell of the grid."""
    middles = [((i + 0.5) * SIZE, (j + 0.5) * SIZE) for j in range(CELLS) for i in range(CELLS)]
    regions = [region_at(x, y) if ashore(x, y) else SEA for x, y in middles]
    return [regions[j * CELLS : (j + 1) * CELLS] for j in range(CELLS)]


def region_at(x: float, y: float) -> str:
    for row in REGION_ROWS:
        if "enclosed_by" in row and math.hypot(row["x"] - x, row["y"] - y) < ENCLOSED:
            return str(row["id"])
    return min(SITES, key=lambda site: (site[1] - x) ** 2 + (site[2] - y) ** 2 - site[3])[0]


def cell(grid: list[list[str]], i: int, j: int) -> str:
    return grid[j][i] if 0 <= i < CELLS and 0 <= j < CELLS else SEA


def roomiest(grid: list[list[str]]) -> dict[str, Point]:
    """For each region the cell farthest from any border."""
    around = [(math.cos(eighth * math.pi / 4), math.sin(eighth * math.pi / 4)) for eighth in range(8)]
    depth: dict[str, int] = {}
    found: dict[str, Point] = {}
    for j in range(0, CELLS, 3):
        for i in range(0, CELLS, 3):
            here, reach = grid[j][i], 1
            while here and all(cell(grid, round(i + dx * reach), round(j + dy * reach)) == here for dx, dy in around):
                reach += 1
            if here and reach > depth.get(here, 0):
                depth[here], found[here] = reach, (round((i + 0.5) * SIZE), round((j + 0.5) * SIZE))
    return dict(sorted(found.items()))


def edges(grid: list[list[str]]) -> Iterator[tuple[Node, Node, Pair]]:
    """The sides of cells that part two regions."""
    for j in range(CELLS + 1):
        for i in range(CELLS + 1):
            here = cell(grid, i, j)
            if (above := cell(grid, i, j - 1)) != here:
                yield (i, j), (i + 1, j), frozenset((above, here))
            if (before := cell(grid, i - 1, j)) != here:
                yield (i, j), (i, j + 1), frozenset((before, here))


def traced(grid: list[list[str]]) -> list[tuple[Pair, list[Node]]]:
    """Lines between two regions, from one point where three meet to the next, or all around."""
    next_to: dict[Node, list[tuple[Node, Pair]]] = {}
    for a, b, pair in edges(grid):
        next_to.setdefault(a, []).append((b, pair))
        next_to.setdefault(b, []).append((a, pair))
    meeting = {node for node, found in next_to.items() if len(found) != 2 or found[0][1] != found[1][1]}
    walked: set[frozenset[Node]] = set()
    lines = []
    for start in [*sorted(meeting), *sorted(next_to)]:
        for second, pair in next_to[start]:
            if frozenset((start, second)) in walked:
                continue
            path = [start, second]
            walked.add(frozenset(path))
            while path[-1] not in meeting and path[-1] != start:
                onward = [node for node, _ in next_to[path[-1]] if frozenset((path[-1], node)) not in walked][0]
                walked.add(frozenset((path[-1], onward)))
                path.append(onward)
            lines.append((pair, path))
    return lines


def smooth(path: list[Node]) -> list[Point]:
    """Each point moves towards its neighbours, a few times over; then every third one is kept."""
    points = [(i * SIZE, j * SIZE) for i, j in path]
    closed = path[0] == path[-1]
    for _ in range(ROUNDS_OF_SMOOTHING):
        moved = list(points)
        for k in range(0 if closed else 1, len(points) - 1):
            (x1, y1), (x, y), (x2, y2) = points[k - 1] if k else points[-2], points[k], points[k + 1]
            moved[k] = ((x1 + 2 * x + x2) / 4, (y1 + 2 * y + y2) / 4)
        points = [*moved[:-1], moved[0]] if closed else moved
    return points[::3] + (points[-1:] if (len(points) - 1) % 3 else [])


def outline(region: str, lines: list[tuple[Pair, Node, Node, list[Point]]]) -> str:
    """The lines of a region put together to closed rings."""
    left = [(a, b, points) for pair, a, b, points in lines if region in pair]
    rings = []
    while left:
        first, end, points = left.pop()
        ring = list(points)
        while end != first:
            a, b, points = [line for line in left if end in line[:2]][0]
            left.remove((a, b, points))
            ring += points[1:] if a == end else points[-2::-1]
            end = b if a == end else a
        rings.append(ring)
    return "".join(polygon(ring) for ring in rings)


if __name__ == "__main__":
    FILE.write_text(json.dumps(outlines(), indent=0) + "\n", "utf-8")
