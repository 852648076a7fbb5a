"""Saves and logs that strangers made: whatever they hold, the answer is a game that can be played, or one sentence."""

from __future__ import annotations

import copy
import gzip
import json
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.catalogue import GAMES, find
from serai.engine.game import Game
from serai.engine.log import LARGEST, LONGEST, WIDEST, Record, read
from serai.engine.match import FARTHEST, Match
from serai.engine.save import dump, load, save, seal
from serai.engine.state import State
from tests.saves import FOLDER

Place = tuple[str | int, ...]
FAR = [sign * (1 << bits) for sign in (1, -1) for bits in (0, 3, 10, 31, 40, 63, 100, 900)]
ODD: list[Any] = [None, True, 1.5, float("nan"), "x", "\ud800", [], [1], [[]], {}, {"tuple": []}, {"tuple": 7}, {"class": []}]
ODD += [{"class": "Player"}, {"class": "x"}, *FAR]


def resealed(data: dict[str, Any]) -> str:
    """Anybody can compute the checksum."""
    return json.dumps({**data, "sha256": seal(data)})


@cache
def saves(game_id: str) -> list[dict[str, Any]]:
    """Old positions, as if saved under the present rules: what is tested here is not their age."""
    lines = gzip.decompress((FOLDER / "0.1.0" / f"{game_id}.jsonl.gz").read_bytes()).splitlines()
    return [{**json.loads(text), "rules": find(game_id).rules_version} for text in lines]


def places(data: Any, here: Place = ()) -> list[Place]:
    """Every place of some data where something else could stand."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    return [place for name, part in inside for place in [(*here, name), *places(part, (*here, name))]]


def changed(data: dict[str, Any], place: Place, value: Any) -> dict[str, Any]:
    """The same with another value in this place; without one, nothing stands there any more."""
    made = copy.deepcopy(data)
    part: Any = made
    for name in place[:-1]:
        part = part[name]
    if value is ...:
        del part[place[-1]]
    else:
        part[place[-1]] = value
    return made


def answer(work: Callable[[], Any]) -> tuple[Any, str]:
    """What comes of it, or why it is refused."""
    try:
        return work(), ""
    except serai.SeraiError as error:
        return None, str(error)


def loaded(data: dict[str, Any]) -> State | None:
    """The state, of which everything that loading promises is true; None if it is refused in one sentence."""
    found, why = answer(lambda: load(resealed(data), find))
    assert "\n" not in why
    if why:
        return None
    s: State = found
    assert dump(load(save(s), find)) == dump(s) == dump(s.copy())
    assert bool(s.options) == bool(s.stack)
    assert all(seat in range(s.setup.players) for seat in s.waiting())
    for seat in range(s.setup.players):
        json.dumps(serai.observe(s, seat))
        assert all(serai.name(s, action) for action in s.options_for(seat))
    assert len(serai.scores(s)) >= s.setup.players
    return s


# ---- Saves --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
@given(st.data())
def test_whatever_stands_in_a_save_is_loaded_or_refused(game_id: str, data: st.DataObject) -> None:
    made = data.draw(st.sampled_from(saves(game_id)))
    for _ in range(data.draw(st.integers(1, 3))):
        where = [place for place in places(made) if place != ("sha256",)]
        made = changed(made, data.draw(st.sampled_from(where)), data.draw(st.sampled_from([*ODD, ...]) | st.integers()))
    loaded(made)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_value_of_another_type_is_refused_wherever_it_stands(game_id: str) -> None:
    """Not one field of a state, a thing or a step takes what the rules never put there."""
    made = saves(game_id)[0]
    assert loaded(made) is not None
    for place in places(made["state"]):
        if place[-1] not in ("class", "tuple"):
            odd = changed(made, ("state", *place), 0.5)
            assert loaded(odd) is None, place


WRONG: list[tuple[Place, Any]] = [
    (("players",), 2.0),
    (("players",), True),
    (("players",), None),
    (("players",), [2]),
    (("options",), []),
    (("options",), ...),
    (("options", "expansion"), [[1]]),
    (("state",), ...),
    (("state",), []),
    (("state", "setup"), 1),  # a field that is never saved
    (("state", "copy"), 1),
    (("state", "secret"), "\ud800" * 64),
    (("state", "secret"), "short"),
    (("state", "chances"), "7"),
    (("state", "deck"), {"tuple": [1]}),
    (("state", "deck", 0), "crane"),
    (("state", "deck", 0), 1 << 4000),
    (("state", "tiles"), [0, 1, 2, 3, 4]),
    (("state", "players"), []),
    (("state", "players", 0), None),
    (("state", "players", 0), {"class": "TakeRole", "player": 0}),
    (("state", "players", 0, "hand"), None),
    (("state", "players", 0, "hand", 0), 999),  # no such card
    (("state", "players", 0, "hand", 0), [[]]),
    (("state", "players", 0, "banked"), 2),
    (("state", "stack"), {}),
    (("state", "stack"), []),  # over, and somebody is asked
    (("state", "stack", 0), {"class": "Player"}),
    (("state", "stack", 0), {"class": "TakeRole"}),
    (("state", "stack", 0), {"class": "TakeRole", "player": "0"}),
    (("state", "stack", -1), {"class": "TakeRole", "player": 2}),
    (("state", "stack", 0), {"class": "TakeRole", "player": 10}),
    (("state", "stack", 0), {"class": "TakeRole", "player": 0, "more": 1}),
    (("state", "stack", 0, "class"), ["TakeRole"]),
    (("state", "options"), []),
    (("state", "options", 0), -1),
    (("state", "options", 0), 10**6),
]


@pytest.mark.parametrize(("place", "value"), WRONG, ids=map(str, range(len(WRONG))))
def test_a_resealed_save_with_wrong_parts_is_refused_in_one_sentence(place: Place, value: Any) -> None:
    made = json.loads(serai.save(serai.new_game("san-juan", 2, 7)))
    with pytest.raises(serai.SeraiError) as refusal:
        load(resealed(changed(made, place, value)), find)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    "place", [("serai",), ("game",), ("rules",), ("options",), ("state",), ("state", "deck"), ("state", "stack")]
)
def test_a_save_that_is_nested_deeply_is_refused(place: Place) -> None:
    nested: Any = 0
    for _ in range(800):  # JSON is read down to about a thousand
        nested = [nested]
    made = changed(json.loads(serai.save(serai.new_game("san-juan", 2, 7))), place, nested)
    with pytest.raises(serai.SeraiError):
        load(resealed(made), find)


def test_a_save_that_is_too_large_is_refused() -> None:
    made = json.loads(serai.save(serai.new_game("san-juan", 2, 7)))
    made["state"]["deck"] = [0] * 400_000
    with pytest.raises(serai.BadSave, match="not a complete save"):
        load(resealed(made), find)


def test_the_features_of_a_number_that_is_no_bit_set_come_to_an_end() -> None:
    """Bots read the features of whatever was loaded."""
    made = changed(saves("western-legends")[0], ("state", "players", 0, "items"), -2)
    s = loaded(made)
    assert s is not None
    assert len(serai.features(s, 0)) == s.setup.game.width


# ---- Logs ---------------------------------------------------------------------------------------

HEAD = "serai log 1\ngame san-juan\nrules 1\nplayers 2\noption technical_round_limit 999999999\nseed 1\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD + f"\n{'0 pass' + chr(10)}" * (LONGEST + 1), "too many decisions: it may have 20,000"),
        (HEAD + "\n" * (LARGEST + 1), "too long: it may have 1,000,000 characters"),
        (
            HEAD.replace("seed 1", f"seats {',' * WIDEST}\nseed 1"),
            "line 6 of the log is too long",
        ),
        (HEAD.replace("seed 1", "seed \x1b]0;owned\x07") + "\nend 0 open\n", r"line 6 of the log holds a character .* '\\x1b'"),
        (HEAD.replace("seed 1", "seed \r2") + "\nend 0 open\n", "holds a character that no log has"),
        (HEAD.replace("seed 1", "seed \x00") + "\nend 0 open\n", "holds a character that no log has"),
        (HEAD.replace("seed 1", "seed \ud800") + "\nend 0 open\n", "holds a character that no log has"),
        (HEAD.replace("seed 1", "option expansion true\noption expansion true\nseed 1"), "line 7 .* not a valid header line"),
        (HEAD.replace("players 2", "players 00000000000002"), "must be whole numbers"),
        (HEAD.replace("rules 1", "rules 00000000012"), "must be whole numbers"),
        (HEAD.replace("players 2", "players 1000000"), "2 to 4 players, not for 1000000"),
        (HEAD + "\n0000000001 pass\nend 1 open\n", "line 8 of the log is not a decision"),
    ],
)
def test_a_log_beyond_measure_is_refused_before_it_is_played(text: str, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "start", None)
    with pytest.raises(serai.SeraiError, match=message) as refusal:
        read(text, find)
    assert "\n" not in str(refusal.value)


@given(st.text(st.characters()))
def test_no_characters_make_the_reader_stumble(text: str) -> None:
    """Halves of characters too, which cannot be written anywhere."""
    for whole in (HEAD.replace("seed 1", f"seed {text}") + "\nend 0 open\n", HEAD + f"\n{text}\nend 1 open\n"):
        assert "\n" not in answer(partial(read, whole, find))[1]


def test_a_game_in_which_nothing_is_ever_revealed_keeps_few_states() -> None:
    """Two players who never build may go on for ever, if they set a high limit of rounds."""
    game = find("san-juan")
    setup = game.setup(2, {"technical_round_limit": 999_999_999})
    match = Match(setup, 1)
    while len(match.record.lines) < 3 * FARTHEST:
        names = {serai.name(match.state, action): action for action in match.state.options}
        wanted = ("pass", "take trader", "take builder", "take producer")
        match.write(match.state.player, next(names[name] for name in wanted if name in names))
    assert len(match.past) == FARTHEST
    again = Match.resume(read(match.log(), find))
    assert len(again.past) == FARTHEST
    states = [*[state for state, _ in again.past], again.state]
    restored = Match.restore(again.record, states, {}, again.told, again.moments)
    last = restored.record.lines[-1][0]
    restored.take_back(last)
    assert len(restored.record.lines) == 3 * FARTHEST - 1


def test_a_log_is_read_as_it_was_written_whatever_the_seed() -> None:
    """Seeds are words in any language, with their joiners."""
    setup = find("san-juan").setup(2, {})
    for seed in ("1", "می\u200cخواهم", "tab\there", "é" * 200):
        record = Record(setup, seed)
        text = record.write(setup.game.start(setup, seed))
        assert read(text, find).seed == read(text.replace("\n", "\r\n"), find).seed == seed


@pytest.mark.parametrize("hand", [9, 100, 999_999_999])
def test_hands_that_are_larger_than_the_deck_are_refused(hand: int) -> None:
    with pytest.raises(serai.BadSetup, match="hand"):
        serai.new_game("menagerie", 3, 1, hand=hand)
