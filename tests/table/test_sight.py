"""What is asked is in sight: every kind of question of recorded games, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from playwright.sync_api import Browser, Page

from serai.table.view import View
from tests.golden import FOLDER
from tests.table.stage import asked, moments, staged
from tests.table.test_browser import violations

GAMES = ("san-juan", "mombasa", "western-legends", "great-western-trail", "great-western-trail-2")
DESK, LOW, PHONE = (1440, 900), (1366, 768), (390, 844)
FINGER, MOUSE = 44, 28  # pixels: the least size of a target, in both directions
NAMES = ("label-content-name-mismatch", "button-name", "aria-command-name", "heading-order", "landmark-unique")


def questions(game: str, players: int) -> Iterator[View]:
    """One question of each kind, as the seat that is asked sees it."""
    seen: set[str] = set()
    for bots in ("greedy-2", "random-0", "random-1"):
        name = f"{game}-{players}-{bots}"
        if not (FOLDER / f"{name}.log").exists():
            continue
        for match, seat in moments(name):
            step = match.desk(seat).step_for(seat)
            kind = type(step).__name__
            if step is not None and kind not in seen:
                seen.add(kind)
                yield asked(match, seat, len(seen))


# What can be chosen with a pointer: whether something of it lies in the window, and nothing over it.
SEEN = """() => {
  const found = [...document.querySelectorAll('.main .legal, .main .t:is([data-acts], [data-ways]), .qb-acts [name=action]')];
  const met = element => {
    const box = element.getBoundingClientRect();
    for (let i = 1; i < 8; i++) for (let j = 1; j < 8; j++) {
      const at = document.elementFromPoint(box.x + box.width * i / 8, box.y + box.height * j / 8);
      if (at && element.contains(at)) return true;
    }
    return false;
  };
  return found.some(met);
}"""

# What scrolls although it should not: the page, or the board in it.
SCROLLS = """() => [document.documentElement, document.querySelector('.main')]
  .filter(box => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
  .map(box => `${box.className} ${box.scrollWidth}x${box.scrollHeight} in ${box.clientWidth}x${box.clientHeight}`)"""


def shown(chromium: Browser, game: str, size: tuple[int, int]) -> Iterator[tuple[str, Page]]:
    """Every kind of question, and the page that asks it."""
    kinds = questions(game, 3)
    first = next(kinds)
    with staged(chromium, first, size) as stage:
        for view in chain([first], kinds):
            if view is not first:
                stage.show(view)
            yield view.ask.step if view.ask else "", stage.page


# What can be chosen and is too small for a finger or a pointer.
SMALL = """least => {
  const tapped = '.qbar :is(a, button), .secs a, .main :is(.legal, .t:is([data-acts], [data-ways]))';
  const size = one => { const box = one.getBoundingClientRect(); return [box.width, box.height]; };
  return [...document.querySelectorAll(tapped)]
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .filter(one => Math.min(...size(one)) < least - 0.5)
    .map(one => `${one.outerHTML.slice(0, 90)} ${size(one)}`);
}"""

# Words in sight that are written smaller than 11 pixels.  In a drawing they grow and shrink with it.
TINY = """() => {
  const found = new Set(), words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode, one = text.parentElement;
    const away = one.closest('script, .sr, [popover]:not(:popover-open), dialog:not([open])');
    if (!text.data.trim() || away || !one.checkVisibility({ visibilityProperty: true })) continue;
    const drawn = one.ownerSVGElement && one.getScreenCTM();
    const size = parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    if (size > 0 && size < 10.95) found.add(`${text.data.trim()}: ${size} in ${one.closest('section')?.id}`);
  }
  return [...found];
}"""


# The tab of the section that is asked for, if there is one, stands in its row.
TAB = """() => {
  const row = document.querySelector('.secs').getBoundingClientRect();
  const tab = document.querySelector('.secs [aria-current]')?.getBoundingClientRect() ?? row;
  return tab.left >= row.left - 1 && tab.right <= row.right + 1;
}"""


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_at_a_desk_nothing_scrolls_and_something_can_be_clicked(chromium: Browser, game: str) -> None:
    wrong = []
    for step, page in shown(chromium, game, DESK):
        wrong += [f"{step}: {line}" for line in page.evaluate(SCROLLS)]
        wrong += [] if page.evaluate(SEEN) else [f"{step}: nothing to click in sight"]
        wrong += [f"{step}: {line}" for line in violations(page, *NAMES)]
        wrong += [f"{step}: {line}" for line in [*page.evaluate(SMALL, MOUSE), *page.evaluate(TINY)]]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_in_a_low_window_the_board_scrolls_and_does_not_shrink(chromium: Browser, game: str) -> None:
    with staged(chromium, next(questions(game, 3)), LOW) as stage:
        assert stage.page.evaluate(TINY) == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_asked_section_comes_to_the_top(chromium: Browser, game: str) -> None:
    wrong = []
    for step, page in shown(chromium, game, PHONE):
        sideways = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        wrong += [f"{step}: scrolls sideways"] if sideways else []
        wrong += [] if page.evaluate(SEEN) else [f"{step}: nothing to tap in sight"]
        wrong += [] if page.evaluate(TAB) else [f"{step}: its tab is out of sight"]
        wrong += [f"{step}: {line}" for line in page.evaluate(SMALL, FINGER)]
        wrong += [f"{step}: {line}" for line in violations(page, "scrollable-region-focusable")]
    assert not wrong, "\n".join(wrong)


def test_what_cannot_be_built_can_be_read(chromium: Browser) -> None:
    building = next(view for view in questions("san-juan", 3) if view.ask and view.ask.step == "Build")
    with staged(chromium, building, DESK) as stage:
        assert stage.page.locator(".blocked").count()
        assert violations(stage.page, "color-contrast") == []
