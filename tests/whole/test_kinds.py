"""Kinds of tests: what `make check` leaves out is what tests/conftest.py says, and every kind is declared."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.conftest import FIRST, KINDS, LEFT_OUT

ROOT = Path(__file__).parents[2]


def test_make_check_leaves_out_what_is_not_quick() -> None:
    (recipe,) = re.findall(r"^check:.*\n\t(.*)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(re.findall(r"not (\w+)", recipe)) == LEFT_OUT


def test_every_kind_is_declared() -> None:
    options = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]["ini_options"]
    assert {line.partition(":")[0] for line in options["markers"]} >= {*FIRST, *KINDS.values(), *LEFT_OUT}


def test_make_test_leaves_out_only_what_runs_on_the_compiled_build() -> None:
    (recipe,) = re.findall(r"^test:.*\n\t(.*)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert re.findall(r"not (\w+)", recipe) == ["compiled"]
    assert '"-m", "compiled"' in (ROOT / "tests/whole/test_compiled.py").read_text("utf-8")


@pytest.mark.long
def test_one_worker_has_all_tests_of_a_group(tmp_path: Path) -> None:
    """Two workers and tests of one kind in several files: each of them would start a server of its own if they were shared.
    Other tests stay together by file; the long ones by game, in all its editions."""
    (tmp_path / "conftest.py").write_text(
        "import pytest\n"
        "from tests.conftest import pytest_collection_modifyitems\n"
        "@pytest.fixture(scope='session')\n"
        "def servers(): pass\n"
    )
    tests = (
        "import os, pathlib, pytest\n"
        "@pytest.mark.parametrize('n', range(4))\n"
        "def test_it(servers, n):\n"
        "    with open('workers', 'a') as file: print(os.environ['PYTEST_XDIST_WORKER'], file=file)\n"
    )
    for name in ("test_a.py", "test_b.py", "test_c.py"):
        (tmp_path / name).write_text(tests)
    (tmp_path / "test_d.py").write_text(tests.replace("servers, n", "n").replace("'workers'", "'file'"))
    by_game = tests.replace("servers, n", "game_id").replace("'n', range(4)", "'game_id', ['go', 'go-2', 'chess', 'chess-2']")
    (tmp_path / "test_e.py").write_text(
        by_game.replace("'workers'", "game_id[:2]").replace("def test", "@pytest.mark.long\ndef test")
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    server: as in Serai\n    long: as well\n")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup", "-p", "no:schemathesis"]
    surroundings = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    done = subprocess.run(command, cwd=tmp_path, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for name, tests_run in (("workers", 12), ("file", 4), ("go", 2), ("ch", 2)):
        workers = (tmp_path / name).read_text().split()
        assert len(workers) == tests_run
        assert len(set(workers)) == 1, name
