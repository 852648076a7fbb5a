"""Self-play: one network plays all seats and learns from the results, by PPO with masked actions.

Some games have opponents from the past, so that what was learned against them is not forgotten.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 -- its usual name
from numpy.typing import NDArray
from torch import Tensor, nn

from serai.catalogue import find
from serai.engine.errors import SeraiError
from serai.lab.learn.net import CLIP, Net, check_recipe, export, keep, prepared, read_arrays
from serai.lab.learn.roll import MOST_LEAD, Roll
from serai.lab.learn.setups import setups
from serai.lab.learn.teacher import Lessons
from serai.lab.vector_env import Batch, VectorEnv
from serai.learned.policy import POLICY

HALVES = 2  # one half of the games is played while the network thinks about the other
PAST = 8  # one game in this many has opponents from the past
POOL = 6  # networks of the past
GAE_LAMBDA = 0.95
PASSES = 4  # over the lessons of a teacher
NOTHING = -1e9  # the logit of what cannot be chosen


@dataclass(frozen=True)
class Recipe:
    """All that the result depends on, besides the game and the machine."""

    decisions: int = 200_000_000
    games: int = 8192
    steps: int = 128
    hidden: int = 512
    depth: int = 3
    epochs: int = 2
    batch: int = 32_768
    learning_rate: float = 3e-4  # falls to a tenth
    entropy_bonus: float = 0.01  # falls to a fifth
    lead: float = 0.5  # part of the points in the reward, at first
    lead_left: float = 0.0  # and after two thirds of the decisions
    scale: float = 20.0  # points of lead that count as much as a win
    barred: str = ""  # how actions begin, with commas: some seats are kept from them for two thirds of the decisions
    barred_part: float = 0.4  # of the seats
    seed: str = "1"


class Training:
    """A network and its games."""

    def __init__(self, game_id: str, recipe: Recipe, workers: int, folder: Path) -> None:
        self.device = prepared(recipe.seed)
        self.game, self.recipe, self.workers, self.folder = find(game_id), recipe, workers, folder
        self.net = Net(self.game.width, len(self.game.vocabulary), recipe.hidden, recipe.depth).to(self.device)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=recipe.learning_rate, eps=1e-5, weight_decay=1e-4)
        self.pool: list[dict[str, Tensor]] = []
        self.guest = Net(self.game.width, len(self.game.vocabulary), recipe.hidden, recipe.depth).to(self.device)
        self.done = 0  # decisions
        self.seconds = 0.0
        begins = tuple(filter(None, recipe.barred.split(",")))
        names = self.game.vocabulary.names
        if unknown := [word for word in begins if not any(name.startswith(word) for name in names)]:
            verbs = ", ".join(dict.fromkeys(map(str, self.game.vocabulary.verbs)))
            raise SeraiError(f"No action of {game_id} begins with {unknown[0]!r:.40}. Choose from: {verbs}")
        ways = [name.startswith(begins) for name in names]
        self.ways = torch.tensor(ways, device=self.device) if any(ways) else None
        self.kept: list[Tensor] = []  # of each half: which seats of its games are kept from these ways

    # -- checkpoints --

    @property
    def file(self) -> Path:
        return self.folder / f"{self.game.id}.checkpoint"

    def save(self) -> None:
        """All that is needed to go on.  The games in play are not kept: new ones begin."""
        kept = {
            "recipe": asdict(self.recipe),
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "pool": self.pool,
            "done": self.done,
            "seconds": self.seconds,
        }
        keep(self.file, kept)
        self.export(self.weights)

    @property
    def weights(self) -> Path:
        return self.folder / f"{self.game.id}.{POLICY}.npz"

    @property
    def bot(self) -> str:
        """Who plays with the weights."""
        return f"learned:{self.weights}"

    def export(self, file: Path) -> None:
        recipe = {**asdict(self.recipe), "done": self.done, "seconds": round(self.seconds), "device": self.device}
        export(self.net, file, self.game, POLICY, recipe)

    def resume(self) -> None:
        """Go on from the last checkpoint, with the same recipe."""
        kept = torch.load(self.file, map_location=self.device, weights_only=True)
        check_recipe(kept["recipe"], asdict(self.recipe), self.folder)
        self.net.load_state_dict(kept["net"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.pool, self.done, self.seconds = kept["pool"], kept["done"], kept["seconds"]
        torch.manual_seed(self.done)

    # -- what to begin with --

    def begin(self, file: Path) -> None:
        """With weights of a training before."""
        self.net.load_state_dict(read_arrays(file, self.game, POLICY, self.net))

    def imitate(self, lessons: Lessons) -> dict[str, float]:
        """Learn to choose as a teacher does, and what its games were worth, before playing oneself."""
        recipe, net, device = self.recipe, self.net, self.device
        n, width = len(lessons.actions), len(self.game.vocabulary)
        seen, masks, actions = (torch.from_numpy(array).to(device) for array in (lessons.seen, lessons.masks, lessons.actions))
        ahead = torch.from_numpy(lessons.leads / recipe.scale).clamp(-MOST_LEAD, MOST_LEAD)
        worth = ((1 - recipe.lead) * torch.from_numpy(lessons.results) + recipe.lead * ahead).to(device)
        divisors = torch.tensor(self.game.blocks.divisors, dtype=torch.float32, device=device)
        bits = torch.arange(7, -1, -1, device=device)
        batch = min(recipe.batch, 8192)
        steps = PASSES * -(-n // batch)
        optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=1e-2)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 1e-3, total_steps=steps)
        alike = surprise = 0.0
        for _ in range(PASSES):
            alike = surprise = 0.0
            for part in torch.randperm(n, device=device).split(batch):  # type: ignore[no-untyped-call]
                mask = (masks[part][:, :, None] >> bits & 1).flatten(1)[:, :width].bool()
                logits, value = self.think(net, seen[part].float() / divisors)
                logits = logits.masked_fill(~mask, NOTHING)
                error = F.mse_loss(value, worth[part])
                optimizer.zero_grad(set_to_none=True)
                (F.cross_entropy(logits, actions[part]) + 0.5 * error).backward()  # type: ignore[no-untyped-call]
                nn.utils.clip_grad_norm_(net.parameters(), 1.0)
                optimizer.step()
                schedule.step()
                alike += float((logits.argmax(-1) == actions[part]).sum())
                surprise += error.item() * len(part)
        return {"alike": alike / n, "value_error": surprise / n}

    # -- the course of it --

    @property
    def part(self) -> float:
        return self.done / self.recipe.decisions

    def run(self) -> Iterator[dict[str, float]]:
        """Roll after roll, until all decisions are made: what each of them brought."""
        recipe, n = self.recipe, self.recipe.games // HALVES
        mix = setups(self.game)
        envs = [
            VectorEnv(
                self.game.id, {}, games=n, players=2, workers=self.workers, reward="result", setups=mix,
                seed=f"{recipe.seed} {self.done} {half}",
            )
            for half in range(HALVES)
        ]  # fmt: skip
        try:
            batches = [env.reset() for env in envs]
            self.kept = [torch.zeros(n, envs[0].players, dtype=torch.bool, device=self.device) for _ in envs]
            for half in range(HALVES):
                self.keep(half, torch.ones(n, dtype=torch.bool))
            count = 0
            while self.part < 1:
                begun = time.monotonic()
                rolls = [self.new_roll(n, envs[0].players) for _ in range(HALVES)]
                self.invite(count)
                self.play(envs, batches, rolls)
                figures = self.improve(rolls)
                self.done += recipe.steps * n * HALVES
                self.seconds += time.monotonic() - begun
                count += 1
                if len(self.pool) < POOL * self.part:
                    self.pool.append({name: tensor.clone() for name, tensor in self.net.state_dict().items()})
                points = np.concatenate([part for roll in rolls for part in roll.points] or [np.zeros(1, np.float32)])
                best = np.concatenate([part for roll in rolls for part in roll.best] or [np.zeros(1, np.int32)])
                yield {"done": self.done, "seconds": self.seconds, "mean": points.mean(), "best": best.mean(), **figures}
        finally:
            for env in envs:
                env.close()

    def new_roll(self, n: int, players: int) -> Roll:
        width, actions = self.game.width, len(self.game.vocabulary)
        return Roll(self.recipe.steps, n, width=width, actions=actions, players=players, device=self.device)

    def invite(self, count: int) -> None:
        """The opponent from the past for this roll."""
        if self.pool:
            self.guest.load_state_dict(self.pool[count % len(self.pool)])

    def play(self, envs: list[VectorEnv], batches: list[Batch], rolls: list[Roll]) -> None:
        recipe = self.recipe
        lead = recipe.lead_left + (recipe.lead - recipe.lead_left) * max(0.0, 1 - 1.5 * self.part)
        for t in range(self.recipe.steps + 1):
            for half, env in enumerate(envs):
                if t:
                    batches[half] = env.step_wait()
                    self.keep(half, torch.from_numpy(batches[half].done))
                    rolls[half].pay(t - 1, batches[half], lead, self.recipe.scale)
                if t < self.recipe.steps:
                    env.step_async(self.choose(batches[half], rolls[half], t, self.kept[half]))

    def keep(self, half: int, new: Tensor) -> None:
        """Games that begin: which of their seats are kept from the barred ways."""
        part = self.recipe.barred_part if self.ways is not None and 1.5 * self.part < 1 else 0.0
        drawn = torch.rand(self.kept[half].shape, device=self.device) < part if part else torch.zeros_like(self.kept[half])
        self.kept[half] = torch.where(new.to(self.device)[:, None], drawn, self.kept[half])

    @torch.no_grad()
    def choose(self, batch: Batch, roll: Roll, t: int, kept: Tensor) -> NDArray[np.int64]:
        """An action for every game, by its probability; what was thought is remembered."""
        seen = torch.from_numpy(batch.observations).to(self.device, non_blocking=True)
        mask = torch.from_numpy(batch.masks).to(self.device, non_blocking=True).bool()
        seats = torch.from_numpy(batch.seats).to(self.device).long()
        if self.ways is not None:
            left = mask & ~(kept.gather(1, seats[:, None]) & self.ways)
            mask = torch.where(left.any(1, keepdim=True), left, mask)
        logits, values = self.think(self.net, seen)
        if self.pool:
            there = len(seats) // PAST
            theirs = seats[:there] != torch.arange(there, device=self.device) % 2
            old, _ = self.think(self.guest, seen[:there])
            logits[:there] = torch.where(theirs[:, None], old, logits[:there])
            roll.mine[t, :there] = ~theirs
        logs = F.log_softmax(logits.masked_fill(~mask, NOTHING), -1)
        noise = -torch.log(-torch.log(torch.rand_like(logs).clamp(1e-9, 1 - 1e-7)))
        action = (logs + noise).masked_fill(~mask, 10 * NOTHING).argmax(-1)
        roll.seen[t], roll.masks[t], roll.actions[t] = seen, mask, action
        roll.logs[t] = logs.gather(1, action[:, None])[:, 0]
        roll.values[t], roll.seats[t] = values, seats
        return action.cpu().numpy()

    def think(self, net: Net, seen: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast(self.device, dtype=torch.bfloat16, enabled=self.device == "cuda"):
            logits, values = net(seen)
        return logits.float(), values.float()

    def improve(self, rolls: list[Roll]) -> dict[str, float]:
        """A few passes over what was played."""
        recipe, net = self.recipe, self.net
        for group in self.optimizer.param_groups:
            group["lr"] = recipe.learning_rate * (1 - 0.9 * self.part)
        bonus = recipe.entropy_bonus * (1 - 0.8 * self.part)
        gains, valids = zip(*[roll.advantages(GAE_LAMBDA) for roll in rolls], strict=True)
        seen, masks, actions, logs_before, values = (
            torch.cat([getattr(roll, name).flatten(0, 1) for roll in rolls])
            for name in ("seen", "masks", "actions", "logs", "values")
        )
        gain = torch.cat([one.flatten() for one in gains])
        target = gain + values
        real = torch.cat([one.flatten() for one in valids]) & (masks.sum(-1) > 1)  # a decision, not a formality
        rows = real.nonzero()[:, 0]
        mean, spread = gain[rows].mean(), gain[rows].std() + 1e-6
        surprise, freedom, parts = 0.0, 0.0, 0
        for _ in range(recipe.epochs):
            for part in rows[torch.randperm(len(rows), device=rows.device)].split(recipe.batch):  # type: ignore[no-untyped-call]
                logits, value = self.think(net, seen[part].float())
                logs = F.log_softmax(logits.masked_fill(~masks[part], NOTHING), -1)
                ratio = (logs.gather(1, actions[part][:, None])[:, 0] - logs_before[part]).exp()
                better = (gain[part] - mean) / spread
                policy = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
                entropy = -(logs.exp() * logs.clamp(min=-30)).sum(-1).mean()
                error = F.mse_loss(value, target[part])
                self.optimizer.zero_grad(set_to_none=True)
                (policy + 0.5 * error - bonus * entropy).backward()  # type: ignore[no-untyped-call]
                nn.utils.clip_grad_norm_(net.parameters(), 0.5)
                self.optimizer.step()
                surprise, freedom, parts = surprise + error.item(), freedom + entropy.item(), parts + 1
        return {"value_error": surprise / max(1, parts), "entropy": freedom / max(1, parts)}
