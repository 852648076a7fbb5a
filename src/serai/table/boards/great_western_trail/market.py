"""The cattle market, the open objective cards, and what has left the game."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from markupsafe import Markup, escape

from serai.engine.events import message
from serai.games.great_western_trail.data import Row
from serai.games.great_western_trail.printed import offer as what_for
from serai.table.boards.great_western_trail import pictures
from serai.table.boards.great_western_trail.cards import area, chips, items, objective, short
from serai.table.boards.great_western_trail.things import Print, words_of
from serai.table.scene import Scene
from serai.table.svg import icon
from serai.words.speaker import capital


def market(scene: Scene) -> str:
    """The open cattle cards by breed, and the options of the market with what they cost."""
    words, o = words_of(scene), scene.o
    rows = words.edition.cattle
    breeds = [breed(scene, words, list(cards)) for _, cards in groupby(o["market"], key=lambda card: rows[card]["type"])]
    note = scene.say("left-in-stack", n=o["market_stack"])
    head = f"<h3>{scene.say('market')}<small>{note}</small></h3>"
    body = f'{head}<ul class="mk">{"".join(breeds)}</ul>{offers(scene, words)}'
    return area("market", scene.say("market"), body, "g-market panelx")


def breed(scene: Scene, words: Print, cards: list[str]) -> str:
    """All cards of a breed in one row: its head, its value, and the points of each card."""
    row, names = words.edition.cattle[cards[0]], words.edition.log_names
    chips_of = "".join(
        [
            scene.spot(
                f'<span class="num">{scene.num(words.edition.cattle[card]["vp"])}</span>',
                f"choose {names[card]}",
                cls="vpc",
                label=words.described(card),
                about=card,
                extra=f'data-place="{card}" data-piece="{card}"',
            )
            for card in cards
        ]
    )
    head = pictures.cow(row["color"], *words.edition.breeds[row["color"]])
    return (
        f'<li style="--band:var(--cow-{row["color"]})"><span class="cowh">{head}'
        f'<b class="val num">{scene.num(row["value"])}</b></span>'
        f'<span class="brd"><em>{words.breed(cards[0])}</em><span class="vps">{chips_of}</span></span></li>'
    )


def offers(scene: Scene, words: Print) -> str:
    """Options for the same cattle stand in one line."""
    variants = ("base", "simmental") if scene.view.options.get("simmental") else ("base",)
    rows = [row for row in words.edition.data["cattle_market_option"] if row["variant"] in variants]
    lines = []
    for _, group in groupby(rows, key=lambda row: row["types"]):
        there = list(group)
        name = escape(capital(str(scene.words.word(what_for(words.edition.rules, there[0]["id"])))))
        rest = scene.say("raise-left", heifers=scene.o["heifers"], cows=scene.o["cows"])
        left = f"<small>{rest}</small>" if there[0]["variant"] != "base" else ""
        for_what = f'<span class="what" title="{name}" role="img" aria-label="{name}">{wanted(scene, words, there[0])}</span>'
        lines.append(f"{for_what}{''.join([offer(scene, row) for row in there])}{left}")
    lines[-1] += out_of_game(scene)
    return items(lines, "ofs")


def wanted(scene: Scene, words: Print, row: Row) -> str:
    """What an option brings: cattle of a value, or a picture for new cards and for calves."""
    cattle = words.edition.cattle
    values = {found["value"] for found in cattle.values() if found["type"] in row["types"]}
    if row["variant"] == "base" and values:
        return f'<b class="val num">{scene.num(min(values))}</b>'
    colour = next((found["color"] for found in cattle.values() if found["type"] in row["types"]), "")
    return pictures.cow(colour, *words.edition.breeds[colour]) if colour else icon("draw")


def offer(scene: Scene, row: Row) -> Markup:
    words = scene.say(f"offer-{row['cards']}", n=row["dollars"], new=row.get("reveals", 0))
    inner = f'{icon("cowboy")}<b class="num">{scene.num(row["cowboys"])}</b><em class="num">{words}</em>'
    return scene.spot(inner, words_of(scene).edition.action_names["buy by", row["id"]], cls="of")


def objectives(scene: Scene) -> str:
    """The open objective cards and their stack."""
    o = scene.o
    cards = [
        str(objective(scene, card, f"take objective {short(card)}", extra=f'data-place="{card}" data-piece="{card}"'))
        for card in o["objectives"]
    ]
    left = o["objective_stack"]
    label = str(scene.say("objective-stack", n=left))
    look = "obstack back" if left else "obstack slot"
    inner = f'{icon("objective")}<b class="num">{scene.num(left)}</b>'
    extra = f'title="{label}" data-place="objective_stack"'
    cards.append(str(scene.spot(inner, "take the top objective", cls=look, label=label, extra=extra)))
    shown = "".join([f"<li>{card}</li>" for card in cards])
    return area("objectives", scene.say("objectives"), f"<h3>{scene.say('objectives')}</h3><ul>{shown}</ul>", "g-obj")


def out_of_game(scene: Scene) -> str:
    """Cards and tiles that have left the game: everybody saw them go."""
    o = scene.o
    tiles = [name for name in o["out"] if name]
    if not o["removed"] and not tiles:
        return ""
    named = scene.words.word([message("times", who=name, n=n) for name, n in Counter(tiles).items()])
    left = f"{chips(scene, o['removed'])}<span>{escape(str(named))}</span>"
    return f'<details class="gone" id="gone"><summary>{scene.say("gone")}</summary><div>{left}</div></details>'
