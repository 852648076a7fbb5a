"""A game that brings no board of its own: the tutorial game at the table."""

from __future__ import annotations

from pathlib import Path

import serai
from serai.engine.chance import Dice
from serai.table.render import table_page
from serai.table.scene import Scene
from serai.words import LANGUAGES
from tests.table.preview import view
from tests.table.reader import Page


def test_every_position_can_be_shown_and_played() -> None:
    """What a seat may choose is in its page, in every language; nobody reads the hand of another."""
    match, dice, languages = serai.new_match("menagerie", 3, "pages"), Dice("pages"), list(LANGUAGES)
    shown = 0
    while match.state.options:
        for seat in [*range(3), None]:
            scene = Scene(view(match, seat), languages[shown % len(languages)])
            html = table_page(scene)
            assert {choice.action for choice in scene.view.choices} <= Page(html).actions
            assert html.count(f"<dt>{scene.name('hand')}</dt>") == (seat is not None)
            shown += 1
        waiting = [seat for seat in match.state.waiting() if not match.ready(seat)]
        match.do(waiting[0], dice.pick(match.desk(waiting[0]).options_for(waiting[0])))
    assert shown > 40


def test_its_files_are_all_that_it_needs() -> None:
    """No file of ours knows the tutorial game by name."""
    root = Path(serai.__file__).parent
    assert [path for path in root.rglob("*.py") if "menagerie" in path.read_text("utf-8")] == []
