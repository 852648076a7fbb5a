"""Boards: how a game looks in the terminal.

A board is made from an observation only, never from the state, so it cannot show what its reader must not see.  A game's module
has the names that this one has; a game without a module is shown as a tree, so that it can be played at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

BOARDS = {
    "mombasa": "serai.cli.boards.mombasa",
    "san-juan": "serai.cli.boards.san_juan",
    "great-western-trail": "serai.cli.boards.great_western_trail",
    "great-western-trail-2": "serai.cli.boards.great_western_trail",
    "western-legends": "serai.cli.boards.western_legends",
}

QUESTIONS: dict[str, str] = {}
"""Name of a step -> what it asks, in plain words; `{left}` is that field of the step."""

ENTER: tuple[str, ...] = ()
"""Steps at which an empty line takes the first option, because it is nearly always meant."""

TIES: tuple[str, ...] = ()
"""What breaks ties, in the order of `Score.ties`."""


def board_of(game_id: str) -> Any:
    """The module that shows this game; this one, if it has none of its own."""
    return import_module(BOARDS.get(game_id, __name__))


def board(view: dict[str, Any], seats: Sequence[str], names: Mapping[str, str]) -> RenderableType:
    """Any observation, as a tree; what belongs to a seat is shown under its name."""
    tree = Tree("", hide_root=True, guide_style="dim")
    for key, value in view.items():
        if key not in ("game", "seat"):
            grow(tree, key, value, seats, names)
    return tree


def grow(tree: Tree, key: str, value: Any, seats: Sequence[str], names: Mapping[str, str]) -> None:
    """One thing of the observation: a leaf where it fits one line."""
    title = Text(names.get(key, key.replace("_", " ")), style="bold")
    if isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        each = seats if len(value) == len(seats) and key == "players" else [str(i) for i in range(1, len(value) + 1)]
        value = dict(zip(each, value, strict=True))
    if isinstance(value, dict):
        branch = tree.add(title)
        for name, part in value.items():
            grow(branch, str(name), part, seats, names)
    else:
        tree.add(title.append(f": {in_words(value, names)}", style="not bold"))


def in_words(value: Any, names: Mapping[str, str]) -> str:
    if isinstance(value, list):
        return ", ".join(in_words(part, names) for part in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else names.get(str(value), str(value))
