"""The rules as steps, in the order of the rulebook (MG-2, MG-3).

A step is something the rules still have to do.  It lists its `options` and does what was chosen (`choose`).  With one option
it is done without asking.  `s.then(a, b, c)`: do these next, in this order, before anything that already waits.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from menagerie.events import ROLLED, SHOWED
from menagerie.state import Menagerie
from menagerie.vocabulary import DROP, LAY, VOCABULARY
from serai.engine.step import PASS, Step

ROUNDS: Final = 3


class Round(Step):
    """Three rounds; in each, all lay a card (MG-1.3, MG-2.1)."""

    def choose(self, s: Menagerie, action: int) -> None:
        if s.round < ROUNDS:
            s.round += 1
            everybody = range(len(s.players))
            s.then(*[Lay(p) for p in everybody], Show(0), *[Breathe(p) for p in everybody], self)


class Lay(Step):
    """One card of the hand face down, or none (MG-2.1)."""

    def at_once(self) -> bool:
        """Neighbouring steps that say so are chosen at the same time."""
        return True

    def options(self, s: Menagerie) -> list[int]:
        return [PASS] + [LAY + card for card in sorted(set(s.players[self.player].hand))]

    def asks(self, s: Menagerie) -> bool:
        """Even a player with no card is asked: otherwise others could see who has none."""
        return True

    def eyes(self, s: Menagerie) -> int:
        """Only the player sees what is chosen here."""
        return 1 << self.player

    def why_not(self, s: Menagerie, action: int) -> str:
        """The rule that forbids an action which is not offered."""
        return "MG-2.1" if VOCABULARY.verbs[action] == "lay" else ""

    def choose(self, s: Menagerie, action: int) -> None:
        if action != PASS:
            me, card = s.players[self.player], action - LAY
            me.hand.remove(card)
            me.laid.append(card)


class Show(Step):
    """The highest card alone takes a point, on the higher half of the die two; shown cards are discarded (MG-2.2, MG-2.3)."""

    def choose(self, s: Menagerie, action: int) -> None:
        s.reveals += 1
        laid = [p.laid[0] if p.laid else -1 for p in s.players]
        for seat, p in enumerate(s.players):
            s.tell(SHOWED, seat, (), tuple(p.laid))
            for card in p.laid:
                insort(s.discards, card)
            p.laid = []
        if laid.count(max(laid)) == 1:
            winner, more = laid.index(max(laid)), s.roll(2)
            s.players[winner].points += 1 + more
            s.tell(ROLLED, winner, (1 + more,))


class Breathe(Step):
    """A moment between two rounds: here a search may think of the token too."""

    def pause(self) -> bool:
        return True

    def choose(self, s: Menagerie, action: int) -> None:
        """Nothing is done."""


class Owe(Step):
    """The discard that a token owes, before anything else this player decides (MG-3.2)."""

    def options(self, s: Menagerie) -> list[int]:
        return [DROP + card for card in sorted(set(s.players[self.player].hand))]

    def asks(self, s: Menagerie) -> bool:
        return True

    def choose(self, s: Menagerie, action: int) -> None:
        s.players[self.player].hand.remove(action - DROP)
        insort(s.discards, action - DROP)
