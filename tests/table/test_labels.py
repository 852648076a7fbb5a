"""Whoever hears a page can tell apart what can be chosen on it: two names are the same only where they do the same."""

from __future__ import annotations

import json
from collections import defaultdict
from html.parser import HTMLParser
from itertools import chain

import pytest

from serai.table.render import table_page
from serai.table.scene import Scene
from serai.table.view import View
from tests.table.stage import asked, moments
from tests.table.test_sight import GAMES, questions

EVERY = 9  # decisions of a recorded game


class Targets(HTMLParser):
    """What can be chosen on a page: its name, and all that it stands for.  The list of all actions says the same once more."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.names: dict[str, set[str]] = defaultdict(set)
        self.does = ""  # of the button that is open and has no name yet
        self.words = ""
        self.listed = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.listed |= found.get("id") == "all-actions"
        if "data-ways" in found:
            self.does = json.dumps([way["actions"] for way in json.loads(found["data-ways"])])
        elif "data-acts" in found:
            self.does = json.dumps(json.loads(found["data-acts"]))
        elif found.get("name") == "action" and not self.listed:
            self.does = json.dumps([found["value"]])
        elif found.get("name") == "way" and not self.listed:
            self.does = found["value"]
        if self.does and "aria-label" in found:
            self.names[found["aria-label"]].add(self.does)
            self.does = ""

    def handle_data(self, data: str) -> None:
        self.words += data if self.does else ""

    def handle_endtag(self, tag: str) -> None:
        self.listed &= tag != "ul"
        if tag == "button" and self.does:
            self.names[self.words.strip()].add(self.does)
            self.does = ""
        self.words = ""


def alike(view: View, language: str) -> list[str]:
    """Names on the page that stand for different things."""
    step = view.ask.step if view.ask else ""
    names = Targets(table_page(Scene(view, language), inner=True)).names
    return [f"{step}: {name!r} does {sorted(does)}" for name, does in names.items() if len(does) > 1]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_equal_names_do_the_same(game: str) -> None:
    """Every kind of question, and a game from its beginning to its end."""
    played = (asked(match, seat, n) for n, (match, seat) in enumerate(moments(f"{game}-2-random-1")) if n % EVERY == 0)
    wrong = [line for view in chain(questions(game, 3), played) if view.ask for line in alike(view, "en")]
    assert not wrong, "\n".join(dict.fromkeys(wrong))


def test_names_that_are_alike_are_found() -> None:
    listed = '<div id="all-actions"><ul><li><button name="action" value="c">Go</button></li></ul></div>'
    drawn = '<g data-acts="[1]"><g class="drawn" aria-label="Go">2</g></g>'
    assert Targets(f'{listed}<button name="action" value="a">Go</button>{drawn}').names == {"Go": {'["a"]', "[1]"}}
