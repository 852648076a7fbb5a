"""What each seat sees (WL-2.2 to WL-2.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from serai.games.western_legends.board import HIDEOUTS, RANCH, SPACE_IDS, SPACE_ROWS, STATION
from serai.games.western_legends.cards import (
    BLACK_IDS,
    BRIBE,
    CARD_IDS,
    CATTLE,
    CATTLE_IDS,
    CHARACTER_IDS,
    COLOR,
    COLORS,
    CONDITION,
    CONDITIONS,
    FACES,
    FIGHT_IDS,
    GOAL_IDS,
    HAUL_MONEY,
    HAULS,
    ITEM_IDS,
    LENGTHS,
    LIMITS,
    NOTHING,
    PRICE,
    SIDES,
    STARTS,
    STORY_IDS,
    UPGRADABLE,
    UPGRADE_LP,
    UPGRADE_PRICE,
    VALUES,
    discs_needed,
)
from serai.games.western_legends.events import FIGHTS
from serai.games.western_legends.fight import Loot, between_players
from serai.games.western_legends.places import price_of_revel
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
from serai.games.western_legends.vocabulary import VOCABULARY

ITEMS: Final = len(ITEM_IDS)

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
        "bandits": [SPACE_IDS[space] for i, space in enumerate(HIDEOUTS) if s.bandits >> i & 1],
        "cattle": {color: len(ranch) for color, ranch in zip(COLORS, s.ranches, strict=True)},
        "gold": s.gold_left(),
        "dice": [FACES[face] for face in s.dice],
        "stories": [
            {
                "left": len(deck),
                "condition": CONDITIONS[CONDITION[deck[-1]]] if deck else None,
                "discs": list(discs),
                "needs": discs_needed(len(s.players)),
            }
            for deck, discs in zip(s.stories, s.discs, strict=True)
        ],
        "told": STORY_IDS[s.told] if s.told != NOTHING else None,
        "legendary_tokens": len(s.legends),
        "man_in_black": observe_black(s) if s.black_space != NOTHING else None,
        "turn": {
            "fought": [seat for seat in range(len(s.players) + 1) if s.fought >> seat & 1],
            "conditions": [name for i, name in enumerate(CONDITIONS) if s.met >> i & 1],
            "disc_placed": s.turn & PLACED != 0,
            "reputation_used": s.turn & REPUTED != 0,
            "bank_robbed": s.turn & ROBBED_BANK != 0,
            "no_mp": [seat for seat in range(len(s.players)) if s.barred >> seat & 1],
            "steps": s.steps,
            "may_sprint": s.fresh & MAY_SPRINT != 0,
            "may_drink": s.fresh & MAY_DRINK != 0,
            "may_deliver": s.fresh & MAY_DELIVER != 0,
        },
        "fight": observe_fight(s, s.fight, seat) if s.fight is not None else None,
        "poker": observe_poker(s.poker, seat) if s.poker is not None else None,
        "waiting": s.waiting(),
        "asked": [type(step).__name__ for step in s.stack[-1:]],
        "over": not s.stack,
        "players": [observe_player(s, p, seat == i) for i, p in enumerate(s.players)],
    }


def some(number: int) -> int | None:
    return number if number != NOTHING else None


def ids(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def item_ids(bits: int) -> list[str]:
    return [name for i, name in enumerate(ITEM_IDS) if bits >> i & 1]


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
        "wounds": p.wounds,
        "lp": p.lp,
        "mp": p.mp,
        "wp": p.wp,
        "movement": p.movement() if p.character != NOTHING else None,
        "items": [observe_item(p, i) for i in range(ITEMS) if p.items >> i & 1] if p.items else [],
        "cattle": COLORS[COLOR[p.token]] if p.token != NOTHING else None,
        "goals_size": len(p.goals),
        "revealed": [GOAL_IDS[goal] for goal in p.revealed],
        "tokens_size": len(p.tokens),
    }
    if mine:
        view.update(
            offered=[CHARACTER_IDS[c] for c in p.offered],
            hand=ids(p.hand),
            picked=ids(p.picked),
            token=CATTLE_IDS[p.token] if p.token != NOTHING else None,
            goals=[GOAL_IDS[goal] for goal in p.goals],
            tokens=list(p.tokens),
        )
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
        "reductions": list(fight.cuts),
        "shields": [side for side in (0, 1) if fight.shields >> side & 1],
        "used": ids(fight.used),
        "drawn_size": len(fight.drawn),
        "no_mp": fight.barred,
    }
    if second != NOTHING and (fight.shown or (mine[1] if players else controls)):
        view["against"] = CARD_IDS[second] if players else FIGHT_IDS[second]
    if controls:
        view["drawn"] = [FIGHT_IDS[card] for card in fight.drawn]
    if seat == fight.sides[0]:
        view["seen"] = ids(fight.known) + ([FIGHT_IDS[fight.seen]] if fight.seen != NOTHING else [])
    return view


def observe_poker(table: Poker, seat: int | None) -> dict[str, Any]:
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
    return view


# ---- Words in a position --------------------------------------------------------------------------------------------


def meaning(s: Western, action: int) -> dict[str, int | str]:
    """What an action means in this position, as numbers and ids: prices, gains, and what is met on the way.

    A seat that may choose it knows all of this."""
    verb, thing = VOCABULARY.verbs[action], VOCABULARY.things[action]
    return FIGURES[verb](s, thing) if verb in FIGURES else {}


def start_figures(s: Western, choice: int) -> dict[str, int | str]:
    return {"money": STARTS[choice]["money"], "cards": STARTS[choice]["cards"]}


def step_figures(s: Western, space: int) -> dict[str, int | str]:
    return {"bandit": int(s.bandit_in(space))}


def deposit_figures(s: Western, n: int) -> dict[str, int | str]:
    """Above the limit there is less money (WL-10.4)."""
    room = LIMITS["max_money"] - s.players[s.player].money
    return {"n": n, "money": min(room, n * VALUES["deposit_money_per_gold"]), "lp": n * VALUES["deposit_lp_per_gold"]}


def upgrade_figures(s: Western, thing: int) -> dict[str, int | str]:
    item = [i for i, can in enumerate(UPGRADABLE) if can][thing]
    return {"price": UPGRADE_PRICE[item], "better": SIDES[item][1]["id"], "lp": UPGRADE_LP[item]}


def delivery_figures(s: Western, thing: int) -> dict[str, int | str]:
    """The carrier knows the token (WL-2.5); at the station MP, at a ranch WP (WL-10.8, WL-10.9)."""
    me = s.players[s.player]
    row = CATTLE[me.token]
    haul = HAUL_MONEY if me.able(HAULS) else 0
    points = "mp" if me.space == STATION else "wp"
    return {"points": points, "money": row["money"] + haul, "cards": row["cards"], "lp": row["lp"]}


def loot_figures(s: Western, thing: int) -> dict[str, int | str]:
    return {"n": (*Loot(s.player).halves(s), 1)[thing]}


FIGURES: Final[dict[str, Callable[[Western, int], dict[str, int | str]]]] = {
    "start with": start_figures,
    "go to": step_figures,
    "work": lambda s, thing: {"money": VALUES["work_money"]},
    "deposit": deposit_figures,
    "heist": lambda s, thing: {"wp": VALUES["heist_win_wp"], "money": VALUES["heist_win_money"]},
    "heal": lambda s, thing: {"price": VALUES["doctor_cost"], "n": s.players[s.player].wounds},
    "revel for": lambda s, n: {"n": n, "price": price_of_revel(s.players[s.player], n)},
    "take": lambda s, thing: {"color": COLORS[RANCH.index(s.players[s.player].space)]},
    "play": lambda s, thing: {"price": VALUES["poker_ante"]},
    "join": lambda s, thing: {"price": VALUES["poker_ante"]},
    "buy": lambda s, item: {"price": PRICE[item]},
    "upgrade": upgrade_figures,
    "duel": lambda s, thing: {"lp": VALUES["duel_win_lp"]},
    "rob": lambda s, thing: {"wp": VALUES["rob_win_wp"]},
    "arrest": lambda s, thing: {"mp": VALUES["arrest_win_mp"]},
    "deliver": delivery_figures,
    "reveal": lambda s, goal: {"goal": GOAL_IDS[goal]},
    "disc on the": lambda s, deck: {"condition": CONDITIONS[CONDITION[s.stories[deck][-1]]]},
    "pay for": lambda s, thing: {"price": BRIBE},
    "rob the": loot_figures,
    "return token": lambda s, value: {"n": value},
}


def direction(start: int, end: int) -> str:
    """Where on the board a space lies, seen from another: so that it is found on a map without names."""
    east, south = (SPACE_ROWS[end][axis] - SPACE_ROWS[start][axis] for axis in ("x", "y"))
    vertical = "" if 2 * abs(south) < abs(east) else "south" if south > 0 else "north"
    horizontal = "" if 2 * abs(east) < abs(south) else "east" if east > 0 else "west"
    return "-".join(part for part in (vertical, horizontal) if part)


def label(s: Western, action: int) -> str:
    """An action in words, with the figures of this position that a player would look for."""
    verb, thing = VOCABULARY.verbs[action], VOCABULARY.things[action]
    name, figures = VOCABULARY.names[action], meaning(s, action)
    if verb == "buy":
        return f"{name} (${figures['price']})"
    if verb == "upgrade":
        better = next(row for _, row in SIDES if row["id"] == figures["better"])
        return f"upgrade to {better['name_en']} (${figures['price']})"
    if verb == "revel for":
        return f"{name} LP (${figures['price']})"
    if verb == "deposit":
        return f"{name} gold"
    if verb == "rob the":
        return ("rob half the gold", "rob half the money", "rob the cattle token")[thing]
    if verb in ("go to", "sheriff to"):
        start = s.sheriff if verb == "sheriff to" else s.players[s.player].space
        return f"{name} ({direction(start, thing)})" if start >= 0 else name
    if verb == "start with":
        return ("start with $20", "start with 2 cards", "start with $10 and 1 card")[thing]
    return name
