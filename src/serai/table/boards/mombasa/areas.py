"""What belongs to a player: action area, hand, tracks, the plan; and the areas of the others in small."""

from __future__ import annotations

from typing import Any

from serai.games.mombasa.board import (
    DIAMOND_SLOT,
    DIAMONDS_LAST,
    DIAMONDS_OPEN,
    INK_LAST,
    INK_OPEN,
    INK_SLOT,
    SLOTS,
)
from serai.games.mombasa.books import START_IDS, START_ROWS
from serai.games.mombasa.cards import EXPAND, GOODS, KIND
from serai.games.mombasa.data import COMPANIES, DATA
from serai.games.mombasa.printed import start
from serai.games.mombasa.vocabulary import KEEP, VOCABULARY
from serai.table.boards.mombasa.pieces import (
    CARD,
    book_label,
    book_letter,
    card,
    chip,
    need_icons,
    note,
    panel,
    part,
    reward_icons,
    spoken,
    tile_face,
    with_card,
)
from serai.table.scene import Scene
from serai.table.svg import icon

EXPANSIONS = [f"expand {company}" for company in COMPANIES]

# ---- The viewer's own area ----------------------------------------------------------------------------------------


def dock(scene: Scene, me: dict[str, Any]) -> str:
    """Action area with the resting columns above it, bonus tiles, hand, diamonds."""
    slots = "".join([f"<li>{resting(scene, me, i)}{slot(scene, me, i)}</li>" for i in range(SLOTS)])
    tiles = "".join([tile(scene, me, name) for name in me["tiles"]])
    hand = "".join([f"<li>{hand_card(scene, name)}</li>" for name in me["hand"]])
    head = eyebrow(scene.say("mb-hand"), scene.say("mb-cards", n=len(me["hand"])))
    return (
        f'<section class="dock {part(scene, "mbdock")}" aria-label="{scene.say("mb-own-area")}">'
        f"<div>{eyebrow(scene.say('mb-action-area'), scene.say('mb-resting-note'))}"
        f'<div class="areas"><ul class="slots5">{slots}</ul>{f"<ul class=tiles>{tiles}</ul>" if tiles else ""}</div></div>'
        f'<div class="handm">{head}<ul class="hand mbhand">{hand}</ul></div>'
        f'<div class="mytr">{totals(scene, me)}{diamonds(scene, me)}</div></section>'
    )


def eyebrow(title: str, words: str) -> str:
    return f'<span class="eyebrow"><b>{title}</b>{words}</span>'


def hand_card(scene: Scene, name: str) -> str:
    return card(scene, name, with_card("remove", name), with_card("lay", name), with_card("rest", name))


def resting(scene: Scene, me: dict[str, Any], column: int) -> str:
    """The cards that rest above a slot; when the phase is ended one column comes back to the hand."""
    cards = "".join([chip(scene, name) for name in me["resting"][column]])
    label = scene.say("mb-resting-column", column=column + 1, n=len(me["resting"][column]))
    return scene.spot(cards, f"pick up column {column + 1}", cls="rests", label=label)


def slot(scene: Scene, me: dict[str, Any], number: int) -> str:
    """A slot of the action area: the card in it, or why there is none."""
    name = me["slots"][number]
    if not name:
        return free_slot(scene, me, number)
    plus = me["plus_one"] == number
    used = number in me["face_down"]
    more = f'<span class="plus num">+{scene.num(1)}</span>' if plus else ""
    return card(scene, name, *([] if used else slot_actions(name, plus)), cls="used" if used else "", more=more)


def slot_actions(name: str, plus: bool) -> list[str]:
    """What a face-up card can be used for: an expansion card for any company."""
    if KIND[CARD[name]] == EXPAND:
        return EXPANSIONS
    attach = [with_card("attach the +1 tile to", name)] if KIND[CARD[name]] == GOODS else []
    return [with_card("use", name) + (" with the +1 tile" if plus else ""), *attach]


LOCKS = {DIAMOND_SLOT: ("diamond", DIAMONDS_OPEN, "mb-opens-diamonds"), INK_SLOT: ("ink", INK_OPEN, "mb-opens-ink")}


def free_slot(scene: Scene, me: dict[str, Any], number: int) -> str:
    if number in me["open_slots"]:
        return f'<div class="slot" role="img" aria-label="{scene.say("mb-slot-empty", slot=number + 1)}"></div>'
    sign, least, message = LOCKS[number]
    label = scene.say(message, slot=number + 1, n=least)
    need = f'<span class="row">{icon(sign)}<b class="num">{scene.num(least)}</b></span>'
    return f'<div class="slot" role="img" aria-label="{label}" title="{label}">{icon("lock")}{need}</div>'


def tile(scene: Scene, me: dict[str, Any], name: str) -> str:
    """A bonus tile: it lies in the action area without taking a slot."""
    used = name in me["tiles_used"]
    actions = [] if used else tile_actions(name, me)
    label = scene.say("mb-tile-used", tile=scene.plain(name)) if used else scene.name(name)
    look = "btile used" if used else "btile"
    return f"<li>{scene.spot(tile_face(scene, name), *actions, cls=look, label=label, about=name)}</li>"


def tile_actions(name: str, me: dict[str, Any]) -> list[str]:
    goods = [card for card in me["slots"] if card and KIND[CARD[card]] == GOODS]
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


def diamonds(scene: Scene, me: dict[str, Any]) -> str:
    """The diamond track: rewards and the slot that it opens stand at their places."""
    marks = [(row["at"], row["pounds"]) for row in DATA["diamond_track"]["values"]]
    return value_track(
        scene, "diamond", scene.say("mb-diamonds"), me["diamonds"], DIAMONDS_LAST, marks, (DIAMONDS_OPEN, DIAMOND_SLOT)
    )


def value_track(
    scene: Scene, sign: str, name: str, now: int, last: int, marks: list[tuple[int, int]], opens: tuple[int, int]
) -> str:
    def place(space: int) -> str:
        return f'style="--v:{space / last * 100:.1f}"'

    coming = [scene.say("mb-next-value", pounds=pounds, at=space) for space, pounds in marks if space > now][:1]
    coming += [scene.say("mb-slot-opens", slot=opens[1] + 1, at=opens[0])] if now < opens[0] else []
    shown = "".join(
        [
            f"<span {place(space)}{' data-done' if space <= now else ''}>{scene.num(pounds)}</span>"
            for space, pounds in marks[:-1]
        ]
    )
    colour = scene.colour(scene.me if scene.me is not None else 0)
    marker = f'<span class="piece p{colour}" {place(now)}>{icon(f"p{colour}")}</span>'
    end = f'<span style="--v:100">{scene.num(marks[-1][1])}</span>'
    label = f"{name}: {scene.num(now)}/{scene.num(last)}"
    bar = f'<div class="bar" role="img" aria-label="{label}"><i {place(now)}></i>{shown}{marker}{end}</div>'
    small = f'<small dir="auto">{" · ".join(coming)}</small>'
    return f'<div class="vtrack"><b>{icon(sign)}{name} <span class="num">{scene.num(now)}</span>{small}</b>{bar}</div>'


# ---- Planning, and what comes before the first round -----------------------------------------------------------------


def desk(scene: Scene, me: dict[str, Any]) -> str:
    """The plan: each slot stands under the resting column to which its card will go."""
    if me["dealt"] and me["starting_tile"] is None:
        return start_tiles(scene, me)
    now = next_slot(scene)
    columns = "".join([plan_column(scene, me, i, i == now) for i in range(SLOTS)])
    hand = "".join([f"<li>{hand_card(scene, name)}</li>" for name in me["hand"]])
    secret = f'<span class="tag">{icon("hide")}{scene.say("mb-only-you")}</span>' if not scene.o["revealed"] else ""
    tiles = "".join([tile(scene, me, name) for name in me["tiles"]])
    inner = (
        f'<ul class="plancols">{columns}</ul><p class="tiny muted">{scene.say("mb-plan-note")}</p>'
        f"{totals(scene, me)}{f'<ul class=tiles>{tiles}</ul>' if tiles else ''}"
        f"<header><h2>{scene.say('mb-hand')}</h2>{note(scene.say('mb-cards', n=len(me['hand'])))}</header>"
        f'<ul class="hand planhand">{hand}</ul><div class="mytr">{diamonds(scene, me)}</div>'
    )
    return panel(scene.say("mb-your-plan"), secret, inner, "desk")


def next_slot(scene: Scene) -> int | None:
    """The slot, or the resting column, that the viewer is asked about now."""
    ask = scene.view.ask
    return int(ask.facts["slot"]) - 1 if ask and "slot" in ask.facts else None


def plan_column(scene: Scene, me: dict[str, Any], number: int, now: bool) -> str:
    rests = "".join([chip(scene, name, "restcard") for name in me["resting"][number]])
    rests = rests or f'<span class="restnone">{scene.say("mb-empty")}</span>'
    label = scene.say("mb-resting-column", column=number + 1, n=len(me["resting"][number]))
    column = f'<div class="restcol" role="group" aria-label="{label}">{rests}</div>'
    name = me["slots"][number]
    placed = card(scene, name, cls="placed") if name else free_slot(scene, me, number)
    arrow = f'<span class="planarrow" aria-hidden="true">{icon("chev-down")}</span>'
    mark = ' data-now aria-current="step"' if now else ""
    return f'<li class="plancol"{mark}>{column}{arrow}{placed}<span class="plann">{scene.num(number + 1)}</span></li>'


def start_tiles(scene: Scene, me: dict[str, Any]) -> str:
    """The two starting tiles of which one is kept."""
    tiles = "".join([f"<li>{start_tile(scene, name)}</li>" for name in me["dealt"]])
    secret = f'<span class="tag">{icon("hide")}{scene.say("mb-only-you")}</span>'
    hand = "".join([f"<li>{hand_card(scene, name)}</li>" for name in me["hand"]])
    inner = (
        f'<ul class="starts">{tiles}</ul><header><h2>{scene.say("mb-hand")}</h2></header><ul class="hand planhand">{hand}</ul>'
    )
    return panel(scene.say("mb-start-tiles"), secret, inner, "desk")


def start_tile(scene: Scene, name: str) -> str:
    """Cards that will rest, the book that is printed on it, the bonus."""
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


# ---- Everybody's area in the rail -----------------------------------------------------------------------------------


def area(scene: Scene, p: dict[str, Any]) -> str:
    """What lies in another player's area: action area, resting columns, books."""
    rows = []
    if p["slots"] is not None and (any(p["slots"]) or p["tiles"]):
        cards = [chip(scene, name, "used" if i in p["face_down"] else "") for i, name in enumerate(p["slots"]) if name]
        cards += [tile_chip(scene, name, name in p["tiles_used"]) for name in p["tiles"]]
        rows.append(("card", "mb-action-area", f'<span class="chips">{"".join(cards)}</span>'))
    if any(p["resting"]):
        columns = [f'<span class="rests">{"".join([chip(scene, name) for name in column])}</span>' for column in p["resting"]]
        rows.append(("rest", "mb-resting", f'<span class="chips cols">{"".join(columns)}</span>'))
    if any(p["book_track"]):
        spaces = "".join([mini_book(scene, p, i) for i in range(INK_LAST + 1)])
        rows.append(("book", "mb-books", f'<ol class="miniledger">{spaces}</ol>'))
    return "".join([f'<div class="arow">{icon(sign, "", scene.say(message))}{drawn}</div>' for sign, message, drawn in rows])


def tile_chip(scene: Scene, name: str, used: bool) -> str:
    look = "restc used" if used else "restc"
    return f'<span class="{look}" title="{scene.name(name)}">{tile_face(scene, name)}</span>'


def mini_book(scene: Scene, p: dict[str, Any], position: int) -> str:
    book = p["book_track"][position]
    ink = icon("ink") if p["ink"] == position else ""
    if not book:
        return f"<li>{ink}</li>"
    down = position in p["flipped"]
    words = scene.say("mb-book-turned", position=position) if down else book_label(scene, book)
    letter = "" if down else book_letter(book).replace("S", "")
    return f'<li data-l="{book_letter(book)}" title="{words}" data-about="{book}">{ink or letter}</li>'
