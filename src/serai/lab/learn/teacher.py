"""What a teacher chooses: games of a bot that plays well already, for a network to begin with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

import numpy as np
from numpy.typing import NDArray

from serai.bots import Decision, make_bot
from serai.catalogue import find
from serai.engine.chance import Dice
from serai.engine.features import Sheet
from serai.lab.encode import result
from serai.lab.learn.setups import setups
from serai.lab.simulate import one_processor_each

NOISE = 30  # one decision in this many is random and not learned, so that the way back from mistakes is seen, too


@dataclass
class Lessons:
    """Decisions of a teacher: what was seen, what was possible (as bits), what was chosen, how the game ended for that seat."""

    seen: NDArray[np.int16]
    masks: NDArray[np.uint8]
    actions: NDArray[np.int64]
    results: NDArray[np.float32]  # as in `lab.encode.result`
    leads: NDArray[np.float32]  # points more than the mean of the others


def teach(game_id: str, teacher: str, number: int) -> Lessons:
    """One game."""
    game = find(game_id)
    seed = f"teacher {number}"
    dice, mix, sheet = Dice("teacher", seed), setups(game), Sheet(game.blocks)
    players, options = mix[dice.below(len(mix))]
    s = game.start(game.setup(players, options), seed)
    bots = [make_bot(teacher, game, f"{seed} {seat}") for seat in range(players)]
    seen, masks, actions, seats = [], [], [], []
    while s.options:
        if len(s.options) > 1 and not dice.below(NOISE):
            s.play(dice.pick(s.options))
            continue
        action = bots[s.player].choose(Decision(s, s.player))
        if len(s.options) > 1:
            mask = np.zeros(len(game.vocabulary), bool)
            mask[s.options] = True
            seen.append(np.array(sheet.write(s, s.player)))
            masks.append(np.packbits(mask))
            actions.append(action)
            seats.append(s.player)
        s.play(action)
    scores = game.scores(s)
    totals = np.array([score.total for score in scores], np.float32)
    ahead = totals - (totals.sum() - totals) / np.float32(max(1, len(totals) - 1))
    ends = np.array(result(scores), np.float32)
    return Lessons(np.array(seen), np.array(masks), np.array(actions), ends[seats], ahead[seats])


def lessons(game_id: str, teacher: str, games: int, workers: int, progress: Callable[[int], None]) -> Lessons:
    """Many games."""
    one_processor_each()
    found: list[Lessons] = []
    with get_context("spawn").Pool(max(1, workers)) as pool:
        for one in pool.imap(partial(teach, game_id, teacher), range(games), 2):
            found.append(one)
            progress(len(found))
    return Lessons(*[np.concatenate([vars(one)[name] for one in found]) for name in vars(found[0])])
