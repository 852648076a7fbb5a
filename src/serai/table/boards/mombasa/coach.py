"""Mombasa's coach: what its lessons may speak of, and where their lights are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from serai.engine.events import seat
from serai.games.mombasa.board import DIAMONDS_OPEN, FLIP_COST, INK_OPEN
from serai.games.mombasa.cards import BOOKKEEPER, GOOD, GOODS, KIND, MERCHANT, SHARE_CARD, VALUE
from serai.games.mombasa.data import COMPANY_IDS, GOOD_IDS, MEASURES
from serai.games.mombasa.spaces import SPACE_IDS, SPACES
from serai.table.boards.lessons import Facts, Heard, guide
from serai.table.boards.mombasa.pieces import CARD
from serai.table.view import Choice, View

LIGHTS = {
    "hand": "#area-mine .m-hand ul",
    "slots": "#area-mine .m-cols",
    "slot:now": "#area-mine .m-cols > [data-now]",
    "slot:locked": "#area-mine .m-cols .slot:has(.row)",
    "diamonds": "#area-mine .vtrack",
    "tiles": "#area-mine .tiles",
    "totals": "#area-mine .plansum",
    "ledger": "#area-ledger .ledger",
    "ink": '#area-ledger li:has([data-piece="ink"])',
    "books": "#area-books .books",
    "display": "#area-cards .display",
    "display:right": "#area-cards .dcol:last-child",
    "companies": "#area-companies .ctracks",
    "company": '#area-companies [data-place="{company}"]',
    "company:entered": '#area-companies [data-place="{entered}"]',
    "company:special": '#area-companies [data-place="{special}"]',
    "home": '#area-map [data-place="base:{company}"]',
    "home:entered": '#area-map [data-place="base:{entered}"]',
    "map": "#area-map .boardwrap",
    "majority": '#area-bonus [data-place="{majority}"]',
    "first": '#area-bonus [data-place="first_player"]',
    "bonus": "#area-bonus",
}


def facts(view: View, heard: Sequence[Heard]) -> Facts:
    """`strong`: the good of which most units can be used together, in hand while cards are planned, in the action area after
    that.  `entered`: the company that the viewer expanded last, with its `value` and the viewer's `shares` of it.
    `special`: a company on whose track the viewer has unlocked a bonus.  `call`: pounds of a capital call right ahead."""
    o, me = view.observation, view.seat or 0
    mine = o["players"][me]
    asked: dict[str, Any] = view.ask.facts if view.ask else {}
    company = asked.get("company", "")
    entered = last_company(heard, me)
    shown = entered or company
    strong, cards, units = strongest(usable(mine, o["revealed"]))
    majority = next((name for name in markable(view) if measure_of(name)), "")
    calls = [choice.meaning for choice in view.choices if choice.verb == "step on" and choice.meaning["call"]]
    worths = [area["worth"] for area in o["players"]]
    return {
        "me": me,
        "round": o["round"],
        "rounds": o["rounds"],
        "rounds_left": o["rounds"] - o["round"],
        "revealed": o["revealed"],
        "slot": asked.get("slot", 0),
        "my_hand": len(mine["hand"]),
        "slots": len(mine["open_slots"]),
        "strong": strong,
        "strong_cards": cards,
        "strong_units": units,
        "new_card": next((card for card in acquired(heard, me) if KIND[CARD[card]] != SHARE_CARD), ""),
        "units": view.ask.fields.get("units", 0) if view.ask else 0,
        "points": view.ask.fields.get("points", 0) if view.ask else 0,
        "markers": mine["markers"],
        "majority": majority,
        "measure": measure_of(majority),
        "measure_total": mine["totals"].get(measure_of(majority), 0),
        "majority_company": COMPANY_IDS[SPACES[SPACE_IDS.index(majority)].company] if majority else "",
        "may_lead": "first_player" in markable(view),
        "expansion": mine["totals"]["expansion"],
        "expanding": o["expanding"] is not None,
        "company": company,
        "entered": entered,
        "value": o["companies"][shown]["share_value"] if shown else 0,
        "shares": mine["shares"][COMPANY_IDS.index(shown)] if shown else 0,
        "call": calls[0]["call"] if calls else 0,
        "call_company": calls[0]["company"] if calls else "",
        "pounds": mine["pounds"],
        "special": next((name for name in COMPANY_IDS if mine["levels"][name]), ""),
        "bookkeeper": any(is_use_of(choice, BOOKKEEPER, "tile_bookkeeper") for choice in view.choices),
        "merchant": any(is_use_of(choice, MERCHANT, "tile_diamond_merchant") for choice in view.choices),
        "bookkeeper_in_hand": any(KIND[CARD[card]] == BOOKKEEPER for card in mine["hand"]),
        "diamonds": mine["diamonds"],
        "diamonds_open": DIAMONDS_OPEN,
        "ink": mine["ink"],
        "flip_cost": FLIP_COST,
        "ink_open": INK_OPEN,
        "tiles": len(mine["tiles"]),
        "tile": mine["tiles"][0] if mine["tiles"] else "",
        "worth": worths[me],
        "leader": seat(worths.index(max(worths))),
        "leader_worth": max(worths),
        "resting": max(len(column) for column in mine["resting"]),
    }


def usable(mine: dict[str, Any], revealed: bool) -> list[str]:
    """Cards that can be planned or are planned already; once all is revealed, those that are still face up."""
    laid = [card for slot, card in enumerate(mine["slots"]) if card and slot not in mine["face_down"]]
    return laid if revealed else [*mine["hand"], *laid]


def strongest(cards: Sequence[str]) -> tuple[str, int, int]:
    """The good with the most units on these cards: its id, how many cards, and their units; ("", 0, 0) without goods."""
    goods = [CARD[card] for card in cards if KIND[CARD[card]] == GOODS]
    units = Counter[int]()
    for card in goods:
        units[GOOD[card]] += VALUE[card]
    if not units:
        return "", 0, 0
    good, most = units.most_common(1)[0]
    return GOOD_IDS[good], sum(GOOD[card] == good for card in goods), most


def markable(view: View) -> list[str]:
    """The bonus spaces on which the viewer may put a marker now."""
    return [choice.meaning["space"] for choice in view.choices if choice.verb == "put marker on"]


def measure_of(space: str) -> str:
    """What counts for the majority of a bonus space; empty for other spaces."""
    return MEASURES[SPACES[SPACE_IDS.index(space)].measure] if space and SPACES[SPACE_IDS.index(space)].measure >= 0 else ""


def is_use_of(choice: Choice, kind: int, tile: str) -> bool:
    """Whether this uses a card of this kind, or this tile."""
    if choice.verb != "use":
        return False
    return choice.thing == tile or (choice.thing in CARD and KIND[CARD[choice.thing]] == kind)


def last_company(heard: Sequence[Heard], me: int) -> str:
    """The company of which the viewer put the last post on the map; empty if there is none."""
    found = [one.message["company"] for one in heard if one.player == me and one.message["message"] == "told-entered"]
    return str(found[-1]) if found else ""


def acquired(heard: Sequence[Heard], me: int) -> list[str]:
    """The cards that the viewer took from the display, the last one first."""
    taken = [one.message["cards"] for one in heard if one.player == me and one.message["message"] == "told-acquired"]
    return [str(card) for cards in reversed(taken) if isinstance(cards, list) for card in cards]


GUIDE = guide(__package__, facts, LIGHTS)
