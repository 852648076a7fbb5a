"""Wheels, and the compiled build, which is made once for all tests that want it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., tuple[Path, str]]:
    """Makes a wheel in a folder of its own, in surroundings that are given; also says what its making said."""

    def make(**more: str) -> tuple[Path, str]:
        folder = tmp_path_factory.mktemp("wheel")
        command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
        made = subprocess.run(command, cwd=ROOT, env=os.environ | more, capture_output=True, text=True, check=False)
        assert made.returncode == 0, made.stderr
        (wheel,) = folder.glob("*.whl")
        return wheel, made.stdout + made.stderr

    return make


@pytest.fixture(scope="session")
def compiled(wheels: Callable[..., tuple[Path, str]]) -> dict[str, str]:
    """The surroundings in which a new Python imports the compiled Serai."""
    wheel, _ = wheels(SERAI_COMPILE="1", SERAI_OPT="0")
    with ZipFile(wheel) as archive:
        archive.extractall(wheel.parent)
    return os.environ | {"PYTHONPATH": str(wheel.parent)}
