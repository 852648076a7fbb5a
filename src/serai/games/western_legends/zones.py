"""Who sees which cards and tokens (WL-2.2 to WL-2.5)."""

from __future__ import annotations

from typing import Final

from serai.engine.zones import Deal
from serai.games.western_legends.cards import COLOR, CONDITION, GOALS_OF, NOTHING
from serai.games.western_legends.fight import between_players, with_black
from serai.games.western_legends.observe import waits_for_bets
from serai.games.western_legends.picks import Pick
from serai.games.western_legends.state import Fight, Player, Western

# ---- Characters ------------------------------------------------------------------------------------------------


def characters(s: Western, deal: Deal) -> None:
    """Each player chooses one of two, in secret; then all are shown (WL-4.2)."""
    if deal.counting:
        deal.count([*s.characters, *[p.character for p in s.players if p.character != NOTHING]])
        deal.count([character for p in s.players for character in p.offered])
    elif any([len(p.offered) == 2 for i, p in enumerate(s.players) if i != deal.seat]):
        deal.together()
        for i, p in enumerate(s.players):
            p.offered = tuple(deal.slots(list(p.offered), i))
        s.characters = deal.cards(s.characters)


# ---- Poker cards -----------------------------------------------------------------------------------------------


def poker_cards(s: Western, deal: Deal) -> None:
    """The deck, hands, and cards face down in a fight or a poker game."""
    deal.together()
    fight, poker = s.fight, s.poker
    if poker is not None:
        poker.dealt = deal.cards(poker.dealt, poker.dealer)
    for i, p in enumerate(s.players):
        if i != deal.seat:
            if fight is not None and i in fight.sides:
                fighters_hand(fight, i, p, deal)
            else:
                p.hand = deal.hand(p.hand)
            if p.picked and (poker is None or waits_for_bets(s)):
                picked(s, i, p, deal)
    s.deck = deal.pile(s.deck)
    if fight is not None and fight.known and deal.seat != fight.sides[0]:
        fight.known = deal.note(fight.known, seen_by_rifle(s, fight))
    if deal.counting:
        open_cards(s, deal)


def fighters_hand(fight: Fight, player: int, me: Player, deal: Deal) -> None:
    """A hand, and perhaps a card of it that lies face down; who began the fight may have looked at some of them (WL-2.5)."""
    side = fight.side(player)
    sure = fight.known if side == 1 and deal.seat == fight.sides[0] else ()
    if fight.shown or fight.cards[side] == NOTHING:
        me.hand = deal.hand(me.hand, player, sure)
    else:
        held = deal.loose([*me.hand, fight.cards[side]], sure)
        lay(fight, side, held[-1])
        me.hand = sorted(held[:-1])


def lay(fight: Fight, side: int, card: int) -> None:
    fight.cards = (card, fight.cards[1]) if side == 0 else (fight.cards[0], card)


def seen_by_rifle(s: Western, fight: Fight) -> list[int]:
    """What the cards that a Rifle has seen may be, for all others: any that the target still has."""
    laid = fight.cards[1]
    return s.players[fight.sides[1]].hand + ([laid] if laid != NOTHING and not fight.shown else [])


def picked(s: Western, player: int, me: Player, deal: Deal) -> None:
    """Some of the cards dealt to the dealer, or of the hand."""
    steps = [step for step in s.stack if isinstance(step, Pick) and step.player == player]
    due = steps[-1].left if steps else 0
    poker = s.poker
    if poker is not None and poker.dealer == player:
        me.picked, rest = deal.picked(me.picked, list(poker.dealt), due)
        poker.dealt = tuple(rest)
    else:
        me.picked, me.hand = deal.picked(me.picked, me.hand, due)


def open_cards(s: Western, deal: Deal) -> None:
    """What lies face up."""
    s.discards = deal.open(s.discards)
    s.played = deal.open(s.played)
    if s.poker is not None:
        s.poker.flop = deal.open(s.poker.flop)
        if not waits_for_bets(s):
            for p in s.players:
                p.picked = deal.open(p.picked)
    if s.fight is not None:
        fight = s.fight
        fight.used = deal.open(fight.used)
        if fight.shown:
            if between_players(s, fight):
                fight.cards = deal.open(fight.cards)
            else:
                fight.cards = (*deal.open(fight.cards[:1]), fight.cards[1])


# ---- Fight cards -----------------------------------------------------------------------------------------------


def fight_cards(s: Western, deal: Deal) -> None:
    """The fight deck, and what was drawn from it."""
    deal.together()
    fight = s.fight
    if fight is not None and not between_players(s, fight):
        if deal.counting and fight.shown:
            fight.cards = (fight.cards[0], *deal.open(fight.cards[1:]))
        if deal.seat != fight.controller:
            drawn(s, fight, deal)
        if fight.seen != NOTHING and deal.seat != fight.sides[0]:
            fight.seen = deal.note((fight.seen,), [*fight.drawn, *[card for card in fight.cards[1:] if card != NOTHING]])[0]
    s.fight_deck = deal.pile(s.fight_deck)


def drawn(s: Western, fight: Fight, deal: Deal) -> None:
    """Cards seen by their controller only, and one of them by a Repeating Rifle (WL-2.5).  The Man in Black uses the highest of
    three, so the other two are lower (WL-15.4)."""
    laid = fight.cards[1]
    covered = [laid] if laid != NOTHING and not fight.shown else []
    held = [*fight.drawn, *covered]
    if with_black(s, fight):
        held = deal.fitting(held, lambda card: card < laid)
    else:
        held = deal.loose(held, (fight.seen,) if deal.seat == fight.sides[0] and fight.seen in held else ())
    if covered:
        lay(fight, 1, held.pop())
    fight.drawn = tuple(sorted(held))


# ---- Stories, cattle, goals, the Man in Black --------------------------------------------------------------------


def stories(s: Western, deal: Deal) -> None:
    """Everybody sees the backs of the top cards; their fronts, and what lies under them, nobody does (WL-4.10).  Cards that
    were told leave the game, so they are not counted."""
    if deal.counting:
        return
    deal.together()
    tops = [top(deck, deal) for deck in s.stories]
    for i, deck in enumerate(s.stories):
        s.stories[i] = deal.pile(deck[:-1]) + tops[i]


def top(deck: list[int], deal: Deal) -> list[int]:
    """The top card of a story deck: one with the same back."""
    if not deck:
        return []
    back = CONDITION[deck[-1]]
    return deal.fitting(deck[-1:], lambda card: CONDITION[card] == back)


def cattle(s: Western, deal: Deal) -> None:
    """Everybody sees the color of a token, only its carrier the rest (WL-2.3)."""
    for color, ranch in enumerate(s.ranches):
        deal.together()
        for i, p in enumerate(s.players):
            if p.token != NOTHING and COLOR[p.token] == color:
                p.token = deal.cards((p.token,), i)[0]
        s.ranches[color] = deal.hand(ranch)


def goals(s: Western, deal: Deal) -> None:
    """Legendary tokens (WL-16.3), and goals: of the four of a character three were dealt, nobody knows which (WL-16.1)."""
    deal.together()
    for i, p in enumerate(s.players):
        p.tokens = deal.cards(p.tokens, i)
        if p.goals and i != deal.seat:
            p.goals = deal.note(p.goals, [goal for goal in GOALS_OF[p.character] if goal not in p.revealed])
    s.legends = deal.hand(s.legends)


def man_in_black(s: Western, deal: Deal) -> None:
    """The deck is hidden, the cards turned up are not (WL-15.1)."""
    deal.together()
    s.black_deck = deal.pile(s.black_deck)
    if deal.counting:
        s.black_discards = deal.open(s.black_discards)


ZONES: Final = (characters, poker_cards, fight_cards, stories, cattle, goals, man_in_black)
