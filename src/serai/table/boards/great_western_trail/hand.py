"""The viewer's hand, and what it is worth in Kansas City."""

from __future__ import annotations

from markupsafe import Markup

from serai.table.boards.great_western_trail.cards import area, cattle, items, objective, short
from serai.table.boards.great_western_trail.things import has_tokens, words_of
from serai.table.scene import Scene
from serai.table.svg import icon


def hand(scene: Scene, seat: int) -> str:
    """The viewer's hand; what it is worth in Kansas City now; exchange tokens, which bring new cards."""
    me, words = scene.o["players"][seat], words_of(scene)
    cards = []
    for i, card in enumerate(me["hand"]):
        name = words.edition.log_names[card]
        extra = f'id="hand-{i}" data-place="{card}" data-piece="{card}"'
        if card in words.edition.cattle:
            cards.append(str(cattle(scene, card, *handled(scene, card, name), extra=extra)))
        else:
            cards.append(str(objective(scene, card, *handled(scene, card, name), cls="hc ob", extra=extra)))
    worth = me["hand_value"]
    note = scene.say("hand-note", value=worth["total"], most=worth["most"])
    value = f"{scene.say('hand-value', n=worth['total'])} {icon('certificate')}<b class=num>{scene.num(worth['most'])}</b>"
    tokens = exchange(scene, me["tokens"]) if has_tokens(scene) else ""
    none = "" if cards else f'<p class="none">{scene.say("no-hand")}</p>'
    head = f'<h3>{scene.say("your-hand")}<small title="{note}">{value}</small>{tokens}</h3>'
    return area("hand", scene.say("your-hand"), head + items(cards, "hand") + none, "g-hand panelx")


def handled(scene: Scene, card: str, name: str) -> list[str]:
    """What the question would do with a card of the hand comes first: so it says why not."""
    verbs = ["remove", "discard"] if scene.may("remove") else ["discard", "remove"]
    if card in words_of(scene).edition.cattle:
        return [f"{verb} {name}" for verb in [*verbs, "raise"]]
    return [f"play objective {short(card)}", *[f"{verb} {name}" for verb in verbs]]


def exchange(scene: Scene, n: int) -> Markup:
    """Exchange tokens, to be used at any time."""
    label = scene.say("named", a=scene.words.say("tokens", n=n), b=scene.words.say("tokens-when"))
    inner = f'{icon("exchange")}<b class="num">{scene.num(n)}</b>'
    extra = f'title="{label}"'
    return scene.spot(inner, "token for 1 card", "token for 2 cards", cls="xtok", label=label, extra=extra)


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
