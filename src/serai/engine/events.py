"""Events: what happened, for the story in words and for animation.  Words are made at display, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from serai.engine.step import EVERYBODY

CHOSE: Final = 0  # a seat chose an action
TOOK_BACK: Final = 1  # a seat undid its last choice
FIRST_KIND: Final = 2  # a game numbers its own kinds from here
# What happens around a game, the same in every game: below zero.
WENT: Final = -1  # a person has left, and a bot plays for them
LATE: Final = -2  # the same, because their time ran out
RETURNED: Final = -3
OFFERED: Final = -4  # a seat is offered to somebody else
TAKEN: Final = -5  # and somebody has accepted it
AROUND: Final = {
    WENT: "around-went",
    LATE: "around-late",
    RETURNED: "around-returned",
    OFFERED: "around-offered",
    TAKEN: "around-taken",
}


class Event:
    """One thing that happened: its kind, the player, public numbers, and cards for those who may see them."""

    __slots__ = ("cards", "eyes", "kind", "numbers", "player")

    def __init__(self, kind: int, player: int, numbers: tuple[int, ...], cards: tuple[int, ...], eyes: int) -> None:
        self.kind = kind
        self.player = player
        self.numbers = numbers
        self.cards = cards
        self.eyes = eyes

    def seen_by(self, seat: int | None) -> Seen:
        """The same event for one seat (None: a spectator), with only the number of cards it may not see."""
        mine = self.eyes == EVERYBODY or (seat is not None and self.eyes >> seat & 1)
        return self.kind, self.player, self.numbers, len(self.cards), self.cards if mine else None

    def in_the_open(self) -> Seen:
        """With everything in it, for when the game is over."""
        return self.kind, self.player, self.numbers, len(self.cards), self.cards


Seen = tuple[int, int, tuple[int, ...], int, tuple[int, ...] | None]
"""What a seat hears: kind, player, open numbers, how many cards, and which, if it may see them."""


# ---- Facts: what words are made of ---------------------------------------------------------

Fact = int | str | Sequence["Fact"] | Mapping[str, "Fact"]
"""Plain JSON data: a number; the id of a thing; `seat(n)`; a list of facts; a message inside a message.

Engine and games say facts, `serai.words` makes sentences of them.
"""
Message = Mapping[str, Fact]
"""Something to be said: the id of a Fluent message under "message", and its facts."""


def message(name: str, **facts: Fact) -> Message:
    return {"message": name, **facts}


def seat(number: int) -> Message:
    """Who sits there, to be said by name."""
    return {"seat": number}
