"""Derived cases of EXAMPLES.md about the actions, MB-E30 to MB-E57 and those that belong to them: Blue is seat 0."""

from __future__ import annotations

import pytest

from serai.games.mombasa.bookkeeper import fulfils
from serai.games.mombasa.books import BOOK_IDS, NEEDS
from serai.games.mombasa.state import Mombasa, totals
from tests.listed import listed
from tests.rules.mombasa.position import (
    OUT,
    Area,
    at,
    face_up,
    hand,
    holds,
    home,
    offered,
    on_turn,
    points,
    position,
    say,
    sees,
    value,
    why_not,
)

POUNDS = "take pounds"


def steps(s: Mombasa, seat: int, company: str, n: int) -> None:
    """So many units on one track."""
    for _ in range(n):
        say(s, seat, f"step on {company}")


# ---- Company tracks ---------------------------------------------------------------------------


def test_e30_special_space_pays_earlier_arrivals() -> None:
    """MB-E30 (MB-6.5, MB-R13): every arrival pays all who were there before, once more."""
    areas = [Area("2 coffee 1", at={"cairo": n}, pounds=0) for n in (3, 2, 2, 1)]
    areas[1] = Area("coffee 3", at={"cairo": 2}, pounds=0)
    areas[2] = Area("coffee 2", at={"cairo": 2}, pounds=0)
    s = position(*areas)
    say(s, 0, "use coffee 1", "step on cairo")
    assert [p.pounds for p in s.players] == [1, 0, 0, 0]
    say(s, 1, "use coffee 3")
    steps(s, 1, "cairo", 3)
    assert [p.pounds for p in s.players] == [2, 1, 0, 0]
    say(s, 2, "use coffee 2")
    steps(s, 2, "cairo", 2)
    assert [p.pounds for p in s.players] == [3, 2, 1, 0]


def test_e31_special_pounds_pay_the_capital_call() -> None:
    """MB-E31 (MB-R3, MB-6.2, MB-6.3): the pound of space 5 pays the call after 9; without it the sixth unit goes elsewhere."""
    s = position(Area("coffee 2, coffee 4", at={"mombasa": 4}, pounds=2), OUT)
    say(s, 0, "use coffee 2", "use coffee 4")
    steps(s, 0, "mombasa", 6)
    assert at(s, 0, "mombasa") == 10
    assert s.players[0].pounds == 0
    assert sees(s, 0)["players"][0]["shares"][0] == 3
    s = position(Area("coffee 2, coffee 4", at={"mombasa": 4}, pounds=1), OUT)
    say(s, 0, "use coffee 2", "use coffee 4")
    steps(s, 0, "mombasa", 5)
    assert s.players[0].pounds == 2
    assert why_not(s, 0, "step on mombasa") == "MB-6.3"
    assert why_not(s, 0, "pass") == "MB-R2"  # the other tracks are free
    steps(s, 0, "cairo", 1)
    assert at(s, 0, "mombasa") == 9


def test_e32_declined_call() -> None:
    """MB-E32 (MB-R1, MB-6.4): a call may be declined with the money in hand; the steps are lost."""
    s = position(Area("expansion 2", at={"mombasa": 9}, pounds=5), OUT)
    say(s, 0, "put marker on majority expansion")
    assert offered(s, 0) == ["pass", "step on mombasa"]
    t = s.copy()
    say(s, 0, "pass")
    assert (at(s, 0, "mombasa"), s.players[0].pounds) == (9, 5)
    assert on_turn(s, 0)
    say(t, 0, "step on mombasa")
    assert (at(t, 0, "mombasa"), t.players[0].pounds) == (11, 2)


def test_e33_bonus_not_usable_in_the_same_action() -> None:
    """MB-E33 (MB-6.6, MB-6.9): A1 level 1 lowers a price paid with bananas from the next turn on, and no other price."""
    s = position(Area("bananas 1, bananas 2, coffee 2", at={"mombasa": 4}), OUT, display={"middle 1": "coffee 2"})
    t = s.copy()
    say(t, 0, "use bananas 1", "use bananas 2")
    assert "acquire card at middle 1" in offered(t, 0)
    say(t, 0, "acquire card at middle 1")
    assert on_turn(t, 0)  # all 3 units are spent
    say(s, 0, "use bananas 1", "step on mombasa")
    assert at(s, 0, "mombasa") == 5
    say(s, 0, "use bananas 2")
    assert "acquire card at middle 1" in offered(s, 0)  # 3 - 1
    s = position(Area("coffee 2", at={"mombasa": 5}), OUT, display={"middle 1": "coffee 2"})
    say(s, 0, "use coffee 2")
    assert why_not(s, 0, "acquire card at middle 1") == "MB-5.3.3"


def test_e84_both_special_spaces_in_one_move() -> None:
    """MB-E84 (MB-6.5, MB-6.6): +1 at 4, -3 after 8, +1 at 10; both levels from the next turn on."""
    s = position(Area("coffee 3, coffee 4", at={"cairo": 3}, pounds=5), OUT)
    say(s, 0, "use coffee 3", "use coffee 4")
    steps(s, 0, "cairo", 7)
    assert (at(s, 0, "cairo"), s.players[0].pounds) == (10, 4)
    assert sees(s, 0)["players"][0]["levels"]["cairo"] == 2


def test_e80_units_without_use() -> None:
    """MB-E80 (MB-R33): all markers at the end: a goods action is legal and only turns the card."""
    s = position(Area("coffee 2", at=dict.fromkeys(("mombasa", "cape town", "saint louis", "cairo"), 20)), OUT)
    say(s, 0, "use coffee 2")
    assert on_turn(s, 0)
    assert face_up(s, 0) == []


# ---- Expansion ----------------------------------------------------------------------------------


def test_e34_ousted_post_returns() -> None:
    """MB-E34 (MB-5.3.14): to the rearmost free space; space 5 stays visible for ever."""
    assert ousted("45 12345 12345") == ("345 12345 12345", 1)
    assert ousted("- 12345 12345") == ("4 12345 12345", 4)
    assert ousted("4 12345 12345") == ("34 12345 12345", 3)
    assert ousted("234 12345 12345") == ("1234 12345 12345", 2)


def ousted(mombasa: str) -> tuple[str, int]:
    """Cairo, in Abyssinia, enters a region that Mombasa holds: Mombasa's home area after that, and a share's value."""
    posts = {"mombasa": "kenya highlands", "cairo": "abyssinia"}
    s = position(Area("c10"), OUT, posts=posts, home={"mombasa": mombasa})
    say(s, 0, "expand cairo", "enter kenya highlands", "take post from column 2", POUNDS)
    assert holds(s, "mombasa") == []
    assert holds(s, "cairo") == ["abyssinia", "kenya highlands"]
    assert on_turn(s, 0)
    return home(s, "mombasa"), value(s, "mombasa")


def test_e34_the_acting_player_chooses_the_column() -> None:
    """MB-E34 (MB-5.3.14): of two columns with room either."""
    s = position(Area("c10"), OUT, posts={"mombasa": "kenya highlands", "cairo": "abyssinia"}, home={"mombasa": "45 5 12345"})
    say(s, 0, "expand cairo", "enter kenya highlands", "take post from column 2", POUNDS)
    assert offered(s, 0) == ["return post to column 1", "return post to column 2"]
    assert why_not(s, 0, "return post to column 3") == "MB-5.3.14"
    say(s, 0, "return post to column 2")
    assert home(s, "mombasa") == "45 45 12345"


def test_e35_no_room() -> None:
    """MB-E35 (MB-5.3.14): no allowed free space, so the post leaves the game."""
    s = position(
        Area("c10"), OUT, posts={"mombasa": "kenya highlands", "cairo": "abyssinia"}, home={"mombasa": "1234 1234 1234"}
    )
    gone = s.gone[0]
    say(s, 0, "expand cairo", "enter kenya highlands", "take post from column 2", POUNDS)
    assert home(s, "mombasa") == "1234 1234 1234"
    assert s.gone[0] == gone + 1


def test_e36_front_post_first() -> None:
    """MB-E36 (MB-5.3.12): the post on space 3 leaves first; equal columns are emptied from the first on."""
    s = position(Area("expansion 1 (red 1)"), OUT, home={"cairo": "345 - 5"})
    say(s, 0, "expand cairo", "enter cyrenaica")
    assert offered(s, 0) == ["take post from column 1", "take post from column 3"]
    assert why_not(s, 0, "take post from column 2") == "MB-5.3.12"
    say(s, 0, "take post from column 1")
    assert home(s, "cairo") == "45 - 5"


def test_e37_home_area_empty() -> None:
    """MB-E37 (MB-5.3.13): one post left, so the other 5 points are lost."""
    s = position(Area("c10, c09"), OUT, home={"cairo": "- - 4"})
    say(s, 0, "expand cairo", "enter cyrenaica")
    assert on_turn(s, 0)
    assert holds(s, "cairo") == ["cyrenaica"]
    assert home(s, "cairo") == "- - -"
    assert face_up(s, 0) == []


def test_e38_enclosed_region() -> None:
    """MB-E38 (MB-5.3.15): Hoggar only from the Great Sahara, which brings nothing."""
    s = position(Area("c10"), OUT, posts={"cairo": "darfur"})
    say(s, 0, "expand cairo")
    assert why_not(s, 0, "enter hoggar") == "MB-5.3.12"
    say(s, 0, "enter great sahara", "take post from column 1")
    assert "enter hoggar" in offered(s, 0)
    say(s, 0, "enter hoggar", "take post from column 1")
    assert s.players[0].diamonds == 2
    assert s.players[0].pounds == 1


def test_e39_all_expansion_cards_at_once() -> None:
    """MB-E39 (MB-5.3.11, MB-5.3.13): both cards are used; stopping after one region loses 2 points."""
    s = position(Area("expansion 1 (red 1), expansion 2"), OUT)
    say(s, 0, "expand cairo", "enter cyrenaica")
    assert "enter darfur" in offered(s, 0)  # 2 points are left
    say(s, 0, "pass")
    assert on_turn(s, 0)
    assert face_up(s, 0) == []


def test_e40_expansion_without_entering() -> None:
    """MB-E40 (MB-5.3.13): 1 point where everything costs 2 or more: the card is used up."""
    posts = {"mombasa": "lower nile, cyrenaica"}
    s = position(Area("expansion 1 (red 1)"), OUT, posts=posts)
    say(s, 0, "expand cairo")
    assert on_turn(s, 0)
    assert face_up(s, 0) == []
    assert holds(s, "cairo") == []


def test_e41_cheapest_border() -> None:
    """MB-E41 (MB-5.3.12): Zambezi for 1 from the Cape Interior, although the border to Natal is a double line."""
    s = position(Area("expansion 1 (red 1)"), OUT, posts={"cape town": "natal, cape interior"})
    say(s, 0, "expand cape town")
    assert "enter zambezi" in offered(s, 0)
    s = position(Area("expansion 1 (red 1)"), OUT, posts={"cape town": "natal"})
    say(s, 0, "expand cape town")
    assert why_not(s, 0, "enter zambezi") == "MB-5.3.12"


def test_e70_region_reward_steps() -> None:
    """MB-E70 (MB-R21): the step goes to Blue's marker on Cairo's track."""
    s = position(Area("expansion 2"), Area(at={"cairo": 2}, ended=True))
    say(s, 0, "expand cairo", "enter red sea coast")
    assert [at(s, seat, "cairo") for seat in (0, 1)] == [1, 2]


def test_e76_cut_off_post() -> None:
    """MB-E76 (MB-5.3.17): from a post without connection, at its border costs, as well as from the home area."""
    s = position(Area("expansion 1 (red 1)"), OUT, posts={"cairo": "great lakes"})
    say(s, 0, "expand cairo")
    near = ["abyssinia", "cyrenaica", "kenya highlands", "lower nile"]
    assert offered(s, 0) == [f"enter {name}" for name in near] + ["pass"]


def test_e77_region_pounds_pay_a_capital_call() -> None:
    """MB-E77 (MB-5.3.18): the pounds first pay the call; the step first is lost."""
    s = position(Area("expansion 3 + cairo share", at={"cairo": 8}, pounds=2), OUT)
    say(s, 0, "expand cairo", "enter cyrenaica", "enter red sea coast", "take post from column 1")
    assert offered(s, 0) == ["take reward of cyrenaica", "take reward of red sea coast"]
    t = s.copy()
    say(s, 0, "take reward of cyrenaica", "step on cairo")
    assert (at(s, 0, "cairo"), s.players[0].pounds) == (9, 1)
    say(t, 0, "take reward of red sea coast")
    assert (at(t, 0, "cairo"), t.players[0].pounds) == (8, 4)


# ---- Bonuses of tracks A and B ----------------------------------------------------------------------


def test_e42_b1() -> None:
    """MB-E42 (MB-6.9): 2 more for all purposes, but only with a face-up expansion card or tile."""
    area = Area("expansion 2, bookkeeper 2", tiles="expansion", at={"cape town": 12}, ink=1, books={2: "c10"})
    s = position(area, OUT)
    assert totals(s.players[0])[3] == 6
    t = s.copy()
    say(t, 0, "use bookkeeper 2")
    assert "move ink marker to space 2" in offered(t, 0)  # expansion 4
    say(s, 0, "put marker on majority expansion")
    assert offered(s, 0) == ["take level 1", "take level 2", "take level 3"]
    s = position(Area("bookkeeper 2", at={"cape town": 12}, ink=1, books={2: "a10"}, pounds=0), OUT)
    assert totals(s.players[0])[3] == 0
    assert why_not(s, 0, "put marker on majority expansion") == "MB-R12"
    say(s, 0, "use bookkeeper 2")
    assert offered(s, 0, "move ink") == []


def test_e43_a2() -> None:
    """MB-E43 (MB-6.9, MB-R6): each cotton card 1 more, the +1 tile none; level 1 is a lower price instead."""
    s = position(Area("cotton 1, cotton 2", tiles="plus one goods", at={"mombasa": 13}), OUT, tracks="A2 B1 C1 D1")
    assert totals(s.players[0])[2] == 5
    say(s, 0, "attach the +1 tile to cotton 1")
    assert totals(s.players[0])[2] == 6
    s = position(Area("cotton 1, cotton 2", at={"mombasa": 6}), OUT, tracks="A2 B1 C1 D1", display={"middle 1": "a04"})
    assert totals(s.players[0])[2] == 3
    say(s, 0, "use cotton 1", "use cotton 2", "acquire card at middle 1")  # 3 + 1 - 1
    assert hand(s, 0) == ["coffee 3"]
    assert on_turn(s, 0)


def test_e44_a1_level_2() -> None:
    """MB-E44 (MB-R7): different goods only for a card, which costs 1 less."""
    area = Area("coffee 1, bananas 2", at={"mombasa": 12})
    s = position(area, OUT, display={"middle 1": "coffee 3"})
    say(s, 0, "use coffee 1", "use bananas 2")
    assert hand(s, 0) == ["coffee 3"]
    assert on_turn(s, 0)
    s = position(area, OUT)
    say(s, 0, "use coffee 1")
    assert why_not(s, 0, "use bananas 2") == "MB-5.3.1"
    s = position(Area("coffee 1, bananas 2", at={"mombasa": 12}), OUT, display={"middle 1": "coffee 4"})
    say(s, 0, "use coffee 1")
    assert why_not(s, 0, "use bananas 2") == "MB-5.3.1"  # 3 units cannot pay 5


def test_e44_surplus_units_go_to_tracks() -> None:
    """MB-E44 (MB-R7): all cards chosen are used, what is left advances; three types too."""
    s = position(Area("coffee 1, bananas 2, cotton 2", at={"mombasa": 12}), OUT, display={"right 1": "coffee 3"})
    say(s, 0, "use coffee 1", "use bananas 2", "use cotton 2")
    assert hand(s, 0) == ["coffee 3"]
    steps(s, 0, "cairo", 3)
    assert on_turn(s, 0)


def test_e45_price_zero() -> None:
    """MB-E45 (MB-5.3.3, MB-5.3.4, MB-5.7.5): price 0 with bananas, 1 with coffee; pounds pay the full price."""
    area = Area("bananas 2, coffee 2", at={"mombasa": 5}, pounds=2)
    s = position(area, OUT, display={"right 1": "d01"})
    t, u = s.copy(), s.copy()
    say(s, 0, "use bananas 2", "acquire card at right 1")
    steps(s, 0, "cairo", 2)
    assert on_turn(s, 0)
    say(t, 0, "use coffee 2", "acquire card at right 1")
    steps(t, 0, "cairo", 1)
    assert on_turn(t, 0)
    assert offered(u, 0, "acquire") == []
    say(u, 0, "put marker on buy card")
    assert (hand(u, 0), u.players[0].pounds) == (["share of mombasa (red 1)"], 0)
    s = position(Area("coffee 2", at={"mombasa": 12}), OUT, display={"right 1": "d01"})
    say(s, 0, "use coffee 2", "acquire card at right 1")
    steps(s, 0, "cairo", 2)


# ---- Majorities, books, merchants -----------------------------------------------------------------


def test_e46_majority_tie_and_dropped_out_players() -> None:
    """MB-E46 (MB-R12): ties are fine; who has ended the phase or used the cards has a total of 0."""
    s = position(Area("coffee 3"), Area("coffee 1, coffee 2"))
    assert "put marker on majority coffee" in offered(s, 0)
    t = position(Area("coffee 3"), Area("coffee 1, coffee 2"), first=1)
    assert "put marker on majority coffee" in offered(t, 1)
    s = position(Area("coffee 1"), Area("coffee 3"))
    assert why_not(s, 0, "put marker on majority coffee") == "MB-5.7.7"
    s = position(Area("coffee 1"), Area(resting={2: "coffee 3"}, ended=True))
    assert "put marker on majority coffee" in offered(s, 0)
    s = position(Area("coffee 1"), Area("coffee 3"), first=1)
    say(s, 1, "use coffee 3")
    steps(s, 1, "cairo", 3)
    assert "put marker on majority coffee" in offered(s, 0)


def test_e48_majority_below_the_lowest_level() -> None:
    """MB-E48 (MB-R12): 1 cotton is not enough, whoever has more."""
    s = position(Area("cotton 1"), OUT)
    assert why_not(s, 0, "put marker on majority cotton") == "MB-R12"


def test_e78_plus_one_tile_for_a_majority() -> None:
    """MB-E78 (MB-R6): attached on the own turn, it ties the majority; it stays where it is."""
    s = position(Area("coffee 2, cotton 1", tiles="plus one goods"), Area("coffee 3"))
    assert why_not(s, 0, "put marker on majority coffee") == "MB-5.7.7"
    say(s, 0, "attach the +1 tile to coffee 2", "put marker on majority coffee", "take level 2")
    assert at(s, 0, "cairo") == 3
    assert face_up(s, 0) == ["coffee 2", "cotton 1"]
    say(s, 1, "end the action phase")
    assert why_not(s, 0, "attach the +1 tile to cotton 1") == "MB-5.8.3"


def test_e75_bonus_between_two_turns() -> None:
    """MB-E75 (MB-R14): a new bonus counts for nothing until its owner's next turn begins."""
    s = position(Area("coffee 1, expansion 2", at={"cape town": 5}), Area("expansion 2, coffee 2"))
    say(s, 0, "use coffee 1", "step on cape town")
    assert "put marker on majority expansion" in offered(s, 1)
    say(s, 1, "use coffee 2", "step on cairo", "step on cairo")
    assert totals(s.players[0])[3] == 3
    say(s, 0, "put marker on first player", POUNDS)
    assert why_not(s, 1, "put marker on majority expansion") == "MB-5.7.7"


def test_e49_diamonds_beyond_the_end() -> None:
    """MB-E49 (MB-9.3, MB-R11): the marker stops at 28, two diamonds are 4 pounds; it scores 60."""
    s = position(Area("diamond merchant of cairo", diamonds=27, pounds=0), OUT, posts={"cairo": "great lakes"})
    say(s, 0, "use diamond merchant of cairo")
    assert (s.players[0].diamonds, s.players[0].pounds) == (28, 4 + 1)
    assert points(s, 0)["diamonds"] == 60


def test_e50_bookkeeping_beyond_the_end() -> None:
    """MB-E50 (MB-5.4.5, MB-9.4): on position 15 its 2 points and the card's 3 are 10 pounds, and no book may be taken."""
    s = position(Area("bookkeeper 3, coffee 3", ink=14, books={15: "b03"}, pounds=0), OUT)
    say(s, 0, "use bookkeeper 3", "move ink marker to space 15")
    assert s.players[0].pounds == 10
    assert on_turn(s, 0)


@pytest.mark.parametrize(("book", "places"), [("a01", [2, 4, 5, 7]), ("b01", [2, 3, 4, 5, 6, 7]), ("c01", [2, 3, 4, 5, 6, 7])])
def test_e51_book_placement(book: str, places: list[int]) -> None:
    """MB-E51 (MB-5.4.4, MB-9.5): an A book not on an empty no-A space, nor on a B book."""
    space = f"{book[0].upper()} 1-{ {'a': 2, 'b': 4, 'c': 6}[book[0]] }"
    area = Area("bookkeeper 2", books={3: "b04", 4: "a04"}, pounds=0)
    s = position(area, OUT, books={space: book})
    say(s, 0, "use bookkeeper 2", f"take book {space}")
    if book != "c01":  # a point is left
        say(s, 0, POUNDS)
    assert [i for i in range(2, 8) if f"place book on space {i}" in offered(s, 0)] == places
    if book == "a01":
        assert {why_not(s, 0, "place book on space 3"), why_not(s, 0, "place book on space 6")} == {"MB-5.4.4"}


def test_e52_requirements_are_not_used_up_and_not_added() -> None:
    """MB-E52 (MB-5.5.3): three alike books with one coffee 2 (MB-15.4); none after it was used for goods (MB-15.3)."""
    area = Area("bookkeeper 2, coffee 2", ink=1, books={2: "a01", 3: "a02", 4: "a03"}, pounds=0)
    s = position(area, OUT)
    t = s.copy()
    say(s, 0, "use bookkeeper 2")
    assert offered(s, 0, "move ink") == [
        "move ink marker to space 2",
        "move ink marker to space 3",
        "move ink marker to space 4",
    ]
    say(t, 0, "use coffee 2", "step on cairo", "step on cairo", "use bookkeeper 2")
    assert offered(t, 0, "move ink") == []


def test_e53_any_good_with_named_good() -> None:
    """MB-E53 (MB-5.5.4): 3 coffee and 3 of any good."""
    book = NEEDS[BOOK_IDS.index("book_c13")]
    assert not any(fulfils(have, 0, book) for have in ([5, 0, 0, 0], [3, 2, 2, 0], [2, 0, 6, 0]))
    assert all(fulfils(have, 0, book) for have in ([4, 3, 0, 0], [6, 0, 0, 0]))


def test_e54_person_and_tiles() -> None:
    """MB-E54 (MB-5.5.4): the bookkeeper tile is a person until it is used."""
    s = position(Area("bookkeeper 2", tiles="bookkeeper", ink=1, books={2: "a19"}, pounds=0), OUT)
    t = s.copy()
    say(s, 0, "use bookkeeper 2")
    assert offered(s, 0, "move ink") == ["move ink marker to space 2"]
    say(t, 0, "use bookkeeper tile", "pass", POUNDS, "use bookkeeper 2")
    assert offered(t, 0, "move ink") == []


def test_e55_merchant_tile() -> None:
    """MB-E55 (MB-5.6.4, MB-R5): 2 diamonds and 1 for every other face-up merchant."""
    for used, diamonds in ((0, 4), (1, 3), (2, 2)):
        s = position(Area("diamond merchant, diamond merchant of cairo", tiles="diamond merchant"), OUT)
        for card in listed("diamond merchant, diamond merchant of cairo")[:used]:
            say(s, 0, f"use {card}")
        before = s.players[0].diamonds
        say(s, 0, "use diamond merchant tile")
        assert s.players[0].diamonds == before + diamonds


def test_e56_stop_on_a_flipped_book() -> None:
    """MB-E56 (MB-R30): no reward of the book, but its value, its slot, and the card's points."""
    s = position(Area("bookkeeper 2", ink=4, books={5: "b01"}, pounds=2), OUT)
    say(s, 0, "use bookkeeper 2", "turn down book on space 5", "move ink marker to space 5", POUNDS)
    me = sees(s, 0)["players"][0]
    assert (me["ink"], me["pounds"], me["open_slots"], me["flipped"]) == (5, 2, [1, 2, 3, 4], [5])


def test_e57_no_movement() -> None:
    """MB-E57 (MB-5.5.6): no book can be entered, the points are used all the same."""
    s = position(Area("bookkeeper 2", pounds=0), OUT)
    say(s, 0, "use bookkeeper 2")
    assert offered(s, 0, "move ink") == []
    say(s, 0, POUNDS)
    assert s.players[0].pounds == 2


def test_e71_two_gains_of_points_in_one_turn() -> None:
    """MB-E71 (MB-R23): the display is refilled only at the end of the turn."""
    s = position(Area("bookkeeper 2, coffee 3", ink=1, books={2: "b03"}, pounds=0), OUT)
    say(
        s,
        0,
        "use bookkeeper 2",
        "move ink marker to space 2",
        "take book A of row 1 under round 2",
        "take book A of row 1 under round 3",
    )
    assert offered(s, 0, "take book A") == ["take book A of row 2 under round 2", "take book A of row 2 under round 3"]
    say(s, 0, "take book A of row 2 under round 2", "take book A of row 2 under round 3")
    assert len(offered(s, 0, "place book on")) > 0


def test_e81_price_0_at_the_buy_a_card_space() -> None:
    """MB-E81 (MB-5.7.5): the space is still paid; with our cards only the numbered expansion 1 has red number 0."""
    s = position(Area(pounds=1), OUT, display={"right 1": "expansion 1 (red 0)"})
    say(s, 0, "put marker on buy card")
    assert (hand(s, 0), s.players[0].pounds) == (["expansion 1 (red 0)"], 0)
