"""Logs and saves: what was written is read, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.catalogue import find
from serai.engine.log import read, replay
from serai.engine.match import Match
from serai.engine.save import dump
from serai.engine.step import fields
from tests.golden import FOLDER

LOG = (FOLDER / "san-juan-3-random-0.log").read_text("utf-8")
SAVED = serai.save(serai.new_game("san-juan", 3, 7))


def after(decisions: int) -> serai.State:
    """A position of the golden game."""
    record = read(LOG, find)
    del record.lines[decisions:]
    record.end = ""
    state: serai.State = replay(record)
    return state


# ---- Save ---------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [0, 1, 30, 77, 150, 301])
def test_a_save_is_loaded_as_it_was(decisions: int) -> None:
    state = after(decisions)
    twin = serai.load(serai.save(state))
    assert dump(twin) == dump(state)
    assert twin.setup == state.setup
    assert type(twin.stack) is list


def test_a_save_of_other_rules_is_refused_with_both_versions() -> None:
    data = json.loads(SAVED)
    data["rules"] = 0
    with pytest.raises(serai.BadSave, match=r"rules version 0 of san-juan, but this Serai plays version 1: finish"):
        serai.load(json.dumps(data))


def test_a_save_of_another_format_is_refused() -> None:
    with pytest.raises(serai.BadSave, match="format 99, but this Serai reads format 1"):
        serai.load(json.dumps({**json.loads(SAVED), "serai": 99}))


def test_a_save_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(serai.UnknownGame, match=r"Unknown game 'chess'\. Choose from: san-juan"):
        serai.load(json.dumps({**json.loads(SAVED), "game": "chess"}))


def test_a_damaged_save_is_refused() -> None:
    data = json.loads(SAVED)
    data["state"]["round"] = 5
    with pytest.raises(serai.BadSave, match="damaged"):
        serai.load(json.dumps(data))


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", "7", "[" * 100_000, SAVED[:-20], "no save", LOG])
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(serai.BadSave, match="not a complete save of Serai"):
        serai.load(text)


@given(st.recursive(st.none() | st.integers() | st.text(), lambda t: st.lists(t) | st.dictionaries(st.text(), t)))
def test_no_data_makes_load_stumble(data: Any) -> None:
    head = json.loads(SAVED)
    for key in ("game", "players", "options", "state", "rules"):
        with pytest.raises(serai.SeraiError):
            serai.load(json.dumps({**head, key: data}))


def test_the_seed_and_the_cards_of_others_are_in_no_setup() -> None:
    assert set(fields(serai.new_game("san-juan", 3, 7))) >= {"secret", "stack", "deck"}
    assert not hasattr(serai.new_game("san-juan", 3, 7).setup, "seed")


# ---- Log ----------------------------------------------------------------------------------


def test_a_log_is_words_that_a_person_can_read() -> None:
    head, _, lines = LOG.partition("\n\n")
    assert head.startswith("serai log 1\ngame san-juan\nrules 1\nplayers 3\noption expansion ")
    assert lines.split("\n")[0].split(" ", 1)[1] in serai.game("san-juan").vocabulary.numbers


def test_reading_and_writing_is_the_same() -> None:
    assert Match.resume(read(LOG, find)).log() == LOG


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda t: "", "not a log of Serai"),
        (lambda t: "hello\nworld", "not a log of Serai"),
        (lambda t: t.replace("serai log 1", "serai log 2", 1), "not a log of Serai"),
        (lambda t: t.replace("game san-juan", "game go", 1), "Unknown game 'go'"),
        (lambda t: t.replace("players 3", "players 9", 1), "2 to 4 players, not for 9"),
        (lambda t: t.replace("players 3", "players three", 1), "must be whole numbers"),
        (lambda t: t.replace("players 3\n", "", 1), "the line .players. is missing"),
        (lambda t: t.replace("players 3\n", "players 3\nplayers 3\n", 1), "not a valid header line"),
        (lambda t: t.replace("option expansion", "option explosion", 1), "no option 'explosion'"),
        (lambda t: t.replace("rules 1", "rules 7", 1), "rules version 7 of san-juan, but this Serai plays version 1"),
        (lambda t: t[: len(t) // 2], "cut off after|not a decision such as"),
        (lambda t: t.replace("\nend ", "\nfin ", 1), "not a decision such as"),
        (lambda t: t[: t.index("\nend ")], "its closing line 'end' is missing"),
        (lambda t: t.replace(" take builder\n", "\n", 1), "not a decision such as"),
        (lambda t: t.replace(" take builder", " take gardener", 1), "is not an action of san-juan"),
        (
            lambda t: t.replace(" take builder", " build palace", 1),
            "is illegal: seat . cannot build palace .not now.",
        ),
        (lambda t: t.replace("0 take", "7 take", 1), "is not an action of san-juan"),
        (lambda t: t.replace("\nseed golden-0", "\nseed other", 1), "is illegal|by the rules it is"),
        (lambda t: t.replace(" over ", " over 1", 1), "but by the rules it is 'over"),
        (lambda t: "\n".join(t.split("\n")[:30] + t.split("\n")[31:]), "some are missing"),
    ],
)
def test_a_log_that_is_wrong_is_refused_in_one_sentence(change: Any, message: str) -> None:
    with pytest.raises(serai.SeraiError, match=message) as refusal:
        serai.replay(change(LOG))
    assert "\n" not in str(refusal.value)


def refusal(text: str) -> str:
    """Why a log is refused; nothing if it is not."""
    try:
        serai.replay(text)
    except serai.SeraiError as error:
        return str(error)
    return ""


@given(st.text())
def test_no_text_makes_the_reader_stumble(text: str) -> None:
    for whole in (text, "serai log 1\n" + text, LOG[:150] + text, LOG.replace("\nend", f"\n{text}\nend")):
        why = refusal(whole)
        assert "\n" not in why
        assert why or whole.split() == LOG.split()  # only blanks were put in


@given(st.integers(0, len(LOG) - 1), st.characters())
def test_a_changed_letter_is_noticed_or_leads_to_another_legal_game(place: int, letter: str) -> None:
    try:
        state = serai.replay(LOG[:place] + letter + LOG[place + 1 :])
    except serai.SeraiError:
        return
    assert not state.options  # the last line was true: decisions and scores


@given(st.text())
def test_no_text_makes_an_action_of_itself(text: str) -> None:
    state = after(0)
    if " ".join(text.split()).lower() not in serai.names(state):
        with pytest.raises(serai.IllegalAction, match=serai.names(state)[0]):
            serai.action(state, text)


def test_golden_logs_are_there() -> None:
    assert Path(FOLDER).is_dir()
    assert LOG.rstrip().split("\n")[-1].startswith("end ")
