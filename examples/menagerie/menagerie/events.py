"""What is told: kinds of events, and the facts that words are made of.

A rule tells an event with `s.tell(kind, seat, numbers, cards, eyes)`; numbers are for everybody, cards for the seats in `eyes`.
The words themselves stand in words/<language>.ftl.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from menagerie.vocabulary import CARDS, TOKEN
from serai.engine.events import CHOSE, FIRST_KIND, TOOK_BACK, Message, Seen, message, seat

DREW: Final = FIRST_KIND
SHOWED: Final = FIRST_KIND + 1
ROLLED: Final = FIRST_KIND + 2


def told(seen: Seen, observation: Mapping[str, Any]) -> Message | None:
    """An event for a seat that heard it so; None where it shows in the next ones."""
    kind, player, numbers, count, cards = seen
    who, these = seat(player), [CARDS[card] for card in cards or () if kind != CHOSE]
    if kind == CHOSE:  # choices show in what happens, but for the token
        return message("told-token", who=who) if cards == (TOKEN,) else None
    if kind == TOOK_BACK:
        return message("told-took-back", who=who)
    if kind == ROLLED:
        return message("told-rolled", who=who, points=numbers[0])
    if kind == DREW:
        return message("told-drew-this", who=who, card=these) if these else message("told-drew", who=who)
    return message("told-showed", who=who, card=these) if count else message("told-showed-nothing", who=who)
