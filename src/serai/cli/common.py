"""What the commands share: files, progress, interrupts, words for arguments."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Any

from serai.engine.errors import BadSetup, SeraiError


def complain(message: str) -> None:
    """One line on standard error, whatever happens to it."""
    with suppress(OSError):
        print(f"serai: {' '.join(message.split())}", file=sys.stderr, flush=True)


def print_json(data: Any) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


def read_text(path: str) -> str:
    """A file's text; '-' is standard input."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text("utf-8")
    except OSError as error:
        raise SeraiError(f"{path} cannot be read ({error.strerror or error}): name a file that is there") from None
    except UnicodeDecodeError:
        raise SeraiError(f"{path} is no text: name a log or a save of Serai") from None


def write_text(path: str, text: str) -> None:
    """All of it or nothing: what the file held before stays until the new text is complete."""
    target = Path(path)
    try:
        handle, draft = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(draft).replace(target)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise SeraiError(f"{path} cannot be written ({error.strerror or error}): name a place where you may write") from None


def append_text(path: str, text: str) -> None:
    """At the end of a file, which may be new."""
    try:
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise SeraiError(f"{path} cannot be written ({error.strerror or error}): name a place where you may write") from None


def whole_number(least: int) -> Callable[[str], int]:
    """An argument type: a whole number from `least` on."""

    def read(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or len(text) > 9 or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r:.30} is no whole number from {least} on")
        return int(text)

    return read


def one_line(text: str) -> str:
    """An argument type: a seed, which stands in one line of a log."""
    if not text.strip() or text != text.strip() or not text.isprintable() or len(text) > 200:
        raise argparse.ArgumentTypeError("a seed is a number or a word of at most 200 characters")
    return text


def add_game(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("game", metavar="GAME", help="id of a game, as 'serai games' lists them")


def add_options(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as 'serai games' lists them; may be given several times",
    )


def read_options(pairs: list[str]) -> dict[str, object]:
    for pair in pairs:
        if "=" not in pair:
            raise BadSetup(f"--option {pair!r:.60} is no NAME=VALUE, such as expansion=true")
    return {name.strip(): value for name, _, value in (pair.partition("=") for pair in pairs)}


def split(names: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in names.split(",")]


class Stop:
    """The first interrupt asks to stop after what was begun; the second one interrupts."""

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
