"""The recap of a turn: the events of Great Western Trail that are worth a word in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from serai.table.boards import Beat

STORY: Final[Mapping[str, Beat]] = {
    "told-go-to": Beat("step", "chosen", last=True),
    "told-copy": Beat("or", "chosen"),
    "told-hire": Beat("hire", "chosen"),
    "told-on": Beat("build", "chosen"),
    "told-gained": Beat("cattle"),
    "told-removed": Beat("remove"),
    "told-money": Beat("coin", total="n"),
    "told-fee": Beat("coin", total="n"),
    "told-fee-to": Beat("coin", total="n"),
    "told-engine-to": Beat("engine", "chosen", last=True),
    "told-upgrade": Beat("station", "chosen"),
    "told-disc-from": Beat("disc"),
    "told-disc-of": Beat("disc", "chosen"),
    "told-deliver-to": Beat("delivery", "chosen"),
    "told-link-with": Beat("delivery", "chosen"),
    "told-take-the-tile-on": Beat("remove", "chosen"),
    "told-play-objective": Beat("objective"),
    "told-auxiliary": Beat("aux"),
    "told-double-auxiliary": Beat("aux"),
    "told-certified": Beat("certificate", last=True),
    "told-tokens": Beat("exchange"),
    "told-token-for": Beat("exchange"),
    "told-sam-walks": Beat("step", last=True),
    "told-sam-engine": Beat("engine", last=True),
    "told-sam-builds": Beat("build"),
    "told-sam-delivers": Beat("delivery", "thing"),
    "told-sam-hires": Beat("hire"),
}
