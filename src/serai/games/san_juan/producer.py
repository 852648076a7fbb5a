"""The producer (SJ-7), with aqueduct and well."""

from __future__ import annotations

from serai.engine.events import Fact
from serai.engine.step import IN_ORDER, PASS, Step
from serai.games.san_juan.cards import (
    AQUEDUCT,
    AQUEDUCT_GOODS,
    GOOD_IDS,
    GOOD_OF,
    GOODS,
    HOLDER,
    IDS,
    PRODUCER_ACTION,
    PRODUCER_PRIVILEGE,
    WELL,
    WELL_CARDS,
    WELL_GOODS,
    is_production,
)
from serai.games.san_juan.phase import PhaseEnds, Term, privileges
from serai.games.san_juan.state import EMPTY, Player, SanJuan
from serai.games.san_juan.vocabulary import PRODUCE, VOCABULARY


def goods_allowed(me: Player, privilege: int) -> int:
    """1, the chooser 1 more (library 2 more), with an aqueduct 1 more (SJ-7.1, SJ-7.4, SJ-11.B12, SJ-T2)."""
    return PRODUCER_ACTION + privilege * PRODUCER_PRIVILEGE + me.has(AQUEDUCT) * AQUEDUCT_GOODS


def goods_terms(me: Player, limit: int) -> list[Term]:
    """The same term by term, of a limit that was set when the phase began."""
    helps = [(AQUEDUCT_GOODS, IDS[AQUEDUCT])] if me.has(AQUEDUCT) else []
    times = (limit - goods_allowed(me, 0)) // PRODUCER_PRIVILEGE
    return [(PRODUCER_ACTION, "everybody"), *privileges("producer", times, PRODUCER_PRIVILEGE), *helps]


def producer_phase(s: SanJuan, player: int, privilege: int) -> None:
    """Each player may produce, clockwise from the chooser (SJ-5.3, SJ-5.8)."""
    steps = [Produce(p, goods_allowed(s.players[p], privilege * (p == player))) for p in s.clockwise(player)]
    s.then(*[step for step in steps if empty_kinds(s.players[step.player])], PhaseEnds(player))


def empty_kinds(me: Player) -> int:
    """Bit set of the goods that could be produced: of production buildings without one, never of a customs office (SJ-7.2,
    SJ-7.6)."""
    kinds = 0
    for site, card in enumerate(me.buildings):
        if me.goods[site] == EMPTY and is_production(card):
            kinds |= 1 << GOOD_OF[card]
    return kinds


class Produce(Step):
    """The top card, unseen, onto one of the player's production buildings without a good; fewer than allowed is fine
    (SJ-7.2)."""

    __slots__ = ("limit",)

    def __init__(self, player: int, limit: int) -> None:
        self.player = player
        self.limit = limit

    def ticks(self) -> bool:
        return True

    def options(self, s: SanJuan) -> list[int]:
        if not (s.deck or s.discards):  # SJ-7.7
            return [PASS]
        empty = empty_kinds(s.players[self.player])
        return [PASS] + [PRODUCE + good for good in range(s.batch[-1] if s.batch else 0, len(GOODS)) if empty >> good & 1]

    def why_not(self, s: SanJuan, action: int) -> str:
        if VOCABULARY.verbs[action] != "produce":
            return ""
        good, me = action - PRODUCE, s.players[self.player]
        if empty_kinds(me) >> good & 1:
            return IN_ORDER
        return "SJ-7.2:plants-full" if HOLDER[good] in me.buildings else "SJ-7.2:no-plant"

    def why_number(self, s: SanJuan) -> str:
        return "SJ-7.1:produce-limit"

    def figures(self, s: SanJuan, action: int, key: str) -> dict[str, Fact]:
        me = s.players[self.player]
        if key == "produce-limit":
            return {"most": self.limit, "terms": goods_terms(me, self.limit)}
        good = action - PRODUCE
        named: dict[str, Fact] = {"good": GOOD_IDS[good], "building": IDS[HOLDER[good]]}
        if key == "plants-full":
            named["count"] = me.buildings.count(HOLDER[good])
        return named

    def choose(self, s: SanJuan, action: int) -> None:
        me = s.players[self.player]
        if action != PASS:
            good = action - PRODUCE
            empty = [i for i, card in enumerate(me.buildings) if GOOD_OF[card] == good and me.goods[i] == EMPTY]
            s.put_good(self.player, empty[0])
            s.batch += (good,)
            if len(s.batch) > goods_allowed(me, 1):
                s.use_library(self.player)  # SJ-R10
            if len(s.batch) < self.limit:
                s.then(self)
                return
        if len(s.batch) >= WELL_GOODS and me.has(WELL):  # SJ-7.5, SJ-11.B7
            s.draw(self.player, WELL_CARDS, WELL)
        s.batch = ()
