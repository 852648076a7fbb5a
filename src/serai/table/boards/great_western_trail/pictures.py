"""The icon language: effects, tiles, buildings, cattle and objective cards, drawn from what is printed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from serai.games.great_western_trail.data import Row
from serai.games.great_western_trail.printed import NEEDS
from serai.table.boards.great_western_trail.things import EDITIONS, Print, printed
from serai.table.svg import icon, polygon, text, use

BOLD = 'font-weight="800"'
COIN = 'font-weight="800" style="fill:var(--coin-ink)"'
SIZE = 19  # of an icon in a row
LEADING = 23  # between two rows


class Line:
    """Icons and figures from left to right: requirement, arrow, reward."""

    def __init__(self, words: Print, tone: str = "var(--ink)") -> None:
        self.words = words
        self.tone = tone
        self.x = 0.0
        self.out: list[str] = []
        self.breaks: list[tuple[int, float]] = []  # where the line may be broken: before which part, and where that begins

    def icon(self, name: str, colour: str = "") -> None:
        self.out.append(use(name, self.x + SIZE / 2, 0, SIZE, colour or self.tone, "var(--card)"))
        self.x += SIZE + 1

    def text(self, words: object) -> None:
        shown = self.words.digits(words)
        self.out.append(text(self.x + 1, 5.5, shown, 15.8, "start", BOLD))
        self.x += len(shown) * 9.2 + 2

    def coin(self, number: int) -> None:
        width = 20 if number < 10 else 26
        self.out.append(
            f'<rect x="{self.x:.1f}" y="-10" width="{width}" height="20" rx="10" fill="var(--coin)" stroke="var(--coin-ink)"/>'
            + text(self.x + width / 2, 5.5, self.words.digits(number), 15.8, "middle", COIN)
        )
        self.x += width + 2

    def cow(self, kind: str) -> None:
        """A breed by its colour."""
        colour = self.words.edition.rules.colour[kind]
        ink = "#fff" if colour in DARK else "#2b241a"
        self.out.append(
            f'<rect x="{self.x:.1f}" y="{-SIZE / 2}" width="{SIZE}" height="{SIZE}" rx="4" fill="var(--cow-{colour})"'
            f' stroke="#2b241a"/>' + use("cattle", self.x + SIZE / 2, 0, SIZE * 0.84, ink, f"var(--cow-{colour})")
        )
        self.x += SIZE + 1

    def arrow(self) -> None:
        self.out.append(
            f'<path d="M{self.x + 1:.1f} 0h7m-3.5-3.5l3.5 3.5l-3.5 3.5" fill="none" stroke="{self.tone}" stroke-width="1.8"/>'
        )
        self.x += 11

    def effect(self, row: Row) -> None:
        needs = [key for key in NEEDS if key in row]
        for key in needs:
            PICTURES[key](self, row[key])
        if needs:
            self.arrow()
        for key in row:
            if key not in NEEDS and key in PICTURES:
                PICTURES[key](self, row[key])

    def may_break(self) -> None:
        self.breaks.append((len(self.out), self.x))

    def svg(self) -> str:
        return "".join(self.out)

    def rows(self, room: float) -> list[Line]:
        """The same in two rows where one is too long."""
        if self.x <= room or not self.breaks:
            return [self]
        part, x = self.breaks[-1]
        first, second = Line(self.words, self.tone), Line(self.words, self.tone)
        first.out, first.x = self.out[:part], x
        second.out, second.x = [f'<g transform="translate({-x:.1f})">{"".join(self.out[part:])}</g>'], self.x - x
        return [first, second]


DARK = ("black", "brown", "purple", "red", "blue")


def counted(name: str) -> Callable[[Line, Any], None]:
    """An icon with its number."""

    def picture(line: Line, value: Any) -> None:
        line.icon(name)
        line.text(value)

    return picture


def priced(name: str) -> Callable[[Line, Any], None]:
    """An icon with its price; nothing where it is free."""

    def picture(line: Line, value: Any) -> None:
        line.icon(name)
        if value:
            line.coin(value)

    return picture


def plain(*names: str) -> Callable[[Line, Any], None]:
    def picture(line: Line, value: Any) -> None:
        for name in names:
            line.icon(name)

    return picture


def pay(line: Line, value: Any) -> None:
    line.text("−")
    line.coin(value)


def discard(line: Line, value: Any) -> None:
    if "type" in value:
        line.cow(value["type"])
    elif "objective" in value:
        line.icon("objective")
    else:
        for _ in range(value.get("same_type", 1)):
            line.icon("cattle")
        if "value" in value:
            line.text(value["value"])


def certificates(line: Line, value: Any) -> None:
    line.icon("certificate")
    line.text(line.words.speaker.say("max") if value == "max" else value)


def engine(line: Line, value: Any) -> None:
    line.icon("engine")
    if isinstance(value, int):
        line.text(value)
    else:
        line.text("×")
        line.icon(*COUNTED[value])


def hire(line: Line, value: Any) -> None:
    line.icon("hire")
    if value:
        line.text(f"{value:+}")


def camp(line: Line, value: Any) -> None:
    line.icon(line.words.edition.camp)


def gain_per(line: Line, value: Any) -> None:
    if "certificates" in value:
        certificates(line, value["certificates"])
    line.coin(value["dollars"])
    line.may_break()
    line.text("×")
    for name, colour in pair(line) if value["per"] == "camp_pair" else [COUNTED[value["per"]]]:
        line.icon(name, colour)


def pair(line: Line) -> list[tuple[str, str]]:
    edition = line.words.edition
    return [(edition.camp, f"var(--camp-{colour})") for colour in edition.rules.camp_ids]


def draw_some(line: Line, value: Any) -> None:
    line.icon("draw")
    line.icon("discard")
    if isinstance(value, int):
        line.text(value)
    else:
        line.text("×")
        line.icon(*COUNTED[value])


def auxiliary(line: Line, value: Any) -> None:
    line.icon("aux")
    line.text("1–2")


COUNTED = {
    "engineers": ("engineer", "var(--worker-engineer)"),
    "engineer": ("engineer", "var(--worker-engineer)"),
    "cowboys": ("cowboy", "var(--worker-cowboy)"),
    "craftsman": ("craftsman", "var(--worker-craftsman)"),
    "woods_buildings": ("woods", ""),
    "woods_building": ("woods", ""),
    "hazards": ("rockfall", ""),
    "station": ("station", ""),
}
PICTURES: dict[str, Callable[[Line, Any], None]] = {
    "pay": pay,
    "discard": discard,
    "engine_back": counted("engine-back"),
    "gain": Line.coin,
    "gain_per": gain_per,
    "certificates": certificates,
    "engine_forward": engine,
    "hire": hire,
    "build": priced("build"),
    "buy_cattle": plain("cattle", "buy"),
    "remove_hazard": priced("rockfall"),
    "camp": camp,
    "take_objective": plain("objective"),
    "aux": auxiliary,
    "draw_then_discard": draw_some,
    "extraordinary_delivery": plain("delivery"),
    "upgrade_station_behind": plain("station"),
    "copy_adjacent": plain("copy"),
    "exchange_tokens": counted("exchange"),
    "remove_cards": counted("remove"),
    "move_herder": counted("step"),
    "move_herder_free": counted("step"),
}


def alternatives(words: Print, rows: list[Row], tone: str = "var(--ink)") -> Line:
    """A printed action with its alternatives, one after the other."""
    line = Line(words, tone)
    for i, row in enumerate(rows):
        if i:
            line.x += 2
            line.text("/")
            line.may_break()
        line.effect(row)
    return line


def inline(words: Print, rows: list[Row]) -> str:
    """A printed action as a picture in a line of text."""
    line = alternatives(words, rows)
    return (
        f'<svg class="eff" viewBox="0 -11 {line.x:.0f} 22" style="aspect-ratio:{line.x:.0f}/22" aria-hidden="true">'
        f"{line.svg()}</svg>"
    )


def fitted(line: Line, x: float, y: float, room: float) -> str:
    """A row at its place, a little smaller where it would not fit."""
    scale = min(1.0, room / line.x) if line.x else 1.0
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.2f})">{line.svg()}</g>'


# ---- Tiles --------------------------------------------------------------------------------------


def hands(shown: list[str], x: float, y: float) -> str:
    """The hands of a tile, from right to left."""
    return "".join([hand(colour, x - 20 * k, y, 10.5) for k, colour in enumerate(reversed(shown))])


def hand(colour: str, x: float, y: float, r: float) -> str:
    disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="#fff" stroke="var(--hand-{colour})" stroke-width="1.5"/>'
    return disc + use("hand", x, y, round(r * 1.43, 1), f"var(--hand-{colour})", "#fff")


def corner(x: float, y: float, kind: str, size: int) -> str:
    """The corner of cities and stations: filled is dark, open is white."""
    fill, edge = ("#221c15", "#F2E7D0") if kind == "dark" else ("#fff", "#221c15")
    return f'<path d="M{x:.1f} {y}v{size}l-{size}-{size}z" fill="{fill}" stroke="{edge}" stroke-linejoin="round"/>'


SHADOW = (
    '<defs><filter id="sh" x="-20%" y="-20%" width="140%" height="150%">'
    '<feDropShadow dx="0" dy="2" stdDeviation="2" flood-opacity=".22"/></filter></defs>'
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


NEUTRAL = (146, 88)
PRIVATE = (116, 78)


@cache
def building(game: str, language: str, tile: str, colour: int, width: int, height: int) -> str:
    """A building around the point 0 0: a plaque whose bar has the owner's colour and symbol, or the neutral letter."""
    words = printed(game, language)
    row = words.edition.buildings[tile]
    left, top, bar = -width / 2, -height / 2, 25 if colour == 0 else 24
    fill = f"var(--p{colour})" if colour else "#6d6350"
    out = [
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="10" fill="var(--card)" stroke="var(--card-line)"'
        f' stroke-width="1.5"/><path d="M{left} {top + 10}a10 10 0 0 1 10-10h{bar - 10}v{height}h-{bar - 10}'
        f'a10 10 0 0 1-10-10z" fill="{fill}"/>'
    ]
    if colour:
        ink = f"var(--p{colour}-on)"
        name = words.digits(tile)
        squeeze = ' textLength="21" lengthAdjust="spacingAndGlyphs"' if len(tile) > 2 else ""
        out.append(use(f"p{colour}", left + 12, top + 16, 13, ink))
        out.append(text(left + 12, -top - 9, name, 15.6, extra=f'{BOLD} style="fill:{ink}"{squeeze}'))
    else:
        style = f'{BOLD} style="fill:#fff;font-family:var(--font-display)"'
        out.append(text(left + 12.5, 6, row["letter"], 18, extra=style))
    shown, room = row.get("hands", []), width - bar - 6
    lines = [line for rows in row["local_actions"] for line in alternatives(words, rows).rows(room)]
    leading = LEADING + (2 if colour == 0 else 0)
    first = -(len(lines) - 1) * leading / 2 - (7 if shown and len(lines) < 3 else 0)
    for n, line in enumerate(lines):
        last = n == len(lines) - 1 and len(lines) > 2
        out.append(fitted(line, left + bar + 4, first + n * leading, room - (22 * len(shown) if last else 0)))
    out.append(hands(shown, -left - 14, -top - 13))
    return "".join(out)


@cache
def risk(game: str, language: str, space: str) -> str:
    """The risk action printed on an empty space."""
    words = printed(game, language)
    line = alternatives(words, [words.edition.spaces[space]["risk_action"]], "var(--ink-2)")
    return fitted(line, -min(line.x, 82) / 2, 0, 82)


HAZARDS = {"flood": "#3C7F98", "drought": "#B9772B", "rockfall": "#77706A"}
CAMPS = {"green": "#4F8A45", "orange": "#B9652A", "blue": "#3465A8"}


@cache
def tile(game: str, language: str, name: str, size: float = 50) -> str:
    """A worker (square), hazard (octagon) or camp tile (disc) around the point 0 0: the shape carries the kind."""
    row = EDITIONS[game].supply_rows[name]
    return TILES[row["kind"]](printed(game, language), row, size)


def worker(words: Print, row: Row, size: float) -> str:
    colour = f"var(--worker-{row['type']})"
    return (
        f'<rect x="{-size / 2}" y="{-size / 2}" width="{size}" height="{size}" rx="7" fill="var(--card-2)"'
        f' stroke="{colour}" stroke-width="2"/>' + use(row["type"], 0, 0, size * 0.74, colour, "var(--card-2)")
    )


def camp_tile(words: Print, row: Row, size: float) -> str:
    h = size / 2
    disc = f'<circle r="{h}" fill="{CAMPS[row["type"]]}" stroke="#1f2a24" stroke-width="1.5"/>'
    return disc + CAMP_FIGURES[words.edition.camp](row, size) + hand(row["hand"], h * 0.66, h * 0.62, size * 0.17)


def tent(row: Row, size: float) -> str:
    return use("camp", 0, -2, size * 0.58, "#fff", CAMPS[row["type"]])


def outlaw(row: Row, size: float) -> str:
    """On a wanted sheet, whose edge is notched in the second colour, so that colour is never alone."""
    sheet = f'<path d="{SHEETS[row["hand"]](size / 2)}" fill="#F7EDD6"/>'
    return sheet + use("bandit", 0, -1, size * 0.5, "#3a2a1a", "#F7EDD6")


def straight(h: float) -> str:
    return f"M{-h * 0.6:.1f} {-h * 0.74:.1f}h{h * 1.2:.1f}v{h * 1.48:.1f}h{-h * 1.2:.1f}z"


def notched(h: float) -> str:
    side, up = h * 0.2, h * 0.14
    there = f"l{side:.1f} {up:.1f} {side:.1f} {-up:.1f}" * 3
    back = f"l{-side:.1f} {-up:.1f} {-side:.1f} {up:.1f}" * 3
    return f"M{-h * 0.6:.1f} {-h * 0.74:.1f}{there}v{h * 1.48:.1f}{back}z"


SHEETS = {"green": straight, "black": notched}
CAMP_FIGURES = {"camp": tent, "bandit": outlaw}


def hazard(words: Print, row: Row, size: float) -> str:
    h = size / 2
    points = text(-size * 0.19, h * 0.76, words.digits(row["vp"]), size * 0.33, extra=f'{BOLD} style="fill:#fff"')
    return octagon(words, row, size) + points + hand(row["hand"], h * 0.5, h * 0.52, size * 0.19)


def octagon(words: Print, row: Row, size: float) -> str:
    h, colour = size / 2, HAZARDS[row["type"]]
    k = h * 0.42
    edge = [(-k, -h), (k, -h), (h, -k), (h, k), (k, h), (-k, h), (-h, k), (-h, -k)]
    shape = f'<path d="{polygon(edge)}" fill="{colour}" stroke="#2b2620" stroke-width="1.5"/>'
    return shape + use(row["type"], 0, -size * 0.1, size * 0.54, "#fff", colour)


@cache
def small_tile(game: str, language: str, name: str, size: float = 50) -> str:
    """The same without figures, which would be too small to be read."""
    row = EDITIONS[game].supply_rows[name]
    return {**TILES, "hazard": octagon}[row["kind"]](printed(game, language), row, size)


TILES: dict[str, Callable[[Print, Row, float], str]] = {"worker": worker, "camp": camp_tile, "hazard": hazard}


# ---- Cards --------------------------------------------------------------------------------------

HORNS = {
    "none": "",
    "short": "M36 22C30 20 28 15 29 10C33 14 38 16 42 17ZM64 22C70 20 72 15 71 10C67 14 62 16 58 17Z",
    "up": "M37 21C31 16 30 9 34 3C35 9 39 13 43 16ZM63 21C69 16 70 9 66 3C65 9 61 13 57 16Z",
    "wide": "M38 21C28 22 18 18 13 8C22 14 32 14 42 15ZM62 21C72 22 82 18 87 8C78 14 68 14 58 15Z",
    "long": "M38 21C26 23 12 20 3 6C2 5 4 4 5 5C15 14 30 14 42 15ZM62 21C74 23 88 20 97 6C98 5 96 4 95 5C85 14 70 14 58 15Z",
}
MARKS = {
    "": "",
    "blaze": '<path d="M47 16h6l2 22h-10z" fill="#fff" opacity=".85"/>',
    "belt": '<path d="M34 26h32v9H35z" fill="#fff" opacity=".9"/>',
    "patch": '<path d="M34 18h14l-3 20h-8c-2-6-4-14-3-20z" fill="#2d2f33" opacity=".85"/>',
    "muzzle": '<path d="M38 40h24v6H38z" fill="#fff" opacity=".5"/>',
    "spots": '<g fill="#fff" opacity=".9"><circle cx="40" cy="22" r="4"/><circle cx="59" cy="27" r="5"/>'
    '<circle cx="50" cy="37" r="3"/></g>',
    "fringe": '<path d="M36 15c4-4 24-4 28 0l-2 15-3-6-3 8-4-8-3 9-4-9-3 7-3-7-3 5z" fill="#5b3820"/>',
}
EARS = "M35 24C26 21 19 24 15 31C23 35 31 34 37 29ZM65 24C74 21 81 24 85 31C77 35 69 34 63 29Z"
HEAD = "M38 15h24c4 0 7 4 7 9c0 8-3 14-5 20c1 2 2 4 2 6c0 8-7 12-16 12s-16-4-16-12c0-2 1-4 2-6c-2-6-5-12-5-20c0-5 3-9 7-9z"
MUZZLE = "M40 45h20c3 0 5 2 5 5c0 6-6 10-15 10s-15-4-15-10c0-3 2-5 5-5z"


@cache
def cow(colour: str, mark: str, horns: str) -> str:
    """A cow's head."""
    dark = "#111" if colour == "black" else "#3A2A1C"
    skin = f'fill="var(--cow-{colour})" stroke="{dark}" stroke-width="1.2"'
    return (
        f'<svg class="scene" viewBox="0 0 100 64" aria-hidden="true"><path d="{HORNS[horns]}" fill="#EFE3C8" stroke="{dark}"'
        f' stroke-width="1.2"/><path d="{EARS}" {skin}/><path d="{HEAD}" {skin}/>{MARKS[mark]}<path d="{MUZZLE}"'
        f' fill="#F2C9B6"/><g fill="{dark}"><ellipse cx="44" cy="51" rx="2" ry="2.6"/><ellipse cx="56" cy="51" rx="2"'
        f' ry="2.6"/><circle cx="40" cy="31" r="2.3"/><circle cx="60" cy="31" r="2.3"/></g></svg>'
    )


@cache
def cattle_card(game: str, language: str, card: str) -> str:
    """The inside of a cattle card: breeding value, head, points, name."""
    words = printed(game, language)
    row = words.edition.cattle[card]
    points = f'<span class="pts num">{words.digits(row["vp"])}</span>' if row["vp"] else ""
    return (
        f'<b class="val num">{words.digits(row["value"])}</b>{cow(row["color"], *words.edition.breeds[row["color"]])}{points}'
        f'<span class="nm">{words.breed(card)}</span>'
    )


@cache
def objective_card(game: str, language: str, card: str) -> str:
    """The inside of an objective card: what it asks for, its immediate action, points and penalty."""
    words = printed(game, language)
    row = words.edition.objectives[card]
    action = inline(words, row["immediate"][0]) if row["immediate"] else ""
    penalty = f'<span class="pen num">{words.digits(-row["penalty"])}</span>' if row["penalty"] else ""
    return (
        f'<span class="face"><span class="tasks">{tasks(game, language, card)}</span><span class="oact">{action}</span></span>'
        f'<span class="pts vpx num">{words.digits(row["vp"])}</span>{penalty}'
    )


@cache
def tasks(game: str, language: str, card: str) -> str:
    words = printed(game, language)
    icons = [words.edition.task_icons[task] for task in words.edition.objectives[card]["tasks"]]
    return "".join(
        [
            f"<span{f' style={chr(34)}color:{colour}{chr(34)}' if colour else ''}>{icon(name)}"
            f"{f'<sub>{words.digits(figure)}</sub>' if figure else ''}</span>"
            for name, colour, figure in icons
        ]
    )
