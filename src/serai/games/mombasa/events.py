"""What Mombasa tells: kinds of events, and the facts that words are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from serai.engine.events import CHOSE, FIRST_KIND, TOOK_BACK, Fact, Message, Seen, message, seat
from serai.games.mombasa.board import REGION_IDS
from serai.games.mombasa.books import BOOK_IDS, START_IDS
from serai.games.mombasa.cards import IDS, NO_CARD
from serai.games.mombasa.data import COMPANY_IDS
from serai.games.mombasa.printed import book
from serai.games.mombasa.spaces import PLUS_UNITS, SPACE_IDS, TILE_IDS
from serai.games.mombasa.tracks import TRACK_IDS
from serai.games.mombasa.vocabulary import USE_PLUS, USE_TILE, VOCABULARY

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


Tell = Callable[[tuple[int, ...], list[str]], dict[str, Fact]]


def nothing(numbers: tuple[int, ...], cards: list[str]) -> dict[str, Fact]:
    return {}


def amount(numbers: tuple[int, ...], cards: list[str]) -> dict[str, Fact]:
    return {"n": numbers[0]}


def these_cards(numbers: tuple[int, ...], cards: list[str]) -> dict[str, Fact]:
    return {"cards": cards or message("mb-no-cards")}


def on_track(numbers: tuple[int, ...], cards: list[str]) -> dict[str, Fact]:
    return {"company": COMPANY_IDS[numbers[0]], "n": numbers[1]}


def of_company(numbers: tuple[int, ...], cards: list[str]) -> dict[str, Fact]:
    return {"company": COMPANY_IDS[numbers[0]]}


def of_book(numbers: tuple[int, ...], cards: list[str]) -> dict[str, Fact]:
    return {"book": BOOK_IDS[numbers[0]], "words": book(BOOK_IDS[numbers[0]])}


def placed_book(numbers: tuple[int, ...], cards: list[str]) -> dict[str, Fact]:
    return {"book": BOOK_IDS[numbers[0]], "n": numbers[1]}


MESSAGES: Final[dict[int, tuple[str, Tell]]] = {  # beside the name of the seat; new books are seen where they lie
    TOOK_BACK: ("told-took-back", nothing),
    ROUND: ("told-round", amount),
    REVEALED: ("told-revealed", these_cards),
    STARTED: ("told-started", lambda numbers, cards: {"tile": START_IDS[numbers[0]]}),
    LAID_TRACK: (
        "told-laid-track",
        lambda numbers, cards: {"company": COMPANY_IDS[numbers[0]], "track": TRACK_IDS[numbers[1]]},
    ),
    EARNED: ("told-earned", amount),
    PAID: ("told-paid", amount),
    DIAMOND: ("told-diamond", lambda numbers, cards: {"n": numbers[0], "space": numbers[1]}),
    STEPPED: ("told-stepped", on_track),
    ACQUIRED: ("told-acquired", these_cards),
    ENTERED: ("told-entered", lambda numbers, cards: {"region": REGION_IDS[numbers[1]], "company": COMPANY_IDS[numbers[0]]}),
    OUSTED: ("told-ousted", on_track),
    BOOK_TAKEN: ("told-book-taken", of_book),
    BOOK_PLACED: ("told-book-placed", placed_book),
    BOOK_LOST: ("told-book-lost", of_book),
    FLIPPED: ("told-flipped", amount),
    INKED: ("told-inked", amount),
    MARKED: ("told-marked", lambda numbers, cards: {"space": SPACE_IDS[numbers[0]]}),
    REMOVED: ("told-removed", these_cards),
    POST_GONE: ("told-post-gone", of_company),
    PICKED_UP: ("told-picked-up", these_cards),
    REFILLED: ("told-refilled", these_cards),
    TILE_RECEIVED: ("told-tile-received", lambda numbers, cards: {"tile": TILE_IDS[numbers[0]]}),
    FINISHED: ("told-finished", nothing),
    RESTED: ("told-rested", lambda numbers, cards: {"column": numbers[0], "cards": cards}),
}
HEADINGS: Final = frozenset({"told-round", "told-finished"})


def told(seen: Seen, observation: Mapping[str, Any]) -> Message | None:
    """An event as a seat heard it; None where it shows in other events, or on the board."""
    kind, player, numbers, _, cards = seen
    if kind == CHOSE:
        return chose(player, cards[0]) if cards else None
    if kind not in MESSAGES:
        return None
    name, tell = MESSAGES[kind]
    who: dict[str, Fact] = {"who": seat(player)} if player >= 0 else {}
    return message(name, **who, **tell(numbers, [IDS[card] for card in cards or () if card != NO_CARD]))


def chose(player: int, action: int) -> Message | None:
    """Using a card and expanding a company are told as choices; every other choice shows in what happens."""
    verb, thing = VOCABULARY.verbs[action], VOCABULARY.ids[action]
    if verb == "expand":
        return message("told-expand", who=seat(player), company=thing)
    if verb != "use":
        return None
    if USE_PLUS <= action < USE_TILE:
        return message("told-use-plus", who=seat(player), card=thing, plus=PLUS_UNITS)
    return message("told-use", who=seat(player), card=thing)
