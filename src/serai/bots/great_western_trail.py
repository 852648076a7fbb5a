"""What a table of Great Western Trail is worth to a seat, in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serai.engine.chance import Dice
from serai.games.great_western_trail.data import DISCS, FIRST, NOBODY, NOWHERE, OBJECTIVE, ROWS, SECOND, TRACK
from serai.games.great_western_trail.scoring import score, whole_deck
from serai.games.great_western_trail.table import Trail

AHEAD = 1
LEAVES = 20  # a move is judged by what can be done where it ends: walk, stop, action, its object

# What things bring in the rest of a whole game, beyond their points.
DOLLAR = 0.25
LAST_DOLLAR = 0.04  # at the very end dollars are points already, five for one; a spare one is next to nothing
WORKER = {"cowboy": 7.5, "craftsman": 6.5, "engineer": 6.0}  # the first one hired; each further one a little less
FEWER = 0.75
BREEDING = 2.2  # a point of breeding value above 1, somewhere in the deck
GREY = -0.8  # a card of value 1, in the deck for ever
IN_HAND = 0.6  # a point of breeding value shown in hand, to be sold in Kansas City
CERTIFICATE = 0.9
PERMANENT = 4.0
TOKEN = 1.0
RAIL = 0.6  # a space of the engine
DISC = {"aux": 1.0, "cert_4": 1.5, "cert_6": 1.0, "step_left": 2.0, "step_right": 2.0, "hand_left": 4.0, "hand_right": 4.0}
BUILDING = 2.0
CAMP = 0.8
HAZARD = 0.4
OBJECTIVE_CARD = 0.5  # in the deck: it may be met
LAP = 2.0  # a delivery, as a way once along the trail
CITY = {0: -5.0, 1: -1.5, 4: 0.5, 6: 1.5, 8: 2.5, 10: 4.0, 12: 6.0, 14: 5.0, 16: 2.0}  # a disc where links may follow
HALF_WAY = 0.25  # a location nearer to Kansas City, of about twelve


def way(data: dict[str, Any]) -> dict[str, float]:
    """Space -> how much of the trail lies behind it, in neutral buildings."""
    following = {row["id"]: row["next"] for row in data["trail_space"]}
    neutral = {row["id"] for row in data["trail_space"] if row["kind"] == "neutral"}

    def ahead(space: str) -> float:
        return max([ahead(n) + (n in neutral) + 0.1 for n in following[space]], default=0.0)

    return {space: ahead(data["trail"]["start"]) - ahead(space) for space in following}


WAY = {"great-western-trail": way(FIRST), "great-western-trail-2": way(SECOND)}
DISC_WORTH = [DISC["aux"] if name.startswith("aux") else DISC[name] for name in DISCS]


def worth(table: Trail, seat: int) -> float:
    """Points as they stand, and for the part of the game still to come what everything may bring."""
    me, rules = table.players[seat], table.rules
    left = 0.0 if table.ender != NOBODY else 1 - min(table.token_row + 1, ROWS) / ROWS
    best: dict[int, int] = {}  # of each type in hand, what it shows
    for card in me.hand:
        if card < OBJECTIVE:
            kind = rules.type_of[card]
            best[kind] = max(best.get(kind, 0), rules.values[card])
    values = [rules.values[card] for card in whole_deck(me) if card < OBJECTIVE]
    later = [
        DOLLAR * me.cash,
        sum([hired * (1 - FEWER ** (n - 1)) / (1 - FEWER) for hired, n in zip(WORKER.values(), me.workers, strict=True)]),
        sum([BREEDING * (value - 1) if value > 1 else GREY for value in values]),
        CERTIFICATE * TRACK[me.certificates] + PERMANENT * sum([rules.permanent[master] for master in me.masters]),
        TOKEN * me.tokens,
        RAIL * me.engine,
        sum([value for disc, value in enumerate(DISC_WORTH) if me.cleared >> disc & 1]),
        BUILDING * table.owners.count(seat),
        CAMP * sum(me.camps) + HAZARD * len(me.hazards),
        OBJECTIVE_CARD * me.objectives,
        sum([CITY.get(rules.city_value[city], 0.0) for city in me.cities]),
    ]
    behind = WAY[table.setup.game.id][rules.spaces[me.herder]] if me.herder != NOWHERE else 0.0
    soon = IN_HAND * sum(best.values()) + HALF_WAY * behind + LAP * len(me.cities)
    return score(table, seat).total + sum(later) * left + LAST_DOLLAR * me.cash + soon * min(1.0, left * 4)


def opinion(dice: Dice) -> Callable[[Trail, int], float]:
    """All bots judge alike."""
    return worth
