"""The turning points of a finished game: every seat's chance of winning at every decision, and the best action.

Estimates use only what the deciding seat could see: neither hidden information nor later bad luck counts against its choice.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.bots import Decision
from serai.bots.ismcts import SearchBot
from serai.engine.errors import SeraiError
from serai.engine.log import Record, replay, steps
from serai.engine.score import winners
from serai.engine.state import State

MOST = 7  # turning points


def estimate(decision: Decision, iterations: int) -> tuple[list[float], int]:
    """Every seat's chance of winning if the best action is chosen, and that action, by a search from this seat's view."""
    return SearchBot(decision.game, "analyse", str(iterations)).estimate(decision)


def outcome(s: State) -> list[float]:
    """The chances at the end: a shared victory is divided."""
    won = winners(s.setup.game.scores(s))
    return [(seat in won) / len(won) for seat in range(s.setup.players)]


def decisions(record: Record, iterations: int) -> Iterator[dict[str, Any]]:
    """Each decision of a finished game: all chances, the best action, the chosen one, and the chance lost by it."""
    if replay(record).options:
        raise SeraiError("this game is not over yet: only finished games can be analysed")
    names, players = record.setup.game.vocabulary.names, record.setup.players
    chances, best = [1 / players] * players, -1
    for number, (s, seat, action) in enumerate(steps(record)):
        if seat < 0:
            return
        decision = Decision(s, seat)
        if decision.options:  # without options this was an anytime action out of turn, which changes no estimate
            chances, best = estimate(decision, iterations)
        loss = 0.0
        if action in decision.options and action != best:
            decision.options = (action,)
            loss = max(0.0, chances[seat] - estimate(decision, iterations)[0][seat])
        yield {
            "decision": number,
            "seat": seat,
            "chances": [round(chance, 4) for chance in chances],
            "best": names[best if decision.options else action],
            "played": names[action],
            "loss": round(loss, 4),
        }


def turning(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The turning points: the decisions that lost the largest chance, in the order of the game."""
    losses = sorted([row for row in rows if row["loss"]], key=lambda row: -row["loss"])
    return sorted(losses[:MOST], key=lambda row: row["decision"])
