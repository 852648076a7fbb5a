"""The engine, on the toy: several seats waiting, anytime actions, story, reveals, reasons; and what a table does around it."""

from __future__ import annotations

import pytest

import serai
from menagerie.events import DREW
from menagerie.round import Breathe, Lay, Owe
from menagerie.state import Menagerie
from menagerie.vocabulary import DROP, LAY, TOKEN
from serai.engine.hidden import determinize, permute
from serai.engine.match import Match, Refused
from serai.engine.save import dump
from serai.engine.score import Score, winners
from serai.engine.step import NOT_NOW, NOT_YOURS, PASS
from serai.engine.vocabulary import Vocabulary
from serai.words import Speaker
from tests.drafts import before_a_draft
from tests.toy import TOY


def start(players: int = 2, seed: int = 1) -> Menagerie:
    s = TOY.new_game(players, seed)
    assert isinstance(s, Menagerie)
    return s


def lay(s: Menagerie, seat: int) -> int:
    return LAY + s.players[seat].hand[0]


# ---- One seat or several --------------------------------------------------------------------


def test_all_seats_wait_and_answer_in_any_order() -> None:
    s = start(3)
    assert s.waiting() == [0, 1, 2]
    s.answer(2, lay(s, 2))
    s.answer(0, PASS)
    assert s.waiting() == [1]
    s.answer(1, lay(s, 1))
    assert s.round == 1 or s.waiting() == [0]
    assert isinstance(s.stack[-1], Breathe)


def test_call_on_brings_a_seat_to_the_top() -> None:
    s = start(3)
    assert s.player == 0
    s.call_on(2)
    assert s.player == 2
    assert s.options == s.options_for(2)
    s.play(lay(s, 2))
    with pytest.raises(serai.IllegalAction, match=r"seat 2 has nothing to choose now: the game waits for \[0, 1\]"):
        s.call_on(2)


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    s = start()
    before = dump(s)
    missing = next(card for card in range(5) if card not in s.players[0].hand)
    for action in (LAY + missing, DROP, -1, 999):
        for refused in (s.play, lambda action: s.answer(0, action)):
            with pytest.raises(serai.IllegalAction, match=r"seat 0 cannot .*: it may choose pass, lay"):
                refused(action)
    assert dump(s) == before


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    s = start()
    while s.options:
        s.play(s.options[0])
    assert s.waiting() == []
    with pytest.raises(serai.IllegalAction, match="the game is over"):
        s.play(PASS)


def test_reasons() -> None:
    s = start()
    missing = next(card for card in range(5) if card not in s.players[0].hand)
    assert s.why_not(0, lay(s, 0)) == ""
    assert s.why_not(0, LAY + missing) == "MG-2.1"
    assert s.why_not(0, DROP) == NOT_NOW
    s.answer(0, PASS)
    assert s.why_not(0, PASS) == NOT_YOURS


# ---- Anytime actions and debts ----------------------------------------------------------------


def test_a_debt_comes_before_anything_else_of_that_seat_and_delays_nobody() -> None:
    s = start(3)
    s.cut_in(1, TOKEN)
    assert s.waiting() == [0, 1, 2]
    assert isinstance(s.step_for(1), Owe)
    assert all(DROP <= action < TOKEN for action in s.options_for(1))
    s.answer(0, lay(s, 0))
    s.answer(2, lay(s, 2))
    assert s.waiting() == [1]
    assert s.player == 1
    assert isinstance(s.step_for(1), Owe)
    s.play(s.options[0])
    assert isinstance(s.step_for(1), Lay)


def test_a_token_is_used_once_and_only_by_its_owner() -> None:
    s = start()
    s.cut_in(0, TOKEN)
    assert s.anytime(0) == []
    assert s.anytime(1) == [TOKEN]
    with pytest.raises(serai.IllegalAction):
        s.cut_in(0, TOKEN)


def test_searches_see_anytime_actions_at_a_pause_only() -> None:
    s = start()
    assert TOKEN not in s.options
    s.answer(0, PASS)
    s.answer(1, lay(s, 1))
    assert s.options == [PASS, TOKEN]
    s.play(TOKEN)
    assert isinstance(s.step_for(0), Owe)
    s.play(s.options[0])
    assert isinstance(s.stack[-1], Breathe)  # back in the pause: now only the other seat has a token
    assert s.player == 1


def test_follow_takes_answers_and_anytime_actions() -> None:
    s = start()
    s.follow(1, TOKEN)
    s.follow(0, PASS)
    assert s.waiting() == [1]


# ---- Story, hidden things, scores -----------------------------------------------------------------


def test_the_story_is_told_only_where_somebody_listens() -> None:
    s = start()
    s.play(PASS)
    assert s.story is None
    s.story = []
    s.cut_in(1, TOKEN)
    drew = s.story[-1]
    assert drew.kind == DREW
    assert drew.seen_by(1)[3:] == (1, drew.cards)
    assert drew.seen_by(0)[3:] == (1, None)
    assert drew.seen_by(None)[3:] == (1, None)
    assert drew.in_the_open()[3:] == (1, drew.cards)
    assert s.copy().story is None


def test_a_determinization_has_chances_of_its_own_and_no_prompts_for_form() -> None:
    s = start(3)
    d = determinize(s, 0, 5)
    assert d.brisk
    assert not s.brisk
    assert d.secret != s.secret
    assert d.players[0].hand == s.players[0].hand
    assert any(determinize(s, 0, seed).players[1].hand != s.players[1].hand for seed in range(5))
    assert dump(determinize(s, 0, 5)) == dump(d)


def test_a_promise_that_no_mixing_keeps_is_an_error_and_never_the_real_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lay, "holds", lambda self, s: False)
    with pytest.raises(serai.engine.errors.DeadEnd, match="no deal agrees"):
        permute(start(), 0, 1)


def test_winners_by_total_then_ties_then_shared() -> None:
    assert winners([Score([3, 4], [1]), Score([7], [2]), Score([6], [9])]) == [1]
    assert winners([Score([7], [2]), Score([7], [2])]) == [0, 1]


def test_no_two_actions_have_one_name() -> None:
    words = Vocabulary()
    words.verb("lay", ["ant"])
    with pytest.raises(ValueError, match="two actions have the name 'lay ant'"):
        words.verb("lay", ["ant"])


# ---- A match: drafts and taking back ------------------------------------------------------------------


def match(players: int = 2) -> Match:
    return Match(TOY.setup(players, {}), 1)


def toy(m: Match) -> Menagerie:
    assert isinstance(m.state, Menagerie)
    return m.state


def test_drafts_are_secret_and_revisable_until_all_are_ready() -> None:
    m = match(3)
    m.do(2, lay(toy(m), 2))
    assert m.ready(2)
    assert not m.record.lines
    assert not m.told
    with pytest.raises(Refused, match="already chosen"):
        m.do(2, PASS)
    m.take_back(2)
    assert not m.ready(2)
    m.do(2, PASS)
    m.do(0, lay(toy(m), 0))
    m.do(1, lay(toy(m), 1))
    assert [seat for seat, _ in m.record.lines] == [0, 1, 2]  # the engine hears them in the order of the seats
    with pytest.raises(Refused, match="something has been drawn or shown"):
        m.take_back(0)


def test_a_token_and_its_debt_are_no_drafts() -> None:
    m = match(3)
    m.do(0, lay(toy(m), 0))
    m.do(1, TOKEN)
    assert [name for _, name in m.record.lines] == ["use the token"]
    m.do(1, m.state.options_for(1)[0])
    assert len(m.record.lines) == 2
    assert m.ready(0)
    m.do(1, PASS)
    m.do(2, PASS)
    assert [seat for seat, _ in m.record.lines] == [1, 1, 0, 1, 2]


def test_a_draft_must_be_legal() -> None:
    m = match()
    with pytest.raises(Refused, match="seat 0 cannot drop ant"):
        m.do(0, DROP)
    with pytest.raises(Refused, match="there is no seat 5: choose 0 to 1"):
        m.do(5, PASS)


def san_juan() -> Match:
    return serai.new_match("san-juan", 3, 11, start_player="1")


def choose(m: Match, *texts: str) -> None:
    for text in texts:
        m.do(m.state.player, serai.action(m.state, text))


def test_taking_back_goes_as_far_as_the_last_reveal() -> None:
    m = san_juan()
    before = dump(m.state)
    choose(m, "take producer", "produce indigo")
    m.take_back(0)
    m.take_back(0)
    assert dump(m.state) == before
    assert not m.record.lines
    with pytest.raises(Refused, match="nothing has been chosen yet"):
        m.take_back(0)
    choose(m, "take prospector")  # draws a card
    with pytest.raises(Refused, match="something has been drawn or shown since"):
        m.take_back(0)


def test_nobody_takes_back_another_seats_choice() -> None:
    m = san_juan()
    choose(m, "take producer", "produce indigo")
    with pytest.raises(Refused, match="somebody else has chosen since"):
        m.take_back(1)
    choose(m, "produce indigo")
    with pytest.raises(Refused, match="somebody else has chosen since"):
        m.take_back(0)
    m.take_back(1)


def test_a_choice_that_is_taken_back_takes_the_drafts_of_others_with_it() -> None:
    """Somebody else has drafted an answer to a question that is not put any more: it must not be played on the table before."""
    m, seat, other = before_a_draft()
    m.do(other, m.state.options_for(other)[0])
    assert m.drafts[other]
    m.take_back(seat)
    assert m.drafts == {}
    assert m.desk(other)


def test_what_was_heard_stays_heard() -> None:
    m = san_juan()
    choose(m, "take producer")
    told = len(m.told)
    m.take_back(0)
    assert len(m.told) == told + 1
    words = Speaker(m.state.setup.game, "en", seats=["A", "B", "C"])
    assert words.tell(m.told[-1].seen_by(1), {}) == "A takes the last choice back"
