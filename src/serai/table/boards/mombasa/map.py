"""The map of Mombasa: regions, borders, home areas."""

from __future__ import annotations

import json
import math
import re
from functools import cache
from typing import Any

from serai.games.mombasa.board import COINS, HOME_SPACES, REGION_IDS, REGION_ROWS
from serai.games.mombasa.data import COMPANY_IDS, DATA
from serai.games.mombasa.printed import region as printed_region
from serai.table.boards.mombasa.outlines import FILE, SEA
from serai.table.boards.mombasa.pieces import REWARD_ICONS, money, place, post, spoken
from serai.table.scene import Scene
from serai.table.svg import text, use

OUTLINES: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
VIEW = "4 24 996 930"
REGION = {row["id"]: row for row in REGION_ROWS}
SMALLEST = 20.4  # letters: 11 px where the map is 540 px wide
LINES = {frozenset((row["a"], row["b"])): row["lines"] for row in DATA["borders"]}
WAVES = [(60, 670), (150, 760), (250, 860), (300, 600), (880, 700), (890, 800), (30, 100), (600, 60), (890, 260)]

# Where a region's name and its reward stand, where the roomiest place is not the best one.
PLACE = {
    "great_sahara": (310, 166),
    "hoggar": (340, 256),
    "congo_basin": (508, 474),
    "congo_heart": (524, 544),
    "cyrenaica": (422, 166),
    "guinea_coast": (226, 444),
    "great_lakes": (634, 482),
    "red_sea_coast": (652, 242),
    "cape_interior": (554, 850),
    "niger_bend": (322, 380),
    "kenya_highlands": (744, 488),
}
BADGE = {"great_sahara": (266, 200), "congo_basin": (594, 508), "great_lakes": (664, 536)}  # instead of left of the reward
MOST_LETTERS = 12  # of a name in one line
NARROW = {"great_sahara": 6, "guinea_coast": 8, "somali_coast": 9, "lower_nile": 10, "congo_heart": 10}  # and fewer here
HALO = "paint-order:stroke;stroke:var(--mb-land);stroke-width:4px;stroke-linejoin:round"  # a name may lie over a border


def at(region: str) -> tuple[float, float]:
    x, y = PLACE.get(region) or OUTLINES["room"][region]
    return x, y + 4


# ---- Home areas (MB-2.2): their columns, whose front is towards the map -----------------------------------

PLATE = {"mombasa": (818, 474), "cape_town": (790, 766), "saint_louis": (8, 524), "cairo": (816, 30)}
COLUMN, SPACE = 56, 28  # so wide and so high that a column can be clicked
WIDTH, HEAD = 12 + 3 * COLUMN, 38
HEIGHT = HEAD + HOME_SPACES * SPACE + 8
LETTERS_OF_PLATE = 8  # a longer name is squeezed
FRONT_BELOW = ("cairo",)  # this home area lies north of its regions


def plate_middle(company: str) -> tuple[float, float]:
    x, y = PLATE[company]
    return x + WIDTH / 2, y + HEIGHT / 2


# ---- What never changes --------------------------------------------------------------------------------------


def border(path: str, lines: int, ground: str) -> str:
    """One line costs 1 point, two lines 2; a dashed one cannot be crossed."""
    if not lines:
        return f'<path d="{path}" stroke-width="9" stroke-dasharray="2 5"/>'
    if lines == 1:
        return f'<path d="{path}" stroke-width="2.6"/>'
    return f'<path d="{path}" stroke-width="9"/><path d="{path}" stroke-width="4" style="stroke:{ground}"/>'


def sea_route(company: str, region: str, lines: int) -> str:
    """From a home area to the nearest coast of a region that it borders."""
    x, y = plate_middle(company)
    shores = [row["d"] for row in OUTLINES["borders"] if set(row["between"]) == {SEA, region}]
    points = [(float(a), float(b)) for shore in shores for a, b in re.findall(r"([\d.]+) ([\d.]+)", shore)]
    near = sorted(points, key=lambda point: math.dist(point, (x, y)))[: max(1, len(points) // 3)]
    px, py = near[len(near) // 2]
    return border(f"M{x:.0f} {y:.0f}L{px:.0f} {py:.0f}", lines, "var(--mb-sea)")


@cache
def ground() -> str:
    """Sea, land and borders."""
    waves = "".join([f'<path d="M{x} {y}q12-8 24 0t24 0t24 0"/>' for x, y in WAVES])
    shapes = "".join([f'<path id="rg-{name}" d="{d}" fill-rule="evenodd"/>' for name, d in OUTLINES["regions"].items()])
    land = "".join(
        [
            f'<use href="#rg-{name}" fill="var(--mb-land{"-2" if row.keys() & {"encloses", "enclosed_by"} else ""})"/>'
            for name, row in REGION.items()
        ]
    )
    routes = "".join(
        [
            sea_route(row["a"].removeprefix("base:"), row["b"], row["lines"])
            for row in DATA["borders"]
            if row["a"].startswith("base:")
        ]
    )
    coast = [row for row in OUTLINES["borders"] if SEA in row["between"]]
    inland = [row for row in OUTLINES["borders"] if SEA not in row["between"]]
    lines = "".join([f'<path d="{row["d"]}" stroke-width="3.5" stroke-linejoin="round"/>' for row in coast])
    lines += "".join([border(row["d"], LINES.get(frozenset(row["between"]), 0), "var(--mb-land)") for row in inland])
    return (
        f'<g id="mb-ground"><defs>{shapes}</defs><rect x="0" y="0" width="1010" height="1000" fill="var(--mb-sea)"/>'
        f'<g fill="none" stroke="var(--mb-sea-2)" stroke-width="3">{waves}'
        f'<path d="{OUTLINES["land"]}" stroke-width="26" stroke-linejoin="round"/></g>'
        f'<g fill="none" stroke="var(--mb-line)" opacity=".75">{routes}</g>{land}'
        f'<g fill="none" stroke="var(--mb-line)">{lines}</g></g>'
    )


def lines_of(name: str, most: int) -> list[str]:
    """A long name in two or three lines."""
    lines = [""]
    for word in name.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def region_name(scene: Scene, region: str) -> str:
    x, y = at(region)
    lines = lines_of(scene.name(region), NARROW.get(region, MOST_LETTERS))
    look = f'font-weight="600" style="{HALO}"'
    tops = [y - 24 - (len(lines) - 1 - i) * 18 for i in range(len(lines))]
    return "".join([text(x, top, line, SMALLEST, extra=look) for top, line in zip(tops, lines, strict=True)])


PILL, SMALL_PILL, POST_WIDE = 48, 42, 36


def post_at(region: str) -> float:
    """Where a post stands: left of the reward."""
    return at(region)[0] - len(REGION[region]["reward"]) * (SMALL_PILL + 2) / 2


def rewards(scene: Scene, region: str, taken: bool) -> str:
    """What entering brings, and mines; pale where a post stands already."""
    row = REGION[region]
    x, y = at(region)
    parts = list(row["reward"].items())
    wide = SMALL_PILL if taken else PILL
    left = x + (POST_WIDE * taken - len(parts) * (wide + 2)) / 2
    shown = []
    for i, (key, value) in enumerate(parts):
        start = left + (wide + 2) * i
        plate = f'<rect x="{start:.0f}" y="{y - 14:.0f}" width="{wide}" height="28" rx="14" fill="var(--card)"/>'
        sign = use(REWARD_ICONS.get(key, "pound"), start + wide * 0.32, y, 20, "var(--ink)", "var(--card)")
        shown.append(plate + sign + text(start + wide * 0.74, y + 7, scene.num(value), SMALLEST, extra='font-weight="800"'))
    mines = [use("mine", x - 9 * (row["mines"] - 1) + 18 * i, y + 26, 18, "var(--ink-2)") for i in range(row["mines"])]
    return f'<g opacity="{0.75 if taken else 1}">{"".join(shown)}</g>{"".join(mines)}'


LETTERING: dict[tuple[str, str, bool], str] = {}  # by language, region and whether it is taken


def lettering(scene: Scene, region: str, taken: bool) -> str:
    key = (scene.language, region, taken)
    if key not in LETTERING:
        LETTERING[key] = region_name(scene, region) + rewards(scene, region, taken)
    return LETTERING[key]


# ---- The map as it is now -----------------------------------------------------------------------------------


def world(scene: Scene) -> str:
    """The area of the map."""
    drawn = f'<div class="boardwrap" data-scroll>{chart(scene)}</div>'
    return f'<section class="area board m-map" id="area-map" aria-label="{scene.say("mb-map")}">{drawn}</section>'


def chart(scene: Scene) -> str:
    """The whole drawing: targets lie under names and posts, so that these stay readable."""
    regions = "".join([region_target(scene, name) for name in REGION_IDS])
    names = "".join([region_pieces(scene, name) for name in REGION_IDS])
    homes = "".join([home(scene, company) for company in COMPANY_IDS])
    drawn = f'<use href="#mb-ground"/>{regions}<g class="still">{names}</g>{homes}<g class="still">{badges(scene)}</g>'
    return f'<svg viewBox="{VIEW}" role="group" aria-label="{scene.say("mb-map")}">{drawn}</svg>'


def region_target(scene: Scene, region: str) -> str:
    """A region: it can be entered, also by way of others; a reward that is due can be taken."""
    words = region.replace("_", " ")
    due = region in scene.o["rewards_due"]
    actions = [f"take reward of {words}"] * due + [f"enter {words}"]
    ways = scene.ways_to(region)
    shape = f'href="#rg-{region}"'
    lit = f'<use class="wash" {shape}/><use class="ringline" {shape}/>'
    ring = lit if ways or scene.can(*actions) else f'<use class="hit" {shape}/>'
    holder = scene.o["expanding"] if region in scene.o["entered"] else scene.o["regions"][region]
    label = spoken(scene, printed_region(region, holder))
    return scene.target(ring, *actions, cls="region", label=label, about=region, extra=place(region), ways=ways)


def region_pieces(scene: Scene, region: str) -> str:
    """Name, reward, and the post that stands there; a post that just entered stands before the one it ousts."""
    x, y = post_at(region), at(region)[1]
    holder, entering = scene.o["regions"][region], region in scene.o["entered"]
    drawn = lettering(scene, region, holder is not None or entering)
    if holder:
        drawn += f'<g opacity="{0.5 if entering else 1}">{post(holder, x - (18 if entering else 0), y + 2, 36)}</g>'
    if entering:
        due = region in scene.o["rewards_due"]
        ring = (
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="25" fill="none" stroke="var(--brass-fill)" stroke-width="5"/>' if due else ""
        )
        drawn += ring + post(scene.o["expanding"], x, y + 2, 38)
    return drawn


def rewards_left(scene: Scene, region: str) -> float:
    """Where the line of a region's post and rewards begins."""
    taken = scene.o["regions"][region] is not None or region in scene.o["entered"]
    wide = SMALL_PILL if taken else PILL
    return at(region)[0] - (POST_WIDE * taken + len(REGION[region]["reward"]) * (wide + 2)) / 2


def badges(scene: Scene) -> str:
    """What it costs to enter, by the cheapest way."""
    costs = {choice.meaning["region"]: choice.meaning["cost"] for choice in scene.may("enter")}
    costs |= {region: ways[0].steps for region, ways in scene.ways.items()}
    shown = []
    for region, cost in costs.items():
        x, y = BADGE.get(region) or (rewards_left(scene, region) - 15, at(region)[1] + 2)
        words = text(x, y + 7, scene.num(cost), SMALLEST)
        shown.append(f'<g class="badge"><circle cx="{x:.0f}" cy="{y:.0f}" r="17"/>{words}</g>')
    return "".join(shown)


def home(scene: Scene, company: str) -> str:
    """A home area: posts still at home, coins that are visible, what a share is worth."""
    x, y = PLATE[company]
    row = scene.o["companies"][company]
    frame = f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="12"'
    active = scene.o["expanding"] == company
    edge = 'stroke="var(--brass-fill)" stroke-width="5"' if active else 'stroke="var(--ink-2)" stroke-width="1.5"'
    plate = f'{frame} fill="var(--card)" {edge}/>'
    action = f"expand {company.replace('_', ' ')}"
    ring = f'{frame} class="wash"/>{frame} class="ringline"/>' if scene.can(action) else ""
    label = scene.say("mb-home", company=scene.plain(company), value=row["share_value"], posts=sum(map(sum, row["home"])))
    inner = plate + plate_head(scene, company, x, y) + ring
    head = scene.target(inner, action, cls="home", label=label, extra=place(f"base:{company}"))
    columns = "".join([home_column(scene, company, i, spaces) for i, spaces in enumerate(row["home"])])
    return f"{head}{columns}"


def plate_head(scene: Scene, company: str, x: float, y: float) -> str:
    """Its post and name, and the value of a share."""
    name = scene.name(company)
    squeezed = ' textLength="92" lengthAdjust="spacingAndGlyphs"' if len(name) > LETTERS_OF_PLATE else ""
    title = text(x + 34, y + 26, name, SMALLEST, "start", f'font-weight="700"{squeezed}')
    coin = f'<rect x="{x + WIDTH - 48}" y="{y + 6}" width="42" height="26" rx="13" fill="var(--coin)"/>'
    value = money(scene, scene.o["companies"][company]["share_value"])
    worth = text(x + WIDTH - 27, y + 26, value, SMALLEST, extra='font-weight="800" style="fill:var(--coin-ink)"')
    return post(company, x + 18, y + 20, 24) + title + coin + worth


def home_column(scene: Scene, company: str, column: int, spaces: list[bool]) -> str:
    """One column; its space 1, which is emptied first, is nearest to the map."""
    x, y = PLATE[company]
    x, y = x + 6 + column * COLUMN, y + HEAD
    mid = x + COLUMN / 2
    cells = []
    for i, stands in enumerate(spaces):
        top = y + (len(spaces) - 1 - i if company in FRONT_BELOW else i) * SPACE
        cells.append(f'<rect x="{x + 3}" y="{top + 1}" width="{COLUMN - 6}" height="{SPACE - 3}" rx="5" fill="var(--niche)"/>')
        if stands:
            cells.append(post(company, mid, top + 14, 20))
        elif COINS[i]:
            cells.append(f'<circle cx="{mid:.0f}" cy="{top + 13}" r="12" fill="var(--coin)"/>')
            bold = 'font-weight="800" style="fill:var(--coin-ink)"'
            cells.append(text(mid, top + 20, scene.num(COINS[i]), SMALLEST, extra=bold))
    actions = column_actions(scene, company, column + 1)
    frame = f'<rect x="{x + 1}" y="{y - 1}" width="{COLUMN - 2}" height="{HOME_SPACES * SPACE}" rx="6"'
    ring = f'{frame} class="wash"/>{frame} class="ringline"/>' if scene.can(*actions) else ""
    label = scene.say("mb-home-column", column=column + 1, company=scene.plain(company), posts=sum(spaces))
    return scene.target("".join(cells) + ring, *actions, cls="homecol", label=label)


def column_actions(scene: Scene, company: str, column: int) -> list[str]:
    """What is asked for may be done with this column, or why it may not: the columns of one home area are named without their
    company.  At other times its home area can be chosen as a whole."""
    ask = scene.view.ask
    step = ask.step if ask else ""
    if step == "RemovePost":
        return [f"remove post {company.replace('_', ' ')} column {column}"]
    if step == "TakePost" and scene.o["expanding"] == company:
        return [f"take post from column {column}"]
    if ask and step == "BackHome" and COMPANY_IDS[ask.fields["company"]] == company:
        return [f"return post to column {column}"]
    return []
