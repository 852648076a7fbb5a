"""How a price or a limit of San Juan comes about, term by term, for the seat that is asked.

Prices are read off `bill`, which takes the money: a term is what the bill becomes less when its cause works.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from serai.engine.events import Fact, Message, message
from serai.engine.step import Step
from serai.games.san_juan.builder import OPEN_SITE, Build, HowMuch, PayCards, SpendGoods, StandsThere, bill
from serai.games.san_juan.cards import (
    AQUEDUCT,
    AQUEDUCT_GOODS,
    BUILDER,
    BUILDER_DISCOUNT,
    CARPENTER,
    COST,
    COUNCILLOR_ACTION,
    COUNCILLOR_PRIVILEGE,
    DOUBLE,
    IDS,
    LIBRARY,
    NO_CARD,
    POST_SALES,
    PRODUCER_ACTION,
    PRODUCER_PRIVILEGE,
    QUARRY,
    QUARRY_DISCOUNT,
    SMITHY,
    SMITHY_DISCOUNT,
    TRADER_ACTION,
    TRADER_PRIVILEGE,
    TRADING_POST,
    is_production,
)
from serai.games.san_juan.councillor import Consult, keeps
from serai.games.san_juan.producer import Produce
from serai.games.san_juan.state import EMPTY, Player, SanJuan
from serai.games.san_juan.trader import Sell

HELPERS: Final = {True: (SMITHY, "SJ-11.B1"), False: (QUARRY, "SJ-11.B16")}  # for production buildings, for city buildings


def sums(s: SanJuan, seat: int) -> list[Fact]:
    """The arithmetic behind the question."""
    step = s.step_for(seat)
    me = s.players[seat]
    if isinstance(step, Build):
        return total(reductions(me, step.privilege))
    if isinstance(step, HowMuch | SpendGoods | PayCards):
        return price(s, seat, step)
    if isinstance(step, Produce):
        return allowance(me, step.limit, PRODUCER)
    if isinstance(step, Sell):
        return allowance(me, step.limit, TRADER)
    if isinstance(step, Consult):
        parts = privileges("councillor", step.privilege, COUNCILLOR_PRIVILEGE, "SJ-9.2")
        return total([term(message("sum-everybody"), COUNCILLOR_ACTION), *parts], message("sum-keep", count=keeps(me)))
    return []


def term(what: Fact, amount: int, rule: str = "") -> Fact:
    """One part of a sum, with the rule that says so."""
    return {"what": what, "amount": amount, "rule": rule}


def total(terms: list[Fact], result: Message | None = None) -> list[Fact]:
    return [{"terms": terms, **({"result": result} if result else {})}] if terms else []


def privileges(role: str, times: int, amount: int, rule: str) -> list[Fact]:
    """The chooser's part, and the library's on top."""
    terms = [term(message("sum-privilege", thing=role), amount, rule)] if times else []
    return terms + ([term(IDS[LIBRARY], amount, "SJ-11.B17")] if times == DOUBLE else [])


def reductions(me: Player, privilege: int) -> list[Fact]:
    """Before a card is chosen: what lowers its price."""
    terms = privileges("builder", privilege, -BUILDER_DISCOUNT, "SJ-6.2")
    terms += [term(IDS[SMITHY], -SMITHY_DISCOUNT, "SJ-11.B1")] if me.has(SMITHY) else []
    terms += [term(IDS[QUARRY], -QUARRY_DISCOUNT, "SJ-11.B16")] if me.has(QUARRY) else []
    return terms


def price(s: SanJuan, seat: int, step: Step) -> list[Fact]:
    """From the printed cost to what is paid (SJ-6.8); a discount may have been waived (SJ-R7)."""
    me, spent = s.players[seat], len(s.batch)
    built = [waiting for waiting in s.stack if isinstance(waiting, StandsThere)][-1]
    card, old = built.card, built.old
    if isinstance(step, HowMuch):
        paid = step.least
    elif isinstance(step, SpendGoods):
        paid = spent + step.due
    else:
        assert isinstance(step, PayCards)
        paid = spent + step.left + len(me.picked)
    helper, rule = HELPERS[is_production(card)]
    chooser = int(s.roles[BUILDER] == seat)
    alone = asked_for(me, card, old, 0, helper=False)
    privileged = asked_for(me, card, old, chooser, helper=False)
    helped = asked_for(me, card, old, chooser, helper=True)
    doubled = asked_for(me, card, old, chooser * DOUBLE, helper=True) if paid < helped else helped
    parts: list[tuple[Fact, int, str]] = [
        (IDS[old], alone - COST[card], "SJ-11.C1"),
        (message("sum-privilege", thing="builder"), privileged - alone, "SJ-6.2"),
        (IDS[helper], helped - privileged, rule),
        (IDS[LIBRARY], doubled - helped, "SJ-11.B17"),
        (message("sum-waived"), paid - doubled, "SJ-R7"),
    ]
    terms = [term(message("sum-cost"), COST[card]), *[term(*part) for part in parts if part[1]]]
    result = message("sum-least" if isinstance(step, HowMuch) else "sum-pay", count=paid)
    draws = me.has(CARPENTER) and not is_production(card)
    return total(terms, result) + ([{"terms": [], "result": message("sum-carpenter", thing=IDS[CARPENTER])}] if draws else [])


def asked_for(me: Player, card: int, old: int, privilege: int, helper: bool) -> int:
    """The least payment of the bill, as it would be with or without smithy and quarry; `old` is the building under it."""
    t, site = me.copy(), OPEN_SITE
    if old != NO_CARD:
        site = len(t.buildings)
        t.buildings.append(old)
        t.goods.append(EMPTY)
    if not helper:
        t.active &= ~(1 << SMITHY | 1 << QUARRY)
    return bill(t, card, site, privilege)[0]


class Role(NamedTuple):
    """How many goods a role gives: to everybody, to the chooser, and by a building."""

    name: str
    action: int
    privilege: int
    rule: str
    helper: int
    more: int
    helper_rule: str


PRODUCER: Final = Role("producer", PRODUCER_ACTION, PRODUCER_PRIVILEGE, "SJ-7.4", AQUEDUCT, AQUEDUCT_GOODS, "SJ-11.B12")
TRADER: Final = Role("trader", TRADER_ACTION, TRADER_PRIVILEGE, "SJ-8.2", TRADING_POST, POST_SALES, "SJ-11.B6")


def allowance(me: Player, limit: int, role: Role) -> list[Fact]:
    """How many goods may be produced or sold."""
    helps = [term(IDS[role.helper], role.more, role.helper_rule)] if me.has(role.helper) else []
    times = (limit - role.action - len(helps) * role.more) // role.privilege
    terms = [term(message("sum-everybody"), role.action), *privileges(role.name, times, role.privilege, role.rule), *helps]
    return total(terms, message("sum-goods", count=limit))
