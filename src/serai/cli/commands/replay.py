"""serai replay"""

from __future__ import annotations

import argparse

from rich.console import Console

from serai.cli.arguments import add_json, add_language, whole_number
from serai.cli.explain import score_sheet, seat_names, verdict
from serai.cli.files import print_json
from serai.cli.own_figures import add_data, read_log
from serai.engine.errors import SeraiError
from serai.engine.match import Match
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
    add_language(sub)
    add_data(sub)
    add_json(sub)


def main(args: argparse.Namespace) -> int:
    record = read_log(args.log)
    match = Match.resume(record)
    s, game = match.state, record.setup.game
    words = Speaker(game, args.language, "terminal")
    names = words.seats = seat_names(words, s, record.seats)
    if args.seat is not None and args.seat not in range(record.setup.players):
        raise SeraiError(f"--seat must be a seat of this game, 0 to {record.setup.players - 1}, not {args.seat}")
    heard = [event.seen_by(args.seat) if args.seat is not None else event.in_the_open() for event in match.told]
    story = [line for _, line, _ in words.story(heard, game.observe(s, args.seat))]
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
    console = Console(markup=False, highlight=False)
    console.print(score_sheet(words, scores))
    if s.options:
        waiting = words.listed([names[q] for q in s.waiting()])
        print(words.say("not-over", count=len(record.lines), who=waiting))
    else:
        print("\n".join(verdict(words, scores)))
    return 0
