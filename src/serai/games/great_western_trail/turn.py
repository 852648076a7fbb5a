"""The turn (GWT-4), drawing up (GWT-8) and the last turns (GWT-13)."""

from __future__ import annotations

from serai.engine.events import Fact
from serai.engine.step import PASS, Step
from serai.games.great_western_trail.data import NOBODY, NOWHERE
from serai.games.great_western_trail.events import ENDED, TURN
from serai.games.great_western_trail.location import PhaseB
from serai.games.great_western_trail.objectives import may_hold, play, playable
from serai.games.great_western_trail.sam import SamMoves
from serai.games.great_western_trail.state import Trail, draw, drop
from serai.games.great_western_trail.trail import Mount, Move
from serai.games.great_western_trail.vocabulary import DISCARD, VERBS


class Turn(Step):
    """Phase A, phase B, phase C, then the next player clockwise (GWT-4.1).  In the first turn the herder is placed instead of
    moved (GWT-4.2).  Sam's turns are different (GWT-18.6)."""

    def choose(self, s: Trail, action: int) -> None:
        p = self.player
        s.turn += 1
        s.visit += 1
        s.used = 0
        s.tell(TURN, p)
        if p not in s.people():
            s.then(SamMoves(p), NextTurn(p))
        elif s.players[p].herder == NOWHERE:
            s.then(*first_turn(s, p), Mount(p), PhaseB(p), DrawUp(p), NextTurn(p))
        else:
            s.then(BeforeMoving(p), Move(p), PhaseB(p), DrawUp(p), NextTurn(p))


def first_turn(s: Trail, player: int) -> list[Step]:
    """Where the edition deals more than 4 cards, down to exactly 4 at the start of the player's first turn (GWT-4.2,
    GWT-3.15); 0 means that nobody discards (GWT-3.17)."""
    return [DiscardDown(player)] if s.rules.first_hand and spare(s, player) > 0 else []


def spare(s: Trail, player: int) -> int:
    """How many cards are to be discarded in the first turn."""
    return len(s.players[player].hand) - s.rules.first_hand


class DiscardDown(Step):
    """Cards of one's own choice (GWT-4.2).  An exchange token may be used before or after."""

    def pause(self) -> bool:
        return True

    def ticks(self) -> bool:
        return True

    def options(self, s: Trail) -> list[int]:
        return [DISCARD + card for card in sorted(set(s.players[self.player].hand))]

    def asks(self, s: Trail) -> bool:
        return True

    def why_not(self, s: Trail, action: int) -> str:
        if action == PASS:
            return "GWT-4.2:first-discard"
        return "GWT-4.2:not-in-hand" if VERBS[action] == "discard" else ""

    def why_number(self, s: Trail) -> str:
        return "GWT-4.2:first-discard"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        return {"n": spare(s, self.player), "stay": s.rules.first_hand} if key == "first-discard" else {}

    def choose(self, s: Trail, action: int) -> None:
        drop(s, self.player, action - DISCARD)
        s.then(*first_turn(s, self.player))


class BeforeMoving(Step):
    """Objective cards may be played before phase A (GWT-4.3, GWT-11.1); a free herder move then comes first (GWT-11.4)."""

    def pause(self) -> bool:
        return True

    def asks(self, s: Trail) -> bool:
        return may_hold(s.players[self.player])

    def options(self, s: Trail) -> list[int]:
        return [PASS] + playable(s.players[self.player])

    def why_not(self, s: Trail, action: int) -> str:
        return "GWT-11.1:objective-not-held" if VERBS[action] == "play objective" else ""

    def choose(self, s: Trail, action: int) -> None:
        if action != PASS:
            s.then(self)
            play(s, self.player, action)


class DrawUp(Step):
    """Phase C: up to the hand limit, never down (GWT-8.1)."""

    def choose(self, s: Trail, action: int) -> None:
        me = s.players[self.player]
        draw(s, self.player, me.hand_limit() - len(me.hand))


class NextTurn(Step):
    """Clockwise.  The player who took the job market token had the last turn then; every other player has exactly one more
    (GWT-13.2, GWT-13.3, GWT-13.5, GWT-R20); then final scoring (GWT-13.4)."""

    def choose(self, s: Trail, action: int) -> None:
        following = (self.player + 1) % len(s.players)
        if s.ender != NOBODY and s.ender == following:
            s.tell(ENDED, NOBODY)
            s.finish()
        else:
            s.then(Turn(following))
