"""Words in the viewer's language: Fluent messages of the table and of one game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource
from markupsafe import Markup, escape

LANGUAGES = {"en": "English", "fa": "فارسی", "ru": "Русский"}
RIGHT_TO_LEFT = ("fa",)
PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
KEPT = 20_000  # sentences that are remembered: most are said again and again


def kebab(name: str) -> str:
    """`PayCards` and `pay cards` are both `pay-cards` in the ids of messages, where other signs cannot stand."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+", "-", name).lower()


@cache
def resource(language: str, part: str) -> Resource:
    return FluentResource((files("serai.words") / language / f"{part}.ftl").read_text("utf-8"))


class Phrasebook:
    """All messages for one game (or for none) in one language."""

    def __init__(self, language: str, part: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=language in RIGHT_TO_LEFT)
        for name in dict.fromkeys(["table", part]):
            self.bundle.add_resource(resource(language, name))
        self.said: dict[tuple[object, ...], Markup] = {}

    def __contains__(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def say(self, message: str, args: Mapping[str, object]) -> Markup:
        """A message as safe HTML: everything in it is escaped, whoever wrote it."""
        key = (message, *args.items())
        if key not in self.said:
            if len(self.said) > KEPT:
                self.said.clear()
            self.said[key] = self.make(message, args)
        return self.said[key]

    def make(self, message: str, args: Mapping[str, object]) -> Markup:
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"message {message} in {self.language}: {errors}")
        return escape(self.digits(str(text)))

    def digits(self, text: str) -> str:
        """Minus signs, and in Persian its own digits."""
        return text.translate(PERSIAN) if self.language == "fa" else text


@cache
def phrasebook(language: str, part: str) -> Phrasebook:
    return Phrasebook(language, part)
