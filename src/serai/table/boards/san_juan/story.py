"""The recap of a turn: the events of San Juan that are worth a word in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from serai.table.boards import Beat

STORY: Final[Mapping[str, Beat]] = {
    "told-take": Beat("=thing", "thing"),
    "told-built": Beat("build", "@thing"),
    "told-built-over": Beat("build", "@thing"),
    "told-produced": Beat("=good"),
    "told-sold": Beat("=good", "#house"),
    "told-harbored": Beat("crate"),
    "told-spent": Beat("crate"),
    "told-gained": Beat("card"),
    "told-tucked": Beat("card"),
    "told-tucked-these": Beat("card"),
    "told-pass": Beat("pass", last=True),
}
