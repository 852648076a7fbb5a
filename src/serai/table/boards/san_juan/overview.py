"""The two-minute overview: one drawing a panel, of real cards.  The messages `overview-<panel>` and `overview-<panel>-text` are
its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serai.games.san_juan.cards import (
    BUILDER_DISCOUNT,
    COUNCILLOR_KEEPS,
    PRODUCER_PRIVILEGE,
    PROSPECTOR_PRIVILEGE,
    ROLES,
    TRADER_PRIVILEGE,
    TWELVE,
)
from serai.games.san_juan.councillor import drawn_by
from serai.table.boards.panels import ARROW, captioned
from serai.table.boards.san_juan.cards import band, face
from serai.table.boards.san_juan.pictures import tile
from serai.table.scene import HtmlSpeaker
from serai.table.svg import icon, piece

BACK: Final = '<div class="card back"><span class="face"></span></div>'
BUILT: Final = ("indigo_plant", "sugar_mill", "prefecture", "quarry", "silver_smelter", "library", "guild_hall")
COUNTED: Final = {0: 22, 3: 9, 1: 4, 7: 8}  # an example: points by category; a palace brings one for every four of the others


def card(words: HtmlSpeaker, name: str, on_it: str = "") -> str:
    return f'<div class="card" style="--band:{band(name)}">{face(words, name)}{on_it}</div>'


def good(name: str) -> str:
    return f'<span class="goodchip big" style="--bg:var(--good-{name})">{icon(name)}</span>'


def twelve(words: HtmlSpeaker) -> str:
    """Some buildings, and the places up to the twelfth."""
    done = "".join(f"<span>{tile(building)}</span>" for building in BUILT)
    free = "".join(f'<span class="e num">{words.num(place)}</span>' for place in range(len(BUILT) + 1, TWELVE + 1))
    return f'<div class="ovtwelve">{done}{free}</div>'


def four_lives(words: HtmlSpeaker) -> str:
    point = f'<div class="ovunder">{BACK}<span class="pts num">{words.num(1)}</span></div>'
    uses = [
        captioned(card(words, "quarry"), words.say("pic-building")),
        captioned(BACK, words.say("pic-money")),
        captioned(card(words, "indigo_plant", good("indigo")), words.say("pic-good")),
        captioned(point, words.say("pic-point")),
    ]
    return f'<div class="ovrow ovlives">{"".join(uses)}</div>'


def seats(first: int) -> list[str]:
    """Three seats, the larger one first."""
    return [piece((first + k) % 3 + 1, "" if k else "big") for k in range(3)]


def a_round(words: HtmlSpeaker) -> str:
    """Three roles, each with the seats in the order in which they play it."""
    roles = "".join(
        f'<div class="rolec" style="--band:var(--role-{name})">{icon(name)}{words.name(name)}</div>' for name in ROLES[:3]
    )
    orders = "".join(f'<span class="who">{"".join(seats(first))}</span>' for first in range(3))
    return f'<div class="ovround">{roles}{orders}</div>'


def roles(words: HtmlSpeaker) -> str:
    """What the chooser of each role has."""
    figures = {
        "builder": BUILDER_DISCOUNT,
        "producer": PRODUCER_PRIVILEGE,
        "trader": TRADER_PRIVILEGE,
        "councillor": drawn_by(1),
        "prospector": PROSPECTOR_PRIVILEGE,
    }
    rows = "".join(
        f'<li><span style="color:var(--role-{name})">{icon(name)}</span><b>{words.name(name)}</b>'
        f"<em>{words.say(f'privilege-{name}', count=count, keep=COUNCILLOR_KEEPS)}</em></li>"
        for name, count in figures.items()
    )
    return f'<ul class="ovroles">{rows}</ul>'


def wheel(words: HtmlSpeaker) -> str:
    """A good is sold for cards, and cards pay for a building."""
    fan = "".join(f'<div style="rotate:{turn}deg">{BACK}</div>' for turn in (-8, 0, 8))
    plant = card(words, "coffee_roaster", good("coffee"))
    return f'<div class="ovrow">{plant}{ARROW}<div class="ovfan">{fan}</div>{ARROW}{card(words, "library")}</div>'


def points(words: HtmlSpeaker) -> str:
    most = max(COUNTED.values())
    rows = "".join(
        f'<li><span>{words.say(f"cat-{row}")}</span><i style="--v:{100 * n // most}%"></i>'
        f'<b class="num">{words.num(n)}</b></li>'
        for row, n in COUNTED.items()
    )
    return f'<ul class="ovbars">{rows}</ul>'


PANELS: Final[dict[str, Callable[[HtmlSpeaker], str]]] = {
    "twelve": twelve,
    "four-lives": four_lives,
    "round": a_round,
    "roles": roles,
    "wheel": wheel,
    "points": points,
}
