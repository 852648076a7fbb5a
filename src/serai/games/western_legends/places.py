"""Location actions: mine, bank, doctor, cabaret, ranch, work (WL-10.1 to WL-10.11)."""

from __future__ import annotations

from typing import Final

from serai.engine.step import PASS, Step
from serai.games.western_legends.board import LOCATION_ROWS, RANCH, WORKPLACE, at
from serai.games.western_legends.cards import (
    AGAIN_FACE,
    CHARACTER_IDS,
    DEPOSITED,
    DICE,
    DIE,
    FACE_MONEY,
    FIRST_REVEL,
    GOLD_FACE,
    MAP,
    MONEY_FACE,
    NOTHING,
    PANS,
    PROSPECTED,
    REVELED,
    REVELS_CHEAPLY,
    VALUES,
    WORKED,
    deed,
)
from serai.games.western_legends.events import ROLLED, TOKEN
from serai.games.western_legends.reasons import FIGURES, PRICES, Term, the_thing, way_to, way_to_type
from serai.games.western_legends.state import BY_GOLD, BY_REVEL, Player, Western
from serai.games.western_legends.vocabulary import REROLL, VOCABULARY

AT_MINE: Final = at("mine")
AT_BANK: Final = at("bank")
AT_DOCTOR: Final = at("doctor")
AT_CABARET: Final = at("cabaret")

FIGURES["not-at-mine"] = way_to_type("mine")
FIGURES["not-at-bank"] = way_to_type("bank")
FIGURES["not-at-doctor"] = way_to_type("doctor")
FIGURES["not-at-cabaret"] = way_to_type("cabaret")
FIGURES["not-at-ranch"] = way_to_type("ranch")
FIGURES["no-work-here"] = way_to([i for i, row in enumerate(LOCATION_ROWS) if row["work_allowed"]])

# ---- Prospect (WL-10.1, WL-10.2) -------------------------------------------------------------------------


def forbids_prospect(s: Western, player: int, thing: int) -> str:
    return "" if AT_MINE[s.players[player].space] else "WL-10.1:not-at-mine"


def prospect(s: Western, player: int, thing: int) -> None:
    """Two dice are rolled; with a Miner's Map one may be rolled again before the results are taken."""
    s.dice = tuple([roll(s) for _ in range(DICE)])
    s.tell(ROLLED, player, s.dice)
    if s.players[player].items & MAP:
        s.then(UseMap(player), TakeResults(player))
    else:
        s.then(TakeResults(player))


def roll(s: Western) -> int:
    s.reveals += 1
    return DIE[s.roll(len(DIE))]


FIGURES["no-such-face"] = the_thing


class UseMap(Step):
    """Miner's Map: one die once per action; the new face replaces the old one (WL-10.2)."""

    def options(self, s: Western) -> list[int]:
        return [PASS] + [REROLL + face for face in sorted(set(s.dice))]

    def why_not(self, s: Western, action: int) -> str:
        return "WL-10.2:no-such-face" if VOCABULARY.verbs[action] == "reroll" else ""

    def choose(self, s: Western, action: int) -> None:
        if action != PASS:
            dice = list(s.dice)
            dice[dice.index(action - REROLL)] = roll(s)
            s.dice = tuple(dice)
            s.tell(ROLLED, self.player, s.dice)


class TakeResults(Step):
    """Each die gives gold, $10, $10 and another roll, or nothing (WL-10.1).  Kit Carson rolls a third one, which no map changes
    (WL-17.3)."""

    def choose(self, s: Western, action: int) -> None:
        me = s.players[self.player]
        before = me.gold
        faces, s.dice = list(s.dice), ()
        if me.able(PANS):
            faces.append(roll(s))
            s.tell(ROLLED, self.player, (faces[-1],))
        for face in faces:
            self.take(s, face)
        for _ in range(me.gold - before):
            s.count(self.player, deed("gold_prospected"))
        s.fulfil(self.player, PROSPECTED)

    def take(self, s: Western, face: int) -> None:
        if face == GOLD_FACE:
            s.gain_gold(self.player, 1)
        elif face in (MONEY_FACE, AGAIN_FACE):
            s.gain_money(self.player, FACE_MONEY)
        if face == AGAIN_FACE:
            face = roll(s)
            s.tell(ROLLED, self.player, (face,))
            self.take(s, face)


# ---- Deposit (WL-10.3, WL-10.4) ------------------------------------------------------------------------------


def forbids_deposit(s: Western, player: int, n: int) -> str:
    """One or more nuggets, at the bank."""
    me = s.players[player]
    if not AT_BANK[me.space]:
        return "WL-10.3:not-at-bank"
    if n < 1:
        return "WL-10.3:deposit-some"
    return "" if n <= me.gold else "WL-10.3:gold-short"


FIGURES["gold-short"] = lambda s, player, action: {"gold": s.players[player].gold}


def deposit(s: Western, player: int, n: int) -> None:
    """$20 and 1 LP each; above the money limit the LP still count (WL-10.4)."""
    s.gain_gold(player, -n)
    s.gain_money(player, n * VALUES["deposit_money_per_gold"])
    s.gain_lp(player, n * VALUES["deposit_lp_per_gold"], BY_GOLD)
    s.record(player, deed("deposit_at_once"), n)
    s.fulfil(player, DEPOSITED)


# ---- Heal (WL-10.5) ------------------------------------------------------------------------------------------


def forbids_heal(s: Western, player: int, thing: int) -> str:
    """At the doctor, with a wound and $10."""
    me = s.players[player]
    if not AT_DOCTOR[me.space]:
        return "WL-10.5:not-at-doctor"
    if not me.wounds:
        return "WL-5.13:no-wounds"
    return "" if me.money >= VALUES["doctor_cost"] else "WL-5.13:too-dear"


PRICES["heal"] = lambda me, thing: [(VALUES["doctor_cost"], "")]


def heal(s: Western, player: int, thing: int) -> None:
    """All wounds come off, with a card drawn for each."""
    wounds = s.players[player].wounds
    s.gain_money(player, -VALUES["doctor_cost"])
    s.heal(player, wounds)
    s.draw(player, wounds)
    s.record(player, deed("heal_at_once"), wounds)


# ---- Revel (WL-10.6) --------------------------------------------------------------------------------------------


def price_of_revel(me: Player, n: int) -> int:
    """$30 each; the first one of the action costs Y. B. Rowdy $20 (WL-17.3)."""
    price = n * VALUES["revel_cost_per_lp"]
    return price - VALUES["revel_cost_per_lp"] + FIRST_REVEL if me.able(REVELS_CHEAPLY) else price


def forbids_revel(s: Western, player: int, n: int) -> str:
    """1 to 4 LP, at the cabaret."""
    me = s.players[player]
    if not AT_CABARET[me.space]:
        return "WL-10.6:not-at-cabaret"
    if not 1 <= n <= VALUES["revel_max_lp"]:
        return "WL-10.6:revel-number"
    return "" if me.money >= price_of_revel(me, n) else "WL-5.13:too-dear"


def revel_terms(me: Player, n: int) -> list[Term]:
    """What is printed, and what the ability takes off."""
    full = n * VALUES["revel_cost_per_lp"]
    off = price_of_revel(me, n) - full
    return [(full, ""), (off, CHARACTER_IDS[me.character])] if off else [(full, "")]


PRICES["revel for"] = revel_terms
FIGURES["revel-number"] = lambda s, player, action: {"most": VALUES["revel_max_lp"]}


def revel(s: Western, player: int, n: int) -> None:
    s.gain_money(player, -price_of_revel(s.players[player], n))
    s.gain_lp(player, n, BY_REVEL)
    s.record(player, deed("revel_at_once"), n)
    s.fulfil(player, REVELED)


# ---- Cattle (WL-10.7) --------------------------------------------------------------------------------------------


def forbids_cattle(s: Western, player: int, thing: int) -> str:
    """At a ranch that has a token left, if the player carries none; in the first game there are none (WL-21.4)."""
    me = s.players[player]
    if me.space not in RANCH:
        return "WL-10.7:not-at-ranch"
    if me.token != NOTHING:
        return "WL-10.7:carries-already"
    return "" if s.ranches[RANCH.index(me.space)] else "WL-10.7:ranch-empty"


def take_cattle(s: Western, player: int, thing: int) -> None:
    """A random token, face down; its carrier may look at it at any time (WL-2.5)."""
    me = s.players[player]
    color = RANCH.index(me.space)
    ranch = s.ranches[color]
    me.token = ranch.pop(s.roll(len(ranch)))
    s.reveals += 1
    s.tell(TOKEN, player, (color,), (me.token,), 1 << player)


# ---- Work (WL-10.11) ----------------------------------------------------------------------------------------------


def forbids_work(s: Western, player: int, thing: int) -> str:
    """In any space of a location (WL-R7)."""
    return "" if WORKPLACE[s.players[player].space] else "WL-10.11:no-work-here"


def work(s: Western, player: int, thing: int) -> None:
    s.gain_money(player, VALUES["work_money"])
    s.worked += 1
    s.count(player, deed("work"))
    s.fulfil(player, WORKED)
