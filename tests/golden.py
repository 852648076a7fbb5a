"""Golden logs: games that were played once and must play the same for ever.

`python -m tests.golden` writes those that are missing; a log that no longer replays is a change of the rules: look at it,
and raise the game's rules version before you remove it.
"""

from __future__ import annotations

from pathlib import Path

from serai.engine.game import Game
from serai.engine.laws import setups
from serai.games import everything
from serai.lab.simulate import play

FOLDER = Path(__file__).parent / "golden"


def golden_logs(game: Game) -> dict[str, str]:
    """Random play over all player counts and many options, and the greedy bots once for every player count."""
    found = {}
    counts = {n: [setup for setup in setups(game) if setup.players == n] for n in game.players}
    for players, all_setups in counts.items():
        for number, setup in enumerate([*all_setups[:2], game.setup(players, {})]):
            bots = ["greedy" if number == 2 else "random"] * players
            s, record = play(setup, f"golden-{number}", bots)
            record.seats = bots
            found[f"{game.id}-{players}-{bots[0]}-{number}.log"] = record.write(s)
    return found


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in everything():
        for name, text in golden_logs(game).items():
            if not (FOLDER / name).exists():
                (FOLDER / name).write_text(text, "utf-8")
                print("written:", name)


if __name__ == "__main__":
    main()
