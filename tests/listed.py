"""Things listed in a sentence, for the positions of tests."""

from __future__ import annotations


def listed(text: str) -> list[str]:
    """'crane, 2 well' is a crane and two wells, in this order."""
    result: list[str] = []
    for part in text.split(",") if text else []:
        count, _, rest = part.strip().partition(" ")
        result += [rest] * int(count) if rest and count.isdecimal() else [part.strip()]
    return result
