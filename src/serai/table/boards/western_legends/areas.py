"""What belongs to the players: the viewer's own cards, and everybody's panel."""

from __future__ import annotations

from typing import Any, Final

from serai.games.western_legends.cards import CATTLE, LIMITS
from serai.table.boards.western_legends.fight import changed_by
from serai.table.boards.western_legends.poker import best_with
from serai.table.boards.western_legends.things import (
    ITEM_ICONS,
    ITEM_KIND,
    act,
    dollars,
    me_of,
    poker_card,
    section,
    tag,
)
from serai.table.scene import Scene
from serai.table.svg import icon, stat

# ---- The viewer's own cards ---------------------------------------------------------------------------------------

HAND_VERBS: Final = ("act with", "react with", "fight with", "discard", "bet")
ASKED_VERB: Final = {
    "React": "react with", "LateReputation": "react with", "LayCard": "fight with", "Answer": "fight with",
    "Discard": "discard", "DiscardDown": "discard", "BetTwo": "bet",
}  # fmt: skip


def dock(scene: Scene) -> str:
    """Hand, cards already picked, goals, legendary tokens and the cattle token of the viewer."""
    me = me_of(scene)
    if me is None or me["character"] is None:
        return ""
    table = scene.o["poker"]
    cards = "".join(f"<li>{hand_card(scene, card)}</li>" for card in me["hand"])
    picked = "" if table else "".join(f"<li>{poker_card(scene, card, cls='chosen')}</li>" for card in me["picked"])
    low = "fdock" if table or scene.o["fight"] else "dock--peek"
    title = scene.say("your-hand")
    hint = scene.say("hand-limit", count=len(me["hand"]), limit=me["hand_limit"])
    inner = f'<ul class="hand">{cards}{picked}{own_secrets(scene, me)}</ul>'
    return section(title, inner, f"dock sec {low}", hint, f'tabindex="0" aria-label="{title}"')


def hand_card(scene: Scene, card: str) -> str:
    first = ASKED_VERB.get(scene.view.ask.step if scene.view.ask else "", "act with")
    verbs = [first, *[verb for verb in HAND_VERBS if verb != first]]
    promise = changed_by(scene, card) if scene.o["fight"] else best_with(scene, card)
    return poker_card(scene, card, *[act(verb, card) for verb in verbs], tag=promise)


def own_secrets(scene: Scene, me: dict[str, Any]) -> str:
    """What nobody else sees: goals, tokens, the face of the cattle token."""
    found = [goal_card(scene, goal) for goal in me["goals"]]
    found += [legend(scene, value) for value in me["tokens"]]
    found += [cattle_token(scene, me["token"])] if me["token"] else []
    return "".join(f"<li>{thing}</li>" for thing in found)


def goal_card(scene: Scene, goal: str) -> str:
    inner = f"{icon('objective')}<span>{scene.name(goal)}</span>"
    label = scene.say("goal-label", goal=scene.plain(goal))
    return scene.spot(inner, act("reveal", goal), cls="secret", label=label, extra=f'id="{goal}"')


def legend(scene: Scene, value: int) -> str:
    inner = f'{icon("lp")}<b class="num">{scene.num(value)}</b>'
    return scene.spot(inner, act("return token", str(value)), cls="secret", label=scene.say("token-label", n=value))


COW: Final = {row["id"]: row for row in CATTLE}


def cattle_token(scene: Scene, name: str) -> str:
    row = COW[name]
    words = scene.say("cattle-worth", money=row["money"], cards=row["cards"], lp=row["lp"])
    inner = f"{icon('cattle')}<span>{scene.say('cattle-token', color=row['color'])}<small>{words}</small></span>"
    return scene.spot(inner, act("deliver", "the_cattle"), cls=f"secret cow-{row['color']}", label=words)


# ---- Players' panels ----------------------------------------------------------------------------------------------


def mat(scene: Scene, seat: int) -> str:
    """All that is public of a player."""
    player = scene.o["players"][seat]
    if player["character"] is None:
        return f'<div class="tiny muted">{scene.say("no-character")}</div>'
    character, points = player["character"], scene.say("legendary-points")
    gold = f"{scene.num(player['gold'])}<small class='muted'>/{scene.num(player['gold_limit'])}</small>"
    stats = [
        stat("dollar", dollars(scene, player["money"]), scene.say("money"), "coin"),
        stat("gold", gold, scene.say("gold")),
        stat("cards", scene.num(player["hand_size"]), scene.say("hand-cards")),
        stat("steps", scene.num(player["movement"]), scene.say("movement")),
        wounds(scene, player["wounds"]),
    ]
    items = [item_tag(scene, item) for item in player["items"]]
    name = f'<span class="small muted" data-about="{character}" tabindex="0">{scene.name(character)}</span>'
    score = f'<span class="score num" title="{points}">{icon("lp", label=points)}{scene.num(player["lp"])}</span>'
    return (
        f'<div class="row wrap matline">{name}{standing(scene, seat, player)}{score}</div>'
        f'<div class="stats">{"".join(stats)}</div>'
        f'<div class="items">{"".join(items)}{other_things(scene, seat, player)}</div>'
    )


def wounds(scene: Scene, n: int) -> str:
    most = LIMITS["max_wounds"]
    hearts = "".join(f"<i{' data-on' if place < n else ''}>{icon('wound')}</i>" for place in range(most))
    return f'<span class="wounds" role="img" aria-label="{scene.say("wounds", n=n, most=most)}">{hearts}</span>'


def standing(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """Marshal or wanted, and the first-player marker."""
    tags = [tag(scene.say("marshal-points", n=player["mp"]), "marshal")] if player["mp"] else []
    tags += [tag(scene.say("wanted-points", n=player["wp"]), "wanted", "tag--danger")] if player["wp"] else []
    tags += [tag(scene.say("first-player"))] if scene.o["first"] == seat else []
    return "".join(tags)


def item_tag(scene: Scene, item: dict[str, Any]) -> str:
    """An item of anybody; the active weapon and mount are marked, upgraded ones are brass."""
    kind = ITEM_KIND[item["id"]]
    look = f"{'tag--brass' if item['upgraded'] else ''}{' idle' if kind != 'misc' and not item['active'] else ''}"
    state = f"<span class='sr'>{scene.say('active' if item['active'] else 'idle')}</span>" if kind != "misc" else ""
    return tag(f"{scene.name(item['id'])}{state}", ITEM_ICONS[kind], look, f'data-about="{item["id"]}" tabindex="0"')


def other_things(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """The carried cattle, goals and tokens by their number, and the bar on marshal points after an arrest."""
    color, tags = player["cattle"], []
    if color:
        tags.append(tag(scene.say("cattle-token", color=color), "cattle", f"cow-{color}"))
    if player["goals_size"] or player["revealed"]:
        revealed = scene.listed([scene.plain(goal) for goal in player["revealed"]])
        words = scene.say("goals-count", count=player["goals_size"], done=len(player["revealed"]))
        tags.append(tag(words, "objective", extra=f'title="{scene.say("goals-done", goals=revealed)}"'))
    if player["tokens_size"]:
        tags.append(tag(scene.say("tokens-count", count=player["tokens_size"]), "lp"))
    if seat in scene.o["turn"]["no_mp"]:
        tags.append(tag(scene.say("no-mp"), look="tag--danger"))
    return "".join(tags)
