"""Several people at one device: what lies behind the curtain is seen through no other door."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from serai.catalogue import GAMES
from serai.engine.match import Match
from serai.table.app import create_app
from tests.table.preview import played

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
ORIGIN = {"origin": "http://127.0.0.1", "host": "127.0.0.1"}
PART = {**ORIGIN, "x-serai": "1"}  # of a script, which fetches the part of a page that changes


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    database: Path = tmp_path_factory.mktemp("hot") / "t.db"
    app = create_app(f"sqlite:///{database}", limited=False, workers=0, pace=0)
    with TestClient(app, base_url="http://127.0.0.1") as made:
        yield made


def shared(client: TestClient[Any], match: Match) -> str:
    """The address of a table where this match goes on, with everybody at one device."""
    reply = client.post("/import", data={"text": match.log()}, headers=ORIGIN, follow_redirects=False)
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"])


def part(client: TestClient[Any], path: str) -> str:
    reply = client.get(path, headers=PART)
    assert reply.status_code == 200, reply.text
    return reply.text


@pytest.mark.parametrize("game", GAMES)
def test_the_replay_shows_a_hand_only_to_the_one_whose_turn_it_is(client: TestClient[Any], game: str) -> None:
    match = played(game, 3, "curtain", 40)
    path = shared(client, match)
    [asked] = match.state.waiting()
    for at in (0, 20, 40):
        spectator = part(client, f"{path}/replay?at={at}")
        for seat in range(3):
            seen = part(client, f"{path}/replay?at={at}&seat={seat}")
            assert (seen == spectator) == (seat != asked), (at, seat)
    for seat in range(3):
        page = client.get(f"{path}/replay?seat={seat}").text  # as it is opened, with all around it
        assert (f"seat={seat}" in page.partition("<main")[2]) == (seat == asked)


def test_after_the_end_everybody_sees_every_seat(client: TestClient[Any]) -> None:
    match = played("san-juan", 2, "curtain", 2000)
    assert not match.state.stack
    path = shared(client, match)
    seen = [part(client, f"{path}/replay?at=20&seat={seat}") for seat in range(2)]
    assert len({*seen, part(client, f"{path}/replay?at=20")}) == 3


def test_after_the_end_the_table_is_shown_to_nobody_in_particular(client: TestClient[Any]) -> None:
    """The part that the page fetches by itself is the one that it came with: another answer would let it reload for ever."""
    path = shared(client, played("san-juan", 2, "curtain", 2000))
    fresh = client.get(f"{path}/view", headers=PART)
    assert fresh.status_code == 200
    assert fresh.text in client.get(path).text


def test_a_seat_behind_the_curtain_is_not_told_what_it_may_do(client: TestClient[Any]) -> None:
    """A goal that a seat keeps secret may be revealed at any time: whether it is fulfilled is nobody else's business."""
    match = played("western-legends", 2, "curtain", 60)
    path = shared(client, match)
    [asked] = match.state.waiting()
    for seat in range(2):
        replies = {client.get(f"{path}/why?action={action}&seat={seat}").status_code for action in ("pass", "reveal", "x")}
        assert replies == ({200} if seat == asked else {403})
    assert client.post(f"{path}/hint?seat={1 - asked}", headers=ORIGIN).status_code == 400


def test_no_door_of_the_table_itself_shows_a_hand_behind_the_curtain(client: TestClient[Any]) -> None:
    match = played("san-juan", 2, "curtain", 40)
    path = shared(client, match)
    [asked] = match.state.waiting()
    other = 1 - asked
    assert "p-curtain" in client.get(f"{path}?seat={other}").text
    assert client.get(f"{path}/view?seat={other}", headers=PART).status_code == 205
    act = {"seat": str(other), "action": "build palace", "decision": "1"}
    refused = client.post(f"{path}/act", data=act, headers=PART)
    assert refused.status_code == 205
    assert "x-serai-note" not in refused.headers
    assert client.get(f"{path}/export").status_code == 400
    assert client.get(f"{path}/score", follow_redirects=False).status_code == 303
    assert client.post(f"{path}/fork", data={"at": "5"}, headers=ORIGIN).status_code == 400
