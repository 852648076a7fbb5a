"""Hints at the table: what they say comes from the function that decides, in every language."""

from __future__ import annotations

import re

import pytest

from serai.bots import Decision, advice, ismcts
from serai.bots.advice import Advice, advise
from serai.catalogue import GAMES, find
from serai.engine.save import save
from serai.table import worker
from serai.table.scene import Scene
from serai.table.site.play import hinted
from serai.table.worker import Job, Thought, think
from serai.words import LANGUAGES
from tests.table.preview import played, view


@pytest.mark.parametrize("game_id", GAMES)
def test_a_worker_hands_on_what_was_advised(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "STRONGEST", "ismcts:2")
    monkeypatch.setattr(ismcts, "ENOUGH", 2)
    s = find(game_id).new_game(2, 5)
    while len(s.options) == 1:
        s.play(s.options[0])
    names = s.setup.game.vocabulary.names
    found = advise(Decision(s, s.player), "seed")
    thought = think(Job(save(s), s.player, "expert", "seed", explain=True))
    assert thought == Thought(
        names[found.action], found.before, found.after, names[found.other], found.otherwise, found.close, ""
    )


def test_without_an_alternative_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "advise", lambda decision, seed: Advice(decision.options[0], 0.4, 0.5))
    s = find("san-juan").new_game(2, 5)
    assert think(Job(save(s), s.player, "expert", "seed", explain=True)).other == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_words(language: str) -> None:
    match = played("san-juan", 2, "hint", 10, "random")
    seat = match.state.player
    scene = Scene(view(match, seat), language)
    action, other, *_ = [*scene.legal, *scene.legal]
    words = [str(said) for said in hinted(scene, Thought(action, 0.304, 0.338, other, 0.291))]
    figures = [[int(digits) for digits in re.findall(r"\d+", said)] for said in words[1:]]
    assert figures[0] == [30, 34]
    assert figures[1][-1] == 29
    close = hinted(scene, Thought(action, 0.304, 0.338, other, 0.331, close=True))
    assert close[:2] == hinted(scene, Thought(action, 0.304, 0.338))
    assert len({close[2], words[2]}) == 2
