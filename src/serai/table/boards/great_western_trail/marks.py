"""What is drawn upon things that can be chosen: rings, prices, steps."""

from __future__ import annotations

from markupsafe import Markup

from serai.table.scene import Scene
from serai.table.svg import text

LIT, LIT_TILE = "lit", "lit tile"
Size = tuple[float, float, float]  # width, height, radius of the corners


def ring(x: float, y: float, size: Size, cls: str = LIT) -> str:
    """The mark of a thing that can be chosen; what lies there is not painted over (`LIT_TILE`)."""
    width, height, radius = size
    box = f'x="{x - width / 2:.1f}" y="{y - height / 2:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{radius:.1f}"'
    return f'<g class="{cls}"><rect class="case" {box}/><rect class="wash" {box}/><rect class="line" {box}/></g>'


def coin(scene: Scene, x: float, y: float, dollars: int) -> str:
    """What it costs, or brings."""
    if not dollars:
        return ""
    words = scene.say("dollars-signed", n=dollars, sign="plus" if dollars > 0 else "minus", size=abs(dollars))
    width = 21 + 7 * len(str(abs(dollars)))
    return (
        f'<g class="feeb"><rect x="{x - width / 2:.1f}" y="{y - 8.5:.1f}" width="{width}" height="17" rx="8.5"/>'
        f"{text(x, y + 4.2, words, 11.5)}</g>"
    )


def steps(scene: Scene, x: float, y: float, number: int, dollars: int, side: int) -> str:
    """How many steps a place is away, with the coin of the cheapest way beside it."""
    badge = f'<g class="stepb"><circle cx="{x:.1f}" cy="{y:.1f}" r="10.5"/>{text(x, y + 4.3, scene.num(number), 12.5)}</g>'
    return coin(scene, x + 22 * side, y, dollars) + badge


def chosen_from(
    scene: Scene,
    inner: str,
    actions: list[str],
    x: float,
    y: float,
    size: Size,
    label: str,
    place: str,
    about: str = "",
    below: bool = True,
) -> Markup:
    """A part of a drawing with its ring where one of the actions is legal, and with what that costs, at its lower or its upper
    edge."""
    mark = ""
    if found := scene.can(*actions):
        costs = {int(choice.meaning.get("coins", 0)) for choice in found}
        edge = y + size[1] / 2 if below else y - size[1] / 2
        mark = ring(x, y, size, LIT_TILE) + (coin(scene, x, edge, costs.pop()) if len(costs) == 1 else "")
    return scene.target(inner + mark, *actions, label=label, about=about, extra=f'data-place="{place}"')
