"""The server's log tells what happens at the tables, and nothing that a player keeps to themselves."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from serai.catalogue import find
from serai.engine.match import Refused
from serai.table import server_log
from serai.table.app import create_app
from serai.table.house import House
from tests.table.conftest import Server
from tests.table.test_server import Guest, opened

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def play(client: httpx.Client, guests: list[Guest]) -> None:
    """To the end; people pass or take the first thing."""
    for _ in range(3000):
        views = [guest.look() for guest in guests]
        if views[0].over:
            return
        for guest, view in zip(guests, views, strict=True):
            if view.choices:
                guest.act(view.choices[0].action, decision=view.decision)
    raise AssertionError("the game does not end")


@pytest.mark.long
def test_the_log_of_a_played_game_tells_no_secret(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3", "--log-level", "debug")
    server.start()
    try:
        with httpx.Client(base_url=server.url, timeout=60) as client:
            guests, made = opened(client, "san-juan", 2, 1, technical_round_limit=4)
            for secret in [*made["seats"], made["watch"]]:
                assert client.get(f"/join/{secret}").status_code in (200, 303)
            cookie = client.cookies["serai"]
            client.post(f"/join/{made['seats'][0]}", data={"name": "Leila"}, headers={"Origin": "https://elsewhere.example"})
            assert guests[0].act("fly away").status_code == 400
            play(client, guests)
    finally:
        server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as base:
        seed = base.execute("select seed from tables").fetchone()[0]
    log = server.log.read_text("utf-8")
    for line in (
        "begins, the tables are in",
        "opened: san-juan, 3 seats",
        "the game begins",
        "the game is over after",
        "ends,",
    ):
        assert log.count(line) == 1, line
    assert "a form of another site was refused: /join/{secret}, from 'https://elsewhere.example'" in log
    for secret in [*made["seats"], made["watch"], cookie, f" {seed}", "fly away"]:
        assert secret not in log
    things = {thing for thing in find("san-juan").vocabulary.ids if thing.replace("_", "").isalpha()}
    assert len(things) > 30
    for thing in things:
        assert thing not in log
        assert thing.replace("_", " ") not in log


def test_what_fails_is_logged_with_the_way_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*args: object) -> None:
        raise ZeroDivisionError("one over nothing")

    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with TestClient(app, base_url="http://127.0.0.1") as client:
        assert client.get("/t/0123456789").status_code == 404  # a refusal is no failure of ours
        assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
        monkeypatch.setattr(House, "room", broken)
        assert client.get("/t/0123456789").status_code == 500
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    text = record.getMessage()
    assert text.startswith("GET /t/{table_id} failed")
    assert "in broken" in text
    assert text.endswith("ZeroDivisionError: one over nothing")
    assert "0123456789" not in text


def test_the_list_of_requests_shows_no_secret_of_a_link() -> None:
    """What `--verbose` shows, as uvicorn writes it."""
    args = ("127.0.0.1:40000", "POST", "/join/q3Xn_7-kTT0aB?lang=fa", "1.1", 303)
    record = logging.LogRecord("uvicorn.access", logging.INFO, "", 0, '%s - "%s %s HTTP/%s" %d', args, None)
    assert server_log.without_secrets(record)
    assert record.getMessage() == '127.0.0.1:40000 - "POST /join/...?lang=fa HTTP/1.1" 303'


def test_a_trace_tells_what_led_to_an_error_but_not_the_words_for_a_player() -> None:
    words = "you cannot discard your smithy"
    try:
        try:
            raise Refused(words)
        except Refused as first:
            raise RuntimeError("the table is gone") from first
    except RuntimeError as error:
        text = server_log.trace(error)
    assert "smithy" not in text
    assert text.index("Refused") < text.index("which led to:") < text.index("RuntimeError: the table is gone")
