"""The log of Mombasa in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serai.engine.events import CHOSE, TOOK_BACK, Seen
from serai.games.mombasa import events as story
from serai.games.mombasa.board import REGION_IDS
from serai.games.mombasa.books import BOOK_IDS, START_IDS
from serai.games.mombasa.cards import IDS
from serai.games.mombasa.data import COMPANY_IDS
from serai.games.mombasa.spaces import SPACE_IDS, TILE_IDS
from serai.games.mombasa.tracks import TRACK_IDS
from serai.games.mombasa.vocabulary import USE_PLUS, USE_TILE, USED_TILES, VOCABULARY
from serai.table.boards.mombasa.pieces import book_words, plain
from serai.table.scene import Scene

Args = dict[str, Any]
Tell = Callable[[Scene, tuple[int, ...], list[int]], Args]


def card_names(scene: Scene, numbers: tuple[int, ...], cards: list[int]) -> Args:
    shown = [scene.plain(IDS[card]) for card in cards]
    return {"cards": scene.listed(shown) or plain(scene, "mb-no-cards"), "n": len(shown)}


def amount(scene: Scene, numbers: tuple[int, ...], cards: list[int]) -> Args:
    return {"n": numbers[0]}


def of_company(scene: Scene, numbers: tuple[int, ...], cards: list[int]) -> Args:
    return {"company": scene.plain(COMPANY_IDS[numbers[0]]), "n": (*numbers, 0)[1]}


def of_book(scene: Scene, numbers: tuple[int, ...], cards: list[int]) -> Args:
    return {"book": scene.plain(BOOK_IDS[numbers[0]]), "words": book_words(scene, BOOK_IDS[numbers[0]]), "n": (*numbers, 0)[1]}


# Each kind of event: its message, and what the message needs beside the name of the seat.
MESSAGES: dict[int, tuple[str, Tell]] = {
    TOOK_BACK: ("told-took-back", lambda scene, numbers, cards: {}),
    story.ROUND: ("told-round", amount),
    story.REVEALED: ("told-revealed", card_names),
    story.STARTED: ("told-started", lambda scene, numbers, cards: {"tile": scene.plain(START_IDS[numbers[0]])}),
    story.LAID_TRACK: (
        "told-laid-track",
        lambda scene, numbers, cards: {"company": scene.plain(COMPANY_IDS[numbers[0]]), "track": TRACK_IDS[numbers[1]]},
    ),
    story.EARNED: ("told-earned", amount),
    story.PAID: ("told-paid", amount),
    story.DIAMOND: ("told-diamond", lambda scene, numbers, cards: {"n": numbers[0], "space": numbers[1]}),
    story.STEPPED: ("told-stepped", of_company),
    story.ACQUIRED: ("told-acquired", card_names),
    story.ENTERED: (
        "told-entered",
        lambda scene, numbers, cards: {
            "company": scene.plain(COMPANY_IDS[numbers[0]]),
            "region": scene.plain(REGION_IDS[numbers[1]]),
        },
    ),
    story.OUSTED: ("told-ousted", of_company),
    story.BOOK_TAKEN: ("told-book-taken", of_book),
    story.BOOK_PLACED: ("told-book-placed", of_book),
    story.BOOK_LOST: ("told-book-lost", of_book),
    story.FLIPPED: ("told-flipped", amount),
    story.INKED: ("told-inked", amount),
    story.MARKED: ("told-marked", lambda scene, numbers, cards: {"space": scene.plain(SPACE_IDS[numbers[0]])}),
    story.REMOVED: ("told-removed", card_names),
    story.POST_GONE: ("told-post-gone", of_company),
    story.PICKED_UP: ("told-picked-up", card_names),
    story.REFILLED: ("told-refilled", card_names),
    story.TILE_RECEIVED: ("told-tile-received", lambda scene, numbers, cards: {"tile": scene.plain(TILE_IDS[numbers[0]])}),
    story.FINISHED: ("told-finished", lambda scene, numbers, cards: {}),
    story.RESTED: ("told-rested", lambda scene, numbers, cards: {"column": numbers[0], **card_names(scene, numbers, cards)}),
}


def told(scene: Scene, seen: Seen) -> tuple[str, Args] | None:
    """An event as message and arguments; none where it shows in the next ones."""
    kind, player, numbers, _, cards = seen
    who = scene.view.seats[player].name if 0 <= player < len(scene.view.seats) else ""
    if kind == CHOSE:
        return chosen(scene, who, cards[0]) if cards else None
    if kind not in MESSAGES:
        return None
    message, tell = MESSAGES[kind]
    return message, {"who": who, **tell(scene, numbers, [card for card in cards or () if card >= 0])}


def chosen(scene: Scene, who: str, action: int) -> tuple[str, Args] | None:
    """Using a card and expanding a company are told as choices; every other choice shows in what happens."""
    verb, thing = VOCABULARY.verbs[action], VOCABULARY.things[action]
    if verb == "expand":
        return "told-expand", {"who": who, "company": scene.plain(COMPANY_IDS[thing])}
    if verb != "use":
        return None
    if action >= USE_TILE:
        return "told-use", {"who": who, "card": scene.plain(TILE_IDS[USED_TILES[thing]])}
    message = "told-use-plus" if action >= USE_PLUS else "told-use"
    return message, {"who": who, "card": scene.plain(IDS[thing])}
