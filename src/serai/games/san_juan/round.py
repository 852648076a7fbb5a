"""The course of a round (SJ-4) and roles in general (SJ-5)."""

from __future__ import annotations

from typing import Final

from serai.engine.events import Fact, seat
from serai.engine.step import Step
from serai.games.san_juan.builder import builder_phase
from serai.games.san_juan.cards import (
    BANK,
    CHAPEL,
    CHAPEL_CARDS,
    DATA,
    GUARD_HOUSE,
    GUARD_HOUSE_LIMIT,
    HAND_LIMIT,
    OFFICE_BUILDING,
    ROLES,
    SWAPS,
    TOWER,
    TOWER_LIMIT,
    WITHOUT_GUARD_HOUSE,
)
from serai.games.san_juan.councillor import councillor_phase
from serai.games.san_juan.events import ENDED, GOVERNOR, TUCKED
from serai.games.san_juan.picks import Pick, PickUpTo
from serai.games.san_juan.producer import producer_phase
from serai.games.san_juan.prospector import prospector_phase
from serai.games.san_juan.state import NOBODY, SanJuan
from serai.games.san_juan.trader import trader_phase
from serai.games.san_juan.vocabulary import BANK_IT, SWAP, TAKE, TUCK, VOCABULARY

CHOICES: Final[dict[str, int]] = DATA["setup"]["roles_per_round"]
PHASES: Final = [builder_phase, producer_phase, trader_phase, councillor_phase, prospector_phase]  # in the order of ROLES


class Round(Step):
    """The governor card lies with `player`: round start, then the role choices, then it moves on (SJ-4.1, SJ-4.3, SJ-4.6).

    Two players choose three times: governor, other, governor (SJ-4.4).  Round 1 has no round start (SJ-R15).  After the
    technical limit the game is scored as it stands (SJ-R26).
    """

    def choose(self, s: SanJuan, action: int) -> None:
        if s.round and s.round == s.setup.options["technical_round_limit"]:
            s.tell(ENDED, NOBODY)
            s.finish()
            return
        s.round += 1
        s.governor = self.player
        s.roles = [NOBODY] * len(ROLES)
        s.library = 0
        s.tell(GOVERNOR, self.player, (s.round,))
        seats = s.clockwise(self.player)
        turns = (seats + seats)[: CHOICES[str(len(seats))]]
        s.then(*[TakeRole(p) for p in turns], Round(seats[1]))
        if s.round > 1:
            s.then(Offices(self.player), ChapelsAndBanks(self.player), HandLimits(self.player))


# ---- Round start (SJ-4.2): all finish a step before the next begins ---------------------


class Offices(Step):
    """Step 1: each owner of an office building may discard 1 or 2 hand cards and then draws as many (SJ-4.2, SJ-11.X2)."""

    def choose(self, s: SanJuan, action: int) -> None:
        owners = [p for p in s.owners(self.player, OFFICE_BUILDING) if s.players[p].hand]
        s.then(*[SwapOut(p, SWAPS) for p in owners], *[SwapIn(p) for p in owners])


class SwapOut(PickUpTo):
    """Discard first (SJ-11.X2)."""

    def at_once(self) -> bool:
        return True

    def verb(self) -> int:
        return SWAP

    def rule(self) -> str:
        return "SJ-11.X2:not-in-hand"

    def why_number(self, s: SanJuan) -> str:
        return "SJ-11.X2:swap-number"

    def done(self, s: SanJuan, cards: tuple[int, ...]) -> None:
        s.players[self.player].swapped = len(cards)
        s.discard(self.player, cards)


class SwapIn(Step):
    """Draw after (SJ-11.X2)."""

    def choose(self, s: SanJuan, action: int) -> None:
        me = s.players[self.player]
        if me.swapped:
            s.draw(self.player, me.swapped, OFFICE_BUILDING)
            me.swapped = 0


class ChapelsAndBanks(Step):
    """Step 2: chapel and bank (SJ-4.2).  A player with both may use them in either order; as a tucked card is a tucked
    card, both lead to the same states, so the chapel is asked first."""

    def choose(self, s: SanJuan, action: int) -> None:
        for p in s.clockwise(self.player)[::-1]:
            if s.players[p].hand:
                if s.players[p].has(CHAPEL):
                    s.then(UseChapel(p, CHAPEL_CARDS))
                elif may_bank(s, p):
                    s.then(UseBank(p, len(s.players[p].hand)))


class UseChapel(PickUpTo):
    """One hand card under the chapel each round, worth 1 point at the end (SJ-11.B10, SJ-R6)."""

    def at_once(self) -> bool:
        return True

    def verb(self) -> int:
        return TUCK

    def rule(self) -> str:
        return "SJ-11.B10:not-in-hand"

    def done(self, s: SanJuan, cards: tuple[int, ...]) -> None:
        tuck(s, self.player, cards, CHAPEL)
        if s.players[self.player].hand and may_bank(s, self.player):
            s.then(UseBank(self.player, len(s.players[self.player].hand)))


class UseBank(PickUpTo):
    """Once per game any number of hand cards into the bank (SJ-11.X7)."""

    def at_once(self) -> bool:
        return True

    def verb(self) -> int:
        return BANK_IT

    def rule(self) -> str:
        return "SJ-11.X7:not-in-hand"

    def done(self, s: SanJuan, cards: tuple[int, ...]) -> None:
        tuck(s, self.player, cards, BANK)
        if cards:
            s.players[self.player].banked = True


def may_bank(s: SanJuan, player: int) -> bool:
    """Once per player, also with another bank built later (SJ-R5)."""
    return s.players[player].has(BANK) and not s.players[player].banked


def tuck(s: SanJuan, player: int, cards: tuple[int, ...], under: int) -> None:
    """The act and the number are public, the cards are not (SJ-14.5)."""
    me = s.players[player]
    me.tucked = tuple(sorted(me.tucked + cards))
    if cards:
        s.tell(TUCKED, player, (under,), cards, 1 << player)


class HandLimits(Step):
    """Step 3: every player above their limit discards down to it; checked only here (SJ-4.2)."""

    def choose(self, s: SanJuan, action: int) -> None:
        for p in s.clockwise(self.player)[::-1]:
            excess = len(s.players[p].hand) - hand_limit(s, p)
            if excess > 0:
                s.then(HandLimit(p, excess))


class HandLimit(Pick):
    """Cards of the player's choice, face down (SJ-4.2)."""

    def at_once(self) -> bool:
        return True

    def rule(self) -> str:
        return "SJ-4.2:not-in-hand"

    def why_number(self, s: SanJuan) -> str:
        return "SJ-4.2:limit-number"

    def numbers(self, s: SanJuan) -> dict[str, Fact]:
        return {"due": self.left, "limit": hand_limit(s, self.player)}


def hand_limit(s: SanJuan, player: int) -> int:
    """7; with a tower 12 (SJ-11.B11); while there is a guard house, 6 for all who have none (SJ-11.X1); the highest that
    applies (SJ-R17).  By the other reading of SJ-R1 it is always 6 in games with the expansion."""
    me = s.players[player]
    if me.has(TOWER):
        return TOWER_LIMIT
    if me.has(GUARD_HOUSE):
        return GUARD_HOUSE_LIMIT
    options = s.setup.options
    always = options["guard_house_limit_always"] and options["expansion"]
    return WITHOUT_GUARD_HOUSE if always or s.owners(player, GUARD_HOUSE) else HAND_LIMIT


# ---- Role choices ----------------------------------------------------------------------


class TakeRole(Step):
    """Choose one of the roles still in the middle; its phase is resolved at once (SJ-4.3, SJ-5.1).

    No role is chosen twice in a round (SJ-4.5), and there are always enough (SJ-R27).  The chooser goes first and alone has
    the privilege (SJ-5.2), which a library doubles (SJ-5.7, SJ-11.B17).
    """

    def options(self, s: SanJuan) -> list[int]:
        return [TAKE + role for role, taker in enumerate(s.roles) if taker == NOBODY]

    def why_not(self, s: SanJuan, action: int) -> str:
        return "SJ-4.5:role-taken" if VOCABULARY.verbs[action] == "take" else ""

    def figures(self, s: SanJuan, action: int, key: str) -> dict[str, Fact]:
        role = action - TAKE
        return {"role": ROLES[role], "who": seat(s.roles[role]), "round": s.round + 1}

    def choose(self, s: SanJuan, action: int) -> None:
        role = action - TAKE
        s.roles[role] = self.player
        s.phase = role
        PHASES[role](s, self.player, s.privilege(self.player))
