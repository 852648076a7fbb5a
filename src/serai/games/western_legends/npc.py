"""Bandits, the bank guard and the sheriff (WL-8.11 to WL-8.28)."""

from __future__ import annotations

from typing import Final

from serai.engine.events import Fact
from serai.engine.step import PASS, Step
from serai.games.western_legends.board import OFFICE, at
from serai.games.western_legends.cards import (
    BEAT_BANDIT,
    BOTH_LP,
    BOTH_MP,
    TAKES_BOTH,
    VALUES,
    Row,
    deed,
)
from serai.games.western_legends.effects import GRAMMAR, Choose, Draw, GainWp, Wound, offers
from serai.games.western_legends.fight import (
    ANSWERS,
    BANDIT,
    GUARD,
    PRIZES,
    SHERIFF,
    Reveal,
    begin_fight,
    in_fight,
    seat_of,
    winner,
    with_black,
)
from serai.games.western_legends.picks import Discard
from serai.games.western_legends.reasons import FIGURES
from serai.games.western_legends.state import BY_BANDIT, BY_CARD, NOBODY, ROBBED_BANK, TOOK_BOTH, Fight, Western
from serai.games.western_legends.vocabulary import ANSWER, RESTART, SHERIFF_TAKES, SHERIFF_TO, VOCABULARY

AT_BANK: Final = at("bank")
REWARDS: Final = offers([f"lp_{VALUES['bandit_win_lp']}", f"mp_{VALUES['bandit_win_mp']}"])
LP_ONLY: Final = offers([f"lp_{VALUES['bandit_win_lp']}"])

# ---- The NPC's card (WL-8.12, WL-8.25, WL-8.27) -------------------------------------------------------------


FIGURES["not-drawn"] = lambda s, player, action: {"thing": VOCABULARY.ids[action], "drawn": len(in_fight(s).drawn)}


class PlayFightCard(Step):
    """The controller chooses one of the fight cards, face down; the player's is a poker card (WL-8.12, WL-R4)."""

    def options(self, s: Western) -> list[int]:
        return [ANSWER + card for card in in_fight(s).drawn]

    def eyes(self, s: Western) -> int:
        return 1 << self.player

    def why_not(self, s: Western, action: int) -> str:
        return "WL-8.12:not-drawn" if VOCABULARY.verbs[action] == "answer with" else ""

    def choose(self, s: Western, action: int) -> None:
        fight, card = in_fight(s), action - ANSWER
        fight.cards = (fight.cards[0], card)
        fight.drawn = tuple([other for other in fight.drawn if other != card])
        s.then(Reveal(fight.sides[0]))


for _kind in (BANDIT, GUARD, SHERIFF):
    ANSWERS[_kind] = PlayFightCard


class MayRestart(Step):
    """Card 10: the controller may cancel the fight and start it over (WL-8.25, WL-8.27)."""

    def options(self, s: Western) -> list[int]:
        return [PASS, RESTART]

    def choose(self, s: Western, action: int) -> None:
        in_fight(s).again = action == RESTART


class BlackRestarts(Step):
    """The Man in Black restarts exactly the fights that would be lost (WL-15.11)."""

    def choose(self, s: Western, action: int) -> None:
        fight = in_fight(s)
        fight.again = winner(s, fight) == 0


def may_restart(s: Western, player: int, row: Row, source: int) -> list[Step]:
    fight = in_fight(s)
    return [BlackRestarts(fight.sides[1]) if with_black(s, fight) else MayRestart(fight.controller)]


GRAMMAR["may_restart_fight"] = may_restart

# ---- Bandits (WL-8.11 to WL-8.16) -----------------------------------------------------------------------------


def meet_bandit(s: Western, player: int) -> None:
    """A player who enters a bandit's space fights the bandit; the player to the right controls it (WL-8.11)."""
    begin_fight(s, BANDIT, (player, NOBODY), s.right_of(player))


def prize_of_bandit(s: Western, fight: Fight, won: bool) -> None:
    """Won: 1 LP or 1 MP; wanted players, and all after a 5 or a 9, take the LP (WL-8.15).  Lost: a wound and a card.  Either
    way the bandit leaves the board (WL-8.16)."""
    player = fight.sides[0]
    s.remove_bandit(s.players[player].space)
    if won:
        s.fulfil(player, BEAT_BANDIT)
        s.count(player, deed("defeat_bandits"))
        s.then(BanditReward(player))
    else:
        s.then(Wound(player, True), Draw(player, 1))


class BanditReward(Step):
    """Wyatt Earp takes both once a turn, if nothing bars the MP (WL-17.3); everybody else chooses (WL-8.15)."""

    def choose(self, s: Western, action: int) -> None:
        barred = in_fight(s).barred
        if s.players[self.player].able(TAKES_BOTH) and not s.turn & TOOK_BOTH and not barred and s.may_gain_mp(self.player):
            s.turn |= TOOK_BOTH
            s.gain_lp(self.player, BOTH_LP, BY_BANDIT)
            s.gain_mp(self.player, BOTH_MP)
        else:
            s.then(Choose(self.player, LP_ONLY if barred else REWARDS, BY_BANDIT))


PRIZES[BANDIT] = prize_of_bandit

# ---- Robbing the bank (WL-8.17, WL-8.18) -------------------------------------------------------------------------


def forbids_heist(s: Western, player: int, thing: int) -> str:
    """In the bank, with a card, once a turn (WL-8.17)."""
    me = s.players[player]
    if not AT_BANK[me.space]:
        return "WL-8.17:not-at-bank"
    if s.turn & ROBBED_BANK:
        return "WL-8.17:bank-once"
    return "" if me.hand else "WL-5.13:no-card"


def heist(s: Western, player: int, thing: int) -> None:
    s.turn |= ROBBED_BANK
    begin_fight(s, GUARD, (player, NOBODY), s.right_of(player))


def prize_of_heist(s: Western, fight: Fight, won: bool) -> None:
    """Won: 3 WP and $80.  Lost: 1 WP, a wound and a card (WL-8.18)."""
    player = fight.sides[0]
    if won:
        s.gain_wp(player, VALUES["heist_win_wp"])
        s.gain_money(player, VALUES["heist_win_money"])
        s.count(player, deed("win_heists"))
    else:
        s.then(GainWp(player, VALUES["heist_lose_wp"]), Wound(player, True), Draw(player, 1))


PRIZES[GUARD] = prize_of_heist

# ---- The sheriff (WL-8.19 to WL-8.24) ------------------------------------------------------------------------------


class MoveSheriff(Step):
    """Up to this many steps, along a path of the mover's choice (WL-8.20, WL-R18); only while somebody is wanted (WL-8.19).

    The sheriff acts on entering a space by moving, and only then (WL-8.24): with wanted players there the movement ends, each
    of them discards a card, and the sheriff tries to arrest one (WL-8.21, WL-R14)."""

    __slots__ = ("left",)

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left

    def options(self, s: Western) -> list[int]:
        if not self.left or not s.wanted():
            return [PASS]
        return [PASS] + [SHERIFF_TO + space for space in s.roads.near[s.sheriff]]

    def why_not(self, s: Western, action: int) -> str:
        if VOCABULARY.verbs[action] != "sheriff to":
            return ""
        return "WL-8.20:sheriff-stays" if action - SHERIFF_TO == s.sheriff else "WL-8.20:sheriff-not-next"

    def figures(self, s: Western, action: int, key: str) -> dict[str, Fact]:
        if key != "sheriff-not-next":
            return {}
        steps = s.roads.far[s.sheriff][action - SHERIFF_TO]
        return {"thing": VOCABULARY.ids[action], "steps": steps, "left": self.left}

    def choose(self, s: Western, action: int) -> None:
        if action == PASS:
            return
        s.move_sheriff_to(action - SHERIFF_TO)
        found = [p for p in s.from_active() if s.players[p].wp and s.players[p].space == s.sheriff]
        if found:
            s.then(*[Discard(p, 1) for p in found if s.players[p].hand], PickOne(self.player))
        elif self.left > 1:
            s.then(MoveSheriff(self.player, self.left - 1))


class PickOne(Step):
    """Of several wanted players the mover chooses whom the sheriff tries to arrest (WL-8.21); the player to the right of
    the target controls the sheriff (WL-8.22)."""

    def options(self, s: Western) -> list[int]:
        return [SHERIFF_TAKES + p.character for p in s.players if p.wp and p.space == s.sheriff]

    def why_not(self, s: Western, action: int) -> str:
        if VOCABULARY.verbs[action] != "sheriff takes":
            return ""
        target = seat_of(s, VOCABULARY.things[action])
        if target == NOBODY:
            return "WL-8.21:nobody-plays"
        return "WL-8.21:not-with-sheriff" if s.players[target].wp else "WL-8.21:not-wanted"

    def choose(self, s: Western, action: int) -> None:
        target = [i for i, p in enumerate(s.players) if p.character == action - SHERIFF_TAKES][0]
        begin_fight(s, SHERIFF, (target, NOBODY), s.right_of(target))


def prize_of_sheriff(s: Western, fight: Fight, won: bool) -> None:
    """Lost: a wound, a card, and arrested; either way the sheriff goes back to the office (WL-8.23)."""
    player = fight.sides[0]
    if won:
        s.count(player, deed("escape_sheriff"))
        s.move_sheriff_to(OFFICE)
    else:
        s.then(Wound(player, True), Draw(player, 1), Arrest(player))


class Arrest(Step):
    """The wanted player is arrested by the sheriff (WL-8.9)."""

    def choose(self, s: Western, action: int) -> None:
        s.arrest(self.player)
        s.move_sheriff_to(OFFICE)


PRIZES[SHERIFF] = prize_of_sheriff


def move_sheriff(s: Western, player: int, row: Row, source: int) -> list[Step]:
    return [MoveSheriff(player, row["max"])]


GRAMMAR["move_sheriff"] = move_sheriff


class Bounty(Step):
    """LP for who sent the sheriff, if one of those wanted before is not wanted any longer."""

    __slots__ = ("n", "wanted")

    def __init__(self, player: int, n: int, wanted: int) -> None:
        self.player = player
        self.n = n
        self.wanted = wanted

    def choose(self, s: Western, action: int) -> None:
        if any([self.wanted >> seat & 1 and not s.players[seat].wp for seat in range(len(s.players))]):
            s.gain_lp(self.player, self.n, BY_CARD)


def bounty(s: Western, player: int, row: Row, source: int) -> list[Step]:
    wanted = sum([1 << seat for seat in range(len(s.players)) if s.players[seat].wp and seat != player])
    return [Bounty(player, row["n"], wanted)]


GRAMMAR["gain_lp_if_arrested"] = bounty
