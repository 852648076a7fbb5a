"""Cards: their faces, the hand, what lies drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from markupsafe import Markup

from serai.games.san_juan.cards import (
    IDS,
    ROLES,
)
from serai.table.boards.san_juan.pictures import FRAME, framed, symbol
from serai.table.boards.san_juan.things import BY_ID, GOOD_IDS, mine, step
from serai.table.scene import HtmlSpeaker, Scene
from serai.table.svg import icon
from serai.words import kebab

LIGHT_GOODS: Final = ("sugar", "tobacco", "silver")  # they need dark signs
PHASE_SIGN: Final = {  # the sign of a city building: when it works
    "round_start": "governor",
    "all": "governor",
    "none": "monument",
    "game_end": "vp",
    "builder_end": "builder",
    "councillor_start": "councillor",
}
SKIES: Final = {
    "builder": "#F0C9A8",
    "producer": "#D5E0B0",
    "trader": "#F3DCA0",
    "councillor": "#C5D3F0",
    "prospector": "#DCCBEE",
    "governor": "#C9DFE2",
    "monument": "#BFD9E6",
    "vp": "#CFE3DC",
    "indigo": "#C9D5F2",
    "sugar": "#F4EBD6",
    "tobacco": "#EBD6B4",
    "coffee": "#DEC4B0",
    "silver": "#D5DCE0",
}
HAND_VERBS: Final = {  # what a hand card is for, by the question
    "PayCards": "discard",
    "DealDown": "discard",
    "HandLimit": "discard",
    "SortOut": "discard",
    "SwapOut": "swap",
    "UseChapel": "tuck",
    "UseBank": "bank",
}


def pictures(scene: Scene) -> str:
    """Each building that lies open to this viewer, drawn once."""
    seen = {building["id"] for area in scene.o["players"] for building in area["buildings"]}
    seen.update(scene.o["laid"], ["cathedral"] if scene.o["cathedral"] else [])
    for area in scene.o["players"]:
        seen.update(*[area.get(pile, []) for pile in ("hand", "drawn", "picked")])
    return f"<svg hidden>{FRAME}{''.join(drawn(card) for card in IDS if card in seen)}</svg>"


def all_pictures() -> str:
    """Every building, drawn once."""
    return f"<svg hidden>{FRAME}{''.join(drawn(card) for card in IDS)}</svg>"


def area(name: str, title: str, inner: str, note: str = "") -> str:
    """A part of the board with all targets of some questions; with a heading where a note belongs to it."""
    header = f'<header><h2>{title}</h2><span class="muted tiny">{note}</span></header>' if note else ""
    return f'<section class="area sj-{name}" id="area-{name}" aria-label="{title}">{header}{inner}</section>'


@cache
def sign(card: str) -> str:
    """The icon of a card: its good, or the phase in which it works."""
    row = BY_ID[card]
    return str(row["good"] if row["kind"] == "production" else PHASE_SIGN.get(row["phase"], row["phase"]))


@cache
def band(card: str) -> str:
    """The colour of a card's band."""
    kind = sign(card)
    return f"var(--good-{kind})" if kind in GOOD_IDS else f"var(--role-{kind})" if kind in ROLES else "var(--ink-2)"


@cache
def drawn(card: str) -> str:
    return symbol(card, SKIES[sign(card)])


def hue(good: str) -> str:
    return f"var(--good-{'customs' if good == 'customs_goods' else good})"


def good_icon(good: str, label: str = "") -> str:
    return icon("crate" if good == "customs_goods" else good, "", label)


def face(scene: HtmlSpeaker, card: str) -> str:
    """What is printed on a card."""
    row = BY_ID[card]
    points = scene.num(row["vp"]) if row["vp"] else "?"
    tone = "" if sign(card) not in ("sugar", "governor", "monument", "vp") else ' style="color:var(--ink-2)"'
    return (
        f'<span class="face"><span class="art">{framed(card)}</span><span class="bandline"></span>'
        f'<span class="nm">{scene.name(card)}</span><span class="tx">{scene.say(f"about-{kebab(card)}")}</span></span>'
        f'<span class="price cost num">{scene.num(row["cost"])}</span><span class="kind"{tone}>{icon(sign(card))}</span>'
        f'<span class="pts vpx num">{points}</span>'
    )


def spoken(scene: Scene, card: str) -> Markup:
    """A card for those who hear it."""
    row = BY_ID[card]
    return scene.say("card-label", thing=scene.plain(card), cost=row["cost"], points=row["vp"] or "?")


def tag(scene: Scene, *actions: str) -> str:
    """What choosing this would cost or bring."""
    found = scene.can(*actions)
    meaning = found[0].meaning if found else {}
    if "least" in meaning:
        return f'<span class="cardtag">{scene.say("tag-pay", count=meaning["least"])}</span>'
    return f'<span class="cardtag"><b class="num">+{scene.num(meaning["gain"])}</b></span>' if "gain" in meaning else ""


def in_hand(scene: Scene, pile: Sequence[str], verb: str, place: str, before: Sequence[str]) -> str:
    """Cards of a hand; equal ones are told apart by a count, so that each keeps its id.  `before`: cards of the viewer's that
    were counted already."""
    parts: list[str] = []
    choosing = step(scene) == "Build"
    for i, card in enumerate(pile):
        action = f"{verb} {card.replace('_', ' ')}"
        blocked = " blocked" if choosing and not scene.can(action) else ""
        spot = scene.spot(
            face(scene, card) + tag(scene, action),
            action,
            cls=f"card{blocked}",
            style=f"--band:{band(card)}",
            label=spoken(scene, card),
            about=card,
            extra=f'id="{place}-{card}-{pile[:i].count(card)}" data-place="{card}"'
            f' data-piece="{card}-{[*before, *pile[:i]].count(card)}"',
        )
        parts.append(f"<li>{spot}</li>")
    return "".join(parts)


def lying(scene: Scene, card: str, words: str, place: str) -> str:
    """A card that was chosen already, with a tag that says for what."""
    inner = f'{face(scene, card)}<span class="cardtag cardtag--brass">{words}</span>'
    label = scene.listed([spoken(scene, card), words])
    style, ident = f"--band:{band(card)}", f'id="{place}"'
    return f"<li>{scene.spot(inner, cls='card fresh', style=style, label=label, about=card, extra=ident)}</li>"


def hands(scene: Scene) -> str:
    """The viewer's hand; cards just drawn come first, for they are the question then."""
    own = mine(scene)
    built = [building["id"] for building in own["buildings"]]
    words = scene.say("picked")
    picked = "".join(lying(scene, card, words, f"picked-{i}") for i, card in enumerate(own["picked"]))
    parts = []
    if own["drawn"]:
        cards = picked + in_hand(scene, own["drawn"], "keep", "drawn", [*built, *own["hand"]])
        note = scene.say("drawn-note", count=len(own["drawn"]) + len(own["picked"]))
        parts.append(row(scene.say("drawn"), note, cards, len(own["drawn"]) + len(own["picked"])))
        picked = ""
    cards = picked + in_hand(scene, own["hand"], HAND_VERBS.get(step(scene), "build"), "hand", built)
    note = scene.say("hand-note", count=len(own["hand"]), limit=own["hand_limit"])
    parts.append(row(scene.say("hand"), note, cards, len(own["hand"]) + (len(own["picked"]) if picked else 0)))
    return area("hand", scene.say("hand"), "".join(parts))


def row(title: str, note: str, cards: str, count: int) -> str:
    """Cards side by side under a heading; they share the width, and overlap where they are many."""
    header = f'<header><h2>{title}</h2><span class="muted tiny">{note}</span></header>'
    return f'<div class="sjrow" style="--n:{max(count, 2)}">{header}<ul class="hand">{cards}</ul></div>'
