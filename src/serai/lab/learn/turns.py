"""A value of the position at the end of a turn, for games with long turns.

Round after round: bots that judge by what was learned so far play games, and a network learns how far ahead those who
ended a turn were in the end.  The first round's bots judge by the game's evaluation alone.
"""

from __future__ import annotations

import ast
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 -- its usual name
from numpy.typing import NDArray
from torch import Tensor

from serai.bots import Decision, make_bot
from serai.bots.evaluation import evaluation
from serai.catalogue import find
from serai.engine.chance import Dice
from serai.engine.features import Sheet
from serai.lab.learn.net import Net, check_recipe, export
from serai.lab.learn.setups import setups
from serai.lab.simulate import one_processor_each
from serai.learned.turns import ENDS, NO_FILE, lead

HELD = 15  # one row in this many, from the last games, is not learned: it shows what fresh games look like to the network
DROPOUT = 0.1


@dataclass(frozen=True)
class Recipe:
    """All that the result depends on, besides the game and the machine."""

    rounds: int = 3
    games: int = 8000  # of a round
    ways: str = "1x24"  # to end a turn, as the players of these games see them
    hand: float = 1.0  # how much the game's own evaluation counts beside the network
    usual: int = 2  # one game in this many has four players and the usual options; the others are mixed
    noise: int = 60  # one decision in this many is random, so that bad positions are known, too
    weak: int = 8  # one seat in this many is an easy bot's
    kept: int = 3  # rounds whose games are learned from
    hidden: int = 256
    depth: int = 1
    passes: int = 5
    batch: int = 4096
    learning_rate: float = 1e-3
    seed: str = "1"


@dataclass
class Samples:
    """What those saw who ended a turn, their lead in the end, and the points of each game."""

    rows: NDArray[np.int16]
    leads: NDArray[np.float32]
    points: NDArray[np.float32]  # mean and winner's


def play(game_id: str, recipe: Recipe, round_: int, file: str, number: int) -> Samples:
    """One game."""
    game, seed = find(game_id), f"{recipe.seed} {round_} {number}"
    dice, mix = Dice("turns", seed), setups(game)
    players, options = mix[dice.below(len(mix))] if dice.below(recipe.usual) else (min(4, max(game.players)), {})
    s = game.start(game.setup(players, options), seed)
    strong = f"turns:{recipe.ways}:{file}"
    bots = [make_bot(strong if dice.below(recipe.weak) else "easy", game, f"{seed} {seat}") for seat in range(players)]
    sheet, judge, rows, seats = Sheet(game.blocks), evaluation(game), [], []
    turn = (s.player, judge.moment(s))
    while s.options:
        if (s.player, judge.moment(s)) != turn:
            rows.append(np.array(sheet.write(s, turn[0])))
            seats.append(turn[0])
            turn = (s.player, judge.moment(s))
        s.play(bots[s.player].choose(Decision(s, s.player)) if dice.below(recipe.noise) else dice.pick(s.options))
    scores = game.scores(s)
    totals = [score.total for score in scores]
    leads = np.array([lead(scores, seat) for seat in seats], np.float32)
    return Samples(np.array(rows), leads, np.array([[np.mean(totals), max(totals)]], np.float32))


def joined(parts: list[Samples]) -> Samples:
    return Samples(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.leads for part in parts]),
        np.concatenate([part.points for part in parts]),
    )


class Training:
    """Rounds of games and of learning."""

    def __init__(self, game_id: str, recipe: Recipe, workers: int, folder: Path) -> None:
        self.game, self.recipe, self.workers, self.folder = find(game_id), recipe, max(1, workers), folder
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        if self.device == "cpu":
            torch.set_num_threads(1)
        self.rounds: list[Samples] = []  # the last ones
        self.done = 0  # rounds
        self.seconds = 0.0

    # -- checkpoints --

    @property
    def file(self) -> Path:
        return self.folder / f"{self.game.id}.rounds.npz"

    @property
    def weights(self) -> Path:
        return self.folder / f"{self.game.id}.{ENDS}.npz"

    def save(self) -> None:
        """The games of the last rounds, which are all that the next one learns from."""
        arrays = {f"{name} {i}": array for i, part in enumerate(self.rounds) for name, array in vars(part).items()}
        draft = self.file.with_suffix(".draft")
        with draft.open("wb") as stream:
            np.savez(
                stream,
                done=np.array(self.done),
                seconds=np.array(self.seconds),
                recipe=np.array(repr(asdict(self.recipe))),
                **arrays,
            )
        draft.replace(self.file)

    def resume(self) -> None:
        """Go on after the last round that was finished, with the same recipe; there may be more rounds."""
        with np.load(self.file, allow_pickle=False) as kept:
            before = {**ast.literal_eval(str(kept["recipe"])), "rounds": self.recipe.rounds}
            check_recipe(before, asdict(self.recipe), self.folder)
            self.done, self.seconds = int(kept["done"]), float(kept["seconds"])
            count = min(self.done, self.recipe.kept)
            self.rounds = [Samples(*[kept[f"{name} {i}"] for name in ("rows", "leads", "points")]) for i in range(count)]

    # -- the course of it --

    @property
    def part(self) -> float:
        return self.done / self.recipe.rounds

    def run(self, progress: Callable[[int], None]) -> Iterator[dict[str, float]]:
        """What each round brought; `progress` is told of every game."""
        recipe = self.recipe
        one_processor_each()
        while self.done < recipe.rounds:
            begun = time.monotonic()
            match = partial(play, self.game.id, recipe, self.done, str(self.weights) if self.done else NO_FILE)
            games = []
            with get_context("spawn").Pool(self.workers) as pool:  # new processes, which read the new weights
                for samples in pool.imap(match, range(recipe.games), 4):
                    games.append(samples)
                    progress(len(games))
            played = joined(games)
            self.rounds = [*self.rounds, played][-recipe.kept :]
            self.done += 1
            explained = self.learn()
            self.seconds += time.monotonic() - begun
            self.save()
            mean, best = played.points.mean(0)
            yield {
                "round": self.done, "rows": len(played.rows), "mean": float(mean), "best": float(best),
                "explained": explained, "seconds": self.seconds,
            }  # fmt: skip

    def learn(self) -> float:
        """A new network from the last rounds.  Returns which part of the differences between fresh games it explains."""
        recipe, game, device = self.recipe, self.game, self.device
        torch.manual_seed(self.done)
        known = joined(self.rounds)
        held = len(self.rounds[-1].rows) // HELD
        cut = len(known.rows) - held
        rows, leads = torch.from_numpy(known.rows).to(device), torch.from_numpy(known.leads).to(device)
        divisors = torch.tensor(game.blocks.divisors, dtype=torch.float32, device=device)
        net = Net(game.width, 0, recipe.hidden, recipe.depth).to(device)
        optimizer = torch.optim.AdamW(net.parameters(), lr=recipe.learning_rate, weight_decay=1e-2)
        steps = recipe.passes * -(-cut // recipe.batch)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, recipe.learning_rate, total_steps=steps)
        for _ in range(recipe.passes):
            for part in torch.randperm(cut, device=device).split(recipe.batch):  # type: ignore[no-untyped-call]
                optimizer.zero_grad(set_to_none=True)
                seen = F.dropout(rows[part].float() / divisors, DROPOUT)
                F.mse_loss(net.worth(seen), leads[part]).backward()  # type: ignore[no-untyped-call]
                optimizer.step()
                schedule.step()
        facts = {**asdict(recipe), "rounds": self.done, "rows": len(rows), "device": device}
        export(net, self.weights, game, ENDS, facts)
        return explained(net, rows[cut:], leads[cut:], divisors)


def explained(net: Net, rows: Tensor, leads: Tensor, divisors: Tensor) -> float:
    with torch.no_grad():
        found = torch.cat([net.worth(part.float() / divisors) for part in rows.split(8192)])  # type: ignore[no-untyped-call]
    return 1 - F.mse_loss(found, leads).item() / max(1e-9, float(leads.var()))
