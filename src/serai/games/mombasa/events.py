"""What Mombasa tells: kinds of events, and the words for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.engine.events import CHOSE, FIRST_KIND, TOOK_BACK, Seen
from serai.games.mombasa.board import DISPLAY_IDS, REGIONS
from serai.games.mombasa.books import BOOK_IDS, STARTS
from serai.games.mombasa.cards import CARDS
from serai.games.mombasa.data import COMPANIES
from serai.games.mombasa.spaces import SPACE_NAMES, TILES
from serai.games.mombasa.tracks import TRACK_IDS
from serai.games.mombasa.vocabulary import VOCABULARY

ROUND: Final = FIRST_KIND
REVEALED: Final = FIRST_KIND + 1  # by slot; -1 where it is empty
STARTED: Final = FIRST_KIND + 2
LAID_TRACK: Final = FIRST_KIND + 3
EARNED: Final = FIRST_KIND + 4
PAID: Final = FIRST_KIND + 5
DIAMOND: Final = FIRST_KIND + 6
STEPPED: Final = FIRST_KIND + 7
ACQUIRED: Final = FIRST_KIND + 8
ENTERED: Final = FIRST_KIND + 9
OUSTED: Final = FIRST_KIND + 10
BOOK_TAKEN: Final = FIRST_KIND + 11
BOOK_PLACED: Final = FIRST_KIND + 12
BOOK_LOST: Final = FIRST_KIND + 13
FLIPPED: Final = FIRST_KIND + 14
INKED: Final = FIRST_KIND + 15
MARKED: Final = FIRST_KIND + 16
REMOVED: Final = FIRST_KIND + 17
POST_GONE: Final = FIRST_KIND + 18
PICKED_UP: Final = FIRST_KIND + 19
REFILLED: Final = FIRST_KIND + 20
BOOKS_REFILLED: Final = FIRST_KIND + 21
TILE_RECEIVED: Final = FIRST_KIND + 22
FINISHED: Final = FIRST_KIND + 23
RESTED: Final = FIRST_KIND + 24

SENTENCES: Final = {
    CHOSE: "{who}: {action}",
    TOOK_BACK: "{who} takes the last choice back",
    ROUND: "-- round {a}: {who} is first player --",
    REVEALED: "{who} has planned {cards}",
    STARTED: "{who} starts with {start}",
    LAID_TRACK: "{company}: track {track}",
    EARNED: "{who} gains {a} pound{s}",
    PAID: "{who} pays {a} pound{s}",
    DIAMOND: "{who} gains {a} diamond{s}: space {b}",
    STEPPED: "{who} steps to space {b} of {company}",
    ACQUIRED: "{who} takes {cards} from {display}",
    ENTERED: "{company} enters {region}",
    OUSTED: "a post of {company} goes back to column {b}",
    BOOK_TAKEN: "{who} takes {book}",
    BOOK_PLACED: "{who} places {book} on {b}",
    BOOK_LOST: "{who} has no place for {book}",
    FLIPPED: "{who} turns the book on {a} face down",
    INKED: "{who} moves the ink marker to {a}",
    MARKED: "{who} puts a marker on {space}",
    REMOVED: "{who} removes {cards}",
    POST_GONE: "a post of {company} leaves the game",
    PICKED_UP: "{who} ends the phase and picks up {cards}",
    REFILLED: "new cards: {cards}",
    BOOKS_REFILLED: "new books: {books}",
    TILE_RECEIVED: "{who} receives the {tile}",
    FINISHED: "-- the game is over --",
    RESTED: "{who} rests {cards} in column {a}",
}
TOLD_CHOICES: Final = ("use", "expand", "end")  # every other choice shows in what happens


def entry(table: Sequence[str], i: int) -> str:
    return table[i] if 0 <= i < len(table) else ""


def sentence(seen: Seen, seats: Sequence[str]) -> str:
    """An event in words, as a seat heard it; empty where other events show the choice."""
    kind, player, numbers, _, cards = seen
    a, b = (*numbers, -1, -1)[:2]
    action = VOCABULARY.names[cards[0]] if kind == CHOSE and cards else ""
    if kind == CHOSE and action.split(" ")[0] not in TOLD_CHOICES:
        return ""
    shown = [card for card in cards or () if card >= 0]
    return SENTENCES[kind].format(
        who=seats[player] if player >= 0 else "",
        action=action,
        a=a,
        s="s" * (a != 1),
        b=b,
        cards="" if kind == CHOSE else ", ".join([entry(CARDS, card) for card in shown]) or "nothing",
        books=", ".join([entry(BOOK_IDS, book).replace("_", " ") for book in shown]),
        book=entry(BOOK_IDS, a).replace("_", " "),
        start=entry(STARTS, a),
        company=entry(COMPANIES, a),
        track=entry(TRACK_IDS, b),
        region=entry(REGIONS, b),
        display=entry(DISPLAY_IDS, a).replace("_", " "),
        space=entry(SPACE_NAMES, a),
        tile=entry(TILES, a),
    )
