"""The players in short, beside the board, and Sam."""

from __future__ import annotations

from markupsafe import escape

from serai.engine.events import message
from serai.games.great_western_trail.data import DISCS
from serai.table.boards.great_western_trail.cards import chips
from serai.table.boards.great_western_trail.mat import gathered, sorted_cards
from serai.table.boards.great_western_trail.things import colour_of, has_tokens, said
from serai.table.scene import Scene
from serai.table.svg import icon, piece, stat


def facts(scene: Scene, seat: int) -> str:
    """What everybody may know of a player, in one line; Sam, who has no seat, comes after the last player."""
    p = scene.o["players"][seat]
    stats = [stat(worker, scene.num(n), scene.name(worker)) for worker, n in p["workers"].items()]
    stats += [
        stat("certificate", scene.num(p["certificates"]), scene.say("certificates")),
        stat("cards", scene.num(p["hand_size"]), scene.say("hand-size")),
        stat("build", scene.num(len(p["unbuilt"])), scene.say("unbuilt")),
        stat("disc", scene.num(len(DISCS) - len(p["discs"])), scene.say("discs-gone")),
    ]
    stats += [stat("exchange", scene.num(p["tokens"]), scene.say("tokens-held"))] if has_tokens(scene) else []
    return f'<div class="st">{"".join(stats)}{token(scene, seat)}</div>' + (
        sam(scene) if seat + 1 == len(scene.view.seats) else ""
    )


def token(scene: Scene, seat: int) -> str:
    """Who took the job market token."""
    words = scene.say("has-token")
    return (
        f'<span class="stat ender" title="{words}">{icon("hourglass", label=words)}</span>' if scene.o["ender"] == seat else ""
    )


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
    left = scene.listed([scene.digits(tile) for tile in p["unbuilt"]])
    parts = [
        fact(scene, "sam-cards", said(scene, "sam-deck", left=o["sam"]["deck"], used=used)),
        fact(scene, "score-pile", chips(scene, sorted_cards(scene, o["sam"]["cards"]))),
        fact(scene, "area", chips(scene, p["area"])),
        fact(scene, "gathered", gathered(scene, p)),
        fact(scene, "unbuilt", str(escape(left))),
    ]
    head = f'<h3>{piece(colour)}<span class="who">{escape(scene.called(seat))}</span>{token(scene, seat)}</h3>'
    discs = stat("disc", scene.num(len(p["discs"])), scene.say("discs-left", n=len(p["discs"])))
    tags = f'<div class="st">{workers}{discs}<span class="tag">{icon(o["sam"]["specialisation"])}{special}</span></div>'
    return f'<section class="gsam p{colour}">{head}{tags}<dl>{"".join(parts)}</dl></section>'


def fact(scene: Scene, name: str, body: str) -> str:
    return f"<div><dt>{scene.say(name)}</dt><dd>{body or scene.say('none')}</dd></div>"
