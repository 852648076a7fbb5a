"""Gaining a reward (MB-0.10), moving on one company track, using bookkeeping points (MB-5.4), removing posts (MB-5.10)."""

from __future__ import annotations

from typing import Final

from serai.engine.events import Fact
from serai.engine.step import IN_ORDER, PASS, Step
from serai.games.mombasa.board import BOOK_COST, COLUMNS, FIRST_BOOK, INK_LAST, INK_POUNDS, NO_A, POINTS_PER_POUND, SPACE_LETTER
from serai.games.mombasa.books import LETTER, LETTER_A, NO_BOOK
from serai.games.mombasa.data import COMPANIES, COMPANY_IDS
from serai.games.mombasa.events import BOOK_LOST, BOOK_PLACED, BOOK_TAKEN, BOOKS_REFILLED, POST_GONE
from serai.games.mombasa.rewards import GOOD_LESS, Reward
from serai.games.mombasa.state import NO_COMPANY, NOBODY, Mombasa, Player, totals
from serai.games.mombasa.vocabulary import PLACE, POST, STEP_ON, TAKE_BOOK, TAKE_POUNDS, VOCABULARY


def gain(s: Mombasa, player: int, reward: Reward, company: int = NO_COMPANY) -> None:
    """All parts of a reward (MB-5.5.7, MB-5.3.15, MB-5.7.7).

    The player may take them in any order (MB-5.7.9).  Pounds in hand never hurt, and only steps can cost any: with the steps
    after all that brings pounds everything can be reached that any order could reach.
    """
    s.earn(player, reward.pounds)
    if reward.good >= 0:
        s.earn(player, max(0, totals(s.players[player])[reward.good] - GOOD_LESS))
    s.gain_diamonds(player, reward.diamonds)
    steps: list[Step] = []
    if reward.bookkeeping:
        steps.append(UsePoints(player, reward.bookkeeping))
    if reward.steps:
        steps.append(AdvanceOn(player, company, reward.steps))
    s.then(*steps, *[RemovePost(player)] * reward.posts)


class AdvanceOn(Step):
    """Steps on one given track: forced as far as no payment is needed (MB-R2); a capital call may be paid or declined (MB-6.3,
    MB-R1), and what cannot be used is lost (MB-6.4)."""

    __slots__ = ("company", "steps")

    def __init__(self, player: int, company: int, steps: int) -> None:
        self.player = player
        self.company = company
        self.steps = steps

    def options(self, s: Mombasa) -> list[int]:
        call = s.call(self.player, self.company)
        if call == 0:
            return [STEP_ON + self.company]
        return [STEP_ON + self.company, PASS] if 0 < call <= s.players[self.player].pounds else [PASS]

    def choose(self, s: Mombasa, action: int) -> None:
        if action == PASS:
            return
        s.step(self.player, self.company)
        if self.steps > 1:
            s.then(AdvanceOn(self.player, self.company, self.steps - 1))


# ---- Bookkeeping points (MB-5.4) ----------------------------------------------------------------


class UsePoints(Step):
    """Bookkeeping points are used at once, split in any way: A and B books for 1, C books for 2, pounds for the rest
    (MB-5.4.1); after the ink marker has reached the last space each is 2 pounds instead (MB-5.4.5, MB-9.4).

    Books are taken from the display as it stands (MB-R23), and placed later in the order in which they were taken."""

    __slots__ = ("points",)

    def __init__(self, player: int, points: int) -> None:
        self.player = player
        self.points = points

    def options(self, s: Mombasa) -> list[int]:
        if s.players[self.player].ink == INK_LAST:
            return [TAKE_POUNDS]
        points = self.points
        return [TAKE_POUNDS] + [
            TAKE_BOOK + i for i, book in enumerate(s.books) if book != NO_BOOK and BOOK_COST[SPACE_LETTER[i]] <= points
        ]

    def why_not(self, s: Mombasa, action: int) -> str:
        if VOCABULARY.verbs[action] != "take book":
            return ""
        return "MB-5.4.1:no-book" if s.books[action - TAKE_BOOK] == NO_BOOK else "MB-5.4.1:book-dear"

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return {} if key == "no-book" else {"cost": BOOK_COST[SPACE_LETTER[action - TAKE_BOOK]], "points": self.points}

    def pounds(self, s: Mombasa) -> int:
        """What the points bring as pounds."""
        ended = s.players[self.player].ink == INK_LAST
        return self.points * INK_POUNDS if ended else self.points // POINTS_PER_POUND

    def choose(self, s: Mombasa, action: int) -> None:
        me = s.players[self.player]
        if action == TAKE_POUNDS:
            s.earn(self.player, self.pounds(s))
            return
        space = action - TAKE_BOOK
        me.taken += (s.books[space],)
        if s.story is not None:
            s.tell(BOOK_TAKEN, self.player, (s.books[space],))
        s.books[space] = NO_BOOK
        if s.coins >> space & 1:  # the coin under it, at once (MB-5.4.2, MB-R24)
            s.coins ^= 1 << space
            s.earn(self.player, 1)
        if left := self.points - BOOK_COST[SPACE_LETTER[space]]:
            s.then(UsePoints(self.player, left))


BOOK_TRACK: Final = [  # by position of the ink marker: the spaces for books, first those that lie ahead
    [*range(max(FIRST_BOOK, ink + 1), INK_LAST + 1), *range(FIRST_BOOK, ink)] for ink in range(INK_LAST + 1)
]


def fits(me: Player, book: int, position: int) -> bool:
    """Not where the ink marker stands (MB-R10); an A book neither on an empty space with the crossed-out A nor on a B or C
    book (MB-5.4.4, MB-9.5)."""
    top = me.books[position]
    if position == me.ink:
        return False
    return LETTER[book] != LETTER_A or (position not in NO_A if top == NO_BOOK else LETTER[top] == LETTER_A)


class PlaceBook(Step):
    """Each book taken goes on a space of the bookkeeping track, also on top of another (MB-5.4.4); without any legal space it
    leaves the game (MB-R10)."""

    def options(self, s: Mombasa) -> list[int]:
        me = s.players[self.player]
        book = me.taken[0]
        spaces = BOOK_TRACK[me.ink]
        free = [PLACE + i - FIRST_BOOK for i in spaces if me.books[i] == NO_BOOK and fits(me, book, i)]
        return free + [PLACE + i - FIRST_BOOK for i in spaces if me.books[i] != NO_BOOK and fits(me, book, i)] or [PASS]

    def why_not(self, s: Mombasa, action: int) -> str:
        if VOCABULARY.verbs[action] != "place book on":
            return ""
        me, position = s.players[self.player], action - PLACE + FIRST_BOOK
        if position == me.ink:
            return "MB-R10:ink-there"
        return "MB-5.4.4:crossed-out" if me.books[position] == NO_BOOK else "MB-5.4.4:not-on-top"

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return {"space": action - PLACE + FIRST_BOOK}

    def choose(self, s: Mombasa, action: int) -> None:
        me = s.players[self.player]
        book, me.taken = me.taken[0], me.taken[1:]
        if action == PASS:
            s.lost += (book,)
            s.tell(BOOK_LOST, self.player, (book,))
            return
        position = action - PLACE + FIRST_BOOK
        if me.books[position] != NO_BOOK:
            s.lost += (me.books[position],)
        me.books = (*me.books[:position], book, *me.books[position + 1 :])
        me.flipped &= ~(1 << position)
        if s.story is not None:
            s.tell(BOOK_PLACED, self.player, (book, position))


def refill_books(s: Mombasa) -> None:
    """Every empty book space from the supply of its letter; an empty supply leaves it empty for good (MB-5.4.3, MB-12.2)."""
    if NO_BOOK not in s.books:
        return
    supply = [list(books) for books in s.supply]
    new = []
    for space, book in enumerate(s.books):
        if book == NO_BOOK and supply[SPACE_LETTER[space]]:
            s.books[space] = supply[SPACE_LETTER[space]].pop()
            new.append(s.books[space])
    if new:
        s.supply = tuple([tuple(books) for books in supply])
        s.reveals += 1
        s.tell(BOOKS_REFILLED, NOBODY, (), tuple(new))


# ---- Remove a trading post (MB-5.10) --------------------------------------------------------------


class RemovePost(Step):
    """The front post of a column of any home area leaves the game (MB-5.10.1); none there: no effect (MB-R4)."""

    def options(self, s: Mombasa) -> list[int]:
        return [POST + column for company in range(len(COMPANIES)) for column in s.front(company)] or [PASS]

    def why_not(self, s: Mombasa, action: int) -> str:
        if VOCABULARY.verbs[action] != "remove post":
            return ""
        return IN_ORDER if s.home[action - POST] else "MB-5.10.1:column-empty"

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return {"company": COMPANY_IDS[(action - POST) // COLUMNS]}

    def choose(self, s: Mombasa, action: int) -> None:
        if action == PASS:
            return
        company = (action - POST) // COLUMNS
        s.take_post(action - POST)
        s.gone[company] += 1
        if s.story is not None:
            s.tell(POST_GONE, self.player, (company,))
