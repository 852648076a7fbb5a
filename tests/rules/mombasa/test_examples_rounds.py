"""Derived cases of EXAMPLES.md about rounds, bonus spaces and scoring, MB-E47 and MB-E58 to MB-E83: Blue is seat 0."""

from __future__ import annotations

import pytest

from serai.engine.score import winners
from serai.games.mombasa.preparation import fill, slide
from serai.games.mombasa.scoring import scores
from serai.games.mombasa.state import Mombasa
from serai.games.mombasa.tracks import SHARES, TRACK_IDS
from tests.rules.mombasa.position import (
    GAME,
    OUT,
    Area,
    at,
    end_round,
    face_up,
    hand,
    names,
    offered,
    on_turn,
    plan,
    points,
    position,
    say,
    sees,
    these,
    why_not,
)

POUNDS = "take pounds"


def test_e47_first_player_space() -> None:
    """MB-E47 (MB-5.7.4, MB-3.2): not on the first player's first turn; the order of this round stays, the next one begins
    with whoever took the marker, who also uses a bookkeeping point."""
    s = position(Area("coffee 1"), Area(), turn=1)
    assert why_not(s, 0, "put marker on first player") == "MB-5.7.4"
    t = s.copy()
    say(s, 0, "use coffee 1", "step on cairo")
    assert "put marker on first player" in offered(s, 1)
    say(s, 1, "end the action phase")
    assert "put marker on first player" in offered(s, 0)
    say(t, 0, "use coffee 1", "step on cairo")
    say(t, 1, "put marker on first player", POUNDS)
    assert t.players[1].pounds == 2
    assert t.player == 0
    assert why_not(t, 0, "put marker on first player") == "MB-5.7.1"
    end_round(t)
    view = sees(t, None)
    assert (view["round"], view["first_player"], view["starter"]) == (3, 1, 1)
    assert t.player == 1


def test_e58_display_in_the_preparation_phase() -> None:
    """MB-E58 (MB-7.2): the right column is discarded, rows slide right, then right, middle, left are filled."""
    display = {"left 1": "coffee 4", "right 1": "coffee 3", "left 2": "bananas 3", "middle 2": "bananas 4"}
    display |= {"right 2": "cotton 3", "middle 4": "cotton 4"}
    s = position(OUT, Area(), display=display, first=1)
    before = len(s.discards)
    slide(s)
    assert [name for name in shown(s) if name] == ["bananas 3", "coffee 4", "bananas 4", "cotton 4"]
    assert shown(s)[5] == "bananas 3"
    assert shown(s)[8:] == ["coffee 4", "bananas 4", "", "cotton 4"]
    assert names(s.discards[before:]) == ["coffee 3", "cotton 3"]
    top = s.deck[::-1][:8]
    fill(s)
    order = [10, 4, 6, 7, 0, 1, 2, 3]  # right of row 3, middle of rows 1, 3, 4, then the left column
    assert [s.display[space] for space in order] == top


def shown(s: Mombasa) -> list[str]:
    """The display, left column first."""
    return [names([card])[0] if card >= 0 else "" for card in s.display]


@pytest.mark.parametrize(("players", "spaces"), [(4, ["book_space_1_2", "book_space_2_2"]), (2, ["book_space_1_2"])])
def test_e59_coins_to_the_book_display(players: int, spaces: list[str]) -> None:
    """MB-E59 (MB-7.1, MB-5.4.2, MB-R24): after round 1 to the spaces 2; taking the book takes the coin, once."""
    s = position(*[Area(hand="bookkeeper 2")] * players, round_number=1)
    end_round(s)
    assert sees(s, 0)["book_coins"] == spaces
    assert sees(s, 0)["round_track"][:3] == [0, 0, 2 if players == 4 else 1]
    plan(s, 0, "bookkeeper 2")
    for seat in range(1, players):
        plan(s, seat)
    say(s, 0, "use bookkeeper 2", "take book A of row 1 under round 2")
    assert s.players[0].pounds == 1 + 1
    say(s, 0, POUNDS, "place book on space 2")
    assert sees(s, 0)["book_coins"] == spaces[1:]
    assert None not in sees(s, 0)["books"].values()


def test_e60_reserved_tile() -> None:
    """MB-E60 (MB-5.7.8, MB-7.3, MB-4.4, MB-5.8.1, MB-R20): paid now, received in the preparation, back when the round ends."""
    s = position(Area(hand="coffee 1, coffee 2, bananas 1", pounds=2), Area(hand="cotton 1", pounds=2))
    say(s, 0, "put marker on reserve expansion")
    assert s.players[0].pounds == 0
    assert sees(s, 0)["players"][0]["tiles"] == []
    end_round(s)
    assert sees(s, 1)["players"][0]["tiles"] == ["tile_expansion"]
    assert sees(s, 1)["players"][0]["markers"] == 3
    plan(s, 0, "coffee 1", "coffee 2", "bananas 1")
    plan(s, 1)
    assert face_up(s, 0) == these("coffee 1, coffee 2, bananas 1")
    assert "expand cairo" in offered(s, 0)
    say(s, 0, "use coffee 1", "step on cairo")
    say(s, 1, "put marker on reserve expansion")
    say(s, 0, "end the action phase")
    assert sees(s, 1)["players"][0]["tiles"] == []
    end_round(s)
    assert [p["tiles"] for p in sees(s, 1)["players"]] == [[], ["tile_expansion"]]


def test_e61_slot_unlock() -> None:
    """MB-E61 (MB-9.2): from 7 to 9 diamonds slot 1 opens for the next planning phase; its card rests in column 1."""
    s = position(Area("diamond merchant of cairo", hand="coffee 1, coffee 2", diamonds=7), OUT, round_number=3)
    say(s, 0, "use diamond merchant of cairo")
    assert s.players[0].diamonds == 9
    end_round(s)
    assert sees(s, 0)["players"][0]["open_slots"] == [0, 1, 2, 3]
    plan(s, 0, "coffee 1")
    say(s, 0, "end the action phase")
    assert sees(s, 0)["players"][0]["resting"][0] == ["start_coffee_1"]


def test_e62_track_bonus_spaces() -> None:
    """MB-E62 (MB-6.8, MB-R15): one of the two spaces a player and round; an occupied one is blocked for everybody."""
    s = position(Area(at={"saint louis": 12}, pounds=9), Area(at={"saint louis": 12}, pounds=9))
    say(s, 0, "put marker on c1 2", POUNDS)
    assert why_not(s, 1, "put marker on c1 2") == "MB-5.7.1"
    say(s, 1, "put marker on c1 1", "take level 1", POUNDS)
    assert why_not(s, 0, "put marker on c1 1") == "MB-5.7.1"
    s = position(Area(at={"saint louis": 12}, pounds=9), OUT)
    say(s, 0, "put marker on c1 2", POUNDS)
    assert why_not(s, 0, "put marker on c1 1") == "MB-6.8"
    s = position(Area(at={"saint louis": 5}, pounds=9), OUT)
    assert "put marker on c1 1" in offered(s, 0)
    assert why_not(s, 0, "put marker on c1 2") == "MB-6.6"


def test_e63_d2_with_a_blocked_track() -> None:
    """MB-E63 (MB-6.9, MB-R32): the blocked marker stays, its steps are lost; level 1 names two tracks before moving."""
    tracks, where = "A1 B1 C1 D2", {"cairo": 12, "mombasa": 9}
    s = position(Area(at=where, pounds=1), OUT, tracks=tracks)
    t = s.copy()
    say(s, 0, "put marker on d2 2")
    assert why_not(s, 0, "name track of cairo") == "MB-6.9"
    say(s, 0, "name track of mombasa", "name track of cape town")
    assert [at(s, 0, name) for name in ("mombasa", "cape town", "saint louis", "cairo")] == [9, 2, 2, 12]
    assert s.players[0].pounds == 0
    say(t, 0, "put marker on d2 1", "name track of saint louis", "name track of mombasa")
    assert [at(t, 0, name) for name in ("mombasa", "cape town", "saint louis", "cairo")] == [9, 0, 2, 12]


@pytest.mark.parametrize(("players", "space", "markers"), [(2, 0, 3), (2, 6, 4), (2, 13, 5), (3, 13, 4), (4, 0, 2)])
def test_e64_extra_markers(players: int, space: int, markers: int) -> None:
    """MB-E64 (MB-2.9, MB-6.9): 3 or 2 of their own, B2 adds 1 or 2 in all."""
    s = position(Area(at={"cape town": space}), *[OUT] * (players - 1), tracks="A1 B2 C1 D1")
    assert sees(s, 0)["players"][0]["markers"] == markers


def test_e64_no_more_markers() -> None:
    """MB-E64 (MB-2.9): all markers placed, so none can be used."""
    s = position(Area("coffee 1"), OUT, OUT, markers={"majority coffee": 0, "buy card": 0})
    assert sees(s, 0)["players"][0]["markers"] == 0
    assert offered(s, 0) == ["end the action phase", "use coffee 1"]
    assert why_not(s, 0, "put marker on first player") == "MB-2.9"


def test_e65_share_cards() -> None:
    """MB-E65 (MB-4.3, MB-R18): not planned, but removed or kept for a share."""
    s = position(Area(hand="d03, coffee 1"), Area(), planning=True, home={"saint louis": "2345 345 45"})
    assert offered(s, 0) == ["lay coffee 1", "pass"]
    assert points(s, 0)["saint louis"] == 4
    plan(s, 0)
    say(s, 0, "put marker on remove card", "remove share of saint-louis (red 1)")
    assert points(s, 0)["saint louis"] == 0
    assert s.players[0].pounds == 1 + 1 + 2


def test_e66_pick_up_before_clean_up() -> None:
    """MB-E66 (MB-5.9.1, MB-5.9.2): bananas 1 to the hand, coffee 2 alone on the column."""
    s = position(Area("coffee 2", resting={2: "bananas 1", 3: "cotton 1"}), Area())
    say(s, 0, "end the action phase", "pick up column 2")
    assert hand(s, 0) == ["bananas 1"]
    assert sees(s, 0)["players"][0]["resting"] == [[], ["start_coffee_2"], ["start_cotton_1"], [], []]


def test_e67_final_scoring() -> None:
    """MB-E67 (MB-8.3, MB-9.1): 12 + 20 + 42 + 0 + 6 + 25 + 20 = 125."""
    wanted = {"mombasa": ("A1", 4), "cape town": ("B1", 6), "saint louis": ("C1", 0), "cairo": ("D1", 3)}
    spaces = {name: SHARES[TRACK_IDS.index(track)].index(shares) for name, (track, shares) in wanted.items()}
    values = {"mombasa": "- 345 12345", "cape town": "- 2345 2345", "saint louis": "- - 2345", "cairo": "345 345 12345"}
    s = position(Area(hand="b09", pounds=12, at=spaces, diamonds=15, ink=8), OUT, home=values)
    assert sees(s, 0)["players"][0]["shares"] == [4, 7, 0, 3]
    assert [company["share_value"] for company in sees(s, 0)["companies"].values()] == [5, 6, 9, 2]
    assert list(points(s, 0).values()) == [12, 20, 42, 0, 6, 25, 20, 125]


def test_e68_tie() -> None:
    """MB-E68 (MB-8.4): equal sums share the victory, whatever the cash."""
    s = position(Area(pounds=10), Area(diamonds=6, pounds=0, ended=True), OUT)
    assert winners(scores(s)) == [0, 1]


def test_e69_round_7() -> None:
    """MB-E69 (MB-3.1, MB-8.1): no preparation after round 7; a reserved tile is never received."""
    s = position(Area(pounds=2), Area(ended=True), round_number=7, coins="")
    say(s, 0, "put marker on reserve expansion")
    coins = s.coins
    end_round(s)
    assert s.options == []
    assert sees(s, 0)["over"]
    assert (s.players[0].tiles, s.coins) == (0, coins)
    assert sees(s, 0)["spaces"]["reserve_expansion"] == 0


def test_e72_c1_levels() -> None:
    """MB-E72 (MB-6.9): level 1 for 2 pounds one of two, level 2 for 1 pound both."""
    s = position(Area(at={"saint louis": 12}, pounds=2), OUT)
    t = s.copy()
    say(s, 0, "put marker on c1 1")
    assert offered(s, 0) == ["take level 1", "take level 2"]
    u = s.copy()
    say(s, 0, "take level 1", POUNDS)
    assert (s.players[0].diamonds, s.players[0].pounds) == (2, 1)
    say(u, 0, "take level 2", POUNDS)
    assert (u.players[0].diamonds, u.players[0].pounds) == (1, 2)
    say(t, 0, "put marker on c1 2", POUNDS)
    assert (t.players[0].diamonds, t.players[0].pounds) == (2, 2 - 1 + 2)
    for pounds, legal in ((1, ["put marker on c1 2"]), (0, [])):
        s = position(Area(at={"saint louis": 12}, pounds=pounds), OUT)
        assert offered(s, 0, "put marker on c1") == legal
    assert why_not(s, 0, "put marker on c1 2") == "MB-5.7.2"


def test_e73_c2_levels() -> None:
    """MB-E73 (MB-6.9, MB-R8, MB-R17): a card for its price, on level 2 for 1 less, and 1 or 2 diamonds."""
    display, tracks = {"middle 1": "coffee 2"}, "A1 B1 C2 D1"
    area = Area(at={"saint louis": 12}, pounds=3)
    for space, diamonds, pounds in (("c2 1", 1, 0), ("c2 2", 2, 1)):
        s = position(area, OUT, tracks=tracks, display=display)
        say(s, 0, f"put marker on {space}", "acquire card at middle 1")
        assert (s.players[0].diamonds, s.players[0].pounds, hand(s, 0)) == (diamonds, pounds, ["coffee 2"])
        s = position(area, OUT, tracks=tracks, display=display)
        say(s, 0, f"put marker on {space}", "pass")
        assert (s.players[0].diamonds, s.players[0].pounds, hand(s, 0)) == (diamonds, 3, [])
    s = position(Area(at={"saint louis": 12}, pounds=0), OUT, tracks=tracks, display={"right 1": "d01"})
    say(s, 0, "put marker on c2 2", "acquire card at right 1")
    assert hand(s, 0) == ["share of mombasa (red 1)"]
    s = position(Area(at={"saint louis": 12}, pounds=0), OUT, tracks=tracks, display=display)
    say(s, 0, "put marker on c2 1")
    assert on_turn(s, 0)
    assert s.players[0].diamonds == 1


def test_e74_d1_levels() -> None:
    """MB-E74 (MB-6.9, MB-6.10, MB-R18): red number + 3 for any card, + 8 for coffee; one of the two a round."""
    area = Area(hand="bookkeeper 2, d01, coffee 1, bananas 1", at={"cairo": 10}, pounds=0)
    for card, pounds in (("bookkeeper 2", 5), ("share of mombasa (red 1)", 4)):
        s = position(area, OUT)
        say(s, 0, "put marker on d1 1", f"remove {card}")
        assert s.players[0].pounds == pounds
        assert why_not(s, 0, "put marker on d1 2") == "MB-6.8"
    s = position(area, OUT)
    say(s, 0, "put marker on d1 2")
    assert why_not(s, 0, "remove bananas 1") == "MB-R18"
    say(s, 0, "remove coffee 1")
    assert s.players[0].pounds == 9
    s = position(Area(hand="bananas 1", at={"cairo": 10}), OUT)
    assert offered(s, 0, "put marker on d1") == ["put marker on d1 1"]
    assert why_not(s, 0, "put marker on d1 2") == "MB-R18"


def test_e79_nothing_to_pick_up() -> None:
    """MB-E79 (MB-R31): all resting columns empty, so nothing is asked."""
    s = position(Area(hand="coffee 1"), Area(hand="coffee 1"))
    say(s, 0, "end the action phase")
    assert s.player == 1
    assert hand(s, 0) == ["coffee 1"]


def test_e82_planning_is_secret() -> None:
    """MB-E82 (MB-4.5, MB-4.6): Green is told that Blue is ready, not how many cards; then both areas are face up."""
    s = position(Area(hand="coffee 1, coffee 2"), Area(hand="cotton 1, cotton 2"), planning=True)
    t = s.copy()
    plan(s, 0, "coffee 1", "coffee 2")
    plan(t, 0)
    assert sees(s, 1) == sees(t, 1)
    assert sees(s, 1)["waiting"] == [1]
    assert (sees(s, 1)["players"][0]["hand_size"], sees(s, 1)["players"][0]["slots"]) == (2, None)
    assert sees(s, 0)["players"][0]["hand_size"] == 0
    plan(s, 1, "cotton 2")
    assert sees(s, 1)["players"][0]["slots"] == [None, "start_coffee_1", "start_coffee_2", None, None]
    assert sees(s, 0)["players"][1]["slots"] == [None, "start_cotton_2", None, None, None]


def test_e83_starting_bonus_of_3() -> None:
    """MB-E83 (MB-2.14, MB-R26): start_08 with B1 at Mombasa's edge: space 3, 1 share, nothing else met."""
    for seed in range(2000):
        s: Mombasa = GAME.new_game(2, seed, track_setup="random", starting_tile_setup="choose_from_two", first_player="1")
        if sees(s, 0)["companies"]["mombasa"]["track"] == "B1" and "start_08" in sees(s, 0)["players"][0]["dealt"]:
            break
    say(s, 0, "keep starting tile 8")
    while s.round == 0:
        say(s, s.player, offered(s, s.player)[0])
    me = sees(s, 0)["players"][0]
    assert me["tracks"]["mombasa"] == 3
    assert me["shares"][0] == 1
    assert (me["pounds"], me["levels"]["mombasa"]) == (1, 0)
