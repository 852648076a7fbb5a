"""Western Legends at the web table: every position can be drawn for everybody, in all languages, and played from its page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from random import Random
from typing import Final

import pytest

import serai
from serai.engine.match import Match
from serai.games import find
from serai.table.boards.western_legends import speech
from serai.table.pages import table_page
from serai.table.scene import Scene
from serai.table.words import LANGUAGES, PERSIAN, kebab, phrasebook
from tests.table.preview import view

GAME: Final = find("western-legends")
SETUPS: Final = [
    (2, {"mode": "advanced"}),
    (2, {"length": "short"}),
    (3, {"first_game": True, "length": "short"}),
    (4, {"mode": "advanced", "corner_moves": True}),
    (5, {}),
    (6, {"mode": "advanced", "length": "long"}),
]
VOID: Final = {"meta", "link", "input", "br", "img"}
EVERY: Final = 37  # decisions between two pages
MOST: Final = 900  # decisions of a game
LATIN: Final = {value: key for key, value in PERSIAN.items()}


class Reader(HTMLParser):
    """Checks that a page is well-formed, and finds what can be chosen on it."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: set[str] = set()
        self.actions: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        assert len(found) == len(attrs), f"an attribute twice: {tag} {attrs}"
        name = found.get("id")
        assert name is None or name not in self.ids, f"id {name} twice"
        self.ids |= {name} if name else set()
        if found.get("name") == "action" and found.get("value"):
            self.actions.add(found["value"] or "")
        self.actions |= set(json.loads(found["data-acts"] or "[]")) if "data-acts" in found else set()
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open.pop() == tag, f"{tag} closes nothing"


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open
    return reader


def random_game(players: int, seed: str, options: dict[str, object]) -> Iterator[Match]:
    """A match between random players, at every decision."""
    match = serai.new_match("western-legends", players, seed, **options)
    dice = Random(seed)
    for _ in range(MOST):
        yield match
        waiting = [seat for seat in match.state.waiting() if not match.ready(seat)]
        if not waiting:
            return
        seat = dice.choice(waiting)
        desk = match.desk(seat)
        match.do(seat, dice.choice([*desk.options_for(seat), *desk.anytime(seat)]))


@cache
def messages(language: str) -> dict[str, str]:
    text = (files("serai.table") / "words" / language / "western_legends.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z][a-z0-9-]*) =(.*(?:\n[ }].*)*)", text, re.MULTILINE))


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_position_has_a_page(players: int, options: dict[str, object]) -> None:
    languages = list(LANGUAGES)
    drawn = 0
    for n, match in enumerate(random_game(players, f"page {players}", options)):
        waiting = [seat for seat in match.state.waiting() if not match.ready(seat)]
        for seat in waiting:
            step = type(match.desk(seat).step_for(seat)).__name__
            assert f"ask-{kebab(step)}" in messages("en")
        if n % EVERY and waiting:
            continue
        for seat in [None, *range(players)]:
            seen = view(match, seat)
            page = read(table_page(Scene(seen, languages[drawn % 3])))
            assert {choice.action for choice in seen.choices} <= page.actions
            assert not seen.several or {choice.action for choice in seen.several.choices} <= page.actions
            drawn += 1
        read(table_page(Scene(view(match, 0), languages[drawn % 3], live=False)))


def test_all_languages_have_the_same_messages() -> None:
    for language in ("fa", "ru"):
        assert list(messages(language)) == list(messages("en"))
        for name, text in messages("en").items():
            variables = [set(re.findall(r"\$(\w+)", words)) for words in (text, messages(language)[name])]
            assert variables[1] <= variables[0], f"{name} in {language}"


def test_every_verb_category_and_option_has_its_words() -> None:
    found = set(messages("en"))
    assert {f"act-{kebab(verb)}" for verb in GAME.words.verbs} <= found
    assert {f"cat-{n}" for n in range(len(GAME.categories))} <= found
    for option in GAME.options:
        assert f"option-{kebab(option.id)}" in found
        assert {f"option-{kebab(option.id)}-{kebab(str(choice))}" for choice in option.choices} <= found


def test_every_kind_of_event_has_its_line() -> None:
    assert set(speech.TOLD) == set(range(len(speech.TOLD)))


def test_what_is_printed_says_the_same_numbers() -> None:
    """Figures of the data may be tuned: then the words have to follow."""
    cards = {name for name in GAME.about() if name.rpartition("_")[2] in ("spades", "hearts", "diamonds", "clubs")}
    for name, text in GAME.about().items():
        if name in cards:
            continue
        numbers = set(re.findall(r"\d+", re.sub(r"\(WL-[\d.]+\)", "", text)))
        for language in LANGUAGES:
            words = str(phrasebook(language, "western_legends").say(f"about-{kebab(name)}", {})).translate(LATIN)
            assert set(re.findall(r"\d+", words)) == numbers, f"{name} in {language}: {words}"
