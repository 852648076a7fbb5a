"""The stand-in data: what every row keeps to, and rules that live through them alone."""

from __future__ import annotations

from typing import Any, Final

import pytest

from serai.games.western_legends.cards import (
    CATTLE,
    CHARACTER_ROWS,
    DATA,
    GOALS,
    HIGHEST,
    ITEM_IDS,
    ITEM_ROWS,
    PRICE,
    STORIES,
    UPGRADE_LP,
    UPGRADE_PRICE,
    VALUES,
)
from serai.games.western_legends.fight import value
from serai.games.western_legends.turn import EndOfTurn, StartOfTurn, TakeAction
from tests.rules.western_legends.position import TITLES, Seat, end_turn, hand, jump, offered, position, say, take_turn, why_not

HERE: Final = "sv hideout c"
NEXT: Final = "sv west ledge"
CARD: Final = 10  # dollars that a poker card is worth: the start phase gives 2 cards or $20 (WL-5.2)
PRICE_OF_A_ROUND: Final = next(row["ability_price"] for row in CHARACTER_ROWS if row["id"] == "yb_rowdy")
POINT: Final = 20  # and a point on a track: LIVING LEGEND, a card and an action


def gear(row: dict[str, Any]) -> int:
    """What a character starts with, in dollars."""
    items = sum(PRICE[ITEM_IDS.index(item)] for item in row["start_items"])
    points = row["start_mp"] + row["start_wp"]
    return int(row["start_money"] + CARD * row["start_poker_cards"] + items + POINT * points)


# ---- Characters, items -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", CHARACTER_ROWS, ids=lambda row: row["id"])
def test_characters_start_about_equally_rich(row: dict[str, Any]) -> None:
    """Annie Oakley's card, which is printed, is worth $50."""
    assert gear(CHARACTER_ROWS[0]) == 50
    assert 40 <= gear(row) <= 80


def test_some_characters_have_an_action() -> None:
    """WL-17.5"""
    assert len([row for row in CHARACTER_ROWS if row.get("ability_action")]) >= 3


def test_no_point_is_cheaper_than_in_the_cabaret() -> None:
    """An upgrade has one LP and costs $30 or more for it; a Revolver's, printed with $20, has to be bought first, but for
    marshals, who start with one."""
    given = {item for row in CHARACTER_ROWS for item in row["start_items"] if not row["start_mp"]}
    assert "revolver" not in given
    for item, lp in enumerate(UPGRADE_LP):
        if ITEM_ROWS[item]["upgradable"]:
            paid = UPGRADE_PRICE[item] + (0 if ITEM_IDS[item] in given else PRICE[item])
            assert paid >= lp * VALUES["revel_cost_per_lp"] > 0


def test_upgrades_are_better_in_kind() -> None:
    """WL-9.3"""
    rows = {row["id"]: row for row in ITEM_ROWS}
    for better in DATA["item_upgrades"]:
        row = rows[better["item"]]
        assert (better["effect"], better.get("amount", 0)) != (row["effect"], row.get("amount", 0))
        assert better.get("movement", 0) >= row.get("movement", 0)


def test_a_pack_mule_carries_more() -> None:
    """WL-9.12"""
    s = position(Seat(space="dk bank", items="mule+", gold=8), Seat(), Seat())
    assert s.players[0].gold_limit() == 8
    say(s, 0, "deposit 8 gold")
    assert s.players[0].lp == 8


def test_a_thoroughbred_outruns_bandits() -> None:
    """WL-9.12: in passing there is no fight, at the end of the move there is"""
    s = position(Seat("x", NEXT, items="mustang+"), Seat(), Seat(), bandits=HERE)
    say(s, 0, f"go to {HERE}")
    assert s.fight is None
    say(s, 0, "go to spikes view mine", "pass")
    assert s.bandits
    assert s.fight is None
    take_turn(s, 0)
    s.advance()
    say(s, 0, f"go to {HERE}", "pass")
    assert s.fight is not None
    plain = position(Seat("x", NEXT, items="mustang"), Seat(), Seat(), bandits=HERE)
    say(plain, 0, f"go to {HERE}")
    assert plain.fight is not None


# ---- The ACTION of a character (WL-17.5) --------------------------------------------------------------------------------


def test_a_characters_action() -> None:
    """WL-17.5: with 5 LP, once a turn, in a town, for its price"""
    town = "rf main street"
    act = "live up to the legend"
    s = position(Seat(space=town, character="yb rowdy", lp=5, money=50), Seat(), Seat())
    say(s, 0, act)
    assert (s.players[0].lp, s.players[0].money, s.actions) == (6, 50 - PRICE_OF_A_ROUND, 2)
    assert why_not(s, 0, act) == "WL-17.5"
    for seat, rule in [
        (Seat(space=town, character="yb rowdy", lp=4, money=50), "WL-17.1"),
        (Seat(space=town, character="yb rowdy", lp=5, money=PRICE_OF_A_ROUND - 10), "WL-5.13"),
        (Seat(space=HERE, character="yb rowdy", lp=5, money=50), "WL-19.7"),
        (Seat(space=town, character="bloody knife", lp=5), "WL-19.7"),
        (Seat(space=town, character="annie oakley", lp=5), "WL-17.5"),
    ]:
        assert why_not(position(seat, Seat(), Seat()), 0, act) == rule


@pytest.mark.parametrize(
    ("character", "at", "money", "cards"), [("stagecoach mary", "rf main street", 20, 0), ("bloody knife", HERE, 0, 2)]
)
def test_actions_of_other_characters(character: str, at: str, money: int, cards: int) -> None:
    """WL-17.5"""
    s = position(Seat(space=at, character=character, lp=5), Seat(), Seat())
    say(s, 0, "live up to the legend")
    assert (s.players[0].money, len(s.players[0].hand)) == (money, cards)


# ---- Poker cards -------------------------------------------------------------------------------------------------------


def test_cheat_as_an_action_needs_a_town() -> None:
    """WL-19.7"""
    s = position(Seat("2s", "dk main street"), Seat(), Seat())
    say(s, 0, "act with 2 spades")
    assert s.players[0].money == 30
    assert why_not(position(Seat("2s", HERE), Seat(), Seat()), 0, "act with 2 spades") == "WL-19.7"


def test_lady_luck_at_the_start_of_a_turn() -> None:
    """WL-5.1: before money or cards are taken, as often as there are such cards; not later in the turn"""
    s = position(Seat("3s 3h"), Seat(), Seat(), deck="as ah ad ac")
    jump(s, StartOfTurn(0), TakeAction(0), EndOfTurn(0))
    say(s, 0, "react with 3 spades", "react with 3 hearts")
    assert (hand(s, 0), s.players[0].money) == (["as", "ah"], 20)
    say(s, 0, "start with 20 dollars")
    assert s.players[0].money == 40
    assert why_not(position(Seat("3s"), Seat(), Seat()), 0, "react with 3 spades") == "WL-5.1"


@pytest.mark.parametrize(
    ("card", "name", "worth"), [("9s", "9 spades", 10), ("ks", "k spades", HIGHEST), ("as", "a spades", HIGHEST)]
)
def test_saddle_up_raises_a_card_to_an_ace_at_most(card: str, name: str, worth: int) -> None:
    """WL-8.7, WL-8.29"""
    s = position(Seat(f"{card} 6s", HERE), Seat("jh 2h", HERE), Seat())
    say(s, 0, "duel doc holliday", f"fight with {name}")
    say(s, 1, "fight with 2 hearts")
    say(s, 0, "react with 6 spades")
    assert s.fight is not None
    assert value(s, s.fight, 0) == worth
    assert value(s, s.fight, 1) == 2


def test_raised_then_reduced() -> None:
    """WL-8.29: what is raised and what is reduced add up before the limits count"""
    s = position(Seat("ks 6s 6d", HERE), Seat("jh 2h 8h", HERE), Seat())
    say(s, 0, "duel doc holliday", "fight with k spades")
    say(s, 1, "fight with j hearts")  # SHOOTOUT: 2 less
    say(s, 0, "react with 6 spades")
    assert s.fight is not None
    assert value(s, s.fight, 0) == 12
    say(s, 1, "react with 8 hearts")
    assert value(s, s.fight, 0) == 9
    say(s, 0, "react with 6 diamonds")
    assert value(s, s.fight, 0) == 10


def test_several_manhunts_and_cheats() -> None:
    """WL-R34: only REPUTATION is limited to one a turn"""
    s = position(Seat("5s 5h"), Seat(space="sv mine", wp=1), Seat())
    say(s, 0, "act with 5 spades", "pass", "act with 5 hearts", "pass")
    assert s.actions == 1


# ---- Stories -------------------------------------------------------------------------------------------------------------


def test_story_choices_are_choices() -> None:
    """Two different kinds of things, so that one who cannot use the one takes the other; and never only marshal points."""
    for row in STORIES:
        kinds = [option.rpartition("_")[0] for option in row["reward_choice"]]
        assert len(kinds) in (0, 2)
        assert len(set(kinds)) == len(kinds)


def test_wanted_points_are_scarcer_than_marshal_points() -> None:
    offers = [option for row in STORIES for option in row["reward_choice"]]
    assert 0 < offers.count("wp_1") < offers.count("mp_1")


def test_the_sheriff_rides_far() -> None:
    """0 to 6 spaces, which is public; from his office to the bank it is 3."""
    rides = [row["sheriff_move_max"] for row in STORIES]
    assert set(rides) <= set(range(7))
    assert max(rides) == 6
    assert 4 < sum(rides) / len(rides) <= 5
    manhunt = next(row for row in DATA["poker_effects"] if row["id"] == "manhunt")
    assert manhunt["action"][0]["max"] <= 6


@pytest.mark.parametrize(("cards", "lp"), [("as 2s", 0), ("2s 3s", 2)])
def test_a_manhunt_pays_for_an_arrest(cards: str, lp: int) -> None:
    """WL-19.1: whoever sends the sheriff gains by it, if another player is arrested"""
    there = "cj town flat"
    s = position(Seat("5s"), Seat(cards, there, wp=1), Seat(), sheriff="cj west pass", fights="k q j 10")
    say(s, 0, "act with 5 spades", f"sheriff to {there}")
    say(s, 1, "discard 2 spades")
    say(s, 0, "answer with fight card k")
    assert (s.players[0].lp, s.players[1].wp) == (lp, 0 if lp else 1)


@pytest.mark.parametrize(("items", "kind", "cut"), [
    ("revolver+", "arrest", 3), ("revolver+", "duel", 1), ("revolver", "arrest", 0), ("shotgun, revolver+", "arrest", 0),
])  # fmt: skip
def test_a_peacemaker_is_best_at_arrests(items: str, kind: str, cut: int) -> None:
    """WL-9.12: the active one, of who starts the arrest"""
    s = position(Seat("ks x", HERE, mp=1, items=items), Seat("9h x", HERE, wp=1), Seat())
    say(s, 0, f"{kind} doc holliday", "fight with k spades")
    say(s, 1, "fight with 9 hearts")
    assert s.fight is not None
    assert s.fight.cuts == (0, cut)


def test_what_lowers_cards_spares_those_of_npcs() -> None:
    """WL-8.30: Peacemaker and SHOOTOUT do nothing to a bandit, STICK 'EM UP is not offered"""
    s = position(Seat("js 8s 6s", NEXT, items="revolver+"), Seat(), Seat(), bandits=HERE, fights="4 2")
    say(s, 0, f"go to {HERE}", "fight with j spades")
    say(s, 2, "answer with fight card 4")
    assert s.fight is not None
    assert s.fight.cuts == (0, 0)
    assert offered(s, 0) == ["pass", "react with 6 spades"]


def test_four_stories_for_each_condition() -> None:
    conditions = [row["condition"] for row in STORIES]
    assert {conditions.count(row["id"]) for row in DATA["story_conditions"]} == {4}


SPOKEN_OF: Final = {  # what a title names, where it names something that players do
    "prospect": {"Gold Fever", "Ghost Mine", "Buried Strongbox"},
    "deposit": {"Bank Charter", "The Assayer's Word", "Bloody Money"},
    "cattle": {"Long Drive", "Range War", "Branding Day", "Stampede"},
    "bandit": {"The Sheriff of Darkrock", "Dead or Alive", "Local Rabble", "The Law"},
    "fight_player": {"Barroom Brawl", "Old Grudges", "High Noon", "Rub Some Dirt In It"},
    "poker": {"Dead Man's Hand", "High Stakes", "House Rules", "Fortune Favors the Bold"},
    "revel": {"Spit-shined and Proper", "Last Call"},
    "shop": {"Snake Oil Salesman", "Cheap Horse", "Fire Sale"},
    "work": {"Tools of the Trade", "Railroad Hands"},
}


@pytest.mark.parametrize("condition", SPOKEN_OF)
def test_titles_fit_what_stories_ask_for(condition: str) -> None:
    """WL-12.1: a title that names an action stands on a story that asks for it."""
    titles = {TITLES[place] for place, row in enumerate(STORIES) if row["condition"] == condition}
    assert titles >= SPOKEN_OF[condition]


@pytest.mark.parametrize(("at", "money"), [("dk bank", 30), (HERE, 20)])
def test_a_story_pays_more_in_town(at: str, money: int) -> None:
    """WL-12.15"""
    guest = Seat(space="rf cabaret", money=30)
    s = position(guest, Seat(space=at), Seat(), stories=("Payroll Day", "prospect"), discs=((1,), ()))
    say(s, 0, "revel for 1 LP", "disc on the left story")
    end_turn(s, 0)
    assert s.players[1].money == money


# ---- Goals, cattle ---------------------------------------------------------------------------------------------------------

AT_LEAST: Final = {  # what cannot be had in one turn, from the start of a game
    "win_duels": 2, "win_arrests": 2, "win_robs": 2, "win_heists": 2, "defeat_bandits": 3, "escape_sheriff": 1, "wrangle": 2,
    "rustle": 2, "deposit_at_once": 4, "carry_gold": 5, "revel_at_once": 3, "win_poker": 2, "upgraded_weapons": 2,
    "upgraded_mounts": 1, "own_weapons": 3, "misc_items": 3, "mp_at_least": 5, "wp_at_least": 6, "money_at_least": 120,
    "hand_at_end": 5, "heal_at_once": 3, "stories": 2, "move_in_turn": 12, "wounds_at_least": 3, "work": 4,
    "gold_prospected": 5,
}  # fmt: skip


def test_goals_take_more_than_one_turn() -> None:
    assert set(AT_LEAST) == {row["id"] for row in DATA["goal_types"]}
    for row in GOALS:
        assert row["n"] >= AT_LEAST[row["type"]], row["id"]


def test_the_four_goals_of_a_character_differ() -> None:
    for character in CHARACTER_ROWS:
        kinds = [row["type"] for row in GOALS if row["character"] == character["id"]]
        assert len(set(kinds)) == 4


def test_both_ranches_have_the_same_tokens() -> None:
    tokens = {
        color: [(row["money"], row["cards"], row["lp"]) for row in CATTLE if row["color"] == color]
        for color in ("green", "blue")
    }
    assert sorted(tokens["green"]) == sorted(tokens["blue"])


def test_every_action_of_a_story_start_is_offered() -> None:
    """WL-5.2: the three choices of the start phase are always there"""
    s = position(Seat("3s"), Seat(), Seat())
    jump(s, StartOfTurn(0), TakeAction(0), EndOfTurn(0))
    assert {"start with 20 dollars", "start with 2 cards", "start with 10 dollars and 1 card"} <= set(offered(s, 0))


@pytest.mark.parametrize(("items", "worth"), [("rifle+", 11), ("rifle", 9), ("shotgun, rifle+", 9)])
def test_a_repeating_rifle_raises_the_card(items: str, worth: int) -> None:
    """WL-9.12: the active one, in any role; here its owner is attacked"""
    s = position(Seat("2s 3s", HERE), Seat("9h 2h", HERE, items=items), Seat())
    say(s, 0, "duel doc holliday", "fight with 2 spades")
    say(s, 1, "fight with 9 hearts")
    assert s.fight is not None
    assert value(s, s.fight, 1) == worth
