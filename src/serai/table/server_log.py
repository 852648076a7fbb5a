"""The server's log: an event in a few words and its fields, as text for a person at a terminal, else a JSON object a line.

It names tables by id, and seats by number.  It never holds a secret, a seed, a card, a cookie, an e-mail address or an action
in words: paths are logged as templates, and of refusals, which may speak of a player's own cards, the kind and the place."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from traceback import format_tb
from types import MappingProxyType

from serai.engine.errors import SeraiError

LONGEST = 200  # characters of an error's words
PLAIN = re.compile(r"[\w.:/{}+-]+", re.ASCII)
NOTHING: Mapping[str, object] = MappingProxyType({})
BOUND = ContextVar("BOUND", default=NOTHING)  # fields of every line in a request or a task


class Log:
    """`LOG.info("table opened", table=room.table.id, game=game.id)`.  A field that is None is left out; `error=` an exception
    adds the way to it."""

    def __init__(self, name: str) -> None:
        self.logger = logging.getLogger(name)

    def debug(self, event: str, /, **fields: object) -> None:
        self.write(logging.DEBUG, event, fields)

    def info(self, event: str, /, **fields: object) -> None:
        self.write(logging.INFO, event, fields)

    def warning(self, event: str, /, **fields: object) -> None:
        self.write(logging.WARNING, event, fields)

    def error(self, event: str, /, **fields: object) -> None:
        self.write(logging.ERROR, event, fields)

    def write(self, level: int, event: str, fields: Mapping[str, object]) -> None:
        if self.logger.isEnabledFor(level):
            self.logger.log(level, Line(event, {**BOUND.get(), **fields}))


class Line:
    """What is logged at once: the message of a record."""

    def __init__(self, event: str, fields: Mapping[str, object]) -> None:
        error = fields.get("error")
        traced = {"error": type(error).__name__, "trace": trace(error)} if isinstance(error, BaseException) else {}
        self.event = event
        self.fields = {name: value for name, value in {**fields, **traced}.items() if value is not None}

    def __str__(self) -> str:
        parts = [f"{name}={shown(value)}" for name, value in self.fields.items() if name != "trace"]
        behind = f"\n{self.fields['trace']}" if "trace" in self.fields else ""
        return " ".join([self.event, *parts]) + behind


LOG = Log("serai.table")


def shown(value: object) -> str:
    """A value in a line of text; one that could be mistaken for more than a word is quoted."""
    text = f"{value:g}" if isinstance(value, float) else str(value)
    return text if PLAIN.fullmatch(text) else json.dumps(text)


def bind(**fields: object) -> None:
    """Every further line of this request or task carries these fields."""
    BOUND.set({**BOUND.get(), **fields})


@contextmanager
def bound(**fields: object) -> Iterator[None]:
    """Every line inside carries these fields, and what is bound inside ends with it."""
    token = BOUND.set({**BOUND.get(), **fields})
    try:
        yield
    finally:
        BOUND.reset(token)


# ---- Lines on standard error -------------------------------------------------------------------


class Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return f"{at(record).astimezone():%Y-%m-%d %H:%M:%S} {record.levelname} {line_of(record)}"


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = line_of(record)
        head = {"time": at(record).isoformat(timespec="milliseconds"), "level": record.levelname.lower(), "event": line.event}
        return json.dumps({**head, **line.fields}, default=str)


def at(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def line_of(record: logging.LogRecord) -> Line:
    """A library's message becomes a line too.  Only its first line: behind it may follow what somebody sent."""
    if isinstance(record.msg, Line):
        return record.msg
    error = record.exc_info[1] if record.exc_info else None
    return Line(first_line(record.getMessage()), {**BOUND.get(), "logger": record.name, "error": error})


def set_up(level: str, style: str = "") -> None:
    """Lines to standard error, ours from this level on, those of libraries from `warning` on.  Without a style: text where a
    person reads it, on a terminal, else JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter({"json": Json, "text": Text}[style or ("text" if sys.stderr.isatty() else "json")]())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOG.logger.setLevel(level.upper())


# ---- Errors ------------------------------------------------------------------------------------


def trace(error: BaseException) -> str:
    """The way to an error and what it was, with the errors behind it.  Of its words the first line: a database's error goes on
    with the values of the statement.  Those of a refusal are for a player alone."""
    behind = error.__cause__ or error.__context__
    words = "" if isinstance(error, SeraiError) else f": {first_line(str(error))}"
    before = f"{trace(behind)}\nwhich led to:\n" if behind is not None else ""
    parts = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    inside = "".join([f"\nwith:\n{trace(part)}" for part in parts])
    return f"{before}{''.join(format_tb(error.__traceback__))}{type(error).__name__}{words}{inside}"


def first_line(text: str) -> str:
    return next(iter(text.splitlines()), "")[:LONGEST]
