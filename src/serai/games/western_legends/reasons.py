"""What is said of things that cannot be done: the figures behind the key of a reason.  Each chapter adds those of its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from serai.engine.events import Fact
from serai.games.western_legends.board import LOCATION_SPACES, LOCATION_TYPE, LOCATIONS
from serai.games.western_legends.cards import VALUES
from serai.games.western_legends.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from serai.games.western_legends.state import Player, Western

Term = tuple[int, str]  # an amount, and where it comes from

FIGURES: Final[dict[str, Callable[[Western, int, int], dict[str, Fact]]]] = {}
"""By key: the figures for a seat and an action.  What depends on the step is in `Step.figures`."""
PRICES: Final[dict[str, Callable[[Player, int], list[Term]]]] = {}
"""By verb: what an action costs this player."""
OF_A_TURN: Final[set[str]] = set()
"""The verbs of the actions of which a turn has three."""


def the_thing(s: Western, player: int, action: int) -> dict[str, Fact]:
    """The card or item that the action names."""
    return {"thing": VOCABULARY.ids[action]}


def too_dear(s: Western, player: int, action: int) -> dict[str, Fact]:
    """The price, and what is missing (WL-5.13).  Dollars are counted in tens, so they are not drawn one by one."""
    me = s.players[player]
    terms = PRICES[VOCABULARY.verbs[action]](me, VOCABULARY.things[action])
    price = sum([amount for amount, _ in terms])
    return {"price": price, "terms": terms, "money": me.money, "missing": price - me.money, "work": VALUES["work_money"]}


def way_to(locations: list[int]) -> Callable[[Western, int, int], dict[str, Fact]]:
    """The nearest of these locations, and the steps to it (WL-3.2)."""

    def figures(s: Western, player: int, action: int) -> dict[str, Fact]:
        far = s.roads.far[s.players[player].space]
        steps, nearest = min([(min([far[space] for space in LOCATION_SPACES[i]]), i) for i in locations])
        return {"place": LOCATIONS[nearest], "steps": steps}

    return figures


def way_to_type(kind: str) -> Callable[[Western, int, int], dict[str, Fact]]:
    return way_to([i for i, other in enumerate(LOCATION_TYPE) if other == kind])


FIGURES["too-dear"] = too_dear
for _key in ("not-in-hand", "not-owned"):
    FIGURES[_key] = the_thing
