"""A state as versioned JSON and back: objects by their fields, steps by class name; never pickle."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from serai.engine.errors import BadSave
from serai.engine.game import Game
from serai.engine.state import State
from serai.engine.step import Step, fields

FORMAT = 1


def plain(thing: Any) -> Any:
    """Plain data; a tuple is marked, so that it comes back as one."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, list):
        return [plain(part) for part in thing]
    if isinstance(thing, tuple):
        return {"tuple": [plain(part) for part in thing]}
    return {"class": type(thing).__name__, **{name: plain(getattr(thing, name)) for name in fields(thing)}}


def classes(game: Game[State]) -> dict[str, type[Any]]:
    """The classes that a save of this game may contain: its steps and its things."""
    found: dict[str, type[Any]] = {kind.__name__: kind for kind in game.things}
    waiting: list[type[Any]] = [Step]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith(game.package):
            found[kind.__name__] = kind
    return found


def rebuild(kinds: dict[str, type[Any]], data: Any) -> Any:
    if isinstance(data, list):
        return [rebuild(kinds, part) for part in data]
    if not isinstance(data, dict):
        return data
    if "tuple" in data:
        return tuple([rebuild(kinds, part) for part in data["tuple"]])
    kind = kinds[data["class"]]
    parts = {name: rebuild(kinds, value) for name, value in data.items() if name != "class"}
    if issubclass(kind, Step):
        return kind(**parts)
    thing = kind()
    for name, value in parts.items():
        setattr(thing, name, value)
    return thing


def body(s: State) -> dict[str, Any]:
    return {name: plain(getattr(s, name)) for name in fields(s)}


def dump(s: State) -> str:
    """The fields of a state as text: states are equal if their texts are."""
    return json.dumps(body(s), sort_keys=True)


def seal(data: dict[str, Any]) -> str:
    """The checksum of a save, over everything but itself."""
    text = json.dumps({key: value for key, value in data.items() if key != "sha256"}, sort_keys=True)
    return sha256(text.encode()).hexdigest()


def save(s: State) -> str:
    """A state with everything needed to go on, including every secret of the game."""
    game = s.setup.game
    data = {
        "serai": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "players": s.setup.players,
        "options": dict(s.setup.options),
        "state": body(s),
    }
    return json.dumps({**data, "sha256": seal(data)}, sort_keys=True) + "\n"


def load(text: str, find: Callable[[str], Game[State]], any_rules: bool = False) -> Any:
    """The saved state; `find` is the catalogue's.  `any_rules`: a game in play goes on after its rules were corrected."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or "serai" not in data or "game" not in data or "rules" not in data:
        raise BadSave("this is not a complete save of Serai: choose a file that Serai has saved")
    if data["serai"] != FORMAT:
        raise BadSave(
            f"this save has format {data['serai']!r:.20}, but this Serai reads format {FORMAT}: use the Serai that wrote it"
        )
    game = find(str(data["game"]))
    if data["rules"] != game.rules_version and not any_rules:
        raise BadSave(
            f"this save uses rules version {data['rules']!r:.20} of {game.id}, but this Serai plays version"
            f" {game.rules_version}: finish the game with the Serai that saved it, or start a new one"
        )
    if data.get("sha256") != seal(data):
        raise BadSave("this save is damaged (wrong checksum): use an earlier copy of the file")
    s: State = game.start(game.setup(data["players"], data["options"]), "")
    kinds = classes(game)
    try:
        for name, value in data["state"].items():
            setattr(s, name, rebuild(kinds, value))
    except (KeyError, TypeError, AttributeError) as error:  # its rules had steps and things that no longer exist
        raise BadSave(f"this save has parts that this Serai does not know ({error}): use the Serai that wrote it") from None
    return s
