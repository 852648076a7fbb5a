"""A trained network, at play: NumPy alone, and the same numbers on every machine.

Everything is computed with whole numbers in 64-bit floats.  A product of matrices then has the same result in whatever order a
machine adds, because no sum comes near 2**53, up to which such numbers are exact.  What is left (a division, a root, rounding)
is exact to the last bit everywhere.

A file holds the weights in half precision, and says what it was trained for: a game with its rules version, its features and
its actions.  A network of anything else is refused.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from serai.engine.game import Game
from serai.engine.state import State
from serai.learned.minds import BadWeights, Seen, check_purpose

Numbers = NDArray[np.float64]
Cells = NDArray[np.int16]

POINT = 2.0**10  # what a neuron of 1 is counted as
FINE = 2.0**12  # what a weight of 1 is counted as
MOST = 2.0**20  # no neuron counts more
TINY = 1e-5  # against dividing by nothing, as in training


class Layer:
    """Weights and biases in whole numbers."""

    def __init__(self, weights: NDArray[np.float16], bias: NDArray[np.float16]) -> None:
        self.weights: Numbers = np.rint(weights.astype(np.float64) * FINE).T.copy()
        self.bias: Numbers = np.rint(bias.astype(np.float64) * FINE * POINT)

    def __call__(self, x: Numbers) -> Numbers:
        return counted((x @ self.weights + self.bias) / FINE)


class Entry:
    """The first layer.  Rows that are judged together are much alike: the first is computed as a whole, of the others only
    the places in which any of them differs.  Whole numbers make that exact."""

    def __init__(self, weights: NDArray[np.float16], bias: NDArray[np.float16], divisors: list[int]) -> None:
        self.layer = Layer(weights, bias)
        self.divisors: Numbers = np.array(divisors, np.float64)

    def __call__(self, cells: Cells) -> Numbers:
        base, weights = cells[0], self.layer.weights
        whole = counted(base / self.divisors * POINT)
        known = whole @ weights + self.layer.bias
        places = np.flatnonzero((cells != base).any(0))
        more = counted(cells[:, places] / self.divisors[places] * POINT) - whole[places]
        return counted((known + more @ weights[places]) / FINE)


class Norm:
    """Brings every row to mean 0 and spread 1, then to what was learned."""

    def __init__(self, weights: NDArray[np.float16], bias: NDArray[np.float16]) -> None:
        self.weights: Numbers = weights.astype(np.float64)
        self.bias: Numbers = bias.astype(np.float64)

    def __call__(self, x: Numbers) -> Numbers:
        n = x.shape[1]
        mean = x.sum(1, keepdims=True) / n
        spread = np.sqrt((x * x).sum(1, keepdims=True) / n - mean * mean + TINY * POINT * POINT)
        return counted(((x - mean) / spread * self.weights + self.bias) * POINT)


def counted(x: Numbers) -> Numbers:
    """Whole numbers again."""
    whole: Numbers = np.rint(np.clip(x, -MOST, MOST))
    return whole


class Network:
    """Features as whole numbers -> the logit of every action (if it has a policy), and what the game is worth to the seat."""

    def __init__(self, arrays: dict[str, NDArray[np.float16]], divisors: list[int], header: dict[str, Any]) -> None:
        def layer(name: str) -> Layer:
            return Layer(arrays[f"{name}.weight"], arrays[f"{name}.bias"])

        def norm(name: str) -> Norm:
            return Norm(arrays[f"{name}.weight"], arrays[f"{name}.bias"])

        depth = int(header["depth"])
        self.hand = float(header["recipe"].get("hand", 0.0))  # how much the game's own evaluation counts beside it
        self.first = Entry(arrays["first.weight"], arrays["first.bias"], divisors)
        self.blocks = [(norm(f"norms.{i}"), layer(f"ups.{i}"), layer(f"downs.{i}")) for i in range(depth)]
        self.norm = norm("norm")
        self.policy = layer("policy") if "policy.weight" in arrays else None
        self.value = layer("value")

    def hidden(self, cells: Cells) -> Numbers:
        h = np.maximum(self.first(cells), 0.0)
        for norm, up, down in self.blocks:
            h = counted(h + down(np.maximum(up(norm(h)), 0.0)))
        return self.norm(h)

    def think(self, cells: Cells) -> tuple[Numbers, Numbers]:
        """Logits of all actions, and values."""
        assert self.policy is not None
        h = self.hidden(cells)
        return self.policy(h) / POINT, self.value(h)[:, 0] / POINT

    def worth(self, cells: Cells) -> Numbers:
        """The values alone."""
        worth: Numbers = self.value(self.hidden(cells))[:, 0] / POINT
        return worth

    def likes(self, rows: Sequence[Seen]) -> tuple[list[list[float]], list[float]]:
        logits, values = self.think(cells(rows))
        return logits.tolist(), values.tolist()

    def worths(self, rows: Sequence[Seen]) -> list[float]:
        found: list[float] = self.worth(cells(rows)).tolist()
        return found


def cells(rows: Sequence[Seen]) -> Cells:
    return np.frombuffer(b"".join(rows), np.int16).reshape(len(rows), -1)


# ---- Files -------------------------------------------------------------------------------------


def shipped(game: Game[State], kind: str) -> Traversable:
    """Where the package keeps the weights of a game."""
    return files("serai.learned") / "weights" / f"{game.id}.{kind}.npz"


def write_weights(file: Path, arrays: dict[str, NDArray[Any]], header: dict[str, Any]) -> None:
    """Half precision, and what it is for."""
    halves = {name: array.astype(np.float16) for name, array in arrays.items()}
    with file.open("wb") as stream:
        np.savez_compressed(stream, header=np.array(json.dumps(header)), **halves)  # type: ignore[arg-type]


def read_weights(file: Traversable, game: Game[State], kind: str) -> Network:
    """A network for this game, of this kind."""
    try:
        with file.open("rb") as stream, np.load(stream, allow_pickle=False) as found:
            arrays = {name: found[name] for name in found.files}
        header = dict(json.loads(str(arrays.pop("header"))))
    except FileNotFoundError:
        raise BadWeights(f"{game.id} has no weights ({file.name}): train them with 'serai learn {game.id}'.") from None
    except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile) as error:
        raise BadWeights(f"The weights {file.name} are damaged ({type(error).__name__}).") from None
    check_purpose(file.name, header, game, kind)
    try:
        return Network(arrays, game.blocks.divisors, header)
    except (KeyError, ValueError, TypeError, AttributeError):
        raise BadWeights(f"The weights {file.name} are damaged (parts are missing).") from None
