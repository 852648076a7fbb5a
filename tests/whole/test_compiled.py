"""The compiled build: the same source plays the same games."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from serai.catalogue import GAMES
from serai.lab.simulate import Plan, Tally, simulate

ROOT = Path(__file__).parents[2]
MARKED = "@pytest.mark.compiled\n"
THINKERS = ("random", "greedy", "careless", "ismcts:10")  # one for each way of choosing


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


def test_compiled_recorded_games_and_perft_are_the_same(compiled: dict[str, str]) -> None:
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/whole/test_golden.py"]
    run = subprocess.run(command, cwd=ROOT, env=compiled, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


def test_compiled_laws_hold_and_bots_are_strong(compiled: dict[str, str]) -> None:
    """What plays so much that it is played here instead of in plain Python.  The rules are the same, so nothing is lost: above,
    recorded games and positions are the same, and a quick look at the laws is taken in plain Python too."""
    files = [str(file) for file in sorted(ROOT.glob("tests/*/test_*.py")) if MARKED in file.read_text("utf-8")]
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "-m", "compiled", *files]
    run = subprocess.run(command, cwd=ROOT, env=compiled, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


def test_compiled_bots_play_the_same_games(compiled: dict[str, str]) -> None:
    code = "from tests.whole.test_compiled import *; print(*map(fingerprint, GAMES))"
    assert answer(code, compiled).split() == [fingerprint(game_id) for game_id in GAMES]


def test_a_plain_game_is_refused_with_a_sentence_and_hides_no_other(compiled: dict[str, str]) -> None:
    """Compiled classes that plain ones may inherit from cost San Juan 5 % a decision: more than such games are worth."""
    code = """
import serai
try:
    serai.game("menagerie")
except serai.UnknownGame as error:
    print(error)
print(*[game.id for game in serai.games()])
"""
    sentence, games = answer(code, compiled).splitlines()
    assert sentence.startswith("menagerie is written in plain Python, and this is the compiled build of Serai. Use the plain")
    assert games.split() == list(GAMES)


def test_without_a_c_compiler_the_wheel_is_plain(builds: Callable[..., tuple[Path, str]]) -> None:
    wheel, said = builds(SERAI_COMPILE="1", CC="no-such-compiler")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "there is no C compiler, so this wheel is plain Python" in said
