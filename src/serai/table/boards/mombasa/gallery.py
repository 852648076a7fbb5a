"""Cards, bonus spaces, company tracks, starting tiles and books, for the page on which the game is learnt."""

from __future__ import annotations

from typing import Final

from serai.games.mombasa.books import BOOK_IDS, START_IDS
from serai.games.mombasa.cards import IDS, RED
from serai.games.mombasa.spaces import SPACE_IDS, TILE_IDS
from serai.games.mombasa.tracks import BONUS_ROWS
from serai.table.boards import Shelf
from serai.table.boards.mombasa.pieces import BIG, CARD, ICON, TILE, TILE_ICON, face
from serai.table.scene import HtmlSpeaker
from serai.table.svg import icon

ICONS: Final = (
    "coffee banana cotton crate expansion bookkeeper merchant:diamond_merchant diamond book share post:trading_post"
    " mine call:capital_call ink:ink_marker marker:bonus_marker steps rest:resting_column"
)


def shelves(words: HtmlSpeaker) -> list[Shelf]:
    """Each thing that has a text, equal ones once."""
    known = words.words.names
    cards = {words.words.name(name): name for name in reversed(IDS) if name in known and words.words.about(name)}
    tracks = [row["id"] for row in BONUS_ROWS.values()]
    shown = {
        "shelf-cards": [(name, card(words, name)) for name in reversed(cards.values())],
        "shelf-bonus": [(name, icon("marker")) for name in SPACE_IDS if name not in tracks],
        "shelf-tiles": [(name, icon(TILE_ICON[TILE[name]["kind"]])) for name in TILE_IDS],
        "shelf-tracks": [(name, icon("share")) for name in tracks],
        "shelf-starting": [(name, icon("first")) for name in START_IDS],
        "shelf-books": [(name, icon("book")) for name in BOOK_IDS if name.startswith("book_")],
    }
    kept = {title: [one for one in things if words.words.about(one[0])] for title, things in shown.items()}
    return [Shelf(words.say(title), things) for title, things in kept.items()]


def card(words: HtmlSpeaker, name: str) -> str:
    number = CARD[name]
    inner = face(number, words.name(name), words.num(BIG[number]), words.num(RED[number]))
    return f'<div class="card act k-{ICON[number]}">{inner}</div>'
