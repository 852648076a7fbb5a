"""The figures of a game: its TOML files, and what a file of one's own (`--data`) changes in them.

A process plays a game with one set of figures: they are read into constants when the game is imported.  So a command chooses
them before, and says so in the environment, for every process that it starts.  Logs and saves carry what was changed.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from importlib import resources
from typing import Any, Final

from serai.engine.errors import SeraiError

CHOSEN: Final = "SERAI_FIGURES"  # in the environment, as JSON: by game, what is changed in its tables
ABSENT: Final = "absent"  # in a changed row: the keys that it does not have
Changes = dict[str, Any]
Row = dict[str, Any]
TAKEN: Final[dict[str, Changes]] = {}  # by game: what this process plays with


def changed(game: str) -> Changes:
    """What is changed in the figures of a game, by table; nothing: they are those of the package."""
    if game not in TAKEN:
        TAKEN[game] = json.loads(os.environ.get(CHOSEN, "{}")).get(game, {})
    return TAKEN[game]


def choose(game: str, changes: Changes) -> None:
    """Play this game with these changes, here and in every process that is started from now on."""
    if TAKEN.get(game, changes) != changes:
        raise SeraiError(f"the figures of {game} have been read already: choose others before the game is first used")
    os.environ[CHOSEN] = json.dumps({**json.loads(os.environ.get(CHOSEN, "{}")), game: changes})


def mark(changes: Changes) -> str:
    """By what changed figures are known: twelve letters of a hash; empty for those of the package."""
    return sha256(json.dumps(changes, sort_keys=True).encode()).hexdigest()[:12] if changes else ""


def called(changes: Changes) -> str:
    """Figures in a sentence."""
    return f"figures of one's own (data {mark(changes)})" if changes else "the figures of the package"


def why_other(game: str, changes: Changes) -> str:
    """Why a game with these changes cannot go on here; empty if it can."""
    if changes == changed(game):
        return ""
    right = "name the file with these figures with --data" if changes else "leave out --data"
    return f"was played with {called(changes)}, but {game} is played with {called(changed(game))} here: {right}"


# ---- Reading: the tables of a file, with the changes in them -----------------------------------------------------------


def read(game: str, package: str, file: str) -> dict[str, Any]:
    """The tables of one of the game's files, as this process plays with them."""
    import tomllib  # noqa: PLC0415  # only games need it

    tables = tomllib.loads(resources.files(package).joinpath(file).read_text("utf-8"))
    return put_in(tables, changed(game))


def put_in(tables: dict[str, Any], changes: Changes) -> dict[str, Any]:
    """The tables with the changes to them."""
    return {name: merged(table, changes[name]) if name in changes else table for name, table in tables.items()}


def merged(old: Any, new: Any) -> Any:
    """A table keeps what is not named; of rows, those that are named are changed, or all are replaced by a new list."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {**old, **{key: merged(old.get(key), value) for key, value in new.items()}}
    if isinstance(old, list) and isinstance(new, dict):
        return [with_changes(row, new.get(row_name(row, place), {})) for place, row in enumerate(old, 1)]
    return new


def row_name(row: Row, place: int) -> str:
    """Its id; without one, its place, counted from 1."""
    return str(row.get("id", place))


def with_changes(row: Row, changes: Row) -> Row:
    """What a row shows under a key is replaced as a whole."""
    kept = {key: value for key, value in row.items() if key not in changes.get(ABSENT, [])}
    return {**kept, **{key: value for key, value in changes.items() if key != ABSENT}}
