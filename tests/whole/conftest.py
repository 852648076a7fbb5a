"""Wheels, and the compiled build, which is made once for all tests that want it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def builds(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., tuple[Path, str]]:
    """Makes a wheel or the archive of the sources in a folder of its own, from sources and in surroundings that are given; also
    says what its making said."""

    def make(target: str = "wheel", source: Path = ROOT, **more: str) -> tuple[Path, str]:
        folder = tmp_path_factory.mktemp("built")
        command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
        made = subprocess.run(command, cwd=source, env=os.environ | more, capture_output=True, text=True, check=False)
        assert made.returncode == 0, made.stderr
        (file,) = folder.iterdir()
        return file, made.stdout + made.stderr

    return make


@pytest.fixture(scope="session")
def wheels(builds: Callable[..., tuple[Path, str]]) -> Callable[[str], Path]:
    """The wheel in plain Python, or the compiled one: made in half the time here, it is slower than the real one."""

    @cache
    def wheel(build: str) -> Path:
        return builds(**({"SERAI_COMPILE": "1", "SERAI_OPT": "0"} if build == "compiled" else {}))[0]

    return wheel


@pytest.fixture(scope="session")
def compiled(wheels: Callable[[str], Path]) -> dict[str, str]:
    """The surroundings in which a new Python imports the compiled Serai."""
    wheel = wheels("compiled")
    with ZipFile(wheel) as archive:
        archive.extractall(wheel.parent / "unpacked")
    return os.environ | {"PYTHONPATH": str(wheel.parent / "unpacked")}
