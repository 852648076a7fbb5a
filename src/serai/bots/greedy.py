"""Looks to the end of its own turn and takes what looks best, by the game's evaluation."""

from __future__ import annotations

import re
from collections.abc import Sequence

from serai.bots.bot import Decision
from serai.bots.evaluation import Judgement, evaluation
from serai.engine.chance import Dice
from serai.engine.errors import UnknownBot
from serai.engine.game import Game, Seed
from serai.engine.state import State

LONGEST = 30  # decisions of one's own in a row: longer chains are judged where they stand
CARELESS = 1.5  # times the difference between the best and the worst option: as far off a careless bot may be


def best(options: Sequence[int], values: list[float]) -> int:
    return options[values.index(max(values))]


class GreedyBot:
    """Tries every option in one imagined state: its own decision, the next one of the same turn, more of them as long as an
    option has at most `leaves` states to be judged, and for what then follows the usual option; judges the state when somebody
    else is to choose."""

    def __init__(self, game: Game[State], seed: Seed, judgement: Judgement[State] | None = None) -> None:
        """`judgement`: how states are judged, if not by an opinion of its own."""
        self.dice = Dice("greedy", seed)
        self.evaluation = evaluation(game)
        self.judgement = judgement or self.evaluation.opinion(self.dice, "greedy")
        self.leaves = self.evaluation.leaves
        self.ahead = self.evaluation.ahead
        self.now = 0

    def choose(self, decision: Decision) -> int:
        options = decision.options
        return options[0] if len(options) == 1 else best(options, self.judge(decision))

    def at_sight(self, guess: State) -> int:
        """What looks best at once to the seat on the move."""
        options = guess.options
        return options[0] if len(options) == 1 else best(options, self.weigh(guess, guess.player, options, 0, 1))

    def judge(self, decision: Decision) -> list[float]:
        """What each option seems to be worth, in points."""
        guess = decision.imagine(self.dice.below(1 << 60))
        return self.weigh(guess, decision.seat, decision.options, self.ahead, self.leaves)

    def weigh(self, guess: State, seat: int, options: Sequence[int], ahead: int, leaves: int) -> list[float]:
        """The same in a state that was imagined already, looking this far."""
        self.now = self.evaluation.moment(guess)
        return [self.value(guess, seat, action, ahead, leaves) for action in options]

    def value(self, guess: State, seat: int, action: int, ahead: int, leaves: int) -> float:
        """What the state is worth to this seat after the action."""
        s = guess.copy()
        if s.player == seat:
            s.play(action)
        else:  # all choose at once, and another seat is asked first
            s.answer(seat, action)
        n = len(s.options)
        if self.goes_on(s, seat) and (ahead or n <= leaves):
            return max([self.value(s, seat, option, max(0, ahead - 1), leaves // n) for option in s.options])
        for _ in range(LONGEST):
            if not self.goes_on(s, seat):
                break
            s.play(self.evaluation.usual(s))
        return self.judgement.worth(s, seat)

    def goes_on(self, s: State, seat: int) -> bool:
        """Has this seat more to choose in the same turn?"""
        return bool(s.options) and s.player == seat and self.evaluation.moment(s) == self.now


def ways(how: str) -> tuple[int, int]:
    """The number of imagined states, and of ways to end the turn."""
    numbers = re.fullmatch(r"([1-9][0-9]{0,2})x([1-9][0-9]{0,4})", how)
    if not numbers:
        raise UnknownBot(
            f"Unknown setting {how!r:.30} of careful. Name the number of imagined states and of ways to end the turn:"
            " careful:8x600"
        )
    return int(numbers[1]), int(numbers[2])


class CarefulBot(GreedyBot):
    """Judges every option in several imagined states, and tries more of the turn: `careful:8x600` imagines 8 states, and tries
    up to 600 ways to end the turn for each option."""

    def __init__(self, game: Game[State], seed: Seed, how: str) -> None:
        found = evaluation(game)
        super().__init__(game, seed, found.judge(found.weights_of("careful")))
        self.guesses, self.leaves = ways(how)

    def judge(self, decision: Decision) -> list[float]:
        looks = [GreedyBot.judge(self, decision) for _ in range(self.guesses)]
        return [sum(values) / self.guesses for values in zip(*looks, strict=True)]


class CarelessBot(GreedyBot):
    """Sees the same, but blurred: it often takes what is nearly as good for better, and hardly ever the worst."""

    def judge(self, decision: Decision) -> list[float]:
        values = super().judge(decision)
        blur = CARELESS * (max(values) - min(values))
        return [value + blur * self.dice.below(1000) / 1000 for value in values]
