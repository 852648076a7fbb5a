"""Part B of EXAMPLES.md: edge cases of engine, stations, discs and deliveries."""

from __future__ import annotations

import pytest

from serai.games.great_western_trail.data import DISCS, RAILS
from serai.games.great_western_trail.railroad import reach_back, reach_forward
from serai.games.great_western_trail.state import Trail

from .position import (
    Seat,
    asked,
    cities,
    engine,
    hand,
    offered,
    points,
    position,
    say,
    space,
    stations,
    things,
    use,
    why_not,
)

BOTH = pytest.mark.parametrize("edition", [1, 2])
WHITE = "aux_1_b, aux_2_b, aux_3_a, aux_3_b, aux_4_a, aux_4_b, aux_5_a, aux_5_b, cert_4"
ALL_BUT_HAND = f"{WHITE}, cert_6, step_left, step_right"


def city(s: Trail, value: int) -> str:
    """The name of the city of this value."""
    name = s.rules.city_ids[s.rules.city_value.index(value)]
    return f"deliver to {name.replace('_', ' ')}"


def rails(numbers: list[int]) -> list[str]:
    return [RAILS[rail] for rail in numbers]


@BOTH
def test_e34(edition: int) -> None:
    """GWT-E34: skipping at a turnout (GWT-9.5)."""
    s = position(Seat(engine="r9"), Seat(engine="r10"), edition=edition)
    assert rails(reach_forward(s, 0, 1)) == ["t3", "r11"]
    s = position(Seat(engine="r9"), Seat(engine="t3"), edition=edition)
    assert rails(reach_forward(s, 0, 2)) == ["r10", "r11"]


@BOTH
def test_e35(edition: int) -> None:
    """GWT-E35: in and out of a turnout is two spaces (GWT-9.5)."""
    s = position(Seat(engine="r5"), Seat(engine="r0"), edition=edition)
    assert rails(reach_back(s, 0, 2)) == ["r3", "r4"]
    s = position(Seat(engine="r6"), Seat(engine="r0"), edition=edition)
    assert rails(reach_back(s, 0, 2)) == ["r4", "t1"]


@BOTH
def test_e36(edition: int) -> None:
    """GWT-E36: backward must be possible in full (GWT-9.6, GWT-R4)."""
    me = Seat(cash=5, herder="g", engine="r1", cleared="aux_3_a, aux_3_b, aux_5_a, aux_5_b", hand="grey")
    s = position(me, Seat(), edition=edition)
    use(s, 0)
    say(s, 0, "use action 2")
    assert things(s, 0, "double auxiliary") == []
    assert why_not(s, 0, "double auxiliary certificate") == "GWT-9.6"
    say(s, 0, "auxiliary certificate")
    assert engine(s, 0) == "r0"
    s = position(Seat(cash=5, herder="a_1", cleared="aux_3_a, aux_5_a", buildings={"a_1": "1b"}), Seat(), edition=edition)
    use(s, 0)
    assert things(s, 0, "auxiliary") == ["1", "2"]
    assert why_not(s, 0, "auxiliary remove card") == "GWT-9.6"
    assert why_not(s, 0, "use action 2") == "GWT-9.6"


@BOTH
@pytest.mark.parametrize(("cash", "last"), [(3, False), (5, True)])
def test_e37(edition: int, cash: int, last: bool) -> None:
    """GWT-E37: the last space (GWT-9.7, GWT-9.27)."""
    s = position(Seat(cash=cash, herder="g", engine="r37", workers=(1, 1, 4)), Seat(), edition=edition)
    use(s, 0)
    say(s, 0, "use action 1")
    assert things(s, 0, "engine to") == ["r38", "r39"]
    say(s, 0, "engine to r39", "upgrade station 10")
    assert "hand left" not in things(s, 0, "disc from")  # 5 dollars are not there any more
    say(s, 0, "disc from step right")
    assert "r39" not in things(s, 0, "engine to")
    assert {"r0", "t9", "r38"} <= set(things(s, 0, "engine to"))
    say(s, 0, "engine to t9")
    assert ("upgrade station 9" in offered(s, 0)) == last
    assert s.players[0].cash == cash
    assert stations(s, 0) == [10]


@BOTH
def test_e38(edition: int) -> None:
    """GWT-E38: transport from a turnout (GWT-7.11, GWT-R3)."""
    s = position(Seat(), Seat(), edition=edition)
    for rail, value, due in [("t1", 6, 1), ("r4", 6, 2), ("r18", 18, 0), ("r30", 18, 0), ("r0", 18, 11)]:
        assert s.rules.transport[RAILS.index(rail)][s.rules.city_value.index(value)] == due


def test_e39_first() -> None:
    """GWT-E39: two links, two objective cards, the display refilled in between (GWT-7.10)."""
    me = Seat(herder="kansas_city", hand="yellow, red, white", engine="r9", cities="6, 10")
    s = position(me, Seat(), display="objective aux", objectives="objective gain 2, objective gain 1")
    use(s, 0)
    say(s, 0, "deliver to santa fe", "disc from aux 1 b")
    assert offered(s, 0) == ["take objective aux", "take the top objective"]
    say(s, 0, "take objective aux")
    assert offered(s, 0) == ["take objective gain 1", "take the top objective"]
    say(s, 0, "take objective gain 1")
    assert len(s.players[0].discards) + len(s.players[0].hand) + len(s.players[0].deck) == 3 + 4 + 2
    assert s.players[0].objectives == 2


def test_e39_second() -> None:
    """GWT-E39: a token and a card, in the order the player likes."""
    me = Seat(herder="kansas_city", hand="yellow, red", engine="r9", cities="4, 8")
    s = position(me, Seat(), edition=2, display="objective aux", objectives="objective gain 2")
    use(s, 0)
    say(s, 0, "deliver to bloomington", "disc from aux 1 b")
    assert offered(s, 0) == ["link with st louis", "link with peoria"]
    say(s, 0, "link with st louis")
    assert s.players[0].tokens == 1
    say(s, 0, "take the top objective")
    assert s.players[0].objectives == 1


@BOTH
def test_e40(edition: int) -> None:
    """GWT-E40: a dark disc on a white city only when no white one is left (GWT-10.3, GWT-10.5)."""
    for cleared, discs in [
        (f"{WHITE}, step_left, step_right, hand_right", ["cert 6", "hand left"]),
        (f"{WHITE[: -len(', cert_4')]}, step_left, step_right, hand_right", ["cert 4"]),
    ]:
        me = Seat(herder="kansas_city", hand="yellow, red, white", engine="r9", cleared=cleared, cities="4, 6, 1, 0, 0, 0, 0")
        s = position(me, Seat(), edition=edition)
        use(s, 0)
        say(s, 0, city(s, 8))
        if len(discs) > 1:
            assert things(s, 0, "disc from") == discs
        else:
            assert s.players[0].cleared >> DISCS.index("cert_4") & 1  # it was the only one, and is taken


@BOTH
def test_e41(edition: int) -> None:
    """GWT-E41: no payable disc: one of a station moves (GWT-10.6)."""
    me = Seat(herder="kansas_city", hand="brown 3", cleared=f"{ALL_BUT_HAND}, hand_right", stations="1, 2", engine="r9")
    s = position(me, Seat(), edition=edition)
    use(s, 0)
    say(s, 0, city(s, 4))
    assert offered(s, 0) == ["disc of station 1", "disc of station 2"]
    say(s, 0, "disc of station 1")
    assert (stations(s, 0), cities(s, 0)) == ([2], [4])
    assert points(s, 0)["stations"] == 1


@BOTH
def test_e42(edition: int) -> None:
    """GWT-E42: a disc must leave enough for the transport (GWT-R9)."""
    for shown, value, left in [("yellow, red, blue, white, grey", 12, 0), ("yellow, red, blue, brown 3, white, grey", 16, 2)]:
        me = Seat(herder="kansas_city", hand=shown, cleared="cert_6, step_left, step_right")
        s = position(me, Seat(), edition=edition)
        use(s, 0)
        say(s, 0, city(s, value), "disc from hand left")
        assert s.players[0].cash == left


@BOTH
def test_e43(edition: int) -> None:
    """GWT-E43: delivering to Kansas City, again and again (GWT-2.12, GWT-7.10, GWT-14.3)."""
    bonus = 6 if edition == 1 else 4
    for before, vp in [("", -6), ("0", -12)]:
        me = Seat(herder="kansas_city", hand="purple 5", cities=before, cleared="aux_2_b" if before else "")
        s = position(me, Seat(), edition=edition)
        use(s, 0)
        say(s, 0, "deliver to kansas city", "disc from aux 1 b")
        assert s.players[0].cash == 5 + bonus
        assert points(s, 0)["cities"] == vp


@BOTH
def test_e53(edition: int) -> None:
    """GWT-E53: extraordinary delivery (GWT-9.19)."""

    def start() -> Trail:
        me = Seat(cash=4, herder="a_1", engine="r15", buildings={"a_1": "9a"})
        s = position(me, Seat(engine="r13"), edition=edition)
        use(s, 0)
        say(s, 0, "use action 2")
        return s

    s = start()
    say(s, 0, "engine to r9")
    assert offered(s, 0) == [city(s, value) for value in (0, 1, 4)]
    say(s, 0, city(s, 4), "disc from aux 1 b")
    assert s.players[0].cash == 4  # no income, no transport
    s = start()
    say(s, 0, "engine to t3")
    assert offered(s, 0) == [city(s, value) for value in (0, 1)]
    say(s, 0, city(s, 1), "disc from aux 1 b", "upgrade station 3", "disc from aux 2 b")
    assert (s.players[0].cash, stations(s, 0), cities(s, 0)) == (0, [3], [1])


@BOTH
def test_e54(edition: int) -> None:
    """GWT-E54: stations behind the engine (GWT-9.20)."""
    for rail, behind in [("r12", ["station 1", "station 2", "station 3"]), ("t3", ["station 1", "station 2"])]:
        s = position(Seat(cash=9, herder="a_1", engine=rail, buildings={"a_1": "9b"}), Seat(), edition=edition)
        use(s, 0)
        say(s, 0, "use action 1")
        assert things(s, 0, "upgrade") == behind


@BOTH
def test_e65(edition: int) -> None:
    """GWT-E65: no disc anywhere: the delivery is skipped (GWT-10.9, GWT-R25)."""
    me = Seat(herder="kansas_city", hand="purple 5, white", cleared="all", cities="0, 1, 4, 6, 8, 10, 12, 14, 16, 5 18")
    s = position(me, Seat(), edition=edition, foresight=("flood green 2, flood black 3", "", ""))
    s.piles = ((s.piles[0][0],), (), ())
    use(s, 0)
    say(s, 0, "bring in flood green 2")
    assert (s.players[0].cash, len(cities(s, 0)), space(s, 0)) == (7, 14, "start")
    assert [len(pile) for pile in s.piles] == [0, 0, 0]
    assert len(hand(s, 0)) == 6  # the limit of whoever has no hand disc left


@BOTH
def test_e66(edition: int) -> None:
    """GWT-E66: which disc must be used (GWT-10.8, GWT-R10)."""
    cleared = f"{ALL_BUT_HAND}, hand_left"
    me = Seat(cash=4, herder="kansas_city", hand="yellow, red, white", cleared=cleared, stations="2", engine="r8")
    s = position(me, Seat(), edition=edition)
    use(s, 0)
    assert offered(s, 0) == [city(s, value) for value in (0, 1, 4, 6, 8)]
    say(s, 0, city(s, 8))
    assert (stations(s, 0), s.players[0].cash, s.players[0].cleared >> DISCS.index("hand_right") & 1) == ([2], 12 - 5, 1)
    me = Seat(herder="kansas_city", hand="brown 3", cleared=f"{ALL_BUT_HAND}, hand_left", stations="2", engine="r8")
    s = position(me, Seat(), edition=edition)
    use(s, 0)
    say(s, 0, city(s, 4))
    assert (stations(s, 0), s.players[0].cash) == ([], 4)  # moved, and can be upgraded again
    s = position(me, Seat(), edition=edition)
    use(s, 0)
    say(s, 0, city(s, 0))
    assert (stations(s, 0), s.players[0].cash) == ([2], 4 + (6 if edition == 1 else 4) - 5)


@BOTH
def test_e68(edition: int) -> None:
    """GWT-E68: upgrade before reward (GWT-9.24)."""
    for cash, possible in [(0, False), (2, True)]:
        s = position(Seat(cash=cash, herder="a_1", engine="r5", buildings={"a_1": "1b"}), Seat(), edition=edition)
        use(s, 0)
        say(s, 0, "use action 2", "engine to t1")
        if possible:
            assert offered(s, 0) == ["pass", "upgrade station 1"]
            say(s, 0, "upgrade station 1", "disc from aux 1 b")
        assert s.players[0].cash == 3
        assert asked(s) != "Upgrade"


def test_e78() -> None:
    """GWT-E78: permanent certificates by number (GWT-7.6, GWT-14.8)."""
    me = Seat(herder="kansas_city", hand="white", masters="two certificates, hazards, certificates", certificates=3)
    s = position(me, Seat(), edition=2)
    assert points(s, 0)["station masters"] == (3 + 4) // 2 * 3
    use(s, 0)
    say(s, 0, "certificates down to 3")
    assert s.players[0].cash == 2 + 4
    s = position(Seat(herder="kansas_city", hand="white", masters="two certificates, hazards"), Seat(), edition=2)
    use(s, 0)
    assert s.players[0].cash == 2 + 3
