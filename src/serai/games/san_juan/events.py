"""What San Juan tells (SJ-14.8): kinds of events, and the words for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.engine.events import CHOSE, FIRST_KIND, TOOK_BACK, Seen
from serai.games.san_juan.cards import CARDS, GOOD_OF, GOODS, NO_CARD, TILES
from serai.games.san_juan.vocabulary import VOCABULARY

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

SENTENCES: Final = {
    CHOSE: "{who}: {action}",
    TOOK_BACK: "{who} takes the last choice back",
    GOVERNOR: "-- round {number}: {who} is governor --",
    DREW: "{who} draws {what}{by}",
    DISCARDED: "{who} discards {what}",
    RESHUFFLED: "the discard pile is shuffled into a new deck ({number})",
    BUILT: "{who} builds {card}{over}",
    SPENT: "{who} gives up the {good}",
    PRODUCED: "{who} has new {good}",
    TURNED: "trading house: {prices}",
    SOLD: "{who} sells {good} for {second}",
    HARBORED: "{who} puts a sold good under the harbor",
    REVEALED: "{who} turns up {what}{by}",
    GAINED: "{who} takes the {what}",
    TUCKED: "{who} tucks {what} under the {card}",
    ENDED: "-- the game is over --",
}
TOLD_CHOICES: Final = ("take", "pass")  # every other choice shows in what happens


def some(count: int, cards: tuple[int, ...] | None) -> str:
    """Cards by name where they may be seen, otherwise how many."""
    if cards:
        return ", ".join(CARDS[card] for card in cards)
    return "nothing" if count == 0 else "1 card" if count == 1 else f"{count} cards"


def sentence(seen: Seen, seats: Sequence[str]) -> str:
    """An event in words, for whoever heard it so; nothing where the choice shows in what happens."""
    kind, player, numbers, count, cards = seen
    first, second = (*numbers, NO_CARD, NO_CARD)[:2]
    action = VOCABULARY.names[cards[0]] if kind == CHOSE and cards else ""
    if kind == CHOSE and action.split(" ")[0] not in TOLD_CHOICES:
        return ""
    card = CARDS[first] if 0 <= first < len(CARDS) else ""
    return SENTENCES[kind].format(
        who=seats[player] if player >= 0 else "",
        what="" if kind == CHOSE else some(count, cards),
        action=action,
        number=first,
        second=second,
        card=card,
        by=f" ({card})" if card else "",
        over=f" over the {CARDS[second]}" if kind == BUILT and second != NO_CARD else "",
        good=GOODS[GOOD_OF[first]] if card else "",
        prices=", ".join(f"{GOODS[i]} {price}" for i, price in enumerate(TILES[first][:-1])) if kind == TURNED else "",
    )
