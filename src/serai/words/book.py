"""Fluent messages of one game, or of none, in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from serai.engine.names import ENGLISH
from serai.words.languages import LANGUAGES

KEPT = 20_000  # sentences that are remembered: most are said again and again
COMMON = ("common", "table", "terminal")  # files of messages that belong to no game
PIECE = re.compile(r"[0-9A-Za-z]+(?:[.,:/@_-][0-9A-Za-z]+)*")  # a number, or something Latin: SJ-6.3, 7b, an address
LATIN = re.compile("[A-Za-z]")
ENTRY = re.compile(r"^(?=-?[a-z][\w-]* *=)", re.MULTILINE)  # where a message begins: what belongs to it is indented
NAMED = re.compile(r"\{\s*(-?[a-z][\w-]*)")  # another message inside one
CHAPTERS = ("", ".why", ".overview", ".lessons", ".sources")  # of a game: itself, refusals, overview, coach, figures


def files_of(language: str, part: str) -> list[Traversable]:
    """The messages of a part: one of `COMMON`, or the package of a game.  Games of other people bring their own files."""
    if part in COMMON:
        return [resources.files("serai.words") / language / f"{part}.ftl"]
    folder, name = beside(language, part)
    return [folder / f"{name}{chapter}.ftl" for chapter in CHAPTERS]


def beside(language: str, package: str) -> tuple[Traversable, str]:
    """Where a game has its texts in a language: the folder, and what their names begin with."""
    if package.startswith("serai.games."):
        return resources.files("serai.words") / language, package.rpartition(".")[2]
    return resources.files(package) / "words", language


@cache
def texts_of(language: str, part: str) -> dict[str, str]:
    """By id: the messages that this language has for a part, as they are written, in the order of the files."""
    return entries("\n".join([file.read_text("utf-8") for file in files_of(language, part) if file.is_file()]))


def entries(text: str) -> dict[str, str]:
    """The messages of a file, by id, without parsing them: before the first there are comments."""
    return {entry.partition("=")[0].rstrip(): entry for entry in ENTRY.split(text)[1:]}


def messages_of(language: str, part: str) -> list[str]:
    """The ids of the messages that this language has for a part, in the order of the files."""
    return [name for name in texts_of(language, part) if not name.startswith("-")]


def ids_of(language: str, part: str) -> set[str]:
    return set(messages_of(language, part))


class Phrasebook:
    """All messages for one game (or for none) in one language; what it lacks is said in English."""

    def __init__(self, language: str, parts: tuple[str, ...]) -> None:
        spoken = LANGUAGES[language]
        self.language = language
        self.translation = str.maketrans(LANGUAGES[ENGLISH].digits, spoken.digits) if spoken.digits[0] != "0" else {}
        self.bundle = FluentBundle([language], use_isolating=spoken.right_to_left)
        self.texts = {name: text for part in reversed(parts) for name, text in texts_of(language, part).items()}
        self.english = phrasebook(ENGLISH, parts) if language != ENGLISH else None
        self.said: dict[tuple[object, ...], str] = {}

    def translates(self, message: str) -> bool:
        """Is it there in this language, so that English need not stand in?"""
        return message in self.texts

    def read(self, message: str) -> None:
        """Into the bundle, after the messages that it names.  To parse all would take most of the time of a start."""
        if message in self.texts and not self.bundle.has_message(message):
            for named in NAMED.findall(self.texts[message]):
                self.read(named)
            self.bundle.add_resource(FluentResource(self.texts[message]))

    def __contains__(self, message: str) -> bool:
        return self.translates(message) or (self.english is not None and message in self.english)

    def say(self, message: str, args: Mapping[str, object]) -> str:
        """A message as text."""
        key = (message, *args.items())
        if key not in self.said:
            if len(self.said) > KEPT:
                self.said.clear()
            self.said[key] = self.make(message, args)
        return self.said[key]

    def make(self, message: str, args: Mapping[str, object]) -> str:
        if not self.translates(message):
            return self.english.say(message, args) if self.english is not None else message  # better than nothing at all
        self.read(message)
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"message {message} in {self.language}: {errors}")
        said = str(text)
        for number in [arg for arg in args.values() if isinstance(arg, int) and arg < 0]:
            said = said.replace(str(number), self.number(number))  # Fluent writes a hyphen
        return self.digits(said)

    def number(self, number: int) -> str:
        """In the digits of the language."""
        return self.signed(str(number)) if number < 0 else self.digits(str(number))

    def signed(self, number: str) -> str:
        """A number with its sign, which stands left of the digits, whichever way the text runs."""
        text = self.digits(number.replace("-", "−"))
        return f"\u2066{text}\u2069" if LANGUAGES[self.language].right_to_left else text

    def digits(self, text: str) -> str:
        """In the digits of the language, with its decimal mark and its thousands.  What has Latin letters stays as it is: a
        rule or a building is known by its number."""
        return PIECE.sub(self.piece, text) if self.translation else text

    def piece(self, found: re.Match[str]) -> str:
        return found[0] if LATIN.search(found[0]) else found[0].translate(self.translation)


@cache
def phrasebook(language: str, parts: tuple[str, ...]) -> Phrasebook:
    """`parts`: the package of a game, and those of `COMMON` that are wanted; the first that has a message says it."""
    return Phrasebook(language, parts)


TABLE = ("table", "common")
"""What the pages say that are not about one game."""
