"""The command line.  Every mistake of a user is answered in one line, with status 2; an interrupt ends with status 130."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import NoReturn, Protocol, cast

from serai.cli.files import complain
from serai.engine.errors import SeraiError
from serai.extras import needed_by

COMMANDS = {
    "games": "list the games with their options",
    "serve": "open the table in the browser, for you, your friends and bots",
    "bots": "play the turns of bots at the tables of a PostgreSQL database, on any machine",
    "post": "run the clocks of the tables of a PostgreSQL database, send notices, delete what is old",
    "tables": "look after the stored tables: list, show, export, delete, check, back up, restore, move them",
    "play": "play in the terminal, against bots or with friends",
    "simulate": "play many games between bots",
    "dataset": "play many games between bots and store every decision in a Parquet file",
    "balance": "play many games between equal bots: who wins, by seat and by starting position",
    "arena": "play rated games between bots: which is stronger, and how certain that is",
    "strength": "measure the levels of all games and write docs/strength.md",
    "calibrate": "measure whether winning chances come true, correct them and write docs/calibration.md",
    "bot-check": "check a bot written in any language: handshake, answers, time",
    "analyse": "find the mistakes of a finished game, and every seat's chances at every decision",
    "learn": "train a network for a game",
    "curves": "write docs/training.md from the curves that 'serai learn' has kept",
    "tune": "search for better weights of a game's evaluation, by self-play",
    "laws": "check the laws of the engine on random games",
    "replay": "replay a log: check it, tell its story, show its scores",
    "rules": "read the numbered rules of a game",
    "bench": "measure speed and memory",
    "bench-vector": "measure the vector environment, in steps per second",
    "bench-table": "measure the table's server: latency, many tables at once, pages, memory, start",
    "stress": "play on many servers while processes are killed, and check that nothing is lost, doubled or told",
}

START = """\
Serai: modern board games exactly by their rulebooks.

  serai serve --open      the table in the browser, with friends and bots
  serai play san-juan     a game in the terminal
  serai games             all games and their options
  serai rules san-juan    the rules of a game
  serai --help            all commands

The table in the browser is a part of its own: pip install 'serai[table]'"""


class Command(Protocol):
    """A module of `serai.cli.commands`."""

    arguments: Callable[[argparse.ArgumentParser], None]
    main: Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """Answers a mistake in one line, without the whole usage."""

    def error(self, message: str) -> NoReturn:
        complain(f"{message} (see '{self.prog} --help')")
        sys.exit(2)


class ShowVersion(argparse.Action):
    """Looks the version up only when it is wanted: that takes longer than starting."""

    def __call__(self, *_: object) -> NoReturn:
        from serai import __version__  # noqa: PLC0415

        print(f"serai {__version__}")
        sys.exit(0)


def command(name: str) -> Command:
    return cast("Command", import_module(f"serai.cli.commands.{name.replace('-', '_')}"))


def parser(wanted: str | None) -> Parser:
    """The parser of all commands; only the module of the wanted one is imported, so that starting is quick."""
    top = Parser(prog="serai", description="Serai: modern board games exactly by their rulebooks.")
    top.add_argument("--version", action=ShowVersion, nargs=0, help="show the version and exit")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        sub = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        if name == wanted:
            command(name).arguments(sub)
    return top


def main(argv: list[str]) -> int:
    if not argv:
        print(START)
        return 0
    wanted = next((word for word in argv if not word.startswith("-")), None)
    try:
        with needed_by(f"serai {wanted}"):
            args = parser(wanted).parse_args(argv)
            for path, game in vars(args).get("data", []):
                from serai.cli.own_figures import try_out  # noqa: PLC0415  # the engine, which not every command needs

                try_out(path, game)
            status = command(args.command).main(args)
        sys.stdout.flush()
        return status
    except SeraiError as error:
        complain(str(error))
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: drop the rest
        complain("the output was closed before everything was written")
        return 2
    except KeyboardInterrupt:
        complain("interrupted")
        return 130


def run() -> NoReturn:
    sys.exit(main(sys.argv[1:]))
