"""The command line.  Whatever a user does wrong is answered in one line; status 2, or 130 for an interrupt."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from typing import NoReturn

from serai import __version__
from serai.cli.common import complain
from serai.engine.errors import SeraiError

COMMANDS = {
    "games": "list the games with their options",
    "serve": "open the table in the browser, for you, your friends and bots",
    "play": "play in the terminal, against bots or with friends",
    "simulate": "let bots play many games against each other",
    "balance": "let equal bots play many games: who wins, by seat and by what a seat started with",
    "tune": "look for better weights of a game's evaluation, by self-play",
    "laws": "check the laws of the engine on random play",
    "replay": "replay a log: check it, tell its story, count its scores",
    "rules": "read the numbered rules of a game",
    "bench": "measure speed and memory",
}


class Parser(argparse.ArgumentParser):
    """One line for a mistake, instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        complain(f"{message}; '{self.prog} --help' shows what is right")
        sys.exit(2)


def parser(command: str | None) -> Parser:
    """The parser; of the commands only the one that is asked for is read, so that starting is quick."""
    top = Parser(prog="serai", description="Serai: modern board games exactly by their rulebooks.")
    top.add_argument("--version", action="version", version=f"serai {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        sub = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        if name == command:
            import_module(f"serai.cli.{name}").arguments(sub)
    return top


def main(argv: list[str]) -> int:
    command = next((word for word in argv if not word.startswith("-")), None)
    try:
        args = parser(command).parse_args(argv)
        status: int = import_module(f"serai.cli.{args.command}").main(args)
        sys.stdout.flush()
        return status
    except SeraiError as error:
        complain(str(error))
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: the rest goes nowhere
        complain("the output was closed before everything was written")
        return 2
    except KeyboardInterrupt:
        complain("interrupted")
        return 130


def run() -> NoReturn:
    sys.exit(main(sys.argv[1:]))
