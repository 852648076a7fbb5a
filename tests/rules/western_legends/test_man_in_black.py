"""WL-15: rules of the Man in Black that no example shows.  Seat 0 is the active player."""

from __future__ import annotations

import pytest

from serai.engine.score import winners
from serai.games.western_legends.board import SPACES
from serai.games.western_legends.cards import BLACK_CARDS, BLACK_IDS
from serai.games.western_legends.man_in_black import BlackStep
from serai.games.western_legends.state import Western
from serai.games.western_legends.turn import EndOfTurn, TakeAction
from tests.rules.western_legends.position import (
    GAME,
    Seat,
    dice,
    end_turn,
    jump,
    offered,
    position,
    say,
    take_turn,
    why_not,
)

HERE = "sv hideout c"
NEXT = "sv west ledge"


def black_card(s: Western, name: str) -> None:
    """He turns up this card."""
    card = BLACK_IDS.index(name)
    s.black_deck.remove(card)
    s.black_discards.append(card)
    jump(s, *[BlackStep(2, i) for i in range(len(BLACK_CARDS[card]["steps"]))], TakeAction(0), EndOfTurn(0))


def test_rob_the_man_in_black() -> None:
    """WL-15.2, WL-15.3, WL-15.12"""
    s = position(Seat("as x", HERE), Seat(), black=HERE, fights="2 3 4")
    assert why_not(s, 0, "arrest man in black") == "WL-15.2"
    say(s, 0, "rob man in black", "fight with a spades", "pass")
    assert offered(s, 0) == ["pass", "rob the target of half the gold", "rob the target of half the money"]
    say(s, 0, "rob the target of half the gold")
    assert (s.players[0].gold, s.players[0].wp) == (2, 1)
    assert why_not(s, 0, "duel man in black") == "WL-8.1"


def lp_of(card: str, kind: str = "gain_lp", field: str = "n") -> int:
    """The LP on a card of the Man in Black."""
    steps = BLACK_CARDS[BLACK_IDS.index(card)]["steps"]
    return int(next(row[field] for row in steps if row["type"] == kind))


@pytest.mark.parametrize(("card", "at"), [
    ("mib_cabaret", "rf cabaret"), ("mib_bank", "dk bank"), ("mib_mine", "cj mine"),
    ("mib_ranch", "mp green ranch"), ("mib_gangs", "sv rail station"), ("mib_sheriff", "sv rail station"),
])  # fmt: skip
def test_man_in_black_goes_about(card: str, at: str) -> None:
    """WL-15.1, WL-15.7, WL-15.10"""
    s = position(Seat(), Seat(), black="sv rail station")
    black_card(s, card)
    assert (SPACES[s.black_space], s.black_lp) == (at, lp_of(card))
    steps = BLACK_CARDS[BLACK_IDS.index(card)]["steps"]
    gangs = [gang for row in steps if row["type"] == "refill_hideouts" for gang in row["gangs"]]
    assert s.bandits.bit_count() == 2 * len(gangs)
    assert (card == "mib_gangs") == (len(gangs) == 3)


def test_man_in_black_at_the_saloon() -> None:
    """WL-15.10"""
    s = position(Seat(space="dk bank", money=30), Seat(money=30), black="sv rail station")
    black_card(s, "mib_saloon")
    say(s, 0, "stand in darkrock saloon yard")
    assert [p.money for p in s.players] == [20, 30]
    assert s.black_lp == lp_of("mib_saloon")


@pytest.mark.parametrize(("wp", "mover"), [((2, 0), 1), ((0, 2), 0), ((1, 1), 0)])
def test_man_in_black_tips_the_sheriff_off(wp: tuple[int, int], mover: int) -> None:
    """WL-15.10: the human with fewer WP moves the sheriff; if tied, the first player"""
    s = position(Seat("2s 3s", "sv mine", wp=wp[0]), Seat("2h 3h", "sv mine", wp=wp[1]), black="cj mine", sheriff=HERE)
    black_card(s, "mib_sheriff")
    assert s.waiting() == [mover]
    say(s, mover, "sheriff to spikes view mine")
    hunted = [seat for seat in (0, 1) if wp[seat]]
    assert s.waiting() == hunted[:1]  # each discards a card, then one is fought


def test_man_in_black_and_the_bandit() -> None:
    """WL-15.10"""
    s = position(Seat(), Seat(), black=NEXT, bandits=HERE)
    black_card(s, "mib_bandit")
    assert (SPACES[s.black_space], s.bandits, s.black_lp) == (HERE, 0, lp_of("mib_bandit"))


def test_man_in_black_robs() -> None:
    """WL-15.5"""
    s = position(Seat("2s 3s", NEXT, money=70), Seat(), black=HERE)
    black_card(s, "mib_rob")
    say(s, 0, "decline the fight")
    assert (s.players[0].money, s.players[0].wounds, len(s.players[0].hand)) == (30, 1, 3)
    assert s.black_lp == lp_of("mib_rob", "rob_if_same_space", "lp_on_win")


@pytest.mark.parametrize(("answer", "money"), [("pay for being spared the wound", 20), ("pass", 30)])
def test_man_in_black_robs_calamity_jane(answer: str, money: int) -> None:
    """WL-15.5, WL-17.3: the robber takes half of what is left after Calamity Jane has paid $10 to cancel the wound"""
    jane = Seat("2s 3s", NEXT, character="calamity jane", lp=5, money=50 if answer != "pass" else 70)
    s = position(jane, Seat(), black=HERE)
    black_card(s, "mib_rob")
    say(s, 0, "decline the fight", answer)
    assert s.players[0].money == money


def test_man_in_black_wins_ties() -> None:
    """WL-15.8"""
    s = position(Seat(lp=7, mp=0, gold=4), Seat(), black=HERE)
    s.black_lp = 7
    assert winners(GAME.scores(s)) == [2]


def test_round_with_the_man_in_black() -> None:
    """WL-15.13, WL-15.14, WL-15.9"""
    s = position(Seat(), Seat(), black=HERE, stories=("prospect", "work"), discs=((0,), ()))
    assert s.right_of(0) == 1
    take_turn(s, 1)
    s.advance()
    turned = len(s.black_deck)
    end_turn(s, 1)
    while s.active != 0:
        say(s, s.player, offered(s, s.player)[0])
    assert (len(s.black_deck), s.round) == (turned - 1, 2)


def test_prospecting_with_the_map() -> None:
    """WL-10.2"""
    s = position(Seat(space="sv mine", items="miners map"), Seat(), Seat())
    dice(s, "nothing", "nothing", "gold")
    say(s, 0, "prospect for gold")
    assert offered(s, 0) == ["pass", "reroll the die with nothing"]
    say(s, 0, "reroll the die with nothing")
    assert s.players[0].gold == 1
