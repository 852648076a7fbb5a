"""The compiled build: the same source plays the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from serai.games import GAMES
from serai.lab.simulate import Plan, Tally, simulate

pytestmark = pytest.mark.xdist_group("compiled")  # one process builds for all of them

ROOT = Path(__file__).parent.parent
THINKERS = ("random", "greedy", "careless", "ismcts:10")  # one for each way of choosing


def build(folder: Path, **more: str) -> tuple[Path, str]:
    """A wheel, and what its making said."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    made = subprocess.run(command, cwd=ROOT, env=os.environ | more, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel, made.stdout + made.stderr


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The surroundings of a program that imports the compiled build."""
    wheel, _ = build(tmp_path_factory.mktemp("dist"), SERAI_COMPILE="1", SERAI_OPT="0")
    assert "none-any" not in wheel.name
    site = tmp_path_factory.mktemp("site")
    with ZipFile(wheel) as archive:
        archive.extractall(site)
    return os.environ | {"PYTHONPATH": str(site)}


def answer(code: str, surroundings: dict[str, str]) -> str:
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True
    ).stdout.strip()


def fingerprint(game_id: str) -> str:
    """The sum of some games between all kinds of bots."""
    plan = Plan(game_id, 4, {}, THINKERS, "compiled")
    tally = Tally(plan)
    for played in simulate(plan, 1):
        tally.add(played)
    return str(tally.report()["log_sha256"])


def test_it_is_compiled(compiled: dict[str, str]) -> None:
    assert answer("from serai.lab.bench import compiled; print(compiled())", compiled) == "True"


def test_recorded_games_and_perft_are_the_same(compiled: dict[str, str]) -> None:
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/test_golden.py"]
    run = subprocess.run(command, cwd=ROOT, env=compiled, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


def test_bots_play_the_same_games(compiled: dict[str, str]) -> None:
    code = "from tests.test_compiled import *; print(*map(fingerprint, GAMES))"
    assert answer(code, compiled).split() == [fingerprint(game_id) for game_id in GAMES]


def test_without_a_c_compiler_the_wheel_is_plain(tmp_path: Path) -> None:
    wheel, said = build(tmp_path, SERAI_COMPILE="1", CC="no-such-compiler")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "there is no C compiler, so this wheel is plain Python" in said
