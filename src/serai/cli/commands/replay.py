"""serai replay"""

from __future__ import annotations

import argparse

from serai.catalogue import find
from serai.cli.arguments import add_json, whole_number
from serai.cli.explain import seat_names
from serai.cli.files import print_json, read_text
from serai.engine.errors import SeraiError
from serai.engine.log import read
from serai.engine.match import Match
from serai.engine.names import ENGLISH
from serai.engine.score import winners
from serai.words import Speaker


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("log", metavar="FILE", help="a log written by Serai; - reads standard input")
    sub.add_argument(
        "--seat",
        type=whole_number(0),
        metavar="N",
        help="tell the story as this seat saw it, counted from 0 (default: with all secrets)",
    )
    add_json(sub)


def main(args: argparse.Namespace) -> int:
    record = read(read_text(args.log), find)
    match = Match.resume(record)
    s, game = match.state, record.setup.game
    names = seat_names(s, record.seats)
    if args.seat is not None and args.seat not in range(record.setup.players):
        raise SeraiError(f"--seat must be a seat of this game, 0 to {record.setup.players - 1}, not {args.seat}")
    heard = [event.seen_by(args.seat) if args.seat is not None else event.in_the_open() for event in match.told]
    lines = Speaker(game, ENGLISH, "terminal", names).story(heard, game.observe(s, args.seat))
    story = [f"-- {text} --" if heading else text for _, text, heading in lines]
    scores = game.scores(s)
    if args.json:
        print_json(
            {
                "game": game.id,
                "rules": record.rules,
                "players": record.setup.players,
                "options": dict(record.setup.options),
                "decisions": len(record.lines),
                "over": not s.options,
                "waiting": s.waiting(),
                "scores": [
                    {
                        "seat": i,
                        "total": score.total,
                        "ties": score.ties,
                        **dict(zip(game.categories, score.points, strict=True)),
                    }
                    for i, score in enumerate(scores)
                ],
                "winners": winners(scores) if not s.options else [],
                "story": story,
            }
        )
        return 0
    print("\n".join(story))
    print()
    width = max(len(name) for name in (*game.categories, "tie-break"))
    print(" " * width, *[f"{name:>12}" for name in names])
    for row, category in enumerate(game.categories):
        print(f"{category:<{width}}", *[f"{score.points[row]:>12}" for score in scores])
    print(f"{'total':<{width}}", *[f"{score.total:>12}" for score in scores])
    print(f"{'tie-break':<{width}}", *[f"{' '.join(map(str, score.ties)):>12}" for score in scores])
    if s.options:
        print(
            f"the game is not over: after {len(record.lines)} decisions it waits for {', '.join(names[q] for q in s.waiting())}"
        )
    else:
        print(f"won by {' and '.join(names[seat] for seat in winners(scores))}")
    return 0
