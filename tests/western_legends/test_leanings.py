"""Bots of one kind, with different ways of making a living."""

from __future__ import annotations

from serai.bots.western_legends import LEANINGS, opinion, worth
from serai.engine.chance import Dice
from tests.western_legends.position import Seat, position


def test_bots_lean_to_different_paths() -> None:
    """Twenty bots do not judge alike, and every leaning is among them."""
    honest, wanted = position(Seat(mp=2), Seat()), position(Seat(wp=3), Seat())
    tastes = {opinion(Dice("bot", seed))(honest, 0) - opinion(Dice("bot", seed))(wanted, 0) for seed in range(20)}
    assert tastes == {worth(honest, 0, leaning) - worth(wanted, 0, leaning) for leaning in LEANINGS.values()}
    assert len(tastes) == len(LEANINGS)


def test_a_leaning_shows_in_what_is_preferred() -> None:
    """Who leans to the marshal's path likes three wanted points less than two marshal points; who leans to the other, more."""
    honest, wanted = position(Seat(mp=2), Seat()), position(Seat(wp=3), Seat())
    prefers = {name: worth(honest, 0, leaning) > worth(wanted, 0, leaning) for name, leaning in LEANINGS.items()}
    assert prefers["marshal"]
    assert not prefers["wanted"]
