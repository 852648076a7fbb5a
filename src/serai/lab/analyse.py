"""What turned a finished game: every seat's chance of winning at every decision, and what would have been best.

Estimates are made from the mover's view: what it could not see does not count against its choice.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Any

from serai.bots import View
from serai.bots.greedy import GreedyBot
from serai.engine.errors import SeraiError
from serai.engine.log import Record, replay, steps
from serai.engine.score import winners
from serai.engine.state import State

MOST = 7  # moments that turned the game
SPREAD = 0.15  # of the best seat's worth: so much behind, and the chance is less by the factor e
LEAST = 4.0  # points that this is at least


def estimate(view: View, iterations: int) -> tuple[list[float], int | None]:
    """The chance of every seat, and the best action where this seat has one to choose: by the worth of so many imagined
    tables."""
    bot = GreedyBot(view.game, "analyse")
    best = bot.choose(view) if view.options else None
    rows = []
    for number in range(iterations):
        table = view.imagine(f"analyse-{number}")
        worths = [bot.worth(table, seat) for seat in range(table.setup.players)]
        top = max(worths)
        scale = max(LEAST, SPREAD * abs(top))
        weights = [exp((worth - top) / scale) for worth in worths]
        rows.append([weight / sum(weights) for weight in weights])
    return [sum(column) / iterations for column in zip(*rows, strict=True)], best


def outcome(s: State) -> list[float]:
    """The chances when all is over: a shared victory in parts."""
    won = winners(s.setup.game.scores(s))
    return [(seat in won) / len(won) for seat in range(s.setup.players)]


def decisions(record: Record, iterations: int) -> Iterator[dict[str, Any]]:
    """Each decision of a game: the chances before it, what was best and what was chosen, and what that changed for the mover as
    the mover sees it; at last, how it ended."""
    if replay(record).options:
        raise SeraiError("this game is not over: analyse it when it is")
    names = record.setup.game.words.names
    row: dict[str, Any] = {}
    for number, (s, seat, action) in enumerate(steps(record)):
        known = {} if seat < 0 else {seat: estimate(View(s, seat), iterations)}
        if row:
            mover = row["seat"]
            after = outcome(s) if seat < 0 else (known.get(mover) or estimate(View(s, mover), iterations))[0]
            row["change"] = round(after[mover] - row["chances"][mover], 4)
            yield row
        if seat >= 0:
            chances, best = known[seat]
            row = {
                "decision": number,
                "seat": seat,
                "chances": [round(chance, 4) for chance in chances],
                "best": None if best is None else names[best],
                "played": names[action],
            }


def turning(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The moments that turned the game: where the mover lost most, in the order of the game."""
    losses = sorted([row for row in rows if row["change"] < 0], key=lambda row: row["change"])
    return sorted(losses[:MOST], key=lambda row: row["decision"])
