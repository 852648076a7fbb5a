"""The balance report: who wins, with intervals."""

from __future__ import annotations

import pytest

from serai.catalogue import find
from serai.lab.balance import Balance, Seat, markdown
from serai.lab.simulate import Plan

NOTHING = [0] * (len(find("san-juan").categories) - 1)


def game(*totals: int, won: int | None) -> list[Seat]:
    return [Seat(float(seat == won), [total, *NOTHING], {}, {}) for seat, total in enumerate(totals)]


def test_winner_and_seats_have_intervals() -> None:
    balance = Balance(Plan("san-juan", 2, {}, ("random", "random"), "x"))
    for _ in range(50):
        balance.add(game(30, 20, won=0))
        balance.add(game(20, 40, won=1))
    report = balance.report()
    assert report["winner"] == {"mean": 35.0, "pm": pytest.approx(0.985, abs=0.006)}
    row = report["by"]["seat"]["0"]
    assert (row["times_share"], row["times_pm"]) == (1.0, pytest.approx(0.196, abs=0.001))
    assert "The winner has 35.0 ± 1.0 points." in markdown(report)
    assert "| 0 | 100 | 50.0% | 1.00 ± 0.20 | 25.0 |" in markdown(report)


def test_a_game_that_no_seat_has_won() -> None:
    """An automaton has: its points are nobody's."""
    balance = Balance(Plan("san-juan", 2, {}, ("random", "random"), "x"))
    balance.add(game(10, 20, won=None))
    assert balance.report()["winner"] == {"mean": 0.0, "pm": 0.0}
