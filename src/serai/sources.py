"""Where every figure of a game comes from: printed in its rulebook, found in a public source, or a stand-in of ours.

The files of a game say it: each table and each row has a `source`, the weakest of its figures; a key with `_source` behind its
name says it for one key.  `sources.toml` beside them has the rest:

    [files]   by game, the files with its figures
    [parts]   the parts of the game in the order in which they are shown, each with its tables
    [finer]   the source of single figures, where that of their row says too little
    aside     what is not a figure: words, drawings
    fixed     what cannot be changed by a file of one's own (`--data`), because other things hang on it
    [sums]    a figure that is the sum of others, or the number of rows

A figure is named by its path: `home_area.columns` in a table, `regions.angola.mines` in a row.  A pattern is a path with a star
for any name; it also means everything below it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from serai.catalogue import entry, place
from serai.engine.figures import changed, put_in, row_name

PRINTED, PUBLIC, OURS, YOURS = "printed", "public", "ours", "yours"
KINDS = (PRINTED, PUBLIC, OURS, YOURS)
KIND = {"seed": PRINTED, "public": PUBLIC, "reconstructed": OURS, "memory": OURS}  # by the word of the files
ABOUT = {"id", "name", "note", "text", "source", "source_note", "public_source", "seed_part", "description", "x", "y"}
FILE = "sources.toml"
Tables = Mapping[str, Any]
Leaf = tuple[tuple[str, ...], Any, Tables, bool]


class Figure(NamedTuple):
    """One figure: a key of a row, or of a table without rows."""

    table: str
    row: str  # empty: the table has no rows
    key: str
    value: Any
    source: str

    @property
    def path(self) -> str:
        return ".".join([name for name in (self.table, self.row, self.key) if name])


class Sources(NamedTuple):
    """What `sources.toml` says of a game."""

    game: str
    folder: Path
    files: Sequence[str]
    parts: Mapping[str, Sequence[str]]
    finer: Mapping[str, str]
    aside: Sequence[str]
    fixed: Sequence[str]
    sums: Mapping[str, str]

    def tables(self) -> dict[str, Any]:
        """The tables of the package, without anybody's changes."""
        files = [tomllib.loads((self.folder / file).read_text("utf-8")) for file in self.files]
        return {name: table for tables in files for name, table in tables.items() if isinstance(table, dict | list)}

    def is_figure(self, path: Sequence[str]) -> bool:
        """Not words about a figure, and not what is only drawn."""
        key = path[-1]
        return key not in ABOUT and not key.endswith("_source") and not key.startswith("name_") and not hit(self.aside, path)

    def figures(self) -> list[Figure]:
        """All figures as this process plays with them."""
        changes = changed(self.game)
        tables = put_in(self.tables(), changes)
        return [figure for name, table in tables.items() for figure in self.of_table(name, table, changes.get(name, {}))]

    def of_table(self, name: str, table: Any, changes: Any) -> Iterator[Figure]:
        if isinstance(table, dict):
            for keys, value, beside, new in leaves(table, changes):
                if self.is_figure([name, *keys]):
                    yield Figure(name, "", ".".join(keys), value, YOURS if new else self.source([name, *keys], beside))
            return
        for number, row in enumerate(table, 1):
            called = row_name(row, number)
            new = row if isinstance(changes, list) else changes.get(called, {})  # a list replaces all rows
            for key, value in row.items():
                if self.is_figure([name, called, key]):
                    yield Figure(name, called, key, value, YOURS if key in new else self.source([name, called, key], row))

    def source(self, path: Sequence[str], beside: Tables) -> str:
        """Of one figure: by its own pattern, by a key beside it, by its row or table."""
        finer = [source for pattern, source in self.finer.items() if matches(pattern, path)]
        return KIND[finer[0] if finer else beside.get(f"{path[-1]}_source", beside["source"])]


def leaves(table: Tables, changes: Tables, above: tuple[str, ...] = (), source: str = "") -> Iterator[Leaf]:
    """The keys of a table and of the tables in it: each with its value, what stands beside it, and whether it was changed."""
    beside = {"source": source, **table}
    for key, value in table.items():
        if isinstance(value, dict):
            yield from leaves(value, changes.get(key, {}), (*above, key), beside["source"])
        else:
            yield (*above, key), value, beside, key in changes


def matches(pattern: str, path: Sequence[str]) -> bool:
    names = pattern.split(".")
    return len(names) <= len(path) and all(name in ("*", part) for name, part in zip(names, path, strict=False))


def hit(patterns: Sequence[str], path: Sequence[str]) -> bool:
    return any(matches(pattern, path) for pattern in patterns)


@cache
def sources(game_id: str) -> Sources | None:
    """None for a game that does not say where its figures come from."""
    folder = place(entry(game_id))
    if not (folder / FILE).is_file():
        return None
    said = tomllib.loads((folder / FILE).read_text("utf-8"))
    files = said["files"][game_id]
    found = Sources(game_id, folder, files, said["parts"], said["finer"], said["aside"], said["fixed"], said["sums"])
    tables = found.tables()
    parts = {part: [name for name in names if name in tables] for part, names in found.parts.items()}
    return found._replace(parts={part: names for part, names in parts.items() if names})


@cache
def by_part(game_id: str) -> Mapping[str, Sequence[Figure]]:
    """All figures, by the part of the game that they belong to; none for a game that does not say where they come from."""
    said = sources(game_id)
    if said is None:
        return {}
    figures = said.figures()
    return {part: [figure for figure in figures if figure.table in tables] for part, tables in said.parts.items()}


def count(figures: Sequence[Figure]) -> dict[str, int]:
    """How many come from where."""
    found = [figure.source for figure in figures]
    return {kind: found.count(kind) for kind in KINDS if kind != YOURS or kind in found}


def compact(value: Any) -> str:
    """A figure in a cell: numbers and words of the files."""
    if isinstance(value, dict):
        return ", ".join([f"{spaced(key)} {compact(part)}" for key, part in value.items()])
    if isinstance(value, list):
        between = "; " if any(isinstance(part, dict | list) for part in value) else ", "
        return between.join([compact(part) for part in value])
    if isinstance(value, bool):
        return str(value).lower()
    return spaced(str(value))


def spaced(name: str) -> str:
    return name.replace("_", " ")


def total(tables: Tables, pattern: str) -> int:
    """The sum of the figures of a pattern; of whole rows, their number."""
    name, _, rest = pattern.partition(".")
    keys = rest.split(".")[1:]
    return sum([row.get(keys[0], 0) if keys else 1 for row in tables[name]])
