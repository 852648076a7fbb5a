"""Setup (SJ-3)."""

from __future__ import annotations

from serai.engine.errors import BadSetup
from serai.engine.game import Setup
from serai.games.san_juan.cards import DEALT, INDIGO_PLANT, STARTING_HAND, TILES, deck
from serai.games.san_juan.picks import Pick
from serai.games.san_juan.round import Round
from serai.games.san_juan.state import Player, SanJuan


def begin(setup: Setup, secret: str) -> SanJuan:
    """SJ-3.2 to SJ-3.9.  Chance is used for the events of SJ-14.1 and no others (SJ-14.7)."""
    s = SanJuan()
    s.agree(setup, secret)
    s.players = [Player() for _ in range(setup.players)]
    s.cathedral = setup.options["expansion"]
    s.deck = deck(setup.options["expansion"])
    for _ in s.players:
        s.deck.remove(INDIGO_PLANT)  # it lies before its player already (SJ-3.7)
    s.shuffle(s.deck)
    tiles = list(range(len(TILES)))
    s.shuffle(tiles)
    s.tiles = tuple(tiles)
    s.governor = start_player(s)
    dealt = DEALT[setup.options["setup_mode"]]
    seats = s.clockwise(s.governor)
    for place, p in enumerate(seats):
        s.draw(p, dealt[place])
    s.then(*[DealDown(p, dealt[i] - STARTING_HAND) for i, p in enumerate(seats) if dealt[i] > STARTING_HAND], Round(s.governor))
    return s


def check(setup: Setup) -> None:
    """The start player must have a seat."""
    chosen: str = setup.options["start_player"]
    if chosen != "random" and int(chosen) > setup.players:
        raise BadSetup(f"start_player cannot be {chosen} with {setup.players} players: it is random or 1 to {setup.players}")


def start_player(s: SanJuan) -> int:
    """At random, unless it was agreed (SJ-3.4)."""
    chosen: str = s.setup.options["start_player"]
    return s.roll(len(s.players)) if chosen == "random" else int(chosen) - 1


class DealDown(Pick):
    """Advanced dealing: each player, hidden and at the same time, keeps exactly four and discards the rest (SJ-3.9)."""

    def at_once(self) -> bool:
        return True

    def rule(self) -> str:
        return "SJ-3.9:not-in-hand"

    def why_number(self, s: SanJuan) -> str:
        return "SJ-3.9:deal-number"
