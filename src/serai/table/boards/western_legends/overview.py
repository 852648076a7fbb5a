"""The two-minute overview: one drawing a panel, of real cards and the map.  The messages `overview-<panel>` and
`overview-<panel>-text` are its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serai.games.western_legends.board import LOCATION_ROWS
from serai.table.boards.panels import ARROW, captioned, in_a_row, large, listing
from serai.table.boards.western_legends.land import land
from serai.table.boards.western_legends.map import plate, printed_names
from serai.table.boards.western_legends.room import HEIGHT, WIDTH, middle
from serai.table.boards.western_legends.things import PLACE_ICONS, place_word, poker_face, suit_colour
from serai.table.scene import HtmlSpeaker
from serai.table.svg import icon, meeple

FIGURES: Final = {1: "mp_west_flats", 2: "dk_main_street", 3: "sh_east_meadow"}
KNOWN: Final = ("mine", "bank", "saloon", "general_store", "ranch", "cabaret")  # types of places
SHOWN: Final = ("7_hearts", "9_spades", "5_diamonds")
USES: Final = {"info": "pic-help", "fight": "pic-fight", "saloon": "pic-poker"}  # of a poker card


def legend(words: HtmlSpeaker) -> str:
    """The whole land, with three who ride through it."""
    places = "".join(plate(words.language, row["id"]) for row in LOCATION_ROWS)
    riders = "".join(meeple(colour, *middle(space), 44) for colour, space in FIGURES.items())
    inner = land(words.language) + printed_names(words.language) + places + riders
    return f'<svg class="wlmap ovscene" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice">{inner}</svg>'


def turn(words: HtmlSpeaker) -> str:
    """Money or cards, then three things to do."""
    start = captioned(in_a_row(large("dollar"), large("cards")), words.say("pic-start"))
    acts = captioned(in_a_row(large("horse"), large("card"), large("fight")), words.say("pic-acts"))
    return in_a_row(start, ARROW, acts)


def two_sides(words: HtmlSpeaker) -> str:
    return listing((icon(track), words.name(track), icon("lp")) for track in ("marshal", "wanted"))


def poker(words: HtmlSpeaker, card: str) -> str:
    return f'<div class="card poker" style="{suit_colour(card)}">{poker_face(words.language, card)}</div>'


def cards(words: HtmlSpeaker) -> str:
    uses = "".join(f"<li>{icon(picture)}<b>{words.say(use)}</b></li>" for picture, use in USES.items())
    return in_a_row(poker(words, SHOWN[0]), f'<ul class="ovroles ovuses">{uses}</ul>')


def places(words: HtmlSpeaker) -> str:
    rows = [next(row for row in LOCATION_ROWS if row["type"] == kind) for kind in KNOWN]
    shown = [captioned(large(PLACE_ICONS[row["type"]]), place_word(words, row)) for row in rows]
    return f'<div class="ovplaces">{"".join(shown)}</div>'


def fight(words: HtmlSpeaker) -> str:
    return in_a_row(poker(words, SHOWN[1]), icon("fight", "ovclash"), poker(words, SHOWN[2]))


PANELS: Final[dict[str, Callable[[HtmlSpeaker], str]]] = {
    "legend": legend,
    "turn": turn,
    "two-sides": two_sides,
    "cards": cards,
    "places": places,
    "fight": fight,
}
