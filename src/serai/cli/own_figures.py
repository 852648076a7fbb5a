"""A file of one's own with printed figures (`--data`): checked, tried out, and chosen for this process and all that it starts.

What a figure may be is read off the game's own data: its type, its keys, its words, the length of its lists.  So a new figure
of a game needs nothing here."""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from serai.catalogue import entry, find
from serai.cli.files import read_text
from serai.engine import log
from serai.engine.chance import Dice
from serai.engine.errors import SeraiError
from serai.engine.figures import ABSENT, TAKEN, Changes, choose, put_in, row_name
from serai.engine.log import LONGEST, Record, figures_in, header, lines
from serai.engine.playout import play_on
from serai.sources import Sources, hit, sources, total

LEAST, MOST, TIMES = 0, 100, 10  # a number may be 0 to 100, or ten times the largest number that stands there now


class BadFigures(SeraiError):
    """A file with figures that a game cannot be played with."""


def add_data(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--data",
        type=figures_of,
        action="append",
        default=[],
        metavar="FILE",
        help="a TOML file of your own with figures of a game, instead of those of the package; repeat it for several games",
    )


def figures_of(path: str) -> tuple[str, str]:
    """An argument type: a file with figures, and their game.  They are chosen here, before anything reads a game; once all are
    chosen, the command line tries them out."""
    try:
        changes = tomllib.loads(read_text(path, "a TOML file with figures"))
    except tomllib.TOMLDecodeError as error:
        raise BadFigures(f"{path} is not a TOML file ({error})") from None
    game = changes.pop("game", None)
    if not isinstance(game, str):
        raise BadFigures(f'{path} must name its game in the first line, as game = "mombasa"')
    entry(game)
    take(path, game, changes)
    return path, game


def read_log(path: str) -> Record:
    """The record of a log, which is replayed with the figures that it was played with."""
    text = read_text(path)
    head, _, _ = header(lines(text))
    game, changes = head.get("game", ""), figures_in(head)
    if changes and game not in TAKEN:
        entry(game)
        take(path, game, changes)
        try_out(path, game)
    return log.read(text, find)


def take(name: str, game: str, changes: Changes) -> None:
    """Play a game with these changes from now on, if nothing is wrong with them; `name`: where they come from."""
    said = sources(game)
    if said is None:
        raise BadFigures(f"{game} has no figures that a file could change")
    for wrong in faults(said, changes):
        raise BadFigures(f"{name}: {wrong}")
    choose(game, changes)


def try_out(name: str, game_id: str) -> None:
    """What no table says is found by playing: a random game with the fewest and with the most players."""
    try:
        game = find(game_id)
        for players in (game.players[0], game.players[-1]):
            s = game.new_game(players, name)
            play_on(s, Dice(name), LONGEST)
            if s.options:
                raise BadFigures(f"{name}: with these figures a game of {game_id} does not end")
    except SeraiError:
        raise
    except Exception as error:  # of the rules, which are not made for such figures
        what = " ".join(f"{type(error).__name__}: {error}".split())
        raise BadFigures(f"{name}: {game_id} cannot be played with these figures ({what:.100})") from None


# ---- Checking: every fault in a sentence -------------------------------------------------------------------------------


def faults(said: Sources, changes: Changes) -> Iterator[str]:
    """What is wrong with a file; what the sums say only if nothing else is."""
    tables, found = said.tables(), False
    for name, change in changes.items():
        for fault in of_table(said, name, tables.get(name), change, list(tables)):
            found = True
            yield fault
    if not found:
        yield from of_sums(said, put_in(tables, changes))


def of_table(said: Sources, name: str, table: Any, change: Any, known: Sequence[str]) -> Iterator[str]:
    if table is None:
        yield f"{said.game} has no table {name!r:.40}. Choose from: {', '.join(known)}"
    elif isinstance(table, dict):
        yield from of_keys(said, [name], table, change)
    elif isinstance(change, dict):
        yield from of_rows(said, name, table, change)
    elif not isinstance(change, list) or "id" in table[0]:
        yield f"{name} must name its rows, as [{name}.{row_name(table[0], 1)}]"
    else:
        for place, row in enumerate(change, 1):
            yield from of_row(said, [name, str(place)], table, row)


def of_keys(said: Sources, path: Sequence[str], table: Mapping[str, Any], change: Any) -> Iterator[str]:
    """A table without rows: it keeps its keys."""
    if not isinstance(change, dict):
        yield f"{'.'.join(path)} must be a table, as [{'.'.join(path)}]"
        return
    for key, value in change.items():
        here = [*path, key]
        if fault := locked(said, here, list(table)):
            yield fault
        elif isinstance(table[key], dict):
            yield from of_keys(said, here, table[key], value)
        else:
            yield from of_value(".".join(here), value, [table[key]])


def of_rows(said: Sources, name: str, rows: Sequence[Mapping[str, Any]], change: Mapping[str, Any]) -> Iterator[str]:
    names = [row_name(dict(row), place) for place, row in enumerate(rows, 1)]
    for row, keys in change.items():
        if row not in names:
            yield f"{name} has no row {row!r:.40}. Choose from: {', '.join(names)}"
        else:
            yield from of_row(said, [name, row], rows, keys)


def of_row(said: Sources, path: Sequence[str], rows: Sequence[Mapping[str, Any]], change: Any) -> Iterator[str]:
    """A row may have the keys that any row of its table has."""
    if not isinstance(change, dict):
        yield f"{'.'.join(path)} must be a table, as [{'.'.join(path)}]"
        return
    columns = list(dict.fromkeys([key for row in rows for key in row]))
    optional = [key for key in columns if any(key not in row for row in rows) and said.is_figure([*path, key])]
    for key, value in change.items():
        if key == ABSENT:
            if not isinstance(value, list) or not set(value) <= set(optional):
                yield f"{'.'.join(path)}.{ABSENT} must be a list of keys that a row can lack: {', '.join(optional) or 'none'}"
        elif fault := locked(said, [*path, key], columns):
            yield fault
        else:
            yield from of_value(".".join([*path, key]), value, [row[key] for row in rows if key in row])


def locked(said: Sources, path: Sequence[str], keys: Sequence[str]) -> str:
    """Why this key cannot be changed; empty if it can."""
    if path[-1] not in keys:
        free = [key for key in keys if said.is_figure([*path[:-1], key]) and not hit(said.fixed, [*path[:-1], key])]
        return f"{'.'.join(path[:-1])} has no figure {path[-1]!r:.40}. Choose from: {', '.join(free) or 'none'}"
    if not said.is_figure(path):
        return f"{'.'.join(path)} is not a figure that is played with: leave it out"
    return f"{'.'.join(path)} cannot be changed: other parts of the game hang on it" if hit(said.fixed, path) else ""


def of_value(path: str, value: Any, known: Sequence[Any]) -> Iterator[str]:
    """A value, by those that stand in its place in our data."""
    kinds = {type(one) for one in known}
    if type(value) not in kinds:
        yield f"{path} must be {' or '.join(sorted([WORDS[kind] for kind in kinds]))}, not {value!r:.40}"
    elif isinstance(value, dict):
        yield from of_parts(path, value, [one for one in known if isinstance(one, dict)])
    elif isinstance(value, list):
        yield from of_list(path, value, [one for one in known if isinstance(one, list)])
    elif isinstance(value, str) and value not in known:
        words = sorted({one or '""' for one in known if isinstance(one, str)})
        yield f"{path} cannot be {value!r:.40}. Choose from: {', '.join(words)}"
    elif isinstance(value, int | float) and not isinstance(value, bool):
        numbers = [one for one in known if isinstance(one, int | float)]
        least, most = min([LEAST, *numbers]), max([MOST, *[TIMES * number for number in numbers]])
        if not least <= value <= most:
            yield f"{path} must be {least} to {most}, not {value}"


WORDS = {int: "a whole number", float: "a number", bool: "true or false", str: "a word", list: "a list", dict: "a table"}


def of_parts(path: str, value: Mapping[str, Any], known: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    keys = sorted({key for one in known for key in one})
    for key, part in value.items():
        if key not in keys:
            yield f"{path} has no part {key!r:.40}. Choose from: {', '.join(keys)}"
        else:
            yield from of_value(f"{path}.{key}", part, [one[key] for one in known if key in one])


def of_list(path: str, value: Sequence[Any], known: Sequence[Sequence[Any]]) -> Iterator[str]:
    """Where all lists are equally long, a new one is too."""
    lengths = {len(one) for one in known}
    if len(lengths) == 1 and len(value) not in lengths:
        yield f"{path} must have {lengths.pop()} entries, not {len(value)}"
    for place, part in enumerate(value, 1):
        yield from of_value(f"{path}.{place}", part, [entry for one in known for entry in one])


def of_sums(said: Sources, tables: Mapping[str, Any]) -> Iterator[str]:
    """What the rulebook says of the number of things must come out."""
    for figure, pattern in said.sums.items():
        table, _, key = figure.partition(".")
        wanted, found = tables[table].get(key) if table in tables else None, total(tables, pattern) if table in tables else 0
        if wanted is not None and found != wanted:
            yield f"{pattern} must be {wanted} in all ({figure}), not {found}"
