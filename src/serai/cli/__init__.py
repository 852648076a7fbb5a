"""The command line.  Whatever a user does wrong is answered in one line; status 2, or 130 for an interrupt."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from types import ModuleType
from typing import NoReturn

from serai import __version__
from serai.cli.common import complain
from serai.engine.errors import SeraiError

COMMANDS = {
    "games": "list the games with their options",
    "serve": "open the table in the browser, for you, your friends and bots",
    "tables": "look after the stored tables: list, show, export, delete, replay them all",
    "play": "play in the terminal, against bots or with friends",
    "simulate": "let bots play many games against each other",
    "dataset": "let bots play many games and store every decision, as a Parquet file",
    "balance": "let equal bots play many games: who wins, by seat and by what a seat started with",
    "arena": "let bots play for ratings: who is stronger, and how certain that is",
    "strength": "measure the levels of all games and write it down, as docs/strength.md",
    "bot-check": "check a bot in any language: handshake, answers, time",
    "analyse": "what turned a finished game: every seat's chance at every decision",
    "tune": "look for better weights of a game's evaluation, by self-play",
    "laws": "check the laws of the engine on random play",
    "replay": "replay a log: check it, tell its story, count its scores",
    "rules": "read the numbered rules of a game",
    "bench": "measure speed and memory",
    "bench-vector": "measure the vector environment: steps a second",
    "bench-table": "measure the table's server: latency, many tables at once, pages, memory, start",
}


class Parser(argparse.ArgumentParser):
    """One line for a mistake, instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        complain(f"{message}; '{self.prog} --help' shows what is right")
        sys.exit(2)


def module(command: str) -> ModuleType:
    return import_module(f"serai.cli.commands.{command.replace('-', '_')}")


def parser(command: str | None) -> Parser:
    """The parser; of the commands only the one that is asked for is read, so that starting is quick."""
    top = Parser(prog="serai", description="Serai: modern board games exactly by their rulebooks.")
    top.add_argument("--version", action="version", version=f"serai {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        sub = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        if name == command:
            module(name).arguments(sub)
    return top


def main(argv: list[str]) -> int:
    command = next((word for word in argv if not word.startswith("-")), None)
    try:
        args = parser(command).parse_args(argv)
        status: int = module(args.command).main(args)
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
