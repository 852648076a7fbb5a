"""The trail: the ground, every space with what lies on it, the way there, and everybody's herder."""

from __future__ import annotations

import math
import re
from functools import cache
from typing import Any

from markupsafe import escape

from serai.games.great_western_trail.data import Row
from serai.table.boards.great_western_trail import pictures
from serai.table.boards.great_western_trail.marks import LIT, LIT_TILE, Size, coin, ring, steps
from serai.table.boards.great_western_trail.pictures import BOLD, SHADOW
from serai.table.boards.great_western_trail.places import TILE, TRAIL, Point
from serai.table.boards.great_western_trail.things import EDITIONS, Print, colour_of, place_label, place_name, printed, words_of
from serai.table.scene import Scene
from serai.table.svg import meeple, text, use

SITE: Size = (76, 44, 7)
ROUND: Size = (40, 40, 20)
GATE: Size = (62, 64, 14)
HERDER, OWN_HERDER = 28, 34


def trail(scene: Scene) -> str:
    """The whole trail as one drawing; numbers and coins lie above everything else."""
    words = words_of(scene)
    drawn = [DRAWN[row["kind"]](scene, words, row) for row in words.edition.data["trail_space"]]
    return (
        f'<svg class="trail" viewBox="0 0 {TRAIL[0]} {TRAIL[1]}" role="group" aria-label="{scene.say("trail")}">{SHADOW}'
        f'<use href="#gwt-ground"/>{"".join([there for there, _ in drawn])}'
        f'{herders(scene, words)}<g class="above">{"".join([badge for _, badge in drawn])}</g></svg>'
    )


# ---- The ground: the same in every game ----------------------------------------------------------------


@cache
def ground(game: str) -> str:
    edition = EDITIONS[game]
    pos = edition.places
    land = [LAND, *[band(pos, *kind) for kind in BANDS], TEXTURE, camp_ground(pos), firs(edition.data, pos)]
    return f'<g id="gwt-ground">{"".join(land)}{roads(edition.data, pos)}</g>'


LAND = (
    '<rect x="-600" y="-300" width="2000" height="1100" fill="var(--gwt-ground)"/>'
    '<path d="M-600 470C60 430 200 462 380 466S640 440 742 430V800H-600Z" fill="var(--gwt-ground-2)" opacity=".7"/>'
    '<g fill="none" stroke="var(--gwt-ground-2)" stroke-width="2" opacity=".9"><path d="M14 170c30-14 60-14 84 0M236 300c24-10'
    ' 44-10 62 2M330 408c20-8 36-8 52 0M560 250c12-6 24-6 34 0M110 470c24-12 50-12 70-2"/></g>'
)
BANDS = (("flood", "water"), ("drought", "dry"), ("rockfall", "rock"))
TEXTURE = (
    '<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.8"><path d="M484 424q6-4 12 0t12 0M540 466q6-4 12 0t12'
    ' 0M590 424q6-4 12 0t12 0"/></g><g fill="none" stroke="#7a5a33" stroke-opacity=".45" stroke-width="1.6"><path d="M56'
    ' 330l5 6-3 6 6 6M100 372l5 6-3 6M58 280l4 6-3 6 5 6"/></g><g fill="#6d6a64" fill-opacity=".55"><path d="M708 56l5-7 9 2 4'
    ' 7zM716 110l5-7 9 2 4 7zM652 8l5-7 9 2 4 7z"/></g>'
)
FIRS = (
    (-48, -6, 0.62),
    (-42, -26, 0.5),
    (46, -24, 0.56),
    (50, -4, 0.64),
    (-22, -30, 0.5),
    (24, -31, 0.58),
    (2, -33, 0.66),
)
FIR = (
    '<path d="M0-22L11 2H-11Z" fill="var(--gwt-wood-2)"/><path d="M0-10L13 14H-13Z" fill="var(--gwt-wood)"/>'
    '<path d="M-1.5 14h3v5h-3z" fill="#6d5233"/>'
)
ARROWS_FROM = 92  # how long a road is that has an arrow on it

Points = dict[str, Point]


def band(pos: Points, hazard: str, colour: str) -> str:
    """The stretch of one kind of hazard."""
    way = "L".join([f"{pos[f'{hazard}_{n}'][0]} {pos[f'{hazard}_{n}'][1]}" for n in (1, 2, 3, 4)])
    return (
        f'<path d="M{way}" fill="none" stroke="var(--gwt-{colour})" stroke-width="56" stroke-linecap="round"'
        f' stroke-linejoin="round"/>'
    )


def camp_ground(pos: Points) -> str:
    (x1, y1), (x2, y2) = pos["camp_1"], pos["camp_3"]
    return f'<path d="M{x1} {y1}L{x2} {y2}" stroke="var(--gwt-ground-2)" stroke-width="44" stroke-linecap="round"/>'


def firs(data: dict[str, Any], pos: Points) -> str:
    """Woods: small firs around the building spaces that touch them."""
    woods = [pos[row["id"]] for row in data["trail_space"] if row.get("woods")]
    return "".join(
        [f'<g transform="translate({x + dx} {y + dy}) scale({k})">{FIR}</g>' for x, y in woods for dx, dy, k in FIRS]
    )


def roads(data: dict[str, Any], pos: Points) -> str:
    edges = [(pos[row["id"]], pos[name]) for row in data["trail_space"] for name in row["next"]]
    lines = "".join([f"M{a[0]} {a[1]}L{b[0]} {b[1]}" for a, b in edges])
    out = [
        f'<path d="{lines}" stroke="var(--gwt-{colour})" stroke-width="{width}" stroke-linecap="round"/>'
        for width, colour in ((22, "trail-edge"), (17, "trail"))
    ]
    out.append('<g fill="none" stroke="var(--gwt-trail-edge)" stroke-width="2.4" stroke-linecap="round">')
    for (x1, y1), (x2, y2) in edges:
        if math.hypot(x2 - x1, y2 - y1) > ARROWS_FROM:
            turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
            middle = f"translate({(x1 + x2) / 2:.0f} {(y1 + y2) / 2:.0f}) rotate({turn:.0f})"
            out.append(f'<path transform="{middle}" d="M-3-4.5l5 4.5-5 4.5"/>')
    return "".join(out) + "</g>"


# ---- What can be chosen -----------------------------------------------------------------------------------

ASKED = {"ChooseSite": "on", "ChooseCopy": "copy", "TakeHazard": "take the tile on", "TakeCamp": "take the tile on"}
Drawn = tuple[str, str]  # a place, and what lies above everything else


def actions_on(scene: Scene, space: str) -> list[str]:
    """What the question would do with a space of the trail; the actions of a building where it is used."""
    ask = scene.view.ask
    verb = ASKED.get(ask.step, "go to") if ask else "go to"
    used = [choice.action for choice in scene.may("use action")] if place_asked(scene) == space else []
    return [f"{verb} {space.replace('_', ' ')}", *used]


def place_asked(scene: Scene) -> str:
    """The space whose building is being used."""
    ask = scene.view.ask
    if ask is None or ask.step != "UseLocation":
        return ""
    place: str = EDITIONS[scene.view.game].rules.spaces[ask.fields["place"]]
    return place


def place(
    scene: Scene, space: str, inner: str, size: Size, badge: tuple[float, float, int], label: str, about: str = ""
) -> Drawn:
    """A space with its ring where it can be chosen or reached, and with the steps and the coin that this takes.  `badge` is
    where the number stands, from the middle of the space, and on which side of it the coin."""
    x, y = words_of(scene).edition.places[space]
    actions, above, mark = actions_on(scene, space), "", ""
    dx, dy, side = badge
    look = LIT_TILE if about else LIT
    if ways := scene.ways_to(space):
        mark, above = ring(x, y, size, look), steps(scene, x + dx, y + dy, ways[0].steps, -ways[0].fee, side)
    elif found := scene.can(*actions):
        costs = {int(choice.meaning.get("coins", 0)) for choice in found}
        mark, above = ring(x, y, size, look), coin(scene, x, y + size[1] / 2, costs.pop()) if len(costs) == 1 else ""
    return scene.target(inner + mark, *actions, label=label, about=about, extra=named_place(scene, space), ways=ways), above


def named_place(scene: Scene, space: str) -> str:
    """How scripts find a space; ways begin where the viewer's herder stands."""
    begins = scene.me is not None and scene.o["herders"][scene.me] == space
    return f'data-place="{space}"{" data-way-start" if begins else ""}'


# ---- Spaces -----------------------------------------------------------------------------------------------


def site(scene: Scene, words: Print, row: Row) -> Drawn:
    """A space for buildings, empty or built on, and its risk action."""
    space, there = row["id"], scene.o["trail"].get(row["id"])
    x, y = words.edition.places[space]
    game, language = scene.view.game, scene.language
    label = place_label(scene, space)
    if there is None:
        badge = (SITE[0] / 2 - 3, -SITE[1] / 2 + 1, -1)
        return place(scene, space, free_site(game, language, space), SITE, badge, label)
    owner = there["owner"]
    colour = colour_of(scene, owner) if owner is not None else 0
    width, height = pictures.PRIVATE if owner is not None else pictures.NEUTRAL
    drawn = pictures.building(game, language, there["tile"], colour, width, height)
    inner = f'<g filter="url(#sh)" transform="translate({x} {y}) scale({TILE})">{drawn}</g>'
    w, h = width * TILE, height * TILE
    if "risk_action" in row:
        inner += risk_flag(game, language, space, x + 4, y + h / 2 + 3)
    return place(scene, space, inner, (w + 2, h + 2, 9), (w / 2 - 3, -h / 2 + 1, -1), label, there["tile"])


@cache
def free_site(game: str, language: str, space: str) -> str:
    """A free space for a building, with the risk action that is printed there."""
    edition = EDITIONS[game]
    (x, y), (width, height, radius) = edition.places[space], SITE
    risk = pictures.risk(game, language, space) if "risk_action" in edition.spaces[space] else ""
    return (
        f'<rect x="{x - width / 2}" y="{y - height / 2}" width="{width}" height="{height}" rx="{radius}"'
        ' fill="var(--gwt-trail)" fill-opacity=".82" stroke="var(--gwt-trail-edge)" stroke-width="1.5" stroke-dasharray="5 4"/>'
        f'<g transform="translate({x} {y}) scale(.78)">{risk}</g>'
    )


def risk_flag(game: str, language: str, space: str, x: float, y: float) -> str:
    """The risk action of a space that a building covers: its printed arrow stays in sight."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale(.73)"><rect x="-46" y="-12" width="92" height="24" rx="12"'
        f' fill="var(--gwt-trail)" stroke="var(--gwt-trail-edge)"/>{pictures.risk(game, language, space)}</g>'
    )


BADGES = {"flood": (15, -15, 1), "drought": (-27, 0, -1), "rockfall": (-27, 0, -1), "camp": (18, 17, 1)}


def round_space(scene: Scene, words: Print, row: Row) -> Drawn:
    """A space for a hazard or a camp tile."""
    space, there = row["id"], scene.o["trail"].get(row["id"])
    game, language = scene.view.game, scene.language
    x, y = words.edition.places[space]
    dash = "" if there else ' stroke-dasharray="3 3"'
    inner = (
        f'<circle cx="{x}" cy="{y}" r="15.5" fill="var(--gwt-trail)" fill-opacity=".85" stroke="var(--gwt-trail-edge)"'
        f' stroke-width="1.3"{dash}/>'
    )
    if there:
        inner += f'<g transform="translate({x} {y})">{pictures.tile(game, language, there["tile"], 36)}</g>'
    label = place_label(scene, space)
    drawn, above = place(scene, space, inner, ROUND, BADGES[space.split("_")[0]], label, there["tile"] if there else "")
    return drawn, (camp_reward(game, language, space, there is not None) if row["kind"] == "camp" else "") + above


@cache
def camp_reward(game: str, language: str, space: str, taken: bool) -> str:
    """What stands on a camp space, or above the tile there: dollars to gain or to pay, or an exchange token."""
    words = printed(game, language)
    row, (x, y) = words.edition.spaces[space], words.edition.places[space]
    dollars = row["dollars"]
    if row.get("exchange_tokens"):
        box = f'<rect x="{x - 13}" y="{y - 28}" width="26" height="15" rx="7.5" fill="var(--card)" stroke="var(--ink)"/>'
        return f"{box}{use('exchange', x, y - 20.5, 13, 'var(--ink)', 'var(--card)')}" if taken else use("exchange", x, y, 19)
    words_there = words.digits(f"{dollars:+d}")
    if not taken:
        ink = "var(--brass)" if dollars > 0 else "var(--danger)"
        return text(x, y + 4.2, words_there, 12, extra=f'{BOLD} style="fill:{ink}"')
    fill, ink = ("var(--coin)", "var(--coin-ink)") if dollars > 0 else ("var(--danger)", "var(--wall)")
    return f'<rect x="{x - 13}" y="{y - 27}" width="26" height="14" rx="7" fill="{fill}"/>' + text(
        x, y - 16, words_there, 11.5, extra=f'{BOLD} style="fill:{ink}"'
    )


def kansas_city(scene: Scene, words: Print, row: Row) -> Drawn:
    """The end of the trail."""
    inner = gate(scene.view.game, scene.language)
    badge = (GATE[0] / 2 - 8, GATE[1] / 2 - 4, 1)
    return place(scene, "kansas_city", inner, GATE, badge, str(scene.name("kansas_city")), "kansas_city")


@cache
def gate(game: str, language: str) -> str:
    words = printed(game, language)
    x, y = words.edition.places["kansas_city"]
    house = (
        f'<path d="M{x - 31} {y + 32}V{y - 14}C{x - 31} {y - 24} {x - 14} {y - 26} {x} {y - 32}C{x + 14} {y - 26} {x + 31}'
        f' {y - 24} {x + 31} {y - 14}V{y + 32}Z" fill="var(--card)" stroke="var(--card-line)" stroke-width="1.5"/>'
    )
    parts = [part for part in re.split(r"(?<=-)| ", words.speaker.name("kansas_city")) if part]
    style = 'font-weight="700" style="font-family:var(--font-display)"'
    return house + "".join([text(x, y - 10 + 12 * n, str(escape(part)), 11.5, extra=style) for n, part in enumerate(parts)])


def start(scene: Scene, words: Print, row: Row) -> Drawn:
    x, y = words.edition.places["start"]
    drawn = use("herder", x, y, 26, "var(--gwt-rail)", "var(--gwt-ground)")
    return f"<g {named_place(scene, 'start')}>{drawn}</g>", ""


DRAWN = {
    "start": start,
    "neutral": site,
    "building": site,
    "hazard": round_space,
    "camp": round_space,
    "kansas_city": kansas_city,
}


# ---- Herders ----------------------------------------------------------------------------------------------

OFFSETS = {"hazard": (-14, -20, 16), "camp": (-14, -20, 16), "start": (-16, -14, -20), "kansas_city": (-20, 17, 14)}


def herders(scene: Scene, words: Print) -> str:
    """Herders at the upper left corner of their location, beside each other; one's own is larger."""
    out = []
    there: dict[str, int] = {}
    for seat, space in enumerate(scene.o["herders"]):
        if space is None:
            continue
        x, y = words.edition.places[space]
        dx, dy, step = OFFSETS.get(words.edition.spaces[space]["kind"], (-36, -30, 22))
        k = there.get(space, 0)
        there[space] = k + 1
        label = scene.say("herder-label", who=scene.called(seat), place=place_name(scene, space))
        mine = seat == scene.me
        figure = meeple(colour_of(scene, seat), x + dx + step * k, y + dy, OWN_HERDER if mine else HERDER)
        out.append(f'<g role="img" aria-label="{label}"{" class=me" if mine else ""}>{figure}</g>')
    return "".join(out)
