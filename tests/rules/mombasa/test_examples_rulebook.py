"""The worked examples of the rulebook, MB-E1 to MB-E21 of EXAMPLES.md: Blue is seat 0 and on turn, Green seat 1."""

from __future__ import annotations

import pytest

from serai.games.mombasa.bookkeeper import fulfils
from serai.games.mombasa.books import BOOK_IDS, NEEDS
from serai.games.mombasa.cards import DECK, LETTERS, number
from serai.games.mombasa.state import Mombasa, totals
from tests.listed import listed
from tests.rules.mombasa.position import (
    GAME,
    OUT,
    Area,
    at,
    end_round,
    face_up,
    hand,
    holds,
    home,
    offered,
    on_turn,
    plan,
    points,
    position,
    say,
    sees,
    these,
    value,
    why_not,
)


def goods_sets(s: Mombasa) -> list[str]:
    """All sets of goods cards that can be used in one action; each must be reachable in one way only."""
    found: list[str] = []

    def go(t: Mombasa, named: list[str]) -> None:
        for text in offered(t, 0, "use "):
            u = t.copy()
            say(u, 0, text)
            found.append(" + ".join([*named, text.removeprefix("use ")]))
            if not on_turn(u, 0):
                go(u, [*named, text.removeprefix("use ")])

    go(s, [])
    return sorted(found)


def test_e01_share_value() -> None:
    """MB-E1 (MB-8.3): 5 shares on the track and 2 on cards at 6 visible coins are 42 pounds."""
    s = position(Area(at={"cape town": 18}, hand="b09", resting={3: "b12"}), OUT, home={"cape town": "- 345 2345"})
    assert value(s, "cape town") == 6
    assert points(s, 0)["cape town"] == 42


def test_e02_resting_cards_are_inactive() -> None:
    """MB-E2 (MB-0.7): a bookkeeper in a resting column cannot be used."""
    s = position(Area("coffee 1", resting={3: "bookkeeper 2"}), OUT)
    assert offered(s, 0, "use ") == ["use coffee 1"]
    assert why_not(s, 0, "use bookkeeper 2") == "MB-0.6"


def test_e03_used_cards_are_turned() -> None:
    """MB-E3 (MB-5.2.1): a merchant is face down after its use and cannot be used again."""
    s = position(Area("diamond merchant, coffee 1"), OUT)
    say(s, 0, "use diamond merchant")
    assert face_up(s, 0) == ["coffee 1"]
    assert why_not(s, 0, "use diamond merchant") == "MB-0.6"
    assert (s.players[0].diamonds, s.players[0].pounds) == (1, 1 + 2)  # MB-5.6.2, MB-5.6.5


def test_e04_choice_of_goods() -> None:
    """MB-E4 (MB-5.3.1): one or more cards of one type."""
    s = position(Area("coffee 1, coffee 3, cotton 2"), OUT)
    assert goods_sets(s) == ["coffee 1", "coffee 1 + coffee 3", "coffee 3", "cotton 2"]
    say(s, 0, "use coffee 1")
    assert why_not(s, 0, "use cotton 2") == "MB-5.3.1"


def test_e05_acquire_and_advance() -> None:
    """MB-E5 (MB-5.3.3, MB-5.3.5, MB-5.3.6): 4 units, a price of 3, one step; the space stays empty."""
    s = position(Area("coffee 1, coffee 3"), OUT, display={"middle 1": "bananas 2"})
    say(s, 0, "use coffee 1", "use coffee 3", "acquire card at middle 1")
    assert offered(s, 0) == ["step on cairo", "step on cape town", "step on mombasa", "step on saint louis"]
    say(s, 0, "step on cairo")
    assert hand(s, 0) == ["bananas 2"]
    assert at(s, 0, "cairo") == 1
    assert face_up(s, 0) == []
    assert sees(s, 0)["display"]["middle_1"] is None
    assert on_turn(s, 0)


def test_e06_expansion_total() -> None:
    """MB-E6 (MB-5.3.11): all expansion cards are used, extra shares change nothing."""
    s = position(Area("c08, b11"), OUT)
    assert sees(s, 0)["players"][0]["totals"]["expansion"] == 5
    say(s, 0, "expand cairo", "pass")
    assert face_up(s, 0) == []
    assert why_not(s, 0, "expand cairo") == "MB-5.3.11"


def test_e07_expansion_costs() -> None:
    """MB-E7 (MB-5.3.12, MB-5.3.14): 1 + 1 + 2 over a double line + 1 for a post; that post goes back home."""
    s = position(Area("c08, expansion 2"), OUT, posts={"mombasa": "tanganyika"})
    say(
        s,
        0,
        "expand cape town",
        "enter cape interior",
        "enter zambezi",
        "take post from column 1",
        "enter tanganyika",
        "take post from column 1",
    )
    assert holds(s, "cape town") == ["tanganyika", "zambezi", "cape interior"]
    assert home(s, "cape town") == "45 12345 12345"
    assert holds(s, "mombasa") == []
    assert home(s, "mombasa") == "12345 12345 12345"
    assert on_turn(s, 0)  # no point is left


def test_e08_bookkeeping_points_of_several_regions() -> None:
    """MB-E8 (MB-5.3.18, MB-5.4.3): three regions with 1 point each are one pool of 3: two A books and a pound."""
    s = position(Area("c08, b12"), OUT, posts={"cairo": "darfur"}, books={"A 1-2": "a01", "A 2-2": "a04"})
    say(
        s,
        0,
        "expand cairo",
        "enter lower nile",
        "take post from column 1",
        "enter abyssinia",
        "take post from column 1",
        "enter niger bend",
    )
    say(
        s,
        0,
        "take post from column 1",
        "take book A of row 1 under round 2",
        "take book A of row 2 under round 2",
        "take pounds",
    )
    assert s.players[0].pounds == 1 + 1 + 1
    assert sees(s, 0)["books"]["book_space_1_2"] is None  # refilled only at the end of the turn
    say(s, 0, "place book on space 2", "place book on space 3")
    assert sees(s, 0)["players"][0]["book_track"][2:4] == ["book_a01", "book_a04"]
    assert None not in sees(s, 0)["books"].values()
    assert len(s.supply[0]) == 24 - 4 - 2


def test_e09_bookkeeper() -> None:
    """MB-E9 (MB-5.5.2, MB-5.5.3, MB-5.5.5, MB-5.5.6): flip, walk to position 4, its 2 points, then the card's 2."""
    books = {2: "a13", 3: "a16", 4: "b03", 5: "b04"}
    s = position(Area("bookkeeper 2, coffee 1, coffee 3", start="start 03", books=books, pounds=2), OUT)
    say(s, 0, "use bookkeeper 2")
    assert offered(s, 0) == ["pass", *[f"turn down book on space {i}" for i in range(1, 6)]]
    say(s, 0, "turn down book on space 2")
    assert s.players[0].pounds == 0
    assert offered(s, 0) == [
        "move ink marker to space 1",
        "move ink marker to space 2",
        "move ink marker to space 3",
        "move ink marker to space 4",
        "pass",
    ]
    say(s, 0, "move ink marker to space 4", "take pounds", "take pounds")
    assert s.players[0].pounds == 2 + 2
    assert face_up(s, 0) == ["coffee 1", "coffee 3"]
    assert sees(s, 0)["players"][0]["open_slots"] == [1, 2, 3]  # slot 5 opens one book farther on


def test_e10_company_merchant() -> None:
    """MB-E10 (MB-5.6.3): 2 diamonds, 1 pound, and 1 diamond more for 3 mines."""
    s = position(Area("diamond merchant of cairo"), OUT, posts={"cairo": "darfur, great lakes"})
    say(s, 0, "use diamond merchant of cairo")
    assert (s.players[0].diamonds, s.players[0].pounds) == (3, 1 + 1)


def test_e11_buy_with_pounds() -> None:
    """MB-E11 (MB-5.7.5): 1 for the space and 3 for the card; with 3 pounds it is illegal."""
    s = position(Area(pounds=4), OUT, display={"middle 1": "coffee 2"})
    say(s, 0, "put marker on buy card")
    assert hand(s, 0) == ["coffee 2"]
    assert s.players[0].pounds == 0
    s = position(Area(pounds=3), OUT, display={"middle 1": "coffee 2"})
    assert why_not(s, 0, "put marker on buy card") == "MB-R17"


def test_e12_remove_a_card() -> None:
    """MB-E12 (MB-5.7.6): red number 1 and 2 more pounds; the card lies on the discard pile."""
    s = position(Area(hand="coffee 1, cotton 2"), OUT)
    before = len(s.discards)
    say(s, 0, "put marker on remove card", "remove coffee 1")
    assert s.players[0].pounds == 1 + 3
    assert hand(s, 0) == ["cotton 2"]
    assert len(s.discards) == before + 1
    assert sees(s, 0)["discards"][-1] == "start_coffee_1"


@pytest.mark.parametrize(
    ("cards", "steps", "post"),
    [("coffee 1", 2, 0), ("coffee 2", 2, 0), ("coffee 3", 3, 0), ("coffee 4", 3, 0), ("coffee 2, coffee 3", 4, 1)],
)
def test_e13_coffee_majority_levels(cards: str, steps: int, post: int) -> None:
    """MB-E13 (MB-5.7.7): 2, 3 or 4 steps on Cairo's track, and from 5 coffee on a trading post leaves the game."""
    s = position(Area(cards, at={"cairo": 3}), OUT)
    say(s, 0, "put marker on majority coffee")
    if levels := offered(s, 0, "take level"):
        say(s, 0, levels[-1])
    if post:
        say(s, 0, "remove post saint louis column 1")
        assert home(s, "saint louis") == "2345 12345 12345"
    assert at(s, 0, "cairo") == 3 + steps
    assert face_up(s, 0) == these(cards)
    assert on_turn(s, 0)


def test_e14_lower_level_by_choice() -> None:
    """MB-E14 (MB-5.7.7): with 6 cotton any one of the three levels."""
    s = position(Area("cotton 2, cotton 4"), OUT)
    say(s, 0, "put marker on majority cotton")
    assert offered(s, 0) == ["take level 1", "take level 2", "take level 3"]
    t = s.copy()
    say(s, 0, "take level 2", "remove post cairo column 1")
    assert at(s, 0, "saint louis") == 3
    say(t, 0, "take level 3", "take pounds")
    assert at(t, 0, "saint louis") == 4
    assert t.players[0].pounds == 1 + 1


def test_e15_banana_majority() -> None:
    """MB-E15 (MB-5.7.7): 5 bananas against 3 bring 3 steps on Cape Town's track and a diamond; Green may not use it."""
    s = position(Area("bananas 1, 2 bananas 2"), Area("bananas 3"))
    t = position(Area("bananas 1, 2 bananas 2"), Area("bananas 3"), first=1)
    assert why_not(t, 1, "put marker on majority banana") == "MB-5.7.7"
    say(s, 0, "put marker on majority banana", "take level 3")
    assert at(s, 0, "cape town") == 3
    assert s.players[0].diamonds == 1


def test_e16_plus_one_tile() -> None:
    """MB-E16 (MB-5.8.3): the card counts as 3 coffee for buying, majorities and requirements, and both are turned together."""
    s = position(Area("coffee 2, bookkeeper 2", tiles="plus one goods", books={2: "b01"}, start="start 04"), OUT)
    say(s, 0, "attach the +1 tile to coffee 2")
    assert on_turn(s, 0)
    assert totals(s.players[0])[0] == 3
    assert offered(s, 0, "use coffee") == ["use coffee 2 with the +1 tile"]
    t = s.copy()
    say(t, 0, "use bookkeeper 2")
    assert offered(t, 0, "move ink") == ["move ink marker to space 1", "move ink marker to space 2"]  # 3 coffee on position 2
    say(s, 0, "use coffee 2 with the +1 tile", "step on cairo", "step on cairo", "step on cairo")
    assert on_turn(s, 0)
    assert at(s, 0, "cairo") == 3
    assert totals(s.players[0])[0] == 0


def test_e17_end_of_the_action_phase() -> None:
    """MB-E17 (MB-5.9.1, MB-5.9.3, MB-5.8.1): a column comes to the hand, unused cards and tiles cannot be kept (MB-15.5)."""
    resting = {2: "cotton 1", 3: "expansion 1 (red 1), expansion 2", 4: "bananas 1"}
    s = position(Area("coffee 1, coffee 2, bananas 2", resting=resting, tiles="diamond merchant"), Area("cotton 2"))
    say(s, 0, "end the action phase", "pick up column 3")
    me = sees(s, 0)["players"][0]
    assert hand(s, 0) == these("expansion 1 (red 1), expansion 2")
    assert me["resting"] == [
        [],
        ["start_cotton_1", "start_coffee_1"],
        ["start_coffee_2"],
        ["start_banana_1", "start_banana_2"],
        [],
    ]
    assert (me["tiles"], me["slots"]) == ([], [None] * 5)
    assert s.player == 1
    say(s, 1, "use cotton 2", "step on cairo", "step on cairo")
    assert s.player == 1


def test_e18_requirement_icons() -> None:
    """MB-E18 (MB-5.5.4, MB-5.5.7): any good, person, a named good with any good, pounds for a good less 1."""
    any_four, person = NEEDS[BOOK_IDS.index("book_b13")], NEEDS[BOOK_IDS.index("book_a19")]
    coffee_any = NEEDS[BOOK_IDS.index("book_c13")]
    for four in ([0, 0, 4, 0], [0, 4, 0, 0], [4, 0, 0, 0]):
        assert fulfils(four, 0, any_four)
    assert not fulfils([3, 3, 0, 0], 0, any_four)
    assert fulfils([0, 0, 0, 0], 1, person)
    assert not fulfils([9, 9, 9, 9], 0, person)
    for enough in ([3, 0, 3, 0], [3, 3, 0, 0], [6, 0, 0, 0]):
        assert fulfils(enough, 0, coffee_any)
    for cotton, pounds in (("cotton 2, cotton 4", 5), ("cotton 1", 0)):
        s = position(Area(f"bookkeeper 2, {cotton}", books={2: "a24"}, start="start 09", pounds=0), OUT)
        say(s, 0, "use bookkeeper 2", "move ink marker to space 2")
        assert s.players[0].pounds == pounds


def test_e18_person_is_another_one() -> None:
    """MB-E18 (MB-5.5.4): a merchant or a second bookkeeper is a person, the bookkeeper in use is none."""
    for others, reached in (("diamond merchant", True), ("bookkeeper 3", True), ("coffee 4", False)):
        s = position(Area(f"bookkeeper 2, {others}", books={2: "a19"}, ink=1, pounds=0), OUT)
        say(s, 0, "use bookkeeper 2")
        assert (offered(s, 0, "move ink") == ["move ink marker to space 2"]) == reached


def test_e19_display_at_the_start() -> None:
    """MB-E19 (MB-2.4): A cards right and middle, then one A and three B cards on the left; 32 cards remain, E at the bottom."""
    s = GAME.new_game(4, 7)
    letters = {space: letters_of(number(card)) for space, card in sees(s, 0)["display"].items()}
    assert all("A" in letters[f"{column}_{row}"] for column in ("right", "middle") for row in (1, 2, 3, 4))
    assert "A" in letters["left_1"]
    assert all("B" in letters[f"left_{row}"] for row in (2, 3, 4))
    assert len(s.deck) == 32
    assert [letters_of(card) for card in s.deck[:4]] == [{"E"}] * 4


def letters_of(card: int) -> set[str]:
    """The letters on the backs of cards that look like this one."""
    return {letter for letter, pile in zip(LETTERS, DECK, strict=True) if card in pile}


@pytest.mark.parametrize(
    ("players", "coins"), [(2, [0, 1, 1, 1, 1, 1, 1]), (3, [0, 2, 1, 2, 1, 2, 1]), (4, [0, 2, 2, 2, 2, 2, 2])]
)
def test_e20_round_track_coins(players: int, coins: list[int]) -> None:
    """MB-E20 (MB-2.5)."""
    assert sees(GAME.new_game(players, 1), None)["round_track"] == coins


@pytest.mark.parametrize(("diamonds", "ink", "slots"), [(0, 0, 3), (8, 0, 4), (7, 5, 4), (8, 5, 5), (7, 4, 3)])
def test_e21_slots(diamonds: int, ink: int, slots: int) -> None:
    """MB-E21 (MB-4.1, MB-4.2, MB-9.2, MB-9.4): as many cards as open slots, and fewer are always legal."""
    cards = "coffee 1, coffee 2, bananas 1, bananas 2, cotton 1, cotton 2"
    s = position(Area(hand=cards, diamonds=diamonds, ink=ink), Area(), planning=True)
    t = s.copy()
    laid = 0
    while offered(s, 0, "lay") and not s.revealed:
        say(s, 0, offered(s, 0, "lay")[0])
        laid += 1
    assert laid == slots
    plan(t, 0)
    assert face_up(t, 0) == []
    assert len(hand(t, 0)) == len(listed(cards))
    end_round(t)
