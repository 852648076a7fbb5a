"""How strong a bot is while it learns, against three of a level."""

from __future__ import annotations

import os
from functools import partial
from multiprocessing import get_context

from serai.bots import Decision, make_bot
from serai.catalogue import find
from serai.engine.score import winners
from serai.lab.arena import wilson


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


def duel(game_id: str, learner: str, level: str, games: int, workers: int) -> str:
    """A line: how often it wins."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each process has one processor
    with get_context("spawn").Pool(max(1, workers)) as pool:
        results = pool.map(partial(play, game_id, learner, level), range(games), 1)
    wins = sum([won for won, _ in results])
    low, high = wilson(wins, games)
    points = sum([total for _, total in results]) / games
    return f"against {level}: {wins / games:.1%} of {games} games won (95 %: {low:.1%} to {high:.1%}), {points:.1f} points"
