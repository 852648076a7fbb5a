"""Positions with refusals that few random games get to."""

from __future__ import annotations

from collections.abc import Iterator

from serai.games.mombasa.books import BOOK_IDS, NEEDS
from serai.games.mombasa.data import COMPANIES
from serai.games.mombasa.state import Mombasa
from serai.games.mombasa.tracks import LAST, TRACK_IDS
from serai.games.mombasa.vocabulary import VOCABULARY
from tests.rules.mombasa.position import OUT, Area, position, say

POUNDS = "take pounds"


def cannot(s: Mombasa, *texts: str) -> Iterator[tuple[Mombasa, int, int]]:
    for text in texts:
        yield s.copy(), s.player, VOCABULARY.numbers[text]


def positions() -> Iterator[tuple[Mombasa, int, int]]:
    """A state, a seat, and what it cannot do."""
    yield from goods()
    yield from expansions()
    yield from books()
    both = position(Area(hand="coffee 1, cotton 1", at={"cairo": 10}), OUT)
    say(both, 0, "put marker on d1 2")
    yield from cannot(both, "remove cotton 1")
    twin = position(Area(hand="2 coffee 1", at={"cairo": 10}), OUT, markers={"d1 1": 0})
    yield from cannot(twin, "put marker on d1 2")
    two = position(Area(at={"cairo": 12}, pounds=1), OUT, tracks="A1 B1 C1 D2")
    say(two, 0, "put marker on d2 1", "name track of mombasa")
    yield from cannot(two, "name track of mombasa", "name track of cairo")
    few = position(Area("coffee 1, coffee 2"), OUT)
    say(few, 0, "put marker on majority coffee")
    yield from cannot(few, "take level 3")
    either = position(Area(at={"saint louis": 5}, pounds=2), OUT)
    say(either, 0, "put marker on c1 1")
    yield from cannot(either, "take level 3")


def goods() -> Iterator[tuple[Mombasa, int, int]]:
    ends = {name: LAST[TRACK_IDS.index(track)] for name, track in zip(COMPANIES, ("A1", "B1", "C1", "D1"), strict=True)}
    done = position(Area("2 coffee 1", at={"cairo": ends["cairo"]}), OUT)
    say(done, 0, "use coffee 1")
    yield from cannot(done, "step on cairo")
    poor = position(Area("coffee 1", at={"cairo": 8}, pounds=2), OUT)
    say(poor, 0, "use coffee 1")
    yield from cannot(poor, "step on cairo")
    mixed = Area("coffee 1, bananas 2, cotton 2", at={"mombasa": 12})
    cheap = position(mixed, OUT, display={"right 1": "coffee 3", "right 2": "bananas 3"})
    say(cheap, 0, "use coffee 1", "use bananas 2", "use cotton 2")
    yield from cannot(cheap, "step on cairo")
    dear = position(mixed, OUT)
    say(dear, 0, "use coffee 1")
    yield from cannot(dear, "use bananas 2")


def expansions() -> Iterator[tuple[Mombasa, int, int]]:
    """Where a capital call lies before the marker the order of rewards is asked."""
    s = position(Area("c10", at={"cairo": 8}, pounds=1), OUT, home={"cairo": "- 345 12345"})
    say(s, 0, "expand cairo", "enter lower nile")
    yield from cannot(s, "take post from column 1")
    say(s, 0, "take post from column 2", "enter red sea coast", "take post from column 2", "pass")
    yield from cannot(s, "take reward of angola")
    say(s, 0, "spend the bookkeeping points", POUNDS)
    yield from cannot(s, "spend the bookkeeping points")
    posts = {"mombasa": "kenya highlands", "cairo": "abyssinia"}
    s = position(Area("c10"), OUT, posts=posts, home={"mombasa": "45 5 12345"})
    say(s, 0, "expand cairo", "enter kenya highlands", "take post from column 2", POUNDS)
    yield from cannot(s, "return post to column 3")


def books() -> Iterator[tuple[Mombasa, int, int]]:
    people = next(book for book, needs in zip(BOOK_IDS, NEEDS, strict=True) if needs.persons)
    units = next(book for book, needs in zip(BOOK_IDS, NEEDS, strict=True) if needs.totals[0])
    any_good = next(book for book, needs in zip(BOOK_IDS, NEEDS, strict=True) if needs.any_good)
    for book in (people, units, any_good):
        s = position(Area("bookkeeper 2", books={2: "b04", 3: book.removeprefix("book_")}, ink=1, pounds=0), OUT)
        s.players[0].flipped = 1 << 2
        say(s, 0, "use bookkeeper 2")
        yield from cannot(s, "move ink marker to space 3")
    s = position(Area("bookkeeper 2", books={i: f"b{i:02}" for i in range(2, 16)}, ink=3, pounds=4), OUT)
    s.players[0].flipped = 1 << 5
    say(s, 0, "use bookkeeper 2")
    yield from cannot(s, "turn down book on space 5")
    say(s, 0, "pass", "take book B of row 1 under round 4", POUNDS)
    yield from cannot(s, "place book on space 3")
