"""What the drawings of all overviews are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from serai.table.svg import icon

ARROW: Final = icon("arrow", "flip ovarrow")


def captioned(drawing: str, words: str) -> str:
    return f'<div class="ovcap">{drawing}<span>{words}</span></div>'


def in_a_row(*parts: str, cls: str = "") -> str:
    return f'<div class="ovrow {cls}">{"".join(parts)}</div>'


def large(picture: str) -> str:
    """An icon on a tile."""
    return f'<span class="gicon">{icon(picture)}</span>'


def scene_of(box: tuple[float, float, float, float], inner: str, fit: str = "meet") -> str:
    """A part of a board: all of it, with the land around it, or (`slice`) as much as fills the panel."""
    x, y, width, height = box
    return f'<svg class="ovscene" viewBox="{x} {y} {width} {height}" preserveAspectRatio="xMidYMid {fit}">{inner}</svg>'


def listing(rows: Iterable[tuple[str, str, str]]) -> str:
    """Pictures with a name, and what stands behind it."""
    return (
        '<ul class="ovroles">'
        + "".join(f"<li>{drawn}<b>{name}</b><em>{what}</em></li>" for drawn, name, what in rows)
        + "</ul>"
    )
