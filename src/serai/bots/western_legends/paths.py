"""How far it is on the board to places and people."""

from __future__ import annotations

from typing import Final

from serai.games.western_legends.board import HIDEOUTS, LOCATION_SPACES, LOCATION_TYPE, SPACES, roads
from serai.games.western_legends.state import Player, Western

FAR: Final = roads(False).far
NO_WAY: Final = -1


def nearest(spaces: list[int]) -> list[int]:
    """Steps from every space to the nearest of these."""
    return [min([FAR[at][there] for there in spaces]) for at in range(len(SPACES))]


def places(kind: str) -> list[int]:
    """Steps from every space to the nearest place of a kind."""
    return nearest([space for i, other in enumerate(LOCATION_TYPE) if other == kind for space in LOCATION_SPACES[i]])


TO_BANK: Final = places("bank")
TO_MINE: Final = places("mine")
TO_CABARET: Final = places("cabaret")
TO_STATION: Final = places("rail_station")
TO_DOCTOR: Final = places("doctor")
TO_STORE: Final = places("general_store")
TO_SALOON: Final = places("saloon")
PLACES: Final = {  # by condition of a story: steps to where it is fulfilled
    "prospect": TO_MINE,
    "deposit": TO_BANK,
    "shop": TO_STORE,
    "poker": TO_SALOON,
    "revel": TO_CABARET,
    "work": nearest([space for spaces in LOCATION_SPACES for space in spaces]),
}


def to_bandit(s: Western, at: int) -> int:
    """Steps to the nearest bandit."""
    return min([FAR[at][space] for i, space in enumerate(HIDEOUTS) if s.bandits >> i & 1], default=NO_WAY)


def to_player(s: Western, me: Player) -> int:
    """Steps to the nearest other player."""
    return min([FAR[me.space][p.space] for p in s.players if p is not me])
