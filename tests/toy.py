"""A toy game that needs everything the engine can do and San Juan does not: choices at once, anytime actions with a debt that
delays nobody else, pauses, dice.

Three rounds.  All lay a card face down at once; the highest alone takes a point; a die may double it.  Once in a game, at any
moment, a player may use a token: draw a card, and owe a discard before anything else he decides.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import replace
from typing import Any, Final

from serai.engine.events import FIRST_KIND
from serai.engine.features import Block, Blocks, Row, count, put
from serai.engine.game import Game, Option, Setup
from serai.engine.score import Score
from serai.engine.state import State
from serai.engine.step import PASS, Step
from serai.engine.vocabulary import Vocabulary
from serai.engine.zones import Deal

CARDS: Final = ["ant", "bee", "cat", "dog", "elk"]
VOCABULARY: Final = Vocabulary()
LAY: Final = VOCABULARY.verb("lay", CARDS)
DROP: Final = VOCABULARY.verb("drop", CARDS)
TOKEN: Final = VOCABULARY.verb("use", ["the token"])
DREW: Final = FIRST_KIND
SHOWED: Final = FIRST_KIND + 1
ROLLED: Final = FIRST_KIND + 2


class Seat:
    __slots__ = ("hand", "laid", "points", "token")

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.laid: list[int] = []  # face down until all have laid
        self.points = 0
        self.token = True

    def copy(self) -> Seat:
        t = Seat()
        t.hand, t.laid, t.points, t.token = self.hand[:], self.laid[:], self.points, self.token
        return t


class Toy(State):
    __slots__ = ("deck", "discards", "players", "round")

    def __init__(self) -> None:
        State.__init__(self)
        self.players: list[Seat] = []
        self.deck: list[int] = []
        self.discards: list[int] = []  # open, sorted
        self.round = 0

    def copy(self) -> Toy:
        t = Toy()
        t.carry_on(self)
        t.players = [p.copy() for p in self.players]
        t.deck, t.discards, t.round = self.deck[:], self.discards[:], self.round
        return t

    def anytime(self, seat: int) -> list[int]:
        return [TOKEN] if self.stack and self.players[seat].token and self.deck and self.debt(seat) < 0 else []

    def interject(self, seat: int, action: int) -> None:
        me = self.players[seat]
        me.token = False
        card = self.deck.pop()
        insort(me.hand, card)
        self.reveals += 1
        self.tell(DREW, seat, (), (card,), 1 << seat)
        self.aside.append(Owe(seat))


class Round(Step):
    """TOY-1: three rounds; in each, all lay a card."""

    def choose(self, s: Toy, action: int) -> None:
        if s.round < 3:
            s.round += 1
            s.then(*[Lay(p) for p in range(len(s.players))], Show(0), *[Breathe(p) for p in range(len(s.players))], self)


class Lay(Step):
    """TOY-2: face down, or nothing."""

    def at_once(self) -> bool:
        return True

    def options(self, s: Toy) -> list[int]:
        return [PASS] + [LAY + card for card in sorted(set(s.players[self.player].hand))]

    def asks(self, s: Toy) -> bool:
        return True

    def eyes(self, s: Toy) -> int:
        return 1 << self.player

    def why_not(self, s: Toy, action: int) -> str:
        return "TOY-2" if VOCABULARY.verbs[action] == "lay" else ""

    def choose(self, s: Toy, action: int) -> None:
        if action != PASS:
            s.players[self.player].hand.remove(action - LAY)
            s.players[self.player].laid.append(action - LAY)


class Show(Step):
    """TOY-3: the highest alone takes a point, two if the die says so."""

    def choose(self, s: Toy, action: int) -> None:
        s.reveals += 1
        laid = [p.laid[0] if p.laid else -1 for p in s.players]
        for seat, p in enumerate(s.players):
            s.tell(SHOWED, seat, (), tuple(p.laid))
            for card in p.laid:
                insort(s.discards, card)
            p.laid = []
        if laid.count(max(laid)) == 1:
            die = s.roll(2)
            s.tell(ROLLED, laid.index(max(laid)), (die,))
            s.players[laid.index(max(laid))].points += 1 + die


class Breathe(Step):
    """TOY-4: a moment between two rounds, in which a search may think of the token."""

    def pause(self) -> bool:
        return True

    def choose(self, s: Toy, action: int) -> None:
        pass


class Owe(Step):
    """TOY-5: a token's discard is owed before anything else this seat decides."""

    def options(self, s: Toy) -> list[int]:
        return [DROP + card for card in sorted(set(s.players[self.player].hand))]

    def asks(self, s: Toy) -> bool:
        return True

    def choose(self, s: Toy, action: int) -> None:
        s.players[self.player].hand.remove(action - DROP)
        insort(s.discards, action - DROP)


def begin(setup: Setup, secret: str) -> Toy:
    s = Toy()
    s.agree(setup, secret)
    s.players = [Seat() for _ in range(setup.players)]
    s.deck = [card for card in range(len(CARDS)) for _ in range(5)]
    s.shuffle(s.deck)
    for p in s.players:
        p.hand = sorted([s.deck.pop() for _ in range(setup.options["hand"])])
    s.then(Round(0))
    return s


def observe(s: Toy, seat: int | None) -> dict[str, Any]:
    return {
        "round": s.round,
        "deck": len(s.deck),
        "discards": s.discards,
        "players": [
            [p.points, p.token, [p.hand, p.laid] if i == seat else len(p.hand) + len(p.laid)] for i, p in enumerate(s.players)
        ],
    }


def cards(s: Toy, deal: Deal) -> None:
    """Who sees which cards: each seat its own; the deck nobody; the discards everybody."""
    deal.together()
    for i, p in enumerate(s.players):
        p.laid = deal.pile(p.laid, i)
        p.hand = deal.hand(p.hand, i)
    s.deck = deal.pile(s.deck)
    if deal.counting:
        s.discards = deal.open(s.discards)


class Hand(Block):
    def write(self, s: Toy, seat: int, owner: int, row: Row) -> None:
        count(row, 0, s.players[seat].hand)


class Points(Block):
    def write(self, s: Toy, seat: int, owner: int, row: Row) -> None:
        put(row, 0, s.players[owner].points, s.players[owner].token)


def blocks(hand: type[Block] = Hand) -> Blocks:
    """The features; a test may write the hand in another way."""
    return Blocks([hand("my hand", len(CARDS))], [Points("points, token", 2, (3, 1))], 3)


def scores(s: Toy) -> list[Score]:
    return [Score([p.points], [len(p.hand)]) for p in s.players]


TOY: Final = Game(
    id="toy",
    package=__name__,
    players=range(2, 4),
    options=(Option("hand", 4, (), 3, "Cards in each hand."),),
    rules_version=1,
    vocabulary=VOCABULARY,
    categories=("rounds",),
    blocks=blocks(),
    things=(Seat,),
    check=lambda setup: None,
    begin=begin,
    observe=observe,
    zones=(cards,),
    scores=scores,
)


def toy(**changes: Any) -> Game[Toy]:
    """The toy with something in it changed, to see whether a law notices."""
    return replace(TOY, **changes)
