"""The railroad: one straight strip with its cities above and its stations below."""

from __future__ import annotations

from functools import cache

from markupsafe import escape

from serai.engine.events import Fact, message
from serai.engine.events import seat as sitting
from serai.games.great_western_trail.data import KANSAS, Row
from serai.table.boards.great_western_trail import pictures
from serai.table.boards.great_western_trail.marks import LIT_TILE, Size, chosen_from, ring
from serai.table.boards.great_western_trail.pictures import BOLD, COIN, master_tile
from serai.table.boards.great_western_trail.places import LINE, RAILROAD, Point, rail_x
from serai.table.boards.great_western_trail.things import Print, colour_of, printed, said, words_of
from serai.table.scene import Scene
from serai.table.svg import disc, text, use

CITY: Size = (54, 43, 6)
KANSAS_CITY: Size = (98, 29, 6)
SPACE: Size = (27.6, 30, 11)
SQUEEZED = 8  # letters from which a city's name is squeezed to its plate
TWO_LINES = 11  # and from which it stands in two lines, if it has two words


def railroad(scene: Scene) -> str:
    words = words_of(scene)
    data = words.edition.data
    parts = [
        f'<svg class="railroad" viewBox="0 0 {RAILROAD[0]} {RAILROAD[1]}" role="group" aria-label="{scene.say("railroad")}">',
        *[city(scene, words, row, row["id"] == words.edition.rules.city_ids[KANSAS]) for row in data["city"]],
        track(scene.view.game, scene.language),
        rails(scene, words),
        *[station(scene, words, row) for row in data["station"]],
        engines(scene),
        "</svg>",
    ]
    return "".join(parts)


# ---- Rails --------------------------------------------------------------------------------------------------


@cache
def track(game: str, language: str) -> str:
    """The links of the cities, the rails with their sidings, and the crosses that cost transport."""
    words = printed(game, language)
    data, line = words.edition.data, f"M{rail_x(0):.1f} {LINE}H{rail_x(39):.1f}"
    out = [city_link(words, row) for row in data["city_link"]]
    for row in data["rail_space"]:
        if row["kind"] == "turnout":
            x = rail_x(row["position"])
            bend = f"M{x - 14:.1f} {LINE}L{x:.1f} {LINE + 16}L{x + 14:.1f} {LINE}"
            out.append(f'<path d="{bend}" fill="none" stroke="var(--gwt-rail)" stroke-width="2"/>')
    out.append(
        f'<g fill="none"><path d="{line}" stroke="var(--gwt-rail)" stroke-width="13" stroke-dasharray="3 5" opacity=".5"/>'
        f'<path d="{line}" stroke="var(--gwt-ground-2)" stroke-width="6"/><g stroke="var(--gwt-rail)" stroke-width="1.6">'
        f'<path d="{line}" transform="translate(0 -3.5)"/><path d="{line}" transform="translate(0 3.5)"/></g></g>'
        f'<path d="M14 {LINE + 10}V87M{rail_x(39):.1f} {LINE + 10}V87" stroke="var(--gwt-rail)" stroke-width="2"/>'
    )
    for k in data["railroad"]["crosses_after"]:
        cross = f"M{rail_x(k + 0.5) - 3:.1f} {LINE - 3}l6 6m0-6l-6 6"
        for stroke, width in (("var(--gwt-ground)", 5), ("var(--danger)", 2.4)):
            out.append(f'<path d="{cross}" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round"/>')
    return "".join(out)


def city_link(words: Print, row: Row) -> str:
    """Between two neighbouring cities: points, an objective card, an exchange token."""
    first, second = [words.edition.cities[name]["value"] for name in row["cities"]]
    x = (rail_x(first) + rail_x(second)) / 2
    points = words.digits(f"{row['vp']:+d}") if row["vp"] else ""
    picture = "objective" if row["objective_cards"] else "exchange" if row.get("exchange_tokens") else ""
    width = (16 if points else 0) + (13 if picture else 0) + 6
    box = f'<rect x="{x - width / 2:.1f}" y="41" width="{width}" height="14" rx="7" fill="var(--card)" stroke="var(--brass)"/>'
    figure = text(x - width / 2 + 11, 52, points, 11, extra=BOLD) if points else ""
    return box + figure + (use(picture, x + width / 2 - 9, 48, 11, "var(--brass)", "var(--card)") if picture else "")


def rails(scene: Scene, words: Print) -> str:
    """Every numbered space of the railroad; where an engine may go it can be chosen.  Turnouts belong to their stations."""
    chosen = {choice.meaning["rail"] for choice in scene.may("engine to")}
    return "".join(
        [
            rail(scene, row["id"], row["position"], row["id"] in chosen)
            for row in words.edition.data["rail_space"]
            if row["kind"] != "turnout"
        ]
    )


def rail(scene: Scene, name: str, position: int, lit: bool) -> str:
    drawn = rail_space(scene.view.game, scene.language, position)
    if not lit and not scene.view.ask:
        return f'<g data-place="{name}">{drawn}</g>'
    mark = ring(rail_x(position), LINE, SPACE, LIT_TILE) if lit else ""
    return scene.target(drawn + mark, f"engine to {name}", extra=f'data-place="{name}"')


@cache
def rail_space(game: str, language: str, position: int) -> str:
    x = rail_x(position)
    circle = f'<circle cx="{x:.1f}" cy="{LINE}" r="10.5" fill="var(--card)" stroke="var(--gwt-rail)" stroke-width="1.5"/>'
    return circle + text(x, LINE + 4, printed(game, language).digits(position), 11.2, extra='font-weight="600"')


# ---- Stations -----------------------------------------------------------------------------------------------


def station(scene: Scene, words: Print, row: Row) -> str:
    """Its cost and points, its station master or the worker given in exchange, and the discs on it.  Who goes to its turnout
    may click on the whole of it."""
    now, name = scene.o["stations"][row["id"]], row["id"].replace("_", " ")
    game, language = scene.view.game, scene.language
    x, width = station_place(row)
    y, left = 100.0, x - width / 2
    inner = plate(game, language, row["id"])
    if now["master"]:
        inner += f'<g transform="translate({left + 60:.1f} {y}) scale(.72)">{master_tile(game, language, now["master"])}</g>'
    elif now["worker"]:
        tile = pictures.tile(game, language, f"worker_{now['worker']}", 24)
        inner += f'<g transform="translate({left + 60:.1f} {y})">{tile}</g>'
    inner += "".join([disc(colour_of(scene, seat), left + 46 - 13 * k, y + 10, 6) for k, seat in enumerate(now["discs"])])
    discs: Fact = [sitting(seat) for seat in now["discs"]] or "none"
    master: Fact = scene.game.printed(now["master"] or "") or "none"
    label = said(scene, "station-label", thing=row["id"], cost=row["upgrade_cost"], points=row["vp"], who=discs, master=master)
    actions = [f"upgrade {name}", f"disc of {name}"]
    if row["space"].startswith("t"):
        actions = [f"engine to {row['space']}", *actions]
        inner = f'<g data-place="{row["space"]}">{turnout(scene, row)}</g>' + inner
    return chosen_from(scene, inner, actions, x, y, (width, 31, 7), label, row["id"], row["id"])


def turnout(scene: Scene, row: Row) -> str:
    x, y = rail_x(row["position"]), LINE + 16
    circle = f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="var(--card)" stroke="var(--gwt-rail)" stroke-width="1.6"/>'
    return circle + (ring(x, y, (14, 14, 7)) if scene.can(f"engine to {row['space']}") else "")


def station_place(row: Row) -> tuple[float, float]:
    """The middle and the width of a station: those with a station master are wider, and the last keeps off the edge."""
    width = 78 if row["station_master_space"] else 56
    return min(rail_x(row["position"]), RAILROAD[0] - width / 2 - 4), width


@cache
def plate(game: str, language: str, station_id: str) -> str:
    words = printed(game, language)
    row = words.edition.stations[station_id]
    x, width = station_place(row)
    y, left = 100, x - width / 2
    return (
        f'<rect x="{left:.1f}" y="{y - 14}" width="{width}" height="29" rx="6" fill="var(--card)" stroke="var(--card-line)"'
        f' stroke-width="1.2"/>{pictures.corner(x + width / 2 - 1, y - 13, row["corner"], 8)}'
        f'<rect x="{left + 4:.1f}" y="{y - 8}" width="18" height="16" rx="8" fill="var(--coin)"/>'
        + text(left + 13, y + 4.2, words.digits(row["upgrade_cost"]), 11.5, extra=COIN)
        + use("vp", left + 30, y, 12, "var(--ink-2)", "var(--card)")
        + text(left + 41, y + 4.2, words.digits(row["vp"]), 11.5, extra=BOLD)
    )


# ---- Cities -------------------------------------------------------------------------------------------------


def city(scene: Scene, words: Print, row: Row, home: bool) -> str:
    """A city with everybody's discs.  Kansas City lies below the line, at its beginning."""
    name = row["id"].replace("_", " ")
    discs = [(seat, n) for seat, n in enumerate(scene.o["cities"][row["id"]]) if n]
    x, y, size = (51.0, 100.5, KANSAS_CITY) if home else (rail_x(row["value"]), 23.5, CITY)
    inner = city_plate(scene.view.game, scene.language, row["id"], home, not discs)
    room, (at, height) = (18.0, (x + 22, y)) if home else (22.0, (x + 3, 34.5))
    step = min(13.0, room / max(1, len(discs) - 1))
    inner += "".join([city_disc(scene, seat, n, (at + k * step, height)) for k, (seat, n) in enumerate(discs)])
    who: Fact = [message("times", who=sitting(seat), n=n) for seat, n in discs] or "none"
    label = said(scene, "city-label", thing=row["id"], value=row["value"], points=row["vp_per_disc"], who=who)
    actions = [f"deliver to {name}", f"link with {name}"]
    return chosen_from(scene, inner, actions, x, y, size, label, row["id"], row["id"], below=not home)


def city_disc(scene: Scene, seat: int, n: int, where: Point) -> str:
    """A disc; several of one player's in a city are one disc with their number."""
    colour, (x, y) = colour_of(scene, seat), where
    if n == 1:
        return disc(colour, x, y, 6.6)
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7.5" fill="var(--p{colour})" stroke="var(--piece-rim)" stroke-width="1.5"/>'
        + text(x, y + 4, scene.num(n), 11, extra=f'{BOLD} style="fill:var(--p{colour}-on)"')
    )


@cache
def city_plate(game: str, language: str, name: str, home: bool, points: bool) -> str:
    """A city, with the points of a disc while none lies there."""
    words = printed(game, language)
    row, called = words.edition.cities[name], words.speaker.name(name)
    worth = words.digits(f"{row['vp_per_disc']:+d}") if points and row["vp_per_disc"] else ""
    style = 'font-weight="600"'
    if home:
        squeeze = ' textLength="58" lengthAdjust="spacingAndGlyphs"' if len(called) > SQUEEZED else ""
        box = (
            '<rect x="2" y="86" width="98" height="29" rx="6" fill="var(--card)" stroke="var(--card-line)" stroke-width="1.2"/>'
        )
        return box + text(35, 104.5, str(escape(called)), 11, extra=style + squeeze) + points_of_disc(worth, 76, 100.5)
    x = rail_x(row["value"])
    lines = called.split(" ", 1) if len(called) > TWO_LINES else [called]
    squeeze = ' textLength="46" lengthAdjust="spacingAndGlyphs"'
    heights = (12.5, 23.5) if len(lines) > 1 else (17.5,)
    names = [
        text(x - 2, y, str(escape(part)), 11, extra=style + (squeeze if len(part) > SQUEEZED else ""))
        for part, y in zip(lines, heights, strict=False)
    ]
    return (
        f'<rect x="{x - 27:.1f}" y="2" width="54" height="43" rx="6" fill="var(--card)" stroke="var(--card-line)"'
        f' stroke-width="1.2"/>{pictures.corner(x + 26, 3, row["corner"], 9)}{"".join(names)}'
        f'<rect x="{x - 24:.1f}" y="27" width="20" height="15" rx="4" fill="var(--back-1)"/>'
        + text(x - 14, 38.8, words.digits(row["value"]), 11.5, extra=f'{BOLD} style="fill:#fff"')
        + points_of_disc(worth, x + 5, 34.5)
    )


def points_of_disc(worth: str, x: float, y: float) -> str:
    if not worth:
        return ""
    return use("vp", x, y, 11, "var(--ink-2)", "var(--card)") + text(x + 12.5, y + 4.1, worth, 11, extra=BOLD)


# ---- Engines ------------------------------------------------------------------------------------------------


def engines(scene: Scene) -> str:
    """Engines on their rails; those on one space lie upon each other, each with its edge in sight."""
    rows = {row["id"]: row for row in words_of(scene).edition.data["rail_space"]}
    out = []
    there: dict[str, int] = {}
    for seat, rail in enumerate(scene.o["engines"]):
        row, k = rows[rail], there.get(rail, 0)
        there[rail] = k + 1
        x, y = rail_x(row["position"]) + 2 * k, LINE - 6 * k + (16 if row["kind"] == "turnout" else 0)
        colour = colour_of(scene, seat)
        ink = f"var(--p{colour}-on)"
        label = said(scene, "engine-label", who=sitting(seat), space=rail[1:], kind=rail[0])
        out.append(
            f'<g role="img" aria-label="{label}" data-piece="engine-{seat}"><rect x="{x - 17:.1f}" y="{y - 10.5:.1f}"'
            f' width="34" height="21" rx="6.5" fill="var(--p{colour})" stroke="var(--piece-rim)" stroke-width="1.6"/>'
            f"{use('engine', x - 6, y, 17, ink, f'var(--p{colour})')}{use(f'p{colour}', x + 9.5, y, 9, ink)}</g>"
        )
    return "".join(out)
