"""Entering a region by way of others in one go (MB-5.3.12)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

from serai.engine.events import Fact
from serai.engine.step import PASS
from serai.engine.ways import Way, Ways
from serai.games.mombasa.board import COLUMNS, REGION_IDS, REGION_ROWS
from serai.games.mombasa.expansion import EnterRegion
from serai.games.mombasa.meaning import meaning
from serai.games.mombasa.printed import gains
from serai.games.mombasa.state import Mombasa
from serai.games.mombasa.vocabulary import ENTER, VOCABULARY

FAR: Final = 99  # points: more than the map is wide


class MombasaWays(Ways[Mombasa]):
    """From region to region; what is counted are points.  A way ends where the column is asked for from which the post
    comes.  Ways differ in the regions that they enter, because each has its reward (MB-5.3.14)."""

    def onward(self, s: Mombasa, seat: int) -> list[int]:
        if not isinstance(s.step_for(seat), EnterRegion):
            return []
        return [action for action in s.options_for(seat) if action != PASS]

    def place(self, s: Mombasa, action: int) -> str:
        return REGION_IDS[action - ENTER] if VOCABULARY.verbs[action] == "enter" else ""

    def mark(self, s: Mombasa, seat: int) -> Hashable:
        return s.entered, s.step_for(seat)

    def count(self, way: Way, before: Mombasa, seat: int, action: int, after: Mombasa) -> None:
        points = meaning(before, action)["cost"]
        assert isinstance(points, int)
        way.steps += points
        way.path.append(REGION_IDS[action - ENTER])
        way.effects["points"] = way.steps
        way.effects[REGION_IDS[action - ENTER]] = 1

    def facts(self, s: Mombasa, seat: int, way: Way) -> Mapping[str, Fact]:
        via: list[Fact] = [*way.path[:-1]]
        rewards = [REGION_ROWS[REGION_IDS.index(place)]["reward"] for place in way.path]
        brought: list[Fact] = [gains(reward) for reward in rewards if reward] or [gains({})]
        return {"via": via, "passed": len(via), "gains": brought}

    def stops(self, s: Mombasa, seat: int) -> bool:
        return False  # there may be points left for another region

    def limit(self, s: Mombasa, seat: int) -> int:
        step = s.step_for(seat)
        return step.points if isinstance(step, EnterRegion) else 0

    def unlimit(self, s: Mombasa, seat: int) -> None:
        """With posts for every region, all in one column: then no column is asked for."""
        first = s.expanding * COLUMNS
        s.home[first : first + COLUMNS] = [(1 << len(REGION_IDS)) - 1] + [0] * (COLUMNS - 1)
        s.stack[-1] = EnterRegion(seat, FAR)
        s.advance()


WAYS: Final = MombasaWays()
