"""Who sees which cards.  A zone is named once; from this the engine deals anew what a seat cannot see, and counts all cards."""

from __future__ import annotations

from menagerie.state import Menagerie
from serai.engine.zones import Deal


def cards(s: Menagerie, deal: Deal) -> None:
    """Each seat sees its own cards, nobody the deck, everybody the discards."""
    deal.together()
    for i, p in enumerate(s.players):
        p.laid = deal.pile(p.laid, i)
        p.hand = deal.hand(p.hand, i)
    s.deck = deal.pile(s.deck)
    if deal.counting:
        s.discards = deal.open(s.discards)
