"""Why something cannot be done, as the server says it: with figures, in the reader's language, and to that seat alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from litestar.testing import TestClient

import serai
from serai.engine.chance import Dice
from serai.engine.match import Match
from serai.engine.state import State
from serai.table.app import create_app
from serai.words import LANGUAGES, Speaker
from serai.words.refusals import refusal, refusal_of_number
from tests.table.test_hot_seat import ORIGIN, PART, shared

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    app = create_app(f"sqlite:///{tmp_path_factory.mktemp('whys') / 't.db'}", limited=False, workers=0, pace=0)
    with TestClient(app, base_url="http://127.0.0.1") as made:
        yield made


def asked(match: Match, reason: str) -> tuple[State, int, int]:
    """Random play until somebody cannot do something for this reason."""
    dice = Dice(reason)
    actions = range(len(match.record.setup.game.vocabulary))
    while match.state.stack:
        seat = match.state.player
        desk = match.desk(seat)
        for action in actions:
            if desk.why_not(seat, action) == reason:
                return desk, seat, action
        match.do(seat, dice.pick(desk.options_for(seat)))
    raise AssertionError(f"never refused by {reason}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_too_dear(client: TestClient[Any], language: str) -> None:
    match = serai.new_match("san-juan", 2, "too dear")
    desk, seat, action = asked(match, "SJ-6.8:too-dear")
    path, words = shared(client, match), Speaker(desk.setup.game, language)
    name, told = words.game.vocabulary.names[action], refusal(words, desk, seat, action)
    text = unescape(client.get(f"{path}/why?seat={seat}&action={name}&lang={language}", headers=ORIGIN).text)
    assert words.say("why-title-of", thing=words.name(words.game.vocabulary.ids[action])) in text
    assert told.sentence in text
    assert told.way in text
    assert (text.count("<i>"), text.count('<i class="no">')) == (told.price - told.short, told.short)
    assert "SJ-6.8" in text
    page = client.get(f"{path}/view?seat={seat}", headers=PART).text
    act = {"seat": str(seat), "action": name, "decision": re.findall(r'"decision" value="(\d+)"', page)[0]}
    refused = client.post(f"{path}/act?lang={language}", data=act, headers=PART)
    assert refused.status_code == 409
    assert unescape(refused.headers["X-Serai-Note"]) == told.sentence


def test_the_wrong_number_of_things(client: TestClient[Any]) -> None:
    match = serai.new_match("san-juan", 2, "pays")
    desk, seat, _ = asked(match, "SJ-6.3:pays-not-itself")
    path = shared(client, match)
    told = refusal_of_number(Speaker(desk.setup.game, "en"), desk, seat)
    text = unescape(client.get(f"{path}/why?seat={seat}&lang=en", headers=ORIGIN).text)
    assert told.sentence in text
    assert "SJ-6.3" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bare_number_says_the_rule(client: TestClient[Any], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For games that do not explain themselves."""
    match = serai.new_match("san-juan", 2, "bare")
    path, seat = shared(client, match), match.state.player
    monkeypatch.setattr(State, "why_not", lambda self, seat, action: "SJ-6.8")
    text = unescape(client.get(f"{path}/why?seat={seat}&action=build palace&lang={language}", headers=ORIGIN).text)
    assert Speaker(match.record.setup.game, language).say("why-rule") in text
    assert "SJ-6.8" in text


def test_nonsense_is_no_error(client: TestClient[Any]) -> None:
    match = serai.new_match("san-juan", 2, "nonsense")
    path, seat = shared(client, match), match.state.player
    text = unescape(client.get(f"{path}/why?seat={seat}&action=dance&lang=en", headers=ORIGIN).text)
    assert "This belongs to another moment of the game." in text
