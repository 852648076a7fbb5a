"""What the documents show is true: their code runs, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")


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
