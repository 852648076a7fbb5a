"""The API does what its OpenAPI document says, whoever sends whatever: Schemathesis makes the requests."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.exceptions import LitestarDeprecationWarning
from schemathesis import checks, openapi

from serai.table.app import create_app
from tests.table.conftest import Server
from tests.table.test_server import Guest, opened


def document() -> dict[str, Any]:
    with warnings.catch_warnings():  # of parameters of pages: they are not in the document
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        return create_app("sqlite://").openapi_schema.to_schema()


DOCUMENT = document()
SCHEMA = openapi.from_dict(DOCUMENT).exclude(path="/api/stream")  # endless: it has a test of its own
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
NOBODY, PLAYER, OTHER, WATCHER, WAITING, DONE = "nobody", "player", "other", "watcher", "waiting", "done"


class Doors:
    """A server with a table in play, one that waits, one that is over; the secrets that open them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.url, timeout=60)
        guests, made = opened(self.client, "san-juan", 2)
        done, _ = opened(self.client, "san-juan", 2, technical_round_limit=1)
        while not (view := done[0].look()).over:
            done[view.waiting[0]].act(done[view.waiting[0]].look().choices[0].action)
        self.guests = {PLAYER: guests[0], OTHER: guests[1], DONE: done[0]}
        self.guests |= {WATCHER: Guest(self.client, made["watch"]), WAITING: self.invited()}

    def invited(self) -> Guest:
        """Somebody with an invitation to a table that waits."""
        lobby = self.client.post("/api/tables", json={"game": "mombasa", "seats": [{}, {}]}).json()
        return Guest(self.client, lobby["seats"][0])


@pytest.fixture(scope="module")
def doors(servers: Callable[..., Server]) -> Iterator[Doors]:
    made = Doors(servers("--unlimited"))
    yield made
    made.client.close()


@SCHEMA.parametrize()
@settings(max_examples=15, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_every_door_answers_as_its_document_says(case: schemathesis.Case[Any], doors: Doors) -> None:
    """The same request from everybody, with a secret and without."""
    door = DOCUMENT["paths"][case.path].get(case.method.lower())
    if door is None:
        assert case.call(base_url=doors.server.url).status_code in (204, 405)
        return
    secured = "security" in door
    for who in [NOBODY, *doors.guests] if secured else [NOBODY]:
        headers = doors.guests[who].headers if who != NOBODY else {}
        case.call_and_validate(base_url=doors.server.url, headers=headers, checks=CHECKS)


def test_every_door_opens(doors: Doors) -> None:
    """Requests that make sense: what comes is what the document promises, and no refusal."""
    views = {who: doors.guests[who].look() for who in (PLAYER, OTHER)}
    asked = next(who for who, view in views.items() if view.choices)
    act = {"actions": [views[asked].choices[0].action], "decision": views[asked].decision}
    doors.guests[WAITING] = doors.invited()  # sitting down uses up an invitation
    table = {"game": "western-legends", "seats": [{"kind": "bot", "level": "random"}, {}, {}]}
    requests: list[tuple[str, str, str, Any]] = [
        ("GET", "/api/games", NOBODY, None),
        ("POST", "/api/tables", NOBODY, table),
        ("POST", "/api/join", WAITING, {"name": "Leila"}),
        *[("GET", "/api/view", who, None) for who in (PLAYER, OTHER, WATCHER, DONE)],
        ("GET", "/api/options", asked, None),
        ("POST", "/api/act", asked, act),
        ("POST", "/api/undo", asked, lambda: {"decision": doors.guests[asked].look().decision}),
        ("GET", "/api/export", DONE, None),
    ]
    for method, path, who, made in requests:
        body = made() if callable(made) else made
        case = SCHEMA[path][method].Case(**({} if body is None else {"body": body, "media_type": "application/json"}))
        headers = doors.guests[who].headers if who != NOBODY else {}
        reply = case.call_and_validate(base_url=doors.server.url, headers=headers, checks=CHECKS)
        assert reply.status_code in (200, 201), (path, reply.text)


def test_the_document_that_is_served(doors: Doors) -> None:
    served = doors.client.get("/api/schema/openapi.json")
    assert served.status_code == 200
    assert served.json() == DOCUMENT
    assert doors.client.get("/api/schema").json() == DOCUMENT
    assert all(path.startswith("/api/") for path in DOCUMENT["paths"])


def test_the_stream_does_what_its_document_says(doors: Doors) -> None:
    documented: dict[str, Any] = DOCUMENT["paths"]["/api/stream"]["get"]["responses"]
    for secret, status in (("", "401"), ("x" * 32, "404")):
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        reply = doors.client.get("/api/stream", headers=headers)
        assert str(reply.status_code) == status
        assert status in documented
        assert set(reply.json()) == {"error", "message"}
    with doors.client.stream("GET", "/api/stream", headers=doors.guests[PLAYER].headers) as reply:
        assert reply.status_code == 200
        assert reply.headers["content-type"].partition(";")[0] in documented["200"]["content"]
        lines = reply.iter_lines()
        assert "event: view" in [next(lines) for _ in range(3)]
