"""The observation of Mombasa as numbers (MB-11.20, MB-11.21)."""

from __future__ import annotations

from math import lcm
from typing import Final

from serai.engine.features import Block, Blocks, Row, bits, count, mark, put, put_all
from serai.games.mombasa.board import (
    BOOK_SPACE_IDS,
    COLUMNS,
    DIAMONDS_LAST,
    DISPLAY_IDS,
    DISPLAY_ROWS,
    FULL,
    HOME_SPACES,
    INK_LAST,
    REGIONS,
    SLOTS,
)
from serai.games.mombasa.bonus import markers_left
from serai.games.mombasa.books import BOOK_REWARD, NEEDS, NO_BOOK, START_IDS
from serai.games.mombasa.cards import CARDS, NO_CARD
from serai.games.mombasa.data import COMPANIES, EXPANSION, MEASURES, ROUNDS
from serai.games.mombasa.spaces import SPACES, TILE_IDS
from serai.games.mombasa.state import NO_COMPANY, NOBODY, Mombasa, open_slots, totals
from serai.games.mombasa.tracks import LAST, TRACK_IDS

SEATS: Final = 4
NEXT_BOOKS: Final = 4  # of a bookkeeping track, from the ink marker on
STEPS: Final = lcm(*LAST)  # a company track in equal steps, however many spaces it has
COMPANY: Final = len(REGIONS) + len(TRACK_IDS) + 2  # numbers for one company
COLUMN: Final = [space // len(DISPLAY_ROWS) * len(CARDS) for space in range(len(DISPLAY_IDS))]  # where its numbers begin
POSTS: Final = [posts.bit_count() for posts in range(FULL + 1)]  # by bit set


def book_numbers(book: int) -> tuple[int, ...]:
    """What a book asks for and brings."""
    asks, reward = NEEDS[book], BOOK_REWARD[book]
    needed = (*asks.totals, asks.any_good, asks.persons)
    return (1, *needed, reward.pounds, reward.diamonds, reward.bookkeeping, 2 * reward.posts + (reward.good >= 0))


BOOKS: Final = [book_numbers(book) for book in range(len(NEEDS))]
BOOK_DIVISORS: Final = (1, *(4,) * len(MEASURES), 4, 1, 6, 4, 4, 4)
BOOK: Final = len(BOOK_DIVISORS)  # numbers for one book

# ---- On the table --------------------------------------------------------------------------------


class Companies(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        for company, posts in enumerate(s.posts):
            here = company * COMPANY
            bits(row, here, posts)
            row[here + len(REGIONS) + s.tracks[company]] = 1
            row[here + COMPANY - 2] = s.share_value(company)
        if s.expanding != NO_COMPANY:
            row[s.expanding * COMPANY + COMPANY - 1] = 1


class Homes(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        for column, posts in enumerate(s.home):
            if posts:
                row[2 * column] = POSTS[posts]
                if posts >> HOME_SPACES - 1:
                    row[2 * column + 1] = 1


class Display(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        count(row, 0, [COLUMN[space] + card for space, card in enumerate(s.display) if card != NO_CARD])


class Hand(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.players[seat].hand)


class Books(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        for space, book in enumerate(s.books):
            if book != NO_BOOK:
                put_all(row, space * (BOOK + 1), BOOKS[book])
            if s.coins >> space & 1:
                row[space * (BOOK + 1) + BOOK] = 1


class Markers(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        for space, whose in enumerate(s.markers):
            if whose != NOBODY:
                row[2 * space + (whose != seat)] = 1


class Dealt(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        mark(row, 0, s.players[seat].dealt)


class Kept(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        start = s.players[seat].start
        if start != NO_BOOK:
            row[start] = 1


class Course(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        put(row, 0, s.round, s.revealed, s.entered.bit_count(), s.pool, len(s.deck), len(s.players))


# ---- One player's area ---------------------------------------------------------------------------


class FaceUp(Block):
    """While others plan, neither which slots are filled nor how many is known (MB-4.6)."""

    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        p = s.players[owner]
        if s.revealed or seat == owner:
            cards = [card for slot, card in enumerate(p.slots) if card != NO_CARD and not p.used >> slot & 1]
            count(row, 0, cards)


class Resting(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        count(row, 0, [card for column in s.players[owner].resting for card in column])


class Tracks(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        for company, space in enumerate(s.players[owner].at):
            if space:
                row[company] = space * STEPS // LAST[s.tracks[company]]


class Levels(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        put_all(row, 0, s.players[owner].levels)


class Tiles(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        bits(row, 0, s.players[owner].tiles)


class TilesUsed(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        bits(row, 0, s.players[owner].tiles_used)


class Strength(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        if s.revealed or seat == owner:
            put_all(row, 0, tuple(totals(s.players[owner])[: EXPANSION + 1]))


class NextBooks(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        p = s.players[owner]
        for ahead in range(min(NEXT_BOOKS, INK_LAST - p.ink)):
            position = p.ink + 1 + ahead
            book = p.books[position]
            if book != NO_BOOK and not p.flipped >> position & 1:
                put_all(row, ahead * BOOK, BOOKS[book])


class Purse(Block):
    def write(self, s: Mombasa, seat: int, owner: int, row: Row) -> None:
        p = s.players[owner]
        laid = 0 if s.revealed or seat == owner else SLOTS - p.slots.count(NO_CARD)
        put(row, 0, p.pounds, len(p.hand) + laid, p.diamonds, p.ink, markers_left(s, owner), len(open_slots(p)))
        put(row, 6, s.out >> owner & 1, s.first == owner, s.starter == owner)


BLOCKS: Final = Blocks(
    [
        Companies(
            "each company: posts in each region, which track, value of a share, expanding now",
            COMPANY * len(COMPANIES),
            (*(1,) * (COMPANY - 2), 15, 1),
        ),
        Homes("each column of each company's home: posts, its last space", 2 * COLUMNS * len(COMPANIES), (HOME_SPACES, 1)),
        Display("each column of the display: cards", len(DISPLAY_IDS) // len(DISPLAY_ROWS) * len(CARDS), 2),
        Hand("my hand", len(CARDS), 2),
        Books(
            "each space for books: what the book asks for and brings, a coin",
            len(BOOK_SPACE_IDS) * (BOOK + 1),
            (*BOOK_DIVISORS, 1),
        ),
        Markers("each action space: my marker, another's", 2 * len(SPACES)),
        Dealt("starting tiles dealt to me and not kept", len(START_IDS)),
        Kept("starting tile I kept", len(START_IDS)),
        Course(
            "round, cards face up, regions entered in this action, their bookkeeping points, deck, players",
            6,
            (ROUNDS, 1, 4, 4, 32, SEATS),
        ),
    ],
    [
        FaceUp("cards face up", len(CARDS), 2),
        Resting("cards resting", len(CARDS), 2),
        Tracks("place on each company's track", len(COMPANIES), STEPS),
        Levels("special bonuses that work, by company", len(COMPANIES), 2),
        Tiles("bonus tiles", len(TILE_IDS)),
        TilesUsed("bonus tiles used", len(TILE_IDS)),
        Strength("strength of the open cards: goods and expansion", len(MEASURES), 6),
        NextBooks("the next 4 books: what each asks for and brings", NEXT_BOOKS * BOOK, BOOK_DIVISORS),
        Purse(
            "pounds, hand, diamonds, ink, markers left, open slots, ended the phase, first player now and when the round began",
            9,
            (20, 12, DIAMONDS_LAST, INK_LAST, 3, SLOTS, 1, 1, 1),
        ),
    ],
    SEATS,
)
