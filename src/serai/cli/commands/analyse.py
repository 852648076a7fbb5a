"""serai analyse"""

from __future__ import annotations

import argparse

from serai.bots.analysis import decisions, outcome, turning
from serai.bots.evaluation import evaluation
from serai.catalogue import find
from serai.cli.arguments import add_json, whole_number
from serai.cli.explain import seat_names
from serai.cli.files import print_json, read_text, write_text
from serai.cli.progress import progress
from serai.engine.log import read, replay
from serai.lab.charts import bands
from serai.words import Speaker


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("log", metavar="FILE", help="the log of a finished game; - reads standard input")
    sub.add_argument(
        "--iterations",
        type=whole_number(1),
        metavar="N",
        help="search iterations for each decision (default: what suits the game)",
    )
    sub.add_argument("--chart", metavar="FILE", help="draw the chances over the whole game as SVG")
    add_json(sub)


def main(args: argparse.Namespace) -> int:
    record = read(read_text(args.log), find)
    end = replay(record)
    iterations = args.iterations or evaluation(record.setup.game).search.iterations
    rows = list(progress(decisions(record, iterations), len(record.lines), "decisions"))
    names = seat_names(Speaker(record.setup.game, "en", "terminal"), end, record.seats)[: record.setup.players]
    moments, final = turning(rows), outcome(end)
    if args.chart:
        title = f"{record.setup.game.title('en')}, {len(rows)} decisions"
        write_text(args.chart, bands(title, names, [*[row["chances"] for row in rows], final], moments))
    if args.json:
        print_json(
            {
                "game": record.setup.game.id,
                "seats": names,
                "iterations": iterations,
                "decisions": rows,
                "outcome": final,
                "turning_points": [row["decision"] for row in moments],
            }
        )
        return 0
    wide = max(len(name) for name in names)
    print(f"{len(rows)} decisions of {record.setup.game.id}; its turning points:")
    for row in moments:
        chance = row["chances"][row["seat"]]
        figures = f"{chance:>6.1%} {-row['loss']:>+7.1%}"
        print(f"{row['decision']:>5}  {names[row['seat']]:<{wide}} {figures}  {row['played']} (better: {row['best']})")
    winners = [name for name, share in zip(names, final, strict=True) if share]
    print(f"won by {' and '.join(winners) or 'the automaton'}")
    return 0
