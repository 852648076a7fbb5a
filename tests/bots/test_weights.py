"""Evaluations judge by their weights alone: no number that is not a rule hides in the code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai.catalogue import GAMES, entry

START = ("worth", "__init__", "judge", "opinion")  # where judging begins, and where its tables are made
HARMLESS = (0.0, 1.0)


def sources(game_id: str) -> list[str]:
    """The modules of a game's evaluation."""
    path = Path(serai.__file__).parent.joinpath(*entry(game_id).module("EVALUATION").split(".")[1:])
    files = sorted(path.glob("*.py")) or [path.with_suffix(".py")]
    return [file.read_text("utf-8") for file in files]


def functions(texts: list[str]) -> dict[str, ast.FunctionDef]:
    return {node.name: node for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)}


def called(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield node.func.attr


def hidden_numbers(texts: list[str]) -> list[str]:
    """Float literals of the functions that judge and of those that they call."""
    known = functions(texts)
    waiting, seen = [name for name in START if name in known], set[str]()
    while waiting:
        name = waiting.pop()
        if name in known and name not in seen:
            seen.add(name)
            waiting += called(known[name])
    constants = [(name, node) for name in sorted(seen) for node in ast.walk(known[name]) if isinstance(node, ast.Constant)]
    return [f"{name}: {node.value}" for name, node in constants if isinstance(node.value, float) and node.value not in HARMLESS]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_number_that_is_not_a_rule_stands_in_the_weights(game_id: str) -> None:
    assert "worth" in functions(sources(game_id))
    assert not hidden_numbers(sources(game_id))


def test_a_hidden_number_is_found() -> None:
    helper = "def chance(force):\n    return (force - 1.5) / 13\n"
    worth = "class Any:\n    def worth(self, s, seat):\n        return self.plan(s) * 1.0\n"
    plan = "    def plan(self, s):\n        return 0.25 * chance(s)\n"
    other = "def elsewhere():\n    return 0.75\n"
    assert hidden_numbers([helper, worth + plan, other]) == ["chance: 1.5", "plan: 0.25"]
