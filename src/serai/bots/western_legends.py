"""What a table of Western Legends is worth to a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from serai.engine.chance import Dice
from serai.games.western_legends.board import HIDEOUTS, LOCATION_SPACES, LOCATION_TYPE, SPACES, roads
from serai.games.western_legends.board import RANCH as RANCHES
from serai.games.western_legends.cards import (
    CHARACTER_ROWS,
    COLOR,
    CONDITION,
    CONDITIONS,
    FIGHT_VALUE,
    ITEM_IDS,
    LENGTHS,
    MARSHAL_ROW,
    MISC,
    NOTHING,
    SIDES,
    UPGRADE_LP,
    UPGRADE_PRICE,
    VALUE,
)
from serai.games.western_legends.fight import ARRESTING, GUARD, ROBBING, SHERIFF, between_players
from serai.games.western_legends.fight import BANDIT as BANDIT_FIGHT
from serai.games.western_legends.scoring import scores
from serai.games.western_legends.table import PLACED, Fight, Player, Western

AHEAD = 0  # every table is judged by the plan that starts from it, so the next decision need not be tried
LEAVES = 5  # but where little can be chosen (a card, a loot, a way to end a move) it is
DOLLAR = 1 / 75  # in LP, wherever one is
REVEL = 0.45  # $30 in the cabaret, beyond that
CARD = 0.22  # a poker card in hand, within the limit
HIGH = 0.05  # and more for each point of its value above 7
NUGGET = 0.8  # a gold nugget, wherever one is
BANK = 0.42  # a nugget in the bank, beyond that
CATTLE = 1.0  # a token, wherever one is
DELIVERY = 2.0  # a token where it is wanted, beyond that
MINE = 0.4  # a mine, for every nugget one could still carry
BANDIT = 2.2  # a bandit, for who holds an ace
HEIST = 1.2  # the bank, likewise, beside the WP
ARREST = 1.8  # a wanted player, likewise, for each LP of his row
RANCH = 1.4  # a ranch with tokens
STORE = 1.0  # a store, with money
SALOON = 0.4  # poker
DOCTOR = 0.6  # the doctor, for each wound
WOUND = 0.45  # beyond the point it costs at the end: cards that cannot be kept
MARSHAL = (0, 1.6, 3.0, 2.4, 4.0, 5.6, 3.6, 5.4, 7.2, 3.0)  # marshal points, as steps towards the next LP of the track
ROW = (0, 1.0, 1.2, 1.5, 2.0, 2.2, 2.5, 3.0, 3.2, 3.5)  # wanted points, as LP of every turn and steps towards the next row
DISC = 0.35  # a disc on a story
STORY = 0.9  # a place where the condition of a story can be fulfilled
CAUGHT = 0.75  # how often the sheriff, with the best of four cards, wins
SAFE = (0.2, 0.42, 0.48, 0.53, 0.57, 0.6, 0.62)  # part of the wanted income to come that is left, by the sheriff's distance
PATIENCE = 0.82  # what a plan keeps of its worth for every action that it is still away
PACE = 2.0  # LP that a leader gains in a round
HORIZON = 7.0  # rounds beyond which nothing is foreseen
LEADER = 0.45  # how much the best other player's standing counts against one's own
REST = 0.25  # and that of the others, all together
GEAR = {  # what an item brings in a whole game, beyond its LP; of weapons and mounts only the active ones
    "mustang": 3.0,
    "thoroughbred": 3.5,
    "mule": 1.6,
    "pack_mule": 2.8,
    "peacemaker": 0.8,
    "shotgun": 0.4,
    "coach_gun": 0.7,
    "rifle": 0.1,
    "repeater": 0.3,
    "miners_map": 0.4,
    "ten_gallon": 0.2,
    "provisions": 0.2,
}
LIMIT = 5
RICH = 120

FAR: Final = roads(False).far
FADE: Final = [[PATIENCE ** (way / max(1, steps)) for way in range(len(SPACES))] for steps in range(12)]  # by movement and way
START_WP: Final = [row["start_wp"] for row in CHARACTER_ROWS]
FORCE: Final = [value + {11: 2, 14: 1}.get(value, 0) for value in VALUE]  # by card: its value, with what its bonus does
HELP: Final = [tuple([GEAR.get(side["id"], 0.0) for side in SIDES[item]]) for item in range(len(ITEM_IDS))]
BARGAIN: Final = [lp - price * DOLLAR for lp, price in zip(UPGRADE_LP, UPGRADE_PRICE, strict=True)]  # by item
UPGRADABLE: Final = sum([1 << item for item, lp in enumerate(UPGRADE_LP) if lp])
STAKES = (  # what a fight is about, by its kind: to win, to lose
    (2.2, 1.2),  # duel
    (0.6, 1.2),  # rob
    (2.0, 1.2),  # arrest
    (1.3, 1.2),  # bandit
    (1.6, 1.2),  # bank guard
    (0.0, 1.5),  # sheriff
    (0.0, 1.5),  # the Man in Black duels
    (0.0, 1.5),  # or robs
)


def nearest(spaces: list[int]) -> list[int]:
    """Steps from every space to the nearest of these."""
    return [min(FAR[at][there] for there in spaces) for at in range(len(SPACES))]


def places(kind: str) -> list[int]:
    return nearest([space for i, other in enumerate(LOCATION_TYPE) if other == kind for space in LOCATION_SPACES[i]])


TO_BANK: Final = places("bank")
TO_MINE: Final = places("mine")
TO_CABARET: Final = places("cabaret")
TO_STATION: Final = places("rail_station")
TO_DOCTOR: Final = places("doctor")
TO_STORE: Final = places("general_store")
TO_SALOON: Final = places("saloon")
WAYS: Final = {  # where the condition of a story is fulfilled, and the money it takes
    "prospect": (TO_MINE, 0),
    "deposit": (TO_BANK, 0),
    "shop": (TO_STORE, 20),
    "poker": (TO_SALOON, 10),
    "revel": (TO_CABARET, 30),
    "work": (nearest([space for spaces in LOCATION_SPACES for space in spaces]), 0),
}


class Leaning(NamedTuple):
    """How a bot likes to make its living, as factors on what the evaluation says."""

    badge: float  # marshal points
    crime: float  # the income of a wanted player
    hunt: float  # arrests, and the sheriff on somebody's heels


LEANINGS: Final = {  # who starts wanted lives by it
    "marshal": Leaning(badge=1.15, crime=0.0, hunt=1.5),
    "wanted": Leaning(badge=0.6, crime=1.1, hunt=0.9),
    "free": Leaning(badge=1.0, crime=1.0, hunt=1.0),
}


def opinion(dice: Dice) -> Callable[[Western, int], float]:
    """Every bot has a leaning of its own, drawn by chance, so that games show what each path is worth."""
    leaning = LEANINGS[list(LEANINGS)[dice.below(len(LEANINGS))]]
    return lambda table, seat: worth(table, seat, leaning)


def worth(table: Western, seat: int, leaning: Leaning) -> float:
    """Points as they stand; cards, gold, money and gear for the part of the game still to come; the best plan from here and the
    fight that is going on; less what the others can look forward to."""
    me = table.players[seat]
    if me.character == NOTHING:  # no opinion: so all characters are played about equally often
        first, other = me.offered if len(me.offered) == 2 else (0, 1)
        return float((first + other + seat) % 2 == (first < other))
    if not table.stack or me.space == NOTHING:
        return float(scores(table)[seat].total)
    left = rounds_left(table)
    share = left / HORIZON
    if START_WP[me.character]:
        leaning = LEANINGS["wanted"]
    mine, rivals = 0.0, [float(table.black_lp)] if table.black_space >= 0 else []
    most = max([p.wp for p in table.players])
    for p in table.players:
        standing: float = p.lp + p.money // 60 - p.wounds + MARSHAL_ROW[p.mp]
        if p.wp and p.space >= 0:
            income = (leaning.crime if p is me else 1.0) * ROW[p.wp] * left * SAFE[min(FAR[table.sheriff][p.space], 6)]
            standing += (2 if p.wp == most else 1) + income
        if p.better:
            standing += sum([lp for item, lp in enumerate(UPGRADE_LP) if p.better >> item & 1])
        if p is me:
            mine = standing
        else:
            rivals.append(standing)
    value = mine - leaning.hunt * (LEADER * max(rivals) + REST * sum(rivals) / len(rivals))
    value += hand(me, LIMIT - me.wounds) * min(1.0, left)
    goods = me.money * DOLLAR + me.gold * NUGGET + CATTLE * (me.token != NOTHING)
    value += (goods - WOUND * me.wounds) * min(1.0, left / 2)
    value += leaning.badge * MARSHAL[me.mp] * min(1.0, share * 1.5)
    if me.items:
        value += gear(me) * share
    value += DISC * (table.discs[0].count(seat) + table.discs[1].count(seat))
    if table.fight is not None:
        value += prospects(table, table.fight, seat, left, leaning)
    return value + plan(table, me, left, leaning)


def rounds_left(table: Western) -> float:
    """How many more turns of one's own there will be."""
    if table.last_round:
        return float(table.last_round - table.round)
    leader = max([table.black_lp] + [p.lp for p in table.players])
    return min(HORIZON, 1 + max(0, LENGTHS[table.setup.options["length"]] - leader) / PACE)


def hand(me: Player, limit: int) -> float:
    """High cards win fights, so they are worth more."""
    return sum([CARD + HIGH * max(0, VALUE[card] - 7) for card in me.hand[-limit:]])


def gear(me: Player) -> float:
    """Of weapons and mounts only the active ones."""
    found = [
        item for item in range(len(ITEM_IDS)) if me.items >> item & 1 and (MISC >> item & 1 or item in (me.weapon, me.mount))
    ]
    return sum([HELP[item][me.better >> item & 1] for item in found])


# ---- A fight that is going on ------------------------------------------------------------------------------


def chance(force: int) -> float:
    """That a card wins against another player's."""
    return (force - 1.5) / 13


def best_of(force: int, cards: int) -> float:
    """That a card beats the highest of so many fight cards."""
    result = 1.0
    for i in range(cards):
        result *= max(0, min(13, force - 2) - i) / (13 - i)
    return result


BEATS: Final = [[best_of(force, cards) for force in range(20)] for cards in range(6)]


def more_wanted(wp: int, n: int, left: float) -> float:
    """What so many more WP bring; beyond the last space they are LP."""
    return (ROW[min(9, wp + n)] - ROW[wp]) * left * SAFE[4] + max(0, wp + n - 9)


def prospects(table: Western, fight: Fight, seat: int, left: float, leaning: Leaning) -> float:
    """What it will bring: to its player, and to whoever wishes him ill."""
    laid = fight.cards[1]
    if fight.kind == SHERIFF and seat != fight.sides[0]:
        prey = table.players[fight.sides[0]]
        loss = CAUGHT * leaning.hunt * LEADER * ROW[prey.wp] * left * SAFE[0]
        return loss + (0.04 * FIGHT_VALUE[laid] if seat == fight.controller and laid != NOTHING else 0.0)
    if seat == fight.controller and laid != NOTHING:
        return 0.04 * FIGHT_VALUE[laid]
    if seat not in fight.sides:
        return 0.0
    if seat == fight.sides[1]:
        return -1.5 * (1 - chance(FORCE[laid])) if laid != NOTHING else -1.0
    me, other = table.players[seat], fight.sides[1]
    players = between_players(table, fight)
    force = FORCE[fight.cards[0]] if fight.cards[0] != NOTHING else 0
    wins = chance(force) if players else BEATS[len(fight.drawn) + (laid != NOTHING) or 3][force]
    prize, price = STAKES[fight.kind]
    badge = leaning.badge * MARSHAL[me.mp]
    if fight.kind == GUARD:
        prize += leaning.crime * more_wanted(me.wp, 3, left) - badge
        price -= leaning.crime * more_wanted(me.wp, 1, left) - badge
    elif fight.kind == BANDIT_FIGHT and not me.wp:
        prize += max(0.0, leaning.badge * MARSHAL[min(9, me.mp + 1)] - badge) * 0.8
    elif fight.kind == SHERIFF:
        price += ROW[me.wp] * left * SAFE[4] + me.money * DOLLAR / 2 + me.gold * NUGGET / 2
    elif fight.kind == ARRESTING:
        prize += ROW[table.players[other].wp] * left * LEADER * leaning.hunt
    elif fight.kind == ROBBING:
        prize += leaning.crime * more_wanted(me.wp, 1, left) - badge
        if players:
            prize += max(table.players[other].money * DOLLAR, table.players[other].gold * NUGGET) / 2
    return wins * prize - (1 - wins) * price


# ---- Plans ---------------------------------------------------------------------------------------------------


def plan(table: Western, me: Player, left: float, leaning: Leaning) -> float:
    """The best thing to go for, less for every action that one is still away; and likewise the nearest story."""
    at, steps = me.space, me.movement()
    fade = FADE[steps]
    spare = 3.0 * left * steps
    top = max([FORCE[card] for card in me.hand], default=0)
    beats = BEATS[2][top]
    honest = not me.wp
    badge = leaning.badge if honest else 1.0
    best = 0.0
    heist = (HEIST + leaning.crime * more_wanted(me.wp, 2, left) - leaning.badge * MARSHAL[me.mp]) * BEATS[3][top]
    far = FAR[at]
    wishes = [
        (TO_BANK[at], max(heist, BANK * me.gold)),
        (TO_CABARET[at], REVEL * (me.money // 30)),
        (TO_MINE[at], MINE * (me.gold_limit() - me.gold)),
        (TO_SALOON[at], SALOON * (me.money >= 10)),
        (TO_DOCTOR[at], DOCTOR * me.wounds * (me.money >= 10)),
        (TO_STORE[at], max(upgrade(me), STORE * (me.money >= 50 and me.items.bit_count() < 4))),
    ]
    if table.bandits:
        prey = BANDIT * beats * (leaning.badge if honest else 0.5)
        wishes.append((min([far[space] for i, space in enumerate(HIDEOUTS) if table.bandits >> i & 1]), prey))
    if me.token != NOTHING:
        if honest:
            wishes.append((TO_STATION[at], DELIVERY * leaning.badge))
        if leaning.crime > 0.5:
            wishes.append((far[RANCHES[1 - COLOR[me.token]]], DELIVERY))
    else:
        wishes += [(far[space], RANCH * badge) for i, space in enumerate(RANCHES) if table.ranches[i]]
    if me.mp:
        prize = ARREST * leaning.hunt * chance(top)
        wishes += [(far[p.space], prize * ROW[p.wp]) for p in table.players if p.wp]
    for way, gain in wishes:
        if gain > best and way < spare:
            best = max(best, gain * fade[way])
    told = 0.0
    if not table.turn & PLACED:
        for deck in table.stories:
            if deck and 0 <= (way := story_way(table, me, CONDITIONS[CONDITION[deck[-1]]])) < spare:
                told = max(told, STORY * fade[way])
    return best + told


def upgrade(me: Player) -> float:
    """The best upgrade he can pay."""
    found = me.items & ~me.better & UPGRADABLE
    if not found or me.money < 20:
        return 0.0
    return max([gain for i, gain in enumerate(BARGAIN) if found >> i & 1 and UPGRADE_PRICE[i] <= me.money], default=0.0)


def story_way(table: Western, me: Player, condition: str) -> int:
    """-1: it cannot be said, or he has not what it takes."""
    if condition in WAYS:
        way, money = WAYS[condition]
        return way[me.space] if me.money >= money and (condition != "deposit" or me.gold) else -1
    if condition == "bandit" and me.hand:
        return min([FAR[me.space][space] for i, space in enumerate(HIDEOUTS) if table.bandits >> i & 1], default=-1)
    if condition == "fight_player" and me.hand:
        return min([FAR[me.space][p.space] for p in table.players if p is not me])
    return TO_STATION[me.space] if condition == "cattle" and me.token != NOTHING else -1
