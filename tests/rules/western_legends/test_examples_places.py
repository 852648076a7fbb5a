"""Edge cases of EXAMPLES.md about mines, cattle, the store, poker and stories.  Seat 0 is P1, seat 1 is P2 and so on."""

from __future__ import annotations

import pytest

from serai.games.western_legends.board import roads, space
from serai.games.western_legends.cards import CATTLE_IDS, STORIES
from serai.games.western_legends.hands import FOUR, strength
from serai.games.western_legends.poker import ComparePoker
from serai.games.western_legends.state import Poker, Western
from serai.games.western_legends.store import ready_gear
from serai.games.western_legends.stories import BanditsCome
from serai.games.western_legends.turn import EndOfTurn, TakeAction
from tests.rules.western_legends.position import (
    GAME,
    SHORT,
    TITLES,
    Seat,
    dice,
    end_turn,
    jump,
    offered,
    position,
    say,
    sees,
    why_not,
)

# ---- Mines ---------------------------------------------------------------------------------------------


def test_e42_prospect_chain() -> None:
    """WL-E42"""
    s = position(Seat(space="sv mine"), Seat(), Seat())
    dice(s, "money reroll", "gold", "money reroll", "gold")
    say(s, 0, "prospect for gold")
    assert (s.players[0].money, s.players[0].gold) == (20, 2)


@pytest.mark.parametrize(("items", "gold"), [("", 4), ("mule", 5)])
def test_e43_gold_limit(items: str, gold: int) -> None:
    """WL-E43"""
    s = position(Seat(space="sv mine", gold=3, items=items), Seat(), Seat())
    dice(s, "gold", "gold")
    say(s, 0, "prospect for gold")
    assert s.players[0].gold == gold


def test_e43_from_mule_to_mustang() -> None:
    """WL-E43"""
    s = position(Seat(gold=6, items="mule, mustang"), Seat(), Seat())
    jump(s, *ready_gear(0), TakeAction(0), EndOfTurn(0))
    say(s, 0, "use mustang")
    assert s.players[0].gold == 4


@pytest.mark.parametrize(("faces", "map_on", "gold", "money"), [
    (("gold", "nothing", "gold", "money"), "reroll the die with nothing", 2, 10),
    (("gold", "nothing", "gold"), "pass", 2, 0),
])  # fmt: skip
def test_e76_kit_carson(faces: tuple[str, ...], map_on: str, gold: int, money: int) -> None:
    """WL-E76"""
    s = position(Seat(space="sv mine", character="kit carson", lp=5, items="miners map"), Seat(), Seat(character="yb rowdy"))
    dice(s, *faces)
    say(s, 0, "prospect for gold", map_on)
    assert (s.players[0].gold, s.players[0].money) == (gold, money)


# ---- Cattle -----------------------------------------------------------------------------------------------


def test_e44_rustle_then_take() -> None:
    """WL-E44"""
    s = position(Seat(space="sh east meadow", cattle="green 7"), Seat(), Seat())
    say(s, 0, "go to sunny hills blue ranch", "pass", "deliver the cattle")
    me = s.players[0]
    assert (me.wp, me.money, me.lp) == (1, 40, 3)
    assert CATTLE_IDS.index("cattle_green_7") in s.ranches[0]
    say(s, 0, "take a cattle token")
    assert sees(s, 1)["players"][0]["cattle"] == "blue"
    assert sees(s, 0)["players"][0]["token"].startswith("cattle_blue")


def test_e45_no_delivery_in_passing() -> None:
    """WL-E45"""
    s = position(Seat(space="sv trestle", cattle="green 1", items="mustang"), Seat(), Seat())
    say(s, 0, "go to spikes view rail station")
    assert why_not(s, 0, "deliver the cattle") == "not now"
    say(s, 0, "go to spikes view train yard", "pass")
    assert why_not(s, 0, "deliver the cattle") == "WL-10.9"


def test_e77_delivery_after_a_robbery() -> None:
    """WL-E77"""
    s = position(Seat("as", "sv rail station"), Seat("x", "sv rail station", cattle="green 1"), Seat())
    say(s, 0, "rob doc holliday")
    say(s, 1, "decline the fight")
    say(s, 0, "rob the target of the cattle token")
    assert why_not(s, 0, "deliver the cattle") == "WL-10.10"
    say(s, 0, "go to spikes view trestle", "go to spikes view rail station", "deliver the cattle")
    assert (s.players[0].mp, s.players[0].wp, s.players[0].money) == (0, 1, 30)


def test_e81_declined_delivery() -> None:
    """WL-E81"""
    s = position(Seat(space="sv trestle", cattle="green 1"), Seat(), Seat())
    say(s, 0, "go to spikes view rail station", "pass", "work here")
    assert why_not(s, 0, "deliver the cattle") == "WL-10.10"
    say(s, 0, "go to spikes view trestle", "go to spikes view rail station")
    assert "deliver the cattle" in offered(s, 0)


def test_e86_work_at_the_rail_station() -> None:
    """WL-E86"""
    s = position(Seat(space="sv rail station"), Seat(), Seat())
    say(s, 0, "work here")
    assert s.players[0].money == 10
    for place in ("cj crossroads", "sv hideout c"):
        s = position(Seat(space=place), Seat(), Seat())
        assert why_not(s, 0, "work here") == "WL-10.11"


def test_e61_map_distances() -> None:
    """WL-E61"""
    for corners in (False, True):  # WL-R1: the same either way
        far = roads(corners).far
        assert [far[space("dk_bank")][space(mine)] for mine in ("sh_mine", "sv_mine", "cj_mine")] == [4, 4, 4]
        station, green, blue = space("sv_rail_station"), space("mp_green_ranch"), space("sh_blue_ranch")
        assert (far[station][green], far[station][blue], far[green][blue]) == (6, 6, 6)
        assert far[space("dk_bank")][space("rf_cabaret")] == 4


def test_e75_bloody_knife() -> None:
    """WL-E75"""
    path = ("go to spikes view west ledge", "go to spikes view hideout c", "go to spikes view mine")
    knife = Seat("x x", "mp south bluff", "bloody knife", lp=5)
    s = position(knife, Seat(), Seat(), bandits="sv hideout c")
    say(s, 0, *path)
    assert s.fight is None
    assert s.bandit_in(space("sv_hideout_c"))
    s = position(Seat("x x", "mp town approach", "bloody knife", lp=5), Seat(), Seat(), bandits="sv hideout c")
    say(s, 0, "go to mesitos point south bluff", *path[:2])  # the third step ends there
    assert s.fight is not None
    s = position(Seat("x x", "mp south bluff", "bloody knife", lp=4), Seat(), Seat(), bandits="sv hideout c")
    say(s, 0, *path[:2])
    assert s.fight is not None


# ---- The store ---------------------------------------------------------------------------------------------


def test_e49_third_misc_item() -> None:
    """WL-E49"""
    s = position(Seat(space="dk store row", money=50, items="miners map, ten gallon, provisions"), Seat(), Seat())
    assert why_not(s, 0, "buy whiskey") == "WL-9.4"
    say(s, 0, "use provisions", "buy whiskey")
    assert s.players[0].money == 40
    assert len(s.players[0].hand) == 1


def test_e50_buy_and_upgrade_in_one_action() -> None:
    """WL-E50"""
    s = position(Seat(space="dk store row", money=120, items="mule"), Seat(), Seat())
    say(s, 0, "buy mustang", "use mustang", "upgrade mustang", "buy miners map", "pass")
    me = sees(s, 0)["players"][0]
    assert (s.actions, me["movement"], me["money"]) == (2, 5, 10)
    assert [item["id"] for item in me["items"]] == ["thoroughbred", "mule", "miners_map"]


# ---- Poker -------------------------------------------------------------------------------------------------


def showdown(s: Western, flop: str, **bets: str) -> None:
    """P1 has started a game with $10 a seat; these are the cards of p0, p1, p2 (or of the dealer)."""
    s.poker = Poker()
    s.poker.starter = 0
    seats = sorted(int(name[1:]) for name in bets)
    s.poker.seats = tuple(seats)
    s.poker.pot = 50 + 10 * len(seats)
    s.poker.flop = tuple(SHORT[card] for card in flop.split())
    for seat in seats:
        s.players[seat].picked = tuple(sorted(SHORT[card] for card in bets[f"p{seat}"].split()))
    used = [*s.poker.flop, *[card for p in s.players for card in p.picked]]
    s.deck = [card for card in s.deck if card not in used]


def test_e51_poker_with_one_card() -> None:
    """WL-E51"""
    s = position(Seat("x x x", "dk west street", money=10), Seat("", "dk bank", money=10), Seat())
    say(s, 0, "play poker")
    say(s, 1, "join poker")
    assert s.waiting() == [0]  # P2's only card is laid
    assert len(s.players[1].picked) == 1
    flop = tuple(SHORT[card] for card in ["ks", "kh", "kd"])
    assert strength(flop, (SHORT["kc"],)) // 15**5 == FOUR
    assert strength(flop, (SHORT["2s"],)) // 15**5 == FOUR  # a CHEAT cannot do better


@pytest.mark.parametrize(("pot", "tied", "each"), [(80, 2, 40), (90, 3, 30), (90, 2, 40)])
def test_e52_split_pot(pot: int, tied: int, each: int) -> None:
    """WL-E52"""
    s = position(*[Seat()] * 4)
    cards = ["as kd", "ah kc", "ad ks", "ac kh"]
    bets = {f"p{i + 1}": cards[i] for i in range(tied)}
    showdown(s, "qs jh 10d", p0="3s 4d", **bets)
    assert s.poker is not None
    s.poker.pot = pot
    jump(s, ComparePoker(0), TakeAction(0), EndOfTurn(0))
    assert [p.money for p in s.players[1 : tied + 1]] == [each] * tied
    assert (s.players[0].money, len(s.players[0].hand), s.players[0].lp) == (0, 1, 0)


def test_e53_dealer_ties() -> None:
    """WL-E53"""
    s = position(Seat(), Seat(), Seat())
    showdown(s, "qs jh 10d", p0="as kd", p2="ah kc")
    assert s.poker is not None
    s.poker.seats, s.poker.dealer, s.poker.pot = (0,), 2, 60
    jump(s, ComparePoker(0), TakeAction(0), EndOfTurn(0))
    assert (s.players[0].money, s.players[0].lp, s.players[2].money) == (60, 1, 0)


def test_e54_cheat_in_the_flop() -> None:
    """WL-E54"""
    flop, own = tuple(SHORT[c] for c in ["2s", "kh", "kd"]), tuple(SHORT[c] for c in ["kc", "ks"])
    assert strength(flop, own) // 15**5 == FOUR  # not five of a kind
    assert strength(own + flop[1:], flop[:1]) // 15**5 > FOUR


def test_e78_poker_with_a_short_deck() -> None:
    """WL-E78"""
    s = position(
        Seat("as kd", "dk west street", money=10), Seat("3s 4h", "dk bank", money=10), Seat(), deck="9s 9d 5s 6h", short=True
    )
    say(s, 0, "play poker")
    say(s, 1, "join poker")
    assert sees(s, None)["poker"]["flop"] == ["5_spades", "6_hearts"]
    say(s, 0, "bet k diamonds", "bet a spades")
    say(s, 1, "bet 4 hearts", "bet 9 diamonds")
    assert (s.players[0].money, s.players[1].money) == (70, 0)  # ace high of four cards


# ---- Story cards ----------------------------------------------------------------------------------------------


def test_e46_two_conditions_in_one_turn() -> None:
    """WL-E46"""
    s = position(Seat(space="sv mine"), Seat(), Seat(), stories=("prospect", "work"))
    say(s, 0, "prospect for gold", "disc on the left story", "work here")
    assert why_not(s, 0, "disc on the right story") == "WL-12.1"


def test_e47_moving_a_disc() -> None:
    """WL-E47"""
    s = position(Seat(space="sv mine"), Seat(), Seat(), stories=("Ghost Mine", "work"), discs=((0,), (0,)))
    dice(s, "nothing", "nothing")
    say(s, 0, "prospect for gold", "disc on the left story")
    assert s.discs == [(0, 0), ()]
    end_turn(s, 0)
    assert s.players[0].gold == 1
    assert s.discs == [(), ()]


def test_e48_bandit_refill() -> None:
    """WL-E48"""
    s = position(Seat(), Seat(space="mp hideout a"), Seat(), bandits="sh hideout b")
    s.told = TITLES.index("Fool's Gold")
    assert STORIES[s.told]["bandit_gangs"] == ["A", "B"]
    jump(s, BanditsCome(0), TakeAction(0), EndOfTurn(0))
    assert set(sees(s, None)["bandits"]) == {"sh_hideout_a", "sh_hideout_b", "dc_hideout_b"}


def test_e68_disc_later_in_the_turn() -> None:
    """WL-E68"""
    s = position(Seat(space="sv mine"), Seat(), Seat(), stories=("prospect", "work"))
    say(s, 0, "prospect for gold", "work here")
    assert {"disc on the left story", "disc on the right story"} <= set(offered(s, 0))
    say(s, 0, "disc on the right story")
    assert why_not(s, 0, "disc on the left story") == "WL-12.1"
    end_turn(s, 0)
    assert s.met == 0


def test_e83_story_card_without_sheriff_and_gangs() -> None:
    """WL-E83"""
    s = position(
        Seat(space="sv mine", wounds=3, wp=1), Seat(wounds=1), Seat(), stories=("The Preacher", "revel"), discs=((1,), ())
    )
    say(s, 0, "work here", "disc on the left story")
    end_turn(s, 0)
    assert [p.wounds for p in s.players[:2]] == [1, 0]
    assert (s.bandits, sees(s, None)["sheriff"], s.active) == (0, "dk_sheriff_office", 1)


def test_e84_first_game() -> None:
    """WL-E84"""
    s: Western = GAME.new_game(4, 1, first_game=True, length="short")
    assert len(s.stories[0]) == 20
    assert s.stories[1] == []
    for seat, name in enumerate(("annie oakley", "bass reeves", "billy the kid")):
        say(s, seat, f"be {name}")
    assert s.first == 2
    assert sees(s, 0)["players"][3]["character"] == "bloody_knife"
    assert sees(s, 0)["end_lp"] == 15
    annie = Seat(space="dk store row", money=120, character="annie oakley")
    t = position(annie, Seat(), Seat(), Seat(), first_game=True, length="short")
    wares = {text for text in offered(t, 0) if text.startswith("buy")}
    assert wares == {f"buy {item}" for item in ("revolver", "shotgun", "rifle", "mustang", "mule", "provisions")}
    assert why_not(t, 0, "buy whiskey") == "WL-21.4"
    t = position(Seat(space="sh blue ranch"), Seat(), Seat(), first_game=True, length="short")
    assert why_not(t, 0, "take a cattle token") == "WL-10.7"
