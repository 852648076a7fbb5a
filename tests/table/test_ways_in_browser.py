"""Walking and passing in a real browser: one click for a whole way, none where there is nothing to choose."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect

import serai
from serai.engine.chance import Dice
from serai.engine.match import Match
from tests.table.browser import PHONE, WIDE, Trouble, import_table, open_context
from tests.table.conftest import Server
from tests.table.preview import view
from tests.table.test_ways import SEED, before_a_walk

FARTHEST = """() => {
  const targets = [...document.querySelectorAll('[data-ways]')];
  const steps = one => { const ways = JSON.parse(one.dataset.ways); return ways.length === 1 ? ways[0].actions.length : 0; };
  return targets.indexOf(targets.toSorted((a, b) => steps(b) - steps(a))[0]);
}"""


def opened(page: Page, path: str) -> list[Request]:
    """A page whose script has begun, and what it sends from now on."""
    page.goto(path)
    page.locator("#table[data-ready]").wait_for()
    sent: list[Request] = []
    page.on("request", lambda request: sent.append(request) if request.method == "POST" else None)
    return sent


def decision(page: Page) -> str:
    return page.locator("#act [name=decision]").input_value()


@pytest.mark.parametrize(
    ("game", "hand"),
    [("great-western-trail-2", "mouse"), ("western-legends", "keyboard"), ("western-legends", "touch"), ("mombasa", "mouse")],
)
def test_one_click_walks_the_whole_way(server: Server, chromium: Browser, trouble: Trouble, game: str, hand: str) -> None:
    """Hover and focus light the way and draw it; a click, a tap or Enter sends all of it at once."""
    match, _, seen = before_a_walk(game)
    with open_context(chromium, server.url, trouble, PHONE if hand == "touch" else WIDE) as context:
        page = context.new_page()
        sent = opened(page, import_table(context, match))
        before, count = decision(page), page.locator("[data-ways]").count()
        target = page.locator("[data-ways]").nth(page.evaluate(FARTHEST))
        way: dict[str, Any] = page.evaluate("one => JSON.parse(one.dataset.ways)[0]", target.element_handle())
        assert way["actions"] in [one.actions for one in seen.ways]
        if hand == "keyboard":
            target.focus()
        elif hand == "mouse":
            target.hover(force=True)
        if hand != "touch":
            expect(page.locator(".on-way")).not_to_have_count(0)
            drawn = int(game != "mombasa" or len(way["path"]) > 1)
            expect(page.locator(".wayline")).to_have_count(drawn)
            with page.expect_response("**/view?*"):  # news that have nothing to do with it
                context.request.post(f"{page.url.split('?')[0]}/chat", form={"text": "hello"})
            expect(page.locator("#chat")).to_contain_text("hello")
            expect(page.locator(".wayline")).to_have_count(drawn)
            expect(page.locator(".on-way")).not_to_have_count(0)
        if hand == "keyboard":
            page.keyboard.press("Enter")
        elif hand == "touch":
            target.dispatch_event("click")
        else:
            target.click(force=True)
        page.wait_for_function("before => document.querySelector('#act [name=decision]')?.value !== before", arg=before)
        assert [request.url.rsplit("/", 1)[1] for request in sent] == ["act"]
        table = page.url.split("/t/")[1].split("?")[0]
        lines = len(match.record.lines) + len(way["actions"])
        assert f'value="{lines}"' in context.request.get(f"/t/{table}/replay").text()  # as long as the game is now
        undo = page.locator("[name=undo]")
        if undo.count() and not undo.get_attribute("aria-disabled"):  # it is taken back at once, too
            undo.click()
            page.wait_for_function("count => document.querySelectorAll('[data-ways]').length === count", arg=count)
            assert f'value="{len(match.record.lines)}"' in context.request.get(f"/t/{table}/replay").text()


def before_a_pass() -> Match:
    """San Juan: somebody can only pass."""
    for number in range(50):
        match, dice = serai.new_match("san-juan", 3, f"{SEED}{number}"), Dice(SEED)
        for _ in range(200):
            waiting = [seat for seat in match.state.waiting() if not match.ready(seat)]
            if not waiting:
                break
            if len(waiting) == 1 and view(match, waiting[0]).passes:
                return match
            match.do(waiting[0], dice.pick(match.desk(waiting[0]).options_for(waiting[0])))
    raise AssertionError("somebody could always choose")


def test_a_prompt_with_one_answer_passes_unless_somebody_wants_to_be_asked(
    server: Server, chromium: Browser, trouble: Trouble
) -> None:
    match = before_a_pass()
    with open_context(chromium, server.url, trouble) as context:
        page = context.new_page()
        address = import_table(context, match)
        sent = opened(page, address)
        button = page.locator("#act [value=pass]")
        expect(page.locator("#act[data-passes=soon]")).to_have_count(1)  # people sit there
        expect(button).to_be_visible()
        expect(page.locator("#table")).not_to_contain_class("passing")  # this reader is always asked
        page.evaluate("localStorage['serai-ask'] = 'off'")
        sent = opened(page, address)
        expect(page.locator("#table")).to_contain_class("passing")
        page.keyboard.press("Shift")
        expect(page.locator("#table")).not_to_contain_class("passing")  # somebody does something else first
        assert sent == []
        with page.expect_request("**/act") as passed:
            opened(page, address)
        assert "action=pass" in str(passed.value.post_data)
