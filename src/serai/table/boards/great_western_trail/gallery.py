"""Buildings, cattle, station masters and objectives of an edition, for the page on which the game is learnt."""

from __future__ import annotations

from typing import Final

from serai.table.boards import Shelf
from serai.table.boards.great_western_trail.pictures import NEUTRAL, PRIVATE, building, cattle_card, master_tile, objective_card
from serai.table.boards.great_western_trail.things import EDITIONS
from serai.table.scene import HtmlSpeaker
from serai.table.svg import icon

COLOUR: Final = 1  # whose buildings are shown: everybody has the same
MASTER: Final = (38, 36)
BEFORE: Final = "herder step hand cowboy craftsman engineer hire cattle buy build woods flood drought rockfall"
AFTER: Final = "engine engine-back station station-master delivery disc certificate objective draw discard aux copy"


def icons(game: str) -> str:
    """What is drawn on places and cards; the second edition has outlaws instead of tents."""
    return f"{BEFORE} {EDITIONS[game].camp}:camp_tile {AFTER}"


def shelves(words: HtmlSpeaker) -> list[Shelf]:
    game, language = words.game.id, words.language
    edition = EDITIONS[game]
    shown = {
        "shelf-neutral": [
            (name, drawn(building(game, language, name, 0, *NEUTRAL), *NEUTRAL)) for name in edition.table("neutral_building")
        ],
        "shelf-own": [
            (name, drawn(building(game, language, name, COLOUR, *PRIVATE), *PRIVATE))
            for name in edition.table("private_building")
        ],
        "shelf-cattle": [(name, cow(game, language, name)) for name in edition.cattle],
        "shelf-masters": [(name, drawn(master_tile(game, language, name), *MASTER)) for name in edition.masters],
        "shelf-objectives": [(name, icon("objective")) for name in edition.objectives],
    }
    return [Shelf(words.say(title), things) for title, things in shown.items()]


def drawn(inner: str, width: int, height: int) -> str:
    """A drawing around the point 0 0 as a picture of its own."""
    box = f'viewBox="{-width / 2 - 2} {-height / 2 - 2} {width + 4} {height + 4}"'
    return f'<svg class="exhibit" {box} width="{width * 3 // 4}" height="{height * 3 // 4}" aria-hidden="true">{inner}</svg>'


def cow(game: str, language: str, card: str) -> str:
    colour = EDITIONS[game].cattle[card]["color"]
    return f'<div class="card cow" style="--band:var(--cow-{colour})">{cattle_card(game, language, card)}</div>'


def held(words: HtmlSpeaker, card: str) -> str:
    """A card of a hand."""
    game, language = words.game.id, words.language
    if card in EDITIONS[game].cattle:
        return cow(game, language, card)
    return f'<div class="card hc ob">{objective_card(game, language, card)}</div>'
