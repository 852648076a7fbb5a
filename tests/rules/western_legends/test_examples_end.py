"""Edge cases of EXAMPLES.md about cards, the end of the game, goals and the Man in Black.  Seat 0 is P1, seat 1 is P2."""

from __future__ import annotations

import pytest

from serai.engine.score import winners
from serai.games.western_legends.board import SPACES
from serai.games.western_legends.cards import BLACK_IDS, CHARACTER_ROWS, CHARACTERS, GOAL_TYPES
from serai.games.western_legends.fight import BLACK_DUELS, begin_fight
from serai.games.western_legends.setup import Equip
from serai.games.western_legends.state import Western
from serai.games.western_legends.turn import EndOfTurn, TakeAction
from tests.rules.western_legends.position import (
    GAME,
    SHORT,
    Seat,
    end_turn,
    jump,
    offered,
    position,
    say,
    take_turn,
    verbs,
    why_not,
)


def test_e55_reputation_twice() -> None:
    """WL-E55"""
    s = position(Seat("as 9s 9h", "dk bank"), Seat(), Seat(), fights="8 3 4")
    assert why_not(s, 0, "react with 9 spades") == "WL-7.11"
    say(s, 0, "heist at the bank", "fight with a spades")
    say(s, 2, "answer with fight card 8")
    say(s, 0, "pass")
    assert s.players[0].wp == 3
    say(s, 0, "react with 9 spades")
    assert s.players[0].lp == 1
    assert why_not(s, 0, "react with 9 hearts") == "WL-7.6"


def play_round(s: Western) -> None:
    """Everybody does nothing until the round number changes or the game is over."""
    number = s.round
    while s.options and s.round == number:
        say(s, s.player, "pass" if "pass" in offered(s, s.player) else offered(s, s.player)[0])


def test_e56_end_trigger() -> None:
    """WL-E56"""
    s = position(*[Seat()] * 4, round_number=7)
    s.players[1].lp = 20
    end_turn(s, 0)
    assert s.last_round == 8
    s.players[1].lp = 19
    assert s.active == 1
    play_round(s)
    assert (s.round, s.active) == (8, 0)
    seen = set()
    while s.options:
        seen.add(s.active)
        say(s, s.player, "pass" if "pass" in offered(s, s.player) else offered(s, s.player)[0])
    assert seen == {0, 1, 2, 3}


def test_e57_tie_break() -> None:
    """WL-E57"""
    s = position(Seat(lp=22, mp=4), Seat(lp=21, wp=6), Seat())
    scores = GAME.scores(s)
    assert [score.total for score in scores[:2]] == [24, 24]
    assert winners(scores) == [1]


def test_e58_poker_deck_empty() -> None:
    """WL-E58"""
    s = position(Seat(), Seat(), Seat(), deck="as", discards="2s 2h 2d 2c 3s 3h 3d 3c 4s 4h", short=True)
    s.draw(0, 3)
    assert len(s.players[0].hand) == 3
    assert SHORT["as"] in s.players[0].hand
    assert (len(s.deck), s.discards) == (8, [])


def test_e70_end_check() -> None:
    """WL-E70"""
    guest = Seat(space="rf cabaret", money=30)
    s = position(Seat(lp=17), Seat(), guest, stories=("The Widow", "prospect"), discs=((0,), ()), round_number=5)
    take_turn(s, 2)
    s.advance()
    say(s, 2, "revel for 1 LP", "disc on the left story")
    end_turn(s, 2)
    assert s.players[0].lp == 20
    assert (s.last_round, s.round, s.active) == (6, 6, 0)


def test_e71_goals_stay_fulfilled() -> None:
    """WL-E71"""
    goals = "kit carson deposit at once 4, kit carson carry gold 6"
    kit = Seat(space="dk bank", character="kit carson", goals=goals, gold=6, items="mule")
    s = position(kit, Seat(), Seat(character="yb rowdy"), mode="advanced")
    assert "reveal the goal of kit carson: carry gold 6" in offered(s, 0)
    say(s, 0, "deposit 4 gold")
    for _ in range(3):
        take_turn(s, 0)
    s.advance()
    assert "reveal the goal of kit carson: deposit at once 4" in offered(s, 0)
    assert "reveal the goal of kit carson: carry gold 6" not in offered(s, 0)


def test_e72_tokens_run_short() -> None:
    """WL-E72"""
    goals = "kit carson deposit at once 4"
    s = position(Seat(character="kit carson", goals=goals, tokens=(1, 2)), Seat(), Seat(character="yb rowdy"), mode="advanced")
    s.players[0].revealed = (0, 1)
    s.players[0].deeds[GOAL_TYPES.index("deposit_at_once")] = 4
    s.legends = [3]
    s.advance()
    say(s, 0, "reveal the goal of kit carson: deposit at once 4")
    assert (s.players[0].tokens, s.legends) == ((1, 2, 3), [])
    assert "go to" in verbs(s, 0)  # nothing to return


@pytest.mark.parametrize(("card", "again"), [("as", True), ("8s", False)])
def test_e73_man_in_black_and_card_10(card: str, again: bool) -> None:
    """WL-E73"""
    s = position(Seat(f"{card} 3s", "sv mine"), Seat(), black="sv mine", fights="10 2 3 4 5 6")
    name = "a spades" if card == "as" else "8 spades"
    say(s, 0, "duel man in black", f"fight with {name}", "pass")
    if again:
        assert s.fight is not None
        assert not s.fight.shown
        assert len(s.players[0].hand) == 2  # the 3 and the card drawn
    else:
        assert s.fight is None
        assert (s.players[0].wounds, s.players[0].lp) == (1, 0)


@pytest.mark.parametrize("started_by_him", [False, True])
def test_e74_man_in_black_tie(started_by_him: bool) -> None:
    """WL-E74"""
    s = position(Seat("qs", "sv mine"), Seat(), black="sv mine", fights="j 2 3", deck="4s 4h")
    if started_by_him:
        s.black_deck.remove(BLACK_IDS.index("mib_duel"))
        s.black_discards = [BLACK_IDS.index("mib_duel")]
        begin_fight(s, BLACK_DUELS, (0, 2), -1)
        s.advance()
        say(s, 0, "fight with q spades", "pass")
        assert (s.black_lp, s.players[0].wounds, s.players[0].lp) == (2, 1, 0)
    else:
        say(s, 0, "duel man in black", "pass")
        assert (s.black_lp, s.players[0].wounds, s.players[0].lp) == (0, 0, 2)


def test_e85_starting_points_pay_nothing() -> None:
    """WL-E85"""
    s = position(Seat(), Seat(), Seat())
    s.players[0] = type(s.players[0])()
    s.players[0].character = CHARACTERS.index("billy the kid")
    s.players[0].space = SPACES.index("sv mine")
    jump(s, Equip(0), TakeAction(0), EndOfTurn(0))
    me = s.players[0]
    own = CHARACTER_ROWS[me.character]["start_poker_cards"]
    assert (me.wp, len(me.hand)) == (2, own)  # the cards of the character, none for space 2
    s.gain_wp(0, 1)
    assert me.wp == 3
