"""How many games have been checked by the laws: the runs that are kept, and the page that tells of them."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from functools import cache
from time import process_time
from typing import Any

from serai.catalogue import find
from serai.engine.game import Setup
from serai.engine.laws import Broken, check_game, check_lightly, setups

CHUNK = 200  # light games per task: together they take as long as some full ones

HEAD = """# Laws, and how many games have been checked

Every game has to obey the [laws of the engine](design.md#laws) on random play. `serai laws GAME` checks all of them at every
decision of a game. `serai laws GAME --light` checks those that cost little, in about 1.5 times the time of random play:
options are distinct, and all of them are answered; no dead end and no other error; copies are equal and independent; each card
is in exactly one place; the game ends and its points are counted. Copies, cards and answers are checked at a few random moments
of each game, the cards also at its end.

Game number n has the seed n and the set-up n modulo the number of set-ups: all player counts with all choices of the options,
shuffled. So a run is repeated by its first number and its number of games. A game that breaks a law would be written as a log.

This page is written by `serai laws GAME --games N --docs docs`, which also keeps the run in [laws.jsonl](laws.jsonl). Times are
processor time for one game.

| game | rules | laws | games | numbers | set-ups | decisions | shortest | longest | build | ms a game |
|---|---|---|---|---|---|---|---|---|---|---|
"""

TAIL = """
For many more, on a machine with 64 processors and the compiled build (`make fast`):

    for game in san-juan great-western-trail great-western-trail-2 mombasa western-legends; do
        .fast/bin/serai laws $game --light --games 2000000 --jobs 64 --docs docs
        .fast/bin/serai laws $game --games 2000 --jobs 64 --docs docs
    done
"""


@dataclass(frozen=True)
class Task:
    """Games to be checked, by their numbers."""

    game: str
    first: int
    games: int
    light: bool


@dataclass
class Found:
    """What came of some games.  `seconds` are of processor time."""

    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    seconds: float = 0.0
    broken: dict[str, Any] | None = None

    def add(self, other: Found) -> None:
        played = [found for found in (self, other) if found.decisions]
        self.shortest = min([found.shortest for found in played], default=0)
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.broken = self.broken or other.broken


@dataclass(frozen=True)
class Run:
    """One run that is kept."""

    game: str
    rules: int
    light: bool
    first: int
    games: int
    setups: int
    of_setups: int
    decisions: int
    shortest: int
    longest: int
    compiled: bool
    seconds: float

    @property
    def kind(self) -> tuple[object, ...]:
        """Runs of one kind can continue one another."""
        return (self.game, self.rules, self.light, self.compiled, self.of_setups)

    def line(self) -> str:
        """As it is kept."""
        return json.dumps(asdict(self)) + "\n"

    def row(self) -> str:
        """As the page shows it."""
        numbers = f"{self.first:,} to {self.first + self.games - 1:,}"
        setups = f"{self.setups:,} of {self.of_setups:,}" if self.setups < self.of_setups else f"all {self.of_setups:,}"
        milliseconds = 1000 * self.seconds / self.games
        columns = [
            self.game,
            str(self.rules),
            "light" if self.light else "all",
            f"{self.games:,}",
            numbers,
            setups,
            f"{self.decisions:,}",
            f"{self.shortest:,}",
            f"{self.longest:,}",
            "compiled" if self.compiled else "plain",
            f"{milliseconds:.1f}",
        ]
        return f"| {' | '.join(columns)} |"


@cache
def setups_of(game_id: str) -> list[Setup]:
    return setups(find(game_id))


def tasks(game_id: str, first: int, games: int, light: bool) -> list[Task]:
    """A run in parts."""
    size, end = CHUNK if light else 1, first + games
    return [Task(game_id, number, min(size, end - number), light) for number in range(first, end, size)]


def check(task: Task) -> Found:
    """Play and check these games, up to the first that breaks a law."""
    found, kinds = Found(), setups_of(task.game)
    for number in range(task.first, task.first + task.games):
        setup, start = kinds[number % len(kinds)], process_time()
        one = Found(games=1)
        try:
            one.decisions = check_lightly(setup, number) if task.light else check_game(setup, number)
        except Broken as broken:
            about = {"number": number, "players": setup.players, "options": dict(setup.options)}
            one.broken = {"law": broken.law, **about, "log": broken.log}
        one.shortest = one.longest = one.decisions
        one.seconds = process_time() - start
        found.add(one)
        if found.broken:
            break
    return found


def read_runs(text: str) -> list[Run]:
    """The runs that were kept."""
    return [Run(**json.loads(line)) for line in text.splitlines()]


def joined(runs: list[Run]) -> list[Run]:
    """In the order of the page.  Runs that continue one another are one; what was played again counts once."""
    found: list[Run] = []
    for run in sorted(runs, key=lambda run: (run.light, run.game, run.rules, run.compiled, run.first)):
        last = found[-1] if found and found[-1].kind == run.kind else None
        if last and run.first + run.games <= last.first + last.games:
            continue
        if last and last.first + last.games == run.first:
            games = last.games + run.games
            found[-1] = replace(
                last,
                games=games,
                setups=min(games, last.of_setups),
                decisions=last.decisions + run.decisions,
                shortest=min(last.shortest, run.shortest),
                longest=max(last.longest, run.longest),
                seconds=last.seconds + run.seconds,
            )
        else:
            found.append(run)
    return found


def document(runs: list[Run]) -> str:
    """The page of these runs."""
    rows = joined(runs)
    full, light = [sum([run.games for run in rows if run.light == kind]) for kind in (False, True)]
    total = f"\nIn all {light:,} games by the light laws and {full:,} by all laws. No law was broken in any of them.\n"
    return HEAD + "".join([f"{run.row()}\n" for run in rows]) + total + TAIL
