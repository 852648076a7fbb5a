"""San Juan through the gate: the cathedral and the palace above the sea."""

from __future__ import annotations

from serai.table.boards.san_juan.pictures import SCENES
from serai.table.svg import WAVES, at, box, dot, line, palm, sky


def harbour() -> str:
    """San Juan: the cathedral and the palace above the sea."""
    sea = box(0, 108, 200, 42, "#5FA6B5") + line(f"M0 112{WAVES}", "#fff", 2, ".5")
    town = at(8, 36, 0.98, SCENES["cathedral"]) + at(92, 38, 0.95, SCENES["palace"])
    return sea + dot(150, 42, 17, "#FFF1C9") + town + box(0, 91, 200, 19, "#D8BF8F") + palm(24, 108, 1.5) + palm(178, 108, 1.7)


COVER = sky("#F3C9A0") + harbour()
