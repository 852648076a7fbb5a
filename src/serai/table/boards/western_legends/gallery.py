"""Items, poker cards, characters and fight cards, for the page on which the game is learnt."""

from __future__ import annotations

from typing import Final

from serai.games.western_legends.cards import CHARACTER_ROWS
from serai.table.boards import Shelf
from serai.table.boards.western_legends.things import EFFECT, FIGHT_CARD, ITEM_ICONS, ITEM_KIND
from serai.table.scene import HtmlSpeaker
from serai.table.svg import icon

ICONS: Final = (
    "lp marshal wanted wound gold cattle weapon horse sheriff bandit hideout fight story doctor cabaret bank saloon"
    " store ranch mine rail:rail_station"
)


def shelves(words: HtmlSpeaker) -> list[Shelf]:
    items = [(name, icon(ITEM_ICONS[kind])) for name, kind in ITEM_KIND.items()]
    people = [(row["id"], icon("person")) for row in CHARACTER_ROWS]
    poker = [(name, icon("cards")) for name in EFFECT]
    fights = [(name, icon("fight")) for name in FIGHT_CARD]
    shown = {"shelf-items": items, "shelf-poker": poker, "shelf-characters": people, "shelf-fight": fights}
    return [Shelf(words.say(title), things) for title, things in shown.items()]
