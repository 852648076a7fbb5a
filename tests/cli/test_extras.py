"""Serai in parts: what runs without which extra, the sentence for a missing one, and the version."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

import serai
from serai.cli import COMMANDS
from serai.extras import EXTRAS, MissingExtra, needed_by
from tests.golden import FOLDER

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LOG = FOLDER / "san-juan-2-greedy-2.log"

NEEDS = {  # every other command runs with the base alone
    "serve": "table",
    "tables list": "table",
    "bench-table": "table",
    "stress": "table",
    "dataset san-juan --out x.parquet": "lab",
    "bench-vector san-juan": "lab",
    "learn san-juan": "learn",
    "bench --docs x": "lab",
    "simulate san-juan --ray local": "cluster",
    "bots --database postgresql://localhost/serai": "postgres",
    "post --database postgresql://localhost/serai": "postgres",
}
BASE = {
    "games": "",
    "play san-juan --seed 5": "",  # the input is empty: the game is saved at once
    "simulate san-juan --games 1": "",
    "balance san-juan --games 1 --players 2 --bot random": "",
    "arena san-juan --bots random --against easy --players 2 --games 2": "",
    "analyse": f"{LOG} --iterations 1 --estimates",
    "tune san-juan --rounds 1 --games 2 --players 2 --option technical_round_limit=2": "",
    "laws san-juan --games 1": "",
    "replay": f"{LOG}",
    "rules san-juan": "",
    "bot-check nowhere": "",  # there is no such program: the command itself says so
    "bench --help": "",
    "strength --help": "",
    "curves --help": "",
    "calibrate --help": "",
}


def without(extras: set[str], words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A command where the libraries of these extras are not installed."""
    hidden = {module for extra in extras for module in EXTRAS[extra][1]}
    code = (
        "import sys\n"
        "class Hidden:\n"
        "    def find_spec(name, path=None, target=None):\n"
        f"        if name.partition('.')[0] in {hidden!r}:\n"
        "            raise ModuleNotFoundError(f'No module named {name!r}', name=name)\n"
        "sys.meta_path.insert(0, Hidden)\n"
        "from serai.cli import main\n"
        f"sys.exit(main({words.split()!r}))\n"
    )
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, stdin=subprocess.DEVNULL, check=False)


@pytest.mark.parametrize("words", NEEDS)
def test_a_command_names_the_extra_that_it_lacks(words: str, tmp_path: Path) -> None:
    extra = NEEDS[words]
    ran = without({extra}, words, tmp_path)
    name = "serai bench --docs" if "--docs" in words else f"serai {words.split(maxsplit=1)[0]}"
    name = "playing on a cluster" if "--ray" in words else name
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"serai: {name} needs {EXTRAS[extra][0]}: pip install 'serai[{extra}]'\n"


@pytest.mark.long
@pytest.mark.parametrize("words", BASE)
def test_all_other_commands_need_no_extra(words: str, tmp_path: Path) -> None:
    ran = without(set(EXTRAS), f"{words} {BASE[words]}", tmp_path)
    assert "pip install" not in ran.stderr
    assert "Traceback" not in ran.stderr
    assert ran.returncode == (2 if words == "bot-check nowhere" else 0), ran.stderr


def test_every_command_is_in_one_of_the_two_lists() -> None:
    assert {words.split()[0] for words in [*NEEDS, *BASE]} == set(COMMANDS)


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_libraries_of_an_extra_are_those_of_the_project(extra: str) -> None:
    """By the names of their distributions, which can have other modules."""
    wanted = {
        plain(re.split(r"[\[<>=]", line)[0]) for line in PROJECT["optional-dependencies"][extra] if not line.startswith("serai")
    }
    installed = metadata.packages_distributions()
    assert {plain(name) for module in EXTRAS[extra][1] for name in installed[module]} == wanted


def plain(name: str) -> str:
    """The name of a distribution as the index compares it."""
    return name.lower().replace("_", "-")


def test_all_has_every_extra() -> None:
    assert PROJECT["optional-dependencies"]["all"] == [f"serai[{','.join(EXTRAS)}]"]


def test_a_library_that_no_extra_brings_is_an_error_of_its_own() -> None:
    with pytest.raises(ModuleNotFoundError) as caught, needed_by("this test"):
        import nowhere  # type: ignore[import-not-found]  # noqa: F401, PLC0415
    assert not isinstance(caught.value, MissingExtra)


def test_engine_games_and_bots_import_the_standard_library_alone() -> None:
    code = (
        "import sys, serai, pkgutil, importlib\n"
        "for name in ('serai.engine', 'serai.games', 'serai.bots'):\n"
        "    for module in pkgutil.walk_packages(importlib.import_module(name).__path__, name + '.'):\n"
        "        importlib.import_module(module.name)\n"
        "serai.games()\n"
        "print(sorted({m.split('.')[0] for m in sys.modules if not m.startswith('_')} - set(sys.stdlib_module_names)))\n"
        "print('serai.bots.exec' in sys.modules, serai.__version__)"
    )
    ran = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, cwd=ROOT, env={"PYTHONPATH": "src"}, check=True
    )
    assert ran.stdout == "['serai']\nTrue not installed\n"


# ---- The version ------------------------------------------------------------------------------


def test_the_version_is_that_of_the_project() -> None:
    assert serai.__version__ == metadata.version("serai") == PROJECT["version"]
    ran = subprocess.run([sys.executable, "-m", "serai", "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout == f"serai {PROJECT['version']}\n"


def test_the_version_stands_in_no_other_file() -> None:
    places = [*ROOT.glob("src/serai/**/*.py"), ROOT / "hatch_build.py", ROOT / "Makefile"]
    assert [path for path in places if f'"{PROJECT["version"]}"' in path.read_text("utf-8")] == []


def test_other_names_are_unknown() -> None:
    with pytest.raises(AttributeError, match="module 'serai' has no attribute 'nothing'"):
        serai.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_looking_the_version_up_does_not_slow_an_import() -> None:
    code = "import sys, serai, serai.cli; print('importlib.metadata' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
