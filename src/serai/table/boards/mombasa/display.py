"""What lies beside the map for everybody: the card display, the companies with their tracks, the bonus spaces."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from serai.engine.events import message, seat
from serai.games.mombasa.board import DISPLAY
from serai.games.mombasa.data import COMPANY_IDS, MEASURES
from serai.games.mombasa.printed import OR, chain
from serai.games.mombasa.printed import perk as printed_perk
from serai.games.mombasa.printed import space as printed_space
from serai.games.mombasa.spaces import SPACE_IDS, SPACE_ROWS, SPACES, TILE_ROWS, level_rows
from serai.games.mombasa.tracks import SHARES, TRACK_IDS, TRACK_ROWS
from serai.games.mombasa.vocabulary import ACQUIRE, PUT, VOCABULARY
from serai.table.boards.mombasa.pieces import area, card, chip, money, note, place, small_post, spoken
from serai.table.scene import Scene
from serai.table.svg import piece

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
    return area("cards", scene.say("mb-card-display"), piles, f'<div class="display">{"".join(columns)}</div>')


def display_space(scene: Scene, row: dict[str, Any]) -> str:
    """A card for sale; where it can be acquired it shows its whole price."""
    name = scene.o["display"][row["id"]]
    if not name:
        return f'<div class="slot" {place(row["id"])}></div>'
    action = VOCABULARY.names[ACQUIRE + DISPLAY.index(row)]
    found = scene.can(action)
    price = f'<span class="due num">{scene.num(found[0].meaning["price"])}</span>' if found else ""
    return card(scene, name, action, more=price, extra=place(row["id"]))


# ---- Companies --------------------------------------------------------------------------------------------------


def companies(scene: Scene) -> str:
    rows = "".join([company(scene, name) for name in COMPANY_IDS])
    inner = f'<div class="ctracks">{rows}</div>'
    return area("companies", scene.say("mb-companies"), note(scene.say("mb-companies-note")), inner)


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
        worth = scene.say("mb-shares", shares=me["shares"][number], value=value, worth=me["share_worth"][number])
        mine = f'<span class="mysh">{perk(scene, name)}{piece(scene.colour(scene.me))}{worth}</span>'
    track = f'<ol class="track co" aria-label="{label}">{spaces}</ol>'
    return f'<div class="ctrack" {place(name)}>{named}{mine}{track}</div>'


def track_space(scene: Scene, name: str, row: dict[str, Any], space: int) -> str:
    """Shares, special spaces, capital calls, and who stands here."""
    track = TRACK_IDS.index(row["id"])
    special = [special for special in row["special"] if special["space"] == space]
    call = sum([call["cost"] for call in row["capital_calls"] if call["after"] == space])
    inner = f'<span class="sh">{scene.num(SHARES[track][space])}</span>' if space in row["shares_at"] else ""
    inner += "".join([f'<span class="sx">{money(scene, one["pounds"])}</span>' for one in special])
    here = [seat for seat, p in enumerate(scene.o["players"]) if p["tracks"][name] == space]
    inner += "".join([marker(scene, name, seat) for seat in here])
    kind = "special" if special else "share" if space in row["shares_at"] else ""
    tip = f' data-about="{special[0]["bonus"]}" tabindex="0"' if special else ""
    due = f' data-call="{money(scene, call)}"' if call else ""
    action = f"step on {name.replace('_', ' ')}"
    if any(choice.meaning["to"] == space for choice in scene.can(action)):
        inner = scene.spot(inner, action, cls="next", label=scene.say("mb-track-space", space=space))
    return f'<li data-k="{kind}" data-n="{len(here)}"{due}{tip}>{inner}</li>'


def marker(scene: Scene, name: str, seat: int) -> str:
    """A player's marker on a company's track."""
    return f'<span data-piece="on-{name}-{seat}" {place(f"{name}-{seat}")}>{piece(scene.colour(seat))}</span>'


def perk(scene: Scene, name: str) -> str:
    """The permanent bonus that works for the viewer."""
    level = scene.o["players"][scene.me]["levels"][name]
    track = scene.o["companies"][name]["track"]
    bonus = TRACK[track]["special"][level - 1]["bonus"] if level else ""
    if not bonus or bonus in SPACE_IDS:  # tracks C and D have bonus spaces instead
        return ""
    return f'<span class="tag tag--brass">{spoken(scene, printed_perk(bonus))}</span> '


# ---- Bonus spaces -------------------------------------------------------------------------------------------------

GROUPS = {"standard": "mb-group-round", "majority": "mb-group-majority", "tile": "mb-group-tile", "track": "mb-group-track"}


def bonus(scene: Scene) -> str:
    """Where bonus markers go: on the board, and on tracks C and D; in short words, because nobody remembers codes."""
    spaces: dict[str, list[str]] = {group: [] for group in GROUPS}
    for name, owner in scene.o["spaces"].items():
        spaces[SPACE_ROWS[SPACE_IDS.index(name)].get("group", "track")].append(bonus_space(scene, name, owner))
    groups = [f"<h3>{scene.say(GROUPS[group])}</h3><ul>{''.join(rows)}</ul>" for group, rows in spaces.items() if rows]
    left = note(scene.say("mb-markers-left", n=scene.o["players"][scene.me]["markers"])) if scene.me is not None else ""
    return area("bonus", scene.say("mb-bonus-spaces"), left, "".join(groups))


def bonus_space(scene: Scene, name: str, owner: int | None) -> str:
    number = SPACE_IDS.index(name)
    marker = '<span class="hole"></span>' if owner is None else piece(scene.colour(owner))
    cost = f'<span class="price num">{money(scene, SPACES[number].cost)}</span>' if SPACES[number].cost else ""
    label = message("mb-space-label", space=name, words=printed_space(name))
    if owner is not None:
        label = message("mb-space-taken", words=label, who=seat(owner))
    title, words = in_short(scene, number)
    inner = f"{marker}<span><b>{title}</b><small>{words}</small></span>{cost}"
    look, action = "bn taken" if owner is not None else "bn", VOCABULARY.names[PUT + number]
    spot = scene.spot(inner, action, cls=look, label=spoken(scene, label), about=name, extra=place(name))
    return f"<li>{spot}</li>"


def in_short(scene: Scene, number: int) -> tuple[Markup, Markup]:
    """What a marker here does, in two short lines.  What it costs is the coin beside them."""
    space, row = SPACES[number], SPACE_ROWS[number]
    if space.leads:
        return scene.say("mb-short-first"), scene.say("mb-short-points", n=space.points)
    if space.measure >= 0:
        steps = [level.get("steps", 0) for level in level_rows(row)]
        company = scene.plain(COMPANY_IDS[space.company])
        words = scene.say("mb-short-steps", company=company, least=min(steps), most=max(steps))
        return scene.say("mb-short-most", measure=MEASURES[space.measure]), words
    if space.tile >= 0:
        return scene.say("mb-short-reserve", tile=TILE_ROWS[space.tile]["kind"]), scene.say("mb-short-next-round")
    if space.levels:
        pairs = [message("mb-short-pair", books=one["bookkeeping"], diamonds=one["diamonds"]) for one in level_rows(row)]
        return scene.say("mb-short-books-diamonds"), spoken(scene, chain(OR, pairs))
    if space.buys:
        title = scene.say("mb-short-diamonds-buy", n=space.diamonds) if space.diamonds else scene.say("mb-short-buy")
        return title, scene.say("mb-short-price", off=space.discount)
    if space.removes:
        return scene.say("mb-short-remove-coffee" if space.good >= 0 else "mb-short-remove"), scene.say(
            "mb-short-red", n=space.over
        )
    return scene.say("mb-short-tracks", tracks=space.others, steps=space.steps), scene.say("mb-short-other-tracks")
