"""The prospector (SJ-10), with gold mine and goldsmith."""

from __future__ import annotations

from bisect import insort

from serai.engine.events import Fact
from serai.engine.step import Step
from serai.games.san_juan.cards import COST, GOLD_MINE, GOLDSMITH, MINE_CARDS, PROSPECTOR_PRIVILEGE, SMITH_CARDS
from serai.games.san_juan.events import GAINED, REVEALED
from serai.games.san_juan.phase import PhaseEnds, privileges
from serai.games.san_juan.state import SanJuan
from serai.games.san_juan.vocabulary import DRAW, VOCABULARY


def prospector_phase(s: SanJuan, player: int, privilege: int) -> None:
    """The chooser draws; then, clockwise, gold mine and goldsmith of every owner, no matter who chose the role (SJ-10.1,
    SJ-10.2)."""
    s.then(Prospect(player, privilege), SearchForGold(player), PhaseEnds(player))


class Prospect(Step):
    """Only the chooser draws 1 card, with library 2 (SJ-10.1); two players: the governor may save it (SJ-R10).  Doing
    without the card is not offered (SJ-R8)."""

    __slots__ = ("privilege",)

    def __init__(self, player: int, privilege: int) -> None:
        self.player = player
        self.privilege = privilege

    def options(self, s: SanJuan) -> list[int]:
        saved = [DRAW + PROSPECTOR_PRIVILEGE] if self.privilege == 2 and s.saving(self.player) else []
        return [*saved, DRAW + self.privilege * PROSPECTOR_PRIVILEGE]

    def why_not(self, s: SanJuan, action: int) -> str:
        return "SJ-10.1:prospect-number" if VOCABULARY.verbs[action] == "draw" else ""

    def figures(self, s: SanJuan, action: int, key: str) -> dict[str, Fact]:
        terms = privileges("prospector", self.privilege, PROSPECTOR_PRIVILEGE)
        return {"cards": self.privilege * PROSPECTOR_PRIVILEGE, "terms": terms}

    def choose(self, s: SanJuan, action: int) -> None:
        hand = s.players[self.player].hand
        before = len(hand)
        s.draw(self.player, action - DRAW)
        if len(hand) > before + PROSPECTOR_PRIVILEGE:
            s.use_library(self.player)


class SearchForGold(Step):
    """Gold mine first, then goldsmith (SJ-10.2, SJ-R11); the library does not double them."""

    def choose(self, s: SanJuan, action: int) -> None:
        for p in s.clockwise(self.player):
            if s.players[p].has(GOLD_MINE):
                gold_mine(s, p)
            if s.players[p].has(GOLDSMITH):
                goldsmith(s, p)


def gold_mine(s: SanJuan, player: int) -> None:
    """Four cards are revealed: all costs different, the cheapest goes to the hand; otherwise nothing (SJ-11.B2, SJ-14.6)."""
    cards = turn_up(s, player, GOLD_MINE, MINE_CARDS)
    costs = [COST[card] for card in cards]
    if len(set(costs)) == MINE_CARDS:
        take_shown(s, player, cards[costs.index(min(costs))], cards)
    lay_off(s, cards)


def goldsmith(s: SanJuan, player: int) -> None:
    """One card is revealed: nobody has an uncovered building of that kind, it goes to the hand (SJ-11.X9, SJ-R12)."""
    cards = turn_up(s, player, GOLDSMITH, SMITH_CARDS)
    if cards and not any([cards[0] in p.buildings for p in s.players]):
        take_shown(s, player, cards[0], cards)
    lay_off(s, cards)


def turn_up(s: SanJuan, player: int, building: int, n: int) -> list[int]:
    """Everybody sees the cards (SJ-14.2)."""
    cards = s.turn_over(n)
    s.tell(REVEALED, player, (building,), tuple(cards))
    return cards


def take_shown(s: SanJuan, player: int, card: int, cards: list[int]) -> None:
    """The card taken is known to be in that hand (SJ-14.8)."""
    me = s.players[player]
    cards.remove(card)
    me.gain([card])
    me.shown = tuple(sorted((*me.shown, card)))
    s.tell(GAINED, player, (), (card,))


def lay_off(s: SanJuan, cards: list[int]) -> None:
    for card in cards:
        insort(s.discards, card)
