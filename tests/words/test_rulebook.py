"""The rules for people: how their files are read, searched and replaced where something is missing, and that all languages say
the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import zip_longest
from pathlib import Path

import pytest

from serai.catalogue import GAMES, document, editions, find
from serai.engine.game import Game
from serai.engine.names import ENGLISH, names
from serai.engine.rulebook import NUMBER, rules
from serai.engine.state import State
from serai.words import LANGUAGES
from serai.words import rulebook as people
from serai.words.book import ids_of
from serai.words.rulebook import (
    BadRules,
    Line,
    Rulebook,
    cited,
    has_all,
    marks,
    parse,
    pieces,
    plain,
    read_out,
    rulebook,
    searched,
    written,
)

SAN_JUAN = find("san-juan")
ROOT = Path(str(files("serai")))
CITED_NUMBER = r"\b[A-Z]{2,3}-[0-9]+\.[A-Z]?[0-9]+\b"  # rulings are for the full text alone
LONGEST_GIST = 14  # words
TEXT = """<!-- {X} with New Buildings, {R} Rails -->

# Builder
? One building each.
SJ-6.3 You discard **cards**, see SJ-6.8.
- {X} up to 2 goods with a [black market](black_market);
- the rest from your hand.
> Library, cost 5: you pay 3.
+ Never less than 0.
SJ-6.4 {X} Only one of each kind.

# The end
? Twelve buildings.
SJ-12.1 The game is over.
"""
PACKAGES = sorted({find(game).package for game in GAMES})


def lines_of(book: Rulebook) -> Iterator[tuple[str, Line]]:
    """All lines, each with the chapter or rule that it belongs to."""
    for chapter in book.chapters:
        yield chapter.title, chapter.gist
        for rule in chapter.rules:
            for line in rule.lines:
                yield rule.number, line


def read(package: str, language: str) -> Rulebook:
    found = written(package, language)
    assert found
    return found


# ---- Reading a file ----------------------------------------------------------------------------


def test_a_file_is_chapters_of_rules() -> None:
    book = parse(TEXT, "en")
    assert book.tags == {"X": "with New Buildings", "R": "Rails"}
    assert [(one.title, one.gist.words) for one in book.chapters] == [
        ("Builder", "One building each."),
        ("The end", "Twelve buildings."),
    ]
    first, second = book.chapters[0].rules
    assert [(line.kind, line.tags, line.at) for line in first.lines] == [
        ("rule", (), 5),
        ("item", ("X",), 6),
        ("item", (), 7),
        ("example", (), 8),
        ("fine", (), 9),
    ]
    assert (second.number, second.tags, second.lines[0].words) == ("SJ-6.4", ("X",), "Only one of each kind.")


def test_a_line_has_things_terms_and_other_rules() -> None:
    first = parse(TEXT, "en").chapters[0].rules[0]
    assert [tuple(piece) for piece in pieces(first.lines[0], "en")] == [
        ("words", "You discard ", ""),
        ("term", "cards", ""),
        ("words", ", see ", ""),
        ("number", "SJ-6.8", ""),
        ("words", ".", ""),
    ]
    assert ("thing", "black market", "black_market") in [tuple(piece) for piece in pieces(first.lines[1], "en")]
    assert read_out(first) == "You discard cards, see SJ-6.8. up to 2 goods with a black market; the rest from your hand."


def test_counted_figures_are_shown_in_the_digits_of_the_language() -> None:
    assert plain(Line("rule", "تا 12 کارت، SJ-6.3", (), 1), "fa") == "تا ۱۲ کارت، SJ-6.3"


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        (1, "SJ-6.3 Too early.", "the first line must be a chapter"),
        (2, "# Builder\nSJ-6.3 No gist.", "the chapter 'Builder' needs its gist first"),
        (3, "# Builder\n? One.\n- an item", "adds to a rule, and no rule stands above it"),
        (3, "# Builder\n? One.\n? Two.", "a chapter has one gist"),
        (4, "# Builder\n? One.\nSJ-6.3 Yes.\nSJ-6.3 No.", "SJ-6.3 stands in line 3 already"),
        (3, "# Builder\n? One.\nSJ-6.3 {X} Yes.", "the tag {X} is not declared"),
        (3, "# Builder\n? One.\nSJ-6.3 A [chapel] here.", "'[' is left over"),
        (3, "# Builder\n? One.\nSJ-6.3 A **term here.", "'**' is left over"),
        (3, "# Builder\n? One.\nThe card pays.", "'The card pays.' begins with none of"),
        (4, "# Builder\n? One.\nSJ-6.3 Yes.\n-", "nothing stands behind"),
        (1, "# Builder\n? One.", "the chapter 'Builder' has no rules"),
        (3, "<!-- two\nlines -->\n#", "nothing stands behind"),
    ],
)
def test_a_mistake_is_reported_with_its_file_and_line(line: int, text: str, message: str) -> None:
    with pytest.raises(BadRules, match=re.escape(f"en/some.rules.md, line {line}: ")) as caught:
        parse(text, "en", "en/some.rules.md")
    assert message in str(caught.value)


# ---- What is missing ---------------------------------------------------------------------------

THEIRS = """<!-- {X} با ساختمان‌های تازه -->
# سازنده
? هر نفر یک ساختمان.
SJ-6.3 کارت می‌دهید.
"""


@pytest.fixture
def two_files(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English is complete, Persian has one rule, Russian nothing."""
    files = {"en": parse(TEXT, "en"), "fa": parse(THEIRS, "fa")}
    rulebook.cache_clear()
    monkeypatch.setattr(people, "written", lambda package, language: files.get(language))
    yield
    rulebook.cache_clear()


@pytest.mark.usefixtures("two_files")
def test_english_stands_in_for_what_a_language_lacks_and_is_marked() -> None:
    found = rulebook(SAN_JUAN, "fa")
    assert found
    assert [(chapter.title, chapter.language) for chapter in found.chapters] == [("سازنده", "fa"), ("The end", "en")]
    assert [(rule.number, rule.language) for rule in found.rules()] == [("SJ-6.3", "fa"), ("SJ-6.4", "en"), ("SJ-12.1", "en")]
    russian = rulebook(SAN_JUAN, "ru")
    assert russian
    assert {rule.language for rule in russian.rules()} == {"en"}


@pytest.mark.usefixtures("two_files")
def test_a_number_that_only_the_full_text_has_still_opens() -> None:
    known = cited(SAN_JUAN, "fa", "SJ-6.3")
    assert known
    assert (known.language, read_out(known)) == ("fa", "کارت می‌دهید.")
    only = cited(SAN_JUAN, "fa", "SJ-2.2")
    assert only
    assert (only.language, only.number) == ("en", "SJ-2.2")
    assert cited(SAN_JUAN, "fa", "SJ-99.9") is None


def test_an_edition_has_its_own_lines_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    text = """<!-- {1} first edition, {2} second edition, {R} Rails -->
# Turn
? Walk.
GWT-5.1 Walk.
- {1} 3 steps;
- {2} 4 steps;
- {R} by rail.
GWT-5.2 {2} Exchange.
"""
    rulebook.cache_clear()
    monkeypatch.setattr(people, "written", lambda package, language: parse(text, language))
    shown = {}
    for game in ("great-western-trail", "great-western-trail-2"):
        book = rulebook(find(game), "en")
        assert book
        assert book.tags == {"R": "Rails"}
        shown[game] = [(line.words, line.tags) for _, line in lines_of(book)][1:]
    rulebook.cache_clear()
    assert shown["great-western-trail"] == [("Walk.", ()), ("3 steps;", ()), ("by rail.", ("R",))]
    assert shown["great-western-trail-2"] == [("Walk.", ()), ("4 steps;", ()), ("by rail.", ("R",)), ("Exchange.", ())]


# ---- Searching ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("بنايي", "بنایی"),  # Arabic ye
        ("كارت", "کارت"),  # Arabic kaf
        ("می سازید", "می‌سازید"),  # a space for the joiner
        ("میسازید", "می‌سازید"),  # neither
        ("می‌سازید", "می‌سازید"),
        ("12", "۱۲ کارت"),
        ("۱۲", "12 cards"),
        ("١٢", "۱۲ کارت"),
        ("ещё", "Еще одна карта"),
        ("еще", "Ещё одна карта"),
        ("BUILDER", "the builder phase"),
        ("СТРОИТЕЛЬ", "роль строитель"),
        ("card chapel", "under a chapel lies a card"),
    ],
)
def test_what_people_type_in_several_ways_is_found_alike(query: str, text: str) -> None:
    assert has_all(searched(query), text)
    assert not has_all(searched(f"{query} zzz"), text)


def test_what_was_found_is_marked_as_it_is_written() -> None:
    assert marks("شما می‌سازید.", searched("ميسازيد")) == [("شما ", False), ("می‌سازید", True), (".", False)]
    assert marks("Ещё 12 ÷ ẞ", searched("еще ss")) == [("Ещё", True), (" 12 ÷ ", False), ("ẞ", True)]
    assert marks("no such word", searched("x")) == [("no such word", False)]


# ---- All files of all games --------------------------------------------------------------------


def games_of(package: str) -> list[Game[State]]:
    """Two editions share a package."""
    return [game for game in map(find, GAMES) if game.package == package]


def books(package: str) -> list[Rulebook]:
    """What lies in the files of a game, English first."""
    return [book for language in LANGUAGES if (book := written(package, language))]


def numbers_of(package: str) -> set[str]:
    return set(rules(document(games_of(package)[0], "RULES.md")))


@pytest.mark.parametrize("package", PACKAGES)
def test_every_game_has_rules_for_people_in_every_language(package: str) -> None:
    assert [book.language for book in books(package)] == list(LANGUAGES)


@pytest.mark.parametrize("package", PACKAGES)
def test_numbers_and_cross_references_exist(package: str) -> None:
    """Every number stands in RULES.md; a number in the words is one that the reader can open."""
    known = numbers_of(package)
    for book in books(package):
        assert [rule.number for rule in book.rules() if rule.number not in known] == [], book.language
        pointing = {number: at for at, line in lines_of(book) for number in re.findall(NUMBER, line.words)}
        assert {number: at for number, at in pointing.items() if number not in known} == {}, book.language


@pytest.mark.parametrize("package", PACKAGES)
def test_things_exist(package: str) -> None:
    """A thing that opens has a name in every edition that shows the line."""
    unknown = [
        f"{language}, line {line.at}: {piece.thing}"
        for game in games_of(package)
        for language in LANGUAGES
        if (book := rulebook(game, language))
        for _, line in lines_of(book)
        for piece in pieces(line, language)
        if piece.kind == "thing" and piece.thing not in names(package, game.id, ENGLISH)
    ]
    assert unknown == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_tag_has_words(package: str) -> None:
    for book in books(package):
        wanted = {f"tag-{tag.lower()}" for tag in book.tags if tag not in editions(games_of(package)[0]).values()}
        assert wanted - ids_of(book.language, package) == set(), book.language


@pytest.mark.parametrize("package", PACKAGES)
def test_a_gist_is_short(package: str) -> None:
    gists = [chapter.gist.words for book in books(package) for chapter in book.chapters]
    assert [gist for gist in gists if len(gist.split()) > LONGEST_GIST] == []


def skeleton(book: Rulebook) -> list[str]:
    """What all languages share: chapters, numbers, kinds of lines, tags, things, cross-references, figures."""
    found = []
    for chapter in book.chapters:
        found.append("# a chapter")
        for rule in chapter.rules:
            for line in rule.lines:
                things = sorted(piece.thing for piece in pieces(line, ENGLISH) if piece.thing)
                pointing = sorted(re.findall(NUMBER, line.words))
                words = re.sub(rf"\]\([^)]*\)|{NUMBER}", "", line.words).translate(people.ALIKE)
                parts = [rule.number, line.kind, *line.tags, *things, *pointing, *sorted(re.findall(r"[0-9]+", words))]
                found.append(" ".join(parts))
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_say_the_same(package: str) -> None:
    """The same chapters, numbers, kinds of lines, tags, things, cross-references and figures, in the same order."""
    for theirs in books(package)[1:]:
        english, found = skeleton(read(package, ENGLISH)), skeleton(theirs)
        differing = [(a, b) for a, b in zip_longest(english, found, fillvalue="nothing") if a != b]
        assert differing[:3] == [], f"{theirs.language} differs from English in {len(differing)} lines, first in these"


@pytest.mark.parametrize("package", PACKAGES)
def test_every_rule_that_the_table_cites_is_there_for_people(package: str) -> None:
    """Refusals, questions and sums cite the numbers in the game's code, the coach and the turn in short those of its board."""
    known = {rule.number for book in books(package) for rule in book.rules()}
    name = package.rpartition(".")[2]
    boards = [*ROOT.glob(f"table/boards/{name}/*.py"), *ROOT.glob(f"table/boards/{name}/*.toml")]
    code = [*ROOT.glob(f"games/{name}/*.py"), *boards]
    quoted = {number for path in code for number in re.findall(CITED_NUMBER, path.read_text("utf-8"))}
    assert quoted
    assert sorted((quoted & numbers_of(package)) - known) == []
