"""Things of Western Legends that several parts of the table show: people, cards, icons."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from markupsafe import Markup, escape

from serai.games.western_legends.cards import CARD_ROWS, EFFECTS, FIGHT_ROWS, SIDES
from serai.games.western_legends.events import FIGHTS
from serai.games.western_legends.vocabulary import VOCABULARY
from serai.table.scene import HtmlSpeaker, Scene
from serai.table.svg import icon, piece, use

PLACE_ICONS: Final = {
    "general_store": "store", "saloon": "saloon", "bank": "bank", "sheriff_office": "sheriff", "doctor": "doctor",
    "cabaret": "cabaret", "ranch": "ranch", "rail_station": "rail", "mine": "mine",
}  # fmt: skip
PLACE_WORDS: Final = {  # short, for the map; ranches are called by their colour
    "general_store": "place-store", "saloon": "place-saloon", "bank": "place-bank", "sheriff_office": "place-sheriff",
    "doctor": "place-doctor", "cabaret": "place-cabaret", "rail_station": "place-rail", "mine": "place-mine",
}  # fmt: skip
ITEM_ICONS: Final = {"weapon": "weapon", "mount": "horse", "misc": "store"}
ITEM_KIND: Final[dict[str, str]] = {side["id"]: both[0]["kind"] for both in SIDES for side in both}
SUIT_ICONS: Final = {"spades": "spade", "hearts": "heart", "diamonds": "dia", "clubs": "club"}
CARD: Final = {row["id"]: row for row in CARD_ROWS}
EFFECT: Final = {row["id"]: row for row in EFFECTS}
FIGHT_CARD: Final = {row["id"]: row for row in FIGHT_ROWS}
DUEL, ROB, ARREST, BANDIT, GUARD, SHERIFF, BLACK_DUELS, BLACK_ROBS = FIGHTS
FOES: Final = {BANDIT: "foe-bandit", GUARD: "foe-guard", SHERIFF: "foe-sheriff"}


def words_in(language: str) -> HtmlSpeaker:
    """Words for what is drawn once for all readers of a language."""
    return HtmlSpeaker("western-legends", language)


def place_word(words: HtmlSpeaker, row: dict[str, Any]) -> str:
    """What stands under the icon of a location."""
    return words.say(PLACE_WORDS[row["type"]]) if row["type"] in PLACE_WORDS else words.name(row["id"])


# ---- People ----------------------------------------------------------------------------------------------


def me_of(scene: Scene) -> dict[str, Any] | None:
    """The viewer's own mat."""
    return None if scene.me is None else scene.o["players"][scene.me]


def token(scene: Scene, seat: int | None) -> str:
    """A disc for a side of a fight or a line of a list: a player's, the Man in Black's, or that of somebody on the board."""
    if seat is not None and seat < len(scene.view.seats):
        return piece(scene.colour(seat))
    return f'<span class="piece piece--npc" aria-hidden="true">{icon("bandit")}</span>'


def marker(scene: Scene, seat: int, track: str) -> str:
    """A disc that moves along a track."""
    return f'<span class="mk" data-piece="{track}-{seat}">{token(scene, seat)}</span>'


def colour_class(scene: Scene, seat: int | None) -> str:
    return f"p{scene.colour(seat)}" if seat is not None and seat < len(scene.view.seats) else "pnpc"


def man_in_black(x: float, y: float, size: float) -> str:
    style = "color:#14171A;stroke:#F4F7F5;stroke-width:1.6;paint-order:stroke"
    place = f'x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size}" height="{size}"'
    hat = use("bandit", x, y + size * 0.1, size * 0.3, "#F2DDAA", "#14171A")
    return f'<g><use href="#i-meeple" {place} style="{style}"/>{hat}</g>'


NAMES: Final = dict(zip(zip(VOCABULARY.verbs, VOCABULARY.ids, strict=True), VOCABULARY.names, strict=True))


def act(verb: str, thing: str) -> str:
    """What is done to a thing, in the words of the log; empty where that is never done to it."""
    return NAMES.get((verb, thing), "")


def dollars(scene: Scene, n: int) -> Markup:
    return scene.say("dollars", n=n)


def tag(words: str, picture: str = "", look: str = "", extra: str = "") -> str:
    """A small plate with words."""
    return f'<span class="tag {look}" {extra}>{icon(picture) if picture else ""}{words}</span>'


def area(name: str, label: str, inner: str, cls: str = "") -> str:
    """A part of the table with a place of its own in the window."""
    return f'<section class="area {cls} w-{name}" id="area-{name}" aria-label="{label}">{inner}</section>'


def headed(title: str, inner: str, hint: str = "") -> str:
    """What stands below a heading."""
    small = f'<span class="muted small">{hint}</span>' if hint else ""
    return f"<header><h2>{title}</h2>{small}</header>{inner}"


# ---- Cards -----------------------------------------------------------------------------------------------


def printed(words: HtmlSpeaker, thing: str) -> Markup:
    """What is printed on a card or a mat."""
    return escape(words.words.about(thing))


@cache
def poker_face(language: str, card: str) -> str:
    """Rank and suit, name, kinds and text of a poker card."""
    words, row = words_in(language), CARD[card]
    effect = EFFECT[row["effect"]]
    kinds = [f'<i data-k="{kind[0].upper()}">{words.say(KINDS[kind])}</i>' for kind in effect["types"]]
    rank = words.digits(row["rank"])
    return (
        f'<span class="face"><span class="pk">{rank}{icon(SUIT_ICONS[row["suit"]])}</span>'
        f'<span class="nm">{words.name(effect["id"])}</span><span class="pkinds">{"".join(kinds)}</span>'
        f'<span class="tx">{printed(words, card)}</span></span>'
    )


KINDS: Final = {"action": "kind-action", "reaction": "kind-reaction", "bonus": "kind-bonus"}


def suit_colour(card: str) -> str:
    return "--sc:var(--danger)" if CARD[card]["suit"] in ("hearts", "diamonds") else "--sc:var(--ink)"


def poker_card(scene: Scene, card: str, *actions: str, cls: str = "", tag: str = "") -> str:
    """A poker card; each is on the table once, so its id is its name."""
    tagged = f'<span class="cardtag">{tag}</span>' if tag else ""
    return scene.spot(
        poker_face(scene.language, card) + tagged,
        *actions,
        cls=f"card poker {cls}",
        style=suit_colour(card),
        label=scene.name(card),
        about=CARD[card]["effect"],
        extra=f'id="card-{card}" data-place="{card}" data-piece="{card}"',
    )


def small_card(scene: Scene, card: str) -> str:
    """A poker card in a line of text."""
    row = CARD[card]
    return (
        f'<span class="minipk" style="{suit_colour(card)}" title="{scene.name(card)}">{scene.digits(row["rank"])}'
        f"{icon(SUIT_ICONS[row['suit']])}<small>{scene.name(row['effect'])}</small></span>"
    )


@cache
def fight_face(language: str, card: str) -> str:
    words, row = words_in(language), FIGHT_CARD[card]
    rank = words.digits(row["rank"])
    return (
        f'<span class="face"><span class="pk">{rank}{icon("fight")}</span><span class="nm">{words.say("fight-card")}</span>'
        f'<span class="tx">{printed(words, card)}</span></span>'
    )


def fight_card(scene: Scene, card: str, *actions: str) -> str:
    """A card of the fight deck, which bandit, guard, sheriff and Man in Black play."""
    label = scene.say("fight-card-named", rank=FIGHT_CARD[card]["rank"])
    return scene.spot(
        fight_face(scene.language, card),
        *actions,
        cls="card poker fightc",
        style="--sc:var(--danger)",
        label=label,
        about=card,
        extra=f'id="card-{card}" data-piece="{card}"',
    )


def back(label: str) -> str:
    return f'<div class="card poker back" role="img" aria-label="{label}"><span class="face"></span></div>'
