"""What San Juan tells (SJ-14.8): kinds of events, and the facts that words are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from serai.engine.events import CHOSE, FIRST_KIND, TOOK_BACK, Fact, Message, Seen, message, seat
from serai.games.san_juan.cards import CARDS, GOOD_IDS, GOOD_OF, IDS, NO_CARD, TILES
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

MESSAGES: Final = {
    TOOK_BACK: "told-took-back",
    GOVERNOR: "told-round",
    RESHUFFLED: "told-reshuffled",
    SPENT: "told-spent",
    PRODUCED: "told-produced",
    TURNED: "told-turned",
    SOLD: "told-sold",
    HARBORED: "told-harbored",
    GAINED: "told-gained",
    ENDED: "told-ended",
}
VARIANTS: Final = {  # is a building named in it, are its cards seen
    (DREW, False, False): "told-drew",
    (DREW, False, True): "told-drew-these",
    (DREW, True, False): "told-drew-by",
    (DREW, True, True): "told-drew-these-by",
    (DISCARDED, False, False): "told-discarded",
    (DISCARDED, False, True): "told-discarded-these",
    (REVEALED, True, False): "told-revealed-nothing",
    (REVEALED, True, True): "told-revealed",
    (TUCKED, True, False): "told-tucked",
    (TUCKED, True, True): "told-tucked-these",
}
HEADINGS: Final = frozenset({"told-round", "told-ended"})


def told(seen: Seen, observation: Mapping[str, Any]) -> Message | None:
    """An event as a seat heard it; None where other events show the choice."""
    kind, player, numbers, count, cards = seen
    if kind == CHOSE:
        return chose(player, cards[0]) if cards else None
    first, second = (*numbers, NO_CARD, NO_CARD)[:2]
    facts: dict[str, Fact] = {"count": count}
    if player >= 0:
        facts["who"] = seat(player)
    if kind in (GOVERNOR, RESHUFFLED):
        facts["number"] = first
    elif kind == TURNED:
        prices = zip(GOOD_IDS, TILES[first][:-1], strict=False)
        facts["prices"] = [message("good-price", good=good, price=price) for good, price in prices]
    elif 0 <= first < len(CARDS):
        facts |= {"thing": IDS[first], "good": GOOD_IDS[GOOD_OF[first]], "number": second}
    if cards:
        facts["cards"] = [IDS[card] for card in cards]
    if kind == BUILT:
        return message("told-built", **facts) if second == NO_CARD else message("told-built-over", **facts, old=IDS[second])
    return message(MESSAGES.get(kind) or VARIANTS[kind, "thing" in facts, bool(cards)], **facts)


def chose(player: int, action: int) -> Message | None:
    """Only roles and passes: every other choice shows in what happens."""
    verb = VOCABULARY.verbs[action]
    if verb == "take":
        return message("told-take", who=seat(player), thing=VOCABULARY.ids[action])
    return message("told-pass", who=seat(player)) if verb == "pass" else None
