"""Poker at the saloon (WL-10.13 to WL-10.24)."""

from __future__ import annotations

from typing import Final

from serai.engine.step import PASS, Step
from serai.games.western_legends.board import TOWN, at
from serai.games.western_legends.cards import GAMBLER_CARDS, GAMBLES, HAT, HAT_LP, HAT_MONEY, LUCKY, PLAYED_POKER, VALUES, deed
from serai.games.western_legends.events import DEALT, FLOP, JOINED, REPLACED, SHOWED, WON_POKER
from serai.games.western_legends.hands import strength
from serai.games.western_legends.picks import Pick
from serai.games.western_legends.reasons import FIGURES, PRICES, the_thing, way_to_type
from serai.games.western_legends.state import BY_POKER, NOBODY, Poker, Western
from serai.games.western_legends.vocabulary import BET, JOIN, REPLACE, VOCABULARY

AT_SALOON: Final = at("saloon")
ANTE: Final = VALUES["poker_ante"]
OWN_CARDS: Final = VALUES["poker_hole_cards"]


def at_table(s: Western) -> Poker:
    """The game being played."""
    assert s.poker is not None
    return s.poker


# ---- Who plays (WL-10.13, WL-10.14, WL-10.21) ---------------------------------------------------------------


def forbids_poker(s: Western, player: int, thing: int) -> str:
    """At a saloon, with $10."""
    me = s.players[player]
    if not AT_SALOON[me.space]:
        return "WL-10.13:not-at-saloon"
    return "" if me.money >= ANTE else "WL-5.13:too-dear"


FIGURES["not-at-saloon"] = way_to_type("saloon")
PRICES["play"] = lambda me, thing: [(ANTE, "")]


def play_poker(s: Western, player: int, thing: int) -> None:
    """The saloon always adds $50 (WL-R23); in turn order every other player in the same town may join."""
    s.poker = Poker()
    s.poker.starter = player
    s.poker.pot = VALUES["poker_house_money"]
    sit_down(s, player)
    town = TOWN[s.players[player].space]
    others = [p for p in s.order(player)[1:] if TOWN[s.players[p].space] == town]
    s.then(*[JoinPoker(p) for p in others], TurnFlop(player))


def sit_down(s: Western, player: int) -> None:
    """$10 into the pot, one card; Doc Holliday draws two (WL-17.3)."""
    table = at_table(s)
    s.gain_money(player, -ANTE)
    table.pot += ANTE
    table.seats += (player,)
    s.tell(JOINED, player)
    s.draw(player, GAMBLER_CARDS if s.players[player].able(GAMBLES) else 1)


class JoinPoker(Step):
    """One after the other, openly; who joins pays and draws at once; only with $10 (WL-10.21).  Money and place are public."""

    def options(self, s: Western) -> list[int]:
        return [PASS, JOIN] if s.players[self.player].money >= ANTE else [PASS]

    def choose(self, s: Western, action: int) -> None:
        if action == JOIN:
            sit_down(s, self.player)


# ---- Flop and own cards (WL-10.15, WL-10.22, WL-7.12) ------------------------------------------------------------


class TurnFlop(Step):
    """Nobody joined: the player to the right deals, with four cards (WL-10.14).  Three cards are turned up, then all
    choose two at the same time (WL-10.15, WL-10.22)."""

    def choose(self, s: Western, action: int) -> None:
        table = at_table(s)
        if len(table.seats) == 1:
            table.dealer = s.right_of(self.player)
            table.dealt = tuple(sorted(s.turn_over(VALUES["poker_dealer_cards"])))
            s.tell(DEALT, table.dealer, (), table.dealt, 1 << table.dealer)
        table.flop = tuple(s.turn_over(VALUES["poker_flop"]))
        s.tell(FLOP, NOBODY, (), table.flop)
        s.then(Showdown(self.player))
        for seat in hands(table)[::-1]:
            pile = list(table.dealt) if seat == table.dealer else s.players[seat].hand
            if len(pile) > OWN_CARDS:
                s.then(BetTwo(seat, OWN_CARDS))
            else:
                bet_all(s, seat)


def hands(table: Poker) -> list[int]:
    """All who show a hand, in turn order from the starter."""
    return [*table.seats, *([table.dealer] if table.dealer != NOBODY else [])]


def bet_all(s: Western, seat: int) -> None:
    """With one or two cards there is nothing to choose (WL-10.15)."""
    table, me = at_table(s), s.players[seat]
    if seat == table.dealer:
        me.picked, table.dealt = table.dealt, ()
    else:
        me.picked = tuple(me.hand)
        me.hand = []


class BetTwo(Pick):
    """Exactly two cards, face down, all at the same time; a dealer two of the four (WL-10.15, WL-10.22)."""

    def at_once(self) -> bool:
        return True

    def verb(self) -> int:
        return BET

    def why_not(self, s: Western, action: int) -> str:
        why = Pick.why_not(self, s, action)
        return "WL-10.15:not-dealt" if why == self.rule() and self.player == at_table(s).dealer else why

    def rule(self) -> str:
        return "WL-10.15:not-in-hand"

    def why_number(self, s: Western) -> str:
        return "WL-10.15:bet-number"

    def pile(self, s: Western) -> list[int]:
        table = at_table(s)
        return list(table.dealt) if self.player == table.dealer else s.players[self.player].hand

    def pick(self, s: Western, card: int) -> None:
        table, me = at_table(s), s.players[self.player]
        if self.player == table.dealer:
            table.dealt = tuple([other for other in table.dealt if other != card])
        else:
            me.hand.remove(card)
        me.picked += (card,)

    def finish(self, s: Western) -> None:
        """They stay face down until all are ready."""


# ---- Showdown (WL-10.16 to WL-10.20) ----------------------------------------------------------------------------------


class Showdown(Step):
    """All reveal together; LADY LUCK from the active player in turn order (WL-10.16), then the hands are compared."""

    def choose(self, s: Western, action: int) -> None:
        table = at_table(s)
        s.reveals += 1
        lucky: list[Step] = []
        for seat in hands(table):
            cards = s.players[seat].picked
            s.tell(SHOWED, seat, (), cards)
            lucky += [LadyLuck(seat) for card in cards if LUCKY[card]]
        s.then(*lucky, ComparePoker(self.player))


FIGURES["not-in-flop"] = FIGURES["not-dealt"] = the_thing


class LadyLuck(Step):
    """The player may discard a flop card and turn up another; without a card to draw the flop stays (WL-10.16, WL-10.23)."""

    def options(self, s: Western) -> list[int]:
        flop = at_table(s).flop if s.deck or s.discards else ()
        return [PASS] + [REPLACE + card for card in sorted(flop)]

    def why_not(self, s: Western, action: int) -> str:
        return "WL-10.23:not-in-flop" if VOCABULARY.verbs[action] == "replace" else ""

    def choose(self, s: Western, action: int) -> None:
        if action == PASS:
            return
        table, old = at_table(s), action - REPLACE
        new = s.turn_over(1)
        if new:
            table.flop = tuple([new[0] if card == old else card for card in table.flop])
            s.tell(REPLACED, self.player, (), (old, new[0]))
            s.discards.append(old)


class ComparePoker(Step):
    """The best hand takes the pot; the active player wins every tie they are part of, and 1 LP (WL-10.18, WL-R17).  Others
    share, rounded down to $10; a dealer who wins gets nothing.  Losers draw a card (WL-10.19, WL-R8); the dealer does not take
    part."""

    def choose(self, s: Western, action: int) -> None:
        table = at_table(s)
        rated = {seat: strength(table.flop, s.players[seat].picked) for seat in hands(table)}
        best = [seat for seat in rated if rated[seat] == max(rated.values())]
        if self.player in best:
            best = [self.player]
            s.gain_lp(self.player, VALUES["poker_active_winner_lp"], BY_POKER)
        for seat in best:
            s.tell(WON_POKER, seat)
            if seat != table.dealer:
                s.gain_money(seat, table.pot // (10 * len(best)) * 10)
                s.count(seat, deed("win_poker"))
        for seat in table.seats:
            tip_hat(s, seat, seat in best)
            if seat not in best:
                s.draw(seat, 1)
        for seat in rated:
            s.discards += s.players[seat].picked
            s.players[seat].picked = ()
        s.discards += [*table.flop, *table.dealt]
        s.reveals += 1
        if table.dealt:
            s.tell(SHOWED, table.dealer, (), table.dealt)
        s.poker = None
        s.fulfil(self.player, PLAYED_POKER)


def tip_hat(s: Western, seat: int, won: bool) -> None:
    """Ten-Gallon: a winner gains 1 LP, a loser $10; sharing is winning (WL-10.20)."""
    if s.players[seat].items & HAT:
        if won:
            s.gain_lp(seat, HAT_LP, BY_POKER)
        else:
            s.gain_money(seat, HAT_MONEY)
