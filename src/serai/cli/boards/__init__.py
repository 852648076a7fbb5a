"""How a game looks in the terminal.

A terminal is given an observation, never the state, so it cannot show what its reader must not see.  It shows what the
observation says and decides nothing.  A game's package here exports its `TERMINAL`; a game without one is shown as a tree, so
that it can be played at once.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from serai.catalogue import part
from serai.engine.game import Game
from serai.engine.state import State
from serai.words import Speaker

Observation = dict[str, Any]


@runtime_checkable
class Terminal(Protocol):
    """A game as text."""

    enter: frozenset[str] = frozenset()
    """Steps at which an empty line takes the first option, because it is nearly always meant."""

    def board(self, o: Observation, words: Speaker) -> RenderableType:
        """The observation `o`, in these words."""
        ...


def terminal_of(game: Game[State]) -> Terminal:
    """How this game is shown: by its own terminal, or else as a tree."""
    return part(game, "TERMINAL", Terminal) or TREE


class TreeTerminal(Terminal):
    """Any observation, as a tree."""

    def board(self, o: Observation, words: Speaker) -> RenderableType:
        tree = Tree("", hide_root=True, guide_style="dim")
        for key, value in o.items():
            if key not in ("game", "seat"):
                grow(tree, key, value, words)
        return tree


TREE = TreeTerminal()


def grow(tree: Tree, key: str, value: Any, words: Speaker) -> None:
    """One part of the observation: a leaf if it fits one line, else a branch; parts of the players under their names."""
    title = Text(words.name(key), style="bold")
    if isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        each = words.seats if len(value) == len(words.seats) and key == "players" else range(1, len(value) + 1)
        value = dict(zip(each, value, strict=True))
    if isinstance(value, dict):
        branch = tree.add(title)
        for name, part in value.items():
            grow(branch, str(name), part, words)
    else:
        tree.add(title.append(f": {in_words(value, words)}", style="not bold"))


def in_words(value: Any, words: Speaker) -> str:
    if isinstance(value, list):
        return words.listed([in_words(part, words) for part in value]) or "-"
    if isinstance(value, bool):
        return words.say("yes" if value else "no")
    if isinstance(value, int):
        return words.number(value)
    return "-" if value is None else words.name(str(value))
