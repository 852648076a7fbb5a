"""serai play"""

from __future__ import annotations

import argparse
import io
import secrets
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from rich.console import Console

from serai.bots import BOTS, LEVELS, make_bot
from serai.catalogue import entries, find
from serai.cli.arguments import add_language, add_options, one_line, read_options, split
from serai.cli.own_figures import add_data, read_log
from serai.cli.terminal import HUMAN, TerminalGame, check_place
from serai.cli.typed import listed
from serai.engine.errors import BadSetup
from serai.engine.game import Game
from serai.engine.match import Match
from serai.engine.state import State

LONGEST_NAME = 20

# ---- Who plays ---------------------------------------------------------------------------------


def check_seats(game: Game[State], kinds: Sequence[str]) -> None:
    for kind in kinds:
        if kind != HUMAN and kind not in LEVELS and kind.partition(":")[0] not in BOTS:
            known = listed(list(dict.fromkeys([*LEVELS, *BOTS])), "or")
            raise BadSetup(f"unknown player {kind!r:.40} in --seats: choose from {HUMAN}, {known}")
        if kind != HUMAN:
            make_bot(kind, game, "")  # some bots cannot play every game


def check_people(people: Sequence[str], kinds: Sequence[str]) -> None:
    humans = list(kinds).count(HUMAN)
    if people and len(people) != humans:
        raise BadSetup(f"--names must have one name for each {HUMAN} seat: {humans}, not {len(people)}")
    if any(not name or not name.isprintable() or len(name) > LONGEST_NAME for name in people) or len(set(people)) < len(people):
        raise BadSetup(f"--names must be different names of 1 to {LONGEST_NAME} letters, such as Ali,Mina")


def default_seats(game: Game[State]) -> list[str]:
    """One person against two bots, or as many as the game allows."""
    players = max(game.players[0], min(3, game.players[-1]))
    return [HUMAN] + ["greedy"] * (players - 1)


def terminal_line(prompt: str) -> str:
    """A line from the keyboard, with editing; a line from a pipe is shown as if it were typed."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415
        try:
            return input(prompt)
        except (EOFError, KeyboardInterrupt):
            print()  # the next text starts on a new line
            raise
    line = sys.stdin.readline()
    print(prompt + line.rstrip("\n"), flush=True)
    if not line:
        raise EOFError
    return line


class Output(Console):
    """Standard output.  When it is closed, the command line handles that, not Rich."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


@contextmanager
def closing_interrupts() -> Iterator[None]:
    """Closing the window counts as an interrupt, so that the game is saved."""
    numbers = [number for name in ("SIGHUP", "SIGTERM") if (number := getattr(signal, name, None))]
    before = {number: signal.signal(number, signal.default_int_handler) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("game", nargs="?", metavar="GAME", help="id of a game ('serai games' lists them)")
    sub.add_argument("--seats", metavar="A,B,..", help=f"{HUMAN} or a bot for each seat (default {HUMAN},greedy,greedy)")
    sub.add_argument("--names", metavar="A,B,..", help="the names of the people, in the order of their seats")
    sub.add_argument("--seed", type=one_line, help="number or text (default: a random one, shown when the game is over)")
    add_options(sub)
    add_data(sub)
    add_language(sub)
    sub.add_argument("--resume", metavar="FILE", help="continue a saved game")
    sub.add_argument("--save", metavar="FILE", help="where to save the game (default: a new file, when you save or leave)")


def sit_down(args: argparse.Namespace) -> tuple[Match, list[str]]:
    """The match and its seats: a new one, or a saved one."""
    if args.resume:
        if args.seed or args.option:
            raise BadSetup("--resume cannot be combined with --seed or --option: the saved game has its own")
        match = Match.resume(read_log(args.resume))
        game = match.record.setup.game
        if args.game not in (None, game.id):
            raise BadSetup(f"{args.resume} is a game of {game.id}, not of {args.game}")
        kinds = split(args.seats) if args.seats else match.record.seats or default_seats(game)
        if len(kinds) != match.record.setup.players:
            raise BadSetup(f"the saved game has {match.record.setup.players} seats: name a player for each with --seats")
        if not args.seats and any(kind.startswith("exec:") for kind in kinds):  # the log may come from a stranger
            raise BadSetup("the saved game would run a program: if you trust it, name all players with --seats")
        check_seats(game, kinds)
        return match, kinds
    if not args.game:
        raise BadSetup(f"no game named: choose from {', '.join(entries())}, or continue a saved game with --resume FILE")
    game = find(args.game)
    kinds = split(args.seats) if args.seats else default_seats(game)
    check_seats(game, kinds)
    return Match(game.setup(len(kinds), read_options(args.option)), args.seed or secrets.token_hex(8)), kinds


def main(args: argparse.Namespace) -> int:
    match, kinds = sit_down(args)
    people = split(args.names) if args.names else []
    check_people(people, kinds)
    if args.save:
        check_place(args.save, match, args.save == args.resume)  # fail now rather than after the game
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    path = args.save or (None if args.resume == "-" else args.resume)
    console = Output(markup=False, highlight=False)
    game = TerminalGame(match, kinds, people, console, terminal_line, language=args.language, path=path)
    with closing_interrupts():
        return game.run()
