"""What belongs to the players: the viewer's own cards, and everybody's mat."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from serai.games.western_legends.cards import CATTLE, LIMITS
from serai.table.boards.western_legends.fight import changed_by
from serai.table.boards.western_legends.poker import best_with
from serai.table.boards.western_legends.things import (
    ITEM_ICONS,
    ITEM_KIND,
    act,
    area,
    me_of,
    poker_card,
    printed,
    tag,
)
from serai.table.scene import Scene
from serai.table.svg import icon, piece, stat

# ---- The viewer's own cards ---------------------------------------------------------------------------------------

HAND_VERBS: Final = ("act with", "react with", "fight with", "discard", "bet")
ASKED_VERB: Final = {
    "React": "react with", "LateReputation": "react with", "LayCard": "fight with", "Answer": "fight with",
    "Discard": "discard", "DiscardDown": "discard", "BetTwo": "bet",
}  # fmt: skip


def hand(scene: Scene) -> str:
    """The viewer's hand, cards already picked, and what else nobody sees: goals and legendary tokens."""
    me = me_of(scene)
    if me is None:
        return ""
    cards = "".join(f"<li>{hand_card(scene, card)}</li>" for card in me["hand"])
    picked = [] if scene.o["poker"] else me["picked"]
    cards += "".join(f"<li>{poker_card(scene, card, cls='chosen')}</li>" for card in picked)
    title = scene.say("your-hand")
    hint = scene.say("hand-limit", count=len(me["hand"]), limit=me["hand_limit"])
    count = f"{scene.num(len(me['hand']))}/{scene.num(me['hand_limit'])}"
    head = f'<header title="{hint}">{icon("cards")}<span class="num">{count}</span></header>'
    return area("hand", title, f'{head}<ul class="whand" data-hand>{cards}{own_secrets(scene, me)}</ul>', "panelx")


def hand_card(scene: Scene, card: str) -> str:
    first = ASKED_VERB.get(scene.view.ask.step if scene.view.ask else "", "act with")
    verbs = [first, *[verb for verb in HAND_VERBS if verb != first]]
    promise = changed_by(scene, card) if scene.o["fight"] else best_with(scene, card)
    return poker_card(scene, card, *[act(verb, card) for verb in verbs], tag=promise)


def own_secrets(scene: Scene, me: dict[str, Any]) -> str:
    """Goals and legendary tokens, which nobody else sees."""
    found = [*[goal_card(scene, goal) for goal in me["goals"]], *[legend(scene, value) for value in me["tokens"]]]
    return "".join(f'<li class="own">{thing}</li>' for thing in found)


def goal_card(scene: Scene, goal: str) -> str:
    inner = f"{icon('objective')}<span>{scene.name(goal)}</span>"
    label = scene.say("goal-label", goal=scene.plain(goal))
    return scene.spot(inner, act("reveal", goal), cls="secret goal", label=label, extra=f'id="{goal}" data-place="{goal}"')


def legend(scene: Scene, value: int) -> str:
    inner = f'{icon("lp")}<b class="num">{scene.num(value)}</b>'
    return scene.spot(inner, act("return token", str(value)), cls="secret goal", label=scene.say("token-label", n=value))


COW: Final = {row["id"]: row for row in CATTLE}


def cattle_token(scene: Scene, name: str) -> str:
    row = COW[name]
    words = scene.say("cattle-worth", money=row["money"], cards=row["cards"], lp=row["lp"])
    inner = f"{icon('cattle')}<span>{scene.say('cattle-token', color=row['color'])}<small>{words}</small></span>"
    return scene.spot(inner, act("deliver", "the_cattle"), cls=f"secret cow-{row['color']}", label=words)


# ---- Everybody's mat ----------------------------------------------------------------------------------------------


def own_mat(scene: Scene) -> str:
    """The viewer's own mat: character, money, items, and the face of the cattle token."""
    me = me_of(scene)
    if me is None or scene.me is None:
        return ""
    cls = f"panelx p{scene.colour(scene.me)}"
    if me["character"] is None:
        return area("mat", scene.say("your-mat"), f'<div class="tiny muted">{scene.say("no-character")}</div>', cls)
    cattle = f"<li>{cattle_token(scene, me['token'])}</li>" if me["token"] else ""
    inner = (
        f'<header>{piece(scene.colour(scene.me))}{character_name(scene, me)}</header><div class="st">{figures(scene, me)}</div>'
        f'<ul class="things">{cattle}{listed_items(scene, me)}</ul>'
    )
    return area("mat", scene.say("your-mat"), inner, cls)


def panel(scene: Scene, seat: int) -> str:
    """What is public of a player, in two lines or three."""
    player = scene.o["players"][seat]
    if player["character"] is None:
        return f'<div class="tiny muted">{scene.say("no-character")}</div>'
    small = "".join(f'<span class="it" title="{scene.name(item["id"])}">{item_icon(item)}</span>' for item in player["items"])
    return (
        f'<div class="st wlp">{character_name(scene, player)}{standing(scene, seat, player)}</div>'
        f'<div class="st">{figures(scene, player)}{small}{other_things(scene, seat, player)}</div>'
    )


def whole_mat(scene: Scene, seat: int) -> str:
    """All that is public of a player, with what is printed on the character and the items."""
    player = scene.o["players"][seat]
    if player["character"] is None:
        return f'<p class="muted">{scene.say("no-character")}</p>'
    points = scene.say("legendary-points")
    items = "".join(
        f'<li class="{"" if item["active"] or ITEM_KIND[item["id"]] == "misc" else "idle"}">{item_icon(item)}'
        f"<b>{scene.name(item['id'])}</b><small>{printed(scene, item['id'])}</small></li>"
        for item in player["items"]
    )
    place = f"<span>{scene.name(player['space'])}</span>" if player["space"] else ""
    done = scene.listed([scene.plain(goal) for goal in player["revealed"]])
    goals = f'<p class="small">{icon("objective")} {scene.say("goals-done", goals=done)}</p>' if done else ""
    return (
        f'<div class="wholemat"><header><b class="disp">{scene.name(player["character"])}</b>{standing(scene, seat, player)}'
        f'<b class="cash num">{icon("lp", label=points)}{scene.num(player["lp"])}</b></header>'
        f'<p class="small">{printed(scene, player["character"])}</p>'
        f'<div class="st">{place}{figures(scene, player)}{other_things(scene, seat, player)}</div>'
        f'<ul class="matitems">{items}</ul>{goals}</div>'
    )


def character_name(scene: Scene, player: dict[str, Any]) -> str:
    name = player["character"]
    return f'<b class="chn" data-about="{name}" tabindex="0">{scene.name(name)}</b>'


def figures(scene: Scene, player: dict[str, Any]) -> str:
    """Money, gold, cards, steps and wounds."""
    gold = f"{scene.num(player['gold'])}/{scene.num(player['gold_limit'])}"
    return "".join(
        [
            stat("dollar", scene.num(player["money"]), scene.say("money"), "coin"),
            stat("gold", gold, scene.say("gold")),
            stat("cards", scene.num(player["hand_size"]), scene.say("hand-cards")),
            stat("steps", scene.num(player["movement"]), scene.say("movement")),
            wounds(scene, player["wounds"]),
        ]
    )


def wounds(scene: Scene, n: int) -> str:
    most = LIMITS["max_wounds"]
    hearts = "".join(f"<i{' data-on' if place < n else ''}>{icon('wound')}</i>" for place in range(most))
    return f'<span class="wounds" role="img" aria-label="{scene.say("wounds", n=n, most=most)}">{hearts}</span>'


def standing(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """Marshal or wanted, and the first-player marker."""
    mp, wp = player["mp"], player["wp"]
    tags = [stat("marshal", scene.num(mp), scene.say("marshal-points", n=mp), "mar")] if mp else []
    tags += [stat("wanted", scene.num(wp), scene.say("wanted-points", n=wp), "wan")] if wp else []
    tags += [tag(scene.say("first-player"))] if scene.o["first"] == seat else []
    return "".join(tags)


def item_icon(item: dict[str, Any]) -> str:
    return icon(ITEM_ICONS[ITEM_KIND[item["id"]]], "better" if item["upgraded"] else "")


def listed_items(scene: Scene, player: dict[str, Any]) -> str:
    """Items by their names; the active weapon and mount are marked, upgraded ones are brass."""
    found = []
    for item in player["items"]:
        kind = ITEM_KIND[item["id"]]
        look = f"{'tag--brass' if item['upgraded'] else ''}{' idle' if kind != 'misc' and not item['active'] else ''}"
        words = scene.say("active" if item["active"] else "idle")
        state = Markup(f'<span class="sr">{words}</span>') if kind != "misc" else ""
        name, about = scene.name(item["id"]), f'data-about="{item["id"]}" tabindex="0"'
        found.append(f"<li>{tag(name + state, ITEM_ICONS[kind], look, about)}</li>")
    return "".join(found)


def other_things(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """The carried cattle, goals and tokens by their number, and the bar on marshal points after an arrest."""
    color, tags = player["cattle"], []
    if color:
        words = scene.say("cattle-token", color=color)
        tags.append(f'<span class="it cow-{color}" title="{words}">{icon("cattle", label=words)}</span>')
    if player["goals_size"] or player["revealed"]:
        words = scene.say("goals-count", count=player["goals_size"], done=len(player["revealed"]))
        shown = f"{scene.num(len(player['revealed']))}/{scene.num(player['goals_size'] + len(player['revealed']))}"
        tags.append(stat("objective", shown, words))
    if player["tokens_size"]:
        tags.append(stat("lp", scene.num(player["tokens_size"]), scene.say("tokens-count", count=player["tokens_size"])))
    if seat in scene.o["turn"]["no_mp"]:
        tags.append(tag(scene.say("no-mp"), look="tag--danger"))
    return "".join(tags)
