"""The cattle market, the open objective cards, and what has left the game."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from markupsafe import Markup, escape

from serai.engine.events import message
from serai.games.great_western_trail.data import Row
from serai.games.great_western_trail.printed import offer as what_for
from serai.table.boards.great_western_trail.cards import cattle, chips, items, objective, section, short
from serai.table.boards.great_western_trail.things import Print, words_of
from serai.table.scene import Scene
from serai.table.svg import icon
from serai.words.speaker import capital


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
        name = escape(capital(str(scene.words.word(what_for(words.edition.rules, there[0]["id"])))))
        rest = scene.say("raise-left", heifers=scene.o["heifers"], cows=scene.o["cows"])
        left = f'<small class="muted">{rest}</small>' if there[0]["variant"] != "base" else ""
        lines.append(f"<div><dt>{name}</dt><dd>{''.join([offer(scene, row) for row in there])}{left}</dd></div>")
    return f'<dl class="mprices">{"".join(lines)}</dl>'


def offer(scene: Scene, row: Row) -> Markup:
    words = scene.say(f"offer-{row['cards']}", n=row["dollars"], new=row.get("reveals", 0))
    inner = f'<b class="num">{scene.num(row["cowboys"])}</b>{icon("cowboy")}<span>{words}</span>'
    return scene.spot(inner, words_of(scene).edition.action_names["buy by", row["id"]], cls="offer")


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


def out_of_game(scene: Scene) -> str:
    """Cards and tiles that have left the game: everybody saw them go."""
    o = scene.o
    tiles = [name for name in o["out"] if name]
    if not o["removed"] and not tiles:
        return ""
    named = scene.words.word([message("times", who=name, n=n) for name, n in Counter(tiles).items()])
    left = f"{chips(scene, o['removed'])}<span>{escape(str(named))}</span>"
    return f'<div class="gone muted small"><b>{scene.say("gone")}</b>{left}</div>'
