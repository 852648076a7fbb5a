"""What a table of Western Legends is worth to a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from serai.bots.greedy import Search
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
from serai.games.western_legends.fight import ARRESTING, BANDIT, GUARD, ROBBING, SHERIFF, between_players
from serai.games.western_legends.scoring import scores
from serai.games.western_legends.state import PLACED, Fight, Player, Western

AHEAD = 0  # every table is judged by the plan that starts from it, so the next decision need not be tried
LEAVES = 5  # but where little can be chosen (a card, a loot, a way to end a move) it is
SEARCH = Search(scale=6.0, turns=6, iterations=150, price=1, leaves=5)
LEVELS = {"hard": "ismcts:150", "expert": "ismcts:1000"}
LIMIT = 5  # cards in hand

WEIGHTS = {  # in LP
    "dollar": 1 / 75,  # wherever one is
    "revel": 0.45,  # $30 in the cabaret, beyond that
    "card": 0.22,  # a poker card in hand, within the limit
    "high": 0.05,  # and more for each point of its value above 7
    "nugget": 0.8,  # a gold nugget, wherever one is
    "bank": 0.42,  # a nugget in the bank, beyond that
    "cattle": 1.0,  # a token, wherever one is
    "delivery": 2.0,  # a token where it is wanted, beyond that
    "mine": 0.4,  # a mine, for every nugget one could still carry
    "bandit": 2.2,  # a bandit, for who holds an ace
    "heist": 1.2,  # the bank, likewise, beside the WP
    "arrest": 1.8,  # a wanted player, likewise, for each LP of his row
    "ranch": 1.4,  # a ranch with tokens
    "store": 1.0,  # a store, with money
    "saloon": 0.4,  # poker
    "doctor": 0.6,  # the doctor, for each wound
    "wound": 0.45,  # beyond the point it costs at the end: cards that cannot be kept
    "disc": 0.35,  # on a story
    "story": 0.9,  # a place where the condition of a story can be fulfilled
    "caught": 0.75,  # how often the sheriff, with the best of four cards, wins
    "laid": 0.04,  # a point of the card that one lays for somebody else
    "patience": 0.82,  # what a plan keeps of its worth for every action that it is still away
    "pace": 2.0,  # LP that a leader gains in a round
    "horizon": 7.0,  # rounds beyond which nothing is foreseen
    "leader": 0.45,  # how much the best other player's standing counts against one's own
    "rest": 0.25,  # and that of the others, all together
    # Marshal points, as steps towards the next LP of the track.
    "marshal 1": 1.6,
    "marshal 2": 3.0,
    "marshal 3": 2.4,
    "marshal 4": 4.0,
    "marshal 5": 5.6,
    "marshal 6": 3.6,
    "marshal 7": 5.4,
    "marshal 8": 7.2,
    "marshal 9": 3.0,
    # Wanted points, as LP of every turn and steps towards the next row.
    "row 1": 1.0,
    "row 2": 1.2,
    "row 3": 1.5,
    "row 4": 2.0,
    "row 5": 2.2,
    "row 6": 2.5,
    "row 7": 3.0,
    "row 8": 3.2,
    "row 9": 3.5,
    # Part of the wanted income to come that is left, by the sheriff's distance.
    "safe 0": 0.2,
    "safe 1": 0.42,
    "safe 2": 0.48,
    "safe 3": 0.53,
    "safe 4": 0.57,
    "safe 5": 0.6,
    "safe 6": 0.62,
    # What an item brings in a whole game, beyond its LP; of weapons and mounts only the active ones.
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
    # What a fight is about: to win, to lose.
    "duel won": 2.2,
    "duel lost": 1.2,
    "rob won": 0.6,
    "rob lost": 1.2,
    "arrest won": 2.0,
    "arrest lost": 1.2,
    "bandit won": 1.3,
    "bandit lost": 1.2,
    "guard won": 1.6,
    "guard lost": 1.2,
    "sheriff won": 0.0,
    "sheriff lost": 1.5,
    "black duel won": 0.0,
    "black duel lost": 1.5,
    "black rob won": 0.0,
    "black rob lost": 1.5,
}

FAR: Final = roads(False).far
START_WP: Final = [row["start_wp"] for row in CHARACTER_ROWS]
FORCE: Final = [value + {11: 2, 14: 1}.get(value, 0) for value in VALUE]  # by card: its value, with what its bonus does
UPGRADABLE: Final = sum([1 << item for item, lp in enumerate(UPGRADE_LP) if lp])
KINDS: Final = ("duel", "rob", "arrest", "bandit", "guard", "sheriff", "black duel", "black rob")  # of fights, by number


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


def judge(weights: Mapping[str, float]) -> Judgement:
    """One without a leaning."""
    return Judgement(weights, LEANINGS["free"])


def opinion(dice: Dice) -> Judgement:
    """Every bot has a leaning of its own, drawn by chance, so that games show what each path is worth."""
    return Judgement(WEIGHTS, LEANINGS[list(LEANINGS)[dice.below(len(LEANINGS))]])


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


class Judgement:
    """Points as they stand; cards, gold, money and gear for the part of the game still to come; the best plan from here and the
    fight that is going on; less what the others can look forward to."""

    def __init__(self, weights: Mapping[str, float], leaning: Leaning) -> None:
        self.w = w = weights
        self.leaning = leaning
        self.marshal = [0.0, *[w[f"marshal {mp}"] for mp in range(1, 10)]]
        self.row = [0.0, *[w[f"row {wp}"] for wp in range(1, 10)]]
        self.safe = [w[f"safe {far}"] for far in range(7)]
        self.stakes = [(w[f"{kind} won"], w[f"{kind} lost"]) for kind in KINDS]
        self.fade = [  # by movement and way
            [w["patience"] ** (way / max(1, steps)) for way in range(len(SPACES))] for steps in range(12)
        ]
        self.help = [[w.get(side["id"], 0.0) for side in SIDES[item]] for item in range(len(ITEM_IDS))]
        self.bargain = [lp - price * w["dollar"] for lp, price in zip(UPGRADE_LP, UPGRADE_PRICE, strict=True)]  # by item
        self.cards = [w["card"] + w["high"] * max(0, value - 7) for value in VALUE]  # high cards win fights

    def __call__(self, table: Western, seat: int) -> float:
        me, w = table.players[seat], self.w
        if me.character == NOTHING:  # no opinion: so all characters are played about equally often
            first, other = me.offered if len(me.offered) == 2 else (0, 1)
            return float((first + other + seat) % 2 == (first < other))
        if not table.stack or me.space == NOTHING:
            return float(scores(table)[seat].total)
        left = self.rounds_left(table)
        share = left / w["horizon"]
        leaning = LEANINGS["wanted"] if START_WP[me.character] else self.leaning
        mine, rivals = 0.0, [float(table.black_lp)] if table.black_space >= 0 else []
        most = max([p.wp for p in table.players])
        for p in table.players:
            standing = float(p.lp + p.money // 60 - p.wounds + MARSHAL_ROW[p.mp])
            if p.wp and p.space >= 0:
                crime = leaning.crime if p is me else 1.0
                income = crime * self.row[p.wp] * left * self.safe[min(FAR[table.sheriff][p.space], 6)]
                standing += (2 if p.wp == most else 1) + income
            if p.better:
                standing += sum([lp for item, lp in enumerate(UPGRADE_LP) if p.better >> item & 1])
            if p is me:
                mine = standing
            else:
                rivals.append(standing)
        value = mine - leaning.hunt * (w["leader"] * max(rivals) + w["rest"] * sum(rivals) / len(rivals))
        value += sum([self.cards[card] for card in me.hand[-(LIMIT - me.wounds) :]]) * min(1.0, left)
        goods = me.money * w["dollar"] + me.gold * w["nugget"] + w["cattle"] * (me.token != NOTHING)
        value += (goods - w["wound"] * me.wounds) * min(1.0, left / 2)
        value += leaning.badge * self.marshal[me.mp] * min(1.0, share * 1.5)
        if me.items:
            value += self.gear(me) * share
        value += w["disc"] * (table.discs[0].count(seat) + table.discs[1].count(seat))
        if table.fight is not None:
            value += self.prospects(table, table.fight, seat, left, leaning)
        return value + self.plan(table, me, left, leaning)

    def rounds_left(self, table: Western) -> float:
        """How many more turns of one's own there will be."""
        if table.last_round:
            return float(table.last_round - table.round)
        leader = max([table.black_lp] + [p.lp for p in table.players])
        return min(self.w["horizon"], 1 + max(0, LENGTHS[table.setup.options["length"]] - leader) / self.w["pace"])

    def gear(self, me: Player) -> float:
        """Of weapons and mounts only the active ones."""
        found = [
            item
            for item in range(len(ITEM_IDS))
            if me.items >> item & 1 and (MISC >> item & 1 or item in (me.weapon, me.mount))
        ]
        return sum([self.help[item][me.better >> item & 1] for item in found])

    # -- a fight that is going on --

    def more_wanted(self, wp: int, n: int, left: float) -> float:
        """What so many more WP bring; beyond the last space they are LP."""
        return (self.row[min(9, wp + n)] - self.row[wp]) * left * self.safe[4] + max(0, wp + n - 9)

    def prospects(self, table: Western, fight: Fight, seat: int, left: float, leaning: Leaning) -> float:
        """What it will bring: to its player, and to whoever wishes him ill."""
        w, laid = self.w, fight.cards[1]
        if fight.kind == SHERIFF and seat != fight.sides[0]:
            prey = table.players[fight.sides[0]]
            loss = w["caught"] * leaning.hunt * w["leader"] * self.row[prey.wp] * left * self.safe[0]
            return loss + (w["laid"] * FIGHT_VALUE[laid] if seat == fight.controller and laid != NOTHING else 0.0)
        if seat == fight.controller and laid != NOTHING:
            return w["laid"] * FIGHT_VALUE[laid]
        if seat not in fight.sides:
            return 0.0
        if seat == fight.sides[1]:
            return -1.5 * (1 - chance(FORCE[laid])) if laid != NOTHING else -1.0
        me, other = table.players[seat], fight.sides[1]
        players = between_players(table, fight)
        force = FORCE[fight.cards[0]] if fight.cards[0] != NOTHING else 0
        wins = chance(force) if players else BEATS[len(fight.drawn) + (laid != NOTHING) or 3][force]
        prize, price = self.stakes[fight.kind]
        badge = leaning.badge * self.marshal[me.mp]
        if fight.kind == GUARD:
            prize += leaning.crime * self.more_wanted(me.wp, 3, left) - badge
            price -= leaning.crime * self.more_wanted(me.wp, 1, left) - badge
        elif fight.kind == BANDIT and not me.wp:
            prize += max(0.0, leaning.badge * self.marshal[min(9, me.mp + 1)] - badge) * 0.8
        elif fight.kind == SHERIFF:
            price += self.row[me.wp] * left * self.safe[4] + me.money * w["dollar"] / 2 + me.gold * w["nugget"] / 2
        elif fight.kind == ARRESTING:
            prize += self.row[table.players[other].wp] * left * w["leader"] * leaning.hunt
        elif fight.kind == ROBBING:
            prize += leaning.crime * self.more_wanted(me.wp, 1, left) - badge
            if players:
                prize += max(table.players[other].money * w["dollar"], table.players[other].gold * w["nugget"]) / 2
        return wins * prize - (1 - wins) * price

    # -- plans --

    def plan(self, table: Western, me: Player, left: float, leaning: Leaning) -> float:
        """The best thing to go for, less for every action that one is still away; and likewise the nearest story."""
        w, at, steps = self.w, me.space, me.movement()
        fade = self.fade[steps]
        spare = 3.0 * left * steps
        top = max([FORCE[card] for card in me.hand], default=0)
        beats = BEATS[2][top]
        honest = not me.wp
        badge = leaning.badge if honest else 1.0
        best = 0.0
        crime = leaning.crime * self.more_wanted(me.wp, 2, left)
        heist = (w["heist"] + crime - leaning.badge * self.marshal[me.mp]) * BEATS[3][top]
        far = FAR[at]
        wishes = [
            (TO_BANK[at], max(heist, w["bank"] * me.gold)),
            (TO_CABARET[at], w["revel"] * (me.money // 30)),
            (TO_MINE[at], w["mine"] * (me.gold_limit() - me.gold)),
            (TO_SALOON[at], w["saloon"] * (me.money >= 10)),
            (TO_DOCTOR[at], w["doctor"] * me.wounds * (me.money >= 10)),
            (TO_STORE[at], max(self.upgrade(me), w["store"] * (me.money >= 50 and me.items.bit_count() < 4))),
        ]
        if table.bandits:
            prey = w["bandit"] * beats * (leaning.badge if honest else 0.5)
            wishes.append((min([far[space] for i, space in enumerate(HIDEOUTS) if table.bandits >> i & 1]), prey))
        if me.token != NOTHING:
            if honest:
                wishes.append((TO_STATION[at], w["delivery"] * leaning.badge))
            if leaning.crime > 0.5:
                wishes.append((far[RANCHES[1 - COLOR[me.token]]], w["delivery"]))
        else:
            wishes += [(far[space], w["ranch"] * badge) for i, space in enumerate(RANCHES) if table.ranches[i]]
        if me.mp:
            prize = w["arrest"] * leaning.hunt * chance(top)
            wishes += [(far[p.space], prize * self.row[p.wp]) for p in table.players if p.wp]
        for way, gain in wishes:
            if gain > best and way < spare:
                best = max(best, gain * fade[way])
        told = 0.0
        if not table.turn & PLACED:
            for deck in table.stories:
                if deck and 0 <= (way := story_way(table, me, CONDITIONS[CONDITION[deck[-1]]])) < spare:
                    told = max(told, w["story"] * fade[way])
        return best + told

    def upgrade(self, me: Player) -> float:
        """The best upgrade he can pay."""
        found = me.items & ~me.better & UPGRADABLE
        if not found or me.money < 20:
            return 0.0
        affordable = [gain for i, gain in enumerate(self.bargain) if found >> i & 1 and UPGRADE_PRICE[i] <= me.money]
        return max(affordable, default=0.0)


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
