"""What lies around the map: the row of actions, tracks, stories, store, piles, the viewer's own cards, the players' panels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from markupsafe import Markup

from serai.games.western_legends.cards import (
    CATTLE,
    CHARACTER_ROWS,
    DATA,
    GOAL_IDS,
    GOAL_NAMES,
    ITEM_ROWS,
    LIMITS,
    PRICE,
    SIDES,
    STORIES,
)
from serai.table.boards.western_legends.arena import changed_by
from serai.table.boards.western_legends.chart import FIGHTING
from serai.table.boards.western_legends.felt import best_with
from serai.table.boards.western_legends.things import (
    ITEM_ICONS,
    ITEM_KIND,
    called,
    dollars,
    listed,
    me_of,
    poker_card,
    printed,
    small_card,
    spoken,
    token,
)
from serai.table.draw import icon, piece, stat
from serai.table.scene import Scene
from serai.table.view import Choice

# ---- The row of actions: what can be done here and now, in words ---------------------------------------------

ACTION_ICONS: Final = {
    "start with": "draw", "use": "store", "work": "work", "prospect": "gold", "deposit": "gold", "heist": "bank",
    "heal": "doctor", "revel for": "cabaret", "take": "cattle", "play": "saloon", "join": "saloon", "deliver": "delivery",
    "disc on the": "story", "duel": "fight", "look at": "eye", "rob the": "gold", "pay for": "wound", "choose": "or",
    "decline": "pass", "restart": "redo", "be": "person", "reroll": "die", "sheriff takes": "sheriff",
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
    if scene.may("buy") or scene.may("upgrade"):
        buttons.append(f'<a class="btn legal" href="#store">{icon("store")}<span>{scene.say("to-the-store")}</span></a>')
    if not buttons:
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
        words = scene.say("group-fight", who=who_is(scene, first.thing))
    else:
        words = scene.label(first)
    name = icon(ACTION_ICONS.get(first.verb, "fight" if first.verb in FIGHTING else "card"))
    return scene.spot(f"{name}<span>{words}</span>", *[choice.action for choice in found], cls="btn")


def who_is(scene: Scene, character: str) -> str:
    """People are chosen by their characters, and shown by the names of the players."""
    seats = [seat for seat, player in enumerate(scene.o["players"]) if player["character"] == character]
    return called(scene, seats[0] if seats else len(scene.view.seats))


def place_and_pips(scene: Scene) -> str:
    """Where the viewer stands, and his actions: used, and left."""
    me, ask = me_of(scene), scene.view.ask
    if me is None or me["space"] is None or ask is None or ask.step != "TakeAction":
        return ""
    most, left = LIMITS["actions_per_turn"], scene.o["actions"]
    used = most - left
    pips = "".join(f"<i{' data-on' if n < used else ''}></i>" for n in range(most))
    label = scene.say("actions-used", n=used, most=most)
    return f'<span class="spot"><span class="actpips" role="img" aria-label="{label}">{pips}</span><b>{scene.name(me["space"])}</b></span>'


# ---- Set-up: characters to choose from (WL-4.2, WL-21.3) ---------------------------------------------------------

CHARACTER: Final = {row["id"]: row for row in CHARACTER_ROWS}


def casting(scene: Scene) -> str:
    me = me_of(scene)
    offered = me.get("offered", []) if me is not None else []
    offered = offered or [choice.thing for choice in scene.may("be")]
    if not offered:
        return ""
    cards = "".join(f"<li>{character_card(scene, name)}</li>" for name in sorted(offered))
    return f'<section class="sec casting"><header><h2>{scene.say("characters")}</h2></header><ul>{cards}</ul></section>'


def character_card(scene: Scene, name: str) -> str:
    """What a character starts with, and the ability from 5 LP on."""
    row = CHARACTER[name]
    things = [scene.say("start-at", place=scene.plain(row["start_location"] or row["start_space"]))]
    things += [scene.say("start-cards", count=row["start_poker_cards"])]
    things += [dollars(scene, row["start_money"])] if row["start_money"] else []
    things += [scene.name(item) for item in row["start_items"]]
    things += [scene.say("marshal-points", n=row["start_mp"])] if row["start_mp"] else []
    things += [scene.say("wanted-points", n=row["start_wp"])] if row["start_wp"] else []
    rows = "".join(f'<span class="tag">{thing}</span>' for thing in things)
    inner = (
        f'<b class="disp">{scene.name(name)}</b><span class="row wrap">{rows}</span>'
        f'<span class="small">{icon("lp")} {printed(scene.say, name)}</span>'
    )
    return scene.spot(inner, f"be {spoken(name)}", cls="panel character", label=scene.name(name), about=name)


# ---- Tracks -----------------------------------------------------------------------------------------------------

TRACKS: Final = {"marshal": ("mp", "marshal", "marshal-row"), "wanted": ("wp", "wanted", "wanted-row")}


def tracks(scene: Scene) -> str:
    """Legendary points of all, and the marshal and the wanted track with what their spaces give."""
    o = scene.o
    last = LIMITS["lp_track_printed_max"]
    points = [(seat, player["lp"]) for seat, player in enumerate(o["players"])]
    points += [(len(o["players"]), o["man_in_black"]["lp"])] if o["man_in_black"] else []
    spaces = [
        f'<li{" data-end" if n == o["end_lp"] else ""}><span class="n">{scene.num(n) if n % 5 == 0 else ""}</span>'
        f"{''.join(token(scene, seat) for seat, lp in points if min(lp, last) == n)}</li>"
        for n in range(last + 1)
    ]
    return (
        f'<section class="panel sec lptrack"><header><h2>{scene.say("legendary-points")}</h2><span class="muted small">'
        f'{scene.say("ends-at", n=o["end_lp"])}</span></header><ol class="track lp" data-scroll>{"".join(spaces)}</ol>'
        f'<div class="two">{track(scene, "marshal")}{track(scene, "wanted")}</div></section>'
    )


def track(scene: Scene, name: str) -> str:
    points, picture, explained = TRACKS[name]
    cells = []
    for row in [row for row in DATA["track_spaces"] if row["track"] == name]:
        pieces = "".join(
            piece(scene.colour(s)) for s, player in enumerate(scene.o["players"]) if player[points] == row["space"]
        )
        reward = REWARDS[row["reward"]](scene, row["amount"])
        cells.append(
            f'<li data-row="{row["row"]}"><span class="n">{scene.num(row["space"])}</span><span class="rw">{reward}</span>{pieces}</li>'
        )
    lp = next(row["row_lp"] for row in DATA["tracks"] if row["id"] == name)
    rows = scene.say(explained, first=lp[0], second=lp[1], third=lp[2])
    return (
        f'<div class="wltrack"><h3>{icon(picture)}{scene.name(name)} <span class="muted tiny">{rows}</span></h3>'
        f'<ol class="track">{"".join(cells)}</ol></div>'
    )


REWARDS: Final[dict[str, Callable[[Scene, int], str]]] = {
    "none": lambda scene, n: "",
    "money": dollars,
    "lp": lambda scene, n: icon("lp") + scene.num(n),
    "draw": lambda scene, n: icon("draw", label=scene.say("track-draw", count=n)) * n,
}

# ---- Stories -------------------------------------------------------------------------------------------------------


def stories(scene: Scene) -> str:
    cards = "".join(story(scene, side, n) for n, side in enumerate(("left", "right")))
    return f'<section class="sec"><header><h2>{scene.say("stories")}</h2></header><ul class="stories">{told_story(scene)}{cards}</ul></section>'


def story(scene: Scene, side: str, n: int) -> str:
    """The back of the top card: its condition and the discs on it."""
    row = scene.o["stories"][n]
    if row["condition"] is None:
        return f'<li class="panel storyc"><p class="small muted">{scene.say("story-deck-empty")}</p></li>'
    discs = "".join(piece(scene.colour(seat)) for seat in row["discs"])
    empty = row["needs"] - len(row["discs"])
    met = (
        f'<span class="tag tag--brass">{scene.say("condition-met")}</span>'
        if row["condition"] in scene.o["turn"]["conditions"]
        else ""
    )
    inner = (
        f'<span class="row between"><b class="disp">{scene.say("story-on", side=side)}</b>{met}{icon("story")}</span>'
        f'<span class="small">{scene.name(row["condition"])}</span><span class="row"><span class="slots">{discs}'
        f'{"<span class=emptyd></span>" * empty}</span><span class="tiny muted">{scene.say("discs-to-go", count=empty)}</span></span>'
        f'<span class="tiny muted">{scene.say("cards-left", count=row["left"])}</span>'
    )
    label = scene.say("story-label", condition=scene.plain(row["condition"]), count=empty)
    return f"<li>{scene.spot(inner, f'disc on the {side}', cls='panel storyc', label=label)}</li>"


STORY: Final = {row["id"]: row for row in STORIES}


def told_story(scene: Scene) -> str:
    """The story card that is being resolved, open for all."""
    if scene.o["told"] is None:
        return ""
    row = STORY[scene.o["told"]]
    tags = [scene.say(words, n=row[field]) for field, words in STORY_REWARDS.items() if row[field]]
    tags += [scene.say(CHOICES[offer.rpartition("_")[0]], n=int(offer.rpartition("_")[2])) for offer in row["reward_choice"]]
    tags += [scene.say("story-gangs", gangs=listed(scene, row["bandit_gangs"]))] if row["bandit_gangs"] else []
    tags += [scene.say("story-sheriff", n=row["sheriff_move_max"])] if row["sheriff_move_max"] else []
    shown = "".join(f'<span class="tag">{tag}</span>' for tag in tags)
    return (
        f'<li class="panel storyc fresh"><span class="row between"><b class="disp">{scene.name(row["id"])}</b>{icon("story")}</span>'
        f'<span class="row wrap">{shown}</span></li>'
    )


STORY_REWARDS: Final = {
    "reward_money": "offer-money", "reward_cards": "reward-cards", "reward_lp": "offer-lp", "reward_gold": "reward-gold",
    "reward_heal": "reward-heal",
}  # fmt: skip
CHOICES: Final = {
    "wound": "offer-wound", "discard_random": "offer-discard-random", "discard_own_choice": "offer-discard",
    "lose_money": "offer-lose-money", "lp": "offer-lp", "mp": "offer-mp", "wp": "offer-wp", "money": "offer-money",
}  # fmt: skip

# ---- The store ---------------------------------------------------------------------------------------------------------


def store(scene: Scene) -> str:
    """All items with their prices; what the viewer owns shows its better side, for sale as an upgrade."""
    me = me_of(scene)
    own = {item["item"]: item for item in me["items"]} if me is not None else {}
    items = "".join(f"<li>{ware(scene, n, own.get(row['id']))}</li>" for n, row in enumerate(ITEM_ROWS))
    return (
        f'<section class="sec" id="store"><header><h2>{scene.say("place-store")}</h2><span class="muted small">'
        f'{scene.say("store-hint")}</span></header><ul class="storel">{items}</ul></section>'
    )


def ware(scene: Scene, n: int, owned: dict[str, Any] | None) -> str:
    row, better = SIDES[n]
    side = better if owned and row["upgradable"] else row
    price = row.get("upgrade_price", 0) if owned else PRICE[n]
    sold = owned is not None and (owned["upgraded"] or not row["upgradable"])
    mark = (
        f'<span class="tag">{scene.say("owned")}</span>' if sold else f'<span class="price num">{dollars(scene, price)}</span>'
    )
    upgrade = f"<small>{scene.say('upgrade-lp', n=better.get('lp', 0))}</small>" if owned and not sold else ""
    return scene.spot(
        f'{mark}{icon(ITEM_ICONS[row["kind"]])}<span class="itemname">{scene.name(side["id"])}{upgrade}</span>',
        f"{'upgrade' if owned else 'buy'} {spoken(row['id'])}",
        cls="item",
        label=scene.name(side["id"]),
        about=side["id"],
    )


# ---- Piles, dice, the Man in Black -----------------------------------------------------------------------------------------


def piles(scene: Scene) -> str:
    """Decks and supplies."""
    o = scene.o
    rows = [
        stat("cards", scene.num(o["deck"]), scene.say("pile-deck")),
        stat("discard", scene.num(len(o["discards"])), scene.say("pile-discards")),
        stat("fight", scene.num(o["fight_deck"]), scene.say("pile-fight")),
        stat("gold", scene.num(o["gold"]), scene.say("pile-gold")),
    ]
    if scene.view.options["mode"] == "advanced":
        rows.append(stat("lp", scene.num(o["legendary_tokens"]), scene.say("pile-tokens")))
    top = (
        f'<span class="row">{scene.say("discards-top")} {small_card(scene, o["discards"][-1])}</span>' if o["discards"] else ""
    )
    played = "".join(small_card(scene, card) for card in o["played"])
    now = f'<span class="row">{scene.say("cards-played")} {played}</span>' if played else ""
    return (
        f'<section class="panel sec piles"><header><h2>{scene.say("piles")}</h2></header>'
        f'<div class="row wrap small">{"".join(rows)}{top}{now}</div>{black_panel(scene)}</section>'
    )


def black_panel(scene: Scene) -> str:
    black = scene.o["man_in_black"]
    if black is None:
        return ""
    seat = len(scene.view.seats)
    turned = "".join(f'<span class="tag">{scene.name(card)}</span>' for card in black["discards"][::-1])
    return (
        f'<div class="row wrap small">{token(scene, seat)}<b>{scene.name("man_in_black")}</b>'
        f"{stat('lp', scene.num(black['lp']), scene.say('legendary-points'))}"
        f"{stat('cards', scene.num(black['deck']), scene.say('black-deck'))}<span>{scene.name(black['space'])}</span>{turned}</div>"
    )


FACE_ICONS: Final = {"gold": "gold", "money": "dollar", "money_reroll": "redo", "nothing": "close"}


def dice(scene: Scene) -> str:
    """The prospecting dice as they lie, while one may be rolled again."""
    if not scene.o["dice"]:
        return ""
    faces = "".join(
        f"<li>{scene.spot(icon(FACE_ICONS[face]) + f'<small>{scene.name(face)}</small>', 'reroll ' + spoken(face), cls='die')}</li>"
        for face in scene.o["dice"]
    )
    return f'<section class="panel sec"><header><h2>{scene.say("dice")}</h2></header><ul class="dice">{faces}</ul></section>'


# ---- The viewer's own cards ---------------------------------------------------------------------------------------------------

HAND_VERBS: Final = ("act with", "react with", "fight with", "discard", "bet")
ASKED_VERB: Final = {
    "React": "react with", "LateReputation": "react with", "LayCard": "fight with", "Answer": "fight with", "Discard": "discard",
    "DiscardDown": "discard", "BetTwo": "bet",
}  # fmt: skip


def dock(scene: Scene) -> str:
    """Hand, cards already picked, goals, legendary tokens and the cattle token of the viewer."""
    me = me_of(scene)
    if me is None or me["character"] is None:
        return ""
    table = scene.o["poker"]
    cards = "".join(f"<li>{hand_card(scene, card)}</li>" for card in me["hand"])
    picked = "" if table else "".join(f"<li>{poker_card(scene, card, cls='chosen')}</li>" for card in me["picked"])
    most = LIMITS["hand_limit"] - me["wounds"] * LIMITS["hand_limit_minus_per_wound"]
    low = "fdock" if table or scene.o["fight"] else "dock--peek"
    return (
        f'<section class="dock sec {low}" tabindex="0" aria-label="{scene.say("your-hand")}"><header><h2>{scene.say("your-hand")}</h2>'
        f'<span class="muted small">{scene.say("hand-limit", count=len(me["hand"]), limit=most)}</span></header>'
        f'<ul class="hand">{cards}{picked}{own_secrets(scene, me)}</ul></section>'
    )


def hand_card(scene: Scene, card: str) -> str:
    first = ASKED_VERB.get(scene.view.ask.step if scene.view.ask else "", "act with")
    verbs = [first, *[verb for verb in HAND_VERBS if verb != first]]
    tag = best_with(scene, card) if scene.can(f"bet {spoken(card)}") else ""
    if scene.o["fight"] and scene.can(f"react with {spoken(card)}"):
        tag = changed_by(scene, card)
    return poker_card(scene, card, *[f"{verb} {spoken(card)}" for verb in verbs], tag=tag)


def own_secrets(scene: Scene, me: dict[str, Any]) -> str:
    """What nobody else sees: goals, tokens, the face of the cattle token."""
    found = [goal_card(scene, goal) for goal in me["goals"]]
    found += [legend(scene, value) for value in me["tokens"]]
    found += [cattle_token(scene, me["token"])] if me["token"] else []
    return "".join(f"<li>{thing}</li>" for thing in found)


def goal_card(scene: Scene, goal: str) -> str:
    words = f"reveal {GOAL_NAMES[GOAL_IDS.index(goal)]}"
    inner = f"{icon('objective')}<span>{scene.name(goal)}</span>"
    return scene.spot(inner, words, cls="secret", label=scene.say("goal-label", goal=scene.plain(goal)), extra=f'id="{goal}"')


def legend(scene: Scene, value: int) -> str:
    inner = f'{icon("lp")}<b class="num">{scene.num(value)}</b>'
    return scene.spot(inner, f"return token {value}", cls="secret", label=scene.say("token-label", n=value))


COW: Final = {row["id"]: row for row in CATTLE}


def cattle_token(scene: Scene, name: str) -> str:
    row = COW[name]
    words = scene.say("cattle-worth", money=row["money"], cards=row["cards"], lp=row["lp"])
    inner = f"{icon('cattle')}<span>{scene.say('cattle-token', color=row['color'])}<small>{words}</small></span>"
    return scene.spot(inner, "deliver the cattle", cls=f"secret cow-{row['color']}", label=words)


# ---- Players' panels ---------------------------------------------------------------------------------------------------------------


def mat(scene: Scene, seat: int) -> str:
    """All that is public of a player."""
    player = scene.o["players"][seat]
    if player["character"] is None:
        return f'<div class="tiny muted">{scene.say("no-character")}</div>'
    wounds = "".join(f"<i{' data-on' if n < player['wounds'] else ''}>{icon('wound')}</i>" for n in range(LIMITS["max_wounds"]))
    items = "".join(item_tag(scene, item) for item in player["items"])
    gold = Markup(f"{scene.num(player['gold'])}<small class='muted'>/{scene.num(player['gold_limit'])}</small>")
    return (
        f'<div class="row wrap between matline"><span class="small muted" data-about="{player["character"]}" tabindex="0">'
        f'{scene.name(player["character"])}</span>{standing(scene, seat, player)}<span class="score num" title="{scene.say("legendary-points")}">'
        f"{icon('lp', label=scene.say('legendary-points'))}{scene.num(player['lp'])}</span></div>"
        f'<div class="stats">{stat("dollar", dollars(scene, player["money"]), scene.say("money"), "coin")}'
        f"{stat('gold', gold, scene.say('gold'))}{stat('cards', scene.num(player['hand_size']), scene.say('hand-cards'))}"
        f"{stat('steps', scene.num(player['movement']), scene.say('movement'))}"
        f'<span class="wounds" role="img" aria-label="{scene.say("wounds", n=player["wounds"], most=LIMITS["max_wounds"])}">{wounds}</span></div>'
        f'<div class="items">{items}{other_things(scene, seat, player)}</div>'
    )


def standing(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """Marshal or wanted, and the first-player marker."""
    tags = f'<span class="tag">{icon("marshal")}{scene.say("marshal-points", n=player["mp"])}</span>' if player["mp"] else ""
    if player["wp"]:
        tags = f'<span class="tag tag--danger">{icon("wanted")}{scene.say("wanted-points", n=player["wp"])}</span>'
    first = f'<span class="tag">{scene.say("first-player")}</span>' if scene.o["first"] == seat else ""
    return tags + first


def item_tag(scene: Scene, item: dict[str, Any]) -> str:
    """An item of anybody; the active weapon and mount are marked, upgraded ones are brass."""
    kind = ITEM_KIND[item["id"]]
    look = f"tag{' tag--brass' if item['upgraded'] else ''}{' idle' if kind != 'misc' and not item['active'] else ''}"
    state = f"<span class='sr'>{scene.say('active' if item['active'] else 'idle')}</span>" if kind != "misc" else ""
    return f'<span class="{look}" data-about="{item["id"]}" tabindex="0">{icon(ITEM_ICONS[kind])}{scene.name(item["id"])}{state}</span>'


def other_things(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    tags = []
    if player["cattle"]:
        tags.append(
            f'<span class="tag cow-{player["cattle"]}">{icon("cattle")}{scene.say("cattle-token", color=player["cattle"])}</span>'
        )
    if player["goals_size"] or player["revealed"]:
        revealed = listed(scene, [scene.plain(goal) for goal in player["revealed"]])
        words = scene.say("goals-count", count=player["goals_size"], done=len(player["revealed"]))
        tags.append(f'<span class="tag" title="{scene.say("goals-done", goals=revealed)}">{icon("objective")}{words}</span>')
    if player["tokens_size"]:
        tags.append(f'<span class="tag">{icon("lp")}{scene.say("tokens-count", count=player["tokens_size"])}</span>')
    if seat in scene.o["turn"]["no_mp"]:
        tags.append(f'<span class="tag tag--danger">{scene.say("no-mp")}</span>')
    return "".join(tags)
