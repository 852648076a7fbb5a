"""The end of a game in a real browser: the sheet that opens by itself, the replay that plays on, the review that grows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.browser import PHONE, WIDE, Trouble, import_table, open_context
from tests.table.conftest import Server
from tests.table.preview import played
from tests.table.stage import moments
from tests.table.test_browser import violations
from tests.table.test_reviews import short_game


def test_the_sheet_opens_by_itself_once(server: Server, chromium: Browser, trouble: Trouble) -> None:
    """Over the table, which stays in use; the heading has the focus."""
    with open_context(chromium, server.url, trouble, WIDE, bypass_csp=True) as context:
        page = context.new_page()
        page.clock.install()
        path = import_table(context, short_game())
        arrive(page, path)
        sheet = page.locator("#end[open]")
        sheet.wait_for()
        expect(page.locator("#end-title")).to_be_focused()
        assert not page.evaluate("document.querySelector('#end').matches(':modal')")
        assert sheet.locator("tfoot .num").count() == 2
        assert sheet.locator(".facts li").count() in (1, 2, 3)
        assert sheet.locator("svg.scores").is_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
        sheet.wait_for(state="detached")
        expect(page.locator("[data-end]")).to_be_focused()
        arrive(page, path)
        page.clock.fast_forward(5000)
        assert page.locator("#end").count() == 0  # it was seen
        page.locator("[data-end]").click()
        sheet.wait_for()
        sheet.locator(".next [data-close]").click()
        sheet.wait_for(state="detached")


def arrive(page: Page, path: str) -> None:
    page.goto(path)
    page.locator("#table[data-ready]").wait_for()
    page.locator("[data-end]").wait_for()


def test_on_a_phone_nothing_lies_over_the_sheet(server: Server, chromium: Browser, trouble: Trouble) -> None:
    """Neither the hand, which stays in sight while one plays, nor the answers: the sheet ends above them."""
    with open_context(chromium, server.url, trouble, PHONE) as context:
        page = context.new_page()
        arrive(page, import_table(context, list(moments("great-western-trail-2-greedy-2"))[-1][0]))
        page.locator("#end[open]").wait_for()
        assert page.evaluate("""() => {
          const box = document.querySelector('#end').getBoundingClientRect();
          const met = y => document.elementFromPoint(innerWidth / 2, y)?.closest('#end, .qb-acts')?.id;
          return [met(box.bottom - 60), met(box.bottom - 4), met(innerHeight - 20)];
        }""") == ["end", "end", "act"]


def test_a_replay_plays_by_itself(server: Server, chromium: Browser, trouble: Trouble) -> None:
    with open_context(chromium, server.url, trouble, WIDE, bypass_csp=True) as context:
        page = context.new_page()
        match = played("san-juan", 2, "7", 10_000)
        path = import_table(context, match).split("?")[0]
        page.goto(f"{path}/replay?at=0&seat=all")
        page.locator("#table[data-ready]").wait_for()
        assert violations(page) == []
        page.locator("[data-speed]").select_option("250")
        page.locator("[data-speed]").blur()
        page.keyboard.press(" ")
        expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "true")
        page.wait_for_function("Number(document.querySelector('.scrubbar').dataset.now) >= 3")
        page.keyboard.press(" ")
        expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        page.locator("[data-eyes]").nth(1).click()  # other eyes, the same moment
        page.wait_for_url("**seat=1")
        expect(page.locator("[data-speed]")).to_have_value("250")  # kept
        last = len(match.record.lines)
        page.goto(f"{path}/replay?at={last - 2}&seat=1")
        page.locator("[data-play]").click()
        page.wait_for_function(f"document.querySelector('.scrubbar').dataset.now === '{last}'")
        expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")  # at the end it stops


@pytest.mark.long
def test_a_review_comes_into_being(server: Server, chromium: Browser, trouble: Trouble) -> None:
    """Begun with one button, computed by the server's own worker, shown without a reload."""
    with open_context(chromium, server.url, trouble, WIDE, bypass_csp=True) as context:
        page = context.new_page()
        path = import_table(context, short_game("browser", rounds=1))  # the strongest bot thinks about each decision
        page.goto(path)
        page.locator("[form=review]").click()
        page.wait_for_url("**/review")
        page.locator("svg.bands").wait_for()
        page.locator(".accs").wait_for()
        assert violations(page) == []
