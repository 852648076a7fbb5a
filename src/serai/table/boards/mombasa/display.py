"""What lies beside the map for everybody: the card display, the companies with their tracks, the bonus spaces."""

from __future__ import annotations

from typing import Any

from serai.engine.events import message, seat
from serai.games.mombasa.board import DISPLAY
from serai.games.mombasa.data import COMPANY_IDS, MEASURES
from serai.games.mombasa.printed import perk as printed_perk
from serai.games.mombasa.printed import space as printed_space
from serai.games.mombasa.spaces import SPACE_IDS, SPACE_ROWS, SPACES, level_rows
from serai.games.mombasa.tracks import SHARES, TRACK_IDS, TRACK_ROWS
from serai.games.mombasa.vocabulary import ACQUIRE, PUT, VOCABULARY
from serai.table.boards.mombasa.pieces import (
    FIRST,
    REWARD_ICONS,
    card,
    chip,
    money,
    note,
    panel,
    part,
    reward_icons,
    small_post,
    spoken,
    tile_face,
)
from serai.table.scene import Scene
from serai.table.svg import icon, piece

TRACK = dict(zip(TRACK_IDS, TRACK_ROWS, strict=True))


# ---- Card display ---------------------------------------------------------------------------------


def display(scene: Scene) -> str:
    """The card display: the right column is the cheapest, and swept away next."""
    columns = []
    for column in dict.fromkeys(row["column"] for row in DISPLAY):
        spaces = [row for row in DISPLAY if row["column"] == column]
        cards = "".join([display_space(scene, row) for row in spaces])
        added = scene.num(spaces[0]["added_price"])
        columns.append(f'<div class="dcol"><span class="tag"><span class="num">+{added}</span></span>{cards}</div>')
    o = scene.o
    deck = scene.say("mb-deck", n=o["deck"], letter=o["deck_letter"] or "") if o["deck"] else scene.say("mb-deck-empty")
    piles = note(f"{scene.say('mb-display-note')} · {deck}")
    if o["discards"]:
        gone = "".join([chip(scene, name) for name in o["discards"]])
        many = scene.say("mb-discards", n=len(o["discards"]))
        piles += f'<details class="gone"><summary>{many}</summary><div class="chips">{gone}</div></details>'
    return panel(
        scene.say("mb-card-display"), piles, f'<div class="display">{"".join(columns)}</div>', part(scene, "mbdisplay")
    )


def display_space(scene: Scene, row: dict[str, Any]) -> str:
    """A card for sale; where it can be acquired it shows its whole price."""
    name = scene.o["display"][row["id"]]
    if not name:
        return '<div class="slot"></div>'
    action = VOCABULARY.names[ACQUIRE + DISPLAY.index(row)]
    found = scene.can(action)
    price = f'<span class="due num">{scene.num(found[0].meaning["price"])}</span>' if found else ""
    return card(scene, name, action, more=price)


# ---- Companies --------------------------------------------------------------------------------------------------


def companies(scene: Scene) -> str:
    rows = "".join([company(scene, name) for name in COMPANY_IDS])
    inner = f'<div class="ctracks">{rows}</div>'
    return panel(scene.say("mb-companies"), note(scene.say("mb-companies-note")), inner, part(scene, "mbcompanies"))


def company(scene: Scene, name: str) -> str:
    """A company's track with everybody's marker, and what one's shares are worth."""
    o, words = scene.o, name.replace("_", " ")
    row = TRACK[o["companies"][name]["track"]]
    value = o["companies"][name]["share_value"]
    head = f'{small_post(name)}<b>{scene.name(name)}</b><span class="price num">{money(scene, value)}</span>'
    label = scene.say("mb-company-label", company=scene.plain(name), value=value, track=row["id"])
    acts = (f"step on {words}", f"expand {words}", f"name track of {words}")
    named = scene.spot(head, *acts, cls="cname", label=label)
    spaces = "".join([track_space(scene, name, row, space) for space in range(row["last"] + 1)])
    mine = ""
    if scene.me is not None:
        me, number = o["players"][scene.me], COMPANY_IDS.index(name)
        worth = scene.say("mb-shares-worth", shares=me["shares"][number], value=value, worth=me["share_worth"][number])
        mine = f'<span class="mysh">{perk(scene, name)}{worth}</span>'
    return f'<div class="ctrack">{named}{mine}<ol class="track co" data-scroll aria-label="{label}">{spaces}</ol></div>'


def track_space(scene: Scene, name: str, row: dict[str, Any], space: int) -> str:
    """Shares, special spaces, capital calls, and who stands here."""
    track = TRACK_IDS.index(row["id"])
    special = [special for special in row["special"] if special["space"] == space]
    call = sum([call["cost"] for call in row["capital_calls"] if call["after"] == space])
    inner = f'<span class="sh">{scene.num(SHARES[track][space])}</span>' if space in row["shares_at"] else ""
    inner += "".join([f'<span class="sx">{money(scene, one["pounds"])}</span>' for one in special])
    here = [seat for seat, p in enumerate(scene.o["players"]) if p["tracks"][name] == space]
    inner += "".join([piece(scene.colour(seat)) for seat in here])
    kind = "special" if special else "share" if space in row["shares_at"] else ""
    tip = f' data-about="{special[0]["bonus"]}" tabindex="0"' if special else ""
    due = f' data-call="{money(scene, call)}"' if call else ""
    action = f"step on {name.replace('_', ' ')}"
    if any(choice.meaning["to"] == space for choice in scene.can(action)):
        inner = scene.spot(inner, action, cls="next", label=scene.say("mb-track-space", space=space))
    return f'<li data-k="{kind}" data-n="{len(here)}"{due}{tip}>{inner}</li>'


def perk(scene: Scene, name: str) -> str:
    """The permanent bonus that works for the viewer."""
    level = scene.o["players"][scene.me]["levels"][name]
    track = scene.o["companies"][name]["track"]
    bonus = TRACK[track]["special"][level - 1]["bonus"] if level else ""
    if not bonus or bonus in SPACE_IDS:  # tracks C and D have bonus spaces instead
        return ""
    return f'<span class="tag tag--brass">{spoken(scene, printed_perk(bonus))}</span> '


# ---- Bonus spaces -------------------------------------------------------------------------------------------------


def bonus(scene: Scene) -> str:
    """Where bonus markers go: on the board, and on tracks C and D."""
    rows = "".join([bonus_space(scene, name, owner) for name, owner in scene.o["spaces"].items()])
    left = note(scene.say("mb-markers-left", n=scene.o["players"][scene.me]["markers"])) if scene.me is not None else ""
    head = f"<header><h2>{scene.say('mb-bonus-spaces')}</h2>{left}</header>"
    return f'<section class="sec bonus">{head}<ul class="bsps">{rows}</ul></section>'


def bonus_space(scene: Scene, name: str, owner: int | None) -> str:
    number = SPACE_IDS.index(name)
    marker = '<span class="emptyd"></span>' if owner is None else piece(scene.colour(owner))
    cost = f'<span class="price num">{money(scene, SPACES[number].cost)}</span>' if SPACES[number].cost else ""
    label = message("mb-space-label", space=name, words=printed_space(name))
    if owner is not None:
        label = message("mb-space-taken", words=label, who=seat(owner))
    shown = f'<span class="bico">{cost}{space_icons(scene, number)}</span><span class="bname">{scene.name(name)}</span>'
    taken = "taken" if owner is not None else ""
    spot = scene.spot(
        marker + shown, VOCABULARY.names[PUT + number], cls=f"bsp {taken}", label=spoken(scene, label), about=name
    )
    return f'<li data-g="{SPACE_ROWS[number].get("group", "track")}">{spot}</li>'


def space_icons(scene: Scene, number: int) -> str:
    """What a marker here does, in icons."""
    space, row = SPACES[number], SPACE_ROWS[number]
    parts = []
    if space.track >= 0:
        parts.append(f'<b class="num">{TRACK_IDS[space.track]}</b>')
    if space.leads:
        parts.append(FIRST.format(scene.num(1)))
    if space.measure >= 0:
        steps = [level.get("steps", 0) for level in level_rows(row)]
        span = f"+{scene.num(min(steps))}–{scene.num(max(steps))}" if min(steps) < max(steps) else f"+{scene.num(steps[0])}"
        parts += [
            icon(MEASURES[space.measure]),
            icon("arrow", "flip"),
            small_post(COMPANY_IDS[space.company]),
            f'<b class="num">{span}</b>',
        ]
    elif space.levels:
        parts.append(choice_icons(scene, level_rows(row)))
    if space.points:
        parts.append(reward_icons(scene, {"bookkeeping": space.points}))
    if space.tile >= 0:
        parts.append(tile_face(scene, row["tile"]))
    if space.buys:
        less = f'<b class="num">−{scene.num(space.discount)}</b>' if space.discount else ""
        parts.append(icon("buy") + less)
    if space.diamonds:
        parts.append(reward_icons(scene, {"diamonds": space.diamonds}))
    if space.removes:
        only = icon(MEASURES[space.good]) if space.good >= 0 else icon("card")
        parts.append(f'{icon("remove")}{only}<b class="num">+{money(scene, space.over)}</b>')
    if space.others:
        parts.append(f'{icon("steps")}<b class="num">{scene.num(space.others)}×{scene.num(space.steps)}</b>')
    return "".join(parts)


def choice_icons(scene: Scene, rows: list[dict[str, int]]) -> str:
    """Rewards to choose from, part by part: 1/2 of this with 2/1 of that."""
    parts = [
        f'{icon(REWARD_ICONS[key])}<b class="num">{"/".join([scene.num(row[key]) for row in rows])}</b>' for key in rows[0]
    ]
    return "".join([f"<span>{part}</span>" for part in parts])
