"""serai replay"""

from __future__ import annotations

import argparse

from serai.catalogue import find
from serai.cli.common import print_json, read_text
from serai.engine.errors import SeraiError
from serai.engine.log import read
from serai.engine.match import Match
from serai.engine.score import winners
from serai.engine.state import State


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("log", metavar="FILE", help="a log that Serai has written; - reads it from standard input")
    sub.add_argument(
        "--seat", type=int, metavar="N", help="tell the story as this seat (from 0) heard it; without it, all of it"
    )
    sub.add_argument("--json", action="store_true", help="as JSON, for programs")


def main(args: argparse.Namespace) -> int:
    record = read(read_text(args.log), find)
    match = Match.resume(record)
    s, game = match.state, record.setup.game
    names = seat_names(s, record.seats)
    if args.seat is not None and args.seat not in range(record.setup.players):
        raise SeraiError(f"there is no seat {args.seat}: this game has seats 0 to {record.setup.players - 1}")
    heard = [event.seen_by(args.seat) if args.seat is not None else event.in_the_open() for event in match.told]
    story = [line for line in (game.sentence(seen, names) for seen in heard) if line]
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


def seat_names(s: State, seats: list[str]) -> list[str]:
    """Who sits where; an automaton beyond the players has a name too."""
    game = s.setup.game
    automaton = game.names("en").get("automaton")
    names = [f"{seats[i]} {i}" if i < len(seats) else f"seat {i}" for i in range(s.setup.players)]
    return names + [automaton or f"seat {i}" for i in range(len(names), len(game.scores(s)))]
