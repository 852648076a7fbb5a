"""What the commands share on their command line: types of arguments, common options, interrupts."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from types import FrameType

from serai.engine.errors import BadSetup
from serai.engine.names import ENGLISH
from serai.words import LANGUAGES

DATABASE = "sqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME, or @FILE, which holds such an address"


def whole_number(least: int) -> Callable[[str], int]:
    """An argument type: a whole number, `least` or more."""

    def read(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or len(text) > 9 or int(text) < least:
            raise argparse.ArgumentTypeError(f"must be a whole number, {least} or more, not {text!r:.30}")
        return int(text)

    return read


def amount(unit: str) -> Callable[[str], float]:
    """An argument type: a number of seconds or days, 0 or more."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        if not 0 <= number < inf:
            raise argparse.ArgumentTypeError(f"must be a number of {unit}, 0 or more, not {text!r:.30}")
        return number

    return read


def one_line(text: str) -> str:
    """An argument type: a seed, which is written into one line of a log."""
    if not text.strip() or text != text.strip() or not text.isprintable() or len(text) > 200:
        raise argparse.ArgumentTypeError("must be a number or a text of at most 200 printable characters")
    return text


def add_log(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="warning",
        help="how much is logged, on standard error; info names every request and what happens at tables (default warning)",
    )
    sub.add_argument(
        "--log-format",
        choices=("json", "text"),
        default="",
        help="a log for programs (json) or for people (text; default on a terminal)",
    )


def add_game(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("game", metavar="GAME", help="id of a game ('serai games' lists them)")


def add_pace(sub: argparse.ArgumentParser, usual: float) -> None:
    sub.add_argument(
        "--pace",
        type=amount("seconds"),
        default=usual,
        metavar="SECONDS",
        help=f"pause between two moves of bots, where somebody watches (default {usual:g})",
    )


def add_players(sub: argparse.ArgumentParser, least: int = 1) -> None:
    sub.add_argument("--players", type=whole_number(least), default=4, metavar="N", help="number of players (default 4)")


def add_seed(sub: argparse.ArgumentParser, repeats: str) -> None:
    """`repeats`: what the same seed gives again."""
    sub.add_argument(
        "--seed", type=one_line, default="1", help=f"number or text; the same seed gives the same {repeats} (default 1)"
    )


def add_options(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game ('serai games' lists them); repeat it to set several",
    )


def add_language(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--language", choices=tuple(LANGUAGES), default=ENGLISH, help="language of everything that is said (default en)"
    )


def add_database(sub: argparse.ArgumentParser, default: str = "") -> None:
    """`default`: in words, which one is used if none is named; empty: one has to be named."""
    words = f"{DATABASE} (default: {default})" if default else DATABASE
    sub.add_argument("--database", type=address_of_database, default="", required=not default, metavar="URL", help=words)


def address_of_database(text: str) -> str:
    """An argument type: an address, or @FILE with an address in it, where others cannot read its password."""
    if not text.startswith("@"):
        return text
    try:
        return Path(text[1:]).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise argparse.ArgumentTypeError(f"cannot read {text[1:]} ({error}): name a file that holds an address") from None


def add_json(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--json", action="store_true", help="print JSON")


def read_options(pairs: list[str]) -> dict[str, object]:
    for pair in pairs:
        if "=" not in pair:
            raise BadSetup(f"--option must be NAME=VALUE, such as expansion=true, not {pair!r:.60}")
    return {name.strip(): value for name, _, value in (pair.partition("=") for pair in pairs)}


def split(names: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in names.split(",")]


class Stop:
    """The first interrupt asks a command to stop after the work in progress; the second one interrupts it."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self) -> bool:
        return self.asked

    def ask(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def stoppable() -> Iterator[Stop]:
    stop = Stop()
    before = signal.signal(signal.SIGINT, stop.ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
