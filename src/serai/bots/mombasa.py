"""What a table of Mombasa is worth to a seat, in pounds at the end."""

from __future__ import annotations

from typing import Final

from serai.engine.chance import Dice
from serai.games.mombasa.board import COLUMNS, DIAMOND_VALUE, DIAMONDS_OPEN, INK_LAST, INK_OPEN, INK_VALUE, VISIBLE
from serai.games.mombasa.bonus import markers_left
from serai.games.mombasa.bookkeeper import extra_diamonds, reachable
from serai.games.mombasa.books import NO_BOOK, RESTING, START_REWARD, START_STEPS
from serai.games.mombasa.cards import (
    BOOKKEEPER,
    DIAMONDS,
    EXPAND,
    FIRST_BOOKKEEPER,
    GOODS,
    KIND,
    MERCHANT,
    POUNDS,
    SHARE,
    VALUE,
)
from serai.games.mombasa.data import COMPANIES, ROUNDS
from serai.games.mombasa.spaces import SPACES
from serai.games.mombasa.table import Mombasa, Player
from serai.games.mombasa.tracks import LAST, SHARES

AHEAD: Final = 1
LEAVES: Final = 1  # the decision after the next shows what a choice is for

# All weights are pounds.
GROWTH: Final = 0.06  # of the coins still covered: so many are expected to appear in a round to come
BELIEF: Final = (60, 140)  # per cent of that, company by company: so that four of these bots do not all want the same one
OTHERS: Final = 0.8  # of what the shares of the others are worth on average
LEVEL: Final = 0.8  # a level of a special bonus, for each round to come
SLOT: Final = 3.0  # an open slot, for each round to come
UNIT: Final = 3.2  # a unit of goods that still can be used this round
POINT: Final = 2.5  # an expansion point that still can be used this round
DIAMOND: Final = 2.0
BOOKKEEPING: Final = 0.9  # a bookkeeping point
INK: Final = 3.5  # a position the ink marker could reach now, with a bookkeeper face up
MARKER: Final = 1.5  # a bonus marker not yet used this round
TILE: Final = 4.0  # a bonus tile reserved for the next round
NEXT_BOOKS: Final = (2.2, 1.8, 1.4, 1.0, 0.6)  # a book on the next positions, in a row from the ink marker
LYING: Final = 0.2  # a book elsewhere ahead
USES: Final = 0.3  # how often a card is used in a round to come
IN_HAND: Final = 0.35  # what a card in hand is worth above one that rests, of one use
STRENGTH: Final = {  # what a card brings when it is used: for each of its value
    GOODS: UNIT,
    EXPAND: POINT,
    BOOKKEEPER: BOOKKEEPING + 1.0,
}
FIRST: Final = 0.5  # the first player marker
NO_KEEPER: Final = 4.0  # a starting tile with which the bookkeeper rests at first


def between(values: list[int]) -> list[float]:
    """Values as they rise from one to the next: a marker halfway has half of the way behind it."""
    marks = [i for i in range(1, len(values)) if values[i] > values[i - 1]]
    smooth = [float(value) for value in values]
    for start, end in zip([0, *marks], marks, strict=False):
        for i in range(start, end):
            smooth[i] += (values[end] - values[start]) * (i - start) / (end - start)
    return smooth


MOST: Final = COLUMNS * VISIBLE[0]  # a share of a company whose home area is empty
SMOOTH_SHARES: Final = [between(row) for row in SHARES]
SMOOTH_DIAMONDS: Final = between(DIAMOND_VALUE)
SMOOTH_INK: Final = between(INK_VALUE)


def use(card: int) -> float:
    """What a card brings in one use."""
    if KIND[card] == MERCHANT:
        return DIAMOND * (DIAMONDS[card] + 0.5) + POUNDS[card]
    return STRENGTH.get(KIND[card], 0.0) * VALUE[card]


USE: Final = [use(card) for card in range(len(KIND))]
START: Final = [
    UNIT * sum(steps) + DIAMOND * gain.diamonds - NO_KEEPER * (FIRST_BOOKKEEPER in resting)
    for steps, gain, resting in zip(START_STEPS, START_REWARD, RESTING, strict=True)
]
USUAL: Final = UNIT * 1.5  # a starting card: only what is better makes a card worth having


def opinion(dice: Dice) -> Opinion:
    """Every bot believes in other companies, or all of them would want the same one."""
    return Opinion(dice)


class Opinion:
    """One player's judgement, with a belief of its own about how much each company is going to grow."""

    def __init__(self, dice: Dice) -> None:
        least, most = BELIEF
        self.growth = [GROWTH * (least + dice.below(most - least + 1)) / 100 for _ in COMPANIES]

    def __call__(self, s: Mombasa, seat: int) -> float:
        return worth_of(s, seat, self.growth)


def worth_of(s: Mombasa, seat: int, growth: list[float]) -> float:
    """Points as they stand and as they are going to be, what still can be used this round, what the rounds to come can use."""
    me, later = s.players[seat], ROUNDS - s.round
    worth = float(me.pounds) + share_worth(s, seat, later, growth)
    worth += blend(DIAMOND_VALUE[me.diamonds], SMOOTH_DIAMONDS[me.diamonds], later)
    worth += blend(INK_VALUE[me.ink], SMOOTH_INK[me.ink], later)
    if later:
        worth += later * SLOT * (min(1.0, me.diamonds / DIAMONDS_OPEN) + min(1.0, me.ink / INK_OPEN))
        worth += books_ahead(me) + cards_to_come(me, later) + FIRST * (s.first == seat)
        worth += TILE * len([1 for space, owner in enumerate(s.markers) if owner == seat and SPACES[space].tile >= 0])
    if not s.round and me.start != NO_BOOK:
        worth += START[me.start]
    if not s.out >> seat & 1:
        worth += this_round(s, me) + MARKER * markers_left(s, seat)
    return worth


def blend(now: int, smooth: float, later: int) -> float:
    """On the way to the next value: with rounds to come it will be reached, in the last it may not."""
    return smooth if later else (now + smooth) / 2


def share_worth(s: Mombasa, seat: int, later: int, growth: list[float]) -> float:
    """Shares at the value they are expected to have, less a part of what the others have."""
    value, n = 0.0, len(s.players)
    values = [s.share_value(company) for company in range(len(COMPANIES))]
    prices = [now + (MOST - now) * more * later for now, more in zip(values, growth, strict=True)]
    for company in range(len(COMPANIES)):
        track = s.tracks[company]
        price = prices[company]
        smooth = SMOOTH_SHARES[track]
        all_shares = [smooth[p.at[company]] for p in s.players]
        mine = all_shares[seat]
        value += price * (mine - OTHERS * (sum(all_shares) - mine) / (n - 1))
        if later and mine:
            value += LEVEL * later * (s.players[seat].at[company] / LAST[track])
    me = s.players[seat]
    for pile in (me.hand, me.slots, *me.resting):
        for card in pile:
            if card >= 0 and SHARE[card] >= 0:
                value += prices[SHARE[card]]
    return value


def books_ahead(me: Player) -> float:
    """Books on the bookkeeping track: from front to back, the next ones in a row count most (MB-15.4)."""
    worth, row = 0.0, True
    for i in range(me.ink + 1, INK_LAST + 1):
        ahead = i - me.ink - 1
        row = row and me.books[i] != NO_BOOK
        if row and ahead < len(NEXT_BOOKS):
            worth += NEXT_BOOKS[ahead]
        elif me.books[i] != NO_BOOK:
            worth += LYING
    return worth


def cards_to_come(me: Player, later: int) -> float:
    """Cards owned, as far as they are better than the usual ones, and those in hand, which can be planned next."""
    worth = IN_HAND * sum([USE[card] for card in me.hand])
    for pile in (me.hand, me.slots, *me.resting):
        for card in pile:
            if card >= 0 and USE[card] > USUAL:
                worth += (USE[card] - USUAL) * USES * later
    return worth


def this_round(s: Mombasa, me: Player) -> float:
    """Face-up cards and tiles that still can be used: none of them can be kept (MB-15.5), and a bookkeeper is best used while
    the cards that fulfil the next books lie there (MB-15.3)."""
    worth, keeper = 0.0, False
    for slot, card in enumerate(me.slots):
        if card >= 0 and not me.used >> slot & 1:
            worth += USE[card]
            if KIND[card] == BOOKKEEPER:
                keeper = True
            elif KIND[card] == MERCHANT:
                worth += DIAMOND * extra_diamonds(s, card)
    worth += UNIT * (me.tiles & ~me.tiles_used).bit_count()
    if keeper:
        worth += INK * len(reachable(me))
    return worth
