"""The words of the table: the same messages in every language, none of them unused, none missing."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from serai.bots import LEVELS
from serai.catalogue import everything
from serai.table.site.learn import TURN
from serai.words import LANGUAGES
from serai.words.book import TABLE, Phrasebook

WORDS = files("serai.words")
PARTS = sorted(file.name.removesuffix(".ftl") for file in (WORDS / "en").iterdir())
ROOT = Path(str(files("serai.table")))
FILES = [*ROOT.rglob("*.py"), *ROOT.rglob("*.html"), *(ROOT / "static").glob("*.js")]
SOURCES = {str(file.relative_to(ROOT)): file.read_text("utf-8") for file in FILES}
QUOTED = {name for text in SOURCES.values() for name in re.findall(r"[\"']([a-z][a-z0-9-]*)[\"']", text)}
MADE = {name for text in SOURCES.values() for name in re.findall(r"[\"']([a-z][a-z-]*-)(?:[\"'] ~|\{)", text)}
ENDS = {name for text in SOURCES.values() for name in re.findall(r"[\"'}](-[a-z-]+)[\"']", text)}  # message + "-any"
OF_GAMES = ("ask-", "act-", "send-", "told-", "cat-", "tie-", "option-", "about-")  # by steps, verbs, events, things
OF_TABLE = {  # made of a beginning and one of these
    "level-": set(LEVELS),
    "blurb-": {game.id for game in everything()},
    "colour-": set("123456"),
    "undo-": {"ready", "nothing", "revealed", "others", "spectator"},
    "turn-": {f"{game}-{n}" for game, steps in TURN.items() for n in range(1, len(steps) + 1)},
    "ago-": {"minutes", "hours", "days"},
}
OF_BOARDS = {"automaton"}  # said by the table, in the words of the game that has one
WHOLE = {"error-", "why-", "key-", "at-"}  # written out wherever they are said


class Variables(Visitor):
    """The names that a message is given, and the messages that stand in it."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (the parser's name)
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


def parsed(language: str, part: str) -> dict[str, Variables]:
    """Every message of a file with what is in it."""
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse((WORDS / language / f"{part}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{language}/{part}.ftl: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{language}/{part}.ftl says {entry.id.name} twice"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def messages(language: str, part: str) -> dict[str, set[str]]:
    """Every message of a file with its variables, also those of the messages that stand in it."""
    found = parsed(language, part)

    def names(message: str) -> set[str]:
        return found[message].names.union(*[names(inner) for inner in found[message].parts])

    return {message: names(message) for message in found}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_same_messages_with_same_variables(language: str, part: str) -> None:
    """A translation of a game may leave a name out where its grammar needs none; it never waits for one that nobody gives."""
    english, theirs = messages("en", part), messages(language, part)
    assert set(theirs) == set(english)
    assert [name for name in english if not theirs[name] <= english[name]] == []
    assert part != "table" or theirs == english


@pytest.mark.parametrize("part", PARTS)
def test_every_message_is_used(part: str) -> None:
    beginnings = {*MADE, *OF_GAMES} - {*OF_TABLE, *WHOLE} if part != "table" else set()
    made = {begin + end for begin, ends in OF_TABLE.items() for end in ends}
    inner = {name for language in LANGUAGES for message in parsed(language, part).values() for name in message.parts}
    known = QUOTED | made | inner | ({quoted + end for quoted in QUOTED for end in ENDS} if part != "table" else set())
    unused = [name for name in messages("en", part) if name not in known and not name.startswith(tuple(beginnings))]
    assert unused == []


def said(text: str) -> set[str]:
    """The messages that a source names itself: the first argument of every `say`, and the codes of refusals."""
    found = set(re.findall(r"Stuck\(\s*\"([a-z-]+)\"", text))
    for argument in re.findall(r"\bsay\(\s*([^(),]*)[,)]", text):
        found |= set(re.findall(r"(?<!== )(?<!\[)[\"']([a-z][a-z0-9-]*)[\"'](?! ~)", argument))
    return found


def test_every_message_that_is_said_exists() -> None:
    table = set(messages("en", "table"))
    for source, text in SOURCES.items():
        board = source.split("/")[1].removesuffix(".py") if source.startswith("boards/") else ""
        known = table | (set(messages("en", board)) if board in PARTS else OF_BOARDS)
        assert said(text) - known == set(), source
    for begin, ends in OF_TABLE.items():
        assert {name for name in table if name.startswith(begin)} == {begin + end for end in ends}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_table_can_be_said(language: str) -> None:
    """With every number that decides between forms; nothing in a translation is left in English by mistake."""
    book = Phrasebook(language, TABLE)
    for name, variables in messages("en", "table").items():
        for number in (0, 1, 2, 5, 21):
            words = book.say(name, dict.fromkeys(variables, number))
            assert words.strip()
        if language != "en" and name not in ("comma", "serai", "tab"):
            assert re.search(r"[آ-ی]" if language == "fa" else r"[А-яё]", book.say(name, dict.fromkeys(variables, 1))), name
