"""What each seat sees (GWT-20)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from serai.engine.step import PASS, Step
from serai.games.great_western_trail.actions import Build, ChooseSite, Hire, TakeHazard, craftsmen_for
from serai.games.great_western_trail.data import (
    CARDS,
    CITIES,
    COLUMNS,
    DISCS,
    FORESIGHT,
    HAZARD,
    KINDS,
    MARKET,
    MASTERS,
    NOBODY,
    NOWHERE,
    OBJECTIVE,
    PILES,
    PRIVATE,
    RAILS,
    ROWS,
    SPACES,
    STATIONS,
    TILES,
    TRACK,
    WORKERS,
)
from serai.games.great_western_trail.kansas import BackUpAndDeliver, Deliver, FollowLinks, delivery_value
from serai.games.great_western_trail.location import RISK, UseLocation
from serai.games.great_western_trail.rules import Rules
from serai.games.great_western_trail.scoring import whole_deck
from serai.games.great_western_trail.state import Trail
from serai.games.great_western_trail.trail import Walk, fee
from serai.games.great_western_trail.vocabulary import BRING, BUILD, DISC, VERBS, VOCABULARY

# ---- Observation: a whitelist ------------------------------------------------------------------------


def observe(s: Trail, seat: int | None) -> dict[str, Any]:
    """All that this seat sees, by id (GWT-20.4): everything but draw stacks, supply, Sam's deck, other hands and the lower
    cards of other discard piles (GWT-20.1)."""
    rules, n = s.rules, len(s.players)
    rows = range(ROWS)
    return {
        "game": s.setup.game.id,
        "seat": seat,
        "turn": s.turn,
        "first": s.first,
        "sides": [rules.tile_ids[tile] for tile in s.sides],
        "trail": {
            rules.spaces[i]: {"tile": rules.tile_ids[tile], "owner": s.owners[i] if s.owners[i] != NOBODY else None}
            for i, tile in enumerate(s.tiles)
            if tile != NOWHERE
        },
        "herders": [rules.spaces[p.herder] if p.herder != NOWHERE else None for p in s.players],
        "engines": [RAILS[p.engine] for p in s.players],
        "stations": {
            name: {
                "discs": [q for q in range(n) if s.players[q].stations >> i & 1],
                "master": rules.master_ids[s.masters[i]] if i < MASTERS and s.masters[i] != NOWHERE else None,
                "worker": WORKERS[s.given[i]] if i < MASTERS and s.given[i] != NOWHERE else None,
            }
            for i, name in enumerate(STATIONS)
        },
        "cities": {rules.city_ids[c]: [p.cities.count(c) for p in s.players] for c in range(CITIES)},
        "jobs": [[WORKERS[k] if k != NOWHERE else None for k in s.jobs[r * COLUMNS : (r + 1) * COLUMNS]] for r in rows],
        "token_row": s.token_row + 1 if s.token_row < ROWS else None,
        "foresight": [
            [rules.tile_ids[t] if t != NOWHERE else None for t in s.foresight[c * FORESIGHT : (c + 1) * FORESIGHT]]
            for c in range(PILES)
        ],
        "supply": [len(pile) for pile in s.piles],
        "market": ids(rules, s.market),
        "market_stack": len(s.stock),
        "heifers": s.heifers,
        "cows": s.cows,
        "objectives": ids(rules, s.display),
        "objective_stack": len(s.objectives),
        "removed": ids(rules, s.removed),
        "out": [rules.tile_ids[tile] for tile in s.out if tile < TILES],
        "ender": s.ender if s.ender != NOBODY else None,
        "used": [rules.spaces[i] for i in range(SPACES) if s.used >> i & 1],
        "sam": observe_sam(s) if n > s.setup.players else None,
        "waiting": s.waiting(),
        "asked": [type(s.step_for(i)).__name__ for i in s.waiting()],
        "over": not s.stack,
        "players": [observe_player(s, i, seat == i) for i in range(n)],
    }


def observe_player(s: Trail, i: int, mine: bool) -> dict[str, Any]:
    """One board.  The owner knows hand and discard pile (GWT-15.2); the others how many cards, the top discard, and those cards
    of the hand that came there in the open (GWT-11.8, GWT-R21).  A hand that lies open is seen by all (GWT-7.6)."""
    p, rules = s.players[i], s.rules
    sides = s.sides if i in s.people() else sorted(rules.sam_order)  # GWT-18.2
    view: dict[str, Any] = {
        "dollars": p.cash,
        "certificates": TRACK[p.certificates],
        "certificate_limit": p.certificate_limit(),
        "step_limit": s.step_limit(i),
        "hand_limit": p.hand_limit(),
        "tokens": p.tokens,
        "discs": [DISCS[d] for d in range(len(DISCS)) if not p.cleared >> d & 1],
        "workers": {worker: p.workers[k] for k, worker in enumerate(WORKERS)},
        "masters": [rules.master_ids[m] for m in p.masters],
        "unbuilt": [rules.tile_ids[tile] for k, tile in enumerate(sides) if p.unbuilt >> k & 1],
        "hazards": [rules.tile_ids[tile] for tile in p.hazards],
        "camps": dict(zip(rules.camp_ids, p.camps, strict=True)),
        "area": ids(rules, p.area),
        "objectives_in_deck": p.objectives,
        "hand_size": len(p.hand),
        "deck_size": len(p.deck),
        "discard_size": len(p.discards),
        "discard_top": ids(rules, p.discards[-1:]),
        "known": ids(rules, p.known),
    }
    if mine or p.shown:
        view["hand"] = ids(rules, p.hand)
    if mine:
        view["discards"] = ids(rules, p.discards)
        view["owned"] = ids(rules, sorted(whole_deck(p)))  # all cards of the player, who knows each of them
    return view


def observe_sam(s: Trail) -> dict[str, Any]:
    """Used cards lie open; so does Sam's score pile, like a discard pile for its owner (GWT-18.6)."""
    return {
        "specialisation": WORKERS[s.sam_special],
        "deck": len(s.sam_deck),
        "used": [s.rules.sam_cards[card]["number"] for card in s.sam_cards],
        "cards": ids(s.rules, sorted(s.players[-1].discards)),
    }


def ids(rules: Rules, cards: Sequence[int]) -> list[str]:
    return [rules.card_ids[card] for card in cards]


# ---- Names, help and labels --------------------------------------------------------------------------------

GENERIC: Final = {  # names of things that the tables number instead of naming
    "en": ("Neutral building {}", "Building {}", "Objective {}", "Starting objective {}", "Station {}", "Station master: {}"),
    "fa": ("ساختمان بی‌طرف {}", "ساختمان {}", "کارت هدف {}", "کارت هدف آغازین {}", "ایستگاه {}", "رئیس ایستگاه: {}"),
    "ru": ("Нейтральное здание {}", "Здание {}", "Карта цели {}", "Начальная цель {}", "Станция {}", "Начальник станции: {}"),
}


def names(rules: Rules, language: str) -> dict[str, str]:
    """The name of everything that has an id."""
    data, key = rules.data, f"name_{language}"
    neutral, private, objective, start, station, master = GENERIC[language]
    found = {row["id"]: row[key] for table in ("city", "worker_type", "hazard_type") for row in data[table]}
    kinds = {row["id"]: row[key] for row in data["cattle_type"]}
    for card, name in enumerate(rules.card_ids[: len(rules.card_types)]):
        kind = rules.card_types[card]
        many = card >= MARKET and rules.card_types.count(kind) > 1
        found[name] = f"{kinds[kind]} ({rules.vp[card]})" if many else kinds.get(kind, name)
    found.update({row["id"]: row[key] for row in data.get("simmental_card", [])})
    hazards = {row["id"]: row[key] for row in data["hazard_type"]}
    for row in data["supply_tile"]:
        if row["kind"] == "hazard":
            found[f"hazard_{row['type']}_{row['hand']}_{row['vp']}"] = f"{hazards[row['type']]} ({row['vp']})"
    found.update({f"camp_{row['id']}": row[key] for row in data["camp_color"]})
    found.update({f"worker_{row['id']}": row[key] for row in data["worker_type"]})
    found.update({row["id"]: neutral.format(row["letter"]) for row in data["neutral_building"]})
    found.update({row["id"]: private.format(row["id"]) for row in data["private_building"]})
    found.update({row["id"]: objective.format(i) for i, row in enumerate(data["objective"], 1)})
    found.update({row["id"]: start.format(i) for i, row in enumerate(data["starting_objective"], 1)})
    found.update({row["id"]: station.format(i) for i, row in enumerate(data["station"], 1)})
    found.update({row["id"]: master.format(i) for i, row in enumerate(data["station_master"], 1)})
    if rules.solo:
        found["automaton"] = rules.solo[key]  # Sam (GWT-18)
    for card, name in enumerate(CARDS):  # and as the log calls them
        if rules.card_ids[card] in found:
            found[name.replace(" ", "_")] = found[rules.card_ids[card]]
    return found


def about(rules: Rules) -> dict[str, str]:
    """What is printed on a tile or card."""
    data = rules.data
    tables = ("neutral_building", "station_master", "aux_action")
    found = {row["id"]: sentence_case(row["text_en"]) for table in tables for row in data[table]}
    for row in data["private_building"]:
        hands = f", hands: {' and '.join(row['hands'])}" if row["hands"] else ""
        found[row["id"]] = f"{row['craftsmen']} craftsmen, {row['vp']} points{hands}. {sentence_case(row['text_en'])}"
    tasks = {row["id"]: row["text_en"] for row in data["task"]}
    for row in data["objective"] + data["starting_objective"]:
        asked = "; ".join([tasks[task] for task in row["tasks"]])
        found[row["id"]] = f"{row['vp']} points, or minus {row['penalty']}. Needs {asked}."
    for row in data["city"]:
        found[row["id"]] = f"Value {row['value']}, {row['corner']} corners, {row['vp_per_disc']} points a disc."
    for row in data["station"]:
        found[row["id"]] = f"Upgrade for {row['upgrade_cost']} dollars, {row['vp']} points, {row['corner']} corners."
    for card, name in enumerate(rules.card_ids[: len(rules.card_types)]):
        found[name] = f"Breeding value {rules.values[card]}, {rules.vp[card]} points."
    return found


def action_text(rules: Rules, tile: int, place: int, i: int) -> str:
    """What is printed for a local action of a place: of the tile, or the risk action of its space."""
    if i // 2 == RISK:
        row: dict[str, Any] = rules.data["trail_space"][place]["risk_action"]
        gains = [f"{row[key]} {key}".replace("gain", "dollars") for key in ("certificates", "gain") if key in row]
        kind = row["discard"].get("type")
        return f"discard 1 {rules.colour[kind] if kind else 'cattle card'}: {' and '.join(gains)}"
    text: str = rules.building_text[tile].split("; ")[i // 2]
    return text.split(" or ", 1)[i % 2].rstrip(",") if len(rules.local[tile][i // 2]) > 1 else text


def sentence_case(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def meaning(s: Trail, action: int) -> dict[str, int | str]:
    """What an action means in this position, as numbers and ids; all of it is known to the seat that may choose it."""
    figures = FIGURES.get(VERBS[action])
    return figures(s, action, VOCABULARY.things[action]) if figures else {}


def step_of(s: Trail) -> Step | None:
    """The step that asks now."""
    return s.step_for(s.player) if s.stack else None


def tile_on(s: Trail, place: int) -> dict[str, int | str]:
    return {"tile": s.rules.tile_ids[s.tiles[place]]} if s.tiles[place] != NOWHERE else {}


def of_place(s: Trail, action: int, place: int) -> dict[str, int | str]:
    return {"place": s.rules.spaces[place], **tile_on(s, place)}


def of_ride(s: Trail, action: int, place: int) -> dict[str, int | str]:
    """What the hands there ask for; a free move pays nothing (GWT-5.6, GWT-11.4)."""
    step = step_of(s)
    free = isinstance(step, Walk) and step.free
    return {**of_place(s, action, place), "fee": fee(s, s.player, place), "free": int(free)}


def of_tile(s: Trail, action: int, place: int) -> dict[str, int | str]:
    """A hazard, or a camp tile with what stands above its space (GWT-9.11, GWT-9.12)."""
    step = step_of(s)
    dollars = -step.price if isinstance(step, TakeHazard) else s.rules.camp_dollars[place]
    return {**of_place(s, action, place), "dollars": dollars, "tokens": s.rules.camp_tokens[place]}


def of_action(s: Trail, action: int, i: int) -> dict[str, int | str]:
    step = step_of(s)
    return of_place(s, action, step.place) if isinstance(step, UseLocation) else {}


def of_card(s: Trail, action: int, card: int) -> dict[str, int | str]:
    cattle = {"value": s.rules.values[card], "points": s.rules.vp[card]} if card < len(s.rules.values) else {}
    return {"card": s.rules.card_ids[card], **cattle}


def of_objective(s: Trail, action: int, card: int) -> dict[str, int | str]:
    rules = s.rules
    return {"card": rules.card_ids[OBJECTIVE + card], "points": rules.worth[card], "penalty": rules.penalty[card]}


def of_hire(s: Trail, action: int, thing: int) -> dict[str, int | str]:
    """The row's cost, and what is really paid (GWT-9.1)."""
    row, kind = divmod(thing, KINDS)
    step, cost = step_of(s), s.rules.hiring_cost[row]
    price = cost + step.extra if isinstance(step, Hire) else cost
    return {"cost": cost, "price": price, "worker": WORKERS[kind], "row": row + 1}


def of_building(s: Trail, action: int, thing: int) -> dict[str, int | str]:
    """Craftsmen, points, and the price on an empty space (GWT-9.2)."""
    tile, step = action - BUILD + PRIVATE, step_of(s)
    needed = s.rules.craftsmen[tile]
    price = needed * step.price if isinstance(step, Build) else 0
    return {"craftsmen": needed, "points": s.rules.building_vp[tile], "price": price}


def of_site(s: Trail, action: int, place: int) -> dict[str, int | str]:
    """The price there: less where a building is replaced (GWT-9.2)."""
    step = step_of(s)
    price = craftsmen_for(s, step.tile, place) * step.price if isinstance(step, ChooseSite) else 0
    return {**of_place(s, action, place), "price": price}


def of_city(s: Trail, action: int, city: int) -> dict[str, int | str]:
    """Value, points of a disc, transport, and the dollars of Kansas City (GWT-7.9, GWT-7.11, GWT-7.12)."""
    step, rules = step_of(s), s.rules
    transport = step.transport(s, city) if isinstance(step, Deliver) else 0
    return {
        "value": rules.city_value[city],
        "points": rules.city_vp[city],
        "transport": transport,
        "dollars": rules.city_dollars[city],
    }


def of_link(s: Trail, action: int, city: int) -> dict[str, int | str]:
    step = step_of(s)
    found = [s.rules.links[i] for i in step.open(s) if step.other(s, i) == city] if isinstance(step, FollowLinks) else []
    return {"objectives": found[0].objectives, "tokens": found[0].tokens} if found else {}


def of_engine(s: Trail, action: int, rail: int) -> dict[str, int | str]:
    """The station there, and for an extraordinary delivery the value (GWT-9.7, GWT-9.19)."""
    station = s.rules.station_at[rail]
    figures: dict[str, int | str] = {"rail": RAILS[rail], "station": STATIONS[station] if station != NOWHERE else ""}
    step = step_of(s)
    return {**figures, "value": step.value(s, rail)} if isinstance(step, BackUpAndDeliver) else figures


def of_station(s: Trail, action: int, station: int) -> dict[str, int | str]:
    return {"cost": s.rules.upgrade_cost[station], "points": s.rules.station_vp[station]}


def of_disc(s: Trail, action: int, thing: int) -> dict[str, int | str]:
    return {"cost": s.rules.clear_cost[action - DISC], "gain": s.rules.clear_gain[action - DISC]}


def of_offer(s: Trail, action: int, option: int) -> dict[str, int | str]:
    offer = s.rules.offers[option]
    if not offer:
        return {}
    return {"cowboys": offer.cowboys, "dollars": offer.dollars, "cards": offer.n, "reveals": offer.reveals}


def of_supply(s: Trail, action: int, thing: int) -> dict[str, int | str]:
    return {"tile": s.rules.tile_ids[action - BRING + HAZARD]}


def of_certificates(s: Trail, action: int, place: int) -> dict[str, int | str]:
    """How many are spent, and the value of the hand with them (GWT-7.6); the player sees this hand."""
    me = s.players[s.player]
    spent = TRACK[me.certificates] - TRACK[place]
    return {"spent": spent, "value": delivery_value(s, s.player, spent)}


FIGURES: Final[dict[str, Callable[[Trail, int, int], dict[str, int | str]]]] = {
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


def label(s: Trail, action: int) -> str:
    """An action in words, with the figures of this position that a player would look for."""
    rules, verb, thing = s.rules, VERBS[action], VOCABULARY.things[action]
    name, figures = rules.vocabulary.names[action], meaning(s, action)
    step = step_of(s)
    if action == PASS and isinstance(step, Walk):
        return f"{name} (stop here)"
    if verb == "use action" and isinstance(step, UseLocation):
        return f"{name}: {action_text(rules, s.tiles[step.place], step.place, thing)}"
    if verb in ("auxiliary", "double auxiliary"):
        return f"{name}: {rules.data['aux_action'][thing]['text_en']}"
    if verb in ("play objective", "take objective"):
        return f"{name}: {about(rules)[str(figures['card'])]}"
    if verb in ("go to", "copy", "take the tile on") and "tile" in figures:
        return f"{name} ({', '.join([str(figures['tile']).replace('_', ' '), *tolls(verb, thing in rules.camps, figures)])})"
    return f"{name} ({LABELS[verb].format(**figures)})" if verb in LABELS and figures_told(verb, figures) else name


LABELS: Final = {
    "discard": "value {value}",
    "remove": "value {value}",
    "choose": "value {value}",
    "hire": "cost {cost}",
    "deliver to": "value {value}",
    "build": "{craftsmen} craftsmen, {points} points",
    "upgrade": "cost {cost}, {points} points",
    "disc from": "pay {cost}",
    "buy by": "{cowboys} cowboys, {dollars} dollars",
}


def figures_told(verb: str, figures: dict[str, int | str]) -> bool:
    """Cattle has a value, objective cards have none; a disc that costs nothing needs no word."""
    return bool(figures["cost"]) if verb == "disc from" else bool(figures) and (verb not in HAND or "value" in figures)


HAND: Final = ("discard", "remove", "choose")


def tolls(verb: str, camp: bool, figures: dict[str, int | str]) -> list[str]:
    """What a place costs or brings."""
    if verb == "go to":
        return [f"fee {figures['fee']}"] if figures["fee"] else []
    if verb == "copy" or not camp:
        return []
    return [f"{figures['dollars']:+} dollars", *(["an exchange token"] if figures["tokens"] else [])]
