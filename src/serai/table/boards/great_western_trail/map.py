"""The board: trail, railroad, cities, Kansas City and the job market, in the coordinates of the data."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

from markupsafe import Markup, escape

from serai.engine.events import Fact, message
from serai.engine.events import seat as sitting
from serai.games.great_western_trail.data import Row
from serai.table.boards.great_western_trail import pictures
from serai.table.boards.great_western_trail.pictures import BOLD, COIN
from serai.table.boards.great_western_trail.things import (
    EDITIONS,
    Print,
    colour_of,
    place_label,
    place_name,
    printed,
    said,
)
from serai.table.scene import Scene
from serai.table.svg import disc, meeple, text, use

WIDE = 1.4  # the data is a square of 1000; the board is drawn 1400 wide
LONG_NAME = 11  # letters from which a city's name is squeezed to its plate
COLUMNS = 4


def at(row: Row) -> tuple[float, float]:
    return row["x"] * WIDE, float(row["y"])


def moved(x: float, y: float, inner: str) -> str:
    return f'<g transform="translate({x:.1f} {y:.1f})">{inner}</g>'


def trail_board(scene: Scene) -> str:
    """The whole board as one drawing."""
    words = printed(scene.view.game, scene.language)
    parts = [
        f'<svg viewBox="0 -22 1400 1028" role="group" aria-label="{scene.say("board-label")}">',
        ground(scene.view.game, scene.language),
        stations(scene, words),
        city_links(scene.view.game, scene.language),
        cities(scene, words),
        rails(scene, words),
        kansas_city(scene, words),
        jobs(scene, words),
        spaces(scene, words),
        engines(scene, words),
        herders(scene, words),
        SHADOW,
        "</svg>",
    ]
    return "".join(parts)


SHADOW = (
    '<defs><filter id="sh" x="-20%" y="-20%" width="140%" height="150%">'
    '<feDropShadow dx="0" dy="2" stdDeviation="2.5" flood-opacity=".22"/></filter></defs>'
)


# ---- What can be chosen -----------------------------------------------------------------------------


def ring(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The mark of a thing that can be chosen."""
    box = f'x="{x - width / 2:.1f}" y="{y - height / 2:.1f}" width="{width}" height="{height}" rx="{radius}"'
    return "".join([f'<rect class="{part}" {box}/>' for part in ("wash", "case", "ringline")])


def coin_badge(scene: Scene, x: float, y: float, dollars: int) -> str:
    """What it costs, or brings."""
    if not dollars:
        return ""
    words = scene.say("dollars-signed", n=dollars, sign="plus" if dollars > 0 else "minus", size=abs(dollars))
    width = 30 + 9 * len(str(abs(dollars)))
    return (
        f'<g class="fee"><rect x="{x - width / 2:.1f}" y="{y - 11:.1f}" width="{width}" height="22" rx="11"/>'
        f"{text(x, y + 5.5, words, 15)}</g>"
    )


def chosen_from(
    scene: Scene,
    inner: str,
    actions: list[str],
    x: float,
    y: float,
    size: tuple[float, float, float],
    label: str,
    about: str = "",
) -> Markup:
    """A part of the board with its ring where one of the actions is legal, and with what that costs."""
    found = scene.can(*actions)
    width, height, radius = size
    mark = ""
    if found:
        costs = {int(choice.meaning.get("coins", 0)) for choice in found}
        low = (x, y + height / 2) if width > 60 else (x, y + height / 2 + 12)
        mark = ring(x, y, width, height, radius) + (coin_badge(scene, *low, costs.pop()) if len(costs) == 1 else "")
    return scene.target(inner + mark, *actions, label=label, about=about)


# ---- The ground: the same in every game ----------------------------------------------------------------


@cache
def ground(game: str, language: str) -> str:
    data = EDITIONS[game].data
    pos = {row["id"]: at(row) for row in data["trail_space"]}
    land = [LAND, *[band(pos, *kind) for kind in BANDS], TEXTURE, camp_ground(pos), firs(data, pos)]
    return "".join([*land, ways(data, pos), track(data)])


LAND = (
    '<rect x="0" y="-22" width="1400" height="1028" fill="var(--gwt-ground)"/>'
    '<path d="M260 1006C420 960 640 990 860 1000S1300 960 1400 930V1006Z" fill="var(--gwt-ground-2)" opacity=".7"/>'
)
BANDS = (("flood", "water"), ("drought", "dry"), ("rockfall", "rock"))
WAVES = ((880, 945), (960, 872), (1050, 950), (1130, 874), (1178, 950), (1010, 868))
CRACKS = ((318, 620), (398, 690), (322, 740), (404, 800), (330, 812), (412, 612))
BOULDERS = ((1150, 262), (1232, 352), (1168, 330), (1240, 270), (1226, 400), (1108, 172))
TEXTURE = (
    '<g fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.5">'
    + "".join([f'<path d="M{x} {y}q9-6 18 0t18 0"/>' for x, y in WAVES])
    + '</g><g fill="none" stroke="#7a5a33" stroke-opacity=".4" stroke-width="2">'
    + "".join([f'<path d="M{x} {y}l7 9-4 9 8 8"/>' for x, y in CRACKS])
    + '</g><g fill="#6d6a64" fill-opacity=".5">'
    + "".join([f'<path d="M{x} {y}l8-10 12 2 5 10z"/>' for x, y in BOULDERS])
    + "</g>"
)
FIRS = ((-74, -10, 1), (-62, -44, 0.8), (66, -40, 0.9), (76, -6, 1.05), (-30, -62, 0.8), (36, -62, 0.95), (4, -66, 1.1))
FIR = (
    '<path d="M0-22L11 2H-11Z" fill="var(--gwt-wood-2)"/><path d="M0-10L13 14H-13Z" fill="var(--gwt-wood)"/>'
    '<path d="M-1.5 14h3v5h-3z" fill="#6d5233"/>'
)

Points = dict[str, tuple[float, float]]


def band(pos: Points, hazard: str, colour: str) -> str:
    """The stretch of one kind of hazard."""
    way = "L".join([f"{pos[f'{hazard}_{n}'][0]:.0f} {pos[f'{hazard}_{n}'][1]:.0f}" for n in (1, 2, 3, 4)])
    return (
        f'<path d="M{way}" fill="none" stroke="var(--gwt-{colour})" stroke-width="92" stroke-linecap="round"'
        f' stroke-linejoin="round"/>'
    )


def camp_ground(pos: Points) -> str:
    (x1, y1), (x2, y2) = pos["camp_1"], pos["camp_3"]
    return f'<path d="M{x1} {y1}L{x2} {y2}" stroke="var(--gwt-ground-2)" stroke-width="74" stroke-linecap="round"/>'


def firs(data: dict[str, Any], pos: Points) -> str:
    """Woods: small firs around the building spaces that touch them."""
    woods = [pos[row["id"]] for row in data["trail_space"] if row.get("woods")]
    return "".join(
        [f'<g transform="translate({x + dx:.1f} {y + dy:.1f}) scale({k})">{FIR}</g>' for x, y in woods for dx, dy, k in FIRS]
    )


def ways(data: dict[str, Any], pos: Points) -> str:
    edges = [(pos[row["id"]], pos[name]) for row in data["trail_space"] for name in row["next"]]
    out = []
    for width, colour in ((34, "var(--gwt-trail-edge)"), (27, "var(--gwt-trail)")):
        lines = "".join([f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}" for a, b in edges])
        out.append(f'<path d="{lines}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>')
    out.append('<g fill="none" stroke="var(--gwt-trail-edge)" stroke-width="3">')
    for (x1, y1), (x2, y2) in edges:
        if math.hypot(x2 - x1, y2 - y1) > 118:
            turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
            middle = f"translate({(x1 + x2) / 2:.0f} {(y1 + y2) / 2:.0f}) rotate({turn:.0f})"
            out.append(f'<path transform="{middle}" d="M-4-6l7 6-7 6"/>')
    return "".join(out) + "</g>"


def track(data: dict[str, Any]) -> str:
    """The rails, their sidings, and the crosses that cost transport."""
    pos = {row["id"]: at(row) for row in data["rail_space"]}
    line = "M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in [pos[f"r{n}"] for n in range(40)]])
    out = []
    for row in data["rail_space"]:
        if row["kind"] == "turnout":
            k = int(row["position"])
            bend = "L".join([f"{x:.1f} {y:.1f}" for x, y in (pos[f"r{k}"], pos[row["id"]], pos[f"r{k + 1}"])])
            out.append(f'<path d="M{bend}" fill="none" stroke="var(--gwt-rail)" stroke-width="3" opacity=".8"/>')
    out.append(
        f'<g fill="none"><path d="{line}" stroke="var(--gwt-rail)" stroke-width="16" stroke-dasharray="3 6" opacity=".55"/>'
        f'<path d="{line}" stroke="var(--gwt-ground-2)" stroke-width="9"/><g stroke="var(--gwt-rail)" stroke-width="2.5">'
        f'<path d="{line}" transform="translate(0 -4.5)"/><path d="{line}" transform="translate(0 4.5)"/></g></g>'
    )
    for k in data["railroad"]["crosses_after"]:
        (x1, y1), (x2, y2) = pos[f"r{k}"], pos[f"r{k + 1}"]
        x, y = (x1 + x2) / 2, (y1 + y2) / 2 - 17
        out.append(
            f'<path d="M{x - 5:.1f} {y - 5:.1f}l10 10m0-10l-10 10" stroke="var(--danger)" stroke-width="3.2"'
            f' stroke-linecap="round"/>'
        )
    return "".join(out)


# ---- The railroad ---------------------------------------------------------------------------------------


def rails(scene: Scene, words: Print) -> str:
    """Every space of the railroad; where an engine may go it can be chosen."""
    out: list[str] = []
    for row in words.edition.data["rail_space"]:
        x, y = at(row)
        size = 8.0 if row["kind"] == "turnout" else 14.5
        action = f"engine to {row['id']}"
        inner = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}" fill="var(--card)" stroke="var(--gwt-rail)" stroke-width="2"/>'
        if row["kind"] != "turnout":
            inner += text(x, y + 5, scene.num(row["position"]), 15, extra='font-weight="600"')
        if scene.can(action):
            inner += ring(x, y, size * 2 + 6, size * 2 + 6, size + 3)
            out.append(scene.target(inner, action))
        else:
            out.append(inner)
    return "".join(out)


def stations(scene: Scene, words: Print) -> str:
    return "".join([station(scene, words, row) for row in words.edition.data["station"]])


def station(scene: Scene, words: Print, row: Row) -> str:
    """Its cost and points, its station master or the worker given in exchange, and the discs on it."""
    now = scene.o["stations"][row["id"]]
    x, y = at(row)
    name = row["id"].replace("_", " ")
    inner = moved(x, y, plate(scene.view.game, scene.language, row["id"]))
    if now["master"]:
        inner += moved(x + 20, y + 1, master_tile(scene.view.game, scene.language, now["master"]))
    elif now["worker"]:
        inner += moved(x + 20, y + 1, pictures.tile(scene.view.game, scene.language, f"worker_{now['worker']}", 30))
    inner += "".join([disc(colour_of(scene, seat), x + 32 - 19 * k, y + 26, 10) for k, seat in enumerate(now["discs"])])
    discs: Fact = [sitting(seat) for seat in now["discs"]] or "none"
    master: Fact = scene.game.printed(now["master"] or "") or "none"
    label = said(scene, "station-label", thing=row["id"], cost=row["upgrade_cost"], points=row["vp"], who=discs, master=master)
    found = chosen_from(scene, inner, [f"upgrade {name}", f"disc of {name}"], x, y, (88, 50, 8), label, row["id"])
    return str(found)


@cache
def plate(game: str, language: str, station_id: str) -> str:
    """A station around the point 0 0."""
    words = printed(game, language)
    row = words.edition.stations[station_id]
    return (
        '<rect x="-42" y="-23" width="84" height="46" rx="7" fill="var(--card)" stroke="var(--card-line)" stroke-width="1.5"/>'
        + pictures.corner(40, -21, row["corner"])
        + '<rect x="-36" y="-17" width="22" height="18" rx="9" fill="var(--coin)"/>'
        + text(-25, -2.5, words.digits(row["upgrade_cost"]), 15.5, extra=COIN)
        + use("vp", -25, 12, 15, "var(--ink-2)", "var(--card)")
        + text(-10, 17.5, words.digits(row["vp"]), 15.5, extra=BOLD)
    )


MASTER_ICONS = {
    "sm_workers": "person",
    "sm_objectives": "objective",
    "sm_hazards": "rockfall",
    "sm_camp_pairs": "",  # the edition's camp tile
    "sm_certificates": "certificate",
    "sm_stations": "station",
    "sm_buildings": "build",
    "sm_two_certificates": "certificate",
    "sm_twelve_dollars": "dollar",
}


@cache
def master_tile(game: str, language: str, master: str) -> str:
    """A station master around the point 0 0: the figure, and what it counts or gives."""
    picture = MASTER_ICONS[master] or EDITIONS[game].camp
    return (
        '<rect x="-19" y="-18" width="38" height="36" rx="5" fill="var(--brass-wash)" stroke="var(--brass)"/>'
        + use("station-master", -9, 0, 18, "var(--brass)", "var(--card)")
        + use(picture, 9, 0, 16, "var(--ink)", "var(--card)")
    )


# ---- Cities ---------------------------------------------------------------------------------------------


def cities(scene: Scene, words: Print) -> str:
    out = []
    for row in words.edition.data["city"]:
        x, y = at(row)
        name = row["id"].replace("_", " ")
        discs = [(seat, n) for seat, n in enumerate(scene.o["cities"][row["id"]]) if n]
        step = min(21.0, 42 / max(1, len(discs) - 1))
        inner = moved(x, y, city_plate(scene.view.game, scene.language, row["id"], not discs))
        for k, (seat, n) in enumerate(discs):
            inner += city_disc(scene, colour_of(scene, seat), x - 2 + k * step, y - 2, n)
        who: Fact = [message("times", who=sitting(seat), n=n) for seat, n in discs] or "none"
        label = said(scene, "city-label", thing=row["id"], value=row["value"], points=row["vp_per_disc"], who=who)
        actions = [f"deliver to {name}", f"link with {name}"]
        out.append(chosen_from(scene, inner, actions, x, y - 12, (102, 52, 7), label, row["id"]))
    return "".join(out)


def city_disc(scene: Scene, colour: int, x: float, y: float, n: int) -> str:
    """A disc; several of one player's in a city are one disc with their number."""
    if n == 1:
        return disc(colour, x, y, 10.5)
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10.5" fill="var(--p{colour})" stroke="var(--piece-rim)" stroke-width="1.5"/>'
        + text(x, y + 5.2, scene.num(n), 15, extra=f'{BOLD} style="fill:var(--p{colour}-on)"')
    )


@cache
def city_plate(game: str, language: str, city: str, points: bool) -> str:
    """A city around the point 0 0, with the points of a disc while none lies there."""
    words = printed(game, language)
    row = words.edition.cities[city]
    name = words.speaker.name(city)
    squeeze = ' textLength="82" lengthAdjust="spacingAndGlyphs"' if len(name) > LONG_NAME - (language == "ru") * 2 else ""
    out = (
        '<rect x="-51" y="-38" width="102" height="52" rx="7" fill="var(--card)" stroke="var(--card-line)" stroke-width="1.5"/>'
        + pictures.corner(49.5, -36.5, row["corner"])
        + text(-5, -20, str(escape(name)), 15.2, extra=f'font-weight="600"{squeeze}')
        + '<rect x="-46" y="-14" width="30" height="23" rx="5" fill="var(--back-1)"/>'
        + text(-31, 3, words.digits(row["value"]), 16, extra=f'{BOLD} style="fill:#fff"')
    )
    if points and row["vp_per_disc"]:
        out += use("vp", 8, -2, 17, "var(--ink-2)", "var(--card)")
        out += text(32, 3, words.digits(f"{row['vp_per_disc']:+d}"), 15.2, extra=BOLD)
    return out


@cache
def city_links(game: str, language: str) -> str:
    """Between two neighbouring cities: points, an objective card, an exchange token."""
    words = printed(game, language)
    pos = {row["id"]: at(row) for row in words.edition.data["city"]}
    out = []
    for row in words.edition.data["city_link"]:
        (x1, y), (x2, _) = pos[row["cities"][0]], pos[row["cities"][1]]
        x, y = (x1 + x2) / 2, y + 21
        points = words.digits(f"{row['vp']:+d}") if row["vp"] else ""
        picture = "objective" if row["objective_cards"] else "exchange" if row.get("exchange_tokens") else ""
        width = (22 if points else 0) + (18 if picture else 0) + 8
        out.append(
            f'<path d="M{x1:.1f} {y - 4}H{x2:.1f}" stroke="var(--brass)" stroke-width="3" />'
            f'<rect x="{x - width / 2:.1f}" y="{y - 10}" width="{width}" height="21" rx="10" fill="var(--card)"'
            f' stroke="var(--brass)" stroke-width="1.5"/>'
        )
        out.append(text(x - width / 2 + 15, y + 5.5, points, 15, extra=BOLD) if points else "")
        out.append(use(picture, x + width / 2 - 12, y, 16, "var(--brass)", "var(--card)") if picture else "")
    return "".join(out)


# ---- Kansas City and the job market -----------------------------------------------------------------------


def kansas_city(scene: Scene, words: Print) -> str:
    """The end of the trail, and what the three columns of the foresight show."""
    x, y = at(words.edition.spaces["kansas_city"])
    name = scene.name("kansas_city")
    house = (
        f'<path d="M{x - 122} {y + 108}V{y - 30}C{x - 122} {y - 66} {x - 60} {y - 82} {x} {y - 106}C{x + 60} {y - 82} {x + 104}'
        f' {y - 66} {x + 104} {y - 30}V{y + 108}Z" fill="var(--card)" stroke="var(--card-line)" stroke-width="2"/>'
        + text(x - 9, y - 52, str(name), 21, extra='font-weight="700" style="font-family:var(--font-display)"')
    )
    out: list[str] = [chosen_from(scene, house, ["go to kansas city"], x - 9, y + 1, (226, 212, 20), str(name), "kansas_city")]
    column_asked = scene.view.ask.fields.get("column") if scene.view.ask else None
    for column, tiles in enumerate(scene.o["foresight"]):
        left = x - 82 + column * 74
        supply = scene.say("pile", n=column + 1, left=scene.o["supply"][column])
        out.append(text(left, y - 22, supply, 15, extra='font-weight="700" style="fill:var(--ink-3)"'))
        for r, tile in enumerate(tiles):
            top = y + 14 + r * 62
            out.append(f'<rect x="{left - 29:.1f}" y="{top - 27:.1f}" width="58" height="54" rx="8" fill="var(--niche)"/>')
            if tile:
                actions = [f"bring in {words.edition.supply[tile]}"] if column == column_asked else []
                drawn = moved(left, top, pictures.tile(scene.view.game, scene.language, tile))
                label = words.described(tile)
                out.append(chosen_from(scene, drawn, actions, left, top, (56, 56, 10), label, tile))
    return "".join(out)


def jobs(scene: Scene, words: Print) -> str:
    """Rows of workers for hire above the token, its own row, and the empty ones below."""
    n, token = len(scene.o["players"]), scene.o["token_row"]
    out = [
        '<rect x="12" y="380" width="232" height="618" rx="12" fill="var(--card)" stroke="var(--card-line)" stroke-width="1.5"'
        ' opacity=".96"/>'
    ]
    for row in words.edition.data["job_market_row"]:
        y, number = row["y"], row["row"]
        shade = 1 if token is None or number < token else 0.55
        out.append(
            f'<rect x="22" y="{y - 13}" width="30" height="26" rx="13" fill="var(--coin)" opacity="{shade}"/>'
            + text(37, y + 5, scene.num(row["hiring_cost"]), 15, extra=COIN)
        )
        for column in range(COLUMNS - n, COLUMNS):
            x = 83 + (column - (COLUMNS - n)) * 44 + (COLUMNS - n) * 22
            out.append(f'<rect x="{x - 19}" y="{y - 20}" width="38" height="40" rx="7" fill="var(--niche)"/>')
            worker = scene.o["jobs"][number - 1][column]
            if worker:
                drawn = moved(x, y, pictures.tile(scene.view.game, scene.language, f"worker_{worker}", 36))
                label = said(scene, "job-label", worker=worker, row=number, cost=row["hiring_cost"])
                actions = [f"hire {worker} of row {number}"]
                out.append(chosen_from(scene, drawn, actions, x, y, (38, 38, 8), label))
            if number == token and column == COLUMNS - 1:
                out.append(
                    f'<g role="img" aria-label="{scene.say("token-label")}"><circle cx="{x}" cy="{y}" r="14"'
                    f' fill="var(--brass-fill)" stroke="#2b1d00" stroke-width="2"/>{use("hourglass", x, y, 16, "#2b1d00")}</g>'
                )
        if row["refills_cattle_market"]:
            out.append(
                f'<path d="M18 {y + 24.5}H238" stroke="var(--brass)" stroke-width="2.5" stroke-dasharray="5 4"/>'
                + use("cattle", 231, y + 24.5, 17, "var(--brass)", "var(--card)")
            )
    return "".join(out)


# ---- The trail ------------------------------------------------------------------------------------------


def spaces(scene: Scene, words: Print) -> str:
    """Every space with what lies on it."""
    rows = words.edition.data["trail_space"]
    x, y = at(words.edition.spaces["start"])
    out = [use("herder", x, y, 36, "var(--gwt-rail)", "var(--gwt-ground)")]
    return "".join(out + [str(DRAWN[row["kind"]](scene, words, row)) for row in rows if row["kind"] in DRAWN])


def actions_on(scene: Scene, row: Row) -> list[str]:
    """What may be done with a space of the trail; the actions of a building where it is used."""
    name = row["id"].replace("_", " ")
    here = place_asked(scene) == row["id"]
    used = [choice.action for choice in scene.may("use action")] if here else []
    return [f"go to {name}", f"copy {name}", f"on {name}", f"take the tile on {name}", *used]


def place_asked(scene: Scene) -> str:
    """The space whose building is being used."""
    ask = scene.view.ask
    if ask is None or ask.step != "UseLocation":
        return ""
    place: str = EDITIONS[scene.view.game].rules.spaces[ask.fields["place"]]
    return place


def site(scene: Scene, words: Print, row: Row) -> Markup:
    """A space for buildings, empty or built on, and its risk action."""
    x, y = at(row)
    there = scene.o["trail"].get(row["id"])
    game, language = scene.view.game, scene.language
    label = place_label(scene, row["id"])
    if there is None:
        inner = (
            f'<rect x="{x - 46:.1f}" y="{y - 32:.1f}" width="92" height="64" rx="9" fill="var(--gwt-trail)" fill-opacity=".75"'
            f' stroke="var(--gwt-trail-edge)" stroke-width="2" stroke-dasharray="6 5"/>'
        )
        inner += moved(x, y, pictures.risk(game, language, row["id"])) if "risk_action" in row else ""
        return chosen_from(scene, inner, actions_on(scene, row), x, y, (92, 64, 9), label)
    owner = there["owner"]
    colour = colour_of(scene, owner) if owner is not None else 0
    width, height = pictures.PRIVATE if owner is not None else pictures.NEUTRAL
    drawn = pictures.building(game, language, there["tile"], colour, width, height)
    inner = f'<g filter="url(#sh)">{moved(x, y, drawn)}</g>'
    if "risk_action" in row:
        inner += risk_flag(game, language, row["id"], x, y + height / 2)
    return chosen_from(scene, inner, actions_on(scene, row), x, y, (width, height, 10), label, there["tile"])


def risk_flag(game: str, language: str, space: str, x: float, y: float) -> str:
    """The risk action of a space that a building covers: its printed arrow stays in sight."""
    return (
        f'<g transform="translate({x:.1f} {y + 7:.1f}) scale(.8)"><rect x="-48" y="-12" width="96" height="24" rx="12"'
        f' fill="var(--gwt-trail)" stroke="var(--gwt-trail-edge)"/>{pictures.risk(game, language, space)}</g>'
    )


def round_space(scene: Scene, words: Print, row: Row) -> Markup:
    """A space for a hazard or a camp tile."""
    x, y = at(row)
    there = scene.o["trail"].get(row["id"])
    dash = "none" if there else "4 4"
    inner = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="23" fill="var(--gwt-trail)" fill-opacity=".8" stroke="var(--gwt-trail-edge)"'
        f' stroke-width="1.5" stroke-dasharray="{dash}"/>'
    )
    inner += camp_reward(scene, row, x, y) if row["kind"] == "camp" else ""
    if there:
        inner += moved(x, y, pictures.tile(scene.view.game, scene.language, there["tile"]))
    label = place_label(scene, row["id"])
    size = (54.0, 54.0, 27.0)
    return chosen_from(scene, inner, actions_on(scene, row), x, y, size, label, there["tile"] if there else "")


def camp_reward(scene: Scene, row: Row, x: float, y: float) -> str:
    """What stands above a camp space: dollars to gain or to pay, or an exchange token."""
    dollars = row["dollars"]
    if row.get("exchange_tokens"):
        box = f'<rect x="{x - 15:.1f}" y="{y - 46:.1f}" width="30" height="20" rx="10" fill="var(--card)" stroke="var(--ink)"/>'
        return box + use("exchange", x, y - 36, 19, "var(--ink)", "var(--card)")
    fill, ink = ("var(--coin)", "var(--coin-ink)") if dollars > 0 else ("var(--danger)", "var(--wall)")
    return f'<rect x="{x - 15:.1f}" y="{y - 45:.1f}" width="30" height="18" rx="9" fill="{fill}"/>' + text(
        x, y - 31, scene.digits(f"{dollars:+d}".replace("-", "−")), 15, extra=f'{BOLD} style="fill:{ink}"'
    )


DRAWN = {"neutral": site, "building": site, "hazard": round_space, "camp": round_space}


# ---- Pieces ---------------------------------------------------------------------------------------------


def engines(scene: Scene, words: Print) -> str:
    """Engines on their rails; at the start, where there is room for all, side by side."""
    pos = {row["id"]: at(row) for row in words.edition.data["rail_space"]}
    out = []
    there: dict[str, int] = {}
    for seat, rail in enumerate(scene.o["engines"]):
        x, y = pos[rail]
        x -= 48 * there.get(rail, 0) + (30 if rail == "r0" else 0)
        there[rail] = there.get(rail, 0) + 1
        colour = colour_of(scene, seat)
        ink = f"var(--p{colour}-on)"
        label = said(scene, "engine-label", who=sitting(seat), space=rail[1:], kind=rail[0])
        out.append(
            f'<g role="img" aria-label="{label}"><rect x="{x - 22:.1f}" y="{y - 13:.1f}" width="44" height="26" rx="8"'
            f' fill="var(--p{colour})" stroke="var(--piece-rim)" stroke-width="1.8"/>'
            f"{use('engine', x - 8, y, 21, ink, f'var(--p{colour})')}{use(f'p{colour}', x + 12, y, 11, ink)}</g>"
        )
    return "".join(out)


def herders(scene: Scene, words: Print) -> str:
    """Herders at the upper left corner of their location, beside each other; one's own is larger."""
    out = []
    there: dict[str, int] = {}
    for seat, space in enumerate(scene.o["herders"]):
        if space is None:
            continue
        x, y = at(words.edition.spaces[space])
        dx, dy, step = OFFSETS.get(words.edition.spaces[space]["kind"], (-52, -46, 34))
        k = there.get(space, 0)
        there[space] = k + 1
        label = scene.say("herder-label", who=scene.called(seat), place=place_name(scene, space))
        figure = meeple(colour_of(scene, seat), x + dx + step * k, y + dy, 44 if seat == scene.me else 38)
        out.append(f'<g role="img" aria-label="{label}">{figure}</g>')
    return "".join(out)


OFFSETS = {"hazard": (-22, -30, 22), "camp": (-24, -18, 22), "start": (-44, 14, -38), "kansas_city": (-96, -64, 34)}
