"""Who sees which tiles and cards (GWT-20.1)."""

from __future__ import annotations

from typing import Final

from serai.engine.zones import Deal
from serai.games.great_western_trail.data import (
    ALL_DISCS,
    CAMP,
    CAMP_COLOURS,
    COW,
    HEIFER,
    KINDS,
    NOWHERE,
    NUMBERS,
    PRIVATE,
    TILES,
    WORKER,
)
from serai.games.great_western_trail.state import Trail


def tiles(s: Trail, deal: Deal) -> None:
    """The piles of the Kansas City supply lie face down; tiles of different piles have different backs."""
    s.piles = tuple([deal.alone(pile) for pile in s.piles])
    if deal.counting:
        open_tiles(s, deal)


def open_tiles(s: Trail, deal: Deal) -> None:
    """Tiles of the trail, of the railroad, and of the players."""
    s.foresight = deal.open(s.foresight)
    for p in s.players:
        p.hazards = deal.open(p.hazards)
        deal.count([CAMP + colour for colour in range(CAMP_COLOURS) for _ in range(p.camps[colour])])
        deal.count([TILES + master for master in p.masters])
        deal.count([WORKER + kind for kind in range(KINDS) for _ in range(p.workers[kind])])
        deal.count([PRIVATE + 2 * number for number in range(NUMBERS) if p.unbuilt >> number & 1])
    deal.count([lower_side(tile) for tile in s.tiles + s.out if tile != NOWHERE])
    deal.count([TILES + master for master in s.masters if master != NOWHERE])
    deal.count([WORKER + kind for kind in s.jobs + s.given if kind != NOWHERE])


def lower_side(tile: int) -> int:
    """The two sides of a private building are one tile."""
    return tile - (tile - PRIVATE) % 2 if PRIVATE <= tile < PRIVATE + 2 * NUMBERS else tile


def cards(s: Trail, deal: Deal) -> None:
    """The market stack, Sam's deck, the objective stack with what was taken from it unseen (GWT-11.8), and own cards.

    The owner knows hand and discard pile, but not the order of the draw stack (GWT-15.2).  The others know the top discard, and
    of the hand what came there openly or from the objective stack; all of it while it lies open (GWT-7.6)."""
    s.stock = deal.alone(s.stock)
    s.sam_deck = deal.alone(s.sam_deck)
    deal.together()
    players = s.players[: s.setup.players]  # without Sam
    for i, p in enumerate(players):
        if p.unseen and not p.shown and not deal.counting:  # they are counted in the hand
            p.unseen = deal.cards(p.unseen, i)
    s.objectives = deal.stack(s.objectives)
    for i, p in enumerate(players):
        deal.together()
        p.discards = deal.discards(p.discards, i)
        p.deck = deal.pile(p.deck)
        if not p.shown:
            p.hand = deal.hand(p.hand, i, p.known + p.unseen)
    if deal.counting:
        open_cards(s, deal)


def open_cards(s: Trail, deal: Deal) -> None:
    """Cards on display, and those that left the game or are scored."""
    s.market = deal.open(s.market)
    s.display = deal.open(s.display)
    s.removed = deal.open(s.removed)
    for i, p in enumerate(s.players):
        p.area = deal.open(p.area)
        if p.shown:
            p.hand = deal.open(p.hand)
        if i not in s.people():
            p.discards = deal.open(p.discards)  # Sam's score pile (GWT-18.6)
    deal.count([HEIFER] * s.heifers + [COW] * s.cows)
    deal.count(s.sam_cards)


def discs(s: Trail, deal: Deal) -> None:
    """Each player has discs on their board, at stations and in cities."""
    if deal.counting:
        for i, p in enumerate(s.players):
            deal.count([i] * ((ALL_DISCS & ~p.cleared).bit_count() + p.stations.bit_count() + len(p.cities)))


ZONES: Final = (tiles, cards, discs)
