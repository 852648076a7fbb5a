"""The network while it learns.  `serai.learned.network` computes the same at play, without torch."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import torch
from torch import Tensor, nn

from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.state import State
from serai.learned.minds import BadWeights, purpose
from serai.learned.network import write_weights

CLIP = 0.2  # of PPO: a choice becomes at most this much likelier or less likely by one update


def prepared(seed: str) -> str:
    """The device to learn on, on which the same seed gives the same network."""
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")
    torch.use_deterministic_algorithms(True)
    torch.manual_seed(int.from_bytes(seed.encode()[:7], "big"))
    if torch.cuda.is_available():
        return "cuda"
    torch.set_num_threads(1)  # small products gain nothing by more, and lose much where processors are busy
    return "cpu"


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


def read_arrays(file: Path, game: Game[State], kind: str, net: Net) -> dict[str, Tensor]:
    """The weights of a file, to go on from: of a network as large, for the same features and actions.  Rules may differ."""
    try:
        with np.load(file, allow_pickle=False) as found:
            header = dict(json.loads(str(found["header"])))
            arrays = {name: torch.from_numpy(found[name]).float() for name in found.files if name != "header"}
    except FileNotFoundError:
        raise BadWeights(f"There is no file {file}. Name weights that 'serai learn' has written.") from None
    except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile) as error:
        raise BadWeights(f"The weights {file.name} are damaged ({type(error).__name__}).") from None
    wanted = purpose(game, kind)
    if wrong := [part for part in ("kind", "features", "actions") if header.get(part) != wanted[part]]:
        raise BadWeights(f"The weights {file.name} were trained for other {' and '.join(wrong)}: begin with others.")
    if {name: array.shape for name, array in arrays.items()} != {name: array.shape for name, array in net.state_dict().items()}:
        raise BadWeights(f"The weights {file.name} are of a network of another size: give the same hidden and depth.")
    return arrays


def keep(file: Path, kept: dict[str, Any]) -> None:
    """A checkpoint, whole or not at all."""
    draft = file.with_suffix(".draft")
    torch.save(kept, draft)
    draft.replace(file)


def check_recipe(before: dict[str, Any], now: dict[str, Any], folder: Path) -> None:
    """A training run keeps its recipe."""
    different = [name for name, value in now.items() if before.get(name) != value]
    if different:
        raise SeraiError(f"The training run in {folder} has another recipe ({', '.join(different)}). Choose another folder.")
