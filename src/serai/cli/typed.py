"""What a typed line means: which of several texts it names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

K = TypeVar("K")


def matches(typed: str, texts: Mapping[K, str]) -> list[K]:
    """The keys whose text is meant: exactly these words, or words that begin with them ('b cr'), or such words later in the
    text ('crane')."""
    words = typed.casefold().split()
    split = {key: text.casefold().split() for key, text in texts.items()}
    return (
        [key for key, text in split.items() if text == words]
        or [key for key, text in split.items() if begins(words, text)]
        or [key for key, text in split.items() if any(begins(words, text[i:]) for i in range(1, len(text)))]
    )


def begins(typed: list[str], words: list[str]) -> bool:
    """Is each typed word the beginning of the word in the same place?"""
    return 0 < len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False))


def listed(texts: Sequence[str], word: str = "and") -> str:
    """Texts with commas between them, and a word before the last."""
    return f" {word} ".join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)
