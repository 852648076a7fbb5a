"""The same messages in every language, none of them unused, none missing."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from serai.bots import LEVELS
from serai.catalogue import everything
from serai.sources import KINDS
from serai.table.drive import SPEEDS
from serai.table.site.common import introduction
from serai.table.site.new import BESIDE
from serai.words import LANGUAGES
from serai.words.book import NAMED, TABLE, Phrasebook, entries, phrasebook

WORDS = files("serai.words")
PARTS = sorted(file.name.removesuffix(".ftl") for file in (WORDS / "en").iterdir() if file.name.endswith(".ftl"))
COMMON = ("common", "table", "terminal")
ROOT = Path(str(files("serai")))
FILES = [*ROOT.rglob("*.py"), *ROOT.rglob("*.html"), *ROOT.rglob("table/static/*.js"), *ROOT.rglob("page/static/*.js")]
SOURCES = {str(file.relative_to(ROOT)): file.read_text("utf-8") for file in FILES}
QUOTED = {name for text in SOURCES.values() for name in re.findall(r"[\"']([a-z][a-z0-9-]*)[\"']", text)}
MADE = {name for text in SOURCES.values() for name in re.findall(r"[\"']([a-z][a-z-]*-)(?:[\"'] ~|\{)", text)}
ENDS = {name for text in SOURCES.values() for name in re.findall(r"[\"'}](-[a-z-]+)[\"']", text)}  # message + "-any"
OF_GAMES = (
    "figures-",
    "overview-",
    "title-",
    "say-",
    "tag-",
    "ask-",
    "act-",
    "send-",
    "told-",
    "cat-",
    "tie-",
    "option-",
    "about-",
    "blurb-",
    "advice-",
    "turn-",
    "why-",
    "way-",
    "term-",
)  # by steps, verbs, things
OF_COMMON = {  # made of a beginning and one of these
    "level-": set(LEVELS),
    "about-level-": set(LEVELS),
    "preset-": {preset.id for game in everything() for preset in introduction(game).presets},
    "beside-": set(BESIDE),
    "colour-": set("123456"),
    "undo-": {"ready", "nothing", "revealed", "others", "spectator"},
    "stuck-": {"nothing", "revealed", "others", "only"},
    "ago-": {"minutes", "hours", "days"},
    "verdict-": {"checking", "unclear", "mistake"},
    "pairs-": {"checking", "unclear", "mistake"},
    "origin-": {"seed", "file", "guided"},
    "mark-": {"seed", "file", "guided"},
    "tempo-": set(SPEEDS),
    "source-": set(KINDS),
}
SIGNS = {"comma", "serai", "tab", "bot", "enter-takes", "term-first", "term-plus", "term-minus"}  # the same in all languages
WHOLE = {"error-", "key-", "at-"}  # written out wherever they are said


class Variables(Visitor):
    """The names that a message is given, and the messages that stand in it."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (the parser's name)
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


@cache
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


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_finds_what_the_parser_finds(language: str, part: str) -> None:
    """Messages are only parsed when they are said: until then a book looks where they begin, and which others they name."""
    known, found = parsed(language, part), entries((WORDS / language / f"{part}.ftl").read_text("utf-8"))
    assert list(found) == list(known)
    assert [name for name in known if not known[name].parts <= {*NAMED.findall(found[name])}] == []


@cache
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
    assert part not in COMMON or theirs == english


@pytest.mark.parametrize("part", PARTS)
def test_every_message_is_used(part: str) -> None:
    beginnings = {*MADE, *OF_GAMES} - {*OF_COMMON, *WHOLE} if part not in COMMON else set()
    made = {begin + end for begin, ends in OF_COMMON.items() for end in ends}
    inner = {name for language in LANGUAGES for message in parsed(language, part).values() for name in message.parts}
    known = QUOTED | made | inner | ({quoted + end for quoted in QUOTED for end in ENDS} if part not in COMMON else set())
    unused = [name for name in messages("en", part) if name not in known and not name.startswith(tuple(beginnings))]
    assert unused == []


def said(text: str) -> set[str]:
    """The messages that a source names itself: the first argument of every `say` and `message`, and the codes of refusals."""
    found = set(re.findall(r"Stuck\(\s*\"([a-z-]+)\"", text))
    for argument in re.findall(r"\b(?:say|message)\(\s*([^(),]*)[,)]", text):
        found |= set(re.findall(r"(?<!== )(?<!\[)[\"']([a-z][a-z0-9-]*)[\"'](?! ~)", argument))
    return found


def test_every_message_that_is_said_exists() -> None:
    """A file that belongs to a game may say the game's messages, every file those of the table and the terminal."""
    missing = {}
    for source, text in SOURCES.items():
        games = [part for part in PARTS if part.partition(".")[0] in source and part not in COMMON] or PARTS
        missing[source] = said(text).difference(*[messages("en", part) for part in (*COMMON, *games)])
    assert {source: names for source, names in missing.items() if names} == {}


def test_messages_that_are_put_together_exist() -> None:
    common = {name for part in COMMON for name in messages("en", part)}
    for begin, ends in OF_COMMON.items():
        assert {name for name in common if name.startswith(begin)} == {begin + end for end in ends}


@pytest.mark.parametrize("part", COMMON)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_common_message_can_be_said(language: str, part: str) -> None:
    """With every number that decides between forms; nothing in a translation is left in English by mistake."""
    book = Phrasebook(language, (part,))
    for name, variables in messages("en", part).items():
        for number in (0, 1, 2, 5, 21):
            assert book.say(name, dict.fromkeys(variables, number)).strip(" ") or name == "comma"
        if language != "en" and name not in (
            "comma",
            "serai",
            "tab",
            "bot",
            "enter-takes",
            "term-first",
            "term-plus",
            "term-minus",
        ):
            assert re.search(r"[آ-ی]" if language == "fa" else r"[А-яё]", book.say(name, dict.fromkeys(variables, 1))), name


@pytest.mark.parametrize(
    ("text", "persian"),
    [
        ("12 of 20", "۱۲ of ۲۰"),
        ("1.1", "۱٫۱"),
        ("1,234.5", "۱٬۲۳۴٫۵"),
        ("2.", "۲."),
        ("1, 2, 3", "۱, ۲, ۳"),
        ("+3 −2 2:30", "+۳ −۲ ۲:۳۰"),
        ("SJ-6.3, 7b, A1, UTF-8, 4", "SJ-6.3, 7b, A1, UTF-8, ۴"),
    ],
)
def test_digits(text: str, persian: str) -> None:
    """Persian digits with their decimal mark and thousands, both only inside a number; what has Latin letters stays."""
    assert phrasebook("fa", TABLE).digits(text) == persian
    assert phrasebook("en", TABLE).digits(text) == phrasebook("ru", TABLE).digits(text) == text


def test_numbers_are_written_as_in_the_language() -> None:
    facts = {"done": 1234.5, "all": 2}
    said = {language: phrasebook(language, TABLE).say("review-progress", facts) for language in LANGUAGES}
    assert "1,234.5 of" in said["en"]
    assert "۱٬۲۳۴٫۵\u2069 تصمیم" in said["fa"]
    assert "1\u00a0234,5 из" in said["ru"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_nothing_has_a_minus(language: str) -> None:
    """What people typed stays as it is."""
    book = Phrasebook(language, ("serai.games.great_western_trail", "table"))
    said = book.say("rail-space", {"n": -3})
    assert "−" in said
    assert "-" not in said
    assert ("\u2066−۳\u2069" in said) == LANGUAGES[language].right_to_left  # the sign left of the digits
    assert "-3" in Phrasebook("en", ("serai.games.great_western_trail",)).say("rail-space", {"n": "-3"})
