"""What belongs to a player: action area, resting columns, hand, tiles, diamonds; and the whole mat of anybody."""

from __future__ import annotations

from typing import Any

from serai.games.mombasa.board import (
    DIAMOND_SLOT,
    DIAMONDS_LAST,
    DIAMONDS_OPEN,
    INK_OPEN,
    INK_SLOT,
    SLOTS,
)
from serai.games.mombasa.books import START_IDS, START_ROWS
from serai.games.mombasa.cards import EXPAND, GOODS, KIND
from serai.games.mombasa.data import COMPANIES, COMPANY_IDS, DATA
from serai.games.mombasa.printed import start
from serai.games.mombasa.spaces import PLUS_UNITS
from serai.games.mombasa.vocabulary import KEEP, VOCABULARY
from serai.table.boards.mombasa.books import book_track
from serai.table.boards.mombasa.pieces import (
    CARD,
    Pieces,
    card,
    chip,
    need_icons,
    note,
    reward_icons,
    small_post,
    spoken,
    tile_face,
    with_card,
)
from serai.table.scene import Scene
from serai.table.svg import icon

EXPANSIONS = [f"expand {company}" for company in COMPANIES]


def planning(scene: Scene) -> bool:
    """Before the first round and while cards lie face down."""
    return not scene.o["over"] and (scene.o["round"] == 0 or not scene.o["revealed"])


# ---- The viewer's own area: the same while cards are planned and while they are used -----------------------------------


def mine(scene: Scene, seat: int) -> str:
    """Action area with the resting columns above it, hand, bonus tiles, diamonds."""
    me = scene.o["players"][seat]
    pieces = Pieces()
    if me["dealt"] and me["starting_tile"] is None:
        title, words, slots = scene.say("mb-start-tiles"), scene.say("mb-only-you"), start_tiles(scene, me)
    elif planning(scene):
        title, words, slots = scene.say("mb-your-plan"), scene.say("mb-plan-note"), columns(scene, me, pieces)
    else:
        title, words, slots = scene.say("mb-action-area"), scene.say("mb-resting-note"), columns(scene, me, pieces)
    hand = "".join([f"<li>{hand_card(scene, name, pieces)}</li>" for name in me["hand"]])
    return (
        f'<section class="area panelx m-mine p{scene.colour(seat)}" id="area-mine" aria-label="{title}">'
        f'<div class="m-slots"><header><h2>{title}</h2>{note(words)}</header>{slots}</div>'
        f'<div class="m-hand"><header><h2>{scene.say("mb-hand")}</h2>{note(scene.say("mb-cards", n=len(me["hand"])))}</header>'
        f"<ul data-hand>{hand}</ul></div>"
        f'<div class="m-tracks">{totals(scene, me)}{diamonds(scene, seat)}{tiles(scene, me)}</div></section>'
    )


def columns(scene: Scene, p: dict[str, Any], pieces: Pieces) -> str:
    """Five columns: where cards rest above, the slot from which they go there below."""
    now = next_slot(scene)
    rests = [resting(scene, p, i, pieces) for i in range(SLOTS)]
    marks = [' data-now aria-current="step"' if i == now else "" for i in range(SLOTS)]
    shown = [f"<li{marks[i]}>{rests[i]}{slot(scene, p, i, pieces)}</li>" for i in range(SLOTS)]
    return f'<ul class="m-cols">{"".join(shown)}</ul>'


def next_slot(scene: Scene) -> int | None:
    """The slot, or the resting column, that the viewer is asked about now."""
    ask = scene.view.ask
    return int(ask.facts["slot"]) - 1 if ask and scene.live and "slot" in ask.facts else None


def resting(scene: Scene, p: dict[str, Any], column: int, pieces: Pieces) -> str:
    """The cards that rest above a slot; when the phase is ended one column comes back to the hand."""
    cards = "".join([chip(scene, name, pieces.name(name)) for name in p["resting"][column]])
    label = scene.say("mb-resting-column", column=column + 1, n=len(p["resting"][column]))
    return scene.spot(
        cards, f"pick up column {column + 1}", cls="rests", label=label, extra=f'data-n="{len(p["resting"][column])}"'
    )


def slot(scene: Scene, p: dict[str, Any], number: int, pieces: Pieces) -> str:
    """A slot of the action area: the card in it, or why there is none."""
    if p["slots"] is None and number in p["open_slots"]:
        return f'<div class="slot" role="img" aria-label="{scene.say("mb-plan-hidden")}">{icon("hide")}</div>'
    name = p["slots"][number] if p["slots"] is not None else None
    if not name:
        return free_slot(scene, p, number)
    plus, used = p["plus_one"] == number, number in p["face_down"]
    more = f'<span class="plus num">+{scene.num(PLUS_UNITS)}</span>' if plus else ""
    more += f'<b class="cn num">{scene.num(number + 1)}</b>'
    look = "used" if used else "placed" if planning(scene) else ""
    actions = [] if used or planning(scene) else slot_actions(name, plus)
    return card(scene, name, *actions, cls=look, more=more, extra=pieces.name(name))


def slot_actions(name: str, plus: bool) -> list[str]:
    """What a face-up card can be used for: an expansion card for any company."""
    if KIND[CARD[name]] == EXPAND:
        return EXPANSIONS
    attach = [with_card("attach the +1 tile to", name)] if KIND[CARD[name]] == GOODS else []
    return [with_card("use", name) + (" with the +1 tile" if plus else ""), *attach]


LOCKS = {DIAMOND_SLOT: ("diamond", DIAMONDS_OPEN, "mb-opens-diamonds"), INK_SLOT: ("ink", INK_OPEN, "mb-opens-ink")}


def free_slot(scene: Scene, p: dict[str, Any], number: int) -> str:
    if number in p["open_slots"]:
        label, inner = scene.say("mb-slot-empty", slot=number + 1), ""
    else:
        sign, least, message = LOCKS[number]
        label = scene.say(message, slot=number + 1, n=least)
        inner = f'{icon("lock")}<span class="row">{icon(sign)}<b class="num">{scene.num(least)}</b></span>'
    inner += f'<b class="cn num">{scene.num(number + 1)}</b>'
    return f'<div class="slot" role="img" aria-label="{label}" title="{label}">{inner}</div>'


HAND_VERBS = {"PlanSlot": "lay", "RestCard": "rest"}  # by question; at other times a card of the hand can be removed


def hand_card(scene: Scene, name: str, pieces: Pieces) -> str:
    ask = scene.view.ask
    verb = HAND_VERBS.get(ask.step, "remove") if ask else "remove"
    return card(scene, name, with_card(verb, name), extra=pieces.name(name))


def tiles(scene: Scene, p: dict[str, Any]) -> str:
    """Bonus tiles: they lie in the action area without taking a slot."""
    shown = [f"<li>{tile(scene, p, name)}</li>" for name in p["tiles"]]
    return f'<ul class="tiles">{"".join(shown)}</ul>'


def tile(scene: Scene, p: dict[str, Any], name: str) -> str:
    used = name in p["tiles_used"]
    actions = [] if used or planning(scene) else tile_actions(name, p)
    label = scene.say("mb-tile-used", tile=scene.plain(name)) if used else scene.name(name)
    return scene.spot(tile_face(scene, name), *actions, cls="btile used" if used else "btile", label=label, about=name)


def tile_actions(name: str, p: dict[str, Any]) -> list[str]:
    goods = [card for card in p["slots"] or [] if card and KIND[CARD[card]] == GOODS]
    return {
        "tile_plus_one_goods": [with_card("attach the +1 tile to", card) for card in dict.fromkeys(goods)],
        "tile_expansion": EXPANSIONS,
    }.get(name, [f"use {name.removeprefix('tile_').replace('_', ' ')} tile"])


def totals(scene: Scene, p: dict[str, Any]) -> str:
    """What lies face up in the action area, added up."""
    parts = [
        f'<span class="stat">{icon(name, "", scene.name(name))}<b class="num">{scene.num(n)}</b></span>'
        for name, n in p["totals"].items()
        if n
    ]
    return f'<div class="plansum"><span class="eyebrow">{scene.say("mb-totals")}</span>{"".join(parts) or "–"}</div>'


def diamonds(scene: Scene, seat: int) -> str:
    """The diamond track: its values stand at their places."""
    now, last = scene.o["players"][seat]["diamonds"], DIAMONDS_LAST
    marks = [(row["at"], row["pounds"]) for row in DATA["diamond_track"]["values"]]

    def place(space: int) -> str:
        return f'style="--v:{space / last * 100:.1f}"'

    coming = [scene.say("mb-next-value", pounds=pounds, at=space) for space, pounds in marks if space > now][:1]
    coming += [scene.say("mb-slot-opens", slot=DIAMOND_SLOT + 1, at=DIAMONDS_OPEN)] if now < DIAMONDS_OPEN else []
    shown = "".join(
        [
            f"<span {place(space)}{' data-done' if space <= now else ''}>{scene.num(pounds)}</span>"
            for space, pounds in marks[:-1]
        ]
    )
    colour = scene.colour(seat)
    marker = f'<span class="piece p{colour}" data-piece="diamonds-{seat}" {place(now)}>{icon(f"p{colour}")}</span>'
    end = f'<span style="--v:100">{scene.num(marks[-1][1])}</span>'
    name = scene.say("mb-diamonds")
    label = f"{name}: {scene.num(now)}/{scene.num(last)}"
    bar = f'<div class="bar" role="img" aria-label="{label}"><i {place(now)}></i>{shown}{marker}{end}</div>'
    small = f'<small dir="auto">{" · ".join(coming)}</small>'
    return f'<div class="vtrack"><b>{icon("diamond")}{name} <span class="num">{scene.num(now)}</span></b>{small}{bar}</div>'


# ---- Before the first round --------------------------------------------------------------------------------------------


def start_tiles(scene: Scene, me: dict[str, Any]) -> str:
    """The two starting tiles of which one is kept."""
    return f'<ul class="starts">{"".join([f"<li>{start_tile(scene, name)}</li>" for name in me["dealt"]])}</ul>'


def start_tile(scene: Scene, name: str) -> str:
    """The bonus, the book that is printed on it, cards that will rest."""
    number = START_IDS.index(name)
    row = START_ROWS[number]
    rests = "".join([chip(scene, found) for found in row["resting"]])
    book = f"{need_icons(scene, row['requirements'])}{icon('arrow', 'flip')}{reward_icons(scene, row['reward'])}"
    parts = (("mb-start-bonus", reward_icons(scene, row["bonus"])), ("mb-start-book", book), ("mb-start-rests", rests))
    rows = "".join(
        [f'<span class="srow"><small>{scene.say(message)}</small><span>{drawn}</span></span>' for message, drawn in parts]
    )
    inner = f"<b>{scene.name(name)}</b>{rows}"
    return scene.spot(inner, VOCABULARY.names[KEEP + number], cls="start", label=spoken(scene, start(name)), about=name)


# ---- Anybody's mat -----------------------------------------------------------------------------------------------------


def mat(scene: Scene, seat: int) -> str:
    """Everything public before a player: action area and resting columns, books, diamonds, shares."""
    p = scene.o["players"][seat]
    parts = (
        ("mb-action-area", columns(scene, p, Pieces()) + tiles(scene, p) + totals(scene, p)),
        ("mb-bookkeeping", book_track(scene, seat)),
        ("mb-companies", shares(scene, p)),
    )
    shown = [f'<section class="sec"><h3>{scene.say(title)}</h3>{inner}</section>' for title, inner in parts]
    return f'<div class="mb-mat">{"".join(shown)}{diamonds(scene, seat)}</div>'


def shares(scene: Scene, p: dict[str, Any]) -> str:
    """Where the player stands on every company's track, and what that is worth."""
    rows = []
    for number, name in enumerate(COMPANY_IDS):
        value = scene.o["companies"][name]["share_value"]
        worth = scene.say("mb-shares", shares=p["shares"][number], value=value, worth=p["share_worth"][number])
        at = scene.say("mb-track-space", space=p["tracks"][name])
        rows.append(f"<li>{small_post(name)}<b>{scene.name(name)}</b><span>{at}</span><span>{worth}</span></li>")
    return f'<ul class="shares">{"".join(rows)}</ul>'
