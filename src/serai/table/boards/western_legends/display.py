"""What lies around the map: tracks, stories, the store, and the corner of what comes and goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from markupsafe import escape

from serai.games.western_legends.cards import DATA, FIRST_GAME, ITEM_IDS, LIMITS, PRICE, SIDES, STORIES
from serai.games.western_legends.events import offer
from serai.table.boards.western_legends.things import (
    ITEM_ICONS,
    act,
    area,
    dollars,
    headed,
    marker,
    me_of,
    small_card,
    tag,
    token,
)
from serai.table.scene import Scene
from serai.table.svg import icon, piece, stat

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
        f"{''.join(marker(scene, seat, 'lp') for seat, lp in points if min(lp, last) == n)}</li>"
        for n in range(last + 1)
    ]
    title = scene.say("legendary-points")
    head = f'<h3 title="{scene.say("ends-at", n=o["end_lp"])}">{icon("lp")}{title}</h3>'
    inner = (
        f'<div class="lpt">{head}<ol>{"".join(spaces)}</ol></div>'
        f'<div class="mw">{track(scene, "marshal")}{track(scene, "wanted")}</div>'
    )
    return area("tracks", scene.say("tracks"), inner, "panelx")


def track(scene: Scene, name: str) -> str:
    points, picture, explained = TRACKS[name]
    cells = []
    for row in [row for row in DATA["track_spaces"] if row["track"] == name]:
        here = [seat for seat, player in enumerate(scene.o["players"]) if player[points] == row["space"]]
        reward = REWARDS[row["reward"]](scene, row["amount"])
        cells.append(
            f'<li data-row="{row["row"]}"><span class="n">{scene.num(row["space"])}</span><span class="rw">{reward}</span>'
            f"{''.join(marker(scene, seat, points) for seat in here)}</li>"
        )
    lp = next(row["row_lp"] for row in DATA["tracks"] if row["id"] == name)
    rows = scene.say(explained, first=lp[0], second=lp[1], third=lp[2])
    return (
        f'<div class="wltrack"><h3 title="{rows}">{icon(picture)}{scene.name(name)} <small>{rows}</small></h3>'
        f'<ol class="wlt">{"".join(cells)}</ol></div>'
    )


REWARDS: Final[dict[str, Callable[[Scene, int], str]]] = {
    "none": lambda scene, n: "",
    "money": lambda scene, n: f'<b class="money" title="{dollars(scene, n)}">{scene.num(n)}</b>',
    "lp": lambda scene, n: f"{icon('lp')}{scene.num(n)}",
    "draw": lambda scene, n: icon("draw", label=scene.say("track-draw", count=n)) * n,
}

# ---- Stories -------------------------------------------------------------------------------------------------------


def stories(scene: Scene) -> str:
    cards = "".join(story(scene, side, n) for n, side in enumerate(("left", "right")))
    title = scene.say("stories")
    return area("stories", title, headed(title, f'<ul class="stories">{cards}</ul>'), "panelx")


def story(scene: Scene, side: str, n: int) -> str:
    """The back of the top card: its condition and the discs on it."""
    row = scene.o["stories"][n]
    if row["condition"] is None:
        return f'<li class="storyc"><p class="small muted">{scene.say("story-deck-empty")}</p></li>'
    discs = "".join(piece(scene.colour(seat)) for seat in row["discs"])
    empty = row["needs"] - len(row["discs"])
    met = icon("check", "met", scene.say("condition-met")) if row["condition"] in scene.o["turn"]["conditions"] else ""
    slots = f'<span class="slots">{discs}{"<span class=emptyd></span>" * empty}</span>'
    inner = (
        f'<span class="row between"><b class="disp">{scene.say("story-on", side=side)}</b>'
        f"{stat('story', scene.num(row['left']), scene.say('cards-left', count=row['left']), 'tiny')}"
        f'</span><span class="cond">{scene.name(row["condition"])}</span>'
        f'<span class="row">{slots}<span class="tiny muted">{scene.say("discs-to-go", count=empty)}</span>{met}</span>'
    )
    label = scene.say("story-label", condition=scene.plain(row["condition"]), count=empty)
    card = scene.spot(inner, act("disc on the", side), cls="storyc", label=label, extra=f'data-place="{side}"')
    return f"<li>{card}</li>"


STORY: Final = {row["id"]: row for row in STORIES}


def told_story(scene: Scene) -> str:
    """The story card that is being resolved, open for all."""
    row = STORY[scene.o["told"]]
    parts = [scene.say(words, n=row[field]) for field, words in STORY_REWARDS.items() if row[field]]
    parts += [escape(scene.words.speak(offer(name))) for name in row["reward_choice"]]
    parts += [scene.say("story-gangs", gangs=scene.listed(row["bandit_gangs"]))] if row["bandit_gangs"] else []
    parts += [scene.say("story-sheriff", n=row["sheriff_move_max"])] if row["sheriff_move_max"] else []
    head = f'<span class="row between"><b class="disp">{scene.name(row["id"])}</b>{icon("story")}</span>'
    return f'<div class="storyc fresh">{head}<span class="row wrap">{"".join(tag(words) for words in parts)}</span></div>'


STORY_REWARDS: Final = {
    "reward_money": "offer-money", "reward_cards": "reward-cards", "reward_lp": "offer-lp", "reward_gold": "reward-gold",
    "reward_heal": "reward-heal", "reward_town_money": "reward-town",
}  # fmt: skip
# ---- The store ----------------------------------------------------------------------------------------------------


def store(scene: Scene) -> str:
    """All items with their prices; what the viewer owns shows its better side, for sale as an upgrade."""
    me = me_of(scene)
    own = {item["item"]: item for item in me["items"]} if me is not None else {}
    absent = FIRST_GAME["items_removed"] if scene.view.options["first_game"] else []
    items = [ware(scene, n, own.get(name)) for n, name in enumerate(ITEM_IDS) if name not in absent]
    inner = f'<ul class="storel">{"".join(f"<li>{item}</li>" for item in items)}</ul>'
    title = scene.say("place-store")
    hint = scene.say("store-hint")
    head = f'<header title="{hint}"><h2>{title}</h2><small class="only-narrow">{hint}</small></header>'
    return area("store", title, head + inner, "panelx")


def ware(scene: Scene, n: int, owned: dict[str, Any] | None) -> str:
    row, better = SIDES[n]
    side = better if owned and row["upgradable"] else row
    price = row.get("upgrade_price", 0) if owned else PRICE[n]
    sold = owned is not None and (owned["upgraded"] or not row["upgradable"])
    mark = tag(scene.say("owned")) if sold else f'<span class="price num">{dollars(scene, price)}</span>'
    upgrade = f"<small>{scene.say('upgrade-lp', n=better.get('lp', 0))}</small>" if owned and not sold else ""
    return scene.spot(
        f'{mark}{icon(ITEM_ICONS[row["kind"]])}<span class="itemname">{scene.name(side["id"])}{upgrade}</span>',
        *([] if sold else [act("upgrade" if owned else "buy", row["id"])]),
        cls="item",
        label=scene.name(side["id"]),
        about=side["id"],
        extra=f'data-place="{row["id"]}"',
    )


# ---- The corner: a story, dice, piles, the Man in Black ------------------------------------------------------------


def aside(scene: Scene) -> str:
    """A corner for what comes and goes: the story that is told, the dice as they lie; else decks and supplies."""
    if scene.o["told"] is not None:
        return area("aside", scene.name(STORY[scene.o["told"]]["id"]), told_story(scene), "panelx")
    if scene.o["dice"]:
        return area("aside", scene.say("dice"), dice(scene), "panelx")
    return area("aside", scene.say("piles"), f'<div class="piles">{piles(scene)}{black_line(scene)}</div>', "panelx")


def piles(scene: Scene) -> str:
    """Decks and supplies, the last discard, the cards in play."""
    o = scene.o
    rows = [
        stat("cards", scene.num(o["deck"]), scene.say("pile-deck")),
        stat("discard", scene.num(len(o["discards"])), scene.say("pile-discards")),
        stat("fight", scene.num(o["fight_deck"]), scene.say("pile-fight")),
        stat("gold", scene.num(o["gold"]), scene.say("pile-gold")),
    ]
    if scene.view.options["mode"] == "advanced":
        rows.append(stat("lp", scene.num(o["legendary_tokens"]), scene.say("pile-tokens")))
    shown = [f'<div class="row">{"".join(rows)}</div>']
    for words, cards in (("discards-top", o["discards"][-1:]), ("cards-played", o["played"])):
        if cards:
            shown.append(f'<div class="row">{scene.say(words)} {"".join(small_card(scene, card) for card in cards)}</div>')
    return "".join(shown)


def black_line(scene: Scene) -> str:
    """The Man in Black: points, deck, place and newest card."""
    black = scene.o["man_in_black"]
    if black is None:
        return ""
    turned = tag(scene.name(black["discards"][-1])) if black["discards"] else ""
    return (
        f'<div class="row wrap">{token(scene, len(scene.view.seats))}<b>{scene.name("man_in_black")}</b>'
        f"{stat('lp', scene.num(black['lp']), scene.say('legendary-points'))}"
        f"{stat('cards', scene.num(black['deck']), scene.say('black-deck'))}"
        f"<span>{scene.name(black['space'])}</span>{turned}</div>"
    )


# ---- Dice (WL-10.2) ------------------------------------------------------------------------------------------

FACE_ICONS: Final = {"gold": "gold", "money": "dollar", "money_reroll": "redo", "nothing": "close"}


def dice(scene: Scene) -> str:
    """The prospecting dice as they lie, while one may be rolled again."""
    faces = "".join(f"<li>{die(scene, face)}</li>" for face in scene.o["dice"])
    return f'<ul class="dice" aria-label="{scene.say("dice")}">{faces}</ul>'


def die(scene: Scene, face: str) -> str:
    inner = f"{icon(FACE_ICONS[face])}<small>{scene.name(face)}</small>"
    return scene.spot(inner, act("reroll", face), cls="die", label=scene.name(face))
