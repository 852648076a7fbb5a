"""How fast the games were when somebody last looked: microseconds a decision over the calibration figure.

`python -m tests.lab.speed` measures them anew and writes `speed.json`, by version of Python: after the engine became faster, or
slower for a good reason.
"""

from __future__ import annotations

import gc
import json
import math
import platform
from collections.abc import Iterator
from pathlib import Path

from serai.catalogue import everything
from serai.engine.game import Game
from serai.lab.bench import best, calibration, random_play

FILE = Path(__file__).with_name("speed.json")
VERSION = ".".join(platform.python_version_tuple()[:2])
ROUNDS = 12
GAMES = 3  # a round


def ratios(game: Game) -> Iterator[float]:
    """The figure, better known with every round: noise only ever adds, so it is the least time over the least calibration.
    The two are measured in turn, so that a machine that is slow for a while is slow for both."""
    gc.freeze()  # what a long run of tests has piled up is not looked through in the middle of a measurement
    try:
        base = decision = math.inf
        for _ in range(ROUNDS):
            base = min(base, calibration())
            decision = min(decision, best(random_play(game, GAMES, game.players[-1])))
            yield decision / base
    finally:
        gc.unfreeze()


def baseline() -> dict[str, float]:
    """By game, for this Python; empty where it was never measured."""
    found: dict[str, float] = json.loads(FILE.read_text("utf-8")).get(VERSION, {})
    return found


def main() -> None:
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    known[VERSION] = {game.id: round(list(ratios(game))[-1], 3) for game in everything()}
    FILE.write_text(json.dumps(known, indent=2) + "\n", "utf-8")
    print(known[VERSION])


if __name__ == "__main__":
    main()
