"""What a screen is given: names of everything in three languages, labels, questions, a story, a board; and no card's number."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from serai.catalogue import find
from serai.cli.boards import terminal_of
from serai.engine.chance import Dice
from serai.engine.log import ending, read, replay
from serai.engine.step import numbers_of
from serai.games.great_western_trail.kansas import delivery_value
from serai.games.great_western_trail.state import Trail
from serai.words import LANGUAGES, Speaker, kebab

from .position import EDITIONS, Seat, begin_turn, offered, position, say, things, use

GAMES: list[tuple[int, int, dict[str, object]]] = [
    (1, 4, {}),
    (2, 3, {"simmental": True}),
    (2, 1, {"solo": "hard", "simmental": True}),
]
RECORDED = Path(__file__).parents[2] / "golden"
NAMES = ["Ann", "Bob", "Cid", "Dan"]


def ids(view: dict[str, Any]) -> set[str]:
    """Everything in an observation that has an id and needs a name."""
    found = {tile["tile"] for tile in view["trail"].values()} | set(view["market"]) | set(view["objectives"])
    found |= {tile for column in view["foresight"] for tile in column if tile} | set(view["cities"]) | set(view["stations"])
    found |= {worker for row in view["jobs"] for worker in row if worker}
    found |= {station["master"] for station in view["stations"].values() if station["master"]}
    for p in view["players"]:
        found |= {*p["workers"], *p["masters"], *p["unbuilt"], *p["hazards"], *p["area"], *p["discard_top"], *p.get("hand", [])}
        found |= {f"camp_{colour}" for colour in p["camps"]}
    return found


def speakers(edition: int, players: int) -> list[Speaker]:
    return [Speaker(find(EDITIONS[edition].id), language, "terminal", NAMES[:players]) for language in LANGUAGES]


@pytest.mark.long
@pytest.mark.parametrize(("edition", "players", "options"), GAMES)
def test_everything_can_be_shown(edition: int, players: int, options: dict[str, object]) -> None:
    """GWT-20.4: an observation is plain JSON by ids; every id has a name, every action a label, every event words."""
    game, words = EDITIONS[edition], speakers(edition, players)
    s: Trail = game.new_game(players, "view", **options)
    dice, decisions = Dice("view"), 0
    viewers = [*range(players), None]
    while s.options:
        step, one = s.step_for(s.player), words[decisions % len(words)]
        assert step is not None
        assert f"ask-{kebab(type(step).__name__)}" in one.book
        assert one.question(type(step).__name__, {**numbers_of(step), **game.asked(s, s.player)}) != one.say("ask")
        said = [one.action(s, action) for action in s.options]
        assert all(said)
        assert len(set(said)) == len(said)
        seat = viewers[decisions % len(viewers)]
        if decisions % 17 == 0:  # so that every viewer has a turn in every language
            seen = game.observe(s, seat)
            assert json.loads(json.dumps(seen)) == seen
            assert ids(seen) <= set(one.names)
            Console(file=io.StringIO()).print(terminal_of(find(game.id)).board(seen, one))
        s.story = []
        s.play(dice.pick(s.options))
        assert all(line for _, line, _ in one.story([event.seen_by(seat) for event in s.story], game.observe(s, seat)))
        decisions += 1


def labels(s: Trail) -> list[str]:
    words = speakers(1, len(s.players))[0]
    return [words.action(s, action) for action in s.options]


def test_labels_say_what_matters() -> None:
    """Alternatives, fees and camp values are told apart."""
    s = position(Seat(herder="d", cash=9), Seat(), tiles={"camp_2": "blue camp", "camp_7": "green camp"})
    use(s, 0)
    assert labels(s)[:2] == ["Take 1 teepee tile", "Pay $2: engine up to 2 forward"]
    say(s, 0, "use action 1")
    assert labels(s) == ["Take blue teepee, space 2 (pay $2)", "Take green teepee, space 7 (gain $6)"]


def test_a_risk_action_is_said_like_any_other() -> None:
    s = position(Seat(herder="flood_risk_2", hand="grey", buildings={"flood_risk_2": "1a"}), Seat())
    use(s, 0)
    assert "Discard 1 Jersey: 1 certificate, gain $2" in labels(s)


# ---- Figures of the observation equal what the rules do -------------------------------------


@pytest.mark.parametrize("edition", [1, 2])
def test_the_value_of_a_hand_is_what_it_brings(edition: int) -> None:
    """GWT-7.6, GWT-9.10: each breed once, permanent certificates, and every certificate that can be spent."""
    seat = Seat(herder="kansas_city", hand="2 grey, white, blue, objective gain 1", certificates=3, masters="certificates")
    s = position(seat, Seat(hand="black"), edition=edition)
    worth = s.setup.game.observe(s, 0)["players"][0]["hand_value"]
    assert worth == {"parts": [1, 2, 3], "breeds": 6, "permanent": 1, "total": 7, "most": 10}
    assert worth["total"] == delivery_value(s, 0, 0)
    for down_to, value in ((3, worth["total"]), (0, worth["most"])):
        t = s.copy()
        use(t, 0)
        say(t, 0, f"certificates down to {down_to}")
        assert t.players[0].cash == value


def test_the_value_of_a_hand_is_for_its_owner() -> None:
    s = position(Seat(hand="grey"), Seat(hand="black"))
    assert "hand_value" not in s.setup.game.observe(s, 0)["players"][1]
    assert "hand_value" not in s.setup.game.observe(s, None)["players"][0]


def test_the_fee_of_a_space_is_what_a_herder_pays() -> None:
    """GWT-5.6, GWT-5.7; nobody passes the camps beside the trail."""
    tiles = {"flood_1": "flood green 2", "camp_1": "green camp"}
    s = position(Seat(herder="a", cash=9), Seat(buildings={"a_1": "1a"}), Seat(), tiles=tiles)
    told = [s.setup.game.observe(s, seat)["trail"] for seat in (0, 1, None)]
    assert [trail["a_1"]["fee"] for trail in told] == [2, 0, 2]
    assert [trail["a"]["fee"] for trail in told] == [0, 0, 0]
    assert [trail["camp_1"]["fee"] for trail in told] == [0, 0, 0]
    for space in ("a_1", "flood_1"):
        t = s.copy()
        begin_turn(t, 0)
        say(t, 0, f"go to {space.replace('_', ' ')}")
        assert 9 - t.players[0].cash == told[0][space]["fee"]


def test_open_auxiliary_actions_are_those_that_are_offered() -> None:
    """GWT-9.16: one open space is the single action, two are the double one too."""
    s = position(
        Seat(herder="g", cash=9, engine="r9", hand="grey, white", cleared="aux_1_b, aux_3_a, aux_4_a, aux_4_b"), Seat()
    )
    assert s.setup.game.observe(s, 0)["players"][0]["auxiliaries"] == [2, 1, 1, 2, 0]
    use(s, 0)
    say(s, 0, "use action 2")
    assert things(s, 0, "auxiliary") == ["1", "2", "3", "4"]
    assert things(s, 0, "double auxiliary") == ["1", "4"]


def test_the_own_draw_stack_is_seen_without_its_order() -> None:
    s = position(Seat(deck="grey, white, grey"), Seat())
    seen = s.setup.game.observe(s, 0)["players"]
    assert seen[0]["deck"] == ["jersey", "jersey", "guernsey"]
    assert "deck" not in seen[1]


# ---- Names in the log -------------------------------------------------------------------------


def test_names_in_the_log_say_what_was_done() -> None:
    s = position(Seat(herder="d", cash=9), Seat(), tiles={"camp_2": "blue camp"})
    use(s, 0)
    assert "use action 1, second alternative" in offered(s, 0)
    numbers = s.rules.vocabulary.numbers
    for old, new in (
        ("use action 1 otherwise", "use action 1, second alternative"),
        ("use action risk", "use action of the risk space"),
        ("take reward 1", "take reward by its first alternative"),
        ("double auxiliary 3", "double auxiliary certificate"),
        ("buy by v3 3", "buy by sending 3 cowboys for 2 cards of value 3"),
        ("buy by reveal 2", "buy by sending 1 cowboy for new cards"),
    ):
        assert numbers[old] == numbers[new]
        assert s.rules.vocabulary.names[numbers[old]] == new


@pytest.mark.parametrize("log", ["great-western-trail-2-greedy-2", "great-western-trail-2-2-greedy-2"])
def test_a_log_with_the_old_names_is_read(log: str) -> None:
    """Version 0.1 called these actions by number."""
    text = (RECORDED / f"{log}.log").read_text("utf-8")
    for old in ("use action 1 otherwise", "take reward 1", "buy by v3", "auxiliary 1"):
        assert f" {old}" in text
    record = read(text, find)
    assert ending(replay(record)) == record.end
