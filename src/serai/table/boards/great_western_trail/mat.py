"""What lies before a player: workers, buildings, discs with what they close, piles.  The viewer's own is part of the table,
those of the others open by a click on their names."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from markupsafe import escape

from serai.games.great_western_trail.data import DISCS, TRACK, WORKERS, Row
from serai.games.great_western_trail.printed import either
from serai.table.boards.great_western_trail import pictures
from serai.table.boards.great_western_trail.cards import area, chips, items
from serai.table.boards.great_western_trail.pictures import master_tile
from serai.table.boards.great_western_trail.things import Print, colour_of, has_tokens, printed, words_of
from serai.table.scene import Scene
from serai.table.svg import icon, piece
from serai.words.speaker import capital

PLAQUE = (100, 72)
SLOTS = 6


def own_mat(scene: Scene, seat: int) -> str:
    """The viewer's workers, buildings and piles."""
    body = workers(scene, seat) + buildings(scene, seat) + piles(scene, seat)
    return area("mat", scene.say("your-board"), body, f"mat panelx p{colour_of(scene, seat)}")


def own_discs(scene: Scene, seat: int) -> str:
    asked = " asked" if scene.may("disc from") else ""
    return area("discs", scene.say("discs"), discs(scene, seat), f"m-discs panelx p{colour_of(scene, seat)}{asked}")


def whole_mat(scene: Scene, seat: int) -> str:
    """All that everybody may know of a player, large."""
    return (
        f'<div class="wholemat p{colour_of(scene, seat)}"><div class="mo-grid"><div class="mo-l">{workers(scene, seat)}'
        f'{piles(scene, seat)}</div>{buildings(scene, seat)}</div><div class="m-discs">{discs(scene, seat)}</div></div>'
    )


# ---- Workers ------------------------------------------------------------------------------------------------


def workers(scene: Scene, seat: int) -> str:
    there = scene.o["players"][seat]["workers"]
    return f'<div class="m-workers">{"".join([worker_row(scene, worker, there[worker]) for worker in WORKERS])}</div>'


def worker_row(scene: Scene, worker: str, n: int) -> str:
    """Six spaces: the workers there, and what the free ones bring."""
    cells = [f"<li data-on>{icon(worker)}</li>"] * (n - 1)
    cells.append(f"<li data-on>{scene.spot(icon(worker), f'give up {worker}', cls='cell')}</li>" if n else "")
    cells += [worker_space(scene.view.game, scene.language, worker, slot) for slot in range(n + 1, SLOTS + 1)]
    name = scene.name(worker)
    return (
        f'<div class="wr" style="--w:var(--worker-{worker})" title="{name}"><span class="vh">{name}</span>'
        f"<ol>{''.join(cells)}</ol></div>"
    )


@cache
def worker_space(game: str, language: str, worker: str, slot: int) -> str:
    """What a worker brings that comes to this space."""
    words = printed(game, language)
    found = [row for row in words.edition.data["worker_slot"] if row["worker"] == worker and row["slot"] == slot]
    effects, points = (found[0]["immediate"], found[0]["vp"]) if found else ([], 0)
    label = escape(words.speaker.speak(either(effects[0]))) if effects else ""
    gift = pictures.inline(words, effects[0]) if effects else ""
    worth = f"<small>{icon('vp')}{words.digits(points)}</small>" if points else ""
    return f'<li title="{label}">{gift}{worth}</li>'


# ---- Buildings ----------------------------------------------------------------------------------------------


def buildings(scene: Scene, seat: int) -> str:
    """All buildings of a player: those still to be built, and empty frames for those that have left the player's board."""
    me, words = scene.o["players"][seat], words_of(scene)
    sides = scene.o["sides"] if seat < len(scene.view.seats) else sorted(words.edition.data["sam_board"]["building_order"])
    standing = {there["tile"] for there in scene.o["trail"].values() if there["owner"] == seat}
    held = tile_asked(scene)
    own = seat == scene.me
    cards = [
        plaque(scene, seat, tile, own, tile == held) if tile in me["unbuilt"] else frame(scene, tile, tile in standing)
        for tile in sides
    ]
    return items(cards, f"m-build of{len(sides)}")


def tile_asked(scene: Scene) -> str:
    """The building that looks for its site."""
    ask = scene.view.ask
    if ask is None or ask.step != "ChooseSite":
        return ""
    tile: str = words_of(scene).edition.rules.tile_ids[ask.fields["tile"]]
    return tile


def plaque(scene: Scene, seat: int, tile: str, own: bool, held: bool) -> str:
    words = words_of(scene)
    row = words.edition.buildings[tile]
    width, height = PLAQUE
    drawn = pictures.building(scene.view.game, scene.language, tile, colour_of(scene, seat), width, height)
    box = f"{-width / 2 - 1} {-height / 2 - 1} {width + 2} {height + 2}"
    need = (
        f'<span class="need"><i>{icon("craftsman")}<b class="num">{scene.num(row["craftsmen"])}</b></i>'
        f'<i>{icon("vp")}<b class="num">{scene.num(row["vp"])}</b></i></span>'
    )
    inner = f'<svg viewBox="{box}" aria-hidden="true">{drawn}</svg>{need}'
    actions = [f"build {tile}"] if own else []
    cls = "bt lifted" if held else "bt"
    extra = f'data-place="{tile}" data-piece="{tile}"' if own else ""
    return str(scene.spot(inner, *actions, cls=cls, label=words.described(tile), about=tile, extra=extra))


def frame(scene: Scene, tile: str, standing: bool) -> str:
    words = words_of(scene)
    where = scene.say("on-the-trail") if standing else scene.say("replaced")
    points = f'{icon("vp")}<b class="num">{scene.num(words.edition.buildings[tile]["vp"] if standing else 0)}</b>'
    return (
        f'<div class="bt built" title="{where}"><span class="slot"><b class="num">{escape(words.digits(tile))}</b></span>'
        f'<span class="need"><i>{points}</i></span></div>'
    )


# ---- Discs --------------------------------------------------------------------------------------------------


def discs(scene: Scene, seat: int) -> str:
    """Auxiliary actions, certificates and limits, with the discs that close them."""
    return auxiliaries(scene, seat) + certificates(scene, seat) + limits(scene, seat)


def disc_space(scene: Scene, seat: int, disc: str, *actions: str, inner: str = "") -> str:
    """A disc that can be taken away, or the space it has left: what that opens can be used by a click on it."""
    words = words_of(scene)
    row = words.edition.table("disc_space").get(disc)  # none: a space that never had one
    closed = disc in scene.o["players"][seat]["discs"]
    label = words.disc(disc, closed) if row else ""
    corner = " dark" if row and row["corner"] == "dark" else ""
    own = seat == scene.me
    taken = [f"disc from {disc.replace('_', ' ')}"] if own and row else []
    extra = (f'data-place="{disc}"' if own else "") + ("" if closed else " data-open")
    drawn = piece(colour_of(scene, seat)) if closed else inner
    offered = [*taken, *actions] if own and (closed or scene.can(*actions)) else []
    return str(scene.spot(drawn, *offered, cls=f"ds{corner}", label=label, extra=f'{extra} title="{label}"'))


def auxiliaries(scene: Scene, seat: int) -> str:
    """Each auxiliary action is chosen by its picture or its first space, and doubled by its second."""
    words = words_of(scene)
    lines = [auxiliary(scene, words, seat, n, row) for n, row in enumerate(words.edition.data["aux_action"], 1)]
    head = f"<h3>{scene.say('auxiliary-actions')}<small>{scene.say('double')} ×{scene.num(2)}</small></h3>"
    return f'<div class="axs">{head}{items(lines, "")}</div>'


def auxiliary(scene: Scene, words: Print, seat: int, n: int, row: Row) -> str:
    names, own = words.edition.action_names, seat == scene.me
    single, twice = names["auxiliary", str(n)], names["double auxiliary", str(n)]
    label, picture = auxiliary_printed(scene.view.game, scene.language, n)
    chosen = scene.spot(picture, *[single] if own else [], cls="axe", label=label, extra=f'title="{label}"')
    spaces = disc_space(scene, seat, f"{row['id']}_a", single)
    spaces += disc_space(scene, seat, f"{row['id']}_b", twice, inner=f'<b class="num">×{scene.num(2)}</b>')
    return f'{chosen}<span class="axw" aria-hidden="true">{label}</span><span class="dd">{spaces}</span>'


@cache
def auxiliary_printed(game: str, language: str, n: int) -> tuple[str, str]:
    """An auxiliary action in words and as a picture."""
    words = printed(game, language)
    effect = words.edition.data["aux_action"][n - 1]["single"][0]
    return str(escape(capital(words.speaker.speak(either(effect))))), pictures.inline(words, effect)


def certificates(scene: Scene, seat: int) -> str:
    cells = "".join([certificate(scene, seat, n) for n in TRACK])
    return f'<div class="cer"><h3>{scene.say("certificates")}</h3><ol>{cells}</ol></div>'


def certificate(scene: Scene, seat: int, n: int) -> str:
    me = scene.o["players"][seat]
    state = " aria-current=true" if n == me["certificates"] else " data-done" if n < me["certificates"] else ""
    disc = f"cert_{n}"
    if disc in DISCS and disc in me["discs"]:
        return f"<li{state}>{disc_space(scene, seat, disc)}</li>"
    number = f'<b class="num">{scene.num(n)}</b>'
    actions = [f"certificates down to {n}"] if seat == scene.me and n <= me["certificates"] else []
    return f"<li{state}>{scene.spot(number, *actions, cls='cell') if actions else number}</li>"


def limits(scene: Scene, seat: int) -> str:
    """Steps and hand, each with the discs that raise its limit; exchange tokens of other players."""
    p, words = scene.o["players"][seat], words_of(scene)
    bonus = words.edition.rules.counts[len(scene.o["players"])]
    sides, spaces = ("left", "right"), words.edition.table("disc_space")
    steps = [disc_space(scene, seat, f"step_{side}") + more(scene, bonus[f"step_bonus_{side}"]) for side in sides]
    hand = [disc_space(scene, seat, f"hand_{side}") + more(scene, spaces[f"hand_{side}"]["effect"]["plus"]) for side in sides]
    lines = [
        limit(scene, "step", "steps", p["step_limit"], steps),
        limit(scene, "hand-limit", "hand-limit", p["hand_limit"], hand),
    ]
    if has_tokens(scene) and seat != scene.me:
        lines.append(limit(scene, "exchange", "tokens", p["tokens"], []))
    return f'<div class="lims">{"".join(lines)}</div>'


def limit(scene: Scene, picture: str, message: str, n: int, spaces: list[str]) -> str:
    label = scene.say(message, n=n)
    return f'<div title="{label}">{icon(picture, label=label)}<b class="num">{scene.num(n)}</b>{"".join(spaces)}</div>'


def more(scene: Scene, n: int) -> str:
    return f'<small class="num">+{scene.num(n)}</small>'


# ---- Piles --------------------------------------------------------------------------------------------------


def piles(scene: Scene, seat: int) -> str:
    """Cards and tiles of a player: the owner may look through both piles, the others see how many, the top discard, and what
    was shown."""
    p = scene.o["players"][seat]
    parts = [
        pile(scene, "draw-stack", chips(scene, p["deck"]) if "deck" in p else "", p["deck_size"]),
        pile(scene, "discard-pile", chips(scene, discarded(scene, p)), p["discard_size"]),
        pile(scene, "area", chips(scene, p["area"]), len(p["area"])),
        pile(scene, "gathered", gathered(scene, p), len(p["masters"]) + len(p["hazards"]) + sum(p["camps"].values())),
    ]
    if seat != scene.me:
        seen = p.get("hand") or p["known"]
        parts.append(pile(scene, "hand-size", chips(scene, seen), p["hand_size"]))
    return f'<dl class="m-piles">{"".join(parts)}</dl>'


def discarded(scene: Scene, p: dict[str, Any]) -> list[str]:
    return sorted_cards(scene, p["discards"]) if "discards" in p else p["discard_top"]


PILES = {"draw-stack": "draw", "discard-pile": "discard", "area": "objective", "gathered": "rockfall", "hand-size": "cards"}


def pile(scene: Scene, message: str, body: str, n: int) -> str:
    name = scene.say(message)
    head = f'<dt title="{name}">{icon(PILES[message])}<span>{name}</span> <b class="num">{scene.num(n)}</b></dt>'
    return f"<div>{head}<dd>{body}</dd></div>"


def sorted_cards(scene: Scene, cards: list[str]) -> list[str]:
    order = words_of(scene).edition.rules.card_ids
    return sorted(cards, key=order.index)


def gathered(scene: Scene, p: dict[str, Any]) -> str:
    """Station masters, hazards with their points, and camp tiles, as small pictures."""
    game, language, words = scene.view.game, scene.language, words_of(scene)
    tiles = Counter([*p["hazards"], *[f"camp_{colour}" for colour, n in p["camps"].items() for _ in range(n)]])
    masters = [small(words, name, master_tile(game, language, name), "") for name in p["masters"]]
    drawn = [
        small(words, name, pictures.small_tile(game, language, name), figures(words, name, n)) for name, n in tiles.items()
    ]
    return "".join(masters + drawn)


def figures(words: Print, name: str, n: int) -> str:
    """The points of a tile, and how many there are."""
    points = words.digits(words.edition.supply_rows[name].get("vp") or "")
    return points + (f"×{words.digits(n)}" if n > 1 else "")


def small(words: Print, name: str, drawn: str, said: str) -> str:
    label = words.described(name)
    number = f'<b class="num">{said}</b>' if said else ""
    return (
        f'<span class="gchip" role="img" aria-label="{label}" title="{label}"><svg class="gtile" viewBox="-27 -27 54 54"'
        f' aria-hidden="true">{drawn}</svg>{number}</span>'
    )
