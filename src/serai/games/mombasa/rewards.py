"""What regions, books, majorities and starting tiles bring: one kind of row for all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from serai.games.mombasa.data import COMPANY_IDS, GOOD_IDS


@dataclass(frozen=True, slots=True)
class Reward:
    """A row of the data, read once."""

    pounds: int = 0
    diamonds: int = 0
    bookkeeping: int = 0
    steps: int = 0  # on the track of the company in question
    posts: int = 0  # to remove from home areas
    good: int = -1  # pounds equal to the total of this good, less GOOD_LESS


def covers(one: Reward, other: Reward) -> bool:
    """Does one reward bring all of the other?  Removing a post may hurt, and counts as a matter of taste."""
    more = one.pounds >= other.pounds and one.diamonds >= other.diamonds
    more = more and one.bookkeeping >= other.bookkeeping and one.steps >= other.steps
    return more and one.posts == other.posts and one.good == other.good


GOOD_LESS: Final = 1  # what "good_minus_one" takes off a total

KEYS: Final = ("pounds", "diamonds", "bookkeeping", "steps", "remove_posts", "good_minus_one", "min", *COMPANY_IDS)


def reward(row: dict[str, Any]) -> Reward:
    """An unknown key is an error at start, not a surprise in play."""
    for key in row:
        if key not in KEYS:
            raise ValueError(f"no reward is called {key!r}: there are {', '.join(KEYS)}")
    return Reward(
        row.get("pounds", 0),
        row.get("diamonds", 0),
        row.get("bookkeeping", 0),
        row.get("steps", 0),
        row.get("remove_posts", 0),
        GOOD_IDS.index(row["good_minus_one"]) if "good_minus_one" in row else -1,
    )
