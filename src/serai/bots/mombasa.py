"""What a state of Mombasa is worth to a seat, in pounds at the end."""

from __future__ import annotations

from typing import Final

from serai.bots.evaluation import AT_SIGHT, Evaluation, Judgement, Search, Weights
from serai.engine.chance import Dice
from serai.games.mombasa.board import COLUMNS, DIAMOND_VALUE, DIAMONDS_OPEN, INK_LAST, INK_OPEN, INK_VALUE, VISIBLE
from serai.games.mombasa.bonus import markers_left
from serai.games.mombasa.bookkeeper import extra_diamonds, fulfils, reachable
from serai.games.mombasa.books import NEEDS, NO_BOOK, RESTING, START_REWARD, START_STEPS
from serai.games.mombasa.cards import (
    BOOKKEEPER,
    DIAMONDS,
    EXPAND,
    FIRST_BOOKKEEPER,
    GOODS,
    KIND,
    MEASURE,
    MERCHANT,
    NOTHING,
    POUNDS,
    SHARE,
    VALUE,
)
from serai.games.mombasa.data import COMPANIES, ROUNDS
from serai.games.mombasa.spaces import SPACES
from serai.games.mombasa.state import Mombasa, Player
from serai.games.mombasa.tracks import LAST, SHARES

BELIEF: Final = (60, 140)  # per cent of a company's growth: so that four of these bots do not all want the same one

WEIGHTS = {  # all in pounds, where nothing else is said
    "growth": 0.09,  # the part of the coins still covered that is expected to appear in a round to come
    "others": 0.9,  # of what the shares of the others are worth on average
    "level": 0.8,  # a level of a special bonus, for each round to come
    "slot": 2.7,  # an open slot, for each round to come
    "unit": 3.0,  # a unit of goods that still can be used this round
    "point": 2.9,  # an expansion point that still can be used this round
    "bookkeeping": 1.5,  # a bookkeeping point, likewise
    "diamond": 2.0,
    "diamond track": 1.0,  # of what the diamond marker has reached
    "ink track": 1.0,  # of what the ink marker has reached
    "merchant": 0.45,  # diamonds that a merchant brings beyond those printed
    "ink": 3.2,  # a position the ink marker could reach now, with a bookkeeper face up
    "marker": 1.4,  # a bonus marker not yet used this round
    "tile": 3.1,  # a bonus tile reserved for the next round
    "book 1": 2.5,  # a book on the next positions, in a row from the ink marker
    "book 2": 2.1,
    "book 3": 1.7,
    "book 4": 1.3,
    "book 5": 0.9,
    "lying": 0.2,  # a book elsewhere ahead
    "unfit": 0.4,  # the part of this that a book has whose requirements the cards at hand do not fulfil
    "uses": 0.48,  # how often a card is used in a round to come
    "in hand": 0.28,  # what a card in hand is worth above one that rests, of one use
    "usual": 1.9,  # units of goods: only what is better than such a card makes a card worth having
    "first": 0.5,  # the first player marker
    "no keeper": 4.0,  # lost with a starting tile with which the bookkeeper rests at first
}


TUNED = {  # tuned by self-play: for a bot that thinks its whole turn through
    "growth": 0.12, "others": 1.23, "level": 0.76, "slot": 2.75, "unit": 3.74, "point": 4.45, "bookkeeping": 3.37,
    "diamond": 2.52, "diamond track": 0.94, "ink track": 2.09, "ink": 3.98, "marker": 1.2, "tile": 1.68, "book 1": 2.01,
    "book 2": 1.98, "book 3": 1.66, "book 4": 1.46, "book 5": 0.85, "unfit": 0.49, "uses": 0.45, "in hand": 0.14,
    "usual": 1.0, "first": 0.51,
}  # fmt: skip


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


def use(w: Weights, card: int) -> float:
    """What a card brings in one use."""
    if KIND[card] == MERCHANT:
        return w["diamond"] * (DIAMONDS[card] + w["merchant"]) + POUNDS[card]
    strength = {GOODS: w["unit"], EXPAND: w["point"], BOOKKEEPER: w["bookkeeping"]}
    return strength.get(KIND[card], 0.0) * VALUE[card]


class MombasaJudgement(Judgement[Mombasa]):
    """Points as they stand and as they are going to be, what still can be used this round, what the rounds to come can use."""

    def __init__(self, w: Weights, belief: list[int]) -> None:
        """`belief`: per cent of the usual growth, company by company."""
        self.w = w
        self.growth = [w["growth"] * percent / 100 for percent in belief]
        self.next_books = [w[f"book {i}"] for i in range(1, 6)]
        self.use = [use(w, card) for card in range(len(KIND))]
        self.usual = w["unit"] * w["usual"]
        self.start = [
            w["unit"] * sum(steps) + w["diamond"] * gain.diamonds - w["no keeper"] * (FIRST_BOOKKEEPER in resting)
            for steps, gain, resting in zip(START_STEPS, START_REWARD, RESTING, strict=True)
        ]

    def worth(self, s: Mombasa, seat: int) -> float:
        w, me, later = self.w, s.players[seat], ROUNDS - s.round
        worth = float(me.pounds) + self.shares(s, seat, later)
        worth += w["diamond track"] * blend(DIAMOND_VALUE[me.diamonds], SMOOTH_DIAMONDS[me.diamonds], later)
        worth += w["ink track"] * blend(INK_VALUE[me.ink], SMOOTH_INK[me.ink], later)
        if later:
            worth += later * w["slot"] * (min(1.0, me.diamonds / DIAMONDS_OPEN) + min(1.0, me.ink / INK_OPEN))
            worth += self.books_ahead(me) + self.cards_to_come(me, later) + w["first"] * (s.first == seat)
            worth += w["tile"] * len([1 for space, owner in enumerate(s.markers) if owner == seat and SPACES[space].tile >= 0])
        if not s.round and me.start != NO_BOOK:
            worth += self.start[me.start]
        if not s.out >> seat & 1:
            worth += self.this_round(s, me) + w["marker"] * markers_left(s, seat)
        return worth

    def shares(self, s: Mombasa, seat: int, later: int) -> float:
        """Shares at the value they are expected to have, less a part of what the others have."""
        value, n, others, level = 0.0, len(s.players), self.w["others"], self.w["level"]
        values = s.share_values()
        prices = [now + (MOST - now) * more * later for now, more in zip(values, self.growth, strict=True)]
        for company in range(len(COMPANIES)):
            track = s.tracks[company]
            price = prices[company]
            smooth = SMOOTH_SHARES[track]
            all_shares = [smooth[p.at[company]] for p in s.players]
            mine = all_shares[seat]
            value += price * (mine - others * (sum(all_shares) - mine) / (n - 1))
            if later and mine:
                value += level * later * (s.players[seat].at[company] / LAST[track])
        me = s.players[seat]
        for pile in (me.hand, me.slots, *me.resting):
            for card in pile:
                if card >= 0 and SHARE[card] >= 0:
                    value += prices[SHARE[card]]
        return value

    def books_ahead(self, me: Player) -> float:
        """Books on the bookkeeping track: from front to back, the next ones in a row count most (MB-15.4), those more that the
        cards at hand fulfil."""
        worth, row, unfit = 0.0, True, self.w["unfit"]
        have, people = at_hand(me)
        for i in range(me.ink + 1, INK_LAST + 1):
            book, ahead = me.books[i], i - me.ink - 1
            row = row and book != NO_BOOK
            if row and ahead < len(self.next_books):
                fits = me.flipped >> i & 1 == 1 or fulfils(have, people, NEEDS[book])
                worth += self.next_books[ahead] if fits else unfit * self.next_books[ahead]
            elif book != NO_BOOK:
                worth += self.w["lying"]
        return worth

    def cards_to_come(self, me: Player, later: int) -> float:
        """Cards owned, as far as they are better than the usual ones, and those in hand, which can be planned next."""
        use, usual, uses = self.use, self.usual, self.w["uses"]
        worth = self.w["in hand"] * sum([use[card] for card in me.hand])
        for pile in (me.hand, me.slots, *me.resting):
            for card in pile:
                if card >= 0 and use[card] > usual:
                    worth += (use[card] - usual) * uses * later
        return worth

    def this_round(self, s: Mombasa, me: Player) -> float:
        """Face-up cards and tiles that still can be used: none of them can be kept (MB-15.5), and a bookkeeper is best used
        while the cards that fulfil the next books lie there (MB-15.3)."""
        worth, keeper, w = 0.0, False, self.w
        for slot, card in enumerate(me.slots):
            if card >= 0 and not me.used >> slot & 1:
                worth += self.use[card]
                if KIND[card] == BOOKKEEPER:
                    keeper = True
                elif KIND[card] == MERCHANT:
                    worth += w["diamond"] * extra_diamonds(s, card)
        worth += w["unit"] * (me.tiles & ~me.tiles_used).bit_count()
        if keeper:
            worth += w["ink"] * len(reachable(me))
        return worth


def at_hand(me: Player) -> tuple[list[int], int]:
    """Totals, and persons besides the bookkeeper in use, of the cards that do not rest."""
    sums, people = [0] * (NOTHING + 1), -1
    for pile in (me.hand, me.slots):
        for card in pile:
            if card >= 0:
                sums[MEASURE[card]] += VALUE[card]
                if KIND[card] in (BOOKKEEPER, MERCHANT):
                    people += 1
    return sums, people


def blend(now: int, smooth: float, later: int) -> float:
    """On the way to the next value: with rounds to come it will be reached, in the last it may not."""
    return smooth if later else (now + smooth) / 2


class MombasaEvaluation(Evaluation[Mombasa]):
    def judge(self, weights: Weights) -> MombasaJudgement:
        """One that expects the same growth of every company."""
        return MombasaJudgement(weights, [100] * len(COMPANIES))

    def opinion(self, dice: Dice, bot: str) -> MombasaJudgement:
        """Every bot believes in other companies, or all of them would want the same one."""
        least, most = BELIEF
        return MombasaJudgement(self.weights_of(bot), [least + dice.below(most - least + 1) for _ in COMPANIES])


EVALUATION = MombasaEvaluation(
    WEIGHTS,
    Search(scale=15.0, turns=4, iterations=60, price=1, alone=True, mine=AT_SIGHT, theirs=AT_SIGHT),
    {"hard": "ismcts:10", "expert": "ismcts:60"},
    tuned={"careful": TUNED},
    learned={"hard": "turns:1x8", "expert": "turns:1x100"},
)
