"""All builds of a position, found a second way: straight from the bounds of SJ-6.8 by brute force, and through the steps."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import serai
from serai.engine.chance import Dice
from serai.games.san_juan.builder import Build
from serai.games.san_juan.cards import (
    BLACK_MARKET,
    CARPENTER,
    CATHEDRAL,
    COST,
    CRANE,
    LIBRARY,
    NO_CARD,
    PARK,
    POOR_HOUSE,
    QUARRY,
    SMITHY,
    is_production,
)
from serai.games.san_juan.round import TakeRole
from serai.games.san_juan.state import EMPTY, NOBODY, Player, SanJuan

Deal = tuple[int, int, bool, tuple[int, ...], tuple[int, ...]]  # card, what it covers, with a good, goods spent, cards paid


def positions(seed: int, wanted: int) -> list[SanJuan]:
    """Players about to build, in the middle of random games, with more of the buildings that matter here than usual."""
    dice = Dice("payments", seed)
    found: list[SanJuan] = []
    while len(found) < wanted:
        s = serai.new_game("san-juan", 2 + dice.below(3), dice.below(1 << 30))
        assert isinstance(s, SanJuan)
        for _ in range(60 + dice.below(200)):
            if s.options:
                s.play(dice.pick(s.options))
        if not s.stack or not 0 < len(s.players[0].hand) < 8:
            continue
        me = s.players[0]
        for card in (CRANE, BLACK_MARKET, SMITHY, QUARRY, LIBRARY, PARK):
            if card not in me.buildings and dice.below(2):
                me.buildings.append(card)
                me.goods.append(EMPTY)
        me.goods = [0 if is_production(card) and dice.below(2) else EMPTY for card in me.buildings]
        me.activate()
        me.active &= ~(1 << CARPENTER | 1 << POOR_HOUSE)  # their draws would hide what was paid
        s.roles = [NOBODY] * len(s.roles)  # so that the next decision is a choice
        s.stack[:] = [TakeRole(1), Build(0, dice.below(3 if me.has(LIBRARY) else 2))]
        s.batch, s.laid, me.picked, me.drawn = (), (), (), ()  # whatever was going on
        s.advance()
        found.append(s)
    return found


def by_the_bounds(s: SanJuan) -> set[Deal]:
    """SJ-6.8, word by word."""
    me, step = s.players[0], s.stack[-1]
    assert isinstance(step, Build)
    deals: set[Deal] = set()
    for card in sorted(set(me.hand) | ({CATHEDRAL} if s.cathedral else set())):
        if not is_production(card) and card in me.buildings:
            continue
        rest = me.hand[:]
        if card != CATHEDRAL:
            rest.remove(card)
        sites = [i for i, old in enumerate(me.buildings) if me.has(CRANE) and old not in (CRANE, card)]
        for site in [-1, *sites]:
            old = me.buildings[site] if site >= 0 else NO_CARD
            works = [kind for kind in me.buildings if kind != old or is_production(kind)]
            reduction = 0 if site < 0 else 6 if old == PARK else COST[old]
            full = max(0, COST[card] - reduction)
            privilege = min(step.privilege, 2 if LIBRARY in works else 1)
            least = max(0, full - privilege - ((SMITHY if is_production(card) else QUARRY) in works))
            goods = [me.buildings[i] for i, good in enumerate(me.goods) if good != EMPTY and i != site]
            most = min(2, least, len(goods)) if BLACK_MARKET in works else 0
            for g in range(most + 1):
                for h in range(len(rest) + 1):
                    if least <= g + h <= full:
                        for spent in combinations(sorted(goods), g):
                            for paid in combinations(rest, h):
                                deals.add((card, old, site >= 0 and me.goods[site] != EMPTY, spent, paid))
    return deals


def by_the_steps(s: SanJuan) -> list[Deal]:
    """Every way through the steps, read off the table afterwards."""
    before = s.players[0]
    deals: list[Deal] = []
    ways = []
    for action in s.options[1:]:  # the first is to pass
        t = s.copy()
        t.play(action)
        ways.append(t)
    while ways:
        t = ways.pop()
        if t.player == 0:
            for action in t.options:
                u = t.copy()
                u.play(action)
                ways.append(u)
        else:
            deals.append(deal(before, t, t.players[0]))
    return deals


def deal(before: Player, t: SanJuan, after: Player) -> Deal:
    if len(after.buildings) > len(before.buildings):
        site, old = len(before.buildings), NO_CARD
    else:
        old = t.covered[-1]
        site = next(i for i, card in enumerate(before.buildings) if after.buildings[i] != card)
    card = after.buildings[site]
    paid = Counter(before.hand) - Counter(after.hand) - (Counter() if card == CATHEDRAL else Counter([card]))
    goods = [i for i, good in enumerate(before.goods) if good != EMPTY and after.goods[i] == EMPTY and i != site]
    spent = tuple(sorted(before.buildings[i] for i in goods))
    return card, old, old != NO_CARD and before.goods[site] != EMPTY, spent, tuple(sorted(paid.elements()))


@pytest.mark.parametrize("seed", range(4))
def test_the_steps_offer_exactly_the_legal_payments(seed: int) -> None:
    """SJ-6.3, SJ-6.4, SJ-6.8, SJ-11.B9, SJ-R2, SJ-R7: nothing more, nothing less, and each in exactly one way."""
    seen = 0
    for s in positions(seed, 25):
        expected = by_the_bounds(s)
        found = by_the_steps(s)
        assert set(found) == expected
        assert len(found) == len(expected)
        seen += len(expected)
    assert seen > 500
