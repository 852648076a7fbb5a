"""What belongs to a player: the viewer's own board and buildings, what others have, and Sam."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from markupsafe import Markup, escape

from serai.engine.events import message
from serai.games.great_western_trail.data import DISCS, TRACK, WORKERS
from serai.games.great_western_trail.printed import either
from serai.table.boards.great_western_trail import pictures
from serai.table.boards.great_western_trail.cards import chips, items, section
from serai.table.boards.great_western_trail.map import master_tile
from serai.table.boards.great_western_trail.things import colour_of, said, words_of
from serai.table.scene import Scene
from serai.table.svg import icon, piece, stat
from serai.words.speaker import capital

PLAQUE = (138, 76)
SLOTS = 6


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
            label = escape(scene.words.speak(either(row["immediate"][0]))) if row["immediate"] else ""
            cells.append(f'<li title="{label}">{gift}{points}</li>')
    name = f'<span class="wname"><span>{scene.name(worker)}</span><b class="num">{scene.num(n)}</b></span>'
    return f'<div class="wrow" style="--w:var(--worker-{worker})">{name}<ol>{"".join(cells)}</ol></div>'


def disc_space(scene: Scene, seat: int, disc: str) -> str:
    """A disc that can be taken away, or the space it has left."""
    words = words_of(scene)
    row = words.edition.table("disc_space").get(disc)  # none: a space that never had one
    closed = disc in scene.o["players"][seat]["discs"]
    label = words.disc(disc, closed) if row else ""
    corner = " d--dark" if row and row["corner"] == "dark" else ""
    inner = piece(colour_of(scene, seat)) if closed else ""
    extra = "" if closed else "data-open"
    return str(scene.spot(inner, f"disc from {disc.replace('_', ' ')}", cls=f"d{corner}", label=label, extra=extra))


def auxiliaries(scene: Scene, seat: int) -> str:
    words = words_of(scene)
    names = words.edition.action_names
    lines = []
    for n, row in enumerate(words.edition.data["aux_action"], 1):
        discs = "".join([disc_space(scene, seat, f"{row['id']}_{side}") for side in "ab"])
        label = escape(capital(scene.words.speak(either(row["single"][0]))))
        single = scene.spot(pictures.inline(words, row["single"][0]), names["auxiliary", str(n)], cls="ax", label=label)
        twice = names["double auxiliary", str(n)]
        double = scene.spot("×" + scene.num(2), twice, cls="ax ax2", label=str(scene.say("double")))
        lines.append(f"{discs}{single}{double}")
    return items(lines, "aux")


def limits(scene: Scene, seat: int) -> str:
    """Certificates, steps and hand, each with the discs that raise its limit; exchange tokens."""
    me, words = scene.o["players"][seat], words_of(scene)
    cells = [certificate(scene, seat, n) for n in TRACK]
    bonus = words.edition.rules.counts[len(scene.o["players"])]
    sides, spaces = ("left", "right"), words.edition.table("disc_space")
    steps = [disc_space(scene, seat, f"step_{side}") + more(scene, bonus[f"step_bonus_{side}"]) for side in sides]
    hand = [disc_space(scene, seat, f"hand_{side}") + more(scene, spaces[f"hand_{side}"]["effect"]["plus"]) for side in sides]
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
    return str(scene.spot(inner, f"build {tile}", cls="bt", label=words.described(tile), about=tile))


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
        parts += [fact(scene, "discard-pile", chips(scene, sorted_cards(scene, me["discards"])))]
        parts += [fact(scene, "draw-stack", chips(scene, me["deck"]))]
    return f'<dl class="gfacts panel">{"".join(parts)}</dl>'


def sorted_cards(scene: Scene, cards: list[str]) -> list[str]:
    order = words_of(scene).edition.rules.card_ids
    return sorted(cards, key=order.index)


def fact(scene: Scene, message: str, body: str) -> str:
    return f"<div><dt>{scene.say(message)}</dt><dd>{body or scene.say('none')}</dd></div>"


def gathered(scene: Scene, p: dict[str, Any]) -> str:
    """Station masters, hazards and camp tiles as small pictures."""
    game, language = scene.view.game, scene.language
    tiles = Counter([*p["hazards"], *[f"camp_{colour}" for colour, n in p["camps"].items() for _ in range(n)]])
    drawn = [(name, n, pictures.tile(game, language, name)) for name, n in tiles.items()]
    masters = [(name, 1, master_tile(game, language, name)) for name in p["masters"]]
    return "".join([small_tile(scene, *one) for one in masters + drawn])


def small_tile(scene: Scene, name: str, n: int, drawn: str) -> str:
    label = words_of(scene).described(name)
    number = f'<b class="num">{scene.num(n)}</b>' if n > 1 else ""
    return (
        f'<span class="gchip" role="img" aria-label="{label}" title="{label}"><svg class="gtile" viewBox="-27 -27 54 54"'
        f' aria-hidden="true">{drawn}</svg>{number}</span>'
    )


# ---- Players ----------------------------------------------------------------------------------------------


def facts(scene: Scene, seat: int) -> str:
    """What everybody may know of a player, as it lies on the table."""
    p = scene.o["players"][seat]
    stats = [stat(worker, scene.num(n), scene.name(worker)) for worker, n in p["workers"].items()]
    stats += [
        stat("certificate", scene.say("of", n=p["certificates"], most=p["certificate_limit"]), scene.say("certificates")),
        stat("cards", scene.say("of", n=p["hand_size"], most=p["hand_limit"]), scene.say("hand-size")),
        stat("step", scene.num(p["step_limit"]), scene.say("step-limit")),
        stat("draw", scene.num(p["deck_size"]), scene.say("draw-stack")),
    ]
    left = scene.say("named", a=scene.words.say("unbuilt"), b=to_build(scene, p)) if p["unbuilt"] else scene.say("unbuilt")
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


def to_build(scene: Scene, p: dict[str, Any]) -> str:
    return scene.listed([scene.digits(tile) for tile in p["unbuilt"]])


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
    left = scene.o["players"][seat]["discs"]
    out = []
    for group, picture in GROUPS:
        dots = []
        for disc in [name for name in DISCS if name.startswith(group)]:
            label = words_of(scene).disc(disc, disc in left)
            dots.append(f'<i{"" if disc in left else " data-open"} title="{label}"></i>')
        out.append(f"<span>{icon(picture)}{''.join(dots)}</span>")
    return f'<span class="gdots" role="img" aria-label="{scene.say("discs-left", n=len(left))}">{"".join(out)}</span>'


# ---- Sam --------------------------------------------------------------------------------------------------


def sam(scene: Scene) -> str:
    """The opponent of the solo game: a seat beyond the players, with its cards and its specialisation."""
    o, seat = scene.o, len(scene.view.seats)
    if o["sam"] is None:
        return ""
    p = o["players"][seat]
    colour = colour_of(scene, seat)
    workers = "".join([stat(worker, scene.num(n), scene.name(worker)) for worker, n in p["workers"].items()])
    special = said(scene, "specialisation", thing=o["sam"]["specialisation"])
    used = o["sam"]["used"] or message("none")
    parts = [
        fact(scene, "sam-cards", said(scene, "sam-deck", left=o["sam"]["deck"], used=used)),
        fact(scene, "score-pile", chips(scene, sorted_cards(scene, o["sam"]["cards"]))),
        fact(scene, "area", chips(scene, p["area"])),
        fact(scene, "gathered", gathered(scene, p)),
        fact(scene, "unbuilt", str(escape(to_build(scene, p)))),
    ]
    head = f'<header>{piece(colour)}<span class="who">{escape(scene.called(seat))}</span>{token(scene, seat)}</header>'
    discs = stat("disc", scene.num(len(p["discs"])), scene.say("discs-left", n=len(p["discs"])))
    tags = f'<div class="stats">{workers}{discs}<span class="tag">{icon(o["sam"]["specialisation"])}{special}</span></div>'
    return f'<article class="panel player gsam p{colour}">{head}{tags}<dl class="gfacts">{"".join(parts)}</dl></article>'
