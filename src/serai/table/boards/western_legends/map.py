"""The map of Western Legends: spaces of board.toml, what is printed on them, and the figures that stand there."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, Final

from serai.games.western_legends.board import BOARD, LOCATION_ROWS, SPACE_IDS, SPACE_ROWS
from serai.table.boards.western_legends.things import PLACE_ICONS, act, man_in_black, place_word, words_in
from serai.table.scene import HtmlSpeaker, Scene
from serai.table.svg import meeple, polygon, text, use

Point = tuple[float, float]

ACROSS, DOWN = 1.3845, 1.0465  # units of the drawing for a unit of board.toml
WIDTH, HEIGHT = 1000 * ACROSS, 1000 * DOWN
ROW: Final = {row["id"]: row for row in SPACE_ROWS}
NAMED_AT: Final = {  # where the names of regions fit between icons and borders
    "mesitos_point": (330, 50), "sunny_hills": (690, 50), "spikes_view": (400, 985), "cliff_junction": (770, 985),
    "darkrock": (318, 188), "red_falls": (752, 188),
}  # fmt: skip
RANCH_COLOURS: Final = {"green": "#4F8A45", "blue": "#3465A8"}
WOOD: Final = "#5b3a24"


def drawn(x: float, y: float) -> Point:
    return x * ACROSS, y * DOWN


def icon_of(row: dict[str, Any]) -> Point:
    return drawn(row["icon_x"], row["icon_y"])


OUTLINE: Final = {row["id"]: [drawn(*point) for point in row["polygon"]] for row in SPACE_ROWS}
PATH: Final = {space: polygon(points) for space, points in OUTLINE.items()}
PRINTED: Final = [  # icons and their names: points to keep clear of, with a radius
    *[(*icon_of(row), 34.0) for row in [*LOCATION_ROWS, *BOARD["hideouts"]]],
    *[(icon_of(row)[0] + dx, icon_of(row)[1] + 31, 20.0) for row in LOCATION_ROWS for dx in (-28, 0, 28)],
    *[(drawn(*at)[0] + dx, drawn(*at)[1] - 8, 18.0) for at in NAMED_AT.values() for dx in (-44, 0, 44)],
]

# ---- What never changes ------------------------------------------------------------------------------------


@cache
def ground(language: str) -> str:
    """Spaces, cliffs, town walls and the names of the regions."""
    words = words_in(language)
    spaces = [
        f'<path d="{PATH[row["id"]]}" fill="var(--wl-{row["region"]})" stroke="var(--wl-line)" stroke-width="2"'
        f' stroke-linejoin="round"><title>{words.name(row["id"])}</title></path>'
        for row in SPACE_ROWS
    ]
    regions = [
        text(*drawn(*NAMED_AT[row["id"]]), words.name(row["id"]), 25, extra='class="region"')
        for row in BOARD["regions"]
        if row["id"] in NAMED_AT
    ]
    return "".join([HATCHING, *spaces, *cliffs(words), *walls(), *regions])


HATCHING: Final = (
    '<defs><pattern id="hatching" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">'
    '<path d="M0 0V9" stroke="#000" stroke-opacity=".28" stroke-width="3"/></pattern></defs>'
)


def cliffs(words: HtmlSpeaker) -> list[str]:
    found = []
    for row in BOARD["cliffs"]:
        path = polygon([drawn(*point) for point in row["polygon"]])
        found.append(
            f'<g><title>{words.name(row["id"])}</title><path d="{path}" fill="var(--wl-cliff)"/><path d="{path}"'
            ' fill="url(#hatching)" stroke="#5a2a22" stroke-width="4" stroke-dasharray="12 7" stroke-linejoin="round"/></g>'
        )
    return found


def walls() -> list[str]:
    """The outline of each town: borders that belong to one of its spaces only."""
    found = []
    for region in BOARD["regions"]:
        if not region["is_town"]:
            continue
        count: dict[tuple[Point, ...], int] = {}
        for space in region["spaces"]:
            points = [tuple(point) for point in ROW[space]["polygon"]]
            for a, b in zip(points, [*points[1:], points[0]], strict=True):
                border = tuple(sorted((a, b)))
                count[border] = count.get(border, 0) + 1
        lines = [[drawn(*end) for end in border] for border, n in count.items() if n == 1]
        path = "".join(f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}" for a, b in lines)
        found.append(f'<path d="{path}" fill="none" stroke="#7A5B35" stroke-width="6" stroke-linecap="round"/>')
    return found


@cache
def landmarks(language: str) -> str:
    """Locations with their names, and the caves of the gangs."""
    words = words_in(language)
    found = []
    for row in LOCATION_ROWS:
        x, y = icon_of(row)
        colour = RANCH_COLOURS.get(row.get("color", ""), WOOD)
        word = place_word(words, row)
        width = len(word) * 8.8 + 14
        found.append(
            f'<g pointer-events="none"><circle cx="{x:.1f}" cy="{y:.1f}" r="24" fill="{colour}"'
            f' stroke="#fff" stroke-width="3"/>{use(PLACE_ICONS[row["type"]], x, y, 29, "#fff", colour)}'
            f'<rect x="{x - width / 2:.1f}" y="{y + 21:.1f}" width="{width:.1f}" height="21" rx="5" fill="var(--card)"'
            f' fill-opacity=".92"/>{text(x, y + 36.5, word, 16.5, extra=BOLD)}</g>'
        )
    for row in BOARD["hideouts"]:
        x, y = icon_of(row)
        cave = f"M{x - 26:.1f} {y + 20:.1f}c2-28 14-42 26-44c12 2 24 16 26 44Z"
        found.append(
            f'<path pointer-events="none" d="{cave}" fill="#3b3026" stroke="#fff" stroke-width="2"/>'
            f"{text(x, y + 15, row['gang'], 17, extra=GANG_LETTER)}"
        )
    return "".join(found)


BOLD: Final = 'font-weight="600"'
GANG_LETTER: Final = 'font-weight="800" style="fill:#F2DDAA"'

# ---- Where there is room --------------------------------------------------------------------------------------


def inside(outline: Sequence[Point], x: float, y: float) -> bool:
    odd = False
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def from_border(outline: Sequence[Point], x: float, y: float) -> float:
    """How far a point is from the nearest border."""
    nearest = math.inf
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        length = (x2 - x1) ** 2 + (y2 - y1) ** 2 or 1
        t = max(0.0, min(1.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
        nearest = min(nearest, math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1)))
    return nearest


@cache
def roomy_points(space: str) -> list[tuple[float, float, float]]:
    """A grid of points of a space, each with its worth as a place for one more thing; printed icons are kept clear."""
    outline = OUTLINE[space]
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    near = [(x, y, r) for x, y, r in PRINTED if min(xs) - 60 < x < max(xs) + 60 and min(ys) - 60 < y < max(ys) + 60]
    grid = [
        (x, y)
        for x in range(int(min(xs)), int(max(xs)), 7)
        for y in range(int(min(ys)), int(max(ys)), 7)
        if inside(outline, x, y)
    ]
    return [(x, y, min(from_border(outline, x, y), 40) + 2.2 * clear_of(near, x, y)) for x, y in grid]


def clear_of(things: list[tuple[float, float, float]], x: float, y: float) -> float:
    """How far a point is from the nearest of these things; beyond 26 it does not matter."""
    return min([min(math.hypot(x - a, y - b) - r, 26) for a, b, r in things] or [26])


@cache
def room_for(space: str, n: int) -> list[Point]:
    """Places for `n` figures, one after the other, each as far from the others as it goes."""
    apart = figure_size(n) * 0.72
    taken: list[Point] = []
    for _ in range(n):
        best = max(
            roomy_points(space),
            key=lambda at: at[2] + 2.2 * min([min(math.hypot(at[0] - x, at[1] - y) - apart, 20) for x, y in taken] or [20]),
        )
        taken.append((best[0], best[1]))
    return taken


def figure_size(n: int) -> int:
    """Figures that share a space are smaller."""
    return 46 if n < 3 else 40 if n < 5 else 32


# ---- What lies and stands on it now ------------------------------------------------------------------------------


def chart(scene: Scene) -> str:
    """The whole map, with the spaces that can be chosen."""
    say, o, language = scene.say, scene.o, scene.language
    parts = [ground(language), *[space_target(scene, space) for space in SPACE_IDS], landmarks(language)]
    ranches = [] if scene.view.options["first_game"] else [row for row in LOCATION_ROWS if "color" in row]
    parts += [cattle_left(scene, row) for row in ranches]  # the first game has no cattle (WL-21.4)
    parts += [bandit(scene, row) for row in BOARD["hideouts"] if row["space"] in o["bandits"]]
    reach = dict(scene.view.ask.facts.get("reach", [])) if scene.view.ask and scene.live else {}
    for space in SPACE_IDS:
        parts += figures_in(scene, space, reach.get(space, 0))
    svg = f'<svg viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}" role="group" aria-label="{say("map")}">{"".join(parts)}</svg>'
    return f'<section class="board" id="map"><div class="boardwrap" data-scroll>{svg}</div></section>'


def actions_in(space: str) -> list[str]:
    return [act(verb, space) for verb in ("go to", "stand in", "sheriff to")]


SPACE_ACTIONS: Final = {space: actions_in(space) for space in SPACE_IDS}


def space_target(scene: Scene, space: str) -> str:
    """Only spaces that can be chosen are drawn again, above the ground."""
    if not scene.can(*SPACE_ACTIONS[space]):
        return ""
    path = f'<path class="wash" d="{PATH[space]}"/><path class="ringline" d="{PATH[space]}" stroke-linejoin="round"/>'
    return scene.target(f"<title>{scene.name(space)}</title>{path}", *SPACE_ACTIONS[space], label=scene.name(space))


def cattle_left(scene: Scene, row: dict[str, Any]) -> str:
    x, y = icon_of(row)
    n = scene.o["cattle"][row["color"]]
    label = scene.say("cattle-left", count=n)
    return (
        f'<g role="img" aria-label="{label}" pointer-events="none"><circle cx="{x + 22:.1f}" cy="{y - 20:.1f}" r="14"'
        f' fill="#fff" stroke="{RANCH_COLOURS[row["color"]]}" stroke-width="3"/>'
        f"{text(x + 22, y - 14.5, scene.num(n), 16, extra=ON_WHITE)}</g>"
    )


COIN_INK: Final = "var(--coin-ink)"
ON_WHITE: Final = 'font-weight="800" style="fill:#10232A"'


def bandit(scene: Scene, row: dict[str, Any]) -> str:
    x, y = icon_of(row)
    label = scene.say("bandit-at", place=scene.plain(row["space"]))
    clash = f'<circle class="clash" cx="{x + 27:.1f}" cy="{y - 24:.1f}" r="14"/>{use("fight", x + 27, y - 24, 18, COIN_INK)}'
    return (
        f'<g role="img" aria-label="{label}" pointer-events="none"><circle cx="{x:.1f}" cy="{y - 18:.1f}" r="19" fill="#241a14"'
        f' stroke="#F2DDAA" stroke-width="2.5"/>{use("bandit", x, y - 18, 26, "#F2DDAA", "#241a14")}'
        f"{clash if scene.can(SPACE_ACTIONS[row['space']][0]) else ''}</g>"
    )


def figures_in(scene: Scene, space: str, steps: int) -> list[str]:
    """Sheriff, players and the Man in Black in one space, and how many steps away it is."""
    o = scene.o
    draws: list[Callable[[float, float, int], str]] = [partial(sheriff, scene)] if o["sheriff"] == space else []
    draws += [partial(figure, scene, seat) for seat, player in enumerate(o["players"]) if player["space"] == space]
    if o["man_in_black"] and o["man_in_black"]["space"] == space:
        draws.append(partial(figure, scene, len(o["players"])))
    if steps:
        draws.append(partial(distance, scene, steps))
    size = figure_size(len(draws))
    return [draw(x, y, size) for draw, (x, y) in zip(draws, room_for(space, len(draws)), strict=True)] if draws else []


def distance(scene: Scene, steps: int, x: float, y: float, size: int) -> str:
    """Not turquoise: the way there is chosen step by step."""
    return (
        f'<g class="faraway" pointer-events="none"><circle cx="{x:.1f}" cy="{y:.1f}" r="{min(13, size / 3):.1f}"/>'
        f"{text(x, y + 5.5, scene.num(steps), 16)}</g>"
    )


def sheriff(scene: Scene, x: float, y: float, size: int) -> str:
    label = scene.say("sheriff-at", place=scene.plain(scene.o["sheriff"]))
    place = f"translate({x:.1f} {y:.1f}) scale({size / 46:.2f})"
    return (
        f'<g role="img" aria-label="{label}" pointer-events="none" transform="{place}">'
        '<path d="M-18-22h36v24c0 12-9 19-18 23c-9-4-18-11-18-23z" fill="#F4E3B0" stroke="#3a2a10" stroke-width="2.5"/>'
        f"{use('sheriff', 0, -3, 28, '#7A5410', '#F4E3B0')}</g>"
    )


FIGHTING: Final = ("duel", "rob", "arrest", "whiskey for", "sheriff takes")


def actions_on(scene: Scene, seat: int) -> list[str]:
    """What can be done to the figure that stands there: people are called by their characters."""
    character = scene.o["players"][seat]["character"] if seat < len(scene.o["players"]) else "man_in_black"
    return [act(verb, character) for verb in FIGHTING]


def figure(scene: Scene, seat: int, x: float, y: float, size: int) -> str:
    """A player, my own one larger, or the Man in Black."""
    black = seat == len(scene.o["players"])
    own = 1.15 if seat == scene.me else 1.0
    body = man_in_black(x, y, size) if black else meeple(scene.colour(seat), x, y, size * own)
    space = scene.o["man_in_black"]["space"] if black else scene.o["players"][seat]["space"]
    label = scene.say("figure-at", who=scene.called(seat), place=scene.plain(space))
    ring = f'<circle class="ringline" cx="{x:.1f}" cy="{y:.1f}" r="{size * 0.62:.1f}"/>'
    wash = f'<circle class="wash" cx="{x:.1f}" cy="{y:.1f}" r="{size * 0.62:.1f}"/>'
    actions = actions_on(scene, seat)
    if not scene.can(*actions):  # a click goes to the space beneath
        return scene.target(body, label=label, extra='pointer-events="none"')
    return scene.target(f"<title>{label}</title>{wash}{ring}{body}", *actions, label=label)
