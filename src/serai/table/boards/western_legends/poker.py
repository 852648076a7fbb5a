"""A game of poker at the saloon: felt, seats, own two cards, and what they can make."""

from __future__ import annotations

from typing import Any, Final

from serai.games.western_legends.cards import DATA, VALUES
from serai.table.boards.western_legends.things import act, area, back, colour_class, dollars, me_of, poker_card, token
from serai.table.scene import Scene
from serai.table.svg import icon

HANDS: Final = sorted(DATA["poker_hands"], key=lambda row: -row["strength"])


def best_with(scene: Scene, card: str) -> str:
    """The best hand in which this card could be one of the viewer's two: a tag for the card."""
    found = scene.can(act("bet", card))
    return scene.name(found[0].meaning["hand"]) if found and "hand" in found[0].meaning else ""


def made_by(scene: Scene, table: dict[str, Any], seat: int) -> str:
    """The hand that somebody's cards make, if the viewer sees them."""
    made = table["made"][seat] if "made" in table else None
    return scene.name(made) if made else ""


def felt(scene: Scene) -> str:
    """The poker table, over the map: seats, flop and pot, the viewer's own cards, and beside them the order of hands."""
    table = scene.o["poker"]
    seats = [seat for seat in [*table["seats"], table["dealer"]] if seat is not None and seat != scene.me]
    inner = (
        f'<div class="ptable"><ul class="pseats">{"".join(seat_at(scene, table, seat) for seat in seats)}</ul>'
        f'<div class="felt"><div class="flop"><span class="eyebrow">{scene.say("flop")}</span>'
        f'<div class="pcards">{flop(scene, table)}</div></div><div class="pot"><span class="eyebrow">{scene.say("pot")}</span>'
        f'<b class="price num">{dollars(scene, table["pot"])}</b>'
        f"<small>{scene.say('pot-and-lp', who=scene.called(table['starter']), lp=VALUES['poker_active_winner_lp'])}</small>"
        f"</div></div>{mine(scene, table)}</div>{order_of_hands(scene)}"
    )
    return area("poker", scene.say("poker-table"), inner, "stage")


def flop(scene: Scene, table: dict[str, Any]) -> str:
    if table["flop"]:
        return "".join(poker_card(scene, card, act("replace", card)) for card in table["flop"])
    return '<span class="slot pslot pslot--empty"></span>' * VALUES["poker_flop"]


def seat_at(scene: Scene, table: dict[str, Any], seat: int) -> str:
    """Somebody else at the table: cards face down, or shown."""
    player = scene.o["players"][seat]
    shown = player.get("picked", [])
    cards = "".join(poker_card(scene, card) for card in shown) or back(scene.say("face-down")) * player["picked_size"]
    chooses = bool(table["flop"]) and seat in scene.view.waiting
    ready = not shown and (scene.view.seats[seat].ready or (player["picked_size"] > 0 and not chooses))
    tag = f'<span class="tag tag--brass">{icon("check")}{scene.say("ready")}</span>' if ready else ""
    tag = f'<span class="tag">{scene.say("chooses")}</span>' if chooses else tag
    made = made_by(scene, table, seat)
    part = scene.say("deals") if seat == table["dealer"] else scene.say("paid", n=VALUES["poker_ante"])
    return (
        f'<li class="pseat {colour_class(scene, seat)}"><header>{token(scene, seat)}<b>{scene.who(seat)}</b>{tag}</header>'
        f'<div class="pcards">{cards}</div><small>{part}{" · " if made else ""}{made}</small></li>'
    )


def mine(scene: Scene, table: dict[str, Any]) -> str:
    """The viewer's two cards, and a dealer's four to choose from."""
    me = me_of(scene)
    if me is None or scene.me is None or scene.me not in [*table["seats"], table["dealer"]]:
        return ""
    picked = "".join(poker_card(scene, card) for card in me["picked"])
    open_slots = VALUES["poker_hole_cards"] - len(me["picked"]) if table["flop"] else 0
    slots = f'<span class="slot pslot">{scene.say("slot-choose")}</span>' * open_slots
    made = made_by(scene, table, scene.me)
    dealt = "".join(poker_card(scene, card, act("bet", card), tag=best_with(scene, card)) for card in table.get("dealt", []))
    row = f'<div class="hand dealt">{dealt}</div>' if dealt else ""
    head = f'{token(scene, scene.me)}<b>{scene.say("your-poker-hand")}</b><span class="muted small">{made}</span>'
    return (
        f'<div class="pmine {colour_class(scene, scene.me)}"><header>{head}</header>'
        f'<div class="pcards">{picked}{slots}</div>{row}</div>'
    )


def order_of_hands(scene: Scene) -> str:
    """From the strongest down; what the viewer could make is marked, what the viewer has made stands out."""
    table, me = scene.o["poker"], me_of(scene)
    full = me is not None and len(me["picked"]) == VALUES["poker_hole_cards"]
    could = table.get("possible", [])
    best = next((row["id"] for row in HANDS if row["id"] in could), "")
    rows = []
    for n, row in enumerate(HANDS):
        found = row["id"] in could
        state = " aria-current=true" if row["id"] == best else ' class="could"' if found else ""
        tag = f'<span class="tag">{scene.say("hand-made" if full else "hand-possible")}</span>' if found else ""
        rows.append(f'<li{state}><b class="num">{scene.num(n + 1)}</b>{scene.name(row["id"])}{tag}</li>')
    hint = scene.say("strongest-first", who=scene.called(table["starter"]))
    return (
        f'<div class="ranks"><header><h2>{scene.say("order-of-hands")}</h2><span class="muted small">{hint}</span></header>'
        f'<ol class="pranks">{"".join(rows)}</ol></div>'
    )
