"""Questions, actions and the log: the arguments of the messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from serai.engine.events import CHOSE, TOOK_BACK, Seen
from serai.games.great_western_trail import events as story
from serai.games.great_western_trail.choice import CARD, MASTER, SLOT
from serai.games.great_western_trail.data import HAZARD, RAILS, STATIONS, Row
from serai.table.boards.great_western_trail.things import Print, printed
from serai.table.scene import Scene
from serai.table.view import Choice
from serai.words import kebab

Args = dict[str, Any]

# ---- Who and where ------------------------------------------------------------------------------------


def colour_of(scene: Scene, seat: int) -> int:
    """A player's colour; Sam has the first that nobody else has."""
    taken = [one.colour for one in scene.view.seats]
    return taken[seat] if seat < len(taken) else min({1, 2, 3, 4, 5, 6} - set(taken))


def place_name(scene: Scene, words: Print, space: str) -> str:
    """A space of the trail by what stands there, or by its own name."""
    row = words.edition.spaces[space]
    there = scene.o["trail"].get(space)
    return PLACES[row["kind"]](scene, words, row, there)


def site_name(scene: Scene, words: Print, row: Row, there: Row | None) -> str:
    if there and there["owner"] is not None:
        return words.say("place-building", thing=words.name(there["tile"]), who=scene.called(there["owner"]))
    if there:
        return words.name(there["tile"])
    region, _, number = row["id"].partition("_risk_")
    if not number:
        return words.say("place-site", code=row["id"].replace("_", "").upper())
    thing = words.name(region) if region in words.names else words.term("camp_tile")
    return words.say("place-risk", thing=thing, n=int(number))


def tile_space_name(scene: Scene, words: Print, row: Row, there: Row | None) -> str:
    empty = words.name(row["hazard"]) if row["kind"] == "hazard" else words.term("camp_tile")
    return words.say("place-tile", thing=words.name(there["tile"]) if there else empty, n=row["number"])


PLACES: dict[str, Callable[[Scene, Print, Row, Row | None], str]] = {
    "start": lambda scene, words, row, there: words.say("place-start"),
    "kansas_city": lambda scene, words, row, there: words.name("kansas_city"),
    "neutral": site_name,
    "building": site_name,
    "hazard": tile_space_name,
    "camp": tile_space_name,
}

# ---- Things, by the verb that names them ----------------------------------------------------------------


def rail_name(scene: Scene, words: Print, rail: str) -> str:
    """A numbered space, or the turnout of a station."""
    station = {row["space"]: row["id"] for row in words.edition.data["station"]}.get(rail)
    if rail[0] == "t" and station:
        return words.say("rail-turnout", thing=words.name(station))
    return words.say("rail-space", n=int(rail[1:]))


def disc_name(scene: Scene, words: Print, disc: str) -> str:
    """A disc by what it opens."""
    row = words.edition.table("disc_space")[disc]
    aux = words.edition.table("aux_action").get(row["effect"].get("aux"))
    effect = words.alternatives(aux["single"][0]) if aux else ""
    return words.say(f"disc-{kebab(row['group'])}", n=row["effect"].get("limit", 0), effect=effect)


def offer_name(scene: Scene, words: Print, option: str) -> str:
    """What an option of the cattle market is for: a value, Simmental calves, or new cards."""
    row = words.edition.table("cattle_market_option")[option]
    if not row["types"]:
        return words.say("offer-new", n=row["reveals"])
    if row["variant"] != "base":
        return words.name("simmental_calf")
    value = next(kind["breeding_value"] for kind in words.edition.data["cattle_type"] if kind["id"] in row["types"])
    return words.say("offer-value", n=value)


def supply_name(scene: Scene, words: Print, tile: str) -> str:
    ids = {name.replace(" ", "_"): key for key, name in words.edition.supply.items()}
    return words.name(ids[tile])


def auxiliary(words: Print, thing: str, how: str) -> str:
    return words.capital(words.alternatives(words.edition.data["aux_action"][int(thing) - 1][how][0]))


def first_word(scene: Scene, words: Print, thing: str) -> str:
    return words.name(thing.partition("_of_row_")[0])


def by_place(scene: Scene, words: Print, thing: str) -> str:
    return place_name(scene, words, thing)


def plain_name(scene: Scene, words: Print, thing: str) -> str:
    return words.name(thing)


THINGS: dict[str, Callable[[Scene, Print, str], str]] = {
    "go to": by_place,
    "copy": by_place,
    "on": by_place,
    "take the tile on": by_place,
    "engine to": rail_name,
    "disc from": disc_name,
    "buy by": offer_name,
    "bring in": supply_name,
    "hire": first_word,
    "play objective": lambda scene, words, thing: words.name(f"obj_{thing}"),
    "take objective": lambda scene, words, thing: words.name(f"obj_{thing}"),
    "auxiliary": lambda scene, words, thing: auxiliary(words, thing, "single"),
    "double auxiliary": lambda scene, words, thing: auxiliary(words, thing, "double"),
}


# ---- Actions ------------------------------------------------------------------------------------------


def figures(scene: Scene, choice: Choice) -> Args:
    """What `act-<verb>` needs beside the meaning."""
    words = printed(scene.view.game, scene.language)
    more: Args = {"thing": THINGS.get(choice.verb, plain_name)(scene, words, choice.thing)} if choice.thing else {}
    return {**more, **FIGURES[choice.verb](scene, words, choice)} if choice.verb in FIGURES else more


def of_local_action(scene: Scene, words: Print, choice: Choice) -> Args:
    """A local action of a building, or the risk action of its space."""
    number, _, otherwise = choice.thing.partition("_")
    if number == "risk":
        row = words.edition.spaces[choice.meaning["place"]]["risk_action"]
    else:
        row = words.edition.buildings[choice.meaning["tile"]]["local_actions"][int(number) - 1][bool(otherwise)]
    return {"effect": words.capital(words.effect(row))}


def of_reward(scene: Scene, words: Print, choice: Choice) -> Args:
    return {"effect": words.capital(words.effect(rewards(scene, words)[int(choice.thing) - 1]))}


def rewards(scene: Scene, words: Print) -> list[Row]:
    """The alternatives of the immediate action that is offered."""
    ask = scene.view.ask
    if ask is None or ask.step != "Choice":
        return []
    tables = {SLOT: "worker_slot", MASTER: "station_master", CARD: "objective"}
    immediate = words.edition.data[tables[ask.fields["table"]]][ask.fields["row"]]["immediate"]
    return list(immediate[0]) if immediate else []


def of_objective(scene: Scene, words: Print, choice: Choice) -> Args:
    return {"about": words.about(choice.meaning["card"])}


def of_pass(scene: Scene, words: Print, choice: Choice) -> Args:
    return {"step": kebab(scene.view.ask.step) if scene.view.ask else "none"}


def of_number(scene: Scene, words: Print, choice: Choice) -> Args:
    return {"n": int(choice.thing.partition("_")[0])}


def of_engine(scene: Scene, words: Print, choice: Choice) -> Args:
    return {"value": choice.meaning.get("value", -1)}


FIGURES: dict[str, Callable[[Scene, Print, Choice], Args]] = {
    "pass": of_pass,
    "use action": of_local_action,
    "take reward": of_reward,
    "play objective": of_objective,
    "take objective": of_objective,
    "draw": of_number,
    "token for": of_number,
    "certificates down to": of_number,
    "engine to": of_engine,
}


# ---- Questions ------------------------------------------------------------------------------------------


def asked(scene: Scene) -> Args:
    """What the question needs beside the fields of its step."""
    ask = scene.view.ask
    if ask is None:
        return {}
    words = printed(scene.view.game, scene.language)
    terms = {"camp": words.term("camp_tile"), "herder": words.term("herder"), "craftsman": words.name("craftsman")}
    return {**terms, **ASKED[ask.step](scene, words, ask.fields)} if ask.step in ASKED else terms


def ticked(scene: Scene, words: Print, fields: Args) -> Args:
    several = scene.view.several
    return {"n": several.most if several else 1}


def here(scene: Scene, words: Print, fields: Args) -> Args:
    return {"thing": place_name(scene, words, words.edition.rules.spaces[fields["place"]])}


def reward(scene: Scene, words: Print, fields: Args) -> Args:
    return {"effect": words.list_of([words.alternatives(rewards(scene, words))])}


def at_station(scene: Scene, words: Print, fields: Args) -> Args:
    station = STATIONS[fields["station"]]
    row = words.edition.stations[station]
    master = scene.o["stations"][station]["master"]
    about = words.about(master) if master else ""
    return {"thing": words.name(station), "cost": row["upgrade_cost"], "points": row["vp"], "master": about}


def column(scene: Scene, words: Print, fields: Args) -> Args:
    return {"column": fields["column"] + 1}


def hired(scene: Scene, words: Print, fields: Args) -> Args:
    return {"change": abs(fields["extra"]), "sign": "more" if fields["extra"] > 0 else "less" if fields["extra"] else "none"}


def standing(scene: Scene, words: Print, fields: Args) -> Args:
    return {"thing": words.name(words.edition.rules.tile_ids[fields["tile"]])}


def reached(scene: Scene, words: Print, fields: Args) -> Args:
    return {"thing": words.name(words.edition.rules.city_ids[fields["city"]])}


ASKED: dict[str, Callable[[Scene, Print, Args], Args]] = {
    "DiscardDown": ticked,
    "UseLocation": here,
    "ChooseCopy": here,
    "Choice": reward,
    "Upgrade": at_station,
    "EngageMaster": at_station,
    "Foresee": column,
    "Hire": hired,
    "ChooseSite": standing,
    "FollowLinks": reached,
}


# ---- The log --------------------------------------------------------------------------------------------

QUIET = frozenset(  # choices that show in what happens
    {"pass", "discard", "draw", "choose", "remove", "bring in", "use action", "take reward", "build", "raise", "take objective",
     "take the top"}
)  # fmt: skip


def told(scene: Scene, seen: Seen) -> tuple[str, Args] | None:
    """A line of the log: message and arguments."""
    kind, seat, numbers, count, cards = seen
    words = printed(scene.view.game, scene.language)
    who = scene.called(seat) if seat >= 0 else ""
    if kind == CHOSE:
        return chose(scene, words, who, cards[0]) if cards else None
    first, second = (*numbers, -1, -1)[:2]
    message, more = TOLD[kind]
    return message, {"who": who, "n": abs(first), **more(scene, words, (first, second), cards_named(words, count, cards))}


def chose(scene: Scene, words: Print, who: str, action: int) -> tuple[str, Args] | None:
    vocabulary = scene.game.vocabulary
    verb = vocabulary.verbs[action]
    if verb in QUIET:
        return None
    thing = vocabulary.names[action].removeprefix(verb).strip().replace(" ", "_")
    name = {**THINGS, "on": built_there}.get(verb, plain_name)
    return f"told-{kebab(verb)}", {"who": who, "thing": name(scene, words, thing)}


def built_there(scene: Scene, words: Print, space: str) -> str:
    """The building that was placed on a space; who placed it is said already."""
    there = scene.o["trail"].get(space)
    return words.name(there["tile"]) if there else place_name(scene, words, space)


def cards_named(words: Print, count: int, cards: Sequence[int] | None) -> str:
    """Cards by name, equal ones together, where they may be seen; otherwise how many."""
    if not cards:
        return words.say("cards", n=count)
    names = [words.name(words.edition.rules.card_ids[card]) for card in cards]
    return words.list_of([words.say("times", who=name, n=names.count(name)) for name in dict.fromkeys(names)])


Teller = Callable[[Scene, Print, tuple[int, int], str], Args]


def what(scene: Scene, words: Print, numbers: tuple[int, int], cards: str) -> Args:
    return {"what": cards}


def nothing(scene: Scene, words: Print, numbers: tuple[int, int], cards: str) -> Args:
    return {}


def signed(scene: Scene, words: Print, numbers: tuple[int, int], cards: str) -> Args:
    return {"way": "gains" if numbers[0] >= 0 else "pays"}


def toll(scene: Scene, words: Print, numbers: tuple[int, int], cards: str) -> Args:
    return {"to": scene.called(numbers[1]) if numbers[1] >= 0 else "bank"}


def tile(scene: Scene, words: Print, numbers: tuple[int, int], cards: str) -> Args:
    return {"thing": words.name(words.edition.rules.tile_ids[numbers[0] + HAZARD])}


def ridden(scene: Scene, words: Print, numbers: tuple[int, int], cards: str) -> Args:
    return {"thing": place_name(scene, words, words.edition.rules.spaces[numbers[0]])}


def steamed(scene: Scene, words: Print, numbers: tuple[int, int], cards: str) -> Args:
    return {"thing": rail_name(scene, words, RAILS[numbers[0]])}


def built(scene: Scene, words: Print, numbers: tuple[int, int], cards: str) -> Args:
    return {"thing": words.name(words.edition.rules.tile_ids[numbers[0]])}


def delivered(scene: Scene, words: Print, numbers: tuple[int, int], cards: str) -> Args:
    return {"thing": words.name(words.edition.rules.city_ids[numbers[0]])}


TOLD: dict[int, tuple[str, Teller]] = {
    TOOK_BACK: ("told-took-back", nothing),
    story.TURN: ("told-turn", nothing),
    story.DREW: ("told-drew", what),
    story.DISCARDED: ("told-discarded", what),
    story.RESHUFFLED: ("told-reshuffled", nothing),
    story.MONEY: ("told-money", signed),
    story.FEE: ("told-fee", toll),
    story.SHOWED: ("told-showed", what),
    story.REMOVED: ("told-removed", what),
    story.GAINED: ("told-gained", what),
    story.REVEALED: ("told-revealed", what),
    story.FORETOLD: ("told-foretold", tile),
    story.PLACED: ("told-placed", tile),
    story.OUT: ("told-out", tile),
    story.CERTIFIED: ("told-certified", nothing),
    story.TOKENS: ("told-tokens", nothing),
    story.LAST_TURNS: ("told-last-turns", nothing),
    story.ENDED: ("told-ended", nothing),
    story.SAM_CARD: ("told-sam-card", nothing),
    story.SAM_WALKS: ("told-sam-walks", ridden),
    story.SAM_ENGINE: ("told-sam-engine", steamed),
    story.SAM_BUILDS: ("told-sam-builds", built),
    story.SAM_DELIVERS: ("told-sam-delivers", delivered),
    story.SAM_HIRES: ("told-sam-hires", tile),
    story.DISPLAYED: ("told-displayed", what),
}
HEADS = frozenset({story.TURN, story.LAST_TURNS, story.ENDED})
