"""A game's vocabulary: every action is a number that stands for a verb and a thing."""

from __future__ import annotations

from collections.abc import Sequence


class Vocabulary:
    """All actions of a game, numbered once.  Number 0 is "pass" in every game."""

    def __init__(self) -> None:
        # By the number of an action: its name in the log, its verb, and the place and the id of the thing it is done to.
        self.names = ["pass"]
        self.verbs = ["pass"]
        self.things = [0]
        self.ids = [""]
        self.numbers = {"pass": 0}

    def __len__(self) -> int:
        return len(self.names)

    def verb(self, verb: str, things: Sequence[str], ids: Sequence[str] = (), known: int = 0) -> int:
        """Number `verb` with each of the things; return the first number.  `ids`: of the things, where the log calls them
        by other names.  `known`: how many things the verb has already; more come last, so that no number of a save changes."""
        first = len(self.names)
        for i, thing in enumerate(things):
            name = f"{verb} {thing}"
            if name in self.numbers:
                raise ValueError(f"two actions have the name {name!r}: rename one")
            self.numbers[name] = len(self.names)
            self.names.append(name)
            self.verbs.append(verb)
            self.things.append(known + i)
            self.ids.append(ids[i] if ids else thing.replace(" ", "_"))
        return first

    def renamed(self, old: str, new: str) -> None:
        """Logs that were written when an action had another name can still be read."""
        if old in self.numbers:
            raise ValueError(f"{old!r} is the name of an action")
        self.numbers[old] = self.numbers[new]
