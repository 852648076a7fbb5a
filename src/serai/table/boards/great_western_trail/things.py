"""Everything printed in an edition, by id; and the same in one language.  An edition is a row of `EDITIONS`, never an `if`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from serai.catalogue import find
from serai.games.great_western_trail import PLAIN, SIMMENTAL
from serai.games.great_western_trail.data import CARDS, FIRST, HAZARD, SECOND, WORKERS, Row, supply_names
from serai.games.great_western_trail.rules import Rules
from serai.words import Speaker

Look = tuple[str, str]  # marks and horns of a breed: colour is never alone

BREEDS: dict[str, Look] = {
    "grey": ("", "short"),
    "white": ("blaze", "short"),
    "black": ("", "none"),
    "green": ("belt", "short"),
    "yellow": ("patch", "short"),
    "red": ("muzzle", "short"),
    "blue": ("spots", "up"),
    "brown": ("fringe", "wide"),
    "purple": ("blaze", "long"),
}


@dataclass(frozen=True)
class Edition:
    """One edition: its rules, and what only a picture needs."""

    rules: Rules
    camp: str  # the icon of a camp tile: a tent, or an outlaw
    breeds: dict[str, Look]

    @cached_property
    def data(self) -> dict[str, Any]:
        return self.rules.data

    def table(self, name: str, key: str = "id") -> dict[Any, Row]:
        return {row[key]: row for row in self.data.get(name, [])}

    @cached_property
    def spaces(self) -> dict[str, Row]:
        return self.table("trail_space")

    @cached_property
    def buildings(self) -> dict[str, Row]:
        return {**self.table("neutral_building"), **self.table("private_building")}

    @cached_property
    def objectives(self) -> dict[str, Row]:
        return {**self.table("objective"), **self.table("starting_objective")}

    @cached_property
    def masters(self) -> dict[str, Row]:
        return self.table("station_master")

    @cached_property
    def cities(self) -> dict[str, Row]:
        return self.table("city")

    @cached_property
    def stations(self) -> dict[str, Row]:
        return self.table("station")

    @cached_property
    def log_names(self) -> dict[str, str]:
        """How the log calls a card, by its id: jersey -> grey."""
        return dict(zip(self.rules.card_ids, CARDS, strict=False))

    @cached_property
    def supply(self) -> dict[str, str]:
        """How the log calls a tile from Kansas City, by its id: hazard_flood_green_3 -> flood green 3."""
        return dict(zip(self.rules.tile_ids[HAZARD:], supply_names(self.data), strict=True))

    @cached_property
    def supply_rows(self) -> dict[str, Row]:
        """Kind, type, hand and points of such a tile, by its id."""
        found: dict[str, Row] = {}
        for row in self.data["supply_tile"]:
            details = ("kind", "type", "hand", "vp") if row["kind"] == "hazard" else ("kind", "type")
            found["_".join([str(row[key]) for key in details])] = row
        return found

    @cached_property
    def cattle(self) -> dict[str, Row]:
        """Type, colour, value and points of a cattle card, by its id."""
        rules = self.rules
        colour = {**rules.colour, "simmental": "orange"}
        return {
            rules.card_ids[card]: {"type": kind, "color": colour[kind], "value": rules.values[card], "vp": rules.vp[card]}
            for card, kind in enumerate(rules.card_types)
        }

    @cached_property
    def task_icons(self) -> dict[str, tuple[str, str, str]]:
        """Icon, colour and figure of what an objective card asks for."""
        colour = self.rules.colour
        icons = {"building": ("build", "", ""), "hazard": ("rockfall", "", ""), "station": ("station", "", "")}
        icons |= {"value_3": ("cattle", "", "3"), self.rules.city_ids[-1]: ("delivery", "", "")}
        icons |= {f"camp_{name}": (self.camp, f"var(--camp-{name})", "") for name in self.rules.camp_ids}
        cattle = [task for task in self.rules.tasks if task in colour]
        return icons | {task: ("cattle", f"var(--cow-{colour[task]})", "") for task in cattle}


EDITIONS = {
    "great-western-trail": Edition(Rules(FIRST, PLAIN), "camp", BREEDS),
    "great-western-trail-2": Edition(
        Rules(SECOND, SIMMENTAL),
        "bandit",
        {**BREEDS, "red": ("muzzle", "long"), "purple": ("blaze", "short"), "orange": ("blaze", "up")},
    ),
}


class Print:
    """An edition in one language: what is said and drawn alike at every table."""

    def __init__(self, game: str, language: str) -> None:
        self.edition = EDITIONS[game]
        self.language = language
        words = Speaker(find(game), language)
        self.book = words.book
        types = {row["id"]: row[f"name_{language}"] for row in self.edition.data["cattle_type"]}
        self.names = {**types, **words.names}
        self.effects: dict[int, str] = {}  # by the identity of a printed row: it lives as long as the program

    def say(self, message: str, **args: object) -> str:
        """A message as plain text, to be put into another one: without the marks that isolate its own parts, because a text of
        isolated parts only has no direction of its own."""
        return self.book.say(message, args).translate(ISOLATES)

    def digits(self, number: object) -> str:
        return self.book.digits(str(number).replace("-", "−"))

    def name(self, thing: str) -> str:
        return self.book.digits(self.names.get(thing, thing.replace("_", " ")))

    def term(self, name: str) -> str:
        """A word that the editions have different ones for: herder, craftsman, camp_tile."""
        return str(self.edition.data["terms"][f"{name}_{self.language}"])

    # -- effects in words: each key of a row is a message --

    def effect(self, row: Row) -> str:
        """One alternative of a printed action: what is given, then what it brings."""
        if id(row) not in self.effects:
            needs = [self.part(key, row) for key in NEEDS if key in row]
            gifts = [self.part(key, row) for key in row if key not in NEEDS and key != "exact"]
            self.effects[id(row)] = self.joined("eff-for", [self.list_of(needs), self.list_of(gifts)])
        return self.effects[id(row)]

    def part(self, key: str, row: Row) -> str:
        value = row[key]
        n = value["dollars"] if key == "gain_per" else value if isinstance(value, int) else 0
        terms = {"camp": self.term("camp_tile"), "herder": self.term("herder")}
        workers = {kind: self.name(kind) for kind in WORKERS}
        return (
            self.say(message_of(key, value, row), n=abs(n), **terms, **workers) if key != "discard" else self.discarded(value)
        )

    def discarded(self, cards: Row) -> str:
        kind = next(key for key in ("type", "same_type", "objective", "value", "any_cattle") if key in cards)
        what = self.name(cards["type"]) if kind == "type" else ""
        return self.say(f"eff-discard-{kind.replace('_', '-')}", n=cards.get("value", 0), card=what)

    def list_of(self, parts: list[str], message: str = "eff-and") -> str:
        words = parts[0] if parts else ""
        for part in parts[1:]:
            words = self.joined(message, [words, part])
        return words

    def joined(self, message: str, parts: list[str]) -> str:
        full = [part for part in parts if part]
        return self.say(message, a=full[0], b=full[1]) if len(full) == 2 else "".join(full)

    def alternatives(self, rows: list[Row]) -> str:
        return self.list_of([self.effect(row) for row in rows], "eff-or")

    def actions(self, table: list[list[Row]]) -> str:
        return self.list_of([self.alternatives(rows) for rows in table], "eff-then")

    # -- what lies on the table, for the ear and the tooltip --

    @cache  # noqa: B019  a Print is made once for each edition and language
    def about(self, thing: str) -> str:
        """What is printed on a building, card, tile or station master; nothing for what has no print of its own."""
        edition = self.edition
        if thing in edition.buildings:
            row = edition.buildings[thing]
            words = self.capital(self.actions(row["local_actions"]))
            if "craftsmen" not in row:
                return words
            who = self.name("craftsman")
            return self.say("print-building", n=row["craftsmen"], craftsman=who, points=row["vp"], words=words)
        if thing in edition.objectives:
            return self.about_objective(edition.objectives[thing])
        if thing in edition.masters:
            return self.about_master(edition.masters[thing])
        if thing in edition.cattle:
            row = edition.cattle[thing]
            return self.say("print-cattle", value=row["value"], points=row["vp"])
        if thing in edition.supply_rows:
            row = edition.supply_rows[thing]
            return self.say(f"print-{row['kind']}", points=row.get("vp", 0), hand=row.get("hand", ""))
        if thing in edition.cities:
            row = edition.cities[thing]
            return self.say("print-city", value=row["value"], points=row["vp_per_disc"], corner=row["corner"])
        row = edition.stations.get(thing, {})
        return self.say("print-station", cost=row["upgrade_cost"], points=row["vp"], corner=row["corner"]) if row else ""

    def about_objective(self, row: Row) -> str:
        tasks = self.list_of([self.task(task, row["tasks"].count(task)) for task in dict.fromkeys(row["tasks"])])
        action = self.alternatives(row["immediate"][0]) if row["immediate"] else ""
        return self.say("print-objective", points=row["vp"], penalty=row["penalty"], tasks=tasks, action=action or "none")

    def task(self, task: str, n: int) -> str:
        name = self.name(task) if task in self.names else ""
        message = f"task-{task.replace('_', '-')}" if not name else "task-city" if task in CITY_TASKS else "task-thing"
        return self.say(message, n=n, thing=name)

    def about_master(self, row: Row) -> str:
        parts = [self.say("print-permanent", n=row["permanent_certificates"])] if row["permanent_certificates"] else []
        parts += [self.actions(row["immediate"])] if row["immediate"] else []
        score = row["score"]
        per = score["per"].replace("_", "-")
        parts += [self.say(f"print-per-{per}", points=score["vp"], each=score["divisor"])] if score["vp"] else []
        return self.capital(self.list_of(parts, "eff-then"))

    def capital(self, words: str) -> str:
        return words[:1].upper() + words[1:]

    def described(self, thing: str) -> str:
        """Its name and what is printed on it."""
        return self.joined("named", [self.name(thing), self.about(thing)])


CITY_TASKS = ("san_francisco", "new_york")
ISOLATES = {0x2068: None, 0x2069: None}
NEEDS = ("pay", "discard", "engine_back")


def message_of(key: str, value: Any, row: Row) -> str:
    """The message for one key of an effect: a word or a sign of its value may ask for one of its own."""
    if key == "gain_per":
        return f"eff-per-{value['per'].replace('_', '-')}"
    message = f"eff-{key.replace('_', '-')}"
    if isinstance(value, str):
        return f"{message}-{value.replace('_', '-')}"
    if key == "draw_then_discard" and row.get("exact"):
        return "eff-draw-exactly"
    return message + SIGNS.get(key, ("", "", ""))[(value > 0) - (value < 0)]


SIGNS = {"hire": ("", "-more", "-less"), "remove_hazard": ("", "-paid", "")}  # nothing, more, less


@cache
def printed(game: str, language: str) -> Print:
    return Print(game, language)
