"""Touch and keyboard read before they play, and the focus stays at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.table.stage import asked, moments, staged

CARD = "button.legal[data-about][name=action]"


def test_holding_a_card_reads_it_and_plays_nothing(chromium: Browser) -> None:
    own = [asked(match, seat, n) for n, (match, seat) in enumerate(moments("san-juan-3-greedy-2"), 1) if seat == 0]
    with staged(chromium, own[0], (390, 844)) as stage:
        card, opened = stage.page.locator(CARD).first, stage.page.locator("#pop:popover-open")
        box = card.bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] - 30}
        finger = stage.page.context.new_cdp_session(stage.page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(opened).to_contain_text("What is printed on it")
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(opened).to_contain_text("What is printed on it")  # it stays for reading
        stage.page.keyboard.press("Escape")
        expect(opened).to_have_count(0)
        assert stage.sent == []
        stage.next = own[1]
        card.evaluate("element => element.click()")  # a tap plays it
        stage.wait()
        assert len(stage.sent) == 1


def test_what_is_read_stays_when_the_finger_is_lifted(chromium: Browser) -> None:
    """With the browser's own touches: lifting a finger outside of a popover closes it."""
    own = [asked(match, seat, n) for n, (match, seat) in enumerate(moments("san-juan-3-greedy-2"), 1) if seat == 0]
    with staged(chromium, own[0], (390, 844)) as stage:
        page = stage.page
        box = page.locator(CARD).first.bounding_box()
        assert box
        fingers, read = page.context.new_cdp_session(page), page.locator("#pop:popover-open")
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] * 0.7}
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(read).to_contain_text("What is printed on it")
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(read).to_contain_text("What is printed on it")
        assert stage.sent == []


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


@pytest.mark.parametrize(
    ("name", "step"),
    [("mombasa-2-greedy-2", "PlanSlot"), ("western-legends-2-random-0", "LayCard"), ("san-juan-2-random-1", "Build")],
)
def test_numbers_choose_cards_of_the_hand(chromium: Browser, name: str, step: str) -> None:
    own = (asked(match, seat, n) for n, (match, seat) in enumerate(moments(name), 1) if seat == 0)
    now = next(view for view in own if view.ask and view.ask.step == step and view.choices)
    with staged(chromium, now) as stage:
        page = stage.page
        first = page.locator(":is(.hand, [data-hand]) .legal").first.get_attribute("value")
        stage.next = next(own)
        page.keyboard.press("1")
        stage.wait()
        assert [one["action"] for one in stage.sent] == [[first]]


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


def test_enter_sends_what_is_ticked(chromium: Browser) -> None:
    """Although a form would press its first button, which passes."""
    views = (asked(match, seat, n) for n, (match, seat) in enumerate(moments("san-juan-3-greedy-2"), 1))
    moment, several = next((view, view.several) for view in views if view.several and view.several.least == 0)
    with staged(chromium, moment) as stage:
        stage.page.locator(".tick input").first.focus()
        stage.page.keyboard.press("Space")
        stage.next = asked(*next(moments("san-juan-3-greedy-2")), moment.version + 1)
        stage.page.keyboard.press("Enter")
        stage.wait()
        assert [one["action"] for one in stage.sent] == [[several.choices[0].action, "pass"]]  # this, and no more
