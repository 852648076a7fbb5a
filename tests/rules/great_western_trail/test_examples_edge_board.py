"""Part B of EXAMPLES.md: edge cases of the trail, of buildings and cards."""

from __future__ import annotations

import pytest

from serai.games.great_western_trail.state import Trail, certify

from .position import (
    EDITIONS,
    Seat,
    asked,
    begin_turn,
    cards,
    certificates,
    engine,
    hand,
    names,
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
SECOND_B = "aaaaabaaaaaa"  # only building 6 shows side b


@BOTH
@pytest.mark.parametrize(("players", "due"), [(2, 4), (3, 3), (4, 3)])
def test_e30(edition: int, players: int, due: int) -> None:
    """GWT-E30: both hands are the sum of the two; one's own cost nothing (GWT-5.6, GWT-5.7)."""
    for owner in (0, 1):
        seats = [Seat(cash=9, herder="f")] + [Seat()] * (players - 1)
        seats[owner] = Seat(cash=9, herder="f", buildings={"f_1": "7a"})
        s = position(*seats, edition=edition)
        begin_turn(s, 0)
        say(s, 0, "go to f 1")
        assert s.players[0].cash == (9 if owner == 0 else 9 - due)
        assert s.players[1].cash == (9 + due if owner == 1 else 0)


@BOTH
def test_e31(edition: int) -> None:
    """GWT-E31: `cert_6` does nothing before `cert_4` is cleared (GWT-9.15, GWT-10.4)."""
    s = position(Seat(cleared="cert_6", certificates=3), Seat(cleared="cert_6, cert_4", certificates=3), edition=edition)
    assert [p.certificate_limit() for p in s.players] == [3, 6]
    assert [certificates(s, seat) for seat in (0, 1)] == [3, 3]


@BOTH
def test_e32(edition: int) -> None:
    """GWT-E32: the track has no 5 (GWT-7.7)."""
    me = Seat(herder="kansas_city", hand="white", cleared="cert_4, cert_6", certificates=4)
    s = position(me, Seat(), edition=edition)
    certify(s, 0, 1)
    assert certificates(s, 0) == 6
    use(s, 0)
    assert things(s, 0, "certificates down to") == ["6", "4", "3", "2", "1", "0"]
    gains = []
    for left in ["4", "3", "2", "1", "0"]:
        t = s.copy()
        t.answer(0, t.rules.vocabulary.numbers[f"certificates down to {left}"])
        gains.append(t.players[0].cash - 2)  # 2 for the card
        assert certificates(t, 0) == int(left)
    assert gains == [2, 3, 4, 5, 6]


@BOTH
def test_e33(edition: int) -> None:
    """GWT-E33: what goes beyond the limit is lost (GWT-9.15)."""
    s = position(Seat(herder="a_1", hand="black", certificates=2, buildings={"a_1": "5b"}), Seat(), edition=edition)
    use(s, 0)
    say(s, 0, "use action 1", "discard black")
    assert certificates(s, 0) == 3


@BOTH
def test_e44(edition: int) -> None:
    """GWT-E44: the token along a yellow arrow refills the cattle market (GWT-7.3)."""
    for before, stack, after in [(5, 20, 7), (8, 20, 8), (5, 1, 6)]:
        s = position(
            Seat(herder="kansas_city"), Seat(), edition=edition, jobs={6: "cowboy"}, token_row=6,
            foresight=("", "cowboy, engineer", ""), market=f"{before} yellow", stock=f"{stack} red",
        )  # fmt: skip
        use(s, 0)
        say(s, 0, "bring in engineer")
        assert s.token_row == 6  # row 7
        assert len(s.market) == after


@BOTH
def test_e45(edition: int) -> None:
    """GWT-E45: a hazard without a space is out of the game; at setup it goes back (GWT-3.5, GWT-7.1)."""
    floods = {f"flood_{i}": "flood green 2" for i in range(1, 5)}
    s = position(Seat(herder="kansas_city"), Seat(), edition=edition, tiles=floods, foresight=("flood black 3, cowboy", "", ""))
    use(s, 0)
    say(s, 0, "bring in flood black 3")
    assert [s.rules.tile_ids[t] for t in s.out] == ["hazard_flood_black_3"]
    for seed in range(60):  # seven tiles lie on the board whatever was drawn, and nothing left the game
        t: Trail = EDITIONS[edition].new_game(4, seed)
        on_board = [i for i in t.rules.hazards + t.rules.camps if t.tiles[i] != -1]
        assert (len(on_board), t.out) == (7, ())
        assert len(t.piles[0]) == 35 - 7 - 2


@BOTH
def test_e46(edition: int) -> None:
    """GWT-E46: foresight after the end trigger (GWT-13.3)."""
    camp = "green camp"
    s = position(
        Seat(herder="kansas_city"), Seat(), edition=edition, token_row=12, foresight=("", "cowboy", f"cowboy, {camp}"),
    )  # fmt: skip
    s.ender, s.token_row = 1, 12
    use(s, 0)
    assert tile(s, "camp_1") == "camp_green"
    assert [s.rules.tile_ids[t] for t in s.foresight if t != -1] == ["worker_cowboy", "worker_cowboy"]


@BOTH
def test_e47(edition: int) -> None:
    """GWT-E47: a herder move to Kansas City, with all that happens there (GWT-6.9, GWT-R14)."""
    me = Seat(herder="f_1", hand="2 white", buildings={"f_1": "10b"})
    s = position(me, Seat(), edition=edition)
    use(s, 0)
    say(s, 0, "use action 1", "use action 2", "engine to r4", "use action 3", "go to kansas city")
    assert asked(s) == "Deliver"  # foresight is empty, the income was taken
    assert (s.players[0].cash, engine(s, 0)) == (4 + 2, "r4")
    say(s, 0, "deliver to kansas city", "disc from aux 1 b")
    assert (space(s, 0), len(hand(s, 0)), s.player) == ("start", 4, 1)
    s = position(me, Seat(), edition=edition)
    use(s, 0)
    say(s, 0, "use action 3", "pass")  # one step to g, the only way
    assert "use action 1" in offered(s, 0)
    assert s.stack[-1].place == s.rules.spaces.index("g")  # type: ignore[attr-defined]
    assert (s.players[0].cash, engine(s, 0)) == (0, "r0")


@BOTH
def test_e48(edition: int) -> None:
    """GWT-E48: the free herder move of an objective card (GWT-11.4)."""
    me = Seat(cash=5, herder="start", hand="objective move 1, white")
    s = position(me, Seat(buildings={"a_1": "1a"}), edition=edition)
    begin_turn(s, 0)
    say(
        s, 0, "play objective move 1", "take reward by its first alternative", "go to a 1"
    )  # the first step, to a, is the only one there is
    assert s.players[0].cash == 5  # no fee
    say(s, 0, "go to b")
    assert (asked(s), space(s, 0), s.stack[-1].left) == ("Walk", "c", 2)  # type: ignore[attr-defined]  # a normal move has begun
    say(s, 0, "go to d", "pass")
    assert s.players[0].area == tuple(cards("objective move 1"))
    s = position(Seat(cash=5, herder="g", hand="objective move 1", buildings={"g_1": "1a"}), Seat(), edition=edition)
    use(s, 0)
    say(s, 0, "auxiliary gain", "play objective move 1", "take reward by its first alternative")
    assert (space(s, 0), s.player, len(hand(s, 0))) == ("g_1", 1, 4)  # not into Kansas City, the rest is lost, cards drawn


@BOTH
def test_e49(edition: int) -> None:
    """GWT-E49: a worker given up can be hired again, and his space acts again (GWT-9.9, GWT-9.10)."""
    me = Seat(cash=20, herder="g", engine="r3", workers=(4, 1, 1), cleared="aux_4_a")
    s = position(
        me, Seat(cash=20, engine="r3", herder="g"), edition=edition, masters="hazards", jobs={1: "cowboy"},
        tiles={"flood_1": "flood green 2", "flood_2": "flood green 2"},
    )  # fmt: skip
    s.players[0].engine = s.players[0].engine + 1
    use(s, 0)
    say(s, 0, "use action 1", "engine to t1", "upgrade station 1", "disc from aux 1 b")
    assert offered(s, 0) == ["pass", "give up cowboy"]  # the others are printed ones
    say(s, 0, "give up cowboy")
    assert s.players[0].workers == (3, 1, 1)
    s.stack.clear()
    s.players[0].herder = s.rules.spaces.index("a")
    use(s, 0)
    say(s, 0, "use action 2", "take reward by its first alternative", "take the tile on flood 2")
    assert (s.players[0].workers, len(s.players[0].hazards)) == ((4, 1, 1), 1)
    s.stack.clear()
    s.masters = (3, *s.masters[1:])
    s.players[0].engine, s.players[1].engine = 0, 4
    s.players[1].cash, s.players[1].herder = 20, s.rules.spaces.index("g")
    use(s, 1)
    say(s, 1, "use action 1", "engine to t1", "upgrade station 1", "disc from aux 1 b")
    assert (s.players[1].masters, s.players[1].stations) == ((), 1)  # printed workers cannot be given up
    assert asked(s) != "EngageMaster"


@BOTH
def test_e50(edition: int) -> None:
    """GWT-E50: one item meets one task (GWT-14.7)."""
    me = Seat(area="objective gain 3, objective draw 3", deck="brown 3, purple 5", hazards="2 flood green 2")
    s = position(me, Seat(), edition=edition)
    assert points(s, 0)["objective cards"] == 1


@BOTH
def test_e51(edition: int) -> None:
    """GWT-E51: a failed objective joins for the station master's sake (GWT-14.7, GWT-14.8)."""
    me = Seat(area="start 3", hand="objective gain 4", masters="objectives", hazards="flood green 2",
              buildings={"a_1": "1a", "a_2": "2a"})  # fmt: skip
    s = position(me, Seat(), edition=edition)
    assert points(s, 0)["objective cards"] + points(s, 0)["station masters"] == 4
    s.players[0].hand, s.players[0].objectives = [], 0
    assert points(s, 0)["objective cards"] == 3
    assert "station masters" not in points(s, 0)


@BOTH
def test_e52(edition: int) -> None:
    """GWT-E52: cowboys split over several purchases (GWT-9.13)."""
    market = "purple 5, yellow, 2 brown 3"
    s = position(Seat(cash=9, herder="e", workers=(6, 1, 1)), Seat(), edition=edition, market=market, stock="3 red")
    use(s, 0)
    say(s, 0, "use action 2", "buy by sending 4 cowboys for 1 card of value 5")
    assert offered(s, 0) == [
        "pass",
        "buy by sending 2 cowboys for 1 card of value 3",
        "buy by sending 1 cowboy for new cards",
    ]  # two cowboys and three dollars are left
    assert why_not(s, 0, "buy by sending 3 cowboys for 2 cards of value 3") == "GWT-9.13"
    say(s, 0, "buy by sending 2 cowboys for 1 card of value 3")
    assert (s.players[0].cash, names(s.players[0].discards)) == (0, ["purple 5", "yellow"])
    s = position(Seat(cash=9, herder="e", workers=(6, 1, 1)), Seat(), edition=edition, market=market, stock="3 red")
    use(s, 0)
    say(s, 0, "use action 2", "buy by sending 5 cowboys for 2 cards of value 4")
    assert offered(s, 0) == ["pass", "buy by sending 1 cowboy for new cards"]
    say(s, 0, "buy by sending 1 cowboy for new cards")
    assert (len(s.market), len(s.stock), s.players[0].cash) == (4, 1, 1)


@BOTH
def test_e55(edition: int) -> None:
    """GWT-E55: more than six craftsmen only by replacement (GWT-9.2, GWT-R12)."""
    s = position(Seat(cash=99, herder="b", workers=(1, 6, 1)), Seat(), edition=edition)
    use(s, 0)
    say(s, 0, "use action 2")
    assert "10a" not in things(s, 0, "build")
    own = {"a_1": "4a", "a_2": "5a", "a_3": "6a", "b_1": "9a"}  # 2, 3, 4 and 7 craftsmen
    s = position(Seat(cash=99, herder="b", workers=(1, 6, 1), buildings=own), Seat(), edition=edition)
    use(s, 0)
    say(s, 0, "use action 2", "build 10a")
    assert things(s, 0, "on") == ["a 2", "a 3", "b 1"]
    if edition == 2:
        for old, possible in [("8a", False), ("9a", True)]:  # 5 and 7 of 12
            s = position(Seat(cash=99, herder="b", workers=(1, 6, 1), buildings={"a_1": old}), Seat(), edition=2)
            use(s, 0)
            say(s, 0, "use action 2")
            assert ("11a" in things(s, 0, "build")) == possible


def test_e56() -> None:
    """GWT-E56: a building once a turn in the second edition, not in the first (GWT-9.22)."""
    for edition, copier, sides in [(2, "6b", "aabaabaaaaaa"), (1, "8b", "aabaaaabaa")]:
        me = Seat(herder="a_1", buildings={"a_1": "3b", "a_2": copier})
        s = position(me, Seat(), edition=edition, sides=sides)
        use(s, 0)
        say(s, 0, "use action 1", "auxiliary gain", "use action 2")
        assert space(s, 0) == "a_2"
        if edition == 2:
            assert why_not(s, 0, "use action 1") == "GWT-9.21"  # the only building next door was used
        else:
            say(s, 0, "use action 1")
            assert s.stack[-1].place == s.rules.spaces.index("a_1")  # type: ignore[attr-defined]


@BOTH
def test_e61(edition: int) -> None:
    """GWT-E61: a shrunken deck (GWT-8.3)."""
    me = Seat(herder="a_1", hand="grey", deck="white", discards="black, green", cleared="hand_left")
    s = position(me, Seat(buildings={"a_1": "2a"}), edition=edition)
    use(s, 0)
    say(s, 0, "auxiliary gain")
    assert hand(s, 0) == ["black", "green", "grey", "white"]
    assert s.players[0].deck == s.players[0].discards == []


def test_e60() -> None:
    """GWT-E60: a camp tile that costs more than there is (GWT-9.11)."""
    s = position(Seat(cash=2, herder="d"), Seat(), tiles={"camp_1": "blue camp", "camp_2": "blue camp", "camp_3": "green camp"})
    use(s, 0)
    say(s, 0, "use action 1")
    assert things(s, 0, "take the tile on") == ["camp 2", "camp 3"]
    assert why_not(s, 0, "take the tile on camp 1") == "GWT-9.11"
    say(s, 0, "take the tile on camp 2")
    assert s.players[0].cash == 0


@BOTH
def test_e62(edition: int) -> None:
    """GWT-E62: a tile taken from under a herder (GWT-5.9, GWT-15.5)."""
    tiles = {"rockfall_2": "rockfall green 2", "rockfall_3": "rockfall green 2"}
    s = position(Seat(cash=7, herder="f"), Seat(herder="rockfall_2", cash=5), edition=edition, tiles=tiles)
    use(s, 0)
    say(s, 0, "use action 2", "take the tile on rockfall 2")
    assert (tile(s, "rockfall_2"), s.player) == ("", 1)
    assert offered(s, 1) == ["pass", "go to f"]  # the step onto rockfall_3 was the only one, and cost its fee
    assert (space(s, 1), s.players[1].cash) == ("rockfall_3", 3)


@BOTH
def test_e67(edition: int) -> None:
    """GWT-E67: a reward may be lost on purpose; an action without any effect is not offered (GWT-6.12)."""
    me = Seat(herder="drought_risk_1", hand="grey", deck="4 white", certificates=3, buildings={"drought_risk_1": "3a"})
    s = position(me, Seat(), edition=edition)
    use(s, 0)
    say(s, 0, "use action of the risk space", "discard grey", "pass")
    assert (certificates(s, 0), hand(s, 0)) == (3, ["white"] * 4)
    s = position(Seat(herder="c", certificates=3), Seat(), edition=edition)
    use(s, 0)
    assert things(s, 0, "use action") == ["2"]
    assert why_not(s, 0, "use action 1") == "GWT-9.15"
    assert why_not(s, 0, "use action 1, second alternative") == "GWT-15.1"


def test_e69() -> None:
    """GWT-E69: a copy tile copies a copy tile, but none twice (GWT-9.25)."""
    s = position(
        Seat(herder="a_1", hand="2 grey", buildings={"a_1": "8b"}),
        Seat(buildings={"a_2": "8b", "a_3": "3a"}),
        sides="aaaaaaabaa",
    )
    use(s, 0)
    say(s, 0, "use action 1")
    assert things(s, 0, "copy") == ["a 2", "a"]
    say(s, 0, "copy a 2", "use action 1")
    assert s.stack[-1].place == s.rules.spaces.index("a_3")  # type: ignore[attr-defined]  # a_1 cannot be chosen again
    say(s, 0, "use action 1", "discard grey", "discard grey")
    assert s.players[0].cash == 3


def test_e70() -> None:
    """GWT-E70: the tile under the herder is replaced: phase B is over (GWT-15.4, GWT-15.6)."""
    me = Seat(cash=7, herder="a_1", workers=(1, 3, 1), buildings={"a_1": "5a"})
    s = position(me, Seat(), jobs={1: "craftsman"})
    use(s, 0)
    say(s, 0, "use action 1", "take reward by its first alternative", "build 8a")
    assert (s.players[0].cash, tile(s, "a_1"), engine(s, 0)) == (0, "8a", "r0")
    assert s.player == 1


@BOTH
def test_e71(edition: int) -> None:
    """GWT-E71: the last turns (GWT-13.5)."""
    s = position(Seat(herder="a"), Seat(herder="a"), Seat(herder="a"), edition=edition)
    s.ender = 1
    use(s, 1)
    order: list[int] = []
    while s.options:
        if not order or order[-1] != s.player:
            order.append(s.player)
        s.play(s.options[-1])
    assert order == [1, 2, 0]


def test_e72() -> None:
    """GWT-E72: nobody discards in the first turn of the first edition (GWT-3.17)."""
    for players in (2, 3, 4):
        s: Trail = EDITIONS[1].new_game(players, "e72")
        assert [len(p.hand) for p in s.players] == [4] * players
        assert asked(s) == "Mount"


@BOTH
def test_e75(edition: int) -> None:
    """GWT-E75: a free move with nothing ahead but Kansas City can only be skipped (GWT-11.7)."""
    s = position(Seat(herder="g", hand="objective move 1", buildings={"g_1": "1a"}), Seat(), edition=edition)
    s.players[0].herder = s.rules.spaces.index("g_1")
    begin_turn(s, 0)
    say(s, 0, "play objective move 1")
    assert s.players[0].area == tuple(cards("objective move 1"))
    assert space(s, 0) == "kansas_city"  # phase A led there
    assert asked(s) == "TakeDisc"  # of value 0, there is one city


def test_e77() -> None:
    """GWT-E77: copying includes the risk action of the copied space (GWT-9.21, GWT-R13)."""
    me = Seat(cash=6, herder="flood_risk_2", hand="2 white, 3 grey", buildings={"flood_risk_2": "6b"})
    s = position(me, Seat(buildings={"flood_risk_1": "2a"}), edition=2, sides=SECOND_B, market="yellow")
    use(s, 0)
    assert things(s, 0, "use action") == ["1", "risk"]
    say(s, 0, "use action 1", "copy flood risk 1")
    assert things(s, 0, "use action") == ["1", "2", "risk"]
    say(s, 0, "use action 1", "discard white", "use action 2", "use action of the risk space", "discard white")
    assert (s.players[0].cash, certificates(s, 0), s.players[1].cash) == (4, 1, 0)
    assert offered(s, 0) == ["pass", "use action of the risk space"]  # back on the own tile
    say(s, 0, "use action of the risk space", "discard grey")
    assert (s.players[0].cash, certificates(s, 0)) == (6, 2)
    assert s.player == 1
    s = position(me, Seat(buildings={"flood_risk_1": "2a"}), edition=2, sides=SECOND_B)
    use(s, 0)
    say(s, 0, "use action of the risk space", "discard grey", "use action 1", "copy flood risk 1")  # in the other order too
    assert things(s, 0, "use action") == ["1", "risk"]
    s = position(me, Seat(buildings={"flood_risk_1": "2a"}), edition=2, sides=SECOND_B, copy_includes_risk=False)
    use(s, 0)
    say(s, 0, "use action 1", "copy flood risk 1")
    assert things(s, 0, "use action") == ["1"]
