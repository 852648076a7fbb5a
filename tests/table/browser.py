"""A person at a real browser, for the tests of the table: finds what can be chosen on the page and clicks it."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Response, expect

from serai.engine.match import Match

WIDE, PHONE = (1440, 900), (360, 760)
MIDDLE = {
    "san-juan": 60,
    "mombasa": 70,
    "western-legends": 60,
    "great-western-trail": 90,
    "great-western-trail-2": 90,
}  # decisions
SPOTS = "#main .legal:not(.tick, a), #main .t:is([data-acts], [data-ways])"
TICKS = "#main .tick"
BUTTONS = "#act button:is([name=action], [name=way])"
LIST = "#all-actions button[name=action]"

ONE_CLICK = "localStorage['serai-careful'] ??= 'off'; localStorage['serai-ask'] ??= 'on'"  # for each decision
PATIENCE = 60_000  # milliseconds, for what comes at once: on a busy machine that takes a while
expect.set_options(timeout=PATIENCE)

# Waits until the question has changed and this seat is asked again, or the game is over; then says what the page shows.
ASKED = """([before, patience]) => new Promise((done, failed) => {
  const table = document.getElementById('table');
  const look = () => {
    const decision = Number(document.querySelector('#act [name=decision]').value);
    const mine = document.querySelector('.qbar').dataset.turn === 'mine';
    const over = !document.querySelector('.player[data-turn]');
    const refused = document.querySelector('.toast--error')?.textContent ?? '';
    if (table.classList.contains('sending') || !refused && (decision === before || !mine && !over)) return null;
    const seen = selector => [...document.querySelectorAll(selector)].flatMap((e, n) => e.checkVisibility() ? [n] : []);
    const send = document.querySelector('[data-send]');
    return {
      decision, over, refused, version: Number(document.querySelector('#act').dataset.version),
      wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      question: document.querySelector('#question').textContent, title: document.title,
      spots: seen(SPOTS), ticks: seen(TICKS), buttons: seen(BUTTONS), list: document.querySelectorAll(LIST).length,
      least: Number(send?.dataset.least ?? 0), most: Number(send?.dataset.most ?? 0),
    };
  };
  const first = look();
  if (first) return done(first);
  const watch = new MutationObserver(() => { const now = look(); if (now) { watch.disconnect(); done(now); } });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  setTimeout(() => {
    watch.disconnect();
    const said = [...document.querySelectorAll('#question, .toast')].map(one => one.textContent);
    const ticked = [...document.querySelectorAll('.tick input')].map(box => box.checked);
    failed(new Error(`nothing happened: ${said} ${ticked}`));
  }, patience);
})"""

# Where a pointer meets a thing that was scrolled into sight: its middle, or the nearest of many points that nothing covers.
MET = """([selector, n]) => {
  const thing = document.querySelectorAll(selector)[n];
  thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = thing.getBoundingClientRect(), points = [];
  for (let i = 0; i < 15; i++) for (let j = 0; j < 15; j++) points.push([(i + .5) / 15, (j + .5) / 15]);
  points.sort((a, b) => Math.hypot(a[0] - .5, a[1] - .5) - Math.hypot(b[0] - .5, b[1] - .5));
  for (const [i, j] of points) {
    const x = box.x + box.width * i, y = box.y + box.height * j, met = document.elementFromPoint(x, y);
    if (met && thing.contains(met)) return [x, y];
  }
  const x = box.x + box.width / 2, y = box.y + box.height / 2, met = document.elementFromPoint(x, y);
  return `${thing.outerHTML.slice(0, 300)} at ${x}, ${y} is covered by ${met?.outerHTML.slice(0, 300)}`;
}"""
for name, selector in (("SPOTS", SPOTS), ("TICKS", TICKS), ("BUTTONS", BUTTONS), ("LIST", LIST)):
    ASKED = ASKED.replace(f"({name})", f"('{selector}')")


class Trouble(list[str]):
    """What a browser complains of: errors of scripts, requests that fail."""

    def watch(self, page: Page) -> None:
        page.on("console", lambda message: self.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.append(str(error)))
        page.on("requestfailed", lambda request: self.failed(request.url, str(request.failure)))
        page.on("response", self.answered)

    def failed(self, url: str, why: str) -> None:
        if "ERR_ABORTED" not in why:  # the page was left while it listened
            self.append(f"{url}: {why}")

    def answered(self, response: Response) -> None:
        if response.status >= 400:
            self.append(f"{response.url}: {response.status}")


def open_context(
    browser: Browser, server: str, trouble: Trouble, size: tuple[int, int] = WIDE, language: str = "en", **more: Any
) -> BrowserContext:
    """A browser of somebody's own: nobody's cookies, one language, the size of a screen; things do not glide unless asked."""
    look = {"width": size[0], "height": size[1]}
    made = browser.new_context(
        base_url=server,
        viewport=look,  # type: ignore[arg-type]
        locale=language,
        has_touch=size == PHONE,
        **{"reduced_motion": "reduce", **more},
    )
    made.set_default_timeout(PATIENCE)
    made.add_init_script(f"if (location.protocol !== 'about:') {{ {ONE_CLICK} }}")
    made.on("page", trouble.watch)
    made.request.get(f"/?lang={language}")
    return made


def import_table(context: BrowserContext, match: Match) -> str:
    """A table that goes on from a position, all its seats at this browser; the address of whoever is to choose."""
    reply = context.request.post("/import", multipart={"text": match.log()})
    assert reply.ok, reply.text()
    seat = match.state.player if match.state.stack else 0
    return f"/t/{reply.url.rsplit('/', 1)[1].split('?')[0]}?seat={seat}"


def new_table(context: BrowserContext, game: str, *others: str, **more: str) -> str:
    """A table of one's own; the other seats are random bots unless said otherwise."""
    seats = ["me", *(others or ("bot:random",))]
    names = ("Leila", "Omid", "Vera", "Kian")
    form: dict[str, str | float | bool] = {"game": game, "players": str(len(seats)), "pace": "fast", "title": game, **more}
    for n, seat in enumerate(seats):
        form |= {f"seat-{n}": seat, f"name-{n}": "" if seat == "open" else names[n]}
    reply = context.request.post("/tables", form=form)
    assert reply.ok, reply.text()
    return reply.url.rsplit("/", 1)[1].split("?")[0]


class Player:
    """Somebody who clicks on what can be chosen, by a chance that can be repeated."""

    def __init__(self, page: Page, table: str, seed: str) -> None:
        self.page, self.table = page, table
        self.chance = random.Random(seed)  # noqa: S311
        self.done = 0
        self.ways: dict[str, int] = {"spot": 0, "menu": 0, "ticks": 0, "button": 0, "list": 0}
        self.now: dict[str, Any] = {}

    def arrive(self) -> None:
        self.page.goto(f"/t/{self.table}", wait_until="domcontentloaded")
        self.page.locator("#table[data-ready]").wait_for()
        self.wait(-1)

    def wait(self, before: int) -> None:
        self.now = self.page.evaluate(ASKED, [before, PATIENCE])
        assert not self.now["refused"], f"{self.now['question']} {self.now['refused']}"
        assert not self.now["wide"], f"the page scrolls sideways: {self.now['question']}"

    def click(self, selector: str, n: int) -> None:
        """As a person does: scroll to it, then press where it is not covered."""
        point = self.page.evaluate(MET, [selector, n])
        assert isinstance(point, list), point
        self.page.mouse.click(*point)

    def choose(self) -> None:
        """One decision, with a pointer on the page."""
        now, page = self.now, self.page
        ways = [way for way, there in (("spot", now["spots"]), ("ticks", now["ticks"] and now["most"])) if there]
        if not ways or (now["buttons"] and self.chance.random() < 0.3):
            ways = ["button"] if now["buttons"] else ["list"]
        way = self.chance.choice(ways)
        self.ways[way] += 1
        if way == "ticks":
            count = self.chance.randint(max(1, now["least"]), min(now["most"], len(now["ticks"])))
            for n in sorted(self.chance.sample(now["ticks"], count)):
                self.click(TICKS, n)
            self.click("[data-send]", 0)
        elif way == "spot":
            self.click(SPOTS, self.chance.choice(now["spots"]))
            if choices := page.evaluate("document.querySelectorAll('#pop:popover-open .btn:not(.btn--quiet)').length"):
                self.ways["menu"] += 1
                self.click("#pop:popover-open .btn:not(.btn--quiet)", self.chance.randrange(choices))
        elif way == "button":
            self.click(BUTTONS, self.chance.choice(now["buttons"]))
        else:
            page.locator("[data-more]").click()
            self.click(LIST, self.chance.randrange(now["list"]))
        self.done += 1
        try:
            self.wait(now["decision"])
        except Exception as error:
            error.add_note(f"after {way}, decision {self.done}: {now}")
            raise

    def play(self, most: int) -> bool:
        """So many decisions, or to the end: whether it was reached."""
        for _ in range(most):
            if self.now["over"]:
                break
            self.choose()
        return bool(self.now["over"])

    def finish_by_forms(self) -> int:
        """The rest of the game without a browser's eyes, with the same cookie; afterwards the page shows its end."""
        request, more = self.page.context.request, 0
        self.page.goto("about:blank")
        while True:
            html = request.get(f"/t/{self.table}/view", headers={"X-Serai": "1"}).text()
            if " data-turn>" not in html:
                break
            found = re.findall(r'<li><button class="btn" form="act" name="action" value="([^"]*)"', html)
            if found and 'data-turn="mine"' in html:
                fields = dict(re.findall(r'name="(decision|seat)" value="(\d+)"', html))
                act = {**fields, "action": self.chance.choice(found).replace("&#39;", "'")}
                request.post(f"/t/{self.table}/act", form=act, max_redirects=0)
                more += 1
        self.arrive()
        return more
