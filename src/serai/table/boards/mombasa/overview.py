"""The two-minute overview: one drawing a panel, of real cards, posts and the map.  The messages `overview-<panel>` and
`overview-<panel>-text` are its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serai.table.boards.mombasa.gallery import card
from serai.table.boards.mombasa.map import at, ground
from serai.table.boards.mombasa.pieces import post, small_post
from serai.table.boards.panels import ARROW, captioned, in_a_row, large, scene_of
from serai.table.scene import HtmlSpeaker
from serai.table.svg import icon

BACK: Final = '<div class="card act back"><span class="face"></span></div>'
POSTS: Final = {
    "mombasa": ("kenya_highlands", "tanganyika", "great_lakes"),
    "cape_town": ("namaqualand", "zambezi"),
    "saint_louis": ("senegambia", "niger_bend"),
    "cairo": ("cyrenaica", "darfur", "abyssinia"),
}
PLANNED: Final = ("start_coffee_2", "start_bookkeeper", "start_expansion_2")
USED: Final = ("crate", "expansion", "bookkeeper", "merchant", "marker")
HOME: Final = ("11100", "01100", "00110")  # posts of a home area, column by column; where one is gone there is a coin
TRACKS: Final = {"diamond": 6, "book": 5}  # how far one has come on one's own tracks
LENGTH: Final = 8  # of these tracks, as they are drawn


def companies(words: HtmlSpeaker) -> str:
    """The middle of the map, with posts of all four."""
    posts = "".join(post(company, *at(region), 46) for company, regions in POSTS.items() for region in regions)
    return scene_of((0, 150, 1010, 620), ground() + posts, "slice")


def plan(words: HtmlSpeaker) -> str:
    """What lies face down, and what comes to light."""
    return in_a_row(BACK * len(PLANNED), ARROW, *[card(words, name) for name in PLANNED], cls="ovhand")


def actions(words: HtmlSpeaker) -> str:
    return in_a_row(*[large(picture) for picture in USED])


def rest(words: HtmlSpeaker) -> str:
    """Three columns above their slots; one of them comes back to the hand."""
    columns = "".join(f'<div class="ovcolumn">{"".join(card(words, name) for name in column)}</div>' for column in RESTING)
    return in_a_row(f'<div class="ovcolumns">{columns}</div>', ARROW, captioned(large("hand"), words.say("pic-hand")))


RESTING: Final = (("start_coffee_1",), ("start_cotton_1", "start_banana_1"), ("start_expansion_1",))


def shares(words: HtmlSpeaker) -> str:
    """A home area with posts gone and coins seen, and the shares that they are worth."""
    cells = "".join(
        f'<span class="ovspace">{small_post("cairo") if stands == "1" else icon("pound", "ovcoin")}</span>'
        for column in HOME
        for stands in column
    )
    home = captioned(f'<div class="ovhome">{cells}</div>', words.name("cairo"))
    return in_a_row(home, ARROW, captioned(large("share"), words.name("share")))


def end(words: HtmlSpeaker) -> str:
    """The two tracks of one's own."""
    rows = ""
    for picture, reached in TRACKS.items():
        spaces = "".join(f"<i{' class=on' if n < reached else ''}>{icon(picture)}</i>" for n in range(LENGTH))
        rows += f"<div>{spaces}{icon('pound', 'ovcoin')}</div>"
    return f'<div class="ovtracks">{rows}</div>'


PANELS: Final[dict[str, Callable[[HtmlSpeaker], str]]] = {
    "companies": companies,
    "plan": plan,
    "actions": actions,
    "rest": rest,
    "shares": shares,
    "end": end,
}
