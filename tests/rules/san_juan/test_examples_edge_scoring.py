"""Edge cases of EXAMPLES.md about scoring and the end of the game."""

from __future__ import annotations

import pytest

from serai.engine.score import winners
from tests.rules.san_juan.position import (
    E25,
    E26,
    GAME,
    Area,
    everybody_passes,
    goods,
    hand,
    points,
    position,
    say,
    start_round,
)


def test_e28_full_base_score() -> None:
    """SJ-E28 (SJ-12.2): a whole city of the base game, line by line."""
    owns = (
        "indigo plant, sugar mill, tobacco storage, silver smelter, statue, victory column, hero, chapel, quarry,"
        " triumphal arch, city hall, palace"
    )
    s = position(Area(owns, tucked="5 any"), Area(), Area())
    lines = {"buildings": 23, "tucked cards": 5, "triumphal arch": 8, "city hall": 8, "palace": 11}
    assert points(s, 0) == {**lines, "total": 55}


def test_e29_full_expansion_score() -> None:
    """SJ-E29 (SJ-12.2): a whole city with the expansion; the cathedral looks at the opponents' three cost-6 buildings."""
    owns = "indigo plant, 2 silver smelter, coffee roaster, library, hero, tower, harbor, bank, residence, palace, cathedral"
    me = Area(owns, tucked="5 any", harbor="4 any")
    s = position(me, Area("guild hall, city hall"), Area("city hall"), expansion=True)
    assert points(s, 0) == {"buildings": 23, "tucked cards": 9, "residence": 7, "cathedral": 9, "palace": 12, "total": 60}


def test_e30_whole_score_of_e25() -> None:
    """SJ-E30 (SJ-12.2): the city of SJ-E25."""
    s = position(Area(E25), Area(), Area(), expansion=True)
    assert points(s, 0) == {"buildings": 11, "guild hall": 8, "residence": 7, "palace": 6, "total": 32}


def test_e31_whole_score_of_e26() -> None:
    """SJ-E31 (SJ-12.2): the city of SJ-E26."""
    s = position(Area(E26), Area(), Area(), expansion=True)
    assert points(s, 0) == {"buildings": 12, "city hall": 9, "residence": 10, "palace": 7, "total": 38}


def test_e62_cathedral_and_own_buildings() -> None:
    """SJ-E62 (SJ-11.X11): the owner's cost-6 buildings do not count for his cathedral."""
    s = position(Area("palace, city hall, cathedral"), Area(), Area(), expansion=True)
    assert points(s, 0) == {"city hall": 3, "total": 3}  # a palace gives 3 // 4, nothing


def test_e65_guild_hall_with_one_kind() -> None:
    """SJ-E65 (SJ-11.B19): five plants of one kind are 5 + 1."""
    s = position(Area("5 indigo plant, guild hall"), Area(), Area())
    assert points(s, 0) == {"buildings": 5, "guild hall": 6, "total": 11}


@pytest.mark.parametrize(
    ("owns", "residence"),
    [
        ("3 indigo plant, smithy, archive, residence", 4),
        ("2 coffee roaster, quarry, market hall, victory column, bank, residence", 4 + 3),
    ],
)
def test_e66_residence_limits(owns: str, residence: int) -> None:
    """SJ-E66 (SJ-11.X10): copies of one kind serve in different sets only; city kinds exist once, so in one set."""
    assert points(position(Area(owns), Area(), Area(), expansion=True), 0)["residence"] == residence


def test_e67_tie_break() -> None:
    """SJ-E67 (SJ-12.3, SJ-R20): at 40 points each, hand cards and goods decide; tucked cards do not; then both win."""
    a = Area("indigo plant with good, chapel", hand="3 any", tucked="37 any")
    b = Area("3 indigo plant with good, chapel", hand="2 any", tucked="35 any")
    s = position(a, b)
    assert [points(s, seat)["total"] for seat in range(2)] == [40, 40]
    assert winners(GAME.scores(s)) == [1]
    even = Area("2 indigo plant with good, indigo plant, chapel", hand="2 any", tucked="35 any")
    s = position(a, even)
    assert [points(s, seat)["total"] for seat in range(2)] == [40, 40]
    assert winners(GAME.scores(s)) == [0, 1]


def test_e69_harbor_cards_survive_covering() -> None:
    """SJ-E69 (SJ-11.C5, SJ-8.6): cards under a covered harbor score on; the harbor neither scores nor works any more."""
    me = Area("silver smelter with good, crane, harbor", hand="hero, 5 sugar mill", harbor="4 any")
    s = position(me, Area(), Area(), expansion=True, tiles="11223")
    assert points(s, 0) == {"buildings": 3 + 1 + 2, "tucked cards": 4, "total": 10}
    say(s, 0, "take builder", "build hero", "over harbor", "pay 0")
    assert points(s, 0) == {"buildings": 3 + 1 + 5, "tucked cards": 4, "total": 13}
    start_round(s)
    say(s, 0, "take trader", "sell silver")
    assert points(s, 0)["tucked cards"] == 4
    assert len(s.discards) == 1


def test_e77_technical_round_limit() -> None:
    """SJ-E77 (SJ-R26): after round 3 the game ends as it stands; hand cards and goods break the tie."""
    s = GAME.new_game(3, "limit", start_player="1", technical_round_limit=3)
    for governor, other_role in enumerate(["trader", "producer", "trader"]):
        say(s, governor, "take prospector")
        say(s, (governor + 1) % 3, f"take {other_role}")
        if other_role == "producer":
            say(s, 2, "produce indigo")
        everybody_passes(s)
        assert s.options
        say(s, (governor + 2) % 3, "take councillor")
        everybody_passes(s)
    assert s.options == []
    assert s.round == 3
    assert [points(s, seat) for seat in range(3)] == 3 * [{"buildings": 1, "total": 1}]
    assert [len(hand(s, seat)) + len(goods(s, seat)) for seat in range(3)] == [5, 5, 6]
    assert winners(GAME.scores(s)) == [2]
