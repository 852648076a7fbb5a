"""Some decisions of many games: what was seen, chosen and won, and how much better than expected each choice was."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from serai.lab.vector_env import Batch

MOST_LEAD = 2.0  # a larger lead is worth no more


class Roll:
    """`steps` decisions in each of n games."""

    def __init__(self, steps: int, n: int, *, width: int, actions: int, players: int, device: str) -> None:
        self.seen = torch.zeros(steps, n, width, device=device, dtype=torch.bfloat16)
        self.masks = torch.zeros(steps, n, actions, device=device, dtype=torch.bool)
        self.actions = torch.zeros(steps, n, device=device, dtype=torch.long)
        self.logs = torch.zeros(steps, n, device=device)
        self.values = torch.zeros(steps, n, device=device)
        self.seats = torch.zeros(steps, n, device=device, dtype=torch.long)
        self.mine = torch.ones(steps, n, device=device, dtype=torch.bool)  # not an older opponent's
        self.rewards = torch.zeros(steps, n, players, device=device)
        self.done = torch.zeros(steps, n, device=device, dtype=torch.bool)
        self.points: list[NDArray[np.float32]] = []  # the mean of each game that ended
        self.best: list[NDArray[np.int32]] = []  # and its winner's

    def pay(self, step: int, batch: Batch, lead: float, scale: float) -> None:
        """The result of the games that ended, mixed with the lead in points: its part is `lead`."""
        rewards = torch.from_numpy(batch.rewards)
        if batch.done.any():
            points = torch.from_numpy(batch.scores).float()
            players = torch.from_numpy(batch.players).clamp(min=1)[:, None]
            there = torch.arange(points.shape[1])[None] < players
            others = (points.sum(1, keepdim=True) - points) / (players - 1).clamp(min=1)
            ahead = ((points - others) / scale).clamp(-MOST_LEAD, MOST_LEAD) * there
            rewards = (1 - lead) * rewards + lead * ahead * torch.from_numpy(batch.done)[:, None]
            over = batch.done
            self.points.append((batch.scores[over].sum(1) / batch.players[over]).astype(np.float32))
            self.best.append(batch.scores[over].max(1))
        self.rewards[step] = rewards.to(self.rewards.device)
        self.done[step] = torch.from_numpy(batch.done).to(self.done.device)

    def advantages(self, trust: float) -> tuple[Tensor, Tensor]:
        """Every seat has its own chain of decisions, here from the last to the first: how much better each choice was than
        expected, and whether that is known.  A seat's last decision before the cut has no future yet."""
        steps, n, players = self.rewards.shape
        zero = torch.zeros(n, players, device=self.values.device)
        value, ahead, owed, known = zero.clone(), zero.clone(), zero.clone(), zero.bool()
        gain, valid = torch.zeros_like(self.values), torch.zeros_like(self.done)
        for t in reversed(range(steps)):
            over, seat = self.done[t][:, None], self.seats[t][:, None]
            value, ahead = torch.where(over, 0.0, value), torch.where(over, 0.0, ahead)
            owed, known = torch.where(over, self.rewards[t], owed), known | over
            valid[t] = known.gather(1, seat)[:, 0]
            error = owed.gather(1, seat)[:, 0] + value.gather(1, seat)[:, 0] - self.values[t]
            gain[t] = torch.where(valid[t], error + trust * ahead.gather(1, seat)[:, 0], 0.0)
            value.scatter_(1, seat, self.values[t][:, None])
            ahead.scatter_(1, seat, gain[t][:, None])
            owed.scatter_(1, seat, 0.0)
            known.scatter_(1, seat, True)
        return gain, valid & self.mine
