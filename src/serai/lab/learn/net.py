"""The network while it learns.  `serai.learned.network` computes the same at play, without torch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.state import State
from serai.learned.minds import purpose
from serai.learned.network import write_weights


class Net(nn.Module):
    """What a seat sees -> how good each action looks (with `actions`), and what the game will be worth to this seat."""

    def __init__(self, width: int, actions: int, hidden: int, depth: int) -> None:
        super().__init__()
        self.depth = depth
        self.first = nn.Linear(width, hidden)
        self.norms = nn.ModuleList([nn.LayerNorm(hidden) for _ in range(depth)])
        self.ups = nn.ModuleList([nn.Linear(hidden, hidden) for _ in range(depth)])
        self.downs = nn.ModuleList([nn.Linear(hidden, hidden) for _ in range(depth)])
        self.norm = nn.LayerNorm(hidden)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.value.weight)
        if actions:
            self.policy = nn.Linear(hidden, actions)
            nn.init.orthogonal_(self.policy.weight, 0.01)

    def hidden(self, seen: Tensor) -> Tensor:
        return self.onward(self.first(seen))

    def onward(self, entry: Tensor) -> Tensor:
        """From what the first layer makes of it."""
        h = torch.relu(entry)
        for norm, up, down in zip(self.norms, self.ups, self.downs, strict=True):
            h = h + down(torch.relu(up(norm(h))))
        out: Tensor = self.norm(h)
        return out

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and values."""
        h = self.hidden(seen)
        return self.policy(h), self.value(h)[:, 0]

    def worth(self, seen: Tensor) -> Tensor:
        worth: Tensor = self.value(self.hidden(seen))[:, 0]
        return worth


def export(net: Net, file: Path, game: Game[State], kind: str, recipe: dict[str, Any]) -> None:
    """The weights as they are played with."""
    arrays = {name: tensor.detach().float().cpu().numpy() for name, tensor in net.state_dict().items()}
    write_weights(file, arrays, {**purpose(game, kind), "depth": net.depth, "recipe": recipe})


def read_arrays(file: Path) -> dict[str, Tensor]:
    """The weights of a file, to go on from."""
    with np.load(file, allow_pickle=False) as found:
        return {name: torch.from_numpy(found[name]).float() for name in found.files if name != "header"}


def check_recipe(before: dict[str, Any], now: dict[str, Any], folder: Path) -> None:
    """A training run keeps its recipe."""
    different = [name for name, value in now.items() if before.get(name) != value]
    if different:
        raise SeraiError(f"The training run in {folder} has another recipe ({', '.join(different)}). Choose another folder.")
