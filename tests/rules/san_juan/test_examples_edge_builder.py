"""Edge cases of EXAMPLES.md about the builder.  Seat 0 is the governor; with an empty hand he has nothing to build."""

from __future__ import annotations

import pytest

from serai.games.san_juan.state import SanJuan
from tests.rules.san_juan.position import (
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


def test_e32_carpenter_before_poor_house() -> None:
    """SJ-E32 (SJ-6.3, SJ-11.B4, SJ-11.B13): the hand is empty after paying, so carpenter and poor house draw 1 each."""
    me = Area("indigo plant, carpenter, poor house", hand="well, 2 sugar mill")
    s = position(Area(), me, Area(), deck="statue, hero")
    say(s, 0, "take builder")
    say(s, 1, "build well")
    assert hand(s, 1) == these("statue, hero")
    assert names(s.discards) == these("2 sugar mill")


def test_e33_carpenter_blocks_poor_house() -> None:
    """SJ-E33 (SJ-6.3, SJ-11.B4): with the carpenter's card the hand is 2, too many for the poor house."""
    me = Area("indigo plant, carpenter, poor house", hand="well, 3 sugar mill")
    s = position(Area(), me, Area(), deck="statue, hero")
    say(s, 0, "take builder")
    say(s, 1, "build well", *2 * ["discard sugar mill"])
    assert hand(s, 1) == these("sugar mill, statue")


@pytest.mark.parametrize(
    ("owns", "card", "left"),
    [
        ("indigo plant", "carpenter", 0),
        ("indigo plant", "poor house", 1),
        ("indigo plant", "tavern", 1),
        ("indigo plant, carpenter", "poor house", 1 + 1),
    ],
)
def test_e34_no_self_trigger(owns: str, card: str, left: int) -> None:
    """SJ-E34 (SJ-5.6): carpenter, poor house and tavern give nothing in the builder phase in which they are built."""
    me = Area(owns, hand=f"{card}, 3 sugar mill")
    rich = Area("4 indigo plant")  # so a tavern that worked would draw
    s = position(rich, me, rich, expansion=True)
    say(s, 0, "take builder")
    say(s, 1, f"build {card}")
    as_often_as_possible(s, 1, "discard")
    assert choosing_role(s)
    assert len(hand(s, 1)) == left


def test_e37_duplicate_city_kind() -> None:
    """SJ-E37 (SJ-6.4, SJ-11.C7): no second quarry while the first is uncovered; once it is covered there may be one."""
    s = position(Area("indigo plant, crane, quarry", hand="quarry, library, 8 sugar mill"), Area(), Area())
    say(s, 0, "take builder")
    assert "build quarry" not in offered(s, 0)
    assert why_not(s, 0, "build quarry") == "SJ-6.4"
    say(s, 0, "build library", "over quarry", "pay 0")
    start_round(s)
    say(s, 0, "take builder", "build quarry", "on open ground", "pay 2", *2 * ["discard sugar mill"])
    assert buildings(s, 0) == these("indigo plant, crane, library, quarry")


def test_e38_crane_prohibitions() -> None:
    """SJ-E38 (SJ-11.C3, SJ-11.C4): nothing over a crane, nothing over its own kind; a sugar mill over a plant costs 1."""
    me = Area("indigo plant, crane, well", hand="indigo plant, sugar mill, statue, 5 tobacco storage")
    s = position(Area(), me, Area())
    say(s, 0, "take builder")
    for card in ("indigo plant", "sugar mill", "statue", "tobacco storage"):
        t = s.copy()
        say(t, 1, f"build {card}")
        assert "over crane" not in offered(t, 1)
        assert why_not(t, 1, "over crane") == "SJ-11.B9"
        assert ("over indigo plant" in offered(t, 1)) == (card != "indigo plant")
        assert why_not(t, 1, "over indigo plant") == ("SJ-11.B9" if card == "indigo plant" else "")
    say(s, 1, "build sugar mill", "over indigo plant")
    assert as_often_as_possible(s, 1, "discard") == 1
    assert buildings(s, 1) == these("sugar mill, crane, well")


def test_e39_crane_kills_the_covered_function_at_once() -> None:
    """SJ-E39 (SJ-6.3, SJ-R2): a quarry that is covered gives no discount on the library that covers it: it costs 1."""
    me = Area("indigo plant, crane, quarry", hand="library, 5 sugar mill")
    s = position(Area(), me, Area())
    say(s, 0, "take builder")
    say(s, 1, "build library", "over quarry")
    assert offered(s, 1) == ["discard sugar mill"]  # the price is 1, so there is nothing to waive
    say(s, 1, "discard sugar mill")
    assert choosing_role(s)
    assert hand(s, 1) == these("4 sugar mill")


def test_e40_crane_and_goods() -> None:
    """SJ-E40 (SJ-6.3, SJ-11.C5, SJ-R2): the good of the covered plant is lost; the black market takes only the other."""
    me = Area("indigo plant with good, silver smelter with good, crane, black market", hand="chapel, 5 sugar mill")
    s = position(Area(), me, Area())
    say(s, 0, "take builder")
    say(s, 1, "build chapel", "over indigo plant with its good")
    assert len(s.discards) == 1
    assert offered(s, 1) == ["spend nothing", "spend silver"]
    for answer, paid, left in (("spend nothing", 2, ["silver smelter"]), ("spend silver", 1, [])):
        t = s.copy()
        say(t, 1, answer)
        assert as_often_as_possible(t, 1, "discard") == paid
        assert choosing_role(t)
        assert goods(t, 1) == left
        assert buildings(t, 1) == these("chapel, silver smelter, crane, black market")


def test_e41_twelve_means_uncovered() -> None:
    """SJ-E41 (SJ-11.C6, SJ-12.1): building over one of eleven leaves eleven, and the game goes on."""
    me = Area("4 indigo plant, 3 sugar mill, 3 tobacco storage, crane", hand="statue, 3 coffee roaster")
    s = position(me, Area(), Area())
    say(s, 0, "take builder", "build statue")
    over, beside = s.copy(), s.copy()
    say(over, 0, "over tobacco storage")
    assert len(buildings(over, 0)) == 11
    assert choosing_role(over)
    say(beside, 0, "on open ground", "pay 2")
    as_often_as_possible(beside, 0, "discard")
    assert len(buildings(beside, 0)) == 12
    assert beside.options == []


def test_e42_everyone_finishes_the_last_builder_phase() -> None:
    """SJ-E42 (SJ-12.1): after a twelfth building the others still build; then all is over, without hand limit or chapel."""
    chooser = Area("4 indigo plant, 3 sugar mill, 4 tobacco storage", hand="well, coffee roaster")
    second, third, fourth = Area(hand="crane, 2 hero"), Area(hand="9 any"), Area("indigo plant, chapel", hand="smithy, 8 any")
    s = position(chooser, second, third, fourth)
    say(s, 0, "take builder", "build well")
    say(s, 1, "build crane")
    say(s, 2, "pass")
    say(s, 3, "build smithy")
    as_often_as_possible(s, 3, "discard")
    assert s.options == []
    assert s.stack == []
    assert [len(buildings(s, seat)) for seat in range(4)] == [12, 2, 1, 3]
    assert [len(hand(s, seat)) for seat in range(4)] == [0, 0, 9, 7]
    assert sees(s, None)["over"]
    assert [taker for taker in sees(s, None)["roles"].values() if taker is not None] == [0]
    assert points(s, 0)["total"] == 4 + 3 + 4 * 2 + 1


@pytest.mark.parametrize(("own", "second", "third", "drawn"), [(5, 5, 6, 1), (5, 5, 5, 0), (6, 5, 7, 0), (5, 6, 6, 1)])
def test_e60_tavern(own: int, second: int, third: int, drawn: int) -> None:
    """SJ-E60 (SJ-11.X4): the tavern draws 1 if nobody has fewer buildings and somebody has more."""
    owner = Area(f"tavern, {own - 1} indigo plant")
    s = position(owner, Area(f"{second} sugar mill"), Area(f"{third} coffee roaster"), expansion=True)
    say(s, 0, "take builder")
    assert len(hand(s, 0)) == drawn


def test_e60_tavern_built_in_this_phase() -> None:
    """SJ-E60 (SJ-11.X4, SJ-5.6, SJ-R25): not in the builder phase in which it was built, but in the next one."""
    s = position(Area("2 indigo plant", hand="tavern, well"), Area("3 sugar mill"), Area("4 coffee roaster"), expansion=True)
    say(s, 0, "take builder", "build tavern")
    assert len(buildings(s, 0)) == 3
    assert hand(s, 0) == []
    start_round(s)
    say(s, 0, "take builder")
    assert len(hand(s, 0)) == 1


def test_e61_cathedral_as_the_only_build() -> None:
    """SJ-E61 (SJ-11.X11, SJ-6.1): the cathedral is a player's one build, works with a carpenter, and is there only once."""
    builder = Area("indigo plant, carpenter", hand="2 well, 8 sugar mill")
    s = position(builder, Area(hand="9 any"), Area(), expansion=True)
    say(s, 0, "take builder", "build cathedral", "pay 6", *6 * ["discard sugar mill"])
    assert len(hand(s, 0)) == 10 - 6 + 1
    assert s.waiting() == [1]
    assert "build cathedral" not in offered(s, 1)
    assert why_not(s, 1, "build cathedral") == "SJ-11.X11"
    say(s, 1, "pass")
    assert choosing_role(s)
    assert buildings(s, 0) == these("indigo plant, carpenter, cathedral")


def test_e70_black_market_never_overpays() -> None:
    """SJ-E70 (SJ-6.8): where the cost is 0 already no good may be discarded, not even instead of a waived discount."""
    me = Area("2 indigo plant with good, black market", hand="smithy, well")
    s = position(me, Area(), Area())
    say(s, 0, "take builder", "build smithy")
    assert offered(s, 0) == ["pay 0", "pay 1"]
    for answer in ("pay 0", "pay 1"):
        t = s.copy()
        say(t, 0, answer)
        assert choosing_role(t)
        assert goods(t, 0) == these("2 indigo plant")


def what_is_left(s: SanJuan) -> set[tuple[int, int]]:
    """Whatever seat 0 chooses until its build is done: the goods and hand cards that it then has left."""
    if choosing_role(s):
        return {(len(goods(s, 0)), len(hand(s, 0)))}
    found: set[tuple[int, int]] = set()
    for text in offered(s, 0):
        t = s.copy()
        say(t, 0, text)
        found |= what_is_left(t)
    return found


@pytest.mark.parametrize("cards", [6, 2])
def test_e72_payment_bounds(cards: int) -> None:
    """SJ-E72 (SJ-6.8): for M = 3 and F = 5, exactly these pairs of goods and cards, as far as the hand allows."""
    me = Area("2 indigo plant with good, quarry, black market", hand=f"library, {cards} sugar mill")
    s = position(me, Area(), Area())
    say(s, 0, "take builder", "build library")
    legal = {(0, 3), (0, 4), (0, 5), (1, 2), (1, 3), (1, 4), (2, 1), (2, 2), (2, 3)}
    assert what_is_left(s) == {(2 - g, cards - h) for g, h in legal if h <= cards}


def test_e76_waived_discount_and_poor_house() -> None:
    """SJ-E76 (SJ-R7): whoever waives the smithy pays 2, has 1 card left, and the poor house gives him another."""
    me = Area("indigo plant, smithy, poor house", hand="sugar mill, 3 tobacco storage")
    s = position(Area(), me, Area(), deck="hero")
    say(s, 0, "take builder")
    say(s, 1, "build sugar mill")
    assert offered(s, 1) == ["pay 1", "pay 2"]
    for n, left in ((1, "2 tobacco storage"), (2, "tobacco storage, hero")):
        t = s.copy()
        say(t, 1, f"pay {n}", *n * ["discard tobacco storage"])
        assert hand(t, 1) == these(left)
