"""San Juan in the browser."""

from __future__ import annotations

from typing import Any

from serai.engine.story import Seen
from serai.table.scene import Scene
from serai.table.view import Choice

STYLE = "g-sj"
STYLES: list[str] = []
TICKS = frozenset({"PayCards", "DealDown", "HandLimit", "SortOut", "KeepCards"})
HEADS = frozenset({2})


def board(scene: Scene) -> str:
    hand = scene.o["players"][scene.me]["hand"] if scene.me is not None else []
    cards = [f"<li>{scene.spot(scene.name(card), f'discard {card}', f'build {card}', cls='card')}</li>" for card in hand]
    return f'<section class="dock sec"><ul class="hand">{"".join(cards)}</ul></section>'


def panel(scene: Scene, seat: int) -> str:
    return f'<div class="stats">{scene.num(scene.o["players"][seat]["hand_size"])}</div>'


def chip(scene: Scene, seat: int) -> str:
    return f"{scene.num(len(scene.o['players'][seat]['buildings']))}/{scene.num(12)}"


def progress(scene: Scene) -> tuple[str, int]:
    return scene.num(scene.o["round"]), 50


def asked(scene: Scene) -> dict[str, object]:
    return {}


def figures(scene: Scene, choice: Choice) -> dict[str, object]:
    return {}


def told(scene: Scene, seen: Seen) -> tuple[str, dict[str, Any]] | None:
    return None
