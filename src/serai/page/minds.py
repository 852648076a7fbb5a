"""Trained networks in the page, where there is no NumPy: the weights are read here, and computed by a script (`network.js`)."""

from __future__ import annotations

import json
import logging
import struct
import zlib
from ast import literal_eval
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any, Protocol
from zipfile import BadZipFile, ZipFile

from serai.bots import can_play
from serai.bots.evaluation import evaluation
from serai.catalogue import find
from serai.engine.game import Game
from serai.engine.state import State
from serai.learned.minds import STAND_INS, BadWeights, Mind, Seen, check_purpose
from serai.learned.policy import POLICY
from serai.learned.turns import ENDS

LOG = logging.getLogger(__name__)
KINDS = {"learned": POLICY, "turns": ENDS}  # bots, and the kinds of their networks
NORMS = ("norm.", "norms.")
DAMAGED = (BadZipFile, ValueError, KeyError, TypeError, AttributeError, EOFError, struct.error, zlib.error)


class Computed(Protocol):
    """A network of the script."""

    def add(self, name: str, outputs: int, numbers: bytes) -> None: ...

    def think(self, rows: bytes, count: int, policy: bool) -> str: ...


Compute = Callable[[int, str], Computed]  # of its depth, and the divisors of features as JSON


class Scripted:
    """A network whose numbers lie in the script."""

    def __init__(self, computed: Computed, hand: float) -> None:
        self.computed, self.hand = computed, hand

    def likes(self, rows: Sequence[Seen]) -> tuple[list[list[float]], list[float]]:
        logits, values = json.loads(self.computed.think(b"".join(rows), len(rows), policy=True))
        return logits, values

    def worths(self, rows: Sequence[Seen]) -> list[float]:
        values: list[float] = json.loads(self.computed.think(b"".join(rows), len(rows), policy=False))[1]
        return values


def weights_of(level: str, game: Game[State]) -> str:
    """The file that a level needs before it can think; empty: none."""
    kind = KINDS.get(evaluation(game).learned.get(level, "").partition(":")[0])
    return f"{game.id}.{kind}.npz" if kind else ""


class Minds:
    """The networks of the page: their files come when they are first asked for."""

    def __init__(self, compute: Compute) -> None:
        self.compute = compute
        self.known: dict[str, Mind] = {}
        STAND_INS.append(self.mind)

    def add(self, name: str, file: bytes) -> bool:
        """What has come; before, its bot could not play.  False: it is damaged."""
        try:
            self.known[name] = self.read(name, file)
        except BadWeights as error:
            LOG.warning("%s", error)
            return False
        can_play.cache_clear()
        return True

    def mind(self, game: Game[State], kind: str) -> Mind:
        name = f"{game.id}.{kind}.npz"
        if name not in self.known:
            raise BadWeights(f"The weights {name} were not loaded: that needs a network connection once.")
        return self.known[name]

    def read(self, name: str, file: bytes) -> Mind:
        game_id, kind = name.split(".")[:2]
        game = find(game_id)
        try:
            arrays = read_arrays(file)
            header = dict(json.loads(arrays.pop("header")[1].decode("utf-32-le")))
            check_purpose(name, header, game, kind)
            depth, hand = int(header["depth"]), float(header["recipe"].get("hand", 0.0))
        except DAMAGED:
            raise BadWeights(f"The weights {name} are damaged.") from None
        computed = self.compute(depth, json.dumps(game.blocks.divisors))
        for part, (shape, numbers) in arrays.items():
            computed.add(part, 0 if part.startswith(NORMS) else shape[0], numbers)
        return Scripted(computed, hand)


def read_arrays(file: bytes) -> dict[str, tuple[tuple[int, ...], bytes]]:
    """The arrays of an .npz file: their shapes, and their numbers as they lie there."""
    found: dict[str, tuple[tuple[int, ...], bytes]] = {}
    with ZipFile(BytesIO(file)) as archive:
        for name in archive.namelist():
            raw = archive.read(name)
            (length,) = struct.unpack("<H", raw[8:10])  # behind the magic word and the version
            told: dict[str, Any] = literal_eval(raw[10 : 10 + length].decode("latin-1"))
            found[name.removesuffix(".npy")] = told["shape"], raw[10 + length :]
    return found
