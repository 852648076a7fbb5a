"""The rules for people as safe HTML: chapters, what was searched in them, one rule for a popover."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from markupsafe import Markup, escape

from serai.engine.game import Game
from serai.engine.state import State
from serai.words import LANGUAGES, Speaker
from serai.words.rulebook import (
    Chapter,
    Line,
    Piece,
    Rule,
    Rulebook,
    cited,
    for_people,
    full,
    marks,
    matches,
    pieces,
    rulebook,
)


class Written(NamedTuple):
    """The language of a text, for the element that holds it."""

    lang: str

    @property
    def dir(self) -> str:
        return LANGUAGES[self.lang].direction


class Tag(NamedTuple):
    """What a tag means, and its place among those of the game, by which it is filtered."""

    place: int
    words: str


class Said(NamedTuple):
    """One line of a rule."""

    words: Markup
    tags: Sequence[str]


class Block(NamedTuple):
    """Lines of one kind that stand together: a list, examples, fine points."""

    kind: str
    lines: Sequence[Said]


class Paragraph(NamedTuple):
    """A rule as it is shown."""

    number: str
    href: str  # where it stands, on its page
    written: Written
    tags: Sequence[str]
    blocks: Sequence[Block]


class Section(NamedTuple):
    """A chapter as it is shown."""

    place: int  # among the chapters of the game
    title: str
    gist: Markup
    written: Written
    rules: Sequence[Paragraph]
    opened: bool


class Page:
    """How one reader sees the rules of one game: in their language, with what they have searched."""

    def __init__(self, game: Game[State], language: str, searched: Sequence[str] = ()) -> None:
        self.game = game
        self.book: Rulebook | None = rulebook(game, language)
        self.language = language
        self.searched = searched

    def tags(self) -> dict[str, Tag]:
        words = Speaker(self.game, self.language)
        found = self.book.tags if self.book else ()
        return {tag: Tag(place, words.say(f"tag-{tag.lower()}")) for place, tag in enumerate(found, 1)}

    def sections(self) -> list[Section]:
        """The chapters; after a search only what has all of its words."""
        found = []
        for place, chapter in enumerate(self.book.chapters if self.book else (), 1):
            rules = [rule for rule in chapter.rules if matches(rule, self.searched)]
            if rules:
                found.append(self.section(place, chapter, rules))
        return found

    def section(self, place: int, chapter: Chapter, rules: Sequence[Rule]) -> Section:
        gist = self.dressed(chapter.gist, chapter.language)
        title = pieces(Line("title", chapter.title, (), chapter.at), chapter.language)
        paragraphs = [self.paragraph(rule) for rule in rules]
        words = "".join(part.words for part in title)
        return Section(place, words, gist, Written(chapter.language), paragraphs, bool(self.searched))

    def paragraph(self, rule: Rule) -> Paragraph:
        said = [(line.kind, Said(self.dressed(line, rule.language), line.tags)) for line in rule.lines]
        blocks = [Block(kind, [one for _, one in lines]) for kind, lines in groupby(said, key=lambda one: one[0])]
        return Paragraph(rule.number, self.place(rule.number), Written(rule.language), rule.tags, blocks)

    def dressed(self, line: Line, language: str) -> Markup:
        """A line with its links, and with the searched words marked."""
        return Markup("").join([self.piece(one) for one in pieces(line, language)])

    def piece(self, piece: Piece) -> Markup:
        words = self.marked(piece.words)
        if piece.kind == "thing":
            address = f"/about/{self.game.id}/{piece.thing}"
            return Markup('<a class="thing" href="{0}" data-tip="{0}">{1}</a>').format(address, words)
        if piece.kind == "number":
            tip = f"/rule/{self.game.id}/{piece.words}"
            return Markup('<a class="ref" href="{}" data-tip="{}" dir="ltr">{}</a>').format(self.place(piece.words), tip, words)
        return Markup("<b>{}</b>").format(words) if piece.kind == "term" else words

    def place(self, number: str) -> str:
        """Where a rule can be read: among the rules for people, else in the full text."""
        return f"/learn/{self.game.id}{'' if number in for_people(self.game) else '/full'}#{number}"

    def marked(self, words: str) -> Markup:
        parts = marks(words, self.searched) if self.searched else [(words, False)]
        return Markup("").join([Markup("<mark>{}</mark>").format(part) if found else escape(part) for part, found in parts])

    def tip(self, number: str) -> Paragraph | None:
        """A rule for a popover, without its fine points."""
        rule = cited(self.game, self.language, number)
        if rule is None:
            return None
        shown = self.paragraph(rule)
        return shown._replace(blocks=[block for block in shown.blocks if block.kind != "fine"])

    def only_in_full(self) -> int:
        """How many rules of the full text have all searched words, where those for people have none."""
        rows = [Rule(number, (Line("rule", text, (), 0),), "en") for number, text in full(self.game).items()]
        return sum(matches(rule, self.searched) for rule in rows)
