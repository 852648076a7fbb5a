"""How strong a bot is while it learns, against three of a level."""

from __future__ import annotations

from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

from serai.bots import Decision, make_bot
from serai.catalogue import find
from serai.engine.score import winners
from serai.lab.arena import wilson
from serai.lab.simulate import one_processor_each


class Duel(NamedTuple):
    """The games of a bot against three of a level."""

    level: str
    games: int
    wins: float  # a shared win counts as its part
    points: float  # of the bot, on average

    def __str__(self) -> str:
        low, high = wilson(self.wins, self.games)
        return (
            f"against {self.level}: {self.wins / self.games:.1%} of {self.games} games won"
            f" (95 %: {low:.1%} to {high:.1%}), {self.points:.1f} points"
        )


def play(game_id: str, learner: str, level: str, number: int) -> tuple[float, int]:
    """One game; each seat of a deal is the learner's once.  Returns its part of the win, and its points."""
    game = find(game_id)
    players = min(4, max(game.players))
    deal, seat = divmod(number, players)
    bots = [make_bot(learner if n == seat else level, game, f"duel {deal} {n}") for n in range(players)]
    s = game.start(game.setup(players, {}), f"duel {deal}")
    while s.options:
        s.play(bots[s.player].choose(Decision(s, s.player)))
    scores = game.scores(s)
    won = winners(scores)
    return (seat in won) / len(won), scores[seat].total


def duel(game_id: str, learner: str, level: str, games: int, workers: int) -> Duel:
    one_processor_each()
    with get_context("spawn").Pool(max(1, workers)) as pool:
        results = pool.map(partial(play, game_id, learner, level), range(games), 1)
    return Duel(level, games, sum([won for won, _ in results]), sum([total for _, total in results]) / games)
