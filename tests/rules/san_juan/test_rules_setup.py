"""Components and setup (SJ-2, SJ-3): what RULES.md prints, against the tables that the engine has loaded."""

from __future__ import annotations

from typing import Any

import pytest

from serai.engine.errors import BadSetup
from serai.engine.names import names
from serai.games.san_juan import cards
from serai.games.san_juan.builder import OPEN_SITE, bill
from serai.games.san_juan.cards import CARDS, COST, DATA, IDS, MONUMENT, POINTS, ROLES, TILES, deck, effect, is_production
from serai.games.san_juan.state import SanJuan
from tests.rules.san_juan.position import (
    GAME,
    Area,
    buildings,
    choosing_role,
    goods,
    hand,
    offered,
    position,
    random_game,
    sees,
)

CITY = [card for card in range(len(CARDS)) if not is_production(card)]


def figures(table: str) -> dict[str, Any]:
    return {name: value for name, value in DATA[table].items() if name != "source"}


# ---- Components (SJ-2) ----------------------------------------------------------------------


def test_counts() -> None:
    """SJ-2.1, SJ-2.2, SJ-2.3, SJ-T7: every figure of [counts] is what the loaded tables say."""
    base = deck(expansion=False)
    added = deck(expansion=True)
    for card in base:
        added.remove(card)
    loaded = {
        "base_deck": len(base),
        "base_production_cards": len([card for card in base if is_production(card)]),
        "base_city_cards": len([card for card in base if not is_production(card)]),
        "base_city_kinds": len(set(base) & set(CITY)),
        "expansion_deck": len(added),
        "expansion_production_cards": len([card for card in added if is_production(card)]),
        "expansion_city_cards": len([card for card in added if not is_production(card)]),
        "expansion_city_kinds": len(set(added) & set(CITY)),
        "cathedral_cards": CARDS.count("cathedral"),
        "full_deck": len(deck(expansion=True)),
        "governor_cards": len([name for name in names("serai.games.san_juan", "san-juan", "en") if name == "governor"]),
        "role_cards": len(ROLES),
        "trading_house_tiles": len(TILES),
    }
    assert loaded == figures("counts")


def test_limits() -> None:
    """SJ-1.1, SJ-6.1, SJ-6.3, SJ-6.4, SJ-7.2: every figure of [limits] is what the loaded tables and the play say."""
    rich = position(Area("indigo plant, smithy, quarry, library"), Area()).players[0]
    areas = (me for s in random_game(2, "limits", expansion=True) for me in s.players)
    loaded = {
        "buildings_to_end_game": cards.TWELVE,
        "hand_limit": cards.HAND_LIMIT,
        "hand_limit_tower": cards.TOWER_LIMIT,
        "hand_limit_guard_house_owner": cards.GUARD_HOUSE_LIMIT,
        "hand_limit_without_guard_house": cards.WITHOUT_GUARD_HOUSE,
        "goods_per_building": effect("customs_office", "capacity"),
        "minimum_build_cost": min(bill(rich, card, OPEN_SITE, privilege=2)[0] for card in range(len(CARDS))),
        "builds_per_player_per_builder_phase": cards.ROLE_ROWS["builder"]["action"]["builds"],
        "copies_of_one_city_kind_per_player": max(me.buildings.count(card) for me in areas for card in CITY),
        "black_market_max_goods": cards.MARKET_GOODS,
        "starting_hand": cards.STARTING_HAND,
        "starting_building": IDS[cards.INDIGO_PLANT],
    }
    assert loaded == figures("limits")


def test_production_cards() -> None:
    """SJ-2.1, SJ-2.2, SJ-R23, SJ-T7: the expansion adds one of each production kind but the sugar mill."""
    kinds = ["indigo plant", "sugar mill", "tobacco storage", "coffee roaster", "silver smelter"]
    assert [card for card in CARDS if is_production(CARDS.index(card))] == kinds
    assert [deck(expansion=False).count(CARDS.index(kind)) for kind in kinds] == [10, 8, 8, 8, 8]
    assert [deck(expansion=True).count(CARDS.index(kind)) for kind in kinds] == [11, 8, 9, 9, 9]


def test_copies_of_city_cards() -> None:
    """SJ-2.1, SJ-2.2: three copies of each city kind, two of those that cost 6, no cathedral in the deck."""
    for expansion, kinds in ((False, 24), (True, 24 + 10)):
        copies = {CARDS[card]: deck(expansion).count(card) for card in CITY if card in deck(expansion)}
        assert len(copies) == kinds
        assert copies == {name: 2 if COST[CARDS.index(name)] == 6 else 3 for name in copies}
    assert "cathedral" not in copies


PRINTED = {
    1: "indigo plant 1, smithy 1, gold mine 1, archive 1, guard house 1, office building 1",
    2: "sugar mill 1, poor house 1, black market 1, trading post 1, well 1, market stand 1, crane 1, hut 1, tavern 1",
    3: "tobacco storage 2, chapel 2, tower 2, aqueduct 2, carpenter 2, prefecture 2, statue 3, park 2, customs office 2",
    4: "coffee roaster 2, market hall 2, quarry 2, victory column 4, bank 2, harbor 2",
    5: "silver smelter 3, library 3, hero 5, goldsmith 3",
    6: "guild hall 0, city hall 0, triumphal arch 0, palace 0, residence 0",
    7: "cathedral 0",
}


def test_printed_costs_and_points() -> None:
    """SJ-2.1, SJ-2.2, SJ-T6: cost and points of every kind, as the table of RULES.md prints them."""
    printed = {(cost, row) for cost, rows in PRINTED.items() for row in rows.split(", ")}
    assert {(COST[card], f"{CARDS[card]} {POINTS[card]}") for card in range(len(CARDS))} == printed
    assert [CARDS[card] for card in CITY if MONUMENT[card]] == ["statue", "victory column", "hero"]


def test_tiles() -> None:
    """SJ-2.3, SJ-8.5: five tiles with these prices; a customs good brings 2 on all of them."""
    assert ["".join(map(str, prices)) for prices in TILES] == ["111222", "112222", "112232", "122232", "122332"]


# ---- Setup (SJ-3) ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_setup(players: int, expansion: bool, mode: str) -> None:
    """SJ-3.1, SJ-3.2, SJ-3.3, SJ-3.5, SJ-3.7, SJ-3.8, SJ-3.10: what lies where before the first role is chosen."""
    s: SanJuan = GAME.new_game(players, "setup", expansion=expansion, setup_mode=mode)
    sizes = DATA["setup"]["deck_after_setup"]
    assert len(s.deck) == sizes[f"{'expansion' if expansion else 'base'}_{mode}"][str(players)]
    assert s.discards == []
    while not choosing_role(s):
        s.play(s.options[0])
    assert len(s.discards) == (sizes["discard_after_advanced"][str(players)] if mode == "advanced" else 0)
    for seat in range(players):
        assert buildings(s, seat) == ["indigo plant"]
        assert goods(s, seat) == []
        assert len(hand(s, seat)) == 4
    assert s.cathedral == expansion
    assert offered(s, s.governor) == ["take builder", "take producer", "take trader", "take councillor", "take prospector"]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_players(players: int) -> None:
    """SJ-1.1: 2 to 4 players."""
    with pytest.raises(BadSetup, match="2 to 4 players"):
        GAME.new_game(players, "players")


def test_start_player() -> None:
    """SJ-3.4, SJ-14.1: at random, so every seat's turn comes, unless the table sets it."""
    governors = [GAME.new_game(3, seed).governor for seed in range(300)]
    assert all(75 < governors.count(seat) < 125 for seat in range(3))
    assert {GAME.new_game(3, seed, start_player="2").governor for seed in range(20)} == {1}
    assert GAME.new_game(3, 1, start_player="3").governor == 2
    with pytest.raises(BadSetup, match="start_player"):
        GAME.new_game(3, 1, start_player="4")


def test_tiles_are_shuffled_once() -> None:
    """SJ-3.6, SJ-8.8: the order of the tiles differs from game to game and stays the same in each."""
    assert len({GAME.new_game(3, seed).tiles for seed in range(20)}) > 10
    orders = {s.tiles for s in random_game(3, "tiles", technical_round_limit=20)}
    assert len(orders) == 1


def test_a_seat_sees_the_roles_in_the_middle() -> None:
    """SJ-3.5: all five role cards are there, nobody has taken one."""
    assert sees(position(Area(), Area()), 1)["roles"] == dict.fromkeys(ROLES)
