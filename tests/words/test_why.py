"""Every refusal of a game is explained by figures, in every language, and tells nothing that the seat does not know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module

import pytest

from serai.catalogue import document, everything, find
from serai.engine.chance import Dice
from serai.engine.events import Fact
from serai.engine.game import Game
from serai.engine.hidden import permute
from serai.engine.laws import setups
from serai.engine.rulebook import rules
from serai.engine.state import State
from serai.engine.step import IN_ORDER, NOT_NOW, NOT_YOURS, PASS, key_of, rule_of
from serai.words import LANGUAGES, Speaker, kebab
from serai.words.refusals import refusal, refusal_of_number
from tests.words.test_words import PARTS, messages

EXPLAINED = [game.id for game in everything() if f"{game.package.rpartition('.')[2]}.why" in PARTS]
SEATS = ["Anna", "Bahram", "Vera", "Dara", "Eva", "Farid"]
SETUPS = 24  # random games, each with another set-up
EVERY = 9  # decisions from one look at the whole vocabulary to the next
SAID = 12  # times that a reason is said in every language, each time with other figures

Case = tuple[State, int, int, str]
"""A position, a seat, an action (`PASS` for a number of things), and the reason."""


def package(game: Game[State]) -> str:
    return game.package.rpartition(".")[2]


def refused(s: State, seat: int) -> Iterator[Case]:
    for action in range(len(s.setup.game.vocabulary)):
        if reason := s.why_not(seat, action):
            yield s, seat, action, reason
    step = s.step_for(seat)
    if step is not None and step.ticks() and (reason := step.why_number(s)):
        yield s, seat, PASS, reason


def played(game: Game[State]) -> Iterator[State]:
    """Positions of random games with different set-ups."""
    for number, setup in enumerate(setups(game)[:SETUPS]):
        dice = Dice("why", game.id, number)
        s: State = game.start(setup, number)
        at = 0
        while s.options:
            if at % EVERY == 0:
                yield s.copy()
            at += 1
            s.play(dice.pick(s.options))
        yield s


def constructed(game: Game[State]) -> Iterator[Case]:
    """What few random games get to: `positions` of `why.py` beside the tests of its rules."""
    for s, seat, action in import_module(f"tests.rules.{package(game)}.why").positions(game.id):
        reason = s.why_not(seat, action)
        assert reason, f"{game.vocabulary.names[action]} can be chosen: {s.stack[-1]}"
        yield s, seat, action, reason


def name_of(case: Case) -> str:
    """The key of the message that says it."""
    s, _, action, reason = case
    if reason == NOT_NOW:
        return f"now-{kebab(s.setup.game.vocabulary.verbs[action])}"
    return key_of(reason)


def figures(case: Case) -> dict[str, Fact]:
    s, seat, action, reason = case
    return s.figures(seat, action, reason)


@cache
def reached(game_id: str) -> dict[str, list[Case]]:
    """By key: some refusals of it, with different figures."""
    game = find(game_id)
    found: dict[str, list[Case]] = {}
    seen: set[str] = set()
    cases = [case for s in played(game) for seat in s.waiting() for case in refused(s, seat)]
    for case in [*constructed(game), *cases]:
        if case[3] == IN_ORDER:
            continue
        kept = found.setdefault(name_of(case), [])
        if len(kept) < SAID and (what := f"{name_of(case)} {figures(case)}") not in seen:
            seen.add(what)
            kept.append(case)
    return found


@pytest.mark.long
@pytest.mark.parametrize("game_id", EXPLAINED)
def test_every_reason_is_reached(game_id: str) -> None:
    """And none is without words."""
    names = messages("en", f"{package(find(game_id))}.why")
    missing = {name.removeprefix("why-") for name in names if name.startswith("why-")} ^ set(reached(game_id))
    assert missing == set()


@pytest.mark.long
@pytest.mark.parametrize("game_id", EXPLAINED)
def test_messages_speak_of_exactly_the_figures(game_id: str) -> None:
    """Sentence and way out together; a translation may leave a name out (tests of all messages)."""
    names = messages("en", f"{package(find(game_id))}.why")
    for key, cases in reached(game_id).items():
        spoken = names[f"why-{key}"] | names.get(f"way-{key}", set())
        for case in cases:
            given = {"sum" if name == "terms" else name for name in figures(case)}
            assert given == spoken, (key, figures(case))


@pytest.mark.long
@pytest.mark.parametrize("game_id", EXPLAINED)
def test_every_reason_is_said_in_every_language(game_id: str) -> None:
    for language in LANGUAGES:
        words = Speaker(find(game_id), language, seats=SEATS)
        for key, cases in reached(game_id).items():
            for s, seat, action, reason in cases:
                number = action == PASS and s.why_not(seat, PASS) != reason
                said = refusal_of_number(words, s, seat) if number else refusal(words, s, seat, action)
                assert said.sentence, (language, key)
                assert said.sentence == said.sentence.strip(), (language, key, said.sentence)
                assert "(none)" not in said.sentence, said.sentence
                assert said.rule == rule_of(reason)


@pytest.mark.long
@pytest.mark.parametrize("game_id", EXPLAINED)
def test_a_sum_adds_up(game_id: str) -> None:
    """What is drawn: the terms make the price, and something of it is missing."""
    for cases in reached(game_id).values():
        for case in cases:
            given = figures(case)
            if "price" in given and "terms" in given:
                assert sum(term[0] for term in given["terms"]) == given["price"]  # type: ignore[index, union-attr, misc]
            if "price" in given and "short" in given:
                assert 0 < int(str(given["short"])) <= int(str(given["price"])), (case[3], given)


@pytest.mark.long
@pytest.mark.parametrize("game_id", EXPLAINED)
def test_figures_tell_nothing_hidden(game_id: str) -> None:
    """What the seat cannot see is exchanged: it hears the same."""
    for cases in reached(game_id).values():
        for s, seat, action, reason in cases:
            if s.stack:
                other = permute(s, seat, "why")
                assert other.figures(seat, action, reason) == s.figures(seat, action, reason), reason


@pytest.mark.long
@pytest.mark.parametrize("game_id", EXPLAINED)
def test_reasons_name_rules(game_id: str) -> None:
    numbers = rules(document(find(game_id), "RULES.md"))
    found = {rule_of(case[3]) for cases in reached(game_id).values() for case in cases} - {""}
    assert found <= set(numbers)


def test_not_your_decision_says_who_is_asked() -> None:
    s: State = find("san-juan").new_game(3, 1, start_player="1")
    words = Speaker(s.setup.game, "en", seats=SEATS)
    assert s.why_not(1, PASS) == NOT_YOURS
    assert refusal(words, s, 1, PASS).sentence == "Anna is choosing now."
