"""What actions and questions of Western Legends mean in a position: the facts that words are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serai.engine.events import Fact, message, seat
from serai.engine.step import PASS, Step
from serai.games.western_legends.board import LOCATIONS, RANCH, STATION
from serai.games.western_legends.cards import (
    ABILITY_ACTION,
    ABILITY_PRICE,
    BRIBE,
    CATTLE,
    COLORS,
    CONDITION,
    CONDITIONS,
    FIGHT_IDS,
    GOAL_IDS,
    HAUL_MONEY,
    HAULS,
    ITEM_IDS,
    LIMITS,
    NOTHING,
    PRICE,
    REACTION,
    SIDES,
    STARTS,
    UPGRADABLE,
    UPGRADE_LP,
    UPGRADE_PRICE,
    VALUES,
    WEAPONS,
)
from serai.games.western_legends.effects import Choose, steps_of
from serai.games.western_legends.events import offer
from serai.games.western_legends.fight import BANDIT, GUARD, SHERIFF, Loot, value, winner
from serai.games.western_legends.hands import hand_of, strength
from serai.games.western_legends.man_in_black import PlaceBlack
from serai.games.western_legends.places import price_of_revel
from serai.games.western_legends.poker import BetTwo
from serai.games.western_legends.state import BY_CARD, NOBODY, SOURCES, Fight, Western
from serai.games.western_legends.store import MayReady, ReadyGear
from serai.games.western_legends.vocabulary import OFFERS, VOCABULARY

Facts = dict[str, Fact]
FOES: Final = {BANDIT: "foe-bandit", GUARD: "foe-guard", SHERIFF: "foe-sheriff"}

# ---- Actions -----------------------------------------------------------------------------------------------


def meaning(s: Western, action: int) -> Facts:
    """What an action means in this position, as numbers and ids: prices, gains, and what is met on the way.

    A seat that may choose it knows all of this.  Of what cannot be done now there may be nothing to say."""
    verb, thing = VOCABULARY.verbs[action], VOCABULARY.things[action]
    return FIGURES[verb](s, thing) if verb in FIGURES else {}


def start_figures(s: Western, choice: int) -> Facts:
    return {"money": STARTS[choice]["money"], "cards": STARTS[choice]["cards"]}


def step_figures(s: Western, space: int) -> Facts:
    return {"bandit": int(s.bandit_in(space))}


def deposit_figures(s: Western, n: int) -> Facts:
    """Above the limit there is less money (WL-10.4)."""
    room = LIMITS["max_money"] - s.players[s.player].money
    return {"n": n, "money": min(room, n * VALUES["deposit_money_per_gold"]), "lp": n * VALUES["deposit_lp_per_gold"]}


def upgrade_figures(s: Western, thing: int) -> Facts:
    item = [i for i, can in enumerate(UPGRADABLE) if can][thing]
    return {"price": UPGRADE_PRICE[item], "better": SIDES[item][1]["id"], "lp": UPGRADE_LP[item]}


def delivery_figures(s: Western, thing: int) -> Facts:
    """The carrier knows the token (WL-2.5); at the station MP, at a ranch WP (WL-10.8, WL-10.9)."""
    me = s.players[s.player]
    if me.token == NOTHING:
        return {}
    row = CATTLE[me.token]
    haul = HAUL_MONEY if me.able(HAULS) else 0
    if me.space == STATION:
        points, reward = "mp", message("n-marshal-points", n=VALUES["wrangle_mp"])
    else:
        points, reward = "wp", message("n-wanted-points", n=VALUES["rustle_wp"])
    return {"points": points, "reward": reward, "money": row["money"] + haul, "cards": row["cards"], "lp": row["lp"]}


def ranch_figures(s: Western, thing: int) -> Facts:
    here = s.players[s.player].space
    return {"color": COLORS[RANCH.index(here)]} if here in RANCH else {}


ABILITY_KINDS: Final = {"gain_money": "money", "draw": "cards", "gain_lp": "lp"}  # what the ACTION of a character brings


def ability_figures(s: Western, thing: int) -> Facts:
    character = s.players[s.player].character
    if character == NOTHING or not ABILITY_ACTION[character]:
        return {}
    row = ABILITY_ACTION[character][0]
    return {"kind": ABILITY_KINDS[row["type"]], "n": row["n"], "price": ABILITY_PRICE[character]}


def story_figures(s: Western, deck: int) -> Facts:
    return {"condition": CONDITIONS[CONDITION[s.stories[deck][-1]]]} if s.stories[deck] else {}


def loot_figures(s: Western, thing: int) -> Facts:
    if s.fight is None or s.fight.sides[1] == NOBODY:
        return {}
    return {"n": (*Loot(s.player).halves(s), 1)[thing], "loot": ("half-gold", "half-money", "token")[thing]}


def step_of(s: Western, thing: int) -> Facts:
    """What passing, using or standing means depends on the question."""
    return {"step": type(s.stack[-1]).__name__ if s.stack else ""}


def person(s: Western, character: int) -> Facts:
    """People are chosen by their characters, and called by the names of their players."""
    seats = [number for number, p in enumerate(s.players) if p.character == character]
    return {"who": seat(seats[0] if seats else len(s.players))}


def reaction_figures(s: Western, card: int) -> Facts:
    """What a reaction does to the values of both sides: it is tried on a copy."""
    if s.fight is None or not s.fight.shown:
        return {}
    t = s.copy()
    fight = t.fight
    assert fight is not None
    before = [value(t, fight, side) for side in (0, 1)]
    for step in steps_of(t, t.player, REACTION[card], BY_CARD):
        if step.options(t) == [PASS]:
            step.choose(t, PASS)
    after = [value(t, fight, side) for side in (0, 1)]
    return {"changes": [[old, new] for old, new in zip(before, after, strict=True) if old != new]}


def bet_figures(s: Western, card: int) -> Facts:
    """The best hand in which this card can be one of the two.  Several players choose at once: it is asked for the one who
    holds the card."""
    if s.poker is None:
        return {}
    for step in [s.step_for(player) for player in s.waiting()]:
        if isinstance(step, BetTwo) and card in step.pile(s):
            picked = s.players[step.player].picked
            rests = [picked] if picked else [(other,) for other in step.pile(s) if other != card]
            return {"hand": best_hand(s.poker.flop, [(card, *rest) for rest in rests] or [(card,)])}
    return {}


def best_hand(flop: tuple[int, ...], pairs: list[tuple[int, ...]]) -> str:
    return hand_of(flop, max(pairs, key=lambda own: strength(flop, own)))


FIGURES: Final[dict[str, Callable[[Western, int], Facts]]] = {
    "start with": start_figures,
    "go to": step_figures,
    "work": lambda s, thing: {"money": VALUES["work_money"]},
    "deposit": deposit_figures,
    "heist": lambda s, thing: {"wp": VALUES["heist_win_wp"], "money": VALUES["heist_win_money"]},
    "heal": lambda s, thing: {"price": VALUES["doctor_cost"], "n": s.players[s.player].wounds},
    "revel for": lambda s, n: {"n": n, "price": price_of_revel(s.players[s.player], n)},
    "take": ranch_figures,
    "play": lambda s, thing: {"price": VALUES["poker_ante"]},
    "join": lambda s, thing: {"price": VALUES["poker_ante"]},
    "live up to": ability_figures,
    "buy": lambda s, item: {"price": PRICE[item]},
    "upgrade": upgrade_figures,
    "duel": lambda s, thing: {"lp": VALUES["duel_win_lp"], **person(s, thing)},
    "rob": lambda s, thing: {"wp": VALUES["rob_win_wp"], **person(s, thing)},
    "arrest": lambda s, thing: {"mp": VALUES["arrest_win_mp"], **person(s, thing)},
    "whiskey for": person,
    "sheriff takes": person,
    "deliver": delivery_figures,
    "reveal": lambda s, goal: {"goal": GOAL_IDS[goal]},
    "disc on the": story_figures,
    "pay for": lambda s, thing: {"price": BRIBE},
    "rob the": loot_figures,
    "return token": lambda s, value: {"n": value},
    "pass": step_of,
    "use": step_of,
    "stand in": step_of,
    "choose": lambda s, thing: {"thing": offer(OFFERS[thing])},
    "answer with": lambda s, thing: {"rank": FIGHT_IDS[thing]},
    "react with": reaction_figures,
    "bet": bet_figures,
}

# ---- Questions -----------------------------------------------------------------------------------------------


def asked(s: Western, player: int) -> Facts:
    """What the message of a question needs beside the numbers of its step."""
    step = s.step_for(player)
    return ASKED[type(step).__name__](s, player, step) if type(step).__name__ in ASKED else {}


def own_turn(s: Western, player: int, step: Step | None) -> Facts:
    """Which action it is, of how many; 0 when all are spent."""
    most = LIMITS["actions_per_turn"]
    return {"nth": most - s.actions + 1 if s.actions else 0, "most": most}


def gear(s: Western, player: int, step: Step | None) -> Facts:
    assert isinstance(step, ReadyGear)
    return {"kind": "weapon" if step.kinds & WEAPONS else "mount"}


def source(s: Western, player: int, step: Step | None) -> Facts:
    assert isinstance(step, Choose)
    return {"source": SOURCES[step.source].replace(" ", "-")}


def readied(s: Western, player: int, step: Step | None) -> Facts:
    assert isinstance(step, MayReady)
    return {"thing": ITEM_IDS[step.item]}


def fighter(fight: Fight, side: int) -> Fact:
    """Who fights on this side."""
    number = fight.sides[side]
    return seat(number) if number != NOBODY else message(FOES[fight.kind])


def opponents(s: Western, player: int, step: Step | None) -> Facts:
    """Who fights whom, seen from this seat: `foe` is the other side."""
    if s.fight is None:
        return {"foe": "", "who": ""}
    side = 1 if s.fight.sides[1] == player else 0
    return {"foe": fighter(s.fight, 1 - side), "who": fighter(s.fight, 0)}


def restarting(s: Western, player: int, step: Step | None) -> Facts:
    """Which card asks for it, and who would have to fight again."""
    assert s.fight is not None
    return {"rank": FIGHT_IDS[s.fight.cards[1]], **opponents(s, player, step)}


def duel_so_far(s: Western, player: int, step: Step | None) -> Facts:
    fight = s.fight
    assert fight is not None
    side = 1 if fight.sides[1] == player else 0
    lead = "ahead" if winner(s, fight) == side else "behind"
    return {"mine": value(s, fight, side), "other": value(s, fight, 1 - side), "lead": lead}


def poker_so_far(s: Western, player: int, step: Step | None) -> Facts:
    assert s.poker is not None
    return {"pot": s.poker.pot, "starter": seat(s.poker.starter), "price": VALUES["poker_ante"]}


def limit(s: Western, player: int, step: Step | None) -> Facts:
    return {"limit": s.players[player].hand_limit()}


def place(s: Western, player: int, step: Step | None) -> Facts:
    assert isinstance(step, PlaceBlack)
    return {"place": LOCATIONS[step.location]}


ASKED: Final[dict[str, Callable[[Western, int, Step | None], Facts]]] = {
    "TakeAction": own_turn,
    "ReadyGear": gear,
    "Choose": source,
    "MayReady": readied,
    "LookAtHand": opponents,
    "LookAtFightCard": opponents,
    "LayCard": opponents,
    "Answer": opponents,
    "PlayFightCard": opponents,
    "MayRestart": restarting,
    "Loot": opponents,
    "LootToken": opponents,
    "React": duel_so_far,
    "JoinPoker": poker_so_far,
    "BetTwo": poker_so_far,
    "DiscardDown": limit,
    "PlaceBlack": place,
}
