"""Moving (WL-6), and what a move that has ended allows: SPRINT, Whiskey, a delivery of cattle."""

from __future__ import annotations

from serai.engine.events import Fact
from serai.engine.step import PASS, Step
from serai.games.western_legends.board import RANCH, STATION
from serai.games.western_legends.cards import (
    CATTLE,
    COLOR,
    COLORS,
    HAUL_MONEY,
    HAULS,
    NOTHING,
    VALUES,
    WHISKEY,
    Row,
    deed,
)
from serai.games.western_legends.cards import (
    DELIVERED as CATTLE_DELIVERED,
)
from serai.games.western_legends.effects import GRAMMAR, Wound
from serai.games.western_legends.events import DELIVERED, USED_UP, WENT
from serai.games.western_legends.fight import seat_of
from serai.games.western_legends.npc import meet_bandit
from serai.games.western_legends.reasons import FIGURES
from serai.games.western_legends.state import BY_CATTLE, MAY_DELIVER, MAY_DRINK, MAY_SPRINT, NOBODY, Western
from serai.games.western_legends.vocabulary import GO, VOCABULARY

# ---- Steps over the map ----------------------------------------------------------------------------------


def forbids_step(s: Western, player: int, space: int) -> str:
    """To a space that shares a border (WL-3.2, WL-6.7); a wanted player not to the sheriff's (WL-6.3).  Other figures do not
    hinder (WL-3.1, WL-6.2)."""
    me = s.players[player]
    if space == me.space:
        return "WL-3.2:there-already"
    if space not in s.roads.near[me.space]:
        return "WL-3.2:not-next"
    return "WL-6.3:sheriff-there" if me.wp and space == s.sheriff else ""


def distance(s: Western, player: int, action: int) -> dict[str, Fact]:
    return {"thing": VOCABULARY.ids[action], "steps": s.roads.far[s.players[player].space][action - GO]}


FIGURES["not-next"] = distance
FIGURES["sheriff-there"] = lambda s, player, action: {"points": s.players[player].wp}


def open_spaces(s: Western, player: int) -> list[int]:
    """Where the next step may go."""
    me = s.players[player]
    near = s.roads.near[me.space]
    return [GO + space for space in near if space != s.sheriff] if me.wp else [GO + space for space in near]


def go(s: Western, player: int, space: int) -> None:
    """A Move action: 1 up to M steps (WL-6.1)."""
    step_to(s, player, space, s.players[player].movement() - 1)


def step_to(s: Western, player: int, space: int, left: int) -> None:
    """A bandit ends the move at once (WL-6.4), unless the player may pass it and has steps left (WL-9.12, WL-17.3)."""
    me = s.players[player]
    me.space = space
    s.steps += 1
    s.record(player, deed("move_in_turn"), s.steps)
    if s.story is not None:
        s.tell(WENT, player, (space,))
    if left and (not s.bandit_in(space) or me.outruns_bandits()):
        s.then(Walk(player, left, True))
    else:
        s.then(MoveEnds(player))


class Walk(Step):
    """The path is chosen step by step, steps not used are lost (WL-6.2, WL-6.7)."""

    __slots__ = ("begun", "left")

    def __init__(self, player: int, left: int, begun: bool) -> None:
        self.player = player
        self.left = left
        self.begun = begun  # a move has at least one step

    def options(self, s: Western) -> list[int]:
        return ([PASS] if self.begun else []) + open_spaces(s, self.player)

    def why_not(self, s: Western, action: int) -> str:
        if VOCABULARY.verbs[action] == "go to":
            return forbids_step(s, self.player, action - GO)
        return "WL-6.1:must-step" if action == PASS else ""

    def figures(self, s: Western, action: int, key: str) -> dict[str, Fact]:
        return {"left": self.left} if key == "must-step" else {}

    def choose(self, s: Western, action: int) -> None:
        if action == PASS:
            s.then(MoveEnds(self.player))
        else:
            step_to(s, self.player, action - GO, self.left - 1)


class MoveEnds(Step):
    """With a bandit there: the fight, no action (WL-6.4); the figure stays, won or lost (WL-6.6).  SPRINT and delivery are for
    moves that met none (WL-7.11); Whiskey waits until the fight is over (WL-9.8)."""

    def choose(self, s: Western, action: int) -> None:
        if s.bandit_in(s.players[self.player].space):
            s.fresh = MAY_DRINK
            meet_bandit(s, self.player)
        else:
            s.fresh = MAY_SPRINT | MAY_DRINK | MAY_DELIVER


def move_self(s: Western, player: int, row: Row, source: int) -> list[Step]:
    """SADDLE UP: M and 2 more; SPRINT: exactly 2 (WL-19.1)."""
    steps = row["spaces"] if "spaces" in row else s.players[player].movement() + row["bonus_spaces"]
    return [Walk(player, steps, False)]


GRAMMAR["move_self"] = move_self

# ---- Rustle and wrangle (WL-10.8 to WL-10.10, WL-10.25) -------------------------------------------------------


def forbids_delivery(s: Western, player: int, thing: int) -> str:
    """Right after the player's own move has ended there, with a token: at the station, or at the ranch of the other color."""
    me = s.players[player]
    if not s.fresh & MAY_DELIVER:
        return "WL-10.10:deliver-when"
    if me.token == NOTHING:
        return "WL-10.8:no-cattle"
    return "" if me.space in (STATION, RANCH[1 - COLOR[me.token]]) else "WL-10.9:deliver-where"


def ranch_of_rustlers(s: Western, player: int, action: int) -> dict[str, Fact]:
    """Where the token of this player may go, apart from the station: the ranch of the other color (WL-10.8)."""
    return {"ranch": f"{COLORS[1 - COLOR[s.players[player].token]]}_ranch"}


FIGURES["deliver-where"] = FIGURES["carries-already"] = ranch_of_rustlers


def deliver(s: Western, player: int, thing: int) -> None:
    """At the station 1 MP, which a wanted player does not get (WL-10.9, WL-R11); at the other ranch 1 WP (WL-10.8); and the
    token's reward, Stagecoach Mary $20 more (WL-17.3).  One delivery a move; a SPRINT was decided before (WL-10.25)."""
    me = s.players[player]
    token = me.token
    s.fresh &= ~(MAY_DELIVER | MAY_SPRINT)
    s.reveals += 1
    s.tell(DELIVERED, player, (token,))
    s.drop_token(player)
    if me.space == STATION:
        s.gain_mp(player, VALUES["wrangle_mp"])
        s.count(player, deed("wrangle"))
    else:
        s.gain_wp(player, VALUES["rustle_wp"])
        s.count(player, deed("rustle"))
    row = CATTLE[token]
    s.gain_money(player, row["money"])
    s.draw(player, row["cards"])
    s.gain_lp(player, row["lp"], BY_CATTLE)
    if me.able(HAULS):
        s.gain_money(player, HAUL_MONEY)
    s.fulfil(player, CATTLE_DELIVERED)


# ---- Whiskey (WL-9.8) --------------------------------------------------------------------------------------------


def forbids_whiskey(s: Western, player: int, character: int) -> str:
    """Right after the owner's own move ended in a space with another player."""
    me = s.players[player]
    if not me.items >> WHISKEY & 1:
        return "WL-9.8:no-whiskey"
    if not s.fresh & MAY_DRINK:
        return "WL-9.8:whiskey-when"
    if character == me.character:
        return "WL-9.8:yourself"
    target = seat_of(s, character)
    if target == NOBODY:
        return "WL-9.8:nobody-plays"
    return "" if s.players[target].space == me.space else "WL-9.8:not-here"


def drink(s: Western, player: int, character: int) -> None:
    """The item goes back to the store and frees its place (WL-9.4, WL-9.10); one player there gains 1 wound."""
    s.players[player].items &= ~(1 << WHISKEY)
    s.tell(USED_UP, player, (WHISKEY,))
    s.fresh &= ~MAY_DRINK
    s.then(Wound([i for i, p in enumerate(s.players) if p.character == character][0], True))
