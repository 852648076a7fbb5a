"""Whatever form anybody sends to a page: it is done, or refused in a sentence; the server never fails."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from serai.bots import LEVELS
from serai.catalogue import GAMES
from serai.table.app import create_app
from tests.golden import FOLDER
from tests.table.preview import played

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
ORIGIN = {"origin": "http://127.0.0.1", "host": "127.0.0.1"}
FORM = "application/x-www-form-urlencoded"
DONE = {200, 201, 204, 205, 303}
REFUSED = {400, 401, 403, 404, 405, 409, 413, 429, 503}
LOG = (FOLDER / "san-juan-2-random-0.log").read_text("utf-8")
ODD = [
    "",
    "0",
    "1",
    "-1",
    "00299999999",
    "9" * 5000,
    "1e9",
    "٣",
    "true",
    "on",
    "\x00",
    "\ud800",
    "\u202e",
    "<b>",
    "%00",
    "../..",
    "a" * 3000,
]
SENSIBLE = {
    "game": [*GAMES, "menagerie", "chess"],
    "players": ["2", "3", "4"],
    "level": list(LEVELS),
    "seat": ["0", "1", "all"],
    "action": ["pass", "take builder", "take prospector", "build indigo plant"],
    "decision": ["0", "1", "2"],
    "way": ['["pass"]', '["take builder", "pass"]', "[]", "[1]", "{}", '["take builder", "take builder"]'],
    "undo": ["1"],
    "agree": ["yes", "no"],
    "at": ["0", "5", "99999"],
    "pace": ["fast"],
    "clock": ["0", "86400"],
    "colour": ["1", "6"],
    "text": [
        LOG,
        LOG[:200],
        LOG.replace("players 2", "players 9"),
        LOG.replace("option expansion", "option x"),
        "Good evening",
    ],
    "option-technical_round_limit": ["1", "999999999", "-5"],
    "option-hand": ["3", "25", "999999999"],
    **{f"seat-{n}": ["me", "hot", "open", *[f"bot:{level}" for level in LEVELS], "bot:", "bot:exec:touch x"] for n in range(4)},
    **{f"name-{n}": ["Leila", "Lеila", "Kian", "Spectator"] for n in range(4)},
}
FIELDS = [
    *SENSIBLE,
    "name",
    "title",
    "code",
    "key",
    "ask-back",
    "language",
    "zone",
    "address",
    "url",
    "endpoint",
    "id",
    "spectator-chat",
]
PATHS = [
    "/tables",
    "/import",
    "/join/{}",
    "/t/{}/act",
    "/t/{}/chat",
    "/t/{}/hint",
    "/t/{}/leave",
    "/t/{}/back",
    "/t/{}/fill",
    "/t/{}/fork",
]
PATHS += [
    "/preferences",
    "/preferences/mail",
    "/preferences/hook",
    "/preferences/push",
    "/preferences/test",
    "/preferences/remove",
]
LOOKS = [
    "/t/{}",
    "/t/{}/view",
    "/t/{}/replay",
    "/t/{}/score",
    "/t/{}/export",
    "/t/{}/why",
    "/new",
    "/learn/san-juan",
    "/",
    "/preferences",
]


def value(field: str) -> st.SearchStrategy[str]:
    known = SENSIBLE.get(field, [])
    return st.sampled_from([*known * 4, *ODD]) | st.text(st.characters(), max_size=40)


def forms() -> st.SearchStrategy[list[tuple[str, str]]]:
    pairs = st.sampled_from(FIELDS).flatmap(lambda field: st.tuples(st.just(field), value(field)))
    return st.lists(pairs, max_size=12)


class Doors:
    """Tables of one browser: a lobby, one in play, one shared by two people, one that is over; and one that is nobody's."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.tables = ["0" * 16, "%00", "x" * 300]
        for kinds in (["me", "open", "open"], ["me", "bot:random"], ["hot", "hot"]):
            form = {"game": "san-juan", "players": str(len(kinds)), **{f"seat-{n}": kind for n, kind in enumerate(kinds)}}
            self.open("/tables", form)
        self.open("/import", {"text": LOG})
        self.open("/import", {"text": played("western-legends", 2, "any form", 30).log()})

    def open(self, path: str, form: dict[str, str]) -> None:
        reply = self.client.post(path, data=form, headers=ORIGIN, follow_redirects=False)
        assert reply.status_code == 303, reply.text
        self.tables.append(reply.headers["location"].rpartition("/")[2])

    def answered(self, method: str, path: str, **more: Any) -> None:
        reply = self.client.request(method, path, follow_redirects=False, **more)
        assert reply.status_code in DONE | REFUSED, (reply.status_code, reply.text[-400:])
        assert "Traceback" not in reply.text


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    database: Path = tmp_path_factory.mktemp("forms") / "t.db"
    app = create_app(f"sqlite:///{database}", limited=False, workers=0, pace=0)
    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        yield Doors(client)


ANY = settings(deadline=None, derandomize=True, database=None, max_examples=40, suppress_health_check=list(HealthCheck))


@pytest.mark.long
@pytest.mark.parametrize("path", PATHS)
@ANY
@given(form=forms(), which=st.integers(0, 7), part=st.booleans())
def test_no_form_makes_the_server_fail(path: str, form: list[tuple[str, str]], which: int, part: bool, doors: Doors) -> None:
    body = urlencode(form, errors="surrogatepass").encode()
    headers = {**ORIGIN, "content-type": FORM, **({"x-serai": "1"} if part else {})}
    doors.answered("POST", path.format(doors.tables[which]), content=body, headers=headers)


@pytest.mark.long
@pytest.mark.parametrize("path", LOOKS)
@ANY
@given(query=forms(), which=st.integers(0, 7), part=st.booleans())
def test_no_address_makes_the_server_fail(
    path: str, query: list[tuple[str, str]], which: int, part: bool, doors: Doors
) -> None:
    asked = urlencode([*query, *[(name, text) for name, text in query if name == "seat"]], errors="surrogatepass")[:4000]
    headers = {**ORIGIN, **({"x-serai": "1"} if part else {})}
    doors.answered("GET", f"{path.format(doors.tables[which])}?{asked}", headers=headers)


@pytest.mark.parametrize("path", PATHS)
@ANY
@given(
    body=st.binary(max_size=300),
    kind=st.sampled_from(
        [FORM, "multipart/form-data; boundary=x", "multipart/form-data", "application/json", "text/plain", "x", ""]
    ),
)
def test_no_bytes_make_the_server_fail(path: str, body: bytes, kind: str, doors: Doors) -> None:
    doors.answered("POST", path.format(doors.tables[4]), content=body, headers={**ORIGIN, "content-type": kind})


@pytest.mark.parametrize("seed", ["x" * 65, "\x1b[2J", "ö" * 999])
def test_a_game_whose_seed_no_database_keeps_is_refused(doors: Doors, seed: str) -> None:
    text = LOG.replace("seed golden-0", f"seed {seed}")
    reply = doors.client.post("/import", data={"text": text}, headers=ORIGIN)
    assert reply.status_code == 400
    assert "golden" not in reply.text
