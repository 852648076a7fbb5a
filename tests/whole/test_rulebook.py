"""The numbered rules: how they are read, and that every example of them is a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from serai.catalogue import GAMES, document, find
from serai.engine.rulebook import coverage, rules

RULES = Path(__file__).parents[1] / "rules"
TEXT = """
# Rules

- XY-1.1 First, which goes
  on in a second line.
  - XY-1.2 An item inside.
- **XY-R1** *A ruling.*

Not part of it.

| XY-2.1 | a row |
1. XY-2.2 counted
"""


def test_rules_are_items_and_rows_with_a_number() -> None:
    assert rules(TEXT) == {
        "XY-1.1": "First, which goes on in a second line.",
        "XY-1.2": "An item inside.",
        "XY-R1": "*A ruling.*",
        "XY-2.1": "| a row |",
        "XY-2.2": "counted",
    }


def test_a_citation_is_the_whole_number() -> None:
    found = coverage(["XY-1.1", "XY-1.11", "XY-R1"], {"a.py": "see XY-1.11", "b.py": "XY-1.1, XY-1.11."})
    assert found == {"XY-1.1": ["b.py"], "XY-1.11": ["a.py", "b.py"], "XY-R1": []}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_example_is_a_test(game_id: str) -> None:
    game = find(game_id)
    numbers = re.findall(r"^\W*\*\*([A-Z]+-E[0-9]+)", document(game, "EXAMPLES.md"), re.MULTILINE)
    folder = RULES / game.package.rpartition(".")[2]
    tests = "\n".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    docstrings = set(re.findall(r'def test_\w+\([^)]*\) -> None:\n    r?"""([A-Z]+-E[0-9]+(?:, [A-Z]+-E[0-9]+)*)', tests))
    tested = {number for docstring in docstrings for number in docstring.split(", ")}
    assert len(numbers) > 50
    assert [number for number in numbers if number not in tested] == []
