"""The councillor (SJ-9), with customs office, prefecture and archive."""

from __future__ import annotations

from serai.engine.events import Fact
from serai.engine.step import PASS, Step
from serai.games.san_juan.cards import (
    ARCHIVE,
    COUNCILLOR_ACTION,
    COUNCILLOR_KEEPS,
    COUNCILLOR_PRIVILEGE,
    CUSTOMS_OFFICE,
    NO_CARD,
    PREFECTURE,
    PREFECTURE_KEEPS,
)
from serai.games.san_juan.events import DREW
from serai.games.san_juan.phase import PhaseEnds, Term, privileges
from serai.games.san_juan.picks import Pick
from serai.games.san_juan.state import EMPTY, Player, SanJuan
from serai.games.san_juan.vocabulary import DRAW, KEEP, VOCABULARY


def councillor_phase(s: SanJuan, player: int, privilege: int) -> None:
    """First each active customs office without a good gets one (SJ-9.1, SJ-11.X6); then all draw, the chooser first."""
    for p in s.owners(player, CUSTOMS_OFFICE):
        site = s.players[p].buildings.index(CUSTOMS_OFFICE)
        if s.players[p].goods[site] == EMPTY:
            s.put_good(p, site)
    first, *others = s.clockwise(player)
    s.then(Consult(first, privilege), *[Consult(p, 0) for p in others], PhaseEnds(player))


def drawn_by(privilege: int) -> int:
    return COUNCILLOR_ACTION + privilege * COUNCILLOR_PRIVILEGE


def draw_terms(privilege: int) -> list[Term]:
    """The same term by term."""
    return [(COUNCILLOR_ACTION, "everybody"), *privileges("councillor", privilege, COUNCILLOR_PRIVILEGE)]


def keeps(me: Player) -> int:
    """1 card, with a prefecture 2 (SJ-9.3, SJ-11.B14)."""
    return PREFECTURE_KEEPS if me.has(PREFECTURE) else COUNCILLOR_KEEPS


class Consult(Step):
    """Draw 2, the chooser 5, with library 8; or pass before drawing (SJ-9.2, SJ-R18).  Two players: the governor may save
    the library (SJ-R10)."""

    __slots__ = ("privilege",)

    def __init__(self, player: int, privilege: int) -> None:
        self.player = player
        self.privilege = privilege

    def options(self, s: SanJuan) -> list[int]:
        if not (s.deck or s.discards):
            return [PASS]
        saved = [DRAW + drawn_by(1)] if self.privilege == 2 and s.saving(self.player) else []
        return [PASS, *saved, DRAW + drawn_by(self.privilege)]

    def why_not(self, s: SanJuan, action: int) -> str:
        return "SJ-9.2:draw-number" if VOCABULARY.verbs[action] == "draw" else ""

    def figures(self, s: SanJuan, action: int, key: str) -> dict[str, Fact]:
        return {"cards": drawn_by(self.privilege), "terms": draw_terms(self.privilege)}

    def choose(self, s: SanJuan, action: int) -> None:
        if action == PASS:
            return
        me = s.players[self.player]
        cards = sorted(s.turn_over(action - DRAW))
        if len(cards) > drawn_by(1):
            s.use_library(self.player)
        if s.story is not None:
            s.tell(DREW, self.player, (NO_CARD,), tuple(cards), 1 << self.player)
        kept = keeps(me)
        spare = len(cards) - min(kept, len(cards))  # SJ-9.5
        if spare == 0 or me.has(ARCHIVE):
            me.gain(cards)
            if spare:
                s.then(SortOut(self.player, spare))
        else:
            me.drawn = tuple(cards)
            s.then(KeepCards(self.player, kept))


class SortOut(Pick):
    """Archive: all cards drawn are in the hand; as many leave it as would have been discarded otherwise (SJ-9.4, SJ-11.B3)."""

    def rule(self) -> str:
        return "SJ-9.4:not-in-hand"

    def why_number(self, s: SanJuan) -> str:
        return "SJ-9.4:sort-number"


class KeepCards(Pick):
    """Keep 1 of the cards drawn, with a prefecture 2, and discard the rest face down (SJ-9.2, SJ-9.3)."""

    def verb(self) -> int:
        return KEEP

    def rule(self) -> str:
        return "SJ-9.2:not-drawn"

    def why_number(self, s: SanJuan) -> str:
        return "SJ-9.3:keep-number"

    def pile(self, me: Player) -> list[int]:
        return list(me.drawn)

    def pick(self, me: Player, card: int) -> None:
        i = me.drawn.index(card)
        me.drawn = me.drawn[:i] + me.drawn[i + 1 :]
        me.picked += (card,)

    def done(self, s: SanJuan, cards: tuple[int, ...]) -> None:
        me = s.players[self.player]
        me.gain(list(cards))
        rest, me.drawn = me.drawn, ()
        s.discard(self.player, rest)
