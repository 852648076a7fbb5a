"""Many games between bots, on several processes or machines; the results do not depend on their number."""

from __future__ import annotations

import itertools
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from serai.bots import Bot, Decision, make_bot
from serai.catalogue import find
from serai.engine.errors import BadSetup, SeraiError
from serai.engine.game import Seed, Setup
from serai.engine.log import Record
from serai.engine.score import winners
from serai.engine.state import State

CHUNK = 4  # games per task
AHEAD = 4  # queued tasks per worker

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class Plan:
    """Games to be played: which game, by which bots, from which seed."""

    game: str
    players: int
    options: Mapping[str, object]
    bots: tuple[str, ...]
    seed: Seed

    def checked(self) -> Setup:
        """The set-up, once everything about the plan has been checked."""
        setup = find(self.game).setup(self.players, self.options)
        if len(self.bots) != self.players:
            raise BadSetup(f"{self.players} players need {self.players} bots, not {len(self.bots)}: name one for each seat")
        for name in self.bots:
            make_bot(name, setup.game, self.seed)
        return setup


@dataclass(frozen=True)
class Played:
    """One finished game."""

    digest: str  # of its log
    decisions: int
    points: list[int]
    winners: list[int]


def seated(setup: Setup, seed: Seed, bots: Sequence[str]) -> list[Bot]:
    """The bots of one game by their names, each with its own dice."""
    return [make_bot(name, setup.game, f"{seed}/{seat}") for seat, name in enumerate(bots)]


def play(setup: Setup, seed: Seed, bots: Sequence[str]) -> tuple[State, Record]:
    """One game between bots."""
    return play_out(setup, seed, seated(setup, seed, bots))


def play_out(setup: Setup, seed: Seed, players: Sequence[Bot]) -> tuple[State, Record]:
    """One game between these bots."""
    s: State = setup.game.start(setup, seed)
    record = Record(setup, seed)
    while s.options:
        seat = s.player
        action = players[seat].choose(Decision(s, seat))
        record.add(seat, action)
        s.play(action)
    return s, record


def play_some(task: tuple[Plan, range]) -> list[Played]:
    """The games of a plan with these numbers."""
    plan, numbers = task
    setup = plan.checked()
    result = []
    for number in numbers:
        s, record = play(setup, f"{plan.seed}-{number}", plan.bots)
        result.append(summary(s, record))
    return result


def summary(s: State, record: Record) -> Played:
    """What is kept of a finished game."""
    scores = s.setup.game.scores(s)
    digest = sha256(record.write(s).encode()).hexdigest()
    return Played(digest, len(record.lines), [score.total for score in scores], winners(scores))


class Submit(Protocol):
    """Submits a task; the future holds its result."""

    def __call__(self, work: Callable[[T], R], task: T, /) -> Future[R]: ...


@dataclass(frozen=True)
class Crew:
    """Who does the work: `hands` workers in parallel, and how to give them a task.  Without `submit` it is done here."""

    hands: int = 1
    submit: Submit | None = None


ALONE = Crew()


def one_processor_each() -> None:
    """For this process, before it loads a network, and those that it starts from now on: they would use all processors for
    every small product, and hinder each other."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@contextmanager
def processes(jobs: int) -> Iterator[Crew]:
    """A crew of processes on this machine; one alone is this process."""
    one_processor_each()
    if jobs == 1:
        yield ALONE
        return
    with workers(jobs) as submit:
        yield Crew(jobs, submit)


@contextmanager
def workers(number: int) -> Iterator[Submit]:
    """Processes beside this one.  Ctrl-C is this one's to handle."""
    one_processor_each()
    with ProcessPoolExecutor(number, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield pool.submit
        except BrokenProcessPool:
            raise SeraiError("a worker process was killed from outside: try again with fewer of them") from None


def in_order(work: Callable[[T], R], tasks: Iterable[T], crew: Crew, stop: Callable[[], bool]) -> Iterator[R]:
    """The results of all tasks, in order.  Once `stop()` is true, tasks in progress are still finished and returned."""
    going_on = itertools.takewhile(lambda _: not stop(), tasks)
    if crew.submit is None:
        yield from map(work, going_on)
        return
    waiting: deque[Future[R]] = deque()
    try:
        for task in going_on:
            waiting.append(crew.submit(work, task))
            if len(waiting) >= crew.hands * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            if stop():
                cancel(waiting)
            if waiting[0].cancelled():
                return
            yield waiting.popleft().result()
    finally:
        cancel(waiting)  # their results are no longer needed


def cancel(waiting: Sequence[Future[R]]) -> None:
    """Cancel tasks that have not started; the last ones first, so that the finished ones have no gap."""
    for future in reversed(waiting):
        future.cancel()


@dataclass
class Tally:
    """The results, added up: its size does not grow with the number of games."""

    plan: Plan
    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    wins: list[float] = field(default_factory=list)  # by seat; a shared victory is divided
    points: list[int] = field(default_factory=list)
    sum: Any = field(default_factory=sha256)

    def add(self, played: Played) -> None:
        if not self.games:
            self.wins, self.points = [0.0] * len(played.points), [0] * len(played.points)  # an automaton has a score too
            self.shortest = played.decisions
        self.games += 1
        self.decisions += played.decisions
        self.shortest = min(self.shortest, played.decisions)
        self.longest = max(self.longest, played.decisions)
        for seat in played.winners:
            self.wins[seat] += 1 / len(played.winners)
        for seat, points in enumerate(played.points):
            self.points[seat] += points
        self.sum.update(bytes.fromhex(played.digest))

    def row(self, seats: list[int]) -> dict[str, float]:
        """Wins and mean score of some seats together."""
        n = max(1, self.games)
        wins = sum(self.wins[seat] for seat in seats) if self.games else 0.0
        points = sum(self.points[seat] for seat in seats) if self.games else 0
        return {"wins": round(wins, 3), "win_rate": round(wins / n, 4), "mean_score": round(points / n / len(seats), 3)}

    def report(self) -> dict[str, Any]:
        plan = self.plan
        by_bot = {name: [seat for seat, bot in enumerate(plan.bots) if bot == name] for name in sorted(set(plan.bots))}
        return {
            "game": plan.game,
            "players": plan.players,
            "options": dict(plan.checked().options),
            "seed": str(plan.seed),
            "bots": list(plan.bots),
            "games": self.games,
            "decisions": self.decisions,
            "game_length": {
                "shortest": self.shortest,
                "mean": round(self.decisions / max(1, self.games), 2),
                "longest": self.longest,
            },
            "by_seat": [{"seat": seat, "bot": plan.bots[seat], **self.row([seat])} for seat in range(plan.players)],
            "by_bot": {name: {"seats": seats, **self.row(seats)} for name, seats in by_bot.items()},
            "log_sha256": self.sum.hexdigest(),
        }


def simulate(plan: Plan, games: int, crew: Crew = ALONE, stop: Callable[[], bool] = lambda: False) -> Iterator[Played]:
    """All games of a plan, in order."""
    plan.checked()
    chunk = 1 if crew.hands == 1 else CHUNK
    chunks = ((plan, range(first, min(first + chunk, games))) for first in range(0, games, chunk))
    for some in in_order(play_some, chunks, crew, stop):
        yield from some
