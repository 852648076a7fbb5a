"""What is played in training: every number of players, and every option now and then."""

from __future__ import annotations

from itertools import product

from serai.engine.errors import BadSetup
from serai.engine.game import Game, Value
from serai.engine.state import State
from serai.lab.vector_env import Choices

USUAL = 4  # of the set-ups of a number of players that are as usual, for each one that differs


def setups(game: Game[State]) -> list[Choices]:
    """Each number of players with the usual options, and with each option changed, one at a time.  Most games are played with
    the usual ones.  Options that are numbers are limits: they stay."""
    changes: list[dict[str, Value]] = [
        {option.id: choice} for option in game.options for choice in option.choices if choice != option.default
    ]
    found: list[Choices] = []
    for players, change in product(game.players, changes):
        try:
            game.setup(players, change)
        except BadSetup:  # these do not go together
            continue
        found.append((players, change))
    usual: list[Choices] = [(players, {}) for players in game.players for _ in range(USUAL * len(changes) or 1)]
    return usual + found
