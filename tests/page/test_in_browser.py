"""Serai in a page, as `make page` builds it: in Chromium, with the web space and the network gone after the first visit."""

from __future__ import annotations

import json
import lzma
import re
import threading
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from playwright.sync_api import Browser, BrowserContext, Frame, Page, expect

from serai.catalogue import find, own
from serai.engine.log import read, replay, steps
from serai.engine.match import Match
from serai.page.host import keep_cookies
from serai.table.database import alembic, known
from tests.golden import FOLDER
from tests.page.test_host import laid
from tests.table.browser import ONE_CLICK, PHONE, WIDE, Trouble
from tests.table.conftest import Server
from tests.table.old_database import FOLDER as OLD

BUILT = Path(__file__).parents[2] / "dist" / "page"
START = 120_000  # milliseconds until Python runs, on a busy machine
MINE = "#table:not(.sending):has([data-turn=mine])"
NOTE = "#coach[data-note] [data-go-on]"  # of the coach: bots wait until the player goes on
LAST = 6  # decisions of a game that are left to the browser


class WebSpace(SimpleHTTPRequestHandler):
    """What `make page` has built; a test may put other scripts into their place."""

    altered: ClassVar[dict[str, bytes]] = {}

    def do_GET(self) -> None:
        if self.path in self.altered:
            self.send_response(200)
            self.send_header("Content-Type", "text/javascript")
            self.end_headers()
            self.wfile.write(self.altered[self.path])
        else:
            super().do_GET()

    def log_message(self, *args: object) -> None:
        """What it serves is no news."""


@pytest.fixture
def space() -> Iterator[ThreadingHTTPServer]:
    assert (BUILT / "index.html").exists(), "build the page first: make page"
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(WebSpace, directory=str(BUILT))) as made:
        threading.Thread(target=made.serve_forever, daemon=True).start()
        yield made
        made.shutdown()


Visitor = Callable[[tuple[int, int], str], BrowserContext]


@pytest.fixture
def visitor(chromium: Browser, trouble: Trouble) -> Iterator[Visitor]:
    """A browser of somebody's own.  It is closed whatever happens: Python would go on in it."""
    with ExitStack() as opened:

        def arrive(size: tuple[int, int], language: str) -> BrowserContext:
            look = {"width": size[0], "height": size[1]}
            made = chromium.new_context(viewport=look, locale=language, has_touch=size == PHONE, reduced_motion="reduce")  # type: ignore[arg-type]
            made.set_default_timeout(START)
            made.add_init_script(f"if (location.protocol !== 'about:') {{ {ONE_CLICK} }}")
            made.on("page", lambda page: page.on("pageerror", lambda error: trouble.append(str(error))))
            return opened.enter_context(made)

        yield arrive


def tables(page: Page) -> Frame:
    """The frame in which the tables stand."""
    found = page.wait_for_selector("iframe")
    assert found is not None
    frame = found.content_frame()
    assert frame is not None
    frame.wait_for_selector("main, #table[data-ready]", state="attached")
    return frame


def first_visit(context: BrowserContext, space: ThreadingHTTPServer) -> tuple[Page, Frame]:
    """After it the web space and the network are gone."""
    page = context.new_page()
    page.goto(f"http://localhost:{space.server_port}/")
    frame = tables(page)
    space.shutdown()
    space.server_close()
    context.set_offline(True)
    return page, frame


def sent(frame: Frame, address: str, **form: str) -> str:
    """A form as a page sends it; where it leads."""
    post = "([at, form]) => fetch(at, { method: 'POST', body: new URLSearchParams(form) }).then(reply => reply.url)"
    return str(frame.evaluate(post, [address, form]))


def send(frame: Frame) -> str:
    """The first action of the list is chosen; the number of the question that it answers."""
    asked = frame.locator("#act [name=decision]").input_value()
    frame.evaluate("document.querySelector('#act').requestSubmit(document.querySelector('#all-actions button[name=action]'))")
    return asked


def choose(frame: Frame) -> None:
    """The first action, and the answer to it; a curtain that falls is lifted, and what the coach says is read."""
    asked = send(frame)
    listen(frame, f"[data-curtain], #act [data-end], {MINE} #act [name=decision]:not([value='{asked}'])")


def listen(frame: Frame, until: str) -> None:
    """What the coach says is read until the page shows what is waited for."""
    frame.wait_for_selector(f"{until}, {NOTE}", state="attached")
    lift(frame)
    while frame.query_selector(NOTE):
        lesson = frame.get_attribute("#coach", "data-lesson")
        frame.evaluate(f"document.querySelector('{NOTE}')?.click()")
        frame.wait_for_selector(f"#coach:not([data-lesson='{lesson}'])", state="attached")
        frame.wait_for_selector(f"{until}, {NOTE}", state="attached")


def lift(frame: Frame) -> None:
    if frame.query_selector("[data-curtain]"):
        frame.click("[data-curtain]")
        frame.wait_for_selector("#table[data-ready]")


def play_to_the_end(frame: Frame) -> None:
    while not frame.query_selector("#act [data-end]"):
        choose(frame)


def opened(page: Page, at: str) -> Frame:
    page.goto(at)
    frame = tables(page)
    frame.wait_for_selector("#table[data-ready]")
    return frame


def bring(frame: Frame, first: str, log: str) -> None:
    """A file that somebody has is opened."""
    frame.goto(first)
    frame.set_input_files("[name=file]", {"name": "game.log", "mimeType": "text/plain", "buffer": log.encode()})
    frame.click("form[action$='/import'] button")
    frame.wait_for_selector("[data-curtain], #table[data-ready], .errorwords")


def fetched(page: Page, frame: Frame) -> str:
    """The game that is shown, as the file that people get."""
    with page.expect_download() as loading:
        frame.evaluate("document.querySelector('#about a[href$=\"/export\"]').click()")
    return loading.value.path().read_text("utf-8")


def nearly_over(game: str) -> Match:
    """A recorded game of two that lacks its last decisions."""
    record = read(sorted(FOLDER.glob(f"{game}-2-*.log"))[0].read_text("utf-8"), find)
    match = Match(record.setup, record.seed)
    decisions = [(seat, action) for _, seat, action in steps(record) if action >= 0]
    for seat, action in decisions[:-LAST]:
        match.write(seat, action)
    return match


@pytest.mark.long
def test_a_whole_game_offline_though_tabs_are_killed(visitor: Visitor, space: ThreadingHTTPServer) -> None:
    """The guided one, in Persian on a phone.  A tab is killed in the middle of a move; another takes the game over, and the one
    that had it says so."""
    context = visitor(PHONE, "fa")
    page, frame = first_visit(context, space)
    assert frame.evaluate("document.documentElement.dir") == "rtl"
    frame.click("form[action$='/learn/san-juan/play'] button")
    frame.wait_for_selector("#table[data-ready]")
    sent(frame, f"{frame.url}/pace", speed="at-once")
    frame.wait_for_selector(MINE)
    choose(frame)
    address, version = page.url, int(frame.get_attribute("#act", "data-version") or 0)
    send(frame)
    page.close()
    page = context.new_page()
    frame = opened(page, address)
    listen(frame, MINE)
    assert int(frame.get_attribute("#act", "data-version") or 0) >= version
    other = context.new_page()
    other.goto(address)
    other.click("#offer")
    frame = tables(other)
    page.wait_for_selector("#offer")
    assert page.query_selector("iframe") is None
    listen(frame, MINE)
    play_to_the_end(frame)
    assert frame.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
def test_every_game_comes_from_a_file_ends_and_goes_to_a_server(
    visitor: Visitor, space: ThreadingHTTPServer, servers: Callable[..., Server]
) -> None:
    """In Russian.  Two people at one device play it on; the server opens its file, and the page the server's file and link."""
    context = visitor(WIDE, "ru")
    page, frame = first_visit(context, space)
    first = frame.url
    script = frame.evaluate("import(document.querySelector('script[src*=common]').src).then(one => one.page('/learn'))")
    assert script == f"{first}learn"  # scripts find their pages where the page lies
    for game in own():
        match = nearly_over(game.id)
        bring(frame, first, match.log())
        lift(frame)
        play_to_the_end(frame)
        record = read(fetched(page, frame), find)
        assert record.end.startswith("over")
        assert record.lines[: len(match.record.lines)] == match.record.lines
    with httpx.Client(base_url=servers("--unlimited").url, follow_redirects=True, timeout=START / 1000) as server:
        there = server.post("/import", data={"text": record.write(replay(record))}).url
        log, link = server.get(f"{there}/export").text, server.get(f"{there}/link").text
    assert read(log, find).lines == record.lines
    bring(frame, first, log)
    frame.wait_for_selector("#act [data-end]", state="attached")
    at = frame.url
    code = re.search(r'data-copy="[^"#]+/game#([^"]+)"', link)
    assert code is not None
    page.evaluate("code => { location.hash = '/game#' + code; }", code[1])  # as somebody who opens the link in this tab
    frame.wait_for_url(lambda url: "/t/" in url and url != at)
    frame.wait_for_selector("#act [data-end]", state="attached")
    bring(frame, first, log[:-60])
    assert frame.is_visible(".errorwords")


def older(folder: Path, cookie: str) -> bytes:
    """Games of somebody who had Serai from 0.1 on to the version before this one."""
    file = laid(folder, lzma.decompress((OLD / "0.1.sql.xz").read_bytes()).decode())
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        command.upgrade(alembic(connection), known()[1])
        keep_cookies(connection, {"serai": cookie})
    engine.dispose()
    return file.read_bytes()


def put(page: Page, file: bytes) -> None:
    """The games that a browser keeps are these."""
    page.evaluate(
        """text => new Promise((done, failed) => {
          const file = Uint8Array.from(atob(text), one => one.charCodeAt(0)), opening = indexedDB.open('serai /app', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('pages');
          opening.onsuccess = () => {
            const writing = opening.result.transaction('pages', 'readwrite'), pages = writing.objectStore('pages');
            pages.clear();
            for (let at = 0; at < file.length; at += 4096) pages.put(file.slice(at, at + 4096), at / 4096);
            pages.put(file.length, 'size');
            writing.oncomplete = () => { opening.result.close(); done(); };
            writing.onerror = failed;
          };
        })""",
        b64encode(file).decode(),
    )


@pytest.mark.long
def test_games_of_other_versions_go_on_or_are_kept_and_damaged_weights_come_again(
    visitor: Visitor, space: ThreadingHTTPServer, tmp_path: Path
) -> None:
    context = visitor(WIDE, "en")
    home, page = f"http://localhost:{space.server_port}/", context.new_page()
    page.goto(f"{home}words.json")
    put(page, b"nonsense" * 1000)
    page.goto(home)
    expect(page.get_by_text("This version of Serai cannot open the games")).to_be_visible(timeout=START)
    with page.expect_download() as loading:
        page.click("#offer")
    assert loading.value.path().read_bytes() == b"nonsense" * 1000
    people = json.loads((OLD / "0.1.json").read_text("utf-8"))
    put(page, older(tmp_path, people["cookies"]["leila"]))
    page.close()
    page = context.new_page()
    frame = opened(page, f"{home}#/t/{people['tables']['plantations']}")
    frame.wait_for_selector(MINE)
    choose(frame)
    keep = "one => one.put('/weights/san-juan.policy.npz', new Response('damaged'))"
    page.evaluate(f"caches.keys().then(([name]) => caches.open(name)).then({keep})")
    bots = {"players": "2", "pace": "fast", "seat-0": "bot:expert", "seat-1": "me"}
    frame.goto(sent(frame, "/tables", game="san-juan", **bots))
    frame.wait_for_selector(MINE)
    choose(frame)
    size = (BUILT / "weights" / "san-juan.policy.npz").stat().st_size
    sized = f"one => one.blob().then(whole => whole.size === {size})"
    page.wait_for_function(f"caches.match('/weights/san-juan.policy.npz').then({sized})")


@pytest.mark.long
def test_a_new_version_waits_until_the_player_agrees_and_storage_that_is_full_or_forbidden_is_told(
    visitor: Visitor, space: ThreadingHTTPServer
) -> None:
    """Play goes on, and the game can be taken along."""
    context = visitor(WIDE, "en")
    page = context.new_page()
    page.goto(f"http://localhost:{space.server_port}/")
    frame = tables(page)
    host = next(one for one in page.workers if one.url.endswith("/host.js"))
    host.evaluate("() => { IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); }; }")
    play_and_export(page, frame, "The browser's storage is full.")
    forbid = b"indexedDB.open = () => { throw new DOMException('', 'SecurityError'); };"
    files = (BUILT / "files.js").read_bytes().replace(b'VERSION = "', b'VERSION = "next-')
    WebSpace.altered = {"/files.js": files, "/host.js": forbid + (BUILT / "host.js").read_bytes()}
    try:
        page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
        page.wait_for_selector("text=There is a new version of Serai.")
        assert frame.is_visible("#table[data-ready]")
        page.click("text=Switch to it")
        page.wait_for_function("caches.keys().then(names => names.length === 1 && names[0].includes(' next-'))")
        expect(page.get_by_text("This browser keeps nothing")).to_be_visible(timeout=START)
        frame = tables(page)
        frame.goto(f"http://localhost:{space.server_port}/app/")
        play_and_export(page, frame, "This browser keeps nothing")
    finally:
        WebSpace.altered = {}


def play_and_export(page: Page, frame: Frame, sentence: str) -> None:
    """A game though nothing is kept, which a sentence says."""
    frame.click("form[action$='/learn/san-juan/play'] button")
    frame.wait_for_selector("#table[data-ready]")
    expect(page.get_by_text(sentence)).to_be_visible(timeout=START)
    choose(frame)
    with page.expect_download() as loading:
        page.click("text=Export this game")
    record = read(loading.value.path().read_text("utf-8"), find)
    assert record.setup.game.id == "san-juan"
    assert record.lines
