"""Zones: where cards lie that not everybody sees.

A game names each zone once, and says whose it is.  From that the engine deals anew what a seat cannot see, and counts
everything.  There is one function for each kind of thing (cards, tiles, tokens).  It hands every zone of that kind to a `Deal`,
and puts back what it gets:

    def cards(s: Toy, deal: Deal) -> None:
        deal.together()                             # what follows is shuffled together
        for i, p in enumerate(s.players):
            p.hand = deal.hand(p.hand, i, p.shown)  # seat i sees it; everybody knows that `shown` is in it
        s.deck = deal.pile(s.deck)                  # nobody sees it
        if deal.counting:
            s.discards = deal.open(s.discards)      # everybody sees it: it never changes, and is only counted

The engine calls the function twice.  First, every zone gives its hidden cards to a pool and keeps them for the moment.  Then
the pool is shuffled, and every zone is dealt as many cards as it gave.  So a zone is one line, which cannot be collected and
then forgotten.  A zone without a line is noticed when all cards are counted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from serai.engine.chance import Dice

NOBODY: Final = -1  # the owner of what no seat sees
SPECTATOR: Final = -2  # a seat that owns nothing
EMPTY: Final = -1  # a place without a card
NO_DICE: Final = Dice()  # of a deal that only counts: they are never thrown

S = TypeVar("S")
Cards = TypeVar("Cards", bound=list[int] | tuple[int, ...])


class Deal:
    """One round of dealing for one seat: everything that it cannot see is collected, then dealt."""

    __slots__ = ("counting", "dealing", "dice", "pool", "pools", "seat")

    def __init__(self, seat: int, dice: Dice, counting: bool = False) -> None:
        self.seat = seat
        self.dice = dice
        self.counting = counting  # all cards of all zones, open ones too, go into the pool
        self.dealing = False
        self.pool: list[int] = []  # of the zones that are shuffled together; of all zones when counting
        self.pools: list[list[int]] = []

    def together(self) -> None:
        """The zones that follow are shuffled together, with nothing that came before."""
        if self.dealing:
            if self.pool:
                self.end()
            if not self.pools:
                raise TypeError("More zones are dealt than were collected: their number must not depend on hidden cards.")
            pool = self.pools.pop()
            pool.sort()  # the new order depends on the dice alone, not on how the cards really lie
            self.dice.shuffle(pool)
            self.pool = pool
        elif not self.counting:
            pool = []
            self.pools.append(pool)
            self.pool = pool

    def begin(self) -> None:
        """All is collected; from now on it is dealt, in the same order."""
        self.dealing = True
        self.pools.reverse()
        self.pool = []

    def end(self) -> None:
        """Everything that was collected has been dealt."""
        if self.pool:
            raise TypeError("A zone took fewer cards than it gave: its size must not depend on what was dealt.")

    def take(self, n: int) -> list[int]:
        """The next n cards of the pool."""
        pool = self.pool
        first = len(pool) - n
        if first < 0:
            raise TypeError("A zone asks for more cards than it gave: its size must not depend on what was dealt.")
        cards = pool[first:]
        del pool[first:]
        return cards

    # -- hidden zones: each call returns what lies there from now on --

    def alone(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """A pile that nobody sees, shuffled by itself."""
        if self.dealing:
            return tuple(self.dice.mixed(cards))
        if self.counting:
            self.pool += cards
        return cards

    def pile(self, cards: list[int], owner: int = NOBODY) -> list[int]:
        """Cards in an order that nobody knows."""
        if owner == self.seat:
            return cards
        if self.dealing:
            return self.take(len(cards))
        self.pool += cards
        return cards

    def stack(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The same, kept as a tuple."""
        if self.dealing:
            return tuple(self.take(len(cards)))
        self.pool += cards
        return cards

    def discards(self, cards: list[int], owner: int = NOBODY) -> list[int]:
        """A pile whose top card everybody sees."""
        if self.counting:
            return self.pile(cards[:-1]) + self.open(cards[-1:])
        if not cards or owner == self.seat:
            return cards
        if self.dealing:
            return [*self.take(len(cards) - 1), cards[-1]]
        self.pool += cards[:-1]
        return cards

    def hand(self, cards: list[int], owner: int = NOBODY, sure: tuple[int, ...] = ()) -> list[int]:
        """Cards that are kept sorted.  `sure` is known to be among them."""
        if owner == self.seat:
            return cards
        if self.dealing:
            dealt = self.take(len(cards) - len(sure))
            if sure:
                dealt += sure
            dealt.sort()
            return dealt
        self.pool += without(cards, sure) if sure and not self.counting else cards
        return cards

    def cards(self, cards: tuple[int, ...], owner: int = NOBODY) -> tuple[int, ...]:
        """A hand, kept as a tuple."""
        if not cards or owner == self.seat:
            return cards
        if self.dealing:
            return tuple(sorted(self.take(len(cards))))
        self.pool += cards
        return cards

    def slots(self, cards: list[int], owner: int = NOBODY) -> list[int]:
        """Cards in places of their own, some of which are empty."""
        n = len(cards) - cards.count(EMPTY)
        if not n or owner == self.seat:
            return cards
        if self.dealing:
            dealt = self.take(n)
            return [card if card == EMPTY else dealt.pop() for card in cards]
        self.pool += [card for card in cards if card != EMPTY]
        return cards

    def fitting(self, cards: list[int], fits: Callable[[int], bool]) -> list[int]:
        """Cards of which everybody knows something, such as their backs: only what fits is dealt.  They are chosen by dice of
        their own: taking the first that fit would push the others of their sort to the end of the pool."""
        if self.dealing:
            dealt = self.dice.mixed([card for card in self.pool if fits(card)])[: len(cards)]
            if len(dealt) < len(cards):
                raise TypeError("Too few cards fit this zone: it has to be dealt before those that take any card.")
            for card in dealt:
                self.pool.remove(card)
            return dealt
        self.pool += cards
        return cards

    def loose(self, cards: list[int], sure: tuple[int, ...] = ()) -> list[int]:
        """Several zones of one owner in one list, because `sure` is in one of them, and nobody else knows in which."""
        if self.dealing:
            dealt = self.take(len(cards) - len(sure))
            return self.dice.mixed([*sure, *dealt]) if sure else dealt
        self.pool += without(cards, sure) if sure and not self.counting else cards
        return cards

    def picked(self, picked: tuple[int, ...], pile: list[int], due: int) -> tuple[tuple[int, ...], list[int]]:
        """A set that is being picked in ascending order from a pile, which was dealt before.  The cards picked so far are the
        lowest of the set, and `due` more of it are still in the pile."""
        if not self.dealing:
            self.pool += picked
            return picked, pile
        named = len(picked)
        cards = self.dice.mixed(self.take(named) + pile)
        chosen = sorted(cards[: named + due])
        return tuple(chosen[:named]), sorted(chosen[named:] + cards[named + due :])

    def note(self, cards: tuple[int, ...], pile: list[int]) -> tuple[int, ...]:
        """What somebody else knows of a pile, which was dealt before: any cards of it.  This is not a zone, so it is not
        counted."""
        return tuple(sorted(self.dice.mixed(pile)[: len(cards)])) if self.dealing else cards

    # -- what is only counted (if deal.counting) --

    def open(self, cards: Cards) -> Cards:
        """Cards that the observation shows to everybody; a law checks that."""
        if self.counting:
            self.count([card for card in cards if card != EMPTY])
        return cards

    def count(self, cards: list[int] | tuple[int, ...]) -> None:
        """What everybody knows, though it is not shown as cards: numbers of pieces, or what left the game openly."""
        if self.counting:
            self.pool += cards


class Reorder(Deal):
    """A deal for all seats together: what one of them has seen stays where it is.  A pile in an order that nobody knows lies in
    another one, with the same cards; it is exchanged only with cards of which all know something and nobody has seen the rest
    (`fitting`, which comes first)."""

    __slots__ = ("fitted",)

    def __init__(self, dice: Dice) -> None:
        super().__init__(SPECTATOR, dice)
        self.fitted = False

    def together(self) -> None:
        super().together()
        self.fitted = False

    def fitting(self, cards: list[int], fits: Callable[[int], bool]) -> list[int]:
        self.fitted = True
        return super().fitting(cards, fits)

    def pile(self, cards: list[int], owner: int = NOBODY) -> list[int]:
        if owner != NOBODY:
            return cards
        if self.fitted:
            return super().pile(cards)
        return self.dice.mixed(cards) if self.dealing else cards

    def stack(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        return self.alone(cards)

    def discards(self, cards: list[int], owner: int = NOBODY) -> list[int]:
        return cards

    def hand(self, cards: list[int], owner: int = NOBODY, sure: tuple[int, ...] = ()) -> list[int]:
        return cards

    def cards(self, cards: tuple[int, ...], owner: int = NOBODY) -> tuple[int, ...]:
        return cards

    def slots(self, cards: list[int], owner: int = NOBODY) -> list[int]:
        return cards

    def loose(self, cards: list[int], sure: tuple[int, ...] = ()) -> list[int]:
        return cards

    def picked(self, picked: tuple[int, ...], pile: list[int], due: int) -> tuple[tuple[int, ...], list[int]]:
        return picked, pile

    def note(self, cards: tuple[int, ...], pile: list[int]) -> tuple[int, ...]:
        return cards


def redeal(s: S, seat: int, dice: Dice, kinds: tuple[Callable[[S, Deal], None], ...]) -> None:
    """Deal anew, in place, everything that this seat cannot see."""
    collect_and_deal(s, Deal(seat, dice), kinds)


def reorder(s: S, dice: Dice, kinds: tuple[Callable[[S, Deal], None], ...]) -> None:
    """Shuffle anew, in place, every pile whose order nobody knows."""
    collect_and_deal(s, Reorder(dice), kinds)


def collect_and_deal(s: S, deal: Deal, kinds: tuple[Callable[[S, Deal], None], ...]) -> None:
    for zones in kinds:
        deal.pool = []  # so that no kind can fall into the pool of another
        zones(s, deal)
    deal.begin()
    for zones in kinds:
        zones(s, deal)
        deal.end()


def components(s: S, kinds: tuple[Callable[[S, Deal], None], ...]) -> list[list[int]]:
    """Every card and piece, sorted, kind by kind."""
    found: list[list[int]] = []
    for zones in kinds:
        deal = Deal(SPECTATOR, NO_DICE, counting=True)
        zones(s, deal)
        found.append(sorted(deal.pool))
    return found


def without(cards: list[int], sure: tuple[int, ...]) -> list[int]:
    rest = cards[:]
    for card in sure:
        rest.remove(card)
    return rest
