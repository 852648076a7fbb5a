"""What a table of Great Western Trail is worth to a seat, in points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from serai.bots.greedy import Search
from serai.engine.chance import Dice
from serai.engine.step import PASS
from serai.games.great_western_trail.actions import Build, BuyCattle, Hire, PickCattle, TakeCamp, TakeHazard
from serai.games.great_western_trail.data import CITIES, DISCS, FIRST, KINDS, NOBODY, NOWHERE, OBJECTIVE, ROWS, SECOND, TRACK
from serai.games.great_western_trail.kansas import Deliver, breeding_value
from serai.games.great_western_trail.location import UseLocation
from serai.games.great_western_trail.railroad import GoForward
from serai.games.great_western_trail.scoring import score, whole_deck
from serai.games.great_western_trail.state import Trail, permanent
from serai.games.great_western_trail.vocabulary import BUY, COPY, HIRE, TAKE, USE

AHEAD = 1
LEAVES = 24  # a move is judged by what can be done where it ends: walk, stop, action, its object
SEARCH = Search(scale=12.0, turns=8, iterations=30, price=4, leaves=600, alone=True, at_sight=True)
LEVELS = {"hard": "careful:3x600", "expert": "ismcts:100"}

WEIGHTS = {
    # What things bring in the rest of a whole game, beyond their points.
    "dollar": 0.5,
    "cowboy": 12.0,  # the first one hired; cattle is cheaper for each of them
    "craftsman": 8.5,
    "engineer": 5.0,
    "fewer": 0.95,  # each further one of a kind brings so much of the one before
    "breeding": 2.0,  # a point of breeding value above 1, somewhere in the deck
    "grey": -0.8,  # a card of value 1, in the deck for ever
    "certificate": 0.9,
    "permanent": 4.0,  # a certificate that is never spent
    "token": 1.0,
    "rail": 0.6,  # a space of the engine
    "building": 3.5,
    "camp": 0.8,
    "hazard": 0.4,
    "objective": 0.5,  # in the deck: it may be met
    "disc aux": 1.0,  # cleared
    "disc cert_4": 1.5,
    "disc cert_6": 1.0,
    "disc step_left": 2.0,
    "disc step_right": 2.0,
    "disc hand_left": 4.0,
    "disc hand_right": 4.0,
    "city 0": -5.0,  # a disc there: links may follow
    "city 1": -1.5,
    "city 4": 0.5,
    "city 6": 1.5,
    "city 8": 2.5,
    "city 10": 4.0,
    "city 12": 6.0,
    "city 14": 5.0,
    "city 16": 2.0,
    "city 18": 0.0,
    # What matters until the next delivery.
    "in hand": 0.3,  # a point of breeding value shown in hand
    "aim": 0.5,  # the best city that the hand and all certificates reach, by the table below
    "near": 0.5,  # how much of that counts at the start of the trail; it grows to one more at its end
    "way": -2.5,  # a whole trail left behind: whoever hurries does less on the way
    "aim 0": -8.0,
    "aim 1": -3.0,
    "aim 4": -1.0,
    "aim 6": 1.0,
    "aim 8": 2.0,
    "aim 10": 4.0,
    "aim 12": 6.0,
    "aim 14": 7.0,
    "aim 16": 10.0,
    "aim 18": 12.0,
    # At the end.
    "last dollar": 0.04,  # five are a point already; a spare one is next to nothing
    "late": 4.0,  # the next delivery counts in full until this part of the game is left, as 1 / late
}
TUNED = {"ismcts": {"engineer": 8.0, "building": 5.6}}  # whoever thinks further makes more of these


def way(data: dict[str, Any]) -> dict[str, float]:
    """Space -> which part of the trail lies behind it, by neutral buildings."""
    following = {row["id"]: row["next"] for row in data["trail_space"]}
    neutral = {row["id"] for row in data["trail_space"] if row["kind"] == "neutral"}

    def ahead(space: str) -> float:
        return max([ahead(n) + (n in neutral) + 0.1 for n in following[space]], default=0.0)

    return {space: 1 - ahead(space) / ahead(data["trail"]["start"]) for space in following}


WAY = {"great-western-trail": way(FIRST), "great-western-trail-2": way(SECOND)}
VALUES = [row["value"] for row in SECOND["city"]]  # the same in both editions
MOST_WORKERS: int = SECOND["player_board"]["worker_row_length"]


def judge(w: Mapping[str, float]) -> Callable[[Trail, int], float]:
    """Points as they stand, and for the part of the game still to come what everything may bring, by these weights."""
    workers = [
        [w[kind] * sum([w["fewer"] ** i for i in range(n - 1)]) for n in range(MOST_WORKERS + 1)]
        for kind in ("cowboy", "craftsman", "engineer")
    ]
    herd = [0.0, w["grey"], *[w["breeding"] * more for more in range(1, 5)]]  # by breeding value
    discs = [w["disc aux" if name.startswith("aux") else f"disc {name}"] for name in DISCS]
    cities = [w[f"city {value}"] for value in VALUES]
    aims = [w[f"aim {value}"] for value in VALUES]
    dollar, certificate, lasting, token, rail = w["dollar"], w["certificate"], w["permanent"], w["token"], w["rail"]
    building, camp, hazard, objective, last = w["building"], w["camp"], w["hazard"], w["objective"], w["last dollar"]
    in_hand, aiming, near, hurry, late = w["in hand"], w["aim"], w["near"], w["way"], w["late"]

    def worth(table: Trail, seat: int) -> float:
        me, rules = table.players[seat], table.rules
        left = 0.0 if table.ender != NOBODY else 1 - min(table.token_row + 1, ROWS) / ROWS
        values, certificates, masters = rules.values, TRACK[me.certificates], permanent(table, seat)
        later = (
            dollar * me.cash
            + sum([row[n] for row, n in zip(workers, me.workers, strict=True)])
            + sum([herd[values[card]] for card in whole_deck(me) if card < OBJECTIVE])
            + certificate * certificates
            + lasting * masters
            + token * me.tokens
            + rail * me.engine
            + sum([value for disc, value in enumerate(discs) if me.cleared >> disc & 1])
            + building * table.owners.count(seat)
            + camp * sum(me.camps)
            + hazard * len(me.hazards)
            + objective * me.objectives
            + sum([cities[city] for city in me.cities])
        )
        shown = breeding_value(table, me.hand)
        reach, repeatable = shown + certificates + masters, rules.repeatable
        aim = max([aims[c] for c in range(CITIES) if VALUES[c] <= reach and (repeatable[c] or c not in me.cities)])
        behind = WAY[table.setup.game.id][rules.spaces[me.herder]] if me.herder != NOWHERE else 0.0
        soon = in_hand * shown + aiming * aim * (near + behind) + hurry * behind
        return score(table, seat).total + later * left + last * me.cash + soon * min(1.0, left * late)

    return worth


def usual(table: Trail) -> int:
    """What is done without thinking: the main action of a place, and the best that it gives; else the first option, which is
    to pass or to discard the cheapest card."""
    step, options = table.stack[-1], table.options
    if table.aside:
        return options[0]
    if isinstance(step, UseLocation):
        main = [a for a in options if USE <= a < COPY and not step.effect(table, a - USE).discards]
        return (main or options)[0]
    key = USUAL.get(type(step))
    return max(options, key=lambda a: key(table, a)) if key and options[0] != PASS else options[0]


def cheapness(table: Trail, action: int) -> tuple[int, int]:
    """The more cowboys a purchase takes, the less it costs; to reveal cards comes last (GWT-9.13)."""
    offer = table.rules.offers[action - BUY]
    return (offer.cowboys, -offer.dollars) if offer and offer.n else (0, 0)


USUAL: dict[type, Callable[[Trail, int], Any]] = {
    BuyCattle: cheapness,
    Hire: lambda table, action: (-((action - HIRE) % KINDS), -action),  # cowboys first, from the upper rows
    TakeHazard: lambda table, action: table.rules.hazard_vp[table.tiles[action - TAKE]],
    **dict.fromkeys((PickCattle, Build, TakeCamp, GoForward, Deliver), lambda table, action: action),  # the last is the best
}


def moment(table: Trail) -> int:
    """In the solo game nobody else ever chooses: the turn is over when its number changes (GWT-18.6, GWT-18.14)."""
    return table.turn


def opinion(dice: Dice) -> Callable[[Trail, int], float]:
    """All bots judge alike."""
    return judge(WEIGHTS)
