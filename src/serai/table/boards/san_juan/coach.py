"""San Juan's coach: what its lessons may speak of, and where their lights are."""

from __future__ import annotations

from collections.abc import Sequence

from serai.engine.events import Fact, message, seat
from serai.table.boards.lessons import Facts, Heard, guide
from serai.table.boards.san_juan.things import BY_ID
from serai.table.view import View
from serai.words import kebab

LIGHTS = {
    "hand": "#area-hand .sjrow:last-child .hand > li",
    "hand:first": "#area-hand .hand > li:first-child > *",
    "hand:blocked": "#area-hand .blocked",
    "hand:twin": "#hand-{twin}-0",
    "hand:six": "#hand-{six}-0",
    "hand:could_build": "#hand-{could_build_name}-0",
    "drawn": "#area-hand .sjrow:first-child .hand > li",
    "city": "#area-city .city",
    "city:new": "#city-{me}-{new_site}",
    "city:twin": '#area-city [data-place="{twin}-{me}"]',
    "city:goods": "#area-city li > :has(.goodchip:not(.tuck))",
    "city:worked": '#area-city [data-place="{worked}-{me}"]',
    "city:chapel": '#area-city [data-place="chapel-{me}"]',
    "city:last": "#area-city .city > li:last-child > *",
    "roles": "#area-roles .roles",
    "role:now": "#role-{role}",
    "role:builder": "#role-builder",
    "role:trader": "#role-trader",
    "role:prospector": "#role-prospector",
    "house": "#area-roles .house",
    "governor": "#players .tag--brass",
    "players:buildings": "#players .stats > :first-child",
}
DREW_BY = ("told-drew-by", "told-drew-these-by")  # a building has brought a card


def facts(view: View, heard: Sequence[Heard]) -> Facts:
    """`could_build`: cards in hand that could be paid for as the builder.  `cheapest` and `others`: what the cheapest card
    costs now, and how many others there are to pay for it.  `due`: cards that are to be discarded."""
    o, me = view.observation, view.seat or 0
    mine = o["players"][me]
    hand: list[str] = mine.get("hand", [])
    owned = [building["id"] for building in mine["buildings"]]
    new = [card for card in hand if is_plant(card) or card not in owned]
    step = view.ask.step if view.ask else ""
    chooser: int | None = o["roles"][o["phase"]] if o["phase"] else None
    discount = mine["privileges"]["builder"]
    prices = [BY_ID[card]["cost"] - (discount if chooser == me else 0) for card in new]
    could = [card for card in new if BY_ID[card]["cost"] - discount < len(hand)]
    most = max(len(area["buildings"]) for area in o["players"])
    built = last_thing(heard, me, "told-built", "told-built-over")
    return {
        "me": me,
        "round": o["round"],
        "my_hand": len(hand),
        "hand_limit": mine["hand_limit"],
        "my_buildings": len(owned),
        "most_buildings": most,
        "leader": named([len(area["buildings"]) for area in o["players"]].index(most)),
        "my_goods": sum(building["good"] for building in mine["buildings"]),
        "governor": named(o["governor"]),
        "chooser": named(chooser),
        "chooser_is_me": chooser == me,
        "role": o["phase"] or "",
        "roles_taken": sum(taker is not None for taker in o["roles"].values()),
        "role_builder": o["roles"]["builder"] is None,
        "role_trader": o["roles"]["trader"] is None,
        "could_build": len(could),
        "could_build_name": max(could, key=worth, default=""),
        "cheapest": min(prices, default=0),
        "others": max(len(hand) - 1, 0),
        "due": view.several.least if view.several else 1,
        "paying": step in ("HowMuch", "SpendGoods", "PayCards"),
        "twin": next((card for card in hand if card in owned and not is_plant(card)), ""),
        "six": (six := next((card for card in hand if BY_ID[card]["cost"] == 6 and not BY_ID[card]["vp"]), "")),
        "six_about": message(f"about-{kebab(six)}") if six else "",
        "built": built,
        "i_built": "" if not built else "production" if is_plant(built) else "city",
        "new_site": len(owned) - 1 if built and owned[-1] == built else "",
        "worked": last_thing(heard, me, *DREW_BY),
    }


def worth(card: str) -> tuple[bool, int]:
    """Which card is named of several that could be built: one that does something, and a dear one."""
    return BY_ID[card]["phase"] != "none", BY_ID[card]["cost"]


def is_plant(card: str) -> bool:
    return bool(BY_ID[card]["kind"] == "production")


def named(player: int | None) -> Fact:
    return "" if player is None or player < 0 else seat(player)


def last_thing(heard: Sequence[Heard], me: int, *messages: str) -> str:
    """The thing that the viewer was last told of by one of these messages about themselves; empty if there is none."""
    things = [str(one.message["thing"]) for one in heard if one.player == me and one.message["message"] in messages]
    return things[-1] if things else ""


GUIDE = guide(__package__, facts, LIGHTS)
