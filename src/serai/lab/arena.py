"""The arena: which bot is stronger, and how certain that is.

Every deal (a seed) is played by each of its line-ups in every rotation of the seats, so that luck with cards and seats
affects all alike.  Line-ups are

- with a bot to play `against`: each bot alone against that one in all other seats;
- with fewer bots than seats: each bot alone against each other one in all other seats;
- otherwise: one per deal, drawn so that all bots play equally often.

Only bots that hold a single seat of a game are counted: each of them has a fair share of one seat.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, permutations
from math import gcd, sqrt
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from serai.bots import Bot, Decision, make_bot
from serai.bots.exec import ExecBot
from serai.catalogue import find
from serai.engine.chance import Dice
from serai.engine.errors import BadSetup, SeraiError
from serai.engine.figures import changed, mark
from serai.engine.game import Setup, Value
from serai.lab.simulate import Crew, in_order, play_out, seated

Z = 1.96  # standard errors on both sides of a 95 % interval
LEAST = 40  # counted games of each bot before the order can be certain


Key = tuple[object, ...]


@dataclass(frozen=True)
class Result:
    """One game, as a line of a results file."""

    game: str
    rules: int
    players: int
    options: dict[str, Value]
    seed: str
    deal: int
    bots: list[str]  # by seat, as all that follow
    points: list[int]
    places: list[int]  # 1 for winners; a bot that lost its seat comes last
    decisions: list[int]
    ms: list[float]  # per decision
    bad_answers: list[int]
    lost: list[bool]  # it crashed or hung, and another bot played on
    data: str = ""  # the mark of figures of one's own

    def __post_init__(self) -> None:
        seats = {len(row) for row in (self.bots, self.decisions, self.ms, self.bad_answers, self.lost)}
        scores = {len(self.points), len(self.places)}  # an automaton has a score too
        if seats != {self.players} or len(scores) > 1 or min(scores) < self.players or 1 not in self.places:
            raise ValueError("some seats lack figures")

    @property
    def kind(self) -> Key:
        """Results of one kind can be added up."""
        return kind_of(self.game, self.rules, self.players, self.options, self.data)

    @property
    def key(self) -> Key:
        """A game with a known key is not played again."""
        return key_of(self.kind, self.seed, self.deal, self.bots)

    @property
    def wins(self) -> list[float]:
        """By seat; a shared victory is divided."""
        return [(place == 1) / self.places.count(1) for place in self.places]


def key_of(kind: Key, seed: str, deal: int, bots: Sequence[str]) -> Key:
    return (*kind, seed, deal, *bots)


def kind_of(game: str, rules: int, players: int, options: Mapping[str, Value], data: str) -> Key:
    return (game, rules, players, data, *sorted(options.items()))


@dataclass(frozen=True)
class Arena:
    """Who plays what."""

    game: str
    players: int
    options: Mapping[str, object]
    bots: tuple[str, ...]
    against: str | None
    seed: str

    def checked(self) -> Setup:
        """The set-up, once everything about the arena has been checked."""
        setup = find(self.game).setup(self.players, self.options)
        if self.players < 2:
            raise BadSetup("an arena needs at least 2 players")
        if len(set(self.bots)) < len(self.bots):
            raise BadSetup(f"--bots names {max(self.bots, key=self.bots.count)} twice: name each bot once")
        if not self.against and len(self.bots) < 2:
            raise BadSetup("an arena needs two bots: name another one, or the one to play --against")
        if self.against in self.bots:
            raise BadSetup(f"{self.against} cannot play against itself: name it in --bots or in --against")
        for name in (*self.bots, *([self.against] if self.against else [])):
            make_bot(name, setup.game, self.seed)
        return setup

    def line_ups(self, deal: int) -> list[tuple[str, ...]]:
        """The line-ups of this deal, before seats are rotated."""
        rest = self.players - 1
        if self.against:
            return [(bot, *[self.against] * rest) for bot in self.bots]
        if len(self.bots) < self.players:
            return [(bot, *[other] * rest) for bot, other in permutations(self.bots, 2)]
        return [self.drawn(deal)]

    def drawn(self, deal: int) -> tuple[str, ...]:
        """A round of deals goes through all bots, in a random order, as often as needed to come out even: so all of them play
        equally often."""
        n = len(self.bots)
        turn, place = divmod(deal, n // gcd(n, self.players))
        order = list(range(n))
        Dice("arena", self.seed, turn).shuffle(order)
        return tuple(self.bots[order[(place * self.players + seat) % n]] for seat in range(self.players))

    def games(self, number: int) -> Iterator[tuple[int, tuple[str, ...]]]:
        """The first games, in order: the deal, and the bots by seat."""
        deal = played = 0
        while True:
            for line_up in self.line_ups(deal):
                for turn in range(self.players):
                    if played == number:
                        return
                    yield deal, line_up[turn:] + line_up[:turn]
                    played += 1
            deal += 1


class Timed:
    """A bot, and a clock that runs while it thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = self.slowest = 0.0

    def choose(self, decision: Decision) -> int:
        start = time.perf_counter()
        action = self.bot.choose(decision)
        seconds = time.perf_counter() - start
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        return action

    @property
    def ms(self) -> float:
        """A decision, on average."""
        return round(1000 * self.seconds / max(1, self.decisions), 3)


def play_one(task: tuple[Arena, int, tuple[str, ...]]) -> Result:
    arena, deal, bots = task
    setup, seed = arena.checked(), f"{arena.seed}-{deal}"
    players = [Timed(bot) for bot in seated(setup, seed, bots)]
    s, _ = play_out(setup, seed, players)
    scores = setup.game.scores(s)
    programs = [p.bot if isinstance(p.bot, ExecBot) else None for p in players]
    lost = [bool(program and program.lost) for program in programs]
    stayed = [not gone for gone in lost] + [True] * (len(scores) - len(lost))  # a win by the substitute does not count for it
    keys = [(there, score.key()) for there, score in zip(stayed, scores, strict=True)]
    return Result(
        game=arena.game,
        rules=setup.game.rules_version,
        players=arena.players,
        options=dict(setup.options),
        seed=arena.seed,
        deal=deal,
        bots=list(bots),
        points=[score.total for score in scores],
        places=[1 + sum(other > key for other in keys) for key in keys],
        decisions=[p.decisions for p in players],
        ms=[p.ms for p in players],
        bad_answers=[program.bad_answers if program else 0 for program in programs],
        lost=lost,
        data=mark(changed(arena.game)),
    )


def contest(arena: Arena, games: int, crew: Crew, known: Mapping[Key, Result], stop: Callable[[], bool]) -> Iterator[Result]:
    """All games in order; known ones are not played again."""
    setup = arena.checked()
    kind = kind_of(arena.game, setup.game.rules_version, arena.players, setup.options, mark(changed(arena.game)))

    def found(deal: int, bots: Sequence[str]) -> Result | None:
        return known.get(key_of(kind, arena.seed, deal, bots))

    missing = ((arena, deal, bots) for deal, bots in arena.games(games) if not found(deal, bots))
    fresh = in_order(play_one, missing, crew, stop)
    for deal, bots in arena.games(games):
        result = found(deal, bots) or next(fresh, None)
        if result is None:  # it was stopped
            return
        yield result


# ---- Statistics ---------------------------------------------------------------------------------


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate: it stays between 0 and 1 and works for few games."""
    if not games:
        return 0.0, 1.0
    rate, z = wins / games, Z * Z / games
    middle, half = rate + z / 2, Z * sqrt(rate * (1 - rate) / games + z / games / 4)
    return max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z))


@dataclass
class Standing:
    """One bot, or one bot against another: its counted games, added up."""

    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    squares: float = 0.0

    def add(self, win: float, points: int) -> None:
        self.games += 1
        self.wins += win
        self.points += points
        self.squares += points * points

    def row(self) -> dict[str, Any]:
        """Win rate and mean score, with 95 % intervals."""
        n = max(1, self.games)
        low, high = wilson(self.wins, self.games)
        mean = self.points / n
        spread = sqrt(max(0.0, self.squares / n - mean * mean) * n / max(1, n - 1))
        return {
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_rate": round(self.wins / n, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "mean_score": round(mean, 2),
            "score_pm": round(Z * spread / sqrt(n), 2),
        }


@dataclass
class Care:
    """Time and failures of a bot, over all its seats."""

    decisions: int = 0
    ms: float = 0.0
    bad_answers: int = 0
    lost: int = 0

    def add(self, result: Result, seat: int) -> None:
        self.decisions += result.decisions[seat]
        self.ms += result.ms[seat] * result.decisions[seat]
        self.bad_answers += result.bad_answers[seat]
        self.lost += result.lost[seat]


@dataclass
class Standings:
    """Results of one kind, added up."""

    results: list[Result] = field(default_factory=list)
    standings: dict[str, Standing] = field(default_factory=dict)
    pairs: dict[tuple[str, str], Standing] = field(default_factory=dict)  # one bot in one seat against another in all others
    care: dict[str, Care] = field(default_factory=dict)

    def add(self, result: Result) -> None:
        self.results.append(result)
        for seat, bot in enumerate(result.bots):
            self.care.setdefault(bot, Care()).add(result, seat)
            if result.bots.count(bot) == 1:
                self.standings.setdefault(bot, Standing()).add(result.wins[seat], result.points[seat])
                others = sorted(set(result.bots) - {bot})
                if len(others) == 1:
                    self.pairs.setdefault((bot, others[0]), Standing()).add(result.wins[seat], result.points[seat])

    def ranking(self) -> list[str]:
        """The best first."""
        return sorted(self.standings, key=lambda bot: -self.standings[bot].wins / self.standings[bot].games)

    def certain(self) -> bool:
        """Whether the order is clear: neighbouring intervals do not overlap, and where one bot only filled the other seats none
        contains the fair share."""
        if not self.standings or min(standing.games for standing in self.standings.values()) < LEAST:
            return False
        fair = 1 / self.results[0].players
        intervals = [wilson(self.standings[bot].wins, self.standings[bot].games) for bot in self.ranking()]
        apart = all(low > high for (low, _), (_, high) in pairwise(intervals))
        return apart and (set(self.care) == set(self.standings) or not any(low <= fair <= high for low, high in intervals))

    def report(self) -> dict[str, Any]:
        first = self.results[0]
        skill = ratings(self.results)
        return {
            "game": first.game,
            "rules": first.rules,
            "players": first.players,
            "options": first.options,
            "games": len(self.results),
            "deals": len({(result.seed, result.deal) for result in self.results}),
            "fair_share": round(1 / first.players, 4),
            "certain": self.certain(),
            "bots": [
                {
                    "bot": bot,
                    **self.standings.get(bot, Standing()).row(),
                    "rating": round(skill[bot].mu, 2),
                    "rating_pm": round(Z * skill[bot].sigma, 2),
                    "decisions": self.care[bot].decisions,
                    "ms": round(self.care[bot].ms / max(1, self.care[bot].decisions), 2),
                    "bad_answers": self.care[bot].bad_answers,
                    "lost": self.care[bot].lost,
                }
                for bot in [*self.ranking(), *sorted(set(self.care) - set(self.standings))]
            ],
            "pairs": [{"bot": bot, "against": other, **self.pairs[bot, other].row()} for bot, other in sorted(self.pairs)],
        }


def ratings(results: Iterable[Result]) -> dict[str, PlackettLuceRating]:
    """Ratings by openskill (Plackett-Luce) from all places in every game.  Bots do not change over time, so the uncertainty
    never grows; a bot with several seats gets the mean of their updates."""
    model = PlackettLuce(tau=0.0)
    skill: dict[str, PlackettLuceRating] = {}
    for result in results:
        teams = [[skill.setdefault(bot, model.rating(name=bot))] for bot in result.bots]
        rated = model.rate(teams, ranks=[float(place) for place in result.places[: result.players]])
        for bot in set(result.bots):
            new = [team[0] for team, name in zip(rated, result.bots, strict=True) if name == bot]
            skill[bot] = model.rating(sum(one.mu for one in new) / len(new), sum(one.sigma for one in new) / len(new), name=bot)
    return skill


def by_kind(results: Iterable[Result]) -> list[Standings]:
    """The standings of each kind of game; a game that two files contain counts once."""
    kinds: dict[Key, Standings] = {}
    for result in {result.key: result for result in results}.values():
        kinds.setdefault(result.kind, Standings()).add(result)
    return list(kinds.values())


# ---- Results files: one game per line -----------------------------------------------------------

ONE = {"game": str, "data": str, "rules": int, "players": int, "seed": str, "deal": int}
ONE_A_SEAT = {"bots": str, "points": int, "places": int, "decisions": int, "ms": float, "bad_answers": int, "lost": bool}


def read_results(text: str, path: str) -> list[Result]:
    """The results in a file.  A last line that was cut off is ignored."""
    found = []
    for number, line in enumerate(text.split("\n")[:-1], 1):
        try:
            found.append(decoded(line))
        except ValueError as error:
            raise SeraiError(f"line {number} of {path} is not an arena result ({error}): name another file") from None
    return found


def decoded(line: str) -> Result:
    """A result from its line; a ValueError says what is wrong with it."""
    row = json.loads(line)
    if isinstance(row, dict):
        row.setdefault("data", "")  # results of 0.2 do not name it
    if not isinstance(row, dict) or row.keys() != {*ONE, "options", *ONE_A_SEAT}:
        raise ValueError("its fields are not those of a result")
    fine = type(row["options"]) is dict and all(isinstance(value, bool | int | str) for value in row["options"].values())
    fine &= all(type(row[name]) is kind for name, kind in ONE.items())
    fine &= all(type(row[name]) is list and {type(value) for value in row[name]} <= {kind} for name, kind in ONE_A_SEAT.items())
    if not fine:
        raise ValueError("its values are not those of a result")
    return Result(**row)


def write_result(result: Result) -> str:
    return json.dumps(vars(result), ensure_ascii=False, separators=(",", ":")) + "\n"
