"""A table without a server: the real page and its scripts, which are shown one moment of a recorded game after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import parse_qs

import msgspec
from playwright.sync_api import Browser, Page, Route

from serai.catalogue import find
from serai.engine.log import read, steps
from serai.engine.match import Match
from serai.table.render import table_page
from serai.table.scene import Scene
from serai.table.view import View
from tests.golden import FOLDER
from tests.table.preview import serve, view

# One click is enough, and the page answers nothing by itself.
SET = "if (location.protocol !== 'about:') { localStorage['serai-careful'] = 'off'; localStorage['serai-ask'] = 'on'; }"

# What the server pushes: the newest version, again and again.
PUSHED = """retry: 50
event: table
data: {"version": %d, "aside": ""}

"""


def moments(name: str) -> Iterator[tuple[Match, int]]:
    """A recorded game: the match before every decision, and who decides.  It is always the same match, which moves on."""
    record = read((FOLDER / f"{name}.log").read_text("utf-8"), find)
    match = Match(record.setup, record.seed)
    for _, seat, action in steps(record):
        if action >= 0:
            yield match, seat
            match.write(seat, action)


def asked(match: Match, seat: int, number: int) -> View:
    """What a seat sees when it is asked; the question has this number."""
    return msgspec.structs.replace(view(match, seat), version=number, decision=number)


def drawn(scene: Scene, inner: bool) -> str:
    return table_page(scene, inner)


class Stage:
    """The page of one seat, and what is sent from it; `draw` makes the page of a scene, or its inner part."""

    def __init__(self, page: Page, first: View, language: str, draw: Callable[[Scene, bool], str] = drawn) -> None:
        self.page, self.language, self.draw = page, language, draw
        self.sent: list[dict[str, list[str]]] = []
        self.next = first  # what is shown when something is sent
        self.told = first.version  # what the server has pushed
        page.route("**/*", self.answer)
        page.goto("http://table.localhost/t/preview")
        page.locator("#table[data-ready]").wait_for()
        page.evaluate("document.fonts.ready.then(() => true)")

    def answer(self, route: Route) -> None:
        """Whatever is sent, the next moment is the answer."""
        path = route.request.url.split("?")[0].rsplit("/", 1)[1]
        if path == "events":
            route.fulfill(body=PUSHED % self.told, content_type="text/event-stream")
            return
        if path == "act":
            self.sent.append(parse_qs(route.request.post_data or ""))
            self.told = self.next.version
        if "/about/" in route.request.url:
            route.fulfill(body="<h3>A card</h3><p>What is printed on it</p>", content_type="text/html; charset=utf-8")
        elif path == "why":
            route.fulfill(body="<h3>Not now</h3><p>It costs too much</p>", content_type="text/html; charset=utf-8")
        elif path in ("act", "view"):
            html = self.draw(Scene(self.next, self.language), True)
            route.fulfill(body=html, content_type="text/html; charset=utf-8")
        elif route.request.is_navigation_request():
            serve(route, self.draw(Scene(self.next, self.language), False))
        else:
            serve(route, "")

    def show(self, moment: View) -> None:
        """Somebody else has moved."""
        self.next, self.told = moment, moment.version
        self.wait()

    def wait(self) -> None:
        """Until the next moment is shown."""
        self.page.locator(f'#act[data-version="{self.next.version}"]').wait_for(state="attached")


@contextmanager
def staged(
    browser: Browser,
    first: View,
    size: tuple[int, int] = (1440, 900),
    language: str = "en",
    motion: str = "reduce",
    *,
    draw: Callable[[Scene, bool], str] = drawn,
) -> Iterator[Stage]:
    look = {"width": size[0], "height": size[1]}
    touch = size[0] < 1200
    context = browser.new_context(viewport=look, has_touch=touch, is_mobile=touch, reduced_motion=motion)  # type: ignore[arg-type]
    context.add_init_script(SET)
    with context:
        yield Stage(context.new_page(), first, language, draw)
