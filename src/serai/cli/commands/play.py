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
from serai.catalogue import GAMES, find
from serai.cli.common import add_options, one_line, read_options, read_text, split
from serai.cli.terminal import HUMAN, Session, check_place
from serai.cli.words import listed
from serai.engine.errors import BadSetup
from serai.engine.game import Game
from serai.engine.log import read
from serai.engine.match import Match

LONGEST_NAME = 20

# ---- Setting the table -----------------------------------------------------------------------


def check_seats(game: Game, kinds: Sequence[str]) -> None:
    for kind in kinds:
        if kind != HUMAN and kind not in LEVELS and kind.partition(":")[0] not in BOTS:
            known = listed(list(dict.fromkeys([*LEVELS, *BOTS])), "or")
            raise BadSetup(f"nobody called {kind!r:.40} can sit down: a seat is {HUMAN}, {known}")
        if kind != HUMAN:
            make_bot(kind, game, "")  # some bots cannot play every game


def check_people(people: Sequence[str], kinds: Sequence[str]) -> None:
    humans = list(kinds).count(HUMAN)
    if people and len(people) != humans:
        raise BadSetup(f"--names gives {len(people)} names for {humans} people: name each {HUMAN} seat once")
    if any(not name or not name.isprintable() or len(name) > LONGEST_NAME for name in people) or len(set(people)) < len(people):
        raise BadSetup(f"--names has to give different names of 1 to {LONGEST_NAME} letters, such as Ali,Mina")


def default_seats(game: Game) -> list[str]:
    """One person against two bots, as far as the game allows."""
    players = max(game.players[0], min(3, game.players[-1]))
    return [HUMAN] + ["greedy"] * (players - 1)


def terminal_line(prompt: str) -> str:
    """A line from the keyboard, with editing; from a pipe, shown as if it were typed."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415
        try:
            return input(prompt)
        except (EOFError, KeyboardInterrupt):
            print()  # what is said next begins a line of its own
            raise
    line = sys.stdin.readline()
    print(prompt + line.rstrip("\n"), flush=True)
    if not line:
        raise EOFError
    return line


class Terminal(Console):
    """Standard output; that nobody reads it any more is the command line's to handle."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


@contextmanager
def closing_interrupts() -> Iterator[None]:
    """A closed window is an interrupt too: the game is saved."""
    numbers = [number for name in ("SIGHUP", "SIGTERM") if (number := getattr(signal, name, None))]
    before = {number: signal.signal(number, signal.default_int_handler) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("game", nargs="?", metavar="GAME", help="id of a game, as 'serai games' lists them")
    sub.add_argument("--seats", metavar="A,B,..", help=f"{HUMAN} or a bot for each seat (default {HUMAN},greedy,greedy)")
    sub.add_argument("--names", metavar="A,B,..", help="the names of the people, in the order of their seats")
    sub.add_argument("--seed", type=one_line, help="number or word; without it a fresh one, told when the game is over")
    add_options(sub)
    sub.add_argument("--language", choices=("en", "fa", "ru"), default="en", help="of the names of cards (default en)")
    sub.add_argument("--resume", metavar="FILE", help="go on with a game that was saved")
    sub.add_argument("--save", metavar="FILE", help="where the game is kept (default: a new file, when you save or leave)")


def sit_down(args: argparse.Namespace) -> tuple[Match, list[str]]:
    """The match and who sits at it: a new one, or one that was saved."""
    if args.resume:
        if args.seed or args.option:
            raise BadSetup("a saved game has its seed and its options already: leave --seed and --option out")
        match = Match.resume(read(read_text(args.resume), find))
        game = match.record.setup.game
        if args.game not in (None, game.id):
            raise BadSetup(f"{args.resume} is a game of {game.id}, not of {args.game}")
        kinds = split(args.seats) if args.seats else match.record.seats or default_seats(game)
        if len(kinds) != match.record.setup.players:
            raise BadSetup(f"the saved game has {match.record.setup.players} seats: say who takes each with --seats")
        if not args.seats and any(kind.startswith("exec:") for kind in kinds):  # a log may come from anybody
            raise BadSetup("the saved game wants to run a program: if you trust it, say who takes each seat with --seats")
        check_seats(game, kinds)
        return match, kinds
    if not args.game:
        raise BadSetup(f"name a game ({', '.join(GAMES)}), or a saved one with --resume FILE")
    game = find(args.game)
    kinds = split(args.seats) if args.seats else default_seats(game)
    check_seats(game, kinds)
    return Match(game.setup(len(kinds), read_options(args.option)), args.seed or secrets.token_hex(8)), kinds


def main(args: argparse.Namespace) -> int:
    match, kinds = sit_down(args)
    people = split(args.names) if args.names else []
    check_people(people, kinds)
    if args.save:
        check_place(args.save, match, args.save == args.resume)  # now, not after the game
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    path = args.save or (None if args.resume == "-" else args.resume)
    console = Terminal(markup=False, highlight=False)
    session = Session(match, kinds, people, console, terminal_line, language=args.language, path=path)
    with closing_interrupts():
        return session.run()
