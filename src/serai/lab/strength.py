"""The page about the strength of the levels: each plays one seat against three of the level below."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from itertools import pairwise

from serai import __version__
from serai.bots import LEVELS, bot_of
from serai.catalogue import find, own
from serai.engine.game import Game
from serai.engine.state import State
from serai.lab.arena import Arena, Result, by_kind
from serai.lab.bench import compiled

PLAYERS = 4
SEED = "strength"
GAMES = {"careful": 80, "ismcts": 40}  # by bot: these are slow
MANY = 200  # for all others


def arenas(game: str) -> list[tuple[Arena, int]]:
    """Each level against the one below, and the number of games."""
    rows = []
    for below, level in pairwise(LEVELS):
        bot = bot_of(level, find(game)).partition(":")[0]
        rows.append((Arena(game, PLAYERS, {}, (level,), below, SEED), GAMES.get(bot, MANY)))
    return rows


def chapter(game: Game[State], results: Sequence[Result]) -> list[str]:
    """A game's table."""
    lines = [
        f"## {game.title('en')}",
        "",
        f"`hard` is `{bot_of('hard', game)}` here, `expert` is `{bot_of('expert', game)}`.",
        "",
        "| level | against three | games | win rate | 95 % | mean score | ms a decision |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for standings in by_kind(results):
        care = standings.care
        rows = {(row["bot"], row["against"]): row for row in standings.report()["pairs"]}
        for below, level in pairwise(LEVELS):
            if row := rows.get((level, below)):
                lines.append(
                    f"| {level} | {below} | {row['games']} | {row['win_rate']:.1%} | {row['low']:.1%} to {row['high']:.1%}"
                    f" | {row['mean_score']:.1f} ± {row['score_pm']:.1f} | {care[level].ms / care[level].decisions:.1f} |"
                )
    return [*lines, ""]


def document(results: Mapping[str, Sequence[Result]], base: float) -> str:
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
        "",
        f"Serai {__version__}, {platform.python_implementation()} {platform.python_version()}, {build};"
        f" calibration {base:.2f} us (a fixed piece of plain Python, also printed by `serai bench`, to compare machines by).",
        f"All bots together used {seconds / 60:.1f} minutes of one core for {len(everyone)} games.",
        "",
        "`make strength` writes this page from the results in `docs/strength/` and plays only missing games. For one row:",
        "",
        f"    serai arena san-juan --bots medium --against easy --players {PLAYERS} --games {MANY} --seed {SEED} --all",
        "",
    ]
    for game in own():
        lines += chapter(game, results.get(game.id, []))
    return "\n".join(lines)
