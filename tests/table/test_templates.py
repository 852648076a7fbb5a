"""The templates: lines that fit a screen, and no trace of their line breaks in the pages."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from serai.table.render import joined

FOLDER = Path(str(files("serai.table"))) / "templates"
LONGEST = 128


def test_no_line_is_too_long() -> None:
    templates = sorted(FOLDER.glob("*.html"))
    assert len(templates) > 10
    long = [
        f"{template.name}:{n}"
        for template in templates
        for n, line in enumerate(template.read_text("utf-8").split("\n"), 1)
        if len(line) > LONGEST
    ]
    assert long == []


def test_an_indented_line_continues_the_one_before() -> None:
    """Nothing between two tags, a space between two attributes: line breaks in a template change no page."""
    source = '<p>\n  {{ who }}\n  <b class="x"\n    title="y">z</b></p>\n<p>{{ who }}</p>'
    assert joined(source) == '<p>{{ who }}<b class="x" title="y">z</b></p>\n<p>{{ who }}</p>'
