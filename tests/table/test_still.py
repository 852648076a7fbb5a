"""No click is lost, and nothing jumps: recorded games in a real browser, one decision after the other."""

from __future__ import annotations

import math
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.table.stage import asked, moments, staged

DECISIONS = 60
GAMES = {
    "san-juan": "san-juan-2-random-1",
    "mombasa": "mombasa-2-greedy-2",
    "western-legends": "western-legends-2-random-0",
    "great-western-trail": "great-western-trail-2-greedy-2",
    "great-western-trail-2": "great-western-trail-2-2-greedy-2",
}

# Where everything is that stays: the bar with its tools, the areas, all places on them, players and log.  What may be carried
# about (`data-piece`) and lines of the log are meant to move.
PLACES = """() => {
  const found = {};
  const stays = '.qbar, .qb-home, .qb-tool, .secs, .area, [data-place], .pl, #recap, #story, #story [role=tab]';
  const goes = '[data-piece], .flying, #area-hand > *, #log, dialog';
  const things = [...document.querySelectorAll(stays)]
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(goes));
  for (const one of things) {
    const drawn = one.ownerSVGElement && one.getScreenCTM();  // a ring around a place does not move it
    const box = drawn ? { x: drawn.e, y: drawn.f } : one.getBoundingClientRect();
    const name = `${one.closest('section')?.id ?? ''} ${one.id || one.dataset.place || one.dataset.key || one.className}`;
    (found[name] ??= []).push([box.x, box.y]);
  }
  return found;
}"""

# 50 ms after a question has come: the first thing that one click answers it with, where nothing covers it.
READY = """version => new Promise(done => setTimeout(() => {
  const one = element => element.dataset.acts ? JSON.parse(element.dataset.acts) : element.value ? [element.value] : [];
  const found = [...document.querySelectorAll('.main button.legal[name=action], .main .t[data-acts], .qb-acts [name=action]')]
    .filter(element => one(element).length === 1 && element.checkVisibility());
  for (const element of found) {
    const box = element.getBoundingClientRect();
    for (const [i, j] of [[.5, .5], [.25, .5], [.75, .5], [.5, .25], [.5, .75]]) {
      const x = box.x + box.width * i, y = box.y + box.height * j, met = document.elementFromPoint(x, y);
      if (met && element.contains(met)) return done({ x, y, action: one(element)[0] });
    }
  }
  done(null);
}, 50))"""


def moved(before: dict[str, list[list[float]]], after: dict[str, list[list[float]]]) -> list[str]:
    """What is no longer where it was.  Of things with one name, such as two parts of a place, there have to be as many."""

    def far(old: list[list[float]], new: list[list[float]]) -> bool:
        return len(old) == len(new) and any(math.dist(a, b) >= 1 for a, b in zip(old, new, strict=True))

    return [f"{name}: {old} -> {after[name]}" for name, old in before.items() if name in after and far(old, after[name])]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_and_every_click_counts(chromium: Browser, game: str) -> None:
    """Over sixty decisions of one seat, with things that glide."""
    own = (asked(match, seat, n) for n, (match, seat) in enumerate(moments(GAMES[game]), 1) if seat == 0)
    now = next(own)
    clicks: list[tuple[int, str]] = []
    with staged(chromium, now, motion="no-preference") as stage:
        before = stage.page.evaluate(PLACES)
        for _ in range(DECISIONS):
            target: dict[str, Any] | None = stage.page.evaluate(READY, now.version)
            question = f"{now.ask.step if now.ask else ''} at {now.version}"
            if target:
                clicks.append((now.decision, target["action"]))
                stage.next = now = next(own)
                stage.page.mouse.click(target["x"], target["y"])
                stage.wait()
                stage.page.mouse.move(0, 0)
            else:
                now = next(own)
                stage.show(now)
            after = stage.page.evaluate(PLACES)
            assert not moved(before, after), question
            assert not stage.page.locator(".toast--error").count(), question
            before = after
        assert [(int(one["decision"][0]), one["action"][0]) for one in stage.sent] == clicks
    assert len(clicks) > DECISIONS // 4
