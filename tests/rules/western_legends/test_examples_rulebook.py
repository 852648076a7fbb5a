"""Examples stated in the rulebook (EXAMPLES.md, part A).  Seat 0 is P1, seat 1 is P2 and so on."""

from __future__ import annotations

import itertools

import pytest

from serai.games.western_legends.board import SPACES
from serai.games.western_legends.cards import CHARACTERS, VALUE, WILD
from serai.games.western_legends.goals import ReturnTokens
from serai.games.western_legends.hands import strength
from serai.games.western_legends.setup import Arrive, Equip
from serai.games.western_legends.turn import EndOfTurn, TakeAction
from tests.rules.western_legends.position import (
    SHORT,
    Seat,
    end_turn,
    hand,
    jump,
    offered,
    points,
    position,
    say,
    sees,
    verbs,
    why_not,
)


def test_e1_movement_on_foot() -> None:
    """WL-E1"""
    s = position(Seat(space="mp green ranch"), Seat(), Seat())
    me, station = s.players[0], SPACES.index("sv rail station")
    assert s.roads.far[me.space][station] == 6
    for _ in range(6):
        say(s, 0, f"go to {SPACES[s.roads.toward(me.space, station, 1)]}")
    assert me.space == station
    assert s.active == 1  # with nothing left to do the turn is over


def test_e2_annie_oakley_starts() -> None:
    """WL-E2"""
    s = position(Seat(), Seat(), Seat())
    s.players[0] = type(s.players[0])()
    s.players[0].character = CHARACTERS.index("annie oakley")
    jump(s, Equip(0), Arrive(0), TakeAction(0), EndOfTurn(0))
    assert offered(s, 0) == ["stand in darkrock north lot", "stand in darkrock store row", "stand in darkrock east lot"]
    say(s, 0, "stand in darkrock store row")
    me = sees(s, 0)["players"][0]
    assert (me["space"], me["hand_size"], me["money"], me["mp"], me["wp"]) == ("dk_store_row", 1, 0, 0, 0)
    assert me["items"] == [{"id": "rifle", "item": "rifle", "upgraded": False, "active": True}]


def test_e3_annie_oakleys_ability() -> None:
    """WL-E3"""
    for lp in (5, 4):
        annie = Seat("kh", "sv mine", "annie oakley", lp=lp)
        s = position(annie, Seat("2s 3s", "sv mine"), Seat())
        say(s, 0, "duel doc holliday")
        if lp == 5:
            assert offered(s, 1) == ["choose 1 wound", "choose to discard 1 card"]
            say(s, 1, "choose 1 wound")
            assert s.players[1].wounds == 1
        else:
            assert verbs(s, 1) == {"decline", "fight with"}


def test_e4_poker_ranks_in_fights() -> None:
    """WL-E4"""
    order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a"]
    assert [VALUE[SHORT[f"{rank}s"]] for rank in order] == list(range(2, 15))
    for low, high in itertools.pairwise([rank for rank in order if rank != "j"]):  # its bonus would turn the tables
        s = position(Seat(f"{high}s", "sv mine"), Seat(f"{low}h x", "sv mine"), Seat())
        say(s, 0, "duel doc holliday")
        say(s, 1, f"fight with {low} hearts")
        while s.fight is not None:
            say(s, s.player, "pass")
        assert s.players[0].lp == 2


HANDS = [
    "as ks qs js 10s",
    "ks kc kd kh 2s*",
    "8s 7s 6s 5s 4s",
    "js jc jd jh 7s",
    "10s 10c 10d 9s 9c",
    "4s js 7s 8s 2s",
    "9s 8d 7h 6s 5c",
    "7s 7d 7c qh 2c",
    "4s 4c 7h 7s kd",
    "ks kh 8c 2d 10s",
    "8s qd 10c 3h 5c",
]


def rate(text: str) -> int:
    """A hand of five; its last two are one's own if one is marked as a CHEAT, otherwise a 2 is a plain 2."""
    cards = [SHORT[word.removesuffix("*")] for word in text.split()]
    assert not text.endswith("*") or WILD[cards[-1]]
    return strength(tuple(cards[:3]), tuple(cards[3:])) if text.endswith("*") else strength(tuple(cards), ())


def test_e5_poker_hand_order() -> None:
    """WL-E5"""
    rated = [rate(text) for text in HANDS]
    assert rated == sorted(rated, reverse=True)
    assert len(set(rated)) == len(rated)


def test_e6_high_card() -> None:
    """WL-E6"""
    assert rate("8s kd 10c 3h 5c") > rate("8s qd 10c 3h 5c") > rate("8s jd 10c 3h 5c")
    assert rate("2s 2d 3c 4h 5c") > rate("8s qd 10c 3h 5c")


def test_e7_revel_maximum() -> None:
    """WL-E7"""
    s = position(Seat(space="rf cabaret", money=120), Seat(), Seat())
    say(s, 0, "revel for 4 LP")
    assert (s.players[0].money, s.players[0].lp) == (0, 4)
    s = position(Seat(space="rf cabaret", money=100), Seat(), Seat())
    assert why_not(s, 0, "revel for 4 LP") == "WL-5.13"
    say(s, 0, "revel for 3 LP")
    assert (s.players[0].money, s.players[0].lp) == (10, 3)


@pytest.mark.parametrize(("money", "lp"), [(120, 2), (110, 1), (60, 1), (50, 0)])
def test_e8_money_at_the_end(money: int, lp: int) -> None:
    """WL-E8"""
    s = position(Seat(money=money), Seat(), Seat())
    assert points(s, 0).get("money", 0) == lp


@pytest.mark.parametrize(("wp", "lp"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (0, 0)])
def test_e9_wanted_rows(wp: int, lp: int) -> None:
    """WL-E9"""
    s = position(Seat(wp=wp), Seat(), Seat())
    end_turn(s, 0)
    assert s.players[0].lp == lp


@pytest.mark.parametrize(("mp", "lp"), [(3, 1), (4, 2), (9, 3), (0, 0)])
def test_e10_marshal_rows_at_the_end(mp: int, lp: int) -> None:
    """WL-E10"""
    s = position(Seat(mp=mp), Seat(), Seat())
    assert points(s, 0).get("marshal", 0) == lp
    end_turn(s, 0)
    assert s.players[0].lp == 0  # not at the end of a turn


def test_e11_beyond_space_9() -> None:
    """WL-E11"""
    s = position(Seat(space="sv trestle", mp=9, cattle="green 1"), Seat(), Seat())
    say(s, 0, "go to spikes view rail station", "pass", "deliver the cattle")
    me = s.players[0]
    assert (me.mp, me.lp, me.money) == (9, 3, 30)


@pytest.mark.parametrize(("wp", "lp"), [((6, 4, 1), (3, 1, 1)), ((6, 6, 1), (1, 1, 1)), ((6, 0, 0), (3, 0, 0))])
def test_e12_most_wanted(wp: tuple[int, ...], lp: tuple[int, ...]) -> None:
    """WL-E12"""
    s = position(*[Seat(wp=n) for n in wp])
    assert tuple(points(s, seat).get("wanted", 0) for seat in range(3)) == lp


@pytest.mark.parametrize(("players", "resolved"), [(4, True), (5, False)])
def test_e13_story_threshold(players: int, resolved: bool) -> None:
    """WL-E13"""
    s = position(Seat(space="sv mine"), *[Seat()] * (players - 1), stories=("Ghost Mine", "revel"), discs=((1,), ()))
    say(s, 0, "prospect for gold", "disc on the left story")
    end_turn(s, 0)
    assert (s.discs[0] == ()) is resolved
    assert s.players[1].gold == resolved


def test_e14_goals() -> None:
    """WL-E14"""
    goals = "kit carson deposit at once 4, kit carson move in turn 12, kit carson carry gold 6"
    s = position(Seat(character="kit carson", goals=goals, gold=6), Seat(), Seat(character="doc holliday"), mode="advanced")
    me = s.players[0]
    for deed in range(len(me.deeds)):
        me.deeds[deed] = 12
    s.legends = [1, 1, 2, 2, 3, 3]
    s.advance()
    say(s, 0, "reveal the goal of kit carson: deposit at once 4")
    assert len(me.tokens) == 1
    say(s, 0, "reveal the goal of kit carson: move in turn 12")
    assert isinstance(s.step_for(0), ReturnTokens)
    assert len(me.tokens) == 3
    say(s, 0, f"return token {me.tokens[0]}")
    assert len(me.tokens) == 2
    say(s, 0, "reveal the goal of kit carson: carry gold 6")
    assert len(me.tokens) == 5
    say(s, 0, f"return token {me.tokens[0]}")
    say(s, 0, f"return token {me.tokens[0]}")
    assert len(me.tokens) == 3
    assert len(s.legends) == 3
    assert "go to" in verbs(s, 0)


def test_e15_odd_halves_when_arrested() -> None:
    """WL-E15"""
    outlaw = Seat("2s", "mp town approach", gold=3, money=50, wp=4, cattle="green 1")
    s = position(Seat("as", "mp town approach", mp=1), outlaw, Seat(), sheriff="cj crossroads")
    say(s, 0, "arrest doc holliday")
    say(s, 1, "decline the fight")
    p = sees(s, None)["players"][1]
    assert (p["gold"], p["money"], p["wp"], p["cattle"], p["space"]) == (1, 20, 0, None, "dk_sheriff_office")
    assert sees(s, None)["sheriff"] == "dk_sheriff_office"
    assert s.players[0].mp == 2
    assert len(s.ranches[0]) == 8


def test_e16_hand_limit() -> None:
    """WL-E16"""
    s = position(Seat("2s 3s 4s 5h 6s 7s", wounds=2), Seat("x x x x x x"), Seat())
    end_turn(s, 0)
    say(s, 0, "discard 2 spades", "discard 4 spades", "discard 7 spades")
    assert hand(s, 0) == ["3s", "5h", "6s"]
    assert len(s.players[1].hand) == 6
    assert s.active == 1


def test_e17_heal() -> None:
    """WL-E17"""
    s = position(Seat(space="rf doctor", wounds=3, money=10), Seat(), Seat())
    say(s, 0, "heal at the doctor")
    me = s.players[0]
    assert (me.wounds, me.money, len(me.hand)) == (0, 0, 3)
    assert why_not(s, 0, "heal at the doctor") == "WL-5.13"


def test_e18_deposit() -> None:
    """WL-E18"""
    s = position(Seat(space="dk bank", gold=4), Seat(), Seat())
    assert why_not(s, 0, "deposit 5 gold") == why_not(s, 0, "deposit 0 gold") == "WL-10.3"
    say(s, 0, "deposit 4 gold")
    me = s.players[0]
    assert (me.gold, me.money, me.lp) == (0, 80, 4)


@pytest.mark.parametrize(("card", "won"), [("as", True), ("9s", False)])
def test_e19_heist(card: str, won: bool) -> None:
    """WL-E19"""
    s = position(Seat(card, "dk bank"), Seat(), Seat(), fights="k j q", deck="x x x x")
    say(s, 0, "heist at the bank")
    say(s, 2, "answer with fight card j" if won else "answer with fight card k")
    me = s.players[0]
    if won:
        assert (me.wp, me.money, me.wounds) == (3, 90, 0)  # the jack's text: $10
    else:
        assert (me.wp, me.money, me.wounds, len(me.hand)) == (1, 0, 1, 1)
    assert me.space == s.players[0].space
    assert why_not(s, 0, "heist at the bank") == "WL-8.17"


def test_e20_poker_pot() -> None:
    """WL-E20"""
    s = position(
        Seat("x x", "dk west street", money=10),
        Seat("x x", "dk bank", money=10),
        Seat("x x", "dk east lot", money=20),
    )
    say(s, 0, "play poker")
    say(s, 1, "join poker")
    say(s, 2, "join poker")
    assert sees(s, None)["poker"]["pot"] == 80
    s = position(Seat("x x", "dk west street", money=10), Seat("x", "dk bank", money=10), Seat(money=50))
    say(s, 0, "play poker")
    say(s, 1, "pass")
    assert sees(s, None)["poker"]["pot"] == 60
    assert sees(s, None)["poker"]["dealer"] == 2
    assert sees(s, 2)["poker"]["dealt_size"] == 4
    assert len(sees(s, 2)["poker"]["dealt"]) == 4
    assert "dealt" not in sees(s, 0)["poker"]
