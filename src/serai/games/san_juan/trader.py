"""The trader (SJ-8), with trading post, market stand, market hall, customs goods, harbor and hut."""

from __future__ import annotations

from bisect import insort

from serai.engine.events import Fact
from serai.engine.step import IN_ORDER, PASS, Step
from serai.games.san_juan.cards import (
    GOOD_IDS,
    GOOD_OF,
    GOODS,
    HALL_CARDS,
    HALL_GOODS,
    HARBOR,
    HOLDER,
    HUT,
    HUT_CARDS,
    IDS,
    MARKET_HALL,
    MARKET_STAND,
    NO_ROLE,
    POST_SALES,
    STAND_CARDS,
    STAND_GOODS,
    TILES,
    TRADER_ACTION,
    TRADER_PRIVILEGE,
    TRADING_POST,
)
from serai.games.san_juan.events import HARBORED, SOLD, TURNED
from serai.games.san_juan.phase import Term, privileges
from serai.games.san_juan.state import Player, SanJuan
from serai.games.san_juan.vocabulary import SELL, VOCABULARY


def sales_allowed(me: Player, privilege: int) -> int:
    """1, the chooser 1 more (library 2 more), with a trading post 1 more (SJ-8.2, SJ-11.B6, SJ-T3)."""
    return TRADER_ACTION + privilege * TRADER_PRIVILEGE + me.has(TRADING_POST) * POST_SALES


def sales_terms(me: Player, limit: int) -> list[Term]:
    """The same term by term, of a limit that was set when the phase began."""
    helps = [(POST_SALES, IDS[TRADING_POST])] if me.has(TRADING_POST) else []
    times = (limit - sales_allowed(me, 0)) // TRADER_PRIVILEGE
    return [(TRADER_ACTION, "everybody"), *privileges("trader", times, TRADER_PRIVILEGE), *helps]


def trader_phase(s: SanJuan, player: int, privilege: int) -> None:
    """The chooser turns up the top tile (SJ-8.1); then each player may sell, one after the other, so that a hut's owner
    knows what was sold before (SJ-R24)."""
    s.turned += 1
    s.sales = 0
    if s.turned <= len(s.tiles):
        s.reveals += 1
    s.tell(TURNED, player, (tile(s),))
    steps = [Sell(p, sales_allowed(s.players[p], privilege * (p == player))) for p in s.clockwise(player)]
    s.then(*[step for step in steps if s.players[step.player].laden()], TraderEnds(player))


def tile(s: SanJuan) -> int:
    """The tile turned up last: they come in the same cycle all game long (SJ-8.8)."""
    return s.tiles[(s.turned - 1) % len(s.tiles)]


def price(s: SanJuan, good: int) -> int:
    """As the tile shows; a customs good always brings 2 (SJ-8.5)."""
    return TILES[tile(s)][good]


def goods_of(me: Player) -> int:
    """Bit set of the kinds of goods that the player has."""
    kinds = 0
    for site in me.laden():
        kinds |= 1 << GOOD_OF[me.buildings[site]]
    return kinds


class Sell(Step):
    """All goods are named and discarded first, then all cards are drawn (SJ-8.3, SJ-R9)."""

    __slots__ = ("limit",)

    def __init__(self, player: int, limit: int) -> None:
        self.player = player
        self.limit = limit

    def ticks(self) -> bool:
        return True

    def options(self, s: SanJuan) -> list[int]:
        goods = goods_of(s.players[self.player])
        return [PASS] + [SELL + good for good in range(s.batch[-1] if s.batch else 0, len(GOODS)) if goods >> good & 1]

    def why_not(self, s: SanJuan, action: int) -> str:
        if VOCABULARY.verbs[action] != "sell":
            return ""
        return IN_ORDER if goods_of(s.players[self.player]) >> action - SELL & 1 else "SJ-8.3:no-good-to-sell"

    def why_number(self, s: SanJuan) -> str:
        return "SJ-8.2:sell-limit"

    def figures(self, s: SanJuan, action: int, key: str) -> dict[str, Fact]:
        if key == "sell-limit":
            return {"most": self.limit, "terms": sales_terms(s.players[self.player], self.limit)}
        return {"good": GOOD_IDS[action - SELL]}

    def choose(self, s: SanJuan, action: int) -> None:
        me = s.players[self.player]
        if action != PASS:
            good = action - SELL
            site = [site for site in me.laden() if GOOD_OF[me.buildings[site]] == good][0]
            card = s.take_good(self.player, site)
            s.tell(SOLD, self.player, (HOLDER[good], price(s, good)))
            if not s.batch and me.has(HARBOR):  # one a phase, unseen: the first (SJ-8.6, SJ-11.X8, SJ-R21)
                me.harbor = tuple(sorted((*me.harbor, card)))
                s.tell(HARBORED, self.player)
            else:
                insort(s.discards, card)
            s.batch += (good,)
            s.sales += 1
            if len(s.batch) > sales_allowed(me, 1):
                s.use_library(self.player)  # SJ-R10
            if len(s.batch) < self.limit:
                s.then(self)
                return
        self.draw(s, me)
        s.batch = ()

    def draw(self, s: SanJuan, me: Player) -> None:
        """The price of every good, and 1 each for market stand and market hall (SJ-8.4, SJ-11.B8, SJ-11.B15)."""
        sold = len(s.batch)
        if sold:
            s.draw(self.player, sum([price(s, good) for good in s.batch]))
        if sold >= STAND_GOODS and me.has(MARKET_STAND):
            s.draw(self.player, STAND_CARDS, MARKET_STAND)
        if sold >= HALL_GOODS and me.has(MARKET_HALL):
            s.draw(self.player, HALL_CARDS, MARKET_HALL)


class TraderEnds(Step):
    """Nobody sold anything: each hut draws 1 (SJ-8.7, SJ-11.X3).  The tile goes under the stack (SJ-8.8)."""

    def choose(self, s: SanJuan, action: int) -> None:
        if s.sales == 0:
            for p in s.owners(self.player, HUT):
                s.draw(p, HUT_CARDS, HUT)
        s.phase = NO_ROLE
