"""A game seen through the gate of the serai; and the curtain between two people at one device."""

from __future__ import annotations

from serai.catalogue import find
from serai.table.boards import board_of
from serai.table.svg import path

ARCH = "M10 150V74C10 40 58 24 100 4C142 24 190 40 190 74V150Z"


def gate(game_id: str, place: str = "") -> str:
    """What is seen through the gate, 200 x 150; `place` tells apart several gates of one page."""
    name = f"gate{place}"
    return (
        f'<svg class="gate" viewBox="0 0 200 150" aria-hidden="true"><clipPath id="{name}"><path d="{ARCH}"/></clipPath>'
        f'<g clip-path="url(#{name})">{board_of(find(game_id)).cover(game_id)}</g>'
        f'<path d="{ARCH}" fill="none" stroke="var(--wall)" stroke-width="5"/>'
        f'<path d="{ARCH}" fill="none" stroke="var(--glaze)" stroke-width="1.6"/></svg>'
    )


STARS = ((0, 34), (48, 62), (96, 92), (142, 128), (174, 172), (185, 226))  # on both sides of the middle
FOLDS = ((22, 0.10), (58, 0.16), (92, 0.09), (128, 0.15), (160, 0.12))
FRAME = "M200 520V214C200 118 318 66 400 14C482 66 600 118 600 214V520Z"
OPENING = "M230 520V224C230 146 330 102 400 56C470 102 570 146 570 224V520Z"


def fold(off: int, side: int, dark: float) -> str:
    """A fold of the cloth, from the top of the arch to the ground."""
    foot, top = 400 + off * side, 400 + off * side * 0.42
    left = f"M{top:.0f} 60C{400 + off * side * 0.8:.0f} 220 {foot} 380 {foot} 524H{foot + 17 * side}"
    right = f"C{foot + 15 * side} 380 {400 + (off + 10) * side * 0.8:.0f} 220 {top + 3 * side:.0f} 60Z"
    return path(left + right, "#000", f"{dark:.2f}")


def curtain(colour: int) -> str:
    """The closed curtain in the colour and with the symbol of the player who comes next."""
    places = sorted({(400 + side * off, y) for off, y in STARS for side in (-1, 1)})
    stars = "".join(
        f'<use href="#i-star8" x="{x - 9}" y="{y - 9}" width="18" height="18" style="color:var(--brass-fill)"/>'
        for x, y in places
    )
    folds = "".join(fold(off, side, dark) for side in (-1, 1) for off, dark in FOLDS)
    cloth = (
        f'<rect x="220" y="40" width="360" height="490" fill="var(--p{colour})"/>{folds}'
        '<path d="M400 40V524" stroke="#000" stroke-opacity=".45" stroke-width="3"/>'
        '<path d="M220 496h360v10H220z" fill="#fff" opacity=".45"/>'
    )
    sign = (
        '<circle cx="400" cy="286" r="62" fill="var(--back-1)" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>'
        f'<use href="#i-p{colour}" x="366" y="252" width="68" height="68" style="color:var(--p{colour})"/>'
    )
    return (
        f'<svg viewBox="180 0 440 524" class="curtpic" aria-hidden="true"><clipPath id="cloth"><path d="{OPENING}"/></clipPath>'
        f'<path d="{FRAME}" fill="var(--back-2)"/>'
        f'<path d="{FRAME}" fill="none" stroke="var(--brass-fill)" stroke-opacity=".8" stroke-width="3"/>'
        f'{stars}<g clip-path="url(#cloth)">{cloth}</g>{sign}</svg>'
    )
