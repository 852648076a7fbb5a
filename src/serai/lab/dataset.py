"""Data sets for learning: every decision of many games as a row of a Parquet file."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from serai import __version__
from serai.engine.errors import BadSetup, SeraiError
from serai.engine.figures import changed
from serai.engine.game import Game
from serai.engine.log import steps
from serai.engine.state import State
from serai.lab.encode import cells, result, scaled
from serai.lab.simulate import ALONE, Crew, Plan, Played, Tally, in_order, play, summary

ROWS = 4096  # the least rows of a group; written in groups, so that memory does not grow with the number of games
KEY = "serai"  # in the file's metadata: the description of the games, as JSON


def schema(game: Game[State]) -> Any:
    """The columns.  Few of a game's actions are legal at a time: a list of them is shorter than a mask, even in bits."""
    return pa.schema(
        [
            ("game", pa.int32()),  # number of the game, from 0
            ("seed", pa.string()),  # of this game
            ("decision", pa.int32()),  # number of the decision in this game, from 0
            ("seat", pa.int8()),  # the seat to choose
            ("observation", pa.list_(pa.float32(), game.width)),  # what this seat sees, as `serai.features` gives it
            ("legal", pa.list_(pa.int16())),  # its legal actions
            ("action", pa.int16()),  # what it chooses
            ("reward", pa.float32()),  # of this seat at the end: 1 for a single winner; all seats add up to 0
            ("score", pa.int32()),  # points of this seat at the end
        ]
    )


def decisions(task: tuple[Plan, int]) -> tuple[Played, Any]:
    """One game of a plan, and all its decisions as rows: it is played first, then replayed with the observations."""
    plan, number = task
    setup, seed = plan.checked(), f"{plan.seed}-{number}"
    end, record = play(setup, seed, plan.bots)
    scores = setup.game.scores(end)
    rewards = result(scores)
    rows, legal, seats, actions = [], [], [], []
    for s, seat, action in steps(record):
        if seat >= 0:
            rows.append(cells(s, seat))
            legal.append(s.options_for(seat))
            seats.append(seat)
            actions.append(action)
    n, fields = len(actions), schema(setup.game)
    numbers = pa.array(scaled(setup.game, np.array(rows)).ravel())
    columns = {
        "game": [number] * n,
        "seed": [seed] * n,
        "decision": range(n),
        "seat": seats,
        "observation": pa.FixedSizeListArray.from_arrays(numbers, setup.game.width),
        "legal": legal,
        "action": actions,
        "reward": [rewards[seat] for seat in seats],
        "score": [scores[seat].total for seat in seats],
    }
    return summary(end, record), pa.table(columns, fields)


def collect(
    plan: Plan, games: int, crew: Crew = ALONE, stop: Callable[[], bool] = lambda: False
) -> Iterator[tuple[Played, Any]]:
    """All games of a plan with their decisions, in order."""
    plan.checked()
    return in_order(decisions, ((plan, number) for number in range(games)), crew, stop)


class Writer:
    """Writes a data set to a file."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.tally = Tally(plan)
        self.game = plan.checked().game
        self.file = pq.ParquetWriter(path, schema(self.game), compression="zstd", write_statistics=["game"])
        self.waiting: list[Any] = []  # Arrow tables, fewer rows than a group

    def add(self, played: Played, table: Any) -> None:
        self.tally.add(played)
        self.waiting.append(table)
        if sum([len(table) for table in self.waiting]) >= ROWS:
            self.flush()

    def flush(self) -> None:
        if self.waiting:
            self.file.write_table(pa.concat_tables(self.waiting))
        self.waiting = []

    def close(self) -> None:
        """Write the remaining rows and the footer, without which the file cannot be read."""
        self.flush()
        about = {
            "serai": __version__,
            "rules": self.game.rules_version,
            "figures": changed(self.game.id),
            **self.tally.report(),
        }
        self.file.add_key_value_metadata({KEY: json.dumps(about)})
        self.file.close()


@contextmanager
def writing(path: str, plan: Plan, force: bool = False) -> Iterator[Writer]:
    """Write a file that gets its name only when it is complete; after an interruption it holds the finished games."""
    target = Path(path)
    if target.is_dir() or (target.exists() and not force):
        raise BadSetup(f"{path} already exists: name another file, or replace it with --force")
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        writer = Writer(draft, plan)
        try:
            yield writer
        finally:
            writer.close()
            if writer.tally.games:
                draft.replace(target)
    except OSError as error:
        raise SeraiError(f"{path} cannot be written ({error.strerror or error}): choose a writable place") from None
    finally:
        draft.unlink(missing_ok=True)


def about(path: str) -> dict[str, Any]:
    """The description of the games in a data set: the plan, their number, the hash of their logs."""
    found: dict[str, Any] = json.loads(pq.read_metadata(path).metadata[KEY.encode()])
    return found
