"""Great Western Trail's coach, for both editions: what its lessons may speak of, and where their lights are."""

from __future__ import annotations

from collections.abc import Sequence

from serai.engine.events import seat
from serai.games.great_western_trail.data import ROWS
from serai.table.boards.lessons import Facts, Heard, guide
from serai.table.view import View

LIGHTS = {
    "trail": "#area-trail .trail",
    "kansas": '#area-trail [data-place="kansas_city"]',
    "tile:here": '#area-trail [data-place="{here}"]',
    "herder": "#area-trail [data-way-start]",
    "jobs": "#area-jobs .jm",
    "token": '[data-piece="job-token"]',
    "foresight": "#area-jobs .fore",
    "market": "#area-market .mk",
    "objectives": "#area-objectives",
    "railroad": "#area-railroad .railroad",
    "engine": '[data-piece="engine-{me}"]',
    "hand": "#area-hand .hand",
    "tokens": "#area-hand .xtok",
    "workers": "#area-mat .m-workers",
    "buildings": "#area-mat .m-build",
    "piles": "#area-mat .m-piles",
    "discs": "#area-discs",
    "auxiliary": "#area-discs .axs",
    "certificates": "#area-discs .cer",
    "limits": "#area-discs .lims",
}


def facts(view: View, heard: Sequence[Heard]) -> Facts:
    """`second`: the second edition.  `here`: the space of my herder.  `value`: what my herd is worth for a delivery now.
    `left`: the steps of a move that an action brings, 0 in the usual one.  `earned` and `payer`: fees that others paid me."""
    o, me = view.observation, view.seat or 0
    mine = o["players"][me]
    ask = view.ask
    step, asked = (ask.step, {**ask.fields, **ask.facts}) if ask else ("", {})
    here = o["herders"][me] or ""
    below = o["trail"].get(here)
    walking = [choice for choice in view.choices if choice.verb == "go to"] if step == "Walk" else []
    sites = [o["trail"].get(choice.meaning["place"]) for choice in view.choices if choice.verb == "on"]
    fees = [one for one in heard if one.message["message"] == "told-fee-to" and one.message["to"] == seat(me)]
    best = max(mine["workers"], key=lambda worker: mine["workers"][worker])
    token_row = o["token_row"] or ROWS + 1
    extra_move = step == "Walk" and not asked["moved"] and asked["left"] < mine["step_limit"]
    return {
        "me": me,
        "second": view.game == "great-western-trail-2",
        "begun": bool(here),
        "here": here,
        "at_start": here == "start",
        "at_own": below is not None and below["owner"] == me,
        "dollars": mine["dollars"],
        "step_limit": mine["step_limit"],
        "hand_limit": mine["hand_limit"],
        "certificates": mine["certificates"],
        "certificate_limit": mine["certificate_limit"],
        "tokens": mine["tokens"],
        "value": asked["value"] if step == "Deliver" else mine.get("hand_value", {"total": 0})["total"],
        "price": asked["price"] if step == "Build" else "",
        "cost": asked["cost"] if step == "Upgrade" else "",
        "points": asked["points"] if step == "Upgrade" else "",
        "left": asked["left"] if extra_move else 0,
        "dark_disc": step == "TakeDisc" and not asked["white"],
        "dearest_fee": max([int(choice.meaning["fee"]) for choice in walking], default=0),
        "kansas_near": any(way.to == "kansas_city" for way in view.ways),
        "can_replace": any(there is not None for there in sites),
        "earned": sum(int(str(one.message["n"])) for one in fees),
        "payer": seat(fees[-1].player) if fees else "",
        "deliveries": sum(discs[me] for discs in o["cities"].values()),
        "best_worker": best,
        "most_workers": mine["workers"][best],
        "token_row": token_row,
        "rows": ROWS,
        "rows_left": ROWS + 1 - token_row,
        "last_turns": o["ender"] is not None,
    }


GUIDE = guide(__package__, facts, LIGHTS)
