"""The worked examples of the rulebook, SJ-E1 to SJ-E27 of EXAMPLES.md: seat 0 is the governor and chooses first."""

from __future__ import annotations

import pytest

from tests.rules.san_juan.position import (
    E25,
    E26,
    GAME,
    Area,
    as_often_as_possible,
    buildings,
    choosing_role,
    everybody_passes,
    goods,
    hand,
    names,
    offered,
    points,
    position,
    say,
    these,
    why_not,
)


def test_e01_discounts_never_refund() -> None:
    """SJ-E1 (SJ-6.3, SJ-11.B1, SJ-11.B17): discounts of 3 on a cost of 2 make it free, and give nothing back."""
    s = position(Area("indigo plant, smithy, library", hand="sugar mill, 2 well"), Area(), Area())
    say(s, 0, "take builder", "build sugar mill")
    assert offered(s, 0) == ["pay 0", "pay 1", "pay 2"]
    say(s, 0, "pay 0")
    assert hand(s, 0) == these("2 well")
    assert buildings(s, 0) == these("indigo plant, smithy, library, sugar mill")
    assert s.discards == []


def test_e02_trader_with_trading_post_and_market_hall() -> None:
    """SJ-E2 (SJ-8.2, SJ-8.4, SJ-T3): three sales at 1, 2 and 3 and one card for the hall are 7 cards."""
    me = Area("trading post, market hall, indigo plant with good, tobacco storage with good, silver smelter with good")
    s = position(me, Area(), Area(), tiles="11223")
    say(s, 0, "take trader", "sell indigo", "sell tobacco", "sell silver")
    assert len(hand(s, 0)) == 1 + 2 + 3 + 1
    assert len(s.discards) == 3
    assert goods(s, 0) == []


def test_e03_gold_mine_fails() -> None:
    """SJ-E3 (SJ-11.B2): two cards cost 3, so all four are discarded."""
    s = position(Area(), Area("indigo plant, gold mine"), Area(), deck="crane, library, carpenter, smithy, tobacco storage")
    say(s, 0, "take prospector")
    assert hand(s, 0) == these("crane")
    assert hand(s, 1) == []
    assert names(s.discards) == these("library, carpenter, smithy, tobacco storage")


def test_e04_gold_mine_succeeds() -> None:
    """SJ-E4 (SJ-11.B2): four different costs, so the cheapest card, and no other, goes to the hand unasked."""
    s = position(Area(), Area("indigo plant, gold mine"), Area(), deck="crane, quarry, gold mine, tobacco storage, library")
    say(s, 0, "take prospector")
    assert choosing_role(s)
    assert hand(s, 1) == these("gold mine")
    assert names(s.discards) == these("quarry, tobacco storage, library")


def test_e05_councillor_with_prefecture_and_archive() -> None:
    """SJ-E5 (SJ-9.3, SJ-9.4): all 5 cards come to the hand, and any 3 of the whole hand leave it."""
    s = position(Area("indigo plant, prefecture, archive", hand="3 well"), Area(), Area(), deck="5 sugar mill")
    say(s, 0, "take councillor", "draw 5")
    assert hand(s, 0) == these("5 sugar mill, 3 well")
    assert offered(s, 0) == ["discard sugar mill", "discard well"]
    say(s, 0, *3 * ["discard well"])
    assert hand(s, 0) == these("5 sugar mill")
    assert names(s.discards) == these("3 well")


def test_e06_black_market() -> None:
    """SJ-E6 (SJ-6.3): two goods pay two of the five cards for a library, and no third good may."""
    maryam = Area("indigo plant with good, 2 tobacco storage with good, black market", hand="library, 5 sugar mill")
    s = position(Area(), maryam, Area())
    say(s, 0, "take builder")
    say(s, 1, "build library", "spend indigo", "spend tobacco")
    assert offered(s, 1) == ["discard sugar mill"]
    assert as_often_as_possible(s, 1, "discard") == 3
    assert hand(s, 1) == these("2 sugar mill")
    assert goods(s, 1) == these("tobacco storage")
    assert len(s.discards) == 2 + 3


@pytest.mark.parametrize(
    ("chooser", "owns", "most"),
    [(1, "trading post", 2), (0, "trading post", 3), (0, "trading post, library", 4)],
)
def test_e07_trading_post_limits(chooser: int, owns: str, most: int) -> None:
    """SJ-E7 (SJ-11.B6): 2 sales, as chooser 3, as chooser with library 4."""
    s = position(Area(f"5 indigo plant with good, {owns}"), Area(), Area(), governor=chooser)
    say(s, chooser, "take trader")
    assert as_often_as_possible(s, 0, "sell indigo") == most
    assert len(hand(s, 0)) == most


def test_e08_crane_paying_the_difference() -> None:
    """SJ-E8 (SJ-11.B9): a palace over a chapel costs 3; the cards under the chapel still score."""
    navid = Area("indigo plant, crane, chapel", hand="palace, 5 sugar mill", tucked="2 any")
    s = position(Area(), navid, Area())
    say(s, 0, "take builder")
    say(s, 1, "build palace", "over chapel")
    assert as_often_as_possible(s, 1, "discard") == 3
    assert buildings(s, 1) == these("indigo plant, crane, palace")
    assert points(s, 1) == {"buildings": 1 + 1, "tucked cards": 2, "palace": 1, "total": 5}


@pytest.mark.parametrize(("roaster", "site", "lost"), [("", "", 0), (" with good", " with its good", 1)])
def test_e09_crane_without_refund(roaster: str, site: str, lost: int) -> None:
    """SJ-E9 (SJ-11.B9): a statue over a coffee roaster is free, gains nothing, and loses the roaster's good."""
    mohammad = Area(f"indigo plant, crane, coffee roaster{roaster}", hand="statue, 3 sugar mill")
    s = position(Area(), mohammad, Area())
    say(s, 0, "take builder")
    say(s, 1, "build statue", f"over coffee roaster{site}")
    assert choosing_role(s)
    assert hand(s, 1) == these("3 sugar mill")
    assert buildings(s, 1) == these("indigo plant, crane, statue")
    assert goods(s, 1) == []
    assert len(s.discards) == lost


@pytest.mark.parametrize(
    ("chooser", "owns", "most"),
    [
        (1, "5 indigo plant, aqueduct", 2),
        (0, "5 indigo plant, aqueduct", 3),
        (0, "5 indigo plant, aqueduct, library", 4),
        (0, "3 indigo plant, 2 indigo plant with good, aqueduct, library", 3),
    ],
)
def test_e10_aqueduct_limits(chooser: int, owns: str, most: int) -> None:
    """SJ-E10 (SJ-11.B12): 2 goods, as chooser 3, as chooser with library 4, if that many plants are empty."""
    s = position(Area(owns), Area(), Area(), governor=chooser)
    say(s, chooser, "take producer")
    if chooser != 0:
        say(s, chooser, "pass")
        say(s, 2, "pass")
    assert as_often_as_possible(s, 0, "produce indigo") == most


@pytest.mark.parametrize(("chooser", "owns", "drawn"), [(1, "", 2), (0, "", 5), (0, ", library", 8)])
def test_e11_prefecture(chooser: int, owns: str, drawn: int) -> None:
    """SJ-E11 (SJ-9.3): with a prefecture 2 are kept, of 2, of 5 or of 8."""
    s = position(Area(f"indigo plant, prefecture{owns}"), Area(), Area(), governor=chooser)
    say(s, chooser, "take councillor")
    if chooser != 0:
        say(s, chooser, "pass")
        say(s, 2, "pass")
    assert offered(s, 0) == ["pass", f"draw {drawn}"]
    say(s, 0, f"draw {drawn}")
    assert as_often_as_possible(s, 0, "keep") == (2 if drawn > 2 else 0)  # 2 of 2 is no question
    assert len(hand(s, 0)) == 2
    assert len(s.discards) == drawn - 2


def test_e12_market_hall() -> None:
    """SJ-E12 (SJ-8.4): sugar at 1, coffee at 2 and the hall are 4 cards: the hall gives 1, not 1 a good."""
    sara = Area("market hall, sugar mill with good, coffee roaster with good")
    s = position(sara, Area(), Area(), tiles="11122")
    say(s, 0, "take trader", "sell sugar", "sell coffee")
    assert len(hand(s, 0)) == 1 + 2 + 1


def test_e13_quarry_plus_builder() -> None:
    """SJ-E13 (SJ-11.B16): privilege and quarry make a crane free."""
    s = position(Area("indigo plant, quarry", hand="crane, well"), Area(), Area())
    say(s, 0, "take builder", "build crane", "pay 0")
    assert hand(s, 0) == these("well")
    assert buildings(s, 0) == these("indigo plant, quarry, crane")


def test_e14_library_archive_prefecture() -> None:
    """SJ-E14 (SJ-11.B17): 8 cards come to the hand, 6 of the whole hand leave it."""
    s = position(Area("indigo plant, library, archive, prefecture", hand="3 well"), Area(), Area(), deck="8 sugar mill")
    say(s, 0, "take councillor", "draw 8")
    assert hand(s, 0) == these("8 sugar mill, 3 well")
    say(s, 0, *3 * ["discard sugar mill"], *3 * ["discard well"])
    assert hand(s, 0) == these("5 sugar mill")
    assert len(s.discards) == 6


@pytest.mark.parametrize(
    ("card", "least"),
    [("smithy", 0), ("crane", 0), ("chapel", 0), ("market hall", 1), ("hero", 2), ("guild hall", 3), ("cathedral", 4)]
    + [("indigo plant", 0), ("sugar mill", 0), ("tobacco storage", 1), ("coffee roaster", 2), ("silver smelter", 3)],
)
def test_e15_library_and_quarry(card: str, least: int) -> None:
    """SJ-E15 (SJ-11.B17): city buildings cost the chooser 3 less, production buildings 2 less, nothing below 0."""
    held = "7 sugar mill" if card == "cathedral" else f"{card}, 7 sugar mill"
    s = position(Area("indigo plant, library, quarry", hand=held), Area(), Area(), expansion=True)
    say(s, 0, "take builder", f"build {card}")
    assert offered(s, 0)[0] == f"pay {least}"


def test_e16_library_totals() -> None:
    """SJ-E16 (SJ-11.B17): a chooser with library draws 8, builds 2 cheaper, produces 3, sells 3, prospects 2."""
    owner = Area("5 indigo plant, library", hand="hero, 7 sugar mill")
    s = position(owner, Area(), Area())
    say(s, 0, "take councillor")
    assert offered(s, 0) == ["pass", "draw 8"]

    s = position(owner, Area(), Area())
    say(s, 0, "take builder", "build hero")
    assert offered(s, 0) == ["pay 3", "pay 4", "pay 5"]

    s = position(owner, Area(), Area())
    say(s, 0, "take producer")
    assert as_often_as_possible(s, 0, "produce") == 3

    s = position(Area("5 indigo plant with good, library"), Area(), Area())
    say(s, 0, "take trader")
    assert as_often_as_possible(s, 0, "sell") == 3

    s = position(Area("indigo plant, library"), Area(), Area())
    say(s, 0, "take prospector")
    assert len(hand(s, 0)) == 2


def test_e17_library_two_players() -> None:
    """SJ-E17 (SJ-11.B17): the governor of two uses his library for his first role or for his second, not for both."""
    s = position(Area("indigo plant, library"), Area())
    say(s, 0, "take councillor")
    assert offered(s, 0) == ["pass", "draw 5", "draw 8"]
    for draws, second_role_draws in (("draw 8", 1), ("draw 5", 2)):
        t = s.copy()
        say(t, 0, draws)
        as_often_as_possible(t, 0, "keep")
        everybody_passes(t)
        say(t, 1, "take trader")
        say(t, 0, "take prospector")
        assert len(hand(t, 0)) == 1 + second_role_draws


def test_e18_monuments() -> None:
    """SJ-E18 (SJ-11.B18): another monument may join a statue, a second statue may not."""
    s = position(Area("indigo plant, statue", hand="statue, victory column, 3 sugar mill"), Area(), Area())
    say(s, 0, "take builder")
    assert "build statue" not in offered(s, 0)
    assert why_not(s, 0, "build statue") == "SJ-6.4"
    say(s, 0, "build victory column", "pay 3")
    assert buildings(s, 0) == these("indigo plant, statue, victory column")


def test_e19_guild_hall() -> None:
    """SJ-E19 (SJ-11.B19): six production buildings of three kinds are 9 points."""
    s = position(Area("3 indigo plant, sugar mill, 2 tobacco storage, guild hall"), Area(), Area())
    assert points(s, 0)["guild hall"] == 6 + 3


def test_e20_city_hall() -> None:
    """SJ-E20 (SJ-11.B20): nine city buildings, itself included, are 9 points."""
    owns = "poor house, aqueduct, carpenter, chapel, quarry, library, statue, palace, city hall"
    assert points(position(Area(owns), Area(), Area()), 0)["city hall"] == 9
    assert points(position(Area(f"indigo plant, {owns}"), Area(), Area()), 0)["city hall"] == 9


def test_e21_triumphal_arch() -> None:
    """SJ-E21 (SJ-11.B21): two monuments are 6 points; with a city hall these four are 4 more."""
    s = position(Area("statue, hero, triumphal arch"), Area("statue, hero"), Area())
    assert points(s, 0) == {"buildings": 3 + 5, "triumphal arch": 6, "total": 14}
    assert points(s, 1) == {"buildings": 3 + 5, "total": 8}
    s = position(Area("statue, hero, triumphal arch, city hall"), Area(), Area())
    assert points(s, 0) == {"buildings": 3 + 5, "triumphal arch": 6, "city hall": 4, "total": 18}


@pytest.mark.parametrize(("tucked", "before", "palace"), [(7, 34, 8), (8, 35, 8), (9, 36, 9)])
def test_e22_palace(tucked: int, before: int, palace: int) -> None:
    """SJ-E22 (SJ-11.B22): a quarter of 34 points, rounded down, is 8, in all 42."""
    owns = "indigo plant, statue, victory column, hero, triumphal arch, city hall, palace"  # 13 printed, arch 8, city hall 6
    s = position(Area(owns, tucked=f"{tucked} any"), Area(), Area())
    assert points(s, 0)["palace"] == palace
    assert points(s, 0)["total"] == before + palace


def test_e23_advanced_dealing() -> None:
    """SJ-E23 (SJ-3.9): 5, 6, 7 and 8 cards from the governor on; each keeps 4, hidden and at once; 10 are discarded."""
    s = GAME.new_game(4, "dealing", setup_mode="advanced", start_player="3")
    assert [len(hand(s, seat)) for seat in (2, 3, 0, 1)] == [5, 6, 7, 8]
    assert s.waiting() == [0, 1, 2, 3]
    assert [as_often_as_possible(s, seat, "discard") for seat in (1, 2, 0, 3)] == [4, 1, 3, 2]
    assert [len(hand(s, seat)) for seat in range(4)] == [4, 4, 4, 4]
    assert len(s.discards) == 1 + 2 + 3 + 4
    assert s.waiting() == [2]
    assert choosing_role(s)


def test_e24_park() -> None:
    """SJ-E24 (SJ-11.X5): a covered park is worth 6, so a library over it is free and the cathedral costs at most 1."""
    navid = Area("indigo plant, crane, park", hand="library, 5 sugar mill")
    s = position(Area(), navid, Area(), expansion=True)
    say(s, 0, "take builder")
    say(s, 1, "build library", "over park")
    assert hand(s, 1) == these("5 sugar mill")

    javad = Area("indigo plant, crane, park", hand="3 well")  # too few cards for any other place, so it is no question
    s = position(Area(), javad, Area(), expansion=True)
    say(s, 0, "take builder")
    say(s, 1, "build cathedral")
    assert as_often_as_possible(s, 1, "discard") == 1
    assert buildings(s, 1) == these("indigo plant, crane, cathedral")

    s = position(javad, Area(), Area(), expansion=True)
    say(s, 0, "take builder", "build cathedral")
    assert offered(s, 0) == ["pay 0", "pay 1"]

    quarrier = Area("indigo plant, crane, park, quarry", hand="well")
    s = position(Area(), quarrier, Area(), expansion=True)
    say(s, 0, "take builder")
    say(s, 1, "build cathedral")
    assert offered(s, 1) == ["pay 0", "pay 1"]


def test_e25_residence_two_sets() -> None:
    """SJ-E25 (SJ-11.X10, SJ-T5): one set at cost 2, one at cost 6, none of two kinds only: 4 + 3."""
    s = position(Area(E25), Area(), Area(), expansion=True)
    assert len(buildings(s, 0)) == 11
    assert points(s, 0)["residence"] == 4 + 3


def test_e26_residence_four_sets() -> None:
    """SJ-E26 (SJ-11.X10, SJ-T6): two sets at cost 1 with an indigo plant in each, one at 3, one at 6: 4 + 3 + 2 + 1."""
    s = position(Area(E26), Area(), Area(), expansion=True)
    assert len(buildings(s, 0)) == 12
    assert points(s, 0)["residence"] == 4 + 3 + 2 + 1


def test_e27_cathedral() -> None:
    """SJ-E27 (SJ-11.X11): six cost-6 buildings of the opponents together give 4 + 3 + 2 + 1, and no more."""
    owner = Area("indigo plant, cathedral")
    rich, richer = Area("guild hall, city hall, residence"), Area("guild hall, city hall, palace")
    s = position(owner, rich, richer, expansion=True)
    assert points(s, 0)["cathedral"] == 4 + 3 + 2 + 1
    assert "cathedral" not in points(s, 1)
