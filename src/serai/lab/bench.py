"""Speed and memory, with a calibration figure so that runs on different machines can be compared."""

from __future__ import annotations

import gc
import platform
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import Any

from serai import __version__
from serai.bots import Decision
from serai.bots.ismcts import SearchBot
from serai.engine import state as engine_state
from serai.engine.chance import Dice
from serai.engine.features import Sheet
from serai.engine.game import Game
from serai.engine.hidden import determinize
from serai.engine.playout import play_on
from serai.engine.save import load, save
from serai.engine.state import State

ROUNDS = 5  # the best one is reported: noise only ever adds
STATES = 200  # copies whose memory is measured
PLAYOUTS = 60  # rollouts of a search, per round
BATCH = 256  # rows of features


def best(work: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Microseconds per unit, where `work` returns the number of units it has done; the best of several rounds.  The clock
    counts CPU time, so that other work on the machine does not matter."""
    times = []
    for _ in range(ROUNDS):
        gc.collect()
        start = clock()
        units = work()
        times.append((clock() - start) / units * 1e6)
    return min(times)


def repeat(work: Callable[[int], object], times: int) -> Callable[[], int]:
    def run() -> int:
        for i in range(times):
            work(i)
        return times

    return run


class Counter:
    """A small object for the calibration: attributes, a method, a list."""

    __slots__ = ("items", "total")

    def __init__(self) -> None:
        self.items = list(range(12))
        self.total = 0

    def step(self, i: int) -> int:
        self.items[i % 12] = i
        self.total += self.items[(i * 7) % 12]
        return self.total


def calibration() -> float:
    """Plain Python that has nothing to do with Serai: microseconds for ten steps of a counter and a copy of its list."""
    counter = Counter()

    def work(i: int) -> object:
        for j in range(10):
            counter.step(i + j)
        return sorted([x & 7 for x in counter.items])

    return best(repeat(work, 5000))


def random_play(game: Game[State], games: int, players: int) -> Callable[[], int]:
    def run() -> int:
        dice = Dice("bench")
        return sum([play_on(game.new_game(players, seed), dice) for seed in range(games)])

    return run


def middle(game: Game[State], players: int) -> State:
    """A position from the middle of a random game."""
    length = play_on(game.new_game(players, "middle"), Dice("middle"))
    s: State = game.new_game(players, "middle")
    play_on(s, Dice("middle"), length // 2)
    return s


def playouts(game: Game[State], players: int) -> Callable[[], int]:
    """Search iterations at the beginning of a game, each with a random rollout to the end."""
    s: State = game.new_game(players, "playouts")
    bot, decision = SearchBot(game, "playouts", "1", full=True), Decision(s, s.player)
    root = bot.root(decision)
    return repeat(lambda _: bot.iterate(root, decision, decision.options), PLAYOUTS)


def float32_rows(game: Game[State], s: State, players: int) -> Callable[[], int]:
    """Features as environments and data sets want them: whole numbers into memory, a batch of rows scaled at once."""
    import numpy as np  # noqa: PLC0415  # only where it is installed

    from serai.lab.encode import scaled  # noqa: PLC0415

    cells = np.zeros((BATCH, game.width), np.int16)
    rows, sheet = [row.data for row in cells], Sheet(game.blocks)

    def run() -> int:
        for i, row in enumerate(rows):
            row[:] = sheet.write(s, i % players)
        scaled(game, cells)
        return BATCH

    return run


def weight(s: State) -> float:
    """Bytes of one copy."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [s.copy() for _ in range(STATES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(copies)


def measure(game: Game[State], games: int) -> dict[str, Any]:
    players = game.players[-1]
    s = middle(game, players)
    text = save(s)
    random_play(game, 1, players)()  # to warm up
    figures = {
        "decision": best(random_play(game, games, players)),
        "copy": best(repeat(lambda _: s.copy(), 5000)),
        "observe": best(repeat(lambda i: game.observe(s, i % players), 1000)),
        "features": best(repeat(lambda i: game.features(s, i % players), 1000)),
        **({"float32_row": best(float32_rows(game, s, players))} if find_spec("numpy") else {}),
        "determinize": best(repeat(lambda i: determinize(s, i % players, i), 500)),
        "save": best(repeat(lambda _: save(s), 100)),
        "load": best(repeat(lambda _: load(text, lambda _: game), 100)),
        "new_game": best(repeat(lambda i: game.new_game(players, i), 100)),
        "playout": best(playouts(game, players)),
    }
    return {
        "players": players,
        "games": games,
        "us": {name: round(value, 2) for name, value in figures.items()},
        "bytes_per_state": round(weight(s)),
        "bytes_of_a_save": len(text.encode()),
    }


def import_ms() -> float:
    """How much `import serai` adds to the start of Python."""

    def start(code: str) -> float:
        run = repeat(lambda _: subprocess.run([sys.executable, "-c", code], check=True), 1)  # noqa: S603
        return best(run, time.perf_counter) / 1000  # wall time: the work is done in another process

    return round(start("import serai") - start("pass"), 1)


def compiled() -> bool:
    return not (engine_state.__file__ or "").endswith(".py")


def bench(games: int, chosen: Iterable[Game[State]]) -> dict[str, Any]:
    base = calibration()
    report = {game.id: measure(game, games) for game in chosen}
    for figures in report.values():
        figures["decision_over_calibration"] = round(figures["us"]["decision"] / base, 3)
    return {
        "serai": __version__,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "compiled": compiled(),
        "calibration_us": round(base, 3),
        "import_ms": import_ms(),
        "games": report,
    }
