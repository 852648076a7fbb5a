"""What each seat sees (MB-11.20, MB-11.21)."""

from __future__ import annotations

from typing import Any, Final

from serai.engine.sets import named, places
from serai.games.mombasa.board import (
    BOOK_LETTERS,
    BOOK_SPACE_IDS,
    COLUMNS,
    DISPLAY_IDS,
    FULL,
    HOME_SPACES,
    INK_LAST,
    REGION_IDS,
    ROUND_COINS,
)
from serai.games.mombasa.bonus import markers_left
from serai.games.mombasa.books import BOOK_IDS, NO_BOOK, START_IDS
from serai.games.mombasa.cards import DECK, IDS, LETTERS, NO_CARD
from serai.games.mombasa.data import COLOURS, COMPANY_IDS, MEASURES, ROUNDS
from serai.games.mombasa.goods import price
from serai.games.mombasa.scoring import own_cards, shares, worth, worth_of
from serai.games.mombasa.spaces import SPACE_IDS, TILE_IDS
from serai.games.mombasa.state import NO_COMPANY, NO_SLOT, NOBODY, Mombasa, open_slots, totals
from serai.games.mombasa.tracks import TRACK_IDS

# ---- Observation: a whitelist ------------------------------------------------------------


def observe(s: Mombasa, seat: int | None) -> dict[str, Any]:
    """All that this seat sees, by the ids of the data: MB-11.20 and its own part of MB-11.21; nothing that MB-11.22 forbids."""
    values, markers = s.share_values(), s.markers
    display, prices, books = EMPTY_DISPLAY.copy(), EMPTY_DISPLAY.copy(), NO_BOOKS.copy()
    for i, card in enumerate(s.display):
        if card != NO_CARD:
            space = DISPLAY_IDS[i]
            display[space], prices[space] = IDS[card], price(s, i, 0)
    for i, book in enumerate(s.books):
        books[BOOK_SPACE_IDS[i]] = BOOKS[book]
    spaces: dict[str, int | None] = dict.fromkeys([SPACE_IDS[i] for i in s.spaces])
    for i in s.spaces:
        if markers[i] != NOBODY:
            spaces[SPACE_IDS[i]] = markers[i]
    return {
        "game": s.setup.game.id,
        "seat": seat,
        "round": s.round,
        "rounds": ROUNDS,
        "first_player": s.first,
        "starter": s.starter,
        "turns": s.turns,
        "ended": places(s.out),
        "revealed": s.revealed,
        "regions": observe_regions(s),
        "expanding": COMPANY_IDS[s.expanding] if s.expanding != NO_COMPANY else None,
        "entered": named(REGION_IDS, s.entered),
        "rewards_due": named(REGION_IDS, s.due),
        "bookkeeping_pool": s.pool,
        "companies": {name: observe_company(s, c, values[c]) for c, name in enumerate(COMPANY_IDS)},
        "display": display,
        "prices": prices,
        "deck": len(s.deck),
        "deck_letter": letter_of(len(s.deck) - 1),
        "discards": [IDS[card] for card in s.discards],
        "books": books,
        "book_coins": named(BOOK_SPACE_IDS, s.coins),
        "book_supply": {BOOK_LETTERS[i]: len(pile) for i, pile in enumerate(s.supply)},
        "round_track": ROUND_TRACK[len(s.players)][max(1, s.round)][:],
        "spaces": spaces,
        "waiting": s.waiting(),
        "asked": [type(step).__name__ for step in s.stack[-1:]],
        "over": not s.stack,
        "players": [observe_player(s, i, seat, values) for i in range(len(s.players))],
    }


def observe_regions(s: Mombasa) -> dict[str, str | None]:
    """Whose post stands in each; while a company enters one, still the old one."""
    regions = UNCLAIMED.copy()
    for c, name in enumerate(COMPANY_IDS):
        for i in places(s.posts[c]):
            regions[REGION_IDS[i]] = name
    return regions


def observe_company(s: Mombasa, c: int, value: int) -> dict[str, Any]:
    """Its track, its home area column by column (space 1 first), what a share is worth."""
    columns = s.home[c * COLUMNS : (c + 1) * COLUMNS]
    return {
        "track": TRACK_IDS[s.tracks[c]],
        "home": [SHOWN[posts][:] for posts in columns],
        "share_value": value,
        "on_map": s.posts[c].bit_count(),
        "removed": s.gone[c],
        "ousted": s.ousted[c],
    }


def observe_player(s: Mombasa, i: int, seat: int | None, values: list[int]) -> dict[str, Any]:
    """One area.  While others plan, neither which slots are filled nor how many is shown (MB-4.6).  Shares and worth count
    the cards that the viewer sees: not those in the hands of others, nor what they plan."""
    me = s.players[i]
    mine, open_area = i == seat, s.revealed or i == seat
    laid = [card for card in me.slots if card != NO_CARD]
    start = me.start if s.started or mine else NO_BOOK
    if mine:
        cards = own_cards(me)
    else:
        cards = [card for column in me.resting for card in column]
        if s.revealed:
            cards = cards + laid
    held = shares(s, me, cards)
    pounds = worth_of(held, values)
    books: list[str | None] = NO_TRACK[:]
    for position, book in enumerate(me.books):
        if book != NO_BOOK:
            books[position] = BOOK_IDS[book]
    view: dict[str, Any] = {
        "colour": COLOURS[i],
        "pounds": me.pounds,
        "hand_size": len(me.hand) if open_area else len(me.hand) + len(laid),
        "slots": [CARDS[card] for card in me.slots] if open_area else None,
        "face_down": places(me.used),
        "open_slots": open_slots(me),
        "resting": [[IDS[card] for card in column] for column in me.resting],
        "tiles": named(TILE_IDS, me.tiles),
        "tiles_used": named(TILE_IDS, me.tiles_used),
        "plus_one": me.plus if me.plus != NO_SLOT else None,
        "totals": by_name(NO_UNITS, MEASURES, totals(me)) if open_area else NO_UNITS.copy(),
        "markers": markers_left(s, i),
        "diamonds": me.diamonds,
        "ink": me.ink,
        "tracks": by_name(NO_LEVELS, COMPANY_IDS, me.at),
        "levels": by_name(NO_LEVELS, COMPANY_IDS, [*me.levels]),
        "book_track": books,
        "flipped": places(me.flipped),
        "taken": [BOOK_IDS[book] for book in me.taken],
        "starting_tile": START_IDS[start] if start != NO_BOOK else None,
        "shares": held,
        "share_worth": pounds,
        "worth": worth(me, pounds),
    }
    if mine:
        view["hand"] = [IDS[card] for card in me.hand]
        view["dealt"] = [START_IDS[tile] for tile in me.dealt]
    return view


def by_name(zeros: dict[str, int], names: list[str], numbers: list[int]) -> dict[str, int]:
    """Numbers by name.  Most of them are 0, so only the others are written."""
    view = zeros.copy()
    for i, name in enumerate(names):
        if numbers[i]:
            view[name] = numbers[i]
    return view


NO_UNITS: Final = dict.fromkeys(MEASURES, 0)
NO_LEVELS: Final = dict.fromkeys(COMPANY_IDS, 0)
BOOKS: Final[list[str | None]] = [*BOOK_IDS, None]  # NO_BOOK is the last: nothing
CARDS: Final[list[str | None]] = [*IDS, None]  # NO_CARD likewise
EMPTY_DISPLAY: Final[dict[str, Any]] = dict.fromkeys(DISPLAY_IDS)
NO_TRACK: Final[list[str | None]] = [None] * (INK_LAST + 1)
NO_BOOKS: Final[dict[str, Any]] = dict.fromkeys(BOOK_SPACE_IDS)
UNCLAIMED: Final[dict[str, str | None]] = dict.fromkeys(REGION_IDS)
SHOWN: Final = [[posts >> i & 1 == 1 for i in range(HOME_SPACES)] for posts in range(FULL + 1)]  # by column: a bit set
ROUND_TRACK: Final = {  # by number of players and by round: the coins still to come
    int(n): [[coins[n] if i >= first else 0 for i, coins in enumerate(ROUND_COINS)] for first in range(ROUNDS + 1)]
    for n in ROUND_COINS[0]
}
PILE: Final = [letter for letter, cards in zip(LETTERS[::-1], DECK[::-1], strict=True) for _ in cards]  # bottom to top


def letter_of(place: int) -> str | None:
    """The letter on the back of the card at this place of the deck: everybody sees the top one."""
    return PILE[place] if place >= 0 else None
