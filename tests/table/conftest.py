"""A real server on a port of its own, in a process of its own, for the tests of the table; and a real PostgreSQL."""

from __future__ import annotations

import os
import random
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from playwright.sync_api import Browser

from serai.table import database, lobby
from serai.table.cluster import Cluster
from tests.table.browser import Trouble
from tests.table.preview import browser


class Server:
    """`serai serve` with a database that outlives it."""

    def __init__(self, database: Path, *args: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{database}"
        self.args = args
        self.log = database.with_suffix(".log")  # what it says on standard error
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "serai",
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
            "--pace",
            "0",
            "--seed",
            "tests",
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.args], stdout=subprocess.PIPE, stderr=log, start_new_session=True)
        assert self.process.stdout is not None
        assert b"open" in self.process.stdout.readline()  # the port listens: a request waits until it is answered
        httpx.get(f"{self.url}/api/games", timeout=60).raise_for_status()

    def kill(self) -> None:
        """As a power cut would: no farewell."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.end()

    def end(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait(60)
        self.process.stdout.close()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self.end()


@pytest.fixture(scope="package")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """Starts servers, each with a database of its own.  Whatever needs one gets it here, and is a test of kind `server`."""
    made: list[Server] = []

    def start(*args: str) -> Server:
        made.append(Server(tmp_path_factory.mktemp("table") / "tables.sqlite3", *args))
        made[-1].start()
        return made[-1]

    yield start
    for server in made:
        server.stop()


@pytest.fixture(scope="package")
def server(servers: Callable[..., Server]) -> Server:
    """One for all tests that do not mind each other.  They all come from one address, so it has no limits."""
    return servers("--unlimited")


@pytest.fixture(scope="session")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without tables of people, as Serai lays it out."""
    file = tmp_path_factory.mktemp("laid-out") / "tables.sqlite3"
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        database.migrate(connection)
    engine.dispose()
    file.chmod(0o600)
    return file


@pytest.fixture(autouse=True)
def new_databases(laid_out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process a new database is a copy of one that was laid out once: all the migrations take longer than most tests.
    Real servers, PostgreSQL and old databases go through them."""

    def private(file: Path) -> None:
        if not file.exists() and file.parent.is_dir():
            shutil.copy(laid_out, file)
        make_private(file)

    make_private = database.make_private
    monkeypatch.setattr(database, "make_private", private)


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process tables are dealt by the name of the test: what a test says of a deal holds in every run or in none."""
    chance = random.Random(request.node.name)  # noqa: S311
    monkeypatch.setattr(lobby, "new_seed", lambda: f"{chance.getrandbits(128):032x}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One PostgreSQL for all tests that need it.  It may crash in a test: it answers again when the test is over."""
    with Cluster() as made:
        yield made


@pytest.fixture
def fresh(postgres: Cluster, request: pytest.FixtureRequest) -> str:
    """The address of an empty database that only this test uses; its name tells which."""
    name = re.sub(r"\W+", "_", request.node.name)[:48]
    return postgres.create(f"{name}_{secrets.token_hex(4)}")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.server)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty database of either kind."""
    found: str = request.getfixturevalue("fresh") if request.param == "postgres" else f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    return found


OPEN = ExitStack()  # what has to be closed again
BROWSER: list[Browser] = []  # the one that is open, if any


@pytest.fixture
def chromium() -> Browser:
    """One for all tests that want it: they follow each other."""
    if not BROWSER:
        BROWSER.append(OPEN.enter_context(browser()))
    return BROWSER[0]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Closed after the last of them: while it is open, no other event loop can run in this process."""
    if nextitem is None or not nextitem.get_closest_marker("browser"):
        BROWSER.clear()
        OPEN.close()


@pytest.fixture
def trouble() -> Iterator[Trouble]:
    """Whatever the browser complains of makes a test fail."""
    found = Trouble()
    yield found
    assert not found, "\n".join(found)
