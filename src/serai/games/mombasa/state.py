"""The state of Mombasa, and the few functions that move things."""

from __future__ import annotations

from typing import Final

from serai.engine.seats import clockwise
from serai.engine.state import State
from serai.engine.step import Step
from serai.games.mombasa.board import (
    BOOK_SPACES,
    COLUMNS,
    DIAMOND_POUNDS,
    DIAMOND_SLOT,
    DIAMONDS_LAST,
    DIAMONDS_OPEN,
    DISPLAY,
    FULL,
    INK_LAST,
    INK_OPEN,
    INK_SLOT,
    OPEN_SLOTS,
    SLOTS,
    VISIBLE,
)
from serai.games.mombasa.books import NO_BOOK
from serai.games.mombasa.cards import BOOKKEEPER, KIND, MEASURE, MERCHANT, NO_CARD, NOTHING, VALUE
from serai.games.mombasa.data import COMPANIES, COTTON, EXPANSION
from serai.games.mombasa.events import DIAMOND, EARNED, PAID, STEPPED
from serai.games.mombasa.spaces import (
    BOOKKEEPER_TILE,
    EXPANSION_TILE,
    MERCHANT_TILE,
    PLUS_UNITS,
    SPACES,
    TILE_EXPANSION,
)
from serai.games.mombasa.tracks import CALL, LAST, LEVEL, PERMANENT, SPECIAL

NOBODY: Final = -1
NO_SLOT: Final = -1
NO_COMPANY: Final = -1


class Player:
    """One player's area.  Lists change in place; tuples are replaced, so that copies may share them."""

    __slots__ = ("at", "books", "cotton", "dealt", "diamonds", "expansion", "flipped", "hand", "ink", "levels",
                 "plus", "pounds", "resting", "slots", "start", "taken", "tiles", "tiles_used", "used")  # fmt: skip

    def __init__(self) -> None:
        self.hand: list[int] = []  # sorted
        self.slots = [NO_CARD] * SLOTS  # the action area (MB-0.6)
        self.used = 0  # bit set of slots whose card is face down
        self.resting: tuple[tuple[int, ...], ...] = ((),) * SLOTS  # a column above each slot (MB-0.7)
        self.tiles = 0  # bit set of bonus tiles in the action area (MB-5.8.1)
        self.tiles_used = 0  # those of them that are face down
        self.plus = NO_SLOT  # where the +1 goods tile is attached
        self.pounds = 0  # MB-0.9
        self.diamonds = 0  # space of the diamond marker
        self.ink = 0  # position of the ink marker
        self.at = [0] * len(COMPANIES)  # own marker on each company's track
        self.levels = (0,) * len(COMPANIES)  # special bonuses that work: as they were when the player's turn began (MB-R14)
        self.cotton = 0  # units more of each cotton card, by these levels
        self.expansion = 0  # points more of the expansion total, by these levels
        self.books = (NO_BOOK,) * (INK_LAST + 1)  # the topmost book of each position
        self.flipped = 0  # bit set of positions whose book is face down
        self.taken: tuple[int, ...] = ()  # books taken in this turn, not yet placed
        self.start = NO_BOOK  # the starting tile
        self.dealt: tuple[int, ...] = ()  # starting tiles dealt and not kept: only the owner knows them

    def copy(self) -> Player:
        t = Player.__new__(Player)
        t.hand = self.hand[:]
        t.slots = self.slots[:]
        t.used = self.used
        t.resting = self.resting
        t.tiles = self.tiles
        t.tiles_used = self.tiles_used
        t.plus = self.plus
        t.pounds = self.pounds
        t.diamonds = self.diamonds
        t.ink = self.ink
        t.at = self.at[:]
        t.levels = self.levels
        t.cotton = self.cotton
        t.expansion = self.expansion
        t.books = self.books
        t.flipped = self.flipped
        t.taken = self.taken
        t.start = self.start
        t.dealt = self.dealt
        return t

    def face_up(self, tile: int) -> bool:
        """This bonus tile lies face up in the action area."""
        return (self.tiles & ~self.tiles_used) >> tile & 1 == 1

    def gain(self, card: int) -> None:
        self.hand.append(card)
        self.hand.sort()


OPENED: Final = [  # by whether the diamond track, by whether the bookkeeping track has opened its slot
    [sorted([*OPEN_SLOTS, *[DIAMOND_SLOT] * diamonds, *[INK_SLOT] * ink]) for ink in (0, 1)] for diamonds in (0, 1)
]


def open_slots(me: Player) -> list[int]:
    """Slots 2 to 4; slot 1 opens through the diamond track, slot 5 through the bookkeeping track (MB-4.1, MB-9.2, MB-9.4)."""
    return OPENED[me.diamonds >= DIAMONDS_OPEN][me.ink >= INK_OPEN][:]


# ---- Totals (MB-0.8) -------------------------------------------------------------------------


def totals(me: Player) -> list[int]:
    """Coffee, bananas, cotton, expansion over all face-up cards and tiles: the +1 goods tile adds to its card (MB-5.8.3) and is
    not a card itself (MB-R6); bonuses of tracks A2 and B1 count for all purposes (MB-6.9)."""
    sums = [0] * (NOTHING + 1)
    used, expanding = me.used, 0
    for slot, card in enumerate(me.slots):
        if card >= 0 and not used >> slot & 1:
            measure = MEASURE[card]
            sums[measure] += VALUE[card]
            if measure == COTTON:
                sums[COTTON] += me.cotton
            elif measure == EXPANSION:
                expanding = 1
            if slot == me.plus:
                sums[measure] += PLUS_UNITS
    if me.tiles and me.face_up(EXPANSION_TILE):
        sums[EXPANSION] += TILE_EXPANSION
        expanding = 1
    if expanding:
        sums[EXPANSION] += me.expansion
    return sums


def units(me: Player, slot: int) -> int:
    """What a goods card brings when it is used."""
    card = me.slots[slot]
    return VALUE[card] + me.cotton * (MEASURE[card] == COTTON) + PLUS_UNITS * (slot == me.plus)


def persons(me: Player) -> int:
    """Face-up diamond merchants and bookkeepers, tiles too; the bookkeeper in use is face down already (MB-5.5.4)."""
    count = me.face_up(BOOKKEEPER_TILE) + me.face_up(MERCHANT_TILE)
    for slot, card in enumerate(me.slots):
        if card >= 0 and not me.used >> slot & 1 and KIND[card] in (BOOKKEEPER, MERCHANT):
            count += 1
    return count


class AnyOrder(Step):
    """It asks for the cards of a set in ascending order, so that searches meet every set once; a person may name them in any
    order."""

    __slots__ = ()

    def earlier(self, s: Mombasa) -> list[int]:
        """What could have been named before."""
        raise TypeError(f"{type(self).__name__} must define earlier()")


class Mombasa(State):
    """The whole state."""

    __slots__ = ("books", "coins", "deck", "discards", "display", "due", "entered", "expanding", "first",
                 "gone", "home", "lost", "markers", "ousted", "out", "players", "pool", "posts", "revealed",
                 "round", "spaces", "started", "starter", "supply", "tracks", "turns", "unused")  # fmt: skip

    def __init__(self) -> None:
        State.__init__(self)
        self.players: list[Player] = []
        self.round = 0
        self.first = 0  # who has the first player marker
        self.starter = 0  # who was first player when the round began (MB-3.2)
        self.turns = 0  # begun in this action phase
        self.out = 0  # bit set of seats that have ended the phase
        self.revealed = True  # what lies in the slots is face up
        self.started = False  # the starting tiles are known to all
        self.tracks: tuple[int, ...] = ()  # the company track at each company's edge
        self.spaces: tuple[int, ...] = ()  # bonus spaces of this game
        self.markers = [NOBODY] * len(SPACES)  # whose marker lies there
        self.display = [NO_CARD] * len(DISPLAY)
        self.deck: list[int] = []  # the last is the top
        self.discards: tuple[int, ...] = ()
        self.books = [NO_BOOK] * len(BOOK_SPACES)
        self.coins = 0  # bit set of book spaces with a coin
        self.supply: tuple[tuple[int, ...], ...] = ()  # of each letter; the last is the top
        self.lost: tuple[int, ...] = ()  # books covered or out of the game
        self.unused: tuple[int, ...] = ()  # starting tiles nobody was dealt
        self.posts = [0] * len(COMPANIES)  # bit set of regions
        self.home = [FULL] * (len(COMPANIES) * COLUMNS)  # bit set of spaces with a post, by company and column
        self.gone = [0] * len(COMPANIES)  # posts out of the game
        self.expanding = NO_COMPANY  # the company being expanded
        self.entered = 0  # bit set: regions it entered in this action
        self.due = 0  # those of them whose reward is still to be gained
        self.pool = 0  # bookkeeping points of these regions
        self.ousted = (0,) * len(COMPANIES)  # posts on their way back home

    def copy(self) -> Mombasa:
        t = Mombasa.__new__(Mombasa)
        t.carry_on(self)
        t.players = [p.copy() for p in self.players]
        t.round = self.round
        t.first = self.first
        t.starter = self.starter
        t.turns = self.turns
        t.out = self.out
        t.revealed = self.revealed
        t.started = self.started
        t.tracks = self.tracks
        t.spaces = self.spaces
        t.markers = self.markers[:]
        t.display = self.display[:]
        t.deck = self.deck[:]
        t.discards = self.discards
        t.books = self.books[:]
        t.coins = self.coins
        t.supply = self.supply
        t.lost = self.lost
        t.unused = self.unused
        t.posts = self.posts[:]
        t.home = self.home[:]
        t.gone = self.gone[:]
        t.expanding = self.expanding
        t.entered = self.entered
        t.due = self.due
        t.pool = self.pool
        t.ousted = self.ousted
        return t

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats from this one on."""
        return clockwise(len(self.players), first)

    # -- sets in any order --

    def anytime(self, seat: int) -> list[int]:
        step = self.stack[-1] if self.stack else None
        return step.earlier(self) if isinstance(step, AnyOrder) and step.player == seat else []

    def interject(self, seat: int, action: int) -> None:
        self.stack.pop().choose(self, action)

    # -- pounds and diamonds --

    def earn(self, player: int, pounds: int) -> None:
        if pounds:
            self.players[player].pounds += pounds
            if self.story is not None:
                self.tell(EARNED, player, (pounds,))

    def pay(self, player: int, pounds: int) -> None:
        if pounds:
            self.players[player].pounds -= pounds
            if self.story is not None:
                self.tell(PAID, player, (pounds,))

    def gain_diamonds(self, player: int, diamonds: int) -> None:
        """One space each; on the last one every further diamond is 2 pounds (MB-0.10, MB-9.3, MB-R11)."""
        if diamonds:
            me = self.players[player]
            reached = min(DIAMONDS_LAST, me.diamonds + diamonds)
            beyond = me.diamonds + diamonds - reached
            me.diamonds = reached
            if self.story is not None:
                self.tell(DIAMOND, player, (diamonds, reached))
            self.earn(player, beyond * DIAMOND_POUNDS)

    # -- company tracks (MB-6) --

    def call(self, player: int, company: int) -> int:
        """What the next step on this track costs (MB-6.3); -1 at the end, where a marker stays for good (MB-6.4)."""
        space, track = self.players[player].at[company], self.tracks[company]
        return -1 if space == LAST[track] else CALL[track][space]

    def step(self, player: int, company: int) -> None:
        """One space forward (MB-6.1), its capital call paid.  A special space pays its owner and, again, every player who was
        there before (MB-6.5, MB-R13); such pounds can pay the next call (MB-R3)."""
        me, track = self.players[player], self.tracks[company]
        self.pay(player, CALL[track][me.at[company]])
        me.at[company] += 1
        space = me.at[company]
        if self.story is not None:
            self.tell(STEPPED, player, (company, space))
        if SPECIAL[track][space]:
            for other, p in enumerate(self.players):
                if p.at[company] >= space:
                    self.earn(other, SPECIAL[track][space])

    def unlock(self, player: int) -> None:
        """A new special bonus works from the start of its owner's next turn on (MB-6.6, MB-R14), at the highest level
        (MB-6.7, MB-R27)."""
        me, tracks = self.players[player], self.tracks
        levels = tuple([LEVEL[tracks[company]][space] for company, space in enumerate(me.at)])
        if levels != me.levels:
            me.levels = levels
            works = [PERMANENT[tracks[company]][level] for company, level in enumerate(levels)]
            me.cotton = sum([bonus.cotton for bonus in works])
            me.expansion = sum([bonus.expansion for bonus in works])

    # -- trading posts --

    def front(self, company: int) -> list[int]:
        """The columns (as places in `home`) a post can be taken from; of columns that look the same, the first."""
        home, first = self.home, company * COLUMNS
        return [i for i in range(first, first + COLUMNS) if home[i] and home[i] not in home[first:i]]

    def take_post(self, column: int) -> None:
        """Always the post nearest the map centre (MB-5.3.12)."""
        self.home[column] &= self.home[column] - 1

    def share_value(self, company: int) -> int:
        """Visible coins in the home area (MB-5.3.16)."""
        first, coins = company * COLUMNS, 0
        for column in range(first, first + COLUMNS):
            coins += VISIBLE[self.home[column]]
        return coins

    def share_values(self) -> list[int]:
        """Of each company."""
        return [self.share_value(company) for company in range(len(COMPANIES))]
