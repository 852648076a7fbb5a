"""The state of Great Western Trail, and the few functions that move things."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from serai.engine.events import Fact
from serai.engine.seats import clockwise
from serai.engine.state import State
from serai.engine.step import GO, PASS, Step
from serai.games.great_western_trail.data import (
    CALF,
    CAMP,
    CERT_4,
    CERT_6,
    CERTIFICATE_LIMIT,
    HAND_LEFT,
    HAND_LIMIT,
    HAND_RIGHT,
    HAZARD,
    KINDS,
    LIMIT_4,
    LIMIT_6,
    NOBODY,
    NOWHERE,
    NUMBERS,
    OBJECTIVE,
    SPACES,
    STEP_LEFT,
    STEP_RIGHT,
    TRACK,
    WORKER,
)
from serai.games.great_western_trail.events import (
    CERTIFIED,
    DISCARDED,
    DREW,
    GAINED,
    MONEY,
    OUT,
    PLACED,
    REMOVED,
    RESHUFFLED,
    REVEALED,
    TOKENS,
)
from serai.games.great_western_trail.vocabulary import DISCARD, TOKEN, VERBS

if TYPE_CHECKING:
    from serai.games.great_western_trail.rules import Rules


class Player:
    """One player's board and cards.  Lists change in place; tuples are replaced, so that copies may share them."""

    __slots__ = ("area", "camps", "cash", "certificates", "cities", "cleared", "deck", "discards", "engine", "hand", "hazards",
                 "herder", "known", "masters", "objectives", "shown", "stations", "tokens", "unbuilt", "unseen",
                 "workers")  # fmt: skip

    def __init__(self) -> None:
        self.cash = 0
        self.herder = NOWHERE  # a space; nowhere before the first turn
        self.engine = 0  # a rail
        self.certificates = 0  # a place on the track (GWT-7.7)
        self.tokens = 0
        self.cleared = 0  # bit set of disc spaces without their disc
        self.workers = (1,) * KINDS  # the printed ones included
        self.stations = 0  # bit set
        self.cities: tuple[int, ...] = ()  # a disc each, in the order of delivery
        self.masters: tuple[int, ...] = ()
        self.unbuilt = (1 << NUMBERS) - 1  # bit set of building numbers
        self.hazards: tuple[int, ...] = ()  # tiles
        self.camps = (0, 0)  # green, and the other colour
        self.area: tuple[int, ...] = ()  # objective cards that will be scored
        self.objectives = 0  # objective cards in hand, draw stack and discard pile together: everybody can count them
        self.hand: list[int] = []  # sorted
        self.deck: list[int] = []  # the last is the top
        self.discards: list[int] = []  # the last is the top
        self.known: tuple[int, ...] = ()  # cards of the hand that everybody saw going there (GWT-11.8)
        self.unseen: tuple[int, ...] = ()  # cards of the hand that came unseen from the objective stack (GWT-11.8)
        self.shown = False  # the hand lies open, from the income until it is discarded (GWT-7.6)

    def copy(self) -> Player:
        t = Player.__new__(Player)
        t.cash = self.cash
        t.herder = self.herder
        t.engine = self.engine
        t.certificates = self.certificates
        t.tokens = self.tokens
        t.cleared = self.cleared
        t.workers = self.workers
        t.stations = self.stations
        t.cities = self.cities
        t.masters = self.masters
        t.unbuilt = self.unbuilt
        t.hazards = self.hazards
        t.camps = self.camps
        t.area = self.area
        t.objectives = self.objectives
        t.hand = self.hand[:]
        t.deck = self.deck[:]
        t.discards = self.discards[:]
        t.known = self.known
        t.unseen = self.unseen
        t.shown = self.shown
        return t

    def certificate_limit(self) -> int:
        """3; 4 without disc `cert_4`; 6 without `cert_6` too, which alone does nothing (GWT-9.15, GWT-10.4)."""
        if not self.cleared & CERT_4:
            return CERTIFICATE_LIMIT
        return LIMIT_6 if self.cleared & CERT_6 else LIMIT_4

    def hand_limit(self) -> int:
        """4, and one more for each hand disc that is cleared (GWT-8.1)."""
        return HAND_LIMIT + (self.cleared & HAND_LEFT > 0) + (self.cleared & HAND_RIGHT > 0)


class Trail(State):
    """The whole table, for both editions: `rules` is the edition."""

    shared: ClassVar[tuple[str, ...]] = (*State.shared, "rules")

    __slots__ = ("acted", "cows", "display", "ender", "first", "foresight", "given", "gone", "heifers", "jobs", "market",
                 "masters", "objectives", "out", "owners", "piles", "players", "removed", "rules", "sam_cards", "sam_deck",
                 "sam_special", "sides", "stock", "tiles", "token_row", "turn", "used", "visit")  # fmt: skip

    rules: Rules

    def __init__(self) -> None:
        State.__init__(self)
        self.players: list[Player] = []  # with Sam, if any, after the people
        self.tiles = (NOWHERE,) * SPACES  # by space: the tile there
        self.owners = (NOBODY,) * SPACES  # by space: whose building it is
        self.sides: tuple[int, ...] = ()  # by number: the tile that everybody builds (GWT-3.10)
        self.masters: tuple[int, ...] = ()  # by station: the station master there
        self.given: tuple[int, ...] = ()  # by station: the worker given up there (GWT-9.9)
        self.piles: tuple[tuple[int, ...], ...] = ()  # the Kansas City supply, face down; the last is the top
        self.foresight: tuple[int, ...] = ()
        self.jobs: tuple[int, ...] = ()  # by row and column: the worker there
        self.token_row = 0
        self.market: tuple[int, ...] = ()  # from left to right (GWT-3.8, GWT-16.1)
        self.stock: tuple[int, ...] = ()  # market cards face down; the last is the top
        self.heifers = 0  # heifers still there (GWT-16.3)
        self.cows = 0  # cows still there
        self.objectives: tuple[int, ...] = ()  # objective cards face down; the last is the top
        self.display: tuple[int, ...] = ()  # objective cards, the one that has lain there longest first
        self.removed: tuple[int, ...] = ()  # cards out of the game, sorted
        self.out: tuple[int, ...] = ()  # tiles out of the game, sorted
        self.first = 0  # the starting player
        self.turn = 0  # turns begun
        self.visit = 0  # grows whenever a herder leaves its location or its tile goes: what still waits there is void
        self.acted = False  # an action was used in this visit (GWT-6.7, GWT-6.8)
        self.used = 0  # bit set of spaces whose building was used this turn (GWT-9.22, GWT-9.25)
        self.gone = 0  # bit set of spaces whose building was replaced in this phase B (GWT-15.6)
        self.ender = NOBODY  # who took the job market token (GWT-13.1)
        self.sam_deck: tuple[int, ...] = ()  # face down; the last is the top
        self.sam_cards: tuple[int, ...] = ()  # used
        self.sam_special = 0  # the worker Sam is specialised in (GWT-18.3)

    def copy(self) -> Trail:
        t = Trail.__new__(Trail)
        t.carry_on(self)
        t.rules = self.rules
        t.players = [p.copy() for p in self.players]
        t.tiles = self.tiles
        t.owners = self.owners
        t.sides = self.sides
        t.masters = self.masters
        t.given = self.given
        t.piles = self.piles
        t.foresight = self.foresight
        t.jobs = self.jobs
        t.token_row = self.token_row
        t.market = self.market
        t.stock = self.stock
        t.heifers = self.heifers
        t.cows = self.cows
        t.objectives = self.objectives
        t.display = self.display
        t.removed = self.removed
        t.out = self.out
        t.first = self.first
        t.turn = self.turn
        t.visit = self.visit
        t.acted = self.acted
        t.used = self.used
        t.gone = self.gone
        t.ender = self.ender
        t.sam_deck = self.sam_deck
        t.sam_cards = self.sam_cards
        t.sam_special = self.sam_special
        return t

    def people(self) -> range:
        """The seats that choose; Sam has the number after them."""
        return range(self.setup.players)

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats from this one on, Sam included (GWT-4.1)."""
        return clockwise(len(self.players), first)

    def step_limit(self, player: int) -> int:
        """GWT-5.5: the base, and what cleared step discs add."""
        base, left, right = self.rules.step_limits[len(self.players)]
        cleared = self.players[player].cleared
        return base + (left if cleared & STEP_LEFT else 0) + (right if cleared & STEP_RIGHT else 0)

    def moment(self, seat: int, action: int) -> dict[str, Fact]:
        """How many exchange tokens there are to use; what an edition calls things."""
        verb = VERBS[action]
        if verb == "token for":
            return {"tokens": self.players[seat].tokens}
        return {"camp": "camp_tile"} if verb == "take the tile on" else {}

    # -- exchange tokens (GWT-17) --

    def anytime(self, seat: int) -> list[int]:
        """GWT-17.1, GWT-17.4: a token may be used whenever the game waits, except while the player's hand lies open (GWT-17.3)
        and while own discards are due; with no card to draw it cannot be used, and not after the end (GWT-17.5)."""
        me = self.players[seat]
        if not me.tokens or me.shown or not self.stack or self.debt(seat) >= 0:
            return []
        if [step for step in self.stack if isinstance(step, Due) and step.player == seat]:
            return []
        return [TOKEN, TOKEN + 1][: len(me.deck) + len(me.discards)]

    def interject(self, seat: int, action: int) -> None:
        """Return the token, draw up to 2, at once discard as many (GWT-17.1, GWT-4.4)."""
        self.players[seat].tokens -= 1
        self.aside.append(Owe(seat, draw(self, seat, action - TOKEN + 1)))


class Due(Step):
    """Discards that are due: until they are made, their player uses no exchange token (GWT-17.4, GWT-R33)."""

    __slots__ = ()


class DropAny(Due):
    """After a draw: discard exactly as many as were drawn, any cards (GWT-9.14)."""

    __slots__ = ("n",)

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def ticks(self) -> bool:
        return True

    def asks(self, s: Trail) -> bool:
        return self.n > 0

    def options(self, s: Trail) -> list[int]:
        return [DISCARD + card for card in sorted(set(s.players[self.player].hand))] if self.n else GO

    def why_not(self, s: Trail, action: int) -> str:
        if action == PASS:
            return "GWT-9.14:discard-exactly"
        return "GWT-9.14:not-in-hand" if VERBS[action] == "discard" else ""

    def why_number(self, s: Trail) -> str:
        return "GWT-9.14:discard-exactly"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return {"n": self.n} if key == "discard-exactly" else {}

    def choose(self, s: Trail, action: int) -> None:
        if action != PASS:
            drop(s, self.player, action - DISCARD)
            self.go_on(s)

    def go_on(self, s: Trail) -> None:
        if self.n > 1:
            s.then(DropAny(self.player, self.n - 1))


class Owe(DropAny):
    """Discards owed for an exchange token: before anything else this seat decides, delaying nobody else (GWT-17.4)."""

    def go_on(self, s: Trail) -> None:
        if self.n > 1:
            s.aside.append(Owe(self.player, self.n - 1))


def unpaid(s: Trail, player: int, price: int) -> dict[str, Fact]:
    """The figures of a price that the player cannot pay."""
    cash = s.players[player].cash
    return {"price": price, "cash": cash, "short": price - cash}


# ---- Money, certificates -------------------------------------------------------------------


def earn(s: Trail, player: int, dollars: int) -> None:
    """From the bank, or to it (GWT-0.1)."""
    if dollars:
        s.players[player].cash += dollars
        if s.story is not None:
            s.tell(MONEY, player, (dollars,))


def certify(s: Trail, player: int, n: int) -> None:
    """The marker moves up to n spaces forward, never beyond the limit (GWT-9.15).  A certificate is never a burden, so all
    are taken (GWT-R32)."""
    me = s.players[player]
    limit, before = me.certificate_limit(), me.certificates
    while me.certificates < len(TRACK) - 1 and me.certificates < before + n and TRACK[me.certificates + 1] <= limit:
        me.certificates += 1
    if s.story is not None and me.certificates > before:
        s.tell(CERTIFIED, player, (TRACK[me.certificates],))


def gain_token(s: Trail, player: int, n: int) -> None:
    """From the bank, which never runs out (GWT-0.1, GWT-9.23)."""
    if n:
        s.players[player].tokens += n
        s.tell(TOKENS, player)


def permanent(s: Trail, player: int) -> int:
    """Permanent certificates, by the number shown (GWT-9.10)."""
    return sum([s.rules.permanent[master] for master in s.players[player].masters])


# ---- Cards ---------------------------------------------------------------------------------


def draw(s: Trail, player: int, n: int) -> int:
    """Draw n cards; the discard pile is shuffled only when a card is needed and there is none (GWT-8.2); if both are empty
    the hand stays smaller (GWT-8.3, GWT-15.3).  Returns how many were drawn."""
    me = s.players[player]
    cards: list[int] = []
    while len(cards) < n:
        if not me.deck:
            if not me.discards:
                break
            me.deck, me.discards = me.discards, []
            s.shuffle(me.deck)
            s.tell(RESHUFFLED, player, (len(me.deck),))
        cards.append(me.deck.pop())
    if cards:
        me.hand += cards
        me.hand.sort()
        s.reveals += 1
        if s.story is not None:
            s.tell(DREW, player, (), tuple(sorted(cards)), 1 << player)
    return len(cards)


def leave_hand(me: Player, card: int) -> None:
    """A card leaves the hand face up, so everybody knows it now: of equal cards first the one that was known before."""
    me.hand.remove(card)
    if card >= OBJECTIVE:
        if card in me.known:
            me.known = without(me.known, card)
        elif card in me.unseen:
            me.unseen = without(me.unseen, card)


def drop(s: Trail, player: int, card: int) -> None:
    """From the hand, face up onto the player's discard pile (GWT-0.2)."""
    me = s.players[player]
    leave_hand(me, card)
    me.discards.append(card)
    if s.story is not None:
        s.tell(DISCARDED, player, (), (card,))


def remove(s: Trail, player: int, card: int) -> None:
    """From the hand out of the game for good (GWT-0.2, GWT-9.26)."""
    me = s.players[player]
    leave_hand(me, card)
    if card >= OBJECTIVE:
        me.objectives -= 1
    s.removed = tuple(sorted((*s.removed, card)))
    if s.story is not None:
        s.tell(REMOVED, player, (), (card,))


def gain_card(s: Trail, player: int, card: int) -> None:
    """A card everybody sees, onto the discard pile."""
    me = s.players[player]
    me.discards.append(card)
    if card >= OBJECTIVE:
        me.objectives += 1
    if s.story is not None:
        s.tell(GAINED, player, (), (card,))


def left_to_right(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The order of the market: yellow, red, blue, brown, purple (GWT-3.8), with Simmental cattle left of yellow (GWT-16.1)."""
    return tuple(sorted(cards, key=lambda card: (card < CALF, card)))


def fill_market(s: Trail, n: int) -> None:
    """Up to n cards of the stack into the market, which is kept in order; fewer if there are no more (GWT-20.3)."""
    n = min(n, len(s.stock))
    if n > 0:
        cards = s.stock[len(s.stock) - n :]
        s.stock = s.stock[: len(s.stock) - n]
        s.market = left_to_right(s.market + cards)
        s.reveals += 1
        if s.story is not None:
            s.tell(REVEALED, NOBODY, (), left_to_right(cards))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """One card less."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


# ---- Tiles ---------------------------------------------------------------------------------


def put(s: Trail, space: int, tile: int, owner: int) -> None:
    """A tile on a space of the trail; NOWHERE takes it away."""
    s.tiles = s.tiles[:space] + (tile,) + s.tiles[space + 1 :]
    s.owners = s.owners[:space] + (owner,) + s.owners[space + 1 :]


def throw_out(s: Trail, tile: int) -> None:
    """A tile leaves the game."""
    s.out = tuple(sorted((*s.out, tile)))


def place_tile(s: Trail, tile: int) -> bool:
    """A camp or hazard tile goes on the free space with the lowest number of its section (GWT-3.5, GWT-7.1).  False: full."""
    for space in s.rules.section[tile]:
        if s.tiles[space] == NOWHERE:
            put(s, space, tile, NOBODY)
            if s.story is not None:
                s.tell(PLACED, NOBODY, (tile - HAZARD,))
            return True
    if s.story is not None:
        s.tell(OUT, NOBODY, (tile - HAZARD,))
    return False


def take_tile(s: Trail, player: int, space: int) -> None:
    """A hazard or camp tile to a player; herders on it stay on the empty space (GWT-15.5)."""
    me, tile = s.players[player], s.tiles[space]
    put(s, space, NOWHERE, NOBODY)
    if tile < CAMP:
        me.hazards = tuple(sorted((*me.hazards, tile)))
    else:
        me.camps = (me.camps[0] + 1, me.camps[1]) if tile == CAMP else (me.camps[0], me.camps[1] + 1)


def is_worker(tile: int) -> bool:
    return tile >= WORKER


# ---- How many of something a player has (GWT-12.5) ------------------------------------------


def own_buildings(s: Trail, player: int) -> list[int]:
    """The spaces with own buildings (GWT-0.4)."""
    owners = s.owners
    return [space for space in s.rules.sites if owners[space] == player] if player in owners else []


def count(s: Trail, player: int, word: str) -> int:
    """The key words of GWT-12.5; a pair is one camp tile of each colour (GWT-0.5)."""
    me = s.players[player]
    if word in s.rules.worker_words:
        return me.workers[s.rules.worker_words[word]]
    if word in ("woods_building", "woods_buildings"):  # GWT-2.5
        return len([space for space in own_buildings(s, player) if s.rules.woods[space]])
    if word == "private_building":
        return len(own_buildings(s, player))
    if word == "camp_pair":
        return min(me.camps)
    if word in ("hazard", "hazards"):
        return len(me.hazards)
    if word == "station":
        return me.stations.bit_count()
    if word == "worker":
        return sum(me.workers)
    if word == "certificate":
        return TRACK[me.certificates] + permanent(s, player)
    if word == "none":
        return 0
    raise ValueError(f"nothing is counted by {word!r}")
