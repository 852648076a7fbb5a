"""What the figures keep to: facts that the rulebook or a public source states (GAPS.md), whatever the stand-ins are."""

from __future__ import annotations

from itertools import pairwise

from serai.games.mombasa.board import COINS, DIAMOND_VALUE, DIAMONDS_OPEN, INK_OPEN, LAST_SPACE, REGION_ROWS, START_BOOK
from serai.games.mombasa.books import START_ROWS
from serai.games.mombasa.cards import BOOKKEEPER, KIND, PLAIN_NAMES, STARTING
from serai.games.mombasa.data import COMPANY_IDS, DATA
from serai.games.mombasa.tracks import TRACK_ROWS
from tests.rules.mombasa.position import GAME, Area, position

SMALL = (1, 2)  # what a region or a starting tile can bring of one kind


def test_slots_open_at_the_fifth_book_and_the_eighth_diamond() -> None:
    """MB-9.2, MB-9.4: the starting book is the first."""
    assert (START_BOOK, INK_OPEN, DIAMONDS_OPEN) == (1, 5, 8)


def test_the_starting_hand_has_the_cards_that_are_known() -> None:
    """MB-2.8."""
    known = {"coffee 1", "coffee 2", "cotton 1", "expansion 2"}
    assert known <= {PLAIN_NAMES[card] for card in STARTING}
    assert [KIND[card] for card in STARTING].count(BOOKKEEPER) == 1


def test_starting_bonuses_name_one_or_two_tracks() -> None:
    """MB-2.14."""
    bonuses = [row["bonus"] for row in START_ROWS]
    assert all(len(bonus) in SMALL for bonus in bonuses)
    assert {"mombasa": 3} in bonuses
    assert {"saint_louis": 1, "diamonds": 1} in bonuses
    assert {"cape_town": 2} in bonuses
    assert all(bonus.get("diamonds", 1) in SMALL for bonus in bonuses)


def test_a_diamond_track_has_the_values_that_are_known() -> None:
    """MB-9.1."""
    assert {25, 30, 40} <= set(DIAMOND_VALUE)


def test_region_rewards_are_one_or_two_of_a_kind() -> None:
    """MB-5.3.15."""
    assert all(number in SMALL for row in REGION_ROWS for number in row["reward"].values())


def test_companies_reach_the_map_about_equally_well() -> None:
    """MB-5.3.12: over single lines each comes to 5 or 6 regions, from two of them beside its home area."""
    lines = {frozenset((row["a"], row["b"])): row["lines"] for row in DATA["borders"]}
    for company in COMPANY_IDS:
        found = [f"base:{company}"]
        for place in found:
            beside = [other for pair, cost in lines.items() if cost == 1 and place in pair for other in pair - {place}]
            found += [other for other in beside if other not in found and not other.startswith("base:")]
        assert len(found) - 1 in (5, 6), company
        assert len([pair for pair, cost in lines.items() if cost == 1 and found[0] in pair]) == 2


def test_a_region_with_diamonds_has_a_mine() -> None:
    """MB-5.3.15, MB-5.6.3."""
    assert [row["id"] for row in REGION_ROWS if "diamonds" in row["reward"] and not row["mines"]] == []


def test_home_areas_show_two_coins_on_the_last_space() -> None:
    """MB-15.1, MB-5.3.16: emptying a column brings most with its last post; no share is worth more than 15."""
    columns = DATA["home_area"]["columns"]
    assert COINS[LAST_SPACE.bit_length() - 1] == max(COINS) == 2
    assert columns * sum(COINS) == DATA["home_area"]["max_share_value"] <= 15


def test_company_tracks_have_calls_and_special_spaces_as_printed() -> None:
    """MB-6.3, MB-6.5: 1 or 2 calls, 2 special spaces of 1 or 2 pounds; no starting bonus reaches one of them (MB-R26)."""
    farthest = max(steps for row in START_ROWS for track, steps in row["bonus"].items() if track != "diamonds")
    for row in TRACK_ROWS:
        assert len(row["capital_calls"]) in SMALL
        assert [special["pounds"] in SMALL for special in row["special"]] == [True, True]
        assert min(special["space"] for special in row["special"]) > farthest
        assert min(call["after"] for call in row["capital_calls"]) >= farthest
        assert all(first < second for first, second in pairwise(row["shares_at"]))
        assert row["shares_at"][-1] <= row["last"]


def test_the_score_sheet_lists_all_seven_categories() -> None:
    """MB-8.3: also those in which nobody has anything."""
    s = position(Area(pounds=0), Area(pounds=0, ended=True))
    points = [score.points for score in GAME.scores(s)]
    assert not any(any(seat) for seat in points)
    assert GAME.sheet_rows(points) == list(range(7))
