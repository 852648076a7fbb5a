"""The parts of Mombasa's table beside the map: displays, companies, bonus spaces, a player's own area."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from serai.games.mombasa.board import (
    BOOK_COST,
    BOOK_LETTERS,
    BOOK_SPACES,
    DIAMOND_SLOT,
    DIAMONDS_LAST,
    DIAMONDS_OPEN,
    DISPLAY,
    INK_LAST,
    INK_OPEN,
    INK_SLOT,
    INK_VALUE,
    NO_A,
    SLOTS,
)
from serai.games.mombasa.books import START_IDS, START_ROWS
from serai.games.mombasa.cards import EXPAND, GOODS, KIND
from serai.games.mombasa.data import COMPANIES, COMPANY_IDS, DATA, MEASURES
from serai.games.mombasa.spaces import SPACE_IDS, SPACE_NAMES, SPACE_ROWS, SPACES, level_rows
from serai.games.mombasa.tracks import BONUS_ROWS, SHARES, TRACK_IDS, TRACK_ROWS
from serai.table.boards.mombasa.pieces import (
    CARD,
    REWARD_ICONS,
    book_face,
    book_letter,
    book_words,
    card,
    chip,
    gains,
    money,
    need_icons,
    plain,
    reward_icons,
    small_post,
    tile_face,
    with_card,
)
from serai.table.scene import HtmlSpeaker, Scene
from serai.table.svg import icon, piece

TRACK = dict(zip(TRACK_IDS, TRACK_ROWS, strict=True))
FIRST = '<b class="one num">{}</b>'  # the first player marker
EXPANSIONS = [f"expand {company}" for company in COMPANIES]


# Where each question is answered, if not on the map: on a phone this part comes first.
ANSWERED = {
    "TakeTurn": ("mbdock",),
    "PickUp": ("mbdock",),
    "RemoveCard": ("mbdock",),
    "SpendUnits": ("mbdisplay", "mbcompanies"),
    "SpendRest": ("mbcompanies",),
    "AdvanceOn": ("mbcompanies",),
    "NameTracks": ("mbcompanies",),
    "BuyCard": ("mbdisplay",),
    "UsePoints": ("mbbooks",),
    "PlaceBook": ("mbledger",),
    "FlipBook": ("mbledger",),
    "MoveInk": ("mbledger",),
}


def part(scene: Scene, name: str) -> str:
    """The class of a part of the table, marked where the viewer is to choose there."""
    ask = scene.view.ask
    return f"{name} asked" if ask and scene.live and name in ANSWERED.get(ask.step, ()) else name


def panel(title: Markup, note: str, inner: str, cls: str = "") -> str:
    return f'<section class="panel sec {cls}"><header><h2>{title}</h2>{note}</header>{inner}</section>'


def note(words: str) -> str:
    return f'<span class="muted small">{words}</span>'


# ---- Card display and books ---------------------------------------------------------------------------------


def display(scene: Scene) -> str:
    """The card display: the right column is the cheapest, and swept away next."""
    columns = []
    for column in dict.fromkeys(row["column"] for row in DISPLAY):
        spaces = [row for row in DISPLAY if row["column"] == column]
        cards = "".join([display_space(scene, row) for row in spaces])
        added = scene.num(spaces[0]["added_price"])
        columns.append(f'<div class="dcol"><span class="tag"><span class="num">+{added}</span></span>{cards}</div>')
    o = scene.o
    deck = scene.say("mb-deck", n=o["deck"], letter=o["deck_letter"] or "") if o["deck"] else scene.say("mb-deck-empty")
    piles = note(f"{scene.say('mb-display-note')} · {deck}")
    if o["discards"]:
        gone = "".join([chip(scene, name) for name in o["discards"]])
        many = scene.say("mb-discards", n=len(o["discards"]))
        piles += f'<details class="gone"><summary>{many}</summary><div class="chips">{gone}</div></details>'
    return panel(
        scene.say("mb-card-display"), piles, f'<div class="display">{"".join(columns)}</div>', part(scene, "mbdisplay")
    )


def display_space(scene: Scene, row: dict[str, Any]) -> str:
    """A card for sale; where it can be acquired it shows its whole price."""
    name = scene.o["display"][row["id"]]
    if not name:
        return '<div class="slot"></div>'
    action = f"acquire {row['id'].replace('_', ' ')}"
    found = scene.can(action)
    price = f'<span class="due num">{scene.num(found[0].meaning["price"])}</span>' if found else ""
    return card(scene, name, action, more=price)


def books(scene: Scene) -> str:
    """The book display under the round track: each coin belongs to the book above it."""
    o = scene.o
    heads = "".join([round_space(scene, n, coins) for n, coins in enumerate(o["round_track"], 1) if n > 1])
    tiles = "".join([book_space(scene, row) for row in sorted(BOOK_SPACES, key=lambda row: (row["row"], row["coin_round"]))])
    costs = by_letter(scene, dict(zip(BOOK_LETTERS, BOOK_COST, strict=True)))
    left = by_letter(scene, o["book_supply"])
    words = f"{scene.say('mb-books-note')} {costs} · {scene.say('mb-supply')} {left}"
    inner = f'<ol class="rounds">{heads}</ol><ul class="books">{tiles}</ul>'
    return panel(scene.say("mb-books"), note(words), inner, part(scene, "mbbooks"))


def by_letter(scene: Scene, numbers: dict[str, int]) -> str:
    return f'<span class="num">{" ".join([f"{letter}{scene.num(n)}" for letter, n in numbers.items()])}</span>'


def round_space(scene: Scene, number: int, coins: int) -> str:
    now = ' aria-current="true"' if number == scene.o["round"] else ""
    waiting = (
        f'<span class="coins" title="{scene.say("mb-coins-to-come", n=coins)}">{icon("pound") * coins}</span>' if coins else ""
    )
    return f"<li{now}>{scene.num(number)}{waiting}</li>"


def book_space(scene: Scene, row: dict[str, Any]) -> str:
    book = scene.o["books"][row["id"]]
    if not book:
        return f'<li class="bk bk--none" data-l="{row["letter"]}"><b>{row["letter"]}</b></li>'
    coin = f'<span class="coin1 price num">{scene.num(1)}</span>' if row["id"] in scene.o["book_coins"] else ""
    action = f"take book {row['letter']} {row['row']}-{row['coin_round']}"
    return f"<li>{book_tile(scene, book, action, more=coin)}</li>"


def book_tile(scene: Scene, book: str, *actions: str, cls: str = "", more: str = "") -> Markup:
    label = scene.say("mb-book-label", book=scene.plain(book), words=book_words(scene, book))
    extra = f'data-l="{book_letter(book)}"'
    return scene.spot(book_face(scene, book) + more, *actions, cls=f"bk {cls}", label=label, about=book, extra=extra)


# ---- Companies --------------------------------------------------------------------------------------------------


def companies(scene: Scene) -> str:
    rows = "".join([company(scene, name) for name in COMPANY_IDS])
    inner = f'<div class="ctracks">{rows}</div>'
    return panel(scene.say("mb-companies"), note(scene.say("mb-companies-note")), inner, part(scene, "mbcompanies"))


def company(scene: Scene, name: str) -> str:
    """A company's track with everybody's marker, and what one's shares are worth."""
    o, words = scene.o, name.replace("_", " ")
    row = TRACK[o["companies"][name]["track"]]
    value = o["companies"][name]["share_value"]
    head = f'{small_post(name)}<b>{scene.name(name)}</b><span class="price num">{money(scene, value)}</span>'
    label = scene.say("mb-company-label", company=scene.plain(name), value=value, track=row["id"])
    acts = (f"step on {words}", f"expand {words}", f"name {words}")
    named = scene.spot(head, *acts, cls="cname", label=label)
    spaces = "".join([track_space(scene, name, row, space) for space in range(row["last"] + 1)])
    mine = ""
    if scene.me is not None:
        shares = o["players"][scene.me]["shares"][COMPANY_IDS.index(name)]
        worth = scene.say("mb-shares-worth", shares=shares, value=value, worth=shares * value)
        mine = f'<span class="mysh">{perk(scene, name)}{worth}</span>'
    return f'<div class="ctrack">{named}{mine}<ol class="track co" data-scroll aria-label="{label}">{spaces}</ol></div>'


def track_space(scene: Scene, name: str, row: dict[str, Any], space: int) -> str:
    """Shares, special spaces, capital calls, and who stands here."""
    track = TRACK_IDS.index(row["id"])
    special = [special for special in row["special"] if special["space"] == space]
    call = sum([call["cost"] for call in row["capital_calls"] if call["after"] == space])
    inner = f'<span class="sh">{scene.num(SHARES[track][space])}</span>' if space in row["shares_at"] else ""
    inner += "".join([f'<span class="sx">{money(scene, one["pounds"])}</span>' for one in special])
    here = [seat for seat, p in enumerate(scene.o["players"]) if p["tracks"][name] == space]
    inner += "".join([piece(scene.colour(seat)) for seat in here])
    kind = "special" if special else "share" if space in row["shares_at"] else ""
    tip = f' data-about="{special[0]["bonus"]}" tabindex="0"' if special else ""
    due = f' data-call="{money(scene, call)}"' if call else ""
    action = f"step on {name.replace('_', ' ')}"
    mine = scene.me is not None and scene.o["players"][scene.me]["tracks"][name] + 1 == space
    if mine and scene.can(action):
        inner = scene.spot(inner, action, cls="next", label=scene.say("mb-track-space", space=space))
    return f'<li data-k="{kind}" data-n="{len(here)}"{due}{tip}>{inner}</li>'


PERKS = {
    "goods_price_discount": "mb-perk-discount",
    "cotton_per_card": "mb-perk-cotton",
    "expansion_total": "mb-perk-expansion",
    "extra_markers": "mb-perk-markers",
}


def perk_words(scene: HtmlSpeaker, row: dict[str, Any]) -> str:
    """A permanent bonus of tracks A and B in a few words; tracks C and D have bonus spaces instead."""
    for field, message in PERKS.items():
        if field in row:
            good = scene.plain(row["discount_good"]) if "discount_good" in row else ""
            ending = "-good" if good else "-any" if row.get("mix_goods") else ""
            return plain(scene, message + ending, n=row[field], good=good)
    return ""


def perk(scene: Scene, name: str) -> str:
    """The permanent bonus that works for the viewer."""
    level = scene.o["players"][scene.me]["levels"][name]
    track = scene.o["companies"][name]["track"]
    row = BONUS_ROWS[TRACK[track]["special"][level - 1]["bonus"]] if level else {}
    words = perk_words(scene, row)
    return f'<span class="tag tag--brass">{words}</span> ' if words else ""


# ---- Bonus spaces -------------------------------------------------------------------------------------------------


def bonus(scene: Scene) -> str:
    """Where bonus markers go: on the board, and on tracks C and D."""
    rows = "".join([bonus_space(scene, name, owner) for name, owner in scene.o["spaces"].items()])
    left = note(scene.say("mb-markers-left", n=scene.o["players"][scene.me]["markers"])) if scene.me is not None else ""
    head = f"<header><h2>{scene.say('mb-bonus-spaces')}</h2>{left}</header>"
    return f'<section class="sec bonus">{head}<ul class="bsps">{rows}</ul></section>'


def bonus_space(scene: Scene, name: str, owner: int | None) -> str:
    number = SPACE_IDS.index(name)
    marker = '<span class="emptyd"></span>' if owner is None else piece(scene.colour(owner))
    cost = f'<span class="price num">{money(scene, SPACES[number].cost)}</span>' if SPACES[number].cost else ""
    label = scene.say("mb-space-label", space=scene.plain(name), words=space_words(scene, number))
    if owner is not None:
        label = scene.say("mb-space-taken", words=label.unescape(), who=scene.view.seats[owner].name)
    shown = f'<span class="bico">{cost}{space_icons(scene, number)}</span><span class="bname">{scene.name(name)}</span>'
    taken = "taken" if owner is not None else ""
    spot = scene.spot(marker + shown, f"marker on {SPACE_NAMES[number]}", cls=f"bsp {taken}", label=label, about=name)
    return f'<li data-g="{SPACE_ROWS[number].get("group", "track")}">{spot}</li>'


def space_icons(scene: Scene, number: int) -> str:
    """What a marker here does, in icons."""
    space, row = SPACES[number], SPACE_ROWS[number]
    parts = []
    if space.track >= 0:
        parts.append(f'<b class="num">{TRACK_IDS[space.track]}</b>')
    if space.leads:
        parts.append(FIRST.format(scene.num(1)))
    if space.measure >= 0:
        steps = [level.get("steps", 0) for level in level_rows(row)]
        span = f"+{scene.num(min(steps))}–{scene.num(max(steps))}" if min(steps) < max(steps) else f"+{scene.num(steps[0])}"
        parts += [
            icon(MEASURES[space.measure]),
            icon("arrow", "flip"),
            small_post(COMPANY_IDS[space.company]),
            f'<b class="num">{span}</b>',
        ]
    elif space.levels:
        parts.append(choice_icons(scene, level_rows(row)))
    if space.points:
        parts.append(reward_icons(scene, {"bookkeeping": space.points}))
    if space.tile >= 0:
        parts.append(tile_face(scene, row["tile"]))
    if space.buys:
        less = f'<b class="num">−{scene.num(space.discount)}</b>' if space.discount else ""
        parts.append(icon("buy") + less)
    if space.diamonds:
        parts.append(reward_icons(scene, {"diamonds": space.diamonds}))
    if space.removes:
        only = icon(MEASURES[space.good]) if space.good >= 0 else icon("card")
        parts.append(f'{icon("remove")}{only}<b class="num">+{money(scene, space.over)}</b>')
    if space.others:
        parts.append(f'{icon("steps")}<b class="num">{scene.num(space.others)}×{scene.num(space.steps)}</b>')
    return "".join(parts)


def choice_icons(scene: Scene, rows: list[dict[str, int]]) -> str:
    """Rewards to choose from, part by part: 1/2 of this with 2/1 of that."""
    parts = [
        f'{icon(REWARD_ICONS[key])}<b class="num">{"/".join([scene.num(row[key]) for row in rows])}</b>' for key in rows[0]
    ]
    return "".join([f"<span>{part}</span>" for part in parts])


def space_words(scene: HtmlSpeaker, number: int) -> str:
    """The same in words."""
    space, row = SPACES[number], SPACE_ROWS[number]
    parts = [plain(scene, "mb-space-cost", n=space.cost)] if space.cost else []
    if space.leads:
        parts.append(plain(scene, "mb-space-first"))
    if space.points:
        parts.append(gains(scene, {"bookkeeping": space.points}))
    if space.measure >= 0:
        company = scene.plain(COMPANY_IDS[space.company])
        parts.append(plain(scene, "mb-space-majority", good=scene.plain(MEASURES[space.measure]), company=company))
        parts += [plain(scene, "mb-space-level", least=level["min"], gains=gains(scene, level)) for level in level_rows(row)]
    elif space.levels:
        parts.append(" / ".join([gains(scene, level) for level in level_rows(row)]))
    if space.tile >= 0:
        parts.append(plain(scene, "mb-space-tile", tile=scene.plain(row["tile"])))
    if space.diamonds:
        parts.append(gains(scene, {"diamonds": space.diamonds}))
    if space.buys:
        parts.append(plain(scene, "mb-space-buy", off=space.discount))
    if space.removes:
        parts.append(plain(scene, "mb-space-remove-coffee" if space.good >= 0 else "mb-space-remove", n=space.over))
    if space.others:
        parts.append(plain(scene, "mb-space-tracks", tracks=space.others, steps=space.steps))
    return plain(scene, "mb-semicolon").join(parts)


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


def ledger(scene: Scene, me: dict[str, Any]) -> str:
    """The viewer's bookkeeping track: books, those turned face down, the ink marker, values."""
    spaces = "".join([ledger_space(scene, me, i) for i in range(INK_LAST + 1)])
    taken = "".join([f"<li>{book_tile(scene, book, cls='fresh')}</li>" for book in me["taken"]])
    waiting = (
        f'<span class="muted small">{scene.say("mb-to-place")}</span><ul class="books taken">{taken}</ul>' if taken else ""
    )
    inner = f'<ol class="ledger" data-scroll>{spaces}</ol>'
    words = note(scene.say("mb-bookkeeping-note"))
    return panel(scene.say("mb-bookkeeping"), words + waiting, inner, part(scene, "mbledger"))


def ledger_space(scene: Scene, me: dict[str, Any], position: int) -> str:
    book = me["book_track"][position]
    acts = [f"{verb} {position}" for verb in ("place on", "ink to", "flip")]
    ink = piece(scene.colour(scene.me or 0), "ink") if me["ink"] == position else ""
    down = position in me["flipped"]
    if book and not down:
        inner = book_tile(scene, book, *acts, more=ink)
    else:
        crossed = f'<span class="noa">{"A"}</span>' if position in NO_A and not book else ""
        sign = icon("ink") if position == 0 else icon("hide") if down else crossed
        label = scene.say("mb-book-turned" if down else "mb-book-place", position=position)
        inner = scene.spot(sign + ink, *acts, cls="bk bk--down" if down else "bk bk--none", label=label)
    reached = ' aria-current="true"' if ink else " data-done" if position < me["ink"] else ""
    worth = INK_VALUE[position] if position and INK_VALUE[position] > INK_VALUE[position - 1] else 0
    opens = (
        f'<span title="{scene.say("mb-opens-ink", slot=INK_SLOT + 1, n=INK_OPEN)}">{icon("lock")}</span>'
        if position == INK_OPEN
        else ""
    )
    under = f'<small class="num">{scene.num(position)}{f"<b>{money(scene, worth)}</b>" if worth else ""}{opens}</small>'
    return f"<li{reached}>{inner}{under}</li>"


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
    if ask and ask.step == "PlanSlot":
        return int(ask.fields["slot"])
    if ask and ask.step == "RestCard":
        return int(scene.o["players"][scene.me]["open_slots"][ask.fields["place"]])
    return None


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
    row = START_ROWS[START_IDS.index(name)]
    rests = "".join([chip(scene, found) for found in row["resting"]])
    book = f"{need_icons(scene, row['requirements'])}{icon('arrow', 'flip')}{reward_icons(scene, row['reward'])}"
    parts = (("mb-start-bonus", reward_icons(scene, row["bonus"])), ("mb-start-book", book), ("mb-start-rests", rests))
    rows = "".join(
        [f'<span class="srow"><small>{scene.say(message)}</small><span>{drawn}</span></span>' for message, drawn in parts]
    )
    label = scene.say("mb-start-label", tile=scene.plain(name), gains=gains(scene, row["bonus"]), book=book_words(scene, name))
    return scene.spot(
        f"<b>{scene.name(name)}</b>{rows}", f"keep {name.replace('_', ' ')}", cls="start", label=label, about=name
    )


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
    words = (
        scene.say("mb-book-turned", position=position)
        if down
        else scene.say("mb-book-label", book=scene.plain(book), words=book_words(scene, book))
    )
    letter = "" if down else book_letter(book).replace("S", "")
    return f'<li data-l="{book_letter(book)}" title="{words}" data-about="{book}">{ink or letter}</li>'
