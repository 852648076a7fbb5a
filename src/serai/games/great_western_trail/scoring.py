"""Final scoring (GWT-14): eleven categories; tasks go to objective cards in the best possible way (GWT-R19, GWT-R34)."""

from __future__ import annotations

from typing import Final

from serai.engine.score import Score
from serai.games.great_western_trail.data import CITIES, MARKET, OBJECTIVE, SECOND, STEP_RIGHT
from serai.games.great_western_trail.objectives_met import best_result, items
from serai.games.great_western_trail.rules import Rules
from serai.games.great_western_trail.state import Player, Trail, count, own_buildings

CATEGORIES: Final = tuple([row["id"].replace("_", " ") for row in SECOND["score_category"]])
DOLLARS_A_POINT: Final = 5


def scores(s: Trail) -> list[Score]:
    """Most points win, ties share the victory (GWT-14.12); a tie with Sam is Sam's (GWT-18.13)."""
    return [score(s, seat) if seat in s.people() else score_sam(s, seat) for seat in range(len(s.players))]


def score(s: Trail, seat: int) -> Score:
    me, rules = s.players[seat], s.rules
    gained = [card for card in whole_deck(me) if card >= MARKET]  # the starting cattle is worth nothing
    objectives, masters = objectives_and_masters(s, seat, gained)
    points = [
        me.cash // DOLLARS_A_POINT,  # GWT-14.1
        sum([rules.building_vp[s.tiles[space]] for space in own_buildings(s, seat)]),  # GWT-14.2
        cities(rules, me.cities, rules.city_vp),  # GWT-14.3
        stations(rules, me),
        sum([rules.hazard_vp[tile] for tile in me.hazards]),  # GWT-14.5
        sum([rules.vp[card] for card in gained if card < OBJECTIVE]),  # GWT-14.6
        objectives,
        masters,
        workers(rules, me),
        rules.step_right_vp if me.cleared & STEP_RIGHT else 0,  # GWT-14.10
        rules.token_vp if s.ender == seat else 0,  # GWT-14.11
    ]
    return Score(points, [0])


def score_sam(s: Trail, sam: int) -> Score:
    """Buildings, cities (New York for less), stations, hazards, cattle, all of Sam's objective cards in full, workers, token;
    neither dollars, nor station masters, nor the step disc (GWT-18.12, GWT-18.21, GWT-18.22)."""
    me, rules = s.players[sam], s.rules
    discs = rules.city_vp[: CITIES - 1] + [rules.solo["new_york_vp_per_disc"]]
    cards = [card for card in [*me.area, *me.discards] if card >= OBJECTIVE]
    points = [
        0,
        sum([rules.building_vp[s.tiles[space]] for space in own_buildings(s, sam)]),
        cities(rules, me.cities, discs),
        stations(rules, me),
        sum([rules.hazard_vp[tile] for tile in me.hazards]),
        sum([rules.vp[card] for card in me.discards if card < OBJECTIVE]),
        sum([rules.worth[card - OBJECTIVE] for card in cards]),
        0,
        workers(rules, me),
        0,
        rules.token_vp if s.ender == sam else 0,
    ]
    return Score(points, [1])


def whole_deck(me: Player) -> list[int]:
    """Draw stack, hand and discard pile (GWT-0.6)."""
    return me.deck + me.hand + me.discards


def cities(rules: Rules, discs: tuple[int, ...], worth: list[int]) -> int:
    """Each disc, and each link with own discs on both ends; it can be negative (GWT-14.3)."""
    links = [link.vp for link in rules.links if link.ends[0] in discs and link.ends[1] in discs]
    return sum([worth[city] for city in discs]) + sum(links)


def stations(rules: Rules, me: Player) -> int:
    """The points of own stations (GWT-14.4)."""
    return sum([vp for i, vp in enumerate(rules.station_vp) if me.stations >> i & 1]) if me.stations else 0


def workers(rules: Rules, me: Player) -> int:
    """4 for each worker on space 5 or 6 of a row (GWT-14.9)."""
    return sum([rules.row_vp[kind][n] for kind, n in enumerate(me.workers)])


# ---- Objective cards and station masters (GWT-14.7, GWT-14.8) ------------------------------------------


def objectives_and_masters(s: Trail, seat: int, gained: list[int]) -> tuple[int, int]:
    """The best of: which cards of the deck join the area, which cards are met.  Station masters are independent, the same items
    count again (GWT-14.8); only the one who counts objective cards has a say in what joins."""
    me, rules = s.players[seat], s.rules
    other, sets = 0, (1, 0)
    for master in me.masters:
        row = rules.master_score[master]
        if row["per"] == "objective_in_area":
            sets = (row["divisor"], row["vp"])
        else:
            other += count(s, seat, row["per"]) // row["divisor"] * row["vp"]
    area = [card - OBJECTIVE for card in me.area]
    free = [card - OBJECTIVE for card in gained if card >= OBJECTIVE]
    points, n = best_result(rules, items(s, seat, gained), area, free, sets)
    masters = n // sets[0] * sets[1]
    return points - masters, other + masters
