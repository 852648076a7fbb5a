"""How the old page becomes the new one, in a real browser: it is like the server's, and what stays is the same element."""

from __future__ import annotations

import random
from collections.abc import Sequence

from playwright.sync_api import Browser, Page

from tests.table.preview import serve

BECOMES = """async pages => {
  const { morphChildren, parsed } = await import('/static/morph.js');
  const root = document.body.appendChild(document.createElement('main')), wrong = [];
  root.innerHTML = pages[0];
  for (const html of pages.slice(1)) {
    const before = new Map([...root.querySelectorAll('[id]')].map(one => [one.id, [one, one.parentElement]]));
    morphChildren(root, parsed(html), () => false);
    const expected = document.createElement('main');
    expected.innerHTML = html;
    if (root.innerHTML !== expected.innerHTML) wrong.push(html);
    for (const now of root.querySelectorAll('[id]')) {
      const [old, parent] = before.get(now.id) ?? [];
      if (old?.nodeName === now.nodeName && parent === now.parentElement && old !== now) wrong.push(now.id);
    }
  }
  return wrong;
}"""

KEEPS = """async () => {
  const { morphChildren, parsed } = await import('/static/morph.js');
  const root = document.body.appendChild(document.createElement('main'));
  root.innerHTML = '<i>gone</i><p id="a"><input id="field"></p><ul><li>1</li><li>2</li></ul>';
  const field = root.querySelector('#field'), last = root.querySelector('li:last-child');
  field.focus();
  field.value = 'typed';
  const html = '<p id="a"><b>new</b><input id="field" disabled></p><ul><li>0</li><li>1</li><li>2</li></ul>';
  morphChildren(root, parsed(html), one => one.id === 'field');
  return [document.activeElement === field, field.value, field.disabled, root.querySelector('li:last-child') === last];
}"""


def blank(chromium: Browser) -> Page:
    page = chromium.new_page()
    page.route("**/*", lambda route: serve(route, "<!doctype html><title>A page</title>"))
    page.goto("http://table.localhost/")
    return page


def tree(chance: random.Random, depth: int, ids: list[str], tags: Sequence[str] = ("i", "div", "section", "svg")) -> str:
    """Some elements and words; ids of a small stock, each at most once, so that many of them move, go and come back."""
    parts = []
    for _ in range(chance.randint(0, 4)):
        tag, name = chance.choice(tags), ids.pop() if ids and chance.random() < 0.5 else ""
        look = "area" if tag == "section" and name else chance.choice("xy")
        inside = ("g",) if tag in ("svg", "g") else tags
        inner = tree(chance, depth - 1, ids, inside) if depth else chance.choice(["", "one", "two"])
        named = f' id="{name}"' if name else ""
        parts.append(f'<{tag} class="{look}"{named}>{inner}</{tag}>')
        if chance.random() < 0.3:
            parts.append(chance.choice(["one", "two", "<!--x-->"]))
    return "".join(parts)


def test_a_page_becomes_like_the_next_one(chromium: Browser) -> None:
    chance = random.Random("morph")  # noqa: S311
    pages = [tree(chance, 3, chance.sample([f"i{n}" for n in range(12)], 12)) for _ in range(300)]
    page = blank(chromium)
    assert page.evaluate(BECOMES, [one for n, page in enumerate(pages) for one in (page, pages[n // 2])]) == []
    page.close()


def test_what_stays_is_not_touched(chromium: Browser) -> None:
    page = blank(chromium)
    assert page.evaluate(KEEPS) == [True, "typed", False, True]
    page.close()
