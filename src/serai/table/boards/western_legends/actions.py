"""What can be done here and now: buttons for the place, characters to choose from."""

from __future__ import annotations

from typing import Final

from serai.games.western_legends.cards import CHARACTER_ROWS, LIMITS
from serai.table.boards.western_legends.map import FIGHTING, PLACE_VERBS
from serai.table.boards.western_legends.things import act, area, dollars, headed, me_of, printed, tag
from serai.table.scene import Scene
from serai.table.svg import icon
from serai.table.view import Choice

# ---- What can be done here and now, in words ---------------------------------------------

ACTION_ICONS: Final = {
    "start with": "draw", "use": "store", "work": "work", "prospect": "gold", "deposit": "gold", "heist": "bank",
    "heal": "doctor", "revel for": "cabaret", "take": "cattle", "play": "saloon", "join": "saloon", "deliver": "delivery",
    "disc on the": "story", "duel": "fight", "look at": "eye", "rob the": "gold", "pay for": "wound",
    "decline": "pass", "restart": "redo", "live up to": "person", "be": "person", "reroll": "die", "sheriff takes": "sheriff",
}  # fmt: skip
OFFER_ICONS: Final = {
    "wound": "wound", "discard_random": "discard", "discard_own_choice": "discard", "lose_money": "dollar", "lp": "lp",
    "mp": "marshal", "wp": "wanted", "money": "dollar", "draw": "draw", "gold": "gold",
}  # fmt: skip
COUNTED: Final = {"deposit": "group-deposit", "revel for": "group-revel"}  # one button for all numbers
TWICE: Final = (*FIGHTING, *PLACE_VERBS, "disc on the")  # these have a place on the table, and a button here too
BY_HAND: Final = ("pass", "go to", "sheriff to", "stand in", "reveal")  # never buttons here


def here(scene: Scene) -> str:
    """Where the viewer stands, and buttons for what can be done there.  It is drawn last, when all places are known."""
    if scene.me is None:
        return ""
    groups: dict[str, list[Choice]] = {}
    for choice in scene.view.choices if scene.live else ():
        if choice.verb in TWICE or (choice.action not in scene.placed and choice.verb not in BY_HAND):
            groups.setdefault(group_of(choice), []).append(choice)
    buttons = "".join(action_button(scene, found) for found in groups.values())
    if scene.live and (scene.may("buy") or scene.may("upgrade")):
        buttons += f'<a class="deed only-narrow" href="#area-store">{icon("store")}<span>{scene.say("to-the-store")}</span></a>'
    return area("here", scene.say("actions-here"), f'{place_and_pips(scene)}<div class="deeds">{buttons}</div>', "panelx")


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
    return scene.spot(f"{picture}<span>{words}</span>", *[choice.action for choice in found], cls="deed")


def place_and_pips(scene: Scene) -> str:
    """Where the viewer stands, and in the viewer's turn the actions: used, and left."""
    me = me_of(scene)
    if me is None or me["space"] is None:
        return ""
    most, left = LIMITS["actions_per_turn"], scene.o["actions"]
    used = most - left
    pips = "".join(f"<i{' data-on' if n < used else ''}></i>" for n in range(most))
    label = scene.say("actions-used", n=used, most=most)
    shown = f'<span class="actpips" role="img" aria-label="{label}">{pips}</span>' if scene.o["active"] == scene.me else ""
    return f"<header><b>{scene.name(me['space'])}</b>{shown}</header>"


# ---- Set-up: characters to choose from (WL-4.2, WL-21.3) ---------------------------------------------------------

CHARACTER: Final = {row["id"]: row for row in CHARACTER_ROWS}


def casting(scene: Scene) -> str:
    me = me_of(scene)
    offered = me.get("offered", []) if me is not None else []
    offered = offered or [choice.thing for choice in scene.may("be")]
    if not offered:
        return ""
    cards = "".join(f"<li>{character_card(scene, name)}</li>" for name in sorted(offered))
    title = scene.say("characters")
    return area("casting", title, headed(title, f"<ul>{cards}</ul>"), "stage")


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
