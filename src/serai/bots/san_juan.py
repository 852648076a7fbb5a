"""What a state of San Juan is worth to a seat, in points."""

from __future__ import annotations

from serai.bots.evaluation import Evaluation, Judgement, Search, Weights
from serai.games.san_juan.cards import HAND_LIMIT, IDS, TWELVE
from serai.games.san_juan.scoring import score
from serai.games.san_juan.state import SanJuan

WEIGHTS = {
    "card": 0.55,  # in hand, as money
    "spare": 0.15,  # a card above the hand limit, soon to be discarded
    "good": 0.55,  # as cards to come
    "last money": 0.4,  # money at the very end still breaks ties, and may pay a last building
    "building": 0.6,  # any, as a step towards the end: the fastest builder sets the pace
    # What a building brings in a whole game beyond its points.
    "smithy": 0.8,
    "gold_mine": 0.8,
    "archive": 0.7,
    "poor_house": 1.0,
    "black_market": 0.7,
    "trading_post": 1.2,
    "well": 1.0,
    "market_stand": 0.9,
    "crane": 0.5,
    "chapel": 2.5,
    "tower": 0.4,
    "aqueduct": 1.6,
    "carpenter": 3.0,
    "prefecture": 3.0,
    "market_hall": 1.8,
    "quarry": 2.5,
    "library": 4.0,
    "hut": 0.3,
    "office_building": 0.8,
    "tavern": 0.5,
    "customs_office": 1.5,
    "bank": 2.0,
    "harbor": 2.5,
    "goldsmith": 1.0,
    "sugar_mill": 0.5,
    "tobacco_storage": 0.8,
    "coffee_roaster": 1.2,
    "silver_smelter": 1.6,
    "indigo_plant": 0.3,
    "guild_hall": 2.0,
    "city_hall": 2.0,
    "triumphal_arch": 1.0,
    "palace": 3.0,
    "residence": 1.0,
    "cathedral": 1.0,
}


class SanJuanJudgement(Judgement[SanJuan]):
    """Points as they stand, cards and goods as money, and for the part of the game still to come what buildings bring."""

    def __init__(self, w: Weights) -> None:
        self.card, self.spare, self.good = w["card"], w["spare"], w["good"]
        self.last_money, self.building = w["last money"], w["building"]
        self.brings = [w.get(name, 0.0) for name in IDS]

    def worth(self, s: SanJuan, seat: int) -> float:
        me, brings = s.players[seat], self.brings
        left = 1 - max([len(p.buildings) for p in s.players]) / TWELVE
        cards = len(me.hand) + len(me.picked)
        money = self.card * min(cards, HAND_LIMIT) + self.spare * max(0, cards - HAND_LIMIT) + self.good * len(me.laden())
        to_come = sum([brings[b] for b in me.buildings]) * left
        return score(s, me).total + self.building * len(me.buildings) + money * (self.last_money + left) + to_come


class SanJuanEvaluation(Evaluation[SanJuan]):
    def judge(self, weights: Weights) -> SanJuanJudgement:
        return SanJuanJudgement(weights)


EVALUATION = SanJuanEvaluation(
    WEIGHTS,
    Search(scale=2.0, turns=10, iterations=150, price=2, guided=50),
    {"hard": "ismcts:150", "expert": "ismcts:2000"},
    learned={"expert": "learned"},
)
