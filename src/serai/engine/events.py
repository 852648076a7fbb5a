"""The story: what happened, as data.  Words are made at display, in the reader's language."""

from __future__ import annotations

from typing import Final

from serai.engine.step import EVERYBODY

CHOSE: Final = 0  # a seat chose an action
TOOK_BACK: Final = 1  # a seat undid its last choice
FIRST_KIND: Final = 2  # a game numbers its own kinds from here


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
"""What a seat hears: kind, player, public numbers, the number of cards, and the cards if it may see them."""
