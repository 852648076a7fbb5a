"""The drawing kit that all boards share: shapes, icons, pieces, figures, text in SVG."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

SPRITE = (files("serai.table") / "static" / "icons.svg").read_text("utf-8").replace("<svg ", "<svg hidden ", 1)


# ---- Shapes ----------------------------------------------------------------------------------


def n(number: float) -> str:
    """A number as short as SVG allows it."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def path(shape: str, fill: str, opacity: str = "") -> str:
    return f'<path d="{shape}" fill="{fill}"{f" opacity={chr(34)}{opacity}{chr(34)}" if opacity else ""}/>'


def line(shape: str, stroke: str, width: float, opacity: str = "") -> str:
    faint = f' opacity="{opacity}"' if opacity else ""
    return f'<path d="{shape}" fill="none" stroke="{stroke}" stroke-width="{n(width)}"{faint}/>'


def box(x: float, y: float, w: float, h: float, fill: str) -> str:
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" fill="{fill}"/>'


def dot(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"/>'


def at(x: float, y: float, scale: float, inner: str) -> str:
    """A drawing at another place, in another size."""
    return f'<g transform="translate({n(x)} {n(y)}) scale({n(scale)})">{inner}</g>'


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """The outline of a shape with straight edges."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


LEAVES = (
    "M2-20C-4-26-9-24-11-19C-6-21-2-21 2-20C-2-27-7-29-10-28M2-20C8-26 13-24 15-19C10-21 6-21 2-20"
    "C6-28 10-29 13-28M2-20C2-27 0-30-3-32"
)


def palm(x: float, y: float, size: float = 1.0) -> str:
    """A palm that stands on a point: it grows in more than one game."""
    trunk = line("M0 0C1-8 0-14 2-20", "#6d5233", 2)
    leaves = f'<path d="{LEAVES}" fill="#3f7d52" stroke="#3f7d52" stroke-width="1.6"/>'
    return at(x, y, size, trunk + leaves)


# ---- Pictures in the gate, 200 x 150 ---------------------------------------------------------

WAVES = "q12-7 24 0" + "t24 0" * 8


def sky(colour: str) -> str:
    return f'<rect width="200" height="150" fill="{colour}"/>'


# ---- Icons, pieces, text ---------------------------------------------------------------------


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
