"""What can go wrong by somebody's fault: every message is one sentence that says what was wrong and what would be right."""

from __future__ import annotations


class SeraiError(Exception):
    """A mistake of whoever called: shown as one line, never as a traceback."""


class UnknownGame(SeraiError):
    """No game has this id."""


class UnknownBot(SeraiError):
    """No bot has this name."""


class BadSetup(SeraiError):
    """A player count, a seed or an option that this game does not have."""


class IllegalAction(SeraiError):
    """An action that is not among the options of this seat now, or no action at all."""


class BadLog(SeraiError):
    """A text that is no log of Serai, or a log that cannot have happened."""


class BadSave(SeraiError):
    """A text that is no save of Serai, a damaged one, or one of other rules."""


class DeadEnd(Exception):
    """A step with no option at all: the rules offered something that cannot be completed.  Never a user's fault."""
