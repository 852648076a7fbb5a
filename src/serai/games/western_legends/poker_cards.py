"""Poker cards as actions, and reactions outside fights (WL-7)."""

from __future__ import annotations

from typing import Final

from serai.engine.step import PASS, Step
from serai.games.western_legends.board import TOWN
from serai.games.western_legends.cards import (
    ABILITY_ACTION,
    ABILITY_PRICE,
    ABILITY_WHERE,
    ACTION,
    ACTION_WHERE,
    CHARACTER_IDS,
    HAS_ABILITY_ACTION,
    ITEM_ACTION,
    MOVE_REACTION,
    NEEDS_SHERIFF,
    NOTHING,
    POINT_REACTION,
    REACTION,
    USED_CARD,
)
from serai.games.western_legends.effects import steps_of
from serai.games.western_legends.events import LIVED_UP_TO, SHOWED, USED_UP
from serai.games.western_legends.fight import WAITS_FOR
from serai.games.western_legends.reasons import FIGURES, PRICES, the_thing
from serai.games.western_legends.state import ABILITY_LP, BY_ABILITY, BY_CARD, GAINED, LIVED_UP, MAY_SPRINT, REPUTED, Western
from serai.games.western_legends.vocabulary import REACT, VOCABULARY

HAS_ACTION: Final = [bool(effects) for effects in ACTION]


def forbids_act(s: Western, player: int, card: int) -> str:
    """A hand card with an ACTION text (WL-7.2), some of them only in a town (WL-19.7); MANHUNT only while the sheriff is active
    (WL-5.13)."""
    if card not in s.players[player].hand:
        return "WL-7.2:not-in-hand"
    if not HAS_ACTION[card]:
        return "WL-7.2:no-action"
    if NEEDS_SHERIFF[card] and not s.wanted():
        return "WL-5.13:nobody-wanted"
    return forbids_here(s, player, ACTION_WHERE[card])


def forbids_here(s: Western, player: int, where: str) -> str:
    """In a town, outside, or anywhere (WL-3.4, WL-19.7)."""
    in_town = TOWN[s.players[player].space] != NOTHING
    if where == "in_town":
        return "" if in_town else "WL-19.7:not-in-town"
    return "WL-19.7:not-outside" if where == "outside" and in_town else ""


FIGURES["no-action"] = FIGURES["not-used-up"] = the_thing


def act(s: Western, player: int, card: int) -> None:
    """Show it, do it, discard it; so used it gives no bonus (WL-7.2, WL-7.5)."""
    show(s, player, card)
    s.then(*steps_of(s, player, ACTION[card], BY_CARD), CardDone(player, True))


def show(s: Western, player: int, card: int) -> None:
    s.players[player].hand.remove(card)
    s.played += (card,)
    s.reveals += 1
    s.tell(SHOWED, player, (), (card,))


class CardDone(Step):
    """The card that was carried out goes to the discard pile (WL-7.2, WL-7.3); an action fulfils a story's condition
    (WL-12.11)."""

    __slots__ = ("action",)

    def __init__(self, player: int, action: bool) -> None:
        self.player = player
        self.action = action

    def choose(self, s: Western, action: int) -> None:
        cards, s.played = s.played, ()
        s.discard(self.player, cards)
        if self.action:
            s.fulfil(self.player, USED_CARD)


def forbids_reaction(s: Western, player: int, card: int) -> str:
    """SPRINT right after the player's own move ended without a bandit; REPUTATION after a gain of MP or WP, one a turn
    (WL-7.3, WL-7.6, WL-7.11).  Outside fights nobody but the active player has a reaction."""
    if card not in s.players[player].hand:
        return "WL-7.3:not-in-hand"
    if MOVE_REACTION[card] and s.fresh & MAY_SPRINT:
        return ""
    if POINT_REACTION[card] and s.turn & GAINED:
        return "WL-7.6:reputation-once" if s.turn & REPUTED else ""
    return WAITS_FOR[card]


def react(s: Western, player: int, card: int) -> None:
    """It costs no action (WL-7.3)."""
    if POINT_REACTION[card]:
        s.turn |= REPUTED
    else:
        s.fresh = 0
    show(s, player, card)
    s.then(*steps_of(s, player, REACTION[card], BY_CARD), CardDone(player, False))


def may_react(s: Western) -> bool:
    """Could the active player, for all that the others know, hold a reaction to play now?"""
    return s.fresh & MAY_SPRINT != 0 or s.turn & (GAINED | REPUTED) == GAINED


class LateReputation(Step):
    """For points gained in the player's own end phase (WL-7.11)."""

    def asks(self, s: Western) -> bool:
        return may_react(s) and len(s.players[self.player].hand) > 0

    def options(self, s: Western) -> list[int]:
        if not may_react(s):
            return [PASS]
        return [PASS] + [REACT + card for card in s.players[self.player].hand if not forbids_reaction(s, self.player, card)]

    def why_not(self, s: Western, action: int) -> str:
        return forbids_reaction(s, self.player, action - REACT) if VOCABULARY.verbs[action] == "react with" else ""

    def choose(self, s: Western, action: int) -> None:
        if action != PASS:
            react(s, self.player, action - REACT)


# ---- Items as actions (WL-9.4) ---------------------------------------------------------------------------------


def forbids_use(s: Western, player: int, item: int) -> str:
    """An item of the player with an ACTION text."""
    if not s.players[player].items >> item & 1:
        return "WL-9.4:not-owned"
    return "" if ITEM_ACTION[item] else "WL-9.4:not-used-up"


def use(s: Western, player: int, item: int) -> None:
    """A used item goes back to the store and frees its place at once (WL-9.4, WL-9.10)."""
    s.players[player].items &= ~(1 << item)
    s.tell(USED_UP, player, (item,))
    s.then(*steps_of(s, player, ITEM_ACTION[item], BY_CARD))


# ---- The ACTION of a character (WL-17.5) --------------------------------------------------------------------------


def forbids_ability(s: Western, player: int, thing: int) -> str:
    """Once a turn, with 5 LP (WL-17.1), where the card says, and for its price."""
    me = s.players[player]
    if not HAS_ABILITY_ACTION[me.character]:
        return "WL-17.5:no-ability-action"
    if not me.able(HAS_ABILITY_ACTION):
        return "WL-17.1:ability-asleep"
    if s.turn & LIVED_UP:
        return "WL-17.5:ability-once"
    if why := forbids_here(s, player, ABILITY_WHERE[me.character]):
        return why
    return "" if me.money >= ABILITY_PRICE[me.character] else "WL-5.13:too-dear"


PRICES["live up to"] = lambda me, thing: [(ABILITY_PRICE[me.character], "")]
FIGURES["not-in-town"] = FIGURES["not-outside"] = lambda s, player, action: {}
FIGURES["no-ability-action"] = lambda s, player, action: {"thing": CHARACTER_IDS[s.players[player].character]}
FIGURES["ability-once"] = FIGURES["no-ability-action"]
FIGURES["ability-asleep"] = lambda s, player, action: {"needed": ABILITY_LP, "lp": s.players[player].lp}


def use_ability(s: Western, player: int, thing: int) -> None:
    """The price is paid first."""
    character = s.players[player].character
    s.turn |= LIVED_UP
    s.tell(LIVED_UP_TO, player)
    s.gain_money(player, -ABILITY_PRICE[character])
    s.then(*steps_of(s, player, ABILITY_ACTION[character], BY_ABILITY))
