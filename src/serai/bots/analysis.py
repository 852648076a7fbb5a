"""Looking back at a finished game: every seat's chance of winning at every decision, and the best action.

Estimates use only what the deciding seat could see: neither hidden information nor later bad luck counts against its choice.
They are rough.  Whether an action was really better is settled by pairs of games: both choices are played on to the end from
the same imagined states, by the same bots.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from serai.bots import Decision, make_bot
from serai.bots.ismcts import SearchBot
from serai.engine.errors import SeraiError
from serai.engine.log import Record, replay, steps
from serai.engine.score import winners
from serai.engine.state import State

MOST: Final = 7  # turning points
PLAYER: Final = "medium"  # the bot that plays on after both choices


def estimate(decision: Decision, iterations: int) -> tuple[list[float], int]:
    """Every seat's chance of winning if the best action is chosen, and that action, by a search from this seat's view."""
    return SearchBot(decision.game, "analyse", str(iterations)).estimate(decision)


def outcome(s: State) -> list[float]:
    """The chances at the end: a shared victory is divided."""
    won = winners(s.setup.game.scores(s))
    return [(seat in won) / len(won) for seat in range(s.setup.players)]


def decisions(record: Record, iterations: int, first: int = 0, before: Sequence[float] = ()) -> Iterator[dict[str, Any]]:
    """Each decision of a finished game: all chances, the best action, the chosen one, and the chance lost by it.  To go on
    where others stopped, name the first decision that is wanted and the chances before it."""
    if replay(record).options:
        raise SeraiError("this game is not over yet: only finished games can be analysed")
    names, players = record.setup.game.vocabulary.names, record.setup.players
    chances, best = list(before) or [1 / players] * players, -1
    for number, (s, seat, action) in enumerate(steps(record)):
        if seat < 0:
            return
        if number < first:
            continue
        decision = Decision(s, seat)
        options = decision.options
        if options:  # without options this was an anytime action out of turn, which changes no estimate
            chances, best = estimate(decision, iterations)
        loss = 0.0
        if action in options and action != best:
            decision.options = (action,)
            loss = max(0.0, chances[seat] - estimate(decision, iterations)[0][seat])
        yield {
            "decision": number,
            "seat": seat,
            "chances": [round(chance, 4) for chance in chances],
            "best": names[best if options else action],
            "played": names[action],
            "loss": round(loss, 4),
            "options": len(options),
        }


def turning(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The turning points: the decisions that lost the largest chance, in the order of the game."""
    losses = sorted([row for row in rows if row["loss"]], key=lambda row: -row["loss"])
    return sorted(losses[:MOST], key=lambda row: row["decision"])


class Played(NamedTuple):
    """How a game ended for one seat that was played on from one of its decisions."""

    won: float  # 1, or a part of it where the victory is shared
    points: list[int]  # by category
    others: int  # of the best opponent; 0 where there is none


def pairs(record: Record, number: int, better: str, which: Iterable[int]) -> Iterator[tuple[Played, Played]]:
    """For each of these numbers one imagined state of a decision, played on to the end twice: with what was played there, and
    with what may be better."""
    for at, (s, seat, action) in enumerate(steps(record)):
        if at == number:
            other = record.setup.game.vocabulary.numbers[better]
            decision = Decision(s, seat)
            for one in which:
                yield play_on(decision, action, one), play_on(decision, other, one)
            return


def play_on(decision: Decision, action: int, number: int) -> Played:
    """Bots play on after an action.  For the same number the imagined state and its future chances are the same."""
    s = decision.imagine(f"pair {number}")
    bots = [make_bot(PLAYER, decision.game, f"pair {number}/{seat}") for seat in range(s.setup.players)]
    s.answer(decision.seat, action)  # all may choose at once, and another seat may be asked first
    while s.options:
        s.play(bots[s.player].choose(Decision(s, s.player)))
    scores = decision.game.scores(s)
    won = winners(scores)
    others = [score.total for seat, score in enumerate(scores) if seat != decision.seat]
    share = (decision.seat in won) / len(won)
    return Played(share, scores[decision.seat].points, max(others, default=0))
