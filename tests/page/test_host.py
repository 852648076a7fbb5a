"""The host of the page, without a browser: the table's server, asked by a script."""

from __future__ import annotations

import asyncio
import json
import lzma
import re
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from serai.catalogue import find
from serai.engine.log import read
from serai.page import host as hosting
from serai.page.host import Host, rebased
from serai.page.thinker import think
from serai.table.database import BadDatabase
from serai.table.links import packed
from tests.golden import FOLDER
from tests.table.old_database import FOLDER as OLD

HOME, ROOT = "https://example.org/games/page/", "/games/page/app"
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


class Script:
    """The worker's script: it counts how often it keeps the database."""

    def __init__(self) -> None:
        self.kept = self.forgotten = 0

    async def keep(self) -> None:
        self.kept += 1

    async def think(self, job: str) -> str:
        return think(job)

    def forget_thought(self) -> None:
        self.forgotten += 1


class Answer:
    """What came of a request."""

    def __init__(self) -> None:
        self.left: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.parts: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def gone(self) -> Awaitable[None]:
        return self.left

    def begin(self, status: int, headers: Sequence[tuple[str, str]]) -> None:
        self.status, self.headers = status, dict(headers)

    def more(self, part: bytes) -> None:
        self.parts.put_nowait(part)

    def end(self) -> None:
        self.parts.put_nowait(None)

    async def text(self) -> str:
        found = b""
        while part := await self.parts.get():
            found += part
        return found.decode()


class Reader:
    """The pages' side."""

    def __init__(self, host: Host, script: Script) -> None:
        self.host, self.script = host, script

    async def ask(self, address: str, **form: str) -> Answer:
        answer = Answer()
        headers = [("content-type", "application/x-www-form-urlencoded")] if form else []
        await self.host.ask("POST" if form else "GET", address, headers, urlencode(form).encode(), answer)
        return answer

    async def guided(self) -> str:
        """A table with bots whose deal is known: its address inside."""
        opened = await self.ask("/learn/san-juan/play", name="Ada")
        assert opened.status == 303
        return opened.headers["location"].removeprefix(ROOT)

    async def choose(self, at: str) -> Answer:
        """Answer the first question of the guided game."""
        text = await (await self.ask(f"{at}/view")).text()
        decision, action = re.search(r'name="decision" value="(\d+)"', text), re.search(r'name="action" value="([^"]+)"', text)
        assert decision is not None
        assert action is not None
        return await self.ask(f"{at}/act", seat="0", decision=decision[1], action=action[1], key="1")


def visit(folder: Path, work: Callable[[Reader], Awaitable[None]]) -> None:
    """A page is opened with what was kept in this folder, and killed after the work."""

    async def run() -> None:
        script = Script()
        opened = await hosting.start(str(folder / "tables.sqlite3"), HOME, ROOT, "ru,en", script)
        await work(Reader(opened, script))
        opened.life.cancel()
        await asyncio.gather(opened.life, return_exceptions=True)

    asyncio.run(run())


def test_addresses_lie_under_the_root() -> None:
    page = '<a href="/t/1">/t/1</a> <a href="//elsewhere" data-to="/x" title="/y"><form action="/tables"><use href="#i"/>'
    moved = f'<a href="{ROOT}/t/1">/t/1</a> <a href="//elsewhere" data-to="{ROOT}/x" title="/y"><form action="{ROOT}/tables">'
    assert rebased(page, ROOT) == moved + '<use href="#i"/>'


def test_the_first_page_is_the_servers_without_what_needs_others(tmp_path: Path) -> None:
    async def work(reader: Reader) -> None:
        first = await reader.ask("/")
        text = await first.text()
        assert first.status == 200
        assert '<html lang="ru"' in text
        assert set(re.findall(r'(?:href|src|action)="(/[^"]*)"', text)) == set(
            re.findall(rf'(?:href|src|action)="({ROOT}/[^"]*)"', text)
        )
        assert f'href="{ROOT}/join"' not in text
        assert f'href="{ROOT}/preferences"' not in text
        assert "frame-ancestors 'self'" in first.headers["content-security-policy"]
        form = await (await reader.ask("/new?game=san-juan")).text()
        assert 'value="hot"' in form
        assert 'value="open"' not in form
        assert 'name="clock"' not in form

    visit(tmp_path, work)


def test_a_game_goes_on_after_the_page_was_killed(tmp_path: Path) -> None:
    """Whoever comes again is the same person, speaks the language that was chosen, and finds the table as it was."""
    found: dict[str, Any] = {}

    async def first(reader: Reader) -> None:
        at = found["at"] = await reader.guided()
        await reader.ask(f"{at}?lang=fa")
        kept = reader.script.kept
        done = await reader.choose(at)
        assert (done.status, done.headers["location"]) == (303, f"{ROOT}{at}?seat=0")
        assert reader.script.kept > kept

    async def second(reader: Reader) -> None:
        taken_along = read(await (await reader.ask(f"{found['at']}/export")).text(), find)  # in the middle of the game
        assert taken_along.lines[0][0] == 0
        text = await (await reader.ask(found["at"])).text()
        assert '<html lang="fa" dir="rtl"' in text
        version = re.search(r'data-version="(\d+)"', text)
        assert version is not None
        assert int(version[1]) > 1  # the beginning of the game is the first
        assert f'href="{ROOT}{found["at"]}"' in await (await reader.ask("/")).text()

    visit(tmp_path, first)
    visit(tmp_path, second)


def laid(folder: Path, statements: str) -> Path:
    """The file of games as some version of Serai left it."""
    file = folder / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as base:
        base.executescript(statements)
    return file


def test_games_of_an_older_version_go_on(tmp_path: Path) -> None:
    known = json.loads((OLD / "0.1.json").read_text("utf-8"))
    laid(tmp_path, lzma.decompress((OLD / "0.1.sql.xz").read_bytes()).decode())

    async def work(reader: Reader) -> None:
        reader.host.cookies["serai"] = known["cookies"]["leila"]
        at = f"/t/{known['tables']['plantations']}"
        assert f'href="{ROOT}{at}"' in await (await reader.ask("/")).text()
        assert (await reader.choose(at)).status == 303

    visit(tmp_path, work)


@pytest.mark.parametrize(
    "statements",
    [
        "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('9999');\
    CREATE TABLE facts (name TEXT, value TEXT)",
        "",
    ],
)
def test_games_that_cannot_be_read_stay_as_they_are(tmp_path: Path, statements: str) -> None:
    """Those of a newer version, and what is no database at all."""
    file = laid(tmp_path, statements)
    if not statements:
        file.write_bytes(b"nonsense" * 1000)
    before = file.read_bytes()
    with pytest.raises(BadDatabase):
        visit(tmp_path, lambda _: asyncio.sleep(0))
    assert file.read_bytes() == before


def test_bots_answer_and_the_stream_tells(tmp_path: Path) -> None:
    async def work(reader: Reader) -> None:
        at = await reader.guided()
        stream = Answer()
        listening = asyncio.create_task(reader.host.ask("GET", f"{at}/events", [], b"", stream))
        part = await stream.parts.get()
        assert part is not None
        assert b"event: table" in part
        await reader.choose(at)
        versions = [0]
        while len(versions) < 4:  # the beginning, our own choice, and at least one of a bot
            part = await stream.parts.get()
            assert part is not None
            versions += [int(number) for number in re.findall(rb'"version":(\d+)', part)]
        assert versions == sorted(versions)
        stream.left.set_result(None)  # the tab leaves
        await listening

    visit(tmp_path, work)


def finished() -> str:
    """The log of a game that is over."""
    return next(FOLDER.glob("san-juan-2-*.log")).read_text("utf-8")


def test_a_finished_game_goes_out_as_a_link_and_comes_in_again(tmp_path: Path) -> None:
    """All of it lies behind the # of the page's own address, and in a QR code."""

    async def work(reader: Reader) -> None:
        opened = await reader.ask("/import", text=finished())
        at = opened.headers["location"].removeprefix(ROOT)
        assert f'href="{ROOT}{at}/link"' in await (await reader.ask(f"{at}/score")).text()
        shown = await (await reader.ask(f"{at}/link")).text()
        assert '<svg class="qr"' in shown
        link = re.search(r'data-copy="([^"]+)"', shown)
        assert link is not None
        before, code = link[1].split("#/game#")
        assert before == HOME
        assert 'name="code"' in await (await reader.ask("/game")).text()
        again = await reader.ask("/import", code=code)
        assert again.status == 303
        came = read(await (await reader.ask(f"{again.headers['location'].removeprefix(ROOT)}/export")).text(), find)
        assert came.lines == read(finished(), find).lines

    visit(tmp_path, work)


@pytest.mark.parametrize(
    "sent", [{"code": "nonsense"}, {"code": packed(finished())[:-9]}, {"text": "nonsense"}, {"text": finished()[:-40]}]
)
def test_a_wrong_link_or_file_is_answered_by_a_sentence(tmp_path: Path, sent: dict[str, str]) -> None:
    async def work(reader: Reader) -> None:
        answer = await reader.ask("/import", **sent)
        text = await answer.text()
        assert answer.status == 400
        assert len(re.findall(r'class="errorwords">[^<]{20,}\.<', text)) == 1
        assert "Traceback" not in text

    visit(tmp_path, work)


def test_nobody_sees_a_hand_before_the_curtain_is_lifted(tmp_path: Path) -> None:
    async def work(reader: Reader) -> None:
        opened = await reader.ask("/tables", game="san-juan", players="2", **{"seat-0": "me", "seat-1": "hot"})
        at = opened.headers["location"].removeprefix(ROOT)
        curtain = await (await reader.ask(at)).text()
        asked = re.search(r'\?seat=(\d)" data-curtain', curtain)
        assert asked is not None
        assert 'id="table"' not in curtain
        assert (await reader.ask(f"{at}/view?seat={1 - int(asked[1])}")).status == 205  # the other one is asked
        assert 'id="table"' in await (await reader.ask(f"{at}?seat={asked[1]}")).text()

    visit(tmp_path, work)
