"""What lies on San Juan's table, and the few functions that move cards about."""

from __future__ import annotations

from bisect import insort
from typing import Final

from serai.engine.events import Fact
from serai.engine.seats import clockwise
from serai.engine.state import State
from serai.games.san_juan.cards import (
    BUILDER,
    IDS,
    INDIGO_PLANT,
    LIBRARY,
    NO_CARD,
    NO_ROLE,
    PRODUCER,
    ROLES,
    TRADER,
    is_production,
)
from serai.games.san_juan.events import DISCARDED, DREW, PRODUCED, RESHUFFLED, SPENT
from serai.games.san_juan.vocabulary import TAKE, VOCABULARY

NOBODY: Final = -1
EMPTY: Final = -1  # no good on this building
CITY_BUILDINGS: Final = sum([1 << card for card in range(len(IDS)) if not is_production(card)])  # bit set
ROLE_OF: Final = {"build": BUILDER, "produce": PRODUCER, "sell": TRADER}  # by verb


class Player:
    """One player's area.  Lists change in place; tuples are replaced, so that copies may share them."""

    __slots__ = ("active", "banked", "buildings", "drawn", "goods", "hand", "harbor", "picked", "shown", "swapped", "tucked")

    def __init__(self) -> None:
        self.hand: list[int] = []  # sorted
        self.buildings = [INDIGO_PLANT]  # uncovered, by site
        self.goods = [EMPTY]  # by site: the face-down card there, or EMPTY
        self.active = 0  # bit set of city buildings that work now (SJ-1.8)
        self.tucked: tuple[int, ...] = ()  # under chapel and bank, sorted; the owner knows them
        self.harbor: tuple[int, ...] = ()  # under the harbor, sorted; nobody knows them
        self.drawn: tuple[int, ...] = ()  # the councillor's cards before some are kept, sorted
        self.picked: tuple[int, ...] = ()  # cards picked so far, ascending: to pay, to discard, to keep
        self.shown: tuple[int, ...] = ()  # cards of the hand that everybody has seen (SJ-14.8)
        self.swapped = 0  # cards given to the office building, to be drawn anew
        self.banked = False  # the bank was used: once per game (SJ-R5)

    def copy(self) -> Player:
        t = Player.__new__(Player)
        t.hand = self.hand[:]
        t.buildings = self.buildings[:]
        t.goods = self.goods[:]
        t.active = self.active
        t.tucked = self.tucked
        t.harbor = self.harbor
        t.drawn = self.drawn
        t.picked = self.picked
        t.shown = self.shown
        t.swapped = self.swapped
        t.banked = self.banked
        return t

    def has(self, card: int) -> bool:
        """An active city building of this kind (SJ-1.8)."""
        return self.active >> card & 1 == 1

    def laden(self) -> list[int]:
        """The sites with a good."""
        return [site for site, good in enumerate(self.goods) if good != EMPTY]

    def gain(self, cards: list[int]) -> None:
        self.hand += cards
        self.hand.sort()

    def standing(self) -> int:
        """Bit set of the buildings, whether they work yet or not."""
        bits = 0
        for card in self.buildings:
            bits |= 1 << card
        return bits

    def activate(self) -> None:
        """City buildings put up in a builder phase work from its end on (SJ-5.6)."""
        self.active = self.standing() & CITY_BUILDINGS


class SanJuan(State):
    """The whole table."""

    __slots__ = ("batch", "cathedral", "covered", "deck", "discards", "governor", "laid", "library", "phase", "players",
                 "roles", "round", "sales", "tiles", "turned")  # fmt: skip

    def __init__(self) -> None:
        State.__init__(self)
        self.players: list[Player] = []
        self.deck: list[int] = []  # the last is the top
        self.discards: list[int] = []  # face down: kept sorted, so that nothing can follow from its order
        self.covered: tuple[int, ...] = ()  # out of the game (SJ-1.7)
        self.laid: tuple[int, ...] = ()  # the card being built, open, until it is put on its place
        self.cathedral = False  # it still lies on the table (SJ-3.3)
        self.round = 0
        self.governor = 0
        self.roles = [NOBODY] * len(ROLES)  # who took each role card in this round
        self.phase = NO_ROLE  # the role being played
        self.library = 0  # bit set: seats that have used their library in this round (SJ-R10)
        self.tiles: tuple[int, ...] = ()  # the trading house tiles, in the order of this game (SJ-3.6)
        self.turned = 0  # how many tiles have been turned up
        self.batch: tuple[int, ...] = ()  # goods named so far by the player who produces, sells or pays, ascending
        self.sales = 0  # goods sold by anybody in this trader phase (SJ-8.7)

    def copy(self) -> SanJuan:
        t = SanJuan.__new__(SanJuan)
        t.carry_on(self)
        t.players = [p.copy() for p in self.players]
        t.deck = self.deck[:]
        t.discards = self.discards[:]
        t.covered = self.covered
        t.laid = self.laid
        t.cathedral = self.cathedral
        t.round = self.round
        t.governor = self.governor
        t.roles = self.roles[:]
        t.phase = self.phase
        t.library = self.library
        t.tiles = self.tiles
        t.turned = self.turned
        t.batch = self.batch
        t.sales = self.sales
        return t

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats from this one on (SJ-3.4)."""
        return clockwise(len(self.players), first)

    def owners(self, first: int, card: int) -> list[int]:
        """The seats with such an active building, clockwise."""
        return [p for p in self.clockwise(first) if self.players[p].has(card)]

    # -- why not now --

    def moment(self, seat: int, action: int) -> dict[str, Fact]:
        """Whether the role of this action can still be chosen in this round: by this seat at once, or later by somebody."""
        role = ROLE_OF.get(VOCABULARY.verbs[action], NO_ROLE)
        if role == NO_ROLE:
            return {}
        free = self.roles[role] == NOBODY
        mine = TAKE + role in self.options_for(seat)
        return {"role_free": "mine" if mine else "yes" if free else "no"}

    # -- cards move --

    def top(self) -> int:
        """The top card of the deck, unseen; an empty deck is shuffled anew only now (SJ-14.6, SJ-R16)."""
        if not self.deck:
            if not self.discards:
                return NO_CARD
            self.deck, self.discards = self.discards, []
            self.shuffle(self.deck)
            self.tell(RESHUFFLED, NOBODY, (len(self.deck),))
        return self.deck.pop()

    def turn_over(self, n: int) -> list[int]:
        """The top cards of the deck, the top one first, seen by somebody: fewer if there are no more anywhere (SJ-14.6)."""
        deck = self.deck
        if len(deck) >= n:
            cards = [deck.pop() for _ in range(n)]
        else:
            cards = [card for card in [self.top() for _ in range(n)] if card != NO_CARD]
        if cards:
            self.reveals += 1
        return cards

    def draw(self, player: int, n: int, cause: int = NO_CARD) -> None:
        """Cards from the deck into a hand; `cause` is the building that gives them."""
        cards = self.turn_over(n)
        self.players[player].gain(cards)
        if self.story is not None:
            self.tell(DREW, player, (cause,), tuple(sorted(cards)), 1 << player)

    def discard(self, player: int, cards: tuple[int, ...]) -> None:
        """Face down (SJ-14.4): the others learn how many."""
        for card in cards:
            insort(self.discards, card)
        if self.story is not None and cards:
            self.tell(DISCARDED, player, (), cards, 1 << player)

    def put_good(self, player: int, site: int) -> None:
        """The top card, unseen, onto a building (SJ-7.2, SJ-9.1); no reveal, for nobody may look at it (SJ-7.3)."""
        me = self.players[player]
        me.goods[site] = self.top()
        if self.story is not None and me.goods[site] != EMPTY:
            self.tell(PRODUCED, player, (me.buildings[site],))

    def take_good(self, player: int, site: int) -> int:
        """The card of a good that leaves its building."""
        me = self.players[player]
        card = me.goods[site]
        me.goods[site] = EMPTY
        return card

    def lose_good(self, player: int, site: int) -> None:
        insort(self.discards, self.take_good(player, site))
        if self.story is not None:
            self.tell(SPENT, player, (self.players[player].buildings[site],))

    # -- the library (SJ-11.B17) --

    def privilege(self, player: int) -> int:
        """How often the privilege counts for the chooser."""
        return 2 if self.players[player].has(LIBRARY) and not self.library >> player & 1 else 1

    def saving(self, player: int) -> bool:
        """Two players, the governor's first role: the library may be used now or kept for the second (SJ-R10)."""
        return len(self.players) == 2 and self.roles.count(NOBODY) == len(ROLES) - 1 and self.privilege(player) == 2

    def use_library(self, player: int) -> None:
        self.library |= 1 << player
