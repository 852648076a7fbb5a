"""The two-minute overview: one drawing a panel, of real tiles and cards.  The messages `overview-<panel>` and
`overview-<panel>-text` are its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serai.table.boards.great_western_trail import pictures
from serai.table.boards.great_western_trail.places import TRAIL, rail_x
from serai.table.boards.great_western_trail.railroad import city_plate
from serai.table.boards.great_western_trail.things import EDITIONS
from serai.table.boards.great_western_trail.trail import gate, ground
from serai.table.boards.panels import ARROW, captioned, in_a_row, large, listing, scene_of
from serai.table.scene import HtmlSpeaker
from serai.table.svg import icon, meeple, piece

TILE: Final = 0.62  # of the size in which tiles are drawn, on the small map
READ: Final = "neutral_e"
WORKERS: Final = {"cowboy": "buy", "craftsman": "build", "engineer": "engine"}  # and what they are for
CITY: Final = 12  # the value of the city that is delivered to
HERD: Final = ("grey", "green", "green", "yellow")  # one breed twice
JOBS: Final = (("cowboy", "engineer", "cowboy"), ("craftsman", "cowboy", "engineer"), ("craftsman", "engineer", ""))
CROSS: Final = (
    '<svg class="ovcross" viewBox="0 0 24 24"><path d="M4 4l16 16M20 4L4 20" stroke="currentColor" stroke-width="3.5"'
    ' stroke-linecap="round"/></svg>'
)


def tile(words: HtmlSpeaker, name: str, scale: float) -> str:
    width, height = pictures.NEUTRAL
    drawn = pictures.building(words.game.id, words.language, name, 0, width, height)
    box = f"{-width / 2 - 3} {-height / 2 - 3} {width + 6} {height + 6}"
    return f'<svg viewBox="{box}" style="inline-size:{scale * (width + 6) / 16:.2f}rem">{drawn}</svg>'


def trail(words: HtmlSpeaker) -> str:
    """The whole way, with the tiles that everybody may use."""
    game, language, edition = words.game.id, words.language, EDITIONS[words.game.id]
    tiles = ""
    for row in edition.data["trail_space"]:
        if row["kind"] == "neutral":
            x, y = edition.places[row["id"]]
            drawn = pictures.building(game, language, f"neutral_{row['letter'].lower()}", 0, *pictures.NEUTRAL)
            tiles += f'<g transform="translate({x} {y}) scale({TILE})">{drawn}</g>'
    x, y = edition.places["start"]
    return scene_of((0, 0, *TRAIL), f"{ground(game)}{tiles}{gate(game, language)}{meeple(1, x - 30, y - 8, 62)}")


def turn(words: HtmlSpeaker) -> str:
    walk, use, draw = large("step"), tile(words, READ, 0.72), large("draw")
    parts = [captioned(drawn, words.say(f"pic-{name}")) for drawn, name in ((walk, "walk"), (use, "use"), (draw, "draw"))]
    return in_a_row(ARROW.join(parts))


def reading(words: HtmlSpeaker) -> str:
    """One tile, large: what is given stands left of the arrow, what is got right of it."""
    sides = f'<div class="ovsides"><span>{words.say("pic-give")}</span><span>{words.say("pic-get")}</span></div>'
    return f'<div class="ovcap ovread">{sides}{tile(words, READ, 1.35)}</div>'


def herd(words: HtmlSpeaker) -> str:
    """A hand in which a breed is there twice, and its value in Kansas City."""
    rows = EDITIONS[words.game.id].cattle
    by_colour = {row["color"]: card for card, row in reversed(rows.items())}
    cards = [by_colour[colour] for colour in HERD]
    drawn = ""
    for n, card in enumerate(cards):
        face = pictures.cattle_card(words.game.id, words.language, card)
        twice = CROSS if card in cards[:n] else ""
        drawn += f'<div class="card cow" style="--band:var(--cow-{rows[card]["color"]})">{face}{twice}</div>'
    values = [rows[card]["value"] for card in dict.fromkeys(cards)]
    total = " + ".join(map(str, values)) + f" = {sum(values)}"
    return f'<div class="ovcap">{in_a_row(drawn, cls="ovherd")}<b class="ovsum" dir="ltr">{words.digits(total)}</b></div>'


def people(words: HtmlSpeaker) -> str:
    return listing(
        (f'<span style="color:var(--worker-{worker})">{icon(worker)}</span>', words.name(worker), icon(purpose))
        for worker, purpose in WORKERS.items()
    )


def delivery(words: HtmlSpeaker) -> str:
    """A disc leaves the board, goes to a city, and sets something free."""
    city = next(row["id"] for row in EDITIONS[words.game.id].data["city"] if row["value"] == CITY)
    plate = city_plate(words.game.id, words.language, city, home=False, points=False)
    x = rail_x(CITY)
    there = f'<svg viewBox="{x - 30} 0 60 47" style="inline-size:6.2rem">{plate}</svg><span class="ovdisc">{piece(1)}</span>'
    discs = "".join(f"<span{' class=gone' if n == 2 else ''}>{piece(1)}</span>" for n in range(4))
    more = f'<span class="gicon">{icon("step")}<b>{words.digits("+1")}</b></span>'
    return in_a_row(
        captioned(f'<span class="ovdiscs">{discs}</span>', words.say("pic-board")),
        ARROW,
        captioned(f'<span class="ovcity">{there}</span>', words.say("pic-city")),
        ARROW,
        captioned(more, words.say("pic-freed")),
    )


def end(words: HtmlSpeaker) -> str:
    """A job market with one space left."""
    cells = ""
    for row in JOBS:
        for worker in row:
            drawn = pictures.tile(words.game.id, words.language, f"worker_{worker}", 27) if worker else ""
            cells += f'<span class="ovjob"><svg viewBox="-15 -15 30 30">{drawn}</svg></span>'
    market = captioned(f'<div class="ovjobs">{cells}</div>', words.say("pic-market"))
    return in_a_row(market, ARROW, captioned(large("hourglass"), words.say("pic-last")))


PANELS: Final[dict[str, Callable[[HtmlSpeaker], str]]] = {
    "trail": trail,
    "turn": turn,
    "tile": reading,
    "herd": herd,
    "people": people,
    "delivery": delivery,
    "end": end,
}
