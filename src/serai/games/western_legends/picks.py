"""Picking cards one at a time, in ascending order, so that one set has one sequence.

The cards picked lie face down in `me.picked`, not in the step: what is hidden is a matter of zones (WL-2.3).
"""

from __future__ import annotations

from serai.engine.events import Fact
from serai.engine.step import IN_ORDER, Step
from serai.games.western_legends.state import Western
from serai.games.western_legends.vocabulary import DISCARD, VOCABULARY


class Pick(Step):
    """`left` more cards, of the player's choice.  There are always enough."""

    __slots__ = ("left",)

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left

    def verb(self) -> int:
        return DISCARD

    def rule(self) -> str:
        """Why a card that is not there cannot be picked."""
        return "WL-5.8:not-in-hand"

    def pile(self, s: Western) -> list[int]:
        """What is picked from, sorted."""
        return s.players[self.player].hand

    def ticks(self) -> bool:
        return True

    def options(self, s: Western) -> list[int]:
        pile, picked, verb = self.pile(s), s.players[self.player].picked, self.verb()
        if picked:
            pile = [card for card in pile if card > picked[-1]]
        return [verb + card for card in pile[: len(pile) - self.left + 1]]

    def asks(self, s: Western) -> bool:
        return len(self.pile(s)) > self.left

    def eyes(self, s: Western) -> int:
        return 1 << self.player

    def why_not(self, s: Western, action: int) -> str:
        if VOCABULARY.verbs[action] != VOCABULARY.verbs[self.verb()]:
            return ""
        return IN_ORDER if VOCABULARY.things[action] in self.pile(s) else self.rule()

    def figures(self, s: Western, action: int, key: str) -> dict[str, Fact]:
        """How many cards it must be."""
        return {"due": self.left}

    def choose(self, s: Western, action: int) -> None:
        self.pick(s, action - self.verb())
        if self.left > 1:
            s.then(type(self)(self.player, self.left - 1))
        else:
            self.finish(s)

    def pick(self, s: Western, card: int) -> None:
        me = s.players[self.player]
        me.hand.remove(card)
        me.picked += (card,)

    def finish(self, s: Western) -> None:
        """All are picked: now they are laid open."""
        me = s.players[self.player]
        cards, me.picked = me.picked, ()
        forget(s, self.player, cards)
        s.discard(self.player, cards)


class Discard(Pick):
    """Poker cards of one's own choice (WL-19.1); with fewer in hand what there is (WL-8.26)."""

    def rule(self) -> str:
        return "WL-8.26:not-in-hand"

    def why_number(self, s: Western) -> str:
        return "WL-8.26:discard-number"


def forget(s: Western, player: int, cards: tuple[int, ...]) -> None:
    """What was looked at and now lies open is no longer a secret of two."""
    fight = s.fight
    if fight is not None and fight.known and player == fight.sides[1]:
        fight.known = tuple([card for card in fight.known if card not in cards])
