"""The coach in a real browser: lights are found, the bubble covers nothing that is needed, nothing jumps, newcomers get on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from serai.catalogue import GAMES, find
from serai.table.boards import board_of
from serai.table.boards.lessons import selector
from serai.table.coach import coach_of
from serai.table.render import table_page
from serai.table.scene import Scene
from tests.table.browser import PHONE, WIDE, Trouble, open_context
from tests.table.conftest import Server
from tests.table.stage import staged
from tests.table.test_browser import violations
from tests.table.test_lessons import walks
from tests.table.test_still import PLACES, moved
from tests.table.walk import Met, guide_of, walk

GUIDED = [game_id for game_id in GAMES if board_of(find(game_id)).guide]
LATER = ("sheet",)  # lights of what opens by itself

# How many things on this page each selector finds that can be seen.
FOUND = """([html, selectors]) => {
  document.getElementById('table').innerHTML = html;
  const seen = thing => (thing.closest('.tick') ?? thing).checkVisibility();
  return selectors.map(one => one ? [...document.querySelectorAll(one)].filter(seen).length : 0);
}"""

# The bubble and what it must not cover, as far as it can be seen; who has the focus.
STANDS = """() => {
  const of = one => { const { left, top, right, bottom } = one.getBoundingClientRect(); return { left, top, right, bottom }; };
  const box = document.querySelector('#coach[data-lesson]'), at = of(box);
  const meets = b => at.left < b.right && at.right > b.left && at.top < b.bottom && at.bottom > b.top;
  const bar = of(document.querySelector('.qbar'));
  const needed = [...document.querySelectorAll('.main .legal, .main .t')].filter(one => meets(of(one)));
  const lit = [...document.querySelectorAll('#lamps .lamp')];
  const fixed = one => one.checkVisibility() && getComputedStyle(one).position === 'fixed';
  const shelves = [...document.querySelectorAll('.qb-acts, .main *')].filter(one => fixed(one) && meets(of(one)));
  return {
    needed: needed.map(one => one.outerHTML.slice(0, 120)), covered: lit.filter(one => meets(of(one))).length,
    inside: at.left >= 0 && at.right <= innerWidth && at.top >= bar.bottom && at.bottom <= innerHeight,
    shelves: shelves.map(one => one.className), share: (at.bottom - at.top) / innerHeight,
    focus: box.contains(document.activeElement),
  };
}"""


@pytest.mark.long
@pytest.mark.parametrize("game_id", GUIDED)
def test_every_light_is_found_on_the_page(chromium: Browser, game_id: str) -> None:
    """At every moment at which a lesson comes something is lit, and each of its lights at one of them."""
    guide, met = guide_of(game_id), [met for walked in walks(game_id) for met in walked.met]
    lit: dict[tuple[str, str], int] = {}
    dark: list[str] = []
    with staged(chromium, met[0].view) as stage:
        for one in met:
            lights = [light for light in one.lesson.light if light not in LATER]
            selectors = [selector(guide, light, one.facts, one.lesson.suggest) for light in lights]
            html = table_page(Scene(one.view, "en"), inner=True)
            counts: list[int] = stage.page.evaluate(FOUND, [html, selectors])
            dark += [f"{one.lesson.id}: nothing is lit at question {one.question}"] * (not any(counts) and bool(lights))
            for light, count in zip(lights, counts, strict=True):
                lit[one.lesson.id, light] = lit.get((one.lesson.id, light), 0) + count
    assert dark == []
    assert [f"{lesson}: {light} is never there" for (lesson, light), count in lit.items() if not count] == []


def lessons_of(page: Page) -> dict[str, Any]:
    page.wait_for_function("() => document.querySelector('#coach[data-lesson]')")
    found: dict[str, Any] = page.evaluate(STANDS)
    return found


def numbered(met: list[Met]) -> dict[int, Met]:
    """Each moment with a version of its own."""
    return dict(enumerate(met, 1))


@pytest.mark.long
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_bubble_covers_nothing_and_nothing_jumps(chromium: Browser, size: tuple[int, int]) -> None:
    """All lessons of a guided San Juan: on a wide screen beside what they light, on a phone above the bars."""
    moments = numbered(walk("san-juan").met)
    views = [msgspec.structs.replace(met.view, version=n, passes="") for n, met in moments.items()]

    def draw(scene: Scene, inner: bool) -> str:
        met = moments[scene.view.version]
        return table_page(scene, inner, coach=coach_of(scene, guide_of("san-juan"), met.progress))

    with staged(chromium, views[0], size, draw=draw) as stage:
        before = stage.page.evaluate(PLACES)
        for view in views:
            lesson = moments[view.version].lesson
            stage.show(view)
            stage.page.locator(f'#coach[data-lesson="{lesson.id}"]').wait_for()
            stands = lessons_of(stage.page)
            assert stands["inside"], lesson.id
            assert not stands["focus"], lesson.id
            if size[0] > 1200:
                assert (stands["needed"], stands["covered"]) == ([], 0), lesson.id
                after = stage.page.evaluate(PLACES)
                assert not moved(before, after), lesson.id
                before = after
            else:
                assert stands["share"] <= 0.34, lesson.id


@pytest.mark.long
@pytest.mark.parametrize("game_id", GUIDED)
def test_on_a_phone_the_bubble_stands_above_the_bars(chromium: Browser, game_id: str) -> None:
    """In every game: a hand that is always in sight stays in sight."""
    met = walks(game_id)[0].met[0]

    def draw(scene: Scene, inner: bool) -> str:
        return table_page(scene, inner, coach=coach_of(scene, guide_of(game_id), met.progress))

    with staged(chromium, met.view, (390, 844), draw=draw) as stage:
        stands = lessons_of(stage.page)
        assert stands["inside"]
        assert stands["shelves"] == []
        assert stands["share"] <= 0.34


def first_questions(page: Page, press: str) -> None:
    """The first lessons, read and followed by pointer or finger."""

    def read(lesson: str) -> None:
        expect(page.locator("#coach")).to_have_attribute("data-lesson", lesson)

    def do(where: str) -> None:
        getattr(page.locator(where).first, press)()

    for lesson in ("welcome", "purse", "role"):
        read(lesson)
        do("#coach [data-go-on]")
    read("role-builder")
    expect(page.locator("#lamps .lamp[data-try]")).to_have_count(1)
    assert violations(page) == []
    do("#role-builder")
    read("read-card")
    do("#coach [data-go-on]")
    read("build")
    do("#hand-prefecture-0")
    read("pay")
    do("#hand-statue-0")
    do("#hand-sugar_mill-0")
    do("[data-send]")
    read("works-later")  # now bots have to move, but they wait
    do("#coach [popovertarget=coach-menu]")
    do("#coach-menu [value=less]")
    expect(page.locator("#coach-menu [value=more]")).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize(("size", "press"), [(WIDE, "click"), (PHONE, "tap")])
def test_a_newcomer_plays_the_first_questions(
    chromium: Browser, server: Server, trouble: Trouble, size: tuple[int, int], press: str
) -> None:
    with open_context(chromium, server.url, trouble, size, bypass_csp=True) as context:
        page = context.new_page()
        page.goto("/")
        page.locator("form[action='/learn/san-juan/play'] button").first.click()
        page.locator("#table[data-ready]").wait_for()
        first_questions(page, press)


def test_the_keyboard_finds_the_coach_and_goes_back(chromium: Browser, server: Server, trouble: Trouble) -> None:
    with open_context(chromium, server.url, trouble) as context:
        page = context.new_page()
        page.goto("/")
        page.locator("form[action='/learn/san-juan/play'] button").first.press("Enter")
        page.locator("#table[data-ready]").wait_for()
        page.locator("#question").focus()
        page.keyboard.press("c")
        expect(page.locator("#coach [data-go-on]")).to_be_focused()
        page.keyboard.press("c")
        expect(page.locator("#question")).to_be_focused()
        page.keyboard.press("Enter")  # a note goes with Enter or Escape
        expect(page.locator("#coach")).to_have_attribute("data-lesson", "purse")
        page.keyboard.press("Escape")
        expect(page.locator("#coach")).to_have_attribute("data-lesson", "role")
        page.keyboard.press("Escape")  # a question stays: the bubble is folded away
        expect(page.locator("#coach")).to_be_hidden()
        page.locator("[data-coach]").click()
        expect(page.locator("#coach")).to_be_visible()
