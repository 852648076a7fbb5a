"""The numbered rules of a game: what each says, and where each is cited."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping

NUMBER = r"[A-Z]{2,}-[A-Z]?[0-9]+(?:\.[A-Z]?[0-9]+)*"  # SJ-6.3, SJ-11.B9, SJ-R24
RULE = re.compile(rf"^\s*(?:-|[0-9]+\.|\|) \**(?P<number>{NUMBER})\**", re.MULTILINE)  # an item of a list, a row of a table
CITED = re.compile(NUMBER)


def rules(text: str) -> dict[str, str]:
    """Every rule by its number: the list item that begins with it, without nested items."""
    starts = list(RULE.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    found = {}
    for start, end in zip(starts, ends, strict=True):
        first, *rest = text[start.end() : end].split("\n")
        rest = list(itertools.takewhile(lambda line: line.startswith("  "), rest))
        found[start["number"]] = " ".join(" ".join([first, *rest]).split())
    return found


def coverage(numbers: list[str], sources: Mapping[str, str]) -> dict[str, list[str]]:
    """For each rule the sources (by name) that cite it."""
    cited = {name: set(CITED.findall(text)) for name, text in sources.items()}
    return {number: [name for name in cited if number in cited[name]] for number in numbers}
