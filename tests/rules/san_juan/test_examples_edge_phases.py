"""Edge cases of EXAMPLES.md about producer, trader, councillor and prospector.  Seat 0 is the governor."""

from __future__ import annotations

import pytest

from serai.games.san_juan.cards import CARDS
from tests.rules.san_juan.position import (
    Area,
    as_often_as_possible,
    choosing_role,
    everybody_passes,
    goods,
    hand,
    names,
    offered,
    position,
    say,
    sees,
    start_round,
    these,
)

# ---- Producer -------------------------------------------------------------------------------


@pytest.mark.parametrize(("empty", "drawn"), [(1, 0), (2, 1)])
def test_e63_well(empty: int, drawn: int) -> None:
    """SJ-E63 (SJ-7.5): the well draws 1 for two goods, nothing for one."""
    s = position(Area(f"{empty} indigo plant, indigo plant with good, well"), Area(), Area())
    say(s, 0, "take producer")
    assert as_often_as_possible(s, 0, "produce") == empty
    assert len(hand(s, 0)) == drawn


def test_e74_nothing_left_to_produce_with() -> None:
    """SJ-E74 (SJ-7.7): with one card anywhere only the first plant gets a good, and the well gives nothing."""
    me = Area("indigo plant, sugar mill, tobacco storage, aqueduct, well")
    s = position(me, Area(), Area(), deck="any", short=True)
    say(s, 0, "take producer", "produce indigo")
    assert choosing_role(s)
    assert goods(s, 0) == these("indigo plant")
    assert hand(s, 0) == []


# ---- Trader ---------------------------------------------------------------------------------


def test_e43_tile_cycle() -> None:
    """SJ-E43 (SJ-8.8): the tiles come up in the same cycle, also after a phase in which nobody sold anything."""
    order = ["12233", "11122", "12223", "11222", "11223"]
    s = position(Area("8 silver smelter with good"), Area(), Area(), tiles=", ".join(order))
    for phase, tile in enumerate([*order, order[0]]):
        start_round(s)
        say(s, 0, "take trader")
        prices = [int(price) for price in tile]
        assert sees(s, None)["prices"][:5] == prices
        before = len(hand(s, 0))
        say(s, 0, "pass" if phase == 1 else "sell silver")
        everybody_passes(s)
        assert len(hand(s, 0)) == before + (0 if phase == 1 else prices[-1])


def test_e44_nothing_sold() -> None:
    """SJ-E44 (SJ-8.7, SJ-8.8): if nobody sells, each hut draws 1; the tile goes to the bottom all the same."""
    seller = Area("indigo plant with good")
    s = position(seller, Area("indigo plant with good, hut"), Area("hut"), expansion=True, tiles="11122, 12233")
    say(s, 0, "take trader", "pass")
    say(s, 1, "pass")
    assert [len(hand(s, seat)) for seat in range(3)] == [0, 1, 1]
    start_round(s)
    say(s, 0, "take trader")
    assert sees(s, None)["prices"][:5] == [1, 2, 2, 3, 3]


@pytest.mark.parametrize(
    ("owns", "sale", "price"),
    [("silver smelter with good", "sell silver", 3), ("customs office with good", "sell customs goods", 2)],
)
def test_e45_hut_and_one_sale(owns: str, sale: str, price: int) -> None:
    """SJ-E45 (SJ-8.7): one sold good, even a customs good, and no hut draws."""
    s = position(Area(owns), Area("indigo plant with good, hut"), Area("hut"), expansion=True, tiles="11223")
    say(s, 0, "take trader", sale)
    assert sees(s, 1)["sales"] == 1
    say(s, 1, "pass")
    assert [len(hand(s, seat)) for seat in range(3)] == [price, 0, 0]
    start_round(s)
    say(s, 0, "take trader")
    say(s, 1, "pass")
    assert [len(hand(s, seat)) for seat in range(3)] == [price, 1, 1]  # in the next phase nothing is sold


def test_e46_market_stand_and_market_hall() -> None:
    """SJ-E46 (SJ-8.4): two sales draw for stand and hall, one sale for the hall only."""
    me = Area("tobacco storage with good, silver smelter with good, trading post, market stand, market hall")
    s = position(Area(), me, Area(), tiles="11223")
    say(s, 0, "take trader")
    two, one = s.copy(), s.copy()
    say(two, 1, "sell tobacco", "sell silver")
    assert len(hand(two, 1)) == 2 + 3 + 1 + 1
    say(one, 1, "sell silver")
    assert len(hand(one, 1)) == 3 + 1


def test_e47_customs_goods() -> None:
    """SJ-E47 (SJ-8.5, SJ-8.6): a customs good sells for 2 and counts for limit, stand and harbor."""
    me = Area("indigo plant with good, customs office with good, market stand, harbor")
    s = position(me, Area(), Area(), expansion=True, tiles="11122")
    say(s, 0, "take trader", "sell indigo", "sell customs goods")
    assert len(hand(s, 0)) == 2 + 1 + 1
    assert len(s.players[0].harbor) == 1
    assert len(s.discards) == 1
    assert goods(s, 0) == []


def test_e71_hut_owner_last_in_order() -> None:
    """SJ-E71 (SJ-R24): the last player knows that nothing was sold: he may sell, or pass for his hut's card."""
    seller = Area("indigo plant with good")
    s = position(seller, seller, Area("indigo plant with good, hut"), expansion=True)
    say(s, 0, "take trader", "pass")
    assert s.waiting() == [1]
    say(s, 1, "pass")
    assert sees(s, 2)["sales"] == 0
    assert offered(s, 2) == ["pass", "sell indigo"]
    sells, passes = s.copy(), s.copy()
    say(sells, 2, "sell indigo")
    assert (len(hand(sells, 2)), goods(sells, 2)) == (1, [])
    say(passes, 2, "pass")
    assert (len(hand(passes, 2)), goods(passes, 2)) == (1, ["indigo plant"])


def test_e75_harbor_before_the_draw() -> None:
    """SJ-E75 (SJ-8.6): the harbor gets its card before the draw, so only the other sold good can be drawn again."""
    me = Area("indigo plant with good, sugar mill with good, harbor")
    s = position(me, Area(), Area(), expansion=True, tiles="11122", short=True)
    cards = [card for card in s.players[0].goods if card >= 0]
    say(s, 0, "take trader", "sell indigo", "sell sugar")
    assert len(hand(s, 0)) == 1
    assert len(s.players[0].harbor) == 1
    assert sorted([*s.players[0].hand, *s.players[0].harbor]) == sorted(cards)
    assert (s.deck, s.discards) == ([], [])


# ---- Councillor -----------------------------------------------------------------------------


def test_e48_customs_office_refills_only_when_empty() -> None:
    """SJ-E48 (SJ-9.1, SJ-7.6): an empty customs office gets the top card at the start of any councillor phase, never of
    a producer phase; a full one gets nothing."""
    me = Area("indigo plant with good, customs office with good")
    s = position(Area(), me, Area(), expansion=True, deck="hero, statue")
    site = 1
    good = s.players[1].goods[site]
    say(s, 0, "take councillor")
    assert s.players[1].goods[site] == good
    assert CARDS[s.deck[-1]] == "hero"
    start_round(s)
    say(s, 0, "take trader")
    say(s, 1, "sell customs goods")  # price 2: hero and statue
    assert hand(s, 1) == these("hero, statue")
    start_round(s)
    say(s, 0, "take producer")
    everybody_passes(s)
    assert goods(s, 1) == these("indigo plant")
    for chooser in (0, 1):
        t = s.copy()
        top = t.deck[-1]
        start_round(t, chooser)
        say(t, chooser, "take councillor")
        assert t.players[1].goods[site] == top
        assert offered(t, chooser) == ["pass", "draw 5"]  # nobody has drawn yet


def test_e49_customs_goods_and_black_market() -> None:
    """SJ-E49 (SJ-11.X6): the customs good may be one of the goods that lower the cost."""
    me = Area("indigo plant with good, customs office with good, black market", hand="chapel, 4 sugar mill")
    s = position(Area(), me, Area(), expansion=True)
    say(s, 0, "take builder")
    say(s, 1, "build chapel", "spend indigo", "spend customs goods")
    assert as_often_as_possible(s, 1, "discard") == 1
    assert goods(s, 1) == []
    assert len(s.discards) == 3


def test_e56_empty_deck_in_the_middle_of_a_draw() -> None:
    """SJ-E56 (SJ-14.6): three cards, then two of the reshuffled discards; what was drawn is not shuffled in."""
    s = position(Area(), Area(), Area(), deck="3 library", discards="20 any", short=True)
    say(s, 0, "take councillor", "draw 5")
    assert len(s.deck) == 20 - 2
    assert s.discards == []
    assert "library" not in names(s.deck)
    assert "keep library" in offered(s, 0)
    say(s, 0, "keep library")
    assert hand(s, 0) == these("library")
    assert len(s.discards) == 4
    assert names(s.discards).count("library") == 2


def test_e64_councillor_keep_without_archive() -> None:
    """SJ-E64 (SJ-9.3): of 2 cards a prefecture keeps both; nothing is asked, nothing discarded."""
    s = position(Area(), Area("indigo plant, prefecture", hand="well"), Area(), deck="hero, statue")
    say(s, 0, "take councillor", "pass")
    say(s, 1, "draw 2")
    assert s.waiting() == [2]
    assert hand(s, 1) == these("well, hero, statue")
    assert s.discards == []


# ---- Prospector -----------------------------------------------------------------------------


def test_e57_empty_deck_and_gold_mine() -> None:
    """SJ-E57 (SJ-14.6): a gold mine that can reveal only two cards yields nothing; they are discarded."""
    s = position(Area(), Area("gold mine"), Area(), deck="well, library, smithy", short=True)
    say(s, 0, "take prospector")
    assert hand(s, 0) == these("well")
    assert hand(s, 1) == []
    assert names(s.discards) == these("library, smithy")
    assert s.deck == []


def test_e58_prospector_chosen_by_another_player() -> None:
    """SJ-E58 (SJ-10.2): gold mines work whoever chose; the library doubles the draw, never a gold mine."""
    failing = "2 indigo plant, 2 sugar mill"
    finding = "smithy, sugar mill, chapel, quarry"
    s = position(Area(), Area("gold mine"), Area(), deck=f"hero, {finding}")
    say(s, 0, "take prospector")
    assert hand(s, 0) == these("hero")
    assert hand(s, 1) == these("smithy")

    s = position(Area("library, gold mine"), Area("gold mine"), Area(), deck=f"hero, crane, {failing}, {finding}")
    say(s, 0, "take prospector")
    assert hand(s, 0) == these("hero, crane")
    assert hand(s, 1) == these("smithy")
    assert names(s.discards) == these(f"{failing}, sugar mill, chapel, quarry")


def test_e59_goldsmith() -> None:
    """SJ-E59 (SJ-11.X9): the revealed card goes to the hand if nobody shows such a building; a covered one is none."""
    smith = Area("goldsmith")
    for card, taken in (("sugar mill", True), ("indigo plant", False), ("goldsmith", False)):
        s = position(Area(), smith, Area("well"), expansion=True, deck=f"hero, {card}")
        say(s, 0, "take prospector")
        assert hand(s, 1) == ([card] if taken else [])
        assert names(s.discards) == ([] if taken else [card])

    s = position(Area("crane, well", hand="statue, 3 sugar mill"), smith, Area(), expansion=True, deck="hero, well")
    say(s, 0, "take builder", "build statue", "over well", "pay 0")
    say(s, 1, "take prospector")
    assert hand(s, 1) == these("hero, well")
