"""serai arena"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from serai.cli.arguments import add_json, add_options, add_players, add_seed, read_options, split, stoppable, whole_number
from serai.cli.files import append_text, complain, print_json, read_text, write_text
from serai.cli.jobs import add_jobs, crew_of
from serai.cli.own_figures import add_data
from serai.cli.progress import progress
from serai.engine.errors import BadSetup, SeraiError
from serai.lab.arena import Arena, Result, Standings, by_kind, contest, read_results, write_result
from serai.lab.charts import intervals


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("game", metavar="GAME", nargs="?", help="id of a game ('serai games' lists them)")
    sub.add_argument("--bots", default="", metavar="A,B,..", help="bots to compare, such as random,medium or exec:./mybot")
    sub.add_argument("--against", metavar="BOT", help="the bot in all other seats (default: the bots play each other)")
    add_players(sub)
    sub.add_argument("--games", type=whole_number(1), default=400, metavar="N", help="largest number of games (default 400)")
    add_seed(sub, "deals")
    add_jobs(sub)
    sub.add_argument("--all", action="store_true", help="play all games, even if the ranking is certain before")
    sub.add_argument(
        "--out", metavar="FILE", help="results file, one game per line; games that it already holds are not played again"
    )
    sub.add_argument("--merge", nargs="+", metavar="FILE", help="play nothing; show the results of these files together")
    sub.add_argument("--plot", metavar="FILE", help="draw win rates and intervals as SVG")
    add_options(sub)
    add_data(sub)
    add_json(sub)


def main(args: argparse.Namespace) -> int:
    if args.merge:
        return merge(args)
    if not args.game or not args.bots:
        raise BadSetup("nothing to compare: name a game and --bots, or results files with --merge")
    arena = Arena(args.game, args.players, read_options(args.option), tuple(split(args.bots)), args.against, args.seed)
    arena.checked()
    known = {result.key: result for result in (held(args.out) if args.out else [])}
    standings = Standings()
    with stoppable() as stop, crew_of(args) as crew:
        games = contest(arena, args.games, crew, known, lambda: stop() or (not args.all and standings.certain()))
        for result in progress(games, args.games, args.game):
            if args.out and result.key not in known:
                append_text(args.out, write_result(result))
            standings.add(result)
    if standings.results:
        show([standings], args)
    if stop.asked:
        where = f": --out {args.out} continues from there" if args.out else ""
        complain(f"interrupted after {len(standings.results)} of {args.games} games{where}")
        return 130
    return 0


def merge(args: argparse.Namespace) -> int:
    if args.game or args.bots or args.out:
        raise BadSetup("--merge only reads files: leave out the game, --bots and --out")
    found = by_kind(result for path in args.merge for result in read_results(read_text(path), path))
    if not found:
        raise SeraiError("these files contain no results: name results files after --merge")
    show(found, args)
    return 0


def held(path: str) -> list[Result]:
    """The results in a file.  A last line that an interruption cut off is removed."""
    text = read_text(path) if Path(path).exists() else ""
    found = read_results(text, path)
    if not text.endswith("\n"):
        write_text(path, text[: text.rfind("\n") + 1])
    append_text(path, "")  # fail now rather than after the first game
    return found


# ---- What is shown ------------------------------------------------------------------------------


def show(found: list[Standings], args: argparse.Namespace) -> None:
    reports = [standings.report() for standings in found]
    if args.plot:
        if len(reports) > 1:
            raise BadSetup("--plot draws one kind of game: merge files of the same game, players and options")
        write_text(args.plot, intervals(reports[0]))
    if args.json:
        print_json(reports if args.merge else reports[0])
        return
    for report in reports:
        print(f"{report['game']}, {report['players']} players: {report['games']} games, {report['deals']} deals")
        print_rows(report)


def print_rows(report: dict[str, Any]) -> None:
    """One row for each bot; below, each pair: one bot alone against another in all other seats."""
    wide = max(len(row["bot"]) for row in report["bots"]) + 2
    print(f"{'bot':<{wide}}{'games':>7}{'win rate':>10}{'95 %':>17}{'mean score':>17}{'rating':>15}{'ms':>10}")
    for row in report["bots"]:
        rating = f"{row['rating']:>9.1f} ± {row['rating_pm']:.1f}"
        print(f"{row['bot']:<{wide}}{counted(row)}{rating:>15}{row['ms']:>10.1f}")
    if len(report["pairs"]) > len(report["bots"]):
        for row in report["pairs"]:
            print(f"{row['bot']:<{wide}}{counted(row)}  alone against {row['against']}")
    print(f"fair share {report['fair_share']:.1%}; the ranking is {'certain' if report['certain'] else 'not certain'}")
    for row in report["bots"]:
        if row["bad_answers"] or row["lost"]:
            faults = f"gave {row['bad_answers']} bad answers and lost its seat in {row['lost']} games, which count as lost"
            print(f"{row['bot']} {faults}")


def counted(row: dict[str, Any]) -> str:
    if not row["games"]:
        return f"{0:>7}{'':>44}"
    low, high = f"{row['low']:.1%}", f"{row['high']:.1%}"
    score = f"{row['mean_score']:.2f} ± {row['score_pm']:.2f}"
    return f"{row['games']:>7}{row['win_rate']:>10.1%}{low:>8} to {high:>5}{score:>17}"
