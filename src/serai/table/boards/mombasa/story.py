"""The recap of a turn: the events of Mombasa that are worth a word in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from serai.table.boards import Beat

STORY: Final[Mapping[str, Beat]] = {
    "told-revealed": Beat("cards"),
    "told-use": Beat("card"),
    "told-use-plus": Beat("card"),
    "told-expand": Beat("expansion", "company"),
    "told-entered": Beat("post", "region"),
    "told-ousted": Beat("post", "company"),
    "told-post-gone": Beat("post", "company"),
    "told-stepped": Beat("steps", "@company", last=True, same="company"),
    "told-acquired": Beat("buy", "chosen"),
    "told-diamond": Beat("diamond", last=True),
    "told-book-taken": Beat("book", "chosen"),
    "told-flipped": Beat("bookkeeper", last=True),
    "told-inked": Beat("ink", last=True),
    "told-marked": Beat("marker", "space"),
    "told-earned": Beat("pound", total="n"),
    "told-paid": Beat("pound", total="n"),
    "told-tile-received": Beat("marker"),
    "told-removed": Beat("remove"),
}
