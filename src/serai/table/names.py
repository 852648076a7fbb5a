"""Words that people typed: names, titles, messages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from unicodedata import category, decimal, normalize

from serai.words import LANGUAGES
from serai.words.book import TABLE, phrasebook

NAME = 24  # the longest name
JOINERS = "\u200c\u200d"  # seen in nothing, but Persian words and some pictures are spelled with them
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing

ALIKE = {  # what is drawn like a letter of ours, in small letters
    "a": "аɑα",
    "b": "вьβ",
    "c": "сϲ",
    "d": "ԁđð",
    "e": "еєҽε",
    "g": "ɡ",
    "h": "нһħ",
    "j": "ј",
    "k": "кκ",
    "l": "i1ıіιɩӏł",
    "m": "м",
    "n": "пη",
    "o": "0оοσøօ",
    "p": "рρ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕ",
    "t": "тτŧ",
    "u": "υμս",
    "v": "νѵ",
    "w": "ԝω",
    "x": "хχ",
    "y": "уүγ",
    "3": "зʒ",
    "4": "ч",
    "6": "б",
    "ی": "يىېے",
    "ک": "كڪ",
    "ه": "ةەہھۃ",
    "ا": "ٱ",
    "ن": "ں",
    "": f"ـ{BLANKS}",
}
CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx")  # of these Greek letters the small ones look like others
SHAPES = {ord(letter): shape for shape, letters in ALIKE.items() for letter in letters}


def clean(text: str, most: int) -> str:
    """One line, printable, not too long."""
    seen = "".join(" " if c in BLANKS else c for c in text)
    kept = "".join(c if c.isprintable() or c in JOINERS else " " if c.isspace() else "" for c in seen)
    line = " ".join(kept.split())[:most].strip()
    return line if line.strip(f" {JOINERS}") else ""


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton are easily confused.  Case, accents, joiners and everything
    between the letters do not count, unless there is nothing else; nor does the script, where its letters are drawn alike."""
    drawn = normalize("NFKD", normalize("NFKD", name).translate(CAPITALS).casefold())
    kinds = [(c, category(c)) for c in drawn]
    for count in ("LN", "LNPS", "LNPSMCZ"):  # letters and digits, else signs, else whatever there is
        kept = "".join([str(decimal(c, c)) for c, kind in kinds if kind[0] in count]).translate(SHAPES)
        if kept:
            return kept
    return drawn


@cache
def labels() -> frozenset[str]:
    """What the table calls those who have no name, in every language."""
    said = [phrasebook(language, TABLE).say(message, {}) for language in LANGUAGES for message in ("spectator", "spectators")]
    return frozenset([skeleton(label) for label in [*said, "Serai"]])


def taken(name: str, others: Iterable[str]) -> bool:
    """Whether those who read this name may take it for somebody else's."""
    looks = skeleton(name)
    return looks in labels() or looks in [skeleton(other) for other in others]
