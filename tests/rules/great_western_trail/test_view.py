"""What a screen is given: names of everything in three languages, labels, sentences, a board; and no card's number."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from rich.console import Console

from serai.cli.boards import terminal_of
from serai.engine.chance import Dice
from serai.games.great_western_trail.state import Trail

from .position import EDITIONS, Seat, position, say, use

GAMES: list[tuple[int, int, dict[str, object]]] = [
    (1, 4, {}),
    (2, 3, {"simmental": True}),
    (2, 1, {"solo": "hard", "simmental": True}),
]


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


@pytest.mark.parametrize(("edition", "players", "options"), GAMES)
def test_everything_can_be_shown(edition: int, players: int, options: dict[str, object]) -> None:
    """GWT-20.4: an observation is plain JSON by ids; every id has a name, every action a label, every event words."""
    game = EDITIONS[edition]
    names = {language: game.names(language) for language in ("en", "fa", "ru")}
    s: Trail = game.new_game(players, "view", **options)
    seats = ["Ann", "Bob", "Cid", "Dan"][: len(s.players)]
    dice, decisions, questions = Dice("view"), 0, set()
    while s.options:
        questions |= {type(s.step_for(s.player)).__name__}
        for action in s.options:
            assert game.label(s, action).startswith(game.vocabulary.names[action])
        if decisions % 40 == 0:
            for seat in (*range(players), None):
                seen = game.observe(s, seat)
                assert json.loads(json.dumps(seen)) == seen
                for known in names.values():
                    assert ids(seen) <= set(known)
                Console(file=io.StringIO()).print(terminal_of(game).board(seen, seats, names["en"]))
        s.story = []
        s.play(dice.pick(s.options))
        for event in s.story or []:
            for seat in (*range(players), None):
                assert "{" not in game.sentence(event.seen_by(seat), seats[:players])
        decisions += 1
    assert questions <= set(terminal_of(game).questions)
    assert set(game.about()) <= set(names["en"]) | {f"aux_{i}" for i in range(1, 6)}


def test_labels_say_what_matters() -> None:
    """Alternatives, fees and camp values are told apart."""
    s = position(Seat(herder="d", cash=9), Seat(), tiles={"camp_2": "blue camp", "camp_7": "green camp"})
    use(s, 0)
    label = s.setup.game.label
    assert [label(s, action) for action in s.options][:2] == [
        "use action 1: take a camp tile",
        "use action 1 otherwise: pay 2 dollars for up to 2 engine spaces",
    ]
    say(s, 0, "use action 1")
    assert [label(s, action) for action in s.options] == [
        "take the tile on camp 2 (camp blue, -2 dollars)",
        "take the tile on camp 7 (camp green, +6 dollars)",
    ]
