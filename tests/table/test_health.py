"""Alive, ready, and what lies in the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient
from sqlalchemy.engine import Connection

from serai.table import health, metrics
from serai.table.app import create_app
from serai.table.database import Database, Unavailable, open_database
from serai.table.schema import CHANNELS, OUTBOX, TABLES, TURNS
from tests.table.logged import logged

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy this machine is."""
    monkeypatch.setattr(health, "PATIENCE", 60.0)


def with_database(folder: Path, story: Callable[[Database], Coroutine[Any, Any, None]], url: str = "") -> None:
    async def told() -> None:
        database = open_database(url or f"sqlite:///{folder / 'tables.sqlite3'}")
        await database.open()
        try:
            await story(database)
        finally:
            await database.close()

    asyncio.run(told())


def fill(connection: Connection) -> None:
    """Tables in all phases, bots that are waited for, notices."""
    now = time.time()
    for n, (phase, rank, due) in enumerate(
        [("playing", 0, now - 3), ("playing", 0, now), ("playing", 2, now + 60), ("playing", 9, now - 900), ("over", None, 0)]
    ):
        table = {
            "id": str(n),
            "game": "san-juan",
            "players": 2,
            "options": "{}",
            "rules": 1,
            "seed": "",
            "title": "",
            "phase": phase,
        }
        more = {"version": 0, "owner": "", "watch": str(n), "settings": "{}", "created": now, "updated": now, "opener": ""}
        connection.execute(TABLES.insert(), {**table, **more})
        if rank is not None:
            turn = {"table_id": str(n), "version": 0, "owner": "", "people": True, "rank": rank, "due": due}
            connection.execute(TURNS.insert(), turn)
    channel = {"id": 1, "person": "p", "kind": "mail", "target": "x@example.org", "confirmed": True, "token": "t", "made": now}
    connection.execute(CHANNELS.insert(), channel)
    for decision, dead in enumerate([False, False, True]):
        notice = {"channel": 1, "kind": "turn", "table_id": "0", "seat": 0, "decision": decision, "due": now, "dead": dead}
        connection.execute(OUTBOX.insert(), notice)


async def count(database: Database) -> None:
    assert await database.read(health.counts) == metrics.Counts()
    await database.write(fill)
    found = await database.read(health.counts)
    assert found.tables == {"playing": 4, "over": 1}
    assert found.turns == {"present": 2, "watched": 1, "paused": 1}
    assert 3 <= found.oldest_turn < 300  # nobody waits for the one that is paused
    assert (found.notices, found.dead_notices) == ({"mail": 2}, {"mail": 1})


def test_what_lies_in_the_database_is_counted(tmp_path: Path) -> None:
    with_database(tmp_path, count)


def test_what_lies_in_postgresql_is_counted_too(tmp_path: Path, fresh: str) -> None:
    with_database(tmp_path, count, fresh)


def test_metrics_ask_the_database_while_the_loop_turns(tmp_path: Path) -> None:
    def tables() -> float | None:
        return metrics.REGISTRY.get_sample_value("serai_tables", {"phase": "playing"})

    async def story(database: Database) -> None:
        await database.write(fill)
        async with health.counted(database):
            assert await asyncio.to_thread(tables) == 4
        assert await asyncio.to_thread(tables) is None

    with_database(tmp_path, story)


def test_on_postgresql_a_server_is_ready_when_it_hears_the_others_and_measures_how_fast(tmp_path: Path, fresh: str) -> None:
    def notices() -> float:
        return metrics.REGISTRY.get_sample_value("serai_notice_seconds_count") or 0.0

    async def story(database: Database) -> None:
        heard = asyncio.Event()
        assert await health.problems_of(database) == ["changes by other servers are not heard"]
        listener = asyncio.create_task(database.listen(lambda table, stamp, turn: heard.set()))
        while not database.listening:
            await asyncio.sleep(0)
        assert await health.problems_of(database) == []
        before = notices()
        database.tell("0123456789abcdef", 1, False)
        await heard.wait()
        assert notices() == before + 1
        listener.cancel()
        await asyncio.gather(listener, return_exceptions=True)

    with_database(tmp_path, story, fresh)


class Broken:
    """A database that does not answer, in one way or the other."""

    listening = True

    def __init__(self, error: Exception | None) -> None:
        self.error = error

    async def read(self, _work: object) -> None:
        if self.error is not None:
            raise self.error
        await asyncio.Event().wait()


@pytest.mark.parametrize("error", [None, Unavailable("gone"), OSError("no route to host")])
def test_a_database_that_does_not_answer_is_a_problem(monkeypatch: pytest.MonkeyPatch, error: Exception | None) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    problems = asyncio.run(health.problems_of(Broken(error)))  # type: ignore[arg-type]
    assert problems == ["the database does not answer"]


def test_a_schema_of_another_serai_is_a_problem(tmp_path: Path) -> None:
    async def story(database: Database) -> None:
        assert await health.problems_of(database) == []
        for revision, words in (("0002", "older than this Serai"), ("9000", "written by a newer Serai")):
            for statement in ("UPDATE alembic_version SET version_num = :revision", "UPDATE facts SET value = :revision"):
                change = sa.text(statement).bindparams(revision=revision)
                await database.write(partial(Connection.execute, statement=change))
            (problem,) = await health.problems_of(database)
            assert words in problem

    with_database(tmp_path, story)


def test_a_server_that_hears_nothing_of_the_others_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(database: Database) -> None:
        monkeypatch.setattr(type(database), "listening", False)
        assert await health.problems_of(database) == ["changes by other servers are not heard"]

    with_database(tmp_path, story)


# ---- Through the door --------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}"), base_url="http://127.0.0.1") as client:
        yield client


@pytest.mark.parametrize(("path", "says"), [("/healthz", "alive"), ("/readyz", '{"problems":[]}')])
def test_a_healthy_server(client: TestClient[Any], path: str, says: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, says)
    assert answer.headers["cache-control"] == "no-store"
    assert "set-cookie" not in answer.headers
    assert path not in client.get("/api/schema/openapi.json").json()["paths"]  # not for programs that play


def test_without_its_database_a_server_lives_but_is_not_ready(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(client.app.state.house, "database", Broken(Unavailable("gone")))
        assert client.get("/healthz").status_code == 200
        for _ in range(3):
            answer = client.get("/readyz")
            assert (answer.status_code, answer.json()) == (503, {"problems": ["the database does not answer"]})
    assert client.get("/readyz").status_code == 200
    assert len(logged(caplog, "not ready")) == 1  # said once, not at every question of the proxy
    assert len(logged(caplog, "ready again")) == 1


def test_a_server_that_stops_is_not_ready_and_answers_everything_else(client: TestClient[Any]) -> None:
    client.app.state.stopping.begun = True
    assert client.get("/readyz").json() == {"problems": ["stopping"]}
    assert client.get("/readyz").status_code == 503
    assert client.get("/healthz").status_code == 200
    assert client.get("/").status_code == 200


def test_the_metrics_of_a_server_tell_of_its_database(client: TestClient[Any]) -> None:
    client.post("/api/tables", json={"game": "san-juan", "seats": [{}, {}]}).raise_for_status()
    assert metrics.REGISTRY.get_sample_value("serai_tables", {"phase": "lobby"}) == 1
