"""What each seat sees (WL-2.2 to WL-2.5)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from serai.engine.sets import named, places
from serai.games.western_legends.board import HIDEOUTS, SPACE_IDS
from serai.games.western_legends.cards import (
    BLACK_IDS,
    CARD_IDS,
    CATTLE_IDS,
    CHARACTER_IDS,
    COLOR,
    COLORS,
    CONDITION,
    CONDITIONS,
    FACES,
    FIGHT_IDS,
    GOAL_IDS,
    ITEM_IDS,
    LENGTHS,
    NOTHING,
    SIDES,
    STORY_IDS,
    VALUES,
    discs_needed,
)
from serai.games.western_legends.events import FIGHTS
from serai.games.western_legends.fight import LOSES_TIES, between_players, value, value_parts, winner
from serai.games.western_legends.hands import hand_of
from serai.games.western_legends.state import (
    MAY_DELIVER,
    MAY_DRINK,
    MAY_SPRINT,
    PLACED,
    REPUTED,
    ROBBED_BANK,
    Fight,
    Player,
    Poker,
    Western,
)

# ---- Observation: a whitelist ------------------------------------------------------------------------------


def observe(s: Western, seat: int | None) -> dict[str, Any]:
    """All that this seat sees, by id (WL-2.2): nothing of WL-2.3 but its own part of WL-2.5."""
    return {
        "game": s.setup.game.id,
        "seat": seat,
        "round": s.round,
        "last_round": s.last_round or None,
        "end_lp": LENGTHS[s.setup.options["length"]],
        "first": some(s.first),
        "active": some(s.active),
        "actions": s.actions,
        "deck": len(s.deck),
        "discards": ids(s.discards),
        "played": ids(s.played),
        "fight_deck": len(s.fight_deck),
        "sheriff": SPACE_IDS[s.sheriff],
        "bandits": [SPACE_IDS[HIDEOUTS[i]] for i in places(s.bandits)],
        "cattle": {COLORS[i]: len(ranch) for i, ranch in enumerate(s.ranches)},
        "gold": s.gold_left(),
        "dice": [FACES[face] for face in s.dice],
        "stories": [
            {
                "left": len(deck),
                "condition": CONDITIONS[CONDITION[deck[-1]]] if deck else None,
                "discs": list(s.discs[i]),
                "needs": discs_needed(len(s.players)),
            }
            for i, deck in enumerate(s.stories)
        ],
        "told": STORY_IDS[s.told] if s.told != NOTHING else None,
        "legendary_tokens": len(s.legends),
        "man_in_black": observe_black(s) if s.black_space != NOTHING else None,
        "turn": {
            "fought": places(s.fought),
            "conditions": named(CONDITIONS, s.met),
            "disc_placed": s.turn & PLACED != 0,
            "reputation_used": s.turn & REPUTED != 0,
            "bank_robbed": s.turn & ROBBED_BANK != 0,
            "no_mp": places(s.barred),
            "steps": s.steps,
            "may_sprint": s.fresh & MAY_SPRINT != 0,
            "may_drink": s.fresh & MAY_DRINK != 0,
            "may_deliver": s.fresh & MAY_DELIVER != 0,
        },
        "fight": observe_fight(s, s.fight, seat) if s.fight is not None else None,
        "poker": observe_poker(s, s.poker, seat) if s.poker is not None else None,
        "waiting": s.waiting(),
        "asked": [type(step).__name__ for step in s.stack[-1:]],
        "over": not s.stack,
        "players": [observe_player(s, p, seat == i) for i, p in enumerate(s.players)],
    }


def some(number: int) -> int | None:
    return number if number != NOTHING else None


def ids(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def observe_player(s: Western, p: Player, mine: bool) -> dict[str, Any]:
    """One mat; hand, token, goals and legendary tokens are open to their owner only."""
    view: dict[str, Any] = {
        "character": CHARACTER_IDS[p.character] if p.character != NOTHING else None,
        "space": SPACE_IDS[p.space] if p.space != NOTHING else None,
        "hand_size": len(p.hand),
        "picked_size": len(p.picked),
        "money": p.money,
        "gold": p.gold,
        "gold_limit": p.gold_limit(),
        "hand_limit": p.hand_limit(),
        "wounds": p.wounds,
        "lp": p.lp,
        "mp": p.mp,
        "wp": p.wp,
        "movement": p.movement() if p.character != NOTHING else None,
        "items": [observe_item(p, i) for i in places(p.items)],
        "cattle": COLORS[COLOR[p.token]] if p.token != NOTHING else None,
        "goals_size": len(p.goals),
        "revealed": [GOAL_IDS[goal] for goal in p.revealed],
        "tokens_size": len(p.tokens),
    }
    if mine:
        view["offered"] = [CHARACTER_IDS[c] for c in p.offered]
        view["hand"] = ids(p.hand)
        view["picked"] = ids(p.picked)
        view["token"] = CATTLE_IDS[p.token] if p.token != NOTHING else None
        view["goals"] = [GOAL_IDS[goal] for goal in p.goals]
        view["tokens"] = list(p.tokens)
    elif s.poker is not None and s.stack and not waits_for_bets(s):
        view["picked"] = ids(p.picked)  # shown (WL-10.15)
    return view


def waits_for_bets(s: Western) -> bool:
    """Are cards of this poker game still face down?"""
    return any([type(step).__name__ in ("BetTwo", "Showdown") for step in s.stack])


def observe_item(p: Player, item: int) -> dict[str, Any]:
    upgraded = p.better >> item & 1
    return {
        "id": SIDES[item][upgraded]["id"],
        "item": ITEM_IDS[item],
        "upgraded": upgraded == 1,
        "active": item in (p.weapon, p.mount),
    }


def observe_black(s: Western) -> dict[str, Any]:
    """The Man in Black: the deck is hidden, the cards turned up are not (WL-15.1)."""
    return {
        "space": SPACE_IDS[s.black_space],
        "lp": s.black_lp,
        "deck": len(s.black_deck),
        "discards": [BLACK_IDS[card] for card in s.black_discards],
    }


def observe_fight(s: Western, fight: Fight, seat: int | None) -> dict[str, Any]:
    """Cards face down are seen by who laid them; fight cards by their controller, one by a Repeating Rifle (WL-2.5)."""
    players = between_players(s, fight)
    mine = [fight.shown or seat == side for side in fight.sides]
    controls = seat is not None and seat == fight.controller
    second = fight.cards[1]
    view: dict[str, Any] = {
        "kind": FIGHTS[fight.kind],
        "sides": [side if side != NOTHING else None for side in fight.sides],
        "controller": some(fight.controller),
        "laid": [card != NOTHING for card in fight.cards],
        "card": CARD_IDS[fight.cards[0]] if fight.cards[0] != NOTHING and mine[0] else None,
        "against": None,
        "revealed": fight.shown,
        "raises": list(fight.raises),
        "reductions": list(fight.cuts),
        "shields": [side for side in (0, 1) if fight.shields >> side & 1],
        "used": ids(fight.used),
        "drawn_size": len(fight.drawn),
        "no_mp": fight.barred,
        "wins_ties": 1 if LOSES_TIES[fight.kind] else 0,
        "ahead": winner(s, fight) if fight.shown and NOTHING not in fight.cards else None,
    }
    if second != NOTHING and (fight.shown or (mine[1] if players else controls)):
        view["against"] = CARD_IDS[second] if players else FIGHT_IDS[second]
    seen = [view["card"] is not None, view["against"] is not None]
    view["values"] = [value(s, fight, side) if seen[side] else None for side in (0, 1)]
    view["parts"] = [list(value_parts(s, fight, side)) if seen[side] else None for side in (0, 1)]
    if controls:
        view["drawn"] = [FIGHT_IDS[card] for card in fight.drawn]
    if seat == fight.sides[0]:
        view["seen"] = ids(fight.known) + ([FIGHT_IDS[fight.seen]] if fight.seen != NOTHING else [])
    return view


def observe_poker(s: Western, table: Poker, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = {
        "starter": table.starter,
        "seats": list(table.seats),
        "dealer": some(table.dealer),
        "pot": table.pot,
        "flop": ids(table.flop),
        "dealt_size": len(table.dealt),
    }
    if seat is not None and seat == table.dealer:
        view["dealt"] = ids(table.dealt)
    if table.flop:
        view["made"] = [made(s, table, i) if i == seat or not waits_for_bets(s) else None for i in range(len(s.players))]
        view["possible"] = possible(s, table, seat) if seat is not None else []
    return view


def made(s: Western, table: Poker, seat: int) -> str | None:
    """The hand that a player's two cards make, as far as they are chosen."""
    picked = s.players[seat].picked
    return hand_of(table.flop, picked) if picked else None


def possible(s: Western, table: Poker, seat: int) -> list[str]:
    """The hands that this player can still make."""
    me = s.players[seat]
    if seat != table.dealer and seat not in table.seats:
        return []
    pile = table.dealt if seat == table.dealer else tuple(me.hand)
    rest = combinations(pile, max(0, VALUES["poker_hole_cards"] - len(me.picked)))
    return sorted({hand_of(table.flop, (*me.picked, *more)) for more in rest if me.picked or more})
