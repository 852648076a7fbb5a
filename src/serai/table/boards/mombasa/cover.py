"""Mombasa through the gate: a ship before the coast."""

from __future__ import annotations

from serai.table.svg import WAVES, box, dot, line, palm, path, sky


def dhow() -> str:
    """Mombasa: a ship before the coast."""
    sea = box(0, 92, 200, 58, "#3C8A9A") + line(f"M0 100{WAVES}M0 118{WAVES}", "#fff", 2, ".35")
    ship = (
        path("M52 104h92c-6 16-16 24-30 24H82c-14 0-24-8-30-24z", "#7A4A2B")
        + line("M98 104V32", "#5b3a24", 4)
        + path("M102 34C132 52 142 74 144 98H102z", "#FBF3E0")
        + path("M94 44C76 58 66 78 62 98h32z", "#F1DDB4")
        + path("M102 34c16 10 26 20 32 32l-32 8z", "#C8453F", ".85")
    )
    return dot(48, 44, 18, "#FFF1C9") + sea + ship + path("M150 92c8-16 22-22 50-22v22z", "#C9B48D") + palm(182, 80, 1.2)


COVER = sky("#9FD0D6") + dhow()
