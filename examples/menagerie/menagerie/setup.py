"""How a game begins, and what is agreed before it (MG-1)."""

from __future__ import annotations

from typing import Final

from menagerie.round import Round
from menagerie.state import Area, Menagerie
from menagerie.vocabulary import CARDS
from serai.engine.errors import BadSetup
from serai.engine.game import Option, Setup

COPIES: Final = 5
OPTIONS: Final = (Option("hand", 4, (), 3, "Cards in each hand (MG-1.2)."),)  # a number, 3 or more


def check(setup: Setup) -> None:
    """Raise BadSetup where choices do not go together: the hands come from one deck."""
    most = COPIES * len(CARDS) // setup.players
    if setup.options["hand"] > most:
        raise BadSetup(f"hand cannot be {setup.options['hand']} with {setup.players} players: it is 3 to {most}")


def begin(setup: Setup, secret: str) -> Menagerie:
    """MG-1.1, MG-1.2: the deck is shuffled, hands are dealt, and the first step waits."""
    s = Menagerie()
    s.agree(setup, secret)  # the secret decides all shuffles and rolls of this game
    s.players = [Area() for _ in range(setup.players)]
    s.deck = [card for card in range(len(CARDS)) for _ in range(COPIES)]
    s.shuffle(s.deck)
    for p in s.players:
        p.hand = sorted([s.deck.pop() for _ in range(setup.options["hand"])])
    s.then(Round(0))
    return s
