"""The map of Western Legends: areas that can be chosen, what is printed on them, and the figures that stand there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Final

from serai.games.western_legends.board import BOARD, LOCATION_ROWS, SPACE_IDS
from serai.table.boards.western_legends.room import (
    HEIGHT,
    LINE,
    OUTLINE,
    REGION_AT,
    WIDTH,
    borders_of,
    figure_size,
    layout,
    met,
    place_at,
    places_for,
    width_of,
)
from serai.table.boards.western_legends.things import PLACE_ICONS, act, area, man_in_black, me_of, place_word, words_in
from serai.table.scene import Scene
from serai.table.svg import meeple, polygon, text, use

RANCH_COLOURS: Final = {"green": "#4F8A45", "blue": "#3465A8"}
WOOD: Final = "#5b3a24"
PLACE_VERBS: Final = ("work", "prospect", "deposit", "heist", "heal", "revel for", "take", "play", "deliver")

# ---- What is printed above the areas -----------------------------------------------------------------------------


@cache
def printed_names(language: str) -> str:
    """Regions, towns and areas by their names, and the caves of the gangs."""
    words = words_in(language)
    towns = {row["id"] for row in BOARD["regions"] if row["is_town"]}
    found = [(sign if name in towns else region)(words.name(name), x, y) for name, (x, y) in REGION_AT.items()]
    for name in layout(language).names.values():
        top = name.box.y - name.box.h / 2 + 10
        lines = [text(name.box.x, top + LINE * n, line, 11.5) for n, line in enumerate(name.lines)]
        found.append(f'<g class="an">{"".join(lines)}</g>')
    for row in BOARD["hideouts"]:
        x, y = place_at(row)
        cave = f'<path d="M{x - 18:.0f} {y + 16:.0f}c1-20 9-30 18-32c9 2 17 12 18 32Z" class="cave"/>'
        found.append(f"{cave}{text(x, y + 13, row['gang'], 12, extra=GANG_LETTER)}")
    return f'<g id="wl-names" class="wlmap" pointer-events="none">{"".join(found)}</g>'


GANG_LETTER: Final = 'class="gang"'


def region(name: str, x: float, y: float) -> str:
    return text(x, y + 3, name, 15, extra='class="rname"')


def sign(name: str, x: float, y: float) -> str:
    """The board at the gate of a town."""
    w = width_of(name, 13) + 14
    return (
        f'<rect x="{x - w / 2:.0f}" y="{y - 12:.0f}" width="{w:.0f}" height="20" rx="3" class="sign"/>'
        f"{text(x, y + 3, name, 13, extra=SIGNED)}"
    )


SIGNED: Final = 'class="tsign"'


@cache
def plate(language: str, place: str) -> str:
    """The icon of a location, with its name below."""
    row = LOCATION[place]
    (x, y), word = place_at(row), place_word(words_in(language), row)
    colour, w = RANCH_COLOURS.get(row.get("color", ""), WOOD), width_of(word, 11.5) + 10
    return (
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="16" fill="{colour}" stroke="#fff" stroke-width="2.2"/>'
        f"{use(PLACE_ICONS[row['type']], x, y, 20, '#fff', colour)}"
        f'<rect x="{x - w / 2:.0f}" y="{y + 17:.0f}" width="{w:.0f}" height="16" rx="4" class="nplate"/>'
        f"{text(x, y + 29, word, 11.5, extra=PLATE_NAME)}"
    )


PLATE_NAME: Final = 'class="pn"'
LOCATION: Final = {row["id"]: row for row in LOCATION_ROWS}

# ---- What lies and stands on it now ------------------------------------------------------------------------------


def chart(scene: Scene) -> str:
    """The whole map, with the areas that can be chosen."""
    o, language = scene.o, scene.language
    far = distances(scene)
    zone = zones_of(far)
    parts = ['<use href="#wl-land"/>', *[space_target(scene, space, zone) for space in NARROW_LAST], borders(scene, far)]
    parts += ['<use href="#wl-names"/>', *[location(scene, row) for row in LOCATION_ROWS]]
    ranches = [] if scene.view.options["first_game"] else [row for row in LOCATION_ROWS if "color" in row]
    parts += [cattle_left(scene, row) for row in ranches]  # the first game has no cattle (WL-21.4)
    parts += [bandit(scene, row) for row in BOARD["hideouts"] if row["space"] in o["bandits"]]
    parts += [number(scene, space, n, zone[n]) for space, n in far.items()]
    for space, draws in figures(scene).items():
        size = figure_size(len(draws))
        places = places_for(language, space, len(draws))
        parts += [draw(x, y, size) for draw, (x, y) in zip(draws, places, strict=True)]
    svg = (
        f'<svg class="wlmap" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{scene.say("map")}">{"".join(parts)}</svg>'
    )
    return area("map", scene.say("map"), f'<div class="boardwrap pan" data-scroll>{svg}</div>', "board")


# ---- Areas ---------------------------------------------------------------------------------------------------------


def actions_in(space: str) -> list[str]:
    return [act(verb, space) for verb in ("go to", "stand in", "sheriff to")]


FINGER: Final = 44.0  # so large is whatever can be tapped, in units of the map; on a phone one is a little more than a pixel


def around(space: str) -> str:
    """What can be tapped around an area that is narrower than a finger; nothing for others."""
    xs, ys = zip(*OUTLINE[space], strict=True)
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    if min(wide, high) >= FINGER:
        return ""
    w, h = max(wide, FINGER), max(high, FINGER)
    x, y = (min(xs) + max(xs) - w) / 2, (min(ys) + max(ys) - h) / 2
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="transparent"/>'


AROUND: Final = {space: around(space) for space in SPACE_IDS}
NARROW_LAST: Final = sorted(SPACE_IDS, key=lambda space: bool(AROUND[space]))  # no neighbour takes what lies around them
MET: Final = {space: polygon(met(OUTLINE[space])) for space in SPACE_IDS}
SPACE_ACTIONS: Final = {space: actions_in(space) for space in SPACE_IDS}


def distances(scene: Scene) -> dict[str, int]:
    """How many actions it takes to ride to an area, while a ride is possible; 0 within a ride that has begun."""
    return {space: ways[0].steps for space in SPACE_IDS if (ways := scene.ways_to(space))}


def zones_of(far: Mapping[str, int]) -> dict[int, int]:
    """The numbers of actions that lead anywhere, each with its zone: 1 is the nearest."""
    return {n: zone for zone, n in enumerate(sorted(set(far.values())), start=1)}


def space_target(scene: Scene, space: str, zone: Mapping[int, int]) -> str:
    """An area: its shape takes the click.  A ride is drawn from where the viewer stands."""
    me, ways = me_of(scene), scene.ways_to(space)
    path = f'{AROUND[space]}<path d="{MET[space]}" class="spc"/>'
    cls = f"ar z{zone[ways[0].steps]}" if ways else "ar"
    start = " data-way-start" if me is not None and me["space"] == space else ""
    extra = f'data-place="{space}"{start}'
    return scene.target(path, *SPACE_ACTIONS[space], cls=cls, label=scene.name(space), extra=extra, ways=ways)


def borders(scene: Scene, far: Mapping[str, int]) -> str:
    """The border around all that the next action reaches, around all that two reach, and three."""
    me = me_of(scene)
    if me is None or not far:
        return ""
    found = []
    for n, zone in reversed(zones_of(far).items()):
        path = borders_of([me["space"], *[space for space, least in far.items() if least <= n]])
        found += [f'<path d="{path}" class="zc"/>'] if zone == 1 else []
        found.append(f'<path d="{path}" class="zl zl{zone}"/>')
    return f'<g pointer-events="none">{"".join(found)}</g>'


def number(scene: Scene, space: str, n: int, zone: int) -> str:
    """Beside the name of an area: how many actions it takes to get there."""
    box = layout(scene.language).steps[space]
    return (
        f'<g class="stepb n{zone}" pointer-events="none"><circle cx="{box.x:.0f}" cy="{box.y:.0f}" r="9.5"/>'
        f"{text(box.x, box.y + 4, scene.num(n), 12)}</g>"
    )


# ---- Locations, hideouts --------------------------------------------------------------------------------------------


def location(scene: Scene, row: dict[str, Any]) -> str:
    """A location: where the viewer stands, it can be used by a click on it."""
    me, (x, y) = me_of(scene), place_at(row)
    here = me is not None and me["space"] in row["spaces"]
    actions = [choice.action for verb in PLACE_VERBS for choice in scene.may(verb)] if here else []
    ring = f'<circle class="ringline" cx="{x:.0f}" cy="{y:.0f}" r="19"/>'
    drawing = plate(scene.language, row["id"]) + ring
    if not actions:
        return f'<g pointer-events="none" data-place="{row["id"]}">{drawing}</g>'
    drawing += f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{FINGER / 2:.0f}" fill="transparent"/>'
    return scene.target(drawing, *actions, label=scene.name(row["id"]), extra=f'data-place="{row["id"]}"')


def cattle_left(scene: Scene, row: dict[str, Any]) -> str:
    x, y = place_at(row)
    n = scene.o["cattle"][row["color"]]
    label = scene.say("cattle-left", count=n)
    return (
        f'<g role="img" aria-label="{label}" pointer-events="none"><circle cx="{x + 15:.0f}" cy="{y - 14:.0f}" r="9.5"'
        f' fill="#fff" stroke="{RANCH_COLOURS[row["color"]]}" stroke-width="2"/>'
        f"{text(x + 15, y - 10, scene.num(n), 12, extra=ON_WHITE)}</g>"
    )


COIN_INK: Final = "var(--coin-ink)"
ON_WHITE: Final = 'font-weight="800" style="fill:#10232A"'


def bandit(scene: Scene, row: dict[str, Any]) -> str:
    x, y = place_at(row)
    label = scene.say("bandit-at", place=scene.plain(row["space"]))
    met = scene.ways_to(row["space"]) or scene.can(SPACE_ACTIONS[row["space"]][0])
    clash = f'<circle class="clash" cx="{x + 17:.0f}" cy="{y - 16:.0f}" r="9.5"/>{use("fight", x + 17, y - 16, 13, COIN_INK)}'
    return (
        f'<g role="img" aria-label="{label}" pointer-events="none" data-piece="bandit-{row["space"]}"><circle cx="{x:.0f}"'
        f' cy="{y - 8:.0f}" r="12.5" fill="#241a14" stroke="#F2DDAA" stroke-width="1.8"/>'
        f"{use('bandit', x, y - 8, 17, '#F2DDAA', '#241a14')}"
        f"{clash if met else ''}</g>"
    )


# ---- Figures --------------------------------------------------------------------------------------------------------

Draw = Callable[[float, float, float], str]


def figures(scene: Scene) -> dict[str, list[Draw]]:
    """Players, the Man in Black and the sheriff, by the areas in which they stand."""
    o = scene.o
    found: dict[str, list[Draw]] = {}
    for seat, player in enumerate(o["players"]):
        if player["space"] is not None:
            found.setdefault(player["space"], []).append(partial(figure, scene, seat))
    if o["man_in_black"]:
        found.setdefault(o["man_in_black"]["space"], []).append(partial(figure, scene, len(o["players"])))
    found.setdefault(o["sheriff"], []).append(partial(sheriff, scene))
    return found


def sheriff(scene: Scene, x: float, y: float, size: float) -> str:
    label = scene.say("sheriff-at", place=scene.plain(scene.o["sheriff"]))
    place = f"translate({x:.1f} {y:.1f}) scale({size / 48:.2f})"
    return (
        f'<g role="img" aria-label="{label}" pointer-events="none" data-piece="sheriff" transform="{place}">'
        '<path d="M-18-22h36v24c0 12-9 19-18 23c-9-4-18-11-18-23z" fill="#F4E3B0" stroke="#3a2a10" stroke-width="2.5"/>'
        f"{use('sheriff', 0, -3, 28, '#7A5410', '#F4E3B0')}</g>"
    )


FIGHTING: Final = ("duel", "rob", "arrest", "whiskey for", "sheriff takes")


def actions_on(scene: Scene, seat: int) -> list[str]:
    """What can be done to the figure that stands there: people are called by their characters."""
    character = scene.o["players"][seat]["character"] if seat < len(scene.o["players"]) else "man_in_black"
    return [act(verb, character) for verb in FIGHTING]


def figure(scene: Scene, seat: int, x: float, y: float, size: float) -> str:
    """A player, my own one larger, or the Man in Black."""
    black = seat == len(scene.o["players"])
    own, cls = (1.15, "me") if seat == scene.me else (1.0, "")
    body = man_in_black(x, y, size) if black else meeple(scene.colour(seat), x, y, size * own)
    space = scene.o["man_in_black"]["space"] if black else scene.o["players"][seat]["space"]
    label = scene.say("figure-at", who=scene.called(seat), place=scene.plain(space))
    at = f'cx="{x:.1f}" cy="{y:.1f}"'
    ring = f'<circle class="finger" {at} r="17"/><circle class="wash" {at} r="17"/><circle class="ringline" {at} r="17"/>'
    actions, piece = actions_on(scene, seat), f'data-piece="figure-{seat}"'
    if not scene.can(*actions):  # a click goes to the area beneath
        return scene.target(body, cls=cls, label=label, extra=f'pointer-events="none" {piece}')
    return scene.target(f"{ring}{body}", *actions, label=label, extra=piece)
