"""What the lab needs beyond Serai itself, imported when it is used."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from serai.engine.errors import SeraiError


class MissingExtra(SeraiError):
    """A library of one of our extras is not installed."""


def need(module: str, extra: str) -> ModuleType:
    """The module, or an error that says how to install it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        raise MissingExtra(f"this needs {error.name}, which is not installed: pip install 'serai[{extra}]'") from None
