"""What a seat sees as a row of numbers, for learning.  A table of blocks: what a block tells, how many numbers that takes, and
what writes them.  Blocks write whole numbers; the divisor scales them to about 1.
"""

from __future__ import annotations

from typing import Final

from menagerie.round import ROUNDS
from menagerie.state import Menagerie
from menagerie.vocabulary import CARDS
from serai.engine.features import Block, Blocks, Row, count, put

SEATS: Final = 3  # the most players there can be


class Course(Block):
    def write(self, s: Menagerie, seat: int, owner: int, row: Row) -> None:
        put(row, 0, s.round)


class Hand(Block):
    def write(self, s: Menagerie, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.players[seat].hand)


class Laid(Block):
    def write(self, s: Menagerie, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.players[seat].laid)


class Standing(Block):
    """What everybody sees of a player: `owner`, who may be another than the `seat` that looks."""

    def write(self, s: Menagerie, seat: int, owner: int, row: Row) -> None:
        p = s.players[owner]
        put(row, 0, p.points, p.token, len(p.hand) + len(p.laid))


BLOCKS: Final = Blocks(
    [Course("round", 1, ROUNDS), Hand("my hand", len(CARDS), 4), Laid("what I have laid", len(CARDS))],  # once
    [Standing("points, token not used, cards", 3, (6, 1, 4))],  # for every seat, one's own first
    SEATS,
)
