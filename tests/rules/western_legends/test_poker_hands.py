"""Poker hands against an evaluator that knows nothing of ours: it names every CHEAT in all 52 ways and looks at each hand."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from serai.engine.chance import Dice
from serai.games.western_legends.cards import CARDS, SUIT, VALUE, WILD
from serai.games.western_legends.hands import strength

Card = tuple[int, int]  # rank from 2 to 14, suit
Key = tuple[int, ...]
DECK = [(VALUE[card], SUIT[card]) for card in range(len(CARDS))]
RUNS = [set(range(low, low + 5)) for low in range(2, 11)]
ORDER = ["high", "pair", "pairs", "three", "straight", "flush", "full", "four", "straight flush", "five", "royal"]


def plain(hand: list[Card]) -> Key:
    """Category and ranks of a hand without wild cards (WL-10.17, WL-10.24)."""
    counted = Counter(rank for rank, _ in hand)
    by_count = sorted(counted, key=lambda rank: (counted[rank], rank), reverse=True)
    ranks = [rank for rank in by_count for _ in range(counted[rank])]
    shape = sorted(counted.values(), reverse=True)
    names = {5: "five", 4: "four", 3: "three", 2: "pair", 1: "high"}
    name = names[shape[0]]
    if shape[:2] == [2, 2]:
        name = "pairs"
    if len(hand) == 5:
        held = set(counted)
        top = 5 if held == {14, 2, 3, 4, 5} else max(held) if held in RUNS else 0
        suited = len({suit for _, suit in hand}) == 1
        if shape == [3, 2]:
            name = "full"
        if suited and ORDER.index(name) < ORDER.index("flush"):
            name = "flush"
        if top:
            name = ("royal" if top == 14 else "straight flush") if suited else "straight"
            ranks = [top]
    return (ORDER.index(name), *ranks)


def best(hand: list[Card], wild: int) -> Key:
    """The best of all ways to name the wild cards; a card may be there twice, for five of a kind is possible."""
    named = itertools.combinations_with_replacement(DECK, wild)
    return max(plain([*hand, *cards]) for cards in named)


def agree(hands: list[tuple[tuple[int, ...], tuple[int, ...]]]) -> None:
    """Both rate these hands alike: the same order, the same hands equal."""
    rated = []
    for flop, own in hands:
        fixed = [DECK[card] for card in (*flop, *[card for card in own if not WILD[card]])]
        rated.append((strength(flop, own), best(fixed, len(flop) + len(own) - len(fixed))))
    rated.sort()
    for (mine, theirs), (my_next, their_next) in itertools.pairwise(rated):
        assert (mine < my_next) == (theirs < their_next)
        assert (mine == my_next) == (theirs == their_next)


def deal(dice: Dice, flop: int, own: int, cheats: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """This many random cards, and this many CHEATs among one's own."""
    wild = [card for card in range(len(CARDS)) if WILD[card]]
    cards: list[int] = wild[:cheats]
    tame = own - cheats
    while len(cards) < flop + own:
        card = dice.below(len(CARDS))
        if card not in cards and not (WILD[card] and len(cards) < cheats + tame):
            cards.append(card)
    return tuple(cards[own:]), tuple(cards[:own])


@pytest.mark.long
def test_a_hundred_thousand_hands() -> None:
    """WL-10.17"""
    dice = Dice("hands")
    agree([deal(dice, 3, 2, 0) for _ in range(100_000)])


def test_hands_with_cheats() -> None:
    """WL-7.10, WL-10.16"""
    dice = Dice("cheats")
    agree([deal(dice, 3, 2, 1) for _ in range(1_500)] + [deal(dice, 3, 2, 2) for _ in range(60)])


def test_short_hands() -> None:
    """WL-10.24"""
    dice = Dice("short")
    agree([deal(dice, flop, own, 0) for flop, own in ((3, 1), (2, 2), (2, 1), (1, 1), (0, 2)) for _ in range(500)])
    agree([deal(dice, flop, own, 1) for flop, own in ((3, 1), (2, 2), (1, 1)) for _ in range(150)])


def test_rare_hands() -> None:
    """WL-10.17: straights and flushes of all kinds, with and without CHEATs; chance alone deals too few of them"""
    hands = []
    for low, suit in itertools.product(range(1, 11), range(4)):
        ranks = [14 if rank == 1 else rank for rank in range(low, low + 5)]
        cards = [DECK.index((rank, suit)) for rank in ranks]
        tame = [card for card in cards if not WILD[card]]
        hands += [(tuple(cards), ()), (tuple(tame[:3]), (*tame[3:4], DECK.index((2, suit))))]
        hands.append(((*cards[:4], DECK.index((ranks[4], (suit + 1) % 4))), ()))
    agree([hand for hand in hands if len(hand[0]) + len(hand[1]) == 5])
