"""The rules for people: `<game>.rules.md` of a language, beside its messages.  `RULES.md` stays the full text, in English.

    <!-- {X} with New Buildings -->    the tags that the file uses; two editions have tags of their own (`catalogue.Entry`)
    # Builder                          a chapter
    ? One building each.               its gist
    SJ-6.3 You lay the card down.      a rule: its number, and what it says
    - money, while it is in hand       an item of a list
    > Library, cost 5. You pay 3.      a worked example
    + With a [crane](crane) ...        a fine point, folded away on the page
    SJ-4.2 {X} ...                     tags stand before the words

In the words `[words](id)` names a thing of the game, `**term**` a term where it is defined, and a number another rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources.abc import Traversable
from itertools import chain
from typing import Final, NamedTuple

from serai.catalogue import document, editions
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.names import ENGLISH
from serai.engine.rulebook import NUMBER, rules
from serai.engine.state import State
from serai.words.book import beside, phrasebook

RULE: Final = re.compile(rf"(?P<number>{NUMBER}) (?P<words>.+)")
KINDS: Final = {"-": "item", ">": "example", "+": "fine"}  # what belongs to the rule above, by the sign at its beginning
COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
DECLARED: Final = re.compile(r"\{(\w+)\}\s+([^{}]+?)[,;.\s]*(?=\{|-->)")
TAGS: Final = re.compile(r"(?:\{\w+\} ?)+")
PIECE: Final = re.compile(rf"\[(?P<thing>[^\]]+)\]\((?P<id>[^)]*)\)|\*\*(?P<term>[^*]+)\*\*|(?P<number>{NUMBER})")


class BadRules(SeraiError):
    """A line of a file of rules that cannot be read: its file, its line, and what is wrong."""


class Line(NamedTuple):
    """What a rule says, or what is added to it."""

    kind: str  # "rule", "gist", "title", or one of `KINDS`
    words: str
    tags: tuple[str, ...]
    at: int  # line of the file


NO_GIST: Final = Line("gist", "", (), 0)


class Rule(NamedTuple):
    """A numbered rule: its first line says it, the others add to it."""

    number: str
    lines: tuple[Line, ...]
    language: str

    @property
    def tags(self) -> tuple[str, ...]:
        return self.lines[0].tags


class Chapter(NamedTuple):
    title: str
    gist: Line
    rules: tuple[Rule, ...]
    language: str
    at: int


class Rulebook(NamedTuple):
    """The rules for people in one language.  Where the file lacks a rule, the English one stands in its place."""

    language: str
    tags: dict[str, str]  # each with its meaning, as the file declares it
    chapters: tuple[Chapter, ...]

    def rules(self) -> Iterator[Rule]:
        return chain.from_iterable(chapter.rules for chapter in self.chapters)

    def find(self, number: str) -> Rule | None:
        return next((rule for rule in self.rules() if rule.number == number), None)


# ---- Reading a file ----------------------------------------------------------------------------


def parse(text: str, language: str, name: str = "rules.md") -> Rulebook:
    """A file of rules; `name` is what a mistake in it is reported with."""
    head = COMMENT.match(text)
    reader = Reader(language, name, dict(DECLARED.findall(head[0])) if head else {})
    uncommented = COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text)
    for reader.at, row in enumerate(uncommented.split("\n"), 1):
        if row.strip():
            reader.take(row.strip())
    for chapter in reader.chapters:
        if not chapter.rules:
            reader.at = chapter.at
            raise reader.wrong(f"the chapter {chapter.title!r} has no rules")
    return Rulebook(language, reader.tags, tuple(reader.chapters))


class Reader:
    """What was read of a file so far, and where."""

    def __init__(self, language: str, name: str, tags: dict[str, str]) -> None:
        self.language = language
        self.name = name
        self.tags = tags
        self.at = 0  # the line that is read
        self.chapters: list[Chapter] = []
        self.places: dict[str, int] = {}  # by number: the line of the rule

    def wrong(self, what: str) -> BadRules:
        return BadRules(f"{self.name}, line {self.at}: {what}")

    def take(self, row: str) -> None:
        """One line that is not empty."""
        sign, _, words = row.partition(" ")
        if sign == "#":
            self.chapters.append(Chapter(self.line("title", words).words, NO_GIST, (), self.language, self.at))
        elif not self.chapters:
            raise self.wrong("the first line must be a chapter: # and its title")
        elif sign == "?":
            self.gist(words)
        elif sign in KINDS:
            self.add(sign, words)
        elif found := RULE.fullmatch(row):
            self.rule(found["number"], found["words"])
        else:
            raise self.wrong(f"{row[:30]!r} begins with none of: # ? - > + or the number of a rule, each with a space")

    def line(self, kind: str, words: str) -> Line:
        tags = TAGS.match(words)
        own = tuple(re.findall(r"\w+", tags[0])) if tags else ()
        rest = (words[tags.end() :] if tags else words).strip()
        if unknown := [tag for tag in own if tag not in self.tags]:
            raise self.wrong(f"the tag {{{unknown[0]}}} is not declared in the comment at the top of the file")
        if not rest:
            raise self.wrong("nothing stands behind the sign or number at its beginning")
        if broken := re.search(r"[][{}]|\*\*", PIECE.sub("", rest)):
            raise self.wrong(f"{broken[0]!r} is left over: a thing is [words](id), a term **words**, and a tag stands first")
        return Line(kind, rest, own, self.at)

    def gist(self, words: str) -> None:
        if self.chapters[-1].gist.words or self.chapters[-1].rules:
            raise self.wrong("a chapter has one gist, right below its title")
        self.chapters[-1] = self.chapters[-1]._replace(gist=self.line("gist", words))

    def rule(self, number: str, words: str) -> None:
        chapter = self.chapters[-1]
        if number in self.places:
            raise self.wrong(f"{number} stands in line {self.places[number]} already")
        if not chapter.gist.words:
            raise self.wrong(f"the chapter {chapter.title!r} needs its gist first: ? and one short line")
        self.places[number] = self.at
        new = Rule(number, (self.line("rule", words),), self.language)
        self.chapters[-1] = chapter._replace(rules=(*chapter.rules, new))

    def add(self, sign: str, words: str) -> None:
        """What belongs to the rule above."""
        chapter = self.chapters[-1]
        if not chapter.rules:
            raise self.wrong(f"{sign!r} adds to a rule, and no rule stands above it in this chapter")
        *before, last = chapter.rules
        more = last._replace(lines=(*last.lines, self.line(KINDS[sign], words)))
        self.chapters[-1] = chapter._replace(rules=(*before, more))


def file_of(package: str, language: str) -> Traversable:
    folder, name = beside(language, package)
    return folder / f"{name}.rules.md"


@cache
def written(package: str, language: str) -> Rulebook | None:
    """What lies in the file of a language; None where there is none."""
    file = file_of(package, language)
    return parse(file.read_text("utf-8"), language, f"{language}/{file.name}") if file.is_file() else None


# ---- For one reader ----------------------------------------------------------------------------


@cache
def rulebook(game: Game[State], language: str) -> Rulebook | None:
    """The rules of a game in the reader's language.  What the file lacks is there in English, as its `language` says; None
    where the game has no rules for people."""
    english = written(game.package, ENGLISH)
    if english is None:
        return None
    theirs = written(game.package, language) or english
    own = {rule.number: rule for rule in theirs.rules()}
    heads = {rule.number: chapter for chapter in theirs.chapters for rule in chapter.rules}
    chapters = []
    for chapter in english.chapters:
        head = next((heads[rule.number] for rule in chapter.rules if rule.number in heads), chapter)
        kept = tuple(of_edition(game, [own.get(rule.number, rule) for rule in chapter.rules]))
        if kept:
            chapters.append(head._replace(rules=kept))
    tags = {tag: meaning for tag, meaning in english.tags.items() if tag not in editions(game).values()}
    return Rulebook(language, tags, tuple(chapters))


def of_edition(game: Game[State], among: Iterable[Rule]) -> Iterator[Rule]:
    """Rules without what belongs to another edition; what belongs to this one needs no tag."""
    tags = editions(game)
    own, others = tags.get(game.id), {tag for name, tag in tags.items() if name != game.id}
    for rule in among:
        if not others & set(rule.tags):
            lines = [line for line in rule.lines if not others & set(line.tags)]
            shown = [line._replace(tags=tuple([tag for tag in line.tags if tag != own])) for line in lines]
            yield rule._replace(lines=tuple(shown))


@cache
def for_people(game: Game[State]) -> frozenset[str]:
    """The numbers of the rules that are written for people."""
    book = rulebook(game, ENGLISH)
    return frozenset([rule.number for rule in book.rules()] if book else ())


@cache
def full(game: Game[State]) -> dict[str, str]:
    """The rules of RULES.md without their typography: the full text, in English."""
    return {number: re.sub(r"[*`]", "", text) for number, text in rules(document(game, "RULES.md")).items()}


def cited(game: Game[State], language: str, number: str) -> Rule | None:
    """A rule by its number: for people if there is one, else that of the full text; None if there is no such rule."""
    book = rulebook(game, language)
    found = book.find(number) if book else None
    if found is None and number in full(game):
        return Rule(number, (Line("rule", full(game)[number], (), 0),), ENGLISH)
    return found


# ---- Words -------------------------------------------------------------------------------------


class Piece(NamedTuple):
    """A part of a line."""

    kind: str  # "words", "thing", "term" or "number"
    words: str
    thing: str = ""


def pieces(line: Line, language: str) -> list[Piece]:
    """A line in its parts, in the digits of its language; numbers of rules stay as they are."""
    digits = phrasebook(language, ("common",)).digits
    found: list[Piece] = []
    at = 0
    for match in PIECE.finditer(line.words):
        found.append(Piece("words", digits(line.words[at : match.start()])))
        kind = match.lastgroup or ""
        if kind == "number":
            found.append(Piece(kind, match[0]))
        elif kind == "term":
            found.append(Piece(kind, digits(match["term"])))
        else:
            found.append(Piece("thing", digits(match["thing"]), match["id"]))
        at = match.end()
    return [piece for piece in [*found, Piece("words", digits(line.words[at:]))] if piece.words]


def plain(line: Line, language: str) -> str:
    """A line as text."""
    return "".join(piece.words for piece in pieces(line, language))


def read_out(rule: Rule) -> str:
    """A rule in one paragraph with its list, without examples and fine points."""
    return " ".join(plain(line, rule.language) for line in rule.lines if line.kind in ("rule", "item"))


# ---- Searching ---------------------------------------------------------------------------------

LETTERS: Final[dict[str, str]] = {
    **dict(zip("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩", "0123456789" * 2, strict=True)),
    **dict.fromkeys("يىئ", "ی"),
    **dict.fromkeys("أإآٱ", "ا"),
    "ك": "ک",
    "ة": "ه",
    "ۀ": "ه",
    "ؤ": "و",
    "ё": "е",
    "\u2212": "-",
    **dict.fromkeys("\u200c\u200d\u200e\u200f\u00ad\u0640\u0654\u0670\u2066\u2067\u2068\u2069", ""),  # marks and joiners
    **dict.fromkeys(map(chr, range(0x064B, 0x0653)), ""),  # vowels
}
ALIKE: Final = str.maketrans(LETTERS)


def folded(text: str) -> str:
    """As it is compared: what people type in several ways is one.  Letters with two codes, joiners or none, any digits."""
    return text.casefold().translate(ALIKE)


def searched(query: str, most: int = 8) -> list[str]:
    """The words that are looked for."""
    return folded(query).split()[:most]


def has_all(words: Iterable[str], *texts: str) -> bool:
    """Whether every word is in one of the texts."""
    within = "\n".join([folded(text) for text in texts])
    return all(word in within for word in words)


def matches(rule: Rule, words: Iterable[str]) -> bool:
    return has_all(words, rule.number, *[plain(line, rule.language) for line in rule.lines])


def marks(text: str, words: Iterable[str]) -> list[tuple[str, bool]]:
    """A text in parts, each with whether it is one of the words that were looked for."""
    places = [at for at, letter in enumerate(text) for _ in folded(letter)]
    within = "".join([folded(letter) for letter in text])
    inside: set[int] = set()
    for word in words:
        for found in re.finditer(re.escape(word), within):
            inside.update(range(places[found.start()], places[found.end() - 1] + 1))
    parts: list[tuple[str, bool]] = []
    for at, letter in enumerate(text):
        if parts and parts[-1][1] == (at in inside):
            parts[-1] = (parts[-1][0] + letter, parts[-1][1])
        else:
            parts.append((letter, at in inside))
    return parts
