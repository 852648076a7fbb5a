"""Saves of every version: each must load for ever, for class names and fields of steps and things are the format.

`python -m tests.saves` writes those of the version that is running, before its release: for every class of step a position of
random play where it waits for an answer, or else lies on the stack.  A folder that is there already is never written again.
Classes that no game has seen on a stack are named in `unseen.txt`: most are done at once, whenever they come to be.
"""

from __future__ import annotations

import gzip
from pathlib import Path

import serai
from serai.catalogue import own
from serai.engine.laws import setups
from serai.engine.save import classes
from serai.engine.step import Step

FOLDER = Path(__file__).parent / "saves"
GAMES = 3000  # played at random in search of rare steps
CUT_IN = 10  # one decision in so many is an anytime action, where somebody has one


def steps(game: serai.Game[serai.State]) -> set[str]:
    """The classes of step that a save of this game may hold."""
    return {name for name, kind in classes(game).items() if issubclass(kind, Step)}


def find_positions(game: serai.Game[serai.State]) -> dict[str, str]:
    """Saves by class of step: of those that were ever seen."""
    asked: dict[str, str] = {}
    waiting: dict[str, str] = {}
    all_setups = setups(game)
    for number in range(GAMES):
        dice = serai.Dice("saves", game.id, number)
        s: serai.State = game.start(all_setups[number % len(all_setups)], f"saves-{number}")
        while s.options:
            for found, where in ((asked, [s.step_for(seat) for seat in s.waiting()]), (waiting, [*s.stack, *s.aside])):
                for name in {type(step).__name__ for step in where} - found.keys():
                    found[name] = serai.save(s)
            cutters = [seat for seat in range(s.setup.players) if s.anytime(seat)]
            if cutters and dice.below(CUT_IN) == 0:
                seat = dice.pick(cutters)
                s.cut_in(seat, dice.pick(s.anytime(seat)))
            else:
                seat = dice.pick(s.waiting())
                s.answer(seat, dice.pick(s.options_for(seat)))
    return {**waiting, **asked}


def main() -> None:
    folder = FOLDER / serai.__version__
    folder.mkdir(parents=True)
    for game in own():
        found = find_positions(game)
        text = "".join(found[name] for name in sorted(found))
        (folder / f"{game.id}.jsonl.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
        unseen = ", ".join(sorted(steps(game) - found.keys())) or "none"
        with (folder / "unseen.txt").open("a", encoding="utf-8") as file:
            file.write(f"{game.id}: {unseen}\n")
        print(f"{game.id}: {len(found)} saves", flush=True)


if __name__ == "__main__":
    main()
