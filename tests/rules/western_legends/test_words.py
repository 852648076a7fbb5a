"""Words that a player reads: labels of actions, sentences of the story, the board."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from serai.cli.boards import terminal_of
from serai.cli.terminal import TerminalGame
from serai.engine.chance import Dice
from serai.engine.match import Match
from serai.games.western_legends.board import SPACES
from serai.games.western_legends.observe import direction
from tests.rules.western_legends.position import GAME, Seat, hears, position, say


def test_labels_of_a_start_and_of_a_way() -> None:
    """A start is not named after a face of the die that has the same id; a way says where it leads."""
    match = Match(GAME.setup(2, {}), "labels")
    game = TerminalGame(match, ["human", "random"], [], Console(file=io.StringIO()), lambda prompt: "")
    found = []
    for _ in range(20):
        s = match.state
        found += [game.label(s.player, action) for action in s.options]
        s.play(s.options[0])
    assert {"start with $20", "start with 2 cards", "start with $10 and 1 card"} <= set(found)
    ways = [label for label in found if label.startswith("go to ")]
    assert ways
    assert all("st)" in label or "th)" in label for label in ways)


@pytest.mark.parametrize(
    ("end", "expected"), [("dk store row", "south"), ("mp ranch road", "west"), ("mp falls trail", "east")]
)
def test_direction(end: str, expected: str) -> None:
    assert direction(SPACES.index("dk north lot"), SPACES.index(end)) == expected


def test_fights_are_told_in_sentences() -> None:
    s = position(Seat("as", space="dk bank"), Seat("3h", space="dk bank"))
    s.story = []
    say(s, 0, "duel doc holliday")
    assert hears(s, 0)[0].split(" ")[1] == "duels"
    s = position(Seat("as", space="dk bank"), Seat("3h"), fights="6 5 4")
    s.story = []
    say(s, 0, "heist at the bank")
    assert hears(s, 0)[0].endswith(" fights the bank guard")


@pytest.mark.parametrize("language", ["en", "fa", "ru"])
def test_every_board_of_a_game_can_be_shown(language: str) -> None:
    """From setup to the end, for a player and for a spectator, with every name there is."""
    s = GAME.new_game(2, 2)
    dice = Dice("boards")
    while s.options:
        if dice.below(20) == 0:
            console = Console(file=io.StringIO(), width=80)
            for seat in (dice.below(2), None):
                console.print(terminal_of(GAME).board(GAME.observe(s, seat), ["Ali", "Mina"], GAME.names(language)))
        assert all(GAME.label(s, action) for action in s.options)
        s.play(dice.pick(s.options))
