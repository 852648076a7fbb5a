"""Every request gets an id, a line in the log and a measurement."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from serai.table import traffic
from serai.table.addresses import Proxies
from serai.table.app import create_app
from serai.table.house import House
from serai.table.metrics import REGISTRY
from serai.table.server_log import LOG, Json, bind
from tests.table.logged import logged

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
TABLE = "0123456789abcdef"


@pytest.fixture
def client(tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    caplog.set_level("DEBUG", "serai.table")
    monkeypatch.setattr(traffic, "SLOW", inf)  # however busy this machine is
    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


def requests_seen(route: str, status: int) -> float:
    return REGISTRY.get_sample_value("serai_request_seconds_count", {"route": route, "status": str(status)}) or 0.0


def test_every_request_has_an_id_a_line_and_a_measurement(client: TestClient[Any], caplog: pytest.LogCaptureFixture) -> None:
    before = requests_seen("/learn/{game_id}", 200)
    answer = client.get("/learn/san-juan?lang=fa")
    (line,) = logged(caplog, "request")
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])
    assert line.pop("ms") > 0
    request = answer.headers["x-request-id"]
    assert line == {"level": "info", "request": request, "method": "GET", "path": "/learn/{game_id}", "status": 200}
    assert requests_seen("/learn/{game_id}", 200) == before + 1
    assert client.get("/learn/san-juan").headers["x-request-id"] != request


def test_what_does_not_exist_is_seen_without_its_path(client: TestClient[Any], caplog: pytest.LogCaptureFixture) -> None:
    """It may be a link with a letter too many, and hold a secret."""
    before = requests_seen("unknown", 404)
    answer = client.get("/joint/q3Xn_7-kTT0aB")
    assert answer.status_code == 404
    (line,) = logged(caplog, "request")
    assert (line["request"], line["path"], line["status"]) == (answer.headers["x-request-id"], "unknown", 404)
    assert "q3Xn" not in caplog.text
    assert requests_seen("unknown", 404) == before + 1


def test_an_id_is_taken_from_a_proxy_of_ours_alone(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}", proxies=Proxies.read("10.0.0.0/8"))

    async def answered(peer: str, given: str) -> str:
        transport = httpx.ASGITransport(app, client=(peer, 40000))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            answer = await client.get("/healthz", headers={b"X-Request-ID": given.encode("latin-1")})
            return str(answer.headers["x-request-id"])

    assert asyncio.run(answered("10.0.0.1", "from-a-proxy")) == "from-a-proxy"
    assert re.fullmatch("[0-9a-f]{16}", asyncio.run(answered("192.0.2.1", "from-a-stranger")))
    for bad in ("short", "x" * 65, "with space in it", 'quotes"and{json}', "caf\xe9-caf\xe9-caf\xe9"):
        assert re.fullmatch("[0-9a-f]{16}", asyncio.run(answered("10.0.0.1", bad))), bad


def test_every_line_inside_a_request_names_it_and_its_table(
    client: TestClient[Any], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def room(self: House, table_id: str) -> None:
        bind(seat=2)
        LOG.info("deep inside")
        await asyncio.sleep(0)
        raise ZeroDivisionError("one over nothing")

    monkeypatch.setattr(House, "room", room)
    answer = client.get(f"/t/{TABLE}")
    request = answer.headers["x-request-id"]
    for event in ("deep inside", "request failed", "request"):
        (line,) = logged(caplog, event)
        assert (line["request"], line["table"], line["seat"]) == (request, TABLE, 2), event
    client.get("/t/not-a-table-but-perhaps-a-secret")
    assert "perhaps" not in caplog.text
    client.get("/learn")
    assert "table" not in logged(caplog, "request")[-1]  # nothing is left of the request before


@pytest.mark.parametrize("language", ["en", "fa", "ru"])
def test_a_page_of_our_own_fault_shows_the_number_of_the_request(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async def broken(*args: object) -> None:
        raise ZeroDivisionError("one over nothing")

    monkeypatch.setattr(House, "room", broken)
    page = client.get(f"/t/{TABLE}?lang={language}")
    assert page.status_code == 500
    assert page.headers["content-type"].startswith("text/html")
    assert f'<code dir="ltr">{page.headers["x-request-id"]}</code>' in page.text
    assert "nothing" not in page.text.lower()  # neither what it was nor that nothing was changed: nobody knows
    note = client.get(f"/t/{TABLE}?lang={language}", headers={"X-Serai": "1"})
    assert note.text.endswith(f" {note.headers['x-request-id']}")


def test_a_program_reads_the_number_of_a_request_that_failed(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*args: object, **more: object) -> None:
        raise ZeroDivisionError("one over nothing")

    monkeypatch.setattr(House, "create", broken)
    answer = client.post("/api/tables", json={"game": "san-juan", "seats": [{}, {}]})
    assert answer.status_code == 500
    problem = json.loads(answer.text)
    assert problem["error"] == "error-server"
    assert problem["message"].endswith(answer.headers["x-request-id"])


def test_a_slow_request_is_a_warning(
    client: TestClient[Any], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.get("/learn")
    assert logged(caplog, "slow request") == []
    monkeypatch.setattr(traffic, "SLOW", 0.0)
    client.get("/learn")
    (line,) = logged(caplog, "slow request")
    assert (line["level"], line["path"]) == ("warning", "/learn")


def test_what_is_asked_all_the_time_is_logged_for_debugging_alone(
    client: TestClient[Any], caplog: pytest.LogCaptureFixture
) -> None:
    assert client.get("/static/common.js").status_code == 200
    (line,) = logged(caplog, "request")
    assert line["level"] == "debug"
    assert line["path"] in traffic.QUIET


def test_what_fails_after_its_answer_began_is_logged_with_its_request(caplog: pytest.LogCaptureFixture) -> None:
    """The server underneath logs it, in the same context."""

    async def story() -> dict[str, Any]:
        bind(request="0123456789abcdef")
        try:
            raise ZeroDivisionError("one over nothing")
        except ZeroDivisionError:
            logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
        read: dict[str, Any] = json.loads(Json().format(caplog.records[-1]))
        return read

    line = asyncio.run(story())
    assert line["request"] == "0123456789abcdef"
    assert line["event"] == "Exception in ASGI application"
    assert line["error"] == "ZeroDivisionError"
    assert "in story" in line["trace"]
