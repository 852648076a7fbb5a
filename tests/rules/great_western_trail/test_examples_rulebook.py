"""Part A of EXAMPLES.md: the worked examples of the rulebooks."""

from __future__ import annotations

from itertools import product

import pytest

from serai.engine.chance import Dice
from serai.games.great_western_trail.data import CARDS
from serai.games.great_western_trail.kansas import breeding_value
from serai.games.great_western_trail.objectives_met import best_result
from serai.games.great_western_trail.rules import Rules, pack
from serai.games.great_western_trail.state import Trail, is_worker

from .position import (
    EDITIONS,
    Seat,
    asked,
    begin_turn,
    cards,
    certificates,
    cities,
    engine,
    hand,
    offered,
    points,
    position,
    say,
    space,
    things,
    tile,
    use,
    why_not,
)

BOTH = pytest.mark.parametrize("edition", [1, 2])


@BOTH
def test_e1(edition: int) -> None:
    """GWT-E1: every location is a step, whichever way is taken (GWT-5.1)."""

    def start() -> Trail:
        floods = {"flood_1": "flood green 2", "flood_2": "flood black 2"}
        s = position(Seat(herder="a"), Seat(buildings={"a_2": "2a"}), edition=edition, tiles=floods)
        begin_turn(s, 0)
        return s

    upper, lower = start(), start()
    assert things(upper, 0, "go to") == ["a 2", "flood 1"]
    say(upper, 0, "go to a 2", "go to b")
    assert "pass" in offered(upper, 0)
    assert things(upper, 0, "go to")  # one step is left
    say(lower, 0, "go to flood 1", "go to flood 2", "go to b")
    assert asked(lower) == "UseLocation"  # three steps were the limit
    assert space(lower, 0) == "b"


@pytest.mark.parametrize(("players", "limits"), [(2, [3, 4, 5]), (3, [3, 5, 6]), (4, [4, 6, 7])])
def test_e2(players: int, limits: list[int]) -> None:
    """GWT-E2: step limits (GWT-5.5)."""
    for cleared, limit in zip(["", "step_left", "step_left, step_right"], limits, strict=True):
        s = position(Seat(cleared=cleared, herder="start"), *[Seat()] * (players - 1))
        begin_turn(s, 0)
        steps = 1  # the first one is the only one there is
        while asked(s) == "Walk":
            say(s, 0, offered(s, 0)[-1])
            steps += 1
        assert steps == limit == s.step_limit(0)


@BOTH
def test_e3(edition: int) -> None:
    """GWT-E3: fees in path order, as long as there is money (GWT-5.6, GWT-5.7, GWT-5.8)."""

    def start() -> Trail:
        s = position(
            Seat(cash=2, herder="a"),
            Seat(buildings={"a_1": "4a"}),
            Seat(buildings={"a_2": "1a"}),
            Seat(),
            edition=edition,
            tiles={"flood_1": "flood green 2", "flood_2": "flood black 2"},
        )
        begin_turn(s, 0)
        return s

    s = start()
    say(s, 0, "go to a 1", "go to a 2", "pass")
    assert [p.cash for p in s.players] == [0, 2, 0, 0]
    s = start()
    say(s, 0, "go to flood 1")
    assert s.players[0].cash == 1
    say(s, 0, "go to flood 2", "pass")
    assert [p.cash for p in s.players] == [0, 0, 0, 0]
    assert asked(s) == "UseLocation"


@BOTH
def test_e4(edition: int) -> None:
    """GWT-E4: local actions and a risk action, each once and in any order, or one auxiliary action (GWT-6.4, GWT-6.6)."""
    me = Seat(cash=6, herder="drought_risk_1", hand="white, grey", buildings={"drought_risk_1": "2a"})
    s = position(me, Seat(), edition=edition, market="yellow")
    use(s, 0)
    assert things(s, 0, "use action") == ["1", "2", "risk"]
    assert things(s, 0, "auxiliary") == ["1", "2"]
    assert "pass" not in offered(s, 0)
    say(s, 0, "use action of the risk space", "discard grey")
    assert things(s, 0, "use action") == ["1", "2"]
    assert why_not(s, 0, "use action of the risk space") == "GWT-6.4"
    assert why_not(s, 0, "auxiliary gain") == "GWT-6.7"
    say(s, 0, "use action 2", "use action 1", "discard white")  # one purchase is possible, and made
    assert (certificates(s, 0), s.players[0].cash) == (1, 4)


@BOTH
@pytest.mark.parametrize("where", ["a_1", "flood_1", "camp_5"])
def test_e5(edition: int, where: str) -> None:
    """GWT-E5: on foreign tiles one single auxiliary action only, never doubled (GWT-6.2, GWT-6.7)."""
    camp = "blue camp" if edition == 1 else "orange camp"
    s = position(
        Seat(herder=where, hand="2 white", cleared="aux_1_b, aux_2_b"),
        Seat(buildings={"a_1": "2a"}),
        edition=edition,
        tiles={"flood_1": "flood green 2", "camp_5": camp},
    )
    use(s, 0)
    assert offered(s, 0) == ["auxiliary gain", "auxiliary draw"]
    assert why_not(s, 0, "double auxiliary gain") == "GWT-6.7"
    assert why_not(s, 0, "use action 1") == "GWT-6.2"
    say(s, 0, "auxiliary gain")
    assert s.players[0].cash == 1
    assert s.player == 1  # nothing was left to ask


@BOTH
@pytest.mark.parametrize(("players", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_e6(edition: int, players: int, workers: int) -> None:
    """GWT-E6: the job market at setup (GWT-3.6, GWT-3.3)."""
    s: Trail = EDITIONS[edition].new_game(players, "e6")
    rows = [[i + 1 for i, kind in enumerate(s.jobs[r * 4 : r * 4 + 4]) if kind >= 0] for r in range(12)]
    full = list(range(5 - players, 5))
    assert rows == [full, full[:-1], *[[]] * 10]
    assert s.token_row == 1
    assert len([kind for kind in s.jobs if kind >= 0]) == workers


@BOTH
def test_e7(edition: int) -> None:
    """GWT-E7: a worker on the token's space moves the token on, and its row can be hired from (GWT-7.1, GWT-7.2)."""
    s = position(
        Seat(herder="kansas_city"), Seat(herder="a", cash=20), Seat(),
        edition=edition, jobs={4: "cowboy, cowboy"}, token_row=4, foresight=("engineer, cowboy", "", ""),
    )  # fmt: skip
    use(s, 0)
    say(s, 0, "bring in engineer")
    assert [s.jobs[3 * 4 + i] for i in range(4)] == [-1, 0, 0, 2]
    assert s.token_row == 4
    s.stack.clear()
    use(s, 1)
    say(s, 1, "use action 2")
    assert things(s, 1, "hire") == ["cowboy of row 4", "engineer of row 4"]


@BOTH
def test_e8(edition: int) -> None:
    """GWT-E8: income of different types and certificates (GWT-7.6)."""
    me = Seat(herder="kansas_city", hand="2 green, red, yellow", certificates=3)
    s = position(me, Seat(), edition=edition)
    assert breeding_value(s, s.players[0].hand) == 8
    use(s, 0)
    say(s, 0, "certificates down to 1")
    assert s.stack[-1].value == 10  # type: ignore[attr-defined]
    assert (s.players[0].cash, certificates(s, 0), hand(s, 0)) == (10, 1, [])
    assert sorted(s.players[0].discards) == cards("2 green, yellow, red")
    s = position(Seat(herder="kansas_city", hand="2 green, red, yellow", masters="hazards"), Seat(), edition=edition)
    use(s, 0)
    assert s.players[0].cash == 9


@BOTH
def test_e9(edition: int) -> None:
    """GWT-E9: cities, transport, corners and links of one delivery (GWT-7.9, GWT-7.10, GWT-7.11)."""

    def start() -> Trail:
        me = Seat(herder="kansas_city", hand="yellow, red, brown 3", engine="r5", cities="1, 6", cleared="aux_1_b, aux_2_b")
        s = position(me, Seat(), edition=edition, display="objective aux")
        use(s, 0)
        return s

    s = start()
    names = {
        s.rules.city_value[i]: s.rules.vocabulary.names[s.rules.vocabulary.numbers["deliver to kansas city"] + i]
        for i in range(10)
    }
    assert offered(s, 0) == [names[0], names[4], names[8], names[10]]
    assert why_not(s, 0, names[6]) == "GWT-7.9"
    white = ["aux 3 a", "aux 3 b", "aux 4 a", "aux 4 b", "aux 5 a", "aux 5 b", "cert 4"]
    for value, cost in [(10, 3), (8, 2), (4, 0)]:
        s = start()
        say(s, 0, names[value])
        discs = things(s, 0, "disc from")
        if value == 10:
            assert discs == [*white, "cert 6", "step left", "step right", "hand left", "hand right"]
        else:
            assert discs == white
        say(s, 0, "disc from aux 3 a")
        assert s.players[0].cash == 10 - cost
    s = start()
    say(s, 0, names[10], "disc from cert 4")
    assert s.display  # no link
    assert cities(s, 0) == [1, 6, 10]


@BOTH
def test_e10(edition: int) -> None:
    """GWT-E10: an emptied stack is not refilled until the next card is needed (GWT-8.2)."""
    me = Seat(herder="a_1", hand="3 grey", deck="2 white", discards="2 black", cleared="hand_left")
    s = position(me, Seat(buildings={"a_1": "2a"}), edition=edition)
    use(s, 0)
    say(s, 0, "auxiliary gain")
    assert hand(s, 0) == ["grey", "grey", "grey", "white", "white"]
    assert (s.players[0].deck, len(s.players[0].discards)) == ([], 2)


def test_e11_first() -> None:
    """GWT-E11: rewards for discards, each once (GWT-6.5)."""
    for where, tiles, action, given, reward in [
        ("e", {}, "use action 1", "discard black", (2, 0, "r3")),
        ("f", {}, "use action 1", "discard black", (4, 0, "r3")),
        ("camp_risk_1", {"camp_risk_1": "2b"}, "use action of the risk space", "discard black", (0, 1, "r3")),
        ("camp_risk_2", {"camp_risk_2": "2b"}, "use action of the risk space", "discard grey", (2, 1, "r3")),
    ]:
        me = Seat(herder=where, hand="2 black, 2 grey", engine="r3", buildings=tiles)
        s = position(me, Seat(), sides="abaaaaaaaa")
        use(s, 0)
        say(s, 0, action, given)
        if where == "f":
            assert offered(s, 0) == ["discard black"]
            say(s, 0, given)
        assert (s.players[0].cash, certificates(s, 0), engine(s, 0)) == reward
        assert action not in offered(s, 0)
    s = position(Seat(herder="a_1", hand="grey", buildings={"a_1": "2b"}), Seat())
    use(s, 0)
    say(s, 0, "use action 1", "discard grey")
    assert things(s, 0, "engine to") == ["r1"]


def test_e11_second() -> None:
    """GWT-E11, second edition: green for two spaces with 2b."""
    s = position(Seat(herder="a_1", hand="green", buildings={"a_1": "2b"}), Seat(), edition=2)
    use(s, 0)
    say(s, 0, "use action 1", "discard green")
    assert offered(s, 0) == ["pass", "engine to r1", "engine to r2"]


@BOTH
def test_e12(edition: int) -> None:
    """GWT-E12: two hires on neutral A, the first with an immediate action (GWT-9.1)."""
    me = Seat(cash=15, herder="a", hand="grey", workers=(1, 1, 2))
    s = position(me, Seat(), edition=edition, jobs={2: "cowboy", 3: "engineer", 4: "engineer"}, token_row=4)
    use(s, 0)
    assert things(s, 0, "use action") == ["2", "3"]
    say(s, 0, "use action 2")
    assert things(s, 0, "hire") == ["cowboy of row 2", "engineer of row 3"]
    assert why_not(s, 0, "hire engineer of row 4") == "GWT-9.1"
    say(s, 0, "hire engineer of row 3", "take reward by its first alternative", "discard grey")
    assert s.players[0].cash == 10
    say(s, 0, "use action 3")  # the cowboy of row 2 is the only one
    assert s.players[0].cash == 2
    assert s.players[0].workers == (2, 1, 3)
    assert s.player == 1


@BOTH
def test_e13(edition: int) -> None:
    """GWT-E13: building and replacing (GWT-9.2)."""
    s = position(Seat(cash=4, herder="b", workers=(1, 2, 1)), Seat(), edition=edition)
    use(s, 0)
    say(s, 0, "use action 2", "build 4a", "on a 1")
    assert (s.players[0].cash, tile(s, "a_1")) == (0, "4a")
    for cash in (6, 5):
        s = position(Seat(cash=cash, herder="b", workers=(1, 3, 1), buildings={"a_1": "4a"}), Seat(), edition=edition)
        use(s, 0)
        say(s, 0, "use action 2")
        assert ("build 8a" in offered(s, 0)) == (cash == 6)  # the difference of three craftsmen
    s = position(Seat(cash=6, herder="b", workers=(1, 3, 1), buildings={"a_1": "4a"}), Seat(), edition=edition)
    use(s, 0)
    say(s, 0, "use action 2", "build 8a")  # it has one place to go
    assert (s.players[0].cash, tile(s, "a_1"), [s.rules.tile_ids[t] for t in s.out]) == (0, "8a", ["4a"])
    for buildings, choose, cost in [({}, ("build 4a", "on a 1"), 2), ({"a_1": "4a"}, ("build 8a",), 3)]:
        me = Seat(cash=13, herder="a", workers=(1, 3, 1), buildings=buildings)
        s = position(me, Seat(), edition=edition, jobs={1: "craftsman"})
        use(s, 0)
        say(s, 0, "use action 2", "take reward by its first alternative", *choose)  # the only worker there
        assert s.players[0].cash == 13 - 6 - cost


@BOTH
def test_e14(edition: int) -> None:
    """GWT-E14: occupied spaces do not exist, a turnout counts if entered (GWT-9.4, GWT-9.5)."""
    s = position(Seat(herder="g", engine="r1", workers=(1, 1, 3)), Seat(engine="r3"), edition=edition)
    use(s, 0)
    say(s, 0, "use action 1")
    assert things(s, 0, "engine to") == ["r2", "r4", "t1", "r5"]
    assert why_not(s, 0, "engine to r3") == "GWT-9.4"


def test_e15() -> None:
    """GWT-E15: the value above a camp tile, or an exchange token (GWT-9.11)."""
    for edition, camp, where, dollars, tokens in [
        (1, "blue camp", "camp_2", -2, 0),
        (1, "blue camp", "camp_7", 6, 0),
        (2, "orange camp", "camp_7", 6, 0),
        (2, "orange camp", "camp_1", 0, 1),
    ]:
        s = position(Seat(cash=5, herder="d"), Seat(), edition=edition, tiles={where: camp})
        use(s, 0)
        say(s, 0, "use action 1")
        assert (s.players[0].cash, s.players[0].tokens) == (5 + dollars, tokens)
        assert s.players[0].camps == (0, 1)
        assert tile(s, where) == ""


@BOTH
def test_e16(edition: int) -> None:
    """GWT-E16: what so many cowboys can buy (GWT-9.13)."""
    for cowboys, cash, options in [
        (1, 12, ["v3 1", "v4 1"]),
        (2, 12, ["v3 1", "v3 2", "v4 1", "v5 2"]),
        (3, 5, ["v3 2", "v3 3"]),
        (5, 8, ["v3 1", "v3 2", "v3 3", "v4 3", "v4 5", "v5 4"]),
    ]:
        me = Seat(cash=cash, herder="e", workers=(cowboys, 1, 1))
        s = position(me, Seat(), edition=edition, market="2 yellow, 2 red, 2 brown 3, purple 5")
        use(s, 0)
        say(s, 0, "use action 2")
        assert things(s, 0, "buy by") == options
    s = position(Seat(cash=12, herder="e", workers=(2, 1, 1)), Seat(), edition=edition, market="yellow, red")
    use(s, 0)
    say(
        s,
        0,
        "use action 2",
        "buy by sending 1 cowboy for 1 card of value 3",
        "choose yellow",
        "buy by sending 1 cowboy for 1 card of value 3",
    )  # two for 6 each
    assert (s.players[0].cash, names_of(s)) == (0, ["red", "yellow"])
    s = position(Seat(cash=5, herder="e", workers=(3, 1, 1)), Seat(), edition=edition, market="yellow, red")
    use(s, 0)
    say(s, 0, "use action 2", "buy by sending 3 cowboys for 2 cards of value 3")  # of different types
    assert (s.players[0].cash, names_of(s)) == (0, ["red", "yellow"])
    s = position(Seat(cash=8, herder="e", workers=(5, 1, 1)), Seat(), edition=edition, market="brown 3, brown 5, brown 4")
    use(s, 0)
    say(s, 0, "use action 2", "buy by sending 5 cowboys for 2 cards of value 4", "choose brown 4")
    assert names_of(s) == ["brown 4", "brown 5"]


def names_of(s: Trail) -> list[str]:
    return sorted([CARDS[card] for card in s.players[0].discards])


@BOTH
@pytest.mark.parametrize(("discs", "total"), [("18, 18", 18), ("18", 10)])
def test_e17(edition: int, discs: str, total: int) -> None:
    """GWT-E17: four objective cards (GWT-14.7)."""
    me = Seat(
        area="objective draw 1, objective engine 4, 2 objective aux",
        buildings={"a_1": "1a", "a_2": "2a", "a_3": "3a"},
        hazards="flood green 2, flood black 2, drought green 2",
        camps=(0, 1),
        cities=discs,
    )
    s = position(me, Seat(), edition=edition)
    assert points(s, 0)["objective cards"] == total


@BOTH
def test_e18(edition: int) -> None:
    """GWT-E18: cities and links (GWT-14.3)."""
    s = position(Seat(cities="14, 16"), Seat(cities="12, 14, 16"), edition=edition)
    assert points(s, 0)["cities"] == 10
    assert points(s, 1)["cities"] == 18


@BOTH
def test_e19(edition: int) -> None:
    """GWT-E19: own buildings in the woods (GWT-2.5)."""
    me = Seat(herder="c_1", buildings={"c_1": "1a", "e_2": "2a", "f_2": "3a", "g_1": "4a"})
    s = position(me, Seat(), edition=edition)
    use(s, 0)
    say(s, 0, "use action 1")
    assert s.players[0].cash == 6


@BOTH
@pytest.mark.parametrize("third", ["cowboy, flood green 2", "2 cowboy"])
def test_e20(edition: int, third: str) -> None:
    """GWT-E20: the end is triggered in foresight 2 (GWT-13.1, GWT-13.2)."""
    s = position(
        Seat(herder="kansas_city", hand="white"), Seat(herder="a"), edition=edition,
        jobs={12: "cowboy"}, token_row=12, foresight=("", "cowboy, engineer", third),
    )  # fmt: skip
    use(s, 0)
    say(s, 0, "bring in cowboy")
    assert s.ender == 0
    assert [kind for kind in s.foresight if kind != -1 and is_worker(kind)]
    assert tile(s, "flood_1") == ("hazard_flood_green_2" if "flood" in third else "")  # the only choice, or none
    assert asked(s) == "Deliver"
    say(s, 0, "deliver to kansas city", "disc from aux 1 b")
    assert s.player == 1
    while s.options and s.player == 1:
        s.play(s.options[0])
    assert not s.options  # one more turn, and the game is over


def test_e21() -> None:
    """GWT-E21: of Simmental cattle the highest counts (GWT-16.4)."""
    s = position(Seat(herder="kansas_city", hand="calf, heifer, yellow"), Seat(), edition=2, simmental=True)
    use(s, 0)
    say(s, 0, "pass", "pass")
    assert s.players[0].cash == 7


def rules_of(edition: int) -> Rules:
    s: Trail = EDITIONS[edition].new_game(2, "rules")
    return s.rules


@BOTH
def test_assignment_against_brute_force(edition: int) -> None:
    """GWT-14.7: the assignment is the best there is: every way of adding and meeting cards was tried."""
    rules, dice = rules_of(edition), Dice("brute force")
    kinds = len(rules.tasks)
    for _ in range(150):
        have = [dice.below(4) for _ in range(kinds)]
        area = [dice.below(25) for _ in range(dice.below(4))]
        free = [dice.below(21) for _ in range(dice.below(4))]
        pairs = (2, 3) if dice.below(2) else (1, 0)
        most = -999
        for states in product(range(3), repeat=len(area) + len(free)):  # left out, not met, met
            chosen = [(card, state) for card, state in zip(area + free, states, strict=True) if state]
            if 0 in states[: len(area)]:
                continue
            need = [sum([rules.asks[card][k] for card, state in chosen if state == 2]) for k in range(kinds)]
            if all([n <= h for n, h in zip(need, have, strict=True)]):
                value = sum([rules.worth[card] if state == 2 else -rules.penalty[card] for card, state in chosen])
                most = max(most, value + len(chosen) // pairs[0] * pairs[1])
        assert best_result(rules, pack(have), area, free, pairs)[0] == most
