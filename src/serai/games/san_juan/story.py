"""What San Juan tells (SJ-14.8): kinds of events, and the words for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.engine.story import CHOSE, FIRST_KIND, TOOK_BACK, Seen
from serai.games.san_juan.cards import BANK, CARDS, GOOD_OF, GOODS, NO_CARD, TILES
from serai.games.san_juan.words import WORDS

GOVERNOR: Final = FIRST_KIND
DREW: Final = FIRST_KIND + 1
DISCARDED: Final = FIRST_KIND + 2
RESHUFFLED: Final = FIRST_KIND + 3
BUILT: Final = FIRST_KIND + 4
SPENT: Final = FIRST_KIND + 5
PRODUCED: Final = FIRST_KIND + 6
TURNED: Final = FIRST_KIND + 7
SOLD: Final = FIRST_KIND + 8
HARBORED: Final = FIRST_KIND + 9
REVEALED: Final = FIRST_KIND + 10
GAINED: Final = FIRST_KIND + 11
TUCKED: Final = FIRST_KIND + 12
ENDED: Final = FIRST_KIND + 13

TOLD_CHOICES: Final = ("take", "pass")  # every other choice shows in what happens


def some(count: int, cards: tuple[int, ...] | None) -> str:
    """Cards by name where they may be seen, otherwise how many."""
    if cards:
        return ", ".join(CARDS[card] for card in cards)
    return "nothing" if count == 0 else "1 card" if count == 1 else f"{count} cards"


def good(holder: int) -> str:
    return GOODS[GOOD_OF[holder]]


def sentence(seen: Seen, seats: Sequence[str]) -> str:
    """An event in words, for whoever heard it so; nothing where the choice shows in what happens."""
    kind, player, numbers, count, cards = seen
    who = seats[player] if player >= 0 else ""
    what = some(count, cards)
    if kind == CHOSE:
        told = cards is not None and WORDS.verbs[cards[0]] in TOLD_CHOICES
        return f"{who}: {WORDS.names[cards[0]]}" if told and cards else ""
    if kind == DREW:
        cause = f" ({CARDS[numbers[0]]})" if numbers[0] != NO_CARD else ""
        return f"{who} draws {what}{cause}"
    if kind == BUILT:
        over = f" over the {CARDS[numbers[1]]}" if numbers[1] != NO_CARD else ""
        return f"{who} builds {CARDS[numbers[0]]}{over}"
    if kind == TUCKED:
        return f"{who} tucks {what} under the {CARDS[numbers[0]]}" + (", once and for all" if numbers[0] == BANK else "")
    if kind == TURNED:
        prices = ", ".join(f"{name} {price}" for name, price in zip(GOODS, TILES[numbers[0]][:-1], strict=False))
        return f"trading house: {prices}"
    return {
        TOOK_BACK: lambda: f"{who} takes the last choice back",
        GOVERNOR: lambda: f"-- round {numbers[0]}: {who} is governor --",
        DISCARDED: lambda: f"{who} discards {what}",
        RESHUFFLED: lambda: f"the discard pile, {numbers[0]} cards, is shuffled into a new deck",
        SPENT: lambda: f"{who} gives up the {good(numbers[0])}",
        PRODUCED: lambda: f"{who} has new {good(numbers[0])}",
        SOLD: lambda: f"{who} sells {good(numbers[0])} for {numbers[1]}",
        HARBORED: lambda: f"{who} puts a sold good under the harbor",
        REVEALED: lambda: f"{who} turns up {what} ({CARDS[numbers[0]]})",
        GAINED: lambda: f"{who} takes the {what}",
        ENDED: lambda: "-- the game is over --",
    }[kind]()
