"""The compiled build: the same source plays the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from serai.catalogue import GAMES
from serai.lab.simulate import Plan, Tally, simulate

ROOT = Path(__file__).parents[2]
THINKERS = ("random", "greedy", "careless", "ismcts:10")  # one for each way of choosing


def build(folder: Path, **more: str) -> tuple[Path, str]:
    """A wheel, and what its making said."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    made = subprocess.run(command, cwd=ROOT, env=os.environ | more, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel, made.stdout + made.stderr


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


def test_compiled_everything_is_the_same(tmp_path: Path) -> None:
    """One test, so that it is built once: recorded games, perft, and games between all kinds of bots."""
    wheel, _ = build(tmp_path, SERAI_COMPILE="1", SERAI_OPT="0")
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    compiled = os.environ | {"PYTHONPATH": str(tmp_path)}
    assert answer("from serai.lab.bench import compiled; print(compiled())", compiled) == "True"
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/whole/test_golden.py"]
    run = subprocess.run(command, cwd=ROOT, env=compiled, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
    code = "from tests.whole.test_compiled import *; print(*map(fingerprint, GAMES))"
    assert answer(code, compiled).split() == [fingerprint(game_id) for game_id in GAMES]


def test_without_a_c_compiler_the_wheel_is_plain(tmp_path: Path) -> None:
    wheel, said = build(tmp_path, SERAI_COMPILE="1", CC="no-such-compiler")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "there is no C compiler, so this wheel is plain Python" in said
