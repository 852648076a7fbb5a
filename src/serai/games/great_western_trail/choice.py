"""Immediate actions of objective cards, station masters and worker spaces (GWT-9.1, GWT-9.10, GWT-11.3)."""

from __future__ import annotations

from typing import Final

from serai.engine.events import Fact
from serai.engine.step import PASS, Step
from serai.games.great_western_trail.state import Trail
from serai.games.great_western_trail.vocabulary import REWARD, VERBS

SLOT: Final = 0  # tables of immediate actions
MASTER: Final = 1
CARD: Final = 2


class Choice(Step):
    """Do it, in one of its alternatives, or skip it; what cannot be done is lost (GWT-9.10, GWT-R24).

    It is named by table and row, never held: so it can be saved."""

    __slots__ = ("row", "table")

    def __init__(self, player: int, table: int, row: int) -> None:
        self.player = player
        self.table = table
        self.row = row

    def asks(self, s: Trail) -> bool:
        """Whether it can be done may depend on the hand, which the others do not see."""
        return any([effect.discards for effect in s.rules.immediate[self.table][self.row]]) and bool(
            s.players[self.player].hand
        )

    def options(self, s: Trail) -> list[int]:
        effects = s.rules.immediate[self.table][self.row]
        return [PASS] + [REWARD + i for i, effect in enumerate(effects) if not effect.forbids(s, self.player)]

    def why_not(self, s: Trail, action: int) -> str:
        effects = s.rules.immediate[self.table][self.row]
        if VERBS[action] != "take reward" or action - REWARD >= len(effects):
            return ""
        return effects[action - REWARD].forbids(s, self.player)

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return s.rules.immediate[self.table][self.row][action - REWARD].figures(s, self.player, key)

    def choose(self, s: Trail, action: int) -> None:
        if action != PASS:
            s.then(*s.rules.immediate[self.table][self.row][action - REWARD].steps(s, self.player))
