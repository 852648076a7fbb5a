"""How strong a poker hand is (WL-10.17, WL-10.24); the royal flush is on top (WL-R29)."""

from __future__ import annotations

from typing import Final

from serai.games.western_legends.cards import HANDS, LOWEST, SUIT, VALUE, WILD

FULL: Final = 5  # cards of a hand; straights, flushes, full houses and five of a kind need them all
ACE: Final = max(VALUE)
BASE: Final = ACE + 1  # ranks are digits to this base; a kicker that is not there is 0 (WL-10.24)

ROYAL_FLUSH: Final = HANDS["royal_flush"]
FIVE: Final = HANDS["five_of_a_kind"]
STRAIGHT_FLUSH: Final = HANDS["straight_flush"]
FOUR: Final = HANDS["four_of_a_kind"]
FULL_HOUSE: Final = HANDS["full_house"]
FLUSH: Final = HANDS["flush"]
STRAIGHT: Final = HANDS["straight"]
THREE: Final = HANDS["three_of_a_kind"]
TWO_PAIR: Final = HANDS["two_pair"]
PAIR: Final = HANDS["pair"]
HIGH_CARD: Final = HANDS["high_card"]
GROUPS: Final = {  # by the sizes of the two largest groups of equal ranks
    (5, 0): FIVE, (4, 1): FOUR, (4, 0): FOUR, (3, 2): FULL_HOUSE, (3, 1): THREE, (3, 0): THREE,
    (2, 2): TWO_PAIR, (2, 1): PAIR, (2, 0): PAIR, (1, 1): HIGH_CARD, (1, 0): HIGH_CARD, (0, 0): HIGH_CARD,
}  # fmt: skip


def strength(flop: tuple[int, ...], own: tuple[int, ...]) -> int:
    """A number that is higher for the better hand, equal for equal ones; suits never matter among equals.

    A CHEAT among the hand cards stands for whatever makes the strongest hand, also for a card that is there already; in the
    flop it is a plain 2 (WL-7.10, WL-10.16)."""
    cards = [*flop, *[card for card in own if not WILD[card]]]
    wild = len(flop) + len(own) - len(cards)
    ranks = sorted([VALUE[card] for card in cards], reverse=True)
    best = kinds(ranks, wild)
    if len(ranks) + wild == FULL:
        best = max(best, runs(ranks, wild, len({SUIT[card] for card in cards}) <= 1))
    return best


def score(category: int, ranks: list[int]) -> int:
    number = category
    for rank in (*ranks, *[0] * (FULL - len(ranks))):
        number = number * BASE + rank
    return number


def kinds(ranks: list[int], wild: int) -> int:
    """Cards of equal rank.  A wild card always does best in the largest group, of these in the highest."""
    groups = sorted([(ranks.count(rank), rank) for rank in set(ranks)], reverse=True) or [(0, ACE)]
    groups[0] = (groups[0][0] + wild, groups[0][1])
    second = groups[1][0] if len(groups) > 1 else 0
    return score(GROUPS[groups[0][0], second], [rank for count, rank in groups for _ in range(count)])


def runs(ranks: list[int], wild: int, suited: bool) -> int:
    """Straights and flushes; 0 for neither.  An ace may be low in A-2-3-4-5 (WL-R32)."""
    top = straight(ranks) if len(set(ranks)) == len(ranks) else 0
    if top and suited:
        return score(ROYAL_FLUSH if top == ACE else STRAIGHT_FLUSH, [top])
    if suited:
        return score(FLUSH, [ACE] * wild + ranks)
    return score(STRAIGHT, [top]) if top else 0


def straight(ranks: list[int]) -> int:
    """The highest straight that these different ranks fit in, by its top card; 0 for none."""
    low = [1 if rank == ACE else rank for rank in ranks]
    for top in range(ACE, LOWEST + 2, -1):
        if all([top - FULL < rank <= top for rank in (low if top == FULL else ranks)]):
            return top
    return 0


HAND_IDS: Final = {number: name for name, number in HANDS.items()}


def hand_of(flop: tuple[int, ...], own: tuple[int, ...]) -> str:
    """The id of the hand that these cards make with the flop."""
    return HAND_IDS[strength(flop, own) // BASE**FULL]
