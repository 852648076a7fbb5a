"""Goals and legendary tokens of the advanced mode (WL-16)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from serai.engine.events import Fact
from serai.engine.step import Step
from serai.games.western_legends.cards import (
    DATA,
    GOAL_IDS,
    GOAL_N,
    GOAL_TYPE,
    GOALS_OF,
    LAST_SPACE,
    MISC,
    MOUNTS,
    TOKENS,
    WEAPONS,
)
from serai.games.western_legends.events import GOAL, RETURNED
from serai.games.western_legends.events import TOKENS as DREW_TOKENS
from serai.games.western_legends.reasons import FIGURES
from serai.games.western_legends.vocabulary import RETURN, REVEAL, VOCABULARY

if TYPE_CHECKING:
    from serai.games.western_legends.state import Player, Western

STATES: Final[dict[str, Callable[[Player], int]]] = {  # goals that must be true when they are revealed (WL-16.5, WL-16.6)
    "carry_gold": lambda me: me.gold,
    "upgraded_weapons": lambda me: (me.better & WEAPONS).bit_count(),
    "upgraded_mounts": lambda me: (me.better & MOUNTS).bit_count(),
    "own_weapons": lambda me: (me.items & WEAPONS).bit_count(),
    "misc_items": lambda me: (me.items & MISC).bit_count(),
    "mp_at_least": lambda me: min(me.mp, LAST_SPACE),
    "wp_at_least": lambda me: min(me.wp, LAST_SPACE),
    "money_at_least": lambda me: me.money,
    "wounds_at_least": lambda me: me.wounds,
}
NOW: Final = [STATES.get(row["id"]) if row["kind"] == "state" else None for row in DATA["goal_types"]]


def deal_goals(s: Western, player: int) -> None:
    """The four goals of the character; one, unseen, leaves the game (WL-16.1)."""
    goals = GOALS_OF[s.players[player].character][:]
    s.shuffle(goals)
    s.players[player].goals = tuple(sorted(goals[1:]))


def reached(me: Player, goal: int) -> int:
    """Counted from the start of the game, for good; or true at this moment (WL-16.2, WL-16.5, WL-R27)."""
    kind = GOAL_TYPE[goal]
    state = NOW[kind]
    return me.deeds[kind] if state is None else state(me)


def ready_goals(me: Player) -> list[int]:
    """What its owner may reveal now (WL-16.2, WL-16.7)."""
    return [REVEAL + goal for goal in me.goals if reached(me, goal) >= GOAL_N[goal]]


def forbids_goal(s: Western, player: int, goal: int) -> str:
    """One's own, fulfilled, and not while tokens are to be returned (WL-16.1 to WL-16.3)."""
    me = s.players[player]
    if s.setup.options["mode"] != "advanced":
        return "WL-1.2:goals-advanced"
    if goal in me.revealed:
        return "WL-16.2:goal-revealed"
    if goal not in me.goals:
        return "WL-16.1:not-your-goal"
    return "WL-16.2:goal-open" if reached(me, goal) < GOAL_N[goal] else "WL-16.3:tokens-first"


def goal_figures(s: Western, player: int, action: int) -> dict[str, Fact]:
    goal = action - REVEAL
    return {"goal": GOAL_IDS[goal], "reached": reached(s.players[player], goal), "needed": GOAL_N[goal]}


FIGURES["goal-open"] = goal_figures
FIGURES["not-your-goal"] = FIGURES["goal-revealed"] = lambda s, player, action: {"goal": GOAL_IDS[action - REVEAL]}
FIGURES["goals-advanced"] = FIGURES["tokens-first"] = lambda s, player, action: {}
FIGURES["no-such-token"] = lambda s, player, action: {"worth": action - RETURN}


def reveal_goal(s: Western, player: int, goal: int) -> int:
    """The goal is open and leaves the game; its owner draws 1, 2 or 3 tokens (WL-16.3).  Returns how many go back."""
    me = s.players[player]
    me.goals = tuple([other for other in me.goals if other != goal])
    me.revealed += (goal,)
    s.tell(GOAL, player, (goal,))
    s.shuffle(s.legends)
    n = min(len(me.revealed), len(s.legends))  # what is there (WL-16.3)
    drawn = sorted(s.legends[:n])
    s.legends = sorted(s.legends[n:])
    me.tokens = tuple(sorted((*me.tokens, *drawn)))
    s.reveals += 1
    s.tell(DREW_TOKENS, player, (), tuple(drawn), 1 << player)
    return max(0, len(me.tokens) - len(me.revealed))  # WL-16.8


class ReturnTokens(Step):
    """Of three the owner keeps two, of five three; the others go back face down (WL-16.3)."""

    __slots__ = ("left",)

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left

    def asks(self, s: Western) -> bool:
        return True  # equal tokens must not show in what is asked

    def eyes(self, s: Western) -> int:
        return 1 << self.player

    def options(self, s: Western) -> list[int]:
        return [RETURN + value for value in sorted(set(s.players[self.player].tokens))]

    def why_not(self, s: Western, action: int) -> str:
        return "WL-16.3:no-such-token" if VOCABULARY.verbs[action] == "return token" else ""

    def choose(self, s: Western, action: int) -> None:
        me, value = s.players[self.player], action - RETURN
        tokens = list(me.tokens)
        tokens.remove(value)
        me.tokens = tuple(tokens)
        insort(s.legends, value)
        s.tell(RETURNED, self.player, (), (value,), 1 << self.player)
        if self.left > 1:
            s.aside.append(ReturnTokens(self.player, self.left - 1))


class LastGoals(Step):
    """Before the scoring all fulfilled goals are revealed, in turn order from the first player (WL-14.5)."""

    def choose(self, s: Western, action: int) -> None:
        ready = ready_goals(s.players[self.player])
        if ready:
            owed = reveal_goal(s, self.player, ready[0] - REVEAL)
            s.then(LastGoals(self.player))
            if owed:
                s.aside.append(ReturnTokens(self.player, owed))


def all_tokens(advanced: bool) -> list[int]:
    """18 tokens, face down; they are drawn at random (WL-16.1); the last three are worth 3 (WL-R5)."""
    return sorted(TOKENS) if advanced else []
