"""What happened, in the browser: marks on the board, the log's filter, everybody's mats.  Nothing of it moves the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from serai.bots import Decision, make_bot
from serai.engine.match import Match
from serai.table.render import table_page
from serai.table.scene import Scene
from tests.table.browser import Trouble
from tests.table.preview import played, serve, view

BOXES = """() => Object.fromEntries([...document.querySelectorAll('#table .main *, #table aside article, #recap, #story')]
  .map((one, n) => [n, JSON.stringify(one.getBoundingClientRect())]))"""


def fresh(game: str) -> Match:
    """A moment at which the first seat begins its turn."""
    match = played(game, 3, "browser", 60)
    bots = [make_bot("greedy", match.record.setup.game, f"browser/{seat}") for seat in range(3)]
    while True:
        seat = match.state.waiting()[0]
        before = match.record.lines[-1][0]
        if seat == 0 and before != 0:
            return match
        match.do(seat, bots[seat].choose(Decision(match.desk(seat), seat)))


@pytest.fixture(params=["great-western-trail", "western-legends"])
def page(request: pytest.FixtureRequest, chromium: Browser, trouble: Trouble) -> Any:
    """A table without a server; its mats are answered here."""
    scene = Scene(view(fresh(request.param), 0), "en")
    html = table_page(scene)

    def answer(route: Route) -> None:
        path = route.request.url.split("://", 1)[1].split("/", 1)[1]
        if path.startswith("t/preview/") and "/mat/" not in path:
            route.fulfill(status=503)
        elif "/mat/" in path:
            seat = int(path.split("/mat/")[1].split("?")[0])
            mat = scene.board.mat(scene, seat)
            route.fulfill(body=f'<h2 id="mat-of" tabindex="-1">{scene.who(seat)}</h2><a data-close href="/">x</a>{mat}')
        else:
            serve(route, html)

    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    made = context.new_page()
    made.on("pageerror", lambda error: trouble.append(str(error)))
    made.route("**/*", answer)
    made.goto("http://table.localhost/")
    made.locator("[data-marks]").wait_for()
    yield made
    context.close()


def test_the_log_reaches_to_the_bottom_of_the_window(page: Page) -> None:
    bottoms = page.evaluate("['#log', '#story'].map(id => document.querySelector(id).getBoundingClientRect().bottom)")
    assert bottoms[0] == pytest.approx(bottoms[1], abs=2)


def test_marks_cover_no_number_of_steps(page: Page) -> None:
    covered = page.evaluate("""() => [...document.querySelectorAll('.stepb text')].filter(number => {
      const box = number.getBoundingClientRect(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return [...document.querySelectorAll('.bmark')].some(mark => {
        const pin = mark.getBoundingClientRect();
        return x > pin.left && x < pin.right && y > pin.top && y < pin.bottom;
      });
    }).length""")
    assert covered == 0


def test_marks_stand_beside_their_places(page: Page) -> None:
    links = page.locator("#recap [data-light]")
    assert links.count() > 0
    numbers = set(links.evaluate_all("all => all.map(one => one.dataset.mark)"))
    expect(page.locator(".bmark")).to_have_count(len(numbers))
    boxes = page.evaluate(BOXES)
    links.first.hover()
    expect(page.locator(".bring")).to_have_count(1)
    place = links.first.get_attribute("data-light")
    near = page.evaluate(
        """id => { const a = document.querySelector('.bring').getBoundingClientRect();
        return [...document.querySelectorAll(`.main [data-place="${id}"]`)].some(one => {
          const b = one.getBoundingClientRect();
          return Math.abs(a.left + 4 - b.left) < 2 && Math.abs(a.top + 4 - b.top) < 2; }); }""",
        place,
    )
    assert near
    page.locator("[data-marks]").click()
    expect(page.locator(".bmark")).to_have_count(0)
    page.locator("[data-marks]").click()
    expect(page.locator(".bmark")).to_have_count(len(numbers))
    assert page.evaluate(BOXES) == boxes  # nothing has moved


def test_the_log_shows_one_player_or_the_headings(page: Page) -> None:
    lines = page.locator("#log > li")
    everything = lines.count()
    page.locator("[data-only]").select_option("1")
    assert 0 < page.locator("#log > li:not([hidden])").count() < everything
    assert page.locator("#log > li:not([hidden]):not([data-by='1'])").count() == 0
    page.locator("[data-only]").select_option("head")
    assert page.locator("#log > li:not([hidden]):not(.head)").count() == 0
    page.locator("[data-only]").select_option("")
    assert page.locator("#log > li:not([hidden])").count() == everything


def test_a_mat_opens_over_the_board_and_gives_the_focus_back(page: Page) -> None:
    boxes = page.evaluate(BOXES)
    name = page.locator("#pl2 [data-mat]")
    name.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#mat")).to_be_visible()
    expect(page.locator("#mat-of")).to_be_focused()
    assert page.evaluate(BOXES) == boxes
    expect(name).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(page.locator("#mat")).to_be_hidden()
    expect(name).to_be_focused()
    name.click()
    expect(page.locator("#mat")).to_be_visible()
    name.click()  # again: it closes
    expect(page.locator("#mat")).to_be_hidden()
