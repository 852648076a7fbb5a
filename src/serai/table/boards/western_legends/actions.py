"""What can be done here and now: the row of actions, characters to choose from, dice to roll again."""

from __future__ import annotations

from typing import Final

from serai.games.western_legends.cards import CHARACTER_ROWS, LIMITS
from serai.table.boards.western_legends.map import FIGHTING
from serai.table.boards.western_legends.things import act, dollars, me_of, printed, section, tag
from serai.table.scene import Scene
from serai.table.svg import icon
from serai.table.view import Choice

# ---- The row of actions: what can be done here and now, in words ---------------------------------------------

ACTION_ICONS: Final = {
    "start with": "draw", "use": "store", "work": "work", "prospect": "gold", "deposit": "gold", "heist": "bank",
    "heal": "doctor", "revel for": "cabaret", "take": "cattle", "play": "saloon", "join": "saloon", "deliver": "delivery",
    "disc on the": "story", "duel": "fight", "look at": "eye", "rob the": "gold", "pay for": "wound",
    "decline": "pass", "restart": "redo", "be": "person", "reroll": "die", "sheriff takes": "sheriff",
}  # fmt: skip
OFFER_ICONS: Final = {
    "wound": "wound", "discard_random": "discard", "discard_own_choice": "discard", "lose_money": "dollar", "lp": "lp",
    "mp": "marshal", "wp": "wanted", "money": "dollar",
}  # fmt: skip
COUNTED: Final = {"deposit": "group-deposit", "revel for": "group-revel"}  # one button for all numbers
TWICE: Final = (*FIGHTING, "disc on the")  # these have a place on the table, and a button here too
BY_HAND: Final = ("pass", "go to", "sheriff to", "stand in", "reveal")  # never buttons here


def row_of_actions(scene: Scene) -> str:
    """Buttons for what has no place on the table.  It is drawn last, when all places are known."""
    if not scene.live:
        return ""
    groups: dict[str, list[Choice]] = {}
    for choice in scene.view.choices:
        if choice.verb in TWICE or (choice.action not in scene.placed and choice.verb not in BY_HAND):
            groups.setdefault(group_of(choice), []).append(choice)
    buttons = [action_button(scene, found) for found in groups.values()]
    step = scene.view.ask.step if scene.view.ask else ""
    if step == "TakeAction" and (scene.may("buy") or scene.may("upgrade")):
        buttons.append(f'<a class="btn legal" href="#store">{icon("store")}<span>{scene.say("to-the-store")}</span></a>')
    if not buttons and step != "TakeAction":
        return ""
    return f'<section class="here" aria-label="{scene.say("actions-here")}">{place_and_pips(scene)}{"".join(buttons)}</section>'


def group_of(choice: Choice) -> str:
    """Fights with one opponent, and numbers of one action, share a button."""
    if choice.verb in FIGHTING and choice.verb != "sheriff takes":
        return choice.thing
    return choice.verb if choice.verb in COUNTED else choice.action


def action_button(scene: Scene, found: list[Choice]) -> str:
    first = found[0]
    if first.verb in COUNTED and len(found) > 1:
        words = scene.say(COUNTED[first.verb])
    elif len(found) > 1:
        words = scene.say("group-fight", who=scene.words.word(first.meaning["who"]))
    else:
        words = scene.label(first)
    offer = OFFER_ICONS.get(first.thing.rpartition("_")[0], "card")
    picture = icon(ACTION_ICONS.get(first.verb, "fight" if first.verb in FIGHTING else offer))
    return scene.spot(f"{picture}<span>{words}</span>", *[choice.action for choice in found], cls="btn")


def place_and_pips(scene: Scene) -> str:
    """Where the viewer stands, and the viewer's actions: used, and left."""
    me, ask = me_of(scene), scene.view.ask
    if me is None or me["space"] is None or ask is None or ask.step != "TakeAction":
        return ""
    most, left = LIMITS["actions_per_turn"], scene.o["actions"]
    used = most - left
    pips = "".join(f"<i{' data-on' if n < used else ''}></i>" for n in range(most))
    label = scene.say("actions-used", n=used, most=most)
    shown = f'<span class="actpips" role="img" aria-label="{label}">{pips}</span>'
    return f'<span class="spot">{shown}<b>{scene.name(me["space"])}</b></span>'


# ---- Set-up: characters to choose from (WL-4.2, WL-21.3) ---------------------------------------------------------

CHARACTER: Final = {row["id"]: row for row in CHARACTER_ROWS}


def casting(scene: Scene) -> str:
    me = me_of(scene)
    offered = me.get("offered", []) if me is not None else []
    offered = offered or [choice.thing for choice in scene.may("be")]
    if not offered:
        return ""
    cards = "".join(f"<li>{character_card(scene, name)}</li>" for name in sorted(offered))
    return section(scene.say("characters"), f"<ul>{cards}</ul>", "sec casting")


def character_card(scene: Scene, name: str) -> str:
    """What a character starts with, and the ability from 5 LP on."""
    row = CHARACTER[name]
    things = [scene.say("start-at", place=scene.plain(row["start_location"] or row["start_space"]))]
    things += [scene.say("start-cards", count=row["start_poker_cards"])]
    things += [dollars(scene, row["start_money"])] if row["start_money"] else []
    things += [scene.name(item) for item in row["start_items"]]
    things += [scene.say("marshal-points", n=row["start_mp"])] if row["start_mp"] else []
    things += [scene.say("wanted-points", n=row["start_wp"])] if row["start_wp"] else []
    inner = (
        f'<b class="disp">{scene.name(name)}</b><span class="row wrap">{"".join(tag(thing) for thing in things)}</span>'
        f'<span class="small">{icon("lp")} {printed(scene, name)}</span>'
    )
    return scene.spot(inner, act("be", name), cls="panel character", label=scene.name(name), about=name)


# ---- Dice (WL-10.2) ------------------------------------------------------------------------------------------

FACE_ICONS: Final = {"gold": "gold", "money": "dollar", "money_reroll": "redo", "nothing": "close"}


def dice(scene: Scene) -> str:
    """The prospecting dice as they lie, while one may be rolled again."""
    if not scene.o["dice"]:
        return ""
    faces = "".join(f"<li>{die(scene, face)}</li>" for face in scene.o["dice"])
    return section(scene.say("dice"), f'<ul class="dice">{faces}</ul>', "panel sec")


def die(scene: Scene, face: str) -> str:
    inner = f"{icon(FACE_ICONS[face])}<small>{scene.name(face)}</small>"
    return scene.spot(inner, act("reroll", face), cls="die", label=scene.name(face))
