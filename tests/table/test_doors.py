"""What strangers send: numbers, text, names, cookies, addresses.  Each gets one clear sentence and the right status."""

from __future__ import annotations

import argparse
import asyncio
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from serai.cli.commands import serve
from serai.engine.errors import SeraiError
from serai.table import limits
from serai.table.addresses import Proxies, answers_to, block, host_name
from serai.table.app import create_app, static_files
from serai.table.forms import ANY, number
from serai.table.house import TABLES_EACH, House
from serai.table.limits import REMEMBERED, STREAMS_EACH, Limit
from serai.table.security import HEADERS, local
from tests.table.conftest import Server

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
FORM = "application/x-www-form-urlencoded"
TABLE = {"game": "san-juan", "players": "2", "seat-0": "me", "seat-1": "open"}
LONG = "9" * 5000  # more digits than Python reads


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    database = f"sqlite:///{tmp_path_factory.mktemp('doors') / 't.db'}"
    app = create_app(database, limited=False, workers=0, names=["serai.example"])
    with TestClient(app, base_url="http://127.0.0.1") as made:
        yield made


@pytest.fixture
def client(running: TestClient[Any]) -> TestClient[Any]:
    """Somebody who was never here before."""
    running.cookies.clear()
    return running


def refused(reply: httpx.Response, status: int) -> str:
    """What a refusal says: a sentence, on a page that has the headers of every page."""
    assert reply.status_code == status, reply.text
    assert set(HEADERS.items()) <= set({name: reply.headers.get(name) for name in HEADERS}.items())
    said = re.search(r'class="errorwords">([^<]+)</p>', reply.text)
    text = said[1] if said else reply.json()["message"]
    assert text.endswith(".")
    return str(text)


# ---- Numbers -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "-1", "+1", " 1", "1 ", "01", "1.0", "1e3", "٣", "²", "１", LONG, "0" * 5000 + "1", None, 1]
)
def test_only_plain_digits_are_a_number(text: object) -> None:
    assert number(text, ANY) is None


def test_a_number_has_to_be_allowed() -> None:
    assert [number(text, range(2, 5)) for text in ("1", "2", "4", "5")] == [None, 2, 4, None]
    assert number("0", ANY) == 0
    assert number("999999999", ANY) == 999_999_999


@pytest.mark.parametrize("players", ["00299999999", "2e9", LONG, "٢", "", "5", "-2", "2\n"])
def test_a_table_is_for_a_number_of_players_that_the_game_allows(client: TestClient[Any], players: str) -> None:
    assert "choose another number" in refused(client.post("/tables", data=TABLE | {"players": players}), 400)


def test_odd_numbers_of_other_fields_count_as_none(client: TestClient[Any]) -> None:
    for path in (f"/new?players={LONG}", "/new?players=٣", f"/new?colour-0=1{LONG}"):
        page = client.get(path)
        assert page.status_code == 200
        assert "<h1" in page.text
    made = client.post("/tables", data=TABLE | {"colour-0": LONG, "seat-1": "bot:random"})
    assert made.status_code == 200
    table = made.url.path
    for path in (f"{table}?seat={LONG}", f"{table}?seat=٠", f"{table}/replay?at={LONG}", f"{table}/replay?at=0000000000"):
        assert client.get(path).status_code == 200
    assert "not your seat" in refused(client.post(f"{table}/act", data={"seat": LONG, "decision": "1", "action": "pass"}), 403)
    assert client.post(f"{table}/act", data={"seat": "0", "decision": LONG, "action": "pass"}).status_code == 200
    assert "it must be a whole number" in refused(
        client.post("/tables", data=TABLE | {"option-technical_round_limit": LONG}), 400
    )


# ---- Text and addresses ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address", ["/t/%ff%fe", "/new?game=%ff", "/?lang=%c3%28", "/learn/%ed%a0%80", "/join/%00", "/static/a%00b"]
)
def test_an_address_has_to_be_text(client: TestClient[Any], address: str) -> None:
    assert "cannot be read" in refused(client.get(address), 400)


PART = b'--x\r\nContent-Disposition: form-data; name="game"\r\n'


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (FORM, b"game=san-juan&players=2&title=%ff"),
        (FORM, b"game=san-juan&players=2&title=\xff"),
        (FORM, b"game=san-juan&players=2&title=%ed%a0%80"),
        (FORM, b"game=san-juan&players=2&title=a%00b"),
        (FORM, b"&".join([b"a=1"] * 1000)),
        ("multipart/form-data; boundary=x", PART + b"\r\n\xff\xfe\r\n--x--\r\n"),
        ("multipart/form-data; boundary=x", PART + b"Content-Type: text/plain; charset=nonsense\r\n\r\nab\r\n--x--\r\n"),
        ("multipart/form-data; boundary=x", b"--y\r\nnonsense"),
        ("multipart/form-data", b"--y\r\nnonsense"),
    ],
)
def test_a_form_has_to_be_text(client: TestClient[Any], kind: str, body: bytes) -> None:
    assert "cannot be read" in refused(client.post("/tables", content=body, headers={"Content-Type": kind}), 400)


def test_programs_have_to_send_text(client: TestClient[Any]) -> None:
    body = b'{"game": "\xff", "seats": [{}]}'
    assert "UTF-8" in refused(client.post("/api/tables", content=body, headers={"Content-Type": "application/json"}), 400)


def test_what_is_too_large_is_refused(client: TestClient[Any]) -> None:
    assert "too large" in refused(client.post("/tables", content=b"a" * 700_000, headers={"Content-Type": FORM}), 413)


def test_large_forms_are_not_kept(client: TestClient[Any]) -> None:
    """Litestar's own parser remembers the last 1,024 forms, of up to 600 kB each."""
    from litestar._parsers import parse_url_encoded_form_data  # noqa: PLC0415

    before = parse_url_encoded_form_data.cache_info().currsize
    client.post("/import", data={"text": "x" * 300_000})
    assert parse_url_encoded_form_data.cache_info().currsize == before


@pytest.mark.parametrize("name", ["a" * 300, "fonts", "../app.py", "%2e%2e/app.py", "fonts//", "\\table.css"])
def test_a_file_that_does_not_exist(client: TestClient[Any], name: str) -> None:
    assert "nothing at this address" in refused(client.get(f"/static/{name}"), 404)


def test_every_file_of_ours_is_found(client: TestClient[Any]) -> None:
    assert {"table.css", "fonts/piazzolla-latin-wght-normal.woff2"} & set(static_files())
    for name in static_files():
        reply = client.get(f"/static/{name}?1")
        assert reply.status_code == 200
        assert "immutable" in reply.headers["cache-control"]
        assert reply.headers["x-content-type-options"] == "nosniff"


def test_unknown_paths_and_methods(client: TestClient[Any]) -> None:
    assert "nothing at this address" in refused(client.get("/nowhere"), 404)
    assert "nothing at this address" in refused(client.get("/api/nowhere"), 404)
    assert "cannot be used in this way" in refused(client.delete("/tables"), 405)
    assert "POST" in client.get("/api/tables").headers["allow"]
    assert client.get("/nowhere?lang=fa").text.count("در این نشانی چیزی نیست") == 1


@pytest.mark.parametrize("path", ["//evil.example/x", "/\\evil.example/x", "///evil.example"])
def test_no_link_and_no_redirect_leads_away(client: TestClient[Any], path: str) -> None:
    page = client.get(httpx.URL(scheme="http", host="127.0.0.1", raw_path=path.replace("\\", "%5C").encode()))
    assert page.status_code == 404
    assert re.findall(r'(?:href|action)="[^"]*evil', page.text) == []
    assert local(path) == "/"


@pytest.mark.parametrize(
    ("path", "leads"),
    [("/t/a?seat=1", "/t/a?seat=1"), ("/", "/"), ("t/a", "/"), ("https://evil.example", "/"), ("/a\r\nX: y", "/"), ("", "/")],
)
def test_where_a_redirect_may_lead(path: str, leads: str) -> None:
    assert local(path) == leads


def test_every_answer_has_the_headers_that_keep_a_page_to_itself(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(House, "room", broken)
    replies = [client.get(path) for path in ("/", "/static/table.css", "/nowhere", "/api/games", "/api/schema", "/healthz")]
    replies += [client.options("/"), client.delete("/"), client.get("/t/1"), client.get("/", headers={"Host": "evil.example"})]
    assert [reply.status_code for reply in replies] == [200, 200, 404, 200, 200, 200, 204, 405, 500, 421]
    for reply in replies:
        for name, value in HEADERS.items():
            assert reply.headers.get(name) == value or name == "Cache-Control", (reply.url, name)
        assert len(reply.headers.get_list("Cache-Control")) == 1


# ---- Hosts and sites ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8765", "127.0.0.1", "192.0.2.7:80", "[::1]:8765", "serai.example", "SERAI.example.:1"]
)
def test_hosts_that_are_answered(client: TestClient[Any], host: str) -> None:
    assert client.get("/learn", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8765", "serai.example.evil.example", "127.0.0.1.evil.example", "xlocalhost"]
)
@pytest.mark.parametrize("path", ["/learn", "/nowhere", "/api/games", "/static/table.css"])
def test_names_that_are_not_ours_are_not_answered(client: TestClient[Any], host: str, path: str) -> None:
    assert "does not answer to" in refused(client.get(path, headers={"Host": host}), 421)


@pytest.mark.parametrize(
    "host", ["[::1", "a b", "localhost:x", "localhost:99999999", "a@localhost", "", "[1.2.3.4.5]", "ä.example", "/"]
)
def test_a_host_that_is_none(client: TestClient[Any], host: str) -> None:
    assert "which server" in refused(client.get("/learn", headers={b"Host": host.encode()}), 400)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://[::1"},
        {"Origin": "null"},
        {"Origin": "http://evil.example"},
        {"Origin": "http://evil.example", "Authorization": "Basic eDp4"},
        {"Origin": "http://evil.example", "Authorization": "Bearer x"},
        {"Sec-Fetch-Site": "cross-site", "Authorization": "Bearer x"},
    ],
)
def test_forms_of_other_sites_are_refused(client: TestClient[Any], headers: dict[str, str]) -> None:
    assert "another site" in refused(client.post("/tables", data=TABLE, headers=headers), 403)


def test_only_the_key_of_a_program_makes_up_for_the_site(client: TestClient[Any]) -> None:
    def status(authorization: str) -> int:
        headers = {"Origin": "http://evil.example", "Authorization": authorization}
        return client.post("/api/join", json={"name": "A"}, headers=headers).status_code

    assert [status(said) for said in ("", "Basic eDp4", "Bearer", "Bearer ", "Bearer " + "x" * 32)] == [403, 403, 403, 403, 404]


# ---- Cookies -----------------------------------------------------------------------------------


def asked(client: TestClient[Any], path: str, cookie: str) -> httpx.Response:
    client.cookies.clear()
    return client.get(path, headers={"Cookie": f"other=1; serai={cookie}; serai-language=ru"})


def given(reply: httpx.Response) -> str:
    """The cookie that a browser is given; empty if it keeps its own."""
    found = re.search(r"\bserai=([^;]+)", reply.headers.get("set-cookie", ""))
    return found[1] if found else ""


def test_a_cookie_that_we_did_not_make_is_replaced(client: TestClient[Any]) -> None:
    own = given(asked(client, "/", ""))
    assert re.fullmatch(r"[\w-]{43}\.[\w-]{22}", own)
    assert given(asked(client, "/", own)) == ""
    forged = [
        own[:-1] + ("A" if own[-1] != "A" else "B"),
        "x" + own[1:],
        own.partition(".")[0],
        "A" * 43,
        f"{'A' * 43}.",
        "a.b.c",
    ]
    fresh = [given(asked(client, "/", value)) for value in forged]
    assert len({value.partition(".")[0] for value in [own, *fresh]}) == len(forged) + 1


def test_a_person_of_an_older_serai_is_recognised(client: TestClient[Any]) -> None:
    client.cookies.clear()
    table = client.post("/tables", data=TABLE).url.path
    own = client.cookies["serai"]
    token = own.partition(".")[0]
    assert asked(client, table, "A" * 43).status_code == 403
    for older in (token, f"{token}.signed-with-another-key"):
        reply = asked(client, table, older)
        assert reply.status_code == 200
        assert given(reply) == own


def test_cookies_are_not_read_by_a_parser_that_takes_for_ever(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(text: str) -> dict[str, str]:
        raise AssertionError("litestar reads the cookies")

    monkeypatch.setattr("litestar.connection.base.parse_cookie_string", slow)
    reply = asked(client, "/", '"' + "\\" * 50_000 + '"')
    assert reply.status_code == 200
    assert '<html lang="ru"' in asked(client, "/", "").text


def test_without_its_database_a_server_knows_nobody(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL may be away when a server begins: the key that signs cookies is read when it answers."""
    monkeypatch.setattr(client.app.state.house, "key", b"")
    reply = client.get("/", headers={"Cookie": f"serai={'A' * 43}"})
    assert "does not answer" in refused(reply, 503)
    assert int(reply.headers["retry-after"]) > 0
    assert client.get("/learn", headers={"Cookie": f"serai={'A' * 43}"}).status_code == 200


def test_the_database_holds_no_cookie(tmp_path: Path) -> None:
    with TestClient(create_app(f"sqlite:///{tmp_path / 't.db'}", workers=0), base_url="http://127.0.0.1") as client:
        client.post("/tables", data=TABLE)
        token = client.cookies["serai"].partition(".")[0]
        with closing(sqlite3.connect(tmp_path / "t.db")) as base, base:
            assert token not in "\n".join(base.iterdump())


# ---- Addresses and limits ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("nonsense", "nonsense"),
    ],
)
def test_what_limits_count_as_one(address: str, counted: str) -> None:
    assert block(address) == counted


@pytest.mark.parametrize(
    ("peer", "forwarded", "origin"),
    [
        ("192.0.2.7", ["203.0.113.5"], "192.0.2.7"),  # not a proxy of ours
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["203.0.113.5"], "203.0.113.5"),
        ("10.0.0.1", ["1.2.3.4, 203.0.113.5"], "203.0.113.5"),  # what stands before it was sent by the client
        ("10.0.0.1", ["1.2.3.4", "203.0.113.5, 10.0.0.2"], "203.0.113.5"),
        ("10.0.0.1", ["203.0.113.5:4711"], "203.0.113.5"),
        ("10.0.0.1", ["[2001:db8::1]:4711"], "2001:db8::1"),
        ("::ffff:10.0.0.1", ["203.0.113.5"], "203.0.113.5"),
        ("fd00::1", ["203.0.113.5"], "203.0.113.5"),
        ("10.0.0.1", ["203.0.113.5, nonsense"], "10.0.0.1"),
        ("10.0.0.1", ["203.0.113.5, nonsense, 10.0.0.2"], "10.0.0.2"),
    ],
)
def test_the_origin_of_a_request(peer: str, forwarded: list[str], origin: str) -> None:
    assert Proxies.read("10.0.0.0/8, fd00::1").origin(peer, forwarded) == origin


def test_host_names() -> None:
    assert [host_name(text) for text in ("A.b", "a.b.:1", "[::1]:1", "[::g]", "a/b")] == ["a.b", "a.b", "::1", None, None]
    assert answers_to((), "::1")
    assert not answers_to({"a.b"}, "b.a.b")


def test_a_bucket_runs_dry_by_itself() -> None:
    bucket = Limit(3, 30)
    assert [bucket.allows("a", 100) for _ in range(4)] == [True, True, True, False]
    assert bucket.allows("b", 100)
    later = [bucket.allows("a", now) for now in (109, 111, 112, 200, 200, 200, 200)]
    assert later == [False, True, False, True, True, True, False]


def test_limits_remember_a_bounded_number_of_addresses() -> None:
    bucket = Limit(1, 3600)
    for n in range(REMEMBERED + 10):
        assert bucket.allows(str(n), 0)
    assert len(bucket.dry) == REMEMBERED
    assert not bucket.allows(str(REMEMBERED), 0)


@asynccontextmanager
async def house(tmp_path: Path, **more: Any) -> AsyncIterator[Callable[..., httpx.AsyncClient]]:
    """A server, and clients at any address."""
    app = create_app(f"sqlite:///{tmp_path / 't.db'}", workers=0, **more)

    def at(address: str, **headers: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=app, client=(address, 1))  # type: ignore[arg-type]
        return httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=headers)

    async with app.lifespan():
        yield at


def test_limits_go_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new cookie with every request does not help, nor does a header that anybody can send."""
    monkeypatch.setitem(limits.LIMITS, "import", (2, 3600))

    async def run() -> None:
        async with house(tmp_path, proxies=Proxies.read("10.0.0.1")) as at:

            async def tries(address: str, **headers: str) -> list[int]:
                found = []
                for _ in range(3):
                    async with at(address, **headers) as client:
                        reply = await client.post("/import", data={"text": "nonsense"})
                        found.append(reply.status_code)
                assert "too often" in refused(reply, 429)
                assert int(reply.headers["retry-after"]) > 0
                return found

            assert await tries("192.0.2.7") == [400, 400, 429]
            assert await tries("192.0.2.7", **{"X-Forwarded-For": "203.0.113.1", "Cookie": "serai=x"}) == [429, 429, 429]
            assert await tries("2001:db8::1") == [400, 400, 429]
            assert await tries("2001:db8::ffff") == [429, 429, 429]
            assert await tries("10.0.0.1", **{"X-Forwarded-For": "203.0.113.1"}) == [400, 400, 429]
            assert await tries("10.0.0.1", **{"X-Forwarded-For": "203.0.113.2"}) == [400, 400, 429]
            assert await tries("10.0.0.1", **{"X-Forwarded-For": "203.0.113.9, 203.0.113.2"}) == [429, 429, 429]

    asyncio.run(run())


@pytest.mark.parametrize(("address", "secure"), [("10.0.0.1", True), ("192.0.2.7", False)])
def test_only_our_proxy_says_that_a_page_is_safe_on_its_way(tmp_path: Path, address: str, secure: bool) -> None:
    async def run() -> None:
        proxies = Proxies.read("10.0.0.0/8")
        async with house(tmp_path, proxies=proxies) as at, at(address, **{"X-Forwarded-Proto": "https"}) as client:
            assert ("Secure" in (await client.get("/")).headers["set-cookie"]) == secure

    asyncio.run(run())


@pytest.mark.parametrize("what", ["open", "import", "join", "talk", "hint"])
def test_everything_that_costs_something_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    monkeypatch.setitem(limits.LIMITS, what, (1, 3600))

    async def run() -> None:
        async with house(tmp_path) as at, at("192.0.2.7") as client:
            table = "/t/" if what == "open" else (await client.post("/tables", data=TABLE)).headers["location"]
            doors: dict[str, list[tuple[str, dict[str, Any]]]] = {
                "open": [("/tables", {"data": TABLE}), ("/api/tables", {"json": {"game": "san-juan", "seats": [{}, {}]}})],
                "import": [("/import", {"data": {"text": ""}})],
                "join": [
                    (table.replace("/t/", "/join/"), {"data": {"code": "x" * 32}}),
                    ("/api/join", {"json": {"name": "A"}, "headers": {"Authorization": "Bearer " + "x" * 32}}),
                ],
                "talk": [(f"{table}/chat", {"data": {"text": "hello"}})],
                "hint": [(f"{table}/hint", {})],
            }
            first = await client.post(doors[what][0][0], **doors[what][0][1])
            assert first.status_code != 429
            for path, sent in doors[what]:
                refused(await client.post(path, **sent), 429)

    asyncio.run(run())


def test_one_address_opens_a_bounded_number_of_tables(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, tables=TABLES_EACH + 1) as at:
            async with at("192.0.2.7") as client:
                for _ in range(TABLES_EACH):
                    assert (await client.post("/tables", data=TABLE)).status_code == 303
                reply = await client.post("/tables", data=TABLE)
                refused(reply, 429)
                assert int(reply.headers["retry-after"]) > 0
            async with at("192.0.2.8") as client:
                assert (await client.post("/tables", data=TABLE)).status_code == 303
            async with at("192.0.2.9") as client:  # and all together no more than fit
                reply = await client.post("/tables", data=TABLE)
                refused(reply, 503)
                assert int(reply.headers["retry-after"]) > 0

    asyncio.run(run())
    with closing(sqlite3.connect(tmp_path / "t.db")) as base, base:
        assert base.execute("select count(*) from tables").fetchone() == (TABLES_EACH + 1,)
        assert "192.0.2" not in "\n".join(base.iterdump())


def test_one_address_watches_a_bounded_number_of_tables(servers: Callable[..., Server]) -> None:
    server = servers()
    seats = [{"kind": "bot", "level": "random"}] * 2
    watch = httpx.post(f"{server.url}/api/tables", json={"game": "san-juan", "seats": seats}).json()["watch"]
    request = f"GET /api/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {watch}\r\n\r\n".encode()

    def status(line: socket.socket) -> int:
        line.sendall(request)
        return int(line.recv(12).split()[1])

    with ExitStack() as open_lines:
        lines = [
            open_lines.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=60))
            for _ in range(STREAMS_EACH + 1)
        ]
        assert [status(line) for line in lines] == [200] * STREAMS_EACH + [429]
        lines[0].close()
        while True:  # the server hears of it soon
            with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
                if (found := status(line)) != 429:
                    break
        assert found == 200


# ---- The command -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://localhost:8765/"),
        ("0.0.0.0", "http://localhost:8765/"),  # noqa: S104
        ("::", "http://localhost:8765/"),
        ("::1", "http://[::1]:8765/"),
        ("192.0.2.7", "http://192.0.2.7:8765/"),
        ("serai.example", "http://serai.example:8765/"),
    ],
)
def test_the_address_that_is_printed(host: str, address: str) -> None:
    assert serve.address_of(host, 8765) == address


@pytest.mark.parametrize(
    ("host", "port"), [("", 0), (" ", 0), ("nowhere.invalid", 0), ("192.0.2.7", 0), ("a\0b", 0), ("127.0.0.1", 99999)]
)
def test_addresses_that_cannot_be_listened_on(host: str, port: int) -> None:
    with pytest.raises(serve.CannotServe, match="choose another address with --host and --port"):
        serve.listen(host, port)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_addresses_that_can_be_listened_on(host: str) -> None:
    with serve.listen(host, 0) as listening:
        socket.create_connection((host, listening.getsockname()[1]), timeout=60).close()


@pytest.mark.parametrize("text", ["a:1", "http://a", "a/b", "", "a b"])
def test_a_name_is_only_a_name(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="without port or path"):
        serve.name(text)


def test_a_network_is_a_network() -> None:
    with pytest.raises(argparse.ArgumentTypeError, match=r"10\.0\.0\.0/8"):
        serve.proxies("10.0.0.0/8,nonsense")
    assert "10.1.2.3" in serve.proxies("10.0.0.0/8")


def damaged(tmp_path: Path, how: str) -> Path:
    path = tmp_path / "tables.sqlite3"
    if how == "garbage":
        path.write_bytes(b"this is not a database" * 1000)
    elif how == "folder":
        path.mkdir()
    else:
        with closing(sqlite3.connect(path)) as base, base:
            base.execute("create table alembic_version (version_num text)")
        content = bytearray(path.read_bytes())
        content[100:] = b"\xaa" * (len(content) - 100)
        path.write_bytes(content)
    path.chmod(0o700)
    return path


@pytest.mark.parametrize("how", ["garbage", "folder", "torn"])
def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(tmp_path: Path, how: str) -> None:
    parser = argparse.ArgumentParser()
    serve.arguments(parser)
    args = parser.parse_args(["--port", "0", "--database", f"sqlite:///{damaged(tmp_path, how)}"])
    with pytest.raises(SeraiError, match=r"database.*\.$"):
        serve.serve(args)


@pytest.mark.long
def test_a_command_that_cannot_serve_ends_with_status_2(tmp_path: Path) -> None:
    database = f"sqlite:///{damaged(tmp_path, 'garbage')}"
    command = [sys.executable, "-m", "serai", "serve", "--port", "0", "--database", database]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.startswith("serai: ")
    assert ended.stderr.count("\n") == 1
