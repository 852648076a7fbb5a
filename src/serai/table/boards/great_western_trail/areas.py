"""Beside the board: cattle market, objective cards, the viewer's own board, buildings and hand, what others have, and Sam."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from markupsafe import Markup, escape

from serai.games.great_western_trail.data import DISCS, TRACK, WORKERS, Row
from serai.table.boards.great_western_trail import pictures
from serai.table.boards.great_western_trail.map import master_tile
from serai.table.boards.great_western_trail.speech import colour_of, disc_name, offer_name
from serai.table.boards.great_western_trail.things import Print, printed
from serai.table.scene import Scene
from serai.table.svg import icon, piece, stat

PLAQUE = (138, 76)
SLOTS = 6


def words_of(scene: Scene) -> Print:
    return printed(scene.view.game, scene.language)


def section(title: str, note: str, body: str, cls: str = "sec") -> str:
    small = f'<span class="muted small">{note}</span>' if note else ""
    return f'<section class="{cls}"><header><h2>{title}</h2>{small}</header>{body}</section>'


def items(parts: Iterable[str], cls: str, label: str = "") -> str:
    name = f' aria-label="{label}"' if label else ""
    return f'<ul class="{cls}"{name}>' + "".join([f"<li>{part}</li>" for part in parts]) + "</ul>"


# ---- Cards --------------------------------------------------------------------------------------------


def cattle(scene: Scene, card: str, *actions: str, cls: str = "cow", extra: str = "") -> Markup:
    words = words_of(scene)
    return scene.spot(
        pictures.cattle_card(scene.view.game, scene.language, card),
        *actions,
        cls=f"card {cls}",
        style=f"--band:var(--cow-{words.edition.cattle[card]['color']})",
        label=str(escape(words.described(card))),
        about=card,
        extra=extra,
    )


def objective(scene: Scene, card: str, *actions: str, cls: str = "obj", extra: str = "") -> Markup:
    return scene.spot(
        pictures.objective_card(scene.view.game, scene.language, card),
        *actions,
        cls=f"card {cls}",
        label=str(escape(words_of(scene).described(card))),
        about=card,
        extra=extra,
    )


def chips(scene: Scene, cards: Sequence[str]) -> str:
    """Cards of a pile, equal ones together, each a small head or an objective's points."""
    words = words_of(scene)
    return "".join([chip_of(scene, words, card, n) for card, n in Counter(cards).items()])


def chip_of(scene: Scene, words: Print, card: str, n: int) -> str:
    label = escape(words.described(card))
    number = f'<b class="num">{scene.num(n)}</b>' if n > 1 else ""
    row = words.edition.cattle.get(card)
    if row is None:
        points = f'<span class="pts num">{scene.num(words.edition.objectives[card]["vp"])}</span>'
        tasks = pictures.tasks(scene.view.game, scene.language, card)
        return f'<span class="gchip ochip" role="img" aria-label="{label}" title="{label}">{tasks}{points}{number}</span>'
    head = pictures.cow(row["color"], *words.edition.breeds[row["color"]])
    return f'<span class="gchip" role="img" aria-label="{label}" title="{label}">{head}{number}</span>'


# ---- The market and the objective cards ------------------------------------------------------------------


def market(scene: Scene) -> str:
    """The open cattle cards by breed, and the options of the market with what they cost."""
    words, o = words_of(scene), scene.o
    rows = words.edition.cattle
    names = words.edition.log_names
    stacks = [
        "".join([cattle(scene, card, f"choose {names[card]}") for card in cards])
        for _, cards in groupby(o["market"], key=lambda card: rows[card]["type"])
    ]
    stacks = [f'<div class="stackc">{cards}</div>' for cards in stacks]
    note = scene.say("market-note", n=len(o["market"]), left=o["market_stack"])
    body = f'<div class="market panel">{items(stacks, "mkts")}{offers(scene, words)}</div>'
    return section(str(scene.say("market")), str(note), body)


def offers(scene: Scene, words: Print) -> str:
    """Options for the same cattle stand in one line."""
    variants = ("base", "simmental") if scene.view.options.get("simmental") else ("base",)
    rows = [row for row in words.edition.data["cattle_market_option"] if row["variant"] in variants]
    lines = []
    for _, group in groupby(rows, key=lambda row: row["types"]):
        there = list(group)
        name = escape(words.capital(offer_name(scene, words, there[0]["id"])))
        rest = scene.say("raise-left", heifers=scene.o["heifers"], cows=scene.o["cows"])
        left = f'<small class="muted">{rest}</small>' if there[0]["variant"] != "base" else ""
        lines.append(f"<div><dt>{name}</dt><dd>{''.join([offer(scene, row) for row in there])}{left}</dd></div>")
    return f'<dl class="mprices">{"".join(lines)}</dl>'


def offer(scene: Scene, row: Row) -> Markup:
    words = scene.say(f"offer-{row['cards']}", n=row["dollars"], new=row.get("reveals", 0))
    inner = f'<b class="num">{scene.num(row["cowboys"])}</b>{icon("cowboy")}<span>{words}</span>'
    return scene.spot(inner, f"buy by {row['id'].replace('_', ' ')}", cls="offer")


def objectives(scene: Scene) -> str:
    """The open objective cards and their stack."""
    o = scene.o
    cards = [str(objective(scene, card, f"take objective {short(card)}")) for card in o["objectives"]]
    left = o["objective_stack"]
    stack = f'<span class="face"></span><b class="num">{scene.num(left)}</b>'
    label = str(scene.say("objective-stack", n=left))
    look = "card obj back" if left else "card obj slot"
    cards.append(str(scene.spot(stack, "take the top objective", cls=look, label=label)))
    note = str(scene.say("objectives-note", n=len(o["objectives"]), left=left))
    return section(str(scene.say("objectives")), note, f'<div class="panel">{items(cards, "objs")}</div>')


def short(card: str) -> str:
    """How the log calls an objective card."""
    return card.removeprefix("obj_").replace("_", " ")


def out_of_game(scene: Scene) -> str:
    """Cards and tiles that have left the game: everybody saw them go."""
    o, words = scene.o, words_of(scene)
    tiles = [name for name in o["out"] if name]
    if not o["removed"] and not tiles:
        return ""
    named = escape(words.list_of([words.say("times", who=words.name(name), n=n) for name, n in Counter(tiles).items()]))
    return f'<div class="gone muted small"><b>{scene.say("gone")}</b>{chips(scene, o["removed"])}<span>{named}</span></div>'


# ---- The viewer's own board --------------------------------------------------------------------------------


def own_board(scene: Scene, seat: int) -> str:
    """Workers, auxiliary actions, certificates and limits, with the discs that close them."""
    me = scene.o["players"][seat]
    rows = "".join([worker_row(scene, worker, me["workers"][worker]) for worker in WORKERS])
    body = (
        f'<div class="pboard"><div class="panel workers">{rows}</div>'
        f'<div class="panel auxp"><h3>{scene.say("auxiliary-actions")}</h3>{auxiliaries(scene, seat)}</div>'
        f'<div class="panel lim">{limits(scene, seat)}</div></div>'
    )
    note = str(scene.say("piles", draw=me["deck_size"], discard=me["discard_size"]))
    return section(str(scene.say("your-board")), note, body + buildings(scene, seat) + belongings(scene, seat))


def worker_row(scene: Scene, worker: str, n: int) -> str:
    """Six spaces: the workers there, and what the free ones bring."""
    words = words_of(scene)
    slots = {row["slot"]: row for row in words.edition.data["worker_slot"] if row["worker"] == worker}
    cells = []
    for slot in range(1, SLOTS + 1):
        row = slots.get(slot, {"immediate": [], "vp": 0})
        if slot < n or (slot == n and n == 1):
            cells.append(f"<li data-on>{icon(worker)}</li>")
        elif slot == n:
            cells.append(f"<li data-on>{scene.spot(icon(worker), f'give up {worker}', cls='cell')}</li>")
        else:
            gift = pictures.inline(words, row["immediate"][0]) if row["immediate"] else ""
            points = f"<small>{icon('vp')}{scene.num(row['vp'])}</small>" if row["vp"] else ""
            label = escape(words.alternatives(row["immediate"][0])) if row["immediate"] else ""
            cells.append(f'<li title="{label}">{gift}{points}</li>')
    name = f'<span class="wname"><span>{scene.name(worker)}</span><b class="num">{scene.num(n)}</b></span>'
    return f'<div class="wrow" style="--w:var(--worker-{worker})">{name}<ol>{"".join(cells)}</ol></div>'


def disc_space(scene: Scene, seat: int, disc: str) -> str:
    """A disc that can be taken away, or the space it has left."""
    words = words_of(scene)
    row = words.edition.table("disc_space").get(disc)  # none: a space that never had one
    closed = disc in scene.o["players"][seat]["discs"]
    label = disc_words(scene, words, disc, closed) if row else ""
    corner = " d--dark" if row and row["corner"] == "dark" else ""
    inner = piece(colour_of(scene, seat)) if closed else ""
    extra = "" if closed else "data-open"
    return str(scene.spot(inner, f"disc from {disc.replace('_', ' ')}", cls=f"d{corner}", label=label, extra=extra))


def disc_words(scene: Scene, words: Print, disc: str, closed: bool) -> str:
    """What a disc closes, or its empty space opens."""
    return str(escape(words.say("disc-label", thing=disc_name(scene, words, disc), open="no" if closed else "yes")))


def auxiliaries(scene: Scene, seat: int) -> str:
    words = words_of(scene)
    lines = []
    for n, row in enumerate(words.edition.data["aux_action"], 1):
        discs = "".join([disc_space(scene, seat, f"{row['id']}_{side}") for side in "ab"])
        label = str(escape(words.capital(words.alternatives(row["single"][0]))))
        single = scene.spot(pictures.inline(words, row["single"][0]), f"auxiliary {n}", cls="ax", label=label)
        double = scene.spot("×" + scene.num(2), f"double auxiliary {n}", cls="ax ax2", label=str(scene.say("double")))
        lines.append(f"{discs}{single}{double}")
    return items(lines, "aux")


def limits(scene: Scene, seat: int) -> str:
    """Certificates, steps and hand, each with the discs that raise its limit; exchange tokens."""
    me, words = scene.o["players"][seat], words_of(scene)
    cells = [certificate(scene, seat, n) for n in TRACK]
    bonus = words.edition.rules.counts[len(scene.o["players"])]
    sides = ("left", "right")
    steps = [disc_space(scene, seat, f"step_{side}") + more(scene, bonus[f"step_bonus_{side}"]) for side in sides]
    hand = [disc_space(scene, seat, f"hand_{side}") + more(scene, 1) for side in sides]
    lines = [
        f"{icon('step')}<span>{scene.say('steps', n=me['step_limit'])}</span>{''.join(steps)}",
        f"{icon('hand-limit')}<span>{scene.say('hand-limit', n=me['hand_limit'])}</span>{''.join(hand)}",
    ]
    return (
        f'<h3>{scene.say("certificates")}</h3><ol class="track">{"".join(cells)}</ol><h3>{scene.say("limits")}</h3>'
        f"{items(lines, 'limits')}{exchange(scene, me['tokens']) if has_tokens(scene) else ''}"
    )


def exchange(scene: Scene, n: int) -> Markup:
    """Exchange tokens, to be used at any time."""
    words = f"<b>{scene.say('tokens', n=n)}</b><small>{scene.say('tokens-when')}</small>"
    return scene.spot(f"{icon('exchange')}<span>{words}</span>", "token for 1 card", "token for 2 cards", cls="xtok")


def more(scene: Scene, n: int) -> str:
    return f'<span class="num">+{scene.num(n)}</span>'


def certificate(scene: Scene, seat: int, n: int) -> str:
    me = scene.o["players"][seat]
    state = "aria-current=true" if n == me["certificates"] else "data-done" if n < me["certificates"] else ""
    disc = f"cert_{n}"
    closed = disc in DISCS and disc in me["discs"]
    shown = disc_space(scene, seat, disc) if closed else scene.spot(str(scene.num(n)), f"certificates down to {n}", cls="cell")
    return f"<li {state}>{shown}</li>"


def buildings(scene: Scene, seat: int) -> str:
    """All buildings of a player: those still to be built, and empty frames for those that have left the player's board."""
    me, words = scene.o["players"][seat], words_of(scene)
    sides = scene.o["sides"] if seat < len(scene.view.seats) else sorted(words.edition.data["sam_board"]["building_order"])
    standing = {there["tile"] for there in scene.o["trail"].values() if there["owner"] == seat}
    cards = [plaque(scene, seat, tile) if tile in me["unbuilt"] else frame(scene, tile, tile in standing) for tile in sides]
    note = scene.say("buildings-note", n=len(me["unbuilt"]), built=len(standing))
    head = f'<h3 class="btshead">{scene.say("your-buildings")} <span class="muted small">{note}</span></h3>'
    return head + items(cards, "bts")


def plaque(scene: Scene, seat: int, tile: str) -> str:
    words = words_of(scene)
    row = words.edition.buildings[tile]
    width, height = PLAQUE
    drawn = pictures.building(scene.view.game, scene.language, tile, colour_of(scene, seat), width, height)
    box = f"{-width / 2 - 1} {-height / 2 - 1} {width + 2} {height + 2}"
    need = (
        f'<span class="need">{icon("craftsman")}<b class="num">{scene.num(row["craftsmen"])}</b>'
        f'{icon("vp")}<b class="num">{scene.num(row["vp"])}</b></span>'
    )
    inner = f'<svg viewBox="{box}" aria-hidden="true">{drawn}</svg>{need}'
    return str(scene.spot(inner, f"build {tile}", cls="bt", label=str(escape(words.described(tile))), about=tile))


def frame(scene: Scene, tile: str, standing: bool) -> str:
    words = words_of(scene)
    where = scene.say("on-the-trail") if standing else scene.say("replaced")
    points = f'{icon("vp")}<b class="num">{scene.num(words.edition.buildings[tile]["vp"] if standing else 0)}</b>'
    return (
        f'<div class="bt built"><span class="slot"><b class="num">{escape(words.digits(tile))}</b>{where}</span>'
        f'<span class="need">{points}</span></div>'
    )


def belongings(scene: Scene, seat: int) -> str:
    """What one has gathered: objective cards, station masters, tiles; and one's piles, which one may look through."""
    me = scene.o["players"][seat]
    parts = [fact(scene, "area", chips(scene, me["area"])), fact(scene, "gathered", gathered(scene, me))]
    if "discards" in me:
        stack = Counter(me["owned"]) - Counter(me["hand"]) - Counter(me["discards"])
        parts += [fact(scene, "discard-pile", chips(scene, sorted_cards(scene, me["discards"])))]
        parts += [fact(scene, "draw-stack", chips(scene, sorted_cards(scene, list(stack.elements()))))]
    return f'<dl class="gfacts panel">{"".join(parts)}</dl>'


def sorted_cards(scene: Scene, cards: list[str]) -> list[str]:
    order = words_of(scene).edition.rules.card_ids
    return sorted(cards, key=order.index)


def fact(scene: Scene, message: str, body: str) -> str:
    return f"<div><dt>{scene.say(message)}</dt><dd>{body or scene.say('none')}</dd></div>"


def gathered(scene: Scene, p: dict[str, Any]) -> str:
    """Station masters, hazards and camp tiles as small pictures."""
    game, language, words = scene.view.game, scene.language, words_of(scene)
    tiles = Counter([*p["hazards"], *[f"camp_{colour}" for colour, n in p["camps"].items() for _ in range(n)]])
    drawn = [(name, n, pictures.tile(game, language, name)) for name, n in tiles.items()]
    masters = [(name, 1, master_tile(game, language, name)) for name in p["masters"]]
    return "".join([small_tile(scene, words, *one) for one in masters + drawn])


def small_tile(scene: Scene, words: Print, name: str, n: int, drawn: str) -> str:
    label = escape(words.described(name))
    number = f'<b class="num">{scene.num(n)}</b>' if n > 1 else ""
    return (
        f'<span class="gchip" role="img" aria-label="{label}" title="{label}"><svg class="gtile" viewBox="-27 -27 54 54"'
        f' aria-hidden="true">{drawn}</svg>{number}</span>'
    )


# ---- The hand ---------------------------------------------------------------------------------------------


def hand(scene: Scene, seat: int) -> str:
    """The viewer's hand; what it is worth in Kansas City now."""
    me, words = scene.o["players"][seat], words_of(scene)
    cards = []
    for i, card in enumerate(me["hand"]):
        name = words.edition.log_names[card]
        extra = f'id="hand-{i}"'
        if card in words.edition.cattle:
            cards.append(str(cattle(scene, card, f"discard {name}", f"remove {name}", f"raise {name}", extra=extra)))
        else:
            actions = (f"play objective {short(card)}", f"discard {name}", f"remove {name}")
            cards.append(str(objective(scene, card, *actions, extra=extra)))
    value = sum(breeding_values(scene, me["hand"])) + permanent(scene, seat)
    note = str(scene.say("hand-note", value=value, most=value + me["certificates"]))
    head = f'<header><h2>{scene.say("your-hand")}</h2><span class="muted small">{note}</span></header>'
    return f'<section class="dock dock--peek sec" aria-label="{scene.say("your-hand")}">{head}{items(cards, "hand")}</section>'


def breeding_values(scene: Scene, cards: Sequence[str]) -> list[int]:
    """The values of the different breeds, each once, the highest (GWT-7.6, GWT-16.4)."""
    best: dict[str, int] = {}
    for card in cards:
        row = words_of(scene).edition.cattle.get(card)
        if row:
            best[row["type"]] = max(best.get(row["type"], 0), row["value"])
    return list(best.values())


def permanent(scene: Scene, seat: int) -> int:
    """Permanent certificates of the station masters (GWT-9.10)."""
    masters = words_of(scene).edition.masters
    return sum([masters[master]["permanent_certificates"] for master in scene.o["players"][seat]["masters"]])


def sums(scene: Scene) -> list[str]:
    """In Kansas City: what makes up the value of the hand."""
    ask = scene.view.ask
    if ask is None or scene.me is None or ask.step != "Income":
        return []
    parts = breeding_values(scene, scene.o["players"][scene.me]["hand"])
    terms = " + ".join([str(part) for part in parts]) or "0"
    more = permanent(scene, scene.me)
    lines = [scene.say("sum-hand", terms=terms, total=sum(parts))]
    return [str(line) for line in [*lines, *([scene.say("sum-permanent", n=more)] if more else [])]]


# ---- Players ----------------------------------------------------------------------------------------------


def facts(scene: Scene, seat: int) -> str:
    """What everybody may know of a player, as it lies on the table."""
    p, words = scene.o["players"][seat], words_of(scene)
    stats = [stat(worker, scene.num(n), scene.name(worker)) for worker, n in p["workers"].items()]
    stats += [
        stat("certificate", scene.say("of", n=p["certificates"], most=p["certificate_limit"]), scene.say("certificates")),
        stat("cards", scene.say("of", n=p["hand_size"], most=p["hand_limit"]), scene.say("hand-size")),
        stat("step", scene.num(p["step_limit"]), scene.say("step-limit")),
        stat("draw", scene.num(p["deck_size"]), scene.say("draw-stack")),
    ]
    left = str(escape(words.joined("named", [words.say("unbuilt"), to_build(words, p)])))
    more = [stat("build", scene.num(len(p["unbuilt"])), left)]
    more += [stat("exchange", scene.num(p["tokens"]), scene.say("tokens-held"))] if has_tokens(scene) else []
    shown = p.get("hand") if seat != scene.me else None
    return (
        f'<div class="gmoney">{token(scene, seat)}<span class="score num">{scene.say("dollars", n=p["dollars"])}</span></div>'
        f'<div class="stats">{"".join(stats)}</div>'
        f'<div class="gthings">{chips(scene, p["area"])}{gathered(scene, p)}'
        f"{seen_cards(scene, 'top-discard', p['discard_top'], p['discard_size'])}"
        f"{seen_cards(scene, 'shown-hand', shown)}{seen_cards(scene, 'known-cards', None if shown else p['known'])}</div>"
        f'<div class="gdiscs">{disc_rows(scene, seat)}{"".join(more)}</div>'
    )


def to_build(words: Print, p: dict[str, Any]) -> str:
    return words.list_of([words.digits(tile) for tile in p["unbuilt"]])


def has_tokens(scene: Scene) -> bool:
    """Whether this edition has exchange tokens at all."""
    return bool(words_of(scene).edition.data["setup"].get("starting_exchange_tokens"))


def token(scene: Scene, seat: int) -> str:
    """Who took the job market token."""
    words = f"{icon('hourglass')}{scene.say('has-token')}"
    return f'<span class="tag tag--brass">{words}</span>' if scene.o["ender"] == seat else ""


def seen_cards(scene: Scene, message: str, cards: Sequence[str] | None, n: int = 0) -> str:
    return f'<span class="gseen"><small>{scene.say(message, n=n)}</small>{chips(scene, cards)}</span>' if cards else ""


GROUPS = (("aux", "aux"), ("cert", "certificate"), ("step", "step"), ("hand", "hand-limit"))


def disc_rows(scene: Scene, seat: int) -> str:
    """The fourteen discs of a player's board: full where the disc still lies, a ring where it is gone."""
    left, words = scene.o["players"][seat]["discs"], words_of(scene)
    out = []
    for group, picture in GROUPS:
        dots = []
        for disc in [name for name in DISCS if name.startswith(group)]:
            label = disc_words(scene, words, disc, disc in left)
            dots.append(f'<i{"" if disc in left else " data-open"} title="{label}"></i>')
        out.append(f"<span>{icon(picture)}{''.join(dots)}</span>")
    return f'<span class="gdots" role="img" aria-label="{scene.say("discs-left", n=len(left))}">{"".join(out)}</span>'


# ---- Sam --------------------------------------------------------------------------------------------------


def sam(scene: Scene) -> str:
    """The opponent of the solo game: a seat beyond the players, with its cards and its specialisation."""
    o, seat = scene.o, len(scene.view.seats)
    if o["sam"] is None:
        return ""
    p, words = o["players"][seat], words_of(scene)
    colour = colour_of(scene, seat)
    workers = "".join([stat(worker, scene.num(n), scene.name(worker)) for worker, n in p["workers"].items()])
    special = scene.say("specialisation", thing=words.name(o["sam"]["specialisation"]))
    used = words.list_of([words.digits(number) for number in o["sam"]["used"]]) or words.say("none")
    parts = [
        fact(scene, "sam-cards", str(escape(words.say("sam-deck", left=o["sam"]["deck"], used=used)))),
        fact(scene, "score-pile", chips(scene, sorted_cards(scene, o["sam"]["cards"]))),
        fact(scene, "area", chips(scene, p["area"])),
        fact(scene, "gathered", gathered(scene, p)),
        fact(scene, "unbuilt", str(escape(to_build(words, p)))),
    ]
    head = f'<header>{piece(colour)}<span class="who">{escape(scene.called(seat))}</span>{token(scene, seat)}</header>'
    discs = stat("disc", scene.num(len(p["discs"])), scene.say("discs-left", n=len(p["discs"])))
    tags = f'<div class="stats">{workers}{discs}<span class="tag">{icon(o["sam"]["specialisation"])}{special}</span></div>'
    return f'<article class="panel player gsam p{colour}">{head}{tags}<dl class="gfacts">{"".join(parts)}</dl></article>'
