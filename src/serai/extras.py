"""The parts of Serai that are installed separately.  A missing library is reported as the extra that brings it.

Modules import what they need as usual.  Whatever a user calls (a command, an environment) is wrapped in `needed_by`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from serai.engine.errors import SeraiError

TABLE = (
    "alembic",
    "httptools",
    "jinja2",
    "litestar",
    "msgspec",
    "numpy",
    "prometheus_client",
    "segno",
    "sqlalchemy",
    "tzdata",
    "uvicorn",
    "uvloop",
)
EXTRAS = {  # an extra of pyproject.toml -> what it is called, and the modules that it brings
    "table": ("the table", TABLE),
    "postgres": ("PostgreSQL", ("asyncpg", "greenlet")),
    "notices": ("notices", ("aiohttp", "aiosmtplib", "py_vapid", "pywebpush")),
    "lab": ("the lab", ("gymnasium", "numpy", "pettingzoo", "pyarrow")),
    "learn": ("torch", ("torch",)),
    "openspiel": ("OpenSpiel", ("pyspiel", "open_spiel")),
    "cluster": ("Ray", ("ray",)),
}


class MissingExtra(SeraiError):
    """A part of Serai is not installed."""


@contextmanager
def needed_by(user: str) -> Iterator[None]:
    """Inside, a missing library of an extra becomes one sentence: what needs it, and how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        for extra, (name, modules) in reversed(EXTRAS.items()):  # NumPy is the lab's, though the table brings it, too
            if library in modules:
                raise MissingExtra(f"{user} needs {name}: pip install 'serai[{extra}]'") from None
        raise
