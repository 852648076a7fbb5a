"""The Learn page in a real browser: it fits, everybody can use it, an address opens its chapter, a search is answered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser import WIDE, Trouble, open_context
from tests.table.conftest import Server
from tests.table.test_browser import violations

PHONE = (390, 844)
SEARCHED = {"en": ("QUARRY", "quarry"), "fa": ("كتابخانه", "کتابخانه")}  # an Arabic kaf is found, too


@pytest.mark.long
@pytest.mark.parametrize("look", [("en", WIDE, "light"), ("fa", PHONE, "dark")], ids=str)
def test_a_game_is_learnt(server: Server, chromium: Browser, trouble: Trouble, look: tuple[str, tuple[int, int], str]) -> None:
    language, size, theme = look
    with open_context(chromium, server.url, trouble, size, language, color_scheme=theme, bypass_csp=True) as context:
        page = context.new_page()
        page.goto("/learn/san-juan#SJ-6.3")
        rule = page.locator("[id='SJ-6.3']")
        expect(rule).to_be_in_viewport()
        expect(page.locator(".chap[open]")).to_have_count(1)
        assert violations(page) == []
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
        rule.locator("a.thing").first.click()
        expect(page.locator("#pop h3")).to_be_visible()
        page.keyboard.press("Escape")
        typed, found = SEARCHED[language]
        page.locator("#q").fill(typed)
        expect(page.locator("#found mark").first).to_have_text(re.compile(found, re.IGNORECASE))
        expect(page.locator(".chap:not([open])")).to_have_count(0)
        page.locator("#q").fill("")
        expect(page.locator(".chap:not([open])").first).to_be_visible()
        page.locator("input[data-place='1']").uncheck()
        expect(page.locator("#found [data-tags]:visible")).to_have_count(0)


@pytest.mark.long
def test_rules_can_be_read_without_a_script(server: Server, chromium: Browser, trouble: Trouble) -> None:
    with open_context(chromium, server.url, trouble, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("/learn/mombasa")
        page.locator(".chap summary").nth(3).click()
        expect(page.locator(".chap").nth(3).locator(".pr").first).to_be_visible()
        page.locator("#q").fill("diamond")
        page.locator("form[role=search] button").click()
        expect(page.locator(".chap[open] mark").first).to_be_visible()
        expect(page.locator(".kinds .scripted")).to_be_hidden()
