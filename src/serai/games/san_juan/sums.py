"""How a price or a limit of San Juan comes about, term by term, for the seat that is asked.

The numbers are those of the rules: `price_terms`, `goods_terms` and the like.
"""

from __future__ import annotations

from typing import Final

from serai.engine.events import Fact, Message, message
from serai.engine.step import Step
from serai.games.san_juan.builder import Build, HowMuch, PayCards, SpendGoods, being_built, paid_terms
from serai.games.san_juan.cards import (
    AQUEDUCT,
    BUILDER_DISCOUNT,
    CARPENTER,
    IDS,
    LIBRARY,
    NO_CARD,
    QUARRY,
    QUARRY_DISCOUNT,
    SMITHY,
    SMITHY_DISCOUNT,
    TRADING_POST,
    is_production,
)
from serai.games.san_juan.councillor import Consult, draw_terms, drawn_by, keeps
from serai.games.san_juan.phase import Term, privileges
from serai.games.san_juan.producer import Produce, goods_terms
from serai.games.san_juan.state import Player, SanJuan
from serai.games.san_juan.trader import Sell, sales_terms

CAUSES: Final[dict[str, tuple[Fact, str]]] = {
    "": (message("sum-cost"), ""),
    "everybody": (message("sum-everybody"), ""),
    "waived": (message("sum-waived"), "SJ-R7"),
    "builder": (message("sum-privilege", thing="builder"), "SJ-6.2"),
    "producer": (message("sum-privilege", thing="producer"), "SJ-7.4"),
    "trader": (message("sum-privilege", thing="trader"), "SJ-8.2"),
    "councillor": (message("sum-privilege", thing="councillor"), "SJ-9.2"),
    IDS[LIBRARY]: (IDS[LIBRARY], "SJ-11.B17"),
    IDS[SMITHY]: (IDS[SMITHY], "SJ-11.B1"),
    IDS[QUARRY]: (IDS[QUARRY], "SJ-11.B16"),
    IDS[AQUEDUCT]: (IDS[AQUEDUCT], "SJ-11.B12"),
    IDS[TRADING_POST]: (IDS[TRADING_POST], "SJ-11.B6"),
}
"""What a term is called, and the rule that says so; the building under a crane is named by itself."""


def sums(s: SanJuan, seat: int) -> list[Fact]:
    """The arithmetic behind the question."""
    step = s.step_for(seat)
    me = s.players[seat]
    if isinstance(step, Build):
        return total(reductions(me, step.privilege))
    if isinstance(step, HowMuch | SpendGoods | PayCards):
        return price(s, seat, step)
    if isinstance(step, Produce):
        return total(explained(goods_terms(me, step.limit)), message("sum-goods", count=step.limit))
    if isinstance(step, Sell):
        return total(explained(sales_terms(me, step.limit)), message("sum-goods", count=step.limit))
    if isinstance(step, Consult):
        result = message("sum-keep", drawn=drawn_by(step.privilege), count=keeps(me))
        return total(explained(draw_terms(step.privilege)), result)
    return []


def term(what: Fact, amount: int, rule: str = "") -> Fact:
    """One part of a sum, with the rule that says so."""
    return {"what": what, "amount": amount, "rule": rule}


def total(terms: list[Fact], result: Message | None = None) -> list[Fact]:
    return [{"terms": terms, **({"result": result} if result else {})}] if terms else []


def caused(cause: str, amount: int) -> Fact:
    """A part of a sum by its cause."""
    what, rule = CAUSES[cause]
    return term(what, amount, rule)


def explained(terms: list[Term]) -> list[Fact]:
    return [caused(cause, amount) for amount, cause in terms]


def reductions(me: Player, privilege: int) -> list[Fact]:
    """Before a card is chosen: what lowers its price."""
    terms = privileges("builder", privilege, -BUILDER_DISCOUNT)
    terms += [(-SMITHY_DISCOUNT, IDS[SMITHY])] if me.has(SMITHY) else []
    terms += [(-QUARRY_DISCOUNT, IDS[QUARRY])] if me.has(QUARRY) else []
    return explained(terms)


def price(s: SanJuan, seat: int, step: Step) -> list[Fact]:
    """From the printed cost to what is paid (SJ-6.8); a discount may have been waived (SJ-R7)."""
    me, spent, built = s.players[seat], len(s.batch), being_built(s)
    if isinstance(step, HowMuch):
        paid = step.least
    elif isinstance(step, SpendGoods):
        paid = spent + step.due
    else:
        assert isinstance(step, PayCards)
        paid = spent + step.left + len(me.picked)
    covered = IDS[built.old] if built.old != NO_CARD else "nothing"
    parts = paid_terms(s, seat, paid)
    terms = [term(cause, amount, "SJ-11.C1") if cause == covered else caused(cause, amount) for amount, cause in parts]
    result = message("sum-least" if isinstance(step, HowMuch) else "sum-pay", count=paid)
    draws = me.has(CARPENTER) and not is_production(built.card)
    return total(terms, result) + ([{"terms": [], "result": message("sum-carpenter", thing=IDS[CARPENTER])}] if draws else [])
