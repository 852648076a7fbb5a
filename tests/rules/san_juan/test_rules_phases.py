"""Numbered rules of RULES.md that no example covers: the phases and reshuffles (SJ-6 to SJ-11, SJ-14.6).  Seat 0 governs."""

from __future__ import annotations

import pytest

from serai.engine.step import IN_ORDER, NOT_NOW
from serai.games.san_juan.cards import CARDS
from tests.rules.san_juan.position import (
    GAME,
    Area,
    as_often_as_possible,
    buildings,
    choosing_role,
    goods,
    hand,
    names,
    offered,
    points,
    position,
    say,
    sees,
    start_round,
    these,
    why_not,
)

# ---- Builder (SJ-6) -------------------------------------------------------------------------


def test_what_cannot_be_built() -> None:
    """SJ-6.3, SJ-6.8: not what is not in the hand, not what cannot be paid; a card does not pay for itself."""
    s = position(Area(), Area(hand="chapel, well, sugar mill"), Area())
    say(s, 0, "take builder")
    assert offered(s, 1) == ["pass", "build sugar mill", "build well"]
    assert why_not(s, 1, "build chapel") == "SJ-6.8"
    assert why_not(s, 1, "build crane") == "SJ-6.3"


def test_where_a_crane_cannot_build() -> None:
    """SJ-6.8, SJ-11.B9: only where the cost can be paid, and only over what stands there."""
    s = position(Area(), Area("indigo plant, crane, chapel, quarry", hand="library, 2 any"), Area())
    say(s, 0, "take builder")
    say(s, 1, "build library")
    assert offered(s, 1) == ["over chapel", "over quarry"]
    assert why_not(s, 1, "on open ground") == why_not(s, 1, "over indigo plant") == "SJ-6.8"
    assert why_not(s, 1, "over tower") == "SJ-11.B9"


def test_whoever_has_cards_is_asked() -> None:
    """SJ-14.3: a player who can build nothing must pass aloud, or the others would know what he holds."""
    s = position(Area(), Area(hand="palace"), Area())
    say(s, 0, "take builder")
    assert offered(s, 1) == ["pass"]


def test_discounts_are_for_their_own_kind_of_card() -> None:
    """SJ-11.B1, SJ-11.B16, SJ-T1: a smithy makes production buildings 1 cheaper, a quarry city buildings."""
    for owns, cheaper, other in (("smithy", "sugar mill", "well"), ("quarry", "well", "sugar mill")):
        s = position(Area(), Area(owns, hand="sugar mill, well, 5 tobacco storage"), Area())
        say(s, 0, "take builder")
        t = s.copy()
        say(t, 1, f"build {cheaper}")
        assert offered(t, 1) == ["pay 1", "pay 2"]
        say(s, 1, f"build {other}")
        assert as_often_as_possible(s, 1, "discard") == 2


def test_goods_fill_the_gap() -> None:
    """SJ-11.B5, SJ-6.8: three cards and two goods pay for a library, so both goods have to be spent."""
    me = Area("indigo plant with good, sugar mill with good, silver smelter with good, black market", hand="library, 3 any")
    s = position(Area(), me, Area())
    say(s, 0, "take builder")
    say(s, 1, "build library")
    assert offered(s, 1) == ["spend indigo", "spend sugar"]  # two in ascending order: silver cannot be the first
    assert why_not(s, 1, "spend nothing") == "SJ-6.8"
    assert why_not(s, 1, "spend silver") == IN_ORDER
    assert why_not(s, 1, "spend coffee") == "SJ-6.3"
    say(s, 1, "spend sugar")
    assert goods(s, 1) == these("indigo plant")
    assert hand(s, 1) == []


def test_goods_up_to_the_least_payment() -> None:
    """SJ-6.8, SJ-R7: M is 1, so even a payment of 2 takes one good only; less than M or more than F is illegal."""
    s = position(Area("2 indigo plant with good, black market", hand="well, 3 tobacco storage"), Area(), Area())
    say(s, 0, "take builder", "build well")
    assert offered(s, 0) == ["pay 1", "pay 2"]
    assert why_not(s, 0, "pay 0") == why_not(s, 0, "pay 3") == "SJ-6.8"
    say(s, 0, "pay 2", "spend indigo")
    assert offered(s, 0) == ["discard tobacco storage"]
    assert goods(s, 0) == these("indigo plant")


def test_a_black_market_is_optional_and_no_sale() -> None:
    """SJ-5.4, SJ-8.9: goods need not be spent; spent ones draw nothing for stand, hall and harbor."""
    owns = "2 indigo plant with good, black market, market stand, market hall, harbor"
    s = position(Area(owns, hand="chapel, 6 sugar mill"), Area(), expansion=True)
    say(s, 0, "take builder", "build chapel", "pay 2")
    t = s.copy()
    say(t, 0, "spend nothing")
    assert as_often_as_possible(t, 0, "discard") == 2
    assert goods(t, 0) == these("2 indigo plant")
    say(s, 0, "spend indigo", "spend indigo")
    assert hand(s, 0) == these("6 sugar mill")
    assert s.players[0].harbor == ()
    assert len(s.discards) == 2


@pytest.mark.parametrize(
    ("covered", "card"),
    [("smithy", "sugar mill"), ("black market", "chapel"), ("carpenter", "quarry")],
)
def test_a_covered_building_does_nothing_for_its_cover(covered: str, card: str) -> None:
    """SJ-R2, SJ-11.C2: no discount, no goods, no card from the covered building; the difference of costs is 1."""
    s = position(Area(), Area(f"indigo plant with good, crane, {covered}", hand=f"{card}, 5 tobacco storage"), Area())
    say(s, 0, "take builder")
    say(s, 1, f"build {card}", f"over {covered}", "discard tobacco storage")
    assert choosing_role(s)
    assert hand(s, 1) == these("4 tobacco storage")
    assert goods(s, 1) == these("indigo plant")


def test_a_covered_poor_house_gives_no_card() -> None:
    """SJ-R2: the hand is empty after this build, but the poor house is under it."""
    s = position(Area(), Area("crane, poor house", hand="chapel, tobacco storage"), Area())
    say(s, 0, "take builder")
    say(s, 1, "build chapel")
    assert buildings(s, 1) == these("crane, chapel")
    assert hand(s, 1) == []


def test_a_covered_library_doubles_nothing() -> None:
    """SJ-R2, SJ-6.2: hero over library is free anyway, palace over library costs 1 less the single privilege."""
    s = position(Area("crane, library", hand="palace, 8 sugar mill"), Area(), Area(), expansion=True)
    say(s, 0, "take builder", "build palace", "over library")
    assert offered(s, 0) == ["pay 0", "pay 1"]

    s = position(Area("crane, library", hand="8 sugar mill"), Area(), Area(), expansion=True)
    say(s, 0, "take builder", "build cathedral", "over library")
    assert offered(s, 0) == ["pay 1", "pay 2"]


def test_carpenter_and_poor_house_need_their_build() -> None:
    """SJ-11.B4, SJ-11.B13: no card without a build; for a production building only the poor house draws."""
    me = Area("carpenter, poor house", hand="sugar mill, 2 well")
    s = position(Area(), me, Area(), deck="hero, tower")
    say(s, 0, "take builder")
    t = s.copy()
    say(t, 1, "pass")
    assert len(hand(t, 1)) == 3
    say(s, 1, "build sugar mill")
    assert hand(s, 1) == these("hero")


def test_crane_on_the_cathedral() -> None:
    """SJ-R3, SJ-11.C3, SJ-11.X11: it may be covered, and is then gone for good."""
    s = position(Area("crane, cathedral", hand="hero, 8 sugar mill"), Area("palace", hand="9 any"), expansion=True)
    assert points(s, 0)["cathedral"] == 4
    say(s, 0, "take builder", "build hero", "over cathedral")
    assert "cathedral" not in points(s, 0)
    assert why_not(s, 1, "build cathedral") == "SJ-11.X11"
    start_round(s)
    say(s, 0, "take builder")
    assert why_not(s, 0, "build cathedral") == "SJ-11.X11"


def test_the_cathedral_belongs_to_the_builder() -> None:
    """SJ-T4, SJ-3.3: offered in the builder phase to whoever can pay 7, in no other phase, and not without expansion."""
    me = Area("indigo plant, sugar mill with good", hand="7 any")
    for role in ("builder", "producer", "trader", "councillor"):
        s = position(Area(), me, Area(), expansion=True)
        say(s, 0, f"take {role}")
        while s.player != 1:
            say(s, s.player, "pass")
        assert ("build cathedral" in offered(s, 1)) == (role == "builder")
    s = position(Area(), me, Area())
    say(s, 0, "take builder")
    assert why_not(s, 1, "build cathedral") == "SJ-11.X11"


def test_the_cathedral_is_a_city_building() -> None:
    """SJ-R22, SJ-1.3: the city hall counts it."""
    assert points(position(Area("cathedral, city hall"), Area(), expansion=True), 0)["city hall"] == 2


def test_tavern_in_the_last_builder_phase() -> None:
    """SJ-R13, SJ-6.5: it still draws before the game is over."""
    eleven = Area("4 indigo plant, 3 sugar mill, 4 tobacco storage", hand="well, coffee roaster")
    s = position(eleven, Area("tavern"), Area("2 coffee roaster"), expansion=True)
    say(s, 0, "take builder", "build well")
    assert s.options == []
    assert len(hand(s, 1)) == 1


# ---- Producer (SJ-7) ------------------------------------------------------------------------


def test_production() -> None:
    """SJ-7.2, SJ-7.4, SJ-T2: only on empty plants, up to the maximum, fewer if the player likes."""
    me = Area("2 indigo plant, sugar mill with good, customs office, aqueduct")
    s = position(me, Area(), Area(), expansion=True, deck="hero")
    say(s, 0, "take producer")
    assert offered(s, 0) == ["pass", "produce indigo"]
    assert why_not(s, 0, "produce sugar") == "SJ-7.2"
    say(s, 0, "produce indigo", "pass")
    assert goods(s, 0) == these("indigo plant, sugar mill")
    assert "hero" in names(good for good in s.players[0].goods if good >= 0)


def test_goods_are_named_in_order() -> None:
    """SJ-7.2, SJ-8.3: one set of goods has one sequence, so what was left out before cannot follow."""
    s = position(Area("indigo plant, 2 sugar mill, silver smelter"), Area(), Area())
    say(s, 0, "take producer", "produce sugar")
    assert offered(s, 0) == ["pass", "produce sugar", "produce silver"]
    assert why_not(s, 0, "produce indigo") == IN_ORDER
    s = position(Area("indigo plant with good, 2 sugar mill with good, silver smelter with good"), Area(), Area())
    say(s, 0, "take trader", "sell sugar")
    assert offered(s, 0) == ["pass", "sell sugar", "sell silver"]
    assert why_not(s, 0, "sell indigo") == IN_ORDER


def test_customs_office_is_no_production_building() -> None:
    """SJ-7.6, SJ-11.X6: guild hall, smithy, aqueduct and well ignore it."""
    s = position(Area("indigo plant, customs office with good, guild hall"), Area(), expansion=True)
    assert points(s, 0)["guild hall"] == 2
    s = position(Area(), Area("smithy, aqueduct, well", hand="customs office, 5 any"), expansion=True)
    say(s, 0, "take builder")
    say(s, 1, "build customs office")
    assert as_often_as_possible(s, 1, "discard") == 3
    say(s, 1, "take producer")
    assert s.waiting() == [0]  # seat 1 has nothing that could produce


# ---- Trader (SJ-8) --------------------------------------------------------------------------


def test_batch_sale() -> None:
    """SJ-8.3, SJ-R9, SJ-R21, SJ-8.1: goods are named first, the first goes under the harbor, then all cards are drawn."""
    me = Area("indigo plant with good, silver smelter with good, harbor")
    s = position(me, Area(), Area(), expansion=True, tiles="11223", deck="hero, statue, tower, palace")
    indigo, silver = s.players[0].goods[0], s.players[0].goods[1]
    say(s, 0, "take trader")
    assert sees(s, None)["prices"] == [1, 1, 2, 2, 3, 2]
    assert why_not(s, 0, "sell coffee") == "SJ-8.3"
    say(s, 0, "sell indigo")
    assert hand(s, 0) == []
    say(s, 0, "sell silver")
    assert hand(s, 0) == these("hero, statue, tower, palace")
    assert s.players[0].harbor == (indigo,)
    assert s.discards == [silver]


# ---- Councillor (SJ-9) ----------------------------------------------------------------------


def test_customs_goods_come_first_and_clockwise() -> None:
    """SJ-9.1: each owner from the chooser on gets the top card before anybody draws."""
    s = position(Area("customs office"), Area("customs office"), Area(), governor=1, expansion=True, deck="hero, statue")
    say(s, 1, "take councillor")
    assert [CARDS[s.players[seat].goods[0]] for seat in (1, 0)] == ["hero", "statue"]


def test_passing_the_councillor_is_before_drawing() -> None:
    """SJ-R18, SJ-9.2: after drawing the full number must be kept."""
    s = position(Area("prefecture"), Area(), Area(), deck="3 sugar mill, 2 well")
    say(s, 0, "take councillor")
    assert why_not(s, 0, "draw 8") == why_not(s, 0, "draw 2") == "SJ-9.2"
    say(s, 0, "draw 5")
    assert offered(s, 0) == ["keep sugar mill", "keep well"]
    say(s, 0, "keep sugar mill")
    assert offered(s, 0) == ["keep sugar mill", "keep well"]
    say(s, 0, "keep well")
    assert hand(s, 0) == these("sugar mill, well")


@pytest.mark.parametrize(
    ("owns", "cards", "kept"),
    [
        ("indigo plant", 1, 1),
        ("prefecture", 1, 1),
        ("prefecture", 3, 2),
        ("prefecture, archive", 1, 1),
        ("prefecture, archive", 3, 2),
    ],
)
def test_councillor_with_too_few_cards(owns: str, cards: int, kept: int) -> None:
    """SJ-9.5: of d cards that are left anywhere, one or two are kept, but never more than d."""
    s = position(Area(owns), Area(), Area(), deck=f"{cards} any", short=True)
    say(s, 0, "take councillor", "draw 5")
    as_often_as_possible(s, 0, "discard")
    as_often_as_possible(s, 0, "keep")
    assert len(hand(s, 0)) == kept
    assert len(s.discards) == cards - kept


# ---- Prospector (SJ-10) ---------------------------------------------------------------------


def test_gold_mine_then_goldsmith_clockwise() -> None:
    """SJ-10.2, SJ-R11: from the chooser on, of each player the gold mine first."""
    both = Area("gold mine, goldsmith")
    deck = "hero, smithy, well, chapel, quarry, statue, archive, crane, tower, bank, park"
    s = position(both, Area(), both, governor=2, expansion=True, deck=deck)
    say(s, 2, "take prospector")
    assert hand(s, 2) == these("hero, smithy, statue")
    assert hand(s, 0) == these("archive, park")
    assert hand(s, 1) == []
    assert names(s.discards) == these("well, chapel, quarry, crane, tower, bank")


# ---- Reshuffles (SJ-14.6) ---------------------------------------------------------------------


def test_reshuffle_on_demand() -> None:
    """SJ-14.6, SJ-R16: taking the last card shuffles nothing; the next draw does."""
    s = position(Area(), Area(), Area(), deck="hero", discards="5 any", short=True)
    say(s, 0, "take prospector")
    assert (len(s.deck), len(s.discards)) == (0, 5)
    start_round(s)
    say(s, 0, "take prospector")
    assert (len(s.deck), len(s.discards)) == (4, 0)


# ---- Refusals -------------------------------------------------------------------------------


def test_a_pick_is_refused_by_its_rule() -> None:
    """SJ-4.2, SJ-9.2, SJ-11.B10, SJ-11.X2, SJ-11.X7: no card that is not there, none out of order, none at another time."""
    me = Area("office building, chapel, bank", hand="2 sugar mill, 6 tobacco storage")
    s = position(me, Area(), expansion=True, round_number=2, deck="crane, 5 coffee roaster")
    assert why_not(s, 0, "swap hero") == "SJ-11.X2"
    assert why_not(s, 0, "tuck sugar mill") == NOT_NOW
    say(s, 0, "swap tobacco storage")
    assert why_not(s, 0, "swap sugar mill") == IN_ORDER
    say(s, 0, "pass")
    assert why_not(s, 0, "tuck hero") == "SJ-11.B10"
    say(s, 0, "pass")
    assert why_not(s, 0, "bank hero") == "SJ-11.X7"
    say(s, 0, "pass")
    assert why_not(s, 0, "discard hero") == "SJ-4.2"
    say(s, 0, "discard crane", "take councillor", "draw 5")
    assert why_not(s, 0, "keep sugar mill") == "SJ-9.2"  # in the hand, but not among the cards drawn


def test_a_payment_is_refused_by_its_rule() -> None:
    """SJ-6.3, SJ-9.4, SJ-3.9: the same for payments, an archive's discards and advanced dealing."""
    s = position(Area("archive", hand="crane, 4 sugar mill"), Area(), Area(), deck="5 coffee roaster")
    t = s.copy()
    say(t, 0, "take builder", "build crane", "pay 1")
    assert why_not(t, 0, "discard crane") == "SJ-6.3"  # it is being built
    say(s, 0, "take councillor", "draw 5")
    assert why_not(s, 0, "discard hero") == "SJ-9.4"
    dealt = GAME.new_game(2, "dealt", setup_mode="advanced")
    absent = [card for card in CARDS[:-1] if card not in hand(dealt, 0)]
    assert {why_not(dealt, 0, f"discard {card}") for card in absent} == {"SJ-3.9"}
