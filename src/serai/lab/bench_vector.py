"""Steps per second of the vector environment, with random actions."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from serai import __version__
from serai.lab import vector
from serai.lab.bench import ROUNDS, calibration, compiled
from serai.lab.vector_env import VectorEnv, random_actions

WARM = 20  # steps before the clock starts


def rates(env: VectorEnv, steps: int) -> tuple[float, float]:
    """Steps per second of all games together, the best of several rounds: the environment alone, and with random choices."""
    generator = np.random.default_rng(0)
    batch = env.reset()
    for _ in range(WARM):
        batch = env.step(random_actions(batch.masks, generator))
    alone, whole = [], []
    for _ in range(ROUNDS):
        inside = 0.0
        begin = time.perf_counter()
        for _ in range(steps):
            actions = random_actions(batch.masks, generator)
            start = time.perf_counter()
            batch = env.step(actions)
            inside += time.perf_counter() - start
        alone.append(inside)
        whole.append(time.perf_counter() - begin)
    return env.games * steps / min(alone), env.games * steps / min(whole)


def bench_vector(game: str, players: int, games: int, workers: list[int], steps: int) -> dict[str, Any]:
    base, rows = calibration(), []
    for number in workers:
        with vector(game, games=games, players=players, workers=number) as env:
            alone, whole = rates(env, steps)
        rows.append({"workers": number, "steps_per_second": round(alone), "with_random_actions": round(whole)})
    return {
        "serai": __version__,
        "compiled": compiled(),
        "calibration_us": round(base, 3),
        "game": game,
        "players": players,
        "games": games,
        "rates": rows,
    }
