"""Everything that players read in a language, piece by piece: messages, rules for people, names of things."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

ROOT = Path(str(files("serai")))
ARGUMENT = "\ufffc"  # stands for what is put into a message
COMMON = ("common", "table", "terminal")
PLURAL = {"zero", "one", "two", "few", "many", "other"}


class Text(NamedTuple):
    """What one thing says: where it stands, and its words."""

    where: str
    words: str


def paths(language: str) -> list[Path]:
    """All files with words of a language."""
    folder = ROOT / "words" / language
    return sorted([*folder.glob("*.ftl"), *folder.glob("*.rules.md"), *ROOT.glob(f"games/*/names/{language}.toml")])


def label(path: Path) -> str:
    return str(path.relative_to(ROOT))


def game_of(path: Path) -> str:
    """The game that the words belong to; empty for those of the table."""
    name = path.parent.parent.name if path.parent.name == "names" else path.name.partition(".")[0]
    return "" if name in COMMON else name


# ---- Pieces ------------------------------------------------------------------------------------


def texts(path: Path) -> list[Text]:
    """Without syntax: arguments of messages become one sign, links and numbers of rules go."""
    if path.suffix == ".ftl":
        return [Text(message.id.name, words) for message in messages(path) for words in plain(message.value)]
    if path.suffix == ".md":
        lines = re.sub(r"<!--.*?-->", "", path.read_text("utf-8"), flags=re.DOTALL).splitlines()
        return [Text(f"line {at}", words) for at, line in enumerate(lines, 1) if (words := shown(line))]
    return list(named(tomllib.loads(path.read_text("utf-8"))))


def messages(path: Path) -> list[Message]:
    found = FluentParser().parse(path.read_text("utf-8")).body
    return [entry for entry in found if isinstance(entry, Message)]


def plain(pattern: Pattern | None) -> list[str]:
    """A message's words: first as a whole, then those of each form that it chooses from."""
    words, forms = "", []
    for element in pattern.elements if pattern else []:
        if isinstance(element, TextElement):
            words += element.value
        elif isinstance(element.expression, StringLiteral):
            words += element.expression.parse()["value"]
        else:
            words += ARGUMENT
            if isinstance(element.expression, SelectExpression):
                forms += [form for variant in element.expression.variants for form in plain(variant.value)]
    return [words, *forms]


def shown(line: str) -> str:
    """A line of the rules without its sign, number, tags and targets of links."""
    line = re.sub(r"^(?:[-?>+#]|[A-Z]+-[A-Z0-9.]+) ", "", line)
    return re.sub(r"\{\w+\} ?|\*\*|\[|\]\([^)]*\)", "", line)


def named(rows: dict[str, object], within: str = "") -> Iterator[Text]:
    for key, value in rows.items():
        if isinstance(value, dict):
            yield from named(value, f"{key}.")
        else:
            yield Text(within + key, str(value))


# ---- Messages with a number --------------------------------------------------------------------


def russian(number: int) -> str:
    """The form of a word after a number (CLDR)."""
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


def said(pattern: Pattern | None, number: int, others: dict[str, Message]) -> list[str]:
    """A Russian message as text, with this number as every argument; one text for each way through choices between words."""
    found = [""]
    for element in pattern.elements if pattern else []:
        pieces = [element.value] if isinstance(element, TextElement) else put(element, number, others)
        found = [before + piece for before in found for piece in pieces]
    return found


def put(placeable: Placeable, number: int, others: dict[str, Message]) -> list[str]:
    expression = placeable.expression
    if isinstance(expression, MessageReference) and expression.id.name in others:
        return said(others[expression.id.name].value, number, others)
    if isinstance(expression, SelectExpression):
        forms = {key(variant.key): variant.value for variant in expression.variants}
        default = next(variant.value for variant in expression.variants if variant.default)
        if counts(expression):
            return said(forms.get(str(number)) or forms.get(russian(number)) or default, number, others)
        return [text for form in forms.values() for text in said(form, number, others)]
    return [str(number)] if isinstance(expression, VariableReference) else [ARGUMENT]


def key(key: object) -> str:
    return key.name if isinstance(key, Identifier) else str(getattr(key, "value", ""))


def counts(expression: SelectExpression) -> bool:
    """Whether it chooses by a number."""
    return any(key(variant.key) in PLURAL - {"other"} or key(variant.key).isdigit() for variant in expression.variants)


def selections(pattern: Pattern | None) -> Iterator[SelectExpression]:
    """All choices in a message."""
    for element in pattern.elements if pattern else []:
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selections(variant.value)


def chosen_by(expression: SelectExpression) -> str:
    """The argument that it looks at."""
    return expression.selector.id.name if isinstance(expression.selector, VariableReference) else ""


class Inside(Visitor):
    """The arguments of something, and the messages that stand in it."""

    def __init__(self, node: BaseNode) -> None:
        self.arguments: set[str] = set()
        self.parts: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (the parser's name)
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


def arguments(node: BaseNode) -> set[str]:
    return Inside(node).arguments


def parts(node: BaseNode) -> set[str]:
    return Inside(node).parts
