"""A game's vocabulary: every action is a number, and a number is a verb plus the thing it is done to."""

from __future__ import annotations

from collections.abc import Sequence


class Vocabulary:
    """All actions of a game, numbered once.  Number 0 is "pass" in every game."""

    def __init__(self) -> None:
        self.names = ["pass"]
        self.verbs = ["pass"]
        self.things = [0]
        self.numbers = {"pass": 0}

    def __len__(self) -> int:
        return len(self.names)

    def verb(self, verb: str, things: Sequence[str]) -> int:
        """Number `verb` with each of the things; return the first number."""
        first = len(self.names)
        for i, thing in enumerate(things):
            name = f"{verb} {thing}"
            if name in self.numbers:
                raise ValueError(f"two actions are called {name!r}")
            self.numbers[name] = len(self.names)
            self.names.append(name)
            self.verbs.append(verb)
            self.things.append(i)
        return first
