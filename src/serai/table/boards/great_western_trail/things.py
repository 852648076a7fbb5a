"""Everything printed in an edition, by id, for the drawings; and what a drawing says.  An edition is a row of `EDITIONS`, never
an `if`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from markupsafe import Markup, escape

from serai.catalogue import find
from serai.engine.events import Fact, message
from serai.games.great_western_trail import PLAIN, SIMMENTAL
from serai.games.great_western_trail.data import CARDS, FIRST, HAZARD, SECOND, Row, supply_names
from serai.games.great_western_trail.printed import place
from serai.games.great_western_trail.rules import Rules
from serai.table.boards.great_western_trail.places import FIRST_PLACES, SECOND_PLACES, Point
from serai.table.scene import Scene
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
    places: dict[str, Point]  # of the spaces of the trail

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
    def action_names(self) -> dict[tuple[str, str], str]:
        """How the log calls an action, by its verb and the id of its thing."""
        words = self.rules.vocabulary
        return {(verb, thing): name for verb, thing, name in zip(words.verbs, words.ids, words.names, strict=True)}

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
    "great-western-trail": Edition(Rules(FIRST, PLAIN), "camp", BREEDS, FIRST_PLACES),
    "great-western-trail-2": Edition(
        Rules(SECOND, SIMMENTAL),
        "bandit",
        {**BREEDS, "red": ("muzzle", "long"), "purple": ("blaze", "short"), "orange": ("blaze", "up")},
        SECOND_PLACES,
    ),
}


class Print:
    """An edition in one language: what is drawn alike at every table."""

    def __init__(self, game: str, language: str) -> None:
        self.edition = EDITIONS[game]
        self.speaker = Speaker(find(game), language)

    def digits(self, number: object) -> str:
        return self.speaker.book.digits(str(number).replace("-", "−"))

    @cache  # noqa: B019  a Print is made once for each edition and language
    def described(self, thing: str) -> Markup:
        """Its name and what is printed on it."""
        return self.named(self.speaker.name(thing), thing)

    @cache  # noqa: B019
    def about(self, thing: str) -> str:
        """What is printed on it."""
        return self.speaker.about(thing)

    @cache  # noqa: B019
    def disc(self, disc: str, closed: bool) -> Markup:
        """What a disc of a player board closes, or its empty space opens."""
        opens = self.speaker.game.printed(disc) or disc
        return escape(self.speaker.speak(message("disc-label", thing=opens, open=not closed)))

    @cache  # noqa: B019
    def place(self, space: str, tile: str) -> Markup:
        """A space of the trail that is free, or whose tile is nobody's."""
        there = {"tile": tile, "owner": None} if tile else None
        return self.named(str(self.speaker.word(place(self.edition.rules, space, there))), tile)

    @cache  # noqa: B019
    def job(self, worker: str, row: int, cost: int) -> Markup:
        """A worker in the job market."""
        return escape(self.speaker.speak(message("job-label", worker=worker, row=row, cost=cost)))

    @cache  # noqa: B019
    def breed(self, card: str) -> Markup:
        """What a cattle card is called: its breed, whatever its points."""
        kind = self.edition.cattle[card]["type"]
        return escape(self.speaker.name(kind if kind in self.speaker.names else card))

    def named(self, name: str, thing: str) -> Markup:
        """A name, and what is printed on the thing that has it."""
        about = self.about(thing) if thing else ""
        return escape(self.speaker.say("named", a=name, b=about) if about else name)


@cache
def printed(game: str, language: str) -> Print:
    return Print(game, language)


# ---- What a scene says ------------------------------------------------------------------------------


def words_of(scene: Scene) -> Print:
    return printed(scene.view.game, scene.language)


def said(scene: Scene, name: str, **facts: Fact) -> Markup:
    """A message with facts of the game in it: ids, seats, other messages."""
    return escape(scene.words.speak(message(name, **facts)))


def place_name(scene: Scene, space: str) -> str:
    """A space of the trail by what lies there, as text."""
    return str(scene.words.word(place(words_of(scene).edition.rules, space, scene.o["trail"].get(space))))


def place_label(scene: Scene, space: str) -> Markup:
    """The same with what is printed on the tile there."""
    there = scene.o["trail"].get(space)
    if there is None or there["owner"] is None:
        return words_of(scene).place(space, there["tile"] if there else "")
    return words_of(scene).named(place_name(scene, space), there["tile"])


def colour_of(scene: Scene, seat: int) -> int:
    """A player's colour; Sam has the first that nobody else has."""
    taken = [one.colour for one in scene.view.seats]
    return taken[seat] if seat < len(taken) else min({1, 2, 3, 4, 5, 6} - set(taken))


def has_tokens(scene: Scene) -> bool:
    """Whether this edition has exchange tokens at all."""
    return bool(words_of(scene).edition.data["setup"].get("starting_exchange_tokens"))
