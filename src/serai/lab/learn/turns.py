"""Which way to end one's turn: learned by self-play, for games with long turns.

All seats judge the ways to end a turn by the game's evaluation and by one network, and choose one of the best at random, the
better the likelier.  What did better than expected becomes likelier (PPO).  The expectation is the game's evaluation and a
second network's, which sees the state before the choice and is not kept.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import asdict
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 -- its usual name
from numpy.typing import NDArray
from torch import Tensor, nn

from serai.catalogue import find
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.state import State
from serai.lab.learn.choices import Recipe, Samples, joined, play
from serai.lab.learn.net import CLIP, Net, check_recipe, export, keep, prepared, read_arrays
from serai.lab.simulate import Submit, cancel, workers
from serai.learned.minds import purpose
from serai.learned.turns import ENDS

GAE_LAMBDA = 0.95
WARM = 3  # rounds in which only the expectation is learned


class Training:
    """A network and its games: one, or several with the same features (editions)."""

    def __init__(self, games: Sequence[str], recipe: Recipe, workers: int, folder: Path) -> None:
        self.games, self.recipe, self.workers, self.folder = [find(game) for game in games], recipe, max(1, workers), folder
        self.game = self.games[0]
        for game in self.games:
            if purpose(game, ENDS)["features"] != purpose(self.game, ENDS)["features"]:
                raise SeraiError(f"{game.id} has other features than {self.game.id}: train it by itself.")
        if recipe.shown < 2:
            raise SeraiError(f"shown must be at least 2, not {recipe.shown}: of a single way there is nothing to learn.")
        self.device = prepared(recipe.seed)
        self.net = Net(self.game.width, 0, recipe.hidden, recipe.depth).to(self.device)
        self.critic = Net(self.game.width, 0, recipe.critic, 1).to(self.device)
        self.divisors = torch.tensor(self.game.blocks.divisors, dtype=torch.float32, device=self.device)
        both = [*self.net.parameters(), *self.critic.parameters()]
        self.optimizer = torch.optim.AdamW(both, lr=recipe.learning_rate, eps=1e-5, weight_decay=1e-4)
        self.rounds = 0
        self.seconds = 0.0

    # -- checkpoints --

    @property
    def file(self) -> Path:
        return self.folder / f"{self.game.id}.turns.checkpoint"

    @property
    def weights(self) -> Path:
        return self.folder / f"{self.game.id}.{ENDS}.npz"

    @property
    def bot(self) -> str:
        """Who plays with the weights."""
        return f"turns:1x{self.recipe.ways}:{self.weights}"

    def save(self) -> None:
        """All that is needed to go on.  The games in play are not kept: new ones begin."""
        kept = {
            "together": [game.id for game in self.games],
            "recipe": asdict(self.recipe),
            "net": self.net.state_dict(),
            "critic": self.critic.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "rounds": self.rounds,
            "seconds": self.seconds,
        }
        keep(self.file, kept)
        for game in self.games:
            self.export(self.folder / f"{game.id}.{ENDS}.npz", game)

    def export(self, file: Path, game: Game[State]) -> None:
        facts = {**asdict(self.recipe), "done": self.done, "seconds": round(self.seconds), "device": self.device}
        export(self.net, file, game, ENDS, facts)

    def resume(self) -> None:
        """Go on from the last checkpoint, with the same recipe; there may be more games."""
        kept = torch.load(self.file, map_location=self.device, weights_only=True)
        check_recipe({**kept["recipe"], "games": self.recipe.games}, asdict(self.recipe), self.folder)
        if kept["together"] != [game.id for game in self.games]:
            raise SeraiError(f"The training run in {self.folder} is of {' and '.join(kept['together'])}: name the same games.")
        self.net.load_state_dict(kept["net"])
        self.critic.load_state_dict(kept["critic"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.rounds, self.seconds = kept["rounds"], kept["seconds"]

    def begin(self, file: Path) -> None:
        """Begin with weights that are there."""
        self.net.load_state_dict(read_arrays(file, self.game, ENDS, self.net))

    # -- the course of it --

    @property
    def done(self) -> int:
        """Games that were learned from."""
        return self.rounds * self.recipe.round

    @property
    def part(self) -> float:
        return min(1.0, self.done / self.recipe.games)

    def run(self) -> Iterator[dict[str, float]]:
        """What each round brought.  While one is learned from, the next is played, with weights that are a round older."""
        playing, coming = list[Future[Samples]](), list[Future[Samples]]()
        with workers(self.workers) as submit, TemporaryDirectory() as folder:
            try:
                playing = self.start(submit, self.rounds, Path(folder))
                while self.part < 1:
                    begun = time.monotonic()
                    coming = self.start(submit, self.rounds + 1, Path(folder))
                    samples = joined([game.result() for game in playing])
                    playing, coming = coming, []
                    row = self.update(samples)
                    self.rounds += 1
                    self.seconds += time.monotonic() - begun
                    mean, best = samples.points.mean(0)
                    yield {**row, "done": self.done, "seconds": self.seconds, "mean": float(mean), "best": float(best)}
            finally:
                cancel([*playing, *coming])

    def start(self, submit: Submit, round_: int, folder: Path) -> list[Future[Samples]]:
        """A round is played from now on, with the present weights, if there is anything left to learn."""
        first, weights = round_ * self.recipe.round, folder / f"{self.rounds}.npz"
        if first >= self.recipe.games:
            return []
        if not weights.exists():  # the first two rounds have the same
            self.export(weights, self.game)
        match = partial(play, [game.id for game in self.games], self.recipe, weights)
        return [submit(match, number) for number in range(first, first + self.recipe.round)]

    def scaled(self, rows: Tensor) -> Tensor:
        return rows.float() / self.divisors

    def update(self, samples: Samples) -> dict[str, float]:
        """Learn from a round."""
        recipe, device = self.recipe, self.device
        for group in self.optimizer.param_groups:
            group["lr"] = recipe.learning_rate * (1 - 0.9 * self.part)
        bonus = recipe.entropy_bonus * (1 - 0.8 * self.part)
        seen = torch.from_numpy(samples.seen).to(device)
        ends = Ends(samples, self.divisors)
        chosen, before = torch.from_numpy(samples.chosen).to(device), torch.from_numpy(samples.logs).to(device)
        stands = torch.from_numpy(samples.stands).to(device)
        with torch.no_grad():
            values = stands + torch.cat([self.critic.worth(self.scaled(part)) for part in seen.split(8192)])  # type: ignore[no-untyped-call]
        gains = torch.from_numpy(advantages(values.cpu().numpy(), samples)).to(device)
        target = gains + values
        better = (gains - gains.mean()) / (gains.std() + 1e-6)
        entropies, errors, parts = 0.0, 0.0, 0
        for _ in range(recipe.epochs):
            for part in torch.randperm(len(seen), device=device).split(recipe.batch):  # type: ignore[no-untyped-call]
                error = F.mse_loss(stands[part] + self.critic.worth(self.scaled(seen[part])), target[part])
                logs = ends.logs(self.net, self.scaled(seen[part]), part, recipe.heat)
                ratio = (logs.gather(1, chosen[part][:, None])[:, 0] - before[part]).exp()
                policy = -torch.min(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]).mean()
                entropy = -(logs.exp() * logs.clamp(min=-30)).sum(-1).mean()
                loss = error if self.rounds < WARM else policy + error - bonus * entropy
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()  # type: ignore[no-untyped-call]
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                nn.utils.clip_grad_norm_(self.critic.parameters(), 0.5)
                self.optimizer.step()
                entropies, errors, parts = entropies + entropy.item(), errors + error.item(), parts + 1
        return {"entropy": entropies / parts, "value_error": errors / parts}


class Ends:
    """The ends that could be chosen, as what the first layer makes of their differences from the beginning."""

    def __init__(self, samples: Samples, divisors: Tensor) -> None:
        self.divisors = divisors
        self.worths = torch.from_numpy(samples.worths).to(divisors.device)
        self.open = torch.from_numpy(samples.open).to(divisors.device)
        self.counts = torch.from_numpy(samples.counts).to(divisors.device)
        self.places = torch.from_numpy(samples.places).to(divisors.device)
        self.changes = torch.from_numpy(samples.changes).to(divisors.device)
        self.totals = self.counts.sum(1)
        self.starts = self.totals.cumsum(0) - self.totals

    def logs(self, net: Net, seen: Tensor, part: Tensor, heat: float) -> Tensor:
        """How likely each end of these choices is, as a logarithm; `seen`: what they begin with."""
        return F.log_softmax((self.worths[part] + self.judged(net, seen, part) * self.open[part]) / heat, -1)

    def judged(self, net: Net, seen: Tensor, part: Tensor) -> Tensor:
        """What the network adds to each end."""
        totals, counts = self.totals[part], self.counts[part].flatten()
        offset = self.starts[part] - (totals.cumsum(0) - totals)  # from a place among these to its place among all
        at = torch.arange(int(totals.sum()), device=seen.device) + offset.repeat_interleave(totals)
        places = self.places[at]
        more = F.embedding_bag(
            places,
            net.first.weight.T.contiguous(),
            (counts.cumsum(0) - counts).to(places.dtype),
            per_sample_weights=self.changes[at].float() / self.divisors[places],
            mode="sum",
        )
        entry = net.first(seen)[:, None] + more.view(len(part), -1, more.shape[1])
        worth: Tensor = net.value(net.onward(entry))[..., 0]
        return worth


def advantages(values: NDArray[np.float32], samples: Samples) -> NDArray[np.float32]:
    """How much better than expected each choice was, by what came of it: from the last choice of a seat back to its first."""
    gains = np.zeros_like(values)
    for i in reversed(range(len(values))):
        if samples.last[i]:
            gains[i] = samples.rewards[i] - values[i]
        else:
            gains[i] = values[i + 1] - values[i] + GAE_LAMBDA * gains[i + 1]
    return gains
