"""serai arena"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from serai.cli.common import (
    add_options,
    append_text,
    complain,
    one_line,
    print_json,
    read_options,
    read_text,
    split,
    stoppable,
    whole_number,
    write_text,
)
from serai.cli.jobs import add_crew, hired
from serai.cli.progress import progress
from serai.engine.errors import BadSetup, SeraiError
from serai.lab.arena import Arena, Result, Table, contest, read_results, tables, write_result
from serai.lab.charts import intervals


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("game", metavar="GAME", nargs="?", help="id of a game, as 'serai games' lists them")
    sub.add_argument("--bots", default="", metavar="A,B,..", help="who is compared, such as random,medium or exec:./mybot")
    sub.add_argument("--against", metavar="BOT", help="who fills all other seats (default: the bots play each other)")
    sub.add_argument("--players", type=whole_number(1), default=4, metavar="N", help="how many seats (default 4)")
    sub.add_argument("--games", type=whole_number(1), default=400, metavar="N", help="games at most (default 400)")
    sub.add_argument(
        "--seed", type=one_line, default="1", help="number or word; the same seed gives the same deals (default 1)"
    )
    add_crew(sub)
    sub.add_argument("--all", action="store_true", help="play all games, even when the order is certain")
    sub.add_argument("--out", metavar="FILE", help="results file, a game a line; what it holds already is not played again")
    sub.add_argument("--merge", nargs="+", metavar="FILE", help="play nothing: show the results of these files together")
    sub.add_argument("--plot", metavar="FILE", help="draw rates and intervals as SVG")
    add_options(sub)
    sub.add_argument("--json", action="store_true", help="as JSON, for programs")


def main(args: argparse.Namespace) -> int:
    if args.merge:
        return merge(args)
    if not args.game or not args.bots:
        raise BadSetup("name a game and --bots to compare, or results files with --merge")
    arena = Arena(args.game, args.players, read_options(args.option), tuple(split(args.bots)), args.against, args.seed)
    arena.checked()
    known = {result.key: result for result in (held(args.out) if args.out else [])}
    table = Table()
    with stoppable() as stop, hired(args) as crew:
        games = contest(arena, args.games, crew, known, lambda: stop() or (not args.all and table.certain()))
        for result in progress(games, args.games, args.game):
            if args.out and result.key not in known:
                append_text(args.out, write_result(result))
            table.add(result)
    if table.results:
        show([table], args)
    if stop.asked:
        where = f": --out {args.out} goes on from there" if args.out else ""
        complain(f"interrupted after {len(table.results)} of {args.games} games{where}")
        return 130
    return 0


def merge(args: argparse.Namespace) -> int:
    if args.game or args.bots or args.out:
        raise BadSetup("--merge only reads files: leave out the game, --bots and --out")
    found = tables(result for path in args.merge for result in read_results(read_text(path), path))
    if not found:
        raise SeraiError("these files hold no results: name others after --merge")
    show(found, args)
    return 0


def held(path: str) -> list[Result]:
    """What the results file holds.  What was cut off at its end by an interruption goes away."""
    text = read_text(path) if Path(path).exists() else ""
    found = read_results(text, path)
    if not text.endswith("\n"):
        write_text(path, text[: text.rfind("\n") + 1])
    append_text(path, "")  # now, not after the first game
    return found


# ---- What is shown ------------------------------------------------------------------------------


def show(found: list[Table], args: argparse.Namespace) -> None:
    reports = [table.report() for table in found]
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
    """A row a bot; below it, who did how well alone against whom."""
    wide = max(len(row["bot"]) for row in report["bots"]) + 2
    print(f"{'bot':<{wide}}{'games':>7}{'win rate':>10}{'95 %':>17}{'mean score':>17}{'rating':>15}{'ms':>10}")
    for row in report["bots"]:
        rating = f"{row['rating']:>9.1f} ± {row['rating_pm']:.1f}"
        print(f"{row['bot']:<{wide}}{counted(row)}{rating:>15}{row['ms']:>10.1f}")
    if len(report["pairs"]) > len(report["bots"]):
        for row in report["pairs"]:
            print(f"{row['bot']:<{wide}}{counted(row)}  alone against {row['against']}")
    print(f"fair share {report['fair_share']:.1%}; the order is {'certain' if report['certain'] else 'not certain'}")
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
