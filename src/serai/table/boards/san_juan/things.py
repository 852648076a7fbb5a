"""What all parts of San Juan's board look at: the own area, the question, the building that is being built."""

from __future__ import annotations

from typing import Any, Final

from serai.games.san_juan.cards import (
    COUNCILLOR_KEEPS,
    DATA,
    DOUBLE,
    IDS,
    PREFECTURE_KEEPS,
    ROWS,
)
from serai.games.san_juan.events import (
    BUILT,
)
from serai.table.scene import Scene

Building = dict[str, Any]  # of the observation: id, good, active
Area = dict[str, Any]  # of the observation: what lies before one player
BY_ID: Final = {row["id"]: row for row in ROWS}
GOOD_IDS: Final[list[str]] = [row["id"] for row in DATA["goods"]]
PAYING: Final = ("HowMuch", "SpendGoods", "PayCards")


def mine(scene: Scene) -> Area:
    """The viewer's own area."""
    assert scene.me is not None
    area: Area = scene.o["players"][scene.me]
    return area


def has(area: Area, card: str) -> bool:
    """A building of this kind that works now."""
    return any(building["id"] == card and building["active"] for building in area["buildings"])


def step(scene: Scene) -> str:
    """The question that the viewer is asked now."""
    return scene.view.ask.step if scene.view.ask and scene.live else ""


def privilege(scene: Scene) -> int:
    """How often a privilege would count for the viewer."""
    return DOUBLE if scene.me is not None and has(mine(scene), "library") and scene.me not in scene.o["library_used"] else 1


def keeps(scene: Scene) -> int:
    return PREFECTURE_KEEPS if scene.me is not None and has(mine(scene), "prefecture") else COUNCILLOR_KEEPS


def last_site(scene: Scene, seat: int, card: str) -> int:
    """The newest place of such a building, -1 if there is none any more."""
    return max([i for i, building in enumerate(scene.o["players"][seat]["buildings"]) if building["id"] == card], default=-1)


def being_built(scene: Scene) -> tuple[str, str]:
    """The building that the viewer is paying for, and the one under it if there is one."""
    for told in reversed(scene.view.told):
        if told.seen[0] == BUILT and told.seen[1] == scene.me:
            card, old = told.seen[2]
            return IDS[card], IDS[old] if old >= 0 else ""
    return "", ""
