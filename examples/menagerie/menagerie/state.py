"""The state: what lies before the players, as plain data.

A search copies it millions of times, so `copy` is written by hand: lists are sliced, numbers are copied, what never changes is
shared.  A state and the things in it are made without arguments, and their slots are what is saved.
"""

from __future__ import annotations

from bisect import insort

from menagerie.events import DREW
from menagerie.vocabulary import TOKEN
from serai.engine.state import State


class Area:
    """What lies before one player."""

    __slots__ = ("hand", "laid", "points", "token")

    def __init__(self) -> None:
        self.hand: list[int] = []  # kept sorted, so that nothing follows from its order
        self.laid: list[int] = []  # face down until all have laid
        self.points = 0
        self.token = True  # not used yet

    def copy(self) -> Area:
        t = Area()
        t.hand, t.laid, t.points, t.token = self.hand[:], self.laid[:], self.points, self.token
        return t


class Menagerie(State):
    """The whole game."""

    __slots__ = ("deck", "discards", "players", "round")

    def __init__(self) -> None:
        State.__init__(self)
        self.players: list[Area] = []
        self.deck: list[int] = []  # the last is the top
        self.discards: list[int] = []  # face up, sorted
        self.round = 0

    def copy(self) -> Menagerie:
        t = Menagerie()
        t.carry_on(self)  # the engine's part: steps, options, chances
        t.players = [p.copy() for p in self.players]
        t.deck, t.discards, t.round = self.deck[:], self.discards[:], self.round
        return t

    # An action that may be taken at any moment, also out of turn.  Most games have none and leave these two out.

    def anytime(self, seat: int) -> list[int]:
        """MG-3.1: the token, once in the game."""
        return [TOKEN] if self.stack and self.players[seat].token and self.deck and self.debt(seat) < 0 else []

    def interject(self, seat: int, action: int) -> None:
        """MG-3.1, MG-3.2: draw a card; the discard is owed `aside`, where it delays nobody else."""
        from menagerie.round import Owe  # noqa: PLC0415  # the steps know the state, so the state asks for them only now

        me = self.players[seat]
        me.token = False
        card = self.deck.pop()
        insort(me.hand, card)
        self.reveals += 1  # somebody has learned something: this cannot be taken back
        self.tell(DREW, seat, (), (card,), 1 << seat)  # everybody hears that a card was drawn, its owner which one
        self.aside.append(Owe(seat))
