"""Bots of one kind, with different ways of making a living."""

from __future__ import annotations

from serai.bots import make_bot
from serai.bots.greedy import GreedyBot
from serai.bots.mombasa import MombasaJudgement
from serai.bots.western_legends.evaluation import EVALUATION, LEANINGS, WEIGHTS, Leaning, WesternJudgement
from serai.catalogue import find
from serai.engine.chance import Dice
from serai.learned.turns import TurnBot
from tests.rules.western_legends.position import Seat, position


def taste(judgement: WesternJudgement) -> float:
    """How much better two marshal points are than three wanted points."""
    return judgement.worth(position(Seat(mp=2), Seat()), 0) - judgement.worth(position(Seat(wp=3), Seat()), 0)


def of(leaning: Leaning) -> float:
    return taste(WesternJudgement(WEIGHTS, leaning))


def test_bots_lean_to_different_paths() -> None:
    """Twenty bots do not judge alike, and every leaning is among them."""
    tastes = {taste(EVALUATION.opinion(Dice("bot", seed), "greedy")) for seed in range(20)}
    assert tastes == {of(leaning) for leaning in LEANINGS.values()}
    assert len(tastes) == len(LEANINGS)


def test_a_leaning_shows_in_what_is_preferred() -> None:
    """Who leans to the marshal's path likes three wanted points less than two marshal points; who leans to the other, more."""
    assert of(LEANINGS["marshal"]) > 0 >= of(LEANINGS["wanted"])


def test_bots_of_mombasa_believe_in_different_companies() -> None:
    """Whatever their kind, each with its own weights: or all of them would want the same shares."""
    game = find("mombasa")
    for kind in ("greedy", "turns:1x8"):
        looks = [make_bot(kind, game, seed) for seed in (1, 2, 1)]
        growth = [tuple(judgement_of(bot).growth) for bot in looks]
        assert growth[0] == growth[2] != growth[1]


def judgement_of(bot: object) -> MombasaJudgement:
    found = bot.look.judgement if isinstance(bot, TurnBot) else bot.judgement if isinstance(bot, GreedyBot) else None
    assert isinstance(found, MombasaJudgement)
    return found
