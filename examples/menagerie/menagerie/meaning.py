"""What an action means in a position: facts beside the thing it is done to, for the message `act-<verb>`.

Facts are numbers, ids of things, `seat(n)`, lists of facts, or messages inside messages; never words.
"""

from __future__ import annotations

from menagerie.state import Menagerie
from serai.engine.events import Fact
from serai.engine.step import PASS


def meaning(s: Menagerie, action: int) -> dict[str, Fact]:
    """To pass means something else in each step."""
    return {"step": type(s.stack[-1]).__name__} if action == PASS and s.stack else {}
