"""What actions and questions of Great Western Trail mean in a position: the facts that words are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from serai.engine.events import Fact
from serai.engine.step import Step
from serai.games.great_western_trail.actions import Hire, TakeHazard
from serai.games.great_western_trail.building import Build, ChooseSite, craftsmen_for
from serai.games.great_western_trail.choice import Choice
from serai.games.great_western_trail.data import (
    HAZARD,
    KINDS,
    MARKET_OPTIONS,
    NOWHERE,
    OBJECTIVE,
    PRIVATE,
    RAILS,
    STATIONS,
    TRACK,
    WORKERS,
)
from serai.games.great_western_trail.kansas import BackUpAndDeliver, Deliver, FollowLinks, delivery_value
from serai.games.great_western_trail.location import UseLocation
from serai.games.great_western_trail.observe import lying
from serai.games.great_western_trail.printed import disc, effect, either, master, objective, offer, place, rail
from serai.games.great_western_trail.state import Trail
from serai.games.great_western_trail.trail import Walk, fee
from serai.games.great_western_trail.turn import spare
from serai.games.great_western_trail.vocabulary import BRING, BUILD, DISC, UPGRADE, VERBS, VOCABULARY

# ---- Actions ---------------------------------------------------------------------------------


def meaning(s: Trail, action: int) -> dict[str, Fact]:
    """What an action means in this position, as numbers and ids; all of it is known to the seat that may choose it.

    `coins` are the dollars that it brings or, below 0, costs, where these depend on the place."""
    figures = FIGURES.get(VERBS[action])
    return figures(s, action, VOCABULARY.things[action]) if figures else {}


def step_of(s: Trail) -> Step | None:
    """The step that asks now."""
    return s.step_for(s.player) if s.stack else None


def named(s: Trail, space: int) -> Fact:
    """A space by what lies there."""
    return place(s.rules, s.rules.spaces[space], lying(s, space))


def of_place(s: Trail, action: int, space: int) -> dict[str, Fact]:
    tile: dict[str, Fact] = {"tile": s.rules.tile_ids[s.tiles[space]]} if s.tiles[space] != NOWHERE else {}
    return {"place": s.rules.spaces[space], **tile, "thing": named(s, space)}


def of_pass(s: Trail, action: int, thing: int) -> dict[str, Fact]:
    """What is gone without: it depends on the question."""
    return {"step": type(step_of(s)).__name__}


def of_ride(s: Trail, action: int, space: int) -> dict[str, Fact]:
    """What the hands there ask for; a free move pays nothing (GWT-5.6, GWT-11.4)."""
    step = step_of(s)
    free = isinstance(step, Walk) and step.free
    due = fee(s, s.player, space)
    return {**of_place(s, action, space), "fee": due, "free": int(free), "coins": 0 if free else -due}


def of_tile(s: Trail, action: int, space: int) -> dict[str, Fact]:
    """A hazard, or a camp tile with what stands above its space (GWT-9.11, GWT-9.12): below 0 it is `due`."""
    step = step_of(s)
    dollars = -step.price if isinstance(step, TakeHazard) else s.rules.camp_dollars[space]
    return {**of_place(s, action, space), "dollars": dollars, "due": max(-dollars, 0), "tokens": s.rules.camp_tokens[space]}


def of_action(s: Trail, action: int, i: int) -> dict[str, Fact]:
    """A local action of a building, or the risk action of its space (GWT-6.4, GWT-6.6)."""
    step = step_of(s)
    if not isinstance(step, UseLocation) or i not in step.printed(s):
        return {"effect": ""}
    return {**of_place(s, action, step.place), "effect": effect(step.effect(s, i).row)}


def of_single(s: Trail, action: int, i: int) -> dict[str, Fact]:
    return {"thing": effect(s.rules.single[i].row)}


def of_double(s: Trail, action: int, i: int) -> dict[str, Fact]:
    return {"thing": effect(s.rules.double[i].row)}


def of_reward(s: Trail, action: int, i: int) -> dict[str, Fact]:
    """An alternative of the immediate action that is offered (GWT-9.10)."""
    step = step_of(s)
    found = s.rules.immediate[step.table][step.row] if isinstance(step, Choice) else []
    return {"effect": effect(found[i].row) if i < len(found) else ""}


def of_card(s: Trail, action: int, card: int) -> dict[str, Fact]:
    cattle: dict[str, Fact] = {}
    if card < len(s.rules.values):
        cattle = {"value": s.rules.values[card], "points": s.rules.vp[card]}
    return {"card": s.rules.card_ids[card], **cattle, "thing": s.rules.card_ids[card]}


def of_objective(s: Trail, action: int, card: int) -> dict[str, Fact]:
    rules = s.rules
    name = rules.card_ids[OBJECTIVE + card]
    about = objective(rules, rules.data["objective"][card])
    return {"card": name, "points": rules.worth[card], "penalty": rules.penalty[card], "thing": name, "about": about}


def of_hire(s: Trail, action: int, thing: int) -> dict[str, Fact]:
    """The row's cost, and what is really paid (GWT-9.1)."""
    row, kind = divmod(thing, KINDS)
    step, cost = step_of(s), s.rules.hiring_cost[row]
    price = cost + step.extra if isinstance(step, Hire) else cost
    return {"cost": cost, "price": price, "worker": WORKERS[kind], "row": row + 1, "thing": WORKERS[kind]}


def of_building(s: Trail, action: int, thing: int) -> dict[str, Fact]:
    """Craftsmen, points, and the price on an empty space (GWT-9.2)."""
    tile, step = action - BUILD + PRIVATE, step_of(s)
    needed = s.rules.craftsmen[tile]
    price = needed * step.price if isinstance(step, Build) else 0
    return {"craftsmen": needed, "points": s.rules.building_vp[tile], "price": price}


def of_site(s: Trail, action: int, space: int) -> dict[str, Fact]:
    """The price there: less where a building is replaced (GWT-9.2)."""
    step = step_of(s)
    price = craftsmen_for(s, step.tile, space) * step.price if isinstance(step, ChooseSite) else 0
    return {**of_place(s, action, space), "price": price, "coins": -price}


def of_city(s: Trail, action: int, city: int) -> dict[str, Fact]:
    """Value, points of a disc, transport, and the dollars of Kansas City (GWT-7.9, GWT-7.11, GWT-7.12)."""
    step, rules = step_of(s), s.rules
    transport = step.transport(s, city) if isinstance(step, Deliver) else 0
    return {
        "value": rules.city_value[city],
        "points": rules.city_vp[city],
        "transport": transport,
        "dollars": rules.city_dollars[city],
        "coins": rules.city_dollars[city] - transport,
    }


def of_link(s: Trail, action: int, city: int) -> dict[str, Fact]:
    step = step_of(s)
    found = [s.rules.links[i] for i in step.open(s) if step.other(s, i) == city] if isinstance(step, FollowLinks) else []
    return {"objectives": found[0].objectives, "tokens": found[0].tokens} if found else {}


def of_engine(s: Trail, action: int, number: int) -> dict[str, Fact]:
    """The station there, and for an extraordinary delivery the value (GWT-9.7, GWT-9.19)."""
    station = s.rules.station_at[number]
    name = STATIONS[station] if station != NOWHERE else ""
    figures: dict[str, Fact] = {"rail": RAILS[number], "station": name, "thing": rail(s.rules, number)}
    step = step_of(s)
    if isinstance(step, BackUpAndDeliver):
        return {**figures, "delivers": True, "value": step.value(s, number)}
    return {**figures, "delivers": False}


def of_station(s: Trail, action: int, station: int) -> dict[str, Fact]:
    return {"cost": s.rules.upgrade_cost[station], "points": s.rules.station_vp[station]}


def of_disc(s: Trail, action: int, thing: int) -> dict[str, Fact]:
    rules = s.rules
    cost, gain = rules.clear_cost[action - DISC], rules.clear_gain[action - DISC]
    return {"cost": cost, "gain": gain, "thing": disc(rules, rules.data["disc_space"][thing])}


def of_offer(s: Trail, action: int, option: int) -> dict[str, Fact]:
    found = s.rules.offers[option]
    if not found:
        return {}
    brings = {"cards": found.n, "reveals": found.reveals, "thing": offer(s.rules, MARKET_OPTIONS[option])}
    return {"cowboys": found.cowboys, "dollars": found.dollars, **brings}


def of_supply(s: Trail, action: int, thing: int) -> dict[str, Fact]:
    tile = s.rules.tile_ids[action - BRING + HAZARD]
    return {"tile": tile, "thing": tile}


def of_draw(s: Trail, action: int, n: int) -> dict[str, Fact]:
    return {"n": n}


def of_token(s: Trail, action: int, i: int) -> dict[str, Fact]:
    """One card or two (GWT-17.2)."""
    return {"n": i + 1}


def of_certificates(s: Trail, action: int, i: int) -> dict[str, Fact]:
    """How many are spent, and the value of the hand with them (GWT-7.6); the player sees this hand."""
    me = s.players[s.player]
    spent = TRACK[me.certificates] - TRACK[i]
    return {"n": TRACK[i], "spent": spent, "value": delivery_value(s, s.player, spent)}


FIGURES: Final[dict[str, Callable[[Trail, int, int], dict[str, Fact]]]] = {
    "pass": of_pass,
    "auxiliary": of_single,
    "double auxiliary": of_double,
    "take reward": of_reward,
    "draw": of_draw,
    "token for": of_token,
    "go to": of_ride,
    "use action": of_action,
    "copy": of_place,
    "play objective": of_objective,
    "take objective": of_objective,
    "discard": of_card,
    "remove": of_card,
    "choose": of_card,
    "hire": of_hire,
    "build": of_building,
    "on": of_site,
    "take the tile on": of_tile,
    "buy by": of_offer,
    "bring in": of_supply,
    "certificates down to": of_certificates,
    "deliver to": of_city,
    "link with": of_link,
    "engine to": of_engine,
    "upgrade": of_station,
    "disc from": of_disc,
}


# ---- Questions -------------------------------------------------------------------------------


def asked(s: Trail, seat: int) -> dict[str, Fact]:
    """What a question speaks of, beside the fields of its step."""
    step = s.step_for(seat)
    name = type(step).__name__
    facts = ASKED[name](s, step.parts()) if step is not None and name in ASKED else {}
    return {"camp": "camp_tile", "herder": "herder", "craftsman": "craftsman", **facts}


Fields = dict[str, Any]  # of a step


def too_many(s: Trail, fields: Fields) -> dict[str, Fact]:
    return {"n": spare(s, fields["player"])}


def here(s: Trail, fields: Fields) -> dict[str, Fact]:
    return {"thing": named(s, fields["place"])}


def use_of(s: Trail, fields: Fields) -> dict[str, Fact]:
    """What can be done at a location: its actions, one auxiliary action where there are none, or neither any more."""
    does = "actions" if fields["left"] else "nothing" if s.acted else "auxiliary"
    return {**here(s, fields), "does": does}


def reward(s: Trail, fields: Fields) -> dict[str, Fact]:
    return {"effect": either([found.row for found in s.rules.immediate[fields["table"]][fields["row"]]])}


def at_station(s: Trail, fields: Fields) -> dict[str, Fact]:
    """Its cost and points, and what its station master brings, if there is one."""
    station = fields["station"]
    there = s.masters[station] if station < len(s.masters) else NOWHERE
    about: Fact = master(s.rules.data["station_master"][there]) if there != NOWHERE else ""
    return {"thing": STATIONS[station], **of_station(s, UPGRADE, station), "master": about}


def column(s: Trail, fields: Fields) -> dict[str, Fact]:
    return {"column": fields["column"] + 1}


def hired(s: Trail, fields: Fields) -> dict[str, Fact]:
    extra: int = fields["extra"]
    return {"change": abs(extra), "sign": "more" if extra > 0 else "less" if extra else "none"}


def placed(s: Trail, fields: Fields) -> dict[str, Fact]:
    return {"thing": s.rules.tile_ids[fields["tile"]]}


def reached(s: Trail, fields: Fields) -> dict[str, Fact]:
    return {"thing": s.rules.city_ids[fields["city"]]}


ASKED: Final[dict[str, Callable[[Trail, Fields], dict[str, Fact]]]] = {
    "DiscardDown": too_many,
    "UseLocation": use_of,
    "ChooseCopy": here,
    "Choice": reward,
    "Upgrade": at_station,
    "EngageMaster": at_station,
    "Foresee": column,
    "Hire": hired,
    "ChooseSite": placed,
    "FollowLinks": reached,
}
