"""The server's log tells what happens at the tables, and nothing that a player keeps to themselves."""

from __future__ import annotations

import ast
import asyncio
import json
import logging
import os
import re
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from serai.catalogue import find
from serai.engine.match import Refused
from serai.table import server_log
from serai.table.app import create_app
from serai.table.database import Unavailable
from serai.table.house import House
from serai.table.server_log import LOG
from serai.table.worker import Failed, Job, Workers
from tests.table.conftest import Server
from tests.table.logged import logged
from tests.table.test_server import Guest, opened

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def play(guests: list[Guest]) -> None:
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
    nobody = "127.0.0.1:9"  # takes no mail
    mail = ("--smtp", nobody, "--smtp-security", "plain", "--mail-from", "host@example.org", "--notices-to-loopback")
    server = Server(tmp_path / "tables.sqlite3", "--log-level", "debug", *mail)
    server.start()
    secrets = {"the key of a request", "fly away", "mina@example.org", "let us talk about leila@example.org"}
    try:
        with httpx.Client(base_url=server.url, timeout=60) as client:
            guests, made = opened(client, "san-juan", 2, 1, technical_round_limit=4)
            secrets |= {code for code in made["seats"] if code} | {made["watch"]} | {guest.secret for guest in guests}
            assert guests[0].act("fly away", key="the key of a request").status_code == 400
            with client.stream("GET", "/api/stream", headers=guests[0].headers) as stream:
                assert stream.status_code == 200
            play(guests)
            secrets |= browse(client)
            secrets |= ask_for_notices(client)
            while server.log.read_text("utf-8").count("a notice was not sent") < 2:
                client.get("/healthz")
            secrets.add(token(client))
        table = made["table"]
        with httpx.Client(base_url=server.url, timeout=60) as stranger:
            assert stranger.get(f"/join/{made['watch']}").status_code == 200  # a link of an older Serai
            assert stranger.get(f"/t/{made['watch']}").status_code == 404
            assert stranger.get(f"/nowhere/{made['watch']}").status_code == 404
            stranger.post(f"/join/{table}", data={"code": made["watch"], "name": "mina@example.org"})
            stranger.post(f"/t/{table}/chat", data={"text": "let us talk about leila@example.org"})
            stranger.post(f"/join/{table}?code={made['watch']}", headers={"Origin": "https://elsewhere.example"})
            secrets.add(token(stranger))
    finally:
        server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as base, base:
        secrets |= {seed for (seed,) in base.execute("select seed from tables")}
        secrets |= {code for (code,) in base.execute("select invite from seats where invite is not null")}
        secrets |= {token for (token,) in base.execute("select token from channels")}
        people = {person for (person,) in base.execute("select person from sitters")}
    assert len(people) >= 4
    assert len(secrets) >= 14
    log = server.log.read_text("utf-8")
    for secret in secrets | people:
        assert secret not in log
    things = {thing for thing in find("san-juan").vocabulary.ids if thing.replace("_", "").isalpha()}
    assert len(things) > 30
    for thing in things:
        assert thing not in log
        assert thing.replace("_", " ") not in log
    lines = [json.loads(line) for line in log.splitlines()]
    events = Counter(line["event"] for line in lines)
    assert events["server begins"] == events["server ends"] == 1
    assert events["table opened"] == events["game begins"] == 2
    assert events["game over"] == 1
    (refused,) = [line for line in lines if line["event"] == "a form of another site was refused"]
    assert (refused["path"], refused["origin"], refused["table"]) == (
        "/join/{table_id}",
        "https://elsewhere.example",
        table,
    )
    asked = [line for line in lines if line["event"] in ("request", "slow request")]
    assert len(asked) > 100
    assert {"time", "level", "event", "request", "method", "path", "status", "ms"} <= set.intersection(*map(set, asked))
    assert {line["status"] for line in asked} == {200, 201, 303, 400, 403, 404}
    assert [line for line in lines if line["level"] == "error"] == []


def token(client: httpx.Client) -> str:
    """What makes a browser somebody, without its signature."""
    return client.cookies["serai"].partition(".")[0]


def ask_for_notices(client: httpx.Client) -> set[str]:
    """By e-mail and by a webhook, both of which fail; what is secret about them."""
    address, hook = "leila@example.org", "bot42:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw"
    assert client.post("/preferences/mail", data={"address": address}).status_code == 303
    url = f"https://127.0.0.1:9/{hook}/sendMessage"
    assert client.post("/preferences/hook", data={"url": url, "chat": "42"}).status_code == 303
    page = client.get("/preferences").raise_for_status().text
    assert address in page
    number = re.findall(r'name="id" value="([0-9]+)"', page)[-1]
    assert client.post("/preferences/test", data={"id": number}).status_code == 303
    client.get("/confirm/a-token-that-is-not-ours")
    return {address, hook, "a-token-that-is-not-ours"}


def browse(client: httpx.Client) -> set[str]:
    """Somebody opens a table in a browser, and a friend sits down by its link; the code of that link."""
    form = {"game": "san-juan", "players": "2", "seat-0": "me", "seat-1": "open", "name-0": "mina@example.org"}
    page = client.post("/tables", data=form, follow_redirects=True)
    table, code = re.search(r"/join/([0-9a-f]{16})#([\w-]{16,})", page.text).groups()  # type: ignore[union-attr]
    with httpx.Client(base_url=client.base_url, timeout=60) as friend:
        assert friend.get(f"/join/{table}").status_code == 200
        assert friend.post(f"/join/{table}", data={"code": code, "name": "Leila"}).status_code == 303
        friend.get(f"/t/{table}?lang=fa").raise_for_status()
        return {code, token(friend)}


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
    assert text.startswith("request failed")
    assert "method=GET path=/t/{table_id}" in text
    assert "in broken" in text
    assert text.endswith("ZeroDivisionError: one over nothing")
    assert "0123456789" not in text


def test_a_database_that_is_away_is_said_in_a_line_without_a_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is not our fault, and while it lasts every request says so."""

    async def away(*args: object) -> None:
        raise Unavailable("the database system is starting up")

    app = create_app(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with TestClient(app, base_url="http://127.0.0.1") as client:
        monkeypatch.setattr(House, "room", away)
        assert client.get("/t/0123456789").status_code == 503
    (line,) = logged(caplog, "request put off")
    assert (line["level"], line["why"], line["path"]) == ("warning", "the database system is starting up", "/t/{table_id}")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


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


def test_a_bot_that_fails_is_logged_by_the_server(capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> None:
    """Its process says nothing by itself, neither to a player nor to the host."""

    async def story() -> None:
        workers = Workers(1, 60)
        try:
            await workers.choose(Job("no state at all", 1, "easy", "seed"), ["pass"])
        finally:
            await workers.stop()

    with pytest.raises(Failed):
        asyncio.run(story())
    (line,) = logged(caplog, "a bot failed")
    assert (line["level"], line["bot"], line["seat"]) == ("error", "easy", 1)
    assert "in think" in line["trace"]
    assert "no state at all" not in line["trace"]
    assert capfd.readouterr() == ("", "")


def test_a_group_of_errors_is_traced_to_each_of_them() -> None:
    group = ExceptionGroup("two things", [ZeroDivisionError("first"), Refused("your smithy")])
    text = server_log.trace(group)
    assert "ExceptionGroup: two things (2 sub-exceptions)" in text
    assert "ZeroDivisionError: first" in text
    assert text.endswith("Refused")


def test_an_error_of_the_database_tells_no_values() -> None:
    secret, engine = "q3Xn" + "7kTT0aB", sa.create_engine("sqlite://")  # one that does not hide them
    with engine.connect() as connection:
        connection.execute(sa.text("CREATE TABLE t (code TEXT UNIQUE)"))
        with pytest.raises(sa.exc.IntegrityError) as caught:
            connection.execute(sa.text("INSERT INTO t VALUES (:a), (:a)"), {"a": secret})
    engine.dispose()
    assert secret in str(caught.value)
    text = server_log.trace(caught.value)
    assert secret not in text
    assert "UNIQUE constraint failed: t.code" in text


# ---- How a line looks --------------------------------------------------------------------------


def record(event: str, **fields: object) -> logging.LogRecord:
    made = logging.LogRecord("serai.table", logging.WARNING, "", 0, server_log.Line(event, fields), None, None)
    made.created = 1_700_000_000.25
    return made


def test_a_line_for_programs() -> None:
    text = server_log.Json().format(record("bot failed", table="ab12", seat=1, nothing=None, ms=1.5, error=KeyError("x")))
    assert json.loads(text) == {
        "time": "2023-11-14T22:13:20.250+00:00",
        "level": "warning",
        "event": "bot failed",
        "table": "ab12",
        "seat": 1,
        "ms": 1.5,
        "error": "KeyError",
        "trace": "KeyError: 'x'",
    }
    assert list(json.loads(text))[:3] == ["time", "level", "event"]


def test_no_field_hides_what_every_line_says() -> None:
    """`level` is the line's own, not a bot's."""
    calls = [
        node
        for path in Path(str(files("serai.table"))).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) == "LOG"
    ]
    assert len(calls) > 20
    assert [ast.unparse(call) for call in calls if {"time", "level", "event"} & {word.arg for word in call.keywords}] == []


def test_a_line_for_people() -> None:
    text = server_log.Text().format(record("bot failed", table="ab12", next_try_s=2.0, why="no answer", error=KeyError("x")))
    day, _, rest = text.partition(" WARNING ")
    assert day.startswith("2023-11-1")
    assert rest == "bot failed table=ab12 next_try_s=2 why=\"no answer\" error=KeyError\nKeyError: 'x'"


@pytest.mark.parametrize("bad", ["two\nlines", "\x1b[2J", "\u202etfel", "a=b c=d", ""])
def test_what_strangers_send_stays_in_its_field(bad: str) -> None:
    for style in (server_log.Text(), server_log.Json()):
        text = style.format(record("form refused", origin=bad))
        assert text.isascii()
        assert text.isprintable()
    assert text.count("\n") == 0
    assert json.loads(text)["origin"] == bad
    assert server_log.Text().format(record("form refused", origin=bad)).endswith(f" form refused origin={json.dumps(bad)}")


def test_a_library_speaks_in_the_same_form_and_in_one_line() -> None:
    made = logging.LogRecord("asyncio", logging.ERROR, "", 0, "Task %s died\nfuture: %s", ("7", "your smithy"), None)
    line = json.loads(server_log.Json().format(made))
    assert (line["event"], line["logger"], line["level"]) == ("Task 7 died", "asyncio", "error")
    assert "smithy" not in str(line)


def test_fields_are_bound_to_a_task_and_end_with_it(caplog: pytest.LogCaptureFixture) -> None:
    async def one(name: str, other: asyncio.Event, mine: asyncio.Event) -> None:
        server_log.bind(request=name)
        mine.set()
        await other.wait()  # both are bound now
        with server_log.bound(table="ab12"):
            LOG.warning("inside", seat=1)
        LOG.warning("outside", request="said")

    async def both() -> None:
        first, second = asyncio.Event(), asyncio.Event()
        await asyncio.gather(one("first", second, first), one("second", first, second))
        LOG.warning("after")

    asyncio.run(both())
    inside = logged(caplog, "inside")
    assert sorted([line["request"] for line in inside]) == ["first", "second"]
    assert [line["table"] for line in inside] == ["ab12", "ab12"]
    assert [line for line in logged(caplog, "outside") if "table" in line or line["request"] != "said"] == []
    assert logged(caplog, "after") == [{"level": "warning"}]


@pytest.mark.parametrize(
    ("terminal", "style", "looks_like"), [(False, "", "{"), (True, "", "2"), (True, "json", "{"), (False, "text", "2")]
)
def test_text_on_a_terminal_and_json_elsewhere(terminal: bool, style: str, looks_like: str) -> None:
    code = f"""if True:
        import logging
        from serai.table.server_log import LOG, set_up
        set_up("info", {style!r})
        LOG.debug("too small")
        logging.getLogger("some.library").info("too small")
        LOG.info("just right")
        logging.getLogger("some.library").warning("just right")"""
    reads, writes = os.openpty() if terminal else os.pipe()
    with os.fdopen(writes, "wb", 0) as standard_error:
        subprocess.run([sys.executable, "-c", code], stderr=standard_error, check=True)
        text = os.read(reads, 10_000).decode()
    os.close(reads)
    lines = text.splitlines()
    assert len(lines) == 2
    assert all(line.startswith(looks_like) and "just right" in line for line in lines)
