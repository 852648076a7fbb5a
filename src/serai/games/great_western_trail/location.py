"""Phase B: using the location (GWT-6), and copying another one (GWT-9.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from serai.engine.events import Fact, seat
from serai.engine.step import PASS, Step
from serai.games.great_western_trail.actions import auxiliaries, auxiliary_figures, do_auxiliary, forbids_auxiliary
from serai.games.great_western_trail.data import HAZARD, NOBODY, NOWHERE
from serai.games.great_western_trail.kansas import visit_kansas_city
from serai.games.great_western_trail.objectives import is_play, may_hold, play, playable
from serai.games.great_western_trail.state import Trail
from serai.games.great_western_trail.vocabulary import COPY, DOUBLE, SINGLE, USE, VERBS

if TYPE_CHECKING:
    from serai.games.great_western_trail.effects import Effect

RISK: Final = 3  # local action 3 of a place is the risk action of its space (GWT-6.6)
ALL: Final = 15  # bit set of local actions
NO_RISK: Final = 7


class PhaseB(Step):
    """Kansas City, the local actions of the player's own or a neutral building, or one auxiliary action (GWT-6.1, GWT-6.2,
    GWT-6.3)."""

    def choose(self, s: Trail, action: int) -> None:
        space = s.players[self.player].herder
        s.acted = False
        s.gone = 0
        if space == s.rules.goal:
            visit_kansas_city(s, self.player)
        else:
            s.then(UseLocation(self.player, s.visit, space, ALL if usable(s, self.player, space) else 0))


def usable(s: Trail, player: int, space: int) -> bool:
    """The player's own or a neutral building, and where that is played, one not used before in this turn (GWT-6.1, GWT-9.22,
    GWT-R22)."""
    if s.owners[space] not in (player, NOBODY) or not NOWHERE < s.tiles[space] < HAZARD:
        return False
    return not (s.setup.options["building_once_per_turn"] and s.used >> space & 1)


def next_door(s: Trail, space: int) -> list[int]:
    """The buildings on adjacent spaces, whosever (GWT-2.7, GWT-9.21), that were not used or copied before where that counts
    (GWT-9.22, GWT-9.25, GWT-R27)."""
    return [p for p in s.rules.near[space] if NOWHERE < s.tiles[p] < HAZARD and not s.used >> p & 1]


class UseLocation(Step):
    """Each local action of a place once, in any order, any subset (GWT-6.4); objective cards in between (GWT-4.3, GWT-6.11).
    Instead, one single auxiliary action (GWT-6.7); and something must be done (GWT-6.8, GWT-R1).

    The place is the herder's own or one that is copied.  When the herder has left, or the tile under it was replaced, the
    visit is over and whatever still waits here is void (GWT-6.9, GWT-11.7, GWT-15.6).
    """

    __slots__ = ("left", "place", "visit")

    def __init__(self, player: int, visit: int, place: int, left: int) -> None:
        self.player = player
        self.visit = visit
        self.place = place
        self.left = left  # bit set of local actions

    def pause(self) -> bool:
        return True

    def asks(self, s: Trail) -> bool:
        """What the hand allows is hidden: a player who might have something to do is asked."""
        if s.visit != self.visit:
            return False
        me = s.players[self.player]
        if may_hold(me):
            return True
        return bool(me.hand) and any([self.effect(s, i).discards for i in self.printed(s)])

    def copied(self, s: Trail) -> bool:
        return self.place != s.players[self.player].herder

    def effect(self, s: Trail, i: int) -> Effect:
        if i // 2 == RISK:
            return s.rules.risk[self.place][i % 2]
        return s.rules.local[s.tiles[self.place]][i // 2][i % 2]

    def printed(self, s: Trail) -> list[int]:
        """The actions still left here, two numbers for each local action with an alternative; none of a tile that is gone."""
        if not self.left or s.gone >> self.place & 1:
            return []
        local = s.rules.local[s.tiles[self.place]]
        numbers = [2 * i + j for i, row in enumerate(local) if self.left >> i & 1 for j in range(len(row))]
        return numbers + [2 * RISK for _ in s.rules.risk[self.place] if self.left >> RISK & 1]

    def forbids(self, s: Trail, i: int) -> str:
        effect = self.effect(s, i)
        if effect.copies:
            return "" if next_door(s, self.place) else "GWT-9.21:nobody-next-door"
        return effect.forbids(s, self.player)

    def may_finish(self, s: Trail) -> bool:
        return s.acted or self.copied(s) or bool(s.setup.options["allow_idle_phase_b"])

    def options(self, s: Trail) -> list[int]:
        if s.visit != self.visit:
            return [PASS]
        options = [PASS] if self.may_finish(s) else []
        options += [USE + i for i in self.printed(s) if not self.forbids(s, i)]
        if not s.acted and not self.copied(s):
            options += auxiliaries(s, self.player, False)
        return options + playable(s.players[self.player])

    def why_not(self, s: Trail, action: int) -> str:
        verb = VERBS[action]
        if action == PASS:
            return "GWT-6.8:must-act"
        if verb == "use action":
            i = action - USE
            return self.forbids(s, i) if i in self.printed(s) else self.absent(s, i)
        if verb == "auxiliary":
            return "GWT-6.7:small-or-local" if s.acted or self.copied(s) else forbids_auxiliary(s, self.player, action)
        if verb == "double auxiliary":
            return "GWT-6.7:no-double-here"
        return "GWT-11.1:objective-not-held" if verb == "play objective" else ""

    def absent(self, s: Trail, i: int) -> str:
        """Why an action is not among those that are left here."""
        tile = s.tiles[self.place]
        if s.gone >> self.place & 1:
            return "GWT-15.6:tile-replaced"
        if self.left:
            alternatives = s.rules.risk[self.place] if i // 2 == RISK else [*s.rules.local[tile], [], [], []][i // 2]
            return "GWT-6.4:used-already" if i % 2 < len(alternatives) else "GWT-6.4:no-such-action"
        if s.acted:
            return "GWT-6.7:place-done"
        if not NOWHERE < tile < HAZARD:
            return "GWT-6.2:no-building-here"
        return "GWT-9.22:used-this-turn" if s.owners[self.place] in (self.player, NOBODY) else "GWT-6.2:not-yours-here"

    def figures(self, s: Trail, action: int, key: str) -> dict[str, Fact]:
        if key == "not-yours-here":
            return {"who": seat(s.owners[self.place])}
        if VERBS[action] == "auxiliary" and key != "small-or-local":
            return auxiliary_figures(s, self.player, action, key)
        if VERBS[action] == "use action" and action - USE in self.printed(s):
            return self.effect(s, action - USE).figures(s, self.player, key)
        return {}

    def choose(self, s: Trail, action: int) -> None:
        if action == PASS:
            return
        if is_play(action):
            s.then(self)
            play(s, self.player, action)
        elif SINGLE <= action < DOUBLE:
            s.acted = True
            s.then(UseLocation(self.player, self.visit, self.place, 0))
            do_auxiliary(s, self.player, action)
        else:
            self.use(s, action - USE)

    def use(self, s: Trail, i: int) -> None:
        effect = self.effect(s, i)
        s.then(UseLocation(self.player, self.visit, self.place, self.left & ~(1 << i // 2)))
        if effect.copies:
            s.used |= 1 << self.place  # it appears once in a chain (GWT-9.25)
            s.then(ChooseCopy(self.player, self.place))
        else:
            s.acted = True
            if s.setup.options["building_once_per_turn"]:
                s.used |= 1 << self.place
            s.then(*effect.steps(s, self.player))


class ChooseCopy(Step):
    """Use the local actions of one building next door, without a fee, the risk action of its space included (GWT-9.21, GWT-R13,
    GWT-R29).  Using nothing of it counts as no local action (GWT-9.25)."""

    __slots__ = ("place",)

    def __init__(self, player: int, place: int) -> None:
        self.player = player
        self.place = place

    def options(self, s: Trail) -> list[int]:
        return [COPY + p for p in next_door(s, self.place)]

    def why_not(self, s: Trail, action: int) -> str:
        if VERBS[action] != "copy":
            return ""
        space = action - COPY
        if space not in s.rules.near[self.place]:
            return "GWT-2.7:not-next-door"
        return "GWT-9.25" if NOWHERE < s.tiles[space] < HAZARD else "GWT-9.21:no-building-there"

    def choose(self, s: Trail, action: int) -> None:
        left = ALL if s.setup.options["copy_includes_risk"] else NO_RISK
        s.then(UseLocation(self.player, s.visit, action - COPY, left))
