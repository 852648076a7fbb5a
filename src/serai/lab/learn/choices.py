"""Games for a network that learns which way to end a turn: every seat remembers what it chose of what."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from serai.bots import Decision
from serai.catalogue import find
from serai.engine.chance import Dice
from serai.engine.game import Game
from serai.engine.state import State
from serai.lab.learn.setups import setups
from serai.learned.network import Network, cells, read_weights
from serai.learned.turns import ENDS, NO_FILE, TurnBot, lead, total

FINE = 1 << 30  # parts into which chance is divided
NOTHING = -1e9  # the worth of what is not there


@dataclass(frozen=True)
class Recipe:
    """All that the result depends on, besides the game and the machine."""

    games: int = 40_000
    round: int = 240  # games between two updates
    ways: int = 100  # to end a turn, as the players of these games see them
    shown: int = 10  # of them, the best: one is chosen at random
    heat: float = 0.015  # difference of leads that makes one e times as likely
    hand: float = 1.0  # how much the game's own evaluation counts beside the network
    usual: int = 2  # one game in this many has four players and the usual options; the others are mixed
    hidden: int = 64
    depth: int = 0
    critic: int = 128  # neurons of the expectation
    epochs: int = 3
    batch: int = 2048
    learning_rate: float = 1e-3  # falls to a tenth
    entropy_bonus: float = 0.003  # falls to a fifth
    seed: str = "1"


@dataclass
class Samples:
    """Choices of some games, those of a seat of a game one after the other.

    The ends of a turn differ little from its beginning, so only the differences of features are kept: how many there are for
    each end, their places, and by how much.
    """

    seen: NDArray[np.int16]  # before the choice
    counts: NDArray[np.int64]
    places: NDArray[np.int32]
    changes: NDArray[np.int16]
    worths: NDArray[np.float32]  # of the ends, by the game's evaluation; NOTHING where there are no more
    open: NDArray[np.bool_]  # the game goes on there, so the network judges it
    stands: NDArray[np.float32]  # the reward that the game's evaluation expects before the choice
    chosen: NDArray[np.int64]
    logs: NDArray[np.float32]  # of the probability of that
    last: NDArray[np.bool_]  # of the seat in its game
    rewards: NDArray[np.float32]  # in the end
    points: NDArray[np.float32]  # of each game: mean and winner's


@dataclass
class Choice:
    """One choice of a turn's end."""

    seat: int
    seen: bytes
    stands: float
    rows: list[bytes]  # of the ends; empty where the game is over
    worths: list[float]
    chosen: int
    log: float


class Player(TurnBot):
    """Chooses one of the best ends of its turn at random, and remembers what it chose of what."""

    def __init__(self, game: Game[State], seed: str, recipe: Recipe, network: Network, choices: list[Choice]) -> None:
        super().__init__(game, seed, f"1x{recipe.ways}:{NO_FILE}")
        self.look.network, self.look.hand = network, recipe.hand
        self.recipe, self.choices = recipe, choices

    def think(self, decision: Decision, options: list[int]) -> int:
        look, guess = self.look, decision.imagine(self.dice.below(1 << 60))
        groups = zip(options, look.explore(guess, decision, self.leaves), strict=True)
        found = [(action, end) for action, group in groups for end in group]
        expected = look.expected()
        totals = [total(end, expected) for _, end in found]
        shown = sorted(range(len(found)), key=lambda i: -totals[i])[: self.recipe.shown]
        likely = softmax([totals[i] / self.recipe.heat for i in shown])
        chosen = drawn(likely, self.dice)
        actions, ends = zip(*[found[i] for i in shown], strict=True)
        if len(ends) > 1:
            seat, seen = decision.seat, look.sheet.write(guess, decision.seat).tobytes()
            rows = [look.rows[end.row] if end.row >= 0 else b"" for end in ends]
            worths = [end.worth for end in ends]
            self.choices.append(Choice(seat, seen, self.stands(guess, seat), rows, worths, chosen, math.log(likely[chosen])))
        self.meant = ends[chosen].way
        return int(actions[chosen])

    def stands(self, s: State, seat: int) -> float:
        """What the game's evaluation expects of the reward; nothing alone at the table."""
        worths = [self.look.judgement.worth(s, one) for one in range(s.setup.players)]
        return self.recipe.hand * lead(worths, seat) if len(worths) > 1 else 0.0


def softmax(logits: Sequence[float]) -> list[float]:
    most = max(logits)
    parts = [math.exp(logit - most) for logit in logits]
    total = sum(parts)
    return [part / total for part in parts]


def drawn(likely: Sequence[float], dice: Dice) -> int:
    """One of them at random."""
    left = dice.below(FINE) / FINE
    for i, part in enumerate(likely):
        left -= part
        if left < 0:
            return i
    return 0  # what rounding leaves over


@lru_cache(maxsize=1)
def network(file: Path, game: Game[State]) -> Network:
    """The weights of a file, which every process reads once."""
    return read_weights(file, game, ENDS)


def play(games: Sequence[str], recipe: Recipe, file: Path, number: int) -> Samples:
    """One game, of each in turn.  The weights are those of the first, which has the same features."""
    first, game, seed = find(games[0]), find(games[number % len(games)]), f"{recipe.seed} {number}"
    dice, mix = Dice("learn turns", seed), setups(game)
    players, options = mix[dice.below(len(mix))] if dice.below(recipe.usual) else (min(4, max(game.players)), {})
    s = game.start(game.setup(players, options), seed)
    net, choices = network(file, first), list[Choice]()
    bots = [Player(game, f"{seed} {seat}", recipe, net, choices) for seat in range(players)]
    while s.options:
        s.play(bots[s.player].choose(Decision(s, s.player)))
    scores = game.scores(s)
    totals = [score.total for score in scores]
    rewards = [lead(totals, seat) for seat in range(players)]
    points = (float(np.mean(totals)), max(totals))
    return kept(sorted(choices, key=lambda choice: choice.seat), game.width, recipe.shown, rewards, points)


def kept(choices: Sequence[Choice], width: int, shown: int, rewards: Sequence[float], points: tuple[float, float]) -> Samples:
    """The choices of a game, ordered by seat, as they are learned from; `width`: of the features."""
    n = len(choices)
    seen = np.frombuffer(b"".join([choice.seen for choice in choices]), np.int16).reshape(n, width)
    worths, open_ = np.full((n, shown), NOTHING, np.float32), np.zeros((n, shown), np.bool_)
    counts, places, changes = np.zeros((n, shown), np.int64), [np.zeros(0, np.int32)], [np.zeros(0, np.int16)]
    for i, choice in enumerate(choices):
        worths[i, : len(choice.worths)] = choice.worths
        going = [end for end, row in enumerate(choice.rows) if row]
        if not going:
            continue
        open_[i, going] = True
        change = cells([choice.rows[end] for end in going]) - seen[i]
        row, place = np.nonzero(change)
        counts[i, going] = np.bincount(row, minlength=len(going))
        places.append(place.astype(np.int32))
        changes.append(change[row, place])
    seats = np.array([choice.seat for choice in choices], np.int64)
    return Samples(
        seen=seen,
        counts=counts,
        places=np.concatenate(places),
        changes=np.concatenate(changes),
        worths=worths,
        open=open_,
        stands=np.array([choice.stands for choice in choices], np.float32),
        chosen=np.array([choice.chosen for choice in choices], np.int64),
        logs=np.array([choice.log for choice in choices], np.float32),
        last=np.append(seats[1:] != seats[:-1], True)[:n],
        rewards=np.array([rewards[seat] for seat in seats], np.float32),
        points=np.array([points], np.float32),
    )


def joined(parts: Sequence[Samples]) -> Samples:
    return Samples(**{name: np.concatenate([vars(part)[name] for part in parts]) for name in vars(parts[0])})
