"""Riding to a space in one go: several steps of one move, several moves of one turn (WL-6)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

from serai.engine.events import Fact
from serai.engine.ways import Way, Ways
from serai.games.western_legends.board import SPACE_IDS
from serai.games.western_legends.move import Walk
from serai.games.western_legends.state import Western
from serai.games.western_legends.turn import TakeAction
from serai.games.western_legends.vocabulary import GO, VOCABULARY

FAR: Final = 99  # actions: more than the map is wide


class WesternWays(Ways[Western]):
    """From space to space; what is counted are actions (WL-5.4).  A bandit ends the ride with a fight (WL-6.4), so nobody rides
    on from there in one go.  All ways to a space have the same effect."""

    def onward(self, s: Western, seat: int) -> list[int]:
        if not isinstance(s.step_for(seat), (Walk, TakeAction)):
            return []
        return [action for action in s.options_for(seat) if VOCABULARY.verbs[action] == "go to"]

    def place(self, s: Western, action: int) -> str:
        return SPACE_IDS[action - GO] if VOCABULARY.verbs[action] == "go to" else ""

    def here(self, s: Western, seat: int) -> str:
        return SPACE_IDS[s.players[seat].space]

    def mark(self, s: Western, seat: int) -> Hashable:
        return s.players[seat].space  # who came with fewer steps may go further

    def count(self, way: Way, before: Western, seat: int, action: int, after: Western) -> None:
        way.path.append(SPACE_IDS[action - GO])
        way.steps += int(isinstance(before.step_for(seat), TakeAction))

    def facts(self, s: Western, seat: int, way: Way) -> Mapping[str, Fact]:
        return {"bandit": int(s.bandit_in(SPACE_IDS.index(way.to)))}

    def vary(self) -> bool:
        return False

    def stops(self, s: Western, seat: int) -> bool:
        return isinstance(s.step_for(seat), Walk)

    def limit(self, s: Western, seat: int) -> int:
        return s.actions

    def unlimit(self, s: Western, seat: int) -> None:
        s.actions = FAR
        s.advance()


WAYS: Final = WesternWays()
