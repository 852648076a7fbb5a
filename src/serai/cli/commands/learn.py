"""serai learn: train a network for a game"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from rich.console import Console

from serai import __version__
from serai.catalogue import find
from serai.cli.arguments import add_game, whole_number
from serai.cli.files import append_text, write_text
from serai.engine.errors import SeraiError
from serai.extras import needed_by
from serai.lab.bench import calibration, compiled
from serai.lab.training import Measured, Run, write_measured, write_run

if TYPE_CHECKING:
    from serai.lab.learn import selfplay, turns

R = TypeVar("R")
OPPONENTS = ("medium", "hard")  # against whom the strength is measured
SAVE_EVERY = 60.0  # seconds of training: no more is lost if the machine stops


def arguments(sub: argparse.ArgumentParser) -> None:
    add_game(sub)
    number, none = whole_number(1), whole_number(0)
    workers = max(1, (os.cpu_count() or 2) - 1)
    sub.add_argument(
        "--way",
        choices=tuple(WAYS),
        default="policy",
        help="policy: learns each decision, for the bot 'learned'; turns: how to end a turn, for 'turns' (default policy)",
    )
    sub.add_argument("--folder", type=Path, default=Path("training"), help="for checkpoints and weights (default: training)")
    sub.add_argument("--resume", action="store_true", help="go on from the last checkpoint in the folder")
    sub.add_argument("--start", type=Path, metavar="FILE", help="weights to begin with")
    sub.add_argument(
        "--also", nargs="+", default=[], metavar="GAME", help="games with the same features, learned together (turns)"
    )
    sub.add_argument("--teacher", metavar="BOT", help="a bot that is imitated at first (policy)")
    sub.add_argument("--lessons", type=number, default=2000, metavar="N", help="games of the teacher (default 2000)")
    sub.add_argument("--workers", type=none, default=workers, metavar="N", help=f"processes that play (default {workers})")
    sub.add_argument("--checks", type=none, default=10, metavar="N", help="measurements on the way (default 10)")
    sub.add_argument("--duels", type=number, default=60, metavar="N", help="games of each measurement (default 60)")
    sub.add_argument(
        "--recipe",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        help="parts of the recipe that differ, e.g. decisions=20000000 seed=2; docs/lab.md names them all",
    )


def mixed(recipe: R, words: list[str]) -> R:
    """The recipe with what the command line changes."""
    usual: dict[str, Any] = {field.name: getattr(recipe, field.name) for field in fields(recipe)}  # type: ignore[arg-type]
    changes: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in usual:
            raise SeraiError(f"Unknown part of the recipe {name!r:.30}. Choose from: {', '.join(usual)}")
        try:
            changes[name] = type(usual[name])(value)
        except ValueError:
            raise SeraiError(f"Wrong value {value!r:.30} of {name}. Give a number like {usual[name]}.") from None
    return replace(recipe, **changes)  # type: ignore[type-var]


def main(args: argparse.Namespace) -> int:
    find(args.game)
    args.folder.mkdir(parents=True, exist_ok=True)
    return WAYS[args.way](args, Console(stderr=True))


def typed(args: argparse.Namespace) -> str:
    """The command that makes such a network anew."""
    teacher = f" --teacher {args.teacher} --lessons {args.lessons}" if args.teacher else ""
    start = f" --start {args.start.name}" if args.start else ""
    recipe = f" --recipe {' '.join(args.recipe)}" if args.recipe else ""
    also = f" --also {' '.join(args.also)}" if args.also else ""
    return f"serai learn {args.game} --way {args.way}{also} --workers {args.workers}{teacher}{start}{recipe}"


def curve_of(args: argparse.Namespace) -> str:
    """The file in which the strength on the way is kept."""
    return str(args.folder / f"{args.game}.{args.way}.jsonl")


def begin(training: selfplay.Training | turns.Training, unit: str, args: argparse.Namespace, console: Console) -> None:
    """A new training, or one that goes on; `unit`: what it counts."""
    if not args.resume and training.file.exists():
        raise SeraiError(f"{args.folder} already holds a training run. Continue it with --resume, or choose another --folder.")
    if args.resume:
        if not training.file.exists():
            raise SeraiError(f"No training run of {args.game} was found in {args.folder}. Start one without --resume.")
        training.resume()
    else:
        if args.start:
            training.begin(args.start)
        build = "compiled" if compiled() else "plain"
        run = Run(__version__, args.game, args.way, unit, typed(args), training.device, build, round(calibration(), 2))
        write_text(curve_of(args), write_run(run))
    console.print(f"{args.game} on {training.device}")


def counted(console: Console, what: str) -> Callable[[int], None]:
    """Says now and then how far it is."""

    def progress(n: int) -> None:
        if n & (n - 1) == 0 or n % 1000 == 0:
            console.print(f"  {n:,} {what}", highlight=False)

    return progress


def measure(args: argparse.Namespace, bot: str, done: int, seconds: float, console: Console) -> None:
    """How strong it is by now; its curve has it, too."""
    from serai.lab.learn.duel import duel  # noqa: PLC0415

    for level in OPPONENTS:
        found = duel(args.game, bot, level, args.duels, args.workers)
        console.print(f"  {found}", highlight=False)
        append_text(curve_of(args), write_measured(Measured(done, round(seconds, 1), *found)))


def follow(training: selfplay.Training | turns.Training, args: argparse.Namespace, console: Console, unit: str) -> int:
    """Train to the end, or to Ctrl-C; say how it goes, and now and then how strong it is by now."""
    console.print("Ctrl-C stops it, --resume continues")
    saved = training.seconds
    try:
        check = training.part + 1 / max(1, args.checks)
        for row in training.run():
            console.print(
                f"{row['seconds']:7.0f} s {int(row['done']):13,} {unit}  points {row['mean']:6.1f}"
                f" winner {row['best']:6.1f}  entropy {row['entropy']:.2f}  value error {row['value_error']:.3f}",
                highlight=False,
            )
            if training.seconds - saved >= SAVE_EVERY:
                training.save()
                saved = training.seconds
            if args.checks and training.part >= min(check, 1.0):
                check += 1 / args.checks
                training.save()
                measure(args, training.bot, training.done, training.seconds, console)
    except KeyboardInterrupt:
        training.save()
        console.print(f"Stopped after {training.done:,} {unit}; the checkpoint is in {args.folder}")
        return 130
    training.save()
    console.print(f"The weights are in {training.weights}")
    return 0


def learn_policy(args: argparse.Namespace, console: Console) -> int:
    with needed_by("serai learn"):
        from serai.lab.learn.selfplay import Recipe, Training  # noqa: PLC0415
        from serai.lab.learn.teacher import lessons  # noqa: PLC0415

    if args.also:
        raise SeraiError("--also trains editions together with --way turns: leave it out, or add that.")
    training = Training(args.game, mixed(Recipe(), args.recipe), args.workers, args.folder)
    begin(training, "decisions", args, console)
    if args.teacher and not args.resume:
        seen = lessons(args.game, args.teacher, args.lessons, args.workers, counted(console, "games of the teacher"))
        console.print(f"  {json.dumps(training.imitate(seen))}", highlight=False)
        training.save()
    return follow(training, args, console, "decisions")


def learn_turns(args: argparse.Namespace, console: Console) -> int:
    with needed_by("serai learn"):
        from serai.lab.learn.choices import Recipe  # noqa: PLC0415
        from serai.lab.learn.turns import Training  # noqa: PLC0415

    training = Training([args.game, *args.also], mixed(Recipe(), args.recipe), args.workers, args.folder)
    begin(training, "games", args, console)
    return follow(training, args, console, "games")


WAYS: dict[str, Callable[[argparse.Namespace, Console], int]] = {"policy": learn_policy, "turns": learn_turns}
