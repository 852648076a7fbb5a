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
from serai.table.scene import Scene
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
LARGE_HAND, HUGE_HAND = 7, 9  # from here on the cards are smaller


def pictures(scene: Scene) -> str:
    """Each building that lies open to this viewer, drawn once."""
    seen = {building["id"] for area in scene.o["players"] for building in area["buildings"]}
    seen.update(scene.o["laid"], ["cathedral"] if scene.o["cathedral"] else [])
    for area in scene.o["players"]:
        seen.update(*[area.get(pile, []) for pile in ("hand", "drawn", "picked")])
    return f"<svg hidden>{FRAME}{''.join(drawn(card) for card in IDS if card in seen)}</svg>"


def section(cls: str, ident: str, title: str, note: str, inner: str) -> str:
    header = f'<header><h2 id="{ident}">{title}</h2><span class="muted small">{note}</span></header>'
    return f'<section class="sec {cls}" aria-labelledby="{ident}">{header}{inner}</section>'


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


def face(scene: Scene, card: str) -> str:
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


def in_hand(scene: Scene, pile: Sequence[str], verb: str, place: str) -> str:
    """Cards of a hand; equal ones are told apart by a count, so that each keeps its id."""
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
            extra=f'id="{place}-{card}-{pile[:i].count(card)}"',
        )
        parts.append(f"<li>{spot}</li>")
    return "".join(parts)


def lying(scene: Scene, card: str, words: str, place: str) -> str:
    """A card that was chosen already, with a tag that says for what."""
    inner = f'{face(scene, card)}<span class="cardtag cardtag--brass">{words}</span>'
    label = f"{spoken(scene, card)}, {words}"
    style, ident = f"--band:{band(card)}", f'id="{place}"'
    return f"<li>{scene.spot(inner, cls='card fresh', style=style, label=label, about=card, extra=ident)}</li>"


def dock(scene: Scene) -> str:
    """The viewer's hand; cards just drawn come first, for they are the question then."""
    area = mine(scene)
    words = scene.say("picked")
    picked = "".join(lying(scene, card, words, f"picked-{i}") for i, card in enumerate(area["picked"]))
    parts = []
    if area["drawn"]:
        cards = picked + in_hand(scene, area["drawn"], "keep", "drawn")
        note = scene.say("drawn-note", count=len(area["drawn"]) + len(area["picked"]))
        parts.append(section("sjdrawn", "drawn-h", scene.say("drawn"), note, f'<ul class="hand snug">{cards}</ul>'))
        picked = ""
    count = len(area["hand"])
    size = " small" if area["drawn"] or count > HUGE_HAND else " snug" if count + len(area["picked"]) > LARGE_HAND else ""
    cards = picked + in_hand(scene, area["hand"], HAND_VERBS.get(step(scene), "build"), "hand")
    note = scene.say("hand-note", count=count, limit=area["hand_limit"])
    parts.append(section("sjhand", "hand-h", scene.say("hand"), note, f'<ul class="hand{size}">{cards}</ul>' if cards else ""))
    return f'<div class="dock">{"".join(parts)}</div>'
