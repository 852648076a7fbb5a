"""What the documents show is true: their code runs, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.catalogue import GAMES
from serai.cli import COMMANDS
from serai.lab.laws import document, read_runs

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md")])
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?:\]\(|src=\")(?!https?:)([^)#\"]+)")
EXAMPLE = re.compile(r"^### (\w+)\n\n```\{eval-rst\}\n.*?```\n\n```python\n>>> ", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^    serai (\S+)", re.MULTILINE)


@pytest.mark.parametrize("path", DOCUMENTS, ids=[path.name for path in DOCUMENTS])
def test_code_blocks_run(path: Path) -> None:
    names: dict[str, Any] = {}
    for block in BLOCK.findall(path.read_text("utf-8")):
        if ">>>" in block:
            examples = doctest.DocTestParser().get_doctest(block, names, path.name, str(path), 0)
            runner = doctest.DocTestRunner(verbose=False)
            runner.run(examples, clear_globs=False)
            names = examples.globs
            assert runner.summarize(verbose=False).failed == 0, block


def test_the_readme_has_a_tour() -> None:
    assert len(BLOCK.findall((ROOT / "README.md").read_text("utf-8"))) > 5


@pytest.mark.parametrize("path", DOCUMENTS, ids=[path.name for path in DOCUMENTS])
def test_links_lead_somewhere(path: Path) -> None:
    for target in LINK.findall(path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


def test_pictures_are_small() -> None:
    """Everybody who copies the sources gets them."""
    sizes = {path.name: path.stat().st_size for path in (ROOT / "docs/pictures").iterdir()}
    assert sizes["replay.webp"] < 1_000_000
    assert sum(sizes.values()) < 1_800_000


def test_every_public_name_has_an_example() -> None:
    assert sorted(EXAMPLE.findall((ROOT / "docs/api.md").read_text("utf-8"))) == sorted(serai.__all__)


def test_all_commands_are_listed() -> None:
    assert set(COMMAND.findall((ROOT / "docs/commands.md").read_text("utf-8"))) == set(COMMANDS)


def test_the_page_of_the_laws_shows_the_runs_that_are_kept() -> None:
    runs = read_runs((ROOT / "docs/laws.jsonl").read_text("utf-8"))
    assert {run.game for run in runs} == set(GAMES)
    assert (ROOT / "docs/laws.md").read_text("utf-8") == document(runs)
