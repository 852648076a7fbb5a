"""Errors of the caller.  Every message says in one sentence what was wrong and what would be right."""

from __future__ import annotations


class SeraiError(Exception):
    """An error of the caller: shown as one line, never as a traceback."""


class UnknownGame(SeraiError):
    """No game has this id."""


class UnknownBot(SeraiError):
    """No bot has this name."""


class BadSetup(SeraiError):
    """A player count, a seed or an option that this game does not allow."""


class IllegalAction(SeraiError):
    """Not an action, or not among the options of this seat now."""


class BadLog(SeraiError):
    """Not a log of Serai, or a log that breaks the rules."""


class BadSave(SeraiError):
    """Not a save of Serai, a damaged one, or one of other rules."""


class DeadEnd(Exception):
    """A step without options: the rules offered something that cannot be completed.  Always a bug in the rules."""
