"""Edge cases of EXAMPLES.md about fights, bandits, the bank and the sheriff.  Seat 0 is P1, seat 1 is P2 and so on."""

from __future__ import annotations

import pytest

from serai.games.western_legends.board import HIDEOUTS, SPACES
from serai.games.western_legends.cards import FIGHT_IDS, NOTHING
from serai.games.western_legends.fight import value
from serai.games.western_legends.npc import MoveSheriff
from serai.games.western_legends.state import Western
from serai.games.western_legends.turn import EndOfTurn, TakeAction
from tests.rules.western_legends.position import (
    SHORT,
    Seat,
    end_turn,
    hand,
    hears,
    jump,
    offered,
    position,
    say,
    sees,
    take_turn,
    verbs,
    why_not,
)

HERE = "sv hideout c"
NEXT = "sv west ledge"


def pass_until_over(s: Western) -> None:
    """Nobody reacts."""
    while s.fight is not None and s.fight.shown and "pass" in offered(s, s.player):
        say(s, s.player, "pass")


def duel(s: Western, mine: str, other: str) -> None:
    """P1 duels P2, each with this card, which they may be forced to play."""
    say(s, 0, "duel doc holliday")
    for seat, card in ((0, mine), (1, other)):
        if f"fight with {card}" in offered(s, seat):
            say(s, seat, f"fight with {card}")


def test_e21_tie_in_a_player_fight() -> None:
    """WL-E21"""
    s = position(Seat("9s", HERE), Seat("9h", HERE), Seat())
    duel(s, "9 spades", "9 hearts")
    assert s.players[0].lp == 2
    assert (s.players[1].wounds, len(s.players[1].hand)) == (1, 1)


def meet(s: Western, answer: str) -> None:
    """P1 walks into the bandit, the player to the right answers."""
    say(s, 0, f"go to {HERE}")
    say(s, 2, f"answer with fight {answer}")


def test_e22_tie_with_a_bandit() -> None:
    """WL-E22"""
    s = position(Seat("qs", NEXT), Seat(), Seat(), bandits=HERE, fights="q 2", deck="2s 3s 4s x")
    meet(s, "q")
    pass_until_over(s)
    # INSTINCTS draws one, the text one, the defeat one
    assert hand(s, 0) == ["2s", "3s", "4s"]
    assert (s.players[0].wounds, s.players[0].lp, sees(s, 0)["bandits"]) == (1, 0, [])


def test_e23_floor_of_2() -> None:
    """WL-E23"""
    s = position(Seat("js x", HERE), Seat("3h x", HERE), Seat())
    duel(s, "j spades", "3 hearts")
    assert s.fight is not None
    assert value(s, s.fight, 1) == 2


def stick_em_up(s: Western) -> None:
    """P1 plays 10, P2 plays K; P1 reacts with STICK 'EM UP."""
    duel(s, "10 spades", "k hearts")
    assert s.fight is not None
    assert value(s, s.fight, 1) == 13
    say(s, 0, "react with 8 spades")
    assert value(s, s.fight, 1) == 10


def test_e24_reaction_order() -> None:
    """WL-E24"""
    s = position(Seat("10s 8s 2s", HERE), Seat("kh kd 2h", HERE), Seat())
    stick_em_up(s)
    say(s, 1, "react with k diamonds")
    say(s, 0, "pass")
    say(s, 1, "pass")
    assert (s.players[0].lp, s.players[1].wounds) == (0, 0)
    s = position(Seat("10s 8s 2s", HERE), Seat("kh kd 2h", HERE), Seat())
    stick_em_up(s)
    say(s, 1, "pass")
    say(s, 0, "pass")
    assert (s.players[0].lp, s.players[1].wounds) == (2, 1)


def test_e25_decline() -> None:
    """WL-E25"""
    s = position(Seat("qs 2s", HERE), Seat("x x", HERE, money=20), Seat(), deck="3s 3h")
    s.story = []
    say(s, 0, "rob doc holliday", "fight with q spades")
    assert "Q" not in " ".join(hears(s, 1))
    say(s, 1, "decline the fight")
    say(s, 0, "rob the target of half the money")
    assert SHORT["qs"] in s.discards
    assert hand(s, 0) == ["2s"]  # no bonus
    assert (s.players[1].wounds, len(s.players[1].hand)) == (1, 3)
    assert (s.players[0].wp, s.players[0].money, s.players[1].money) == (1, 10, 10)


def test_e26_rob_rounding_and_limits() -> None:
    """WL-E26"""
    s = position(Seat("as", HERE, money=100), Seat("x", HERE, money=70, gold=1), Seat())
    say(s, 0, "rob doc holliday")
    say(s, 1, "decline the fight")
    assert offered(s, 0) == ["pass", "rob the target of half the gold", "rob the target of half the money"]
    say(s, 0, "rob the target of half the money")
    assert (s.players[0].money, s.players[1].money) == (120, 30)


def test_a_robber_may_leave_it() -> None:
    """WL-8.8, WL-R35: gold, money and the token, each may be left to the target; the WP comes anyway"""
    s = position(Seat("as", HERE), Seat("x", HERE, money=70, gold=1, cattle="green 8"), Seat())
    say(s, 0, "rob doc holliday")
    say(s, 1, "decline the fight")
    say(s, 0, "pass", "pass")
    me, target = s.players[:2]
    assert (me.wp, me.money, me.gold, me.token) == (1, 0, 0, NOTHING)
    assert (target.money, target.gold) == (70, 1)
    assert s.fight is None


@pytest.mark.parametrize("cattle", ["", "blue 1"])
def test_e27_rob_cattle(cattle: str) -> None:
    """WL-E27"""
    s = position(Seat("as", HERE, cattle=cattle), Seat("x", HERE, money=10, cattle="green 8"), Seat())
    say(s, 0, "rob doc holliday")
    say(s, 1, "decline the fight")
    say(s, 0, "rob the target of half the money")
    assert ("rob the target of the cattle token" in offered(s, 0)) is (cattle == "")
    if not cattle:
        say(s, 0, "rob the target of the cattle token")
        assert "cattle_green_8" in sees(s, 0)["players"][0].values()
        assert "token" not in sees(s, 2)["players"][0]


def test_e28_once_per_opponent() -> None:
    """WL-E28"""
    s = position(Seat("2s 3s", HERE), Seat("ah", HERE), Seat("x", HERE))
    duel(s, "2 spades", "a hearts")
    pass_until_over(s)
    assert s.players[0].wounds == 1
    assert why_not(s, 0, "rob doc holliday") == "WL-8.1"
    assert {"duel kit carson", "rob kit carson"} <= set(offered(s, 0))


def heist(s: Western, answer: str) -> None:
    say(s, 0, "heist at the bank")
    say(s, 2, f"answer with fight {answer}")
    pass_until_over(s)


def test_e29_marshal_robs_the_bank() -> None:
    """WL-E29"""
    s = position(Seat("as", "dk bank", mp=5), Seat(), Seat(), fights="8 3 4", sheriff="cj crossroads")
    heist(s, "8")
    me = s.players[0]
    assert (me.mp, me.wp, me.money, len(me.hand)) == (0, 3, 80, 1)
    end_turn(s, 0)
    assert me.lp == 1


def test_e30_failed_heist_by_a_marshal() -> None:
    """WL-E30"""
    s = position(Seat("2s", "dk bank", mp=5), Seat(), Seat(), fights="8 3 4", sheriff="cj crossroads")
    heist(s, "8")
    assert (s.players[0].mp, s.players[0].wp, s.players[0].money) == (0, 1, 0)


def test_e31_several_points_at_once() -> None:
    """WL-E31"""
    s = position(Seat(mp=2), Seat(), Seat())
    s.gain_mp(0, 2)
    assert (s.players[0].mp, s.players[0].lp, s.players[0].money) == (4, 2, 30)


@pytest.mark.parametrize("wp", [0, 1])
def test_e32_wanted_and_bandit(wp: int) -> None:
    """WL-E32"""
    s = position(Seat("as", NEXT, wp=wp), Seat(), Seat(), bandits=HERE, fights="q 2", sheriff="cj crossroads")
    meet(s, "q")
    if wp:
        assert (s.players[0].lp, s.players[0].mp) == (1, 0)
    else:
        assert offered(s, 0) == ["choose 1 LP", "choose 1 marshal point"]


def test_e33_move_into_a_bandit() -> None:
    """WL-E33"""
    s = position(Seat("as x", "mp south bluff", items="mustang"), Seat(), Seat(), bandits=HERE, fights="q 2")
    say(s, 0, f"go to {NEXT}", f"go to {HERE}", "fight with a spades")
    say(s, 2, "answer with fight card q")
    pass_until_over(s)
    say(s, 0, "choose 1 LP")
    assert (s.actions, s.steps) == (2, 2)
    assert sees(s, 0)["players"][0]["space"] == "sv_hideout_c"


def test_e34_wanted_and_the_sheriffs_space() -> None:
    """WL-E34"""
    for wp, reason in ((1, "WL-6.3"), (0, "")):
        s = position(Seat(space="sv bank trail", wp=wp, mp=1 - wp), Seat(), Seat(), sheriff="dk bank")
        assert why_not(s, 0, "go to darkrock bank") == reason


def test_e35_sheriff_meets_two_wanted_players() -> None:
    """WL-E35"""
    there = "cj town flat"
    s = position(Seat(), Seat("2s 3s", there, wp=1), Seat("4h 5h", there, wp=2), sheriff="cj west pass", fights="k q j 10")
    jump(s, MoveSheriff(0, 3), EndOfTurn(0))
    say(s, 0, f"sheriff to {there}")
    say(s, 1, "discard 2 spades")
    say(s, 2, "discard 5 hearts")
    assert offered(s, 0) == ["sheriff takes doc holliday", "sheriff takes kit carson"]
    say(s, 0, "sheriff takes kit carson")
    assert sees(s, 1)["fight"]["controller"] == 1
    assert hand(s, 1) == ["3s"]
    say(s, 1, "answer with fight card k")
    assert (s.players[2].wp, s.players[1].wp) == (0, 1)
    assert s.players[1].space != s.players[2].space


def test_e36_arrest_in_the_end_phase() -> None:
    """WL-E36"""
    s = position(
        Seat("2s 3s", "dk bank", wp=7, gold=1), Seat(), Seat(), stories=("The Assayer's Word", "revel"), discs=((0,), ()),
        sheriff="dk south block", fights="k q j 9",
    )  # fmt: skip
    say(s, 0, "deposit 1 gold", "disc on the left story")
    lp = s.players[0].lp
    end_turn(s, 0)
    assert s.players[0].lp == lp + 3  # the story's reward
    say(s, 0, "sheriff to darkrock bank", "discard 2 spades")
    say(s, 2, "answer with fight card q")
    assert (s.players[0].wp, s.players[0].lp, s.active) == (0, lp + 3, 1)


def test_e37_becoming_wanted_next_to_the_sheriff() -> None:
    """WL-E37"""
    s = position(Seat("as", "dk bank"), Seat("x", "dk bank", money=10), Seat(), sheriff="dk bank")
    say(s, 0, "rob doc holliday")
    say(s, 1, "decline the fight")
    say(s, 0, "rob the target of half the money")
    assert s.players[0].wp == 1
    assert s.fight is None
    assert "work" in verbs(s, 0)
    jump(s, MoveSheriff(0, 2), EndOfTurn(0))
    say(s, 0, "sheriff to darkrock south block")
    assert s.fight is None
    say(s, 0, "sheriff to darkrock bank")
    assert s.players[0].wp == 0  # arrested: no card was left


def test_e38_sheriff_idle() -> None:
    """WL-E38"""
    s = position(Seat("5s"), Seat(), Seat())
    assert why_not(s, 0, "act with 5 spades") == "WL-5.13"
    jump(s, MoveSheriff(0, 6), TakeAction(0), EndOfTurn(0))
    assert "sheriff to" not in verbs(s, 0)
    s = position(Seat("5s"), Seat(wp=1), Seat(), stories=("card_action", "revel"))
    say(s, 0, "act with 5 spades", "pass")
    assert "disc on the left story" in offered(s, 0)


def test_e39_fight_card_10() -> None:
    """WL-E39"""
    s = position(Seat("as", "dk bank"), Seat(), Seat(), fights="10 2 3 4 5 6", deck="7s")
    say(s, 0, "heist at the bank")
    say(s, 2, "answer with fight card 10")
    assert offered(s, 2) == ["pass", "restart the fight"]
    say(s, 2, "restart the fight")
    assert SHORT["as"] in s.discards
    assert sees(s, 2)["fight"]["drawn"] == ["fight_4", "fight_5", "fight_6"]  # the 7 was laid, being the only card
    assert sees(s, 0)["fight"]["card"] == "7_spades"


def test_e40_fight_card_3_at_2_wounds() -> None:
    """WL-E40"""
    s = position(Seat("2s", NEXT, wounds=2), Seat(), Seat(), bandits=HERE, fights="3 4")
    meet(s, "3")
    assert (s.players[0].wounds, len(s.players[0].hand), s.players[0].lp) == (3, 1, 0)


def test_e41_fight_card_9_without_cards_and_money() -> None:
    """WL-E41"""
    s = position(Seat("as", NEXT), Seat(), Seat(), bandits=HERE, fights="9 4")
    meet(s, "9")
    assert (s.players[0].lp, s.players[0].mp, s.players[0].money, s.players[0].wounds) == (1, 0, 0, 0)


def test_e59_empty_handed_bandit_fight() -> None:
    """WL-E59"""
    s = position(Seat("", NEXT), Seat(), Seat(), bandits=HERE, fights="2 k")
    say(s, 0, f"go to {HERE}")
    assert (s.players[0].wounds, len(s.players[0].hand), s.players[0].lp) == (1, 1, 0)
    assert sees(s, None)["bandits"] == []
    assert len(s.fight_deck) == len(FIGHT_IDS)


def beat_bandit(s: Western) -> None:
    """P1 stands beside a bandit again, and beats it."""
    s.players[0].space = SPACES.index(NEXT)
    s.players[0].hand = [SHORT["ah"]]
    s.discards = [card for card in s.discards if card != SHORT["ah"]]
    s.deck = [card for card in s.deck if card != SHORT["ah"]]
    s.bandits = 1 << HIDEOUTS.index(SPACES.index(HERE))
    s.fight_deck.sort(key=lambda card: FIGHT_IDS[card] in ("fight_8", "fight_4"))
    s.advance()
    meet(s, "8")


def test_e60_after_an_arrest_no_mp_in_this_turn() -> None:
    """WL-E60"""
    s = position(Seat("2s 3s 5s", NEXT, wp=1), Seat(), Seat(), sheriff="sv rock garden", fights="k q j 9")
    say(s, 0, "act with 5 spades", f"sheriff to {NEXT}", "discard 2 spades")
    say(s, 2, "answer with fight card q")
    assert (s.players[0].wp, sees(s, 0)["players"][0]["space"]) == (0, "dk_sheriff_office")
    lp = s.players[0].lp
    beat_bandit(s)
    assert (s.players[0].lp, s.players[0].mp) == (lp + 1, 0)  # nothing to choose
    take_turn(s, 0)
    beat_bandit(s)
    assert offered(s, 0) == ["choose 1 LP", "choose 1 marshal point"]


def test_e62_prompts_do_not_leak() -> None:
    """WL-E62"""
    s = position(Seat("9s", HERE), Seat("2h 3h 4h 5h", HERE), Seat())
    duel(s, "9 spades", "2 hearts")
    assert offered(s, 1) == ["pass"]  # P1 has no card left and is passed over
    s = position(Seat("9s 2s", HERE), Seat("2h", HERE), Seat())
    say(s, 0, "duel doc holliday", "fight with 9 spades")
    say(s, 1, "fight with 2 hearts")
    assert offered(s, 0) == ["pass"]
    say(s, 0, "pass")
    assert s.fight is None  # P2's hand was empty


def test_e63_adding_reductions() -> None:
    """WL-E63"""
    s = position(Seat("js x", HERE, items="revolver+"), Seat("4h x", HERE), Seat())
    duel(s, "j spades", "4 hearts")
    assert s.fight is not None
    assert s.fight.cuts == (0, 3)
    assert value(s, s.fight, 1) == 2
    s = position(Seat("js x", NEXT, items="revolver+"), Seat(), Seat(), bandits=HERE, fights="4 2")
    say(s, 0, f"go to {HERE}", "fight with j spades")
    say(s, 2, "answer with fight card 4")
    assert s.fight is not None
    assert s.fight.cuts == (0, 0)


def test_e64_deadeye_then_again() -> None:
    """WL-E64"""
    s = position(Seat("10s 8s 8d", HERE), Seat("kh kd 2h", HERE), Seat())
    stick_em_up(s)
    say(s, 1, "react with k diamonds")
    assert s.fight is not None
    assert value(s, s.fight, 1) == 13
    say(s, 0, "react with 8 diamonds")
    assert value(s, s.fight, 1) == 10


@pytest.mark.parametrize(("card", "before", "after"), [("6", 0, 1), ("3", 0, 1), ("4", 2, 2)])
def test_e65_bulletproof(card: str, before: int, after: int) -> None:
    """WL-E65"""
    s = position(Seat("10s", NEXT, wounds=before), Seat(), Seat(), bandits=HERE, fights="6 3" if card != "4" else "4 3")
    meet(s, card)
    assert offered(s, 0) == ["choose 1 LP", "choose 1 marshal point"]  # the fight is won
    assert s.fight is not None
    assert s.players[0].wounds == after  # with 2 before: one lost at the reveal, one gained by the text of the 4
    assert s.fight.shields == (card == "6")


def test_e66_only_one_restart() -> None:
    """WL-E66"""
    s = position(Seat("as", "dk bank"), Seat(), Seat(), fights="10 2 3", deck="7s")
    say(s, 0, "heist at the bank")
    say(s, 2, "answer with fight card 10", "restart the fight")
    assert "fight_10" not in sees(s, 2)["fight"]["drawn"]
    assert FIGHT_IDS.index("fight_10") in s.fight_deck[:3]  # at the bottom


def test_e67_declined_fight_and_shotgun() -> None:
    """WL-E67"""
    s = position(Seat("qs", HERE, items="shotgun"), Seat("x", HERE), Seat(), deck="2s 3s")
    say(s, 0, "duel doc holliday")
    say(s, 1, "decline the fight")
    assert (s.players[0].lp, hand(s, 0)) == (2, ["3s"])  # P2 drew the 2
    assert s.discards[-1] == SHORT["qs"]


def test_e69_fight_condition_without_a_win() -> None:
    """WL-E69"""
    s = position(Seat("2s", HERE), Seat("ah", HERE), Seat(), stories=("fight_player", "revel"))
    duel(s, "2 spades", "a hearts")
    assert s.players[0].wounds == 1
    assert "disc on the left story" in offered(s, 0)
    s = position(Seat("2s", HERE), Seat("x", HERE), Seat(), stories=("fight_player", "revel"))
    take_turn(s, 1)
    s.advance()
    say(s, 1, "duel wild bill hickok")
    say(s, 0, "decline the fight")
    assert "disc on the left story" in offered(s, 1)
    say(s, 1, "pass")
    assert s.met == 0


@pytest.mark.parametrize(("card", "won"), [("as", True), ("ks", False)])
def test_e79_quickdraw_against_the_sheriff(card: str, won: bool) -> None:
    """WL-E79"""
    s = position(Seat(f"{card} 2s", NEXT, wp=1), Seat(), Seat(), sheriff="sv rock garden", fights="a 3 4 5")
    jump(s, MoveSheriff(0, 1), EndOfTurn(0))
    say(s, 0, f"sheriff to {NEXT}", "discard 2 spades")
    say(s, 2, "answer with fight card a")
    assert offered(s, 0) == ["choose 1 LP", "choose 1 wanted point"]
    say(s, 0, "choose 1 LP")
    assert sees(s, 0)["sheriff"] == "dk_sheriff_office"
    assert (s.players[0].wp > 0) is won
    assert (sees(s, 0)["players"][0]["space"] == "sv_west_ledge") is won


def test_e80_quickdraw_in_a_player_fight() -> None:
    """WL-E80"""
    s = position(Seat("as", HERE), Seat("ah", HERE), Seat())
    duel(s, "a spades", "a hearts")
    assert s.players[0].lp == 2
    s = position(Seat("as 8s", HERE), Seat("ah", HERE), Seat())
    duel(s, "a spades", "a hearts")
    say(s, 0, "react with 8 spades")
    assert s.players[0].lp == 2
    s = position(Seat("ks", HERE, items="revolver+"), Seat("ah", HERE), Seat())
    duel(s, "k spades", "a hearts")
    assert (s.players[0].lp, s.players[0].wounds) == (0, 1)


@pytest.mark.parametrize("moves", [True, False])
def test_e82_arrest_by_a_player_moves_the_sheriff(moves: bool) -> None:
    """WL-E82; the other reading of WL-R15 leaves him where he is"""
    p3 = Seat("x", "dk sheriff office", wp=1)
    s = position(Seat("as", HERE, mp=1), Seat("x", HERE, wp=1), p3, sheriff="cj crossroads", arrest_moves_sheriff=moves)
    say(s, 0, "arrest doc holliday")
    say(s, 1, "decline the fight")
    view = sees(s, None)
    assert view["players"][1]["space"] == "dk_sheriff_office"
    assert view["sheriff"] == ("dk_sheriff_office" if moves else "cj_crossroads")
    assert (s.fight, s.players[2].wp, len(s.players[2].hand)) == (None, 1, 1)
