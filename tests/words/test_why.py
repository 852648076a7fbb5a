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

EXPLAINED = [part.removesuffix(".why") for part in PARTS if part.endswith(".why")]  # packages; a game may have two editions
SEATS = ["Anna", "Bahram", "Vera", "Dara", "Eva", "Farid"]
SETUPS = 24  # random games, each with another set-up
EVERY = 9  # decisions from one look at the whole vocabulary to the next
SAID = 12  # times that a reason is said in every language, each time with other figures

Case = tuple[State, int, int, str]
"""A position, a seat, an action (`PASS` for a number of things), and the reason."""


def editions(package: str) -> list[Game[State]]:
    return [game for game in everything() if game.package.endswith(f".{package}")]


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


def constructed(package: str) -> Iterator[Case]:
    """What few random games get to: `positions` of `why.py` beside the tests of its rules."""
    for s, seat, action in import_module(f"tests.rules.{package}.why").positions():
        reason = s.why_not(seat, action)
        assert reason, f"{s.setup.game.vocabulary.names[action]} can be chosen: {s.stack[-1]}"
        yield s, seat, action, reason
        step = s.step_for(seat)
        if step is not None and step.ticks() and (reason := step.why_number(s)):
            yield s, seat, PASS, reason


def name_of(case: Case) -> str:
    """The key of the message that says it."""
    s, _, action, reason = case
    if reason == NOT_NOW:
        return f"now-{kebab(s.setup.game.vocabulary.verbs[action])}"
    return key_of(reason)


def figures(case: Case) -> dict[str, Fact]:
    s, seat, action, reason = case
    return s.figures(seat, action, reason)


def cases(package: str) -> Iterator[Case]:
    yield from constructed(package)
    for game in editions(package):
        for s in played(game):
            for seat in s.waiting():
                yield from refused(s, seat)


@cache
def reached(package: str) -> dict[str, list[Case]]:
    """By key: some refusals of it, with different figures."""
    found: dict[str, list[Case]] = {}
    seen: set[str] = set()
    for case in cases(package):
        if case[3] == IN_ORDER:
            continue
        kept = found.setdefault(name_of(case), [])
        if len(kept) < SAID and (what := f"{name_of(case)} {figures(case)}") not in seen:
            seen.add(what)
            kept.append(case)
    return found


@pytest.mark.long
@pytest.mark.parametrize("package", EXPLAINED)
def test_every_reason_is_reached(package: str) -> None:
    """And none is without words."""
    names = messages("en", f"{package}.why")
    missing = {name.removeprefix("why-") for name in names if name.startswith("why-")} ^ set(reached(package))
    assert missing == set()


@pytest.mark.long
@pytest.mark.parametrize("package", EXPLAINED)
def test_messages_speak_of_exactly_the_figures(package: str) -> None:
    """Sentence and way out together; a translation may leave a name out (tests of all messages)."""
    names = messages("en", f"{package}.why")
    for key, some in reached(package).items():
        spoken = names[f"why-{key}"] | names.get(f"way-{key}", set())
        for case in some:
            given = {"sum" if name == "terms" else name for name in figures(case)}
            assert given == spoken, (key, figures(case))


@pytest.mark.long
@pytest.mark.parametrize("package", EXPLAINED)
def test_every_reason_is_said_in_every_language(package: str) -> None:
    for language in LANGUAGES:
        for key, some in reached(package).items():
            for s, seat, action, reason in some:
                words = Speaker(s.setup.game, language, seats=SEATS)
                number = action == PASS and s.why_not(seat, PASS) != reason
                said = refusal_of_number(words, s, seat) if number else refusal(words, s, seat, action)
                assert said.sentence, (language, key)
                assert said.sentence == said.sentence.strip(), (language, key, said.sentence)
                assert "(none)" not in said.sentence, said.sentence
                assert said.rule == rule_of(reason)


@pytest.mark.long
@pytest.mark.parametrize("package", EXPLAINED)
def test_a_sum_adds_up(package: str) -> None:
    """What is drawn: the terms make the price, and something of it is missing."""
    for some in reached(package).values():
        for case in some:
            given = figures(case)
            if "price" in given and "terms" in given:
                assert sum(term[0] for term in given["terms"]) == given["price"]  # type: ignore[index, union-attr, misc]
            if "price" in given and "short" in given:
                assert 0 < int(str(given["short"])) <= int(str(given["price"])), (case[3], given)


@pytest.mark.long
@pytest.mark.parametrize("package", EXPLAINED)
def test_figures_tell_nothing_hidden(package: str) -> None:
    """What the seat cannot see is exchanged: it hears the same."""
    for some in reached(package).values():
        for s, seat, action, reason in some:
            if s.stack:
                other = permute(s, seat, "why")
                assert other.figures(seat, action, reason) == s.figures(seat, action, reason), reason
                things = [s.setup.game.meaning(t.facing(seat), action).get("thing") for t in (s, other)]
                assert things[0] == things[1], f"the heading: {reason}"


@pytest.mark.long
@pytest.mark.parametrize("package", EXPLAINED)
def test_reasons_name_rules(package: str) -> None:
    numbers = rules(document(editions(package)[0], "RULES.md"))
    found = {rule_of(case[3]) for some in reached(package).values() for case in some} - {""}
    assert found <= set(numbers)


def test_not_your_decision_says_who_is_asked() -> None:
    s: State = find("san-juan").new_game(3, 1, start_player="1")
    words = Speaker(s.setup.game, "en", seats=SEATS)
    assert s.why_not(1, PASS) == NOT_YOURS
    assert refusal(words, s, 1, PASS).sentence == "Anna is choosing now."
