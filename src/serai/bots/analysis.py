"""Looking back at a finished game: every seat's chance of winning at every decision, and what was a mistake.

Estimates use only what the deciding seat could see: neither hidden information nor later bad luck counts against its choice.
A search is often wrong about what a choice loses.  So the largest losses are looked into: both choices are played on to the end
from the same imagined states, by the same bots, and only what these pairs of games confirm is called a mistake.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final, NamedTuple

from serai.bots import LEVELS, Decision, bot_of, make_bot
from serai.bots.advice import NOTHING, Estimate
from serai.bots.paired import Comparison
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.log import Record, replay, steps
from serai.engine.score import winners
from serai.engine.state import State

MOST: Final = 7  # moments that are looked into
WORTH: Final = 0.07  # a loss of chance that is looked into
QUICK: Final = ("greedy", "learned", "turns:1x8", "turns:1x24")  # bots that play hundreds of games in a reasonable time

BEST, FINE, UNCLEAR, MISTAKE, CHECKING = "best", "fine", "unclear", "mistake", "checking"


@dataclass
class Finding:
    """One decision of a finished game, as it is looked back at."""

    decision: int
    seat: int
    chances: list[float]  # of all seats, if the best action is chosen
    best: str
    played: str
    loss: float  # of chance, as it is estimated
    options: int
    compared: Comparison | None = None

    @property
    def kind(self) -> str:
        """How the choice is counted.  Nothing is called a mistake that the pairs of games do not confirm."""
        if self.played == self.best:
            return BEST
        if self.compared is not None and self.compared.confirmed:
            return MISTAKE
        return FINE if self.loss < NOTHING else UNCLEAR

    @property
    def verdict(self) -> str:
        """What is known of a moment that is looked into."""
        return self.kind if self.compared is not None and self.compared.done else CHECKING

    @property
    def kept(self) -> float:
        """The part of its chance that the seat kept by this choice, as far as that is confirmed."""
        found = self.compared
        return found.played / found.better if found is not None and self.kind == MISTAKE else 1.0


def outcome(s: State) -> list[float]:
    """The chances at the end: a shared victory is divided."""
    won = winners(s.setup.game.scores(s))
    return [(seat in won) / len(won) for seat in range(s.setup.players)]


def decisions(record: Record, judge: str = "", first: int = 0, before: Sequence[float] = ()) -> Iterator[Finding]:
    """Each decision of a finished game.  To go on where others stopped, name the first decision that is wanted and the chances
    before it.  `judge`: the search that estimates, if not the strongest."""
    if replay(record).options:
        raise SeraiError("this game is not over yet: only finished games can be analysed")
    names, players = record.setup.game.vocabulary.names, record.setup.players
    chances = list(before) or [1 / players] * players
    for number, (s, seat, action) in enumerate(steps(record)):
        if seat < 0:
            return
        if number < first:
            continue
        decision = Decision(s, seat)
        options, best, loss = decision.options, action, 0.0
        if options:  # without options this was an anytime action out of turn, which changes no estimate
            found = Estimate(decision, "analyse", judge)
            chances, best = found.after(found.best), found.best
            if action in options and action != best:
                loss = max(0.0, chances[seat] - found.after(action)[seat])
        rounded = [round(chance, 4) for chance in chances]
        yield Finding(number, seat, rounded, names[best], names[action], round(loss, 4), len(options))


def moments(findings: Sequence[Finding]) -> list[Finding]:
    """The decisions that are looked into: where the search sees the largest losses, in the order of the game."""
    losses = sorted([one for one in findings if one.loss >= WORTH], key=lambda one: -one.loss)
    return sorted(losses[:MOST], key=lambda one: one.decision)


class Accuracy(NamedTuple):
    """How well a seat chose."""

    choices: int
    kept: float | None  # the part of its chances that it kept, on average; None without choices
    best: int  # how many were the best, and so on
    fine: int
    unclear: int
    mistake: int


def accuracy(findings: Sequence[Finding], seat: int) -> Accuracy:
    """Only what is confirmed counts against a seat."""
    mine = [one for one in findings if one.seat == seat and one.options > 1]
    kinds = [one.kind for one in mine]
    kept = sum([one.kept for one in mine]) / len(mine) if mine else None
    return Accuracy(len(mine), kept, kinds.count(BEST), kinds.count(FINE), kinds.count(UNCLEAR), kinds.count(MISTAKE))


# ---- Pairs of games ----------------------------------------------------------------------------


class Played(NamedTuple):
    """How a game ended for one seat that was played on from one of its decisions."""

    won: float  # 1, or a part of it where the victory is shared
    points: list[int]  # by category
    others: int  # of the best opponent; 0 where there is none


def compare(record: Record, finding: Finding, tests: int) -> Iterator[Comparison]:
    """Play pairs of games until it is clear, or clear that it will not be, whether the best action was better than the one that
    was played.  Yields the comparison after every pair; one that was begun is continued.  `tests`: moments of this game that
    are compared."""
    found = finding.compared or Comparison(tests=tests)
    for played, better in pairs(record, finding.decision, finding.best, count(found.pairs)):
        found.add([played.won, *played.points, played.others], [better.won, *better.points, better.others])
        finding.compared = found
        yield found
        if found.done:
            return


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


def player_of(game: Game[State]) -> str:
    """The level that plays on after both choices: the strongest that is quick."""
    return [level for level in LEVELS if bot_of(level, game) in QUICK][-1]


def play_on(decision: Decision, action: int, number: int) -> Played:
    """Bots play on after an action.  For the same number the imagined state and its future chances are the same."""
    s, level = decision.imagine(f"pair {number}"), player_of(decision.game)
    bots = [make_bot(level, decision.game, f"pair {number}/{seat}") for seat in range(s.setup.players)]
    s.answer(decision.seat, action)  # all may choose at once, and another seat may be asked first
    while s.options:
        s.play(bots[s.player].choose(Decision(s, s.player)))
    scores = decision.game.scores(s)
    won = winners(scores)
    others = [score.total for seat, score in enumerate(scores) if seat != decision.seat]
    share = (decision.seat in won) / len(won)
    return Played(share, scores[decision.seat].points, max(others, default=0))
