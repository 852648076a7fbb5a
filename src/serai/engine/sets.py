"""Which of some numbered things there are: as a bit set, or as a sorted pile."""

from __future__ import annotations

from typing import Final

OF_BYTE: Final = [[i for i in range(8) if bits >> i & 1] for bits in range(256)]  # the numbers of each set of eight


def places(bits: int) -> list[int]:
    """The numbers of a set, in ascending order."""
    found = OF_BYTE[bits & 255][:]
    first = 8
    while bits >> first:
        found = found + [first + i for i in OF_BYTE[bits >> first & 255]]
        first += 8
    return found


def named(names: list[str], bits: int) -> list[str]:
    """The names of a set."""
    found = [names[i] for i in OF_BYTE[bits & 255]]
    first = 8
    while bits >> first:
        found = found + [names[first + i] for i in OF_BYTE[bits >> first & 255]]
        first += 8
    return found


def kinds(pile: list[int]) -> list[int]:
    """The different cards of a sorted pile."""
    found: list[int] = []
    last = -1
    for card in pile:
        if card != last:
            found.append(card)
            last = card
    return found
