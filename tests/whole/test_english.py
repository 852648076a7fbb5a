"""Plain English: a short list of phrases that are stilted, or that do not say what they should, is found nowhere."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLACES = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "docs/**/*.md",
    "examples/**/*.py",
    "src/serai/*.py",
    "src/serai/bots/**/*.py",
    "src/serai/engine/**/*.py",
    "src/serai/games/**/*.py",
    "src/serai/lab/**/*.py",
    "src/serai/cli/**/*.py",
    "src/serai/table/**/*.py",
)
HE = r"\b(he|him|his|himself)\b"
PHRASES = {  # pattern: what to write instead
    r"(?<!there )\b(is|are|was|were) no (?!longer\b|more\b|way\b)": "is not a",
    r"\bby lot\b": "at random",
    r"\b(the|an|any|all) own\b": "their own, its own",
    r"\bfrom (\d+|\{[^}]*\}) on\b": ">= 1, counted from 1",
    r"\bso (many|much)\b(?!( \w+)? (that|as)\b)": "the number itself, this many",
    r"\bwho(m)?ever\b": "the player who, no matter who",
    HE: "they, their; or the name of the figure",
    r"\blets? expect\b": "its fair share, as expected",
    r"\bhas to say\b": "must define",
    r"\bunasked\b": "without asking",
    r"\bimagin\w+ tables?\b": "imagined state, determinization",
}
# Two figures are called "he" in the chapters that are about them alone, as in their rulebooks.
MEN = {"src/serai/games/great_western_trail/sam.py", "src/serai/games/western_legends/man_in_black.py"}


def texts(path: Path) -> Iterator[tuple[int, str]]:
    """Line and text: paragraphs of a document; strings, docstrings and comments of a module."""
    source = path.read_text("utf-8")
    if path.suffix == ".py":
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type in (tokenize.STRING, tokenize.COMMENT):
                yield token.start[0], token.string
        return
    line = 1
    for paragraph in source.split("\n\n"):
        yield line, paragraph
        line += paragraph.count("\n") + 2


def stilted(place: str) -> Iterator[str]:
    for path in sorted(ROOT.glob(place)):
        name = str(path.relative_to(ROOT))
        for line, text in texts(path):
            for pattern, better in PHRASES.items():
                if pattern is not HE or name not in MEN:
                    for match in re.finditer(pattern, " ".join(text.split()), re.IGNORECASE):
                        yield f"{name}:{line}: {match[0]!r}; write: {better}"


@pytest.mark.parametrize("place", PLACES)
def test_english_is_plain(place: str) -> None:
    assert any(ROOT.glob(place))
    found = list(stilted(place))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "A cliff is no space.",
        "Play goes on by lot.",
        "It moves the own marker.",
        "A whole number from 1 on.",
        "After so many rounds it ends.",
        "Whoever wins, begins.",
        "The player draws his cards.",
        "An imagined\ntable.",
    ],
)
def test_a_stilted_phrase_is_found(text: str) -> None:
    assert any(re.search(pattern, " ".join(text.split()), re.IGNORECASE) for pattern in PHRASES)


@pytest.mark.parametrize(
    "text", ["There is no hand limit.", "It is no longer hidden.", "It changed so much that results differ.", "Their own hand."]
)
def test_good_english_is_not_found(text: str) -> None:
    assert not any(re.search(pattern, text, re.IGNORECASE) for pattern in PHRASES)
