"""Who may import whom, read from the syntax trees.

games     the engine                          bots, words   the engine and the games
table     bots, words                         lab           bots, learned, words
learned   the engine, the games and bots
page      the table
cli       all of them                         nobody imports cli
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

ROOT = Path(str(files("serai")))
BELOW = {"engine", "games", "catalogue"}
MAY: dict[str, set[str]] = {  # what each part of Serai may import beside itself
    "engine": set(),
    "games": {"engine"},
    "catalogue": {"engine"},  # it finds the parts of a game by their names
    "sources": BELOW,  # it reads the files of a game, not the game
    "bots": {*BELOW, "extras", "learned"},  # the latter two only when such a bot is made
    "learned": {*BELOW, "bots"},
    "words": BELOW,
    "extras": {"engine"},  # what is installed beside Serai
    "table": {*BELOW, "bots", "extras", "serai", "sources", "words"},
    "lab": {*BELOW, "bots", "extras", "learned", "serai", "words"},
    "page": {*BELOW, "bots", "learned", "table"},
    "cli": {*BELOW, "bots", "extras", "lab", "page", "serai", "sources", "table", "words"},
    "serai": {*BELOW, "bots"},  # the public interface
    "__main__": {"cli"},
}
PLAIN = ("engine", "games", "bots", "catalogue")  # these import the standard library alone

# Inside the table: rooms know no picture, pictures know no room, and programs come in without the pages.
SEEN = {"metrics", "server_log", "tasks"}  # for the host: everybody may say what happens
STORED = {"copies", "database", "schema", "store", "upkeep"}
POST = {"channels", "clock", "deadlines", "notices", "outbox", "people", "post"}  # clocks and notices
PLAYED = {
    "acts",
    "devices",
    "drive",
    "findings",
    "house",
    "journal",
    "lobby",
    "names",
    "rematch",
    "reviews",
    "room",
    "view",
    "wishes",
    "worker",
}
ROOMS = {*PLAYED, *STORED, *SEEN, *POST}
DRAWN = {"boards", "scene", "svg", "view"}
PICTURES = {*DRAWN, "coach", "covers", "qr", "recap", "render"}
DOORS = {
    "access",
    "addresses",
    "entrance",
    "forms",
    "guard",
    "health",
    "limits",
    "links",
    "offered",
    "security",
    "serving",
    "stopping",
    "stream",
    "traffic",
}
TABLE: dict[str, set[str]] = {
    **dict.fromkeys(ROOMS, ROOMS),
    "view": set(),
    "svg": set(),
    "qr": set(),
    "boards": DRAWN,
    "scene": DRAWN,
    "coach": DRAWN,
    "covers": DRAWN,
    "recap": DRAWN,
    "render": {*PICTURES, "clock"},
    "clock": set(),
    **dict.fromkeys(DOORS, ROOMS | DOORS),
    "api": ROOMS | DOORS,
    "site": ROOMS | DOORS | PICTURES | {"site"},
    "app": ROOMS | DOORS | {"api", "site"},
    "loopback": set(),
    "bench": ROOMS | PICTURES | {"loopback"},
    "cluster": set(),
    "stress": ROOMS | {"cluster", "loopback"},
    "migrations": set(),
}

FAULTS: set[tuple[str, str]] = set()  # today's, each to be mended: (who imports, what)


class Import(NamedTuple):
    """One module imports another."""

    by: str
    what: str
    late: bool  # inside a function, or for types alone: not when the module is imported

    def parts(self, depth: int) -> tuple[str, str]:
        return part(self.by, depth), part(self.what, depth)


def part(module: str, depth: int) -> str:
    """`serai.table.boards.mombasa` belongs to `table`, and inside it to `boards`."""
    names = module.split(".")
    return names[depth] if len(names) > depth else names[-1]


@cache
def modules() -> dict[str, Path]:
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        names = ["serai", *path.relative_to(ROOT).with_suffix("").parts]
        found[".".join(names[:-1] if names[-1] == "__init__" else names)] = path
    return found


@cache
def imports() -> tuple[Import, ...]:
    return tuple([found for module, path in modules().items() for found in imports_of(module, path)])


def imports_of(module: str, path: Path) -> Iterator[Import]:
    tree = ast.parse(path.read_text("utf-8"))
    late = {id(inner) for node in ast.walk(tree) if is_late(node) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [Import(module, alias.name, id(node) in late) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports by dots: name the module in full"
            assert node.module is not None
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield Import(module, inner if inner in modules() else node.module, id(node) in late)


def is_late(node: ast.AST) -> bool:
    for_types = isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return for_types or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def own() -> list[Import]:
    return [found for found in imports() if found.what.split(".")[0] == "serai"]


def faults(among: Iterable[Import]) -> set[tuple[str, str]]:
    found = set()
    for one in among:
        by, what = one.parts(1)
        if by != what and what not in MAY[by] and not (by == "bots" and what == "words"):
            found.add((one.by, one.what))
        if by == what == "table" and one.by != "serai.table":
            inner, other = one.parts(2)
            if inner != other and other not in TABLE[inner]:
                found.add((one.by, one.what))
    return found


def test_everybody_imports_only_what_they_may() -> None:
    assert faults(own()) - FAULTS == set()


def test_no_exception_is_stale() -> None:
    """What was mended is struck off the list."""
    assert FAULTS - faults(own()) == set()


def test_the_rules_speak_of_every_part() -> None:
    """A new part says here what it may import; a part that is gone is gone here too."""
    assert {part(module, 1) for module in modules()} == set(MAY)
    assert {part(module, 2) for module in modules() if module.startswith("serai.table.")} == set(TABLE)
    assert len(own()) > 500


def test_bots_find_words_only_when_a_program_first_needs_them() -> None:
    found = {(one.by, one.late) for one in own() if one.parts(1) == ("bots", "words")}
    assert found <= {("serai.bots.exec", True)}


def test_games_and_what_they_stand_on_import_the_standard_library_alone() -> None:
    foreign = {(one.by, one.what) for one in imports() if part(one.by, 1) in PLAIN and not plain(one.what)}
    assert foreign == set()


def plain(module: str) -> bool:
    root = module.split(".", maxsplit=1)[0]
    return root == "serai" or root in sys.stdlib_module_names


def test_a_fault_is_seen() -> None:
    """The eyes of this test: each way to import is read, and what is forbidden is found."""
    seen = {(one.by, one.what) for one in own()}
    assert ("serai.table.house", "serai.table.lobby") in seen  # from a package
    assert ("serai.table.lobby", "serai.table.house") in seen  # for types alone
    assert ("serai.engine.laws", "serai.engine.step") in seen  # from a module
    wrong = {
        ("serai.games.mombasa.state", "serai.bots"),
        ("serai.lab.simulate", "serai.cli.boards"),
        ("serai.table.room", "serai.table.boards.mombasa"),
        ("serai.table.house", "serai.table.scene"),
        ("serai.table.api", "serai.table.site.common"),
        ("serai.table.view", "serai.table.room"),
    }
    right = {("serai.cli.commands.serve", "serai.table.app"), ("serai.table.site.play", "serai.table.render")}
    assert faults([Import(by, what, False) for by, what in wrong | right]) == wrong
