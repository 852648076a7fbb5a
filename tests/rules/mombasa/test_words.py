"""What people read: the board in the terminal, names, labels, the story."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from serai.cli.boards import terminal_of
from serai.engine.chance import Dice
from serai.engine.step import Step
from serai.games.mombasa.state import Mombasa
from serai.games.mombasa.turn import NextTurn
from tests.rules.mombasa.position import GAME, NAMES, OUT, Area, position, say

AUTOMATIC = ("Round", "Reveal", "NextTurn", "EndTurn", "Prepare", "Oust", "ShowTiles", "TakeBonus")  # these ask nobody


def text_of(s: Mombasa, seat: int | None, language: str = "en", width: int = 100) -> str:
    console = Console(width=width, file=StringIO())
    console.print(terminal_of(GAME).board(GAME.observe(s, seat), NAMES[: len(s.players)], GAME.names(language)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", ["en", "fa", "ru"])
def test_every_board_of_a_game_can_be_shown(language: str) -> None:
    """From setup to the end, for a player and for a spectator, with every name there is."""
    s: Mombasa = GAME.new_game(3, 2, track_setup="random", starting_tile_setup="choose_from_two")
    dice = Dice("boards")
    while s.options:
        if dice.below(8) == 0:
            assert "Round" in text_of(s, dice.below(3), language) or s.round == 0
            assert text_of(s, None, language, width=80)
        assert all(GAME.label(s, action) for action in s.options)
        s.play(dice.pick(s.options))
    assert "The game is over" in text_of(s, 0)


def test_the_board_shows_prices_hand_and_used_cards() -> None:
    s = position(Area("coffee 1, cotton 2", hand="bananas 2"), OUT, display={"middle 1": "coffee 3"}, posts={"cairo": "darfur"})
    say(s, 0, "use coffee 1", "step on cairo")
    mine, other = text_of(s, 0), text_of(s, 1)
    for part in ("Coffee 1 (used)", "3 Cotton 2", "1 Coffee 3 for 4", "Cairo: Darfur", "hand        Bananas 2"):
        assert part in mine
    assert "Bananas 2" not in other


def test_every_question_has_words() -> None:
    asked = {step.__name__ for step in steps_of(Step) if step.__module__.startswith(NextTurn.__module__.rpartition(".")[0])}
    assert asked - set(AUTOMATIC) == set(terminal_of(GAME).questions)


def steps_of(kind: type[Step]) -> list[type[Step]]:
    return [step for child in kind.__subclasses__() for step in [child, *steps_of(child)]]


def test_names_and_texts_for_every_id() -> None:
    languages = [GAME.names(language) for language in ("en", "fa", "ru")]
    assert set(languages[0]) == set(languages[1]) == set(languages[2])
    assert set(GAME.about()) <= set(languages[0])
    assert GAME.names("ru")["cape_town"] == "Кейптаун"
    assert GAME.about()["majority_coffee"].startswith("Nobody may have more coffee. For cairo: 1 or more: 2 steps")


def test_the_story_in_words() -> None:
    s = position(Area("coffee 2", at={"cairo": 3}), OUT, display={"right 1": "d01"})
    s.story = []
    say(s, 0, "use coffee 2", "acquire right 1", "step on cairo")
    told = [GAME.sentence(event.seen_by(1), NAMES) for event in s.story]
    assert [text for text in told if text] == [
        "Blue: use coffee 2",
        "Blue takes share of mombasa (red 1) from right 1",
        "Blue steps to space 4 of cairo",
        "Blue gains 2 pounds",
    ]
