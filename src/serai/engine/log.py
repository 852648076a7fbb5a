"""The log of a game: a header, one line per decision in words (`2 build crane`), a closing line.  Forced steps are left out.

Words are stored, not numbers: numbers change when a vocabulary grows.  A line is looked up among the names of the legal
actions, so an illegal line cannot be read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from serai.engine.errors import BadLog, BadSetup, SeraiError
from serai.engine.figures import changed, why_other
from serai.engine.game import Game, Seed, Setup
from serai.engine.state import State

FIRST_LINE = "serai log 1"
LONGEST: Final = 20_000  # decisions of a log; those of our games have 1,200
WIDEST: Final = 1_000  # characters of a line
LARGEST: Final = 1_000_000  # characters of a log
DATA: Final = 900  # characters of changed figures in a line
UNPRINTED: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]|\r(?!\n|\Z)")  # a terminal would obey


class Record:
    """Set-up and decisions of a game: everything else can be computed from them."""

    def __init__(self, setup: Setup, seed: Seed, rules: int | None = None) -> None:
        self.setup = setup
        self.seed = str(seed)
        self.rules = setup.game.rules_version if rules is None else rules
        self.figures = changed(setup.game.id)  # what is changed in the figures of the game
        self.seats: list[str] = []  # who played, if known
        self.origin = ""  # how somebody may have known the seed: `seed` or `file`; empty: nobody did
        self.lines: list[tuple[int, str]] = []  # seat, action in words
        self.end = ""  # the closing line of a log that was read

    def add(self, seat: int, action: int) -> None:
        self.lines.append((seat, self.setup.game.vocabulary.names[action]))

    def write(self, s: State) -> str:
        """The text of the log; `s` is the state after the last line."""
        setup = self.setup
        head = [FIRST_LINE, f"game {setup.game.id}", f"rules {self.rules}", f"players {setup.players}"]
        head += [f"option {name} {str(value).lower()}" for name, value in setup.options.items()]
        head += [f"data {piece}" for piece in pieces(self.figures)]
        head += [f"seats {','.join(self.seats)}"] if self.seats else []
        head += [f"origin {self.origin}"] if self.origin else []
        head += [f"seed {self.seed}", ""]
        tail = ["", f"end {len(self.lines)} {ending(s)}", ""]
        return "\n".join([*head, *[f"{seat} {name}" for seat, name in self.lines], *tail])


def pieces(figures: dict[str, Any]) -> list[str]:
    """Changed figures in lines, without spaces: what stands at the end of a line is not lost."""
    text = json.dumps(figures, separators=(",", ":"), sort_keys=True).replace(" ", "\\u0020") if figures else ""
    return [text[i : i + DATA] for i in range(0, len(text), DATA)]


def figures_in(head: dict[str, str]) -> dict[str, Any]:
    """The changed figures of a header."""
    try:
        figures = json.loads(head.get("data", "{}"))
    except (ValueError, RecursionError):
        figures = None
    if not isinstance(figures, dict):
        raise BadLog("the changed figures in the header of the log (data) cannot be read: use an earlier copy of the file")
    return figures


def ending(s: State) -> str:
    """How a log ends: open, or over with the points of all seats."""
    return "open" if s.options else " ".join(["over", *[str(score.total) for score in s.setup.game.scores(s)]])


def whole(text: str) -> int:
    """A whole number; -1 where it is none, or one that no log needs."""
    return int(text) if text.isdecimal() and len(text) < 10 else -1


def lines(text: str) -> list[str]:
    """The lines of a log, which may come from anybody: not too many, not too long, and no characters but those of words."""
    if len(text) > LARGEST:
        raise BadLog(f"this log is too long: it may have {LARGEST:,} characters")
    if odd := UNPRINTED.search(text):
        raise BadLog(f"line {text.count(chr(10), 0, odd.start()) + 1} of the log holds a character that no log has: {odd[0]!r}")
    found = [row.strip() for row in text.split("\n")]
    for number, row in enumerate(found, 1):
        if len(row) > WIDEST:
            raise BadLog(f"line {number} of the log is too long: it may have {WIDEST:,} characters")
    return found


def header(rows: list[str]) -> tuple[dict[str, str], dict[str, str], int]:
    """Header, options, and the row behind them."""
    if rows[0] != FIRST_LINE:
        raise BadLog(f"this is not a log of Serai: the first line must be {FIRST_LINE!r}")
    head: dict[str, str] = {}
    options: dict[str, str] = {}
    i = 1
    while i < len(rows) and rows[i]:
        key, _, value = rows[i].partition(" ")
        name, _, choice = value.partition(" ")
        if key == "option" and name not in options:
            options[name] = choice
        elif key == "data":
            head[key] = head.get(key, "") + value
        elif key in ("game", "rules", "players", "seats", "origin", "seed") and key not in head:
            head[key] = value
        else:
            raise BadLog(f"line {i + 1} of the log is not a valid header line: {rows[i]!r:.60}")
        i += 1
    return head, options, i


def read(text: str, find: Callable[[str], Game[State]]) -> Record:
    """The record in a text; `find` is the catalogue's.  The decisions are checked by `replay`."""
    rows = lines(text)
    head, options, i = header(rows)
    for key in ("game", "rules", "players", "seed"):
        if key not in head:
            raise BadLog(f"the header of the log is incomplete: the line {key!r} is missing")
    players, rules = whole(head["players"]), whole(head["rules"])
    if players < 0 or rules < 0:
        raise BadLog("players and rules in the header of the log must be whole numbers")
    game = find(head["game"])
    try:
        setup = game.setup(players, options)
    except BadSetup as error:
        raise BadLog(f"the header of the log is wrong: {error}") from None
    record = Record(setup, head["seed"], rules)
    record.seats = head["seats"].split(",") if "seats" in head else []
    record.origin = head.get("origin", "")
    record.figures = figures_in(head)
    for number, row in enumerate(rows[i:], i + 1):
        first, _, rest = row.partition(" ")
        if first == "end":
            count, _, record.end = rest.partition(" ")
            if count != str(len(record.lines)):
                raise BadLog(f"the log says {row!r:.40} after {len(record.lines)} decisions: some are missing")
            return record
        if row and (whole(first) < 0 or not rest):
            raise BadLog(f"line {number} of the log is not a decision such as '0 pass': {row!r:.60}")
        if row:
            record.lines.append((whole(first), rest))
        if len(record.lines) > LONGEST:
            raise BadLog(f"this log has too many decisions: it may have {LONGEST:,}")
    raise BadLog(f"the log is cut off after {len(record.lines)} decisions: its closing line 'end' is missing")


def steps(record: Record) -> Iterator[tuple[State, int, int]]:
    """Every decision: the state before it, seat and action.  It is always the same state object, which moves on."""
    game: Game[State] = record.setup.game
    if record.rules != game.rules_version:
        raise BadLog(
            f"this log uses rules version {record.rules} of {game.id}, but this Serai plays version"
            f" {game.rules_version}: replay it with the Serai that wrote it"
        )
    if other := why_other(game.id, record.figures):
        raise BadLog(f"this log {other}")
    s: State = game.start(record.setup, record.seed)
    for number, (seat, name) in enumerate(record.lines, 1):
        action = game.vocabulary.numbers.get(name, -1)
        if seat >= record.setup.players or action < 0:
            raise BadLog(f"decision {number} of the log, '{seat} {name:.40}', is not an action of {game.id}")
        yield s, seat, action
        try:
            s.follow(seat, action)
        except SeraiError as error:
            raise BadLog(f"decision {number} of the log is illegal: {error}") from None
    if record.end and record.end != ending(s):
        raise BadLog(f"the log ends with {record.end!r:.60}, but by the rules it is {ending(s)!r}")
    yield s, -1, -1


def replay(record: Record) -> Any:
    """The state after the last decision."""
    s = None
    for s, _, _ in steps(record):  # noqa: B007
        pass
    return s
