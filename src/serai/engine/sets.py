"""Which of some numbered things there are: as a bit set, or as a sorted pile."""

from __future__ import annotations


def places(bits: int) -> list[int]:
    """The numbers of a set, in ascending order."""
    return [i for i in range(bits.bit_length()) if bits >> i & 1] if bits else []


def named(names: list[str], bits: int) -> list[str]:
    """The names of a set."""
    return [names[i] for i in range(bits.bit_length()) if bits >> i & 1] if bits else []


def kinds(pile: list[int]) -> list[int]:
    """The different cards of a sorted pile."""
    found: list[int] = []
    last = -1
    for card in pile:
        if card != last:
            found.append(card)
            last = card
    return found
