"""The server's log: what happens at the tables, in lines for the one who runs the server.

It names tables, games and seats by number.  It never holds a seat's secret, a seed, a card or a cookie: paths are logged as
templates, and of refusals, which may speak of a player's own cards, the kind and the place but not the words."""

from __future__ import annotations

import logging
import re
import sys
from traceback import format_tb

from serai.engine.errors import SeraiError

LOG = logging.getLogger("serai.table")
LEVELS = ("debug", "info", "warning", "error")


def set_up(level: str) -> None:
    """Lines to standard error, from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOG.addHandler(handler)
    LOG.setLevel(level.upper())
    LOG.propagate = False
    logging.getLogger("uvicorn.access").addFilter(without_secrets)


def without_secrets(record: logging.LogRecord) -> bool:
    """A seat's link holds its secret: the list of requests shows only that a link was opened."""
    if isinstance(record.args, tuple):
        record.args = tuple(re.sub(r"/join/[^/? ]+", "/join/...", a) if isinstance(a, str) else a for a in record.args)
    return True


def trace(error: BaseException) -> str:
    """The way to an error and what it was, with the errors behind it."""
    behind = error.__cause__ or error.__context__
    words = "" if isinstance(error, SeraiError) else f": {error}"
    before = f"{trace(behind)}\nwhich led to:\n" if behind is not None else ""
    return f"{before}{''.join(format_tb(error.__traceback__))}{type(error).__name__}{words}"
