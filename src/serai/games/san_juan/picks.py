"""Picking cards one at a time, in ascending order, so that one set has one sequence.

The cards picked lie in `me.picked`, not in the step: what is hidden is a matter of zones (SJ-14.3).
"""

from __future__ import annotations

from serai.engine.events import Fact
from serai.engine.sets import kinds
from serai.engine.step import IN_ORDER, PASS, Step
from serai.games.san_juan.cards import IDS
from serai.games.san_juan.state import Player, SanJuan
from serai.games.san_juan.vocabulary import DISCARD, VOCABULARY


def picks(pile: list[int], left: int, picked: tuple[int, ...]) -> list[int]:
    """The kinds that may be picked next: none before the last one, and none so high that too few remain."""
    if picked:
        least = picked[-1]
        pile = [card for card in pile if card >= least]
    return kinds(pile[: len(pile) - left + 1])


class Pick(Step):
    """`left` more cards from the player's hand, of their choice; the others learn only the number (SJ-14.8)."""

    __slots__ = ("left",)

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left

    def verb(self) -> int:
        return DISCARD

    def rule(self) -> str:
        """Why a card that is not there cannot be picked."""
        return "SJ-14.3:not-in-hand"

    def pile(self, me: Player) -> list[int]:
        return me.hand

    def ticks(self) -> bool:
        return True

    def options(self, s: SanJuan) -> list[int]:
        me = s.players[self.player]
        verb = self.verb()
        return [verb + card for card in picks(self.pile(me), self.left, me.picked)]

    def asks(self, s: SanJuan) -> bool:
        return len(self.pile(s.players[self.player])) > self.left

    def eyes(self, s: SanJuan) -> int:
        return 1 << self.player

    def why_not(self, s: SanJuan, action: int) -> str:
        if VOCABULARY.verbs[action] != VOCABULARY.verbs[self.verb()]:
            return ""
        return IN_ORDER if VOCABULARY.things[action] in self.pile(s.players[self.player]) else self.rule()

    def figures(self, s: SanJuan, action: int, key: str) -> dict[str, Fact]:
        """The card that is not there; or how many are due."""
        if key in ("not-in-hand", "not-drawn"):
            return {"thing": IDS[VOCABULARY.things[action]]}
        return self.numbers(s)

    def numbers(self, s: SanJuan) -> dict[str, Fact]:
        """What the number of cards is made of."""
        return {"due": self.left}

    def choose(self, s: SanJuan, action: int) -> None:
        self.pick(s.players[self.player], action - self.verb())
        if self.left > 1:
            s.then(type(self)(self.player, self.left - 1))
        else:
            self.finish(s)

    def pick(self, me: Player, card: int) -> None:
        me.hand.remove(card)
        me.picked += (card,)
        me.shown = ()  # a card left the hand unseen: nobody can be sure of the rest

    def finish(self, s: SanJuan) -> None:
        me = s.players[self.player]
        cards, me.picked = me.picked, ()
        self.done(s, cards)

    def done(self, s: SanJuan, cards: tuple[int, ...]) -> None:
        s.discard(self.player, cards)


class PickUpTo(Pick):
    """Up to that number: after each card the player may stop."""

    def options(self, s: SanJuan) -> list[int]:
        me = s.players[self.player]
        verb = self.verb()
        return [PASS] + [verb + card for card in picks(me.hand, 1, me.picked)]

    def asks(self, s: SanJuan) -> bool:
        return len(s.players[self.player].hand) > 0

    def choose(self, s: SanJuan, action: int) -> None:
        if action == PASS:
            self.finish(s)
        else:
            Pick.choose(self, s, action)
