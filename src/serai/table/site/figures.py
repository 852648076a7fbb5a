"""Where the figures of a game come from: printed, public or ours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException

from serai.catalogue import find
from serai.engine.figures import changed, mark
from serai.sources import Figure, by_part, compact, count, spaced
from serai.table.security import Request, language_of
from serai.table.site.common import card, shown
from serai.words import Speaker


@get("/learn/{game_id:str}/figures")
async def figures(request: Request, game_id: str, part: str = "") -> Response[str]:
    """All parts in short, and every figure of one of them: the first, or the one that was asked for."""
    game, language = find(game_id), language_of(request)
    words, parts = Speaker(game, language), by_part(game.id)
    if not parts:
        raise NotFoundException(f"{game_id} does not say where its figures come from: look at its rules.")
    chosen = part if part in parts else next(iter(parts))
    return shown(
        request,
        "figures.html",
        game=card(game, language),
        styles=["learn.css"],
        data=mark(changed(game.id)),
        parts=[in_short(words, name, found) for name, found in parts.items()],
        open={**in_short(words, chosen, parts[chosen]), "tables": tables(words, parts[chosen])},
    )


def in_short(words: Speaker, part: str, found: Sequence[Figure]) -> dict[str, Any]:
    """A part of the game: how many figures come from where."""
    counted = count(found)
    return {
        "id": part,
        "title": words.say(f"figures-{part}"),
        "note": words.say(f"figures-{part}-note"),
        "all": len(found),
        "counted": list(counted.items()),
        "shares": [(kind, round(100 * n / max(1, len(found)), 1)) for kind, n in counted.items() if n],
    }


def tables(words: Speaker, found: Sequence[Figure]) -> list[dict[str, Any]]:
    """The figures as they stand in the files: a line for each row, or for each key of a table without rows."""
    names = dict.fromkeys([figure.table for figure in found])
    return [table(words, name, [figure for figure in found if figure.table == name]) for name in names]


def table(words: Speaker, name: str, found: Sequence[Figure]) -> dict[str, Any]:
    keys = list(dict.fromkeys([figure.key for figure in found if figure.row]))
    lines: dict[str, dict[str, Figure]] = {}
    for figure in found:
        lines.setdefault(figure.row or figure.key, {})[figure.key] = figure
    rows = [
        {"id": line, "name": words.names.get(line, ""), "cells": [cell(cells.get(key)) for key in keys or [line]]}
        for line, cells in lines.items()
    ]
    return {"name": name, "columns": [spaced(key) for key in keys], "rows": rows}


def cell(figure: Figure | None) -> dict[str, str] | None:
    return {"value": compact(figure.value), "source": figure.source} if figure else None


PAGES = [figures]
