"""Benchmarks in a moment: everything is measured, once instead of thousands of times."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serai.lab import bench

FEW = 3


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    def few(work: Callable[[int], object], times: int) -> Callable[[], int]:
        return repeat(work, min(times, FEW))

    repeat = bench.repeat
    monkeypatch.setattr(bench, "repeat", few)
    monkeypatch.setattr(bench, "ROUNDS", 1)
