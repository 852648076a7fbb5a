"""Edge cases of EXAMPLES.md about the course of a round, the library of two players, and conservation."""

from __future__ import annotations

import pytest

from serai.games.san_juan.cards import CATHEDRAL, ROLES
from serai.games.san_juan.state import EMPTY, SanJuan
from tests.rules.san_juan.position import (
    Area,
    as_often_as_possible,
    buildings,
    choosing_role,
    conserved,
    everybody_passes,
    hand,
    offered,
    position,
    random_game,
    say,
    start_round,
    these,
    why_not,
)

# ---- Round start ----------------------------------------------------------------------------


@pytest.mark.parametrize(("guard", "discarded"), [(", guard house", [2, 3, 1]), ("", [2, 2, 1])])
def test_e50_hand_limits_at_round_start(guard: str, discarded: list[int]) -> None:
    """SJ-E50 (SJ-4.2, SJ-11.X1): with a guard house on the table its owner keeps 7, others 6, with tower 12."""
    a, b, c = Area(f"indigo plant{guard}", hand="9 any"), Area(hand="9 any"), Area("tower", hand="13 any")
    s = position(a, b, c, expansion=True, round_number=2)
    assert s.waiting() == [0, 1, 2]
    assert [as_often_as_possible(s, seat, "discard") for seat in range(3)] == discarded
    assert len(s.discards) == sum(discarded)
    assert choosing_role(s)


def test_e51_round_start_order() -> None:
    """SJ-E51 (SJ-4.2): first the office building, then the chapel, then the hand limit."""
    me = Area("office building, chapel", hand="8 sugar mill, well")
    s = position(me, Area(), Area(), expansion=True, round_number=2, deck="hero, statue")
    assert offered(s, 0) == ["pass", "swap sugar mill", "swap well"]
    say(s, 0, "swap sugar mill", "swap well")
    assert hand(s, 0) == these("7 sugar mill, hero, statue")
    assert offered(s, 0) == ["pass", "tuck sugar mill", "tuck statue", "tuck hero"]
    say(s, 0, "tuck statue")
    assert len(hand(s, 0)) == 8
    assert offered(s, 0) == ["discard sugar mill", "discard hero"]
    say(s, 0, "discard hero")
    assert hand(s, 0) == these("7 sugar mill")
    assert choosing_role(s)


def test_e52_bank_before_the_limit_once() -> None:
    """SJ-E52 (SJ-11.X7, SJ-R5): a bank takes any number of cards before the limit, once a game, whatever banks follow."""
    me = Area("crane, bank", hand="bank, library, 8 sugar mill")
    s = position(me, Area(), Area(), expansion=True, round_number=2)
    say(s, 0, *5 * ["bank sugar mill"], "pass")
    assert choosing_role(s)
    assert hand(s, 0) == these("bank, library, 3 sugar mill")
    assert len(s.players[0].tucked) == 5
    say(s, 0, "take builder", "build library", "over bank", "pay 0")
    start_round(s, number=3)
    say(s, 0, "take builder", "build bank", "over library")
    assert buildings(s, 0) == these("crane, bank")
    start_round(s, number=4)
    assert choosing_role(s)
    assert hand(s, 0) == these("3 sugar mill")


def test_e53_limit_only_at_round_start() -> None:
    """SJ-E53 (SJ-4.2): a hand may grow to 11 during a round; it is cut to 7 when the next one starts."""
    s = position(Area("2 silver smelter with good", hand="5 any"), Area(), Area(), tiles="11223")
    say(s, 0, "take trader", "sell silver", "sell silver")
    assert len(hand(s, 0)) == 11
    say(s, 1, "take prospector")
    say(s, 2, "take producer")
    for seat in (2, 0, 1):
        say(s, seat, "pass")
    assert s.round == 2
    assert s.waiting() == [0]
    assert as_often_as_possible(s, 0, "discard") == 11 - 7
    assert choosing_role(s)


# ---- Role choices ---------------------------------------------------------------------------


def test_e35_same_round_use() -> None:
    """SJ-E35 (SJ-5.6): an aqueduct built in a builder phase works in a producer phase of the same round."""
    s = position(Area(), Area("indigo plant with good"), Area("3 indigo plant", hand="aqueduct, 3 sugar mill"))
    say(s, 0, "take builder")
    say(s, 2, "build aqueduct")
    say(s, 1, "take producer")
    assert as_often_as_possible(s, 2, "produce") == 2


def test_e36_library_built_this_round_two_players() -> None:
    """SJ-E36 (SJ-R10): a library built in the governor's first role doubles his second one."""
    s = position(Area(hand="library, 4 sugar mill"), Area())
    say(s, 0, "take builder", "build library")
    say(s, 1, "take trader")
    say(s, 0, "take councillor", "draw 8")
    assert as_often_as_possible(s, 0, "keep") == 1
    assert len(s.discards) == 4 + 7


def test_e54_two_player_order() -> None:
    """SJ-E54 (SJ-4.4, SJ-4.5, SJ-4.6): governor, other, governor; then the other is governor; no role twice a round."""
    a, b = 0, 1
    s = position(Area(), Area())
    for number, seats in enumerate([(a, b, a), (b, a, b), (a, b, a)], 1):
        assert (s.round, s.governor) == (number, seats[0])
        left = list(ROLES)
        for seat, role in zip(seats, ["trader", "builder", "prospector"], strict=True):
            assert s.waiting() == [seat]
            assert offered(s, seat) == [f"take {other}" for other in left]
            assert all(why_not(s, seat, f"take {other}") == "SJ-4.5" for other in ROLES if other not in left)
            left.remove(role)
            say(s, seat, f"take {role}")
            everybody_passes(s)


def test_e55_four_players() -> None:
    """SJ-E55 (SJ-4.3, SJ-4.5): one role stays unused, and brings no more than usual in the next round."""
    s = position(Area(), Area(), Area(), Area())
    for seat, role in enumerate(["builder", "producer", "trader", "councillor"]):
        say(s, seat, f"take {role}")
        everybody_passes(s)
    assert (s.round, s.waiting()) == (2, [1])
    assert offered(s, 1) == [f"take {role}" for role in ROLES]
    say(s, 1, "take prospector")
    assert [len(hand(s, seat)) for seat in range(4)] == [0, 1, 0, 0]


@pytest.mark.parametrize(("paid", "second_draw"), [(2, 5), (3, 8), (5, 8)])
def test_e73_two_players_library_shown_by_the_payment(paid: int, second_draw: int) -> None:
    """SJ-E73 (SJ-R10): who pays less than single privilege and quarry ask for has used his library for this round."""
    s = position(Area("indigo plant, library, quarry", hand="hero, 6 sugar mill"), Area())
    say(s, 0, "take builder", "build hero")
    assert offered(s, 0) == ["pay 2", "pay 3", "pay 4", "pay 5"]
    say(s, 0, f"pay {paid}", *paid * ["discard sugar mill"])
    say(s, 1, "take trader")
    say(s, 0, "take councillor")
    assert offered(s, 0) == ["pass", f"draw {second_draw}"]


# ---- Conservation ---------------------------------------------------------------------------


def cards_on_the_table(s: SanJuan) -> int:
    """All but the cathedral, wherever they are."""
    places = [s.deck, s.discards, s.covered, s.laid]
    for me in s.players:
        places += [me.hand, me.buildings, me.tucked, me.harbor, me.drawn, me.picked]
        places += [[good for good in me.goods if good != EMPTY]]
    return sum(len([card for card in place if card != CATHEDRAL]) for place in places)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("expansion", "total"), [(False, 110), (True, 143)])
def test_e68_cards_are_conserved(players: int, expansion: bool, total: int) -> None:
    """SJ-E68 (SJ-2.1, SJ-2.2): after every move of a random game all cards are there, each in one place."""
    for s in random_game(players, "conserved", expansion=expansion, setup_mode="advanced"):
        assert cards_on_the_table(s) == total
        conserved(s)
