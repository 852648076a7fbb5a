"""Who sees which cards, books and tiles (MB-11.20, MB-11.21), and what the others may plan (MB-4.6)."""

from __future__ import annotations

from typing import Final

from serai.engine.chance import Dice
from serai.engine.zones import Deal
from serai.games.mombasa.board import COLUMNS
from serai.games.mombasa.books import FIRST_PRINTED, NO_BOOK
from serai.games.mombasa.cards import DECK, FIRST_SHARE, NO_CARD
from serai.games.mombasa.data import COMPANIES
from serai.games.mombasa.round import PlanSlot
from serai.games.mombasa.scoring import own_cards
from serai.games.mombasa.state import Mombasa, open_slots

EMPTY_IN: Final = 8  # one in eight of the slots that another seat has planned is imagined to be empty
LETTERS_END: Final = [sum([len(cards) for cards in DECK[i:]]) for i in range(len(DECK))][::-1]
"""Where the cards of each letter end in a whole deck, from the bottom up."""


def cards(s: Mombasa, deal: Deal) -> None:
    """The deck is hidden, except for the letters on its backs.  Hands are known: each card came there openly (MB-11.22)."""
    first = 0
    for end in LETTERS_END:
        if first < len(s.deck):
            s.deck[first:end] = deal.alone(tuple(s.deck[first:end]))
        first = end
    if deal.counting:
        s.discards = deal.open(s.discards)
        s.display = deal.open(s.display)
        for p in s.players:
            deal.count(own_cards(p))


def books(s: Mombasa, deal: Deal) -> None:
    """Supplies are hidden; books that were covered, or left the game, were seen by all."""
    s.supply = tuple([deal.alone(pile) for pile in s.supply])
    if deal.counting:
        s.books = deal.open(s.books)
        for p in s.players:
            p.taken = deal.open(p.taken)
            deal.count([book for book in p.books if NO_BOOK != book < FIRST_PRINTED])
        deal.count(s.lost)


def starting_tiles(s: Mombasa, deal: Deal) -> None:
    """Two are dealt to each player, who keeps one in secret (MB-2.17); those kept are shown to all at once.  In a first game
    nothing is dealt, and everybody knows everything (MB-2.12)."""
    if s.unused or deal.counting:
        deal.together()
        for i, p in enumerate(s.players):
            if p.start != NO_BOOK:
                p.start = (deal.open((p.start,)) if s.started else deal.cards((p.start,), i))[0]
            p.dealt = deal.cards(p.dealt, i)
        s.unused = deal.cards(s.unused)


def posts(s: Mombasa, deal: Deal) -> None:
    """Trading posts lie openly at home, on the map, or out of the game."""
    if deal.counting:
        for c in range(len(COMPANIES)):
            at_home = sum([column.bit_count() for column in s.home[c * COLUMNS : (c + 1) * COLUMNS]])
            moving = s.ousted[c] + s.entered.bit_count() * (s.expanding == c)
            deal.count([c] * (at_home + s.posts[c].bit_count() + s.gone[c] + moving))


ZONES: Final = (cards, books, starting_tiles, posts)


def imagine(s: Mombasa, seat: int, dice: Dice) -> None:
    """What the others have planned: even how many cards lie in their slots is hidden."""
    if not s.revealed:
        for i in range(len(s.players)):
            if i != seat:
                imagine_plan(s, i, dice)


def imagine_plan(s: Mombasa, player: int, dice: Dice) -> None:
    """Any cards of hand and slots lie in the slots that are planned already."""
    me = s.players[player]
    steps = [step for step in s.stack if isinstance(step, PlanSlot) and step.player == player]
    planned = [slot for slot in open_slots(me) if not steps or slot < steps[-1].slot]
    cards = dice.mixed([card for card in [*me.hand, *me.slots] if 0 <= card < FIRST_SHARE])
    held = [card for card in me.hand if card >= FIRST_SHARE]
    for slot in planned:
        me.slots[slot] = cards.pop() if cards and dice.below(EMPTY_IN) else NO_CARD
    me.hand = sorted(cards + held)
