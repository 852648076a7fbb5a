"""The solo game against Sam (GWT-18)."""

from __future__ import annotations

import pytest

from serai.engine.chance import Dice
from serai.engine.errors import BadSetup
from serai.engine.score import winners
from serai.games.great_western_trail.data import COLUMNS, HAZARD, NOBODY, RAILS, building, supply_names
from serai.games.great_western_trail.sam import (
    build,
    buy_cattle,
    hire_cheapest,
    hire_specialist,
    run_engine,
    steps,
    take_camp,
    take_hazard,
    take_objective,
    walk,
)
from serai.games.great_western_trail.state import Trail, put

from .position import SECOND, cards, names, points, space, stations, tile


def solo(level: str = "medium", **options: object) -> Trail:
    """A solo game with nothing on the trail but the neutral buildings on their letters, and an empty job market."""
    s: Trail = SECOND.new_game(1, "solo", solo=level, neutral_setup="fixed", **options)
    empty = s.rules.hazards + s.rules.camps
    s.tiles = tuple([-1 if i in empty else t for i, t in enumerate(s.tiles)])
    s.jobs = (-1,) * len(s.jobs)
    s.token_row = 6
    s.players[1].workers, s.sam_special = (1, 1, 2), 2
    s.stack.clear()
    return s


def lay(s: Trail, where: str, name: str) -> None:
    put(s, s.rules.spaces.index(where), HAZARD + supply_names(s.rules.data).index(name), NOBODY)


def offer(s: Trail, row: int, column: int, kind: int) -> None:
    i = (row - 1) * COLUMNS + column - 1
    s.jobs = s.jobs[:i] + (kind,) + s.jobs[i + 1 :]


@pytest.mark.parametrize(("level", "deck", "workers"), [("easy", 12, 4), ("medium", 15, 4), ("hard", 15, 7)])
def test_setup_and_levels(level: str, deck: int, workers: int) -> None:
    """GWT-18.1, GWT-18.2, GWT-18.3, GWT-18.4, GWT-18.5."""
    s: Trail = SECOND.new_game(1, 3, solo=level)
    me, sam = s.players
    assert (me.cash, len(me.hand), me.tokens, s.player) == (6, 4, 1, 0)
    assert (len(s.sam_deck), sum(sam.workers)) == (deck, workers)
    assert sam.workers[s.sam_special] == max(sam.workers)
    assert (sam.cash, sam.hand, sam.deck, space(s, 1)) == (0, [], [], "start")
    assert len(sam.area) == 1
    assert len(s.market) == 7
    assert len(s.piles[1]) == 33 - (workers - 3) - 3 - 2
    if level == "easy":
        assert not {13, 14, 15} & {s.rules.sam_cards[card]["number"] for card in s.sam_deck}


def test_solo_is_for_one_player() -> None:
    """GWT-18.1, GWT-24: with more players there is no Sam."""
    with pytest.raises(BadSetup, match="for 1 player"):
        SECOND.setup(3, {"solo": "hard"})
    assert SECOND.setup(1, {}).options["solo"] == "medium"


def test_steps() -> None:
    """GWT-18.15: fixed, the larger number of buildings, cowboys, specialists."""
    s = solo()
    assert [steps(s, 1, kind, 2) for kind in ("fixed", "most_buildings", "cowboys", "specialists")] == [2, 1, 1, 2]
    for where, owner in [("a_1", 0), ("a_2", 1), ("b_1", 1)]:
        put(s, s.rules.spaces.index(where), building("1b"), owner)
    assert steps(s, 1, "most_buildings", 0) == 2


def test_the_human_gets_fees_from_the_bank() -> None:
    """GWT-18.7, GWT-18.14: for own hands that Sam enters or passes; his first move starts on `start`."""
    s = solo()
    for where in ("a_1", "flood_risk_1"):
        put(s, s.rules.spaces.index(where), building("7b"), 0)
    before = s.players[0].cash
    walk(s, 1, 3)
    assert (space(s, 1), s.players[0].cash, s.players[1].cash) == ("b", before + 4, 0)


def test_hiring() -> None:
    """GWT-18.9, GWT-18.17: the cheapest, or of the specialisation, or of the most numerous type; a full row forbids."""
    s = solo()
    hire_cheapest(s, 1, 0)
    assert s.players[1].workers == (1, 1, 2)  # nobody there: skipped
    offer(s, 1, 3, 0)  # 6 dollars
    offer(s, 2, 4, 2)  # 6 dollars, the specialisation
    offer(s, 3, 3, 1)  # 7 dollars
    hire_cheapest(s, 1, 0)
    assert s.players[1].workers == (1, 1, 3)
    hire_specialist(s, 1, 0)  # none of the specialisation: the types are equal in number, the cowboy is cheaper
    assert s.players[1].workers == (2, 1, 3)
    s.players[1].workers = (1, 6, 1)
    s.sam_special = 1
    hire_cheapest(s, 1, 0)
    assert s.players[1].workers == (1, 6, 1)


def test_specialisation_changes_only_for_more() -> None:
    """GWT-18.3: ties keep the current one."""
    s = solo()
    s.players[1].workers, s.sam_special = (1, 1, 2), 2
    offer(s, 1, 3, 0)
    offer(s, 2, 3, 0)
    hire_cheapest(s, 1, 0)
    assert (s.players[1].workers, s.sam_special) == ((2, 1, 2), 2)
    hire_cheapest(s, 1, 0)
    assert (s.players[1].workers, s.sam_special) == ((3, 1, 2), 0)


def test_engine() -> None:
    """GWT-18.9: the farthest turnout not upgraded, the station master leaves; from the last space back to a turnout."""
    s = solo()
    sam = s.players[1]
    sam.engine = RAILS.index("r4")
    master = s.masters[0]
    run_engine(s, 1, 0)
    assert (RAILS[sam.engine], stations(s, 1), s.masters[0]) == ("t1", [1], -1)
    assert master >= 0
    assert sam.workers == (1, 1, 2)
    run_engine(s, 1, 0)
    assert RAILS[sam.engine] == "r6"  # two spaces from the turnout
    sam.engine = RAILS.index("r38")
    run_engine(s, 1, 0)
    assert (RAILS[sam.engine], stations(s, 1)) == ("t2", [1, 2, 10])
    sam.stations, sam.engine = (1 << 10) - 1, RAILS.index("r38")
    run_engine(s, 1, 0)
    assert RAILS[sam.engine] == "r0"


def test_tiles_and_cards() -> None:
    """GWT-18.9, GWT-18.21: the longest-lying objective, the highest camp, the best hazard of the fullest section."""
    s = solo()
    s.display = tuple(cards("objective aux, objective gain 1"))
    take_objective(s, 1, 0)
    assert names(s.players[1].discards) == ["objective aux"]
    lay(s, "camp_2", "green camp")
    lay(s, "camp_5", "orange camp")
    take_camp(s, 1, 0)
    assert (s.players[1].camps, tile(s, "camp_5")) == ((0, 1), "")
    for where, name in [
        ("drought_1", "drought green 2"),
        ("rockfall_1", "rockfall green 2"),
        ("rockfall_2", "rockfall black 3"),
    ]:
        lay(s, where, name)
    take_hazard(s, 1, 0)
    assert tile(s, "rockfall_2") == ""
    take_hazard(s, 1, 0)
    assert tile(s, "drought_1") == ""  # equal sections: flood, drought, rockfall


def test_buying() -> None:
    """GWT-18.9: one option of at most 5 dollars with most points; the best cards."""
    s = solo()
    s.market = tuple(cards("yellow, blue, blue, brown 5, purple 7"))
    s.players[1].workers = (2, 1, 1)
    buy_cattle(s, 1, 0)  # one card for 3 dollars
    assert names(s.players[1].discards) == ["blue"]
    s.players[1].workers = (4, 1, 1)
    buy_cattle(s, 1, 1)  # three cowboys: two cards for 5 dollars
    assert sorted(names(s.players[1].discards)) == ["blue", "blue", "yellow"]
    s.players[1].workers = (6, 1, 1)
    buy_cattle(s, 1, 0)  # brown and purple cost 6 dollars and more
    assert names(list(s.market)) == ["brown 5", "purple 7"]


def test_sam_and_calves() -> None:
    """GWT-18.22: calves are cards of 3 points for him; he never raises them."""
    s = solo(simmental=True)
    s.players[1].workers = (2, 1, 1)
    s.market = tuple(cards("red, calf"))
    buy_cattle(s, 1, 0)
    assert names(s.players[1].discards) == ["calf"]
    assert points(s, 1)["cattle cards"] == 3


def test_building() -> None:
    """GWT-18.9, GWT-18.18: most craftsmen, then points, then fee; ahead of the human, no risk space; or a replacement."""
    s = solo()
    me, sam = s.players
    me.herder = s.rules.spaces.index("b")
    sam.workers = (1, 1, 1)
    build(s, 1, 0)
    assert tile(s, "b_1") == "1b"  # one craftsman: 1b has the fee, 2b has none
    sam.workers = (1, 2, 1)
    build(s, 1, 0)
    assert tile(s, "b_1") == "5b"  # two more craftsmen, 4 points; 4b on a new space has only 3
    assert {tile(s, name) for name in ("flood_risk_1", "drought_risk_1", "camp_risk_1")} == {""}
    sam.workers = (1, 6, 1)
    build(s, 1, 0)
    assert tile(s, "b_2") == "8b"  # six craftsmen and 8 points, as 9b; the order of his board decides
    s.players[0].herder = s.rules.spaces.index("kansas_city")  # nothing ahead of the human: from the start
    sam.unbuilt = 1 << 1
    sam.workers = (1, 1, 1)
    build(s, 1, 0)
    assert tile(s, "a_1") == "2b"


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_whole_games(level: str) -> None:
    """GWT-18.6, GWT-18.8, GWT-18.10, GWT-18.11, GWT-18.12, GWT-18.13, GWT-18.20: Sam plays on by himself, the cards are
    reshuffled, a tie would be his."""
    enders = set()
    for seed in range(6):
        dice = Dice("solo", level, seed)
        s: Trail = SECOND.new_game(1, seed, solo=level)
        while s.options:
            assert s.waiting() == [0]
            s.play(dice.pick(s.options))
        enders.add(s.ender)
        sam = s.players[1]
        values = [s.rules.city_value[city] for city in sam.cities]
        assert values[0] == 1  # Fulton
        assert values == sorted(values)
        assert len(s.sam_deck) + len(s.sam_cards) == (12 if level == "easy" else 15)
        score = SECOND.scores(s)
        assert score[1].points[0] == score[1].points[7] == score[1].points[9] == 0
        assert winners(score) == ([0] if score[0].total > score[1].total else [1])
    assert {1} <= enders  # a random player is never faster than Sam in all of six games
