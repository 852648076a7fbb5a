"""What is printed on tiles, cards and boards, and what places are called: the facts that words are made of.

An effect is a row of the data (GWT-12); its message is a tree: alternatives of lists of parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from serai.engine.events import Fact, Message, message, seat
from serai.games.great_western_trail.data import RAILS, Row

if TYPE_CHECKING:
    from serai.games.great_western_trail.rules import Rules

NEEDS: Final[tuple[str, ...]] = ("pay", "discard", "engine_back")  # keys of a row that are given for the others
TERMS: Final[Mapping[str, Mapping[str, Fact]]] = {  # words that an edition has its own names for, by the key that says them
    "gain_per": {"camp": "camp_tile", "craftsman": "craftsman", "engineer": "engineer"},
    "build": {"craftsman": "craftsman"},
    "camp": {"camp": "camp_tile"},
    "draw_then_discard": {"cowboy": "cowboy"},
    "move_herder": {"herder": "herder"},
    "move_herder_free": {"herder": "herder"},
}
NOTHING: Final = "none"  # where a message has a word for a part that is missing


def dashed(name: str) -> str:
    """`same_type` is `same-type` in the ids of messages."""
    return name.replace("_", "-")


# ---- Effects -------------------------------------------------------------------------------------


def effect(row: Row) -> Message:
    """One alternative of a printed action: what is given, then what it brings."""
    needs = [part(key, row) for key in NEEDS if key in row]
    gifts = [part(key, row) for key in row if key not in NEEDS and key != "exact"]
    return message("eff-for", needs=needs, gifts=gifts) if needs and gifts else message("eff-all", parts=[*needs, *gifts])


def part(key: str, row: Row) -> Message:
    """One key of a row: a word or a sign of its value may ask for a message of its own."""
    value, terms = row[key], TERMS.get(key, {})
    if key == "discard":
        return discarded(value)
    if key == "gain_per":
        certificates: int = value.get("certificates", 0)
        return message(f"eff-per-{dashed(value['per'])}", n=value["dollars"], certificates=certificates, **terms)
    if isinstance(value, str):
        return message(f"eff-{dashed(key)}-{dashed(value)}", **terms)
    exactly = key == "draw_then_discard" and row.get("exact")
    return message("eff-draw-exactly" if exactly else f"eff-{dashed(key)}{sign(key, value)}", n=abs(value), **terms)


def sign(key: str, value: int) -> str:
    """Hiring can cost more or less than the row says, and removing a hazard something or nothing."""
    if key == "hire":
        return "-more" if value > 0 else "-less" if value < 0 else ""
    return "-paid" if key == "remove_hazard" and value else ""


def discarded(cards: Row) -> Message:
    """Cards to be given: {type}, {same_type}, {objective}, {value} or {any_cattle} (GWT-12.3)."""
    kind = next(key for key in ("type", "same_type", "objective", "value", "any_cattle") if key in cards)
    n = cards.get("count") or cards[kind]
    return message(f"eff-discard-{dashed(kind)}", n=n, card=cards.get("type", ""), value=cards.get("value", 0))


def chained(name: str, parts: list[Message]) -> Message:
    """Messages one after the other, by a message that joins two of them."""
    chain = parts[0]
    for one in parts[1:]:
        chain = message(name, a=chain, b=one)
    return chain


def either(rows: list[Row]) -> Message:
    """A printed action: one of its alternatives."""
    return chained("eff-or", [effect(row) for row in rows])


def actions(table: list[list[Row]]) -> Message:
    """All actions of a tile."""
    return chained("eff-then", [either(rows) for rows in table])


# ---- What things are called ------------------------------------------------------------------------


def place(rules: Rules, space: str, there: Mapping[str, Any] | None) -> Fact:
    """A space of the trail by what lies there (`tile` and `owner` of the observation), or by its own name."""
    row: Row = rules.data["trail_space"][rules.spaces.index(space)]
    if row["kind"] == "start":
        return message("place-start")
    if row["kind"] == "kansas_city":
        return space
    if "number" in row:
        empty = row.get("hazard", "camp_tile")
        return message("place-tile", thing=there["tile"] if there else empty, n=row["number"])
    return building_place(rules, space, there)


def building_place(rules: Rules, space: str, there: Mapping[str, Any] | None) -> Fact:
    if there:
        tile: str = there["tile"]
        owner = there["owner"]
        return tile if owner is None else message("place-building", thing=tile, who=seat(owner))
    region, _, number = space.partition("_risk_")
    if not number:
        return message("place-site", code=space.replace("_", "").upper())
    hazards = [row["id"] for row in rules.data["hazard_type"]]
    return message("place-risk", thing=region if region in hazards else "camp_tile", n=int(number))


def rail(rules: Rules, number: int) -> Message:
    """A numbered space of the railroad, or the turnout of a station."""
    name = RAILS[number]
    stations = [row["id"] for row in rules.data["station"] if row["space"] == name]
    if name[0] == "t" and stations:
        return message("rail-turnout", thing=stations[0])
    return message("rail-space", n=int(name[1:]))


def disc(rules: Rules, row: Row) -> Message:
    """A disc by what it opens, and by its place where two open the same (GWT-10.2)."""
    opened: Row = row["effect"]
    single = [aux["single"][0] for aux in rules.data["aux_action"] if aux["id"] == opened.get("aux")]
    if single:
        return message("disc-aux", effect=either(single[0]), n=opened["slot"])
    return message(f"disc-{dashed(row['group'])}", n=opened.get("limit", 0), left=row["id"].endswith("_left"))


def offer(rules: Rules, name: str) -> Fact:
    """What an option of the cattle market is for: a value, Simmental calves, or new cards (GWT-9.13)."""
    row: Row = next(row for row in rules.data["cattle_market_option"] if row["id"] == name)
    if not row["types"]:
        return message("offer-new", n=row["reveals"])
    values = [kind["breeding_value"] for kind in rules.data["cattle_type"] if kind["id"] in row["types"]]
    return message("offer-value", n=values[0]) if values else "simmental_calf"


# ---- What is printed on things -----------------------------------------------------------------------


def abouts(rules: Rules) -> dict[str, Message]:
    """By id: everything that has a print of its own."""
    data = rules.data
    found = {row["id"]: actions(row["local_actions"]) for row in data["neutral_building"]}
    found |= {row["id"]: private_building(row) for row in data["private_building"]}
    found |= {row["id"]: objective(rules, row) for row in data["objective"] + data["starting_objective"]}
    found |= {row["id"]: master(row) for row in data["station_master"]}
    found |= {name: cattle(rules, card) for card, name in enumerate(rules.card_ids[: len(rules.card_types)])}
    found |= {f"hazard_{row['type']}_{row['hand']}_{row['vp']}": hazard(row) for row in data["supply_tile"] if "vp" in row}
    found |= {f"camp_{row['id']}": message("print-camp", green=row["hand"] == "green") for row in data["camp_color"]}
    found |= {f"worker_{row['id']}": message("print-worker") for row in data["worker_type"]}
    found |= {row["id"]: city(row) for row in data["city"]}
    found |= {row["id"]: station(row) for row in data["station"]}
    found |= {row["id"]: auxiliary(row) for row in data["aux_action"]}
    return found | {row["id"]: disc(rules, row) for row in data["disc_space"]}


def private_building(row: Row) -> Message:
    words = actions(row["local_actions"])
    return message("print-building", n=row["craftsmen"], craftsman="craftsman", points=row["vp"], words=words)


def objective(rules: Rules, row: Row) -> Message:
    """Points and penalty, what it asks for, and its immediate action (GWT-11.2, GWT-14.7)."""
    tasks = [task(rules, name, row["tasks"].count(name)) for name in dict.fromkeys(row["tasks"])]
    action = either(row["immediate"][0]) if row["immediate"] else NOTHING
    return message("print-objective", points=row["vp"], penalty=row["penalty"], tasks=tasks, action=action)


def task(rules: Rules, name: str, n: int) -> Message:
    """A task of an objective card: something gathered, a disc in a city, or cattle."""
    if name in ("building", "hazard", "station"):
        return message(f"task-{name}", n=n)
    if name.startswith("value_"):
        return message("task-value", n=n, value=int(name.removeprefix("value_")))
    return message("task-city" if name in rules.city_ids else "task-thing", n=n, thing=name)


def master(row: Row) -> Message:
    """Permanent certificates, the immediate action, points at the end (GWT-9.10, GWT-14.8)."""
    score = row["score"]
    parts = [message("print-permanent", n=row["permanent_certificates"])] if row["permanent_certificates"] else []
    parts += [actions(row["immediate"])] if row["immediate"] else []
    if score["vp"]:
        parts.append(message(f"print-per-{dashed(score['per'])}", points=score["vp"], each=score["divisor"]))
    return chained("eff-then", parts)


def cattle(rules: Rules, card: int) -> Message:
    return message("print-cattle", value=rules.values[card], points=rules.vp[card])


def hazard(row: Row) -> Message:
    return message("print-hazard", points=row["vp"], green=row["hand"] == "green")


def city(row: Row) -> Message:
    return message("print-city", value=row["value"], points=row["vp_per_disc"], white=row["corner"] == "white")


def station(row: Row) -> Message:
    return message("print-station", cost=row["upgrade_cost"], points=row["vp"], white=row["corner"] == "white")


def auxiliary(row: Row) -> Message:
    return message("print-auxiliary", single=either(row["single"][0]), double=either(row["double"][0]))
