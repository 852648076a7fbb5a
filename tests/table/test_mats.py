"""Everybody's mats: open to all at the table, and nothing but what they may know."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from serai.engine.match import Match
from serai.table.scene import Scene
from tests.table.preview import played, view
from tests.table.test_around import client, finished, sound
from tests.table.test_server import behind

__all__ = ["client", "finished"]  # fixtures
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

GAMES = ("san-juan", "great-western-trail", "great-western-trail-2", "mombasa", "western-legends")


def mat(match: Match, viewer: int | None, seat: int) -> str:
    scene = Scene(view(match, viewer), "en", live=False)
    return scene.board.mat(scene, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_mat_shows_a_seat_to_all_and_its_secrets_to_none(game: str) -> None:
    match = played(game, 3, "mats", 40)
    for seat in range(3):
        shown = mat(match, 0, seat)
        assert shown
        assert "<button" not in shown  # it is to be looked at
        assert shown == mat(behind(match, 0, "exchanged"), 0, seat)


def test_a_mat_opens_at_any_moment_for_those_at_the_table(client: TestClient[Any], finished: str) -> None:
    part = client.get(f"{finished}/mat/1", headers={"X-Serai": "1"}).text
    assert "<html" not in part
    assert f"{finished}/mat/0" in part  # the way to the next one
    whole = client.get(f"{finished}/mat/1?at=5").text
    sound(whole)
    assert f"{finished}/mat/0?at=5" in whole  # of the same moment
    assert client.get(f"{finished}/mat/2").status_code == 404
    client.cookies.clear()
    assert client.get(f"{finished}/mat/1").status_code == 403
