"""End of game and scoring (SJ-12)."""

from __future__ import annotations

from typing import Final

from serai.engine.score import Score
from serai.games.san_juan.cards import (
    ARCH_POINTS,
    CATHEDRAL,
    CATHEDRAL_COST,
    CATHEDRAL_POINTS,
    CITY_BUILDING,
    CITY_HALL,
    COST,
    GUILD_BUILDING,
    GUILD_HALL,
    GUILD_KIND,
    MONUMENT,
    PALACE,
    PALACE_DIVISOR,
    POINTS,
    RESIDENCE,
    SET_POINTS,
    SET_SIZE,
    TRIUMPHAL_ARCH,
    is_production,
)
from serai.games.san_juan.state import Player, SanJuan

CATEGORIES: Final = (
    "buildings",
    "tucked cards",
    "triumphal arch",
    "guild hall",
    "city hall",
    "residence",
    "cathedral",
    "palace",
)


def scores(s: SanJuan) -> list[Score]:
    return [score(s, me) for me in s.players]


def score(s: SanJuan, me: Player) -> Score:
    """Points in the order of SJ-12.2, lines as in SJ-12.4; ties: most hand cards and goods together (SJ-12.3, SJ-R14), then
    shared victory (SJ-R20).  Only uncovered buildings count (SJ-R4)."""
    standing = me.standing()
    points = [
        sum([POINTS[card] for card in me.buildings]),
        len(me.tucked) + len(me.harbor),
        triumphal_arch(me.buildings) if standing >> TRIUMPHAL_ARCH & 1 else 0,
        guild_hall(me.buildings) if standing >> GUILD_HALL & 1 else 0,
        city_hall(me.buildings) if standing >> CITY_HALL & 1 else 0,
        residence(me.buildings) if standing >> RESIDENCE & 1 else 0,
        cathedral([card for p in s.players if p is not me for card in p.buildings]) if standing >> CATHEDRAL & 1 else 0,
    ]
    points.append(sum(points) // PALACE_DIVISOR if standing >> PALACE & 1 else 0)  # SJ-11.B22
    return Score(points, [tie_break(me)])


def triumphal_arch(buildings: list[int]) -> int:
    """4 / 6 / 8 for 1 / 2 / 3 monuments (SJ-11.B21)."""
    return ARCH_POINTS[len([card for card in buildings if MONUMENT[card]])]


def guild_hall(buildings: list[int]) -> int:
    """1 for each production building and 1 for each kind of them (SJ-11.B19)."""
    plants = [card for card in buildings if is_production(card)]
    return GUILD_BUILDING * len(plants) + GUILD_KIND * len(set(plants))


def city_hall(buildings: list[int]) -> int:
    """1 for each city building, itself, monuments and the cathedral included (SJ-11.B20, SJ-R22)."""
    return CITY_BUILDING * len([card for card in buildings if not is_production(card)])


def residence(buildings: list[int]) -> int:
    """As many sets as possible of three kinds with equal printed cost; 4 + 3 + 2 + 1 (SJ-11.X10, SJ-R19)."""
    return sum(SET_POINTS[: sum([sets([card for card in buildings if COST[card] == cost]) for cost in set(COST)])])


def sets(buildings: list[int]) -> int:
    """The largest t with sum over kinds of min(copies, t) >= 3 t."""
    copies = [buildings.count(card) for card in sorted(set(buildings))]
    return max([t for t in range(len(buildings) + 1) if sum([min(n, t) for n in copies]) >= SET_SIZE * t])


def cathedral(opponents: list[int]) -> int:
    """4 / 3 / 2 / 1 for the first four cost-6 buildings of all opponents together (SJ-11.X11)."""
    return sum(CATHEDRAL_POINTS[: len([card for card in opponents if COST[card] == CATHEDRAL_COST])])


def tie_break(me: Player) -> int:
    return len(me.hand) + len(me.laden())
