"""The state of Western Legends, and the few functions that move things."""

from __future__ import annotations

from bisect import insort
from typing import Final

from serai.engine.events import Fact
from serai.engine.game import Setup
from serai.engine.seats import clockwise
from serai.engine.state import State
from serai.engine.step import key_of
from serai.games.western_legends.board import HIDEOUTS, OFFICE, Roads, roads
from serai.games.western_legends.cards import (
    BEYOND,
    COLOR,
    DATA,
    GOAL_TYPES,
    LAST_SPACE,
    LIMITS,
    MARSHAL,
    MOVEMENT,
    NOTHING,
    OUTRUNS,
    SADDLEBAGS,
    SCOUT_STEPS,
    SCOUTS,
    WANTED,
)
from serai.games.western_legends.events import (
    ARRESTED,
    BANDIT_CAME,
    BANDIT_LEFT,
    CHANGED,
    DISCARDED,
    DREW,
    GOLD,
    LP,
    MONEY,
    MP,
    RESHUFFLED,
    SHERIFF,
    TOKEN_MOVED,
    WOUNDS,
    WP,
)
from serai.games.western_legends.goals import ReturnTokens, forbids_goal, ready_goals, reveal_goal
from serai.games.western_legends.reasons import FIGURES, OF_A_TURN
from serai.games.western_legends.vocabulary import REVEAL, VOCABULARY

NOBODY: Final = -1
MAX_MONEY: Final = LIMITS["max_money"]
MAX_GOLD: Final = LIMITS["max_gold"]
MAX_WOUNDS: Final = LIMITS["max_wounds"]
ALL_GOLD: Final[int] = DATA["components"]["gold_nuggets"]
ABILITY_LP: Final = LIMITS["legendary_ability_lp"]

# Where LP come from: the score sheet lists them so.
SOURCES: Final = ("gold", "revels", "duels", "poker", "bandits", "cattle", "stories", "poker cards", "fight cards", "abilities",
                  "marshal track", "wanted track")  # fmt: skip
(BY_GOLD, BY_REVEL, BY_DUEL, BY_POKER, BY_BANDIT, BY_CATTLE, BY_STORY, BY_CARD, BY_FIGHT_CARD, BY_ABILITY, BY_MARSHAL,
 BY_WANTED) = range(len(SOURCES))  # fmt: skip

# What happened in this turn (bits of `s.turn`).
PLACED, REPUTED, GAINED, ROBBED_BANK, TOOK_BOTH, LIVED_UP = 1, 2, 4, 8, 16, 32
# What a move that has just ended still allows (bits of `s.fresh`).
MAY_SPRINT, MAY_DRINK, MAY_DELIVER = 1, 2, 4


class Player:
    """One player's mat.  Lists change in place; tuples are replaced, so that copies may share them."""

    __slots__ = ("better", "character", "deeds", "goals", "gold", "hand", "items", "lp", "money", "mount", "mp", "offered",
                 "picked", "points", "revealed", "space", "token", "tokens", "weapon", "wounds", "wp")  # fmt: skip

    def __init__(self) -> None:
        self.offered: tuple[int, ...] = ()  # characters dealt at set-up, the chosen one first; hidden (WL-4.2)
        self.character = NOTHING
        self.space = NOTHING
        self.hand: list[int] = []  # sorted
        self.picked: tuple[int, ...] = ()  # cards picked so far, ascending, face down: to discard, into a poker hand
        self.money: int = 0
        self.gold: int = 0
        self.wounds: int = 0
        self.lp: int = 0
        self.points = [0] * len(SOURCES)  # the same LP by where they came from
        self.mp: int = 0
        self.wp: int = 0
        self.items: int = 0  # bit set
        self.better: int = 0  # bit set: upgraded items
        self.weapon = NOTHING  # the active one (WL-5.3)
        self.mount = NOTHING
        self.token = NOTHING  # the cattle token carried, face down (WL-10.7)
        self.goals: tuple[int, ...] = ()  # not yet revealed (WL-16.1)
        self.revealed: tuple[int, ...] = ()
        self.tokens: tuple[int, ...] = ()  # values of legendary tokens, sorted, hidden (WL-16.3)
        self.deeds = [0] * len(GOAL_TYPES)  # by goal type: how often, or the most at once (WL-16.5)

    def copy(self) -> Player:
        t = Player.__new__(Player)
        t.offered = self.offered
        t.character = self.character
        t.space = self.space
        t.hand = self.hand[:]
        t.picked = self.picked
        t.money = self.money
        t.gold = self.gold
        t.wounds = self.wounds
        t.lp = self.lp
        t.points = self.points[:]
        t.mp = self.mp
        t.wp = self.wp
        t.items = self.items
        t.better = self.better
        t.weapon = self.weapon
        t.mount = self.mount
        t.token = self.token
        t.goals = self.goals
        t.revealed = self.revealed
        t.tokens = self.tokens
        t.deeds = self.deeds[:]
        return t

    def able(self, gifted: list[bool]) -> bool:
        """Whether the player has this ability, and 5 LP at this moment (WL-17.1, WL-17.4, WL-R16)."""
        return gifted[self.character] and self.lp >= ABILITY_LP

    def weapon_power(self, table: list[tuple[int, int]]) -> int:
        """How much of this effect the active weapon has; only the active one works (WL-5.3)."""
        return table[self.weapon][self.better >> self.weapon & 1] if self.weapon >= 0 else 0

    def movement(self) -> int:
        """M: 2 on foot, otherwise the number on the active mount (WL-6.1); Bloody Knife 1 more (WL-17.3)."""
        steps = MOVEMENT[self.mount][self.better >> self.mount & 1] if self.mount >= 0 else LIMITS["base_movement"]
        return steps + SCOUT_STEPS if self.able(SCOUTS) else steps

    def outruns_bandits(self) -> bool:
        """Bloody Knife (WL-17.3), and who rides a Thoroughbred (WL-9.12), may pass bandits without a fight."""
        fast = OUTRUNS[self.mount][self.better >> self.mount & 1] if self.mount >= 0 else 0
        return fast > 0 or self.able(SCOUTS)

    def hand_limit(self) -> int:
        """5 less 1 per wound (WL-5.8, WL-11.2)."""
        return LIMITS["hand_limit"] - self.wounds * LIMITS["hand_limit_minus_per_wound"]

    def gold_limit(self) -> int:
        """4; more while a mule is the active mount (WL-9.7)."""
        return MAX_GOLD + (SADDLEBAGS[self.mount][self.better >> self.mount & 1] if self.mount >= 0 else 0)


class Fight:
    """A fight.  Side 0 is the player who started it, or who fights an NPC; side 1 the other."""

    __slots__ = ("again", "barred", "cards", "controller", "cuts", "drawn", "kind", "known", "loser", "quick", "raises",
                 "seen", "shields", "shown", "sides", "used")  # fmt: skip

    def __init__(self) -> None:
        self.kind = 0
        self.sides: tuple[int, int] = (NOBODY, NOBODY)  # seats; the second is NOBODY for bandit, guard and sheriff
        self.controller = NOBODY  # who plays the NPC (WL-8.11)
        self.cards: tuple[int, int] = (NOTHING, NOTHING)  # poker cards; against an NPC the second is its fight card
        self.shown = False  # turned up (WL-8.5)
        self.cuts: tuple[int, int] = (0, 0)  # reductions now on each card (WL-8.29)
        self.raises: tuple[int, int] = (0, 0)  # what each card counts more (WL-8.29)
        self.quick = 0  # bit set of sides that win ties (WL-8.36)
        self.shields = 0  # bit set of sides with a shield (WL-8.34)
        self.used: tuple[int, ...] = ()  # reactions played; they lie aside until the fight is over (WL-7.9)
        self.drawn: tuple[int, ...] = ()  # fight cards drawn and not laid, sorted
        self.known: tuple[int, ...] = ()  # cards of side 1 that side 0 has looked at and that are still there (WL-2.5)
        self.seen = NOTHING  # the fight card that side 0 has looked at
        self.barred = False  # the bandit's card forbids the MP (WL-8.15)
        self.again = False  # card 10 was used: the fight starts over (WL-8.27)
        self.loser = NOBODY  # the side that lost before the reveal (WL-8.32)

    def copy(self) -> Fight:
        t = Fight.__new__(Fight)
        t.kind = self.kind
        t.sides = self.sides
        t.controller = self.controller
        t.cards = self.cards
        t.shown = self.shown
        t.cuts = self.cuts
        t.raises = self.raises
        t.quick = self.quick
        t.shields = self.shields
        t.used = self.used
        t.drawn = self.drawn
        t.known = self.known
        t.seen = self.seen
        t.barred = self.barred
        t.again = self.again
        t.loser = self.loser
        return t

    def side(self, player: int) -> int:
        return 0 if self.sides[0] == player else 1


class Poker:
    """A game of poker (WL-10.13)."""

    __slots__ = ("dealer", "dealt", "flop", "pot", "seats", "starter")

    def __init__(self) -> None:
        self.starter = NOBODY
        self.seats: tuple[int, ...] = ()  # who paid, in turn order from the starter
        self.dealer = NOBODY
        self.dealt: tuple[int, ...] = ()  # the dealer's separate hand, sorted (WL-10.14)
        self.flop: tuple[int, ...] = ()
        self.pot = 0

    def copy(self) -> Poker:
        t = Poker.__new__(Poker)
        t.starter = self.starter
        t.seats = self.seats
        t.dealer = self.dealer
        t.dealt = self.dealt
        t.flop = self.flop
        t.pot = self.pot
        return t


class Western(State):
    """The whole state."""

    shared = (*State.shared, "roads")

    __slots__ = ("actions", "active", "bandits", "barred", "black_deck", "black_discards", "black_lp", "black_space",
                 "characters", "deck", "dice", "discards", "discs", "fight", "fight_deck", "first", "fought", "fresh",
                 "last_round", "legends", "met", "played", "players", "poker", "ranches", "roads", "round", "sheriff",
                 "steps", "stories", "told", "turn", "worked")  # fmt: skip

    roads: Roads  # which spaces are neighbours in this game (WL-3.2)

    def __init__(self) -> None:
        State.__init__(self)
        self.players: list[Player] = []
        self.characters: tuple[int, ...] = ()  # not in play, sorted
        self.first = NOBODY  # has the first-player marker (WL-4.3)
        self.active = NOBODY  # whose turn it is; the Man in Black comes after the last seat
        self.round = 0
        self.last_round = 0  # 0: nobody has triggered the end (WL-14.1)
        self.deck: list[int] = []  # poker cards, the last is the top
        self.discards: list[int] = []  # open
        self.played: tuple[int, ...] = ()  # cards being carried out, open (WL-7.2)
        self.fight_deck: list[int] = []  # the last is the top
        self.fight: Fight | None = None
        self.poker: Poker | None = None
        self.sheriff = OFFICE
        self.bandits = 0  # bit set of hideouts
        self.ranches: list[list[int]] = [[], []]  # cattle tokens by color, sorted: taken at random
        self.dice: tuple[int, ...] = ()  # prospecting dice as they lie
        self.stories: list[list[int]] = [[], []]  # the last is the top
        self.discs: list[tuple[int, ...]] = [(), ()]  # seats, in the order of placing
        self.told = NOTHING  # the story card being resolved, open
        self.legends: list[int] = []  # legendary tokens left, sorted: drawn at random
        self.black_space = NOTHING
        self.black_lp = 0
        self.black_deck: list[int] = []  # the last is the top
        self.black_discards: list[int] = []
        # this turn
        self.actions = 0  # left
        self.fought = 0  # bit set of seats the active player has fought (WL-8.1)
        self.met = 0  # bit set of story conditions fulfilled (WL-12.1)
        self.turn = 0  # bits: PLACED ...
        self.fresh = 0  # bits: MAY_SPRINT ...
        self.barred = 0  # bit set of seats that cannot gain MP in this turn (WL-8.9)
        self.steps = 0  # spaces moved
        self.worked = 0  # Work actions

    def agree(self, setup: Setup, secret: str) -> None:
        State.agree(self, setup, secret)
        self.roads = roads(setup.options["corner_moves"])

    def copy(self) -> Western:
        t = Western.__new__(Western)
        t.carry_on(self)
        t.roads = self.roads
        t.players = [p.copy() for p in self.players]
        t.characters = self.characters
        t.first = self.first
        t.active = self.active
        t.round = self.round
        t.last_round = self.last_round
        t.deck = self.deck[:]
        t.discards = self.discards[:]
        t.played = self.played
        t.fight_deck = self.fight_deck[:]
        t.fight = self.fight.copy() if self.fight is not None else None
        t.poker = self.poker.copy() if self.poker is not None else None
        t.sheriff = self.sheriff
        t.bandits = self.bandits
        t.ranches = [self.ranches[0][:], self.ranches[1][:]]
        t.dice = self.dice
        t.stories = [self.stories[0][:], self.stories[1][:]]
        t.discs = self.discs[:]
        t.told = self.told
        t.legends = self.legends[:]
        t.black_space = self.black_space
        t.black_lp = self.black_lp
        t.black_deck = self.black_deck[:]
        t.black_discards = self.black_discards[:]
        t.actions = self.actions
        t.fought = self.fought
        t.met = self.met
        t.turn = self.turn
        t.fresh = self.fresh
        t.barred = self.barred
        t.steps = self.steps
        t.worked = self.worked
        return t

    # -- goals at any time (WL-16.7) --

    def anytime(self, seat: int) -> list[int]:
        """A fulfilled goal may be revealed whenever the game waits for anybody; tokens to return come first."""
        me = self.players[seat]
        if not me.goals or not self.stack or self.debt(seat) >= 0:
            return []
        top = self.stack[-1]
        return [] if top.player == seat and isinstance(top, ReturnTokens) else ready_goals(me)

    def interject(self, seat: int, action: int) -> None:
        owed = reveal_goal(self, seat, action - REVEAL)
        if owed:
            self.aside.append(ReturnTokens(seat, owed))

    # -- why not --

    def why_not(self, seat: int, action: int) -> str:
        """Goals are revealed at any time (WL-16.7): what keeps one back does not depend on what is asked."""
        why = State.why_not(self, seat, action)
        if why and self.stack and 0 <= action < len(VOCABULARY) and VOCABULARY.verbs[action] == "reveal":
            return forbids_goal(self, seat, action - REVEAL)
        return why

    def figures(self, seat: int, action: int, reason: str) -> dict[str, Fact]:
        key = key_of(reason)
        return FIGURES[key](self, seat, action) if key in FIGURES else State.figures(self, seat, action, reason)

    def moment(self, seat: int, action: int) -> dict[str, Fact]:
        """Of an action of a turn: how many are left, if this seat's action phase goes on after the question."""
        if VOCABULARY.verbs[action] not in OF_A_TURN:
            return {}
        goes_on = any([step.pause() and step.player == seat for step in self.stack])
        return {"actions": self.actions if goes_on else 0}

    # -- seats --

    def order(self, first: int) -> tuple[int, ...]:
        """All seats from this one on, to the left (WL-4.3)."""
        return clockwise(len(self.players), first)

    def from_active(self) -> tuple[int, ...]:
        """Turn order from the active player; in the Man in Black's turn from the first player."""
        return self.order(self.active if self.active < len(self.players) else self.first)

    def right_of(self, player: int) -> int:
        """Whose turn comes before; with two players the other one (WL-15.9)."""
        return (player - 1) % len(self.players)

    def wanted(self) -> list[int]:
        """The wanted players; while there is one the sheriff is active (WL-8.19)."""
        return [i for i, p in enumerate(self.players) if p.wp]

    # -- poker cards --

    def top(self) -> int:
        """The top card of the deck; an empty one is reshuffled from the discard pile (WL-7.7)."""
        if not self.deck:
            if not self.discards:
                return NOTHING
            self.deck, self.discards = self.discards, []
            self.shuffle(self.deck)
            self.tell(RESHUFFLED, NOBODY, (len(self.deck),))
        return self.deck.pop()

    def turn_over(self, n: int) -> list[int]:
        """The top cards, seen by somebody; what is not there is lost (WL-7.7, WL-7.12)."""
        cards = [card for card in [self.top() for _ in range(n)] if card != NOTHING]
        if cards:
            self.reveals += 1
        return cards

    def draw(self, player: int, n: int) -> None:
        """There is no hand limit here (WL-7.8)."""
        cards = self.turn_over(n)
        hand = self.players[player].hand
        for card in cards:
            insort(hand, card)
        if self.story is not None and cards:
            self.tell(DREW, player, (), tuple(sorted(cards)), 1 << player)

    def discard(self, player: int, cards: tuple[int, ...]) -> None:
        """Onto the open pile."""
        self.discards += cards
        if cards:
            self.reveals += 1
            if self.story is not None:
                self.tell(DISCARDED, player, (), cards)

    # -- points, money, gold, wounds --

    def note(self, player: int, what: int, n: int) -> None:
        if n and self.story is not None:
            self.tell(CHANGED, player, (what, n))

    def gain_lp(self, player: int, n: int, source: int) -> None:
        """LP never drop below 0 (WL-8.28, WL-14.6) and have no upper limit (WL-14.4)."""
        me = self.players[player]
        n = max(n, LIMITS["min_lp"] - me.lp)
        me.lp += n
        me.points[source] += n
        self.note(player, LP, n)

    def gain_money(self, player: int, n: int) -> None:
        """Never above $120, what exceeds it is lost (WL-10.4); never below 0.  Money cannot run out (WL-18.4)."""
        me = self.players[player]
        n = min(n, MAX_MONEY - me.money) if n > 0 else max(n, -me.money)
        me.money += n
        self.note(player, MONEY, n)

    def gold_left(self) -> int:
        return ALL_GOLD - sum([p.gold for p in self.players])

    def gain_gold(self, player: int, n: int) -> None:
        """Up to the player's limit, and while there is some (WL-10.1, WL-18.4)."""
        me = self.players[player]
        if n > 0:
            n = max(0, min(n, me.gold_limit() - me.gold, self.gold_left()))
        me.gold += n
        self.note(player, GOLD, n)

    def may_gain_gold(self, player: int) -> bool:
        """There is room and gold for one more nugget (WL-10.1, WL-18.4)."""
        me = self.players[player]
        return me.gold < me.gold_limit() and self.gold_left() > 0

    def heal(self, player: int, n: int) -> None:
        """Wounds come off (WL-11.3)."""
        me = self.players[player]
        n = min(n, me.wounds)
        me.wounds -= n
        self.note(player, WOUNDS, -n)

    # -- tracks (WL-13) --

    def may_gain_mp(self, player: int) -> bool:
        """Not while wanted (WL-13.5), and not in the turn of an arrest (WL-8.9, WL-13.8, WL-R13)."""
        return not self.players[player].wp and not self.barred >> player & 1

    def gain_mp(self, player: int, n: int) -> None:
        """One space a point, each space gives its reward; on space 9 each point is 1 LP (WL-13.2, WL-R10).  Without the right
        to MP they are simply lost (WL-13.6)."""
        if not self.may_gain_mp(player):
            return
        me = self.players[player]
        for _ in range(n):
            if me.mp == LAST_SPACE:
                self.gain_lp(player, BEYOND, BY_MARSHAL)
                continue
            me.mp += 1
            self.note(player, MP, 1)
            self.reward(player, MARSHAL[me.mp], BY_MARSHAL)
        self.gained(player)

    def gain_wp(self, player: int, n: int) -> None:
        """Likewise; a marshal loses all MP first and starts at the beginning, nobody has both (WL-13.1, WL-13.4)."""
        me = self.players[player]
        self.note(player, MP, -me.mp)
        me.mp = 0
        for _ in range(n):
            if me.wp == LAST_SPACE:
                self.gain_lp(player, BEYOND, BY_WANTED)
                continue
            me.wp += 1
            self.note(player, WP, 1)
            self.reward(player, WANTED[me.wp], BY_WANTED)
        self.gained(player)

    def reward(self, player: int, reward: tuple[str, int], source: int) -> None:
        """What a space of a track gives, each time it is entered (WL-13.7)."""
        what, n = reward
        if what == "money":
            self.gain_money(player, n)
        elif what == "lp":
            self.gain_lp(player, n, source)
        elif what == "draw":
            self.draw(player, n)

    def gained(self, player: int) -> None:
        """In the player's own turn a REPUTATION may be shown (WL-7.11)."""
        if player == self.active:
            self.turn |= GAINED

    # -- conditions and deeds --

    def fulfil(self, player: int, condition: int) -> None:
        """Only what the active player does in their own turn counts (WL-12.11)."""
        if player == self.active:
            self.met |= 1 << condition

    def count(self, player: int, deed: int) -> None:
        """One more of what a goal counts from the start of the game (WL-16.5)."""
        self.players[player].deeds[deed] += 1

    def record(self, player: int, deed: int, n: int) -> None:
        """The most within one action or one turn (WL-16.5)."""
        deeds = self.players[player].deeds
        deeds[deed] = max(deeds[deed], n)

    # -- figures --

    def drop_token(self, player: int) -> None:
        """A cattle token goes back to the ranch of its own color, face down, and is shuffled in (WL-10.8, WL-2.5)."""
        me = self.players[player]
        if me.token != NOTHING:
            insort(self.ranches[COLOR[me.token]], me.token)
            me.token = NOTHING
            self.tell(TOKEN_MOVED, player)

    def arrest(self, player: int) -> None:
        """To the office, all WP, the token, half of gold and money, rounded up, are lost; no MP in this turn (WL-8.9)."""
        me = self.players[player]
        self.tell(ARRESTED, player)
        me.space = OFFICE
        self.note(player, WP, -me.wp)
        me.wp = 0
        self.drop_token(player)
        self.gain_gold(player, -half_of_gold(me.gold))
        self.gain_money(player, -half_of_money(me.money))
        self.barred |= 1 << player

    def move_sheriff_to(self, space: int) -> None:
        if self.sheriff != space:
            self.sheriff = space
            self.tell(SHERIFF, NOBODY, (space,))

    def bandit_in(self, space: int) -> bool:
        return space in HIDEOUTS and self.bandits >> HIDEOUTS.index(space) & 1 == 1

    def remove_bandit(self, space: int) -> None:
        self.bandits &= ~(1 << HIDEOUTS.index(space))
        self.tell(BANDIT_LEFT, NOBODY, (space,))

    def refill(self, hideout: int) -> None:
        """A bandit where there is no figure at all (WL-12.6)."""
        space = HIDEOUTS[hideout]
        figures = [p.space for p in self.players] + [self.sheriff, self.black_space]
        if not self.bandits >> hideout & 1 and space not in figures:
            self.bandits |= 1 << hideout
            self.tell(BANDIT_CAME, NOBODY, (space,))


def half_of_gold(gold: int) -> int:
    """Rounded up to a whole nugget (WL-8.8, WL-R6)."""
    return (gold + 1) // 2


def half_of_money(money: int) -> int:
    """Rounded up to a full $10 (WL-8.8, WL-R6)."""
    return (money // 10 + 1) // 2 * 10
