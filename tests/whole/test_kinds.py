"""Kinds of tests: what `make check` leaves out is what tests/conftest.py says, and every kind is declared."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from tests.conftest import FIRST, KINDS, LEFT_OUT

ROOT = Path(__file__).parents[2]


def test_make_check_leaves_out_what_is_not_quick() -> None:
    (recipe,) = re.findall(r"^check:.*\n\t(.*)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(re.findall(r"not (\w+)", recipe)) == LEFT_OUT


def test_every_kind_is_declared() -> None:
    options = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]["ini_options"]
    assert {line.partition(":")[0] for line in options["markers"]} >= {*FIRST, *KINDS.values(), *LEFT_OUT}
