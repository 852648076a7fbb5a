"""Features: what a seat sees as a row of numbers.  A game has one table of blocks: what a block tells, how many numbers that
takes, and what writes them.  Layout, width and row all come from this table, so they cannot differ.

Blocks write whole numbers, and each place of a row has a divisor that scales them to about 1.  Small whole numbers are objects
that Python has already, so writing them is cheap, and many rows are divided at once.  A row is all zero before it is written,
and most of it stays so: blocks write only what is not zero.

In memory a number takes 16 bits: no money or turn count comes near 32,767, and a larger number would be an error, not a wrong
row.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

Row = Any  # the places of one block, counted from 0: a part of a sheet, or a dictionary; written, never read
Layout = tuple[tuple[str, int], ...]
"""The blocks of a row of features, in their order: what they tell, and how many numbers that takes."""


class Block(ABC):
    """Some numbers of a row.  A class for each, so that a compiled call of `write` costs nothing."""

    def __init__(self, name: str, size: int, divisors: int | tuple[int, ...] = 1) -> None:
        """What the numbers are divided by: one for all of them, or several that repeat until the block is full."""
        self.name = name
        self.size = size
        self.divisors: tuple[int, ...] = (divisors,) if isinstance(divisors, int) else divisors
        if size % len(self.divisors):
            raise ValueError(f"{size} numbers cannot repeat {len(self.divisors)} divisors: {name}")

    @abstractmethod
    def write(self, s: Any, seat: int, owner: int, row: Row) -> None:
        """Write what `seat` sees; in a player's area, what it sees of `owner`."""


class Blocks:
    """What is common to all, then the same for every seat that there can be: one's own first, then in turn order.  A state
    has one of its `players` for each seat that is there, an automaton's last."""

    def __init__(self, common: list[Block], area: list[Block], seats: int) -> None:
        self.common = common
        self.area = area
        whose = ["me", *[f"seat +{i}" for i in range(1, seats)]]
        self.layout: Layout = (
            *[(block.name, block.size) for block in common],
            *[(f"{owner}: {block.name}", block.size) for owner in whose for block in area],
        )
        sizes = [size for _, size in self.layout]
        self.width = sum(sizes)
        self.starts = [sum(sizes[:i]) for i in range(len(sizes))]  # the first place of each block
        self.divisors: list[int] = []
        for block in common + area * seats:
            self.divisors += block.divisors * (block.size // len(block.divisors))

    def write(self, s: Any, seat: int, rows: list[Row]) -> None:
        """What a seat sees, as whole numbers, into an empty row for each block.  Those of absent seats stay empty."""
        i = 0
        for block in self.common:
            block.write(s, seat, seat, rows[i])
            i += 1
        players = len(s.players)
        for place in range(players):
            owner = (seat + place) % players
            for block in self.area:
                block.write(s, seat, owner, rows[i])
                i += 1

    def rows(self, s: Any, seat: int) -> list[dict[int, int]]:
        """The same in new rows: for each block the numbers that are not zero, by place."""
        rows: list[dict[int, int]] = [{} for _ in self.layout]
        self.write(s, seat, rows)
        return rows

    def features(self, s: Any, seat: int) -> list[float]:
        """The same, scaled: always the same numbers in the same places."""
        return self.scaled(self.rows(s, seat))

    def scaled(self, rows: list[dict[int, int]]) -> list[float]:
        """One row of such rows."""
        scaled, divisors = [0.0] * self.width, self.divisors
        for i, row in enumerate(rows):
            if row:
                start = self.starts[i]
                for place, number in row.items():
                    scaled[start + place] = number / divisors[start + place]
        return scaled


class Sheet:
    """One row in memory, written again and again.  Small places of small parts: Python need not make an object for them."""

    def __init__(self, blocks: Blocks) -> None:
        self.blocks = blocks
        self.row = memoryview(bytearray(2 * blocks.width)).cast("h")
        self.zeros = memoryview(bytes(2 * blocks.width)).cast("h")
        self.rows: list[Row] = [self.row[start : start + blocks.layout[i][1]] for i, start in enumerate(blocks.starts)]

    def write(self, s: Any, seat: int) -> memoryview:
        """What a seat sees, as whole numbers of 16 bits, until something else is written."""
        self.row[:] = self.zeros
        self.blocks.write(s, seat, self.rows)
        return self.row


# ---- Ways to write ------------------------------------------------------------------------------


def put(  # noqa: PLR0917  # as arguments numbers need not become objects in a compiled call
    row: Row, at: int, a: int, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0, h: int = 0
) -> None:
    """Up to eight numbers, one after the other."""
    if a:
        row[at] = a
    if b:
        row[at + 1] = b
    if c:
        row[at + 2] = c
    if d:
        row[at + 3] = d
    if e:
        row[at + 4] = e
    if f:
        row[at + 5] = f
    if g:
        row[at + 6] = g
    if h:
        row[at + 7] = h


def put_all(row: Row, at: int, numbers: tuple[int, ...]) -> None:
    """These numbers, one after the other."""
    for number in numbers:
        if number:
            row[at] = number
        at += 1


def mark(row: Row, at: int, places: tuple[int, ...]) -> None:
    """Ones at these places; a negative number is none."""
    for place in places:
        if place >= 0:
            row[at + place] = 1


def bits(row: Row, at: int, number: int) -> None:
    """A bit set."""
    while number > 0:
        if number & 1:
            row[at] = 1
        number >>= 1
        at += 1


def count(row: Row, at: int, kinds: Sequence[int]) -> None:
    """How many there are of each kind."""
    if kinds:
        last, n = -1, 0
        for kind in sorted(kinds):
            if kind == last:
                n += 1
            else:
                if n:
                    row[at + last] = n
                last, n = kind, 1
        row[at + last] = n
