"""What a state of Western Legends is worth to a seat, in LP."""

from __future__ import annotations

from typing import Final, NamedTuple

from serai.bots.evaluation import Evaluation, Judgement, Search, Weights
from serai.bots.western_legends.paths import (
    FAR,
    NO_WAY,
    PLACES,
    TO_BANK,
    TO_CABARET,
    TO_DOCTOR,
    TO_MINE,
    TO_SALOON,
    TO_STATION,
    TO_STORE,
    to_bandit,
    to_player,
)
from serai.engine.chance import Dice
from serai.games.western_legends.board import RANCH, SPACES
from serai.games.western_legends.cards import (
    BONUS,
    CARDS,
    CHARACTER_ROWS,
    COLOR,
    CONDITION,
    CONDITIONS,
    FIGHT_VALUE,
    ITEM_IDS,
    LAST_SPACE,
    LENGTHS,
    LIMITS,
    LOWEST,
    MARSHAL_ROW,
    MISC,
    NOTHING,
    NPC,
    RAISES,
    REDUCES,
    SIDES,
    UPGRADE_LP,
    UPGRADE_PRICE,
    VALUE,
    VALUES,
)
from serai.games.western_legends.fight import (
    ARRESTING,
    BANDIT,
    GUARD,
    ROBBING,
    SHERIFF,
    LayCard,
    LookAtFightCard,
    LookAtHand,
    between_players,
    winner,
)
from serai.games.western_legends.scoring import scores
from serai.games.western_legends.state import PLACED, Fight, Player, Western

WEIGHTS = {  # in LP
    "dollar": 1 / 75,  # wherever one is
    "revel": 0.45,  # $30 in the cabaret, beyond that
    "card": 0.22,  # a poker card in hand, within the limit
    "high": 0.05,  # and more for each point of its value above the next one
    "low": 7.0,
    "nugget": 0.8,  # a gold nugget, wherever one is
    "bank": 0.42,  # a nugget in the bank, beyond that
    "cattle": 1.0,  # a token, wherever one is
    "delivery": 2.0,  # a token where it is wanted, beyond that
    "mine": 0.4,  # a mine, for every nugget one could still carry
    "bandit": 2.2,  # a bandit, for a player who holds an ace
    "hunter": 0.5,  # and this part of it for a wanted player, who gains no MP
    "next mp": 0.8,  # of what one more MP brings, for the fight with a bandit
    "heist": 1.2,  # the bank, likewise, beside the WP
    "arrest": 1.8,  # a wanted player, likewise, for each LP of their row
    "ranch": 1.4,  # a ranch with tokens
    "rustler": 0.5,  # the leaning to crime above which tokens are brought to the other ranch
    "store": 1.0,  # a store, with enough money and few enough items
    "store money": 50.0,
    "store items": 4.0,
    "shopping": 20.0,  # the money to go to a store with for a story
    "saloon": 0.4,  # poker
    "doctor": 0.6,  # the doctor, for each wound
    "wound": 0.45,  # beyond the point it costs at the end: cards that cannot be kept
    "spend": 2.0,  # rounds before the end from which on money, goods and wounds matter less and less
    "most wanted": 2.0,  # LP at the end for having the most WP, which others may overtake
    "disc": 0.35,  # on a story
    "story": 0.9,  # a place where the condition of a story can be fulfilled
    "caught": 0.75,  # how often the sheriff, with the best of four cards, wins
    "laid": 0.04,  # a point of the card that one lays for somebody else
    "patience": 0.82,  # what a plan keeps of its worth for every action that it is still away
    "pace": 2.0,  # LP that a leader gains in a round
    "horizon": 7.0,  # rounds beyond which nothing is foreseen
    "leader": 0.45,  # how much the best other player's standing counts against one's own
    "rest": 0.25,  # and that of the others, all together
    # Marshal points, as steps towards the next LP of the track; times the next number and the part of the game that is left.
    "marshal time": 1.5,
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
    "repeater": 2.0,
    "miners_map": 0.4,
    "ten_gallon": 0.2,
    "provisions": 0.2,
    # What a fight is about: to win, to lose; and for the player who is attacked, before a card is laid and then.
    "attacked": 1.0,
    "attacked lost": 1.5,
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

# Figures of the rules.
ACTIONS: Final[int] = LIMITS["actions_per_turn"]
HAND: Final[int] = LIMITS["hand_limit"]
DOLLARS_A_POINT: Final[int] = VALUES["end_money_step"]
REVEL: Final[int] = VALUES["revel_cost_per_lp"]
ANTE: Final[int] = VALUES["poker_ante"]
DOCTOR: Final[int] = VALUES["doctor_cost"]
HEIST_WON: Final[int] = VALUES["heist_win_wp"]
HEIST_LOST: Final[int] = VALUES["heist_lose_wp"]
HEIST: Final = (HEIST_WON + HEIST_LOST) // 2  # WP that a heist brings on average
ROBBED: Final[int] = VALUES["rob_win_wp"]
BANDIT_CARDS: Final[int] = NPC["bandit"]["fight_cards"]
GUARD_CARDS: Final[int] = NPC["bank_guard"]["fight_cards"]
CHEAPEST_UPGRADE: Final = min([price for price in UPGRADE_PRICE if price])
RANKS: Final = len(set(VALUE))  # of poker cards and of fight cards
UPGRADABLE: Final = sum([1 << item for item, lp in enumerate(UPGRADE_LP) if lp])
START_WP: Final = [row["start_wp"] for row in CHARACTER_ROWS]
KINDS: Final = ("duel", "rob", "arrest", "bandit", "guard", "sheriff", "black duel", "black rob")  # of fights, by number
FASTEST: Final = 11  # steps: nobody moves farther in one action


class Leaning(NamedTuple):
    """How a bot likes to make its living, as factors on what the evaluation says."""

    badge: float  # marshal points
    crime: float  # the income of a wanted player
    hunt: float  # arrests, and the sheriff on somebody's heels
    gold: float = 1.0  # nuggets, mines and the bank
    cattle: float = 1.0  # tokens, ranches and deliveries
    poker: float = 1.0  # the saloon


LEANINGS: Final = {  # every bot draws one of these
    "marshal": Leaning(badge=1.15, crime=0.0, hunt=2.5),
    "wanted": Leaning(badge=0.6, crime=1.1, hunt=0.9),  # characters who start wanted always have this one
    "free": Leaning(badge=1.0, crime=1.0, hunt=1.0),
}
TRADES: Final = {  # what a bot can be told to try
    "gold": Leaning(badge=1.0, crime=1.0, hunt=1.0, gold=1.3),
    "cattle": Leaning(badge=1.0, crime=1.0, hunt=1.0, cattle=1.4),
    "poker": Leaning(badge=1.0, crime=1.0, hunt=1.0, poker=4.0),
}


# ---- Chances in a fight ---------------------------------------------------------------------------


def force(card: int) -> int:
    """The value of a card, with what its bonus does in a fight: it makes the other card smaller, or wins ties (WL-19.3)."""
    cuts: int = sum([part["n"] for part in BONUS[card] if part["type"] == "reduce_opposing_card"])
    return VALUE[card] + cuts + ("wins_ties" in [part["type"] for part in BONUS[card]])


def beats_all(strength: int, cards: int) -> float:
    """The chance that a card of this force beats the highest of some fight cards."""
    result = 1.0
    for i in range(cards):
        result *= max(0, min(RANKS, strength - LOWEST) - i) / (RANKS - i)
    return result


FORCE: Final = [force(card) for card in range(len(CARDS))]
BEATS: Final = [[beats_all(strength, cards) for strength in range(20)] for cards in range(6)]  # by cards and force


def chance(strength: int) -> float:
    """The chance that a card of this force wins against another player's; half of the ties count."""
    return max(0.0, min(1.0, (2 * (strength - LOWEST) + 1) / (2 * RANKS)))


def edge(me: Player) -> int:
    """What the active weapon adds to the force of a card (WL-8.31)."""
    return me.weapon_power(REDUCES) + me.weapon_power(RAISES)


# ---- The judgement ------------------------------------------------------------------------------------


class WesternJudgement(Judgement[Western]):
    """Points as they stand; cards, gold, money and gear for the part of the game still to come; the best plan from here and the
    fight that is going on; less what the others can look forward to."""

    def __init__(self, w: Weights, leaning: Leaning) -> None:
        self.w = w
        self.leaning = leaning
        self.marshal = [0.0, *[w[f"marshal {mp}"] for mp in range(1, LAST_SPACE + 1)]]
        self.row = [0.0, *[w[f"row {wp}"] for wp in range(1, LAST_SPACE + 1)]]
        self.safe = [w[f"safe {min(far, 6)}"] for far in range(len(SPACES))]  # by distance
        self.usually_safe = w["safe 4"]
        self.stakes = [(w[f"{kind} won"], w[f"{kind} lost"]) for kind in KINDS]
        self.fade = [  # by movement and way
            [w["patience"] ** (way / max(1, steps)) for way in range(len(SPACES))] for steps in range(FASTEST + 1)
        ]
        self.help = [[w.get(side["id"], 0.0) for side in SIDES[item]] for item in range(len(ITEM_IDS))]
        self.bargain = [lp - price * w["dollar"] for lp, price in zip(UPGRADE_LP, UPGRADE_PRICE, strict=True)]  # by item
        self.cards = [w["card"] + w["high"] * max(0.0, value - w["low"]) for value in VALUE]  # high cards win fights
        self.story_money = {"shop": w["shopping"], "poker": float(ANTE), "revel": float(REVEL)}

    def worth(self, s: Western, seat: int) -> float:
        me, w = s.players[seat], self.w
        if me.character == NOTHING:  # no opinion: so all characters are played about equally often
            first, other = me.offered if len(me.offered) == 2 else (0, 1)
            return float((first + other + seat) % 2 == (first < other))
        if not s.stack or me.space == NOTHING:
            return float(scores(s)[seat].total)
        left = self.rounds_left(s)
        share = left / w["horizon"]
        leaning = LEANINGS["wanted"] if START_WP[me.character] else self.leaning
        value = self.lead(s, me, left, leaning)
        value += sum([self.cards[card] for card in me.hand[-(HAND - me.wounds) :]]) * min(1.0, left)
        goods = me.money * w["dollar"] + leaning.gold * me.gold * w["nugget"]
        goods += leaning.cattle * w["cattle"] * (me.token != NOTHING)
        value += (goods - w["wound"] * me.wounds) * min(1.0, left / w["spend"])
        value += leaning.badge * self.marshal[me.mp] * min(1.0, share * w["marshal time"])
        if me.items:
            value += self.gear(me) * share
        value += w["disc"] * (s.discs[0].count(seat) + s.discs[1].count(seat))
        if s.fight is not None:
            value += self.prospects(s, s.fight, seat, left, leaning)
        return value + self.plan(s, me, left, leaning)

    def rounds_left(self, s: Western) -> float:
        """How many more turns of one's own there will be."""
        if s.last_round:
            return float(s.last_round - s.round)
        leader = max([s.black_lp] + [p.lp for p in s.players])
        return min(self.w["horizon"], 1 + max(0, LENGTHS[s.setup.options["length"]] - leader) / self.w["pace"])

    def lead(self, s: Western, me: Player, left: float, leaning: Leaning) -> float:
        """Points as they stand with those that a wanted player still gains, above those of the others."""
        w, mine, rivals = self.w, 0.0, [float(s.black_lp)] if s.black_space >= 0 else []
        most, far = max([p.wp for p in s.players]), FAR[s.sheriff]
        for p in s.players:
            standing = float(p.lp + p.money // DOLLARS_A_POINT - p.wounds + MARSHAL_ROW[p.mp])
            if p.wp and p.space >= 0:
                crime = leaning.crime if p is me else 1.0
                income = crime * self.row[p.wp] * left * self.safe[far[p.space]]
                standing += (w["most wanted"] if p.wp == most else 1.0) + income
            if p.better:
                standing += sum([lp for item, lp in enumerate(UPGRADE_LP) if p.better >> item & 1])
            if p is me:
                mine = standing
            else:
                rivals.append(standing)
        return mine - leaning.hunt * (w["leader"] * max(rivals) + w["rest"] * sum(rivals) / len(rivals))

    def gear(self, me: Player) -> float:
        """Of weapons and mounts only the active ones."""
        found = [
            item
            for item in range(len(ITEM_IDS))
            if me.items >> item & 1 and (MISC >> item & 1 or item in (me.weapon, me.mount))
        ]
        return sum([self.help[item][me.better >> item & 1] for item in found])

    def more_wanted(self, wp: int, n: int, left: float) -> float:
        """What n more WP bring; beyond the last space they are LP."""
        more = self.row[min(LAST_SPACE, wp + n)] - self.row[wp]
        return more * left * self.usually_safe + max(0, wp + n - LAST_SPACE)

    # -- a fight that is going on --

    def prospects(self, s: Western, fight: Fight, seat: int, left: float, leaning: Leaning) -> float:
        """What it will bring: to its players, and to those who wish them ill."""
        w, laid = self.w, fight.cards[1]
        shown = fight.shown and laid != NOTHING
        if fight.kind == SHERIFF and seat != fight.sides[0]:
            prey = s.players[fight.sides[0]]
            loss = w["caught"] * leaning.hunt * w["leader"] * self.row[prey.wp] * left * self.safe[0]
            return loss + (w["laid"] * FIGHT_VALUE[laid] if seat == fight.controller and laid != NOTHING else 0.0)
        if seat == fight.controller and laid != NOTHING:
            return w["laid"] * FIGHT_VALUE[laid]
        if seat not in fight.sides:
            return 0.0
        if seat == fight.sides[1]:
            if shown:
                return -w["attacked lost"] * (winner(s, fight) == 0)
            return -w["attacked lost"] * (1 - chance(FORCE[laid])) if laid != NOTHING else -w["attacked"]
        mine = fight.cards[:1] if fight.cards[0] != NOTHING else tuple(s.players[seat].hand)  # not laid yet: the best will be
        strength = max([FORCE[card] for card in mine], default=0)
        strength += edge(s.players[seat]) if strength else 0
        if shown:
            wins = float(winner(s, fight) == 0)
        elif between_players(s, fight):
            wins = chance(strength)
        else:
            wins = BEATS[len(fight.drawn) + (laid != NOTHING) or GUARD_CARDS][strength]
        prize, price = self.at_stake(s, fight, s.players[seat], left, leaning)
        return wins * prize - (1 - wins) * price

    def at_stake(self, s: Western, fight: Fight, me: Player, left: float, leaning: Leaning) -> tuple[float, float]:
        """What the player who started it wins or loses."""
        w = self.w
        prize, price = self.stakes[fight.kind]
        badge = leaning.badge * self.marshal[me.mp]
        if fight.kind == GUARD:
            prize += leaning.crime * self.more_wanted(me.wp, HEIST_WON, left) - badge
            price -= leaning.crime * self.more_wanted(me.wp, HEIST_LOST, left) - badge
        elif fight.kind == BANDIT and not me.wp:
            prize += max(0.0, leaning.badge * self.marshal[min(LAST_SPACE, me.mp + 1)] - badge) * w["next mp"]
        elif fight.kind == SHERIFF:  # half of the money and of the gold is lost (WL-8.9)
            price += self.row[me.wp] * left * self.usually_safe + me.money * w["dollar"] / 2 + me.gold * w["nugget"] / 2
        elif fight.kind == ARRESTING:
            prize += self.row[s.players[fight.sides[1]].wp] * left * w["leader"] * leaning.hunt
        elif fight.kind == ROBBING:
            prize += leaning.crime * self.more_wanted(me.wp, ROBBED, left) - badge
            if between_players(s, fight):  # half of the money or of the gold is robbed (WL-8.8)
                other = s.players[fight.sides[1]]
                prize += max(other.money * w["dollar"], other.gold * w["nugget"]) / 2
        return prize, price

    # -- plans --

    def plan(self, s: Western, me: Player, left: float, leaning: Leaning) -> float:
        """The best thing to go for, less for every action that one is still away; and likewise the nearest story."""
        steps = me.movement()
        fade, spare = self.fade[steps], ACTIONS * left * steps
        best = told = 0.0
        for way, gain in self.wishes(s, me, left, leaning):
            if gain > best and way < spare:
                best = max(best, gain * fade[way])
        if not s.turn & PLACED:
            for deck in s.stories:
                if deck and 0 <= (way := self.story_way(s, me, CONDITIONS[CONDITION[deck[-1]]])) < spare:
                    told = max(told, self.w["story"] * fade[way])
        return best + told

    def wishes(self, s: Western, me: Player, left: float, leaning: Leaning) -> list[tuple[int, float]]:
        """Steps to places and people, and what one gains there."""
        w, at, far, honest = self.w, me.space, FAR[me.space], not me.wp
        top = max([FORCE[card] for card in me.hand], default=0)
        top += edge(me) if top else 0
        badge = leaning.badge if honest else 1.0
        crime = leaning.crime * self.more_wanted(me.wp, HEIST, left)
        heist = (w["heist"] + crime - leaning.badge * self.marshal[me.mp]) * BEATS[GUARD_CARDS][top]
        shops = me.money >= w["store money"] and me.items.bit_count() < w["store items"]
        wishes = [
            (TO_BANK[at], max(heist, leaning.gold * w["bank"] * me.gold)),
            (TO_CABARET[at], w["revel"] * (me.money // REVEL)),
            (TO_MINE[at], leaning.gold * w["mine"] * (me.gold_limit() - me.gold)),
            (TO_SALOON[at], leaning.poker * w["saloon"] * (me.money >= ANTE)),
            (TO_DOCTOR[at], w["doctor"] * me.wounds * (me.money >= DOCTOR)),
            (TO_STORE[at], max(self.upgrade(me), w["store"] * shops)),
        ]
        if s.bandits:
            wishes.append((to_bandit(s, at), w["bandit"] * BEATS[BANDIT_CARDS][top] * (badge if honest else w["hunter"])))
        if me.token != NOTHING:
            if honest:
                wishes.append((TO_STATION[at], leaning.cattle * w["delivery"] * leaning.badge))
            if leaning.crime > w["rustler"]:
                wishes.append((far[RANCH[1 - COLOR[me.token]]], leaning.cattle * w["delivery"]))
        else:
            wishes += [(far[space], leaning.cattle * w["ranch"] * badge) for i, space in enumerate(RANCH) if s.ranches[i]]
        if me.mp:
            prize = w["arrest"] * leaning.hunt * chance(top)
            wishes += [(far[p.space], prize * self.row[p.wp]) for p in s.players if p.wp]
        return wishes

    def upgrade(self, me: Player) -> float:
        """The best upgrade that the player can pay."""
        found = me.items & ~me.better & UPGRADABLE
        if not found or me.money < CHEAPEST_UPGRADE:
            return 0.0
        affordable = [gain for i, gain in enumerate(self.bargain) if found >> i & 1 and UPGRADE_PRICE[i] <= me.money]
        return max(affordable, default=0.0)

    def story_way(self, s: Western, me: Player, condition: str) -> int:
        """Steps to where the condition of a story can be met; NO_WAY where that cannot be said, or something is missing."""
        if condition in PLACES:
            able = me.money >= self.story_money.get(condition, 0.0) and (condition != "deposit" or me.gold)
            return PLACES[condition][me.space] if able else NO_WAY
        if condition == "bandit" and me.hand:
            return to_bandit(s, me.space)
        if condition == "fight_player" and me.hand:
            return to_player(s, me)
        return TO_STATION[me.space] if condition == "cattle" and me.token != NOTHING else NO_WAY


class WesternEvaluation(Evaluation[Western]):
    def judge(self, weights: Weights) -> WesternJudgement:
        """One without a leaning."""
        return WesternJudgement(weights, LEANINGS["free"])

    def usual(self, s: Western) -> int:
        """The highest card into a fight, and a look where one is allowed; what comes first otherwise."""
        return s.options[-1] if isinstance(s.stack[-1], (LayCard, LookAtHand, LookAtFightCard)) else s.options[0]

    def opinion(self, dice: Dice, bot: str) -> WesternJudgement:
        """Every bot draws a leaning of its own, so that games show what each path is worth."""
        return WesternJudgement(self.weights_of(bot), LEANINGS[list(LEANINGS)[dice.below(len(LEANINGS))]])


EVALUATION = WesternEvaluation(
    WEIGHTS,
    Search(scale=6.0, turns=6, iterations=150, price=1, leaves=5),
    {"hard": "ismcts:50", "expert": "ismcts:600"},
    learned={"expert": "learned"},
    ahead=0,  # every state is judged by the plan that starts from it, so the next decision need not be tried
    leaves=5,  # but where little can be chosen (a card, a loot, a way to end a move) it is
)
