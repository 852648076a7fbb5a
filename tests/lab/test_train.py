"""The example that trains a network, shortened."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


@pytest.mark.long
@pytest.mark.torch
def test_it_trains_and_is_examined() -> None:
    command = [sys.executable, str(EXAMPLE), "--steps", "320", "--games", "2"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert [int(line.split()[0]) for line in said[:-1]] == sorted({int(line.split()[0]) for line in said[:-1]})
    assert int(said[-2].split()[0]) >= 320
    assert re.search(r"against random: [\d.]+% of 2 fresh games won \(95 %: [\d.]+% to [\d.]+%", said[-1])
