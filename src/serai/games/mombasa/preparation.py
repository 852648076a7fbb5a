"""Preparation of the next round (MB-7), and the end of the game (MB-8.1)."""

from __future__ import annotations

from serai.engine.step import Step
from serai.games.mombasa.board import DISPLAY_ROWS, FILL_ORDER, ROUND_COINS, SWEPT, coin_spaces
from serai.games.mombasa.cards import NO_CARD
from serai.games.mombasa.data import ROUNDS
from serai.games.mombasa.events import FINISHED, REFILLED, TILE_RECEIVED
from serai.games.mombasa.spaces import SPACES
from serai.games.mombasa.state import NOBODY, Mombasa


class Prepare(Step):
    """Coins, card display, markers and tiles, in this order (MB-7.1, MB-7.2, MB-7.3); after round 7 the game is over instead
    (MB-3.1, MB-8.1)."""

    def choose(self, s: Mombasa, action: int) -> None:
        if s.round == ROUNDS:
            s.tell(FINISHED, NOBODY)
            s.finish()
            return
        move_coins(s)
        slide(s)
        fill(s)
        return_markers(s)


def move_coins(s: Mombasa) -> None:
    """The coins of the next space of the round track go to the coin spaces below it (MB-7.1)."""
    coins = ROUND_COINS[s.round][str(len(s.players))]
    for space in coin_spaces(s.round + 1, coins):
        s.coins |= 1 << space


def slide(s: Mombasa) -> None:
    """Discard the right column, then move the cards of each row to the right, keeping their order (MB-7.2)."""
    s.discards += tuple([s.display[space] for space in SWEPT if s.display[space] != NO_CARD])
    for row in DISPLAY_ROWS:
        cards = [s.display[space] for space in row if space not in SWEPT and s.display[space] != NO_CARD]
        for space in row:
            s.display[space] = cards.pop(0) if cards else NO_CARD


def fill(s: Mombasa) -> None:
    """From the top of the deck: right column from top to bottom, then middle, then left; an empty deck leaves the rest empty
    (MB-2.4, MB-7.2, MB-12.2)."""
    new = []
    for space in FILL_ORDER:
        if s.display[space] == NO_CARD and s.deck:
            s.display[space] = s.deck.pop()
            new.append(s.display[space])
    s.reveals += 1
    s.tell(REFILLED, NOBODY, (), tuple(new))


def return_markers(s: Mombasa) -> None:
    """Every player takes back their markers, and the bonus tile of each marker on a tile space (MB-7.3, MB-R20)."""
    for space, player in enumerate(s.markers):
        if player != NOBODY:
            s.markers[space] = NOBODY
            if SPACES[space].tile >= 0:
                s.players[player].tiles |= 1 << SPACES[space].tile
                s.tell(TILE_RECEIVED, player, (SPACES[space].tile,))
