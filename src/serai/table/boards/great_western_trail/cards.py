"""Cattle and objective cards, one by one and in piles, and the areas that things lie in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from markupsafe import Markup

from serai.table.boards.great_western_trail import pictures
from serai.table.boards.great_western_trail.things import Print, words_of
from serai.table.scene import Scene


def area(name: str, label: str, body: str, cls: str) -> str:
    """A part of the table that can be gone to."""
    return f'<section class="area {cls}" id="area-{name}" aria-label="{label}">{body}</section>'


def items(parts: Iterable[str], cls: str) -> str:
    return f'<ul class="{cls}">' + "".join([f"<li>{part}</li>" for part in parts]) + "</ul>"


def cattle(scene: Scene, card: str, *actions: str, extra: str = "") -> Markup:
    words = words_of(scene)
    return scene.spot(
        pictures.cattle_card(scene.view.game, scene.language, card),
        *actions,
        cls="card hc cow",
        style=f"--band:var(--cow-{words.edition.cattle[card]['color']})",
        label=words.described(card),
        about=card,
        extra=extra,
    )


def objective(scene: Scene, card: str, *actions: str, cls: str = "ob", extra: str = "") -> Markup:
    return scene.spot(
        pictures.objective_card(scene.view.game, scene.language, card),
        *actions,
        cls=f"card {cls}",
        label=words_of(scene).described(card),
        about=card,
        extra=extra,
    )


def chips(scene: Scene, cards: Sequence[str]) -> str:
    """Cards of a pile, equal ones together, each a small head or an objective's points."""
    words = words_of(scene)
    return "".join([chip_of(scene, words, card, n) for card, n in Counter(cards).items()])


def chip_of(scene: Scene, words: Print, card: str, n: int) -> str:
    label = words.described(card)
    number = f'<b class="num">{scene.num(n)}</b>' if n > 1 else ""
    row = words.edition.cattle.get(card)
    if row is None:
        points = f'<span class="pts num">{scene.num(words.edition.objectives[card]["vp"])}</span>'
        tasks = pictures.tasks(scene.view.game, scene.language, card)
        return f'<span class="gchip ochip" role="img" aria-label="{label}" title="{label}">{tasks}{points}{number}</span>'
    head = pictures.cow(row["color"], *words.edition.breeds[row["color"]])
    return f'<span class="gchip" role="img" aria-label="{label}" title="{label}">{head}{number}</span>'


def short(card: str) -> str:
    """How the log calls an objective card."""
    return card.removeprefix("obj_").replace("_", " ")
