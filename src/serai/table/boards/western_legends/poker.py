"""A game of poker at the saloon: felt, seats, own two cards, and what they can make."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from serai.games.western_legends.cards import CARD_IDS, DATA, VALUES
from serai.games.western_legends.hands import BASE, FULL, strength
from serai.table.boards.western_legends.things import back, colour_class, dollars, me_of, poker_card, spoken, token
from serai.table.scene import Scene
from serai.table.svg import icon

HANDS: Final = sorted(DATA["poker_hands"], key=lambda row: -row["strength"])
HAND_IDS: Final = {row["strength"]: row["id"] for row in HANDS}


def rank_of(flop: list[str], own: list[str]) -> int:
    """How strong these cards are, with the flop: 1 a high card, 11 a royal flush (WL-10.17)."""
    cards = [tuple(CARD_IDS.index(card) for card in cards) for cards in (flop, own)]
    return strength(cards[0], cards[1]) // BASE**FULL


def own_pile(scene: Scene) -> list[str]:
    """The cards that the viewer chooses from: the hand, or what a dealer was dealt."""
    table, me = scene.o["poker"], me_of(scene)
    if me is None or scene.me not in [*table["seats"], table["dealer"]]:
        return []
    return list(table["dealt"] if "dealt" in table else me["hand"])


def best_with(scene: Scene, card: str) -> str:
    """The best hand in which this card could be one of the viewer's two: a tag for the card."""
    table, me = scene.o["poker"], me_of(scene)
    if table is None or me is None or not scene.can(f"bet {spoken(card)}"):
        return ""
    picked = me["picked"]
    others = [[*picked]] if picked else [[other] for other in own_pile(scene) if other != card]
    return scene.name(HAND_IDS[max([rank_of(table["flop"], [card, *rest]) for rest in others] or [1])])


def felt(scene: Scene) -> str:
    """The poker table, above the map."""
    table = scene.o["poker"]
    seats = [seat for seat in [*table["seats"], table["dealer"]] if seat is not None and seat != scene.me]
    return (
        f'<section class="ptable" id="poker" aria-label="{scene.say("poker-table")}"><ul class="pseats">'
        f"{''.join(seat_at(scene, table, seat) for seat in seats)}</ul>"
        f'<div class="felt"><div class="flop"><span class="eyebrow">{scene.say("flop")}</span>'
        f'<div class="pcards">{flop(scene, table)}</div></div><div class="pot"><span class="eyebrow">{scene.say("pot")}</span>'
        f'<b class="price num">{dollars(scene, table["pot"])}</b>'
        f"<small>{scene.say('pot-and-lp', who=scene.called(table['starter']), lp=VALUES['poker_active_winner_lp'])}</small>"
        f"</div></div>{mine(scene, table)}</section>"
    )


def flop(scene: Scene, table: dict[str, Any]) -> str:
    if table["flop"]:
        return "".join(poker_card(scene, card, f"replace {spoken(card)}") for card in table["flop"])
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
    made = scene.name(HAND_IDS[rank_of(table["flop"], shown)]) if shown and table["flop"] else ""
    part = scene.say("deals") if seat == table["dealer"] else scene.say("paid", n=VALUES["poker_ante"])
    return (
        f'<li class="pseat {colour_class(scene, seat)}"><header>{token(scene, seat)}<b>{scene.who(seat)}</b>{tag}</header>'
        f'<div class="pcards">{cards}</div><small>{part}{" · " if made else ""}{made}</small></li>'
    )


def mine(scene: Scene, table: dict[str, Any]) -> str:
    """The viewer's two cards, and a dealer's four to choose from."""
    me = me_of(scene)
    if me is None or scene.me not in [*table["seats"], table["dealer"]]:
        return ""
    picked = "".join(poker_card(scene, card) for card in me["picked"])
    open_slots = VALUES["poker_hole_cards"] - len(me["picked"]) if table["flop"] else 0
    slots = f'<span class="slot pslot">{scene.say("slot-choose")}</span>' * open_slots
    made = scene.name(HAND_IDS[rank_of(table["flop"], me["picked"])]) if me["picked"] and table["flop"] else ""
    dealt = "".join(
        poker_card(scene, card, f"bet {spoken(card)}", tag=best_with(scene, card)) for card in table.get("dealt", [])
    )
    row = f'<div class="hand dealt">{dealt}</div>' if dealt else ""
    head = f'{token(scene, scene.me)}<b>{scene.say("your-poker-hand")}</b><span class="muted small">{made}</span>'
    return (
        f'<div class="pmine {colour_class(scene, scene.me)}"><header>{head}</header>'
        f'<div class="pcards">{picked}{slots}</div>{row}</div>'
    )


def order_of_hands(scene: Scene) -> str:
    """From the strongest down; what the viewer could make is marked, what the viewer has made stands out."""
    table, me = scene.o["poker"], me_of(scene)
    picked: list[str] = me["picked"] if me is not None else []
    missing = VALUES["poker_hole_cards"] - len(picked)
    pairs = [[*picked, *more] for more in combinations(own_pile(scene), missing)]
    full = not missing
    could = {rank_of(table["flop"], own) for own in pairs if own} if table["flop"] else set()
    rows = []
    for n, row in enumerate(HANDS):
        found = row["strength"] in could
        state = " aria-current=true" if found and row["strength"] == max(could) else ' class="could"' if found else ""
        tag = f'<span class="tag">{scene.say("hand-made" if full else "hand-possible")}</span>' if found else ""
        rows.append(f'<li{state}><b class="num">{scene.num(n + 1)}</b>{scene.name(row["id"])}{tag}</li>')
    hint = scene.say("strongest-first", who=scene.called(table["starter"]))
    return (
        f'<section class="panel sec"><header><h2>{scene.say("order-of-hands")}</h2><span class="muted small">{hint}</span>'
        f'</header><ol class="pranks">{"".join(rows)}</ol></section>'
    )
