"""Playing objective cards (GWT-11)."""

from __future__ import annotations

from serai.games.great_western_trail.choice import CARD, Choice
from serai.games.great_western_trail.data import OBJECTIVE, OBJECTIVES
from serai.games.great_western_trail.state import Player, Trail, leave_hand
from serai.games.great_western_trail.vocabulary import PLAY


def playable(me: Player) -> list[int]:
    """Objective cards in hand, as actions: one at a time (GWT-11.6, GWT-R30)."""
    if not me.objectives:
        return []
    return [PLAY + card - OBJECTIVE for card in sorted(set(me.hand)) if card >= OBJECTIVE]


def may_hold(me: Player) -> bool:
    """Whether an objective card can be in the hand, as far as everybody can know: so a player who might is always asked."""
    return me.objectives > 0 and len(me.hand) > 0


def is_play(action: int) -> bool:
    return PLAY <= action < PLAY + len(OBJECTIVES)


def play(s: Trail, player: int, action: int) -> None:
    """Into the personal objective area, where it must be scored; its immediate action, or not (GWT-11.2)."""
    card = action - PLAY + OBJECTIVE
    me = s.players[player]
    leave_hand(me, card)
    me.objectives -= 1
    me.area += (card,)
    s.then(Choice(player, CARD, card - OBJECTIVE))
