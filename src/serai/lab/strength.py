"""The page about the strength of the levels: each plays one seat against three of the level below, those of today play
against the strongest of version 0.1, and four equals show how many points a level makes.

Results name bots and not levels, so they stay true when a level becomes another bot.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import mean, stdev
from typing import Any

from serai import __version__
from serai.bots import LEVELS, Decision, bot_of, make_bot
from serai.catalogue import find, own
from serai.engine.game import Game, Setup
from serai.engine.state import State
from serai.lab.arena import Arena, Result, Standings, Z, by_kind
from serai.lab.bench import compiled

PLAYERS = 4
SEED = "strength"
MANY = 400  # games of a level against the one below
OLD = {4: 24, 3: 24, 2: 24}  # by number of players: games against the strongest bot of version 0.1, which take long
OLD_EXPERT = {  # which was a search by the game's evaluation
    "san-juan": "ismcts:2000",
    "great-western-trail": "ismcts:100",
    "great-western-trail-2": "ismcts:100",
    "mombasa": "ismcts:60",
    "western-legends": "ismcts:1000",
}
EQUALS = 100  # games between four equals
MEASURED, APART = 30, 6  # decisions that are timed, and how many lie between two of them

Times = Mapping[str, Mapping[str, Mapping[str, float]]]
"""Milliseconds a decision: "plain" or "compiled" -> game -> bot."""


@dataclass(frozen=True)
class Equals(Arena):
    """One bot in all seats."""

    def checked(self) -> Setup:
        return find(self.game).setup(self.players, self.options)

    def games(self, number: int) -> Iterator[tuple[int, tuple[str, ...]]]:
        for deal in range(number):
            yield deal, self.bots * self.players


def arenas(game_id: str) -> list[tuple[Arena, int]]:
    """Who plays whom, and how many games."""
    game = find(game_id)
    bots = {level: bot_of(level, game) for level in LEVELS}
    rows: list[tuple[Arena, int]] = [
        (Arena(game_id, PLAYERS, {}, (bots[level],), bots[below], SEED), MANY) for below, level in pairwise(LEVELS)
    ]
    rows += [(Equals(game_id, PLAYERS, {}, (bots[level],), None, SEED), EQUALS) for level in LEVELS]
    strongest, old = bots[LEVELS[-1]], OLD_EXPERT[game_id]
    if strongest != old:
        rows += [(Arena(game_id, players, {}, (strongest,), old, SEED), games) for players, games in OLD.items()]
    return rows


# ---- Time a decision ----------------------------------------------------------------------------


def timed(game: Game[State], bot: str) -> float:
    """Milliseconds of processor time for a decision, over some decisions of a game between medium bots."""
    s = game.start(game.setup(PLAYERS, {}), "time")
    players = [make_bot("medium", game, seat) for seat in range(PLAYERS)]
    asked, choices = make_bot(bot, game, "time"), 0
    spent: list[float] = []
    while s.options and len(spent) < MEASURED:
        decision = Decision(s, s.player)
        choices += len(s.options) > 1
        if len(s.options) > 1 and choices % APART == 0:
            start = time.process_time()
            asked.choose(decision)
            spent.append(time.process_time() - start)
        s.play(players[s.player].choose(decision))
    return round(1000 * mean(spent), 2)


def measured(games: Sequence[Game[State]], before: Times) -> dict[str, dict[str, dict[str, float]]]:
    """The times of this build, beside those that are known."""
    build = "compiled" if compiled() else "plain"
    now = {game.id: {bot: timed(game, bot) for bot in bots_of(game)} for game in games}
    known = {name: {game: dict(bots) for game, bots in found.items()} for name, found in before.items()}
    return {**known, build: {**known.get(build, {}), **now}}


def bots_of(game: Game[State]) -> list[str]:
    return list(dict.fromkeys([*[bot_of(level, game) for level in LEVELS], OLD_EXPERT[game.id]]))


# ---- The page -----------------------------------------------------------------------------------


def chapter(game: Game[State], results: Sequence[Result], times: Times) -> list[str]:
    """A game's tables."""
    found = {standings.results[0].players: standings for standings in by_kind(results)}
    bots = {level: bot_of(level, game) for level in LEVELS}
    named = ", ".join([f"`{level}` is `{bot}`" for level, bot in bots.items() if level != bot])
    lines = [f"## {game.title('en')}", "", f"{named}.", ""]
    four = found.get(PLAYERS, Standings())
    lines += ["| level | against three | games | win rate | 95 % | mean score |", "|---|---|---:|---:|---:|---:|"]
    for below, level in pairwise(LEVELS):
        if row := pair(four, bots[level], bots[below]):
            lines.append(f"| {level} | {below} | {won(row)} | {row['mean_score']:.1f} ± {row['score_pm']:.1f} |")
    lines += ["", *against_the_old(game, found), *among_equals(game, four, times)]
    return lines


def pair(standings: Standings, bot: str, against: str) -> dict[str, Any] | None:
    found = standings.pairs.get((bot, against))
    return found.row() if found else None


def won(row: Mapping[str, Any]) -> str:
    return f"{row['games']} | {row['win_rate']:.1%} | {row['low']:.1%} to {row['high']:.1%}"


def against_the_old(game: Game[State], found: Mapping[int, Standings]) -> list[str]:
    strongest, old = LEVELS[-1], OLD_EXPERT[game.id]
    rows = [
        f"| {players} | {won(row)} | {1 / players:.0%} |"
        for players, standings in sorted(found.items(), reverse=True)
        if (row := pair(standings, bot_of(strongest, game), old))
    ]
    if not rows:
        return []
    head = f"`{strongest}` against the strongest bot of version 0.1 (`{old}`) in all other seats:"
    return [head, "", "| players | games | win rate | 95 % | fair share |", "|---:|---:|---:|---:|---:|", *rows, ""]


def among_equals(game: Game[State], standings: Standings, times: Times) -> list[str]:
    """Points between four of a level, its rating over all games with four players, and its time."""
    ratings = {row["bot"]: row for row in standings.report()["bots"]} if standings.results else {}
    lines = [
        "| level | games of four equals | mean score | winner's | rating | ms, compiled | ms, plain |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for level in LEVELS:
        bot = bot_of(level, game)
        games = [result for result in standings.results if set(result.bots) == {bot}]
        points = [mean(result.points[:PLAYERS]) for result in games]
        best = [float(max(result.points[:PLAYERS])) for result in games]
        rating = f"{ratings[bot]['rating']:.1f} ± {ratings[bot]['rating_pm']:.1f}" if bot in ratings else ""
        spent = [times.get(build, {}).get(game.id, {}).get(bot) for build in ("compiled", "plain")]
        shown = " | ".join(["" if ms is None else f"{ms:.1f}" for ms in spent])
        lines.append(f"| {level} | {len(games)} | {interval(points)} | {interval(best)} | {rating} | {shown} |")
    return [*lines, ""]


def interval(values: Sequence[float]) -> str:
    """A mean with its 95 % interval."""
    return f"{mean(values):.1f} ± {Z * stdev(values) / len(values) ** 0.5:.1f}" if len(values) > 1 else ""


def document(results: Mapping[str, Sequence[Result]], times: Times, base: float) -> str:
    """The whole page."""
    everyone = [result for found in results.values() for result in found]
    seconds = sum(ms * n for result in everyone for ms, n in zip(result.ms, result.decisions, strict=True)) / 1000
    build = "compiled" if compiled() else "plain"
    names = ", ".join(f"`{level}`" for level in LEVELS)
    lines = [
        "# How strong the bots are",
        "",
        f"Levels, weakest first: {names}. Each plays one seat against three bots of the level below; its fair share is"
        f" {1 / PLAYERS:.0%}.",
        "Every deal is played four times, once from each seat. All bots play the same on every machine; only times differ."
        " Intervals are 95 %: Wilson's for win rates, 1.96 standard errors for scores.",
        "Ratings are openskill's (Plackett-Luce) over all these games of four; they start at 25. Times are processor time for a"
        f" decision, the mean of {MEASURED} in a game between medium bots, each thought of anew: going on as one meant to is"
        " quicker.",
        "",
        f"Serai {__version__}, {platform.python_implementation()} {platform.python_version()}, {build};"
        f" calibration {base:.2f} us (a fixed piece of plain Python, also printed by `serai bench`, to compare machines by).",
        f"All bots together used {seconds / 60:.1f} minutes of one core for {len(everyone)} games.",
        "",
        "`make strength` writes this page from the results in `docs/strength/` and plays only missing games. For one row:",
        "",
        f"    serai arena san-juan --bots greedy --against careless --players {PLAYERS} --games {MANY} --seed {SEED} --all",
        "",
    ]
    for game in own():
        lines += chapter(game, results.get(game.id, []), times)
    return "\n".join(lines)
