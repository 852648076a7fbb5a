"""All buildings, for the page on which the game is learnt."""

from __future__ import annotations

from typing import Final

from serai.games.san_juan.cards import IDS
from serai.table.boards import Shelf
from serai.table.boards.san_juan.overview import card
from serai.table.boards.san_juan.things import BY_ID
from serai.table.scene import HtmlSpeaker

KINDS: Final = {"production": "shelf-production", "city": "shelf-city"}

ICONS: Final = (
    "governor builder producer trader councillor prospector indigo sugar tobacco coffee silver crate:customs_goods monument"
)


def shelves(words: HtmlSpeaker) -> list[Shelf]:
    """By kind, the cheaper first."""
    cards = sorted(IDS, key=lambda name: BY_ID[name]["cost"])
    return [
        Shelf(words.say(title), [(name, card(words, name)) for name in cards if BY_ID[name]["kind"] == kind])
        for kind, title in KINDS.items()
    ]
