"""Numbered rules that no example covers: components, setup, decisions and what is hidden, ends, hints."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from serai.engine.chance import Dice
from serai.engine.errors import BadSetup
from serai.engine.hidden import permute
from serai.engine.match import Match, Refused
from serai.games.mombasa.board import BOOK_SPACES, DISPLAY, NEAR, NEAR_HOME, REGION_IDS, REGION_REWARD, REGION_ROWS
from serai.games.mombasa.books import SUPPLY
from serai.games.mombasa.cards import DECK, KIND, LETTERS, RED, SHARE_CARD, STARTING, VALUE
from serai.games.mombasa.data import CARD_DATA, COMPANIES, DATA
from serai.games.mombasa.rewards import Reward
from serai.games.mombasa.scoring import figures, labels, own_cards
from serai.games.mombasa.state import Mombasa
from serai.games.mombasa.vocabulary import VOCABULARY
from tests.rules.mombasa.position import (
    GAME,
    OUT,
    Area,
    at,
    end_round,
    hand,
    home,
    offered,
    on_turn,
    plan,
    points,
    position,
    say,
    sees,
    value,
    why_not,
)

POUNDS = "take pounds"


def any_answers(s: Mombasa, seed: int, until: int = 99) -> None:
    """Random answers until this round begins."""
    dice = Dice("answers", seed)
    while s.options and s.round < until:
        s.play(dice.pick(s.options))


# ---- Terms and components (MB-0, MB-1) ----------------------------------------------------------


def test_any_player_may_expand_any_company() -> None:
    """MB-0.1: companies belong to nobody."""
    s = position(Area("expansion 1 (red 1)", at={"cairo": 9}), OUT)
    assert offered(s, 0, "expand") == [f"expand {name}" for name in sorted(COMPANIES)]


def test_components_are_as_counted() -> None:
    """MB-1.1, MB-1.4, MB-1.5, MB-1.6: the data holds what the box holds."""
    counts = DATA["components"]
    assert {letter: len(pile) for letter, pile in zip(LETTERS, DECK, strict=True)} == counts["action_cards_by_letter"]
    assert len(STARTING) == counts["starting_action_cards_per_colour"]
    assert len(CARD_DATA["numbered_expansion_cards"]) == counts["numbered_expansion_cards"]
    assert [len(books) for books in SUPPLY] == 3 * [counts["book_tiles_per_letter"]]
    assert len(DATA["bonus_tiles"]) == counts["bonus_tiles"]
    assert (len(REGION_IDS), len(DISPLAY), len(BOOK_SPACES)) == (24, 12, 12)
    assert Counter(row["letter"] for row in BOOK_SPACES) == {"A": 4, "B": 4, "C": 4}


def test_two_regions_without_reward_enclose_one_each() -> None:
    """MB-5.3.15: the enclosed region borders nothing but the region around it, and no home area."""
    empty = [row for row in REGION_ROWS if not row["reward"]]
    assert len(empty) == 2
    for row in empty:
        inner, outer = REGION_IDS.index(row["encloses"]), REGION_IDS.index(row["id"])
        assert REGION_REWARD[outer] == Reward()
        assert sum(near[inner] for near in NEAR) == 1 << outer
        assert not any(bits >> inner & 1 for homes in NEAR_HOME for bits in homes)


# ---- Setup (MB-2) ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup(players: int) -> None:
    """MB-2.2, MB-2.6, MB-2.7, MB-2.8, MB-2.11, MB-10.1: the same for every number of players but for markers and coins."""
    s: Mombasa = GAME.new_game(players, 5, first_player="2")
    view = sees(s, None)
    assert all(company["share_value"] == 0 and company["on_map"] == 0 for company in view["companies"].values())
    assert None not in view["books"].values()
    assert view["book_supply"] == {"A": 20, "B": 20, "C": 20}
    assert all(p["tiles"] == [] and p["pounds"] == 1 and p["hand_size"] == 10 for p in view["players"])
    assert all(set(p["tracks"].values()) == {0} and p["diamonds"] == p["ink"] == 0 for p in view["players"])
    assert {p["markers"] for p in view["players"]} == {3 if players == 2 else 2}
    red = [[RED[card] for card in p.hand if KIND[card] == KIND[STARTING[-1]] and VALUE[card] == 1] for p in s.players]
    places = [(seat - 1) % players for seat in range(players)]  # seat 1 is first
    assert red == [sorted([1, place]) for place in places]


def test_first_game_setup() -> None:
    """MB-2.1, MB-2.12: fixed tracks and starting tiles, from the first player on."""
    view = sees(GAME.new_game(4, 5, first_player="3"), None)
    assert [company["track"] for company in view["companies"].values()] == ["A1", "B1", "C1", "D1"]
    assert [p["starting_tile"] for p in view["players"]] == ["start_03", "start_04", "start_01", "start_02"]


def test_resting_cards() -> None:
    """MB-2.13, MB-11.2: the owner decides which of the three cards rests above which open slot; none is optional."""
    s: Mombasa = GAME.new_game(2, 5, first_player="1")
    assert offered(s, 0) == ["rest bananas 1", "rest coffee 1", "rest expansion 1 (red 1)"]
    say(s, 0, "rest coffee 1", "rest bananas 1")
    me = sees(s, 0)["players"][0]
    assert me["resting"] == [[], ["start_coffee_1"], ["start_banana_1"], ["start_expansion_1"], []]
    assert me["hand_size"] == 7
    assert offered(s, 0) == []
    say(s, 1, "rest coffee 1", "rest cotton 1")
    assert s.round == 1
    assert (at(s, 0, "mombasa"), at(s, 1, "cape town")) == (2, 2)  # MB-2.14


def test_variable_setup() -> None:
    """MB-2.16, MB-2.17, MB-10.2, MB-12.1: every piece once on either side; one tile of two is kept, unseen until all have."""
    seen = set()
    for seed in range(300):
        s: Mombasa = GAME.new_game(4, seed, track_setup="random", starting_tile_setup="choose_from_two")
        tracks = [company["track"] for company in sees(s, None)["companies"].values()]
        assert sorted(track[0] for track in tracks) == ["A", "B", "C", "D"]
        seen.add(tuple(tracks))
    assert len(seen) > 150
    seats = s.waiting()
    assert seats == [0, 1, 2, 3]
    assert all(len(offered(s, seat)) == 2 for seat in seats)
    kept = offered(s, 0)[0]
    say(s, 0, kept)
    assert sees(s, 0)["players"][0]["starting_tile"] == VOCABULARY.ids[VOCABULARY.numbers[kept]]
    assert sees(s, 1)["players"][0]["starting_tile"] is None
    for seat in (1, 2, 3):
        say(s, seat, offered(s, seat)[0])
    assert None not in [p["starting_tile"] for p in sees(s, None)["players"]]
    s = GAME.new_game(3, 1, track_setup="random")
    assert [p["starting_tile"] for p in sees(s, None)["players"]].count(None) == 0


def test_options_of_a_table() -> None:
    """MB-10.3, MB-2.10: the first player has a seat, or is found by chance."""
    assert {GAME.new_game(3, seed).first for seed in range(40)} == {0, 1, 2}
    assert GAME.new_game(3, 1, first_player="3").first == 2
    with pytest.raises(BadSetup, match="1 to 3"):
        GAME.new_game(3, 1, first_player="4")


# ---- Cards and rounds (MB-3 to MB-5, MB-7) -----------------------------------------------------------


def test_last_cards_of_the_deck_are_shares() -> None:
    """MB-7.4: 8 share cards, 2 of each company, at the bottom."""
    s: Mombasa = GAME.new_game(2, 3)
    assert [KIND[card] == SHARE_CARD for card in s.deck] == [True] * 8 + [False] * 24


def test_empty_deck_and_empty_supply() -> None:
    """MB-12.2: spaces stay empty."""
    s = position(Area(pounds=0), OUT)
    s.discards += tuple(s.deck)
    s.deck = []
    s.lost += tuple(book for pile in s.supply for book in pile)
    s.supply = ((), (), ())
    say(s, 0, "put marker on first player", "take book A of row 1 under round 2", "place book on space 2")
    assert sees(s, 0)["books"]["book_space_1_2"] is None
    end_round(s)
    assert set(sees(s, 0)["display"].values()) == {None}


def test_remove_two_posts() -> None:
    """MB-5.10.2, MB-5.10.1: twice, from the same or from two home areas."""
    area = Area("bookkeeper 2, expansion 2, c10", ink=1, books={2: "c12"}, pounds=0)
    s = position(area, OUT)
    say(s, 0, "use bookkeeper 2", "move ink marker to space 2", "remove post cairo column 1", "remove post cairo column 1")
    assert home(s, "cairo") == "345 12345 12345"
    s = position(area, OUT)
    say(s, 0, "use bookkeeper 2", "move ink marker to space 2", "remove post cairo column 1", "remove post mombasa column 1")
    assert (home(s, "cairo"), home(s, "mombasa")) == ("2345 12345 12345", "2345 12345 12345")


def test_no_post_to_remove() -> None:
    """MB-R4: all home areas empty: no effect."""
    s = position(Area("coffee 2, coffee 3"), OUT, home=dict.fromkeys(COMPANIES, "- - -"))
    say(s, 0, "put marker on majority coffee", "take level 3")
    assert on_turn(s, 0)


@pytest.mark.parametrize(
    ("cards", "space", "meant"),
    [
        ("bananas 1, 2 bananas 2", "banana", "take level 3"),
        ("coffee 1, coffee 2", "coffee", "take level 2"),
        ("coffee 2, coffee 3", "coffee", ""),
        ("cotton 2, cotton 4", "cotton", ""),
    ],
)
def test_the_highest_level_is_meant_where_it_brings_all_of_the_lower_ones(cards: str, space: str, meant: str) -> None:
    """MB-5.7.7: a lower level is chosen for what the higher one lacks, or because no post is to go."""
    s = position(Area(cards), OUT)
    say(s, 0, f"put marker on majority {space}")
    found = s.stack[-1].meant(s)
    assert (VOCABULARY.names[found] if found >= 0 else "") == meant


def test_reward_order_is_asked_only_where_it_matters() -> None:
    """MB-5.3.18: with no capital call ahead every order is the same, and nobody is asked."""
    s = position(Area("c10", at={"cairo": 2}), OUT)
    say(s, 0, "expand cairo", "enter cyrenaica", "enter red sea coast", "take post from column 1")
    assert on_turn(s, 0)
    assert (at(s, 0, "cairo"), s.players[0].pounds) == (3, 1 + 2)


def test_pool_before_steps_at_a_call() -> None:
    """MB-5.3.18: bookkeeping points used before the steps can pay the call."""
    s = position(Area("c10", at={"cairo": 8}, pounds=2), OUT)
    say(s, 0, "expand cairo", "enter lower nile", "enter red sea coast", "take post from column 1", "pass")
    assert offered(s, 0) == ["spend the bookkeeping points", "take reward of lower nile", "take reward of red sea coast"]
    say(s, 0, "spend the bookkeeping points", POUNDS, "take reward of red sea coast", "step on cairo")
    assert at(s, 0, "cairo") == 9


def test_book_without_a_place() -> None:
    """MB-R10: an A book that fits nowhere leaves the game; the space of the ink marker is no place."""
    books = {i: f"b{i:02}" for i in range(2, 16)}
    s = position(Area("bookkeeper 2", books=books, ink=3, pounds=0), OUT)
    say(s, 0, "use bookkeeper 2", "take book A of row 1 under round 2", POUNDS)
    assert on_turn(s, 0)
    assert len(s.lost) == 1
    s = position(Area("bookkeeper 2", books=books, ink=3, pounds=0), OUT)
    say(s, 0, "use bookkeeper 2", "take book B of row 1 under round 4", POUNDS)
    assert why_not(s, 0, "place book on space 3") == "MB-R10"
    say(s, 0, "place book on space 2")
    assert len(s.lost) == 1  # the book under it


def test_covering_a_face_down_book() -> None:
    """MB-R9: a face-down book keeps its letter for covering, and the new book lies face up; at most one flip an action."""
    s = position(Area("bookkeeper 2", books={2: "b04", 3: "a04"}, ink=0, pounds=4), OUT)
    say(s, 0, "use bookkeeper 2", "turn down book on space 2")
    assert offered(s, 0, "turn down") == []
    say(s, 0, "take book A of row 1 under round 2", POUNDS)
    assert "place book on space 2" not in offered(s, 0)
    assert s.players[0].flipped == 1 << 2
    s = position(Area("bookkeeper 2", books={2: "b04"}, pounds=2), OUT)
    say(
        s,
        0,
        "use bookkeeper 2",
        "turn down book on space 2",
        "take book B of row 1 under round 4",
        POUNDS,
        "place book on space 2",
    )
    assert s.players[0].flipped == 0


def test_equal_cards_are_one_choice() -> None:
    """MB-5.3.1, MB-5.8.3: two coffee 2 are interchangeable until the +1 tile lies on one of them."""
    s = position(Area("2 coffee 2", tiles="plus one goods"), OUT)
    assert offered(s, 0, "use") == ["use coffee 2"]
    say(s, 0, "attach the +1 tile to coffee 2")
    assert offered(s, 0, "use") == ["use coffee 2", "use coffee 2 with the +1 tile"]
    say(s, 0, "use coffee 2 with the +1 tile")
    assert why_not(s, 0, "use coffee 2") == ""


def test_goods_cards_are_named_in_any_order() -> None:
    """MB-5.3.1, MB-R7: every order of a set leads to the same units and the same choices.  Bots are offered one order, so that
    each set is searched once; a log may hold any."""
    for area, display in (
        (Area("coffee 1, coffee 2, coffee 3"), {}),
        (Area("coffee 1, bananas 2, cotton 2", at={"mombasa": 12}), {"right 1": "coffee 3", "right 2": "bananas 3"}),
    ):
        cards = [f"use {name}" for name in area.action.split(", ")]
        ends = []
        for order in permutations(cards):
            s = position(area, OUT, display=display)
            for text in order:
                assert why_not(s, 0, text) == ""
                s.follow(0, VOCABULARY.numbers[text])
            ends.append((s.stack[-1].parts()["units"], offered(s, 0), s.players[0].used))
        assert all(end == ends[0] for end in ends)
    s = position(Area("coffee 1, coffee 3, bananas 2"), OUT)
    say(s, 0, "use coffee 3")
    assert offered(s, 0, "use") == []
    assert [VOCABULARY.names[action] for action in s.anytime(0)] == ["use coffee 1"]
    assert why_not(s, 0, "use bananas 2") == "MB-5.3.1"
    assert s.anytime(1) == []


def test_mixed_goods_named_out_of_order_lead_to_a_card() -> None:
    """MB-R7: whichever card comes next, those that are left can still pay: nobody is led into a dead end."""
    s = position(Area("coffee 2, coffee 3, bananas 1", at={"mombasa": 12}), OUT, display={"left 1": "bananas 3"})
    say(s, 0, "use coffee 2")
    waiting = [s]
    ends = 0
    while waiting:
        t = waiting.pop()
        assert t.options
        cards = [action for action in [*t.options, *t.anytime(0)] if VOCABULARY.verbs[action] == "use"]
        ends += not cards
        for action in cards:
            waiting.append(t.copy())
            waiting[-1].follow(0, action)
    assert ends > 1


def test_both_levels_of_d1_are_free_to_choose() -> None:
    """MB-6.10: with both unlocked and a coffee card either space."""
    s = position(Area(hand="coffee 1", at={"cairo": 10}), OUT)
    assert offered(s, 0, "put marker on d1") == ["put marker on d1 1", "put marker on d1 2"]


def test_first_player_stays() -> None:
    """MB-R19: nobody takes the marker, so the first player stays."""
    s = position(Area(hand="coffee 1"), Area(hand="coffee 1"), first=1)
    end_round(s)
    assert (s.round, s.first, s.player) == (3, 1, 1)


# ---- Decisions (MB-11) -----------------------------------------------------------------------------


def test_choices_of_the_player_on_turn() -> None:
    """MB-11.4, MB-11.5: the six actions, ending always legal; the +1 tile may be attached and need not be."""
    s = position(Area("coffee 1, bookkeeper 2, expansion 2", tiles="plus one goods, diamond merchant", hand="cotton 1"), OUT)
    verbs = {VOCABULARY.verbs[action] for action in s.options}
    assert verbs == {"use", "expand", "put marker on", "attach the +1 tile to", "end"}
    assert "use diamond merchant tile" in offered(s, 0)


def test_optional_and_forced_choices() -> None:
    """MB-11.6, MB-11.7, MB-11.8, MB-11.9, MB-11.10, MB-11.11: what may be declined has a pass, what may not has none."""
    s = position(Area("coffee 2, bookkeeper 2, expansion 2", pounds=3, at={"mombasa": 9}, start="start 03"), OUT)
    t, u, v = s.copy(), s.copy(), s.copy()
    say(s, 0, "use coffee 2")
    assert "pass" not in offered(s, 0)  # units are used while a step is free
    say(t, 0, "expand cairo")
    assert "pass" in offered(t, 0)
    say(u, 0, "use bookkeeper 2")
    assert offered(u, 0) == ["pass", "turn down book on space 1"]
    say(u, 0, "pass")
    assert offered(u, 0) == ["move ink marker to space 1", "pass"]
    say(u, 0, "pass")
    assert "pass" not in offered(u, 0)  # points are books or pounds
    say(v, 0, "put marker on majority expansion")
    assert offered(v, 0) == ["pass", "step on mombasa"]


def test_choices_of_bonus_spaces() -> None:
    """MB-11.12, MB-11.13, MB-11.14: a level, a card, a post, a column: none of them can be declined once it is due."""
    area = Area("coffee 2, coffee 3", hand="cotton 1, cotton 2", pounds=9, resting={2: "bananas 1", 3: "bananas 2"})
    s = position(area, OUT, display={"right 1": "a05", "left 1": "a06"})
    for space, due in (("majority coffee", "take level"), ("buy card", "acquire"), ("remove card", "remove")):
        t = s.copy()
        say(t, 0, f"put marker on {space}")
        assert offered(t, 0) == offered(t, 0, due) != []
        if due == "take level":
            say(t, 0, "take level 3")
            assert offered(t, 0) == [f"remove post {name} column 1" for name in sorted(COMPANIES)]
            assert why_not(t, 0, "remove post cairo column 2") == "in ascending order"
    say(s, 0, "end the action phase")
    assert offered(s, 0) == ["pick up column 2", "pick up column 3"]
    assert why_not(s, 0, "pick up column 1") == "MB-R16"


def test_plans_can_be_changed_until_all_are_ready() -> None:
    """MB-R25, MB-11.3: a table keeps plans as drafts, and nobody sees them."""
    match = Match(GAME.setup(2, {"first_player": "1"}), 5)
    for seat in (0, 1):
        for _ in range(2):
            match.do(seat, match.desk(seat).options_for(seat)[0])  # the resting cards
    first = [VOCABULARY.names[action] for action in match.desk(0).options_for(0) if VOCABULARY.verbs[action] == "lay"][0]
    match.do(0, VOCABULARY.numbers[first])
    assert match.state.setup.game.observe(match.state, 1)["players"][0]["hand_size"] == 7
    match.take_back(0)
    for _ in range(3):
        match.do(0, VOCABULARY.numbers["pass"])
    with pytest.raises(Refused):
        match.do(0, VOCABULARY.numbers["pass"])
    match.take_back(0)
    match.do(0, VOCABULARY.numbers[first])
    for _ in range(3):
        match.do(1, VOCABULARY.numbers["pass"])
    assert match.state.setup.game.observe(match.state, 1)["revealed"]
    assert len([card for card in match.state.setup.game.observe(match.state, 1)["players"][0]["slots"] if card]) == 1


def test_what_others_plan_is_mixed() -> None:
    """MB-11.21, MB-4.6: a table that Green cannot tell from the real one may hold any plan of Blue's."""
    s = position(Area(hand="coffee 1, coffee 2, cotton 1, d03"), Area(hand="cotton 2"), planning=True)
    plan(s, 0, "coffee 1")
    plans = set()
    for seed in range(60):
        t = permute(s, 1, seed)
        assert sees(t, 1) == sees(s, 1)
        assert sorted(own_cards(t.players[0])) == sorted(own_cards(s.players[0]))
        plans.add(tuple(t.players[0].slots))
    assert len(plans) > 10


# ---- Ends (MB-8, MB-12) and hints (MB-15) -------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_always_ends(players: int) -> None:
    """MB-12.3: a player has at most cards in slots, tiles, markers and one more turns in a round, and there are 7 rounds."""
    for seed in range(3):
        s: Mombasa = GAME.new_game(players, seed)
        any_answers(s, seed, until=1)
        dice = Dice("turns", seed)
        most = players * (5 + 4 + 5 + 1)
        while s.options:
            s.play(dice.pick(s.options))
            assert s.turns <= most
        assert s.round == 7
        assert sees(s, 0)["over"]


def test_balance_labels() -> None:
    """MB-8.3: the balance report groups seats by what the table shows."""
    s: Mombasa = GAME.new_game(3, 4)
    any_answers(s, 4)
    assert [row["starting tile"] for row in labels(s)] == [f"start 0{(seat - labels_first(s)) % 3 + 1}" for seat in range(3)]
    assert all(0 <= row["share value of cairo"] <= 15 for row in figures(s))
    assert sum(figures(s)[0][f"dearest: {name}"] for name in COMPANIES) == pytest.approx(1)


def test_balance_figures() -> None:
    """MB-8.3, MB-9: whose share is dearest, how many values are usual, which track pays."""
    area = Area(diamonds=13, ink=6)
    row = figures(position(area, OUT, home={"cairo": "- 2345 12345", "mombasa": "- 2345 12345"}))[0]
    assert (row["dearest: cairo"], row["dearest: mombasa"], row["dearest: cape town"]) == (0.5, 0.5, 0)
    assert row["share values of 3 to 9"] == 0.5
    assert (row["diamond track pays 20"], row["bookkeeping track pays 20"]) == (1, 0)


def labels_first(s: Mombasa) -> int:
    return [p.start for p in s.players].index(0)


def test_emptying_one_column_first_is_better() -> None:
    """MB-15.1: five posts of one column show 4 coins, spread over three columns only 3."""
    s = position(Area(), OUT, home={"cairo": "- 12345 12345", "mombasa": "345 345 2345"})
    assert (value(s, "cairo"), value(s, "mombasa")) == (4, 3)


def test_cards_planned_in_rounds_6_and_7_do_not_come_back() -> None:
    """MB-15.2: a card used in round 6 cannot be picked up before the last planning phase."""
    s = position(Area("coffee 1", hand="cotton 1"), Area(ended=True), round_number=6)
    end_round(s)
    assert (s.round, hand(s, 0)) == (7, ["cotton 1"])
    plan(s, 0)
    say(s, 0, "end the action phase")  # now it comes to the hand, too late
    end_round(s)
    assert s.options == []


def test_a_company_without_posts_waits_for_an_ousted_one() -> None:
    """MB-15.6: with an empty home area it cannot enter anything; an ousted post makes it possible again."""
    s = position(Area("c10"), OUT, home={"cairo": "- - -"}, posts={"cairo": "darfur"})
    say(s, 0, "expand cairo")
    assert on_turn(s, 0)
    s = position(Area("c10, coffee 1"), OUT, home={"cairo": "4 - -"}, posts={"cairo": "darfur"})
    say(s, 0, "expand cairo")
    assert "enter abyssinia" in offered(s, 0)


# ---- Figures of the observation ------------------------------------------------------------------


def test_worth_and_shares_are_those_of_the_final_scoring() -> None:
    """MB-8.2, MB-8.3: every seat sees its own worth; of the others not the shares on cards in their hands."""
    areas = [Area(hand="d01", pounds=3, diamonds=4, at={"cairo": 4}), Area("b05", at={"mombasa": 2}, resting={2: "d02"})]
    s = position(*areas, home={"mombasa": "5 12345 12345", "cape town": "45 12345 12345"})
    values = [value(s, name) for name in COMPANIES]
    for seat in (0, 1):
        me = sees(s, seat)["players"][seat]
        score = points(s, seat)
        assert me["worth"] == score["total"]
        assert me["share_worth"] == [score[name] for name in COMPANIES]
        assert me["share_worth"] == [count * worth for count, worth in zip(me["shares"], values, strict=True)]
    hidden = values[COMPANIES.index("mombasa")]
    assert hidden > 0
    for other in (1, None):
        seen = sees(s, other)["players"][0]
        assert seen["worth"] == points(s, 0)["total"] - hidden
        assert seen["shares"][COMPANIES.index("mombasa")] == 0
    assert sees(s, 0)["players"][1]["worth"] == points(s, 1)["total"]  # what lies face up or rests is seen


def test_worth_tells_nothing_of_a_plan() -> None:
    """MB-4.6: a share on a card that is planned counts for others when it is revealed."""
    s = position(Area(hand="b05"), Area(hand="coffee 1"), home={"mombasa": "5 12345 12345"}, planning=True)
    before = sees(s, 1)["players"][0]
    say(s, 0, "lay coffee 3 + mombasa share")
    assert sees(s, 1)["players"][0] == before
    plan(s, 0)
    plan(s, 1)
    assert sees(s, 1)["players"][0]["worth"] == before["worth"] + value(s, "mombasa")


def test_prices_are_what_is_paid() -> None:
    """MB-5.7.5: red number and added price."""
    s = position(Area("coffee 1", pounds=9), OUT, display={"middle 1": "coffee 3", "left 1": "coffee 2"})
    prices = sees(s, 0)["prices"]
    assert prices["right_1"] is None
    say(s, 0, "put marker on buy card")
    before = s.players[0].pounds
    say(s, 0, "acquire card at middle 1")
    assert before - s.players[0].pounds == prices["middle_1"]
