"""Preferences and web push in a real browser: the service worker shows what was pushed, and nothing needs a script but that."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser import WIDE, Trouble, new_table, open_context
from tests.table.conftest import Server
from tests.table.test_browser import violations

PHONE = (390, 844)
LOOKS = [
    (language, size, theme)
    for language in ("en", "fa", "ru")
    for size in (PHONE, WIDE)
    for theme in ("light", "dark")
    if language != "ru" or theme == "light"
]
NOTICE = {
    "title": "نوبت شما: شب جمعه",
    "text": "سن‌خوان: نوبت شماست.",
    "topic": "turn 1",
    "language": "fa",
    "direction": "rtl",
}


@pytest.fixture(scope="module")
def posting(servers: Callable[..., Server]) -> Server:
    """A server that offers every kind of notice."""
    return servers("--smtp", "127.0.0.1:9", "--smtp-security", "plain", "--mail-from", "table@example.org")


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_the_page_fits_and_everybody_can_use_it(
    posting: Server, chromium: Browser, trouble: Trouble, look: tuple[str, tuple[int, int], str]
) -> None:
    language, size, theme = look
    with open_context(chromium, posting.url, trouble, size, language, color_scheme=theme, bypass_csp=True) as context:
        page = context.new_page()
        page.goto("/preferences")
        expect(page.locator("form[action='/preferences/mail']")).to_be_visible()
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert violations(page) == []
        table = new_table(context, "san-juan", "bot:random", clock="86400")
        page.goto(f"/t/{table}")
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_forms_work_without_a_script(posting: Server, chromium: Browser, trouble: Trouble) -> None:
    with open_context(chromium, posting.url, trouble, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("/")
        page.get_by_role("link", name="Preferences").click()
        page.get_by_label("Time zone").select_option("Asia/Tehran")
        page.get_by_label("Sleep from").fill("23:00")
        page.get_by_label("to", exact=True).fill("07:00")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("status")).to_contain_text("Saved.")
        assert page.get_by_label("Sleep from").input_value() == "23:00"
        page.get_by_label("E-mail address").fill("mina@example.org")
        page.get_by_role("button", name="Send the link", exact=True).click()
        expect(page.locator(".way")).to_contain_text("mina@example.org")
        expect(page.locator(".way")).to_contain_text("not confirmed yet")
        page.get_by_role("button", name="Remove").click()
        expect(page.get_by_text("You get no notices.")).to_be_visible()
        assert page.locator("[data-push]").is_hidden()


def test_the_browser_knows_its_time_zone(posting: Server, chromium: Browser, trouble: Trouble) -> None:
    with open_context(chromium, posting.url, trouble, timezone_id="Asia/Tehran") as context:
        page = context.new_page()
        page.goto("/preferences")
        expect(page.get_by_label("Time zone")).to_have_value("Asia/Tehran")


def test_what_is_pushed_is_shown(posting: Server, chromium: Browser, trouble: Trouble) -> None:
    with open_context(chromium, posting.url, trouble, permissions=["notifications"]) as context:
        page = context.new_page()
        session = context.new_cdp_session(page)
        found: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
        )
        session.send("ServiceWorker.enable")
        page.goto("/preferences")
        scope = page.evaluate(
            "navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(made => made.scope)"
        )
        assert scope == f"{posting.url}/"
        notice = {**NOTICE, "link": f"{posting.url}/t/0123456789abcdef"}
        for _ in range(2):  # a double takes the place of the first
            session.send(
                "ServiceWorker.deliverPushMessage",
                {"origin": posting.url, "registrationId": found[0], "data": json.dumps(notice)},
            )
        shown = page.evaluate("""async () => {
            const worker = await navigator.serviceWorker.ready;
            for (;;) {
              const all = await worker.getNotifications();
              if (all.length) return all.map(one => [one.title, one.body, one.tag, one.lang, one.dir, one.data.link]);
              await new Promise(requestAnimationFrame);
            }
        }""")
        assert shown == [[notice[name] for name in ("title", "text", "topic", "language", "direction", "link")]]
