"""Chance: random numbers that are the same for the same seed everywhere, and that cannot be predicted from earlier ones.

Every shuffle and every roll of a game is an *event* with its own number.  Its random words are the SHAKE-128 stream of
the game's secret (256 bits) and that number, so the order of one deck says nothing about the next shuffle.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from hashlib import sha256, shake_128
from typing import Final

BLOCK: Final = 64  # words that Dice draws at a time
HIGH: Final = struct.Struct(">" + "L4x" * BLOCK)  # the upper half of each: a small number, with which compiled code is faster
HALF: Final = 1 << 32
READERS: Final[list[struct.Struct]] = []  # by number of words: how they are read


def secret_of(*words: object) -> str:
    """The secret of a game (or of a bot's dice): 256 bits from all its parts, whatever their length."""
    texts = [str(word) for word in words]
    return sha256("".join([f"{len(text)}:{text}" for text in texts]).encode()).hexdigest()


def digest(secret: str, event: int, words: int) -> bytes:
    """`words` random 64-bit words, for one event."""
    return shake_128(f"{secret}|{event}".encode()).digest(8 * words)


def stream(secret: str, event: int, words: int) -> tuple[int, ...]:
    """The same as numbers."""
    while words >= len(READERS):
        READERS.append(struct.Struct(f">{len(READERS)}Q"))
    return READERS[words].unpack(digest(secret, event, words))


def shuffle(cards: list[int], secret: str, event: int) -> None:
    """Fisher-Yates from the last place down; multiply and shift instead of a remainder."""
    i = len(cards)
    if i < 2:
        return
    for word in stream(secret, event, i - 1):
        j = word * i >> 64
        i -= 1
        cards[i], cards[j] = cards[j], cards[i]


class Dice:
    """A stream of random numbers for everything but the game itself: bots, searches, tests."""

    __slots__ = ("event", "secret", "stock")

    def __init__(self, *words: object) -> None:
        self.secret = secret_of(*words)
        self.event = 0
        self.stock: list[int] = []  # upper halves of words

    def below(self, n: int) -> int:
        """A number from 0 to n - 1: word * n >> 64.  The lower half of the word matters only if it could carry."""
        if not self.stock:
            self.stock = list(HIGH.unpack(digest(self.secret, self.event, BLOCK)))
            self.event += 1
        product = self.stock.pop() * n
        if (product & HALF - 1) + n <= HALF:
            return product >> 32
        return stream(self.secret, self.event - 1, BLOCK)[len(self.stock)] * n >> 64

    def pick(self, things: list[int]) -> int:
        """One of them."""
        return things[self.below(len(things))]

    def shuffle(self, cards: list[int]) -> None:
        """In place."""
        shuffle(cards, self.secret, self.event)
        self.event += 1

    def mixed(self, cards: Iterable[int]) -> list[int]:
        """Hidden cards in a new order that depends on the dice alone, not on their real order."""
        pool = sorted(cards)
        self.shuffle(pool)
        return pool
