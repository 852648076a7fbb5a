"""A state as versioned JSON and back: objects by their fields, steps by class name; never pickle."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from operator import is_
from string import hexdigits
from typing import Any, Final

from serai.engine.errors import BadSave, SeraiError
from serai.engine.figures import changed, why_other
from serai.engine.game import Game
from serai.engine.seats import MOST
from serai.engine.state import State
from serai.engine.step import Step, fields

FORMAT = 1
LARGEST: Final = 1_000_000  # characters of a save; those of our games have 5,000
FARTHEST: Final = 1 << 128  # from zero: a number may be a bit set of cards or places
SECRET: Final = 64  # letters of a secret
SINGLE: Final = (int, str)  # a bool is an int
SEVERAL: Final = (list, tuple)
PLAIN: Final = (*SINGLE, *SEVERAL)  # what is not a thing
NUMBERS: Final[set[Any]] = {int, bool}
PARTS: Final[dict[str, Any]] = {"int": 0, "bool": False, "str": "", "tuple[int, ...]": ()}  # fields of steps, by annotation


def plain(thing: Any) -> Any:
    """Plain data; a tuple is marked, so that it comes back as one."""
    if thing is None or isinstance(thing, SINGLE):
        return thing
    if isinstance(thing, SEVERAL):
        parts = list(thing) if set(map(type, thing)) <= NUMBERS else [plain(part) for part in thing]
        return parts if isinstance(thing, list) else {"tuple": parts}
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


def body(s: State) -> dict[str, Any]:
    return {name: plain(getattr(s, name)) for name in fields(s)}


def dump(s: State) -> str:
    """The fields of a state as text: states are equal if their texts are."""
    return json.dumps(body(s), sort_keys=True)


def same(a: Any, b: Any) -> bool:
    """Whether two states are equal, or two things: what `dump` would tell, without writing them."""
    if a is b:
        return True
    if type(a) is not type(b):
        return False
    if isinstance(a, SEVERAL):
        if len(a) != len(b):
            return False
        # Most of a state consists of small numbers, of which Python has one object each, and of steps that copies share.
        return all(map(is_, a, b)) or all(map(same, a, b))
    if isinstance(a, SINGLE):
        return bool(a == b)
    for name in fields(a):
        of_a, of_b = getattr(a, name), getattr(b, name)
        if of_a is not of_b and not same(of_a, of_b):
            return False
    return True


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
    if figures := changed(game.id):
        data["figures"] = figures
    return json.dumps({**data, "sha256": seal(data)}, sort_keys=True) + "\n"


# ---- Loading: whatever a save holds, the answer is a state that can be looked at and played, or one sentence ----------------


class Misfit(Exception):
    """A place of a save holds what a game does not have there."""


def numbers(data: list[Any]) -> list[int]:
    """A list of numbers, as it is.  Most of a save consists of them, so they are not looked at one by one."""
    if data and not (set(map(type, data)) <= NUMBERS and min(data) > -FARTHEST and max(data) < FARTHEST):
        raise Misfit(f"{data!r:.20} are not numbers of a game")
    return data


def rebuild(kinds: dict[str, type[Any]], like: Any, data: Any) -> Any:
    """What a save holds where a new game has `like`: a number for a number, a list for a list, a thing for a thing.  The shape
    is that of the new game, so that data can neither nest deeper nor be of another type.  An empty list is one of numbers; of
    things there are as many as in a new game, one for each player."""
    if not isinstance(like, PLAIN):
        return rebuild_thing(kinds, like, data)
    if isinstance(like, tuple):
        data = data.get("tuple") if isinstance(data, dict) else None
        return tuple(rebuild(kinds, list(like), data))
    if isinstance(like, list) and isinstance(data, list):
        first = like[0] if like else 0
        if isinstance(first, int) and not isinstance(first, bool):
            return numbers(data)
        if not isinstance(first, PLAIN) and len(data) != len(like):
            raise Misfit(f"{len(data)} {type(first).__name__} instead of {len(like)}")
        return [rebuild(kinds, first, part) for part in data]
    if isinstance(like, int) and not isinstance(like, bool):
        numbers([data])
        return data  # as it is: in a compiled list of numbers, True would become 1
    if type(data) is not type(like):
        raise Misfit(f"{data!r:.20} stands in the place of {'a list' if isinstance(like, list) else repr(like)}")
    return data


def kind_of(kinds: dict[str, type[Any]], data: Any) -> type[Any]:
    name = data.get("class") if isinstance(data, dict) else None
    if not isinstance(name, str) or name not in kinds:
        raise Misfit(f"{name or data!r:.40} is not a part of this game")
    return kinds[name]


def rebuild_thing(kinds: dict[str, type[Any]], like: Any, data: Any) -> Any:
    """A thing of the same class; where a new game has nothing yet, a thing of any class, or nothing."""
    if data is None and like is None:
        return None
    kind = kind_of(kinds, data)
    if issubclass(kind, Step) or (like is not None and type(like) is not kind):
        raise Misfit(f"{kind.__name__} stands in the place of another thing")
    thing = kind()
    fill(kinds, thing, thing if like is None else like, {name: value for name, value in data.items() if name != "class"})
    return thing


def fill(kinds: dict[str, type[Any]], thing: Any, like: Any, data: dict[str, Any]) -> None:
    """The saved fields of a thing.  Those that were added since it was saved keep what a new game has."""
    known = fields(thing)
    for name, value in data.items():
        if name not in known:
            raise Misfit(f"{type(thing).__name__} has no field {name!r:.40}")
        setattr(thing, name, rebuild(kinds, getattr(like, name), value))


def rebuild_step(kinds: dict[str, type[Any]], data: Any) -> Step:
    """A step of its fields: numbers, words, and tuples of numbers.  A compiled constructor checks their types itself, and has
    no annotations."""
    kind = kind_of(kinds, data)
    if not issubclass(kind, Step):
        raise Misfit(f"{kind.__name__} is not a step")
    wanted = getattr(kind.__init__, "__annotations__", {})
    parts: dict[str, Any] = {}
    for name, value in data.items():
        if name != "class":
            guess: Any = () if isinstance(value, dict) else "" if isinstance(value, str) else 0
            parts[name] = rebuild(kinds, PARTS.get(str(wanted.get(name)), guess), value)
    step = kind(**parts)
    if step.player not in range(MOST):
        raise Misfit(f"{kind.__name__} is of seat {step.player}, which no game has")
    return step


def look_at(s: State) -> None:
    """Everybody looks at a loaded state, and the game counts its points: cards and places that do not exist are noticed now."""
    game, seats = s.setup.game, range(s.setup.players)
    t = s.copy()
    for seat in seats:
        game.observe(t, seat)
        t.options_for(seat)
    game.observe(t, None)
    game.scores(t)
    if not all([seat in seats for seat in s.waiting()]) or offered(s) != s.options:
        raise Misfit("what it offers is not what the rules do")


def offered(s: State) -> list[int]:
    """What the seat on the move may choose."""
    step = s.step_for(s.player) if s.stack else None
    if step is None:
        return []
    options = step.options(s)
    return options + s.anytime(step.player) if step.pause() else options


def load(text: str, find: Callable[[str], Game[State]], any_rules: bool = False) -> Any:
    """The saved state; `find` is the catalogue's.

    A save may come from anybody, and anybody can compute its checksum.  So every part is compared with a new game of the same
    set-up, and the state is looked at before anybody plays on.  `any_rules`: of a game in play, which goes on after its rules
    were corrected, and which nobody else has written."""
    try:
        return rebuild_state(read(text), find, any_rules)
    except SeraiError:
        raise
    except Exception as error:  # also of the rules: they are not made for what no game can come to
        what = str(error) if isinstance(error, Misfit) else f"{type(error).__name__}: {error}"
        why = " ".join(what.split())
        raise BadSave(f"this save has parts that this Serai does not know ({why:.80}): use the Serai that wrote it") from None


def read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text) if len(text) <= LARGEST else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or not {"serai", "game", "rules", "players", "options", "state"} <= data.keys():
        raise BadSave("this is not a complete save of Serai: choose a file that Serai has saved")
    return data


def rebuild_state(data: dict[str, Any], find: Callable[[str], Game[State]], any_rules: bool) -> State:
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
    if other := why_other(game.id, data.get("figures", {})):
        raise BadSave(f"this save {other}")
    players, options, table = data["players"], data["options"], data["state"]
    if type(players) is not int or not isinstance(options, dict) or not isinstance(table, dict):
        raise Misfit("the number of players, the options or the state")
    s: State = game.start(game.setup(players, options), "")
    kinds = classes(game)
    fill(kinds, s, s, {name: value for name, value in table.items() if name not in ("stack", "aside")})
    s.stack = [rebuild_step(kinds, step) for step in table["stack"]]
    s.aside = [rebuild_step(kinds, step) for step in table["aside"]]
    if len(s.secret) != SECRET or not set(s.secret) <= set(hexdigits):
        raise Misfit("its secret")
    if not any_rules:
        look_at(s)
    return s
