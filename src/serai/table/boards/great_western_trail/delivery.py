"""The viewer's hand, and what it is worth in Kansas City."""

from __future__ import annotations

from serai.table.boards.great_western_trail.cards import cattle, items, objective, short
from serai.table.boards.great_western_trail.things import words_of
from serai.table.scene import Scene


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
    worth = me["hand_value"]
    note = str(scene.say("hand-note", value=worth["total"], most=worth["most"]))
    head = f'<header><h2>{scene.say("your-hand")}</h2><span class="muted small">{note}</span></header>'
    return f'<section class="dock dock--peek sec" aria-label="{scene.say("your-hand")}">{head}{items(cards, "hand")}</section>'


def sums(scene: Scene) -> list[str]:
    """In Kansas City: what makes up the value of the hand."""
    ask = scene.view.ask
    if ask is None or scene.me is None or ask.step != "Income":
        return []
    worth = scene.o["players"][scene.me]["hand_value"]
    terms = " + ".join([str(part) for part in worth["parts"]]) or "0"
    lines = [scene.say("sum-hand", terms=terms, total=worth["breeds"])]
    lines += [scene.say("sum-permanent", n=worth["permanent"])] if worth["permanent"] else []
    return [str(line) for line in lines]
