"""The story: what happened, for the log in words and for animation.  Words are made at display, in the reader's language."""

from __future__ import annotations

from typing import Final

from serai.engine.step import EVERYBODY

CHOSE: Final = 0  # a seat chose an action
TOOK_BACK: Final = 1  # a seat took its last choice back
FIRST_KIND: Final = 2  # a game numbers its own kinds from here


class Event:
    """One thing that happened: what, to whom, open numbers for all, cards for those who may see them."""

    __slots__ = ("cards", "eyes", "kind", "numbers", "player")

    def __init__(self, kind: int, player: int, numbers: tuple[int, ...], cards: tuple[int, ...], eyes: int) -> None:
        self.kind = kind
        self.player = player
        self.numbers = numbers
        self.cards = cards
        self.eyes = eyes

    def seen_by(self, seat: int | None) -> Seen:
        """The same event for one seat (None: a spectator): of cards it may not see, only how many."""
        mine = self.eyes == EVERYBODY or (seat is not None and self.eyes >> seat & 1)
        return self.kind, self.player, self.numbers, len(self.cards), self.cards if mine else None

    def in_the_open(self) -> Seen:
        """For whoever may know everything, when the game is over."""
        return self.kind, self.player, self.numbers, len(self.cards), self.cards


Seen = tuple[int, int, tuple[int, ...], int, tuple[int, ...] | None]
"""What a seat hears: kind, player, open numbers, how many cards, and which, if it may see them."""
