"""Final scoring (GWT-14): eleven categories; tasks go to objective cards in the best possible way (GWT-R19, GWT-R34)."""

from __future__ import annotations

from typing import Final

from serai.engine.score import Score
from serai.games.great_western_trail.data import (
    CALF,
    CITIES,
    MARKET,
    OBJECTIVE,
    SECOND,
    STEP_RIGHT,
)
from serai.games.great_western_trail.rules import Rules, pack
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


def items(s: Trail, seat: int, gained: list[int]) -> int:
    """How many items meet each kind of task, packed; an item meets one kind only (GWT-14.7, GWT-16.6)."""
    me, rules = s.players[seat], s.rules
    have = [0] * len(rules.tasks)
    have[rules.task["building"]] = len(own_buildings(s, seat))
    have[rules.task["hazard"]] = len(me.hazards)
    have[rules.task["station"]] = me.stations.bit_count()
    have[rules.task_of_city] = me.cities.count(CITIES - 1)
    for colour, n in zip(rules.camp_ids, me.camps, strict=True):
        have[rules.task[f"camp_{colour}"]] = n
    for card in gained:
        if card < CALF:
            have[rules.task_of_card[card]] += 1
    return pack(have)


def objectives_and_masters(s: Trail, seat: int, gained: list[int]) -> tuple[int, int]:
    """The best of: which cards of the deck join the area, which cards are met.  Station masters are independent, the same items
    count again (GWT-14.8); only the one who counts objective cards has a say in what joins."""
    me, rules = s.players[seat], s.rules
    other, pairs = 0, (1, 0)
    for master in me.masters:
        row = rules.master_score[master]
        if row["per"] == "objective_in_area":
            pairs = (row["divisor"], row["vp"])
        else:
            other += count(s, seat, row["per"]) // row["divisor"] * row["vp"]
    area = [card - OBJECTIVE for card in me.area]
    free = [card - OBJECTIVE for card in gained if card >= OBJECTIVE]
    points, n = best(rules, items(s, seat, gained), area, free, pairs)
    masters = n // pairs[0] * pairs[1]
    return points - masters, other + masters


def best(rules: Rules, have: int, area: list[int], free: list[int], pairs: tuple[int, int]) -> tuple[int, int]:
    """The most points of objective cards and their station master, and how many cards then lie in the area.

    Counts of all tasks are packed into one number: `have - ask` keeps all guards exactly if nothing runs short.  A card of
    the area that is not met costs its penalty; one of the deck stays out, unless it completes a set for the station master."""
    guards = rules.guards
    if len(area) == 1 and not free:  # most of the time
        met = (have | guards) - rules.packed[area[0]] & guards == guards
        return (rules.worth[area[0]] if met else -rules.penalty[area[0]]) + 1 // pairs[0] * pairs[1], 1
    cards = [(rules.worth[c] + rules.penalty[c], rules.packed[c], 0, 0) for c in area]
    cards += [(rules.worth[c], rules.packed[c], 1, rules.penalty[c]) for c in free]
    cards.sort(reverse=True)
    rest = [0] * (len(cards) + 1)
    for i in range(len(cards) - 1, -1, -1):
        rest[i] = rest[i + 1] + cards[i][0]
    divisor, vp = pairs
    most = (len(area) + len(free)) // divisor * vp
    base = -sum([rules.penalty[c] for c in area])
    record = (base - 999, 0)

    def close(gained: int, joined: int, unmet: list[int]) -> tuple[int, int]:
        """Perhaps some unmet cards of the deck join, for the station master's sake."""
        result = (-999, 0)
        for more in range(min(divisor, len(unmet) + 1)):
            n = len(area) + joined + more
            result = max(result, (base + gained - sum(unmet[:more]) + n // divisor * vp, n))
        return result

    def search(i: int, left: int, gained: int, joined: int, unmet: list[int]) -> None:
        nonlocal record
        if base + gained + rest[i] + most <= record[0]:
            return
        if i == len(cards):
            record = max(record, close(gained, joined, sorted(unmet)))
            return
        worth, ask, is_free, penalty = cards[i]
        after = left - ask
        if after & guards == guards:
            search(i + 1, after, gained + worth, joined + is_free, unmet)
        search(i + 1, left, gained, joined, [*unmet, penalty] if is_free else unmet)

    search(0, have | guards, 0, 0, [])
    return record
