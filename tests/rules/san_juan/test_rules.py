"""Numbered rules of RULES.md that no example covers: terms, rounds, roles in general, the end.  Seat 0 is the governor."""

from __future__ import annotations

import pytest

import serai
from serai.cli.commands.rules import covered
from serai.engine.score import winners
from tests.rules.san_juan.position import (
    GAME,
    Area,
    as_often_as_possible,
    buildings,
    choosing_role,
    everybody_passes,
    goods,
    hand,
    names,
    offered,
    points,
    position,
    random_game,
    say,
    sees,
    start_round,
    these,
    why_not,
    without_goods,
)


def test_every_rule_is_cited() -> None:
    """Each by a step or by a test that checks it."""
    assert covered(serai.game("san-juan"))["missing"] == []


# ---- Terms (SJ-1) ---------------------------------------------------------------------------


def test_the_game_is_over_with_twelve_buildings() -> None:
    """SJ-1.1, SJ-6.6, SJ-12.1: a random game ends when somebody has 12, nobody has more, and no building goes away."""
    before = [1, 1, 1]
    for s in random_game(3, "twelve", expansion=True):
        counts = [len(me.buildings) for me in s.players]
        assert all(new >= old for new, old in zip(counts, before, strict=True))
        assert max(counts) <= 12
        before = counts
    assert max(before) == 12
    assert s.round < 100


def test_the_crane_looks_at_the_printed_cost() -> None:
    """SJ-1.4, SJ-11.C1: a chapel that cost 1 lowers what covers it by the printed 3."""
    me = Area("indigo plant, quarry, crane", hand="chapel, palace, 8 sugar mill")
    s = position(me, Area(), Area())
    say(s, 0, "take builder", "build chapel", "on open ground", "pay 1", "discard sugar mill")
    start_round(s, governor=1)
    say(s, 1, "take builder")
    say(s, 0, "build palace", "over chapel")
    assert offered(s, 0) == ["pay 2", "pay 3"]


def test_the_gold_mine_looks_at_the_printed_cost() -> None:
    """SJ-1.4, SJ-11.B2: a sugar mill costs 2, as a well does and a smithy does not, also if its owner would pay 1."""
    owner = Area("gold mine, smithy")
    for revealed, found in (("well, sugar mill, chapel, library", []), ("smithy, sugar mill, chapel, library", ["smithy"])):
        s = position(Area(), owner, Area(), deck=f"crane, {revealed}")
        say(s, 0, "take prospector")
        assert hand(s, 1) == found


def test_a_covered_building_is_out_of_the_game() -> None:
    """SJ-1.7, SJ-R4: once covered it has no points, and counts for no arch, no hall and nobody's cathedral."""
    halls = Area("crane, statue, victory column, triumphal arch, city hall, guild hall", hand="silver smelter, 8 sugar mill")
    s = position(halls, Area("cathedral"), expansion=True)
    assert points(s, 0) == {"buildings": 8, "triumphal arch": 6, "city hall": 6, "total": 20}
    assert points(s, 1) == {"cathedral": 4 + 3 + 2, "total": 9}
    say(s, 0, "take builder", "build silver smelter", "over statue", "pay 1", "discard sugar mill")
    assert points(s, 0) == {"buildings": 8, "triumphal arch": 4, "guild hall": 2, "city hall": 5, "total": 19}
    start_round(s)
    say(s, 0, "take builder", "build sugar mill", "over triumphal arch")
    assert points(s, 0) == {"buildings": 9, "guild hall": 4, "city hall": 4, "total": 17}
    assert points(s, 1) == {"cathedral": 4 + 3, "total": 7}


# ---- The course of a round (SJ-4) -----------------------------------------------------------


def test_round_one_has_no_round_start() -> None:
    """SJ-4.1, SJ-R15: no chapel and no hand limit before the first role choice."""
    me = Area("chapel", hand="9 any")
    assert choosing_role(position(me, Area()))
    assert offered(position(me, Area(), round_number=2), 0)[0] == "pass"


def test_all_finish_a_step_of_the_round_start_before_the_next() -> None:
    """SJ-4.2: swaps of all, then tucked cards of all, then the limit for all; inside a step clockwise from the governor."""
    a = Area("office building, chapel", hand="7 sugar mill, well")
    c = Area("office building, chapel", hand="7 coffee roaster, well")
    s = position(a, Area(hand="8 any"), c, governor=1, round_number=2, expansion=True, deck="hero, statue")
    assert s.waiting() == [0, 2]
    say(s, 0, "swap well", "pass")
    assert s.waiting() == [2]
    assert len(hand(s, 0)) == 7  # nobody draws before all have discarded
    say(s, 2, "swap well", "pass")
    assert "hero" in hand(s, 2)
    assert "statue" in hand(s, 0)
    assert s.waiting() == [0, 2]
    say(s, 0, "tuck statue")
    say(s, 2, "pass")
    assert s.waiting() == [1, 2]
    assert [as_often_as_possible(s, seat, "discard") for seat in range(3)] == [0, 1, 1]
    assert choosing_role(s)


def test_chapel_and_bank_together() -> None:
    """SJ-4.2, SJ-11.B10, SJ-11.X7, SJ-14.5: one card for the chapel, any number for the bank, in one round start."""
    s = position(Area("chapel, bank", hand="5 sugar mill, well"), Area(), expansion=True, round_number=2)
    say(s, 0, "tuck well", "bank sugar mill", "bank sugar mill", "pass")
    assert choosing_role(s)
    assert hand(s, 0) == these("3 sugar mill")
    assert names(s.players[0].tucked) == these("2 sugar mill, well")
    start_round(s, number=3)
    say(s, 0, "tuck sugar mill")  # the chapel works every round, the bank once
    assert choosing_role(s)
    assert points(s, 0)["tucked cards"] == 4


def test_round_start_is_optional() -> None:
    """SJ-5.4, SJ-11.B10, SJ-11.X2, SJ-11.X7: office building, chapel and bank may do nothing; the bank keeps its use."""
    s = position(Area("office building, chapel, bank", hand="well"), Area(), expansion=True, round_number=2)
    say(s, 0, "pass", "pass", "pass")
    assert choosing_role(s)
    assert hand(s, 0) == these("well")
    start_round(s, number=3)
    say(s, 0, "pass", "pass", "bank well")
    assert names(s.players[0].tucked) == these("well")


def test_chapel_built_again() -> None:
    """SJ-R6, SJ-11.C5, SJ-11.C7: cards under a covered chapel keep scoring, together with those under the new one."""
    me = Area("crane, chapel, statue", hand="chapel, quarry, 4 sugar mill", tucked="2 any")
    s = position(me, Area())
    say(s, 0, "take builder", "build quarry", "over chapel", "pay 0")
    start_round(s)
    say(s, 0, "take builder", "build chapel", "over statue")
    start_round(s, number=2)
    say(s, 0, "tuck sugar mill")
    assert points(s, 0)["tucked cards"] == 3


def test_office_building_discards_first() -> None:
    """SJ-11.X2: with no other card anywhere the swapped ones come back; a third card cannot be swapped."""
    s = position(Area("office building", hand="3 sugar mill, well"), Area(), expansion=True, round_number=2, short=True)
    say(s, 0, "swap sugar mill", "swap well")
    assert choosing_role(s)
    assert hand(s, 0) == these("3 sugar mill, well")
    assert s.discards == []
    assert sees(s, None)["players"][0]["swapped"] == 0


def test_office_building_tells_nothing_of_the_hand() -> None:
    """SJ-14.3: after one card a second is asked for as long as there is one, even if it could only be a lower kind."""
    two = position(Area("office building", hand="sugar mill, well"), Area(), expansion=True, round_number=2)
    say(two, 0, "swap well")
    assert offered(two, 0) == ["pass"]
    one = position(Area("office building", hand="well"), Area(), expansion=True, round_number=2)
    say(one, 0, "swap well")
    assert choosing_role(one)


@pytest.mark.parametrize(
    ("owns", "others", "always", "expansion", "limit"),
    [
        ("indigo plant", "indigo plant", False, True, 7),
        ("tower", "indigo plant", False, True, 12),
        ("indigo plant", "guard house", False, True, 6),
        ("guard house", "guard house", False, True, 7),
        ("tower", "guard house", False, True, 12),
        ("tower, guard house", "indigo plant", False, True, 12),
        ("indigo plant", "indigo plant", True, True, 6),
        ("guard house", "indigo plant", True, True, 7),
        ("tower", "indigo plant", True, True, 12),
        ("indigo plant", "indigo plant", True, False, 7),
    ],
)
def test_hand_limits(owns: str, others: str, always: bool, expansion: bool, limit: int) -> None:
    """SJ-4.2, SJ-11.B11, SJ-11.X1, SJ-R1, SJ-R17: the highest limit that applies; the other reading of the guard house."""
    s = position(Area(owns, hand="13 any"), Area(others), expansion=expansion, guard_house_limit_always=always, round_number=2)
    assert as_often_as_possible(s, 0, "discard") == 13 - limit


def test_the_tower_is_a_limit_and_no_duty() -> None:
    """SJ-T2: "at most 12": whoever has fewer cards neither draws nor discards."""
    s = position(Area("tower", hand="12 any"), Area("tower", hand="3 any"), round_number=2)
    assert choosing_role(s)
    assert [len(hand(s, seat)) for seat in range(2)] == [12, 3]


def test_the_governor_card_goes_to_the_left() -> None:
    """SJ-4.3, SJ-4.6, SJ-R27: clockwise from the governor each chooses once; next round the left neighbour begins."""
    s = position(Area(), Area(), Area(), governor=1)
    for governor in (1, 2, 0, 1):
        assert sees(s, None)["governor"] == governor
        for place, role in enumerate(["trader", "builder", "prospector"]):
            assert len(offered(s, (governor + place) % 3)) == 5 - place
            say(s, (governor + place) % 3, f"take {role}")
            everybody_passes(s)


def test_a_chooser_always_has_a_choice() -> None:
    """SJ-R27: at least two roles are left at every role choice."""
    for s in random_game(4, "roles"):
        if s.options and choosing_role(s):
            assert len(s.options) >= 2


# ---- Roles in general (SJ-5) ----------------------------------------------------------------


def test_choosing_a_role_is_compulsory_and_using_it_is_not() -> None:
    """SJ-5.1, SJ-5.2: no passing of the choice; in builder, producer, trader and councillor everybody may pass."""
    me = Area("indigo plant, sugar mill with good", hand="well, 2 any")
    for role in ("builder", "producer", "trader", "councillor"):
        s = position(me, me, me)
        assert "pass" not in offered(s, 0)
        before = GAME.observe(s, None)["players"]
        say(s, 0, f"take {role}")
        for seat in range(3):
            say(s, seat, "pass")
        assert choosing_role(s)
        assert GAME.observe(s, None)["players"] == before


@pytest.mark.parametrize("role", ["builder", "producer", "trader", "councillor"])
def test_the_chooser_first_then_clockwise(role: str) -> None:
    """SJ-5.2, SJ-5.3, SJ-6.1: each once, beginning with the chooser."""
    me = Area("indigo plant, sugar mill with good", hand="3 any")
    s = position(me, me, me, me, governor=2)
    say(s, 2, f"take {role}")
    for seat in (2, 3, 0, 1):
        assert s.waiting() == [seat]
        say(s, seat, "pass")
    assert choosing_role(s)


def test_only_the_chooser_has_the_privilege() -> None:
    """SJ-5.2, SJ-5.7, SJ-6.2, SJ-7.1, SJ-8.2, SJ-9.2, SJ-10.1: a library is nothing to whoever did not choose."""
    me = Area("4 indigo plant, 3 sugar mill with good, library", hand="hero, 5 any")
    s = position(Area(), me, Area())
    say(s, 0, "take builder")
    say(s, 1, "build hero")
    assert hand(s, 1) == []  # all five cards

    s = position(Area("indigo plant with good"), me, Area())
    say(s, 0, "take producer")
    assert as_often_as_possible(s, 1, "produce") == 1

    s = position(Area(), me, Area())
    say(s, 0, "take trader")
    assert as_often_as_possible(s, 1, "sell") == 1

    s = position(Area(), me, Area())
    say(s, 0, "take councillor", "pass")
    assert offered(s, 1) == ["pass", "draw 2"]

    s = position(Area(), me, Area())
    say(s, 0, "take prospector")
    assert [len(hand(s, seat)) for seat in range(3)] == [1, 6, 0]


def test_functions_add_up() -> None:
    """SJ-5.5, SJ-6.7, SJ-11.C8: crane, library, quarry, black market, carpenter and poor house in one build."""
    owns = "sugar mill with good, crane, library, quarry, black market, carpenter, poor house"
    s = position(Area(f"indigo plant, {owns}", hand="palace, statue"), Area(), Area(), deck="hero, tower")
    say(s, 0, "take builder", "build palace", "over indigo plant")  # 6 - 1 - 2 - 1: one good and one card
    assert hand(s, 0) == these("hero, tower")
    assert len(s.discards) == 2
    assert goods(s, 0) == []
    assert buildings(s, 0) == these(without_goods(f"palace, {owns}"))


def test_a_new_plant_can_produce_in_the_same_round() -> None:
    """SJ-5.6: a production building gets its good in any later producer phase."""
    s = position(Area("indigo plant with good", hand="sugar mill, 2 any"), Area("indigo plant with good"), Area())
    say(s, 0, "take builder", "build sugar mill", "pay 2")
    say(s, 1, "take producer")
    say(s, 2, "pass")
    say(s, 0, "produce sugar")
    assert goods(s, 0) == these("indigo plant, sugar mill")


@pytest.mark.parametrize(
    ("owns", "role", "most"),
    [
        ("5 indigo plant, library", "producer", 3),
        ("5 indigo plant, library, aqueduct", "producer", 4),
        ("5 indigo plant with good, library", "trader", 3),
        ("5 indigo plant with good, library, trading post", "trader", 4),
    ],
)
def test_library_shown_by_goods(owns: str, role: str, most: int) -> None:
    """SJ-R10: of two players the governor has used his library when he produces or sells one more than without it."""
    for times, second_draw in ((most, 5), (most - 1, 8), (0, 8)):
        s = position(Area(owns), Area())
        say(s, 0, f"take {role}")
        say(s, 0, *times * ["produce indigo" if role == "producer" else "sell indigo"])
        everybody_passes(s)
        assert sees(s, None)["library_used"] == ([0] if times == most else [])
        say(s, 1, "take prospector")
        say(s, 0, "take councillor")
        assert offered(s, 0) == ["pass", f"draw {second_draw}"]


def test_library_of_a_prospector() -> None:
    """SJ-R10, SJ-11.B17: of two players the governor may take one card and save his library for the second role."""
    for draw, second_draw in (("draw 1", 8), ("draw 2", 5)):
        s = position(Area("library"), Area())
        say(s, 0, "take prospector")
        assert offered(s, 0) == ["draw 1", "draw 2"]
        assert why_not(s, 0, "draw 3") == "SJ-10.1"
        say(s, 0, draw)
        assert f"draw {len(hand(s, 0))}" == draw
        say(s, 1, "take trader")
        say(s, 0, "take councillor")
        assert offered(s, 0) == ["pass", f"draw {second_draw}"]


def test_the_other_of_two_players_uses_his_library_freely() -> None:
    """SJ-R10: he chooses one role only, so he saves nothing; in the next round the governor's works again."""
    s = position(Area("library"), Area("library"))
    say(s, 0, "take prospector", "draw 2")
    say(s, 1, "take councillor")
    assert offered(s, 1) == ["pass", "draw 8"]
    everybody_passes(s)
    say(s, 0, "take trader")
    say(s, 1, "take trader")
    say(s, 0, "take prospector")
    assert len(hand(s, 0)) == 2 + 2


@pytest.mark.parametrize("role", ["builder", "producer", "trader", "councillor", "prospector"])
def test_a_phase_is_over_before_the_next_role(role: str) -> None:
    """SJ-1.6, SJ-4.3: between two phases there is none, and the role stays with its taker."""
    s = position(Area(), Area(), Area())
    say(s, 0, f"take {role}")
    assert choosing_role(s) or sees(s, None)["phase"] == role
    everybody_passes(s)
    assert sees(s, None)["phase"] is None
    assert sees(s, None)["roles"][role] == 0


def test_one_player_after_the_other() -> None:
    """SJ-5.8: the chooser's discards are there when the next player's draw needs a reshuffle."""
    s = position(Area(), Area(), Area(), deck="library, 4 sugar mill", short=True)
    say(s, 0, "take councillor", "draw 5", "keep library")
    assert names(s.discards) == these("4 sugar mill")
    say(s, 1, "draw 2", "keep sugar mill")
    assert (len(s.deck), len(s.discards)) == (2, 1)


# ---- The end (SJ-12) --------------------------------------------------------------------------


def test_score_sheet() -> None:
    """SJ-12.2, SJ-12.4: the lines in the order in which they are scored, the palace last."""
    lines = "buildings, tucked cards, triumphal arch, guild hall, city hall, residence, cathedral, palace"
    assert ", ".join(GAME.categories) == lines


def test_a_customs_good_breaks_ties() -> None:
    """SJ-R14, SJ-12.3: it counts like any good."""
    s = position(Area("customs office with good"), Area("customs office"), expansion=True)
    assert winners(GAME.scores(s)) == [0]


def test_technical_round_limit() -> None:
    """SJ-R26: 100 rounds unless told otherwise; 0 is no limit."""
    assert position(Area(), Area(), round_number=100).options
    assert position(Area(), Area(), round_number=101).options == []
    assert position(Area(), Area(), round_number=101, technical_round_limit=0).options


@pytest.mark.parametrize(
    ("deck", "answers"), [("5 any", ("take councillor", "draw 8")), ("1 any", ("take prospector", "draw 2"))]
)
def test_a_library_that_brought_nothing_is_not_used(deck: str, answers: tuple[str, str]) -> None:
    """SJ-R10: where no more cards were there than the single privilege draws, the governor has taken no advantage of it."""
    s = position(Area("library"), Area(), deck=deck, short=True)
    say(s, 0, *answers)
    assert sees(s, None)["library_used"] == []
