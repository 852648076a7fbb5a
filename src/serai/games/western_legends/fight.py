"""Fights: the procedure that all have in common, and fights between players (WL-8.1 to WL-8.10, WL-8.29 to WL-8.36).

In a fight side 0 is the player who started it; against bandit, guard, sheriff and Man in Black it is the player.  Nothing in
the data starts a fight inside a fight, so there is one `s.fight` (WL-8.35).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serai.engine.events import Fact
from serai.engine.events import seat as seated
from serai.engine.step import PASS, Step
from serai.games.western_legends.board import OFFICE, SPACE_IDS
from serai.games.western_legends.cards import (
    ARREST_CUTS,
    BLACK,
    BONUS,
    BONUS_WHEN,
    CASES_BANKS,
    COLOR,
    DRAWS_AFTER_WIN,
    DUELS_IN_STYLE,
    EXTRA_MP,
    FEWER_GUARDS,
    FIGHT_REACTION,
    FIGHT_TEXT,
    FIGHT_VALUE,
    FOUGHT,
    HIGHEST,
    INTIMIDATES,
    JUDGES,
    LOWEST,
    MAN_IN_BLACK,
    MOVE_REACTION,
    NOTHING,
    NPC,
    PEEKS,
    PEEKS_ALL,
    PLAYERS_BONUS,
    PLAYERS_REACTION,
    POINT_REACTION,
    RAISES,
    REACTION,
    REDUCES,
    ROBS_IN_STYLE,
    START_REACTION,
    STYLE_CARDS,
    STYLE_LP,
    VALUE,
    VALUES,
    deed,
)
from serai.games.western_legends.effects import Choose, Draw, Raise, Reduce, Wound, offers, steps_of
from serai.games.western_legends.events import (
    ATTACKED,
    LOOKED,
    LOOKED_NPC,
    NPC_DREW,
    NPC_SHOWED,
    RESTARTED,
    SHOWED,
    TOKEN,
    TOKEN_MOVED,
    WON,
)
from serai.games.western_legends.picks import forget
from serai.games.western_legends.reasons import FIGURES, the_thing
from serai.games.western_legends.state import (
    BY_ABILITY,
    BY_CARD,
    BY_DUEL,
    BY_FIGHT_CARD,
    NOBODY,
    Fight,
    Western,
    half_of_gold,
    half_of_money,
)
from serai.games.western_legends.vocabulary import DECLINE, FIGHT, LOOK, LOOT, REACT, VOCABULARY

# ---- Kinds of fights: what the opponent draws, and who wins a tie (WL-19.5) --------------------------------

DUELING, ROBBING, ARRESTING, BANDIT, GUARD, SHERIFF, BLACK_DUELS, BLACK_ROBS = range(8)
OPPONENT: Final = {BANDIT: NPC["bandit"], GUARD: NPC["bank_guard"], SHERIFF: NPC["sheriff"]}
LOSES_TIES: Final = [
    kind in (BLACK_DUELS, BLACK_ROBS) or (kind in OPPONENT and OPPONENT[kind]["wins_ties"]) for kind in range(8)
]
THREAT: Final = offers(["wound_1", "discard_own_choice_1"])


def figure(s: Western, seat: int) -> int:
    """The character of a seat; the Man in Black sits after the last one."""
    return s.players[seat].character if seat < len(s.players) else MAN_IN_BLACK


def seat_of(s: Western, character: int) -> int:
    """Where a character sits, or nobody."""
    for seat, p in enumerate(s.players):
        if p.character == character:
            return seat
    return len(s.players) if character == MAN_IN_BLACK and len(s.players) == 2 else NOBODY


def space_of(s: Western, seat: int) -> int:
    return s.players[seat].space if seat < len(s.players) else s.black_space


# ---- Starting a fight (WL-8.1) ---------------------------------------------------------------------------


def forbids_fight(s: Western, player: int, character: int) -> str:
    """A target in the same space, a card in hand, each opponent once a turn (WL-8.1)."""
    me, target = s.players[player], seat_of(s, character)
    if target == NOBODY:
        return "WL-8.1:nobody-plays"
    if target == player:
        return "WL-8.1:yourself"
    if space_of(s, target) != me.space:
        return "WL-8.1:not-here"
    if not me.hand:
        return "WL-8.1:no-card"
    return "WL-8.1:fought-already" if s.fought >> target & 1 else ""


def forbids_arrest(s: Western, player: int, character: int) -> str:
    """A marshal arrests a wanted player (WL-8.1); never the Man in Black (WL-15.2)."""
    if character == MAN_IN_BLACK:
        return "WL-15.2:never-arrested"
    if why := forbids_fight(s, player, character):
        return why
    if not s.players[player].mp:
        return "WL-8.1:no-marshal"
    return "" if s.players[seat_of(s, character)].wp else "WL-8.1:not-wanted"


def person(s: Western, player: int, action: int) -> dict[str, Fact]:
    """Whom the action is about; people are chosen by their characters."""
    return {"who": seated(seat_of(s, VOCABULARY.things[action]))}


def whereabouts(s: Western, player: int, action: int) -> dict[str, Fact]:
    """And where they are."""
    target = seat_of(s, VOCABULARY.things[action])
    return {"who": seated(target), "place": SPACE_IDS[space_of(s, target)]}


FIGURES["nobody-plays"] = the_thing
FIGURES["fought-already"] = FIGURES["not-wanted"] = person
FIGURES["not-here"] = FIGURES["not-with-sheriff"] = whereabouts


def duel(s: Western, player: int, character: int) -> None:
    attack(s, player, seat_of(s, character), DUELING)


def rob(s: Western, player: int, character: int) -> None:
    attack(s, player, seat_of(s, character), ROBBING)


def arrest(s: Western, player: int, character: int) -> None:
    attack(s, player, seat_of(s, character), ARRESTING)


def attack(s: Western, player: int, target: int, kind: int) -> None:
    s.fought |= 1 << target
    begin_fight(s, kind, (player, target), NOBODY)


def begin_fight(s: Western, kind: int, sides: tuple[int, int], controller: int) -> None:
    fight = Fight()
    fight.kind, fight.sides, fight.controller = kind, sides, controller
    s.fight = fight
    s.tell(ATTACKED, sides[0], (kind, sides[1]))
    s.then(StartOfFight(sides[0]))


def in_fight(s: Western) -> Fight:
    """The fight being fought; every step of this file is part of one."""
    assert s.fight is not None
    return s.fight


def between_players(s: Western, fight: Fight) -> bool:
    return 0 <= fight.sides[1] < len(s.players)


def with_black(s: Western, fight: Fight) -> bool:
    return fight.sides[1] == len(s.players)


# ---- Start of fight (WL-8.2, WL-8.12) -----------------------------------------------------------------------


class StartOfFight(Step):
    """The NPC's cards are drawn (WL-8.11); then start-of-fight effects, the active player's first (WL-8.2).

    A Rifle needs a targeted player, so it works for the player who started the fight (WL-9.6, WL-R24); Annie Oakley's ability
    in either role, and only with another player (WL-17.2)."""

    def choose(self, s: Western, action: int) -> None:
        fight = in_fight(s)
        first, second = fight.sides
        me = s.players[first]
        steps: list[Step] = []
        if between_players(s, fight):
            if me.able(INTIMIDATES):
                steps.append(Choose(second, THREAT, BY_ABILITY))
            if me.weapon_power(PEEKS) or me.weapon_power(PEEKS_ALL):
                steps.append(LookAtHand(first))
            if s.players[second].able(INTIMIDATES):
                steps.append(Choose(first, THREAT, BY_ABILITY))
        elif not with_black(s, fight):
            draw_fight_cards(s, fight, fight_cards(s, fight))
            if me.weapon_power(PEEKS_ALL):
                steps.append(LookAtFightCard(first))
        s.then(*steps, TakeAim(first))


def fight_cards(s: Western, fight: Fight) -> int:
    """2, 3 or 4 (WL-8.11, WL-8.17, WL-8.22); Jesse James meets one less in the bank (WL-17.3)."""
    n: int = OPPONENT[fight.kind]["fight_cards"]
    return n - FEWER_GUARDS if fight.kind == GUARD and s.players[fight.sides[0]].able(CASES_BANKS) else n


def draw_fight_cards(s: Western, fight: Fight, n: int) -> None:
    """From the top of the fight deck, which never runs out (WL-18.3); the controller looks at them."""
    fight.drawn = tuple(sorted([s.fight_deck.pop() for _ in range(n)]))
    s.reveals += 1
    if fight.controller != NOBODY:
        s.tell(NPC_DREW, fight.controller, (), fight.drawn, 1 << fight.controller)


class LookAtHand(Step):
    """Rifle: two random cards of the target; Repeating Rifle: the whole hand; only its owner sees them (WL-19.2, WL-2.5)."""

    def options(self, s: Western) -> list[int]:
        return [PASS, LOOK] if s.players[in_fight(s).sides[1]].hand else [PASS]

    def choose(self, s: Western, action: int) -> None:
        if action == PASS:
            return
        fight, me = in_fight(s), s.players[self.player]
        hand = s.players[fight.sides[1]].hand[:]
        s.shuffle(hand)
        fight.known = tuple(sorted(hand[: me.weapon_power(PEEKS) or me.weapon_power(PEEKS_ALL)]))
        s.reveals += 1
        s.tell(LOOKED, self.player, (0, fight.sides[1]), fight.known, 1 << self.player)


class LookAtFightCard(Step):
    """Repeating Rifle: one random fight card that the NPC drew (WL-9.6, WL-19.2)."""

    def options(self, s: Western) -> list[int]:
        return [PASS, LOOK]

    def choose(self, s: Western, action: int) -> None:
        if action == LOOK:
            fight = in_fight(s)
            fight.seen = fight.drawn[s.roll(len(fight.drawn))]
            s.reveals += 1
            s.tell(LOOKED_NPC, self.player, (), (fight.seen,), 1 << self.player)


# ---- Cards face down (WL-8.3, WL-8.4, WL-8.12) -----------------------------------------------------------------


class TakeAim(Step):
    """Without a card the player loses at once (WL-8.3, WL-8.12, WL-R12); attacked by the Man in Black they may decline
    (WL-15.5)."""

    def choose(self, s: Western, action: int) -> None:
        fight = in_fight(s)
        if not s.players[self.player].hand:
            lose_at_once(s, 0)
        elif fight.kind in (BLACK_DUELS, BLACK_ROBS):
            s.then(Answer(self.player))
        else:
            s.then(LayCard(self.player))


def lose_at_once(s: Western, side: int) -> None:
    """No reveal, no bonuses, no reactions, no text (WL-8.32)."""
    fight = in_fight(s)
    fight.loser = side
    s.then(Outcome(fight.sides[0]))


def lay(s: Western, player: int, card: int) -> None:
    fight = in_fight(s)
    s.players[player].hand.remove(card)
    fight.cards = (card, fight.cards[1]) if fight.side(player) == 0 else (fight.cards[0], card)


class LayCard(Step):
    """One poker card, face down (WL-8.3, WL-8.12)."""

    def options(self, s: Western) -> list[int]:
        return [FIGHT + card for card in s.players[self.player].hand]

    def eyes(self, s: Western) -> int:
        return 1 << self.player

    def why_not(self, s: Western, action: int) -> str:
        if VOCABULARY.verbs[action] == "fight with":
            return "WL-8.3:not-in-hand"
        if action != DECLINE:
            return ""
        return "WL-8.12:no-declining" if in_fight(s).kind in OPPONENT else "WL-8.4:own-fight"

    def choose(self, s: Western, action: int) -> None:
        fight = in_fight(s)
        lay(s, self.player, action - FIGHT)
        if between_players(s, fight):
            s.then(Answer(fight.sides[1]))
        elif with_black(s, fight):
            s.then(BlackDraws(fight.sides[1]))
        else:
            s.then(ANSWERS[fight.kind](fight.controller))


class Answer(Step):
    """The target plays a card face down or declines; with an empty hand they must (WL-8.4)."""

    def options(self, s: Western) -> list[int]:
        return [DECLINE] + [FIGHT + card for card in s.players[self.player].hand]

    def eyes(self, s: Western) -> int:
        return 1 << self.player

    def why_not(self, s: Western, action: int) -> str:
        return "WL-8.4:not-in-hand" if VOCABULARY.verbs[action] == "fight with" else ""

    def choose(self, s: Western, action: int) -> None:
        fight = in_fight(s)
        if action == DECLINE:
            lose_at_once(s, fight.side(self.player))
            return
        lay(s, self.player, action - FIGHT)
        s.then(BlackDraws(fight.sides[1]) if with_black(s, fight) else Reveal(fight.sides[0]))


class BlackDraws(Step):
    """The Man in Black draws 3 fight cards and uses the highest, and never declines; the other two are not shown (WL-15.4,
    WL-15.11)."""

    def choose(self, s: Western, action: int) -> None:
        fight = in_fight(s)
        draw_fight_cards(s, fight, BLACK["fight_cards"])
        fight.cards = (fight.cards[0], fight.drawn[-1])
        fight.drawn = fight.drawn[:-1]
        s.then(Reveal(fight.sides[0]))


# ---- Reveal and reactions (WL-8.5, WL-8.6, WL-8.13) ---------------------------------------------------------------


class Reveal(Step):
    """Both cards are turned up; weapon and bonus of the active player, then of the target (WL-8.5, WL-8.31).  A bonus applies
    by itself (WL-7.4, WL-7.10, WL-19.3)."""

    def choose(self, s: Western, action: int) -> None:
        fight = in_fight(s)
        fight.shown = True
        s.reveals += 1
        s.tell(SHOWED, fight.sides[0], (), fight.cards[:1])
        steps = bonuses(s, fight.sides[0], fight.cards[0])
        if between_players(s, fight):
            forget(s, fight.sides[1], fight.cards[1:])
            s.tell(SHOWED, fight.sides[1], (), fight.cards[1:])
            steps += bonuses(s, fight.sides[1], fight.cards[1])
        else:
            s.tell(NPC_SHOWED, NOBODY, (fight.cards[1],))
        s.then(*steps, React(fight.sides[0], 0), ReadFightCard(fight.sides[0]), Outcome(fight.sides[0]))


def bonuses(s: Western, player: int, card: int) -> list[Step]:
    """Peacemaker or Repeating Rifle, against another player's card only, then the bonus of the card (WL-8.31, WL-9.12)."""
    fight, me = in_fight(s), s.players[player]
    npc = fight.kind in OPPONENT
    cut, lift = (0, 0) if npc else (me.weapon_power(REDUCES), me.weapon_power(RAISES))
    if fight.kind == ARRESTING and player == fight.sides[0]:
        cut += me.weapon_power(ARREST_CUTS)
    weapon: list[Step] = [Reduce(player, cut)] if cut else []
    weapon += [Raise(player, lift)] if lift else []
    works = BONUS_WHEN[card] == "fight" and not (npc and PLAYERS_BONUS[card])
    return weapon + (steps_of(s, player, BONUS[card], BY_CARD) if works else [])


WAITS_FOR: Final = [  # by card: why it is not a reaction now (WL-7.11)
    "WL-7.11:fight-reaction-when"
    if FIGHT_REACTION[card]
    else "WL-7.11:sprint-when"
    if MOVE_REACTION[card]
    else "WL-7.11:reputation-when"
    if POINT_REACTION[card]
    else "WL-5.1:start-reaction-when"
    if START_REACTION[card]
    else "WL-7.11:no-reaction"
    for card in range(len(VALUE))
]
FIGURES["no-reaction"] = FIGURES["start-reaction-when"] = the_thing


class React(Step):
    """In turn one reaction card or pass, until both pass in succession (WL-8.6); against an NPC any number (WL-8.13).

    Who holds a card is asked, whether or not it is a reaction; only an empty hand is passed over (WL-2.4, WL-7.11)."""

    __slots__ = ("passes",)

    def __init__(self, player: int, passes: int) -> None:
        self.player = player
        self.passes = passes

    def asks(self, s: Western) -> bool:
        return len(s.players[self.player].hand) > 0

    def options(self, s: Western) -> list[int]:
        npc, hand = in_fight(s).kind in OPPONENT, s.players[self.player].hand
        return [PASS] + [REACT + card for card in hand if FIGHT_REACTION[card] and not (npc and PLAYERS_REACTION[card])]

    def why_not(self, s: Western, action: int) -> str:
        if VOCABULARY.verbs[action] != "react with":
            return ""
        card = action - REACT
        return WAITS_FOR[card] if card in s.players[self.player].hand else "WL-7.11:not-in-hand"

    def choose(self, s: Western, action: int) -> None:
        fight = in_fight(s)
        passes = self.passes + 1
        both = between_players(s, fight)
        effects: list[Step] = []
        if action != PASS:
            card = action - REACT
            passes = 0
            s.players[self.player].hand.remove(card)
            forget(s, self.player, (card,))
            fight.used += (card,)
            s.reveals += 1
            s.tell(SHOWED, self.player, (), (card,))
            effects = steps_of(s, self.player, REACTION[card], BY_CARD)
        if passes < (2 if both else 1):
            following = fight.sides[1 - fight.side(self.player)] if both else self.player
            s.then(*effects, React(following, passes))


class ReadFightCard(Step):
    """The text of the fight card is applied to the player, no matter who will win (WL-8.13, WL-8.25)."""

    def choose(self, s: Western, action: int) -> None:
        fight = in_fight(s)
        if not between_players(s, fight):
            s.then(*steps_of(s, self.player, FIGHT_TEXT[fight.cards[1]], BY_FIGHT_CARD))


# ---- Value and winner (WL-8.7, WL-8.29, WL-8.36) --------------------------------------------------------------------


def value_parts(s: Western, fight: Fight, side: int) -> tuple[int, int, int, int]:
    """What is printed, what raises it, all reductions (WL-8.29), and 1 less against the Man in Black (WL-15.4)."""
    printed = VALUE if side == 0 or between_players(s, fight) else FIGHT_VALUE
    black = BLACK["poker_card_modifier"] if side == 0 and with_black(s, fight) else 0
    return printed[fight.cards[side]], fight.raises[side], -fight.cuts[side], black


def value(s: Western, fight: Fight, side: int) -> int:
    """The sum of its parts, never below 2 and never above an ace (WL-8.7, WL-8.29)."""
    return max(LOWEST, min(HIGHEST, sum(value_parts(s, fight, side))))


def winner(s: Western, fight: Fight) -> int:
    """The side that wins: the higher value; ties go to the active player, to an NPC, to the player who started a fight with
    the Man in Black (WL-8.7, WL-8.14, WL-15.6), but first of all to the only QUICKDRAW (WL-8.36)."""
    if fight.loser != NOBODY:
        return 1 - fight.loser
    mine, other = value(s, fight, 0), value(s, fight, 1)
    if mine != other:
        return 0 if mine > other else 1
    if fight.quick in (1, 2):
        return 0 if fight.quick == 1 else 1
    return 1 if LOSES_TIES[fight.kind] else 0


class Outcome(Step):
    """Winner and loser get what the kind of the fight says (WL-8.8); a fight that card 10 cancelled starts over (WL-8.27)."""

    def choose(self, s: Western, action: int) -> None:
        fight = in_fight(s)
        if fight.again:
            start_over(s, fight)
            return
        won = winner(s, fight)
        fight.loser = 1 - won
        s.tell(WON, self.player, (1 - won,))
        s.then(EndOfFight(self.player))
        PRIZES[fight.kind](s, fight, won == 0)


def start_over(s: Western, fight: Fight) -> None:
    """Poker cards are discarded, the player draws 1, the fight cards go under the deck, new ones are drawn (WL-8.27); the 10
    lies at the bottom then, so it happens once (WL-8.33)."""
    clear_up(s, fight)
    s.draw(fight.sides[0], 1)
    s.tell(RESTARTED, NOBODY)
    begin_fight(s, fight.kind, fight.sides, fight.controller)


def clear_up(s: Western, fight: Fight) -> None:
    """All poker cards played are discarded (WL-8.10); fight cards go under the deck in random order (WL-8.16)."""
    both = between_players(s, fight)
    poker = [card for card in (fight.cards if both else fight.cards[:1]) if card != NOTHING]
    s.discard(fight.sides[0], (*poker, *fight.used))
    if not both:
        cards = [card for card in (*fight.drawn, fight.cards[1]) if card != NOTHING]
        if cards:
            s.shuffle(cards)
            s.fight_deck[:0] = cards
    s.fight = None


# ---- Rewards of fights between players (WL-8.8) --------------------------------------------------------------------

Prize = Callable[[Western, Fight, bool], None]
PRIZES: Final[dict[int, Prize]] = {}  # by kind; the other opponents add theirs
ANSWERS: Final[dict[int, type[Step]]] = {}  # how an NPC answers a card


def beaten(player: int, s: Western) -> list[Step]:
    """The loser gains 1 wound and draws 1 poker card (WL-8.8); the Man in Black does neither (WL-15.4)."""
    return [Wound(player, True), Draw(player, 1)] if player < len(s.players) else []


def prize_of_duel(s: Western, fight: Fight, won: bool) -> None:
    """2 LP; Wild Bill Hickok draws a card (WL-8.8, WL-17.3)."""
    player, target = fight.sides
    s.then(*beaten(target if won else player, s), *([WinDuel(player)] if won else []))


def prize_of_rob(s: Western, fight: Fight, won: bool) -> None:
    """1 WP, gold or money, the cattle token; Billy the Kid 1 LP (WL-8.8, WL-17.3)."""
    player, target = fight.sides
    s.then(
        *beaten(target if won else player, s),
        *([WinRob(player), Loot(player), LootToken(player), RobInStyle(player)] if won else []),
    )


def prize_of_arrest(s: Western, fight: Fight, won: bool) -> None:
    """1 MP, and the target is arrested (WL-8.8)."""
    player, target = fight.sides
    s.then(*beaten(target if won else player, s), *([WinArrest(player)] if won else []))


PRIZES[DUELING] = prize_of_duel
PRIZES[ROBBING] = prize_of_rob
PRIZES[ARRESTING] = prize_of_arrest


class WinDuel(Step):
    """The active player won a duel: 2 LP (WL-8.8), then the ability that waits for it (WL-19.6)."""

    def choose(self, s: Western, action: int) -> None:
        s.gain_lp(self.player, VALUES["duel_win_lp"], BY_DUEL)
        if s.players[self.player].able(DUELS_IN_STYLE):
            s.draw(self.player, STYLE_CARDS)
        s.count(self.player, deed("win_duels"))


class WinRob(Step):
    """The active player won a robbery: 1 WP (WL-8.8)."""

    def choose(self, s: Western, action: int) -> None:
        s.gain_wp(self.player, VALUES["rob_win_wp"])
        s.count(self.player, deed("win_robs"))


class Loot(Step):
    """The winner may take half of the gold or half of the money, rounded up; what exceeds the limits is lost (WL-8.8, WL-R20,
    WL-R35).  The Man in Black's $120 and 4 gold never get fewer: it comes from the supply (WL-15.2, WL-15.3)."""

    def halves(self, s: Western) -> tuple[int, int]:
        target = in_fight(s).sides[1]
        if target == len(s.players):
            return half_of_gold(BLACK["gold"]), half_of_money(BLACK["money"])
        return half_of_gold(s.players[target].gold), half_of_money(s.players[target].money)

    def options(self, s: Western) -> list[int]:
        return [PASS] + [LOOT + i for i, half in enumerate(self.halves(s)) if half]

    def why_not(self, s: Western, action: int) -> str:
        return "WL-8.8:token-next" if VOCABULARY.verbs[action] == "rob the" else ""

    def choose(self, s: Western, action: int) -> None:
        gold, money = self.halves(s)
        target = in_fight(s).sides[1]
        if action == LOOT:
            if target < len(s.players):
                s.gain_gold(target, -gold)
            s.gain_gold(self.player, gold)
        elif action == LOOT + 1:
            if target < len(s.players):
                s.gain_money(target, -money)
            s.gain_money(self.player, money)


class LootToken(Step):
    """The winner may take the target's cattle token if they carry none (WL-8.8); only the new carrier may look at it
    (WL-2.5)."""

    def options(self, s: Western) -> list[int]:
        target = in_fight(s).sides[1]
        free = target < len(s.players) and s.players[target].token != NOTHING and s.players[self.player].token == NOTHING
        return [PASS, LOOT + 2] if free else [PASS]

    def choose(self, s: Western, action: int) -> None:
        if action != PASS:
            me, target = s.players[self.player], in_fight(s).sides[1]
            me.token, s.players[target].token = s.players[target].token, NOTHING
            s.reveals += 1
            s.tell(TOKEN_MOVED, target)
            s.tell(TOKEN, self.player, (COLOR[me.token],), (me.token,), 1 << self.player | 1 << target)


class RobInStyle(Step):
    """Billy the Kid: 1 LP after a robbery (WL-17.3)."""

    def choose(self, s: Western, action: int) -> None:
        if s.players[self.player].able(ROBS_IN_STYLE):
            s.gain_lp(self.player, STYLE_LP, BY_ABILITY)


class WinArrest(Step):
    """1 MP, Bass Reeves 1 more (WL-17.3); the target is arrested, the sheriff goes back to the office (WL-8.9, WL-R15)."""

    def choose(self, s: Western, action: int) -> None:
        s.gain_mp(self.player, VALUES["arrest_win_mp"])
        if s.players[self.player].able(JUDGES):
            s.gain_mp(self.player, EXTRA_MP)
        s.count(self.player, deed("win_arrests"))
        s.arrest(in_fight(s).sides[1])
        if s.setup.options["arrest_moves_sheriff"]:
            s.move_sheriff_to(OFFICE)


class EndOfFight(Step):
    """Shotgun and Coach Gun of the winner, in any role (WL-8.10, WL-9.6); then all cards leave the table."""

    def choose(self, s: Western, action: int) -> None:
        fight = in_fight(s)
        champion = fight.sides[1 - fight.loser]
        if 0 <= champion < len(s.players):
            n = s.players[champion].weapon_power(DRAWS_AFTER_WIN)
            if n:
                s.draw(champion, n)
        clear_up(s, fight)
        if fight.kind <= ARRESTING:
            s.fulfil(self.player, FOUGHT)  # won or lost, also if it was declined (WL-12.11)
