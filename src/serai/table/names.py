"""Words that people typed: names, titles, messages."""

from __future__ import annotations

NAME = 24  # the longest name
JOINERS = "\u200c\u200d"  # seen in nothing, but Persian words and some pictures are spelled with them


def clean(text: str, most: int) -> str:
    """One line, printable, not too long."""
    kept = "".join(c if c.isprintable() or c in JOINERS else " " if c.isspace() else "" for c in text)
    line = " ".join(kept.split())[:most].strip()
    return line if line.strip(f" {JOINERS}") else ""


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton cannot be told apart."""
    return name.casefold()
