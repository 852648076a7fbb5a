"""How bots judge a position: with this, `greedy`, `careful` and `ismcts` play the game.

States are imagined ones, which the seat cannot tell from the real one, so an evaluation may look at everything in them.  Every
number that is not a rule stands in the weights, where `serai tune menagerie` looks for better ones.
"""

from __future__ import annotations

from menagerie.state import Menagerie
from serai.bots.evaluation import Evaluation, Judgement, Search, Weights

WEIGHTS = {
    "card": 0.05,  # a card in hand, for each step of its rank: high ones win rounds
    "laid": 0.3,  # a card laid face down, for each step of its rank
    "token": 0.2,  # a token not used yet
}


class MenagerieJudgement(Judgement[Menagerie]):
    """Points as they stand, and what the hand may still win."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def worth(self, s: Menagerie, seat: int) -> float:
        me = s.players[seat]
        hand = sum([1 + card for card in me.hand]) * self.weights["card"]
        laid = sum([1 + card for card in me.laid]) * self.weights["laid"]
        return me.points + hand + laid + me.token * self.weights["token"]


class MenagerieEvaluation(Evaluation[Menagerie]):
    def judge(self, weights: Weights) -> Judgement[Menagerie]:
        return MenagerieJudgement(weights)


EVALUATION = MenagerieEvaluation(
    WEIGHTS,
    Search(scale=1.0, turns=3, iterations=50, price=1),
    {"hard": "ismcts:100", "expert": "ismcts:400"},
)
