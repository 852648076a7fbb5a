"""What turned a finished game: every seat's chance of winning at every decision, and what would have been best.

Estimates are made from the mover's view: what it could not see does not count against its choice, and neither does bad luck
that came after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.bots import View
from serai.bots.ismcts import SearchBot
from serai.engine.errors import SeraiError
from serai.engine.log import Record, replay, steps
from serai.engine.score import winners
from serai.engine.state import State

MOST = 7  # moments that turned the game


def estimate(view: View, iterations: int) -> tuple[list[float], int]:
    """Every seat's chance of winning if the best action is chosen, and that action: by a search with this seat's eyes."""
    return SearchBot(view.game, "analyse", str(iterations)).estimate(view)


def outcome(s: State) -> list[float]:
    """The chances when all is over: a shared victory in parts."""
    won = winners(s.setup.game.scores(s))
    return [(seat in won) / len(won) for seat in range(s.setup.players)]


def decisions(record: Record, iterations: int) -> Iterator[dict[str, Any]]:
    """Each decision of a finished game: everybody's chances, what was best, what was chosen, and what the mover lost by it."""
    if replay(record).options:
        raise SeraiError("this game is not over: analyse it when it is")
    names, players = record.setup.game.vocabulary.names, record.setup.players
    chances, best = [1 / players] * players, -1
    for number, (s, seat, action) in enumerate(steps(record)):
        if seat < 0:
            return
        view = View(s, seat)
        if view.options:  # without any, an anytime action was taken out of turn: all stays as it was
            chances, best = estimate(view, iterations)
        loss = 0.0
        if action in view.options and action != best:
            view.options = (action,)
            loss = max(0.0, chances[seat] - estimate(view, iterations)[0][seat])
        yield {
            "decision": number,
            "seat": seat,
            "chances": [round(chance, 4) for chance in chances],
            "best": names[best if view.options else action],
            "played": names[action],
            "loss": round(loss, 4),
        }


def turning(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The moments that turned the game: where the mover lost most, in the order of the game."""
    losses = sorted([row for row in rows if row["loss"]], key=lambda row: -row["loss"])
    return sorted(losses[:MOST], key=lambda row: row["decision"])
