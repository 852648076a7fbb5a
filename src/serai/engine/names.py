"""What a game and its things are called: `names/<language>.toml` in the game's package, id = "name".

Games that share a package share the file; what only one of them calls so stands in a table of its id.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Final

ENGLISH: Final = "en"  # stands in where another language has no name


@cache
def read(package: str, language: str) -> dict[str, Any]:
    import tomllib  # noqa: PLC0415  # playing needs no names

    file = resources.files(package).joinpath("names", f"{language}.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


@cache
def names(package: str, game_id: str, language: str) -> dict[str, str]:
    """By id, with the game's own title under its id."""
    english: dict[str, str] = names(package, game_id, ENGLISH) if language != ENGLISH else {}
    rows = read(package, language)
    shared: dict[str, str] = {key: value for key, value in rows.items() if isinstance(value, str)}
    own = rows.get(game_id)
    return {**english, **shared, **(own if isinstance(own, dict) else {})}


@cache
def languages(package: str) -> list[str]:
    """The languages in which the game has names."""
    folder = resources.files(package).joinpath("names")
    return sorted([file.name.removesuffix(".toml") for file in folder.iterdir()]) if folder.is_dir() else []
