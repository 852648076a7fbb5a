"""Golden logs: games that were played once and must play the same for ever.

`python -m tests.golden` writes those that are missing; a log that no longer replays is a change of the rules: look at it,
and raise the game's rules version before you remove it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from serai.catalogue import own
from serai.engine.game import Game, Setup
from serai.engine.laws import setups
from serai.engine.state import State
from serai.lab.simulate import play

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Golden:
    """One recorded game: how it was made."""

    name: str
    setup: Setup
    seed: str
    bots: tuple[str, ...]

    def play(self) -> str:
        s, record = play(self.setup, self.seed, self.bots)
        record.seats = list(self.bots)
        return record.write(s)


def golden_games(game: Game[State]) -> list[Golden]:
    """Random play over all player counts and many options, and the greedy bots once for every player count."""
    found = []
    for players in game.players:
        all_setups = [setup for setup in setups(game) if setup.players == players]
        for number, setup in enumerate([*all_setups[:2], game.setup(players, {})]):
            bots = ("greedy" if number == 2 else "random",) * players
            found.append(Golden(f"{game.id}-{players}-{bots[0]}-{number}.log", setup, f"golden-{number}", bots))
    return found


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in own():
        for golden in golden_games(game):
            if not (FOLDER / golden.name).exists():
                (FOLDER / golden.name).write_text(golden.play(), "utf-8")
                print("written:", golden.name)


if __name__ == "__main__":
    main()
