"""Touch and keyboard read before they play, and the focus stays at the table."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.table.stage import asked, moments, staged

TOUCH = "(element, kind) => element.dispatchEvent(new PointerEvent(kind, { pointerType: 'touch', bubbles: true }))"
CARD = "button.legal[data-about][name=action]"


def test_holding_a_card_reads_it_and_plays_nothing(chromium: Browser) -> None:
    own = [asked(match, seat, n) for n, (match, seat) in enumerate(moments("san-juan-3-greedy-2"), 1) if seat == 0]
    with staged(chromium, own[0], (390, 844)) as stage:
        card = stage.page.locator(CARD).first
        card.evaluate(TOUCH, "pointerdown")
        expect(stage.page.locator("#pop")).to_contain_text("What is printed on it")
        card.evaluate(TOUCH, "pointerup")
        card.evaluate("element => element.click()")
        assert stage.sent == []
        stage.next = own[1]
        card.evaluate("element => element.click()")  # a tap plays it
        stage.wait()
        assert len(stage.sent) == 1


def test_a_tap_on_the_corner_reads_a_card(chromium: Browser) -> None:
    """The rest of the card is as ever."""
    own = [asked(match, seat, n) for n, (match, seat) in enumerate(moments("san-juan-3-greedy-2"), 1) if seat == 0]
    with staged(chromium, own[0], (390, 844)) as stage:
        page = stage.page
        box = page.locator(".hand button.legal").first.bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] - 30, box["y"] + 30)
        expect(page.locator("#pop")).to_contain_text("What is printed on it")
        page.keyboard.press("Escape")
        assert stage.sent == []
        stage.next = own[1]
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] - 30)
        stage.wait()
        assert len(stage.sent) == 1


def test_a_tap_on_the_corner_ticks_nothing(chromium: Browser) -> None:
    paying = next(
        found
        for found in (asked(match, seat, n) for n, (match, seat) in enumerate(moments("san-juan-3-random-0"), 1))
        if found.several and found.several.choices[0].verb == "discard"
    )
    with staged(chromium, paying, (390, 844)) as stage:
        box = stage.page.locator(".hand .card.tick").first.bounding_box()
        assert box
        stage.page.touchscreen.tap(box["x"] + box["width"] - 30, box["y"] + 30)
        expect(stage.page.locator("#pop")).to_contain_text("What is printed on it")
        assert stage.page.locator(".tick input:checked").count() == 0


def test_the_focus_reads_aloud_and_never_leaves_the_table(chromium: Browser) -> None:
    """Twelve decisions by keyboard: from the question one step leads to what it asks for."""
    own = [asked(match, seat, n) for n, (match, seat) in enumerate(moments("san-juan-3-greedy-2"), 1) if seat == 0]
    with staged(chromium, own[0]) as stage:
        page = stage.page
        page.locator(CARD).first.focus()
        expect(page.locator(CARD).first).to_have_attribute("aria-description", "What is printed on it")
        page.keyboard.press("i")
        expect(page.locator("#pop")).to_contain_text("What is printed on it")
        page.keyboard.press("Escape")
        for moment in own[1:13]:
            page.locator("#question").focus()
            page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement.matches('.legal, .tick input, .t, #act *')")
            stage.show(moment)
            assert page.evaluate("document.activeElement !== document.body")


def test_what_cannot_be_chosen_says_why(chromium: Browser) -> None:
    """Spoken when the focus comes to it, shown when it is asked for; a wrong number of ticked things is answered alike."""
    own = [asked(match, seat, n) for n, (match, seat) in enumerate(moments("san-juan-3-greedy-2"), 1)]
    ticked = next(moment for moment in own if moment.several and moment.several.least > 1)
    with staged(chromium, ticked) as stage:
        page = stage.page
        blocked = page.locator("#main [data-why][tabindex]:not(.legal)").first
        blocked.focus()
        expect(blocked).to_have_attribute("aria-description", re.compile("It costs too much"))
        page.locator("[data-send]").evaluate("element => element.click()")
        expect(page.locator("#pop")).to_contain_text("It costs too much")
        assert stage.sent == []
