"""Round structure (MB-3) and the planning phase (MB-4)."""

from __future__ import annotations

from serai.engine.events import Fact
from serai.engine.sets import kinds
from serai.engine.step import PASS, Step
from serai.games.mombasa.cards import FIRST_SHARE
from serai.games.mombasa.events import REVEALED, ROUND
from serai.games.mombasa.state import Mombasa, open_slots
from serai.games.mombasa.turn import NextTurn
from serai.games.mombasa.vocabulary import LAY, VOCABULARY


class Round(Step):
    """Planning, action phase, preparation (MB-3.1); first is who has the first player marker when the round begins (MB-3.2)."""

    def choose(self, s: Mombasa, action: int) -> None:
        s.round += 1
        s.starter = s.first
        s.out = s.turns = 0
        s.revealed = False
        s.tell(ROUND, s.first, (s.round,))
        planners = [p for p in s.clockwise(s.first) if s.players[p].hand]
        s.then(*[PlanSlot(p, open_slots(s.players[p])[0]) for p in planners], Reveal(s.first), NextTurn(s.first), self)


class PlanSlot(Step):
    """All at once and in secret: a hand card face down into this open slot, or nothing (MB-4.1, MB-4.2, MB-11.3); then the next
    slot.  Everybody may change it until all are ready (MB-R25, MB-11.23)."""

    __slots__ = ("slot",)

    def __init__(self, player: int, slot: int) -> None:
        self.player = player
        self.slot = slot

    def at_once(self) -> bool:
        return True

    def asks(self, s: Mombasa) -> bool:
        return True

    def eyes(self, s: Mombasa) -> int:
        return 1 << self.player

    def options(self, s: Mombasa) -> list[int]:
        return [PASS] + [LAY + card for card in kinds(s.players[self.player].hand) if card < FIRST_SHARE]

    def why_not(self, s: Mombasa, action: int) -> str:
        return "MB-4.1:not-in-hand" if VOCABULARY.verbs[action] == "lay" else ""

    def figures(self, s: Mombasa, action: int, key: str) -> dict[str, Fact]:
        return {"thing": VOCABULARY.ids[action]}

    def choose(self, s: Mombasa, action: int) -> None:
        me = s.players[self.player]
        if action != PASS:
            me.hand.remove(action - LAY)
            me.slots[self.slot] = action - LAY
        later = [slot for slot in open_slots(me) if slot > self.slot]
        if later:
            s.then(PlanSlot(self.player, later[0]))


class Reveal(Step):
    """When every player is ready all placed cards are turned face up at once (MB-4.5)."""

    def choose(self, s: Mombasa, action: int) -> None:
        s.revealed = True
        s.reveals += 1
        for p in s.clockwise(self.player):
            s.tell(REVEALED, p, (), tuple(s.players[p].slots))
