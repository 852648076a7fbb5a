"""Small drawings that all boards share: icons, pieces, figures, text in SVG."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

SPRITE = (files("serai.table") / "static" / "icons.svg").read_text("utf-8").replace("<svg ", "<svg hidden ", 1)


def icon(name: str, cls: str = "", label: str = "") -> str:
    """An icon in HTML.  With a label it speaks, without it is decoration."""
    role = f'role="img" aria-label="{label}"' if label else 'aria-hidden="true"'
    return f'<svg class="i {cls}" {role}><use href="#i-{name}"/></svg>'


def use(name: str, x: float, y: float, size: float, colour: str = "", cut: str = "") -> str:
    """An icon in a drawing, centred on a point; `cut` is the colour of its cut-outs."""
    style = (f"color:{colour};" if colour else "") + (f"--i2:{cut};" if cut else "")
    place = f'x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size}" height="{size}"'
    return f'<use href="#i-{name}" {place}{f" style={chr(34)}{style}{chr(34)}" if style else ""}/>'


def text(x: float, y: float, words: str, size: float = 14, anchor: str = "middle", extra: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" {extra}>{words}</text>'


def disc(colour: int, x: float, y: float, r: float = 15) -> str:
    """A player's disc in a drawing: colour, symbol, rim."""
    rim = max(1.5, r * 0.11)
    return (
        f'<g><circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="var(--p{colour})" stroke="var(--piece-rim)"'
        f' stroke-width="{rim:.1f}"/>{use(f"p{colour}", x, y, r * 0.95, f"var(--p{colour}-on)")}</g>'
    )


def meeple(colour: int, x: float, y: float, size: float = 40) -> str:
    """A player's figure with the symbol on its chest."""
    style = f"color:var(--p{colour});stroke:var(--piece-rim);stroke-width:1.6;paint-order:stroke"
    place = f'x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size}" height="{size}"'
    body = f'<use href="#i-meeple" {place} style="{style}"/>'
    return f'<g data-figure="{colour}">{body}{use(f"p{colour}", x, y + size * 0.1, size * 0.25, f"var(--p{colour}-on)")}</g>'


def piece(colour: int, cls: str = "") -> str:
    """A player's disc in HTML."""
    return f'<span class="piece p{colour} {cls}" aria-hidden="true">{icon(f"p{colour}")}</span>'


def stat(name: str, value: str, label: str, cls: str = "") -> str:
    """A number with its icon, as in a player's panel."""
    return f'<span class="stat" title="{label}">{icon(name, cls, label)}<span class="num">{value}</span></span>'


def polygon(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
