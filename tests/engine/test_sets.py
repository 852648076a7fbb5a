"""A set, asked for one thing at a time and sent at once: all of it is done, or nothing."""

from __future__ import annotations

import pytest

from serai.engine.match import Match, Refused, TooMany
from serai.engine.save import dump
from serai.engine.step import PASS
from serai.games.san_juan import GAME
from serai.games.san_juan.picks import Pick
from serai.games.san_juan.producer import Produce


def asked_for_a_set() -> tuple[Match, int]:
    """San Juan dealt the advanced way: everybody discards at once, the last seat most."""
    return Match(GAME.setup(4, {"setup_mode": "advanced", "start_player": "1"}), 1), 3


def test_the_steps_of_a_set_say_so() -> None:
    match, seat = asked_for_a_set()
    step = match.state.step_for(seat)
    assert step is not None
    assert step.ticks()
    assert Produce(0, 1).ticks()
    assert not Match(GAME.setup(3, {}), 1).state.stack[-1].ticks()


def test_a_set_is_done_in_the_order_in_which_it_is_asked_for() -> None:
    match, seat = asked_for_a_set()
    twin, _ = asked_for_a_set()
    first = match.desk(seat).options_for(seat)[0]
    twin.do(seat, first)
    second = twin.desk(seat).options_for(seat)[-1]
    twin.do(seat, second)
    assert match.do_all(seat, [second, first]) == [first, second]
    assert dump(match.state) == dump(twin.state)
    assert match.drafts == twin.drafts


def test_all_or_nothing() -> None:
    match, seat = asked_for_a_set()
    before, drafts = dump(match.state), dict(match.drafts)
    hand = match.desk(seat).options_for(seat)
    absent = next(a for a, verb in enumerate(GAME.vocabulary.verbs) if verb == "discard" and a not in hand)
    with pytest.raises(Refused):
        match.do_all(seat, [hand[0], absent])
    assert (dump(match.state), match.drafts) == (before, drafts)


def test_more_than_is_asked_for_is_refused_and_a_pass_at_the_end_is_dropped() -> None:
    match, seat = asked_for_a_set()
    chosen: list[int] = []
    t = match.desk(seat)
    while isinstance(t.step_for(seat), Pick):
        chosen.append(t.options_for(seat)[0])
        t.answer(seat, chosen[-1])
    with pytest.raises(TooMany, match="more than is asked for"):
        match.do_all(seat, [*chosen, chosen[-1]])
    assert match.do_all(seat, [PASS, *chosen]) == chosen


def test_those_who_are_ready_choose_no_more() -> None:
    match, seat = asked_for_a_set()
    while not match.ready(seat):
        match.do_all(seat, [match.desk(seat).options_for(seat)[0]])
    with pytest.raises(Refused, match="already chosen"):
        match.do_all(seat, [match.state.options_for(seat)[0]])
