"""Where things find room on the map: areas as shapes of the drawing, and boxes that nothing else may cover.

What is printed is placed once for a language: names first, then a place for a number and one for a figure; more figures stand
where these leave room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from serai.games.western_legends.board import BOARD, LOCATION_ROWS, SPACE_IDS, SPACE_ROWS
from serai.table.boards.western_legends.things import place_word, words_in
from serai.table.svg import polygon

Point = tuple[float, float]

WIDTH, HEIGHT = 872, 622  # one unit is one pixel in a window of 1440 x 900
GRID: Final = 5  # how closely places are tried
LINE: Final = 12.5  # the height of a line of a name
STEPS: Final = 20.0  # the size of a number of steps
FIGURE: Final = 32.0
CLEAR, WITHIN = 260, 40  # what it is worth that a thing lies on nothing else, and that one of six points of it is in its area
LEAST: Final = 28.0  # of a target, in each direction
FEET: Final = 25.0  # what a figure needs at least


def drawn(x: float, y: float) -> Point:
    """A point of board.toml, whose units are a thousandth of the map's sides."""
    return x * WIDTH / 1000, y * HEIGHT / 1000


OUTLINE: Final = {row["id"]: [drawn(*point) for point in row["polygon"]] for row in SPACE_ROWS}
PATH: Final = {space: polygon(points) for space, points in OUTLINE.items()}
TOWN: Final = {row["id"]: row["town"] for row in SPACE_ROWS}
RIVER: Final = [
    drawn(*point)
    for point in (
        (512, -10), (505, 60), (540, 130), (545, 190), (520, 235), (535, 330), (525, 430), (545, 480), (520, 540), (540, 600),
        (545, 690), (505, 735), (560, 775), (610, 800), (575, 870), (590, 940), (575, 1010),
    )
]  # fmt: skip
RAILS: Final = [
    drawn(*point)
    for point in (
        (-10, 985), (90, 985), (230, 960), (330, 930), (420, 905), (510, 952), (590, 905), (680, 930), (770, 870), (860, 885),
        (940, 850), (1010, 860),
    )
]  # fmt: skip
REGION_AT: Final = {  # where the names of regions fit between icons and borders
    "mesitos_point": drawn(70, 26), "sunny_hills": drawn(690, 24), "spikes_view": drawn(290, 978),
    "cliff_junction": drawn(905, 975), "darkrock": drawn(312, 194), "red_falls": drawn(700, 192),
}  # fmt: skip

# ---- Shapes ------------------------------------------------------------------------------------------------------


def inside(outline: Sequence[Point], x: float, y: float) -> bool:
    odd = False
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
        x1, y1 = x2, y2
    return odd


def from_border(outline: Sequence[Point], x: float, y: float) -> float:
    """How far a point is from the nearest border."""
    nearest = math.inf
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        length = (x2 - x1) ** 2 + (y2 - y1) ** 2 or 1
        t = max(0.0, min(1.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
        nearest = min(nearest, math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1)))
        x1, y1 = x2, y2
    return nearest


def limits(outline: Sequence[Point]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


@cache
def middle(space: str) -> Point:
    points = OUTLINE[space]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


@cache
def points_in(space: str) -> list[tuple[int, int, float]]:
    """A grid of points of an area, each with its distance from the border."""
    outline = OUTLINE[space]
    left, top, right, bottom = limits(outline)
    grid = [(x, y) for x in range(int(left), int(right), GRID) for y in range(int(top), int(bottom), GRID)]
    return [(x, y, from_border(outline, x, y)) for x, y in grid if inside(outline, x, y)]


def borders_of(spaces: Sequence[str]) -> str:
    """The outline of several areas together: borders that belong to one of them only."""
    count: dict[tuple[Point, Point], int] = {}
    for space in spaces:
        points = [(round(x, 1), round(y, 1)) for x, y in OUTLINE[space]]
        for a, b in zip(points, [*points[1:], points[0]], strict=True):
            border = (min(a, b), max(a, b))
            count[border] = count.get(border, 0) + 1
    return "".join(f"M{a[0]} {a[1]}L{b[0]} {b[1]}" for (a, b), n in count.items() if n == 1)


def along(line: Sequence[Point], step: float) -> list[Point]:
    """Points on a line, that far apart."""
    found = []
    for a, b in pairwise(line):
        n = int(math.dist(a, b) // step) + 1
        found += [(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n) for i in range(n)]
    return found


def met(outline: Sequence[Point]) -> list[Point]:
    """The shape that takes the click: as wide and as high as a pointer needs it."""
    left, top, right, bottom = limits(outline)
    x0, y0 = (left + right) / 2, (top + bottom) / 2
    wide, high = max(1.0, LEAST / (right - left)), max(1.0, LEAST / (bottom - top))
    return [(x0 + (x - x0) * wide, y0 + (y - y0) * high) for x, y in outline]


# ---- Boxes -------------------------------------------------------------------------------------------------------


class Box(NamedTuple):
    """A rectangle by its middle."""

    x: float
    y: float
    w: float
    h: float

    def apart(self, other: Box, gap: float) -> bool:
        return abs(self.x - other.x) > (self.w + other.w) / 2 + gap or abs(self.y - other.y) > (self.h + other.h) / 2 + gap


class Room:
    """What is taken of the map."""

    def __init__(self, taken: Sequence[Box] = ()) -> None:
        self.taken = list(taken)

    def free(self, box: Box, gap: float) -> bool:
        return all(box.apart(other, gap) for other in self.taken)

    def near(self, outline: Sequence[Point], w: float, h: float) -> list[Box]:
        left, top, right, bottom = limits(outline)
        whole = Box((left + right) / 2, (top + bottom) / 2, right - left + w, bottom - top + h)
        return [box for box in self.taken if not whole.apart(box, 2)]

    def take(self, space: str, w: float, h: float, close_to: Point | None = None) -> Box:
        """The best place for a thing in an area: on nothing else, within its borders, close to its middle or another thing."""
        outline, (cx, cy) = OUTLINE[space], close_to or middle(space)
        near = self.near(outline, w, h)
        best, found = -math.inf, Box(cx, cy, w, h)
        grid = [(min(edge, 16) * 2 - math.hypot(x - cx, y - cy) * 0.5, x, y) for x, y, edge in points_in(space)]
        for calm, x, y in sorted(grid, reverse=True):
            if calm + CLEAR + 6 * WITHIN <= best:
                break  # no point that follows can be better
            if not (w / 2 + 3 <= x <= WIDTH - w / 2 - 3 and h / 2 + 3 <= y <= HEIGHT - h / 2 - 3):
                continue
            box = Box(x, y, w, h)
            covered = overlap(Box(x, y, w + 2, h + 2), near)
            worth = calm + (CLEAR if covered == 0 else -covered)
            if worth + 6 * WITHIN > best:
                worth += WITHIN * sum([inside(outline, x + dx * w / 2, y + dy * h / 2) for dx in (-1, 0, 1) for dy in (-1, 1)])
                if worth > best:
                    best, found = worth, box
        self.taken.append(found)
        return found


def overlap(box: Box, others: Sequence[Box]) -> float:
    """How much of a box is covered, in square units."""
    x, y, w, h = box
    found = 0.0
    for x2, y2, w2, h2 in others:
        wide, high = (w + w2) / 2 - abs(x - x2), (h + h2) / 2 - abs(y - y2)
        if wide > 0 and high > 0:
            found += wide * high
    return found


# ---- Words -------------------------------------------------------------------------------------------------------

NARROW, WIDE, NO_WIDTH = "ijltfrI'.,:;() ادرزوذژ", "mwMWжшщюмыфЖШЩЮМЫФсش", "\u200c\u0654\u064b\u0651"


def width_of(words: str, size: float) -> float:
    """About how wide a line is, a little more than less."""
    letters = sum(0 if c in NO_WIDTH else 0.34 if c in NARROW else 0.86 if c in WIDE else 0.58 for c in words)
    return letters * size


def short_name(language: str, space: str) -> str:
    """What an area is called on the map: without the name of its town, which stands at the gate."""
    words = words_in(language)
    name = words.plain(space)
    if TOWN[space]:
        name = name.replace(words.plain(TOWN[space]), "").strip(" :")
    return name[:1].upper() + name[1:]


def in_lines(name: str) -> list[str]:
    """A name in one line or two, about equally long."""
    words = name.split(" ")
    if len(words) == 1 or len(name) <= 9:
        return [name]
    cuts = [[" ".join(words[:n]), " ".join(words[n:])] for n in range(1, len(words))]
    return min(cuts, key=lambda cut: max(len(line) for line in cut))


# ---- What is printed, in one language ---------------------------------------------------------------------------


class Name(NamedTuple):
    lines: list[str]
    box: Box


class Layout(NamedTuple):
    """Where everything stands on the map of one language."""

    names: dict[str, Name]
    figures: dict[str, Box]  # for the first figure that stands there
    steps: dict[str, Box]  # for the number of actions to get there
    room: Room  # what is left for trees and for more figures


PLATED: Final = {row["spaces"][0] for row in LOCATION_ROWS if len(row["spaces"]) == 1}  # the name stands on the plate


def place_at(row: dict[str, Any]) -> Point:
    """The icon of a location or a hideout; its plate needs room below it."""
    x, y = drawn(row["icon_x"], row["icon_y"])
    return x, min(y, HEIGHT - 48)


@cache
def layout(language: str) -> Layout:
    """Boxes of what is printed, in the order of importance; areas with little room choose first."""
    words = words_in(language)
    room = Room([Box(x, y, 12, 12) for x, y in [*along(RIVER, 20), *along(RAILS, 20)]])
    for row in LOCATION_ROWS:
        x, y = place_at(row)
        room.taken += [Box(x, y, 36, 36), Box(x, y + 25, width_of(place_word(words, row), 11.5) + 10, 16)]
    room.taken += [Box(x, y - 3, 40, 44) for x, y in [place_at(row) for row in BOARD["hideouts"]]]
    room.taken += [Box(x, y - 2, width_of(words.plain(name), 15) + 14, 20) for name, (x, y) in REGION_AT.items()]
    names = {}
    spaces = sorted(SPACE_IDS, key=lambda space: len(points_in(space)))
    for space in [one for one in spaces if one not in PLATED]:
        lines = in_lines(short_name(language, space))
        names[space] = Name(lines, room.take(space, max(width_of(line, 11.5) for line in lines) + 4, LINE * len(lines)))
    stand = Room(room.taken)
    steps = {space: stand.take(space, STEPS, STEPS, below(names.get(space))) for space in spaces}
    figures = {space: stand.take(space, FEET, FEET) for space in spaces}
    return Layout(names, figures, steps, Room([*room.taken, *steps.values()]))


def below(name: Name | None) -> Point | None:
    """Where the number of an area is looked for: under its name."""
    return (name.box.x, name.box.y + 18) if name else None


@cache
def places_for(language: str, space: str, n: int) -> list[Point]:
    """Where `n` figures stand in an area; the first ones keep their places when others come."""
    size, printed = figure_size(n), layout(language)
    room = Room([*printed.room.taken, printed.figures[space]])
    boxes = [printed.figures[space], *[room.take(space, size, size) for _ in range(n - 1)]]
    return [(box.x, box.y) for box in boxes]


def figure_size(n: int) -> float:
    """Many figures in one area are smaller."""
    return FIGURE if n < 4 else 25.0
