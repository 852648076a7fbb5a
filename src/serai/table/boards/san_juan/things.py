"""What all parts of San Juan's board look at: the viewer's own area, the question, the building that is being built."""

from __future__ import annotations

from typing import Any, Final

from serai.games.san_juan.cards import (
    DATA,
    ROWS,
)
from serai.table.scene import Scene

Building = dict[str, Any]  # of the observation: id, good, active
Area = dict[str, Any]  # of the observation: what lies before one player
BY_ID: Final = {row["id"]: row for row in ROWS}
GOOD_IDS: Final[list[str]] = [row["id"] for row in DATA["goods"]]


def mine(scene: Scene) -> Area:
    """The viewer's own area."""
    assert scene.me is not None
    area: Area = scene.o["players"][scene.me]
    return area


def step(scene: Scene) -> str:
    """The question that the viewer is asked now."""
    return scene.view.ask.step if scene.view.ask and scene.live else ""


def last_site(scene: Scene, seat: int, card: str) -> int:
    """The newest place of such a building, -1 if there is none any more."""
    return max([i for i, building in enumerate(scene.o["players"][seat]["buildings"]) if building["id"] == card], default=-1)
