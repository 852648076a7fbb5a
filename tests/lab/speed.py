"""How much work the games were when somebody last looked: instructions of Python's virtual machine.

They are counted, not timed: the same code counts the same on every machine, busy or not.  What a built-in function does inside
one call is not counted; `serai bench` measures that.  `python -m tests.lab.speed` counts anew and writes `speed.json`, by
version of Python: after the engine became faster, or slower for a good reason.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

from serai.catalogue import GAMES, find
from serai.engine.features import Sheet
from serai.engine.game import Game
from serai.engine.hidden import determinize
from serai.engine.state import State
from serai.lab.bench import middle, random_play, repeat

FILE = Path(__file__).with_name("speed.json")
VERSION = ".".join(platform.python_version_tuple()[:2])
PLAYED = 3  # games at random
TIMES = 20  # copies and the like, for every seat in turn


def instructions(work: Callable[[], int]) -> int:
    """For one of the units that `work` says it has done.  The first run fills caches, the second is counted."""
    work()
    count = 0

    def each(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        count += event == "opcode"
        return each

    def enter(frame: FrameType, event: str, _: Any) -> Any:
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        return each

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        units = work()
    finally:
        sys.settrace(before)
    return round(count / units)


def counts(game: Game[State]) -> dict[str, int]:
    """Of all that a search does again and again."""
    players = game.players[-1]
    s, sheet = middle(game, players), Sheet(game.blocks)
    return {
        "decision": instructions(random_play(game, PLAYED, players)),
        "copy": instructions(repeat(lambda _: s.copy(), TIMES)),
        "determinize": instructions(repeat(lambda i: determinize(s, i % players, i), TIMES)),
        "features": instructions(repeat(lambda i: sheet.write(s, i % players), TIMES)),
    }


def baseline(game_id: str) -> dict[str, int]:
    """For this Python; empty where it was never counted."""
    found: dict[str, int] = json.loads(FILE.read_text("utf-8")).get(VERSION, {}).get(game_id, {})
    return found


def main() -> None:
    known = json.loads(FILE.read_text("utf-8"))
    for game in map(find, GAMES):
        old, new = baseline(game.id), counts(game)
        known.setdefault(VERSION, {})[game.id] = new
        print(f"{game.id}:", ", ".join(f"{name} {old.get(name, 0):,} -> {count:,}" for name, count in new.items()))
    FILE.write_text(json.dumps(known, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
