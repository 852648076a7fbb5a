"""Who sees which cards and tiles (SJ-14.2, SJ-14.3, SJ-14.4)."""

from __future__ import annotations

from typing import Final

from serai.engine.zones import Deal
from serai.games.san_juan.cards import CATHEDRAL
from serai.games.san_juan.picks import Pick, PickUpTo
from serai.games.san_juan.state import Player, SanJuan


def cards(s: SanJuan, deal: Deal) -> None:
    """Nobody sees what goods and the cards under a harbor show, not even their owner (SJ-7.3)."""
    deal.together()
    for i, p in enumerate(s.players):
        p.goods = deal.slots(p.goods)
        if p.harbor:
            p.harbor = deal.cards(p.harbor)
        if p.tucked:
            p.tucked = deal.cards(p.tucked, i)
        if p.drawn:
            p.drawn = deal.cards(p.drawn, i)
        p.hand = deal.hand(p.hand, i, p.shown)
        if p.picked and i != deal.seat:
            picked(s, i, p, deal)
    s.discards = deal.hand(s.discards)
    s.deck = deal.pile(s.deck)
    if deal.counting:
        for p in s.players:
            p.buildings = deal.open(p.buildings)
        s.covered = deal.open(s.covered)
        s.laid = deal.open(s.laid)
        deal.count([CATHEDRAL] * s.cathedral)


def picked(s: SanJuan, player: int, me: Player, deal: Deal) -> None:
    """Some of the cards drawn, or of the hand."""
    step = [step for step in s.stack if isinstance(step, Pick) and step.player == player][-1]
    due = 0 if isinstance(step, PickUpTo) else step.left
    if me.drawn:
        me.picked, rest = deal.picked(me.picked, list(me.drawn), due)
        me.drawn = tuple(rest)
    else:
        me.picked, me.hand = deal.picked(me.picked, me.hand, due)


def tiles(s: SanJuan, deal: Deal) -> None:
    """Trading house tiles that were turned up once are known for good (SJ-8.8)."""
    if s.turned < len(s.tiles) or deal.counting:
        s.tiles = deal.open(s.tiles[: s.turned]) + deal.alone(s.tiles[s.turned :])


ZONES: Final = (cards, tiles)
