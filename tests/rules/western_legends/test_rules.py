"""Numbered rules that no example shows.  Seat 0 is the active player, seat 2 sits to the right of it."""

from __future__ import annotations

import pytest

from serai.engine.errors import BadSetup
from serai.engine.hidden import permute
from serai.engine.score import winners
from serai.games.western_legends.board import BOARD, HIDEOUTS, SPACES, TOWN, roads, space
from serai.games.western_legends.cards import (
    BLACK_CARDS,
    CARDS,
    CHARACTERS,
    CONDITION,
    DATA,
    FIGHT_IDS,
    ITEMS,
    STORIES,
)
from serai.games.western_legends.effects import GRAMMAR, Choose, Wound, offers
from serai.games.western_legends.goals import STATES
from serai.games.western_legends.man_in_black import STEPS
from serai.games.western_legends.npc import MoveSheriff
from serai.games.western_legends.poker import JoinPoker
from serai.games.western_legends.setup import first_player
from serai.games.western_legends.state import BY_STORY, Western
from serai.games.western_legends.turn import EndOfTurn, RoundEnds, StartOfTurn, TakeAction, TurnEnds
from tests.rules.western_legends.position import (
    GAME,
    SHORT,
    TITLES,
    Seat,
    end_turn,
    hand,
    hears,
    jump,
    offered,
    points,
    position,
    rolls,
    say,
    sees,
    verbs,
    why_not,
)

HERE = "sv hideout c"
NEXT = "sv west ledge"

# ---- Overview, data, map --------------------------------------------------------------------------------


def test_components_are_complete() -> None:
    """WL-2.1"""
    counts = DATA["components"]
    assert counts["poker_cards"] == len(CARDS)
    assert counts["fight_cards"] == len(FIGHT_IDS)
    assert counts["story_cards"] == len(STORIES)
    assert counts["character_cards"] == len(CHARACTERS)
    assert counts["man_in_black_cards"] == len(BLACK_CARDS) + DATA["man_in_black"]["rules_cards"]
    assert counts["item_cards"] == sum(row["count"] for row in DATA["items"]) == 6 * len(ITEMS)
    assert counts["goal_cards"] == len(DATA["goals"])
    assert counts["legendary_tokens"] == sum(row["count"] for row in DATA["legendary_tokens"])
    assert counts["cattle_tokens"] == len(DATA["cattle_tokens"])


def test_every_key_word_of_the_data_is_known() -> None:
    """WL-19.1, WL-15.10, WL-16.5"""
    rows = [*DATA["fight_cards"], *DATA["poker_effects"], *DATA["items"]]
    keys = ("effects", "action", "bonus", "reaction", "on_gain")
    lists = [row[key] for row in rows for key in keys if isinstance(row.get(key), list)]
    effects_used = [part for parts in lists for part in parts]
    assert {part["type"] for part in effects_used} <= set(GRAMMAR)
    for row in effects_used:
        if row["type"] == "choose_one":
            assert offers(row["options"]) > 0
    for story in STORIES:
        assert offers(story["reward_choice"]) >= 0
    assert {row["type"] for card in BLACK_CARDS for row in card["steps"]} <= set(STEPS)
    assert {row["id"] for row in DATA["goal_types"] if row["kind"] == "state"} == set(STATES)


def test_the_map() -> None:
    """WL-3.1, WL-3.2, WL-3.3, WL-3.4, WL-3.5, WL-3.6"""
    near = roads(False).near
    assert len(SPACES) == 65
    assert sum(map(len, near)) == 2 * BOARD["map"]["border_adjacency_pairs"]
    extra = sum(map(len, roads(True).near)) - sum(map(len, near))
    assert extra == 2 * BOARD["map"]["corner_adjacency_pairs"]
    assert all(here in near[there] for here in range(65) for there in near[here])
    towns = [BOARD["regions"][town]["id"] for town in TOWN if town >= 0]
    assert (towns.count("darkrock"), towns.count("red_falls")) == (10, 8)
    assert sorted(len(row["spaces"]) for row in BOARD["locations"]) == [1] * 10 + [3] * 4
    assert len(set(HIDEOUTS)) == 6
    assert not {row["id"] for row in BOARD["cliffs"]} & {row["id"] for row in BOARD["spaces"]}
    s = position(Seat(space="mp hideout a"), Seat(), Seat())
    assert why_not(s, 0, "go to mesitos point ranch road") == "WL-3.2"
    s = position(Seat(space="mp hideout a"), Seat(), Seat(), corner_moves=True)
    assert "go to mesitos point ranch road" in offered(s, 0)


# ---- Set-up -------------------------------------------------------------------------------------------------


def test_characters_are_chosen_in_secret() -> None:
    """WL-4.2"""
    s: Western = GAME.new_game(3, "secret")
    assert s.waiting() == [0, 1, 2]
    assert all(len(offered(s, seat)) == 2 for seat in range(3))
    s.story = []
    say(s, 1, offered(s, 1)[0])
    assert s.waiting() == [0, 2]
    assert hears(s, 0) == []
    assert sees(s, 0)["players"][1]["character"] is None
    assert "offered" not in sees(s, 0)["players"][1]


def test_first_player() -> None:
    """WL-4.3"""
    s = position(Seat(character="jesse james"), Seat(character="billy the kid"), Seat(character="annie oakley"))
    assert first_player(s) == 1
    s = position(Seat(character="bass reeves"), Seat(character="kit carson"), Seat(character="annie oakley"))
    for seat in range(3):
        rolls(s, seat, out_of=3)
        assert first_player(s) == seat


def test_setup_of_the_table() -> None:
    """WL-4.9, WL-4.10, WL-4.11, WL-4.12, WL-4.15"""
    s: Western = GAME.new_game(4, "table")
    while s.active < 0:
        say(s, s.player, offered(s, s.player)[0])
    figures = {p.space for p in s.players}
    assert [s.bandits >> i & 1 == 1 for i in range(6)] == [at not in figures for at in HIDEOUTS]
    assert [len(deck) for deck in s.stories] == [20, 20]
    assert [len(ranch) for ranch in s.ranches] == [8, 8]
    assert len(s.fight_deck) == 13
    view = sees(s, 0)
    assert view["sheriff"] == "dk_sheriff_office"
    assert [story["condition"] is not None for story in view["stories"]] == [True, True]
    assert isinstance(s.stack[-1], StartOfTurn)
    assert s.active == s.first


@pytest.mark.parametrize("wrong", [{"length": "medium"}, {"mode": "advanced", "length": "short"}])
def test_first_game_goes_with_short_and_basic(wrong: dict[str, str]) -> None:
    """WL-21.1, WL-21.2"""
    with pytest.raises(BadSetup, match="short"):
        GAME.setup(3, {"first_game": True, **wrong})
    with pytest.raises(BadSetup, match="3 or 4"):
        GAME.setup(5, {"first_game": True, "length": "short"})


# ---- Turn ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "money", "cards"), [("money", 20, 0), ("cards", 0, 2), ("both", 10, 1)])
def test_start_phase(choice: str, money: int, cards: int) -> None:
    """WL-5.2"""
    s = position(Seat(), Seat(), Seat())
    jump(s, StartOfTurn(0), TakeAction(0), EndOfTurn(0))
    say(s, 0, f"start with {choice}")
    assert (s.players[0].money, len(s.players[0].hand)) == (money, cards)


def test_only_the_active_weapon_works() -> None:
    """WL-5.3"""
    s = position(Seat("as", HERE, items="revolver, shotgun+"), Seat("x", HERE), Seat())
    say(s, 0, "duel doc holliday")
    say(s, 1, "decline the fight")
    assert hand(s, 0) == []  # the Coach Gun is idle


def test_three_actions() -> None:
    """WL-5.4, WL-5.12"""
    s = position(Seat("9s", space="sv rail station"), Seat(), Seat())
    say(s, 0, "work here", "work here")
    s.turn |= 4  # points were gained: a REPUTATION could be played
    say(s, 0, "work here")
    assert why_not(s, 0, "work here") == "WL-5.4"
    assert offered(s, 0) == ["pass", "react with 9 spades"]
    assert s.active == 0


# ---- Moving --------------------------------------------------------------------------------------------------


def test_a_figure_put_somewhere_has_not_entered() -> None:
    """WL-6.5: the arrested player meets nobody and delivers nothing"""
    outlaw = Seat("2s 3s", "dk west street", wp=1, cattle="green 1")
    s = position(outlaw, Seat(), Seat(), sheriff="dk south block", fights="k q j 9")
    jump(s, MoveSheriff(0, 1), TakeAction(0), EndOfTurn(0))
    say(s, 0, "sheriff to darkrock west street", "discard 2 spades")
    say(s, 2, "answer with fight card q")
    assert (s.fresh, s.steps, s.players[0].wp) == (0, 0, 0)


def test_saddle_up_and_sprint() -> None:
    """WL-7.11, WL-19.1, WL-10.25"""
    s = position(Seat("6s 7s", "mp green ranch", cattle="green 1"), Seat(), Seat())
    me, station = s.players[0], space("sv_rail_station")
    say(s, 0, "act with 6 spades")
    assert why_not(s, 0, "pass") == "WL-6.1"
    for _ in range(4):
        say(s, 0, f"go to {SPACES[s.roads.toward(me.space, station, 1)]}")
    say(s, 0, "react with 7 spades")
    for _ in range(2):
        say(s, 0, f"go to {SPACES[s.roads.toward(me.space, station, 1)]}")
    say(s, 0, "deliver the cattle")
    assert (s.actions, me.mp) == (2, 1)
    assert SHORT["6s"] in s.discards


def test_whiskey() -> None:
    """WL-9.8, WL-9.10"""
    s = position(Seat("", NEXT, items="whiskey"), Seat("", HERE), Seat("", HERE))
    assert why_not(s, 0, "whiskey for doc holliday") == "WL-9.8"
    say(s, 0, f"go to {HERE}", "pass")
    assert {"whiskey for doc holliday", "whiskey for kit carson"} <= set(offered(s, 0))
    say(s, 0, "whiskey for kit carson")
    assert (s.players[2].wounds, s.players[0].items) == (1, 0)
    assert why_not(s, 0, "whiskey for doc holliday") == "WL-9.8"


# ---- Cards ----------------------------------------------------------------------------------------------------


def test_fight_cards_lie_aside() -> None:
    """WL-7.9: cards of a fight are not shuffled into a new deck while it lasts"""
    s = position(Seat("qs", HERE), Seat("2h", HERE), Seat(), deck="", discards="3s 4s", short=True)
    say(s, 0, "duel doc holliday")
    say(s, 1, "fight with 2 hearts")  # INSTINCTS draws from the reshuffled pile
    say(s, 0, "pass")
    assert s.discards == [SHORT["qs"], SHORT["2h"]]
    assert sorted(hand(s, 0) + hand(s, 1)) == ["3s", "4s"]


def test_an_action_gives_no_bonus() -> None:
    """WL-7.5"""
    s = position(Seat("qs", HERE), Seat(), Seat(), deck="2s 3s 4s")
    say(s, 0, "act with q spades")
    assert hand(s, 0) == ["2s", "3s"]


def test_living_legend() -> None:
    """WL-13.3, WL-13.4, WL-13.5"""
    s = position(Seat("4s 4h", mp=2), Seat(), Seat())
    say(s, 0, "act with 4 spades", "choose 1 wanted point")
    assert (s.players[0].mp, s.players[0].wp) == (0, 1)
    say(s, 0, "act with 4 hearts")  # only the WP is possible: done unasked
    assert s.players[0].wp == 2


def test_reputation_in_the_end_phase() -> None:
    """WL-7.11; a marshal's is worth 1 LP more"""
    s = position(Seat("9s 2s", "sv mine"), Seat(), Seat(), stories=("The Newspaperman", "revel"), discs=((0,), ()))
    s.met = 1 << [row["id"] for row in DATA["story_conditions"]].index("card_action")
    s.advance()
    say(s, 0, "disc on the left story")
    end_turn(s, 0)
    say(s, 0, "choose 1 marshal point", "react with 9 spades")
    assert (s.players[0].lp, s.players[0].mp) == (3, 1)  # 1 LP is the story's


# ---- Fights -----------------------------------------------------------------------------------------------------


def test_rifle_looks_at_two_cards_and_only_its_owner_sees_them() -> None:
    """WL-2.5, WL-9.6, WL-19.2"""
    s = position(Seat("x x", HERE, items="rifle"), Seat("2h 3h 4h", HERE), Seat())
    s.story = []
    say(s, 0, "duel doc holliday", "look at cards")
    seen = sees(s, 0)["fight"]["seen"]
    assert len(seen) == 2
    assert set(seen) <= {"2_hearts", "3_hearts", "4_hearts"}
    assert "seen" not in sees(s, 1)["fight"]
    assert "seen" not in sees(s, 2)["fight"]
    assert "A looks at 2 cards of B." in hears(s, 2)
    t = position(Seat("x x", HERE), Seat("2h 3h 4h", HERE, items="rifle"), Seat())
    say(t, 0, "duel doc holliday")
    assert verbs(t, 0) == {"fight with"}  # WL-R24: the target's Rifle is idle


def test_repeating_rifle_against_an_npc() -> None:
    """WL-9.6"""
    s = position(Seat("x x", NEXT, items="rifle+"), Seat(), Seat(), bandits=HERE, fights="5 9")
    say(s, 0, f"go to {HERE}", "look at cards")
    assert sees(s, 0)["fight"]["seen"][0] in ("fight_5", "fight_9")
    assert sees(s, 2)["fight"]["drawn"] == ["fight_5", "fight_9"]
    assert "drawn" not in sees(s, 1)["fight"]


def test_what_a_rifle_has_seen_stays_with_its_target_and_only_its_owner_knows_it() -> None:
    """WL-2.5"""
    s = position(Seat("x x", HERE, items="rifle"), Seat("2h 3h 4h 5h", HERE), Seat())
    say(s, 0, "duel doc holliday", "look at cards")
    assert s.fight is not None
    known = s.fight.known
    say(s, 0, offered(s, 0)[0])
    tables = [permute(s, 0, seed) for seed in range(20)]
    assert all(t.fight is not None and t.fight.known == known for t in tables)
    assert all(set(known) <= set(t.players[1].hand) and len(t.players[1].hand) == 4 for t in tables)
    assert len({tuple(t.players[1].hand) for t in tables}) > 10
    for seat in (1, 2):
        imagined = {u.fight.known for u in [permute(s, seat, seed) for seed in range(40)] if u.fight is not None}
        assert len(imagined) > 3


def test_what_a_repeating_rifle_has_seen_is_known_to_its_owner_only() -> None:
    """WL-2.5: who plays the bandit sees both cards, but not which of them was looked at."""
    s = position(Seat("x x", NEXT, items="rifle+"), Seat(), Seat(), bandits=HERE, fights="5 9")
    say(s, 0, f"go to {HERE}", "look at cards")
    assert s.fight is not None
    imagined = {}
    for seat in range(3):
        fights = [t.fight for t in [permute(s, seat, seed) for seed in range(40)] if t.fight is not None]
        assert all(fight.seen in fight.drawn for fight in fights)
        imagined[seat] = {fight.seen for fight in fights}
    assert imagined[0] == {s.fight.seen}
    assert len(imagined[1]) > 2
    assert imagined[2] == set(s.fight.drawn)


def test_under_a_story_card_any_other_is_equally_likely() -> None:
    """WL-4.10: the backs of the top cards are seen; they say nothing about what lies under them."""
    s = position(Seat(), Seat(), Seat(), stories=("cattle", "revel"))
    backs = [CONDITION[deck[-1]] for deck in s.stories]
    rest = [CONDITION[card] for deck in s.stories for card in deck]
    for back in backs:
        rest.remove(back)
    for deck in (0, 1):
        tables = [permute(s, 0, seed) for seed in range(1000)]
        assert all([CONDITION[pile[-1]] for pile in t.stories] == backs for t in tables)
        for back in backs:
            found = len([t for t in tables if CONDITION[t.stories[deck][-2]] == back])
            assert abs(found - 1000 * rest.count(back) / len(rest)) < 45  # five standard deviations


def test_annies_opponent_at_the_limits() -> None:
    """WL-17.2"""
    for cards, wounds, asked in (("", 0, False), ("2h 3h", 3, True), ("", 3, False)):
        annie = Seat("x x", HERE, "annie oakley", lp=5)
        s = position(annie, Seat(cards, HERE, wounds=wounds), Seat())
        say(s, 0, "duel doc holliday")
        assert (verbs(s, 1) == {"discard"}) is asked
        if not asked:
            assert s.players[1].wounds == min(3, wounds + 1)


@pytest.mark.parametrize(("who", "kind", "lp", "mp"), [
    ("wild bill hickok", "duel", 2, 1), ("billy the kid", "rob", 1, 0), ("bass reeves", "arrest", 2, 3),
    ("yb rowdy", "duel", 2, 1),
])  # fmt: skip
def test_abilities_of_fighters(who: str, kind: str, lp: int, mp: int) -> None:
    """WL-17.1, WL-17.3, WL-19.6"""
    s = position(Seat("as", HERE, who, lp=5, mp=1), Seat("x", HERE, wp=1), Seat(character="calamity jane"))
    say(s, 0, f"{kind} doc holliday")
    say(s, 1, "decline the fight")
    assert (s.players[0].lp, s.players[0].mp) == (5 + lp, mp)
    assert len(s.players[0].hand) == (2 if who == "wild bill hickok" else 0)


def test_calamity_jane_pays_for_each_wound() -> None:
    """WL-11.4, WL-11.5, WL-17.3"""
    jane = Seat("2s", NEXT, "calamity jane", lp=5, money=20)
    s = position(jane, Seat(), Seat(), bandits=HERE, fights="3 4")
    say(s, 0, f"go to {HERE}")
    say(s, 2, "answer with fight card 3")
    say(
        s, 0, "pay for being spared the wound", "pass", "pay for being spared the wound"
    )  # twice by the text, once for the defeat
    assert (s.players[0].wounds, s.players[0].money) == (1, 0)
    s = position(jane, Seat(), Seat(), bandits=HERE, fights="6 4")
    say(s, 0, f"go to {HERE}")
    say(s, 2, "answer with fight card 6")
    assert s.players[0].wounds == 1  # that of the 6 cannot be cancelled; now the defeat
    assert offered(s, 0) == ["pass", "pay for being spared the wound"]
    s = position(jane, Seat(), Seat())
    jump(s, Wound(0, True), TakeAction(0), EndOfTurn(0))
    assert s.players[0].wounds == 1  # outside a fight nothing helps


def test_jesse_james_meets_one_guard_card_less() -> None:
    """WL-17.3"""
    for lp, cards in ((5, 2), (4, 3)):
        s = position(Seat("as x", "dk bank", "jesse james", lp=lp), Seat(), Seat())
        say(s, 0, "heist at the bank")
        assert sees(s, None)["fight"]["drawn_size"] == cards


def test_wyatt_earp_takes_both_once_a_turn() -> None:
    """WL-17.3"""
    s = position(Seat("as", NEXT, "wyatt earp", lp=5), Seat(), Seat(), bandits=HERE, fights="8 3")
    say(s, 0, f"go to {HERE}")
    say(s, 2, "answer with fight card 8")
    assert (s.players[0].lp, s.players[0].mp) == (6, 1)
    s.bandits = 1 << HIDEOUTS.index(SPACES.index(HERE))  # another bandit, and the ace again
    s.players[0].space = SPACES.index(NEXT)
    s.discards.remove(SHORT["as"])
    s.players[0].hand = [SHORT["as"]]
    s.fight_deck.sort(key=lambda card: FIGHT_IDS[card] in ("fight_8", "fight_3"))
    s.advance()
    say(s, 0, f"go to {HERE}")
    say(s, 2, "answer with fight card 8")
    assert offered(s, 0) == ["choose 1 LP", "choose 1 marshal point"]


def test_other_abilities() -> None:
    """WL-17.3"""
    doc = Seat("x", "dk west street", "doc holliday", lp=5, money=10)
    s = position(doc, Seat(character="yb rowdy"), Seat())
    say(s, 0, "play poker")
    assert len(s.players[0].hand) + len(s.players[0].picked) == 3
    s = position(Seat("", "rf cabaret", "yb rowdy", lp=5, money=110), Seat(), Seat())
    say(s, 0, "revel for 4 LP")
    assert s.players[0].money == 0
    s = position(Seat("", "sv trestle", "stagecoach mary", lp=5, cattle="green 1"), Seat(), Seat())
    say(s, 0, "go to spikes view rail station", "pass", "deliver the cattle")
    assert s.players[0].money == 30 + 20 + 20  # token, ability, first space of the track


def test_fight_card_7_and_9() -> None:
    """WL-8.25, WL-8.26, WL-18.2"""
    s = position(Seat("as 2s 3s", NEXT), Seat(), Seat(), bandits=HERE, fights="7 3")
    say(s, 0, f"go to {HERE}", "fight with a spades")
    say(s, 2, "answer with fight card 7")
    say(s, 0, "pass")
    assert offered(s, 0) == ["choose 1 wound", "choose to discard 1 card at random"]
    rolls(s, 1, out_of=2)
    say(s, 0, "choose to discard 1 card at random", "choose 1 LP")
    assert hand(s, 0) == ["2s"]
    s = position(Seat("as 2s 3s", NEXT, money=10), Seat(), Seat(), bandits=HERE, fights="9 3")
    say(s, 0, f"go to {HERE}", "fight with a spades")
    say(s, 2, "answer with fight card 9")
    say(s, 0, "pass", "choose to discard 1 card", "discard 3 spades")
    assert (hand(s, 0), s.players[0].lp, s.players[0].money) == (["2s"], 1, 10)  # the LP, without a choice


def test_lp_never_fall_below_0() -> None:
    """WL-8.28, WL-14.6"""
    s = position(Seat("as", NEXT), Seat(), Seat(), bandits=HERE, fights="2 3")
    say(s, 0, f"go to {HERE}")
    say(s, 2, "answer with fight card 2")
    assert (s.players[0].lp, s.players[0].wounds) == (0, 1)
    s.players[0].wounds = 3
    assert points(s, 0)["total"] == -3


# ---- Poker ---------------------------------------------------------------------------------------------------------


def test_lady_luck_changes_the_flop() -> None:
    """WL-10.16, WL-10.23"""
    s = position(
        Seat("3s as", "dk west street", money=10), Seat("ks kd", "dk bank", money=10), Seat(), deck="4c 5c qs jh 9d ah"
    )
    say(s, 0, "play poker")
    say(s, 1, "join poker")
    say(s, 0, "bet 3 spades", "bet a spades")
    say(s, 1, "bet k spades", "bet k diamonds")
    assert offered(s, 0)[1:] == ["replace 9 diamonds", "replace j hearts", "replace q spades"]
    say(s, 0, "replace 9 diamonds")
    assert (s.players[0].money, s.players[0].lp) == (70, 1)  # a pair of aces
    assert {SHORT["9d"], SHORT["ah"]} <= set(s.discards)


def test_ten_gallon() -> None:
    """WL-10.19, WL-10.20"""
    s = position(
        Seat("as ks", "dk west street", money=10, items="ten gallon"),
        Seat("4d 5h", "dk bank", money=10, items="ten gallon"), Seat(), deck="6c 7c qs jh ad",
    )  # fmt: skip
    say(s, 0, "play poker")
    say(s, 1, "join poker")
    say(s, 0, "bet k spades", "bet a spades")
    say(s, 1, "bet 4 diamonds", "bet 5 hearts")
    assert (s.players[0].money, s.players[0].lp) == (70, 2)  # the pot; 1 LP for winning one's own game, 1 for the hat
    assert (s.players[1].money, s.players[1].lp, len(s.players[1].hand)) == (10, 0, 2)


def test_joining_needs_money_and_the_same_town() -> None:
    """WL-10.13, WL-10.21"""
    s = position(
        Seat("x", "dk west street", money=10), Seat("x", "dk bank", money=0), Seat("x", "rf doctor", money=50),
        Seat("x", "dk east lot", money=10),
    )  # fmt: skip
    say(s, 0, "play poker")
    assert isinstance(s.stack[-1], JoinPoker)
    assert s.player == 3
    say(s, 3, "pass")
    assert s.poker is not None
    assert s.poker.dealer == 3  # also though this player stands there and did not join


def test_bets_are_secret_until_all_are_ready() -> None:
    """WL-10.22"""
    s = position(Seat("as ks x", "dk west street", money=10), Seat("x x x", "dk bank", money=10), Seat())
    say(s, 0, "play poker")
    say(s, 1, "join poker")
    assert s.waiting() == [0, 1]
    s.story = []
    say(s, 0, "bet k spades", "bet a spades")
    assert hears(s, 1) == []
    assert "picked" not in sees(s, 1)["players"][0]
    assert s.waiting() == [1]


# ---- Stories, tracks, end ---------------------------------------------------------------------------------------------


def test_discs() -> None:
    """WL-12.2, WL-12.3, WL-12.8"""
    s = position(Seat(space="sv mine"), *[Seat()] * 4, stories=("prospect", "prospect"), discs=((0, 0), ()))
    say(s, 0, "prospect for gold")
    assert why_not(s, 0, "disc on the left story") == "WL-12.3"
    say(s, 0, "disc on the right story")
    assert s.discs == [(0,), (0,)]


def test_story_reward_is_given_once_and_in_turn_order() -> None:
    """WL-12.6, WL-12.13, WL-R21"""
    s = position(Seat(space="sv mine", gold=4), Seat(gold=4), Seat(), stories=("Ghost Mine", "revel"), discs=((2,), ()))
    s.stories[0][-1] = TITLES.index("The Newspaperman")
    s.met = 1 << [row["id"] for row in DATA["story_conditions"]].index("card_action")
    s.advance()
    say(s, 0, "disc on the left story")
    end_turn(s, 0)
    say(s, 0, "choose 1 marshal point")
    say(s, 2, "choose 1 wanted point")
    assert (s.players[0].mp, s.players[2].wp) == (1, 1)


def test_mp_without_another_option_are_lost() -> None:
    """WL-13.6"""
    s = position(Seat(wp=1), Seat(), Seat())
    jump(s, Choose(0, offers(["mp_1"]), BY_STORY), TakeAction(0), EndOfTurn(0))
    assert (s.players[0].mp, s.players[0].wp) == (0, 1)


def test_marshal_track_pays_again() -> None:
    """WL-13.7"""
    s = position(Seat(mp=2), Seat(), Seat())
    s.gain_wp(0, 1)
    s.players[0].wp = 0
    s.gain_mp(0, 3)
    assert (s.players[0].money, s.players[0].lp) == (40, 2)


def test_cap_of_rounds() -> None:
    """WL-14.7"""
    s = position(Seat(lp=3), Seat(), Seat(), max_rounds=4, round_number=4)
    jump(s, TurnEnds(2))
    assert s.options == []
    t = position(Seat(lp=3), Seat(), Seat(), max_rounds=4, round_number=3)
    jump(t, TurnEnds(2))
    assert t.round == 4


def test_shared_victory() -> None:
    """WL-14.3"""
    s = position(Seat(lp=20, gold=1), Seat(lp=20, gold=1), Seat(lp=20))
    assert winners(GAME.scores(s)) == [0, 1]


def test_last_chance_for_goals() -> None:
    """WL-14.5, WL-16.4"""
    goals = "kit carson carry gold 6, kit carson deposit at once 4"
    s = position(
        Seat(character="kit carson", goals=goals, gold=6, items="mule"), Seat(), Seat(character="yb rowdy"), mode="advanced",
        max_rounds=1,
    )  # fmt: skip
    jump(s, RoundEnds(0))
    assert s.options == []
    assert len(s.players[0].tokens) == 1
    assert points(s, 0)["total"] == sum(s.players[0].tokens)  # the other goal costs nothing


def test_a_goal_in_another_players_turn() -> None:
    """WL-16.2, WL-16.7"""
    goals = "kit carson carry gold 6"
    kit = Seat(character="kit carson", goals=goals, gold=6, items="mule")
    s = position(Seat(), kit, Seat(character="yb rowdy"), mode="advanced")
    assert s.player == 0
    s.cut_in(1, s.anytime(1)[0])
    assert len(s.players[1].tokens) == 1
    assert sees(s, 0)["players"][1]["revealed"] == ["goal_kit_carson_2"]
    assert "tokens" not in sees(s, 0)["players"][1]
