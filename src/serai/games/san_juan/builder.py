"""The builder (SJ-6), with smithy, quarry, black market, crane, park, carpenter, poor house, tavern and cathedral (SJ-6.7)."""

from __future__ import annotations

from typing import Final

from serai.engine.events import Fact
from serai.engine.sets import kinds
from serai.engine.step import IN_ORDER, PASS, Step
from serai.games.san_juan.cards import (
    BLACK_MARKET,
    BUILDER,
    BUILDER_DISCOUNT,
    CARPENTER,
    CARPENTER_CARDS,
    CATHEDRAL,
    COST,
    CRANE,
    DOUBLE,
    GOOD_IDS,
    GOOD_OF,
    IDS,
    LIBRARY,
    MARKET_GOODS,
    NO_CARD,
    NO_ROLE,
    PARK,
    PARK_DISCOUNT,
    POOR_HAND,
    POOR_HOUSE,
    POOR_HOUSE_CARDS,
    QUARRY,
    QUARRY_DISCOUNT,
    ROLES,
    SMITHY,
    SMITHY_DISCOUNT,
    TAVERN,
    TAVERN_CARDS,
    TWELVE,
    is_production,
)
from serai.games.san_juan.events import BUILT, ENDED
from serai.games.san_juan.phase import Term
from serai.games.san_juan.picks import Pick, picks
from serai.games.san_juan.state import EMPTY, NOBODY, Player, SanJuan
from serai.games.san_juan.vocabulary import BUILD, DISCARD, OPEN, OVER, OVER_LADEN, PAY, SPEND, SPEND_NOTHING, VOCABULARY

OPEN_SITE: Final = -1  # no crane: the building gets its own place


def builder_phase(s: SanJuan, player: int, privilege: int) -> None:
    """Chooser first, then clockwise: each player may build one building (SJ-6.1)."""
    first, *others = s.clockwise(player)
    s.then(Build(first, privilege), *[Build(p, 0) for p in others], BuilderEnds(player))


# ---- What a build costs (SJ-6.3 steps 2 to 4, SJ-6.8) ------------------------------------


def bill(me: Player, card: int, site: int, privilege: int) -> tuple[int, int, int]:
    """M, F and the most goods of SJ-6.8: the least payment, the payment with all discounts waived (SJ-R7), and how many
    of it may be goods.  The building under a crane does nothing for the build that covers it (SJ-R2)."""
    active, full = me.active, COST[card]
    if site != OPEN_SITE:
        old = me.buildings[site]
        active &= ~(1 << old)
        full = max(0, full - (PARK_DISCOUNT if old == PARK else COST[old]))  # SJ-11.C1, SJ-11.X5
        if privilege == 2 and not active >> LIBRARY & 1:
            privilege = 1
    least = full - privilege * BUILDER_DISCOUNT  # SJ-6.2
    if is_production(card):
        if active >> SMITHY & 1:
            least -= SMITHY_DISCOUNT  # SJ-11.B1, SJ-T1
    elif active >> QUARRY & 1:
        least -= QUARRY_DISCOUNT  # SJ-11.B16
    if least <= 0:
        return 0, full, 0
    if not active >> BLACK_MARKET & 1:
        return least, full, 0
    laden = len([1 for i, good in enumerate(me.goods) if good != EMPTY and i != site])
    goods = min(MARKET_GOODS, laden)  # SJ-11.B5
    return least, full, min(goods, least)


def affordable(me: Player, card: int, site: int, privilege: int, cards: int) -> bool:
    """A build is legal only if the whole cost can be paid (SJ-6.3)."""
    least, _, goods = bill(me, card, site, privilege)
    return cards + goods >= least


def sites_for(me: Player, card: int, privilege: int, cards: int) -> list[int]:
    """Under a crane: any building of the player but a crane, none of the same kind; the cathedral too (SJ-11.C3, SJ-11.C4,
    SJ-R3)."""
    if not me.has(CRANE):
        return []
    return [
        site
        for site, old in enumerate(me.buildings)
        if old not in (CRANE, card) and affordable(me, card, site, privilege, cards)
    ]


def price_terms(me: Player, card: int, site: int, privilege: int) -> list[Term]:
    """How the least payment comes about, read off the bill: a term is what the bill becomes less by its cause."""
    bare = me.copy()
    bare.active &= ~(1 << SMITHY | 1 << QUARRY)
    once = min(privilege, 1)
    causes = [
        (IDS[me.buildings[site]] if site != OPEN_SITE else "", bill(bare, card, site, 0)[0]),
        (ROLES[BUILDER], bill(bare, card, site, once)[0]),
        (IDS[SMITHY if is_production(card) else QUARRY], bill(me, card, site, once)[0]),
        (IDS[LIBRARY], bill(me, card, site, privilege)[0]),
    ]
    before = COST[card]
    terms = [(before, "")]
    for cause, after in causes:
        if after != before:
            terms.append((after - before, cause))
        before = after
    return terms


def price(me: Player, card: int, site: int, privilege: int, cards: int) -> dict[str, Fact]:
    """The figures of a bill that these cards cannot pay."""
    least, _, goods = bill(me, card, site, privilege)
    return {
        "price": least,
        "terms": price_terms(me, card, site, privilege),
        "others": cards,
        "goods": goods,
        "short": least - cards - goods,
    }


def least_site(me: Player, card: int, privilege: int) -> int:
    """Where this card costs least, whether it can be paid for or not: on a place of its own, or over a building."""
    sites = [OPEN_SITE]
    if me.has(CRANE):
        sites += [site for site, old in enumerate(me.buildings) if old not in (CRANE, card)]
    return min(sites, key=lambda site: bill(me, card, site, privilege)[0])


def forbids(s: SanJuan, player: int, card: int, privilege: int) -> str:
    """The reason why this card of the hand, or the cathedral, cannot be built; empty if there is none."""
    me = s.players[player]
    cards = len(me.hand)
    if card != CATHEDRAL:
        cards -= 1  # the card being built cannot pay for itself
    elif not s.cathedral:
        return "SJ-11.X11:cathedral-gone"
    if me.has(card):
        return "SJ-6.4:have-one"
    if affordable(me, card, OPEN_SITE, privilege, cards) or sites_for(me, card, privilege, cards):
        return ""
    return "SJ-6.8:too-dear"


# ---- The procedure of one build (SJ-6.3) -------------------------------------------------


class Build(Step):
    """Step 1: a card from the hand, or the cathedral while it lies on the table (SJ-6.3, SJ-6.4, SJ-11.X11); or nothing."""

    __slots__ = ("privilege",)

    def __init__(self, player: int, privilege: int) -> None:
        self.player = player
        self.privilege = privilege

    def asks(self, s: SanJuan) -> bool:
        return len(s.players[self.player].hand) > 0

    def options(self, s: SanJuan) -> list[int]:
        cards = kinds(s.players[self.player].hand)
        if s.cathedral:
            cards.append(CATHEDRAL)
        return [PASS] + [BUILD + card for card in cards if not forbids(s, self.player, card, self.privilege)]

    def why_not(self, s: SanJuan, action: int) -> str:
        if VOCABULARY.verbs[action] != "build":
            return ""
        me, card = s.players[self.player], action - BUILD
        if card != CATHEDRAL and card not in me.hand:
            return "SJ-6.3:not-in-hand"
        reason = forbids(s, self.player, card, self.privilege)
        over = reason == "SJ-6.8:too-dear" and least_site(me, card, self.privilege) != OPEN_SITE
        return "SJ-6.8:too-dear-crane" if over else reason

    def figures(self, s: SanJuan, action: int, key: str) -> dict[str, Fact]:
        me, card = s.players[self.player], action - BUILD
        if key == "cathedral-gone":
            return {}
        if key in ("not-in-hand", "have-one"):
            return {"thing": IDS[card]}
        site = least_site(me, card, self.privilege)
        figures = price(me, card, site, self.privilege, len(me.hand) - (card in me.hand))
        if key == "too-dear-crane":
            figures["old"] = IDS[me.buildings[site]]
            figures["open"] = bill(me, card, OPEN_SITE, self.privilege)[0]
        return figures

    def choose(self, s: SanJuan, action: int) -> None:
        if action == PASS:
            return
        me, card = s.players[self.player], action - BUILD
        if card == CATHEDRAL:
            s.cathedral = False
        else:
            me.hand.remove(card)
            if card in me.shown:
                i = me.shown.index(card)
                me.shown = me.shown[:i] + me.shown[i + 1 :]
        if me.has(CRANE):
            s.laid = (card,)
            s.then(ChooseSite(self.player, self.privilege))
        else:
            lay(s, self.player, card, OPEN_SITE, self.privilege)


def site_action(me: Player, site: int) -> int:
    """What building over this site is called; buildings of one kind differ only by whether they hold a good."""
    card = me.buildings[site]
    return OVER_LADEN + GOOD_OF[card] if me.goods[site] != EMPTY else OVER + card


def site_of(me: Player, action: int) -> int:
    """The first site that is called so; `OPEN_SITE` if there is none."""
    for site in range(len(me.buildings)):
        if site_action(me, site) == action:
            return site
    return OPEN_SITE


class ChooseSite(Step):
    """Step 2: with a crane the new card may go over a building of the same player (SJ-6.3, SJ-11.B9)."""

    __slots__ = ("privilege",)

    def __init__(self, player: int, privilege: int) -> None:
        self.player = player
        self.privilege = privilege

    def options(self, s: SanJuan) -> list[int]:
        me, card = s.players[self.player], s.laid[0]
        options = [OPEN] if affordable(me, card, OPEN_SITE, self.privilege, len(me.hand)) else []
        return options + sorted({site_action(me, site) for site in sites_for(me, card, self.privilege, len(me.hand))})

    def why_not(self, s: SanJuan, action: int) -> str:
        me = s.players[self.player]
        if action != OPEN and VOCABULARY.verbs[action] != "over":
            return ""
        if action == OPEN:
            return "SJ-6.8:open-dear"
        site = site_of(me, action)
        if site == OPEN_SITE:
            return "SJ-11.B9:over-none"
        old = me.buildings[site]
        if old == CRANE:
            return "SJ-11.B9:over-crane"
        return "SJ-11.B9:over-same" if old == s.laid[0] else "SJ-6.8:over-dear"

    def figures(self, s: SanJuan, action: int, key: str) -> dict[str, Fact]:
        me = s.players[self.player]
        if key == "over-crane":
            return {}
        if key in ("over-none", "over-same"):
            return {"old": VOCABULARY.ids[action]}
        figures = price(me, s.laid[0], site_of(me, action), self.privilege, len(me.hand))
        if key == "over-dear":
            figures["old"] = VOCABULARY.ids[action]
        return figures

    def choose(self, s: SanJuan, action: int) -> None:
        me, card = s.players[self.player], s.laid[0]
        s.laid = ()
        lay(s, self.player, card, site_of(me, action), self.privilege)


def lay(s: SanJuan, player: int, card: int, site: int, privilege: int) -> None:
    """The card goes to its place.  A building under it is covered from now on: out of the game, its function gone, its good
    discarded; cards tucked under it stay (SJ-1.7, SJ-6.3 step 2, SJ-11.C2, SJ-11.C5)."""
    me = s.players[player]
    least, full, _ = bill(me, card, site, privilege)
    single = bill(me, card, site, 1)[0] if privilege == 2 else least
    old = NO_CARD
    if site == OPEN_SITE:
        me.buildings.append(card)
        me.goods.append(EMPTY)
    else:
        if me.goods[site] != EMPTY:
            s.lose_good(player, site)
        old = me.buildings[site]
        s.covered += (old,)
        me.active &= ~(1 << old)
        me.buildings[site] = card
    s.tell(BUILT, player, (card, old))
    s.then(HowMuch(player, least, full, single), StandsThere(player, card, old))


class HowMuch(Step):
    """Step 3: discounts may be waived, so any payment from the least to the full price is legal (SJ-6.8, SJ-R7).

    Two players: paying less than the single privilege would allow uses the library (SJ-R10)."""

    __slots__ = ("full", "least", "single")

    def __init__(self, player: int, least: int, full: int, single: int) -> None:
        self.player = player
        self.least = least
        self.full = full
        self.single = single  # the least payment without the library

    def goods(self, me: Player) -> int:
        return min(MARKET_GOODS, self.least, len(me.laden())) if self.least and me.has(BLACK_MARKET) else 0

    def options(self, s: SanJuan) -> list[int]:
        me = s.players[self.player]
        most = len(me.hand) + self.goods(me) if self.full > self.least else self.least
        return [PAY + n for n in range(self.least, min(self.full, most) + 1)]

    def meant(self, s: SanJuan) -> int:
        """The least, unless that would use up the library."""
        return PAY + self.least if self.least >= self.single else -1

    def why_not(self, s: SanJuan, action: int) -> str:
        if VOCABULARY.verbs[action] != "pay":
            return ""
        n = action - PAY
        return "SJ-6.8:pay-less" if n < self.least else "SJ-6.8:pay-more" if n > self.full else "SJ-6.8:pay-short"

    def figures(self, s: SanJuan, action: int, key: str) -> dict[str, Fact]:
        me = s.players[self.player]
        if key == "pay-less":
            return {"least": self.least, "terms": paid_terms(s, self.player, self.least)}
        if key == "pay-more":
            return {"full": self.full}
        return {"others": len(me.hand), "goods": self.goods(me)}

    def choose(self, s: SanJuan, action: int) -> None:
        due, goods = action - PAY, self.goods(s.players[self.player])
        if due < self.single:
            s.use_library(self.player)
        if goods:
            s.then(SpendGoods(self.player, due, goods))
        else:
            pay_cards(s, self.player, due)


class SpendGoods(Step):
    """Step 4: with a black market up to two own goods pay one card each (SJ-6.3, SJ-11.B5); these do not count as sales
    (SJ-8.9)."""

    __slots__ = ("due", "goods")

    def __init__(self, player: int, due: int, goods: int) -> None:
        self.player = player
        self.due = due
        self.goods = goods  # how many goods may still be spent

    def options(self, s: SanJuan) -> list[int]:
        me = s.players[self.player]
        goods = sorted([GOOD_OF[me.buildings[site]] for site in me.laden()])
        short = max(0, self.due - len(me.hand))
        options = [] if short else [SPEND_NOTHING]
        return options + [SPEND + good for good in picks(goods, max(1, short), s.batch)]

    def why_not(self, s: SanJuan, action: int) -> str:
        if VOCABULARY.verbs[action] != "spend":
            return ""
        if action == SPEND_NOTHING:
            return "SJ-6.8:must-spend"
        me = s.players[self.player]
        held = action - SPEND in [GOOD_OF[me.buildings[site]] for site in me.laden()]
        return IN_ORDER if held else "SJ-6.3:no-good-to-spend"

    def figures(self, s: SanJuan, action: int, key: str) -> dict[str, Fact]:
        if key == "no-good-to-spend":
            return {"good": GOOD_IDS[action - SPEND]}
        cards = len(s.players[self.player].hand)
        return {"due": self.due, "others": cards, "short": self.due - cards}

    def choose(self, s: SanJuan, action: int) -> None:
        me = s.players[self.player]
        if action == SPEND_NOTHING:
            pay_cards(s, self.player, self.due)
            return
        good = action - SPEND
        s.lose_good(self.player, [site for site in me.laden() if GOOD_OF[me.buildings[site]] == good][0])
        s.batch += (good,)
        if self.goods > 1 and self.due > 1:
            s.then(SpendGoods(self.player, self.due - 1, self.goods - 1))
        else:
            pay_cards(s, self.player, self.due - 1)


def pay_cards(s: SanJuan, player: int, due: int) -> None:
    if due:
        s.then(PayCards(player, due))


class PayCards(Pick):
    """Step 5: exactly the rest in hand cards, face down (SJ-6.3)."""

    def rule(self) -> str:
        return "SJ-6.3:not-in-hand"

    def why_not(self, s: SanJuan, action: int) -> str:
        reason = Pick.why_not(self, s, action)
        itself = reason == "SJ-6.3:not-in-hand" and action - DISCARD == being_built(s).card
        return "SJ-6.3:pays-not-itself" if itself else reason

    def why_number(self, s: SanJuan) -> str:
        return "SJ-6.3:pay-exactly"

    def figures(self, s: SanJuan, action: int, key: str) -> dict[str, Fact]:
        if key == "pays-not-itself":
            return {"thing": IDS[action - DISCARD]}
        return Pick.figures(self, s, action, key)


class StandsThere(Step):
    """Step 6: carpenter for a city building (SJ-11.B13), then poor house (SJ-11.B4), neither for itself (SJ-6.3, SJ-5.6)."""

    __slots__ = ("card", "old")

    def __init__(self, player: int, card: int, old: int = NO_CARD) -> None:
        self.player = player
        self.card = card
        self.old = old  # the building under it

    def choose(self, s: SanJuan, action: int) -> None:
        me = s.players[self.player]
        s.batch = ()
        if me.has(CARPENTER) and not is_production(self.card):
            s.draw(self.player, CARPENTER_CARDS, CARPENTER)
        if me.has(POOR_HOUSE) and len(me.hand) <= POOR_HAND:
            s.draw(self.player, POOR_HOUSE_CARDS, POOR_HOUSE)


def being_built(s: SanJuan) -> StandsThere:
    """The build that is being paid for."""
    return [step for step in s.stack if isinstance(step, StandsThere)][-1]


def paid_terms(s: SanJuan, player: int, paid: int) -> list[Term]:
    """How a payment comes about once the card lies there; a discount may have been waived (SJ-R7)."""
    built, me, site = being_built(s), s.players[player].copy(), OPEN_SITE
    if built.old != NO_CARD:
        site = len(me.buildings)
        me.buildings.append(built.old)
        me.goods.append(EMPTY)
    times = int(s.roles[BUILDER] == player)
    if paid < bill(me, built.card, site, times)[0]:
        times *= DOUBLE
    terms = price_terms(me, built.card, site, times)
    waived = paid - sum([amount for amount, _ in terms])
    return terms + ([(waived, "waived")] if waived else [])


class BuilderEnds(Step):
    """Taverns draw (SJ-6.5, SJ-11.X4, SJ-R13), new buildings start to work (SJ-5.6), and with a twelfth building the game
    is over (SJ-12.1, SJ-R4)."""

    def choose(self, s: SanJuan, action: int) -> None:
        built = [len(p.buildings) for p in s.players]
        for p in s.owners(self.player, TAVERN):
            if built[p] == min(built) < max(built):
                s.draw(p, TAVERN_CARDS, TAVERN)
        for me in s.players:
            me.activate()
        s.phase = NO_ROLE
        if max(built) >= TWELVE:
            s.tell(ENDED, NOBODY)
            s.finish()
