"""Bit sets: which of some numbered things, as one number."""

from __future__ import annotations


def places(bits: int) -> list[int]:
    """The numbers of a set, in ascending order."""
    return [i for i in range(bits.bit_length()) if bits >> i & 1] if bits else []


def named(names: list[str], bits: int) -> list[str]:
    """The names of a set."""
    return [names[i] for i in places(bits)]
