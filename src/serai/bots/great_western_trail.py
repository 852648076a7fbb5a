"""What a state of Great Western Trail is worth to a seat, in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serai.bots.evaluation import AT_SIGHT, USUAL, Evaluation, Judgement, Search, Weights
from serai.engine.step import PASS
from serai.games.great_western_trail.actions import BuyCattle, Hire, PickCattle, TakeCamp, TakeHazard
from serai.games.great_western_trail.building import Build
from serai.games.great_western_trail.data import CITIES, DISCS, FIRST, KINDS, NOBODY, NOWHERE, OBJECTIVE, ROWS, SECOND, TRACK
from serai.games.great_western_trail.kansas import Deliver, breeding_value
from serai.games.great_western_trail.location import UseLocation
from serai.games.great_western_trail.railroad import GoForward
from serai.games.great_western_trail.scoring import score, whole_deck
from serai.games.great_western_trail.state import Trail, permanent
from serai.games.great_western_trail.vocabulary import BUY, COPY, HIRE, TAKE, USE

WEIGHTS = {
    # What things bring in the rest of a whole game, beyond their points.
    "dollar": 0.5,
    "cowboy": 12.0,  # the first one hired; cattle is cheaper for each of them
    "craftsman": 8.5,
    "engineer": 5.0,
    "fewer": 0.95,  # each further one of a kind brings this part of the one before
    "breeding": 2.0,  # a point of breeding value above 1, somewhere in the deck
    "grey": -0.8,  # a card of value 1, in the deck for good
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
    "way": -2.5,  # a whole trail left behind: those who hurry do less on the way
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

TUNED = {  # tuned by self-play, on games of both editions: for a bot whose network judges the end of its turn, too
    "dollar": 0.78, "cowboy": 27.6, "craftsman": 5.35, "engineer": 6.84, "fewer": 1.04, "breeding": 1.75,
    "certificate": 2.17, "permanent": 3.99, "token": 0.79, "rail": 0.86, "building": 8.15, "camp": 0.88, "hazard": 0.48,
    "objective": 0.57, "disc aux": 1.48, "disc cert_4": 1.05, "disc cert_6": 1.19, "disc step_left": 1.41,
    "disc step_right": 1.93, "disc hand_left": 4.29, "disc hand_right": 3.3, "city 0": -2.36, "city 1": -1.95,
    "city 4": 0.44, "city 6": 2.05, "city 8": 1.96, "city 10": 5.59, "city 12": 6.12, "city 14": 6.98, "city 16": 2.04,
    "city 18": -0.0055, "in hand": 0.12, "aim": 0.27, "near": 0.53, "way": -1.08, "aim 0": -7.88, "aim 1": -2.82,
    "aim 4": -0.83, "aim 6": 1.04, "aim 8": 1.7, "aim 10": 5.19, "aim 12": 6.14, "aim 14": 7.38, "aim 16": 9.55,
    "aim 18": 15.9, "last dollar": 0.018, "late": 2.71,
}  # fmt: skip

A_SPACE = 0.1  # of the way, where a neutral building is 1


def way(data: dict[str, Any]) -> dict[str, float]:
    """Space -> which part of the trail lies behind it, by neutral buildings."""
    following = {row["id"]: row["next"] for row in data["trail_space"]}
    neutral = {row["id"] for row in data["trail_space"] if row["kind"] == "neutral"}

    def ahead(space: str) -> float:
        return max([ahead(n) + (n in neutral) + A_SPACE for n in following[space]], default=0.0)

    return {space: 1 - ahead(space) / ahead(data["trail"]["start"]) for space in following}


WAY = {"great-western-trail": way(FIRST), "great-western-trail-2": way(SECOND)}
VALUES = [row["value"] for row in SECOND["city"]]  # the same in both editions
MOST_WORKERS: int = SECOND["player_board"]["worker_row_length"]


class TrailJudgement(Judgement[Trail]):
    """Points as they stand, and for the part of the game still to come what everything may bring, by these weights."""

    def __init__(self, w: Weights) -> None:
        self.workers = [
            [w[kind] * sum([w["fewer"] ** i for i in range(n - 1)]) for n in range(MOST_WORKERS + 1)]
            for kind in ("cowboy", "craftsman", "engineer")
        ]
        self.herd = [0.0, w["grey"], *[w["breeding"] * more for more in range(1, 5)]]  # by breeding value
        self.discs = [w["disc aux" if name.startswith("aux") else f"disc {name}"] for name in DISCS]
        self.cities = [w[f"city {value}"] for value in VALUES]
        self.aims = [w[f"aim {value}"] for value in VALUES]
        self.dollar, self.last_dollar, self.token, self.rail = w["dollar"], w["last dollar"], w["token"], w["rail"]
        self.certificate, self.permanent, self.building = w["certificate"], w["permanent"], w["building"]
        self.camp, self.hazard, self.objective = w["camp"], w["hazard"], w["objective"]
        self.in_hand, self.aim, self.near, self.way, self.late = w["in hand"], w["aim"], w["near"], w["way"], w["late"]

    def worth(self, s: Trail, seat: int) -> float:
        me = s.players[seat]
        left = 0.0 if s.ender != NOBODY else 1 - min(s.token_row + 1, ROWS) / ROWS
        later, soon = self.later(s, seat) * left, self.soon(s, seat) * min(1.0, left * self.late)
        return score(s, seat).total + later + self.last_dollar * me.cash + soon

    def later(self, s: Trail, seat: int) -> float:
        """What everything brings in the rest of a whole game."""
        me, values, herd, cities = s.players[seat], s.rules.values, self.herd, self.cities
        return (
            self.dollar * me.cash
            + sum([row[n] for row, n in zip(self.workers, me.workers, strict=True)])
            + sum([herd[values[card]] for card in whole_deck(me) if card < OBJECTIVE])
            + self.certificate * TRACK[me.certificates]
            + self.permanent * permanent(s, seat)
            + self.token * me.tokens
            + self.rail * me.engine
            + sum([value for disc, value in enumerate(self.discs) if me.cleared >> disc & 1])
            + self.building * s.owners.count(seat)
            + self.camp * sum(me.camps)
            + self.hazard * len(me.hazards)
            + self.objective * me.objectives
            + sum([cities[city] for city in me.cities])
        )

    def soon(self, s: Trail, seat: int) -> float:
        """What matters until the next delivery."""
        me, rules, aims = s.players[seat], s.rules, self.aims
        shown = breeding_value(s, me.hand)
        reach, repeatable = shown + TRACK[me.certificates] + permanent(s, seat), rules.repeatable
        aim = max([aims[c] for c in range(CITIES) if VALUES[c] <= reach and (repeatable[c] or c not in me.cities)])
        behind = WAY[s.setup.game.id][rules.spaces[me.herder]] if me.herder != NOWHERE else 0.0
        return self.in_hand * shown + self.aim * aim * (self.near + behind) + self.way * behind


class TrailEvaluation(Evaluation[Trail]):
    def judge(self, weights: Weights) -> TrailJudgement:
        return TrailJudgement(weights)

    def usual(self, s: Trail) -> int:
        """The main action of a place, and the best that it gives; else the first option, which is to pass or to discard the
        cheapest card."""
        step, options = s.stack[-1], s.options
        if s.aside:
            return options[0]
        if isinstance(step, UseLocation):
            main = [a for a in options if USE <= a < COPY and not step.effect(s, a - USE).discards]
            return (main or options)[0]
        key = PREFERENCES.get(type(step))
        return max(options, key=lambda a: key(s, a)) if key and options[0] != PASS else options[0]

    def moment(self, s: Trail) -> int:
        """In the solo game nobody else ever chooses: the turn is over when its number changes (GWT-18.6, GWT-18.14)."""
        return s.turn


def cheapness(s: Trail, action: int) -> tuple[int, int]:
    """The more cowboys a purchase takes, the less it costs; to reveal cards comes last (GWT-9.13)."""
    offer = s.rules.offers[action - BUY]
    return (offer.cowboys, -offer.dollars) if offer and offer.n else (0, 0)


PREFERENCES: dict[type, Callable[[Trail, int], Any]] = {  # by step: the option with the highest key is the usual one
    BuyCattle: cheapness,
    Hire: lambda s, action: (-((action - HIRE) % KINDS), -action),  # cowboys first, from the upper rows
    TakeHazard: lambda s, action: s.rules.hazard_vp[s.tiles[action - TAKE]],
    **dict.fromkeys((PickCattle, Build, TakeCamp, GoForward, Deliver), lambda s, action: action),  # the last is the best
}

EVALUATION = TrailEvaluation(
    WEIGHTS,
    Search(scale=12.0, turns=8, iterations=30, price=4, leaves=600, alone=True, mine=AT_SIGHT, theirs=USUAL),
    {"hard": "careful:3x600", "expert": "ismcts:100"},
    learned={"hard": "turns:1x24", "expert": "turns:1x6000"},
    leaves=24,  # a move is judged by what can be done where it ends: walk, stop, action, its object
    tuned={"ismcts": {"engineer": 8.0, "building": 5.6}, "turns": TUNED},  # a search makes more of engineers and buildings
)
