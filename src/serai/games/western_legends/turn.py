"""The course of a turn (WL-5): start phase, three actions, end phase; and of the rounds (WL-14.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serai.engine.events import Fact
from serai.engine.step import PASS, Step
from serai.games.western_legends.board import RANCH, SPACES, WORKPLACE
from serai.games.western_legends.cards import (
    HAS_ABILITY_ACTION,
    ITEM_ACTION,
    LENGTHS,
    LIMITS,
    MAN_IN_BLACK,
    START_REACTION,
    STARTS,
    VALUES,
    WANTED_ROW,
    WHISKEY,
    deed,
)
from serai.games.western_legends.events import ENDED, TURN
from serai.games.western_legends.fight import WAITS_FOR, arrest, duel, forbids_arrest, forbids_fight, rob
from serai.games.western_legends.goals import LastGoals
from serai.games.western_legends.man_in_black import black_turn
from serai.games.western_legends.move import (
    deliver,
    drink,
    forbids_delivery,
    forbids_step,
    forbids_whiskey,
    go,
    open_spaces,
)
from serai.games.western_legends.npc import forbids_heist, heist
from serai.games.western_legends.picks import Pick
from serai.games.western_legends.places import (
    AT_BANK,
    AT_CABARET,
    AT_DOCTOR,
    AT_MINE,
    deposit,
    forbids_cattle,
    forbids_deposit,
    forbids_heal,
    forbids_prospect,
    forbids_revel,
    forbids_work,
    heal,
    prospect,
    revel,
    take_cattle,
    work,
)
from serai.games.western_legends.poker import AT_SALOON, forbids_poker, play_poker
from serai.games.western_legends.poker_cards import (
    HAS_ACTION,
    LateReputation,
    act,
    forbids_ability,
    forbids_act,
    forbids_reaction,
    forbids_use,
    may_react,
    react,
    use,
    use_ability,
)
from serai.games.western_legends.reasons import FIGURES, OF_A_TURN
from serai.games.western_legends.state import BY_WANTED, GAINED, NOBODY, PLACED, Western
from serai.games.western_legends.store import AT_STORE, buy, forbids_purchase, forbids_upgrade, ready_gear, upgrade, wares
from serai.games.western_legends.stories import ResolveStory, forbids_disc, place_disc
from serai.games.western_legends.vocabulary import (
    ACT,
    ARREST,
    CATTLE,
    DELIVER,
    DEPOSITS,
    DISC,
    DUEL,
    HEAL,
    HEIST,
    LIVE_UP,
    POKER,
    PROSPECT,
    REACT,
    REVEL,
    ROB,
    START,
    USE,
    VOCABULARY,
    WHISKEY_ON,
    WORK,
)


class Turn(Step):
    """Start phase, action phase, end phase (WL-5.1 to WL-5.11)."""

    def choose(self, s: Western, action: int) -> None:
        begin_turn(s, self.player)
        s.tell(TURN, self.player, (s.round,))
        s.then(StartOfTurn(self.player), *ready_gear(self.player), TakeAction(self.player), EndOfTurn(self.player))


def begin_turn(s: Western, player: int) -> None:
    s.active = player
    s.actions = LIMITS["actions_per_turn"]
    s.fought = s.met = s.turn = s.fresh = s.barred = s.steps = s.worked = 0


# ---- Start phase (WL-5.1 to WL-5.3) ---------------------------------------------------------------------------


class StartOfTurn(Step):
    """Reactions for the start of a turn (WL-5.1); then $20, 2 cards, or $10 and 1 card (WL-5.2)."""

    def options(self, s: Western) -> list[int]:
        hand = s.players[self.player].hand
        return [START + i for i in range(len(STARTS))] + [REACT + card for card in hand if START_REACTION[card]]

    def why_not(self, s: Western, action: int) -> str:
        if VOCABULARY.verbs[action] != "react with":
            return ""
        card = action - REACT
        return WAITS_FOR[card] if card in s.players[self.player].hand else "WL-5.1:not-in-hand"

    def choose(self, s: Western, action: int) -> None:
        if VOCABULARY.verbs[action] == "react with":
            s.then(StartOfTurn(self.player))
            react(s, self.player, action - REACT)
            return
        row = STARTS[action - START]
        s.gain_money(self.player, row["money"])
        s.draw(self.player, row["cards"])


# ---- Action phase (WL-5.4 to WL-5.6, WL-5.12, WL-5.13) ------------------------------------------------------------

Forbids = Callable[[Western, int, int], str]
Do = Callable[[Western, int, int], None]

ACTIONS: Final[dict[str, tuple[Forbids, Do]]] = {  # WL-5.5: one of three a turn
    "go to": (forbids_step, go),
    "act with": (forbids_act, act),
    "use": (forbids_use, use),
    "duel": (forbids_fight, duel),
    "rob": (forbids_fight, rob),
    "arrest": (forbids_arrest, arrest),
    "work": (forbids_work, work),
    "prospect": (forbids_prospect, prospect),
    "deposit": (forbids_deposit, deposit),
    "heist": (forbids_heist, heist),
    "heal": (forbids_heal, heal),
    "revel for": (forbids_revel, revel),
    "take": (forbids_cattle, take_cattle),
    "play": (forbids_poker, play_poker),
    "live up to": (forbids_ability, use_ability),
    "buy": (forbids_purchase, buy),
    "upgrade": (forbids_upgrade, upgrade),
}
OF_A_TURN.update(ACTIONS)
FIGURES["no-actions"] = lambda s, player, action: {"actions": LIMITS["actions_per_turn"]}
FREE: Final[dict[str, tuple[Forbids, Do]]] = {  # WL-5.6: cost no action
    "deliver": (forbids_delivery, deliver),
    "whiskey for": (forbids_whiskey, drink),
    "disc on the": (forbids_disc, place_disc),
    "react with": (forbids_reaction, react),
}


def local_actions(space: int) -> list[int]:
    """What a space has to offer, apart from the store (WL-10.12, WL-3.5)."""
    found = [WORK] if WORKPLACE[space] else []
    found += [PROSPECT] if AT_MINE[space] else []
    found += DEPOSITS[1:] + [HEIST] if AT_BANK[space] else []
    found += [HEAL] if AT_DOCTOR[space] else []
    found += [REVEL + n for n in range(1, VALUES["revel_max_lp"] + 1)] if AT_CABARET[space] else []
    found += [CATTLE] if space in RANCH else []
    return found + ([POKER] if AT_SALOON[space] else [])


LOCAL: Final = [
    [(a, ACTIONS[VOCABULARY.verbs[a]][0], VOCABULARY.things[a]) for a in local_actions(space)] for space in range(len(SPACES))
]
USABLE: Final = [item for item, effects in enumerate(ITEM_ACTION) if effects]


class TakeAction(Step):
    """Up to three actions in any order, and free steps as long as the phase lasts; it ends when the player says so (WL-5.4,
    WL-5.12).  Only what can be done at all is offered (WL-5.13); what is free and hardly ever declined comes first."""

    def pause(self) -> bool:
        return True

    def asks(self, s: Western) -> bool:
        """Nobody may learn whether the player holds a reaction, or a goal that is fulfilled."""
        me = s.players[self.player]
        return len(me.goals) > 0 or (may_react(s) and len(me.hand) > 0)

    def options(self, s: Western) -> list[int]:
        player, me = self.player, s.players[self.player]
        options = [DISC + deck for deck in (0, 1) if not forbids_disc(s, player, deck)] if s.met and not s.turn & PLACED else []
        if s.fresh and not forbids_delivery(s, player, 0):
            options.append(DELIVER)
        options.append(PASS)
        if s.actions:
            options += open_spaces(s, player)
            options += [ACT + card for card in me.hand if HAS_ACTION[card] and not forbids_act(s, player, card)]
            options += [action for action, forbids, thing in LOCAL[me.space] if not forbids(s, player, thing)]
            if AT_STORE[me.space]:
                options += wares(s, player)
            options += [USE + item for item in USABLE if me.items >> item & 1]
            if HAS_ABILITY_ACTION[me.character] and not forbids_ability(s, player, 0):
                options.append(LIVE_UP)
            if me.hand:
                options += fights(s, player)
        if s.fresh and me.items >> WHISKEY & 1:
            options += [WHISKEY_ON + p.character for p in s.players if not forbids_whiskey(s, player, p.character)]
        if may_react(s):
            options += [REACT + card for card in me.hand if not forbids_reaction(s, player, card)]
        return options

    def why_not(self, s: Western, action: int) -> str:
        verb, thing = VOCABULARY.verbs[action], VOCABULARY.things[action]
        if verb in FREE:
            return FREE[verb][0](s, self.player, thing)
        if verb not in ACTIONS:
            return ""
        return ACTIONS[verb][0](s, self.player, thing) if s.actions else "WL-5.4:no-actions"

    def choose(self, s: Western, action: int) -> None:
        if action == PASS:
            return
        verb, thing = VOCABULARY.verbs[action], VOCABULARY.things[action]
        s.then(self)
        if verb in FREE:
            FREE[verb][1](s, self.player, thing)
        else:
            s.actions -= 1
            s.fresh = 0  # a move that ended is over when the next action begins (WL-10.10, WL-R30)
            ACTIONS[verb][1](s, self.player, thing)


def fights(s: Western, player: int) -> list[int]:
    """Whom the player may fight, and how (WL-8.1)."""
    here = s.players[player].space
    options = []
    for seat, p in enumerate(s.players):
        if p.space == here and seat != player and not s.fought >> seat & 1:
            options += [DUEL + p.character, ROB + p.character]
            if not forbids_arrest(s, player, p.character):
                options.append(ARREST + p.character)
    if s.black_space == here and not s.fought >> len(s.players) & 1:
        options += [DUEL + MAN_IN_BLACK, ROB + MAN_IN_BLACK]
    return options


# ---- End phase (WL-5.7 to WL-5.11) ------------------------------------------------------------------------------


class EndOfTurn(Step):
    """Story cards, hand limit, wanted LP, end of the game, next player (WL-5.7 to WL-5.11)."""

    def choose(self, s: Western, action: int) -> None:
        s.turn &= ~GAINED  # REPUTATION for gains of the action phase is over (WL-7.11)
        s.fresh = s.met = 0
        p = self.player
        s.then(ResolveStory(p, 0), ResolveStory(p, 1), LateReputation(p), HandLimit(p), WantedLp(p), TurnEnds(p))


class HandLimit(Step):
    """5 less 1 per wound; only the active player, only now (WL-5.8, WL-11.2)."""

    def choose(self, s: Western, action: int) -> None:
        me = s.players[self.player]
        excess = len(me.hand) - me.hand_limit()
        if excess > 0:
            s.then(DiscardDown(self.player, excess))


class DiscardDown(Pick):
    """Cards of the player's choice (WL-5.8)."""

    def why_number(self, s: Western) -> str:
        return "WL-5.8:limit-number"

    def figures(self, s: Western, action: int, key: str) -> dict[str, Fact]:
        me = s.players[self.player]
        full, limit = LIMITS["hand_limit"], me.hand_limit()
        terms = [(full, ""), (limit - full, "wounds")] if me.wounds else [(full, "")]
        return {"due": self.left, "limit": limit, "terms": terms}


class WantedLp(Step):
    """Wanted now: LP of the row (WL-5.9)."""

    def choose(self, s: Western, action: int) -> None:
        me = s.players[self.player]
        s.record(self.player, deed("hand_at_end"), len(me.hand))
        s.gain_lp(self.player, WANTED_ROW[me.wp], BY_WANTED)


class TurnEnds(Step):
    """The end of the game is checked (WL-5.10), then the player to the left takes a turn (WL-5.11); with two players the
    Man in Black comes after the second (WL-15.1, WL-15.14)."""

    def choose(self, s: Western, action: int) -> None:
        check_end(s)
        following = (self.player + 1) % len(s.players)
        if self.player < len(s.players) and following != s.first:
            s.then(Turn(following))
        elif self.player < len(s.players) and s.black_space >= 0:
            begin_turn(s, len(s.players))
            s.then(TurnEnds(len(s.players)))
            black_turn(s)
        else:
            s.then(RoundEnds(s.first))


def check_end(s: Western) -> None:
    """Any player, also the Man in Black, has the chosen number of LP (WL-14.1, WL-14.4, WL-15.8, WL-R33): this round is
    finished and one more is played.  Later losses do not undo it."""
    most = max([s.black_lp] + [p.lp for p in s.players])
    if not s.last_round and most >= LENGTHS[s.setup.options["length"]]:
        s.last_round = s.round + 1


class RoundEnds(Step):
    """After the last round, or at the cap (WL-14.7), the game goes to its scoring (WL-1.4, WL-14.2)."""

    def choose(self, s: Western, action: int) -> None:
        if s.round in (s.last_round, s.setup.options["max_rounds"]):
            s.then(*[LastGoals(p) for p in s.order(s.first)], GameEnds(s.first))
        else:
            s.round += 1
            s.then(Turn(s.first))


class GameEnds(Step):
    """Most LP wins (WL-1.1)."""

    def choose(self, s: Western, action: int) -> None:
        s.tell(ENDED, NOBODY)
        s.finish()
